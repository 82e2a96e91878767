//! The file for programs: its form, its content, and a program that plays by nothing else.
use crate::world::{World, address};
use chancery::cli::adjudicate::Adjudicator;
use chancery::mail::sink::{Kind, Mail};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const ANN: &str = "ann@example.org";
const ANSWER: &str = "chancery-answer/1";

/// The files for programs in an e-mail, without the results of the e-mail that it replies to.
fn twins(mail: &Mail) -> Vec<Value> {
    files(mail).into_iter().filter(|file| file["format"] != ANSWER).collect()
}

/// All files for programs in an e-mail.
fn files(mail: &Mail) -> Vec<Value> {
    let files = mail.attachments.iter().filter(|file| file.kind == Kind::Json);
    files.map(|file| serde_json::from_slice(&file.bytes).unwrap()).collect()
}

/// The schema, as GET sends it.
fn schema(world: &mut World) -> Value {
    let letter = world.ask(ANN, "GET SCHEMA.SHEET");
    assert!(letter.body.contains("sheet.schema.json is attached"), "{}", letter.body);
    twins(&letter).pop().expect("the form goes with the letter")
}

/// The flaws of a value by a schema: the part of JSON Schema that ours uses, and no field that it does not name.
fn flaws(root: &Value, schema: &Value, value: &Value, at: &str, found: &mut Vec<String>) {
    let keywords = [
        "$ref",
        "const",
        "enum",
        "type",
        "required",
        "properties",
        "items",
        "description",
        "title",
        "$schema",
        "$defs",
    ];
    for keyword in schema.as_object().unwrap().keys() {
        assert!(keywords.contains(&keyword.as_str()), "this test does not know {keyword}");
    }
    if let Some(name) = schema["$ref"].as_str() {
        let other = root.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("{name} is nowhere"));
        flaws(root, other, value, at, found);
    }
    let is = |name: &str| match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("this test does not know the type {other}"),
    };
    let types: Vec<&str> = match &schema["type"] {
        Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
        other => other.as_str().into_iter().collect(),
    };
    if !types.is_empty() && !types.iter().any(|name| is(name)) {
        found.push(format!("{at} is not of {types:?}: {value}"));
    }
    if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
        found.push(format!("{at} is none of these: {value}"));
    }
    if schema.get("const").is_some_and(|only| only != value) {
        found.push(format!("{at} is {value}"));
    }
    if let (Some(fields), Some(known)) = (value.as_object(), schema["properties"].as_object()) {
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                found.push(format!("{at}.{name} is missing"));
            }
        }
        for (name, value) in fields {
            match known.get(name) {
                Some(schema) => flaws(root, schema, value, &format!("{at}.{name}"), found),
                None => found.push(format!("{at}.{name} has no description")),
            }
        }
    }
    if let (Some(items), Some(schema)) = (value.as_array(), schema.get("items")) {
        let item = |(i, item): (usize, &Value)| flaws(root, schema, item, &format!("{at}[{i}]"), found);
        items.iter().enumerate().for_each(item);
    }
}

fn assert_fits(schema: &Value, twin: &Value) {
    let mut found = Vec::new();
    flaws(schema, schema, twin, "$", &mut found);
    assert!(found.is_empty(), "{found:#?}");
}

/// The reply includes the result of each line in a form for programs: without passwords, and only on request.
#[test]
fn replies_report_each_lines_result_for_programs() {
    let mut world = World::with_games();
    let lines = "SIGN ON ademo secret\nA BUD - SER\nA VIE - MOS\nLIST demp";
    assert!(files(&world.ask(ANN, lines)).is_empty());
    world.ask(ANN, "SET JSON ON");
    let schema = twins(&world.ask(ANN, "GET SCHEMA.ANSWER")).pop().unwrap();
    let [answer] = &files(&world.ask(ANN, lines))[..] else { panic!("one file") };
    assert_fits(&schema, answer);
    assert_eq!((&answer["format"], &answer["game"]), (&json!(ANSWER), &json!("demo")));
    let outcome = |line: &str| {
        let all = answer["lines"].as_array().unwrap();
        all.iter().find(|own| own["line"] == line).unwrap_or_else(|| panic!("{line} is not in {answer}")).clone()
    };
    assert_eq!(outcome("A BUD - SER")["outcome"], "done");
    assert!(outcome("A VIE - MOS")["why"].as_str().unwrap().contains("can't get to Moscow"));
    assert_eq!(outcome("LIST demp")["near"], json!(["LIST demo"]));
    assert!(!answer.to_string().contains("secret"), "{answer}");
    // An unproved sender gets no files.
    let unproved = world.ask("ann@elsewhere.example", "HELP");
    assert!(files(&unproved).is_empty());
}

