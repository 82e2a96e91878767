//! MAP, GET MAP, HISTORY with pictures, the end of a game, and `chancery map`: the content, the reader and the file type of each picture.
use crate::program::chancery;
use crate::world::{World, ask};
use chancery::mail::sink::Kind;
use chancery::referee::table::painting::Painter;
use chancery::store::{Look, Shows, Size, Wish};
use std::time::Duration;

const ANN: &str = "ann@example.org";

/// The reply to an e-mail: its words as one line, and the pictures that go with it.
fn answer(world: &mut World, from: &str, lines: &str) -> (String, Vec<(Kind, Wish)>) {
    world.mail();
    world.write(from, "judge@example.org", "", lines);
    let letters = world.work().outgoing(1000).unwrap();
    let reply = letters.iter().find(|letter| letter.mail.reply).unwrap_or_else(|| panic!("no reply to {lines}"));
    let words = reply.mail.body.split_whitespace().collect::<Vec<_>>().join(" ");
    let wishes = reply.wishes.iter().map(|(_, kind, wish)| (*kind, wish.clone())).collect();
    world.mail();
    (words, wishes)
}

/// The file made for a wish.
fn made(world: &World, painter: &mut Painter, wish: &(Kind, Wish)) -> (String, Vec<u8>) {
    let catalogue = &world.judge.catalogue;
    let painting = painter.paint(&world.store, catalogue, (wish.0, &wish.1), Duration::ZERO).unwrap().unwrap();
    (painting.name, painting.bytes.to_vec())
}

/// The turns, and whether each shows its results.
fn turns(wishes: &[(Kind, Wish)]) -> Vec<(u32, bool)> {
    let turn = |(_, wish): &(Kind, Wish)| match wish.shows {
        Shows::Turn { turn, results, .. } => (turn, results),
        ref other => panic!("{other:?}"),
    };
    wishes.iter().map(turn).collect()
}

/// The demo after two turns.
fn played() -> World {
    let mut world = World::with_games();
    for lines in ["A BUD - SER\nF TRI - ALB", "A SER - GRE\nF ALB S A SER - GRE"] {
        ask(&mut world, ANN, &format!("SIGN ON ademo secret\n{lines}"));
        ask(&mut world, "max@example.org", "SIGN ON mdemo secret\nPROCESS");
    }
    world
}

#[test]
fn map_shows_the_board_of_any_phase() {
    let mut world = played();
    let mut of = |what: &str| turns(&answer(&mut world, ANN, &format!("MAP demo {what}")).1);
    assert_eq!(of(""), [(3, false)]);
    assert_eq!(of("NOW"), [(3, false)]);
    assert_eq!(of("START"), [(1, false)]);
    assert_eq!(of("LAST"), [(2, true)]);
    assert_eq!(of("-2"), [(1, true)]);
    assert_eq!(of("S1901M"), [(1, true)]);
    assert_eq!(of("Fall of 1901"), [(2, true)]);
    assert_eq!(of("START TO NOW"), [(1, false), (1, true), (2, true), (3, false)]);
    assert_eq!(of("S1901M TO F1901M DARK LARGE"), [(1, true), (2, true)]);
    // The words are there as well.
    let (words, _) = answer(&mut world, ANN, "MAP demo F1901M");
    assert!(
        words.contains("Status of the Movement phase for Fall of 1901.") && words.contains("Army Serbia."),
        "{words}"
    );
    let (words, wishes) = answer(&mut world, ANN, "MAP demo F1999M");
    assert!(words.contains("'demo' has no phase \"F1999M\"") && wishes.is_empty(), "{words}");
    let (words, wishes) = answer(&mut world, ANN, "MAP demo NOW TO START");
    assert!(words.contains("The second phase is before the first.") && wishes.is_empty(), "{words}");
}

