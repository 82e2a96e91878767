//! The judge has no code for any particular game: `tests/stories/third_engine.story` creates, plays, rolls back and ends Numbers (see
//! `numbers`) by e-mail. Here: the proof of its luck, and the secrecy of its numbers.
use crate::numbers::{BOTH, FAMILIES};
use crate::world::World;
use chancery::boards::catalogue::Catalogue;
use chancery::cli::adjudicate::Adjudicator;
use chancery::game::Game;
use chancery::referee::table::replay::replay;
use chancery::rules::Luck;
use chancery::store::GameRow;
use chancery::text::{hex, unhex};
use sha2::{Digest as _, Sha256};

/// A game of Ann (Red) and Bob (Blue), whose numbers are hidden. Max is its GM.
pub(crate) fn begun() -> World {
    let mut world = World::of(FAMILIES, |_| ());
    world.write("max@example.org", "judge@example.org", "", "REGISTER Max Master\nCREATE ?num secret\nBECOME MASTER");
    for (name, letter) in [("Ann", "R"), ("Bob", "B")] {
        let lines = format!("REGISTER {name} Other\nSIGN ON ?num secret\nSET PREFERENCE {letter}");
        world.write(&format!("{}@example.org", name.to_lowercase()), "judge@example.org", "", &lines);
    }
    world
}

fn load(world: &World) -> Game {
    let row = world.store.game_named("num").unwrap().unwrap();
    Game::load(&world.store, row, &world.judge.catalogue).unwrap()
}

fn hide(world: &mut World) {
    world.ask("ann@example.org", "SIGN ON rnum secret\nSECRET\n4\nEND");
    world.ask("bob@example.org", "SIGN ON bnum secret\nSECRET\n6\nEND");
    world.run_to(world.now + jiff::SignedDuration::from_hours(1));
}

/// The 32 bytes on a separate line of an e-mail, below a line with this text.
fn told(body: &str, after: &str) -> [u8; 32] {
    let mut lines = body.lines().skip_while(|line| !line.contains(after));
    lines.find_map(|line| unhex::<32>(line.trim().trim_end_matches('.'))).unwrap_or_else(|| panic!("{after}: {body}"))
}

/// The start of the luck chain is announced in advance, and each link with the results: its SHA-256 is the previous one. With it, anyone
/// can draw the same luck again.
#[test]
fn the_luck_of_a_game_can_be_proved() {
    let sha = |bytes: [u8; 32]| <[u8; 32]>::from(Sha256::digest(bytes));
    let mut world = begun();
    let mails = world.mail();
    let letter = |what: &str| mails.iter().find(|mail| mail.subject.contains(what)).unwrap();
    let s0 = told(&letter("The game begins").body, "begins with");
    assert_eq!(told(&letter("orders").body, "begins with"), s0, "CREATE tells it, too");
    hide(&mut world);
    let s1 =
        told(&world.mail().iter().find(|mail| mail.subject.contains("Results")).unwrap().body, "The luck of turn 1");
    assert_eq!(sha(s1), s0, "the first link fits what was told");
    let game = world.store.game_named("num").unwrap().unwrap();
    let turn = &world.store.phases(game.id).unwrap()[0];
    assert_eq!(turn.luck.as_deref(), Some(hex(&s1).as_str()));
    let first = ["Red", "Blue"][Luck::new(s1).draw("first", 0, 2) as usize];
    assert!(turn.results.contains(&format!("\"first\":\"{first}\"")), "{}", turn.results);
    // A rollback begins another chain, and says so.
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mnum secret\nROLLBACK");
    let rolled = world.mail().into_iter().find(|mail| mail.subject.contains("Rolled back")).unwrap().body;
    let again = told(&rolled, "From turn 1 on");
    assert_ne!(again, s0);
    world.run_to("2026-11-26T00:00:00Z".parse().unwrap());
    let results = world.mail().into_iter().find(|mail| mail.subject.contains("Results")).unwrap().body;
    let s1_again = told(&results, "The luck of turn 1");
    assert_eq!(sha(s1_again), again, "a turn that is played again has new luck, which was fixed before");
    // The family has its own words for it.
    let said = world.ask("ann@example.org", "SIGN ON rnum secret\nOFFER DRAW").body;
    assert!(said.contains("Red votes for a draw among all survivors."), "{said}");
    world.mail();
    world.write("bob@example.org", "judge@example.org", "", "SIGN ON bnum secret\nSET DRAW");
    let over = world.mail().into_iter().find(|mail| mail.subject.contains("Game over")).unwrap();
    let mut end = told(&over.body, "The chain of its luck");
    (0..Luck::LINKS).for_each(|_| end = sha(end));
    assert_eq!(end, s0, "the chain ends in what is told at the end");
    let game = load(&world);
    let record = world.store.whole_record(game.row.id).unwrap();
    assert_eq!(
        replay(&world.store, &world.judge.catalogue, &game, &record, &[]).unwrap(),
        2,
        "both chains are replayed"
    );
}

