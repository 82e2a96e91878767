//! Weighs attacks, and chooses the best of them.
use super::super::battle::{March, fight, stages};
use super::super::event::Column;
use super::super::map::{Land, Map};
use super::super::odds::QuickLuck;
use super::super::order::Order;
use super::super::turn::occupation;
use super::super::units::Units;
use super::Table;
use chancery_rules::Dice;
use chancery_text::say;
use chancery_text::sentence::{Note, and, place, term};
use std::cmp::Reverse;

/// The number of simulated battles for an estimate.
const N_SAMPLES: u32 = 60;

/// The possible shares of a column that moves in, in per cent, where 0 means the share that the rules prescribe.
const SHARES: [u32; 5] = [0, 30, 50, 70, 100];

/// A chosen attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attack {
    pub(super) target: Land,
    pub(super) from: Land,
    pub(super) occupy: Option<u32>,
    /// The chance that it wins.
    pub(super) chance: f64,
    /// The expected units in the target, and at home, if it wins.
    pub(super) moved_in: Units,
    pub(super) at_home: Units,
}

impl Attack {
    /// Returns it as an order.
    pub(super) fn order(&self) -> Order {
        let Self { target, from, occupy, .. } = *self;
        Order::Attack { target, from, with: None, stop_below: None, occupy }
    }
}

/// The attacks of a turn.
#[derive(Clone, Debug, Default)]
pub(super) struct AttackPlan {
    pub(super) attacks: Vec<Attack>,
}

impl AttackPlan {
    /// Returns whether a column attacks from this state.
    pub(super) fn leaves(&self, land: Land) -> bool {
        self.attacks.iter().any(|attack| attack.from == land)
    }

    /// The attack on a state, if there is one.
    pub(super) fn on(&self, land: Land) -> Option<&Attack> {
        self.attacks.iter().find(|attack| attack.target == land)
    }

    /// Returns the reasons for the attacks, in sentences.
    pub(super) fn reasons(&self, map: &Map, table: &Table<'_>) -> Vec<Note> {
        let reason = |attack: &Attack| {
            let (column, at) = (table.expected.at(attack.from).garrison.can_leave(), table.expected.at(attack.target));
            let mut what: Vec<&'static str> = Vec::new();
            what.extend(at.is_city.then_some("a city"));
            what.extend(at.has_mine.then_some("a mine"));
            let chance = say!(
                "{} from {}: {} against {}, won about {}% of the time.",
                place(map.key_of(attack.target)),
                place(map.key_of(attack.from)),
                term(column.to_string()),
                term(at.garrison.to_string()),
                (100.0 * attack.chance).round() as i64
            );
            Note::of(match what.as_slice() {
                [] => chance,
                _ => say!("{} It has {}.", chance, and(what)),
            })
        };
        self.attacks.iter().map(reason).collect()
    }
}

/// The average result of a battle.
struct Estimate {
    chance: f64,
    /// The remaining units of each column after a win.
    left: Vec<Units>,
    /// The attack score lost, and the defence score destroyed.
    lost: f64,
    killed: f64,
}

fn estimate(table: &Table<'_>, marches: &[March], garrison: Units, dice: &mut Dice) -> Estimate {
    let (mut won, mut lost, mut killed) = (0_u32, 0, 0);
    let mut left = vec![[0_u64; 3]; marches.len()];
    for _ in 0..N_SAMPLES {
        let (casualties, range) = (table.options.casualties, table.map.figures.luck());
        let (columns, _, garrison_left) = stages(garrison, marches.to_vec(), |stage, march, column, part| {
            fight(casualties, stage, march, column, part, &mut QuickLuck { dice, range })
        });
        let score = |of: &dyn Fn(&Column) -> Units| columns.iter().map(|column| of(column).attack()).sum::<u64>();
        lost += score(&|column| column.units) - score(&|column| column.left);
        killed += garrison.defence() - garrison_left.defence();
        if garrison_left.is_empty() && columns.iter().any(|column| column.won) {
            won += 1;
            for (sums, column) in left.iter_mut().zip(&columns) {
                sums.iter_mut().zip(column.left.0).for_each(|(sum, n)| *sum += u64::from(n));
            }
        }
    }
    let n = f64::from(N_SAMPLES);
    let mean = |sums: [u64; 3]| Units(sums.map(|sum| sum.checked_div(u64::from(won)).unwrap_or(0) as u32));
    Estimate {
        chance: f64::from(won) / n,
        left: left.into_iter().map(mean).collect(),
        lost: lost as f64 / n,
        killed: killed as f64 / n,
    }
}

