//! Orders as people write them, and the replies to impossible ones.
use super::{rules, units};
use chancery_conquest::{Conquest, State, entry};
use chancery_rules::{Eyes, Luck, Power, Rules};
use chancery_text::sentence::Note;
use chancery_text::words::said;

const RED: Power = Power(0);

/// Red has the west and Gelderland. Blue has the rest.
fn position(rules: &Conquest) -> State {
    let mut state = rules.begin(&[Power(0), Power(1)], &Luck::default());
    for land in rules.map().all() {
        let is_red = ["UTR", "NHO", "ZHO", "GEL"].contains(&rules.map().key_of(land));
        let own = state.at_mut(land);
        (own.owner, own.garrison) = (if is_red { RED } else { Power(1) }, units("4i"));
        own.is_city = rules.map().land(land).is_city;
    }
    state
}

fn answer(rules: &Conquest, state: &State, line: &str) -> String {
    let found = rules.orders(&rules.view(state, Eyes::Power(RED)), line);
    let lines = found.into_iter().map(|result| match result {
        Ok(accepted) => accepted.warning.map_or_else(|| rules.write_order(&accepted.order), said),
        Err(rejected) if rejected.is_prose() => format!("? {}", said(rejected.why())),
        Err(rejected) => said(rejected.why()),
    });
    lines.collect::<Vec<_>>().join(" | ")
}

/// Spellings and their meanings.
#[test]
fn orders_are_read_as_people_write_them() {
    let rules = rules("lowlands");
    let state = position(&rules);
    for (line, written) in [
        ("produce in gel 2i", "PRODUCE IN GEL 2I"),
        ("PRODUCE 2 infantry rest i IN Gelderland", "PRODUCE IN GEL 2I REST I"),
        ("produce in all auto", "PRODUCE IN ALL AUTO"),
        ("Produce in NHO nothing  # nothing now", "PRODUCE IN NHO NOTHING"),
        ("attack nbr from gel", "ATTACK NBR FROM GEL"),
        (
            "Attack North Brabant from Gelderland with 3i, 1 cav stop if odds<1.50 occupy 60 %",
            "ATTACK NBR FROM GEL WITH 3I 1C STOP IF ODDS < 1.5 OCCUPY 60%",
        ),
        ("ATTACK NBR FROM GEL WITH ALL", "ATTACK NBR FROM GEL"),
        ("move 3i from utr to north holland", "MOVE 3I FROM UTR TO NHO"),
        ("MOVE ALL FROM Utre TO NHO; HOLD ZHO", "MOVE ALL FROM UTR TO NHO | HOLD ZHO"),
        ("standing move all from utr to nho", "STANDING MOVE ALL FROM UTR TO NHO"),
        ("cancel standing", "CANCEL STANDING ALL"),
        ("governor on", "GOVERNOR ON"),
        ("governor", "Write GOVERNOR ON or GOVERNOR OFF, or name sections: GOVERNOR PRODUCE, ATTACK or MOVE."),
        ("Governor attack and move", "GOVERNOR ON ATTACK MOVE"),
        ("GOVERNOR OFF PRODUCE", "GOVERNOR OFF PRODUCE"),
        ("salt Tulip", "SALT Tulip"),
        ("pass", "PASS"),
        (
            "STANDING ORDERS\nPRODUCE IN ALL AUTO\nMOVE ALL FROM UTR TO NHO",
            "CANCEL STANDING ALL | STANDING PRODUCE IN ALL AUTO | STANDING MOVE ALL FROM UTR TO NHO",
        ),
    ] {
        let said = answer(&rules, &state, line);
        assert_eq!(said.trim_start_matches("? "), written, "{line}");
        for order in written.split(" | ").filter(|order| !order.starts_with("Write")) {
            let order = rules.read_order(order).unwrap();
            assert_eq!(rules.read_order(&rules.write_order(&order)), Ok(order));
        }
    }
}

