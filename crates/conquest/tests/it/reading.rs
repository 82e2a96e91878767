//! Sentences as people write them, with the orders that the judge files or asks about.
use super::{rules, units};
use chancery_conquest::units::Building;
use chancery_conquest::{Conquest, State};
use chancery_rules::reading::Reading;
use chancery_rules::{Eyes, Luck, Power, Rules};
use chancery_text::words::said;
use std::collections::BTreeSet;

const RED: Power = Power(0);
const BLUE: Power = Power(1);
const YELLOW: Power = Power(3);

const CORPUS: &str = include_str!("../../../../tests/letters/reading/conquest.tsv");
const MORE: &str = include_str!("../../../../tests/letters/reading/conquest-more.tsv");

/// Blue has Groningen and Friesland, Yellow has Flevoland and North Holland, and Red has the rest.
fn position(rules: &Conquest) -> State {
    let mut state = rules.begin(&rules.played(), &Luck::default());
    for land in rules.map().all() {
        let key = rules.map().key_of(land);
        let own = state.at_mut(land);
        (own.owner, own.garrison) = match key {
            "GRO" => (BLUE, units("8i 2c")),
            "FRI" => (BLUE, units("10i")),
            "FLE" | "NHO" => (YELLOW, units("2i")),
            _ => (RED, units("4i")),
        };
        own.is_city = rules.map().land(land).is_city;
        own.newest = own.is_city.then_some(Building::Barracks);
    }
    state.seats[BLUE.index()].iron = 300;
    state
}

/// The orders that a text files, and those that it asks about, each with its power if the writer has several.
#[derive(Debug, Default)]
struct Outcome {
    filed: BTreeSet<String>,
    asked: BTreeSet<String>,
    /// The largest number of readings to choose from.
    n_choices: usize,
    refused: Vec<String>,
}

/// Reads a text for each of these powers, which are all the writer's.
fn read(rules: &Conquest, state: &State, powers: &[Power], text: &str) -> Outcome {
    let mut outcome = Outcome::default();
    let lines: Vec<&str> = text.split("\\n").collect();
    for power in powers {
        let name = match powers {
            [_] => String::new(),
            _ => format!("{}: ", rules.name_of(*power).to_uppercase()),
        };
        for read in rules.letter(&rules.view(state, Eyes::Power(*power)), &[], &lines) {
            match read.reading {
                Reading::Certain(order) => {
                    assert_eq!(order.power, *power);
                    outcome.filed.insert(name.clone() + &rules.write_order(&order.order));
                }
                Reading::Likely(sets) => {
                    outcome.n_choices = outcome.n_choices.max(sets.len());
                    let orders = sets.iter().flatten();
                    outcome.asked.extend(orders.map(|order| name.clone() + &rules.write_order(&order.order)));
                }
                Reading::Withdrawn(orders) => panic!("{text:?} takes back {orders:?}"),
                Reading::Unread(why) => outcome.refused.push(said(why.why())),
            }
        }
    }
    outcome
}

/// The scenarios of the corpus: Blue, and a player of Blue and Yellow.
fn writer(sign: &str) -> Vec<Power> {
    match sign {
        "C2" => vec![BLUE, YELLOW],
        _ => vec![BLUE],
    }
}

/// The rows of a file: scenario, outcome, text.
fn rows(file: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    file.lines().map(|row| {
        let mut parts = row.splitn(3, '\t');
        let mut part = || parts.next().unwrap_or_else(|| panic!("{row:?}"));
        (part(), part(), part())
    })
}

/// The rows whose reading differs from their outcome.
fn faults(file: &str) -> Vec<String> {
    let rules = rules("lowlands");
    let state = position(&rules);
    let mut faults = Vec::new();
    for (sign, wants, text) in rows(file) {
        let found = read(&rules, &state, &writer(sign), text);
        let (kind, list) = wants.split_once(": ").unwrap_or((wants, ""));
        let meant: BTreeSet<String> = list.split("; ").map(str::to_owned).collect();
        let (files, asks) =
            (found.filed == meant && found.asked.is_empty(), found.asked == meant && found.n_choices < 2);
        let is_right = match (kind, sign) {
            // The judge knows that the writer has both powers. The rules read for one at a time.
            ("ask" | "file", "C2") => files || asks && found.filed.is_empty(),
            ("file", _) => files,
            ("either", _) => files || asks && found.filed.is_empty(),
            ("hint", _) => found.filed.is_empty() && found.asked.is_empty() && !found.refused.is_empty(),
            ("none" | "show" | "do", _) => found.filed.is_empty() && found.asked.is_empty(),
            _ => panic!("{wants} is no outcome"),
        };
        if !is_right {
            faults.push(format!("{sign} {wants} <- {text:?}: {found:?}"));
        }
    }
    faults
}