/// Every format gives a file of that type, drawn from the same position.
#[test]
fn a_map_comes_in_the_requested_format() {
    let mut world = played();
    let mut painter = Painter::default();
    let forms: [(&str, &[u8], &str); 8] = [
        ("MAP demo LAST", b"\x89PNG", "demo-F1901M.png"),
        ("MAP demo LAST PNG DARK", b"\x89PNG", "demo-F1901M.png"),
        ("MAP demo LAST SVG", b"<svg", "demo-F1901M.svg"),
        ("MAP demo LAST PRINT PDF", b"%PDF", "demo-F1901M.pdf"),
        ("MAP demo POSTER", b"%PDF", "demo-F1901M.pdf"),
        ("MAP demo ALBUM", b"<!DOCTYPE html>", "demo-F1901M.html"),
        ("MAP demo FILM", b"GIF89a", "demo-F1901M.gif"),
        ("GET MAP.STANDARD.SVG", b"<svg", "standard.svg"),
    ];
    for (lines, head, name) in forms {
        let (words, wishes) = answer(&mut world, ANN, lines);
        let [wish] = wishes.as_slice() else { panic!("{lines}: {words}") };
        let (own, bytes) = made(&world, &mut painter, wish);
        assert_eq!((own.as_str(), bytes.get(..head.len())), (name, Some(head)), "{lines}");
    }
    let (_, wishes) = answer(&mut world, ANN, "SET PICTURE DARK LARGE\nMAP demo\nMAP demo LIGHT");
    let looks: Vec<(Look, Size)> = wishes.iter().map(|(_, wish)| (wish.look, wish.size)).collect();
    assert_eq!(looks, [(Look::Dark, Size::Large), (Look::Light, Size::Large)]);
    let (words, wishes) = answer(&mut world, ANN, "GET MAP.STANDARD PICTURE\nGET MAP.ATLANTIS PICTURE");
    assert_eq!(wishes.iter().map(|(_, wish)| &wish.shows).collect::<Vec<_>>(), [&Shows::Board("standard".to_owned())]);
    assert!(words.contains("The board of Standard is attached"), "{words}");
}

/// Readers who want no pictures get words alone, until they ask for a file.
#[test]
fn a_reader_without_pictures_gets_words() {
    let mut world = played();
    let (words, wishes) = answer(&mut world, ANN, "MAP demo TEXT");
    assert!(words.contains("Ownership of supply centers") && wishes.is_empty());
    let (words, wishes) = answer(&mut world, ANN, "SET PICTURE OFF\nMAP demo\nMAP demo S1901M TO F1901M");
    assert!(words.contains("Spring of 1901.") && words.contains("Fall of 1901.") && wishes.is_empty(), "{words}");
    let (_, wishes) = answer(&mut world, ANN, "MAP demo SVG");
    assert_eq!(wishes.iter().map(|(kind, _)| *kind).collect::<Vec<_>>(), [Kind::Svg]);
}

/// MAP ORDERS shows the player's own orders only. MAP IF shows the forecast.
#[test]
fn orders_on_file_are_drawn_only_for_their_owner() {
    let mut world = World::with_games();
    ask(&mut world, ANN, "SIGN ON ademo secret\nA BUD - GAL");
    ask(&mut world, "rob@example.org", "SIGN ON rdemo secret\nA WAR - GAL");
    let sheet = |wishes: &[(Kind, Wish)]| match wishes {
        [(Kind::Picture, Wish { shows: Shows::Sheet { sheet, .. }, .. })] => {
            serde_json::from_str::<serde_json::Value>(sheet).unwrap()
        }
        other => panic!("{other:?}"),
    };
    let (words, wishes) = answer(&mut world, ANN, "SIGN ON ademo secret\nMAP ORDERS");
    let orders = sheet(&wishes);
    assert!(words.contains("Army Budapest -> Galicia"), "{words}");
    let filed: Vec<_> =
        orders["deeds"].as_array().unwrap().iter().map(|deed| (deed["at"].clone(), deed["came"].clone())).collect();
    assert_eq!(filed, [("BUD".into(), "filed".into())]);
    let (_, wishes) = answer(&mut world, ANN, "SIGN ON ademo secret\nFORECAST\nASSUME A WAR - GAL\nEND\nMAP IF");
    let forecast = sheet(&wishes);
    let came =
        |at: &str| forecast["deeds"].as_array().unwrap().iter().find(|deed| deed["at"] == at).unwrap()["came"].clone();
    assert_eq!((came("BUD"), came("WAR")), ("failure".into(), "failure".into()));
    let (words, wishes) = answer(&mut world, ANN, "MAP ORDERS demo");
    assert!(wishes.is_empty(), "{words}");
}

