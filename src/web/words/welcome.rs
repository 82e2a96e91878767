//! The sentences of the first page.

pub(in crate::web) fn by_mail() -> &'static str {
    "The same by mail: write HELP to"
}

/// For visitors without an account.
pub(in crate::web) fn trial() -> &'static str {
    "Play now against the computer: no account needed, and your game begins at once."
}

pub(in crate::web) fn news() -> &'static str {
    "News of all games"
}

pub(in crate::web) fn openings() -> &'static str {
    "Games that want players"
}

pub(in crate::web) fn no_openings() -> &'static str {
    "No game waits for players now. You can begin one, or try a sandbox."
}

pub(in crate::web) fn running() -> &'static str {
    "Being played"
}

pub(in crate::web) fn ended() -> &'static str {
    "Lately ended"
}

pub(in crate::web) fn all(n: u64) -> String {
    format!("All {n} of them")
}

pub(in crate::web) fn boards_title() -> &'static str {
    "Boards"
}

pub(in crate::web) fn boards(n: usize) -> String {
    format!("{n} boards come with pictures and rules.")
}

pub(in crate::web) fn all_boards() -> &'static str {
    "See them all."
}
