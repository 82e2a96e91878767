//! Sentences as people write them, with the moves that the judge files or asks about.
use super::{played, rules, seen_by, set_up};
use chancery_rules::Rules as _;
use chancery_rules::reading::{ReadText, Reading};
use chancery_stratego::Stratego;
use chancery_stratego::order::Order;
use chancery_stratego::rank::Numbering;
use chancery_stratego::setup::Setup;
use chancery_stratego::side::Side;
use chancery_stratego::state::State;
use chancery_text::words::said;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// In front: scouts on A4, E4, F4 and I4, the marshal on B4, a sergeant on C4, a miner on D4, the general on J4.
const SETUP: &str = "DLFEDDHGDKCDDDDEEEEFFFGGGHHHIIIJJBBBBBBM";

/// The position of the corpus, with Red to move.
static SCENE: LazyLock<(Stratego, State)> = LazyLock::new(|| {
    let rules = rules("classic", "");
    let state = set_up(&rules, [SETUP, SETUP]);
    (rules, state)
});

/// The orders that a text files, and those that it asks about.
#[derive(Debug, Default, PartialEq)]
struct Outcome {
    filed: BTreeSet<String>,
    asked: BTreeSet<String>,
    /// The number of moves to choose from.
    n_choices: usize,
    refused: Vec<String>,
}

fn outcome_of(rules: &Stratego, state: &State, side: Side, text: &str) -> Outcome {
    let lines: Vec<&str> = text.split('\n').collect();
    let view = seen_by(rules, state, side);
    let plain = |order: &Order| rules.write_order(order).replace("MOVE ", "");
    let (mut outcome, mut filed) = (Outcome::default(), Vec::new());
    for ReadText { reading, .. } in rules.letter(&view, &[], &lines) {
        match reading {
            Reading::Certain(accepted) => rules.file(state, accepted.power, &mut filed, accepted.order),
            Reading::Likely(sets) => {
                outcome.n_choices = outcome.n_choices.max(sets.len());
                outcome.asked.extend(sets.iter().flatten().map(|accepted| plain(&accepted.order)));
            }
            Reading::Withdrawn(orders) => panic!("{orders:?}"),
            Reading::Unread(why) if why.says_nothing() => {}
            Reading::Unread(why) => outcome.refused.push(said(why.why())),
        }
    }
    outcome.filed = filed.iter().map(plain).collect();
    outcome
}

/// The outcome of a text from Red.
fn outcome(text: &str) -> Outcome {
    let (rules, state) = &*SCENE;
    outcome_of(rules, state, Side::Red, text)
}

/// The moves that a text from Red files, and those that it asks about.
fn read(text: &str) -> (Vec<String>, Vec<String>) {
    let found = outcome(text);
    (found.filed.into_iter().collect(), found.asked.into_iter().collect())
}

