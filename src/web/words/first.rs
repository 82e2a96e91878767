//! The sentences about a first game.

/// The text for a user without a game.
pub(in crate::web) fn begin() -> &'static str {
    "Start a game now. You don't wait for other players."
}

/// The request to choose a game.
pub(in crate::web) fn which() -> &'static str {
    "Choose a game to start."
}

/// Diplomacy against bots.
pub(in crate::web) fn computer() -> &'static str {
    "You play one of seven powers and bots play the others. The turn runs when you are ready."
}

/// Stratego against a bot.
pub(in crate::web) fn stratego() -> &'static str {
    "Hidden ranks, eight pieces each. A game takes about 15 minutes."
}

/// Conquest against bots.
pub(in crate::web) fn conquest() -> &'static str {
    "States, armies and luck that you can check, in the Netherlands."
}
