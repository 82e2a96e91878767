//! The sentences of the HELP pages.

pub(in crate::web) fn title() -> &'static str {
    "Help"
}

pub(in crate::web) fn about(topic: &str) -> String {
    format!("Help: {topic}")
}

pub(in crate::web) fn intro() -> &'static str {
    "All commands, by e-mail and on pages. Each form on the pages sends commands. To see them, open \"E-mail commands\" below its \
     button."
}

pub(in crate::web) fn guide() -> &'static str {
    "Begin with the guide."
}

pub(in crate::web) fn texts() -> &'static str {
    "Guides"
}

pub(in crate::web) fn settings() -> &'static str {
    "All game settings"
}

pub(in crate::web) fn boards() -> &'static str {
    "All boards"
}

pub(in crate::web) fn own_words() -> &'static str {
    "In your own words"
}

pub(in crate::web) fn own_words_intro() -> &'static str {
    "You can also ask in a sentence. The judge answers questions at once, and shows you the line for anything else."
}

pub(in crate::web) fn to(wish: &str) -> String {
    format!("To {wish}")
}

pub(in crate::web) fn by_mail() -> &'static str {
    "By e-mail:"
}

pub(in crate::web) fn all() -> &'static str {
    "All topics"
}

pub(in crate::web) fn way() -> &'static str {
    "Breadcrumbs"
}
