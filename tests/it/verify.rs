//! `chancery verify`: records of each family, changed as a whole or field by field. Each change is found, or the findings list it among the
//! unchecked fields.
use crate::world::World;
use chancery::answers::export::{self, Export};
use chancery::answers::verify::verify;
use chancery::boards::catalogue::Catalogue;
use chancery::boards::chain::Chain;
use chancery::families::report::Heading;
use chancery::families::ruleset::Ruleset;
use chancery::families::setting::Kept;
use chancery::game::Game;
use chancery::rules::stratego::setup::seal;
use chancery::rules::stratego::side::Side;
use chancery::rules::{Eyes, Luck, Power};
use chancery::text::doc::{Audience, Doc};
use chancery::text::unhex;
use chancery::text::words::Reader;
use chancery::text::words::said;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const MAX: &str = "max@example.org";

/// A game as a file.
fn exported(world: &World, name: &str) -> Value {
    let row = world.store.game_named(name).unwrap().unwrap();
    let game = Game::load(&world.store, row, &world.judge.catalogue).unwrap();
    let private = export::may_publish(&game).is_err();
    let export = export::of(&world.store, &world.judge.catalogue, &game, private, world.now).unwrap();
    serde_json::to_value(export).unwrap()
}

/// The findings in a file for a reader whose e-mails gave these seals and commitments.
fn check(file: &Value, given: &[&str]) -> Result<String, String> {
    let export: Export = serde_json::from_value(file.clone()).map_err(|error| error.to_string())?;
    let given: Vec<String> = given.iter().map(|given| (*given).to_owned()).collect();
    verify(&export, &Catalogue::new(None), &given).map_err(|error| format!("{error:#}"))
}

fn told(world: &mut World, who: &str, lines: &str) -> String {
    let said = world.ask(who, lines).body;
    assert!(!said.contains("\n*** "), "{said}");
    said
}

/// `war`: Conquest, three turns, won by the rules.
fn war() -> Value {
    let mut world = World::new();
    told(
        &mut world,
        ANN,
        "REGISTER Ann Other\nCREATE ?war secret conquest lowlands\nSET POWERS 2\nSET TURNS 3\nSET PREFERENCE RED",
    );
    told(&mut world, BOB, "REGISTER Bob Black\nSIGN ON ?war secret\nSET PREFERENCE BLUE");
    for turn in 1..=3 {
        let attack = if turn == 3 { "\nGOVERNOR ON ATTACK" } else { "" };
        let all = "PRODUCE IN ALL AUTO";
        told(&mut world, ANN, &format!("SIGN ON rwar secret\n{all}\nSALT tulip{turn}{attack}"));
        told(&mut world, BOB, &format!("SIGN ON bwar secret\n{all}"));
        world.run_to(world.now + SignedDuration::from_hours(1));
    }
    exported(&world, "war")
}

/// `flags`: Stratego, won by taking the flag in the third move.
fn flags() -> Value {
    let mut world = stratego("A4-A9", "J7-J6");
    told(&mut world, ANN, "SIGN ON rflags secret\nA9xA10");
    exported(&world, "flags")
}

/// A Stratego game after a move of each side. Blue's flag on A10 is exposed.
fn stratego(red: &str, blue: &str) -> World {
    let mut world = World::new();
    told(&mut world, ANN, "REGISTER Ann Other\nCREATE ?flags secret stratego barrage\nSET PREFERENCE RED");
    told(&mut world, BOB, "REGISTER Bob Black\nSIGN ON ?flags secret");
    told(&mut world, ANN, "SIGN ON rflags secret\nSETUP\n9..1....9.\n.....S....\n....2.....\n...BF8....\nEND");
    let army = "J7 general, H7 scout, C10 scout, J9 bomb, I8 marshal, F9 spy, A10 flag, G10 miner";
    told(&mut world, BOB, &format!("SIGN ON bflags secret\nSETUP {army}"));
    told(&mut world, ANN, &format!("SIGN ON rflags secret\n{red}"));
    told(&mut world, BOB, &format!("SIGN ON bflags secret\n{blue}"));
    world
}

