//! The texts about boards.

/// Above the table that says all that a picture shows.
pub(in crate::web) fn positions() -> &'static str {
    "Where everything stands, in words"
}

/// The label of what makes the picture larger than its window, or as large as that again.
pub(in crate::web) fn larger() -> &'static str {
    "Larger board"
}

/// Above the key of signs.
pub(in crate::web) fn signs() -> &'static str {
    "What the signs mean"
}

/// The row of what nobody owns.
pub(in crate::web) fn nobody() -> &'static str {
    "Nobody, or not known"
}

/// Above the orders that a picture shows.
pub(in crate::web) fn deeds() -> &'static str {
    "Orders on the board"
}

/// Above what came of the orders of all.
pub(in crate::web) fn consequences() -> &'static str {
    "What follows"
}

/// Lands without a centre that a power was last to enter.
pub(in crate::web) fn last_to_enter(lands: &str) -> String {
    format!("Last to enter {lands}")
}

/// Places that the reader does not see.
pub(in crate::web) fn not_seen(places: &str) -> String {
    format!("Not seen: {places}.")
}

/// Places that stayed empty because units met there.
pub(in crate::web) fn standoffs(places: &str) -> String {
    format!("Stand-offs left empty: {places}.")
}

/// Squares that nothing can enter.
pub(in crate::web) fn lakes(squares: &str) -> String {
    format!("Lakes: {squares}.")
}
