//! The sentences of the page on which people come into a game.

pub(in crate::web) fn one_word() -> &'static str {
    "Please write one word here, without blanks."
}

pub(in crate::web) fn title(game: &str) -> String {
    format!("Take part in {game}")
}

pub(in crate::web) fn invited(kept: Option<&str>) -> String {
    let kept = kept.map(|power| format!(" {power} is kept for you.")).unwrap_or_default();
    format!("You are invited to this game.{kept}")
}

pub(in crate::web) fn the_word() -> &'static str {
    "word"
}

pub(in crate::web) fn is_in() -> &'static str {
    "You are in this game."
}

pub(in crate::web) fn go_there() -> &'static str {
    "To your page of it"
}

pub(in crate::web) fn join() -> &'static str {
    "Join"
}

pub(in crate::web) fn take_over() -> &'static str {
    "Take over"
}

pub(in crate::web) fn watch() -> &'static str {
    "Watch"
}

pub(in crate::web) fn watching() -> &'static str {
    "Whoever watches reads the results and the press that goes to all. Everybody in the game is told."
}

pub(in crate::web) fn nothing() -> &'static str {
    "No seat is free in this game now."
}

/// The remark that anyone who wants to join is looked at first.
pub(in crate::web) fn approval() -> &'static str {
    "The master says yes or no to everybody who wants to join. You hear of it by mail."
}

/// The master has not answered yet.
pub(in crate::web) fn has_asked() -> &'static str {
    "You have asked to play, and the master has not answered yet. You hear of it by mail."
}

/// The choice of a newcomer who wants no power more than another.
pub(in crate::web) fn any_power() -> &'static str {
    "any power"
}

/// The remark that a newcomer has nothing to wish for.
pub(in crate::web) fn is_dealt() -> &'static str {
    "The judge deals the powers by chance."
}

/// The button that takes a wish to play back, and its box.
pub(in crate::web) fn withdraw() -> &'static str {
    "Withdraw"
}

pub(in crate::web) fn i_withdraw() -> &'static str {
    "I do not want to play in it any more."
}
