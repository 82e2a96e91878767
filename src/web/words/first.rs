//! The sentences of the first game that somebody is offered.

/// For whoever has no game yet.
pub(in crate::web) fn begin() -> &'static str {
    "Begin with a game that starts at once, and in which nobody waits for you."
}

/// The request to choose which of them is meant.
pub(in crate::web) fn which() -> &'static str {
    "Choose which game to begin."
}

/// Diplomacy against computers.
pub(in crate::web) fn computer() -> &'static str {
    "You have one of seven powers; computers have the others. It goes on as soon as your orders are in."
}

/// Stratego against the computer.
pub(in crate::web) fn stratego() -> &'static str {
    "Hidden ranks, and eight pieces each: a game takes a quarter of an hour."
}

/// Conquest against computers.
pub(in crate::web) fn conquest() -> &'static str {
    "States, armies and luck that you can check, in the Low Countries."
}