/// `duel`: Diplomacy, with a rolled-back turn, an edit, press, and a draw by votes.
fn duel() -> Value {
    let mut world = World::new();
    told(&mut world, MAX, "REGISTER Max Master\nCREATE ?duel secret standard_france_austria\nBECOME MASTER");
    told(&mut world, ANN, "REGISTER Ann Other\nSIGN ON ?duel secret\nSET PREFERENCE AUSTRIA");
    told(&mut world, BOB, "REGISTER Bob Black\nSIGN ON ?duel secret\nSET PREFERENCE FRANCE");
    told(&mut world, ANN, "SIGN ON aduel secret\nA BUD - SER\nA VIE - GAL\nF TRI - ALB\nBROADCAST\nHello\nENDPRESS");
    told(&mut world, BOB, "SIGN ON fduel secret\nA PAR - BUR\nA MAR - SPA\nF BRE - MAO");
    told(&mut world, MAX, "SIGN ON mduel secret\nPROCESS");
    told(&mut world, MAX, "SIGN ON mduel secret\nPROCESS");
    told(&mut world, MAX, "SIGN ON mduel secret\nROLLBACK 2\nEDIT\nREMOVE BUR\nPLACE FRANCE A GAS\nEND");
    told(&mut world, BOB, "SIGN ON fduel secret\nA GAS - PAR");
    told(&mut world, MAX, "SIGN ON mduel secret\nPROCESS");
    told(&mut world, ANN, "SIGN ON aduel secret\nSET DRAW");
    told(&mut world, BOB, "SIGN ON fduel secret\nSET DRAW");
    exported(&world, "duel")
}

/// A file's account of a system.
fn system(file: &Value) -> Arc<dyn Ruleset> {
    let catalogue = Catalogue::new(None);
    let family = catalogue.family(file["family"].as_str().unwrap()).unwrap();
    let board = Chain::from_json(family, &file["board"].to_string()).unwrap().read().unwrap();
    board.play(&Kept::from_json(&file["settings"].to_string()).unwrap()).unwrap()
}

/// The record from a turn on as if that turn had begun with another position: it is consistent.
fn forged(file: &Value, from: usize, position: &Value) -> Value {
    let (system, mut file, mut position) = (system(file), file.clone(), position.clone());
    let game = file["game"].as_str().unwrap().to_owned();
    for phase in file["phases"].as_array_mut().unwrap().iter_mut().skip(from) {
        let orders: Vec<(String, String)> = serde_json::from_value(phase["orders"].clone()).unwrap();
        let power = |name: &str| Power(system.powers().iter().position(|power| power.name == name).unwrap() as u16);
        let orders: Vec<(Power, String)> = orders.into_iter().map(|(name, order)| (power(&name), order)).collect();
        let luck = Luck::new(unhex(phase["luck"].as_str().unwrap()).unwrap()).for_game(&game);
        let heading = Heading { game: &game, n_phase: phase["turn"].as_u64().unwrap() as u32 };
        let done = system.open(&position.to_string()).unwrap().adjudicate(heading, &orders, &luck).unwrap();
        phase["before"] = position;
        phase["results"] = serde_json::from_str(&done.record).unwrap();
        phase["report"] =
            Doc::with(Reader::nobody(), |doc| done.reports.seen_by(Eyes::Observer, &[], doc)).json(Audience::Copy);
        position = serde_json::from_str(&done.after.save()).unwrap();
        phase["after"] = position.clone();
    }
    file["position"] = position;
    file
}

/// A Conquest position with twice as strong garrisons.
fn strengthened(position: &Value) -> Value {
    let mut position = position.clone();
    let mut n = 0;
    fn walk(value: &mut Value, n: &mut u32) {
        match value {
            Value::Object(map) => map.values_mut().for_each(|value| walk(value, n)),
            Value::Array(list) => list.iter_mut().for_each(|value| walk(value, n)),
            Value::String(text) if text.ends_with('i') && text[..text.len() - 1].parse::<u32>().is_ok() => {
                *text = format!("{}i", 2 * text[..text.len() - 1].parse::<u32>().unwrap());
                *n += 1;
            }
            _ => {}
        }
    }
    walk(&mut position, &mut n);
    assert!(3 < n, "garrisons are written in another way: {position}");
    position
}

