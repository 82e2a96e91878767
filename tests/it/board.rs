//! The boards, the order grammar, and the text forms of positions.
use chancery::rules::diplomacy::board::{Board, Terrain};
use chancery::rules::diplomacy::grammar::{self, Parsed};
use chancery::rules::diplomacy::names::Names;
use chancery::rules::diplomacy::policy::Policies;
use chancery::rules::diplomacy::state::State;
use chancery::rules::diplomacy::variant::{self, Flaw};
use chancery::rules::diplomacy::{Diplomacy, View};
use chancery::rules::{Accepted, Dice, Eyes, Power, Rejected, Rules};
use proptest::{collection::vec, prelude::*, sample::select};
use serde_json::json;
use std::sync::Arc;

fn standard() -> Board {
    variant::load("standard").unwrap()
}

/// Where one can go from here, as text.
fn neighbours(board: &Board, place: &str) -> (String, String) {
    let at = (0..).map(chancery::rules::diplomacy::board::Location).find(|&at| board.place_name(at) == place).unwrap();
    let names = |list: &[_]| list.iter().map(|&at| board.place_name(at)).collect::<Vec<_>>().join(" ");
    (names(&board.location(at).army), names(&board.location(at).fleet))
}

#[test]
fn the_standard_board_counts_right() {
    let board = standard();
    let terrain = |terrain| board.provinces.iter().filter(|data| data.terrain == terrain).count();
    assert_eq!(board.provinces.len(), 75);
    assert_eq!((terrain(Terrain::Sea), terrain(Terrain::Inland), terrain(Terrain::Coast)), (19, 14, 42));
    assert_eq!(board.locations.len(), 75 + 6);
    assert_eq!(board.centres().len(), 34);
    assert_eq!(board.provinces.iter().filter(|data| data.home.is_some()).count(), 22);
    assert_eq!(board.locations.iter().map(|data| data.army.len()).sum::<usize>(), 2 * 111);
    assert_eq!(board.locations.iter().map(|data| data.fleet.len()).sum::<usize>(), 2 * 141);
    assert_eq!(board.start.len(), 22);
    assert_eq!((board.centres_to_win, board.first_year), (18, 1901));
}

#[test]
fn the_standard_board_joins_what_it_should() {
    let board = standard();
    let tests = [
        ("STP", "FIN LVN MOS NOR", ""),
        ("STP/NC", "", "BAR NOR"),
        ("STP/SC", "", "FIN BOT LVN"),
        ("SPA/NC", "", "GAS MAO POR"),
        ("BUL/EC", "", "BLA CON RUM"),
        ("CON", "ANK BUL SMY", "AEG ANK BLA SMY BUL/EC BUL/SC"),
        ("KIE", "BER DEN HOL MUN RUH", "BAL BER DEN HEL HOL"),
        ("ROM", "APU NAP TUS VEN", "NAP TUS TYS"),
        ("BUD", "GAL RUM SER TRI VIE", ""),
    ];
    for (place, army, fleet) in tests {
        assert_eq!(neighbours(&board, place), (army.to_owned(), fleet.to_owned()), "{place}");
    }
}

#[test]
fn every_variant_loads() {
    for key in variant::keys() {
        let board = variant::load(key).unwrap();
        assert!(variant::file(key, "info.txt").is_some_and(|text| text.lines().all(|line| line.len() <= 72)), "{key}");
        assert_eq!(board.key, key);
    }
    assert!(variant::load("nowhere").unwrap_err().to_string().contains("standard"));
}

/// The standard board with one text changed in one file.
fn broken(file: &str, from: &str, to: &str) -> Flaw {
    let old = variant::file("standard", file).unwrap();
    let new = old.replacen(from, to, 1);
    assert_ne!(old, new, "{from} is not in {file}");
    let read = |name: &str| if name == file { Some(new.as_str()) } else { variant::file("standard", name) };
    variant::parse("broken", read).unwrap_err()
}

