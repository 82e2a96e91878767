//! Whole turns: `tests/cases/turns/*.txt`.
use super::{lines, rules, text, units};
use chancery_conquest::entry;
use chancery_conquest::event::Event;
use chancery_conquest::options::{Casualties, Options};
use chancery_conquest::order::Order;
use chancery_conquest::state::{Holding, Seat, Sections, State};
use chancery_conquest::units::Building;
use chancery_conquest::{Conquest, record};
use chancery_rules::{Luck, Power, Rules};
use chancery_text::words::said;

fn power(rules: &Conquest, name: &str) -> Option<Power> {
    rules.powers().iter().position(|power| power.name == name).map(|index| Power(index as u16))
}

/// `Red 3i 1c CITY MINE stables`
fn holding(rules: &Conquest, text: &str) -> Holding {
    let mut words = text.split_whitespace();
    let owner = power(rules, words.next().unwrap()).unwrap_or_else(|| panic!("{text:?}"));
    let mut found = Holding { owner, garrison: units("nobody"), is_city: false, has_mine: false, newest: None };
    for word in words {
        match word {
            "CITY" => (found.is_city, found.newest) = (true, Some(Building::Barracks)),
            "MINE" => found.has_mine = true,
            "stables" => found.newest = Some(Building::Stables),
            "factory" => found.newest = Some(Building::Factory),
            "bare" => found.newest = None,
            some => found.garrison += units(some),
        }
    }
    found
}

/// The description of a state in a position, in the words of [`holding`], without its constant parts.
fn say(rules: &Conquest, state: &State, key: &str) -> String {
    let at = state.at(rules.map().find(key).unwrap());
    let newest = match at.newest {
        Some(Building::Stables) => " stables",
        Some(Building::Factory) => " factory",
        _ => "",
    };
    format!("{} {}{newest}", rules.name_of(at.owner), at.garrison)
}

fn check(file: &str, case: &str) {
    let name = format!("{file}: {}", case.lines().next().unwrap());
    let mut rules = rules("lowlands");
    let mut state = State {
        game: "cases".to_owned(),
        turn: 1,
        holdings: vec![holding(&rules, "Green 1i"); rules.map().lands.len()],
        seats: vec![Seat { plays: true, ..Seat::default() }; 4],
        winners: Vec::new(),
    };
    let mut orders: Vec<(Power, Order)> = Vec::new();
    let (mut missing, mut expected) = (Vec::new(), Vec::new());
    for line in lines(case).skip(1) {
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        let owner = power(&rules, head.trim_end_matches(':'));
        match (head, owner) {
            (">" | "!" | "?", _) => expected.push((head, rest)),
            ("rest", _) => state.holdings.fill(holding(&rules, rest)),
            ("turn", _) => state.turn = rest.parse().unwrap(),
            ("casualties", _) => rules = rules.with(Options { casualties: Casualties::Text, ..*rules.options() }),
            ("victory", _) => {
                rules = rules.with(Options { victory_percent: rest.parse().unwrap(), ..*rules.options() })
            }
            ("turns", _) => rules = rules.with(Options { turn_limit: rest.parse().ok(), ..*rules.options() }),
            ("missing", _) => missing.extend(power(&rules, rest)),
            (_, Some(owner)) if rest.starts_with("has ") => {
                let seat = &mut state.seats[owner.index()];
                match rest["has ".len()..].trim_end_matches(" kg").parse() {
                    Ok(iron) => seat.iron = iron,
                    Err(_) if rest == "has governor" => seat.governor = Sections::ALL,
                    Err(_) => seat.standing.push(entry::read(rules.map(), &rest["has standing ".len()..]).unwrap()),
                }
            }
            (_, Some(owner)) => orders.push((owner, entry::read(rules.map(), rest).unwrap())),
            (key, None) => {
                let land = rules.map().find(key).unwrap_or_else(|| panic!("{name}: {line:?}"));
                state.holdings[land.index()] = holding(&rules, rest);
            }
        }
    }
    for owner in rules.played().into_iter().filter(|owner| !missing.contains(owner)) {
        orders.push((owner, Order::Pass));
    }
    let (after, told) = rules.adjudicate(&state, &orders, &Luck::default());
    assert!(!expected.is_empty(), "{name}: nothing is expected");
    for (what, text) in expected {
        let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
        match what {
            // The owner of a state after the turn.
            ">" => match power(&rules, head) {
                Some(owner) => assert_eq!(format!("{} kg", after.seats[owner.index()].iron), rest, "{name}: {text}"),
                None if head == "winners" => {
                    let winners: Vec<&str> = after.winners.iter().map(|winner| rules.name_of(*winner)).collect();
                    assert_eq!(winners.join(" "), rest, "{name}");
                }
                None => assert_eq!(say(&rules, &after, head), rest, "{name}: {head}"),
            },
            // The message to a player about orders that were not carried out.
            "!" => {
                let owner = power(&rules, head.trim_end_matches(':')).unwrap();
                let lapses: Vec<String> = told
                    .iter()
                    .filter(|told| told.to == Some(owner))
                    .filter_map(|told| match &told.event {
                        Event::Lapsed { order, why, .. } => Some(said(entry::lapse(rules.map(), order, why))),
                        _ => None,
                    })
                    .collect();
                assert!(lapses.iter().any(|lapse| lapse == rest), "{name}: {rest:?} is not among {lapses:#?}");
            }
            // A part of an event in the record.
            _ => {
                let events: Vec<String> =
                    told.iter().map(|told| record::event(rules.map(), &told.event).to_string()).collect();
                let has_all = |event: &&String| rest_words(text).iter().all(|part| event.contains(part));
                assert!(events.iter().any(|event| has_all(&event)), "{name}: {text:?} is not among {events:#?}");
            }
        }
    }
}

/// `event=battle stage=2` as parts of JSON.
fn rest_words(text: &str) -> Vec<String> {
    let part = |word: &str| {
        let (key, value) = word.split_once('=').unwrap_or_else(|| panic!("{word:?}"));
        let value = value.replace('_', " ");
        match value.parse::<i64>() {
            Ok(number) => format!("\"{key}\":{number}"),
            Err(_) if ["null", "true", "false"].contains(&value.as_str()) => format!("\"{key}\":{value}"),
            Err(_) => format!("\"{key}\":\"{value}\""),
        }
    };
    text.split_whitespace().map(part).collect()
}

/// Every turn of the texts has its written results.
#[test]
fn turns_have_the_expected_results() {
    for (file, n) in
        [("production.txt", 9), ("attacks.txt", 15), ("moves.txt", 7), ("governor.txt", 7), ("ends.txt", 6)]
    {
        let text = text(&format!("turns/{file}"));
        let cases: Vec<&str> = text.split("\n= ").skip(1).collect();
        assert_eq!(cases.len(), n, "{file}");
        cases.into_iter().for_each(|case| check(file, case));
    }
}