#[test]
fn true_records_pass_and_list_the_unchecked_fields() {
    let (war, flags, duel) = (war(), flags(), duel());
    for file in [&war, &flags, &duel] {
        let found = check(file, &[]).unwrap();
        assert!(found.ends_with("all as recorded, and as the rules say.\n"), "{found}");
        assert!(
            found.contains(", as it comes with this program.") && found.contains("Not checked: the journal.\n"),
            "{found}"
        );
    }
    let found = check(&duel, &[]).unwrap();
    for line in [
        "EDIT     The position of turn 2 was changed by hand: REMOVE BUR; PLACE FRANCE A GAS\n",
        "F1901M   0 orders: as recorded, rolled back later\n",
        "Not checked: the votes for the draw to Austria and France.\n",
        "Not checked: the press.\n",
    ] {
        assert!(found.contains(line), "{line}: {found}");
    }
    let found = check(&flags, &[]).unwrap();
    assert!(
        found.contains("Seal of Red: ") && found.contains("Seal of Blue: ") && found.contains("Compare these"),
        "{found}"
    );
    let seals: Vec<&str> = found
        .lines()
        .filter_map(|line| line.strip_prefix("Seal of ")?.split_once(": "))
        .map(|(_, seal)| seal)
        .collect();
    let found = check(&flags, &seals).unwrap();
    assert!(seals.len() == 2 && found.matches("As your e-mail says: ").count() == 2, "{found}");
    assert!(check(&duel, &seals).is_err(), "they are of another game");
}

/// Blue's flag swaps places with its bomb, and its marshal with its spy. None of them was struck.
#[test]
fn a_set_up_changed_after_the_game_does_not_match_its_seal() {
    let world = stratego("A4-A5", "J7-J6");
    let file = exported(&world, "flags");
    let system = system(&file);
    let seals = system.open(&file["position"].to_string()).unwrap().seals();
    let seals: Vec<String> = seals.into_iter().map(|(_, seal)| seal).collect();
    let [red, blue] = [seals[0].as_str(), seals[1].as_str()];
    check(&file, &[blue, red]).unwrap();
    let text = file.to_string();
    let word = |length: usize| text.split('"').filter(move |word| word.len() == length);
    let is_set_up = |word: &&str| word.bytes().all(|b| (b'A'..=b'M').contains(&b));
    let salt = word(32)
        .find(|salt| {
            text.contains(blue)
                && word(40).filter(is_set_up).any(|letters| seal("flags", Side::Blue, letters, salt) == blue)
        })
        .unwrap();
    let old = word(40).filter(is_set_up).find(|letters| seal("flags", Side::Blue, letters, salt) == blue).unwrap();
    let new: String = old
        .chars()
        .map(|letter| match letter {
            'M' => 'B',
            'B' => 'M',
            'L' => 'C',
            'C' => 'L',
            other => other,
        })
        .collect();
    let forged_seal = seal("flags", Side::Blue, &new, salt);
    let forged: Value = serde_json::from_str(&text.replace(old, &new).replace(blue, &forged_seal)).unwrap();
    for given in [&[blue][..], &[red, blue], &["0000"]] {
        let found = check(&forged, given).unwrap_err();
        assert!(found.contains("is not a commitment or seal of this file"), "{found}");
    }
    let found = check(&forged, &[]).unwrap();
    assert!(found.contains(&format!("Seal of Blue: {forged_seal}")) && found.contains("Compare these"), "{found}");
}

#[test]
fn a_record_without_its_beginning_is_detected() {
    let war = war();
    let mut file = war.clone();
    file["phases"].as_array_mut().unwrap().remove(0);
    assert!(check(&file, &[]).unwrap_err().contains("turn 1 is missing"));
    let position = strengthened(&file["phases"][0]["before"]);
    assert!(check(&forged(&file, 0, &position), &[]).unwrap_err().contains("turn 1 is missing"));
    let mut file = flags();
    file["phases"].as_array_mut().unwrap().remove(0);
    assert!(check(&file, &[]).unwrap_err().contains("turn 1 is missing"));
}

