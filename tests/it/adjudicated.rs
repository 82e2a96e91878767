//! `chancery adjudicate`: positions in files and in streams, and the e-mails with their results.
//!
//! A file of `tests/adjudicated/` is a position and its orders, followed by the e-mail.
#[path = "../../crates/diplomacy/tests/it/order_words.rs"]
mod order_words;

use chancery::cli::adjudicate::{self, Adjudicator, Request};
use chancery::cli::position;
use chancery::families::report;
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::entry::grammar;
use chancery::text::words::said;
use order_words::WORDS;
use proptest::{collection::vec, prelude::*, sample::select};
use serde_json::{Value, json};
use std::fs;
use std::io::BufReader;
use std::path::Path;
use std::process::ExitCode;

fn diplomacy() -> Diplomacy {
    Diplomacy::variant("standard").unwrap()
}

/// The parsed file of a position.
fn request(text: &str) -> Request<'_> {
    let mut request = position::read(text).unwrap();
    Adjudicator::default().spell_out(&mut request).unwrap();
    request
}

/// Text files of a position and its orders, each followed by the e-mail with the results.
#[test]
fn results_read_like_those_of_the_classic_judges() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/adjudicated");
    let mut wrong = String::new();
    let paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!paths.is_empty(), "there is nothing to compare with");
    for path in paths {
        let old = fs::read_to_string(&path).unwrap();
        let input = old.split("\n----\n").next().unwrap().trim_end();
        let letter = Adjudicator::default().letter(request(input)).unwrap();
        let new = format!("{input}\n\n----\n{letter}");
        if new != old && std::env::var_os("UPDATE").is_some() {
            fs::write(&path, new).unwrap();
        } else if new != old {
            wrong += &format!("{}\n{letter}\n", path.display());
        }
        assert!(letter.lines().all(|line| line.chars().count() <= 72), "{letter}");
        assert_eq!(copied_orders(&letter), given_orders(input), "{}", path.display());
    }
    assert!(wrong.is_empty(), "UPDATE=1 rewrites these, for you to review:\n{wrong}");
}

/// The orders that the judge reads when a player sends a results e-mail back, quoted.
fn copied_orders(letter: &str) -> Vec<String> {
    let rules = diplomacy();
    let quoted: String = letter.lines().map(|line| format!("> {line}\n")).collect();
    let results = report::join_lines(&quoted);
    let results = results.split("\n> \n> \n").next().unwrap().split("\n> Why:\n").next().unwrap();
    let results = results.split("\n> Ownership").next().unwrap().split("\n> Centres and units").next().unwrap();
    let mut orders = Vec::new();
    for found in results.lines().flat_map(|line| grammar::parse(rules.board(), rules.names(), None, line)) {
        match found {
            Ok(parsed) => orders.push(format!("{}: {}", parsed.power.unwrap().0, parsed.order.text(rules.board()))),
            Err(rejected) => assert!(rejected.is_prose(), "{}", said(rejected.why())),
        }
    }
    orders.sort();
    orders
}

/// The orders of a position's file, with the units' kinds filled in.
fn given_orders(input: &str) -> Vec<String> {
    let answer = Adjudicator::default().answer(request(input)).unwrap();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let given = answer["results"].as_array().unwrap().iter().filter(|result| result["implied"] != json!(true));
    let rules = diplomacy();
    let text = |result: &Value| {
        let power = rules.board().power(result["power"].as_str().unwrap()).unwrap();
        format!("{}: {}", power.0, result["order"].as_str().unwrap())
    };
    let mut orders: Vec<_> = given.map(text).collect();
    orders.sort();
    orders
}

/// The replies to a stream of positions, and whether all succeeded.
fn streamed(input: &str) -> (Vec<Value>, bool) {
    let mut output = Vec::new();
    let exit = adjudicate::stream(&mut Adjudicator::default(), BufReader::new(input.as_bytes()), &mut output).unwrap();
    let lines = String::from_utf8(output).unwrap();
    let answers = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (answers, format!("{exit:?}") == format!("{:?}", ExitCode::SUCCESS))
}

