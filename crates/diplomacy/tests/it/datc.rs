//! The Diplomacy Adjudicator Test Cases (DATC 3.0, 23 February 2024; L. B. Kruijswijk), and the project's own cases, as data.
//!
//! A file of `tests/cases/` holds cases; orders and verdicts are carried over from the document, in our words:
//!
//! ```text
//! == 6.B.10 A wrong coast of the ordered unit does not matter
//! unit France: F SPA/SC
//! France: F SPA/NC - LYO | ok
//! ```
//!
//! | line | says |
//! | --- | --- |
//! | `== number/variant title` | a case begins |
//! | `board hundred` | on another board |
//! | `rules 1971` · `policy convoy-paradox all-hold` | departs from the defaults |
//! | `phase W1901A` | not `S1901M` |
//! | `unit Power: A ABC` | a unit without an order, or not where its order says |
//! | `owner Power: ABC DEF` | the owner of these centres (default: none) |
//! | `Power: order` | an order; its unit is where the order says, unless a `unit` line puts it elsewhere |
//! | `then` | the phase ends; orders of the next follow |
//!
//! Rules of the board itself can be added too (see [`site`]): `passage BUR > PAR: half`, `one way BUR > PAR`, `closed BAR Fall`, `dual
//! KIE`, `high NTH`, `gateway SKC Kiel Canal by KIE: HEL BAL`, `railway NE North Express of Russia: MOS WAR`. In a high sea each order is
//! for a separate unit, unless `unit` lines list the units there.
//!
//! A `|` precedes the result: `ok` or the reason, with strengths and places, and the unit that dislodged this one. A unit without an order
//! has a verdict only if something happened to it. `UPDATE=1 cargo test -p chancery-diplomacy` rewrites the verdicts.
pub(crate) mod site;

use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::event::{Event, Failure, OrderResult};
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::phases::adjudicate::adjudicate;
use chancery_diplomacy::phases::movement::Tables;
use chancery_diplomacy::policy::{Edition, Policies};
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::state::{Affairs, Dislodged, Phase, State, Unit};
use chancery_diplomacy::{Diplomacy, variant};
use chancery_rules::Power;
use chancery_text::words::said;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The number of cases in each section of DATC 3.0.
const SECTIONS: [(char, u32); 10] =
    [('A', 12), ('B', 15), ('C', 9), ('D', 34), ('E', 15), ('F', 25), ('G', 20), ('H', 16), ('I', 7), ('J', 11)];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name)
}

