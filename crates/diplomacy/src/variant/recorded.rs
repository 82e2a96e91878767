//! Recorded games: `games/*.txt`, with the orders and results of each phase.
//!
//! Each phase has the format that `chancery adjudicate` reads. Its position is compared with the result of the previous
//! phase, and then its orders are carried out.
use super::super::board::Board;
use super::super::event::{Event, OrderResult};
use super::super::game::Diplomacy;
use super::super::order::Order;
use super::super::record::ResultText;
use super::super::state::{Phase, State, Unit};
use super::{Flaw, lines};
use crate::entry::answers::Answers;
use crate::entry::grammar;
use crate::phases::adjudicate::adjudicate;
use chancery_rules::{Luck, Power, Rules as _};
use chancery_text::words;
use std::collections::{BTreeMap, BTreeSet};

/// The current section of the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Policies,
    Units,
    Owners,
    Dislodged,
    Winners,
    Orders,
}

/// A phase of a recorded game.
#[derive(Default)]
struct Recorded {
    line: usize,
    label: String,
    /// The lines of the position, by section.
    position: BTreeMap<Part, (usize, BTreeSet<String>)>,
    /// The lines of orders.
    orders: Vec<(usize, String)>,
}

/// Replays a recorded game, and counts its phases.
///
/// # Errors
/// The first line that contradicts the rules.
pub fn replay(rules: &Diplomacy, file: &str, text: &str) -> Result<usize, Flaw> {
    let flaw = |line: usize, why: String| Flaw::new(file, line, why);
    let mut rules = rules.clone();
    let mut phases: Vec<Recorded> = Vec::new();
    let mut section = Part::Orders;
    let sections = "sections are [policies], [units], [owners], [dislodged], [winners], [orders]";
    for (line, text) in lines(text) {
        if let Some(label) = text.strip_prefix("phase ") {
            section = Part::Orders;
            phases.push(Recorded { line, label: label.trim().to_owned(), ..Recorded::default() });
            continue;
        }
        if let Some(name) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            section = match name {
                "policies" => Part::Policies,
                "units" => Part::Units,
                "owners" => Part::Owners,
                "dislodged" => Part::Dislodged,
                "winners" => Part::Winners,
                "orders" => Part::Orders,
                _ => return Err(flaw(line, sections.to_owned())),
            };
            if let (Some(phase), false) = (phases.last_mut(), matches!(section, Part::Orders | Part::Policies)) {
                phase.position.insert(section, (line, BTreeSet::new()));
            }
            continue;
        }
        match (phases.last_mut(), section) {
            (None, Part::Policies) => {
                let (name, word) = text.split_once(':').unwrap_or((text, ""));
                let mut policies = *rules.policies();
                policies
                    .set(name.trim(), word.trim())
                    .map_err(|why| flaw(line, words::said(why).trim_end_matches('.').to_owned()))?;
                rules = rules.with(policies);
            }
            (_, Part::Policies) => return Err(flaw(line, "[policies] stand before the first phase".to_owned())),
            (None, _) => return Err(flaw(line, "a recorded game begins with a line `phase S1901M`".to_owned())),
            (Some(phase), Part::Orders) => phase.orders.push((line, text.to_owned())),
            (Some(phase), section) => {
                let parts = said(rules.board(), section, text).map_err(|why| flaw(line, why))?;
                phase.position.entry(section).or_insert((line, BTreeSet::new())).1.extend(parts);
            }
        }
    }
    let mut state = rules.begin(&rules.played(), &Luck::default());
    for (at, phase) in phases.iter().enumerate() {
        compare(rules.board(), &state, phase).map_err(|(line, why)| flaw(line, why))?;
        if at + 1 == phases.len() && phase.orders.is_empty() {
            break;
        }
        state = carry_out(&rules, &state, phase).map_err(|(line, why)| flaw(line, why))?;
    }
    Ok(phases.len())
}

/// One line of a position, in comparable parts: `Austria: A BUD`, `Austria: VIE`.
fn said(board: &Board, section: Part, line: &str) -> Result<Vec<String>, String> {
    if section == Part::Winners {
        let winner = board.power(line).ok_or_else(|| format!("there is no power {line:?}"))?;
        return Ok(vec![board.power_name(winner).name.clone()]);
    }
    let Some((name, rest)) = line.split_once(':') else {
        return Err("a line of a position begins with a power and a colon".to_owned());
    };
    let power = board.power(name.trim()).ok_or_else(|| format!("there is no power {:?}", name.trim()))?;
    let parts: Vec<&str> = match section {
        Part::Owners => rest.split([' ', ',']).collect(),
        _ => rest.split(',').map(|unit| unit.split(" from ").next().unwrap_or_default()).collect(),
    };
    let parts = parts.into_iter().map(str::trim).filter(|part| !part.is_empty());
    Ok(parts.map(|part| format!("{}: {part}", board.power_name(power).name)).collect())
}

