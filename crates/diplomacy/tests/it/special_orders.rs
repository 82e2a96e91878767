//! Special orders (railways, transformations, disbanding, proxies), as players meet them: the replies, the options, the
//! e-mails. Their results are in `tests/cases/options/`.
use crate::orders_and_results::{all_said, answered, checked_options};
use crate::written;
use chancery_diplomacy::board::{Province, Railway};
use chancery_diplomacy::order::Order;
use chancery_diplomacy::policy::Policies;
use chancery_diplomacy::state::State;
use chancery_diplomacy::{Diplomacy, variant};
use chancery_families::report::{Heading, Report};
use chancery_rules::{Eyes, Luck, Power, Rules};
use serde_json::json;
use std::sync::Arc;

/// The standard board with a railway, and a choice of policies: `railways=on,transform=both`.
fn rules(choices: &str) -> Diplomacy {
    let mut board = variant::load("standard").unwrap();
    let at = |name: &str| board.provinces.iter().position(|data| data.abbreviation == name).unwrap();
    board.railways.push(Railway {
        abbreviation: "TSR".to_owned(),
        name: "Trans Siberian Railway".to_owned(),
        powers: vec![board.power("Russia").unwrap()],
        line: ["MOS", "WAR", "SIL", "MUN", "BUR", "PAR"].map(|name| Province(at(name) as u16)).to_vec(),
    });
    let mut policies = Policies::default();
    for choice in choices.split(',') {
        let (name, word) = choice.split_once('=').unwrap();
        policies.set(name, word).unwrap();
    }
    Diplomacy::new(Arc::new(board), policies)
}

fn position(rules: &Diplomacy, phase: &str, units: &str) -> State {
    let units: Vec<Vec<_>> = units.split(", ").map(|unit| unit.split(' ').collect()).collect();
    rules.load(&json!({ "phase": phase, "units": units })).unwrap()
}

