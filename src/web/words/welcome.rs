//! The sentences of the first page.

pub(in crate::web) fn by_mail() -> &'static str {
    "By e-mail: write HELP to"
}

/// The text for visitors without an account.
pub(in crate::web) fn trial() -> &'static str {
    "Play against bots now: no account needed, and your game starts at once."
}

pub(in crate::web) fn news() -> &'static str {
    "News of all games"
}

pub(in crate::web) fn openings() -> &'static str {
    "Games that need players"
}

pub(in crate::web) fn no_openings() -> &'static str {
    "No games need players now. You can create one, or try a sandbox."
}

pub(in crate::web) fn running() -> &'static str {
    "In progress"
}

pub(in crate::web) fn ended() -> &'static str {
    "Recently finished"
}

pub(in crate::web) fn all(n: u64) -> String {
    format!("All {n} games")
}

pub(in crate::web) fn boards_title() -> &'static str {
    "Boards"
}

pub(in crate::web) fn boards(n: usize) -> String {
    format!("{n} boards come with pictures and rules.")
}

pub(in crate::web) fn all_boards() -> &'static str {
    "All boards"
}
