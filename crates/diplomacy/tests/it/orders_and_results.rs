//! From a player's line to the e-mail with its results, on the standard board: reading orders, judging them at entry,
//! offering, filing and printing them.
use crate::dice::Dice;
use crate::order_words::WORDS;
use crate::play_every_board::on_file_in;
use crate::written;
use chancery_diplomacy::board::{Board, Location, Terrain};
use chancery_diplomacy::entry::grammar;
use chancery_diplomacy::entry::grammar::Parsed;
use chancery_diplomacy::entry::names::Names;
use chancery_diplomacy::policy::Policies;
use chancery_diplomacy::state::State;
use chancery_diplomacy::variant::{self, Flaw};
use chancery_diplomacy::{Diplomacy, View};
use chancery_families::report::{Heading, Report};
use chancery_rules::{Accepted, Eyes, Luck, Power, Rejected, Rules};
use chancery_text::doc::Doc;
use chancery_text::sentence::Note;
use chancery_text::words::{Reader, said};
use chancery_text::wrap;
use proptest::{collection::vec, prelude::*, sample::select};
use serde_json::json;

fn standard() -> Board {
    variant::load("standard").unwrap()
}

/// The places that units can reach from here, as text.
fn neighbours(board: &Board, place: &str) -> (String, String) {
    let at = (0..).map(chancery_diplomacy::board::Location).find(|&at| board.place_name(at) == place).unwrap();
    let names = |list: &[_]| list.iter().map(|&at| board.place_name(at)).collect::<Vec<_>>().join(" ");
    (names(&board.location(at).army), names(&board.location(at).fleet))
}

#[test]
fn the_standard_board_has_the_right_numbers() {
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
    assert_eq!((board.victory.centres, board.first_phase.to_string()), (18, "S1901M".to_owned()));
}

