//! A battle for one state, as described in HELP BATTLES: rounds of one column against its part of the garrison, in stages until one side is
//! defeated.
use super::chance::{Chance, Rounds};
use super::event::{Back, Battle, Column, Fight, FightEnd, Round, Side};
use super::map::{Land, Map};
use super::options::Casualties;
use super::units::{Kind, Role, Units};
use chancery_rules::Power;

/// The maximum number of rounds of a fight.
pub const MAX_ROUNDS: u32 = 20;

/// A column that leaves for battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct March {
    /// Its owner.
    pub power: Power,
    /// The state that it leaves.
    pub from: Land,
    /// The state that it attacks.
    pub target: Land,
    /// The units that march.
    pub units: Units,
    /// The odds, in hundredths, below which it breaks off.
    pub stop_below: Option<u32>,
    /// The share that moves in, in per cent, if its player gave one.
    pub occupy: Option<u32>,
}

impl Casualties {
    /// Returns the cost to the enemy of removing a unit, in points.
    pub fn cost(self, kind: Kind, role: Role) -> u32 {
        match (self, kind, role) {
            (Self::Text, Kind::Cavalry, Role::Defence) => 4,
            _ => kind.value(role),
        }
    }

    /// Returns the units lost to a score in tenths: the most expensive first, whole units only.
    pub fn losses(self, units: Units, role: Role, tenths: u64) -> Units {
        let (mut rest, mut lost) = (tenths, Units::NONE);
        for kind in Kind::DEAREST_FIRST {
            let cost = 10 * u64::from(self.cost(kind, role));
            let n = units.get(kind).min(u32::try_from(rest / cost).unwrap_or(u32::MAX));
            lost.set(kind, n);
            rest -= u64::from(n) * cost;
        }
        lost
    }

    /// Plays a round, in which both sides lose by the scores of this round.
    pub fn round(self, round: u32, column: Units, part: Units, luck: &mut impl Rounds) -> Round {
        let mut side = |units: Units, role: Role| {
            let mut side = Side { units, luck: [0; 3], tenths: 0, lost: Units::NONE };
            for kind in Kind::ALL.into_iter().filter(|kind| 0 < units.get(*kind)) {
                let tenths = luck.tenths(round, role, kind);
                side.luck[kind as usize] = tenths;
                side.tenths += u64::from(units.get(kind)) * u64::from(kind.value(role)) * u64::from(tenths);
            }
            side
        };
        let (mut attack, mut defence) = (side(column, Role::Attack), side(part, Role::Defence));
        attack.lost = self.losses(column, Role::Attack, defence.tenths);
        defence.lost = self.losses(part, Role::Defence, attack.tenths);
        Round { attack, defence }
    }
}

/// Returns whether the ratio of an attack score to a defence score is below these odds, in hundredths.
pub fn is_below(attack: u64, defence: u64, hundredths: u32) -> bool {
    attack.saturating_mul(100) < defence.saturating_mul(u64::from(hundredths))
}

/// Fights with one column against its part of a garrison, in one stage.
pub fn fight(
    casualties: Casualties,
    stage: u32,
    march: &March,
    column: Units,
    part: Units,
    luck: &mut impl Rounds,
) -> Fight {
    let (mut column_left, mut part_left, mut rounds) = (column, part, Vec::new());
    let end = loop {
        match (column_left.is_empty(), part_left.is_empty()) {
            (true, true) => break FightEnd::BothGone,
            (true, false) => break FightEnd::Repulsed,
            (false, true) => break FightEnd::Won,
            (false, false) => {}
        }
        let (attack, defence) = (column_left.attack(), part_left.defence());
        if attack < defence {
            break FightEnd::BrokenOff;
        }
        if march.stop_below.is_some_and(|odds| is_below(attack, defence, odds)) {
            break FightEnd::Stopped;
        }
        if rounds.len() as u32 == MAX_ROUNDS {
            break FightEnd::Exhausted;
        }
        let round = casualties.round(rounds.len() as u32 + 1, column_left, part_left, luck);
        column_left -= round.attack.lost;
        part_left -= round.defence.lost;
        rounds.push(round);
    };
    Fight { stage, from: march.from, column, part, rounds, end, column_left, part_left }
}