#[test]
fn an_invented_deal_is_detected_or_listed_as_unchecked() {
    let war = war();
    let mut file = forged(&war, 0, &strengthened(&war["phases"][0]["before"]));
    file["outcome"] = forged_outcome(&file);
    let found = check(&file, &[]).unwrap_err();
    assert!(found.contains("the deal: turn 1 does not begin with the position at the start"), "{found}");
    for (field, what) in [("secret", "the deal at the start"), ("hands", "the position at the start")] {
        let mut file = file.clone();
        file.as_object_mut().unwrap().remove(field);
        let found = check(&file, &[]);
        let found = found.unwrap_or_else(|why| panic!("{field}: {why}"));
        assert!(found.contains(&format!("Not checked: {what}")), "{found}");
    }
}

/// The outcome of a file's last position, with the original result in words.
fn forged_outcome(file: &Value) -> Value {
    let system = system(file);
    let outcome = system.open(&file["position"].to_string()).unwrap().outcome().unwrap();
    let winners: Vec<&str> = outcome.powers.iter().map(|power| system.powers()[power.index()].name.as_str()).collect();
    let mut recorded = file["outcome"].clone();
    recorded["winners"] = json!(winners);
    recorded["by"] = json!(outcome.by.map(said).unwrap_or_default());
    recorded
}

#[test]
fn an_invented_edit_is_detected() {
    let war = war();
    let before = war["phases"][1]["before"].clone();
    let after = strengthened(&before);
    let mut file = forged(&war, 1, &after);
    let edit = json!({ "turn": 2, "lines": "x", "before": before, "after": after, "edited": "2026-11-21T12:00:00Z", "undone": null });
    file["edits"] = json!([edit]);
    let found = check(&file, &[]).unwrap_err();
    assert!(found.contains("the change by hand in turn 2: it is refused now"), "{found}");
    file["edits"] = json!([]);
    assert!(check(&file, &[]).unwrap_err().contains("turn 2 (T2): the position before differs"));
}

#[test]
fn a_false_winner_is_detected() {
    let war = war();
    let winner = war["outcome"]["winners"][0].as_str().unwrap();
    let loser = if winner == "Red" { "Blue" } else { "Red" };
    let mut file = war.clone();
    (file["outcome"]["winners"], file["result"]) =
        (json!([loser]), json!(war["result"].as_str().unwrap().replace(winner, loser)));
    assert!(check(&file, &[]).unwrap_err().contains("the outcome differs"));
    // The last turn is dropped, and the game is declared over before it.
    let mut file = war.clone();
    let last = file["phases"].as_array_mut().unwrap().pop().unwrap();
    (file["position"], file["turn"]) = (last["before"].clone(), last["turn"].clone());
    file["phase"] = json!(last["phase"]);
    assert!(check(&file, &[]).unwrap_err().contains("by the rules the game has not been won"));
    let mut file = war.clone();
    file["position"] = Value::Null;
    assert!(check(&file, &[]).unwrap_err().contains("the position at the end is not in this file"));
    let mut file = war.clone();
    (file["life"], file["outcome"], file["result"]) = (json!("terminated"), Value::Null, Value::Null);
    assert!(check(&file, &[]).unwrap_err().contains("the outcome differs"));
}

/// A field of a file by its path, without list indexes, so that each kind of field is changed a few times only.
fn kind_of(path: &str) -> String {
    path.split('/').map(|step| if step.parse::<u32>().is_ok() { "#" } else { step }).collect::<Vec<_>>().join("/")
}

/// The paths of everything in a value.
fn places(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            places(value, format!("{path}/{}", key.replace('~', "~0").replace('/', "~1")), found)
        }),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(n, value)| places(value, format!("{path}/{n}"), found))
        }
        _ => {}
    }
    if !path.is_empty() {
        found.push(path);
    }
}

