//! The possible course of a battle: exact, or by samples where there is too much to work out.
use super::battle::{MAX_ROUNDS, March, fight, is_below};
use super::chance::Rounds;
use super::event::FightEnd;
use super::map::Land;
use super::options::Casualties;
use super::units::{Kind, Role, Units};
use chancery_rules::{Dice, Luck, Power};
use std::collections::BTreeMap;

/// The prospects of a column against a garrison, if nobody else comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The chance that it wins, in tenths of a per cent.
    pub won: u32,
    /// The units that are left of it on average, when it wins, each kind rounded to the nearest whole number.
    pub left: Units,
    /// The units that are left of the garrison on average, when it does not.
    pub garrison_left: Units,
    /// Whether it is exact. Otherwise it comes from samples.
    pub is_exact: bool,
}

/// The most steps of working out that an exact answer may take.
const MAX_WORK: usize = 1_000_000;

/// The number of battles that are fought for an answer by samples.
pub const N_SAMPLES: u32 = 4000;

/// The possible results of a battle, added up by chance.
#[derive(Default)]
struct Sums {
    all: f64,
    won: f64,
    left: [f64; 3],
    garrison_left: [f64; 3],
}

impl Sums {
    fn add(&mut self, column: Units, part: Units, chance: f64) {
        let won = part.is_empty() && !column.is_empty();
        let (sum, units) = if won { (&mut self.left, column) } else { (&mut self.garrison_left, part) };
        self.all += chance;
        self.won += if won { chance } else { 0.0 };
        Kind::ALL.into_iter().for_each(|kind| sum[kind as usize] += chance * f64::from(units.get(kind)));
    }

    fn odds(&self, is_exact: bool) -> Odds {
        let mean =
            |sums: [f64; 3], of: f64| Units(sums.map(|sum| if of <= 0.0 { 0 } else { (sum / of).round() as u32 }));
        Odds {
            won: if self.all <= 0.0 { 0 } else { (1000.0 * self.won / self.all).round() as u32 },
            left: mean(self.left, self.won),
            garrison_left: mean(self.garrison_left, self.all - self.won),
            is_exact,
        }
    }
}

/// The odds of a column against a garrison. `None` if it is too weak to attack, or to begin with the odds at which it is
/// to stop, in hundredths.
pub fn odds(casualties: Casualties, column: Units, garrison: Units, stop_below: Option<u32>) -> Option<Odds> {
    if column.is_empty() || !goes_on(column, garrison, stop_below) {
        return None;
    }
    let exact = exact(casualties, column, garrison, stop_below, MAX_WORK);
    exact.or_else(|| Some(sampled(casualties, column, garrison, stop_below, N_SAMPLES)))
}

fn goes_on(column: Units, part: Units, stop_below: Option<u32>) -> bool {
    let (attack, defence) = (column.attack(), part.defence());
    defence <= attack && !stop_below.is_some_and(|odds| is_below(attack, defence, odds))
}

/// Works out all that can happen, with its chance, round by round; `None` if that is too much to work out.
fn exact(casualties: Casualties, column: Units, garrison: Units, stop_below: Option<u32>, work: usize) -> Option<Odds> {
    let mut sums = Sums::default();
    let mut now = BTreeMap::from([((column.0, garrison.0), 1.0)]);
    let mut left = work;
    for _ in 0..MAX_ROUNDS {
        let mut next = BTreeMap::new();
        for ((column, part), chance) in now {
            let (column, part) = (Units(column), Units(part));
            if column.is_empty() || part.is_empty() || !goes_on(column, part, stop_below) {
                sums.add(column, part, chance);
                continue;
            }
            let losses = |by: Units, role: Role, of: Units, in_role: Role| {
                let mut losses = BTreeMap::new();
                let scores = scores(by, role);
                let each = 1.0 / scores.len() as f64;
                let n = scores.len();
                scores
                    .into_iter()
                    .for_each(|tenths| *losses.entry(casualties.losses(of, in_role, tenths).0).or_insert(0.0) += each);
                (losses, n)
            };
            let (of_part, n) = losses(column, Role::Attack, part, Role::Defence);
            let (of_column, m) = losses(part, Role::Defence, column, Role::Attack);
            left = left.checked_sub(n + m + of_part.len() * of_column.len())?;
            for (column_lost, p) in &of_column {
                for (part_lost, q) in &of_part {
                    let to = ((column - Units(*column_lost)).0, (part - Units(*part_lost)).0);
                    *next.entry(to).or_insert(0.0) += chance * p * q;
                }
            }
        }
        now = next;
    }
    now.into_iter().for_each(|((column, part), chance)| sums.add(Units(column), Units(part), chance));
    Some(sums.odds(true))
}

/// All scores that units can have in a round, in tenths; each is as likely.
fn scores(units: Units, role: Role) -> Vec<u64> {
    let there = Kind::ALL.into_iter().filter(|kind| 0 < units.get(*kind));
    there.fold(vec![0], |scores, kind| {
        let worth = u64::from(units.get(kind)) * u64::from(kind.value(role));
        scores.iter().flat_map(|score| (1..=10).map(move |luck| score + worth * luck)).collect()
    })
}

/// Luck that is quick to draw, and the same for the same dice: for estimates, never for a battle of a game.
impl Rounds for Dice {
    fn tenths(&mut self, _: u32, _: Role, _: Kind) -> u8 {
        self.roll(10) as u8 + 1
    }
}

/// The same from so many battles, with luck that is always the same.
pub fn sampled(
    casualties: Casualties,
    column: Units,
    garrison: Units,
    stop_below: Option<u32>,
    n_samples: u32,
) -> Odds {
    let mut luck = Luck::default().dice("odds");
    let march = March { power: Power(0), from: Land(0), target: Land(0), units: column, stop_below, occupy: None };
    let mut sums = Sums::default();
    for _ in 0..n_samples {
        let fight = fight(casualties, 1, &march, column, garrison, &mut luck);
        let part = if fight.end == FightEnd::Won { Units::NONE } else { fight.part_left };
        sums.add(fight.column_left, part, 1.0);
    }
    sums.odds(false)
}
