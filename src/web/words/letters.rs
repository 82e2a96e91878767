//! The texts of the pages on e-mails, posts and replies.
use crate::store::LineOutcome;

/// The word before the answer to a line, so that the outcome does not depend on colour alone.
pub(in crate::web) fn came(came: LineOutcome) -> &'static str {
    match came {
        LineOutcome::Done => "Done",
        LineOutcome::Warned => "Done, with remarks",
        LineOutcome::Refused => "Not done",
        LineOutcome::Told => "Note",
    }
}

/// The title of a reply at the top of a page.
pub(in crate::web) fn answer_title(n_refused: usize, has_warned: bool) -> String {
    match n_refused {
        0 if has_warned => "Done, with remarks.".to_owned(),
        0 => "Done.".to_owned(),
        1 => "1 line failed.".to_owned(),
        n => format!("{n} lines failed."),
    }
}

/// The title of a problem with a form.
pub(in crate::web) fn nothing_sent() -> &'static str {
    "Not sent."
}

/// The session ended before a form was sent.
pub(in crate::web) fn signed_out() -> &'static str {
    "You are signed out, so nothing was sent. This page keeps your text: sign in, then come back and send it again."
}

/// The link to a new sign-in.
pub(in crate::web) fn sign_in_again() -> &'static str {
    "Sign in in another tab"
}

/// The title of text from a form that is no longer on the page.
pub(in crate::web) fn you_typed() -> &'static str {
    "Your text"
}

/// The description of the page of e-mails.
pub(in crate::web) fn about() -> &'static str {
    "This page lists everything you send, from pages or by e-mail, with the judge's replies and its other e-mails to \
     you. It keeps replies for 30 days, other e-mails for a week."
}

/// The explanation of the text field.
pub(in crate::web) fn about_writing() -> &'static str {
    "One command or order on each line, as in an e-mail. For a game, begin with SIGN ON and its name. HELP lists the commands."
}

/// The list has no e-mails.
pub(in crate::web) fn no_letters() -> &'static str {
    "No e-mails yet."
}

/// An e-mail with a secret is not shown.
pub(in crate::web) fn has_code() -> &'static str {
    "This reply contains a sign-in code, which is not shown again."
}

/// `2 done, 1 not done`, for the list of e-mails.
pub(in crate::web) fn counts(n_done: usize, n_refused: usize) -> String {
    match (n_done, n_refused) {
        (0, 0) => String::new(),
        (n_done, 0) => format!("{n_done} done"),
        (0, n_refused) => format!("{n_refused} not done"),
        (n_done, n_refused) => format!("{n_done} done, {n_refused} not done"),
    }
}
