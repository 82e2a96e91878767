//! Solo games: luck from a seed, and an open board for practice. Also e-mails that are only tried out.
use crate::program::{House, chancery, said};
use crate::web::site::Site;
use crate::world::World;
use chancery::answers::game_file;
use chancery::game::Game;
use chancery::game::settings::keys;
use jiff::Timestamp;
use serde_json::Value;
use std::io::Write as _;
use std::process::Stdio;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";

fn load(world: &World, name: &str) -> Game {
    let row = world.store.game_named(name).unwrap().unwrap();
    Game::load(&world.store, row, &world.judge.catalogue).unwrap()
}

/// The positions of a game against bots after each of three turns with the same orders.
fn positions(board: &str, name: &str, seed: &str, turns: &[&str]) -> Vec<Value> {
    let mut world = World::new();
    world.ask(ANN, &format!("REGISTER Ann Other\nCREATE ?{name} secret {board} AGAINST COMPUTER AS RED WITH {seed}"));
    let position = |world: &World| serde_json::from_str(&load(world, name).row.position.unwrap()).unwrap();
    let mut found = vec![position(&world)];
    for turn in turns {
        let said = world.ask(ANN, &format!("SIGN ON r{name} secret\n{turn}")).body;
        assert!(!said.contains("\n*** "), "{said}");
        found.push(position(&world));
    }
    found
}

#[test]
fn the_same_seed_and_the_same_orders_give_the_same_game() {
    let turns = ["PRODUCE IN ALL AUTO\nGOVERNOR ON ATTACK", "PRODUCE IN ALL AUTO", "PRODUCE IN ALL AUTO"];
    let war = |name: &str, seed: &str| positions("conquest lowlands", name, seed, &turns);
    let first = war("war", "SEED 7");
    assert_ne!(first[0], first[3], "turns were played");
    assert_eq!(war("peace", "seed=7"), first, "whatever the name of the game is");
    assert_ne!(war("war", "SEED 8")[0], first[0]);
    let flags = |name: &str, seed: &str| positions("stratego barrage", name, seed, &["SETUP RANDOM"]);
    assert_eq!(flags("flags", "SEED 7")[1], flags("march", "SEED 7")[1]);
    assert_ne!(flags("flags", "SEED 8")[1], flags("flags", "SEED 7")[1]);
}

/// The seed reveals everyone's luck: a game with other players has none, and no one can join a game that has one.
#[test]
fn only_solo_games_have_a_seed_and_an_open_board() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Other\nCREATE ?war secret conquest lowlands\nCREATE ?alone secret conquest lowlands");
    world.ask(BOB, "REGISTER Bob Black");
    for line in ["SET SEED 7", "SET PRACTICE"] {
        let said = world.ask(ANN, &format!("SIGN ON ?war secret\n{line}")).body;
        assert!(said.contains("*** This is for games that one person plays alone"), "{said}");
    }
    let said = world.ask(ANN, "SIGN ON ?alone secret\nSET COMPUTERS REST, PLAYERS 1, SEED 7, MANUAL START").body;
    assert!(said.contains("SEED 7."), "{said}");
    let said = world.ask(BOB, "OBSERVE alone secret\nCREATE ?open secret conquest lowlands WITH seed=7").body;
    assert_eq!(said.matches("one person plays alone").count(), 2, "{said}");
    assert_eq!(load(&world, "alone").seats.len(), 1);
    for line in ["SET SEED seven", "SET SEED -1"] {
        let said = world.ask(ANN, &format!("SIGN ON ?alone secret\n{line}")).body;
        assert!(said.contains("A seed is a whole number"), "{said}");
    }
}