#[test]
fn orders_as_people_write_them() {
    assert_eq!(faults(CORPUS), Vec::<String>::new());
}

#[test]
fn odder_sentences() {
    assert_eq!(faults(MORE), Vec::<String>::new());
}

/// Puts doubt into every sentence that is an order. It then files nothing.
#[test]
fn a_doubtful_sentence_is_never_filed() {
    let rules = rules("lowlands");
    let state = position(&rules);
    let mut wrong = Vec::new();
    let is_order = |wants: &str| wants.starts_with("file") || wants.starts_with("either");
    let one_line = |text: &str| !text.contains("\\n");
    let orders = rows(CORPUS).chain(rows(MORE)).filter(|(_, wants, text)| is_order(wants) && one_line(text));
    for (sign, _, text) in orders {
        let bare = text.trim_end_matches(['.', '!', '?']);
        for doubtful in [
            format!("{bare}?"),
            format!("not {bare}"),
            format!("do not {bare}"),
            format!("{bare} if Red agrees"),
            format!("If he attacks, {bare}"),
            format!("{bare}. Or perhaps not."),
            format!("Should I do this: {bare}"),
        ] {
            let found = read(&rules, &state, &writer(sign), &doubtful);
            let is_request = bare.starts_with("could you") && doubtful.ends_with('?');
            if !found.filed.is_empty() || !found.asked.is_empty() && !is_request {
                wrong.push(format!("{sign} {doubtful}: {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// The orders that Blue's text files, and those that it asks about.
fn of_blue(text: &str) -> (Vec<String>, Vec<String>) {
    let rules = rules("lowlands");
    let found = read(&rules, &position(&rules), &[BLUE], text);
    (found.filed.into_iter().collect(), found.asked.into_iter().collect())
}

/// The replies to Blue's text, which files nothing and asks nothing.
fn refusals(text: &str) -> Vec<String> {
    let rules = rules("lowlands");
    let found = read(&rules, &position(&rules), &[BLUE], text);
    assert!(found.filed.is_empty() && found.asked.is_empty(), "{text:?}: {found:?}");
    found.refused
}

fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn several_orders_fit_in_a_sentence() {
    let text = "Hi judge, GRO builds stables, FRI attacks FLE with 4i and 2 infantry, and produce everywhere automatically. Thanks!";
    let all = lines(&["ATTACK FLE FROM FRI WITH 6I", "BUILD STABLES IN GRO", "PRODUCE IN ALL AUTO"]);
    assert_eq!(of_blue(text), (all, vec![]));
    let stops = "FRI attacks FLE, stop if the odds are below 1.5, occupy 50%";
    assert_eq!(of_blue(stops), (lines(&["ATTACK FLE FROM FRI STOP IF ODDS < 1.5 OCCUPY 50%"]), vec![]));
}

#[test]
fn a_missing_part_is_asked_about_where_few_orders_fit() {
    assert_eq!(of_blue("FRI attacks Yellow").1, lines(&["ATTACK FLE FROM FRI", "ATTACK NHO FROM FRI"]));
    assert_eq!(of_blue("march from FRI to FLE").1, lines(&["ATTACK FLE FROM FRI", "MOVE ALL FROM FRI TO FLE"]));
    assert_eq!(of_blue("GRO-FRI").1, lines(&["MOVE ALL FROM GRO TO FRI"]));
    assert_eq!(of_blue("move 5 from FRI to GRO").1, lines(&["MOVE 5I FROM FRI TO GRO"]), "Friesland has only infantry");
    assert_eq!(of_blue("move 5 from GRO to FRI"), (vec![], vec![]), "Groningen has infantry and cavalry");
}

#[test]
fn a_tale_of_states_is_no_order() {
    for text in [
        "My attack on Flevoland from Friesland failed last time",
        "Thanks for the move to Friesland",
        "I have 8i in Groningen",
        "Yellow attacks FRI from FLE",
        "We attack FLE from FRI",
        "FRI attacks FLE, I hope",
        "Tell Red: attack FLE from OVE",
        "pass me the salt",
        "I pass on Flevoland",
    ] {
        refusals(text);
    }
    assert_eq!(of_blue("FRI 10i, GRO 8i 2c").0, Vec::<String>::new(), "it may be a list of garrisons");
}

#[test]
fn a_refusal_has_a_reason() {
    for (text, why) in [
        (
            "FRI attacks FLE; no, wait",
            "I can't tell from a \"not\" which order you want instead. Please send that order alone.",
        ),
        (
            "FRI attacks FLE if they leave",
            "I read no conditions in orders. Only an attack can have one: STOP IF ODDS < 1.5.",
        ),
        (
            "FRI attacks FLE. Or maybe not.",
            "I read no conditions in orders. Only an attack can have one: STOP IF ODDS < 1.5.",
        ),
        (
            "ATTACK FLE FROM FRI?",
            "I read this as a question, so I have filed no order. To give one, send the order alone.",
        ),
        ("OVE attacks FLE", "OVE is not yours: it belongs to Red."),
        (
            "FRI attacks FLE and FRI attacks DRE",
            "ATTACK FLE FROM FRI and ATTACK DRE FROM FRI contradict each other, so I have filed neither.",
        ),
        ("attack Flevland from Friesland", "There is no state \"Flevland\". Do you mean FLE (Flevoland)?"),
        (
            "always attack FLE from FRI",
            "I file orders for this turn only. A standing order repeats one in each turn: STANDING PRODUCE IN ALL AUTO.",
        ),
        ("Yellow:\\nPASS", "This is for Yellow, and you order for Blue: I have not filed it."),
        ("Orders for turn 9:\\nFRI attacks FLE", "This is for turn 9, and it is turn 1 now: I have not filed it."),
    ] {
        assert_eq!(refusals(text)[0], why, "{text}");
    }
}

#[test]
fn polite_words_surround_any_order() {
    assert_eq!(of_blue("1) please salt tulip, thanks :-)"), (lines(&["SALT tulip"]), vec![]));
    assert_eq!(of_blue("My orders:\\nGovernor on, please"), (lines(&["GOVERNOR ON"]), vec![]));
    assert_eq!(of_blue("PASS!"), (lines(&["PASS"]), vec![]));
}

/// A GM, and a player of two powers, name the power before an order.
#[test]
fn the_name_of_a_power_begins_an_order() {
    let rules = rules("lowlands");
    let state = position(&rules);
    let order = |eyes, line: &str| rules.orders(&rules.view(&state, eyes), line).remove(0);
    let pass = order(Eyes::Master, "Yellow: pass").unwrap();
    assert_eq!((pass.power, rules.write_order(&pass.order)), (YELLOW, "PASS".to_owned()));
    assert_eq!(order(Eyes::Power(YELLOW), "Yellow: PASS").unwrap().power, YELLOW);
    assert!(order(Eyes::Power(BLUE), "Yellow: PASS").is_err());
    assert!(order(Eyes::Master, "Yellow: HOLD FRI").is_err(), "Friesland is Blue's");
}

/// A long text takes bounded work, and asks a bounded number of questions.
#[test]
fn a_hostile_text_is_bounded() {
    let rules = rules("lowlands");
    let view = rules.view(&position(&rules), Eyes::Power(BLUE));
    let long = "FRI and GRO, ".repeat(60);
    let lines: Vec<&str> =
        ["I might attack FLE from FRI", &long, "?!<>:-)'", "\u{301}’’ 4i4i4i 99999999999i"].repeat(500);
    let read = rules.letter(&view, &[], &lines);
    let n_asked = read.iter().filter(|read| matches!(read.reading, Reading::Likely(_))).count();
    assert_eq!(n_asked, 20);
}
