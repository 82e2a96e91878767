//! Borders and waters with special rules, as players meet them: the replies to orders, the orders on file, the options.
//! Their results are in `tests/cases/options/`.
use crate::datc::site;
use crate::orders_and_results::all_said;
use crate::play_every_board::play;
use crate::written;
use chancery_diplomacy::policy::Policies;
use chancery_diplomacy::state::State;
use chancery_diplomacy::{Diplomacy, variant};
use chancery_families::report::{Heading, Report};
use chancery_rules::{Eyes, Power, Rules};
use chancery_text::words::said;
use serde_json::json;
use std::sync::Arc;

/// Every rule of this kind, somewhere on the standard board.
const CHANGES: [&str; 13] = [
    "passage BUR - PAR: half, no support",
    "passage PIE - VEN: support needed, no support, yields",
    "passage MUN > BOH: only Germany, only Austria",
    "passage CON - SMY: owner of ANK",
    "passage WAR - MOS: in Spring",
    "passage SPA - MAR: half, yields, fleet only",
    "one way SER > RUM",
    "one way ENG > NTH",
    "closed BAR Fall",
    "high NTH",
    "high WES",
    "gateway KC Kiel Canal by KIE: HEL BAL",
    "gateway CC Corinth Canal by GRE: ION AEG",
];

const HEADING: Heading = Heading { game: "demo", n_phase: 1 };

fn rules(changes: &[&str]) -> Diplomacy {
    let mut board = variant::load("standard").unwrap();
    changes.iter().for_each(|line| site::change(&mut board, line));
    let policies = Policies { gateways: true, ..Policies::default() };
    Diplomacy::new(Arc::new(board), policies)
}

/// `England F NTH, England F NTH`
fn position(rules: &Diplomacy, phase: &str, units: &str) -> State {
    let units: Vec<Vec<&str>> = units.split(", ").map(|unit| unit.split(' ').collect()).collect();
    rules.load(&json!({ "phase": phase, "units": units })).unwrap()
}

/// The reply to a line: the order with a warning, or a refusal.
fn answer(rules: &Diplomacy, state: &State, power: &str, line: &str) -> String {
    let power = rules.board().power(power).unwrap();
    let mut found = rules.orders(&rules.view(state, Eyes::Power(power)), line);
    match found.pop() {
        Some(Ok(accepted)) => {
            let text = rules.write_order(&accepted.order);
            accepted.warning.map_or(text.clone(), |warning| format!("{text} ({})", said(warning)))
        }
        Some(Err(rejected)) => format!("!{}", said(rejected.why())),
        None => String::new(),
    }
}

/// The orders on file after these lines.
fn on_file(rules: &Diplomacy, state: &State, power: Power, lines: &[&str]) -> Vec<String> {
    let view = rules.view(state, Eyes::Power(power));
    let mut orders = Vec::new();
    for found in lines.iter().flat_map(|line| rules.orders(&view, line)) {
        rules.file(state, power, &mut orders, found.unwrap().order);
    }
    orders.iter().map(|order| rules.write_order(order)).collect()
}

#[test]
fn boards_with_all_these_rules_last_ten_years() {
    (0..4).for_each(|seed| play(&rules(&CHANGES), seed));
}

#[test]
fn a_refusal_names_the_closed_border() {
    let rules = rules(&CHANGES);
    let state = position(
        &rules,
        "F1901M",
        "France A BUR, France A MUN, Turkey A SMY, Russia A WAR, Russia F BAR, Russia F NWG, Italy A PIC, Russia A STP",
    );
    let asked = |power: &str, line: &str| answer(&rules, &state, power, line);
    assert_eq!(asked("France", "A BUR - PAR"), "A BUR - PAR");
    assert_eq!(asked("France", "A BUR S A PIC - PAR"), "!No unit can support from Burgundy to Paris.");
    assert_eq!(asked("France", "A MUN - BOH"), "!Only Germany and Austria can go from Munich to Bohemia.");
    assert_eq!(
        asked("France", "A BUR S A MUN - BOH"),
        "!The army in Burgundy can't get to Bohemia; it can go to BEL, GAS, MAR, MUN, PAR, PIC or RUH, so it can't support there."
    );
    assert_eq!(asked("Turkey", "A SMY - CON"), "A SMY - CON");
    let owned = rules
        .load(&json!({ "phase": "F1901M", "units": [["Turkey", "A", "SMY"]], "owners": { "ANK": "Russia" } }))
        .unwrap();
    assert_eq!(
        answer(&rules, &owned, "Turkey", "A SMY - CON"),
        "!Only the owner of Ankara can go from Smyrna to Constantinople."
    );
    assert_eq!(asked("Russia", "A WAR - MOS"), "!The way from Warsaw to Moscow is open only in spring.");
    assert_eq!(asked("Russia", "F NWG - BAR"), "!Barents Sea is closed in fall.");
    assert_eq!(
        asked("Russia", "F BAR - NWG"),
        "!Barents Sea is closed in fall: the fleet in Barents Sea can only wait (\"F BAR H\")."
    );
    assert_eq!(asked("Russia", "F BAR H"), "F BAR H");
    assert!(asked("Russia", "F BAR C A STP - NOR").starts_with("!Barents Sea is closed in fall: "));
    assert!(asked("Russia", "F NWG S F BAR").starts_with("!Barents Sea is closed in fall"));
}

