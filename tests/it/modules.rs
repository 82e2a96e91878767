//! Modules and scripted commands in games: their input, their effects, and their failures.
use crate::world::{World, said};
use chancery::game::Game;
use chancery::mail::sink::Mail;
use chancery::referee::table::replay::replay;
use chancery::rules::Eyes;
use chancery::scripts::ScriptKind;
use chancery::scripts::head::Disclosure;
use chancery::store::Life;
use std::fs;
use tempfile::TempDir;

mod failures;
mod kills;
mod kinds;
mod paper;
mod replays;
mod secrets;

const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const JUDGE: &str = "judge@example.org";

/// A judge whose keeper has these modules, each with its text.
fn with_modules(modules: &[(&str, &str)]) -> (TempDir, World) {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("modules")).unwrap();
    fs::create_dir_all(folder.path().join("commands")).unwrap();
    modules.iter().for_each(|(name, text)| put(&folder, "modules", name, text));
    let path = folder.path().to_owned();
    let world = World::with(|config| config.scripts.folder = Some(path));
    (folder, world)
}

fn put(folder: &TempDir, kind: &str, name: &str, text: &str) {
    fs::write(folder.path().join(kind).join(format!("{name}.rhai")), text).unwrap();
}

/// A module with this effect.
fn module(name: &str, sees: &str, body: &str) -> String {
    format!("//! {name} -- for tests.\n//!\n//! Option: {}\n//! Sees: {sees}\n{body}\n", name.to_uppercase())
}

/// A started game of Austria against France, with these options.
fn begin(world: &mut World, options: &str) {
    world.write(
        ANN,
        JUDGE,
        "",
        &format!("REGISTER Ann Other\nCREATE ?pair secret standard_france_austria {options}\nSET PREFERENCE A"),
    );
    world.write(EVE, JUDGE, "", "REGISTER Eve English\nSIGN ON ?pair secret\nSET PREFERENCE F");
    assert!(game(world).table.is_some(), "the game has begun");
    world.mail();
}

fn game(world: &World) -> Game {
    let row = world.store.game_named("pair").unwrap().unwrap();
    Game::load(&world.store, row, &world.judge.catalogue).unwrap()
}

/// Orders both sides' units to hold, so that the turn runs.
fn hold(world: &mut World) {
    world.write(ANN, JUDGE, "", "SIGN ON apair secret\nA BUD H\nA VIE H\nF TRI H");
    world.write(EVE, JUDGE, "", "SIGN ON fpair secret\nA PAR H\nA MAR H\nF BRE H");
    world.run_to("2026-11-22T12:00:00Z".parse().unwrap());
}

fn press(world: &mut World) -> String {
    said(&world.ask(ANN, "SIGN ON apair secret\nPRESS TO F\nHello\nENDPRESS").body)
}

/// All e-mails that these lines from Ann trigger.
fn caused(world: &mut World, lines: &str) -> Vec<Mail> {
    world.write(ANN, JUDGE, "", &format!("SIGN ON apair secret\n{lines}"));
    world.mail()
}

fn to<'m>(mails: &'m [Mail], reader: &str) -> &'m str {
    mails.iter().find(|mail| mail.to == reader).map_or("", |mail| mail.body.as_str())
}

#[test]
fn examples_in_the_heads_of_shipped_scripts_are_true() {
    let library = &World::new().judge.catalogue;
    let kinds = [ScriptKind::Module, ScriptKind::Command];
    let mut n_scripts = 0;
    for (name, head) in kinds.into_iter().flat_map(|kind| library.scripts().heads(kind)) {
        let mut world = World::with_games();
        let wrong = chancery::scripts::head::untrue(&head, |lines| world.ask(ANN, lines).body);
        assert_eq!(wrong, None, "{name}");
        n_scripts += 1;
    }
    assert_eq!(n_scripts, 12);
}

