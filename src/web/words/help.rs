//! The sentences of the pages of HELP.

pub(in crate::web) fn title() -> &'static str {
    "Help"
}

pub(in crate::web) fn about(topic: &str) -> String {
    format!("Help: {topic}")
}

pub(in crate::web) fn intro() -> &'static str {
    "All that the judge understands, by mail and here. Each page sends lines like these; \"This sends\" below a button shows them."
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
