//! The keeper's own boards in a running judge: added, broken, fixed, changed and removed.
use super::program::{chancery, said};
use super::world::World;
use chancery::boards::catalogue::{Catalogue, check_folder};
use chancery::families;
use chancery::game::{Game, board};
use std::fs;
use std::path::Path;

/// A board for two, on the standard map.
const DUEL: &[(&str, &str)] = &[
    (
        "variant.toml",
        "base = \"standard\"\ntitle = \"Duel\"\nsource = \"The keeper\"\n\
         without = [\"Austria\", \"England\", \"Germany\", \"Italy\", \"Russia\"]\n",
    ),
    ("info.txt", "Duel -- France against Turkey\n"),
];

fn put(boards: &Path, name: &str, files: &[(&str, &str)]) {
    fs::create_dir_all(boards.join(name)).unwrap();
    for (file, text) in files {
        fs::write(boards.join(name).join(file), text).unwrap();
    }
}

fn judge(boards: &Path) -> World {
    let boards = boards.to_owned();
    let mut world = World::with(|config| config.boards = Some(boards));
    for name in ["Ann Other", "Tom Turk"] {
        world.write(&super::world::address(name), "judge@example.org", "", &format!("REGISTER {name}"));
    }
    world
}

/// The judge's reply to Ann.
fn ann(world: &mut World, lines: &str) -> String {
    world.ask("ann@example.org", lines).body
}

#[test]
fn a_board_is_added_changed_broken_and_removed_without_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path().join("boards");
    let mut world = judge(&boards);
    assert!(ann(&mut world, "CREATE ?one secret pair").contains("There is no variant"));
    // A new board appears, together with a broken one and files that are not boards.
    put(&boards, "pair", DUEL);
    put(&boards, "ruin", &[("variant.toml", "title = \"Ruin\"\n")]);
    put(&boards, "Not A Name", DUEL);
    fs::write(boards.join("README"), "notes").unwrap();
    let said = ann(&mut world, "CREATE ?one secret pair");
    assert!(said.contains("Game 'one' has been created: Duel, for 2 players."), "{said}");
    assert!(ann(&mut world, "HELP PAIR").contains("France against Turkey"));
    let names = world.judge.catalogue.names();
    assert!(names.contains(&"pair".to_owned()) && names.contains(&"standard".to_owned()), "{names:?}");
    assert!(!names.iter().any(|name| name == "ruin" || name.contains(' ')), "{names:?}");
    assert!(ann(&mut world, "CREATE ?two secret ruin").contains("There is no variant"));
    let troubled = world.judge.catalogue.troubled();
    let [ruin] = troubled.as_slice() else { panic!("{troubled:?}") };
    assert_eq!((ruin.name.as_str(), ruin.flaws[0].to_string().as_str()), ("ruin", "variant.toml: there are no powers"));
    // A forming game gets the board in its current form.
    put(&boards, "pair", &[("variant.toml", &DUEL[0].1.replace("\"Russia\"", ""))]);
    let said = ann(&mut world, "LIST ?one");
    assert!(said.contains("1 of 3 seats taken"), "{said}");
    // While the board is broken, the game still has the one that it was created with.
    put(&boards, "pair", &[("variant.toml", "base = \"nowhere\"\n")]);
    assert!(ann(&mut world, "LIST ?one").contains("1 of 2 seats taken"));
    assert!(ann(&mut world, "CREATE ?two secret pair").contains("There is no variant"));
    put(&boards, "pair", DUEL);
    assert!(ann(&mut world, "CREATE ?two secret pair").contains("for 2 players"));
    fs::remove_dir_all(&boards).unwrap();
    let said = ann(&mut world, "LIST\nCREATE ?three secret pair");
    assert!(said.contains("There is no variant") && said.contains("two"), "{said}");
    let said = ann(&mut world, "CREATE ?three secret LIKE one");
    assert!(said.contains("played on a board, pair, that can no longer be chosen"), "{said}");
}