#[test]
fn a_module_that_fails_on_press_refuses_only_that_line_and_the_keeper_hears_once() {
    let bad = module("bad", "press", "fn press(game, letter) { loop { } }");
    let (_folder, mut world) = with_modules(&[("bad", &bad)]);
    begin(&mut world, "bad");
    let mut mail = caused(&mut world, "PRESS TO F\nHello\nENDPRESS\nA BUD - SER");
    let answer = said(to(&mail, ANN));
    assert!(answer.contains("*** This game's module BAD has failed, so I have sent and filed nothing."), "{answer}");
    assert!(answer.contains("A BUD - SER"), "{answer}");
    mail.extend(caused(&mut world, "PRESS TO F\nHello\nENDPRESS"));
    let to_keeper: Vec<_> = mail.iter().filter(|mail| mail.to == "keeper@example.org").collect();
    assert_eq!(to_keeper.len(), 1);
    assert!(
        to_keeper[0].body.contains("bad.rhai:5: press failed: it takes more than 20000 steps"),
        "{}",
        to_keeper[0].body
    );
    assert!(!to_keeper[0].body.contains("Hello") && !mail.iter().any(|mail| mail.to == EVE));
}

/// A failure in each hook of a phase pauses the game: no part of the phase is saved, and orders stay on file.
#[test]
fn a_module_that_fails_at_the_end_of_a_phase_pauses_only_its_game() {
    let hooks = [
        ("adjudicate", "fn adjudicate(game, orders) { 1 / 0 }"),
        ("results", "fn results(game, events) { 1 / 0 }"),
        ("outcome", "fn outcome(game) { 1 / 0 }"),
        ("phase", "fn phase(game) { 1 / 0 }"),
        ("adjudicate", "fn adjudicate(game, orders) { orders.replace(0, \"A MOS - UKR\", \"no\"); }"),
    ];
    for (hook, body) in hooks {
        let bad = module("bad", "press, orders", &format!("fn start(game) {{ game.state = 7; }}\n{body}"));
        let (_folder, mut world) = with_modules(&[("bad", &bad)]);
        begin(&mut world, "bad");
        let before = game(&world);
        hold(&mut world);
        let after = game(&world);
        assert_eq!(
            (after.row.life, after.row.turn, &after.row.position),
            (Life::Paused, 1, &before.row.position),
            "{hook}"
        );
        assert_eq!(
            (&after.row.modules, after.on_file(&world.store).unwrap().len()),
            (&before.row.modules, 2),
            "{hook}"
        );
        assert_eq!(world.store.whole_record(after.row.id).unwrap(), [], "{hook}");
        let told = world.mail().into_iter().find(|mail| mail.to == EVE && mail.subject.contains("Paused")).unwrap();
        assert!(said(&told.body).contains("The module BAD has failed, so the game 'pair' is paused."), "{}", told.body);
        // The game continues without the module.
        world.write(ANN, JUDGE, "", "SIGN ON apair secret\nSET NO BAD\nPROPOSE RESUME");
        world.write(EVE, JUDGE, "", "SIGN ON fpair secret\nAGREE SET\nAGREE RESUME");
        world.run_to("2026-11-26T12:00:00Z".parse().unwrap());
        assert_eq!((game(&world).row.life, game(&world).row.turn), (Life::Running, 2), "{hook}");
    }
}

#[test]
fn an_order_is_refused_or_accepted_with_a_remark() {
    let text = "fn order(game, order) {\n  if order.to == \"TYR\" { refuse(\"Tyrolia is neutral.\"); }\n  warn(`That is ${order.kind}.`);\n}";
    let (_folder, mut world) = with_modules(&[("swiss", &module("swiss", "orders", text))]);
    begin(&mut world, "swiss");
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nA VIE - TYR\nA BUD - SER").body);
    assert!(answer.contains("Tyrolia is neutral."), "{answer}");
    assert!(answer.contains("A BUD - SER -- That is move."), "{answer}");
    assert_eq!(game(&world).on_file(&world.store).unwrap()[0].orders, ["A BUD - SER"]);
}