/// A program that knows only the files. It lets Austria win: its units go to the nearest centre that is not its own, by a map that it has
/// built from all choices so far. All other units wander about, and it builds nothing for them.
#[derive(Default)]
struct Player {
    /// The destinations of a unit: `A BUD` to `SER`.
    steps: BTreeMap<String, BTreeSet<String>>,
    chance: u64,
}

impl Player {
    fn roll(&mut self, n: usize) -> usize {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % n
    }

    /// One line for each slot.
    fn orders(&mut self, twin: &Value) -> Vec<String> {
        let slots: Vec<&Value> =
            twin["slots"].as_array().unwrap().iter().filter(|slot| slot["task"] != "option").collect();
        for choice in slots.iter().flat_map(|slot| choices(slot)) {
            if let Some((unit, to)) = step(choice) {
                self.steps.entry(unit.to_owned()).or_default().insert(to.to_owned());
            }
        }
        let areas = twin["areas"].as_array().unwrap().iter();
        let centres = areas.filter(|area| area["is_centre"] == true && area["owner"] != 0);
        let mut goals: BTreeSet<&str> = centres.map(|area| area["place"].as_str().unwrap()).collect();
        let mut lines: Vec<String> = Vec::new();
        for slot in slots {
            let all = choices(slot);
            let (is_austrian, task) = (slot["side"] == 0, slot["task"].as_str().unwrap());
            let new = |line: &&&str| !lines.contains(&(**line).to_owned());
            let line = match task {
                "build" if is_austrian => all.iter().filter(|line| !line.contains("Waive")).find(new).copied(),
                "build" => all.iter().find(|line| line.contains("Waive")).copied(),
                "remove" => all.iter().find(new).copied(),
                // Sometimes a random move, so that two units do not block each other for ever.
                "move" if is_austrian && 0 < self.roll(4) => self.way(&all, &mut goals),
                "move" if is_austrian => None,
                "move" => all
                    .iter()
                    .filter(|line| step(line).is_some_and(|(_, to)| !goals.contains(province(to))))
                    .nth(self.roll(3))
                    .copied(),
                _ => None,
            };
            let line = line.unwrap_or_else(|| all[self.roll(all.len())]);
            lines.push(line.to_owned());
        }
        lines
    }

    /// The first step of the shortest way to a goal, which is then taken for other units.
    fn way<'a>(&self, all: &[&'a str], goals: &mut BTreeSet<&str>) -> Option<&'a str> {
        let mut ways: Vec<(&str, String)> = all
            .iter()
            .filter_map(|line| step(line).map(|(unit, to)| (*line, format!("{} {to}", &unit[..1]))))
            .collect();
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for _ in 0..8 {
            if let Some((first, end)) = ways.iter().find(|(_, at)| goals.contains(province(&at[2..]))) {
                let goal = province(&end[2..]).to_owned();
                goals.retain(|other| *other != goal);
                return Some(*first);
            }
            let next = ways.iter().flat_map(|(first, at)| {
                let steps = self.steps.get(at).into_iter().flatten();
                steps.map(|to| (*first, format!("{} {to}", &at[..1]))).collect::<Vec<_>>()
            });
            ways = next.filter(|(_, at)| seen.insert(at.clone())).collect();
        }
        None
    }
}