#[test]
fn a_running_game_keeps_the_board_that_it_began_with() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path();
    put(boards, "pair", DUEL);
    let mut world = judge(boards);
    for game in ["one", "two"] {
        ann(&mut world, &format!("CREATE ?{game} secret pair"));
        world.write("tom@example.org", "judge@example.org", "", &format!("SIGN ON ?{game} secret"));
    }
    let games = world.store.games().unwrap();
    assert_eq!(games.iter().map(|game| game.phase.as_str()).collect::<Vec<_>>(), ["S1901M", "S1901M"]);
    assert!(games[0].board.is_some() && games[0].board == games[1].board, "one board for both");
    assert_eq!(world.store.n_boards().unwrap(), 1);
    // The board is replaced by another one, and then removed.
    put(boards, "pair", &[("provinces.txt", "PAR = Paris | PRS | inland, home France\n- MUN\n")]);
    put(boards, "pair", &[("start.txt", "France: A PRS\n")]);
    assert!(world.judge.catalogue.troubled().is_empty(), "{:?}", world.judge.catalogue.troubled());
    for (file, left) in [("variant.toml", true), ("info.txt", false)] {
        let seat = |game: &str| {
            let id = world.store.game_named(game).unwrap().unwrap().id;
            let seats = world.store.seats(id).unwrap();
            seats.into_iter().find(|seat| seat.user_address == "ann@example.org").unwrap().power.unwrap()
        };
        let letter = seat("one")[..1].to_lowercase();
        let order = if letter == "f" { "A PAR - BUR" } else { "A CON - BUL" };
        let said = ann(&mut world, &format!("SIGN ON {letter}one secret\n{order}"));
        assert!(said.contains(order) && !said.contains("There is no"), "{left}: {said}");
        fs::remove_file(boards.join("pair").join(file)).unwrap();
    }
    // A new game would use the current board, so it cannot be created.
    assert!(ann(&mut world, "CREATE ?three secret pair").contains("There is no variant"));
    world.judge.catalogue = Catalogue::new(None).into();
    world.run_to("2027-03-01T00:00:00Z".parse().unwrap());
    assert!(ann(&mut world, "LIST ?two").contains("Game 'two' is"));
}

#[test]
fn shipped_boards_take_precedence_and_names_are_never_paths() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path();
    put(boards, "standard", DUEL);
    put(boards, "pair", DUEL);
    put(
        boards,
        "trio",
        &[
            (
                "variant.toml",
                "base = \"pair\"\npowers = [{ name = \"Sweden\", letter = \"S\", adjective = \"Swedish\" }]\n",
            ),
            ("info.txt", "Trio\n"),
            ("start.txt", "Sweden: A SWE\n"),
            ("provinces.txt", "Sweden | SWE | coast, home Sweden\n"),
        ],
    );
    let catalogue = Catalogue::new(Some(boards.to_owned()));
    assert_eq!(catalogue.board("standard").unwrap().variant.title(), "Standard");
    assert_eq!(catalogue.board("trio").unwrap().variant.n_played(), 3);
    assert_eq!(catalogue.chain("trio").unwrap().names().collect::<Vec<_>>(), ["trio", "pair", "standard"]);
    let troubled = catalogue.troubled();
    let [standard] = troubled.as_slice() else { panic!("{troubled:?}") };
    let said = standard.flaws[0].to_string();
    assert!(said.contains("a board standard comes with the program and takes precedence"), "{said}");
    for name in ["../pair", "pair/", ".", "..", "", "PAIR", "pair\0", "/etc"] {
        assert!(!catalogue.has(name) && catalogue.info(name).is_none(), "{name}");
    }
    // A board's base is part of it: a change there is noticed too.
    put(boards, "pair", &[("variant.toml", &DUEL[0].1.replace("\"Austria\", ", ""))]);
    assert_eq!(catalogue.board("trio").unwrap().variant.n_played(), 4);
}

