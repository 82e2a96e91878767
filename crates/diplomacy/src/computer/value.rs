//! The value of a position for a power: the centres that it holds, their safety, and the centres that it could take.
use super::ground::Ground;
use crate::board::Province;
use crate::state::{Unit, UnitKind};
use crate::victory;
use chancery_rules::Manner;

/// The value of a centre, the scale for all other values.
const CENTRE: i64 = 1000;
/// The value of a foreign centre that a unit occupies. The unit must stay there until centres are counted.
const STOOD_ON: i64 = 750;
/// The value of the power's own centre that a foreign unit occupies, until centres are counted.
const NOT_YET_LOST: i64 = 250;
/// The value of a foreign centre with enough units next to it.
const RIPE: i64 = 137;
/// The value of a unit by its distance from a foreign centre, in moves. The first row is for the turn before centres are counted, the
/// second for the turns after that, when there is time for two moves.
const IN_REACH: [[i64; 6]; 2] = [[0, 500, 120, 60, 30, 15], [0, 420, 300, 110, 60, 30]];
/// The weight of large rivals against a position. It is multiplied by the square of their centres.
const DANGER: i64 = 4;
/// The value of a victory.
const VICTORY: i64 = 20 * CENTRE;

/// Returns the value of a position. `units` are those in place. `counted` says whether centres are counted now.
pub(super) fn value(ground: &Ground, units: &[Unit], counted: bool) -> i64 {
    let board = ground.board;
    let mut holders = vec![None; board.provinces.len()];
    for unit in units.iter().filter(|unit| unit.kind != UnitKind::Wing) {
        holders[usize::from(board.province_of(unit.at).0)] = Some(unit.power);
    }
    let mut owned = vec![0; board.powers.len()];
    let mut scene = Scene { ours: 0, pull: 0, near: vec![0; board.powers.len()], counted };
    let mut total = 0;
    for (index, at) in ground.centres.iter().enumerate() {
        let holder = holders[usize::from(at.0)];
        let next = holder.or(ground.owner(*at));
        if let Some(power) = next {
            owned[power.index()] += 1;
        }
        scene.look(ground, units, index);
        total += match next {
            Some(power) if ground.is_ours(power) => scene.kept(ground, *at, holder.is_some()),
            _ => {
                let n_guards = next.map_or(0, |power| scene.near[power.index()]);
                scene.wanted(ground, *at, n_guards)
            }
        };
    }
    let (mut own, mut danger) = (0, 0);
    for (n_centres, is_ours) in owned.iter().zip(&ground.side) {
        match is_ours {
            true => own += n_centres,
            false => danger += DANGER * n_centres * n_centres,
        }
    }
    let has_won = counted && own >= i64::from(victory::centres_to_win(board, ground.policies, ground.state));
    total - danger + if has_won { VICTORY } else { 0 }
}

/// The units near a centre.
struct Scene {
    /// The number of units on the power's side that are there, or could go there next.
    ours: i64,
    /// The value that the units on the power's side have for taking it.
    pull: i64,
    /// The number of units that are there, or could go there next, by power. Filled for other powers only.
    near: Vec<i64>,
    counted: bool,
}

impl Scene {
    fn look(&mut self, ground: &Ground, units: &[Unit], centre: usize) {
        (self.ours, self.pull) = (0, 0);
        self.near.fill(0);
        for unit in units {
            let far = ground.distance(unit, centre);
            if ground.is_ours(unit.power) {
                self.ours += i64::from(far <= 1);
                self.pull += IN_REACH[usize::from(self.counted)].get(usize::from(far)).copied().unwrap_or(0);
            } else {
                self.near[unit.power.index()] += i64::from(far <= 1);
            }
        }
    }

    /// The value of a centre that the power holds, by a unit or as its owner.
    fn kept(&self, ground: &Ground, at: Province, is_occupied: bool) -> i64 {
        let is_owner = ground.owner(at).is_some_and(|power| ground.is_ours(power));
        let worth = if self.counted || is_owner { CENTRE } else { STOOD_ON };
        let n_enemies = self.near.iter().copied().max().unwrap_or(0);
        let risk = match n_enemies - self.ours {
            _ if n_enemies == 0 => 0,
            1.. => 420,
            0 if is_occupied => 120,
            0 => 250,
            _ if is_occupied => 20,
            _ => 60,
        };
        // There is time to drive them out again.
        worth - if self.counted { risk * 3 / 4 } else { risk }
    }

    /// The value of a foreign centre with this many guards.
    fn wanted(&self, ground: &Ground, at: Province, n_guards: i64) -> i64 {
        let is_owner = ground.owner(at).is_some_and(|power| ground.is_ours(power));
        let kept = if is_owner && !self.counted { NOT_YET_LOST } else { 0 };
        if ground.manner == Manner::Steward && !ground.is_own(at) {
            return kept;
        }
        let n_needed = 1 + n_guards;
        let nearest = IN_REACH[usize::from(self.counted)][1];
        let ripe = if self.ours >= n_needed { RIPE } else { 0 };
        kept + self.pull.min(nearest * n_needed) / n_needed + ripe
    }
}