/// Divides a garrison equally among columns, kind by kind. Odd units go to the strongest columns first, with ties broken by name. Returns
/// one part for each column, in their order.
pub fn divide(garrison: Units, columns: &[(Land, Units)]) -> Vec<Units> {
    let mut by_strength: Vec<usize> = (0..columns.len()).collect();
    by_strength.sort_by_key(|index| (std::cmp::Reverse(columns[*index].1.attack()), columns[*index].0));
    let n = columns.len().max(1) as u32;
    let mut parts = vec![Units::NONE; columns.len()];
    for kind in Kind::ALL {
        let (each, odd) = (garrison.get(kind) / n, garrison.get(kind) % n);
        for (rank, index) in (0..).zip(&by_strength) {
            parts[*index].set(kind, each + u32::from(rank < odd));
        }
    }
    parts
}

/// The battle of all columns that attack a state, up to the moment of moving in. The places of the survivors are not decided yet.
pub fn battle(
    map: &Map,
    casualties: Casualties,
    chance: &Chance,
    (target, defender, garrison): (Land, Power, Units),
    marches: &[March],
) -> Battle {
    let marches: Vec<March> = marches.iter().filter(|march| march.target == target).copied().collect();
    let (columns, fights, garrison_left) = stages(garrison, marches, |stage, march, column, part| {
        let mut luck = chance.of_fight(map, target, march.from, stage);
        fight(casualties, stage, march, column, part, &mut luck)
    });
    let taken_by = if garrison_left.is_empty() { strongest(&columns) } else { None };
    Battle { target, defender, garrison, columns, fights, garrison_left, taken_by }
}

/// The stages of a battle, in which `fight(stage, march, column, part)` decides each fight: the columns after it, the fights, and the rest
/// of the garrison.
pub fn stages(
    garrison: Units,
    mut marches: Vec<March>,
    mut fight: impl FnMut(u32, &March, Units, Units) -> Fight,
) -> (Vec<Column>, Vec<Fight>, Units) {
    marches.sort_by_key(|march| march.from);
    let column = |march: &March| Column {
        power: march.power,
        from: march.from,
        units: march.units,
        left: march.units,
        won: true,
        moved_in: Units::NONE,
        back: Back::Nobody,
    };
    let mut columns: Vec<Column> = marches.iter().map(column).collect();
    let (mut fights, mut garrison_left) = (Vec::new(), garrison);
    for stage in 1.. {
        let there: Vec<usize> = (0..columns.len()).filter(|index| columns[*index].won).collect();
        let sizes: Vec<_> = there.iter().map(|index| (columns[*index].from, columns[*index].left)).collect();
        let parts = divide(garrison_left, &sizes);
        garrison_left = Units::NONE;
        for (index, part) in there.iter().zip(parts) {
            let column = &mut columns[*index];
            let fight = fight(stage, &marches[*index], column.left, part);
            column.left = fight.column_left;
            column.won = fight.end == FightEnd::Won;
            garrison_left += fight.part_left;
            fights.push(fight);
        }
        if garrison_left.is_empty() || columns.iter().all(|column| !column.won) {
            break;
        }
    }
    (columns, fights, garrison_left)
}

/// Returns the owner of the winning columns that move in: the one with the highest remaining attack score. If scores are equal, the one
/// with the strongest single column at the start.
fn strongest(columns: &[Column]) -> Option<Power> {
    let winners = || columns.iter().filter(|column| column.won);
    let left = |power: Power| winners().filter(|own| own.power == power).map(|own| own.left.attack()).sum::<u64>();
    let rank = |column: &&Column| (left(column.power), column.units.attack(), std::cmp::Reverse(column.from));
    winners().max_by_key(rank).map(|column| column.power)
}
