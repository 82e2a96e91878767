//! SEEK REPLACEMENT -- offer your seat, but play on until someone takes it.
//!
//! Usage: SEEK REPLACEMENT [a few words about the seat]
//!    or: SEEK NO REPLACEMENT
//!
//! The judge offers your seat to the standby list and shows it in OPENINGS, with your words. Keep sending orders: the
//! seat is yours until someone takes it. SET REPLACEMENT WANTED means the same.
//!
//! To leave at once, use RESIGN. If you are only away for a few days, see HELP SITTER or HELP SET ABSENCE.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SEEK REPLACEMENT A good position, nine allies
//! < Austria is now open to others. You play until someone takes it: you
//! < still owe orders.
//! > SEEK NO REPLACEMENT
//! < Austria is no longer open to others: you keep it.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::seats::people;
use crate::say;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(
    &[
        "seek replacement",
        "seek a replacement",
        "seek no replacement",
        "set replacement wanted",
        "set replacement",
        "set no replacement wanted",
        "set no replacement",
    ],
    Subject::Player,
    takes,
)
.unguessed()
.taking_words();

/// The longest note, in characters.
const MAX_NOTE: usize = 200;

/// Takes what someone says of the seat; but nothing after a no, and not "Seek a replacement for Italy".
fn takes(said: &KeywordLine) -> Match {
    let words: Vec<String> =
        said.words().iter().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()).collect();
    let Some(first) = words.first() else { return Match::Call };
    let begins_a_note = NOTES_BEGIN.contains(&first.as_str()) || !is_sentence(first);
    let is_told_to_somebody = words.iter().any(|word| OTHERS.contains(&word.as_str())) || said.rest.ends_with('?');
    let takes_note = matches!(said.keyword, "seek replacement" | "set replacement wanted");
    if takes_note && begins_a_note && !is_told_to_somebody { Match::Call } else { said.stray() }
}

/// Little words with which a note begins: "The best seat", "Still alive".
const NOTES_BEGIN: [&str; 9] = ["a", "all", "an", "i", "most", "my", "not", "still", "the"];
/// The words for those who are written to, or of, in a letter to another player.
const OTHERS: [&str; 9] = ["he", "her", "him", "his", "our", "she", "us", "you", "your"];

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    let power = cx.power()?;
    let Some(seat) = cx.game.player(power).cloned() else {
        return refuse(say!("{} has no player, so any player can take it over already.", cx.game.called(power)));
    };
    let note = (!args.keyword_has("no")).then(|| args.text.split_whitespace().collect::<Vec<_>>().join(" "));
    if note.as_ref().is_some_and(|note| MAX_NOTE < note.chars().count()) {
        return refuse(say!("Please use at most {} characters.", MAX_NOTE));
    }
    if seat.leaving == note {
        return refuse(match note {
            Some(_) => "I am already offering your seat.",
            None => "Your seat is not on offer.",
        });
    }
    people::seek_replacement(cx, seat.id, note, doc)
}
