//! The sentences about feeds of one person.

pub(in crate::web) fn title() -> &'static str {
    "Feeds"
}

pub(in crate::web) fn what() -> &'static str {
    "Your games and deadlines for a calendar, a news reader or a program that cannot sign in. There is no press in them."
}

pub(in crate::web) fn make() -> &'static str {
    "Make an address"
}

pub(in crate::web) fn another() -> &'static str {
    "Make a new address"
}

pub(in crate::web) fn end() -> &'static str {
    "End the feeds"
}

pub(in crate::web) fn once() -> &'static str {
    "These addresses are shown only now. Addresses from before do not count any more."
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
    "Whoever knows one of them sees which games you are in, and whether you owe orders. Give them to your own programs only."
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
