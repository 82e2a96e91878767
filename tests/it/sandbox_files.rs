//! Sandboxes from a file: of each family, by e-mail and on the page. The judge trusts no part of a file.
use crate::dice::Dice;
use crate::web::site::Site;
use crate::world::World;
use chancery::answers::{export, game_file};
use chancery::game::Game;
use chancery::rules::Eyes;
use serde_json::{Value, json};

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";

fn load(world: &World, name: &str) -> Game {
    let row = world.store.game_named(name).unwrap().unwrap_or_else(|| panic!("no game {name}"));
    Game::load(&world.store, row, &world.judge.catalogue).unwrap()
}

/// A game as a private export, with everything that such a file can have.
fn exported(world: &World, name: &str) -> Value {
    let game = load(world, name);
    let file = export::of(&world.store, &world.judge.catalogue, &game, true, world.now).unwrap();
    serde_json::to_value(file).unwrap()
}

/// An e-mail with an attached file.
fn with_file(world: &mut World, from: &str, lines: &str, name: &str, text: &str) -> String {
    let n = world.n_letters + 1;
    let raw = format!(
        "From: {from}\nTo: judge@example.org\nMessage-ID: <{n}@test>\nContent-Type: multipart/mixed; boundary=o\n\n--o\nContent-Type: \
         text/plain\n\n{lines}\n--o\nContent-Type: application/json; name={name}\nContent-Disposition: attachment; \
         filename={name}\n\n{text}\n--o--\n"
    );
    world.deliver(raw.as_bytes());
    world.mail().into_iter().find(|mail| mail.to == from).map(|mail| mail.body).unwrap_or_default()
}

/// The names of all games.
fn games(world: &World) -> Vec<String> {
    world.store.games().unwrap().into_iter().map(|row| row.name).collect()
}

/// Three games that have begun, one of each family. Bob is in all of them.
fn begun() -> World {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Other");
    world.ask(BOB, "REGISTER Bob Black\nSANDBOX standard\nAUSTRIA: A VIE - GAL\nPROCESS\nAUSTRIA: A GAL - RUM");
    world.ask(BOB, "SANDBOX duel\nPROCESS");
    world.ask(BOB, "SANDBOX lowlands");
    world
}

#[test]
fn a_game_of_each_family_continues_from_its_export() {
    let mut world = begun();
    for name in ["standard-1", "duel-1", "lowlands-1"] {
        let mut file = exported(&world, name);
        file["secret"] = "ab".repeat(32).into();
        let said = with_file(&mut world, ANN, "SANDBOX FILE", "war.json", &file.to_string());
        let own = name.replace("-1", "-2");
        assert!(said.contains(&format!("I've created '{own}', and it begins in")), "{said}");
        let (theirs, mine) = (load(&world, name), load(&world, &own));
        assert_eq!(mine.row.position, theirs.row.position, "{name}");
        assert_eq!(mine.row.phase, theirs.row.phase);
        assert!(mine.is_sandbox() && mine.seats.len() == 1 && mine.seats[0].user_address == ANN, "{name}");
        let orders = |game: &Game| {
            let filed = game.on_file(&world.store).unwrap().into_iter().filter(|filed| !filed.orders.is_empty());
            filed.map(|filed| (filed.power, filed.orders)).collect::<Vec<_>>()
        };
        assert_eq!(orders(&mine), orders(&theirs), "{name}");
        assert!(world.store.whole_record(mine.row.id).unwrap().is_empty(), "the record stays in the file");
        assert_ne!(mine.row.secret, "ab".repeat(32), "the luck is not the file's");
        let done = world.ask(ANN, &format!("SIGN ON {own}\nPROCESS")).body;
        assert!(!done.contains("\n*** ") || done.contains("missing"), "{done}");
    }
    assert_eq!(games(&world).len(), 6);
}