#[test]
fn a_hostile_folder_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let (boards, outside) = (folder.path().join("boards"), folder.path().join("outside"));
    put(&outside, "pair", DUEL);
    put(&boards, "long", DUEL);
    fs::write(boards.join("long/start.txt"), "#".repeat((1 << 20) + 1)).unwrap();
    put(&boards, "bytes", DUEL);
    fs::write(boards.join("bytes/info.txt"), b"\xff\xfe").unwrap();
    put(&boards, "many", DUEL);
    let provinces: String = (0..5000).map(|n| format!("P{n} | {n} | inland\n")).collect();
    fs::write(boards.join("many/provinces.txt"), provinces).unwrap();
    put(&boards, "jagged", DUEL);
    let provinces: String = (0..800).map(|n| format!("P{n} | {n} | coast\n")).collect();
    fs::write(boards.join("jagged/provinces.txt"), provinces).unwrap();
    let borders: String = (0..800).map(|n| format!("{n}: NC SC EC WC\n")).collect();
    fs::write(boards.join("jagged/borders.txt"), "[coasts]\n".to_owned() + &borders).unwrap();
    put(&boards, "link", &[]);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(outside.join("pair"), boards.join("away")).unwrap();
        std::os::unix::fs::symlink(outside.join("pair/variant.toml"), boards.join("link/variant.toml")).unwrap();
    }
    let catalogue = Catalogue::new(Some(boards.clone()));
    let said: Vec<_> = catalogue.troubled().iter().map(|found| format!("{} {}", found.name, found.flaws[0])).collect();
    assert_eq!(
        said,
        [
            "bytes info.txt: the file is not in UTF-8",
            "jagged borders.txt:768: there are more than 3072 coasts",
            "link variant.toml: the file is missing",
            "long start.txt: the file is longer than 1 MB",
            "many provinces.txt:950: there are more than 1024 provinces",
        ]
    );
    assert!(!catalogue.has("away"));
    assert_eq!(check_folder(families::ALL, &boards.join("long")).unwrap().len(), 1);
    assert!(
        check_folder(families::ALL, &boards.join("nowhere")).unwrap_err().to_string().contains("there is no folder")
    );
}

/// A game from before boards were stored has none. It continues with the catalogue's.
#[test]
fn a_game_without_a_stored_board_continues() {
    let mut world = World::with_games();
    let mut row = world.store.game_named("demo").unwrap().unwrap();
    assert!(row.board.is_some());
    row.board = None;
    world.store.change_game(&row).unwrap();
    let said = ann(&mut world, "SIGN ON ademo secret\nA BUD - SER");
    assert!(said.contains("A BUD - SER"), "{said}");
}

#[test]
fn a_game_can_be_moved_to_its_own_board() {
    let mut world = World::new();
    world.write("ann@example.org", "judge@example.org", "", "REGISTER Ann Other\nCREATE ?one secret");
    let load = |world: &World| {
        let row = world.store.game_named("one").unwrap().unwrap();
        Game::load(&world.store, row, &world.judge.catalogue).unwrap()
    };
    let morph = |world: &mut World, power: &str| {
        let lines = format!("SIGN ON one\nMORPH\nvariant:\nwithout = [\"{power}\"]\nEND MORPH");
        world.ask("ann@example.org", &lines).body
    };
    let said = morph(&mut world, "Spain");
    assert!(said.contains("Line 2 of your MORPH: there is no power \"Spain\" to remove."), "{said}");
    assert!(!load(&world).row.morphed && load(&world).powers().len() == 7);
    morph(&mut world, "Italy");
    let mut game = load(&world);
    assert_eq!((game.powers().len(), game.row.variant.as_str()), (6, "standard"));
    // Even the start does not put it back on the catalogue's board.
    game.keep_board(&world.store, &world.judge.catalogue).unwrap();
    assert_eq!(game.powers().len(), 6);
    let kept = board::chain(&world.store, &game.row, &world.judge.catalogue).unwrap();
    assert_eq!(kept.names().collect::<Vec<_>>(), ["morph", "standard"]);
}

