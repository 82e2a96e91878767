//! The time to resolve a full board of orders, compared with the `diplomacy` crate in one run.
//!
//! `cargo bench --bench resolver`. Both sides get the same order sets (34 units, standard board, fixed seed) and take turns
//! after every 250, so that a slow moment of the machine is shared. See `README.md` here.
#![allow(clippy::expect_used)]
#[path = "../tests/it/dice.rs"]
mod dice;

use chancery::rules::Power;
use chancery::rules::diplomacy::board::{Board, Location, Province};
use chancery::rules::diplomacy::entry::grammar;
use chancery::rules::diplomacy::entry::names::Names;
use chancery::rules::diplomacy::order::{Action, Order, Route};
use chancery::rules::diplomacy::phases::movement;
use chancery::rules::diplomacy::phases::movement::{Piece, Tables};
use chancery::rules::diplomacy::policy::Policies;
use chancery::rules::diplomacy::state::{Affairs, Phase, State, Unit, UnitKind};
use chancery::rules::diplomacy::variant;
use dice::Dice;
use diplomacy::judge::{MappedMainOrder, OrderState, Rulebook, Submission};
use diplomacy::order::MainCommand;
use diplomacy::{UnitPosition, geo::standard_map};
use std::hint::black_box;
use std::time::{Duration, Instant};

const N_SETS: usize = 1000;
const N_ROUNDS: usize = 31;
const N_UNITS: usize = 34;
/// The number of sets after which the sides alternate.
const N_TURN: usize = 250;

/// One full board of orders, in each side's form.
struct Set {
    units: Vec<Unit>,
    actions: Vec<Action>,
    /// The form that the crate resolves.
    theirs: Vec<MappedMainOrder>,
    their_units: Vec<UnitPosition<'static, diplomacy::geo::RegionKey>>,
    /// The form that people write.
    our_text: Vec<(Power, String)>,
    their_text: Vec<String>,
}

fn pieces<'a>(units: &[Unit], actions: &'a [Action]) -> Vec<Piece<'a>> {
    units.iter().zip(actions).map(|(&unit, action)| Piece { unit, action }).collect()
}

fn main() {
    let board = variant::load("standard").expect("the board is there");
    let names = Names::new(&board);
    let tables = Tables::new(&board, &Policies::default());
    let policies = Policies::default();
    let mut dice = Dice::new(34);
    let sets: Vec<Set> = (0..N_SETS).map(|_| random_set(&board, &mut dice)).collect();

    let mut resolver = tables.resolver();
    let (mut n_alike, mut n_moves) = (0, 0);
    let mut timings: [Vec<Duration>; 4] = Default::default();
    for round in 0..=N_ROUNDS {
        let mut spent = [Duration::ZERO; 4];
        for sets in sets.chunks(N_TURN) {
            // Both sides get a fresh copy of the orders.
            let actions: Vec<Vec<Action>> = sets.iter().map(|set| set.actions.clone()).collect();
            let pieces: Vec<Vec<Piece>> =
                sets.iter().zip(&actions).map(|(set, actions)| pieces(&set.units, actions)).collect();
            spent[0] += time(|| {
                for pieces in &pieces {
                    black_box(resolver.resolve(&policies, black_box(pieces)));
                }
            });
            let orders: Vec<_> = sets.iter().map(|set| set.theirs.clone()).collect();
            spent[1] += time(|| {
                for (set, orders) in sets.iter().zip(orders) {
                    let submission = Submission::new(standard_map(), &set.their_units, orders);
                    black_box(submission.adjudicate(Rulebook::default()));
                }
            });
            spent[2] += time(|| {
                for set in sets {
                    black_box(from_text(&board, &names, &tables, &policies, black_box(set)));
                }
            });
            spent[3] += time(|| {
                for set in sets {
                    let orders = set.their_text.iter().map(|text| their_parse(text)).collect();
                    let submission = Submission::new(standard_map(), &set.their_units, orders);
                    black_box(submission.adjudicate(Rulebook::default()));
                }
            });
        }
        // The first round warms up.
        if round > 0 {
            timings.iter_mut().zip(spent).for_each(|(all, one)| all.push(one / N_SETS as u32));
        }
    }
    for set in &sets {
        let submission = Submission::new(standard_map(), &set.their_units, set.theirs.clone());
        let theirs = submission.adjudicate(Rulebook::default());
        for (order, ours) in set.theirs.iter().zip(resolver.resolve(&policies, &pieces(&set.units, &set.actions))) {
            if matches!(order.command, MainCommand::Move(_)) {
                let they_succeed = theirs.get(order).map(OrderState::from) == Some(OrderState::Succeeds);
                n_moves += 1;
                n_alike += usize::from(they_succeed == ours.failure.is_none());
            }
        }
    }
    let [ours, theirs, our_text, their_text] = timings.map(median);
    println!(
        "{N_SETS} sets of {N_UNITS} orders, medians of {N_ROUNDS} rounds; {n_alike} of {n_moves} moves settled alike"
    );
    row("orders to positions and reasons", ours, theirs);
    row("text to positions and events", our_text, their_text);
}

