//! Set-ups in every form that people write, and the replies to faulty ones.
use super::{luck, order, rules, seen_by};
use chancery_families::ruleset::Ruleset;
use chancery_families::sheet::SetupSquare;
use chancery_rules::{Eyes, Rules};
use chancery_stratego::order::Order;
use chancery_stratego::rank::Numbering;
use chancery_stratego::setup::{Setup, seal};
use chancery_stratego::side::Side;
use chancery_text::words::said;
use std::sync::Arc;

/// The set-up that a line or a block gives, or the reason for its refusal.
fn read(board: &str, side: Side, text: &str) -> Result<Setup, String> {
    let rules = rules(board, "");
    let state = rules.begin(&rules.played(), &luck(1));
    match order(&rules, &state, side, text)? {
        Order::Setup(setup) => Ok(setup),
        other => panic!("{other:?}"),
    }
}

/// The published example of the oldest play-by-mail server, and the same army in the other two notations.
const US: &str = "9394924939\n56691S9575\n574BB7668B\n88BF7B88B9";
const EUROPEAN: &str = "2 8 2 7 2 9 7 2 8 2\n6 5 5 2 10 1 2 6 4 6\n6 4 7 B B 4 5 5 3 B\n3 3 B F 4 B 3 3 B 2";
const LETTERS: &str = "DJDIDKIDJDHGGDLCDHFHHFIBBFGGEBEEBMFBEEBD";

#[test]
fn both_numberings_are_recognised_by_their_counts() {
    let us = read("classic", Side::Red, &format!("SETUP\n{US}")).unwrap();
    assert_eq!((us.letters().as_str(), us.numbering), (LETTERS, Numbering::Us));
    let european = read("classic", Side::Blue, &format!("setup\n{EUROPEAN}\n")).unwrap();
    assert_eq!((european.letters().as_str(), european.numbering), (LETTERS, Numbering::European));
    let letters = read("classic", Side::Red, &format!("SET-UP {LETTERS}")).unwrap();
    assert_eq!(letters.letters(), LETTERS);
    let named = read("classic", Side::Red, &format!("SETUP EUROPEAN\n{EUROPEAN}")).unwrap();
    assert_eq!(named, european);
    let wrong = read("classic", Side::Red, &format!("SETUP European\n{US}")).unwrap_err();
    assert!(wrong.contains("It was read by the European numbers (10 is the marshal, 2 a scout)."), "{wrong}");
    let blue: String = LETTERS.chars().map(|letter| (letter as u8 + b'N' - b'B') as char).collect();
    assert_eq!(read("classic", Side::Red, &format!("SETUP {blue}")).unwrap().letters(), LETTERS);
}

#[test]
fn small_armies_have_empty_squares() {
    let rows = "SETUP\n2.9......B\n.1........\n....S.....\nF..8.....9";
    let setup = read("barrage", Side::Red, rows).unwrap();
    assert_eq!(setup.letters(), "KADAAAAAABALAAAAAAAAAAAACAAAAAMAAEAAAAAD");
    // The same with its pieces named: Blue's left is column J.
    let named = "SETUP\nA4 general, C4 and J1 scouts, bomb J4; marshal B3\nspy on E2, A1 flag\nD1 miner";
    assert_eq!(read("barrage", Side::Red, named).unwrap().letters(), setup.letters());
    let named = "SETUP J7 general, H7 and A10 scouts, A7 bomb, I8 marshal, F9 spy, J10 flag, G10 miner";
    assert_eq!(read("barrage", Side::Blue, named).unwrap().letters(), setup.letters());
    let mirrored = read("barrage", Side::Red, &format!("{rows}\nMIRROR")).unwrap();
    assert_eq!(mirrored.letters(), "BAAAAAADAKAAAAAAAALAAAAAACAAAADAAAAAEAAM");
}

/// A board of ten lines, with the player's army at the bottom; the lines between may be left out.
#[test]
fn whole_boards() {
    let own = read("classic", Side::Red, &format!("SETUP\n{US}")).unwrap();
    let other = US.chars().rev().collect::<String>();
    let empty = "..........\n..........";
    for board in [
        format!("{other}\n{empty}\n{US}"),
        format!("{other}\n{US}"),
        format!("{other}\n..__..__..\n..__..__..\n{US}"),
        // Only the opposing army, as a whole board with an empty near half.
        format!("{other}\n{empty}\n{empty}\n{empty}"),
    ] {
        assert_eq!(read("classic", Side::Blue, &format!("SETUP\n{board}")), Ok(own.clone()), "{board}");
    }
}