/// Replays every case of a folder, and compares its results with the written ones.
fn check(name: &str) {
    let mut wrong = String::new();
    let mut files: Vec<_> = fs::read_dir(folder(name)).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let written = fs::read_to_string(&path).unwrap();
        let mut replayed = String::new();
        let mut case = Vec::new();
        for line in written.lines().chain(["== end"]) {
            if line.starts_with("== ") && !case.is_empty() {
                Case::new(&case).replay(&mut replayed);
                case.clear();
            }
            case.push(line);
        }
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &replayed).unwrap();
        }
        for (number, (old, new)) in written.lines().zip(replayed.lines()).enumerate() {
            if old != new {
                wrong += &format!("{}:{}\n  written  {old}\n  happened {new}\n", path.display(), number + 1);
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

struct Case<'a> {
    rules: Diplomacy,
    tables: Tables,
    policies: Policies,
    state: State,
    lines: Vec<&'a str>,
    /// True if verdicts say why an order is void.
    says_why: bool,
}

impl<'a> Case<'a> {
    /// Sets up the board.
    fn new(lines: &[&'a str]) -> Self {
        let named = lines.iter().find_map(|line| line.strip_prefix("board "));
        let mut board = variant::load(named.unwrap_or("standard")).unwrap();
        lines.iter().for_each(|line| site::change(&mut board, line));
        let board = &Arc::new(board);
        let rules = Diplomacy::new(Arc::clone(board), Policies::default());
        let (mut policies, mut phase) = (Policies::default(), Phase::read("S1901M").unwrap());
        let mut owners = vec![None; board.provinces.len()];
        let mut units: BTreeMap<Province, Unit> = BTreeMap::new();
        let mut crowd = Vec::new();
        let mut begun = true;
        for line in lines {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("rules", edition) => policies = Policies::edition(Edition::find(edition).unwrap()),
                ("policy", choice) => {
                    let (name, word) = choice.split_once(' ').unwrap();
                    policies.set(name, word).unwrap();
                }
                ("phase", label) => phase = Phase::read(label).unwrap(),
                ("owner", rest) => {
                    let (power, places) = rest.split_once(": ").unwrap();
                    for place in places.split_whitespace() {
                        owners[province(board, place)] = Some(board.power(power).unwrap());
                    }
                }
                ("unit", rest) => {
                    let unit = Self::unit(&rules, rest.split('|').next().unwrap()).unwrap();
                    match board.province(board.province_of(unit.at)).high_sea {
                        true => crowd.push(unit),
                        false => drop(units.insert(board.province_of(unit.at), unit)),
                    }
                }
                ("then", _) => begun = false,
                _ if begun && phase.kind == PhaseKind::Movement && is_order(line) => {
                    let Some(unit) = Self::unit(&rules, line.split('|').next().unwrap()) else { continue };
                    let listed = lines.iter().any(|line| {
                        let there = line.strip_prefix("unit ").and_then(|rest| rest.split('|').next());
                        there.and_then(|there| Self::unit(&rules, there)).is_some_and(|there| there.at == unit.at)
                    });
                    match board.province(board.province_of(unit.at)).high_sea {
                        true if listed => {}
                        true => crowd.push(unit),
                        false => drop(units.entry(board.province_of(unit.at)).or_insert(unit)),
                    }
                }
                _ => {}
            }
        }
        let mut state = State {
            phase,
            units: units.into_values().chain(crowd).collect(),
            dislodged: Vec::new(),
            contested: Vec::new(),
            owners,
            winners: Vec::new(),
            affairs: Affairs::default(),
        };
        state.sort();
        let says_why = lines.iter().any(|line| site::is_change(line));
        let tables = Tables::new(board, &policies);
        Self { tables, rules, policies, state, lines: lines.to_vec(), says_why }
    }

    /// The unit of an order, or of a line about a unit. `None` for an order without a unit.
    fn unit(rules: &Diplomacy, text: &str) -> Option<Unit> {
        let text = text.trim();
        let parsed = rules.parse(text).or_else(|_| rules.parse(&format!("{text} H")));
        let parsed = parsed.unwrap_or_else(|why| panic!("{text}: {}", said(why)));
        let Order::Unit { kind, at, .. } = parsed.order else { return None };
        Some(Unit { power: parsed.power.unwrap(), kind: kind.unwrap(), at })
    }

    /// Plays the case, and writes it out again.
    fn replay(mut self, text: &mut String) {
        for part in self.lines.clone().split_inclusive(|line| *line == "then") {
            let orders: Vec<_> = part.iter().filter(|line| is_order(line)).map(|line| self.order(line)).collect();
            let (next, events) = adjudicate(self.rules.board(), &self.tables, &self.policies, &self.state, &orders);
            let mut results: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Result(result) => Some(result),
                    _ => None,
                })
                .collect();
            for line in part {
                let (plain, _) = line.split_once('|').unwrap_or((line, ""));
                let verdict = if is_order(line) {
                    let (power, order) = self.order(line);
                    let found = results.iter().position(|result| self.answers(result, power, &order));
                    // Another power left the unit to this one.
                    let left =
                        |result: &OrderResult| result.unit.is_some() && self.answers(result, result.power, &order);
                    let found = found.or_else(|| results.iter().position(|result| left(result)));
                    let result = results.remove(found.unwrap_or_else(|| panic!("{line}: no result")));
                    Some(self.verdict(result, &events))
                } else if let Some(unit) = line.strip_prefix("unit ") {
                    let unit = Self::unit(&self.rules, unit.split('|').next().unwrap());
                    let found = results.iter().position(|result| result.implied && result.unit == unit);
                    found.map(|found| self.verdict(results.remove(found), &events)).filter(|verdict| verdict != "ok")
                } else {
                    None
                };
                *text += plain.trim_end();
                if let Some(verdict) = verdict {
                    *text += &format!(" | {verdict}");
                }
                text.push('\n');
            }
            results.retain(|result| self.verdict(result, &events) != "ok");
            assert!(results.is_empty(), "{}: not written: {results:#?}", self.lines[0]);
            self.state = next;
        }
    }

    fn order(&self, line: &str) -> (Power, Order) {
        let text = line.split('|').next().unwrap();
        let parsed = self.rules.parse(text).unwrap_or_else(|why| panic!("{text}: {}", said(why)));
        (parsed.power.unwrap_or_else(|| panic!("{text}: whose?")), parsed.order)
    }

    /// Returns whether this is the result of that order. (A result spells coasts out.)
    fn answers(&self, result: &OrderResult, power: Power, order: &Order) -> bool {
        let place = |order: &Order| match order {
            Order::Unit { at, action, .. } => {
                let goal = match action {
                    Action::Move { to, .. } => Some(self.rules.board().province_of(*to)),
                    _ => None,
                };
                Some((self.rules.board().province_of(*at), goal, std::mem::discriminant(action)))
            }
            _ => None,
        };
        let same = match order {
            Order::Build { kind, at } => matches!(&result.order, Order::Build { kind: other, at: place }
                if other == kind && self.rules.board().province_of(*place) == self.rules.board().province_of(*at)),
            Order::Waive(_) | Order::WaiveOneMore => result.order == *order,
            Order::Unit { .. } => place(&result.order) == place(order),
            Order::Permit { .. } | Order::Home { .. } | Order::Bid { .. } => result.order == *order,
        };
        result.power == power && !result.implied && same
    }

    fn verdict(&self, result: &OrderResult, events: &[Event]) -> String {
        let board = self.rules.board();
        let abbreviation = |at| board.place_name(board.main(board.province_of(at)));
        let mut text = match &result.failure {
            None if result.implied && self.state.phase.kind == PhaseKind::Adjustment => "removed".to_owned(),
            None if result.implied && self.state.phase.kind == PhaseKind::Retreat => "lost".to_owned(),
            None => "ok".to_owned(),
            Some(Failure::Bounce { strength, by }) => {
                let rivals: Vec<_> =
                    by.iter().map(|rival| format!("{} {}", abbreviation(rival.unit.at), rival.strength)).collect();
                format!("bounces {strength} on {}", rivals.join(", "))
            }
            Some(Failure::Cut { by }) => format!("cut by {}", abbreviation(by.at)),
            Some(Failure::Dislodged { .. }) => "broken".to_owned(),
            Some(Failure::Disrupted { at }) => format!("disrupted at {}", board.place_name(board.main(*at))),
            Some(Failure::NoConvoy { at: None }) => "no convoy".to_owned(),
            Some(Failure::NoConvoy { at: Some(at) }) => format!("no convoy by {}", board.place_name(board.main(*at))),
            Some(Failure::Paradox) => "paradox".to_owned(),
            Some(Failure::Void(why)) if self.says_why => format!("void: {why}"),
            Some(Failure::Void(_)) => "void".to_owned(),
            Some(Failure::NoRetreat { met: None }) => "no retreat".to_owned(),
            Some(Failure::NoRetreat { met: Some(at) }) => format!("no retreat, meets {}", abbreviation(*at)),
            Some(Failure::Excess) => "excess".to_owned(),
            Some(Failure::Outbid) => "outbid".to_owned(),
            Some(Failure::Overbid) => "overbid".to_owned(),
            Some(Failure::Unseen(_)) => "unseen".to_owned(),
        };
        for event in events {
            if let Event::Stopped { unit, at } = event
                && Some(*unit) == result.unit
            {
                text += &format!("; stops at {}", board.place_name(*at));
            }
            if let Event::Dislodged { unit: Dislodged { unit, retreats, .. }, by } = event
                && Some(*unit) == result.unit
            {
                let retreats: Vec<_> = retreats.iter().map(|&at| board.place_name(at)).collect();
                let retreats = if retreats.is_empty() { "nowhere".to_owned() } else { retreats.join(" ") };
                text += &format!("; dislodged from {}, may go: {retreats}", abbreviation(by.at));
            }
        }
        text
    }
}

fn is_order(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.ends_with(':') && !word.starts_with('#') && !site::is_change(line)
}

fn province(board: &Board, abbreviation: &str) -> usize {
    let found = board.provinces.iter().position(|province| province.abbreviation == abbreviation);
    found.unwrap_or_else(|| panic!("no province {abbreviation}"))
}

#[test]
fn every_case_of_the_datc_is_decided_correctly() {
    check("datc");
}

#[test]
fn every_case_beyond_the_datc_is_decided_correctly() {
    check("beyond_datc");
}

#[test]
fn every_case_of_the_options_is_decided_correctly() {
    check("options");
}

/// The table of contents of DATC 3.0 matches the numbers in our files.
#[test]
fn no_case_of_the_datc_is_missing() {
    for (section, n_cases) in SECTIONS {
        let file = folder("datc").join(format!("6.{}.txt", section.to_ascii_lowercase()));
        let text = fs::read_to_string(file).unwrap();
        let prefix = format!("== 6.{section}.");
        let found: BTreeSet<u32> = text
            .lines()
            .filter_map(|line| line.strip_prefix(&prefix))
            .map(|rest| rest.split([' ', '/']).next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(found, (1..=n_cases).collect(), "section 6.{section}");
    }
}