fn row(what: &str, ours: Duration, theirs: Duration) {
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let ratio = micros(theirs) / micros(ours);
    println!("{what:32} chancery {:8.2} us   diplomacy 0.2 {:8.2} us   {ratio:6.1} x", micros(ours), micros(theirs));
}

fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn their_parse(text: &str) -> MappedMainOrder {
    text.parse().expect("it is the crate's own spelling")
}

fn median(mut timings: Vec<Duration>) -> Duration {
    timings.sort_unstable();
    timings[timings.len() / 2]
}

fn from_text(board: &Board, names: &Names, tables: &Tables, policies: &Policies, set: &Set) -> movement::Movement {
    let orders: Vec<(Power, Order)> = set
        .our_text
        .iter()
        .flat_map(|(power, text)| {
            let parsed = grammar::parse(board, names, None, text).into_iter();
            parsed.map(|parsed| (*power, parsed.expect("it is our own spelling").order))
        })
        .collect();
    movement::adjudicate(board, tables, policies, &state(board, &set.units), &orders)
}

fn state(board: &Board, units: &[Unit]) -> State {
    State {
        phase: Phase::read("S1901M").expect("it is a phase"),
        units: units.to_vec(),
        dislodged: Vec::new(),
        contested: Vec::new(),
        owners: vec![None; board.provinces.len()],
        winners: Vec::new(),
        affairs: Affairs::default(),
    }
}

/// 34 units of seven powers in random places, with moves, supports and convoys. An order that the crate's map does not
/// allow (it lacks eleven borders) becomes a hold on both sides.
fn random_set(board: &Board, dice: &mut Dice) -> Set {
    let mut units: Vec<Unit> = Vec::new();
    while units.len() < N_UNITS {
        let at = Location(dice.roll(board.locations.len() as u64) as u16);
        let kind = if dice.roll(2) == 0 { UnitKind::Army } else { UnitKind::Fleet };
        let free = units.iter().all(|other| board.province_of(other.at) != board.province_of(at));
        if free && board.can_stand(kind, at) {
            units.push(Unit { power: Power(dice.roll(board.powers.len() as u64) as u16), kind, at });
        }
    }
    units.sort_unstable_by_key(|unit| unit.at);
    let mut actions = random_actions(board, dice, &units);
    loop {
        let their_text: Vec<String> =
            units.iter().zip(&actions).map(|(unit, action)| their_order(board, unit, action)).collect();
        let theirs: Vec<MappedMainOrder> = their_text.iter().map(|text| their_parse(text)).collect();
        let their_units: Vec<UnitPosition<'static, _>> = their_text
            .iter()
            .map(|text| text.splitn(4, ' ').take(3).collect::<Vec<_>>().join(" "))
            .map(|unit| unit.parse().expect("it is the crate's own spelling"))
            .collect();
        let submission = Submission::new(standard_map(), &their_units, theirs.clone());
        let outcome = submission.adjudicate(Rulebook::default());
        let refused: Vec<usize> = (0..units.len())
            .filter(|&index| actions[index] != Action::Hold && outcome.get(&theirs[index]).is_none_or(is_refusal))
            .collect();
        if refused.is_empty() {
            let our_text = units
                .iter()
                .zip(&actions)
                .map(|(unit, action)| {
                    let order = Order::Unit { kind: Some(unit.kind), at: unit.at, action: action.clone() };
                    (unit.power, order.text(board))
                })
                .collect();
            return Set { units, actions, theirs, their_units, our_text, their_text };
        }
        refused.into_iter().for_each(|index| actions[index] = Action::Hold);
    }
}