/// At most twelve pictures go with an e-mail. The reply names the rest, and what to request instead.
#[test]
fn an_email_includes_at_most_twelve_pictures() {
    let mut world = World::new();
    ask(&mut world, ANN, "REGISTER Ann Other\nSANDBOX standard");
    for _ in 0..14 {
        ask(&mut world, ANN, "SIGN ON standard-1\nPROCESS");
    }
    let (words, wishes) = answer(&mut world, ANN, "MAP standard-1 START TO NOW");
    assert!(words.contains("an e-mail can have up to 12. MAP standard-1 FILM shows the whole game"), "{words}");
    assert!(wishes.is_empty());
    let (words, wishes) = answer(&mut world, ANN, "HISTORY standard-1 PICTURES");
    let expected: Vec<(u32, bool)> = (3..15).map(|turn| (turn, true)).collect();
    assert_eq!(turns(&wishes), expected);
    assert!(words.contains("An e-mail has at most 12 pictures"), "{words}");
}

/// Twelve in all, over all lines that ask for them, and each only once.
#[test]
fn an_email_includes_at_most_twelve_files_from_any_number_of_lines() {
    let mut world = World::new();
    ask(&mut world, ANN, "REGISTER Ann Other\nSANDBOX standard");
    let looks =
        ["LIGHT", "DARK", "PRINT"].iter().flat_map(|look| ["NORMAL", "LARGE"].map(|size| format!("{look} {size}")));
    let lines = looks.flat_map(|look| ["PNG", "SVG", "PDF"].map(|form| format!("MAP standard-1 {look} {form}\n")));
    let lines: Vec<String> = lines.collect();
    let (words, wishes) = answer(&mut world, ANN, &lines.concat());
    assert_eq!((lines.len(), wishes.len()), (18, 12));
    let refused = "*** An e-mail can have up to 12 pictures and files, and this one has 12 already.";
    assert_eq!(words.matches(refused).count(), 1, "the last six have one reason");
    assert_eq!(answer(&mut world, ANN, &"MAP standard-1 PNG\n".repeat(100)).1.len(), 1);
}

/// The judge refuses at once, and does not spend ten seconds drawing a film that it cannot send.
#[test]
fn an_overlong_film_is_refused_before_it_is_drawn() {
    let mut world = World::new();
    ask(&mut world, ANN, "REGISTER Ann Other\nSANDBOX standard");
    for _ in 0..3 {
        ask(&mut world, ANN, &format!("SIGN ON standard-1\n{}", "PROCESS\n".repeat(41)));
    }
    let (words, wishes) = answer(&mut world, ANN, "MAP standard-1 FILM\nMAP standard-1 POSTER");
    assert!(
        words.contains("The film of 'standard-1' would show 123 turns, and an e-mail can have up to 120."),
        "{words}"
    );
    assert!(words.contains("You can see the game at https://judge.example.org/my/games/standard-1"), "{words}");
    assert_eq!(wishes.iter().map(|(kind, _)| *kind).collect::<Vec<_>>(), [Kind::Pdf]);
    world.judge.limits.letter_kb = Some(8000);
    let (words, wishes) = answer(&mut world, ANN, "MAP standard-1 ALBUM");
    assert_eq!(wishes.len(), 1, "{words}");
    world.judge.limits.letter_kb = Some(1000);
    let (words, _) = answer(&mut world, ANN, "MAP standard-1 ALBUM");
    assert!(
        words.contains("The album of 'standard-1' would show 123 turns, and an e-mail can have up to 8."),
        "{words}"
    );
}

