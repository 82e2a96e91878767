//! The texts of the pages of press.
use crate::text::list;

/// The remark that no messages exist yet.
pub(in crate::web) fn nothing_yet() -> &'static str {
    "No messages yet. Choose a recipient below."
}

/// The heading of the checkboxes for recipients.
pub(in crate::web) fn write_to() -> &'static str {
    "Write to"
}

/// The name of a thread between anonymous writers.
pub(in crate::web) fn somebody() -> &'static str {
    "Anonymous"
}

/// The description of such a thread.
pub(in crate::web) fn about_somebody() -> &'static str {
    "Anonymous messages, yours included, and the replies to them. A reply goes to the unknown writer and tells you \
     nothing about them."
}

/// The name of messages from before the judge stored recipients.
pub(in crate::web) fn earlier() -> &'static str {
    "Earlier messages"
}

/// The thread for everyone.
pub(in crate::web) fn everybody() -> &'static str {
    "All players"
}

/// A thread for everyone except some.
pub(in crate::web) fn everybody_but(names: &[&str]) -> String {
    format!("All but {}", list(names))
}

/// That name, in the middle of a sentence.
pub(in crate::web) fn all_but(names: &[&str]) -> String {
    format!("all but {}", list(names))
}

/// The label of the button that sends a message, with its readers.
pub(in crate::web) fn send_to(whom: &str) -> String {
    format!("Send to {whom}")
}

/// The label of the field for a message.
pub(in crate::web) fn your_letter_to(whom: &str) -> String {
    format!("Your message to {whom}")
}

/// The label of the field for a reply.
pub(in crate::web) fn your_answer(number: u32) -> String {
    format!("Your reply to message {number}")
}

/// The remark that the message is also e-mailed.
pub(in crate::web) fn is_mailed() -> &'static str {
    "The judge also e-mails it to them, as all press."
}

/// The reason why the reader cannot write here now.
pub(in crate::web) fn cannot_write(why: &str) -> String {
    format!("You cannot write here now. {why}")
}

/// The field contains a draft.
pub(in crate::web) fn draft() -> &'static str {
    "The judge keeps this draft here, and only you can read it. Kept"
}

/// The recipient is missing.
pub(in crate::web) fn to_whom() -> &'static str {
    "Choose a recipient."
}

/// The message is empty.
pub(in crate::web) fn no_text() -> &'static str {
    "Your message has no text."
}

/// The reply names no message.
pub(in crate::web) fn answer_what() -> &'static str {
    "Choose Reply beside the message you want to reply to."
}

/// The remark that a sitter does not read the player's press.
pub(in crate::web) fn for_sitter() -> &'static str {
    "You only submit orders for this player: you see public press only."
}

/// The number of new messages.
pub(in crate::web) fn n_new(n: usize) -> String {
    format!("{n} new")
}

/// The name of an anonymous writer who is the reader.
pub(in crate::web) fn you_as_somebody() -> &'static str {
    "You, anonymously"
}

/// The apparent recipients are missing.
pub(in crate::web) fn seems_to_whom() -> &'static str {
    "Tick at least one power under the address line."
}

/// The heading of the apparent recipients.
pub(in crate::web) fn seems_to() -> &'static str {
    "Apparent recipients"
}

/// The explanation of faked address lines.
pub(in crate::web) fn about_fakes() -> &'static str {
    "Readers see this address line, not the real recipients. The writer's name is never false."
}

/// The heading of press that waits for the next results.
pub(in crate::web) fn waiting() -> &'static str {
    "Goes out with the next results"
}

/// The explanation of such press.
pub(in crate::web) fn about_waiting() -> &'static str {
    "Until then only you can read it, and you can withdraw it."
}

/// The link to the player's diary.
pub(in crate::web) fn your_diary(n_entries: usize) -> String {
    match n_entries {
        0 => "Your diary".to_owned(),
        n => format!("Your diary ({n})"),
    }
}

/// The explanation of a diary.
pub(in crate::web) fn about_diary() -> &'static str {
    "Private notes on this game. Only you can read them, not even the GM, until the game has a result. Then the judge \
     e-mails all diaries to everyone in the game, so write nothing here that must stay secret."
}

/// A diary without entries.
pub(in crate::web) fn no_entries() -> &'static str {
    "No entries yet."
}

/// The label of the field for an entry.
pub(in crate::web) fn new_entry() -> &'static str {
    "New entry"
}

/// The entry is empty.
pub(in crate::web) fn nothing_to_keep() -> &'static str {
    "Your entry has no text."
}

/// The entry to delete is missing.
pub(in crate::web) fn which_note() -> &'static str {
    "Press the button beside the entry to delete it."
}

/// The remark on press whose writer the reader ignores.
pub(in crate::web) fn ignored() -> &'static str {
    "You ignore its writer, so the judge did not e-mail it to you."
}