/// The file that a keeper edits also begins a sandbox: between two lines, or attached.
#[test]
fn a_position_continues_from_an_edited_file() {
    let mut world = begun();
    for name in ["standard-1", "duel-1", "lowlands-1"] {
        let text = game_file::write(&world.store, &load(&world, name)).unwrap();
        let said = world.ask(ANN, &format!("SANDBOX FILE\n{text}END FILE\nLIST")).body;
        let own = name.replace("-1", "-2");
        assert!(said.contains(&format!("I've created '{own}'")) && said.contains("> LIST"), "{said}");
        let again = game_file::write(&world.store, &load(&world, &own)).unwrap();
        let position = |text: &str| text[text.find("[position]").unwrap()..].to_owned();
        assert_eq!(position(&again), position(&text), "{name}");
        let said = with_file(&mut world, ANN, "SANDBOX FILE\n", "war.toml", &text.replace("variant = ", "# "));
        assert_eq!(said.contains("I've created"), name != "duel-1", "older files have the board's title: {said}");
    }
}

/// A finished game begins at its last turn, with the orders of that turn.
#[test]
fn a_finished_game_begins_with_its_last_turn() {
    let mut world = begun();
    let blue = load(&world, "duel-1");
    let flag = blue.table.as_ref().unwrap().edit_parts()[1]
        .lines
        .iter()
        .find(|line| line.starts_with("Blue flag"))
        .unwrap()
        .clone();
    let at = flag.split(' ').nth(2).unwrap().to_owned();
    let from = if at.starts_with('A') { at.replace('A', "B") } else { at.replacen(&at[..1], "A", 1) };
    // A scout of Red's next to the flag takes it.
    let scout = blue.table.as_ref().unwrap().edit_parts()[1]
        .lines
        .iter()
        .find(|line| line.starts_with("Red scout"))
        .unwrap()
        .clone();
    let beside =
        if at.starts_with('A') { from.clone() } else { format!("{}{}", (at.as_bytes()[0] - 1) as char, &at[1..]) };
    let said = world.ask(BOB, &format!("SIGN ON duel-1\nEDIT\nREMOVE {scout}\nCLEAR {beside}\nPLACE RED SCOUT {beside}\nEND\n{beside}x{at}\nPROCESS")).body;
    assert!(load(&world, "duel-1").table.unwrap().outcome().is_some(), "{said}");
    let file = exported(&world, "duel-1");
    let said = with_file(&mut world, ANN, "SANDBOX FILE", "duel.json", &file.to_string());
    assert!(said.contains("I've created 'duel-2', and it begins in M1"), "{said}");
    let game = load(&world, "duel-2");
    assert!(game.table.as_ref().unwrap().outcome().is_none());
    let orders: Vec<_> = game.on_file(&world.store).unwrap().into_iter().flat_map(|filed| filed.orders).collect();
    assert_eq!(orders, [format!("MOVE {beside}-{at}")]);
}

