//! The judge has no code for any particular game: Numbers (see `numbers`) is created, played, rolled back and ended by
//! letters in `tests/stories/third_engine.story`. Here: what its luck proves, and that its secrets are kept.
use crate::numbers::{BOTH, FAMILIES};
use crate::world::World;
use chancery::rules::Luck;
use chancery::text::{hex, unhex};
use sha2::{Digest as _, Sha256};

/// A game of Ann (Red) and Bob (Blue), whose numbers are hidden; Max is its master.
pub(crate) fn begun() -> World {
    let mut world = World::of(FAMILIES, |_| ());
    world.write("max@example.org", "judge@example.org", "", "REGISTER Max Master\nCREATE ?num secret\nBECOME MASTER");
    for (name, letter) in [("Ann", "R"), ("Bob", "B")] {
        let lines = format!("REGISTER {name} Other\nSIGN ON ?num secret\nSET PREFERENCE {letter}");
        world.write(&format!("{}@example.org", name.to_lowercase()), "judge@example.org", "", &lines);
    }
    world
}

fn hide(world: &mut World) {
    world.ask("ann@example.org", "SIGN ON rnum secret\nSECRET\n4\nEND");
    world.ask("bob@example.org", "SIGN ON bnum secret\nSECRET\n6\nEND");
    world.run_to(world.now + jiff::SignedDuration::from_hours(1));
}

/// Anyone with the opened secret can check the seal that was published at the start, and draw the same luck again.
#[test]
fn the_luck_of_a_game_can_be_proved() {
    let mut world = begun();
    let start = world.mail().into_iter().find(|mail| mail.subject.contains("The game begins")).unwrap();
    let sealed = start.body.lines().find_map(|line| unhex::<32>(line.trim_end_matches('.'))).expect("a seal");
    hide(&mut world);
    let game = world.store.game_named("num").unwrap().unwrap();
    let turn = &world.store.phases(game.id).unwrap()[0];
    // The family has words of its own for it.
    let said = world.ask("ann@example.org", "SIGN ON rnum secret\nOFFER DRAW").body;
    assert!(said.contains("Red votes for a draw between all survivors."), "{said}");
    world.mail();
    world.write("bob@example.org", "judge@example.org", "", "SIGN ON bnum secret\nSET DRAW");
    let over = world.mail().into_iter().find(|mail| mail.subject.contains("Game over")).unwrap();
    let opened = over.body.lines().find_map(|line| unhex::<32>(line.trim_end_matches('.'))).expect("the secret");
    assert_eq!(sealed, <[u8; 32]>::from(Sha256::digest(opened)), "the secret matches the seal");
    let luck = Luck::new(opened).of_turn(turn.turn, 0);
    assert_eq!(turn.luck.as_deref(), Some(hex(&luck.opened()).as_str()), "what is on record comes from it");
    let first = ["Red", "Blue"][luck.draw("first", 0, 2) as usize];
    assert!(turn.results.contains(&format!("\"first\":\"{first}\"")), "{}", turn.results);
}

/// A player's hidden number is only in letters to that player and the master.
#[test]
fn hidden_numbers_are_told_to_nobody_else() {
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

/// A family's games have its own defaults: in Numbers, the game goes on without those who send nothing.
#[test]
fn a_family_has_defaults_of_its_own() {
    let mut world = begun();
    let said = world.ask("max@example.org", "SIGN ON mnum secret\nSET NMR\nSET NO NMR\nLIST").body;
    assert!(said.contains("NMR (as it was).") && said.contains("NO NMR (it was: NMR)."), "{said}");
    assert!(said.contains("SET NO NMR"), "what differs from the family's default is listed: {said}");
}

/// A keeper's board says of which family it is; without a word, it is of the first.
#[test]
fn a_keepers_board_can_be_of_any_family() {
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

/// Draws by one name and index are always the same, and all numbers occur.
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