#[test]
fn a_broken_variant_is_told_where() {
    let tests = [
        ("variant.toml", "first_year", "first_yaer", "variant.toml:12: unknown field `first_yaer`"),
        ("variant.toml", "1901", "\"x\"", "variant.toml:12: invalid type"),
        ("variant.toml", "VEN ROM", "VEN VEN", "summary_order does not name every supply centre once"),
        ("provinces.txt", "ALB ", "ADR ", "provinces.txt:4: \"adr\" is a spelling of both Adriatic Sea and Albania"),
        ("provinces.txt", "home Austria", "home Atlantis", "there is no power \"Atlantis\""),
        ("borders.txt", "BUL/EC: CON", "BUL: CON", "BUL has several coasts"),
        ("borders.txt", "MOS: SEV", "MOS: ION SEV", "ION is sea"),
        ("borders.txt", "ALB: GRE SER", "ALB: SER GRE SER", "borders.txt:9: ALB and SER are joined twice"),
        ("borders.txt", "ALB: GRE", "ALB: GRX", "borders.txt:9: there is no place GRX"),
        ("start.txt", "A BUD", "F BUD", "start.txt:1: F BUD can not stand there"),
        ("start.txt", "F STP/SC", "F STP", "start.txt:6: F STP can not stand there"),
        ("start.txt", "A VIE", "A BUD", "start.txt:1: BUD has a unit already"),
    ];
    for (file, from, to, expected) in tests {
        let flaw = broken(file, from, to).to_string();
        assert!(flaw.contains(expected), "{flaw}\nshould say\n{expected}");
    }
}

/// One line of the grammar's table, as it comes out.
fn spelt(board: &Board, names: &Names, line: &str) -> String {
    let write = |result: Result<Parsed, Rejected>| match result {
        Ok(Parsed { power: Some(power), order, .. }) => {
            format!("{}: {}", board.power_name(power).name, order.text(board))
        }
        Ok(parsed) => parsed.order.text(board),
        Err(rejected) => format!("{}{}", if rejected.not_an_order { '?' } else { '!' }, rejected.why),
    };
    grammar::parse(board, names, line).into_iter().map(write).collect::<Vec<_>>().join(" | ")
}