#[test]
fn the_suez_canal_is_dug() {
    let rules = Diplomacy::variant("colonial").unwrap();
    let state = position(&rules, "S1870M", "Britain A EGY, Turkey F MEDS");
    assert_eq!(answer(&rules, &state, "Britain", "SC S F Med - Red"), "SC S F MEDS - REDS");
    for order in ["F MEDS - REDS", "F MEDS - SC - REDS"] {
        assert_eq!(
            answer(&rules, &state, "Turkey", order),
            "F MEDS - REDS (Only Britain, whose unit is in Egypt, can open the Suez Canal.)"
        );
    }
}

#[test]
fn a_canal_is_opened_in_several_spellings() {
    let rules = rules(&CHANGES);
    let state = position(&rules, "S1901M", "Germany A KIE, England F HEL, Germany F BAL");
    for line in [
        "KC S F HEL - BAL",
        "kc s f hel-bal",
        "the Kiel Canal supports the English fleet Helgoland to Baltic Sea",
        "Germany: Kiel Canal S HEL - BAL",
    ] {
        assert_eq!(answer(&rules, &state, "Germany", line), "KC S F HEL - BAL", "{line}");
    }
    let refusals = [
        ("England", "KC S F HEL - BAL", "Only the power whose unit is in Kiel can open the Kiel Canal."),
        ("Germany", "KC S F HEL - NTH", "The Kiel Canal does not lead from Helgoland Bight to North Sea."),
        ("Germany", "KC S F ION - AEG", "The Kiel Canal does not lead from Ionian Sea to Aegean Sea."),
        ("Germany", "KC S F HEL", "Where does the fleet go? A canal is opened by \"KC S F HEL - ...\"."),
        ("Germany", "CC S F ION - AEG", "Only the power whose unit is in Greece can open the Corinth Canal."),
    ];
    for (power, line, why) in refusals {
        assert_eq!(answer(&rules, &state, power, line), format!("!{why}"), "{line}");
    }
    let empty = position(&rules, "S1901M", "Germany A KIE");
    assert_eq!(
        answer(&rules, &empty, "Germany", "KC S F HEL - BAL"),
        "!There is no fleet in Helgoland Bight to let through."
    );
}

#[test]
fn a_player_whose_fleet_needs_a_canal_learns_which_power_opens_it() {
    let rules = rules(&CHANGES);
    let state = position(&rules, "S1901M", "Germany A KIE, England F HEL, Germany F BAL, Italy F ION");
    assert_eq!(
        answer(&rules, &state, "England", "F HEL - BAL"),
        "F HEL - BAL (Only Germany, whose unit is in Kiel, can open the Kiel Canal.)"
    );
    assert_eq!(
        answer(&rules, &state, "Italy", "F ION - AEG"),
        "F ION - AEG (The Corinth Canal is closed, because no unit is in Greece.)"
    );
    let germany = rules.board().power("Germany").unwrap();
    let review = |lines: &[&str]| {
        let orders: Vec<_> =
            on_file(&rules, &state, germany, lines).iter().map(|text| rules.read_order(text).unwrap()).collect();
        all_said(rules.review(&rules.view(&state, Eyes::Power(germany)), germany, &orders).warnings)
    };
    assert_eq!(
        review(&["A KIE H", "F BAL - HEL"]),
        ["F BAL - HEL: the Kiel Canal is not open to it; to open it, please add \"KC S F BAL - HEL\"."]
    );
    assert!(review(&["A KIE H", "F BAL - HEL", "KC S F BAL - HEL"]).is_empty());
}