fn is_refusal<O>(outcome: &diplomacy::judge::OrderOutcome<O>) -> bool {
    matches!(outcome, diplomacy::judge::OrderOutcome::Illegal(_))
}

fn random_actions(board: &Board, dice: &mut Dice, units: &[Unit]) -> Vec<Action> {
    let coasts: Vec<Location> = (0..board.provinces.len() as u16)
        .map(Location)
        .filter(|&at| board.can_stand(UnitKind::Army, at) && !board.fleet_places(Province(at.0)).is_empty())
        .collect();
    let mut pick = |from: &[Location]| from[dice.roll(from.len() as u64) as usize];
    let mut actions: Vec<Action> = Vec::new();
    for (index, unit) in units.iter().enumerate() {
        let near = board.steps(unit.kind, unit.at);
        let far = unit.kind == UnitKind::Army && index % 5 == 0;
        let to = if far { pick(&coasts) } else { pick(near) };
        let moves = index % 2 == 0 && board.province_of(to) != board.province_of(unit.at);
        actions.push(if moves { Action::Move { to, route: Route::Any } } else { Action::Hold });
    }
    for index in 0..units.len() {
        if actions[index] != Action::Hold {
            continue;
        }
        let unit = units[index];
        let reach: Vec<_> = board.steps(unit.kind, unit.at).iter().map(|&at| board.province_of(at)).collect();
        let mut useful = Vec::new();
        for (other, action) in units.iter().zip(&actions) {
            match action {
                Action::Move { to, .. } => {
                    if reach.contains(&board.province_of(*to)) && board.province_of(*to) != board.province_of(unit.at) {
                        useful.push(Action::SupportMove { kind: Some(other.kind), from: other.at, to: *to });
                    }
                    let at_sea = unit.kind == UnitKind::Fleet && !board.can_stand(UnitKind::Army, unit.at);
                    let far = !board.steps(other.kind, other.at).contains(to);
                    if at_sea && far && other.kind == UnitKind::Army {
                        useful.push(Action::Convoy { kind: other.kind, from: other.at, to: *to });
                    }
                }
                _ if reach.contains(&board.province_of(other.at)) => {
                    useful.push(Action::SupportHold { kind: Some(other.kind), unit: other.at });
                }
                _ => {}
            }
        }
        if !useful.is_empty() {
            actions[index] = useful[dice.roll(useful.len() as u64) as usize].clone();
        }
    }
    actions
}

/// The crate's spelling: `ENG: F nth convoys A lon -> bel`.
fn their_order(board: &Board, unit: &Unit, action: &Action) -> String {
    let power = board.power_name(unit.power).name[..3].to_uppercase();
    let kind_at = |at: Location| {
        let units = [UnitKind::Army, UnitKind::Fleet];
        units.into_iter().find(|&kind| board.can_stand(kind, at)).map_or('A', UnitKind::letter)
    };
    let command = match action {
        Action::Move { to, .. } => format!("-> {}", their_place(board, *to)),
        Action::SupportHold { kind, unit } => {
            format!("supports {} {}", kind.map_or_else(|| kind_at(*unit), UnitKind::letter), their_place(board, *unit))
        }
        Action::SupportMove { kind, from, to } => format!(
            "supports {} {} -> {}",
            kind.map_or_else(|| kind_at(*from), UnitKind::letter),
            their_place(board, *from),
            their_place(board, *to)
        ),
        Action::Convoy { from, to, .. } => {
            format!("convoys A {} -> {}", their_place(board, *from), their_place(board, *to))
        }
        _ => "holds".to_owned(),
    };
    format!("{power}: {} {} {command}", unit.kind.letter(), their_place(board, unit.at))
}

fn their_place(board: &Board, at: Location) -> String {
    let name = board.place_name(at).to_lowercase().replace("nor", "nwy");
    match name.split_once('/') {
        Some((province, coast)) => format!("{province}({coast})"),
        None => name,
    }
}