/// A game that began with a separate secret for each turn continues that way, and its record can be replayed.
#[test]
fn a_game_from_before_chains_is_replayed() {
    let mut world = begun();
    let id = world.store.game_named("num").unwrap().unwrap().id;
    let row = world.store.game(id).unwrap();
    world.store.change_game(&GameRow { chains: None, ..row }).unwrap();
    world.mail();
    hide(&mut world);
    let results = world.mail().into_iter().find(|mail| mail.subject.contains("Results")).unwrap().body;
    let opened = told(&results, "The luck of this turn came from the secret");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mnum secret\nROLLBACK");
    world.run_to("2026-11-26T00:00:00Z".parse().unwrap());
    let game = load(&world);
    let record = world.store.whole_record(id).unwrap();
    assert_eq!(record[0].luck.as_deref(), Some(hex(&opened).as_str()));
    assert!(record.iter().all(|row| row.chain.is_none()) && record[0].luck != record[1].luck);
    assert_eq!(replay(&world.store, &world.judge.catalogue, &game, &record, &[]).unwrap(), 2);
}

/// The published Conquest chain: each link is the SHA-256 of the next.
#[test]
fn a_chain_matches_the_published_vector() {
    let end = Luck::new(Sha256::digest("chancery-conquest-example-master").into());
    let link = |n: u32| hex(&end.link(Luck::LINKS - 3 + n).opened());
    assert_eq!(link(3), "909b65d05e5a21c61df0e21b95116f10b7921da3873e982a7f2a1328b96ffd18");
    assert_eq!(link(2), "82503b122aa769c78bd31db5b71735d9f6a1f2bbe3344b4ae616697b0210613f");
    assert_eq!(link(1), "c662a511f141e72dfed363ca27d11df0b00cc68ceaa8f6a6f8b3fccb41cfa7a3");
    assert_eq!(link(0), "927dfd5b1553f2873a6e4704e7e8dd73ff4359b1617a341a85b894cee42d1e8a");
    assert_ne!(end.chain(1).link(5).opened(), end.chain(2).link(5).opened());
    assert_eq!(end.link(40).links_after(end.link(37).opened()), Some(3));
    assert_eq!(end.link(37).links_after(end.link(40).opened()), None);
}

/// A player's hidden number appears only in e-mails to that player and the GM.
#[test]
fn only_the_player_and_the_gm_see_a_hidden_number() {
    let mut world = begun();
    world.mail();
    hide(&mut world);
    for mail in world.mail() {
        let own = match mail.to.as_str() {
            "ann@example.org" => vec!["4"],
            "bob@example.org" => vec!["6"],
            _ => vec!["4", "6"],
        };
        let told = |number: &&str| mail.body.contains(&format!("number {number} is hidden"));
        assert_eq!(["4", "6"].into_iter().filter(told).collect::<Vec<_>>(), own, "to {}", mail.to);
    }
    world.ask("ann@example.org", "REGISTER Ann Other");
    let said = world.ask("eve@example.org", "LIST num").body;
    assert!(said.contains("Red: ?") && said.contains("Blue: ?"), "{said}");
    let said = world.ask("max@example.org", "SIGN ON mnum secret\nLIST").body;
    assert!(said.contains("Red: 4") && said.contains("Blue: 6"), "{said}");
}

/// A family's games have its own defaults: in Numbers, the game continues without missing orders.
#[test]
fn a_family_has_its_own_defaults() {
    let mut world = begun();
    let said = world.ask("max@example.org", "SIGN ON mnum secret\nSET NMR\nSET NO NMR\nLIST").body;
    assert!(said.contains("NMR (unchanged).") && said.contains("NO NMR (it was: NMR)."), "{said}");
    assert!(said.contains("SET NO NMR"), "what differs from the family's default is listed: {said}");
}