#[test]
fn a_realpolitik_game_begins_at_its_last_position() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Other");
    let text = std::fs::read_to_string("tests/import/realpolitik/standard.dpy").unwrap().replace("\r\n", "\n");
    let said = world.ask(ANN, &format!("SANDBOX FILE\n{text}\nEND FILE")).body;
    assert!(said.contains("I've created 'standard-1', and it begins in"), "{said}");
    let position = load(&world, "standard-1").row.position.unwrap();
    assert!(position.contains(r#"["Austria","F","GRE"]"#), "{position}");
    let said = with_file(&mut world, ANN, "SANDBOX FILE\nAnn", "war.dpy", &text);
    assert!(said.contains("I read \"war.dpy\", and no lines below SANDBOX FILE."), "{said}");
    for (from, to, why) in [
        ("Standard", "Nowhere", "its variant is \"Nowhere\", and no board here has that name"),
        ("F gre", "F vie", "no fleet can stand in"),
        ("Winter 1901", "Winter 31000", "that year is too far away"),
        ("Winter 1901", "Winter of our discontent", "the season and the year should be here"),
    ] {
        assert!(text.contains(from));
        let said = world.ask(ANN, &format!("SANDBOX FILE\n{}\nEND FILE", text.replacen(from, to, 1))).body;
        assert!(said.replace('\n', " ").contains(why), "{why}: {said}");
    }
    assert_eq!(games(&world), ["standard-1", "standard-2"]);
}

/// Forged and broken files: each is refused with a reason, or becomes a sandbox of its reader alone.
#[test]
fn a_hostile_file_does_no_harm() {
    let mut world = begun();
    world.ask(BOB, "CREATE ?secret secret standard");
    let good = exported(&world, "standard-1");
    let with = |key: &str, value: Value| {
        let mut file = good.clone();
        file[key] = value;
        file.to_string()
    };
    let text = good.to_string();
    let deep = format!("{{\"format\":2,\"position\":{}{}}}", "[".repeat(100_000), "]".repeat(100_000));
    let mut far = good["position"].clone();
    far["units"][0] = json!(["Austria", "F", "VIE"]);
    let mut twice = good["position"].clone();
    twice["units"][0] = twice["units"][1].clone();
    let mut many = good["position"].clone();
    many["contested"] = Value::Array(vec!["PAR".into(); 60_000]);
    let mut year = good["position"].clone();
    year["phase"] = "S2147483647M".into();
    for (file, why) in [
        (text[..text.len() / 2].to_owned(), "I cannot begin from this file: its end is missing."),
        (deep, "recursion limit exceeded"),
        ("{}".to_owned(), "missing field `format`"),
        (
            "{\"format\":4294967296}".to_owned(),
            "I cannot begin from this file: it is not the export of a game: invalid value",
        ),
        (with("format", 1.into()), "This export has format 1, and I read format 2."),
        (with("variant", "../../etc/passwd".into()), "is on the board \"../../etc/passwd\", which I do not have."),
        (
            with("variant", "x\r\nSubject: <b>hi</b>".into()),
            "is on the board \"xSubject: <b>hi</b>\", which I do not have.",
        ),
        (with("family", "stratego".into()), "which I do not have."),
        (with("morphed", true.into()), "The board of this game was changed by e-mail"),
        (with("position", Value::Null), "has not started"),
        (with("position", json!({ "units": "all" })), "I cannot begin from this file: the position cannot be read"),
        (with("position", far), "There can be no fleet in Vienna."),
        (with("position", twice), "There are two units in"),
        (with("position", many), "The position in this file has"),
        (with("position", year), "I cannot begin from this file:"),
        (
            with("settings", json!({ "policies": "builds=any\ndisorder=on" })),
            "The setting policies in this file is unknown here.",
        ),
        (
            with("settings", json!({ "policies": "x".repeat(1000) })),
            "The setting policies in this file is unknown here.",
        ),
        (with("settings", json!({ "policies": "builds=sideways" })), "I cannot begin from this file:"),
        (with("report", "x".repeat(600 << 10).into()), "This file has"),
        (
            "game = \"x\"\nvariant = \"standard\"\n[position]\nunits = [\"Austria A VIE\\nTERMINATE secret\"]\n"
                .to_owned(),
            "has more than one line",
        ),
        ("game = \"x\"\nvariant = \"standard\"\n".to_owned(), "`phase` is gone from the position"),
        ("Dear judge,\nplease let me play.\n".to_owned(), "the file cannot be read"),
        (String::new(), "Attach a file to your e-mail"),
    ] {
        let said = with_file(&mut world, ANN, "SANDBOX FILE", "war.json", &file);
        let flat = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(why) && said.contains("\n*** "), "{why}: {said}");
        assert!(said.len() < 4000, "{why}: {}", said.len());
    }
    assert_eq!(games(&world), ["standard-1", "duel-1", "lowlands-1", "secret"], "no game has come or gone");
    // Another person's game, address and seat, scripts, modules and press in a file mean nothing.
    let mut file = good.clone();
    file["game"] = "secret".into();
    file["seats"] = json!([{ "seat": "Austria", "role": "player", "power": "Austria", "name": "Bob Black", "address": BOB,
        "since": "2026-11-21T12:00:00Z", "until": null, "why_ended": null, "times_late": 0 }]);
    file["scripts"] = json!([["evil", "fn begins(game) { throw \"evil\" }"]]);
    file["modules"] = json!({ "modules": [{ "name": "evil", "digest": "x" }] });
    file["journal"] = json!([{ "at": "2026-11-21T12:00:00Z", "who": "Bob Black", "what": "<script>evil</script>" }]);
    file["press"] = json!([{ "sent": "2026-11-21T12:00:00Z", "phase": "S1901M", "heading": "evil", "body": "evil" }]);
    file["settings"] = json!({ "players": "7", "comment": "<b>evil</b>", "listed": "yes", "dias": "no" });
    file["orders"] =
        json!([["Austria", ["A GAL - RUM", "TERMINATE secret", "A LON - NTH", "evil"]], ["evil", ["A PAR H"]]]);
    let said = with_file(&mut world, ANN, "SANDBOX FILE", "war.json", &file.to_string());
    assert!(said.contains("I've created 'standard-2'"), "{said}");
    let game = load(&world, "standard-2");
    assert!(game.is_sandbox() && game.modules.all.is_empty() && game.row.modules.is_none());
    assert_eq!(game.seats.iter().map(|seat| seat.user_address.as_str()).collect::<Vec<_>>(), [ANN]);
    let orders: Vec<_> = game.on_file(&world.store).unwrap().into_iter().flat_map(|filed| filed.orders).collect();
    assert_eq!(orders, ["A GAL - RUM"]);
    let journal: Vec<_> = world.store.journal(game.row.id).unwrap().into_iter().map(|entry| entry.what).collect();
    assert_eq!(journal, ["created"]);
    assert!(world.store.public_press(game.row.id).unwrap().is_empty());
    let all = world.ask(ANN, "LIST standard-2 RULES\nHISTORY standard-2\nLIST secret").body;
    assert!(!all.contains("evil"), "{all}");
    assert_eq!(load(&world, "secret").row.life.word(), "forming");
    assert_eq!(world.mail().iter().filter(|mail| mail.to == BOB).count(), 0, "no one else hears of it");
}