/// The reply to an impossible order says what to write instead.
#[test]
fn an_impossible_order_is_refused_with_a_hint() {
    let rules = rules("lowlands");
    let state = position(&rules);
    for (line, why) in [
        ("PRODUCE IN GEL", "Name the product: PRODUCE IN GEL 1C REST I, or PRODUCE IN GEL AUTO."),
        ("PRODUCE IN UTR 2I", "UTR is not a city: yours are GEL, NHO."),
        ("PRODUCE IN NBR 2I", "NBR is not yours: it belongs to Blue."),
        ("PRODUCE IN GEL 1A", "GEL cannot produce artillery: that needs artillery factory."),
        (
            "BUILD STABLES IN GEL",
            "STABLES costs 200 kg of iron; you have 100 kg in this turn, with what your mines give.",
        ),
        ("BUILD FACTORY IN GEL", "GEL needs its stables before: BUILD STABLES IN GEL."),
        ("BUILD IN GEL", "Name the building: BUILD STABLES IN GEL, BUILD FACTORY IN GEL or BUILD BARRACKS IN GEL."),
        ("ATTACK UTR FROM GEL", "UTR is yours: MOVE goes there."),
        ("ATTACK GRO FROM GEL", "GEL and GRO are not connected: GEL is connected to FLE, LIM, NBR, OVE, UTR, ZHO."),
        ("ATTACK NBR FROM LIM", "LIM is not yours: it belongs to Blue."),
        ("ATTACK NBX FROM GEL", "There is no state \"NBX\". Do you mean NBR (North Brabant)?"),
        ("ATTACK NBR FROM GEL WITH", "Say who goes: units such as 3I 1C, or ALL."),
        ("ATTACK NBR FROM GEL OCCUPY 20%", "OCCUPY has a share from 30% to 100%, and not \"20%\"."),
        ("ATTACK NBR FROM GEL STOP IF ODDS < much", "Odds are a number such as 1.5, and not \"much\"."),
        ("MOVE 2I FROM UTR TO FLE", "FLE is not yours: they move only if you take it in this turn."),
        (
            "MOVE 2 FROM UTR TO NHO",
            "Write units with the letter of their kind, I, C or A, such as 4I 3C: \"2\" has none.",
        ),
        ("SALT a|b", "A salt is one word of at most 40 letters and digits: SALT tulip."),
        ("CANCEL STANDING 2", "You have 0 standing orders: there is no number 2."),
        (
            "STANDING SALT x",
            "Only BUILD, PRODUCE, ATTACK, MOVE and HOLD can be standing orders. GOVERNOR stays as it is set.",
        ),
    ] {
        assert_eq!(answer(&rules, &state, line).trim_start_matches("? "), why, "{line}");
    }
    let said = answer(&rules, &state, "Dear all, what a turn");
    assert!(said.starts_with("? \"Dear all, what a turn\" is not an order"), "{said}");
    for prose in
        ["Attack is the best defence", "Move along now", "Standing here I wonder", "Hold on a moment", "Build trust"]
    {
        assert!(!rules.begins_order(prose), "{prose}");
        assert!(answer(&rules, &state, prose).starts_with("? "), "{prose}");
    }
    assert!(rules.begins_order("ATTACK NBR FORM GEL"));
}

/// Of several orders about the same subject, the last one stays on file.
#[test]
fn the_last_order_about_a_subject_replaces_the_others() {
    let rules = rules("lowlands");
    let state = position(&rules);
    let mut on_file = Vec::new();
    for line in [
        "MOVE ALL FROM UTR TO NHO",
        "ATTACK NBR FROM GEL",
        "PRODUCE IN GEL 2I",
        "PRODUCE IN NHO 2I",
        "PRODUCE IN GEL 1I",
        "ATTACK LIM FROM GEL",
        "HOLD UTR",
        "STANDING HOLD UTR",
        "CANCEL STANDING ALL",
    ] {
        rules.file(&state, RED, &mut on_file, entry::read(rules.map(), line).unwrap());
    }
    let on_file: Vec<String> = on_file.iter().map(|order| rules.write_order(order)).collect();
    assert_eq!(
        on_file,
        ["PRODUCE IN NHO 2I", "PRODUCE IN GEL 1I", "ATTACK LIM FROM GEL", "HOLD UTR", "CANCEL STANDING ALL"]
    );
}