/// A keeper's board names its family. Without one, it belongs to the first.
#[test]
fn a_keepers_board_can_belong_to_any_family() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path();
    let put = |name: &str, toml: &str| {
        std::fs::create_dir(boards.join(name)).unwrap();
        std::fs::write(boards.join(name).join("variant.toml"), toml).unwrap();
        std::fs::write(boards.join(name).join("info.txt"), format!("{name}\n")).unwrap();
    };
    put("dozen", "family = \"numbers\"\ntitle = \"Dozen\"\nmax = 12\n");
    put("duel", "family = \"diplomacy\"\nbase = \"standard\"\ntitle = \"Duel\"\nwithout = [\"Italy\"]\n");
    put("plain", "base = \"standard\"\ntitle = \"Plain\"\nwithout = [\"Italy\"]\n");
    put("gross", "base = \"dozen\"\ntitle = \"Gross\"\nmax = 144\n");
    put("score", "base = \"gross\"\ntitle = \"Score\"\nmax = 20\n");
    put("strange", "family = \"chess\"\n");
    let mut world = World::of(BOTH, |config| config.boards = Some(boards.to_owned()));
    let mut created = |name: &str, board: &str| {
        world.ask("ann@example.org", &format!("REGISTER Ann Other\nCREATE ?{name} secret {board}\nLIST {name}")).body
    };
    let said = created("one", "dozen");
    assert!(said.contains("Dozen, for 2 players") && said.contains("  SET GUESS "), "{said}");
    let said = created("five", "score");
    assert!(said.contains("Score, for 2 players"), "the family of what its base is based on: {said}");
    for (name, board, title) in [("two", "duel", "Duel"), ("three", "plain", "Plain")] {
        let said = created(name, board);
        assert!(said.contains(&format!("{title}, for 6 players")) && said.contains("  SET RETREAT "), "{said}");
    }
    let said = created("four", "wings");
    assert!(said.contains("Standard, Wings, for 7 players"), "an option of the first family: {said}");
    let troubled = world.judge.catalogue.troubled();
    let [strange] = troubled.as_slice() else { panic!("{troubled:?}") };
    let why = strange.flaws[0].to_string();
    assert_eq!(why, "variant.toml: there is no family of games \"chess\"; there is diplomacy, numbers");
}

/// CREATE names a game, and optionally one of its boards. LIST VARIANTS shows the available games.
#[test]
fn a_game_is_created_by_its_name() {
    let mut world = World::of(BOTH, |_| ());
    let mut created = |name: &str, words: &str| {
        world.ask("ann@example.org", &format!("REGISTER Ann Other\nCREATE ?{name} secret {words}")).body
    };
    for (name, words, title) in [
        ("one", "numbers", "Digits, for 2 players"),
        ("two", "NUMBERS digits", "Digits, for 2 players"),
        ("three", "digits", "Digits, for 2 players"),
        ("four", "diplomacy", "Standard, for 7 players"),
        ("five", "Diplomacy wings", "Standard, Wings, for 7 players"),
        ("six", "", "Standard, for 7 players"),
    ] {
        let said = created(name, words);
        assert!(said.contains(title), "{words}: {said}");
    }
    let said = created("seven", "numbers loeb9");
    assert!(said.contains("*** loeb9 is a board of Diplomacy, not of Numbers."), "{said}");
    let said = created("seven", "numbers gateways");
    assert!(said.contains("*** "), "an option of the other family: {said}");
    // A joining player may state a preference, as with the classic judges.
    let mut joined = |name: &str, words: &str| {
        world.ask("bob@example.org", &format!("REGISTER Bob Black\nSIGN ON ?{name} secret {words}")).body
    };
    assert!(joined("one", "diplomacy").contains("*** 'one' does not match: it is Digits."));
    assert!(joined("one", "numbers digits").contains("You have joined 'one'."));
    let said = world.ask("ann@example.org", "LIST VARIANTS").body;
    let (diplomacy, numbers) =
        (said.find("Diplomacy: CREATE ?game password DIPLOMACY\n\n"), said.find("Numbers: CREATE"));
    let standard = said.find("\nstandard ");
    assert!(diplomacy < standard && standard < numbers && numbers < said.find("\ndigits "), "{said}");
}

/// A board is known by its name alone, whichever game it belongs to.
#[test]
fn no_two_boards_share_a_name() {
    let names = Catalogue::default().names();
    assert!(30 < names.len());
    assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
}

