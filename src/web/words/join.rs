//! The sentences of the page for joining a game.

pub(in crate::web) fn one_word() -> &'static str {
    "Enter one word without spaces."
}

pub(in crate::web) fn title(game: &str) -> String {
    format!("Join {game}")
}

pub(in crate::web) fn invited(kept: Option<&str>) -> String {
    let kept = kept.map(|power| format!(" {power} is reserved for you.")).unwrap_or_default();
    format!("You are invited to this game.{kept}")
}

pub(in crate::web) fn the_word() -> &'static str {
    "word"
}

pub(in crate::web) fn is_in() -> &'static str {
    "You are in this game."
}

pub(in crate::web) fn go_there() -> &'static str {
    "Open your page"
}

pub(in crate::web) fn join() -> &'static str {
    "Join"
}

pub(in crate::web) fn take_over() -> &'static str {
    "Take over"
}

pub(in crate::web) fn watch() -> &'static str {
    "Observe"
}

pub(in crate::web) fn watching() -> &'static str {
    "An observer reads the results and the public press. The judge e-mails the observer's name to all players."
}

pub(in crate::web) fn nothing() -> &'static str {
    "This game has no open seats now."
}

/// The remark that the GM approves new players.
pub(in crate::web) fn approval() -> &'static str {
    "The GM approves each new player. The judge e-mails you the decision."
}

/// The GM has not answered yet.
pub(in crate::web) fn has_asked() -> &'static str {
    "You have asked to join, and the GM has not decided yet. The judge e-mails you the decision."
}

/// The choice of a newcomer without a preference.
pub(in crate::web) fn any_power() -> &'static str {
    "any power"
}

/// The remark that newcomers cannot choose a power.
pub(in crate::web) fn is_dealt() -> &'static str {
    "The judge assigns the powers at random."
}

/// The button that withdraws a request to join, and the label of its box.
pub(in crate::web) fn withdraw() -> &'static str {
    "Withdraw"
}

pub(in crate::web) fn i_withdraw() -> &'static str {
    "I no longer want to play."
}