/// The last e-mail of a game includes its film and its poster.
#[test]
fn a_game_ends_with_its_film_its_poster_and_its_album() {
    let mut world = World::new();
    ask(&mut world, ANN, "REGISTER Ann Other\nSANDBOX standard");
    // Austria has 17 centres, and takes one more.
    let gone = ["ANK", "CON", "SMY"];
    let own = ["GRE", "BUL", "RUM", "SPA", "POR", "BEL", "HOL", "DEN", "SWE", "NOR", "TUN"].iter().chain(&gone);
    let own: String = own.map(|centre| format!("OWN {centre} AUSTRIA\n")).collect();
    let gone: String = gone.iter().map(|place| format!("REMOVE {place}\n")).collect();
    ask(&mut world, ANN, &format!("SIGN ON standard-1\nEDIT\n{gone}{own}END"));
    ask(&mut world, ANN, "SIGN ON standard-1\nAustria: A BUD - SER\nPROCESS");
    world.mail();
    world.write(ANN, "judge@example.org", "", "SIGN ON standard-1\nPROCESS");
    let letters = world.work().outgoing(1000).unwrap();
    let last = letters.iter().find(|letter| letter.mail.subject.contains("Game over")).expect("it is over");
    let kinds: Vec<Kind> = last.wishes.iter().map(|(_, kind, _)| *kind).collect();
    assert_eq!(kinds, [Kind::Picture, Kind::Gif, Kind::Pdf, Kind::Html]);
    world.mail();
    // The album has each phase with its text, and a link to each. It loads nothing from elsewhere.
    let (_, wishes) = answer(&mut world, ANN, "MAP standard-1 ALBUM");
    let (_, album) = made(&world, &mut Painter::default(), &wishes[0]);
    let album = String::from_utf8(album).unwrap();
    for words in [
        "Spring of 1901, Movement",
        "Austria: Army Budapest -&gt; Serbia.",
        "has won",
        "<a href=\"#p2\">Next &rarr;</a>",
    ] {
        assert!(album.contains(words), "{words} is not in the album");
    }
    let ids: std::collections::BTreeSet<&str> =
        album.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let links: Vec<&str> = album.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(10 < links.len() && links.iter().all(|link| ids.contains(link)), "a link leads nowhere");
    assert!(!album.contains(" src=") && !album.replace("http://www.w3.org/2000/svg", "").contains("http"));
    let (_, wishes) = answer(&mut world, ANN, "MAP standard-1 LAST SVG");
    let (_, one) = made(&world, &mut Painter::default(), &wishes[0]);
    assert!(album.len() < 2 * one.len(), "three pictures with {} bytes, one with {}", album.len(), one.len());
}

/// An unproved sender gets text, and no files.
#[test]
fn unproved_senders_get_no_files() {
    let mut world = World::with(|config| config.trust_senders = false);
    world.write("keeper@example.org", "judge@example.org", "", "LIST");
    let (words, wishes) = answer(&mut world, "stranger@example.org", "GET MAP.STANDARD PICTURE\nGET SCHEMA.SHEET");
    assert!(wishes.is_empty() && words.contains("I send no files"), "{words}");
}

/// The keeper draws a board without a judge.
#[test]
fn chancery_map_draws_a_board_into_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| chancery().current_dir(folder.path()).arg("map").args(args).output().unwrap();
    let done = run(&["standard", "--out", "board.svg"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let svg = std::fs::read_to_string(folder.path().join("board.svg")).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("Vienna"));
    let said = |args: &[&str]| String::from_utf8_lossy(&run(args).stderr).into_owned();
    assert!(said(&["atlantis", "--out", "x.png"]).contains("no game or board \"atlantis\""));
    assert!(said(&["standard", "--out", "x.doc"]).contains("should end in .png"));
}
