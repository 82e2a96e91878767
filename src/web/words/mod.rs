//! All sentences of the pages, one function each, with a file for each page. Labels of single controls are in the
//! pages.
use crate::store::StandstillExtent;

pub(super) mod board;
pub(super) mod boards;
pub(super) mod feeds;
pub(super) mod first;
pub(super) mod game;
pub(super) mod games;
pub(super) mod help;
pub(super) mod join;
pub(super) mod keeper;
pub(super) mod letters;
pub(super) mod list;
pub(super) mod master;
pub(super) mod phase;
pub(super) mod play;
pub(super) mod players;
pub(super) mod press;
pub(super) mod profile;
pub(super) mod refused;
pub(super) mod sandbox;
pub(super) mod settings;
pub(super) mod sign_in;
pub(super) mod trial;
pub(super) mod welcome;

/// The link that skips the header of a page, for screen readers.
pub(super) fn skip() -> &'static str {
    "Skip to content"
}

/// The summary above the lines that a button sends.
pub(super) fn this_sends() -> &'static str {
    "E-mail commands"
}

/// The remark that an open page is out of date, and does not update because its reader is choosing or writing
/// there.
pub(super) fn changed() -> &'static str {
    "This page is out of date. Your changes are still here."
}

/// A text field was left empty.
pub(super) fn nothing_written() -> &'static str {
    "Write at least one line, then send it."
}

/// The keeper has paused the judge.
pub(super) fn stands_still(extent: StandstillExtent) -> &'static str {
    match extent {
        StandstillExtent::Clocks => {
            "The keeper has paused this judge. No deadline passes and no turn runs until the keeper resumes it. You can \
             write and submit orders as usual."
        }
        StandstillExtent::ReadOnly | StandstillExtent::Moved => {
            "The keeper has made this judge read-only for maintenance. You can read everything, but submit nothing. No \
             deadline passes and no turn runs until the keeper resumes it."
        }
    }
}

/// The judge no longer sends to an address, since e-mails bounced.
pub(super) fn unreachable(address: &str, why: &str) -> String {
    let reason = if why.is_empty() { String::new() } else { format!(": \"{why}\"") };
    format!("E-mails to {address} bounce{reason}. Reply to one, or enter another address.")
}

/// The page does not exist, or its visitor may not see it.
pub(super) fn missing() -> &'static str {
    "This page does not exist, or you may not see it."
}

/// The form's page belongs to another session.
pub(super) fn not_yours() -> &'static str {
    "This form is from an earlier session, so nothing was sent. Your entries are still here: check them, then send the \
     form again."
}

/// A post is stored, and will be answered later.
pub(super) fn waits() -> &'static str {
    "The judge has safely stored your message and is busy now. Its reply will appear under Your e-mails."
}

/// The judge has failed to process a post.
pub(super) fn stuck() -> &'static str {
    "The judge has stored your message but could not process it, so it had no effect. The keeper knows and can retry it."
}

/// The keeper has made the judge read-only, so it stores no post.
pub(super) fn read_only() -> &'static str {
    "The keeper has made this judge read-only for maintenance, so nothing was sent. Send it again when the judge resumes: \
     your text is below. No deadline passes before that."
}

/// A post could not be stored.
pub(super) fn not_stored() -> &'static str {
    "The judge could not store this, so nothing was sent. Its disk may be full, or it may be restarting. Try again in a \
     few minutes: your text is below."
}
