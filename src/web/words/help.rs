//! The sentences of the pages of HELP.

pub(in crate::web) fn title() -> &'static str {
    "Help"
}

pub(in crate::web) fn about(topic: &str) -> String {
    format!("Help: {topic}")
}

pub(in crate::web) fn intro() -> &'static str {
    "All commands, by e-mail and here. Each form sends lines like these: \"E-mail commands\" below a button shows them."
}

pub(in crate::web) fn guide() -> &'static str {
    "Begin with the guide."
}

pub(in crate::web) fn texts() -> &'static str {
    "To read"
}

pub(in crate::web) fn settings() -> &'static str {
    "Every setting of a game"
}

pub(in crate::web) fn boards() -> &'static str {
    "Every board"
}

pub(in crate::web) fn by_mail() -> &'static str {
    "The same by mail:"
}

pub(in crate::web) fn all() -> &'static str {
    "All topics"
}

pub(in crate::web) fn way() -> &'static str {
    "Where you are"
}