/// The other side's ranks during a game: only in practice, only on request, and never for the bot.
#[test]
fn only_a_practice_board_is_open() {
    let mut world = World::new();
    let create = |name: &str, more: &str| {
        format!("CREATE ?{name} secret stratego barrage AGAINST COMPUTER AS RED WITH {more}\nSETUP RANDOM")
    };
    world.ask(ANN, &format!("REGISTER Ann Other\n{}", create("flags", "PRACTICE")));
    world.ask(ANN, &create("earnest", "NO LIST"));
    let hidden = |text: &str| text.matches('?').count();
    let status = |world: &mut World, lines: &str| world.ask(ANN, &format!("SIGN ON rflags secret\n{lines}")).body;
    let covered = status(&mut world, "BOARD");
    let open = status(&mut world, "BOARD OPEN");
    assert!(open.contains("You see all pieces now."), "{open}");
    assert!(hidden(&open) < hidden(&covered), "{open}\n{covered}");
    assert!(
        open.contains("Blue's pieces: marshal ") && !covered.contains("Blue's pieces: marshal "),
        "{open}\n{covered}"
    );
    let shown = status(&mut world, "BOARD");
    assert!(hidden(&shown) < hidden(&covered), "letters after it have them, too: {shown}");
    let again = status(&mut world, "BOARD COVERED");
    assert!(hidden(&again) == hidden(&covered) || again.contains("your own view of the board"), "{again}");
    let said = world.ask(ANN, "SIGN ON rearnest secret\nBOARD OPEN").body;
    assert!(said.contains("*** You can open the board only in a practice game."), "{said}");
    assert!(!load(&world, "earnest").is_open());
}