#[test]
fn what_is_missing_is_named() {
    let say = |board: &str, text: &str| read(board, Side::Red, text).unwrap_err();
    for (board, text, why) in [
        (
            "classic",
            "SETUP",
            "A set-up is missing: below SETUP, write 4 rows of 10, the front row first, from your own left. Or write SETUP RANDOM.",
        ),
        (
            "barrage",
            "SETUP\n2.9......B",
            "The set-up has 10 squares; write 4 rows of 10, the front row first, from your own left, with . for each empty square.",
        ),
        (
            "classic",
            "SETUP\n9394924939\n56691S9575\n574BB7668B\n88BF7B88BB",
            "This is not the army of this game. Missing: 1 scout. Too many: 1 bomb. It was read by the US numbers (1 is the marshal, 9 a scout).",
        ),
        (
            "barrage",
            "SETUP\n2.9......B\n.1........\n....S.....\nF..8......",
            "The army is not complete. Missing: 1 scout. It was read by the US numbers (1 is the marshal, 9 a scout).",
        ),
        (
            "barrage",
            "SETUP\n2.9......B\n.1........\n....S.....\nF.98.....9",
            "The army has too many pieces. Too many: 1 scout. It was read by the US numbers (1 is the marshal, 9 a scout).",
        ),
        (
            "barrage",
            "SETUP\n2.9......B\n.1........\n....S.....\nF..Q.....9",
            "\"Q\" is not a piece. Pieces are F, B, S and numbers; write 4 rows of 10, the front row first, from your own left, with . for each empty square.",
        ),
        ("barrage", "SETUP A1 general, A5 flag", "You do not set up on A5: your squares are those of rows 1 to 4."),
        ("barrage", "SETUP A1 general, A1 flag", "Both a general and a flag are to stand on A1."),
        ("barrage", "SETUP general, A1 flag", "\"general\" names no square: write A1 general, or A3 and J4 scouts."),
        (
            "barrage",
            "SETUP A1 general A2 flag",
            "\"A1 general A2 flag\" names two pieces: please put a comma between them.",
        ),
        ("barrage", "SETUP A1 general, A2 wizard", "\"wizard\" is neither a piece nor a square of this board."),
        ("barrage", "SETUP A1 general, A2", "\"A2\" names no piece: write A1 general, or A3 and J4 scouts."),
        (
            "barrage",
            "SETUP A1 general",
            "The army is not complete. Missing: 1 marshal, 1 miner, 2 scouts, 1 spy, 1 bomb, 1 flag.",
        ),
        ("barrage", "SETUP RANDOM please", "Write SETUP RANDOM, or SETUP RANDOM 2 for another one."),
    ] {
        assert_eq!(say(board, text), why, "{text}");
    }
    let unknown = say("barrage", "SETUP Fortress");
    assert!(unknown.starts_with("There is no set-up \"Fortress\"."), "{unknown}");
}

/// A flag in the front row is allowed, but probably a mistake. An army that cannot move is not allowed.
#[test]
fn an_odd_set_up_is_questioned_and_an_immobile_one_refused() {
    let rules = rules("barrage", "");
    let state = rules.begin(&rules.played(), &luck(1));
    let view = seen_by(&rules, &state, Side::Red);
    let text = "SETUP A4 flag, A1 general, B1 marshal, C1 spy, D1 miner, E1 scout, F1 scout, G1 bomb";
    let accepted = rules.orders(&view, text).remove(0).unwrap();
    assert_eq!(accepted.warning.map(said).as_deref(), Some("Your flag stands in the front row, on A4."));
    let masters = rules.orders(&rules.view(&state, Eyes::Master), text);
    assert_eq!(said(masters[0].as_ref().unwrap_err().why()), "Only the two players give orders.");
    // Two columns of lakes would be necessary to shut in an army of eight. In the classic one six bombs and lakes are enough.
    let shut_in = "SETUP\nBBMBBBLKBA";
    assert!(rules.orders(&view, shut_in)[0].is_err());
}

/// Anyone with the e-mails and the salt can check a seal.
#[test]
fn seals() {
    let digest = seal("duel1", Side::Red, LETTERS, "00ff");
    assert_eq!(digest, "e0de3d80b7fc3f1ee22c688bae047bb9f32a15d7b9639566b8443dbaadcdc10e");
    assert_ne!(digest, seal("duel1", Side::Blue, LETTERS, "00ff"));
    assert_ne!(digest, seal("duel2", Side::Red, LETTERS, "00ff"));
}

/// A page's grid shows the set-up on file, and its rows repeat it in its writer's numbers.
#[test]
fn a_set_up_on_file_becomes_a_grid_with_the_same_ranks() {
    for (board, side, text) in [
        ("classic", Side::Red, format!("SETUP\n{US}")),
        ("classic", Side::Blue, format!("SETUP\n{EUROPEAN}")),
        ("barrage", Side::Blue, "SETUP\n2.9......B\n.1........\n....S.....\nF..8.....9".to_owned()),
    ] {
        let system: Arc<dyn Ruleset> = Arc::new(Arc::new(rules(board, "")));
        let table = system.begin(&system.played(), &luck(1));
        let read = |text: &str| table.orders(Eyes::Power(side.power()), text).remove(0).unwrap().order;
        let filed = read(&text);
        let placing = table.placing(side.power(), std::slice::from_ref(&filed)).unwrap().unwrap();
        let written = |place: &SetupSquare| place.holds.clone().unwrap_or_else(|| placing.empty.clone());
        let rows = placing.rows.iter().map(|row| row.iter().map(written).collect::<Vec<_>>().join(" "));
        let block: Vec<String> = [placing.opens.clone()].into_iter().chain(rows).collect();
        assert_eq!(read(&block.join("\n")), filed, "{board}");
        let front = placing.rows[0][0].at.as_str();
        assert_eq!(front, if side == Side::Red { "A4" } else { "J7" }, "as its owner sees it");
        let n: u32 = placing.counters.iter().map(|counter| counter.n).sum();
        assert_eq!(n as usize, placing.rows.iter().flatten().filter(|place| place.holds.is_some()).count());
        assert!(4 < placing.ready.len());
        for ready in &placing.ready {
            let block = ready.rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("\n");
            let letters = |order: String| order.split(' ').nth(1).map(str::to_owned);
            let written = (!block.is_empty()).then(|| letters(read(&format!("{}\n{block}", placing.opens))));
            assert_eq!(
                written.unwrap_or_else(|| letters(read(&ready.line))),
                letters(read(&ready.line)),
                "{}",
                ready.name
            );
        }
    }
}