#[test]
fn positions_stream_in_and_results_out() {
    let first = json!({
        "id": "x1", "variant": "standard", "phase": "F1901M",
        "units": [["Austria", "A", "BUD"], ["R", "F", "STP/SC"], ["Sweden", "A", "FIN"]],
        "owners": { "BUD": "Austria", "VIE": "Austria" },
        "orders": [["Austria", "bud-ser"], ["Russia", "F STP/SC - BOT"]],
        "policies": { "paradox": "szykman" },
    });
    let first = first.to_string().replace("Sweden", "Germany");
    let second = r#"{"id":2,"phase":"S1901M","units":[["Russia","F","SEV"],["Turkey","F","ANK"]],
        "orders":[["Russia","f sev - bla"],["Turkey","f ank - bla"],["Turkey","f ank - bla"],["Turkey","f ank x"]]}"#
        .replace('\n', "");
    let third = r#"{"id":[3],"phase":"S1901M","units":[["Russia","F","MOS"]]}"#;
    let (answers, well) = streamed(&format!("{first}\n\n{third}\r\nnonsense\n{second}"));
    assert!(!well);
    let success = |power: &str, order: &str| json!({ "power": power, "order": order, "outcome": "success" });
    assert_eq!(
        answers[0],
        json!({
            "id": "x1",
            "results": [
                success("Austria", "A BUD - SER"),
                success("Russia", "F STP/SC - BOT"),
                { "power": "Germany", "order": "A FIN H", "outcome": "success", "implied": true },
            ],
            "next": {
                "phase": "W1901A",
                "units": [["Germany", "A", "FIN"], ["Russia", "F", "BOT"], ["Austria", "A", "SER"]],
                "dislodged": [], "contested": [],
                "owners": { "BUD": "Austria", "SER": "Austria", "VIE": "Austria" },
            },
            "winner": null,
        })
    );
    assert_eq!(answers[1], json!({ "id": [3], "error": "There can be no fleet in Moscow." }));
    assert_eq!(answers[2]["id"], Value::Null);
    let results = &answers[3]["results"];
    assert_eq!((&results[0]["reason"], &results[0]["by"]), (&json!("bounce"), &json!(["F ANK - BLA"])));
    assert_eq!((&results[1]["reason"], &results[2]["reason"]), (&json!("void"), &json!("bounce")));
    assert_eq!((&results[3]["reason"], &results[3]["order"]), (&json!("void"), &json!("f ank x")));
    assert_eq!((answers.len(), results.as_array().unwrap().len()), (4, 4));
}

/// An order by proxy has the unit's own result, and the proxy also has one.
#[test]
fn an_order_by_proxy_gets_its_result() {
    let input = r#"{"phase":"S1901M","policies":{"proxy":"on"},"units":[["Germany","A","MUN"],["Germany","A","BER"]],
        "orders":[["France","A MUN - BUR"],["Germany","A MUN proxy to France"],["France","A BER - PRU"]]}"#;
    let (answers, _) = streamed(&input.replace('\n', ""));
    let result = |at: usize| {
        let result = &answers[0]["results"][at];
        (result["power"].as_str().unwrap(), result["order"].as_str().unwrap(), result["outcome"].as_str().unwrap())
    };
    assert_eq!(result(0), ("Germany", "A MUN - BUR", "success"));
    assert_eq!(result(1), ("Germany", "A MUN proxy to France", "success"));
    assert_eq!(result(2), ("France", "A BER - PRU", "failure"));
}

proptest! {
    #[test]
    fn every_line_of_a_stream_has_an_answer(
        phase in select(&["S1901M", "F1901M", "S1901R", "F1902R", "W1901A", "X", "S-1M", "F99999M", "W99999B"][..]),
        units in vec((select(POWERS), select(&["A", "F", "W"][..]), select(PLACES)), 0..6),
        dislodged in vec((select(POWERS), select(&["A", "F"][..]), select(PLACES)), 0..3),
        orders in vec((select(POWERS), vec(select(WORDS), 0..8)), 0..8),
        garbage in "\\PC{0,20}",
    ) {
        let dislodged: Vec<_> = dislodged.iter().map(|unit| json!({ "unit": unit, "from": "MUN" })).collect();
        let mut orders: Vec<_> = orders.iter().map(|(power, words)| (*power, words.concat())).collect();
        orders.push(("Austria", garbage.clone()));
        orders.extend(units.iter().map(|(power, kind, at)| (*power, format!("{kind} {at} - tri"))));
        let line = json!({ "id": garbage, "phase": phase, "units": units, "dislodged": dislodged, "orders": orders });
        let (answers, _) = streamed(&format!("{line}\n{garbage}\n{line}"));
        prop_assert_eq!(answers.len(), if garbage.trim_ascii().is_empty() { 2 } else { 3 });
        prop_assert_eq!(&answers[0]["id"], &json!(garbage));
        if let Some(results) = answers[0]["results"].as_array() {
            prop_assert!(results.len() >= orders.len(), "{}", answers[0]);
        }
    }
}

