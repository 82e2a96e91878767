//! The texts of the pages on letters, posts and their answers.
use crate::store::LineOutcome;

/// The word before what is said of a line, so that it is not told by colour alone.
pub(in crate::web) fn came(came: LineOutcome) -> &'static str {
    match came {
        LineOutcome::Done => "Done",
        LineOutcome::Warned => "Done, but look",
        LineOutcome::Refused => "Not done",
        LineOutcome::Told => "Note",
    }
}

/// The title above an answer on top of a page.
pub(in crate::web) fn answer_title(n_refused: usize, has_warned: bool) -> String {
    match n_refused {
        0 if has_warned => "The judge has carried it out, but please look.".to_owned(),
        0 => "The judge has carried it out.".to_owned(),
        1 => "1 line was not carried out.".to_owned(),
        n => format!("{n} lines were not carried out."),
    }
}

/// The title above what is wrong with a form.
pub(in crate::web) fn nothing_sent() -> &'static str {
    "Nothing has been sent."
}

/// The session has ended before a form was sent.
pub(in crate::web) fn signed_out() -> &'static str {
    "You are not signed in any more, so nothing has been sent. What you wrote is kept on this page: sign in, then come back to it and send it again."
}

/// The way to a new session.
pub(in crate::web) fn sign_in_again() -> &'static str {
    "Sign in, in another tab"
}

/// The title above what was typed into a form that is no longer on the page.
pub(in crate::web) fn you_typed() -> &'static str {
    "What you had written"
}

/// The description of the page of letters.
pub(in crate::web) fn about() -> &'static str {
    "All that you send from a page is a letter, and so is each answer. What you have mailed, and what the judge has written to you, stands here too. Answers are kept for 30 days, other letters for a week."
}

/// The explanation of what can be written in the box.
pub(in crate::web) fn about_writing() -> &'static str {
    "One command or order on each line, as you would mail them. Begin with SIGN ON and the name of a game if it is about one. HELP lists the commands."
}

/// There are no letters.
pub(in crate::web) fn no_letters() -> &'static str {
    "There is nothing here yet."
}

/// A letter with a secret in it is not shown.
pub(in crate::web) fn has_code() -> &'static str {
    "This answer has a code to sign in, which is not shown again."
}

/// `2 done, 1 not done`, for the list of letters.
pub(in crate::web) fn counts(n_done: usize, n_refused: usize) -> String {
    match (n_done, n_refused) {
        (0, 0) => String::new(),
        (n_done, 0) => format!("{n_done} done"),
        (0, n_refused) => format!("{n_refused} not done"),
        (n_done, n_refused) => format!("{n_done} done, {n_refused} not done"),
    }
}