/// Random damage to files of each family: a refusal or a sandbox that can be played, never a fault.
#[test]
fn damaged_files_are_refused_or_played() {
    let mut world = World::with(|config| config.limits.forming_games_per_person = 100_000);
    world.ask(ANN, "REGISTER Ann Other");
    world.ask(BOB, "REGISTER Bob Black\nSANDBOX standard\nPROCESS");
    world.ask(BOB, "SANDBOX duel\nPROCESS");
    world.ask(BOB, "SANDBOX lowlands");
    let mut dice = Dice::new(3);
    let (mut n_begun, mut n_refused) = (0, 0);
    for name in ["standard-1", "duel-1", "lowlands-1"] {
        let file = exported(&world, name);
        for _ in 0..60 {
            let mut file = file.clone();
            for key in ["board", "journal", "press", "seats", "scripts"] {
                file.as_object_mut().unwrap().remove(key);
            }
            for _ in 0..=dice.roll(2) {
                damage(&mut file["position"], &mut dice);
            }
            let said = with_file(&mut world, ANN, "SANDBOX FILE\n", "x.json", &file.to_string());
            let begun = said.contains("I've created");
            assert!(begun || said.contains("\n*** "), "{said}\n{file}");
            (n_begun, n_refused) = (n_begun + u32::from(begun), n_refused + u32::from(!begun));
            if begun {
                let own = said.split("I've created '").nth(1).unwrap().split('\'').next().unwrap().to_owned();
                let game = load(&world, &own);
                let table = game.table.as_ref().unwrap();
                table.check().unwrap();
                table.is_blind();
                table.sheet(Eyes::Master, &Default::default());
                let done = world.ask(ANN, &format!("SIGN ON {own}\nLIST {own}\nPROCESS\nPROCESS")).body;
                assert!(!done.contains("try again"), "{done}");
                load(&world, &own);
            }
        }
    }
    assert!(10 < n_begun && 10 < n_refused, "{n_begun} begun, {n_refused} refused");
}