#[test]
fn orders_are_read_as_people_write_them() {
    let board = standard();
    let names = Names::new(&board);
    let mut wrong = String::new();
    for row in include_str!("../rules/diplomacy/grammar.txt").lines() {
        let Some((line, expected)) = row.split_once("==>").filter(|_| !row.starts_with("# W")) else { continue };
        let (line, expected) = (line.trim(), expected.trim());
        let found = spelt(&board, &names, line);
        // A refusal need only be quoted as far as it matters.
        let fits = if expected.starts_with(['!', '?']) { found.starts_with(expected) } else { found == expected };
        if !fits {
            wrong += &format!("{line}\n    should be {expected}\n    but is    {found}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

proptest! {
    #[test]
    fn no_text_upsets_the_grammar(line in "\\PC*") {
        let board = standard();
        grammar::parse(&board, &Names::new(&board), &line);
    }

    #[test]
    fn nor_does_any_mixture_of_its_own_words(words in vec(select(WORDS), 0..12)) {
        let board = standard();
        let names = Names::new(&board);
        let line = words.concat();
        for parsed in grammar::parse(&board, &names, &line).into_iter().flatten() {
            let canonical = parsed.order.text(&board);
            let again = grammar::parse(&board, &names, &canonical);
            prop_assert_eq!(again, vec![Ok(Parsed { power: None, whose: None, order: parsed.order })], "{}", canonical);
        }
    }
}

const WORDS: &[&str] = &[
    "A ",
    "F ",
    "W ",
    "a",
    "-",
    " - ",
    "->",
    " S ",
    " C ",
    " H",
    " D",
    "B ",
    "R ",
    "via ",
    "via convoy",
    "/nc",
    "(sc)",
    " ec ",
    " north coast ",
    "BUD",
    "stp",
    "North ",
    "Sea",
    "mid-",
    "nth",
    "ska",
    "English ",
    "Austria: ",
    "Turkish ",
    "'s ",
    ",",
    ";",
    ":",
    "(*",
    "*)",
    "waive ",
    "2",
    "é",
    "İ",
    "ß",
    "\u{1F600}",
    "\u{0301}",
    "of ",
    "the ",
    "to ",
];

fn diplomacy() -> Diplomacy {
    Diplomacy::new(Arc::new(standard()), Policies::default())
}

/// A position from the text that positions are saved as.
fn position(rules: &Diplomacy, phase: &str, units: &str) -> State {
    let units: Vec<_> = units
        .split(", ")
        .map(|unit| {
            let mut words = unit.split(' ');
            [words.next().unwrap(), words.next().unwrap(), words.next().unwrap()]
        })
        .collect();
    rules.load(&json!({ "phase": phase, "units": units })).unwrap()
}

/// What is answered to a line: orders with their warnings, or refusals.
fn answered(rules: &Diplomacy, view: &View, line: &str) -> String {
    let answer = |result: Result<Accepted<_>, Rejected>| match result {
        Ok(accepted) => {
            let text = rules.write_order(&accepted.order);
            accepted.warning.map_or(text.clone(), |warning| format!("{text} ({warning})"))
        }
        Err(rejected) => format!("!{}", rejected.why),
    };
    rules.orders(view, line).into_iter().map(answer).collect::<Vec<_>>().join(" | ")
}

#[test]
fn orders_are_judged_at_entry() {
    let rules = diplomacy();
    let mut wrong = String::new();
    let mut view = rules.view(&rules.begin(&mut Dice::new(0)), Eyes::Power(Power(0)));
    for row in include_str!("../rules/diplomacy/legal.txt").lines().filter(|row| !row.starts_with('#')) {
        if let Some(heading) = row.strip_prefix("== ") {
            let mut parts = heading.splitn(3, ' ');
            let (power, phase, units) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
            let eyes = rules.board().power(power).map_or(Eyes::Master, Eyes::Power);
            view = rules.view(&position(&rules, phase, units), eyes);
        } else if let Some((line, expected)) = row.split_once("==>") {
            let found = answered(&rules, &view, line.trim());
            if found != expected.trim() {
                wrong += &format!("{line}\n    should be {}\n    but is    {found}\n", expected.trim());
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn all_options_are_accepted_and_come_back_unchanged() {
    let rules = diplomacy();
    let begin = rules.begin(&mut Dice::new(0));
    let crowded = position(
        &rules,
        "F1901M",
        "England F NTH, England F NWG, England A YOR, Russia F STP/NC, France F MAO, France A BRE, Germany A KIE, \
         Italy F LYO, Turkey F BUL/EC, Turkey A CON, Turkey F BLA",
    );
    let builds = rules.load(&json!({ "phase": "W1901A", "units": [["Turkey", "A", "BUL"]] })).unwrap();
    let retreats = rules
        .load(&json!({
            "phase": "S1902R",
            "units": [["Austria", "A", "TRI"]],
            "dislodged": [{ "unit": ["Italy", "A", "TRI"], "from": "VIE" }, { "unit": ["France", "F", "POR"], "from": "MAO" }],
            "contested": ["VEN"],
        }))
        .unwrap();
    for state in [begin, crowded, builds, retreats] {
        assert_eq!(rules.load(&rules.save(&state)).unwrap(), state);
        for eyes in (0..7).map(Power).map(Eyes::Power).chain([Eyes::Master]) {
            let view = rules.view(&state, eyes);
            for option in rules.options(&view) {
                let answers = rules.orders(&view, &option);
                let [Ok(accepted)] = answers.as_slice() else { panic!("{option}: {answers:?}") };
                assert_eq!(accepted.warning, None, "{option}");
                let text = rules.write_order(&accepted.order);
                assert!(option.ends_with(&text), "{option} became {text}");
                assert_eq!(rules.read_order(&text).as_ref(), Ok(&accepted.order), "{text}");
            }
        }
    }
}