/// A player who owes no orders may send some all the same, if the rules allow it.
#[test]
fn orders_from_players_who_owe_none_count() {
    let mut world = begun();
    hide(&mut world);
    let first =
        if world.ask("ann@example.org", "SIGN ON rnum secret\nGUESS 1").body.contains("*** ") { "b" } else { "r" };
    let (mover, other) = if first == "r" { ("ann", "bob") } else { ("bob", "ann") };
    let second = if first == "r" { "b" } else { "r" };
    let said = world.ask(&format!("{other}@example.org"), &format!("SIGN ON {second}num secret\nPLAN 2")).body;
    assert!(said.contains("PLAN 2"), "{said}");
    world.ask(&format!("{mover}@example.org"), &format!("SIGN ON {first}num secret\nGUESS 1"));
    world.run_to(world.now + jiff::SignedDuration::from_hours(1));
    let game = world.store.game_named("num").unwrap().unwrap();
    assert_eq!(game.phase, "G3", "both have guessed");
    let record = world.store.phases(game.id).unwrap();
    assert!(record[1].orders.contains("PLAN 2"), "{}", record[1].orders);
}

/// Positions of any game can be adjudicated as a stream of lines.
#[test]
fn lines_of_positions_are_of_any_game() {
    let mut desk = Adjudicator::of(Catalogue::of(BOTH, None));
    let mut answer = |line: &str| {
        let mut text = Vec::new();
        desk.answer_line(line.as_bytes(), &mut text);
        String::from_utf8(text).unwrap()
    };
    let said = answer(r#"{"id":7,"variant":"numbers/digits","hidden":4,"guess":6}"#);
    assert_eq!(said, r#"{"id":7,"high":true}"#);
    let said = answer(r#"{"id":7,"variant":"numbers/digits","hidden":4}"#);
    assert_eq!(said, r#"{"id":7,"error":"There is no number \"guess\"."}"#);
    let said = answer(r#"{"id":8,"variant":"numbers/standard"}"#);
    assert_eq!(said, r#"{"id":8,"error":"Unknown board \"standard\" of Numbers."}"#);
    let said = answer(r#"{"id":8,"variant":"chess/standard"}"#);
    assert_eq!(said, r#"{"id":8,"error":"Unknown game \"chess\"."}"#);
    let line = |variant: &str| {
        format!(
            r#"{{"variant":"{variant}","phase":"S1901M","units":[["Italy","A","VEN"]],"orders":[["Italy","A VEN - TRI"]]}}"#
        )
    };
    assert_eq!(answer(&line("diplomacy/standard")), answer(&line("standard")));
    assert!(answer(&line("standard")).contains(r#""outcome":"success""#));
}

/// Draws with the same name and index are always the same, and all numbers occur.
#[test]
fn luck_has_names() {
    let luck = Luck::new([3; Luck::BYTES]);
    for n in [1, 2, 6, 10, 255, 256, 257, 1_000_003] {
        let mut seen = std::collections::BTreeSet::new();
        for index in 0..3000 {
            let drawn = luck.draw("some name", index, n);
            assert!(drawn < n);
            assert_eq!(drawn, luck.draw("some name", index, n));
            seen.insert(drawn);
        }
        assert!(n < 300 && seen.len() as u64 == n || 300 <= n && 2900 < seen.len(), "{n}: {}", seen.len());
    }
    assert_ne!(
        (0..20).map(|i| luck.draw("a", i, 100)).collect::<Vec<_>>(),
        (0..20).map(|i| luck.draw("b", i, 100)).collect::<Vec<_>>()
    );
    assert_ne!(luck.of_turn(1, 0).opened(), luck.of_turn(2, 0).opened());
    assert_ne!(luck.of_turn(1, 0).opened(), luck.of_turn(1, 1).opened(), "a turn that is played again has new luck");
}

/// The published vector of Conquest's luck: SHA-256 chains and HMAC keys aside, a draw of ten is the first byte below 250.
#[test]
fn a_draw_of_ten_is_the_first_byte_below_250() {
    let key = unhex("5c1b2aa68dd4d4d88cd6f05a39f8d1af9b6d5c78fcbb31f364d8dd26077d0d7c").unwrap();
    let tenths = |label: &str| Luck::new(key).draw(label, 0, 10) + 1;
    assert_eq!(tenths("T1|ZHO|NHO|s1|r1|A|I"), 2);
    assert_eq!(tenths("T1|ZHO|NHO|s1|r1|A|C"), 5);
    assert_eq!(tenths("T1|ZHO|NHO|s1|r1|D|I"), 8);
}