#[test]
fn the_standard_board_has_the_right_borders() {
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
fn a_broken_variant_names_the_faulty_line() {
    let tests = [
        ("variant.toml", "start =", "strat =", "variant.toml:12: unknown field `strat`"),
        ("variant.toml", "\"S1901M\"", "1901", "variant.toml:12: invalid type"),
        ("variant.toml", "VEN ROM", "VEN VEN", "summary_order does not name every supply centre once"),
        (
            "variant.toml",
            "# The",
            "policies = { twice = \"both\" }\n# The",
            "\"twice\" can be last, first, not \"both\"",
        ),
        ("provinces.txt", "ALB ", "ADR ", "provinces.txt:4: \"adr\" is a spelling of both Adriatic Sea and Albania"),
        ("provinces.txt", "home Austria", "home Atlantis", "there is no power \"Atlantis\""),
        ("borders.txt", "BUL/EC: CON", "BUL: CON", "BUL has several coasts"),
        ("borders.txt", "MOS: SEV", "MOS: ION SEV", "ION is sea"),
        ("borders.txt", "ALB: GRE SER", "ALB: SER GRE SER", "borders.txt:9: ALB and SER are joined twice"),
        ("borders.txt", "ALB: GRE", "ALB: GRX", "borders.txt:9: there is no place GRX"),
        ("start.txt", "A BUD", "F BUD", "start.txt:1: F BUD cannot stand there"),
        ("start.txt", "F STP/SC", "F STP", "start.txt:6: F STP cannot stand there"),
        ("start.txt", "A VIE", "A BUD", "start.txt:1: BUD already has a unit"),
    ];
    for (file, from, to, expected) in tests {
        let flaw = broken(file, from, to).to_string();
        assert!(flaw.contains(expected), "{flaw}\nshould say\n{expected}");
    }
}

/// The reading of a line, printed back.
fn spelt(board: &Board, names: &Names, line: &str) -> String {
    let write = |result: Result<Parsed, Rejected>| match result {
        Ok(Parsed { power: Some(power), order, .. }) => {
            format!("{}: {}", board.power_name(power).name, order.text(board))
        }
        Ok(parsed) => parsed.order.text(board),
        Err(rejected) => format!("{}{}", if rejected.is_prose() { '?' } else { '!' }, said(rejected.why())),
    };
    grammar::parse(board, names, None, line).into_iter().map(write).collect::<Vec<_>>().join(" | ")
}

/// The grammar has a fast path for the judge's own spelling. A full stop forces the full grammar. Both give the same
/// result.
#[test]
fn the_fast_path_agrees_with_the_full_grammar() {
    for key in variant::keys() {
        let board = variant::load(key).unwrap();
        let names = Names::new(&board);
        let places = (0..board.locations.len() as u16).map(|at| board.place_name(Location(at)));
        let beginnings = board.provinces.iter().map(|data| data.name.chars().take(3).collect());
        let words: Vec<String> = places.chain(beginnings).collect();
        let other = board.place_name(Location(0));
        for (word, next) in words.iter().zip(words.iter().cycle().skip(1)) {
            for line in [
                format!("A {word} H"),
                format!("F {word} - {next}"),
                format!("A {other} S F {word}"),
                format!("F {other} S A {word} - {next}"),
                format!("F {next} C A {word} - {other}"),
                format!("A {word}/NC - {next}"),
                format!("F {word} S A"),
                format!("A {word}"),
            ] {
                assert_eq!(spelt(&board, &names, &line), spelt(&board, &names, &format!("{line}.")), "{key}: {line}");
            }
        }
    }
}

proptest! {
    #[test]
    fn no_text_upsets_the_grammar(line in "\\PC*") {
        let board = standard();
        grammar::parse(&board, &Names::new(&board), None, &line);
    }

    #[test]
    fn any_mixture_of_the_grammars_words_prints_back_its_order(words in vec(select(WORDS), 0..12)) {
        let board = standard();
        let names = Names::new(&board);
        let line = words.concat();
        for parsed in grammar::parse(&board, &names, None, &line).into_iter().flatten() {
            let canonical = parsed.order.text(&board);
            let again = grammar::parse(&board, &names, None, &canonical);
            prop_assert_eq!(again, vec![Ok(Parsed::of(parsed.order))], "{}", canonical);
        }
    }
}

fn diplomacy() -> Diplomacy {
    Diplomacy::variant("standard").unwrap()
}

/// A position from the text that positions are saved as.
fn position_of(rules: &Diplomacy, phase: &str, units: &str) -> State {
    let units: Vec<_> = units
        .split(", ")
        .map(|unit| {
            let mut words = unit.split(' ');
            [words.next().unwrap(), words.next().unwrap(), words.next().unwrap()]
        })
        .collect();
    rules.load(&json!({ "phase": phase, "units": units })).unwrap()
}

/// The sentences in notes.
pub(crate) fn all_said(notes: Vec<Note>) -> Vec<String> {
    notes.into_iter().map(said).collect()
}

/// The answers to a line: orders with their warnings, or refusals.
pub(crate) fn answered(rules: &Diplomacy, view: &View, line: &str) -> String {
    let answer = |result: Result<Accepted<_>, Rejected>| match result {
        Ok(accepted) => {
            let text = rules.write_order(&accepted.order);
            accepted.warning.map_or(text.clone(), |warning| format!("{text} ({})", said(warning)))
        }
        Err(rejected) => format!("!{}", said(rejected.why())),
    };
    rules.orders(view, line).into_iter().map(answer).collect::<Vec<_>>().join(" | ")
}

#[test]
fn orders_are_judged_at_entry() {
    let mut rules = diplomacy();
    let mut wrong = String::new();
    let mut view = rules.view(&rules.begin(&rules.played(), &Luck::default()), Eyes::Power(Power(0)));
    for row in include_str!("../cases/legal.txt").lines().filter(|row| !row.starts_with('#')) {
        if let Some(choices) = row.strip_prefix("policies ") {
            let mut policies = Policies::default();
            for choice in choices.split(", ") {
                let (name, word) = choice.split_once(' ').unwrap();
                policies.set(name, word).unwrap();
            }
            rules = rules.with(policies);
        } else if let Some(heading) = row.strip_prefix("== ") {
            let mut parts = heading.splitn(3, ' ');
            let (power, phase, units) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
            let eyes = rules.board().power(power).map_or(Eyes::Master, Eyes::Power);
            view = rules.view(&position_of(&rules, phase, units), eyes);
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
fn every_option_is_accepted_and_comes_back_unchanged() {
    let rules = diplomacy();
    let begin = rules.begin(&rules.played(), &Luck::default());
    let crowded = position_of(
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
            assert!(!checked_options(&rules, &state, eyes).is_empty() || eyes != Eyes::Master, "{}", state.phase);
        }
    }
}

/// The last order also wins in winter, and a WAIVE without a number is one more.
#[test]
fn the_last_of_too_many_builds_or_removals_are_kept() {
    let rules = diplomacy();
    let mut builds = position_of(&rules, "W1901A", "Russia A MOS, Turkey A RUM");
    builds.owners = rules.begin(&rules.played(), &Luck::default()).owners;
    let removals =
        position_of(&rules, "W1901A", "Turkey A RUM, Turkey A CON, Turkey F ANK, Turkey A SMY, Turkey A BUL");
    let filed = |state: &State, power: &str, lines: &str| {
        let power = rules.board().power(power).unwrap();
        let view = rules.view(state, Eyes::Power(power));
        let mut on_file = Vec::new();
        for found in lines.split(", ").flat_map(|line| rules.orders(&view, line)) {
            rules.file(state, power, &mut on_file, found.unwrap().order);
        }
        let review = rules.review(&view, power, &on_file);
        assert!(review.warnings.is_empty(), "{:?}", review.warnings);
        on_file.iter().map(|order| rules.write_order(order)).collect::<Vec<_>>().join(", ")
    };
    // Russia has three units to build, Turkey two.
    assert_eq!(filed(&builds, "Turkey", "b f ank, b a con, b a smy"), "B A CON, B A SMY");
    assert_eq!(filed(&builds, "Turkey", "f ank, a con, a smy"), "B A CON, B A SMY");
    assert_eq!(filed(&builds, "Turkey", "b f ank, b a con, b a ank"), "B A ANK, B A CON", "a place has one build");
    assert_eq!(filed(&builds, "Turkey", "b f ank, b a con, waive"), "B A CON, Waive 1");
    assert_eq!(filed(&builds, "Turkey", "waive, waive"), "Waive 2");
    assert_eq!(filed(&builds, "Turkey", "waive, waive, waive"), "Waive 2");
    assert_eq!(filed(&builds, "Turkey", "waive 2, b a con"), "Waive 1, B A CON");
    assert_eq!(filed(&builds, "Turkey", "waive 1, waive 1"), "Waive 1", "a form that comes back says what it said");
    // A repeated order changes nothing.
    assert_eq!(filed(&builds, "Russia", "b a sev, waive, b a sev, waive"), "B A SEV, Waive 2");
    assert_eq!(filed(&builds, "Turkey", "b a con, waive, b a con, waive"), "B A CON, Waive 1");
    // Two removals.
    assert_eq!(filed(&removals, "Turkey", "r a rum, r a con, r a bul"), "A CON D, A BUL D");
    assert_eq!(filed(&removals, "Turkey", "a rum, a con, a bul, a rum"), "A BUL D, A RUM D");
}

/// The options for a player: each is accepted without a warning, and comes back unchanged.
pub(crate) fn checked_options(rules: &Diplomacy, state: &State, eyes: Eyes) -> Vec<String> {
    let view = rules.view(state, eyes);
    let options = rules.options(&view);
    for option in &options {
        let answers = rules.orders(&view, option);
        let [Ok(accepted)] = answers.as_slice() else { panic!("{option}: {answers:?}") };
        assert_eq!(accepted.warning, None, "{option}");
        let text = rules.write_order(&accepted.order);
        assert!(option.ends_with(&text), "{option} became {text}");
        assert_eq!(rules.read_order(&text).as_ref(), Ok(&accepted.order), "{text}");
    }
    options
}

#[test]
fn a_form_sent_back_unchanged_has_no_effect() {
    let rules = diplomacy();
    let state = rules.begin(&rules.played(), &Luck::default());
    let view = rules.view(&state, Eyes::Power(Power(0)));
    let mut on_file = Vec::new();
    for accepted in rules.orders(&view, "A bud - ser, f tri s a bud - ser").into_iter().flatten() {
        rules.file(&state, Power(0), &mut on_file, accepted.order);
    }
    let form = rules.order_form(&view, Power(0), &on_file, true);
    assert_eq!(
        form,
        "A BUD\n\
         # on file: A BUD - SER\n\
         # can go to GAL, RUM, SER, TRI, VIE\n\
         A VIE\n\
         # can go to BOH, BUD, GAL, TRI, TYR\n\
         F TRI\n\
         # can go to ADR, ALB, VEN\n"
    );
    let blank = rules.order_form(&view, Power(0), &[], true);
    let back = |form: &str| {
        let filled = form.lines().filter(|line| !blank.lines().any(|blank| blank == *line));
        filled.flat_map(|line| rules.orders(&view, line)).map(|found| found.unwrap().order).collect::<Vec<_>>()
    };
    assert_eq!(back(&form), []);
    let filled = form.replace("A VIE\n", "> A VIE - GAL\n");
    assert_eq!(back(&filled).len(), 1);
    let review = rules.review(&view, Power(0), &on_file);
    assert_eq!(all_said(review.missing.clone()), ["Fleet Trieste has no order.", "Army Vienna has no order."]);
    assert_eq!(
        written(|doc| rules.on_file(Heading { game: "demo", n_phase: 1 }, &view, Power(0), &on_file, &review, doc)),
        "Movement orders for Spring of 1901. (demo.001)\n\n\
         Austria: Army Budapest -> Serbia.\n\
         Austria: Army Vienna, no order yet.\n\
         Austria: Fleet Trieste, no order yet.\n"
    );
}

/// A hint is about one order, and follows from its sender's view and orders.
#[test]
fn hints_explain_surprises_for_beginners() {
    let rules = diplomacy();
    let hints_at = |phase: &str, units: &str, power: &str, lines: &str| {
        let state = position_of(&rules, phase, units);
        let power = rules.board().power(power).unwrap();
        let view = rules.view(&state, Eyes::Power(power));
        let mut on_file = Vec::new();
        for found in rules.orders(&view, lines) {
            rules.file(&state, power, &mut on_file, found.unwrap().order);
        }
        let hints = rules.review(&view, power, &on_file).hints;
        let shown = hints.into_iter().map(|hint| {
            let waits = hint.waits_for.map(|other| format!(" ({})", rules.board().power_name(other).name));
            let order = rules.write_order(&on_file[hint.about]);
            format!("{order}: {}{}", all_said(vec![hint.said]).concat(), waits.unwrap_or_default())
        });
        shown.collect::<Vec<_>>()
    };
    let balkans = "Austria A VIE, Austria A BUD, Austria F TRI, Russia A GAL, Russia A WAR";
    let hints = |lines: &str| hints_at("S1902M", balkans, "Austria", lines);
    let stays = "your army in Budapest stays, and you cannot dislodge your own unit.";
    assert_eq!(hints("A vie - bud; A bud h"), [format!("A VIE - BUD: {stays}")]);
    assert_eq!(hints("A vie - bud"), [format!("A VIE - BUD: {stays}")], "a unit without an order holds");
    assert_eq!(hints("A vie - bud; A bud - ser"), [""; 0]);
    let swap = "cannot swap places with A VIE without a convoy: both bounce.";
    assert_eq!(hints("A vie - bud; A bud - vie"), [format!("A BUD - VIE: {swap}")]);
    let there = "Russia's army is there; without support, you get in only if it leaves. (Russia)";
    assert_eq!(hints("A vie - gal; A bud - ser"), [format!("A VIE - GAL: {there}")]);
    assert_eq!(hints("A vie - gal; A bud s A vie - gal"), [""; 0]);
    let only = |what: &str| format!("works only if Russia {what}. (Russia)");
    assert_eq!(hints("A bud s A gal"), [format!("A BUD S A GAL: {}", only("does not move it"))]);
    assert_eq!(hints("A bud s A gal - rum"), [format!("A BUD S A GAL - RUM: {}", only("orders that move"))]);
    let helps = "your army in Vienna stays, and your support does not help to dislodge your own unit.";
    assert_eq!(hints("A bud s A gal - vie; A vie h"), [format!("A BUD S A GAL - VIE: {helps}")]);

    let sea = "England A LON, England F NTH, England F ENG, England F IRI, France F MAO, France A BRE";
    let hints = |lines: &str| hints_at("S1902M", sea, "England", lines);
    assert_eq!(hints("A lon - nwy; f nth c a lon - nwy"), [""; 0]);
    let chain = "A lon - por; f eng c a lon - por";
    let joins = "A LON - POR: works only if France convoys it, too. (France)";
    assert_eq!(hints(chain), [joins], "Brest and Portugal are joined by the Mid-Atlantic");
    let convoy = "F ENG C A BRE - WAL: works only if France orders that move. (France)";
    assert_eq!(hints("f eng c a bre - wal"), [convoy]);
    let own = "England A LON, England F ENG, England F MAO";
    let gap = "A LON - POR: F MAO has no order to convoy it.";
    assert_eq!(hints_at("S1902M", own, "England", "A lon - por; f eng c a lon - por"), [gap]);
    assert_eq!(hints_at("S1902M", own, "England", "A lon - por; f eng c a lon - por; f mao c a lon - por"), [""; 0]);
}

/// Other players' orders and hidden units change no hint.
#[test]
fn hints_reveal_no_hidden_units() {
    let mut policies = Policies::default();
    policies.set("blind", "on").unwrap();
    let rules = diplomacy().with(policies);
    let hints = |units: &str| {
        let state = position_of(&rules, "S1902M", units);
        let power = rules.board().power("Austria").unwrap();
        let view = rules.view(&state, Eyes::Power(power));
        let read = rules.orders(&view, "A vie - boh; A bud s A vie - gal; F tri - alb");
        let on_file: Vec<_> = read.into_iter().map(|found| found.unwrap().order).collect();
        rules.review(&view, power, &on_file).hints
    };
    let alone = "Austria A VIE, Austria A BUD, Austria F TRI";
    assert_eq!(
        hints(&format!("{alone}, Russia F SWE, Russia A MOS")),
        hints(&format!("{alone}, Turkey F SWE, Russia A LVN"))
    );
}

#[test]
fn reviews_list_contradictory_orders() {
    let rules = diplomacy();
    let state =
        position_of(&rules, "S1902M", "England F NTH, England F NWG, England A YOR, England A EDI, England F LON");
    let view = rules.view(&state, Eyes::Power(Power(1)));
    let reviewed = |lines: &str| {
        let mut on_file = Vec::new();
        for found in rules.orders(&view, lines) {
            rules.file(&state, Power(1), &mut on_file, found.unwrap().order);
        }
        all_said(rules.review(&view, Power(1), &on_file).warnings)
    };
    assert_eq!(reviewed("A yor - nor; f nth h"), ["A YOR - NOR: none of your fleets is ordered to convoy it."]);
    assert_eq!(reviewed("A yor h; f nth c a yor - nor"), ["F NTH C A YOR - NOR: A YOR does not move."]);
    assert_eq!(reviewed("A edi - yor; A yor - wal; f lon s a yor"), ["F LON S A YOR: A YOR goes to WAL."]);
    assert_eq!(reviewed("f nwg - bar; f nth s f nwg - nor"), ["F NTH S F NWG - NOR: F NWG goes to BAR."]);
    assert_eq!(
        reviewed("a edi - yor; f lon - yor"),
        ["EDI and LON both go to Yorkshire: neither gets in unless one is supported."]
    );
    assert_eq!(reviewed("a edi - yor; f lon - yor; f nth s f lon - yor"), ["EDI and LON both go to Yorkshire."]);
    assert_eq!(reviewed("a yor - nor; f nth c a yor - nor; f nwg s a yor - nor"), [""; 0]);

    // The warning covers every possible carrier.
    let warned = |choices: &[&str], units: &str, line: &str| {
        let mut policies = Policies::default();
        choices.iter().for_each(|name| policies.set(name, "on").unwrap());
        let rules = diplomacy().with(policies);
        let view = rules.view(&position_of(&rules, "S1902M", units), Eyes::Power(Power(1)));
        let on_file: Vec<_> = rules.orders(&view, line).into_iter().map(|found| found.unwrap().order).collect();
        all_said(rules.review(&view, Power(1), &on_file).warnings)
    };
    assert_eq!(
        warned(&["portage"], "England F KIE, England A RUH", "f kie - bel; a ruh h"),
        ["F KIE - BEL: none of your armies is ordered to convoy it."]
    );
    assert_eq!(
        warned(&["wings", "airlifts"], "England A BER, England W MUN", "a ber - bur; w mun h"),
        ["A BER - BUR: none of your fleets or wings is ordered to convoy it."]
    );
    assert_eq!(warned(&["portage"], "England F KIE, England A RUH", "f kie - bel; a ruh c f kie - bel"), [""; 0]);
}

#[test]
fn random_legal_play_continues_and_every_email_fits() {
    let rules = diplomacy();
    let heading = Heading { game: "demo", n_phase: 1 };
    for seed in 0..4 {
        let mut dice = Dice::new(seed);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        for _ in 0..40 {
            let mut orders = Vec::new();
            for power in rules.due(&state) {
                let view = rules.view(&state, Eyes::Power(power));
                let options = rules.options(&view);
                let mut on_file = Vec::new();
                for _ in 0..options.len().min(30) {
                    let option = &options[dice.roll(options.len() as u64) as usize];
                    for found in rules.orders(&view, option) {
                        rules.file(&state, power, &mut on_file, found.unwrap().order);
                    }
                }
                let review = rules.review(&view, power, &on_file);
                let form = rules.order_form(&view, power, &on_file, true);
                let back = on_file_in(&rules, &view, power, &form).into_iter();
                let back: Vec<_> = back.flat_map(|line| rules.orders(&view, line)).collect();
                assert!(back.iter().all(Result::is_ok) && back.len() == on_file.len(), "{form}\n{back:?}");
                let letter =
                    wrap(&(written(|doc| rules.on_file(heading, &view, power, &on_file, &review, doc)) + &form));
                assert!(letter.lines().all(|line| line.chars().count() <= 72), "{letter}");
                orders.extend(on_file.into_iter().map(|order| (power, order)));
            }
            let (next, events) = rules.adjudicate(&state, &orders, &Luck::default());
            let (before, after) = (rules.view(&state, Eyes::Observer), rules.view(&next, Eyes::Observer));
            let events: Vec<_> = events.into_iter().map(|told| told.event).collect();
            let letter = wrap(
                &(written(|doc| rules.results(heading, &before, &after, &events, &[], doc))
                    + &written(|doc| rules.status(heading, &after, doc))),
            );
            assert!(letter.lines().all(|line| line.chars().count() <= 72), "{letter}");
            assert_eq!(rules.load(&rules.save(&next)).unwrap(), next);
            // An order that was legal at entry is void only because of other players' orders.
            for event in &events {
                let text = rules.write_event(event).to_string();
                let own_fault =
                    text.contains("\"void\"") && !text.contains("not ordered to") && !text.contains("wrong coast");
                assert!(!own_fault, "{text}\n{}", rules.save(&state));
            }
            state = next;
        }
    }
}

#[test]
fn a_form_has_no_blanks_to_be_read_aloud_and_leaves_no_destination_out() {
    let rules = diplomacy();
    let france = Power(2);
    let form = |phase: &str, units: &str| {
        let view = rules.view(&position_of(&rules, phase, units), Eyes::Power(france));
        rules.order_form(&view, france, &[], true)
    };
    let fleet = form("S1902M", "France F MAO");
    assert_eq!(fleet, "F MAO\n# can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES\n");
    let builds = form("W1902A", "France A PAR");
    assert_eq!(builds.lines().next(), Some("BUILD"));
    for text in [fleet, builds, form("S1902M", "France A PAR")] {
        assert!(!text.contains("___") && !text.contains("..."), "{text}");
    }
}

/// The e-mail with the results of these orders, for a reader who plays this power.
fn results_for(own: Option<Power>, units: &str, orders: &[&str]) -> String {
    let rules = diplomacy();
    results_in(&rules, &position_of(&rules, "S1902M", units), own, orders)
}

fn results_in(rules: &Diplomacy, state: &State, own: Option<Power>, orders: &[&str]) -> String {
    let parse = |line: &&str| {
        let parsed = rules.parse(line).unwrap();
        (parsed.power.unwrap(), parsed.order)
    };
    let (next, told) = rules.adjudicate(state, &orders.iter().map(parse).collect::<Vec<_>>(), &Luck::default());
    let events: Vec<_> = told.into_iter().map(|told| told.event).collect();
    let eyes = own.map_or(Eyes::Observer, Eyes::Power);
    let heading = Heading { game: "demo", n_phase: 1 };
    let own: Vec<Power> = own.into_iter().collect();
    let (before, after) = (rules.view(state, eyes), rules.view(&next, eyes));
    let tell = |doc: &mut Doc| {
        own.iter().flat_map(|power| rules.headline(&before, &after, &events, *power)).for_each(|said| doc.para(said));
        rules.results(heading, &before, &after, &events, &own, doc);
    };
    Doc::with(Reader::nobody(), tell).unwrapped()
}

#[test]
fn players_get_their_own_reasons_once_and_observers_all() {
    let units = "Austria A VIE, Austria F TRI, Italy A VEN, England F LON, France F BRE";
    let orders = [
        "Austria: A VIE - TRI",
        "Austria: F TRI - VEN",
        "Italy: A VEN H",
        "England: F LON - ENG",
        "France: F BRE - ENG",
    ];
    let austria = results_for(Some(Power(0)), units, &orders);
    assert!(austria.contains("Army Vienna -> Trieste bounced: your own fleet there could not leave.\n"), "{austria}");
    let observer = results_for(None, units, &orders);
    assert!(observer.contains("Trieste bounced: Austria's own fleet there could not leave.\n"), "{observer}");
    let channel = "Fleet London and Fleet Brest bounced in the English Channel: strength 1 each.\n";
    assert_eq!(observer.matches(channel).count(), 1, "{observer}");
    let france = results_for(Some(Power(2)), units, &orders);
    assert!(france.matches(channel).count() == 1 && !france.contains("Why:"), "{france}");
    assert!(!austria.contains(channel) && !austria.contains("Why:"), "{austria}");
}

#[test]
fn result_emails_list_standings_and_eliminations() {
    let units = "Austria A VIE, Austria A TYR, Austria A BOH, Germany A MUN, Italy F NAP";
    let orders = ["Austria: A TYR - MUN", "Austria: A BOH S A TYR - MUN", "Italy: F NAP - TYS"];
    let letter = results_for(None, units, &orders);
    assert!(letter.contains("\nCentres and units, each power's own centres in capitals:\nAustria: "), "{letter}");
    assert!(letter.contains(": A boh, A mun, A VIE; BUD, TRI\n"), "{letter}");
    let units = "Austria A TYR, Austria A BOH, Germany A MUN, Austria A RUH, Austria A BUR, Austria A BER, Austria A KIE, Austria A SIL";
    let rules = diplomacy();
    let mut state = position_of(&rules, "S1902M", units);
    let (austria, germany) = (Power(0), Power(3));
    state.owners.iter_mut().filter(|owner| **owner == Some(germany)).for_each(|owner| *owner = Some(austria));
    let letter = results_in(&rules, &state, None, &orders[..2]);
    assert!(letter.contains("was destroyed.") && letter.contains("dislodged"), "{letter}");
    assert!(letter.contains("Germany is out of the game: it has no units and no centres."), "{letter}");
    assert!(!letter.contains("Italy is out"), "it has centres: {letter}");
}
