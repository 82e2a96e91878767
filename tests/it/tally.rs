//! The counts kept while an e-mail is read.
use crate::world::{World, said};
use chancery::session::tally::LetterTally;

const ANN: &str = "ann@example.org";
/// A line that is neither an order nor a wish.
const PROSE: &str = "The meadow behind our village was full of poppies in those years.";

/// Unreadable lines in a row stop the reading. A readable one among them resets the count.
#[test]
fn reading_stops_after_many_unreadable_lines_in_a_row() {
    let mut tally = LetterTally { n_unknown: 24, ..LetterTally::default() };
    assert_eq!(tally.stops(), None);
    tally.n_unknown += 1;
    assert_eq!(tally.stops(), Some("Too many lines I couldn't read, so I stopped here."));
    tally.note_understood();
    assert_eq!((tally.stops(), tally.n_done), (None, 1));
}

/// Failed sign-ons and refused commands add up, whatever is between them.
#[test]
fn reading_stops_after_many_failures() {
    let signs_on = LetterTally { n_failed: 10, ..LetterTally::default() };
    assert_eq!(signs_on.stops(), Some("Too many sign-ons have failed, so I stopped here."));
    let mut tally = LetterTally::default();
    for _ in 0..100 {
        assert_eq!(tally.stops(), None);
        tally.note_refused(false);
        tally.note_understood();
    }
    assert!(tally.stops().is_some_and(|why| why.starts_with("Too many lines could not be carried out")));
}

/// An order that a refused command would have filed is missing, so the turn waits for it.
#[test]
fn a_refused_command_that_files_orders_leaves_a_flaw() {
    let mut tally = LetterTally::default();
    tally.note_refused(false);
    assert_eq!((tally.n_refused, tally.n_flawed), (1, 0));
    tally.note_refused(true);
    assert_eq!((tally.n_refused, tally.n_flawed), (2, 1));
}

/// Errors in one game are not reported in the next.
#[test]
fn each_section_has_its_own_count() {
    let mut tally = LetterTally { n_errors: 2, n_useful: 1, n_filed: 3, n_flawed: 1, ..LetterTally::default() };
    assert_eq!((tally.n_errors_of_section(), tally.is_useful_section()), (2, true));
    tally.begin_section();
    assert_eq!((tally.n_errors_of_section(), tally.is_useful_section()), (0, false));
    assert_eq!((tally.n_filed, tally.n_flawed), (0, 0));
    tally.n_useful += 1;
    assert!(tally.is_useful_section());
    // Pure prose resets the errors.
    tally.n_errors = 0;
    assert_eq!(tally.n_errors_of_section(), 0);
}

/// Unknown sentences are not a failure. An e-mail with nothing else is prose.
#[test]
fn chatter_is_not_a_failure() {
    let chatter = LetterTally { n_errors: 2, n_chatter: 2, n_prose: 2, ..LetterTally::default() };
    assert!(!chatter.has_failure() && chatter.is_prose());
    let mixed = LetterTally { n_errors: 3, n_done: 1, ..chatter };
    assert!(mixed.has_failure() && !mixed.is_prose());
    assert!(!LetterTally::default().is_prose(), "an empty letter is no prose");
}

/// Below so many lines of prose that reading stops, neither orders nor commands are carried out. Those above are.
#[test]
fn nothing_below_many_lines_of_prose_is_carried_out() {
    let mut world = World::with_games();
    let prose = [PROSE; 60].join("\n");
    let answer =
        said(&world.ask(ANN, &format!("SIGN ON ademo secret\nF TRI - ALB\n{prose}\nA BUD - SER\nSET DRAW")).body);
    assert!(answer.contains("Fleet Trieste -> Albania."), "{answer}");
    assert_eq!(answer.matches("Too many lines I couldn't read, so I stopped here.").count(), 1, "{answer}");
    assert!(!answer.contains("Serbia") && !answer.contains("draw"), "{answer}");
}

/// The judge answers a wish among them, and reads on.
#[test]
fn prose_with_a_wish_in_it_is_read_to_its_end() {
    let mut world = World::with_games();
    let prose = [PROSE; 20].join("\n");
    let lines = format!("{prose}\nCould you tell me when the deadline is?\n");
    let answer = said(&world.ask(ANN, &format!("SIGN ON ademo secret\n{lines}{lines}A BUD - SER")).body);
    assert!(answer.contains("Army Budapest -> Serbia."), "{answer}");
    assert!(!answer.contains("I stopped here"), "{answer}");
}
