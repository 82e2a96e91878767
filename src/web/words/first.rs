//! The sentences of the first game that somebody is offered.

/// For whoever has no game yet.
pub(in crate::web) fn begin() -> &'static str {
    "Begin a game that starts at once. No other player waits for you."
}

/// The request to choose which of them is meant.
pub(in crate::web) fn which() -> &'static str {
    "Choose which game to begin."
}

/// Diplomacy against computers.
pub(in crate::web) fn computer() -> &'static str {
    "You play one of seven powers, and the computer plays the others. A turn runs when you are ready."
}

/// Stratego against the computer.
pub(in crate::web) fn stratego() -> &'static str {
    "Hidden ranks, eight pieces each. A game takes a quarter of an hour."
}

/// Conquest against computers.
pub(in crate::web) fn conquest() -> &'static str {
    "States, armies and luck that you can check, in the Low Countries."
}
