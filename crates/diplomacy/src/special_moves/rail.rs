//! Railways: the units that travel on them, and their destinations (policy `railways`). For the results of rides, see
//! [`movement`](crate::phases::movement).
use crate::board::{Board, Province, Railway};
use crate::policy::Policies;
use crate::state::{Unit, UnitKind};

/// Every ride that a unit could be ordered to make: the railway, as an index into [`Board::railways`], and the goal.
pub fn rides(board: &Board, policies: &Policies, unit: &Unit) -> Vec<(usize, Province)> {
    let from = board.province_of(unit.at);
    let carries = |line: &Railway| line.powers.contains(&unit.power) && line.line.contains(&from);
    let open = |line: &Railway| policies.railways && unit.kind == UnitKind::Army && carries(line);
    let lines = board.railways.iter().enumerate().filter(|(_, line)| open(line));
    let goals = |(index, line): (usize, &Railway)| {
        let goals: Vec<_> = line.line.iter().filter(|&&goal| goal != from).map(|&goal| (index, goal)).collect();
        goals
    };
    lines.flat_map(goals).collect()
}