/// The form on the page of a sandbox changes a place as one EDIT.
#[test]
fn a_sandbox_is_changed_on_its_page() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Other\nSANDBOX standard EMPTY");
    let site = Site::of(world);
    let browser = site.signed_in(ANN);
    let send = |fields: &[(&str, &str)]| site.send(&browser, "/my/games/standard-1", "piece", fields).answer();
    let position = || load(&site.world(), "standard-1").row.position.unwrap();
    send(&[("at", "STP/SC"), ("unit", "F"), ("owner", "Russia"), ("centre", "Turkey"), ("to-phase", "F1902M")]);
    let now = position();
    assert!(now.contains(r#"["Russia","F","STP/SC"]"#) && now.contains("F1902M"), "{now}");
    let id = load(&site.world(), "standard-1").row.id;
    assert_eq!(site.world().store.edits(id).unwrap().len(), 2, "EMPTY is one, and the form another");
    send(&[("at", "STP"), ("unit", "none")]);
    assert!(!position().contains("\"STP/SC\""), "{}", position());
    let said = send(&[]);
    assert!(said.contains("Enter a place and its new contents"), "{said}");
}

/// The board editor gets the position only for people who play alone and see all of it: otherwise it would reveal hidden facts.
#[test]
fn only_people_who_may_see_and_change_the_position_get_it() {
    let mut world = World::with_games();
    world.ask(ANN, "SANDBOX standard");
    world.ask(ANN, "CREATE ?solo - standard SOLO");
    world.ask(ANN, "CREATE ?fog - standard blind AGAINST COMPUTER AS Austria");
    assert!(load(&world, "fog").table().unwrap().is_blind());
    let site = Site::of(world);
    let asked = |game: &str| {
        let page = site.get(&site.signed_in(ANN), &format!("/my/games/{game}?only=position"));
        assert!(page.status.is_success(), "{game}");
        page.body.contains("data-can")
    };
    let given = ["standard-1", "solo", "fog", "demo"].map(asked);
    assert_eq!(
        given,
        [true, true, false, false],
        "a sandbox, a game alone, a blind one against computers, one with others"
    );
    let has_switch = ["standard-1", "solo", "fog", "demo"]
        .map(|game| site.get(&site.signed_in(ANN), &format!("/my/games/{game}")).body.contains("data-edit"));
    assert_eq!(has_switch, given);
}

/// WITH accepts every setting of a new game, including modules. So does the page's form, where the board is chosen as on the page for a new
/// game.
#[test]
fn a_sandbox_accepts_any_setting_of_a_new_game() {
    let mut world = World::with_games();
    let said = world.ask(ANN, "SANDBOX standard hush=FALL WITH builds=any, no dias, restrict=FG").body;
    assert!(said.contains("All powers are yours."), "{said}");
    let game = load(&world, "standard-1");
    let modules: Vec<&str> = game.modules.all.iter().map(|module| module.kept.name.as_str()).collect();
    assert_eq!(modules, ["hush", "restrict"]);
    assert!(game.settings.text("policies").contains("builds=any"), "{}", game.settings.text("policies"));
    assert!(!game.settings.on(keys::DIAS));
    let refused = world.ask(ANN, "SANDBOX standard WITH builds=any, nonsense").body;
    assert!(refused.contains("nonsense"), "{refused}");
}

/// A game as a file: its changes are carried out as one EDIT, and announced to everyone.
#[test]
fn a_game_can_be_edited_as_a_file() {
    let mut world = World::with_games();
    world.ask(ANN, "SIGN ON ademo secret\nA VIE - GAL\nA BUD - SER");
    let game = load(&world, "demo");
    let text = game_file::write(&world.store, &game).unwrap();
    let lines = |text: &str| game_file::changes(&world.store, &game, text).map_err(|why| format!("{why:#}"));
    assert_eq!(lines(&text), Ok(Vec::new()), "{text}");
    let file = text
        .replace("\"Austria F TRI\"", "\"Austria A TRI\"")
        .replace("\"PAR France\"", "\"PAR Germany\"")
        .replace("\"S1901M\"", "\"F1902M\"")
        .replace("\"A VIE - GAL\"", "\"A VIE - BOH\"");
    let expected = [
        "EDIT",
        "REMOVE Austria F TRI",
        "PHASE F1902M",
        "PLACE Austria A TRI",
        "OWN PAR Germany",
        "END",
        "BECOME Austria",
        "CLEAR ORDERS",
        "A BUD - SER",
        "A VIE - BOH",
        "BECOME MASTER",
    ];
    let mut said = lines(&file).unwrap();
    said[8..10].sort();
    assert_eq!(said, expected, "{file}");
    let wrong = [
        (text.replace("game = \"demo\"", "game = \"other\""), "this is the file of the game 'other'"),
        (text.replace("\"S1901M\",", ""), "in `phase` a line is missing"),
        (text.replace("[position]", "[position]\nranks = []"), "a position of this game has no `ranks`"),
        (text.replace("\"A VIE - GAL\"", "\"A VIE - GAL\\nTERMINATE demo\""), "has more than one line"),
        (text.replace("units = [", "units = "), "the file cannot be read"),
    ];
    for (file, why) in wrong {
        assert_ne!(file, text);
        let said = lines(&file).unwrap_err();
        assert!(said.contains(why), "{said}");
    }
    let done = world.desk(&format!("KEEPER demo\n{}", said.join("\n")));
    assert!(!done.contains("\n*** "), "{done}");
    let game = load(&world, "demo");
    let again = game_file::write(&world.store, &game).unwrap();
    assert!(
        again.contains("\"Austria A TRI\"") && again.contains("\"F1902M\"") && again.contains("\"A VIE - BOH\""),
        "{again}"
    );
}

/// The judge prints an e-mail's effects and carries none out.
#[test]
fn an_email_that_is_tried_out_changes_nothing() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "");
    let database = house.data().join("chancery.sqlite");
    let bytes = || {
        let rest = std::fs::read(database.with_extension("sqlite-wal")).unwrap_or_default();
        (std::fs::read(&database).unwrap(), rest)
    };
    let before = bytes();
    let (seat, _) = house.seats("demo").into_iter().find(|(seat, _)| seat.power.is_some()).unwrap();
    let try_out = |arguments: &[&str], input: &str| {
        let mut command = chancery();
        command.arg("try").arg("--config").arg(house.config_file()).args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    let told = try_out(&["--as", &seat.user_address], "SIGN ON demo\nSET WAIT\n");
    assert!(told.contains(&format!("To: {}", seat.user_address)) && told.contains("> SET WAIT"), "{told}");
    assert!(told.contains("Rows that would change:") && told.contains("seats (id "), "{told}");
    let letter = "From: zoe@example.org\nTo: judge@games.test\nMessage-ID: <one@example.org>\n\nLIST\n";
    let told = try_out(&[], letter);
    assert!(told.contains("To: zoe@example.org") || told.contains("No reply: "), "{told}");
    assert!(bytes() == before, "the database is as it was");
}