/// Changes one value somewhere in a document.
fn damage(value: &mut Value, dice: &mut Dice) {
    let strange = || {
        [
            json!(null),
            json!(4_294_967_295_u32),
            json!(-1),
            json!(""),
            json!("\u{0}\n<b>"),
            json!([]),
            json!({}),
            json!("VIE"),
            json!("Red"),
            json!("M5"),
        ]
    };
    match value {
        Value::Array(all) if !all.is_empty() && dice.roll(8) != 0 => {
            let at = dice.roll(all.len() as u64) as usize;
            match dice.roll(6) {
                0 => drop(all.remove(at)),
                1 => all.push(all[at].clone()),
                _ => damage(&mut all[at], dice),
            }
        }
        Value::Object(all) if !all.is_empty() && dice.roll(8) != 0 => {
            let key = all.keys().nth(dice.roll(all.len() as u64) as usize).unwrap().clone();
            match dice.roll(8) {
                0 => drop(all.remove(&key)),
                _ => damage(&mut all[&key], dice),
            }
        }
        Value::String(text) if !text.is_empty() && dice.roll(3) != 0 => {
            let mut letters: Vec<char> = text.chars().collect();
            let at = dice.roll(letters.len() as u64) as usize;
            letters[at] = ['A', '9', ' ', 'x', '-', '\n'][dice.roll(6) as usize];
            *text = letters.into_iter().collect();
        }
        Value::Number(n) if dice.roll(2) == 0 => *n = (n.as_u64().unwrap_or(0) + dice.roll(5)).into(),
        other => *other = strange()[dice.roll(10) as usize].clone(),
    }
}

/// A person has so many sandboxes, from files or not, and a file without a sender who is registered begins none.
#[test]
fn the_limits_of_sandboxes_apply() {
    let mut world = World::with(|config| config.limits.forming_games_per_person = 2);
    world.ask(BOB, "REGISTER Bob Black\nSANDBOX standard");
    let file = exported(&world, "standard-1").to_string();
    assert!(with_file(&mut world, BOB, "SANDBOX FILE", "a.json", &file).contains("I've created 'standard-2'"));
    let said = with_file(&mut world, BOB, "SANDBOX FILE", "a.json", &file);
    assert!(said.contains("*** You already play 2 games alone."), "{said}");
    with_file(&mut world, ANN, "SANDBOX FILE", "a.json", &file);
    assert_eq!(games(&world), ["standard-1", "standard-2"]);
    world.ask(BOB, "SIGN ON standard-2\nTERMINATE standard-2");
    let said = world.ask(BOB, "SANDBOX FILE\n{}\nA VIE - GAL").body;
    assert!(said.contains("The line END FILE is missing."), "{said}");
    let said = world.ask(BOB, "SANDBOX FILE").body;
    assert!(said.contains("*** This e-mail has no file."), "{said}");
}

#[test]
fn the_page_of_sandboxes_takes_a_file() {
    let mut world = begun();
    world.ask(ANN, "LIST");
    let text = game_file::write(&world.store, &load(&world, "duel-1")).unwrap();
    let site = Site::of(world);
    let browser = site.signed_in(ANN);
    let send = |text: &str| site.send(&browser, "/my/sandboxes", "sandbox", &[("file", text), ("do", "file")]).answer();
    let said = send("\n  \n");
    assert!(said.contains("Paste the text of a file."), "{said}");
    let said = send("Dear judge,\nEND FILE\nTERMINATE duel-1");
    assert!(said.contains("I cannot begin from this file"), "{said}");
    send(&text);
    let game = load(&site.world(), "duel-2");
    assert_eq!(game.row.phase, "M1");
    assert!(game.is_sandbox() && game.seats[0].user_address == ANN);
    assert_eq!(load(&site.world(), "duel-1").row.life.word(), "running");
}