/// Checks that the position agrees with the record.
fn compare(board: &Board, state: &State, phase: &Recorded) -> Result<(), (usize, String)> {
    match Phase::read(&phase.label) {
        Some(label) if label == state.phase => {}
        _ => return Err((phase.line, format!("the next phase is {}, not {}", state.phase, phase.label))),
    }
    let name = |power: Power| board.power_name(power).name.as_str();
    let unit = |unit: &Unit| format!("{}: {}", name(unit.power), board.unit_name(unit));
    for (section, (line, said)) in &phase.position {
        let (what, there): (_, BTreeSet<String>) = match section {
            Part::Units => ("on the board", state.units.iter().map(unit).collect()),
            Part::Dislodged => ("dislodged", state.dislodged.iter().map(|lost| unit(&lost.unit)).collect()),
            Part::Winners => ("a winner", state.winners.iter().map(|&power| name(power).to_owned()).collect()),
            _ => {
                let owners = board.provinces.iter().zip(&state.owners);
                let owned =
                    owners.filter_map(|(data, owner)| Some(format!("{}: {}", name((*owner)?), data.abbreviation)));
                ("owned", owned.collect())
            }
        };
        if let Some(part) = said.difference(&there).next() {
            return Err((*line, format!("by the rules, {part} is not {what}")));
        }
        if let Some(part) = there.difference(said).next() {
            return Err((*line, format!("by the rules, {part} is {what}")));
        }
    }
    Ok(())
}

/// Carries out the orders of a phase, and compares each result with the remark after the order: `(*bounce*)`.
fn carry_out(rules: &Diplomacy, state: &State, phase: &Recorded) -> Result<State, (usize, String)> {
    let board = rules.board();
    let mut orders: Vec<(Power, Order)> = Vec::new();
    let mut remarks: Vec<(usize, BTreeSet<String>)> = Vec::new();
    for (line, text) in &phase.orders {
        let (plain, remark) = text.split_once("(*").unwrap_or((text, ""));
        let words = remark.split("*)").next().unwrap_or_default().split(',').map(str::trim);
        let expected: BTreeSet<String> = words.filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let found = grammar::parse(board, rules.names(), None, plain);
        if found.is_empty() {
            return Err((*line, format!("{plain:?} is not an order")));
        }
        for parsed in found {
            let parsed =
                parsed.map_err(|rejected| (*line, words::said(rejected.why()).trim_end_matches('.').to_owned()))?;
            let order = super::super::game::complete(board, state, parsed.order);
            let Some(power) = parsed.power.or_else(|| owner(board, state, &order)) else {
                return Err((*line, "whose order is that? Put the power and a colon before it".to_owned()));
            };
            remarks.push((*line, expected.clone()));
            orders.push((power, order));
        }
    }
    let (next, events) = adjudicate(board, rules.tables(), rules.policies(), state, &orders);
    let results: Vec<&OrderResult> = events
        .iter()
        .filter_map(|event| match event {
            Event::Result(result) => Some(result),
            _ => None,
        })
        .collect();
    let given = orders.iter().map(|(power, order)| (*power, Some(order)));
    let answers = Answers::find(board, rules.policies().twice, given, &results);
    for (((line, expected), (_, order)), result) in remarks.into_iter().zip(&orders).zip(answers.given) {
        let text = order.text(board);
        let Some(result) = result else {
            return Err((line, format!("{text}: another order takes its place")));
        };
        let told = ResultText::of(board, result, |_| String::new());
        let mut there: BTreeSet<String> = told.reason.iter().map(|&reason| reason.to_owned()).collect();
        there.extend(result.dislodged.then(|| "dislodged".to_owned()));
        if there != expected {
            let list = |words: &BTreeSet<String>| match words.len() {
                0 => "that it succeeds".to_owned(),
                _ => words.iter().cloned().collect::<Vec<_>>().join(", "),
            };
            let (there, expected) = (list(&there), list(&expected));
            return Err((line, format!("{text}: the record says {expected}, the rules say {there}")));
        }
    }
    Ok(next)
}

/// The owner of the ordered unit.
fn owner(board: &Board, state: &State, order: &Order) -> Option<Power> {
    let Order::Unit { at, .. } = order else { return None };
    let here = |unit: &&Unit| board.province_of(unit.at) == board.province_of(*at);
    let mut dislodged = state.dislodged.iter().map(|lost| &lost.unit);
    dislodged.find(here).or_else(|| state.units.iter().find(here)).map(|unit| unit.power)
}