fn lines(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

/// The rows of a file of the corpus: the outcome and the text.
fn rows(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().map(|row| {
        let mut fields = row.splitn(3, '\t');
        assert_eq!(fields.next(), Some("S"), "{row}");
        (fields.next().unwrap(), fields.next().unwrap())
    })
}

/// Plays a file. Returns the rows that were read otherwise, and asserts that no row files a move that was not meant.
fn missed(file: &str) -> Vec<String> {
    let (mut missed, mut misread) = (Vec::new(), Vec::new());
    for (wants, text) in rows(file) {
        let found = outcome(&text.replace("\\n", "\n"));
        let shown = || format!("{wants} <- {text:?}: {found:?}");
        let (kind, order) = wants.split_once(": ").unwrap_or((wants, ""));
        let expects = BTreeSet::from([order.to_owned()]);
        let nothing = found.filed.is_empty() && found.asked.is_empty();
        let is_right = match kind {
            "file" => found.filed == expects && found.asked.is_empty(),
            "either" if found.filed.is_empty() => found.asked == expects && found.n_choices == 1,
            "either" => found.filed == expects && found.asked.is_empty(),
            "hint" => nothing && !found.refused.is_empty(),
            "none" | "do" | "show" | "line" => nothing,
            kind => panic!("{kind}"),
        };
        let is_meant = ["file", "either"].contains(&kind) && found.filed.is_subset(&expects);
        if !found.filed.is_empty() && !is_meant {
            misread.push(shown());
        }
        if !is_right {
            missed.push(shown());
        }
    }
    assert!(misread.is_empty(), "moves that nobody meant were filed:\n  {}", misread.join("\n  "));
    missed
}

const CORPUS: &str = include_str!("../../../../tests/letters/reading/stratego.tsv");
const MORE: &str = include_str!("../../../../tests/letters/reading/stratego-more.tsv");

#[test]
fn moves_as_people_write_them() {
    let missed = missed(CORPUS);
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn odder_sentences() {
    let missed = missed(MORE);
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// Puts doubt into every sentence of the corpus, which then files and asks nothing.
#[test]
fn a_doubtful_sentence_is_never_filed() {
    let clear = |(wants, _): &(&str, &str)| ["file", "either"].iter().any(|kind| wants.starts_with(kind));
    let texts = rows(CORPUS).chain(rows(MORE)).filter(clear).map(|(_, text)| text.trim_end_matches(['.', '!', '?']));
    for bare in texts.filter(|text| !text.contains('.')) {
        for doubtful in [
            format!("{bare}?"),
            format!("{bare} if you agree"),
            format!("not {bare}"),
            format!("do not play {bare}"),
            format!("If Blue attacks, {bare}"),
            format!("{bare} or not"),
        ] {
            let found = outcome(&doubtful);
            assert!(found.filed.is_empty(), "{doubtful}: {found:?}");
            let is_request = doubtful.starts_with("Could you") && doubtful.ends_with('?');
            assert!(found.asked.is_empty() || is_request, "{doubtful}: {found:?}");
        }
    }
}

/// The lines of these files give no orders.
#[test]
fn prose_files_nothing() {
    let files = [
        include_str!("../../../../tests/prose/sentences.txt"),
        include_str!("../../../../tests/prose/headings.txt"),
        include_str!("../../../diplomacy/tests/cases/prose.txt"),
    ];
    for line in files.into_iter().flat_map(str::lines) {
        let found = outcome(line);
        assert!(found.filed.is_empty() && found.asked.is_empty(), "{line}: {found:?}");
    }
}

/// A long text takes bounded work: beyond a thousand sentences, and in very long lines, only the judge's own spelling is read.
#[test]
fn a_hostile_text_is_bounded() {
    let nothing = (vec![], vec![]);
    let asked = (vec![], vec!["B4-B5".to_owned()]);
    assert_eq!(read(&format!("{}marshal to B5", "a.\n".repeat(900))), asked);
    assert_eq!(read(&format!("{}marshal to B5", "a.\n".repeat(1000))), nothing);
    assert_eq!(read(&format!("{}marshal to B5", format!("a{}b\n", " ".repeat(8000)).repeat(400))), asked);
    assert_eq!(read(&format!("{}marshal to B5", "a. ".repeat(2700))), nothing);
    assert_eq!(read(&format!("{}A4-A5", "a.\n".repeat(2000))), (vec!["A4-A5".to_owned()], vec![]));
}

/// The judge's own e-mails, sent back, give no orders.
#[test]
fn the_judges_own_sentences_are_no_moves() {
    let (rules, state) = &*SCENE;
    let view = seen_by(rules, state, Side::Red);
    let stories = [
        include_str!("../../../../tests/stories/stratego.story"),
        include_str!("../../../../tests/stories/stratego_resign.story"),
    ];
    let told = stories.into_iter().flat_map(str::lines).filter_map(|line| line.strip_prefix("| "));
    for line in told.filter(|line| !line.starts_with('#') && rules.orders(&view, line)[0].is_err()) {
        let found = outcome(line);
        assert!(found.filed.is_empty() && found.asked.is_empty(), "{line}: {found:?}");
    }
}

#[test]
fn the_judges_own_spelling_is_read_as_always() {
    let (rules, state) = &*SCENE;
    let view = seen_by(rules, state, Side::Red);
    for line in [
        "A4-A5",
        "MOVE A4-A5",
        "A4xA5",
        "A4:A5",
        "A4-A9",
        "C4-C5",
        "A4-K5",
        "MOVE A4",
        "PLAN A4-A5, A5-A6",
        "PLAN OFF",
        "SETUP RANDOM",
    ] {
        let plain = rules.orders(&view, line).remove(0);
        let [said] = rules.letter(&view, &[], &[line]).try_into().unwrap();
        assert_eq!(said.reading, plain.map_or_else(Reading::Unread, Reading::Certain), "{line}");
    }
    // Before both sides have set up, sentences get the reply that moves get.
    let opening = rules.begin(&rules.played(), &super::luck(1));
    let found = outcome_of(rules, &opening, Side::Red, "scout A4 to A5");
    assert_eq!(found.refused, ["Moves begin when both sides have set up their pieces: write SETUP."]);
    let found = outcome_of(rules, &opening, Side::Red, "my marshal goes up");
    assert_eq!(found.refused, ["\"my marshal goes up\" is not a move: write a move like A4-A5, SETUP or PLAN."]);
}

#[test]
fn a_refusal_of_a_sentence_says_why() {
    for (text, why) in [
        ("miner a4-a5", "A4 is your scout, not a miner."),
        ("10 B4-B5", "\"10 B4-B5\" is not a move: write a move like A4-A5, SETUP or PLAN."),
        (
            "Marshal from B4 to B6",
            "B4-B6 is too far for your marshal: it goes one square. Only scouts go farther. From B4 it can go to B5.",
        ),
        ("scout up", "Several of your moves fit. Please write the one that you mean, such as A4-A5."),
        ("sergeant up", "No sergeant of yours can go there. OPTIONS lists your moves."),
        (
            "scout B7 to B6",
            "The piece on B7 is not yours but Blue's. Pieces of yours that can move stand on A4, B4, E4, F4, I4 and J4.",
        ),
        ("Scout A4-A5?", "I read this as a question, so I have filed no move. To make one, send the move alone."),
        ("scout A4-A5 if you like", "I read no conditions in sentences. HELP PLAN says how a move can wait for one."),
        ("A4-A5, and then B4-B5", "\"A4-A5, and then B4-B5\" is not a move: write a move like A4-A5."),
        (
            "A4-A5. B4-B5.",
            "You make one move a turn, so please send one. HELP PLAN says how to send your next ones as well.",
        ),
        ("next turn scout A4-A5", "\"next turn scout A4-A5\" is not a move: write a move like A4-A5, SETUP or PLAN."),
        ("A4-A5, no wait", "I can't tell which move you mean. Please send that move alone."),
    ] {
        let found = outcome(text);
        assert_eq!(found.refused, [why], "{text}");
        assert!(found.filed.is_empty() && found.asked.is_empty(), "{text}: {found:?}");
    }
    let (rules, state) = &*SCENE;
    let found = outcome_of(rules, state, Side::Blue, "general A7 to A6");
    assert_eq!(found.refused.len(), 1);
    assert!(found.refused[0].starts_with("It is not your turn: Red is to move."), "{found:?}");
}

#[test]
fn up_is_towards_the_enemy_as_each_player_sees_the_board() {
    let (rules, state) = &*SCENE;
    let state = played(rules, state, "B4-B5");
    let asked = |text: &str| outcome_of(rules, &state, Side::Blue, text).asked.into_iter().collect::<Vec<_>>();
    // Blue's marshal is on I7, and the general on A7.
    assert_eq!(asked("marshal up"), lines(&["I7-I6"]));
    assert_eq!(asked("my general goes forward one"), lines(&["A7-A6"]));
    let state = played(rules, &state, "I7-I6 B5-B6");
    let asked = |text: &str| outcome_of(rules, &state, Side::Blue, text).asked.into_iter().collect::<Vec<_>>();
    assert_eq!(asked("marshal left"), lines(&["I6-J6"]));
    assert_eq!(asked("marshal back"), lines(&["I6-I7"]));
}

#[test]
fn a_number_before_a_square_is_a_rank_in_the_writers_own_numbering() {
    let (rules, _) = &*SCENE;
    let order = |side: Side| {
        let setup = Setup { numbering: Numbering::European, ..Setup::of_letters(SETUP).unwrap() };
        (side.power(), Order::Setup(setup))
    };
    let state = rules.begin(&rules.played(), &super::luck(1));
    let state = rules.adjudicate(&state, &Side::ALL.map(order), &super::luck(1)).0;
    let of = |text: &str| outcome_of(rules, &state, Side::Red, text);
    assert_eq!(of("10 B4-B5").filed, BTreeSet::from(["B4-B5".to_owned()]));
    assert_eq!(of("1 B4-B5").refused, ["B4 is your marshal, not a spy."]);
    assert_eq!(of("2 A4-A6, please").filed, BTreeSet::from(["A4-A6".to_owned()]));
}

#[test]
fn a_strike_in_a_sentence_needs_an_enemy_to_be_certain() {
    let (rules, state) = &*SCENE;
    let state = played(rules, state, "B4-B5 A7-A6 B5-B6 J7-J6");
    let of = |text: &str| outcome_of(rules, &state, Side::Red, text);
    assert_eq!(of("marshal B6 attacks B7!").filed, BTreeSet::from(["B6-B7".to_owned()]));
    assert_eq!(of("My marshal on B6 takes A6").filed, BTreeSet::from(["B6-A6".to_owned()]));
    assert_eq!(of("marshal B6xA6, please").filed, BTreeSet::from(["B6-A6".to_owned()]));
    assert_eq!(outcome("scout A4xA5").refused, ["A5 has no enemy piece. To go there, write A4-A5."]);
    assert_eq!(read("marshal B4 takes B5"), (vec![], lines(&["B4-B5"])));
}

#[test]
fn pieces_that_fit_are_a_choice() {
    let (rules, state) = &*SCENE;
    let state = played(rules, state, "E4-E5 J7-J6 F4-F6 J6-J7");
    let found = outcome_of(rules, &state, Side::Red, "scout to E6");
    assert_eq!((found.n_choices, found.asked.len()), (2, 2), "{found:?}");
}

#[test]
fn the_last_move_counts_and_a_move_that_is_taken_back_is_asked_about() {
    assert_eq!(read("scout A4-A5\nsorry, B4 to B5"), (lines(&["B4-B5"]), vec![]));
    assert_eq!(read("marshal to B5\nscout A4 to A6"), (lines(&["A4-A6"]), vec![]));
    assert_eq!(read("A4-A5\nNo, scratch that!"), (vec![], lines(&["A4-A5"])));
    assert_eq!(read("A4-A5\nSorry for the delay, by the way!"), (lines(&["A4-A5"]), vec![]));
    assert_eq!(read("Unless you object. A4-A5."), (vec![], lines(&["A4-A5"])));
    for text in ["No rush. A4-A5.", "Forget my last mail. A4-A5.", "Red: A4-A5"] {
        assert_eq!(read(text), (lines(&["A4-A5"]), vec![]), "{text}");
    }
    for text in ["A4-A5. Scratch that.", "A4-A5. Or not.", "A4 to A5, sorry!", "I have to move A4 to A5"] {
        assert_eq!(read(text), (vec![], lines(&["A4-A5"])), "{text}");
    }
    assert_eq!(read("The lake is in my way. A4-A5. See you!"), (lines(&["A4-A5"]), vec![]));
}

#[test]
fn a_move_that_replaces_the_one_on_file_is_certain() {
    let (rules, state) = &*SCENE;
    let view = seen_by(rules, state, Side::Red);
    let on_file = rules.orders(&view, "A4-A5").remove(0).map(|accepted| (accepted.power, accepted.order)).unwrap();
    let read = |text: &str| rules.letter(&view, std::slice::from_ref(&on_file), &[text]).remove(0).reading;
    for text in ["B4-B5, not A4-A5", "marshal B4 to B5 instead of scout A4 to A5, please"] {
        assert!(matches!(read(text), Reading::Certain(_)), "{text}");
    }
    assert!(matches!(read("B4-B5, not E4-E5"), Reading::Likely(_)));
    assert!(matches!(read("not B4-B5, A4-A5"), Reading::Unread(_)));
}

/// Blue's hidden ranks never change the reading of a sentence.
#[test]
fn a_sentence_reveals_nothing_hidden() {
    let (rules, state) = &*SCENE;
    let other = set_up(rules, [SETUP, "DFLEDDHGDKCDDDDEEEEFFFGGGHHHIIIJJBBBBBMB"]);
    let more = ["marshal to H6", "scout on H7 to H6", "spy B7 to B6", "a4 takes a7", "scout attacks H7", "scout to H7"];
    for text in rows(CORPUS).chain(rows(MORE)).map(|(_, text)| text).chain(more) {
        let (one, two) = (outcome_of(rules, state, Side::Red, text), outcome_of(rules, &other, Side::Red, text));
        assert_eq!(one, two, "{text}");
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, ..Default::default() })]

    /// Any text is read, and each move in a reading is one that the judge accepts in its own spelling.
    #[test]
    fn any_text_is_read(text in "((scout|marshal|to|from|up|two|no wait|sorry|please|[A-K][0-9]{1,2}|-|x|[.!?;]|\n|1|\\PC) ?){0,14}") {
        let (rules, state) = &*SCENE;
        let view = seen_by(rules, state, Side::Red);
        let lines: Vec<&str> = text.split('\n').collect();
        for ReadText { line, reading, .. } in rules.letter(&view, &[], &lines) {
            assert!(line < lines.len());
            let orders: Vec<Order> = match reading {
                Reading::Certain(accepted) => vec![accepted.order],
                Reading::Likely(sets) => sets.into_iter().flatten().map(|accepted| accepted.order).collect(),
                Reading::Withdrawn(_) | Reading::Unread(_) => vec![],
            };
            for order in orders {
                let spelled = rules.write_order(&order);
                assert_eq!(rules.orders(&view, &spelled).remove(0).map(|accepted| accepted.order), Ok(order), "{text}");
            }
        }
    }
}