#[test]
fn an_order_that_opens_a_canal_is_on_file_and_in_the_form() {
    let rules = rules(&CHANGES);
    let state = position(&rules, "S1901M", "Germany A KIE, England F HEL");
    let germany = rules.board().power("Germany").unwrap();
    let filed = on_file(&rules, &state, germany, &["A KIE H", "KC S F HEL - BAL", "KC S F HEL - BAL"]);
    assert_eq!(filed, ["A KIE H", "KC S F HEL - BAL"]);
    let orders: Vec<_> = filed.iter().map(|text| rules.read_order(text).unwrap()).collect();
    let view = rules.view(&state, Eyes::Power(germany));
    let review = rules.review(&view, germany, &orders);
    assert!(review.missing.is_empty());
    let listed = written(|doc| rules.on_file(HEADING, &view, germany, &orders, &review, doc));
    assert!(listed.contains("Germany: Kiel Canal SUPPORT Fleet Helgoland Bight -> Baltic Sea."), "{listed}");
    assert!(rules.order_form(&view, germany, &orders, true).contains("\n# on file: KC S F HEL - BAL\n"));
    let options = rules.options(&view);
    assert!(options.contains(&"KC S F HEL - BAL".to_owned()), "{options:?}");
    assert!(!options.contains(&"KC S F BAL - HEL".to_owned()), "there is no fleet in the Baltic Sea");
    let others = rules.options(&rules.view(&state, Eyes::Power(Power(1))));
    assert!(!others.is_empty() && others.iter().all(|option| !option.starts_with("KC")), "{others:?}");
}

#[test]
fn each_fleet_in_a_high_sea_has_its_own_order() {
    let rules = rules(&CHANGES);
    let state = position(&rules, "S1901M", "England F NTH, England F NTH, Germany F NTH, England A LON");
    let england = rules.board().power("England").unwrap();
    let view = rules.view(&state, Eyes::Power(england));
    let file = |lines: &[&str]| on_file(&rules, &state, england, lines);
    assert_eq!(file(&["F NTH - EDI", "F NTH - NOR"]), ["F NTH - EDI", "F NTH - NOR"]);
    assert_eq!(
        file(&["F NTH - EDI", "F NTH - NOR", "A LON H", "F NTH - HOL"]),
        ["F NTH - NOR", "A LON H", "F NTH - HOL"]
    );
    assert_eq!(file(&["A LON H", "A LON - WAL"]), ["A LON - WAL"], "elsewhere the last order stands");

    let orders: Vec<_> = file(&["F NTH - EDI", "A LON H"]).iter().map(|text| rules.read_order(text).unwrap()).collect();
    let review = rules.review(&view, england, &orders);
    assert_eq!(all_said(review.missing), ["Fleet North Sea has no order."], "the second fleet");
    let form = rules.order_form(&view, england, &orders, true);
    assert_eq!(form.lines().filter(|line| *line == "F NTH").count(), 2, "{form}");
    assert_eq!(form.lines().filter(|line| *line == "# on file: F NTH - EDI").count(), 1, "{form}");

    assert_eq!(answer(&rules, &state, "England", "F NTH C A LON - NOR"), "F NTH C A LON - NOR");
    assert_eq!(answer(&rules, &state, "Germany", "F NTH - HOL"), "F NTH - HOL");
    assert_eq!(
        answer(&rules, &state, "England", "A LON S F NTH - YOR"),
        "!North Sea is open sea with room for all: no unit is supported there, or on its way in or out."
    );
    let options = rules.options(&view);
    assert_eq!(options.iter().filter(|option| *option == "F NTH H").count(), 1, "{options:?}");
}

#[test]
fn only_a_high_sea_holds_two_units() {
    let rules = rules(&["high NTH"]);
    let load =
        |at: &str| rules.load(&json!({ "phase": "S1901M", "units": [["England", "F", at], ["England", "F", at]] }));
    assert_eq!(load("NTH").unwrap().units.len(), 2);
    assert_eq!(load("ENG").unwrap_err(), "There are two units in English Channel.");
}