/// Missing orders, and orders that contradict each other.
#[test]
fn a_review_names_missing_and_odd_orders() {
    let rules = rules("lowlands");
    let mut state = position(&rules);
    let gel = rules.map().find("GEL").unwrap();
    let nho = rules.map().find("NHO").unwrap();
    for city in [gel, nho] {
        state.at_mut(city).newest = Some(chancery_conquest::units::Building::Stables);
    }
    let all_said = |notes: Vec<Note>| notes.into_iter().map(said).collect::<Vec<_>>().join(" ");
    let review = |state: &State, lines: &[&str]| {
        let orders: Vec<_> = lines.iter().map(|line| entry::read(rules.map(), line).unwrap()).collect();
        let review = rules.review(&rules.view(state, Eyes::Power(RED)), RED, &orders);
        (all_said(review.missing), all_said(review.warnings))
    };
    assert_eq!(review(&state, &[]).0, "There are no orders yet. If you have none, write PASS.");
    assert_eq!(review(&state, &["PASS"]), (String::new(), String::new()));
    assert_eq!(
        review(&state, &["PRODUCE IN GEL REST C"]).0,
        "North Holland has no PRODUCE order: its 8 points would be lost. PRODUCE IN ALL AUTO spends them: on artillery, then cavalry, then infantry."
    );
    assert_eq!(review(&state, &["PRODUCE IN ALL AUTO"]), (String::new(), String::new()));
    let odd = review(&state, &["PRODUCE IN ALL 3C", "ATTACK NBR FROM GEL WITH 9I", "MOVE 4I FROM UTR TO NHO"]).1;
    assert_eq!(
        odd,
        "As things are: ATTACK NBR FROM GEL WITH 9I would not be carried out: the column's attack score was 3, 5 less than the \
         defence score 8. As things are: MOVE 4I FROM UTR TO NHO: only 3i could go, and they went. 4 points of production would \
         be lost: REST I spends the remaining points on infantry."
    );
    let gone = state.lands_of(RED).collect::<Vec<_>>();
    gone.into_iter().for_each(|land| state.at_mut(land).owner = Power(1));
    assert_eq!(review(&state, &[]), (String::new(), String::new()), "who is out owes nothing");
}

/// A GM edits a position: all lines take effect, or none.
#[test]
fn a_gm_can_edit_a_position() {
    let rules = rules("lowlands");
    let state = position(&rules);
    let edit = |lines: &[&str]| {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        rules.edit(&state, &lines)
    };
    let after = edit(&["GEL: Blue 3i 1c STABLES", "Red: 300"]).unwrap();
    let gel = after.at(rules.map().find("GEL").unwrap());
    assert_eq!((gel.owner, gel.garrison, after.seats[0].iron), (Power(1), units("3i 1c"), 300));
    let wrong = edit(&["GEL Blue", "GEL: Green", "UTR: FACTORY", "Red: much"]).unwrap_err();
    assert_eq!(wrong.len(), 4, "{wrong:#?}");
}

/// ODDS uses only what the player sees. A forecast gives chances and reveals no secrets.
#[test]
fn odds_and_forecasts_use_only_visible_facts() {
    let rules = rules("lowlands");
    let mut state = position(&rules);
    let gel = rules.map().find("GEL").unwrap();
    state.at_mut(gel).garrison = units("19i");
    let view = rules.view(&state, Eyes::Power(RED));
    let odds = rules.answer(&view, "odds", "NBR FROM GEL").unwrap();
    assert!(odds.starts_with("GEL (18i) against NBR (4i), 18 to 8: won "), "{odds}");
    assert!(odds.ends_with("(exact)."), "{odds}");
    assert_eq!(
        rules.answer(&view, "odds", "4i against 3i").unwrap(),
        "4i against 3i, 4 to 6: too weak to attack, by 2."
    );
    assert_eq!(said(rules.answer(&view, "odds", "GRO FROM GEL").unwrap_err()), "GEL and GRO are not connected.");
    let order = |line: &str| (RED, entry::read(rules.map(), line).unwrap());
    let orders = [order("ATTACK NBR FROM GEL"), order("PRODUCE IN ALL AUTO"), order("MOVE 2I FROM UTR TO NHO")];
    let (after, events) = rules.forecast(&view, &orders).unwrap();
    let record: Vec<String> = events.iter().map(|event| rules.write_event(event).to_string()).collect();
    let count = |what: &str| record.iter().filter(|event| event.contains(what)).count();
    assert_eq!(
        (count("\"prospect\""), count("\"battle\""), count("\"moved\""), count("Blue")),
        (1, 0, 1, 0),
        "{record:#?}"
    );
    assert_eq!(after.seen.owner(rules.map().find("NBR").unwrap()), Power(1), "nothing is conquered in a forecast");
}

/// Other players see neither standing orders nor the governor's sections.
#[test]
fn standing_orders_are_secret() {
    let rules = rules("lowlands");
    let state = position(&rules);
    let orders: Vec<_> = ["STANDING MOVE ALL FROM UTR TO NHO", "GOVERNOR ON", "SALT secret"]
        .map(|line| (RED, entry::read(rules.map(), line).unwrap()))
        .into();
    let (with, _) = rules.adjudicate(&state, &orders, &Luck::default());
    assert_eq!(with.seats[0].standing.len(), 1);
    let mut without = with.clone();
    without.seats[0].standing.clear();
    without.seats[0].governor = Default::default();
    for eyes in [Eyes::Power(Power(1)), Eyes::Observer] {
        assert_eq!(rules.view(&with, eyes), rules.view(&without, eyes));
    }
    for eyes in [Eyes::Power(RED), Eyes::Master] {
        assert_ne!(rules.view(&with, eyes), rules.view(&without, eyes));
    }
}
