//! The sentences of the page of a player.

pub(in crate::web) fn since() -> &'static str {
    "Plays here since"
}

pub(in crate::web) fn country() -> &'static str {
    "Country"
}

pub(in crate::web) fn level() -> &'static str {
    "Level"
}

pub(in crate::web) fn no_games() -> &'static str {
    "No listed games."
}

pub(in crate::web) fn games() -> &'static str {
    "Games"
}

pub(in crate::web) fn game() -> &'static str {
    "Game"
}

pub(in crate::web) fn seat() -> &'static str {
    "Seat"
}

pub(in crate::web) fn stage() -> &'static str {
    "Stage"
}

pub(in crate::web) fn by_mail() -> &'static str {
    "Registered users learn more by e-mail:"
}
