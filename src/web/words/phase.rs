//! The sentences of the page of a phase.

pub(in crate::web) fn title(game: &str, phase: &str) -> String {
    format!("{phase} in {game}")
}

pub(in crate::web) fn adjudicated() -> &'static str {
    "adjudicated"
}

pub(in crate::web) fn undone() -> &'static str {
    "rolled back"
}

pub(in crate::web) fn results() -> &'static str {
    "Results"
}

pub(in crate::web) fn also() -> &'static str {
    "Also as"
}

pub(in crate::web) fn text() -> &'static str {
    "text"
}

pub(in crate::web) fn by_mail() -> &'static str {
    "By e-mail:"
}

pub(in crate::web) fn play_on() -> &'static str {
    "Play on from here in a sandbox"
}

pub(in crate::web) fn turning() -> &'static str {
    "Other phases"
}

pub(in crate::web) fn first() -> &'static str {
    "First"
}

pub(in crate::web) fn previous() -> &'static str {
    "Previous"
}

pub(in crate::web) fn next() -> &'static str {
    "Next"
}

pub(in crate::web) fn last() -> &'static str {
    "Last"
}

pub(in crate::web) fn now() -> &'static str {
    "Now"
}

pub(in crate::web) fn as_letter() -> &'static str {
    "The same as an e-mail"
}