/// An order written before its phase, or used in place of missing orders, is an order like any other.
#[test]
fn stored_orders_pass_the_modules_when_they_are_filed() {
    let calm = "fn order(game, order) { if order.at == \"BUD\" && order.kind == \"move\" { refuse(\"Budapest is closed.\"); } }";
    let (_folder, mut world) = with_modules(&[("calm", &module("calm", "orders", calm))]);
    begin(&mut world, "calm");
    world.write(ANN, JUDGE, "", "SIGN ON apair secret\nPHASE F1901M\nA BUD - SER\nA VIE - GAL");
    world.mail();
    hold(&mut world);
    let told = world.mail().iter().map(|mail| said(&mail.body)).collect::<String>();
    assert!(told.contains("A BUD - SER: Budapest is closed."), "{told}");
    let on_file = world.store.orders_of(game(&world).row.id, game(&world).row.turn, "Austria").unwrap().unwrap();
    assert_eq!(on_file.orders, "A VIE - GAL");
}

/// A later version of the judge may not be able to read a game's stored module. Lines that the module forbade do not
/// slip through.
#[test]
fn an_unreadable_module_refuses_press_and_orders() {
    let quiet = "fn press(game, letter) { }\nfn order(game, order) { }";
    let (_folder, mut world) = with_modules(&[("calm", &module("calm", "press, orders", quiet))]);
    begin(&mut world, "calm");
    assert!(press(&mut world).contains("Press sent to France."));
    let mut row = game(&world).row;
    let kept = row.modules.clone().unwrap();
    let digest = kept.split("\"digest\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    row.modules = Some(kept.replace(&digest, &"0".repeat(64)));
    world.store.change_game(&row).unwrap();
    let answer = press(&mut world);
    assert!(answer.contains("*** This game's module CALM has failed, so I have sent and filed nothing."), "{answer}");
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nA BUD H").body);
    assert!(answer.contains("This game's module CALM has failed, so I have sent and filed nothing."), "{answer}");
}

/// Postal press waits, and by then no one can be asked about it.
#[test]
fn postal_press_is_refused_where_a_module_decides_on_press() {
    let (_folder, mut world) = with_modules(&[]);
    begin(&mut world, "restrict=AF");
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nPOSTAL PRESS\nHello\nENDPRESS").body);
    assert!(
        answer.contains("*** I have not saved this: a module of this game checks press when it is sent, so the game has no postal press."),
        "{answer}"
    );
}

#[test]
fn orders_that_a_module_changes_are_replayed_and_rolled_back() {
    let (_folder, mut world) = with_modules(&[]);
    begin(&mut world, "truce=3");
    world.write(ANN, JUDGE, "", "SIGN ON apair secret\nA BUD - SER\nA VIE H\nF TRI H");
    world.write(EVE, JUDGE, "", "SIGN ON fpair secret\nA PAR H\nA MAR H\nF BRE H");
    world.run_to("2026-11-22T12:00:00Z".parse().unwrap());
    let after = game(&world);
    let record = world.store.whole_record(after.row.id).unwrap();
    assert_eq!(record.len(), 1);
    assert!(record[0].modules.as_ref().unwrap().contains("\"ends\":1904"), "{:?}", record[0].modules);
    let replayed =
        |world: &World, record: &[_]| replay(&world.store, &world.judge.catalogue, &game(world), record, &[]);
    assert_eq!(replayed(&world, &record).unwrap(), 1);
    // The module's recorded memory is compared, too.
    let mut other = record.clone();
    other[0].modules = record[0]
        .modules
        .as_ref()
        .map(|kept| kept.replace("\"after\":[{\"ends\":1904}]", "\"after\":[{\"ends\":1903}]"));
    assert_ne!(other, record);
    assert!(replayed(&world, &other).is_err());
    assert_eq!(game(&world).modules.all[0].kept.state["ends"], 1904);
}

#[test]
fn a_game_keeps_its_first_module_text_until_it_is_updated() {
    let text = |word: &str| module("talk", "press", &format!("fn press(game, letter) {{ warn(\"{word}\"); }}"));
    let (folder, mut world) = with_modules(&[("talk", &text("first"))]);
    begin(&mut world, "talk");
    assert!(press(&mut world).contains("first"));
    put(&folder, "modules", "talk", &text("second!"));
    assert!(press(&mut world).contains("first"));
    fs::remove_file(folder.path().join("modules/talk.rhai")).unwrap();
    assert!(press(&mut world).contains("first"));
    put(&folder, "modules", "talk", &text("second!"));
    world.write(ANN, JUDGE, "", "SIGN ON apair secret\nSET TALK NEWEST");
    world.write(EVE, JUDGE, "", "SIGN ON fpair secret\nAGREE SET");
    assert!(press(&mut world).contains("second!"));
    // A setting from before the start is fixed after it.
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nSET QUOTA 3").body);
    assert!(answer.contains("can only be set before the game starts"), "{answer}");
}

#[test]
fn a_module_drops_readers_and_stamps_press() {
    let text = "fn press(game, letter) { letter.stamp(`sent in ${game.phase}`); if letter.to_all { letter.drop(\"France\"); } }";
    let (_folder, mut world) = with_modules(&[("post", &module("post", "press", text))]);
    begin(&mut world, "post");
    let mails = caused(&mut world, "PRESS TO F\nHello\nENDPRESS");
    let got = to(&mails, EVE);
    assert!(got.contains("Hello\n[POST: sent in S1901M]"), "{got}");
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nPRESS TO ALL\nHello\nENDPRESS").body);
    assert!(answer.contains("modules let no one read it, so I have not sent it."), "{answer}");
    // Press to the GM alone is private.
    world.write("max@example.org", JUDGE, "", "REGISTER Max Master");
    assert!(!said(&world.ask(ANN, "SIGN ON apair secret\nPRESS TO M\nHello\nENDPRESS").body).contains("POST"));
}

/// Everything that a shipped module does not declare may change, and its input stays the same, byte for byte.
#[test]
fn modules_see_only_the_input_named_in_their_heads() {
    for (options, secret) in [("blind", Disclosure::Hidden), ("gunboat", Disclosure::Players)] {
        let library = World::new();
        for (name, head) in library.judge.catalogue.scripts().heads(ScriptKind::Module) {
            let option = head.usage.split_once('=').map_or(String::new(), |(_, value)| {
                format!(
                    "={}",
                    match value {
                        "FG,AI" => "AF",
                        "F:2,T:-1" => "F:2,A:-1",
                        value => value,
                    }
                )
            });
            let given = |is_other: bool| {
                let (_folder, mut world) = with_modules(&[]);
                begin(&mut world, &format!("{options} {name}{option}"));
                if is_other && secret == Disclosure::Players {
                    let mut user = world.store.user_at(EVE).unwrap().unwrap();
                    user.name = "Zoe Zenith".to_owned();
                    world.store.change_user(&user).unwrap();
                }
                let game = game(&world);
                let script = game.modules.all[0].script.clone().unwrap();
                let saved = game.row.position.clone().unwrap();
                // Another unit far from Austria, which only France sees.
                let saved = if is_other && secret == Disclosure::Hidden {
                    saved.replacen("\"PAR\"", "\"PIC\"", 1)
                } else {
                    saved
                };
                let is_hidden = is_other && secret == Disclosure::Hidden;
                assert_eq!(
                    game.row.position.as_ref() != Some(&saved),
                    is_hidden,
                    "only the other position has another unit"
                );
                let table = game.system.open(&saved).unwrap();
                let austria = game.power("Austria").unwrap();
                let eyes = [Eyes::Observer, Eyes::Power(austria)];
                eyes.map(|eyes| format!("{:?}", game.facts_for(&script, Some(table.as_ref()), 1, eyes).unwrap()))
            };
            let sees = head.sees.contains(&secret);
            let (one, other) = (given(false), given(true));
            assert!(sees || one == other, "{name} sees {}:\n{one:?}\n{other:?}", secret.word());
        }
    }
}

#[test]
fn commands_by_script_are_commands() {
    let (folder, mut world) = with_modules(&[]);
    let tally = "//! tally -- counts.\n//!\n//! Usage: TALLY\n//! Who: player\nfn run(game, writer, args) {\n  let n = if game.state == () { 1 } else { game.state + 1 };\n  game.state = n;\n  say(`Number ${n}, ${writer.power}, at ${now(\"UTC\").hour}.`);\n  line(\"SET WAIT\");\n}\n";
    put(&folder, "commands", "tally", tally);
    world.judge.look_for_scripts();
    begin(&mut world, "");
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nTALLY\nTALLY\nHELP TALLY").body);
    assert!(answer.contains("Number 1, Austria, at 12.") && answer.contains("Number 2, Austria"), "{answer}");
    assert!(answer.contains("> SET WAIT") && answer.contains("TALLY -- counts."), "{answer}");
    assert!(said(&world.ask(EVE, "TALLY").body).contains("***"), "only players may");
    // It fails without harm, and disappears with its file.
    put(&folder, "commands", "tally", &tally.replace("say(", "1 / 0; say("));
    world.judge.look_for_scripts();
    assert!(said(&world.ask(ANN, "SIGN ON apair secret\nTALLY\nA BUD - SER").body).contains("has failed"));
    fs::remove_file(folder.path().join("commands/tally.rhai")).unwrap();
    world.judge.look_for_scripts();
    assert!(!said(&world.ask(ANN, "SIGN ON apair secret\nTALLY").body).contains("Number"));
}

/// A past fault: a command of two words called itself, and so did one after a polite word, so the e-mail never ended.
#[test]
fn scripted_commands_end_with_any_lines_they_add() {
    let (folder, mut world) = with_modules(&[]);
    let command = |name: &str, body: &str| {
        format!(
            "//! {name} -- for tests.\n//!\n//! Usage: {name}\n//! Who: anyone\nfn run(game, writer, args) {{ {body} }}\n"
        )
    };
    put(&folder, "commands", "my_loop", &command("my_loop", "line(\"MY LOOP\");"));
    put(&folder, "commands", "kind_loop", &command("kind_loop", "line(\"Please KIND LOOP\");"));
    put(&folder, "commands", "many", &command("many", "say(\"Begun.\"); for n in 0..30 { line(\"VERSION\"); }"));
    world.judge.look_for_scripts();
    let answer = said(&world.ask(ANN, "MY LOOP").body);
    assert!(answer.contains("*** A script command cannot use another one, so I have done nothing."), "{answer}");
    let answer = said(&world.ask(ANN, "KIND LOOP").body);
    assert!(answer.contains("***") && !answer.contains("Begun."), "{answer}");
    let answer = said(&world.ask(ANN, "MANY").body);
    assert!(answer.contains("*** A script command can carry out up to 20 lines, so I have done nothing."), "{answer}");
    assert!(!answer.contains("Begun."), "{answer}");
}

#[test]
fn everyone_hears_of_a_roll_and_a_repeated_email_rolls_the_same() {
    let roll = || {
        let (_folder, mut world) = with_modules(&[]);
        begin(&mut world, "");
        let mails = caused(&mut world, "ROLL 3D6");
        (said(to(&mails, ANN)), said(to(&mails, EVE)))
    };
    let (answer, told) = roll();
    assert!(answer.contains("You rolled 3D6: ") && told.contains("Austria rolled 3D6: "), "{answer}\n{told}");
    assert_eq!((answer, told), roll());
}

#[test]
fn a_game_whose_modules_affect_its_outcome_is_unrated() {
    let marks = |options: &str, rated: &[&str]| {
        let rated: Vec<String> = rated.iter().map(|name| (*name).to_owned()).collect();
        let mut world = World::with(|config| config.scripts.rated = rated);
        begin(&mut world, options);
        hold(&mut world);
        let answer = said(&world.ask(ANN, "GET DEDICATION").body);
        answer.contains("1 of 1") || answer.contains("on time")
    };
    let plain = marks("", &[]);
    assert_eq!(marks("restrict=AF", &[]), plain);
    let game_of = |rated: &[&str]| {
        let rated: Vec<String> = rated.iter().map(|name| (*name).to_owned()).collect();
        let mut world = World::with(|config| config.scripts.rated = rated);
        begin(&mut world, "goals");
        game(&world).is_by_the_rules(&world.judge.catalogue)
    };
    assert!(!game_of(&[]) && game_of(&["goals"]));
}
