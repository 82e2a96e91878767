//! The odds of a battle: exact, or estimated from samples if an exact calculation would take too long.
use super::battle::{MAX_ROUNDS, March, fight, is_below};
use super::chance::Rounds;
use super::event::FightEnd;
use super::figures::LuckRange;
use super::map::Land;
use super::options::Casualties;
use super::units::{Kind, Role, Units};
use chancery_rules::{Dice, Luck, Power};
use std::collections::BTreeMap;

/// The odds of a column against a garrison, without other columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The chance of winning, in tenths of a per cent.
    pub won: u32,
    /// Its average remaining units if it wins, each kind rounded to the nearest whole number.
    pub left: Units,
    /// The garrison's average remaining units when the column does not win.
    pub garrison_left: Units,
    /// Whether it is exact. Otherwise it is an estimate from samples.
    pub is_exact: bool,
}

/// The maximum number of steps in an exact calculation.
const MAX_WORK: usize = 1_000_000;

/// The number of battles in a sample.
pub const N_SAMPLES: u32 = 4000;

/// The possible results of a battle, weighted by probability.
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

/// The odds of a column against a garrison. `None` if it is too weak to attack, or if its odds are already lower than
/// `stop_below`, in hundredths.
pub fn odds(
    casualties: Casualties,
    luck: LuckRange,
    column: Units,
    garrison: Units,
    stop_below: Option<u32>,
) -> Option<Odds> {
    if column.is_empty() || !goes_on(column, garrison, stop_below) {
        return None;
    }
    let exact = exact(casualties, luck, column, garrison, stop_below, MAX_WORK);
    exact.or_else(|| Some(sampled(casualties, luck, column, garrison, stop_below, N_SAMPLES)))
}

fn goes_on(column: Units, part: Units, stop_below: Option<u32>) -> bool {
    let (attack, defence) = (column.attack(), part.defence());
    defence <= attack && !stop_below.is_some_and(|odds| is_below(attack, defence, odds))
}

/// Calculates all possible courses with their chances, round by round. `None` if that would take too long.
fn exact(
    casualties: Casualties,
    luck: LuckRange,
    column: Units,
    garrison: Units,
    stop_below: Option<u32>,
    work: usize,
) -> Option<Odds> {
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
                let scores = scores(by, role, luck);
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

/// All possible scores of units in a round, in tenths, all equally likely.
fn scores(units: Units, role: Role, luck: LuckRange) -> Vec<u64> {
    let there = Kind::ALL.into_iter().filter(|kind| 0 < units.get(*kind));
    there.fold(vec![0], |scores, kind| {
        let worth = u64::from(units.get(kind)) * u64::from(kind.value(role));
        let all = u64::from(luck.from)..=u64::from(luck.to);
        scores.iter().flat_map(|score| all.clone().map(move |luck| score + worth * luck)).collect()
    })
}

/// Luck that is quick to draw, and the same for the same dice. For estimates, never for a battle of a game.
#[derive(Debug)]
pub struct QuickLuck<'a> {
    /// The dice for the draws.
    pub dice: &'a mut Dice,
    /// The range of luck.
    pub range: LuckRange,
}

impl Rounds for QuickLuck<'_> {
    fn tenths(&mut self, _: u32, _: Role, _: Kind) -> u8 {
        self.range.from + self.dice.roll(u64::from(self.range.n())) as u8
    }
}

/// Estimates the odds from this number of battles, always with the same luck.
pub fn sampled(
    casualties: Casualties,
    range: LuckRange,
    column: Units,
    garrison: Units,
    stop_below: Option<u32>,
    n_samples: u32,
) -> Odds {
    let mut luck = QuickLuck { dice: &mut Luck::default().dice("odds"), range };
    let march = March { power: Power(0), from: Land(0), target: Land(0), units: column, stop_below, occupy: None };
    let mut sums = Sums::default();
    for _ in 0..n_samples {
        let fight = fight(casualties, 1, &march, column, garrison, &mut luck);
        let part = if fight.end == FightEnd::Won { Units::NONE } else { fight.part_left };
        sums.add(fight.column_left, part, 1.0);
    }
    sums.odds(false)
}
