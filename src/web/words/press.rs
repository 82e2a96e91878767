//! The texts of the pages of press.
use crate::text::list;

/// The remark that no one has written anything yet.
pub(in crate::web) fn nothing_yet() -> &'static str {
    "Nobody has written to you yet, and you to nobody. Choose below whom you want to write to."
}

/// Above the boxes with the names of the others.
pub(in crate::web) fn write_to() -> &'static str {
    "Write to"
}

/// The name of a thread without names.
pub(in crate::web) fn somebody() -> &'static str {
    "Somebody"
}

/// The description of such a thread.
pub(in crate::web) fn about_somebody() -> &'static str {
    "Letters without a name, yours too, and answers to them. An answer goes to whoever wrote the letter, and tells you nothing about them."
}

/// The letters from before it was kept to whom press goes.
pub(in crate::web) fn earlier() -> &'static str {
    "Earlier letters"
}

/// The thread that everybody reads.
pub(in crate::web) fn everybody() -> &'static str {
    "All players"
}

/// A thread that all but some read.
pub(in crate::web) fn everybody_but(names: &[&str]) -> String {
    format!("All but {}", list(names))
}

/// The same, in the middle of a sentence.
pub(in crate::web) fn all_but(names: &[&str]) -> String {
    format!("all but {}", list(names))
}

/// The label of the button under a letter: who will read it.
pub(in crate::web) fn send_to(whom: &str) -> String {
    format!("Send to {whom}")
}

/// Above the box for a letter.
pub(in crate::web) fn your_letter_to(whom: &str) -> String {
    format!("Your letter to {whom}")
}

/// Above the box for an answer.
pub(in crate::web) fn your_answer(number: u32) -> String {
    format!("Your answer to letter {number}")
}

/// It is mailed too.
pub(in crate::web) fn is_mailed() -> &'static str {
    "It also goes to their mailboxes, as all press does."
}

/// The reason why one cannot write here now.
pub(in crate::web) fn cannot_write(why: &str) -> String {
    format!("You cannot write here now. {why}")
}

/// A draft stands in the box.
pub(in crate::web) fn draft() -> &'static str {
    "This draft of yours is kept here; nobody else can read it. Kept"
}

/// It is not said to whom a letter goes.
pub(in crate::web) fn to_whom() -> &'static str {
    "To whom? Nothing has been sent. Choose somebody first."
}

/// A letter without text.
pub(in crate::web) fn no_text() -> &'static str {
    "There is no text in your letter yet. Nothing has been sent."
}

/// An answer to no letter.
pub(in crate::web) fn answer_what() -> &'static str {
    "Which letter do you answer? Nothing has been sent. Choose Answer beside it."
}

/// One's sitter does not read one's press.
pub(in crate::web) fn for_sitter() -> &'static str {
    "You only order for its player here: you read what everybody could read."
}

/// The number of new letters.
pub(in crate::web) fn n_new(n: usize) -> String {
    format!("{n} new")
}

/// The writer of a letter without a name, if it was its reader.
pub(in crate::web) fn you_as_somebody() -> &'static str {
    "You, as somebody"
}

/// To whom a letter is to seem to go, but nobody is ticked.
pub(in crate::web) fn seems_to_whom() -> &'static str {
    "To whom is it to seem to go? Nothing has been sent. Tick somebody under the address line."
}

/// Above the names of those to whom a letter seems to go.
pub(in crate::web) fn seems_to() -> &'static str {
    "As if to these"
}

/// The description of a false address line.
pub(in crate::web) fn about_fakes() -> &'static str {
    "Its readers see this address line, and not to whom it really goes. Who wrote it is never false."
}

/// Above press that waits for the next results.
pub(in crate::web) fn waiting() -> &'static str {
    "Goes out with the next results"
}

/// The description of such press.
pub(in crate::web) fn about_waiting() -> &'static str {
    "Until then nobody but you can read it, and you can take it back."
}

/// The way to one's diary.
pub(in crate::web) fn your_diary(n_entries: usize) -> String {
    match n_entries {
        0 => "Your diary".to_owned(),
        n => format!("Your diary ({n})"),
    }
}

/// The description of a diary.
pub(in crate::web) fn about_diary() -> &'static str {
    "Private notes on this game. Nobody but you reads them, not even its master, until the game has a result: then everybody in it gets all diaries by mail. So write nothing here that nobody may ever read."
}

/// A diary without entries.
pub(in crate::web) fn no_entries() -> &'static str {
    "You have kept nothing yet."
}

/// Above the box for an entry.
pub(in crate::web) fn new_entry() -> &'static str {
    "A new entry"
}

/// An entry without text.
pub(in crate::web) fn nothing_to_keep() -> &'static str {
    "There is no text in your entry yet. Nothing has been kept."
}

/// It is not said what is to be deleted.
pub(in crate::web) fn which_note() -> &'static str {
    "Which one is to be deleted? Nothing has been done. Press the button beside it."
}

/// Press of somebody whose press its reader ignores.
pub(in crate::web) fn ignored() -> &'static str {
    "You ignore its writer: it was not mailed to you."
}