#[test]
fn the_program_shows_boards_and_their_faults() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| chancery().arg("variant").args(args).arg("--data").arg(folder.path()).output().unwrap();
    put(&folder.path().join("boards"), "pair", DUEL);
    let list = run(&["list"]);
    assert!(list.status.success() && said(&list).contains("  2 players  Duel  (your own)\n"), "{}", said(&list));
    let show = said(&run(&["show", "pair"]));
    assert!(show.starts_with("pair, based on standard\nDuel\nThe keeper\n"), "{show}");
    assert!(show.contains("F  France: homes BRE MAR PAR; F BRE, A MAR, A PAR\n"), "{show}");
    assert!(show.contains("34 centres, 28 of them neutral: "), "{show}");
    assert!(run(&["check"]).status.success());
    put(&folder.path().join("boards"), "pair", &[("start.txt", "France: A ADR\n")]);
    for args in [
        &["check"][..],
        &["check", "standard", "pair"],
        &["check", folder.path().join("boards/pair").to_str().unwrap()],
    ] {
        let check = run(args);
        assert_eq!(check.status.code(), Some(1));
        let said = said(&check);
        assert!(said.contains("       start.txt:1: A ADR cannot stand there, or its coast is missing\n"), "{said}");
        assert!(!said.contains("WRONG  standard"), "{said}");
    }
    assert_eq!(run(&["check", "nowhere"]).status.code(), Some(1));
    let check = chancery().args(["check", "--data"]).arg(folder.path()).output().unwrap();
    assert!(said(&check).contains("WRONG  board ") && said(&check).contains("start.txt:1"), "{}", said(&check));
}

/// A board with a space in a power's name.
const NEW_ITALY: &[(&str, &str)] = &[
    (
        "variant.toml",
        "base = \"standard\"\ntitle = \"New Italy\"\nsource = \"The keeper\"\n\
         without = [\"Austria\", \"Germany\", \"Italy\", \"Russia\", \"Turkey\"]\n\
         powers = [{ letter = \"N\", name = \"New Italy\", adjective = \"Italian\" }]\n",
    ),
    ("provinces.txt", "Rome | ROM | coast, home New Italy\n"),
    ("start.txt", "New Italy: A ROM\n"),
    ("info.txt", "New Italy -- for three\n"),
];

#[test]
fn a_power_with_a_blank_in_its_name_shares_in_a_draw() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "new_italy", NEW_ITALY);
    let mut world = judge(folder.path());
    let said = world
        .ask("eve@example.org", "REGISTER Eve English\nCREATE ?one secret new_italy\nSET NO DIAS\nSET PREFERENCE E");
    assert!(said.body.contains("for 3 players"), "{}", said.body);
    for (address, wish) in [("tom@example.org", "F"), ("ann@example.org", "N")] {
        world.ask(address, &format!("SIGN ON ?one secret\nSET PREFERENCE {wish}"));
    }
    for (address, power) in [("eve@example.org", "England"), ("tom@example.org", "France")] {
        let said = world.ask(address, "SIGN ON one\nSET DRAW EN").body;
        assert!(said.contains(&format!("{power} votes for a draw between England and New Italy.")), "{said}");
    }
    let said = ann(&mut world, "SIGN ON none secret\nSET DRAW EN");
    assert!(said.replace('\n', " ").contains("All agree: the game is over."), "{said}");
    let row = world.store.game_named("one").unwrap().unwrap();
    let game = Game::load(&world.store, row, &world.judge.catalogue).unwrap();
    assert_eq!(game.result().as_deref(), Some("Draw between England and New Italy"));
}