#[test]
fn special_orders_are_judged_at_entry() {
    let mut wrong = String::new();
    let mut scene = None;
    for row in include_str!("../cases/legal_special.txt").lines().filter(|row| !row.starts_with('#')) {
        if let Some(heading) = row.strip_prefix("== ") {
            let (head, units) = heading.split_once(": ").unwrap();
            let mut words = head.split(' ');
            let (power, phase, choices) = (words.next().unwrap(), words.next().unwrap(), words.next().unwrap());
            let rules = rules(choices);
            let eyes = Eyes::Power(rules.board().power(power).unwrap());
            let view = rules.view(&position(&rules, phase, units), eyes);
            scene = Some((rules, view));
        } else if let Some((line, expected)) = row.split_once("==>") {
            let (rules, view) = scene.as_ref().unwrap();
            let found = answered(rules, view, line.trim());
            if found != expected.trim() {
                wrong += &format!("{line}\n    should be {}\n    but is    {found}\n", expected.trim());
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn every_special_option_is_accepted_and_comes_back_unchanged() {
    let rules = rules("railways=on,transform=both,transform-where=anywhere,disband=on,proxy=on");
    let units = "Russia A MOS, Russia A GAL, Russia F STP/SC, Germany A MUN, Germany F KIE, France A BUR";
    for phase in ["S1901M", "W1901A"] {
        let state = position(&rules, phase, units);
        let mut all = Vec::new();
        for eyes in (0..7).map(Power).map(Eyes::Power).chain([Eyes::Master]) {
            all.extend(checked_options(&rules, &state, eyes));
        }
        let expected = match phase {
            "S1901M" => &[
                "A MOS - TSR - PAR",
                "A GAL S A MOS - SIL",
                "A MUN D",
                "A MUN proxy to France",
                "F KIE transforms to A KIE",
                "F STP/SC transforms to F STP/NC",
            ][..],
            _ => &["F KIE transforms to A KIE"],
        };
        for option in expected {
            assert_eq!(all.iter().filter(|other| *other == option).count(), 1, "{option}: {all:?}");
        }
    }
}

/// The e-mail with the results of the orders.
fn letter(rules: &Diplomacy, state: &State, orders: &[&str]) -> String {
    let orders: Vec<_> = orders
        .iter()
        .map(|line| {
            let parsed = rules.parse(line).unwrap();
            (parsed.power.unwrap(), parsed.order)
        })
        .collect();
    let (next, events) = rules.adjudicate(state, &orders, &Luck::default());
    let events: Vec<_> = events.into_iter().map(|told| told.event).collect();
    let (before, after) = (rules.view(state, Eyes::Observer), rules.view(&next, Eyes::Observer));
    written(|doc| rules.results(Heading { game: "demo", n_phase: 1 }, &before, &after, &events, &[], doc))
}

#[test]
fn an_email_reports_rides_and_proxies() {
    let rules = rules("railways=on,proxy=on,transform=move,disband=on,auto-disband=on");
    let units = "Russia A MOS, Russia F SEV, Germany A MUN, Germany F KIE, Austria A TYR, France A MAR, Italy A PIE, Italy A GAS";
    let state = position(&rules, "S1901M", units);
    let orders = [
        "Russia: A MOS - TSR - PAR",
        "Russia: F SEV transforms to A",
        "Germany: A MUN proxy to Austria",
        "Austria: A MUN H",
        "Germany: F KIE D",
        "Austria: A TYR - VEN",
        "Italy: A PIE - MAR",
        "Italy: A GAS S A PIE - MAR",
    ];
    assert_eq!(
        letter(&rules, &state, &orders),
        "Movement results for Spring of 1901. (demo.001)\n\n\
         Austria: Army Tyrolia -> Venice.\n\
         France: Army Marseilles, No Order Processed. (*dislodged*)\n\
         Germany: Army Munich HOLD.\n\
         Germany: Army Munich PROXY to Austria.\n\
         Germany: Fleet Kiel DISBAND.\n\
         Italy: Army Gascony SUPPORT Army Piedmont -> Marseilles.\n\
         Italy: Army Piedmont -> Marseilles.\n\
         Russia: Army Moscow -> Trans Siberian Railway -> Paris. (*bounce*)\n\
         Russia: Fleet Sevastopol TRANSFORMS into Army Sevastopol.\n\n\
         The following units were dislodged:\n\n\
         The French Army in Marseilles with no valid retreats was destroyed.\n\n\
         Why:\n\
         Army Marseilles was dislodged by Army Piedmont -> Marseilles.\n\
         Army Moscow -> Trans Siberian Railway -> Paris bounced: strength 1\n    \
         against Army Munich with 1.\n\
         Army Moscow got as far as Silesia by rail.\n\n\
         Centres and units, each power's own centres in capitals:\n\
         Austria: 3: A ven; BUD, TRI, VIE\n\
         England: 3: no unit; EDI, LVP, LON\n\
         France:  3: no unit; BRE, MAR, PAR\n\
         Germany: 3: A MUN; BER, KIE\n\
         Italy:   3: A gas, A mar; NAP, ROM, VEN\n\
         Russia:  4: A SEV, A sil; MOS, STP, WAR\n\
         Turkey:  3: no unit; ANK, CON, SMY\n\
         Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN\n"
    );
}

#[test]
fn orders_for_other_powers_units_are_on_file_and_in_the_form() {
    let rules = rules("proxy=on");
    let austria = Power(0);
    let state = position(&rules, "S1901M", "Austria A BUD, Austria F ADR, Germany A MUN");
    let view = rules.view(&state, Eyes::Power(austria));
    let mut on_file = Vec::new();
    for accepted in rules.orders(&view, "A bud proxy g; A mun - tyr; f adr s a mun - tyr").into_iter().flatten() {
        assert_eq!(accepted.power, austria);
        rules.file(&state, austria, &mut on_file, accepted.order);
    }
    let review = rules.review(&view, austria, &on_file);
    assert_eq!(
        (all_said(review.missing), review.warnings),
        (vec!["Fleet Adriatic Sea has no order.".to_owned()], vec![])
    );
    let form = rules.order_form(&view, austria, &on_file, true);
    assert!(form.contains("\n# on file: A MUN - TYR\n"), "{form}");
    let filed = form.lines().filter_map(|line| line.strip_prefix("# on file: "));
    let back = filed.flat_map(|line| rules.orders(&view, line));
    assert_eq!(back.map(|found| found.unwrap().order).collect::<Vec<_>>(), on_file);
    let review = rules.review(&view, austria, &on_file);
    let letter =
        written(|doc| rules.on_file(Heading { game: "demo", n_phase: 1 }, &view, austria, &on_file, &review, doc));
    assert!(letter.contains("Austria: Army Munich -> Tyrolia.\n"), "{letter}");
}

#[test]
fn a_player_who_may_transform_in_winter_is_asked() {
    let rules = rules("transform=build");
    let germany = Power(3);
    let mut state =
        position(&rules, "W1901A", "Germany A BER, Germany A KIE, Germany A MUN, Germany A RUH, Russia A STP");
    state.owners[rules.board().provinces.iter().position(|data| data.abbreviation == "HOL").unwrap()] = Some(germany);
    let view = rules.view(&state, Eyes::Power(germany));
    assert!(rules.due(&state).contains(&germany));
    let reviewed = |orders: &[Order]| {
        let review = rules.review(&view, germany, orders);
        (all_said(review.missing), all_said(review.warnings))
    };
    let asked = ["You may transform units. Do so, or waive.".to_owned()];
    assert_eq!(reviewed(&[]), (asked.to_vec(), vec![]));
    let filed = |line: &str| rules.orders(&view, line).remove(0).unwrap().order;
    assert_eq!(reviewed(&[filed("waive")]), (vec![], vec![]));
    let transformed = [filed("A KIE transforms to F")];
    assert_eq!(reviewed(&transformed), (vec![], vec![]));
    assert_eq!(rules.order_form(&view, germany, &transformed, true), "# on file: A KIE transforms to F KIE\n");
    let told = letter(&rules, &state, &["Germany: A KIE transforms to F", "Russia: A STP transforms to F/SC"]);
    let lines = [
        "Germany:                  Transforms the army in Kiel to a fleet.\n",
        "Russia:                   Transforms the army in St Petersburg to a\n                          fleet in St Petersburg (south coast).\n",
    ];
    assert!(lines.iter().all(|line| told.contains(line)), "{told}");
    let back: Vec<_> = lines
        .iter()
        .map(|line| rules.parse(&line.split_whitespace().collect::<Vec<_>>().join(" ")).unwrap().order)
        .collect();
    assert_eq!(
        back.iter().map(|order| rules.write_order(order)).collect::<Vec<_>>(),
        ["A KIE transforms to F KIE", "A STP transforms to F STP/SC",]
    );
}

#[test]
fn several_armies_on_one_railway_are_reported_together() {
    let rules = rules("railways=on");
    let state = position(&rules, "S1901M", "Russia A MOS, Russia A WAR");
    let russia = rules.board().power("Russia").unwrap();
    let view = rules.view(&state, Eyes::Power(russia));
    let orders = |lines: [&str; 2]| lines.map(|line| rules.read_order(line).unwrap()).to_vec();
    let warnings = |lines| all_said(rules.review(&view, russia, &orders(lines)).warnings);
    let both = warnings(["A MOS - TSR - PAR", "A WAR - TSR - SIL"]);
    assert_eq!(both, ["2 armies are ordered to travel on the Trans Siberian Railway, but only one can."]);
    assert!(warnings(["A MOS - TSR - PAR", "A WAR - SIL"]).is_empty());
}