const POWERS: &[&str] = &["Austria", "Italy", "t", "Atlantis"];
const PLACES: &[&str] =
    &["TRI", "VEN", "ADR", "STP/NC", "stp", "BUL/EC", "MUN", "Mid-Atlantic Ocean", "zzz", "TYR", "ALB"];

/// Answers one line of JSON.
fn overwritten(line: &Value) -> Value {
    let mut answer = Vec::new();
    Adjudicator::default().answer_line(line.to_string().as_bytes(), &mut answer);
    serde_json::from_slice(&answer).unwrap()
}

#[test]
fn orders_put_their_units_on_the_board() {
    let orders = json!([["Italy", "A VEN - TRI"], ["Austria", "A TRI H"], ["Austria", "F ADR S A TRI"]]);
    let all = overwritten(&json!({ "id": 1, "phase": "S1903M", "orders": orders, "overwrite": "all" }));
    assert_eq!(
        all["placed"],
        json!([["Italy", "A", "VEN", null], ["Austria", "A", "TRI", null], ["Austria", "F", "ADR", null]])
    );
    assert_eq!(all["next"]["units"].as_array().unwrap().len(), 3, "nothing else is there: {all}");
    assert_eq!((&all["results"][0]["reason"], &all["next"]["phase"]), (&"bounce".into(), &"F1903M".into()));
    let units = json!([["France", "A", "VEN"], ["Austria", "A", "TRI"], ["Turkey", "A", "ANK"]]);
    let named =
        overwritten(&json!({ "id": 2, "phase": "S1903M", "units": units, "orders": orders, "overwrite": true }));
    assert_eq!(named["placed"], json!([["Italy", "A", "VEN", ["France", "A VEN"]], ["Austria", "F", "ADR", null]]));
    assert_eq!(named["next"]["units"].as_array().unwrap().len(), 4, "Turkey's army stays: {named}");

    let wrong = |orders: Value| {
        let answer = overwritten(&json!({ "id": 3, "phase": "S1903M", "orders": orders, "overwrite": "all" }));
        answer["error"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(wrong(json!([["", "VEN - TRI"]])), "VEN - TRI: an army or a fleet? Write A VEN - TRI.");
    assert_eq!(wrong(json!([["", "A VEN - TRI"]])), "A VEN - TRI: whose is it? Write ITALY: A VEN - TRI.");
    assert_eq!(
        wrong(json!([["Italy", "A VEN H"], ["Austria", "F VEN H"]])),
        "Austria: F VEN H: two units in Venice: Italy's army and Austria's fleet."
    );
    assert_eq!(
        wrong(json!([["France", "F SPA - MAO"]])),
        "France: F SPA - MAO: at which coast? Write F SPA/NC - MAO or F SPA/SC - MAO."
    );
    assert_eq!(wrong(json!([["France", "F MUN H"]])), "France: F MUN H: there can be no fleet in Munich.");
    let retreat = overwritten(&json!({ "phase": "F1901R", "orders": orders, "overwrite": "all" }));
    assert_eq!(retreat["error"], "Orders put units on the board in a movement phase only; F1901R is a retreat.");
    let support =
        overwritten(&json!({ "phase": "S1903M", "orders": [["Austria", "F ADR S A TRI"]], "overwrite": "all" }));
    assert_eq!(support["placed"], json!([["Austria", "F", "ADR", null]]), "no unit comes from another's support");
    let other = overwritten(&json!({ "phase": "S1903M", "orders": orders, "overwrite": "some" }));
    assert!(other["error"].as_str().unwrap().contains("\"overwrite\" is true or \"all\""), "{other}");
}

#[test]
fn orders_alone_are_a_position_in_a_file() {
    let text = "phase S1903M\nITALY\nA VEN - TRI\nAustria:\nA TRI H\n";
    let mut request = position::read(text).unwrap();
    request.overwrite = Some(adjudicate::OverwriteScope::All);
    Adjudicator::default().put_on_board(&mut request).unwrap();
    let letter = Adjudicator::default().letter(request).unwrap();
    assert!(letter.contains("Italy: Army Venice -> Trieste"), "{letter}");
}
