//! The sentences of the pages of boards.
use crate::text::counted;

pub(in crate::web) fn title() -> &'static str {
    "Boards"
}

pub(in crate::web) fn intro(n: usize) -> String {
    format!("You can play on {} here. Each has a page with its map and its rules.", counted(n, "board"))
}

pub(in crate::web) fn for_players(n: usize) -> String {
    format!("for {}", counted(n, "player"))
}

pub(in crate::web) fn goal(goal: &str) -> String {
    format!("{goal} win")
}

pub(in crate::web) fn in_words() -> &'static str {
    "The whole board in words"
}

pub(in crate::web) fn new_game() -> &'static str {
    "New game on this board"
}

pub(in crate::web) fn sandbox() -> &'static str {
    "Try it in a sandbox"
}

pub(in crate::web) fn games() -> &'static str {
    "Games on this board"
}

pub(in crate::web) fn by_mail() -> &'static str {
    "By e-mail:"
}

pub(in crate::web) fn data() -> &'static str {
    "For programs (JSON)"
}