fn choices(slot: &Value) -> Vec<&str> {
    slot["choices"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect()
}

/// The unit and the goal of a plain move: `Austria: A BUD - SER`.
fn step(line: &str) -> Option<(&str, &str)> {
    let line = line.split_once(": ").map_or(line, |(_, order)| order);
    let (unit, to) = line.split_once(" - ")?;
    (unit.split(' ').count() == 2 && !to.contains(' ')).then_some((unit, to))
}

fn province(place: &str) -> &str {
    place.split('/').next().unwrap()
}

/// A program plays alone, for all powers, from the first turn to a victory. Each file fits the form, and reports the results as `adjudicate
/// --jsonl` does.
#[test]
fn a_program_plays_a_whole_game_from_the_files_alone() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Other");
    let schema = schema(&mut world);
    world.ask(ANN, "SET JSON ON\nSANDBOX standard");
    // To save time, Austria begins with all unowned centres, and with Moscow.
    let own = ["MOS", "SER", "GRE", "BUL", "RUM", "SPA", "POR", "BEL", "HOL", "DEN", "SWE", "NOR", "TUN"];
    let own: String = own.iter().map(|centre| format!("OWN {centre} AUSTRIA\n")).collect();
    let first = world.ask(ANN, &format!("SIGN ON standard-1\nEDIT\n{own}END\nMAP JSON"));
    let mut twin = twins(&first).pop().unwrap_or_else(|| panic!("{}", first.body));
    let (mut player, mut phases, mut desk) = (Player::default(), BTreeMap::new(), Adjudicator::default());
    while twin["outcome"] == "" {
        assert_fits(&schema, &twin);
        assert!(phases.len() < 40, "it comes to no end: {}", twin["sides"]);
        let (now, lines) = (twin["now"].as_str().unwrap().to_owned(), player.orders(&twin));
        let reply = world.ask(ANN, &format!("SIGN ON standard-1\n{}\nPROCESS {now}\nMAP JSON", lines.join("\n")));
        assert!(!reply.body.contains("***"), "{}", reply.body);
        let files = twins(&reply);
        let [new] = files.as_slice() else { panic!("{} files for {now}", files.len()) };
        assert_eq!(
            (&new["phase"], &new["format"], &new["game"]),
            (&json!(now), &json!("chancery/1"), &json!("standard-1"))
        );
        assert_eq!(sorted(&new["results"]), adjudicated(&mut desk, &world, &now), "{now}");
        phases.insert(now, new["deeds"].as_array().unwrap().len());
        twin = new.clone();
    }
    assert_fits(&schema, &twin);
    assert!(twin["outcome"].as_str().unwrap().contains("has won"), "{}", twin["outcome"]);
    assert_eq!((twin["now"].as_str(), twin["slots"].as_array().map(Vec::len)), (Some(""), Some(0)));
    assert!(4 < phases.len() && phases.values().all(|n| 0 < *n), "{phases:?}");
}

/// Results in an order that does not depend on their source.
fn sorted(results: &Value) -> Vec<String> {
    let mut lines: Vec<String> = results.as_array().unwrap().iter().map(Value::to_string).collect();
    lines.sort();
    lines
}

/// The output of the program `adjudicate` for the last turn.
fn adjudicated(desk: &mut Adjudicator, world: &World, phase: &str) -> Vec<String> {
    let game = world.store.game_named("standard-1").unwrap().unwrap();
    let row = world.store.phases(game.id).unwrap().pop().unwrap();
    assert_eq!(row.phase, phase);
    let mut request: Value = serde_json::from_str(&row.before).unwrap();
    request["orders"] = serde_json::from_str(&row.orders).unwrap();
    if let Some(fields) = request.as_object_mut() {
        fields.remove("affairs");
    }
    let mut answer = Vec::new();
    assert!(desk.answer_line(request.to_string().as_bytes(), &mut answer), "{}", String::from_utf8_lossy(&answer));
    let answer: Value = serde_json::from_slice(&answer).unwrap();
    sorted(&answer["results"])
}

/// Each player's file covers their own orders and view. A player who did not ask gets none.
#[test]
fn a_file_is_only_for_its_reader() {
    let mut world = World::with_games();
    let eve = address("Eve English");
    world.ask(ANN, "SET JSON ON\nSIGN ON ademo secret\nA BUD - SER");
    let own = twins(&world.ask(ANN, "SIGN ON ademo secret\nMAP JSON")).pop().unwrap();
    assert_eq!((own["seat"].as_str(), &own["own"]), (Some("Austria"), &json!([0])));
    let filed =
        |twin: &Value| twin["slots"].as_array().unwrap().iter().map(|slot| slot["order"].clone()).collect::<Vec<_>>();
    assert_eq!(filed(&own), [json!("A BUD - SER"), Value::Null, Value::Null]);
    let other = world.ask(&eve, "SIGN ON edemo secret\nMAP JSON");
    assert!(!format!("{:?}", twins(&other)).contains("A BUD - SER"));
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let mails = world.mail();
    let with_files: Vec<&str> =
        mails.iter().filter(|mail| !twins(mail).is_empty()).map(|mail| mail.to.as_str()).collect();
    assert_eq!(with_files, [ANN]);
    let told = world.ask("stranger@example.org", "MAP demo JSON");
    assert!(twins(&told).is_empty());
}
