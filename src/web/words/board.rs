//! The texts about boards.

/// The heading of the table that describes a picture.
pub(in crate::web) fn positions() -> &'static str {
    "Position in words"
}

/// The label of the control that toggles between window size and full size.
pub(in crate::web) fn larger() -> &'static str {
    "Larger board"
}

/// The heading of the key to symbols.
pub(in crate::web) fn signs() -> &'static str {
    "Symbols"
}

/// The row of unowned places.
pub(in crate::web) fn nobody() -> &'static str {
    "Unowned or unknown"
}

/// The heading of the orders in a picture.
pub(in crate::web) fn deeds() -> &'static str {
    "Orders on the board"
}

/// The heading of the outcome of all orders.
pub(in crate::web) fn consequences() -> &'static str {
    "Outcome"
}

/// Lands without a centre that a power was last to enter.
pub(in crate::web) fn last_to_enter(lands: &str) -> String {
    format!("Was last in {lands}")
}

/// Places hidden from the reader.
pub(in crate::web) fn not_seen(places: &str) -> String {
    format!("Not seen: {places}.")
}

/// Places left empty by a stand-off.
pub(in crate::web) fn standoffs(places: &str) -> String {
    format!("Empty after a bounce: {places}.")
}

/// Squares that no piece can enter.
pub(in crate::web) fn lakes(squares: &str) -> String {
    format!("Lakes: {squares}.")
}