/// Chooses attacks, each by one column or two: the best first, and each state once.
pub(super) fn plan(table: &Table<'_>, dice: &mut Dice) -> AttackPlan {
    let mut found: Vec<(f64, Vec<Attack>)> = Vec::new();
    for target in table.map.all().filter(|target| !table.is_own(*target)) {
        let defence = table.expected.at(target).garrison.defence();
        let march = |from: Land| {
            let units = table.expected.at(from).garrison.can_leave();
            March { power: table.power, from, target, units, stop_below: None, occupy: None }
        };
        let can = |march: &March| !march.units.is_empty() && defence <= march.units.attack();
        let mut marches: Vec<March> = table.near(target, true).map(march).filter(can).collect();
        marches.sort_by_key(|march| (Reverse(march.units.attack()), march.from));
        for (n, one) in marches.iter().enumerate() {
            found.extend(weigh(table, &[*one], dice));
            // Adds a second column only where one alone may fail.
            let is_sure = 3 * defence <= one.units.attack();
            for other in marches.iter().skip(n + 1).filter(|_| !is_sure) {
                let mut both = [*one, *other];
                both.sort_by_key(|march| march.from);
                found.extend(weigh(table, &both, dice));
            }
        }
    }
    // The sort is stable, so ties go to the first by name.
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut plan = AttackPlan::default();
    for (_, attacks) in found.into_iter().filter(|(worth, _)| table.weights.least <= *worth) {
        if attacks.iter().all(|attack| plan.on(attack.target).is_none() && !plan.leaves(attack.from)) {
            plan.attacks.extend(attacks);
        }
    }
    plan
}

/// Returns the value of an attack, for each column that it uses, with the best shares to move in.
fn weigh(table: &Table<'_>, marches: &[March], dice: &mut Dice) -> Option<(f64, Vec<Attack>)> {
    let target = marches.first()?.target;
    let estimate = estimate(table, marches, table.expected.at(target).garrison, dice);
    let (chance, weights) = (estimate.chance, table.weights);
    if chance < weights.chance {
        return None;
    }
    let home = |march: &March| table.expected.at(march.from).garrison;
    let from_target = |enemy: Land| enemy == target;
    let (mut open, mut before) = (0.0, 0.0);
    for march in marches {
        // Another column could move to where this one came from, so it needs the defence score of the whole garrison.
        if home(march).defence() <= table.strongest_beside(march.from, from_target) {
            open += table.plain_worth(march.from);
        }
        before += table.danger(march.from, home(march), |_| false);
    }
    let with_share = |share: u32| {
        let (mut in_target, mut danger, mut attacks) = (Units::NONE, 0.0, Vec::new());
        for (march, left) in marches.iter().zip(&estimate.left) {
            let percent = if share == 0 { occupation(table.map, &table.expected, march.from) } else { share };
            let moved_in = left.share(percent);
            let at_home = home(march) - march.units + (*left - moved_in);
            in_target += moved_in;
            danger += table.danger(march.from, at_home, from_target);
            let occupy = (share != 0).then_some(share);
            attacks.push(Attack { target, from: march.from, occupy, chance, moved_in: Units::NONE, at_home });
        }
        attacks.iter_mut().for_each(|attack| attack.moved_in = in_target);
        (danger + table.danger(target, in_target, |_| false), attacks)
    };
    let choices = SHARES.into_iter().map(with_share);
    let (danger, attacks) = choices.min_by(|one, other| one.0.total_cmp(&other.0))?;
    let worth = chance * table.worth(target) - weights.loss * estimate.lost + weights.kill * estimate.killed
        - weights.danger * (open + chance * danger - before);
    Some((worth / marches.len() as f64, attacks))
}
