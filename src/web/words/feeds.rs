//! The sentences about a person's feeds.

pub(in crate::web) fn title() -> &'static str {
    "Feeds"
}

pub(in crate::web) fn what() -> &'static str {
    "Your games and deadlines for a calendar, a news reader or a program that cannot sign in. Feeds contain no press."
}

pub(in crate::web) fn make() -> &'static str {
    "Create addresses"
}

pub(in crate::web) fn another() -> &'static str {
    "Create new addresses"
}

pub(in crate::web) fn end() -> &'static str {
    "Delete feeds"
}

pub(in crate::web) fn once() -> &'static str {
    "Copy these addresses now: the judge does not show them again. Your earlier addresses no longer work."
}

pub(in crate::web) fn calendar() -> &'static str {
    "For a calendar"
}

pub(in crate::web) fn news() -> &'static str {
    "For a news reader"
}

pub(in crate::web) fn data() -> &'static str {
    "For programs"
}

pub(in crate::web) fn keep_secret() -> &'static str {
    "Each address shows which games you play in and whether you owe orders. Give it to your own programs only."
}

pub(in crate::web) fn back() -> &'static str {
    "Back to your profile"
}

pub(in crate::web) fn orders_due(game: &str, phase: &str) -> String {
    format!("{game}: orders for {phase}")
}

pub(in crate::web) fn own_games(judge: &str) -> String {
    format!("Your games at {judge}")
}