/// Another value of the same kind, or `None` where there is none.
fn changed(value: &Value, path: &str) -> Option<Value> {
    Some(match value {
        Value::String(text) if text.parse::<Timestamp>().is_ok() => json!(text.replacen("202", "201", 1)),
        Value::String(text) if text.len() == 64 => {
            json!(text.replacen(|_: char| true, if text.starts_with('0') { "1" } else { "0" }, 1))
        }
        Value::String(text) => json!(format!("{text}x")),
        Value::Number(number) => json!(number.as_i64()? + 1),
        Value::Bool(is) => json!(!is),
        Value::Null if path.ends_with("/undone") => json!("2026-11-21T12:00:00Z"),
        Value::Null | Value::Array(_) | Value::Object(_) => return None,
    })
}

/// Returns whether the findings list this field as unchecked or different.
fn is_named(path: &str, found: &str) -> bool {
    let steps: Vec<&str> = path.split('/').skip(1).collect();
    let last = steps.last().copied().unwrap_or_default();
    let not_checked = |what: &str| found.contains(&format!("Not checked: {what}"));
    match steps[0] {
        "board" | "variant" | "morphed" => found.contains("Board: NOT"),
        "press" => not_checked("the press") || steps.len() < 3,
        "journal" => not_checked("the journal") || steps.len() < 3,
        "seats" => not_checked("the seats and powers"),
        "hands" => not_checked("the seats and powers of the players") || not_checked("the position at the start"),
        "settings" => not_checked("settings that the rules do not use"),
        "secret" => not_checked("the deal at the start") || not_checked("the luck of turn"),
        "commitments" => not_checked("the commitments that the letters gave"),
        "created" | "started" | "ended" | "exported" | "deadline" | "grace" => not_checked("dates and times"),
        "phases" | "edits" if steps.len() == 2 => not_checked("whether anything that was rolled back is missing"),
        "phases" | "edits" => match last {
            "adjudicated" | "edited" | "undone" => not_checked("dates and times"),
            "luck" => not_checked("the luck of turn"),
            "report" => not_checked("the report of turn"),
            // The words are compared, whatever their layout.
            "columns" | "close" | "ends" | "gap" | "depth" => steps.get(2) == Some(&"report"),
            _ => false,
        },
        _ => false,
    }
}

/// A file as parsed.
fn meant(file: &Value) -> Option<Value> {
    serde_json::to_value(serde_json::from_value::<Export>(file.clone()).ok()?).ok()
}

#[test]
fn each_changed_field_is_detected_or_listed_as_unchecked() {
    for (name, file) in [("war", war()), ("flags", flags()), ("duel", duel())] {
        let mut all = Vec::new();
        places(&file, String::new(), &mut all);
        let (mut n_by_kind, mut slipped, mut n_found, mut n_named) = (BTreeMap::<String, u32>::new(), Vec::new(), 0, 0);
        for path in &all {
            let n = n_by_kind.entry(kind_of(path)).or_default();
            *n += 1;
            if 2 < *n {
                continue;
            }
            let mut mutants = Vec::new();
            if let Some(other) = changed(file.pointer(path).unwrap(), path) {
                let mut mutant = file.clone();
                *mutant.pointer_mut(path).unwrap() = other;
                mutants.push(("changed", mutant));
            }
            let mut mutant = file.clone();
            let (parent, key) = path.rsplit_once('/').unwrap();
            match mutant.pointer_mut(parent).unwrap() {
                Value::Object(map) => drop(map.remove(&key.replace("~1", "/").replace("~0", "~"))),
                Value::Array(list) => drop(list.remove(key.parse().unwrap())),
                _ => unreachable!(),
            }
            mutants.push(("removed", mutant));
            // A missing field equals null or false.
            mutants.retain(|(_, mutant)| meant(mutant) != meant(&file));
            for (how, mutant) in mutants {
                match check(&mutant, &[]) {
                    Err(_) => n_found += 1,
                    Ok(found) if is_named(path, &found) => n_named += 1,
                    Ok(_) => slipped.push(format!("{path} {how}")),
                }
            }
        }
        assert!(slipped.is_empty(), "{name}: {}", slipped.join("\n"));
        eprintln!("{name}: {n_found} found, {n_named} named");
        assert!(80 < n_found && 20 < n_named, "{name}: {n_found} found, {n_named} named");
    }
}
