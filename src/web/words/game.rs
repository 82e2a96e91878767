//! The sentences of the page of a game.

pub(in crate::web) fn title(game: &str) -> String {
    game.to_owned()
}

pub(in crate::web) fn deadline() -> &'static str {
    "Orders are due by"
}

pub(in crate::web) fn grace() -> &'static str {
    "Late orders are accepted until"
}

pub(in crate::web) fn paused() -> &'static str {
    "The game is paused."
}

pub(in crate::web) fn goes_on() -> &'static str {
    "It goes on by itself on"
}

pub(in crate::web) fn terminated() -> &'static str {
    "The game was ended without a result."
}

pub(in crate::web) fn abandoned() -> &'static str {
    "Grace is over. The game waits for the orders, or for somebody to take over."
}

pub(in crate::web) fn not_begun() -> &'static str {
    "The game has not begun."
}

pub(in crate::web) fn its_board() -> &'static str {
    "About this board"
}

pub(in crate::web) fn phases() -> &'static str {
    "Turn by turn"
}

pub(in crate::web) fn undone(n: usize) -> String {
    match n {
        1 => "1 phase was rolled back".to_owned(),
        n => format!("{n} phases were rolled back"),
    }
}

pub(in crate::web) fn ways_in() -> &'static str {
    "Take part"
}

pub(in crate::web) fn join() -> &'static str {
    "Join"
}

pub(in crate::web) fn take_over() -> &'static str {
    "Take over a power"
}

pub(in crate::web) fn watch() -> &'static str {
    "Watch"
}

/// The address of the judge is one that only its own machine knows.
pub(in crate::web) fn opens_here_only() -> &'static str {
    "Friends on other computers cannot open this link yet: the keeper first sets the judge’s public address (url in [web] of its configuration)."
}

pub(in crate::web) fn by_letter() -> &'static str {
    "The same by mail"
}

pub(in crate::web) fn asks() -> &'static str {
    "It asks players for"
}

pub(in crate::web) fn people() -> &'static str {
    "Who plays"
}

pub(in crate::web) fn seat() -> &'static str {
    "Seat"
}

pub(in crate::web) fn player() -> &'static str {
    "Player"
}

pub(in crate::web) fn power() -> &'static str {
    "Power"
}

pub(in crate::web) fn centres() -> &'static str {
    "centres"
}

pub(in crate::web) fn chart(counted: &str) -> String {
    format!("Numbers of {counted}")
}

pub(in crate::web) fn settings() -> &'static str {
    "How it is played"
}

pub(in crate::web) fn as_commands() -> &'static str {
    "All settings, as they can be mailed"
}

pub(in crate::web) fn changed_board() -> &'static str {
    "The board of this game has been changed"
}

pub(in crate::web) fn rulings() -> &'static str {
    "How the rules are read"
}

pub(in crate::web) fn gunboat() -> &'static str {
    "Nobody learns who plays what before the game is over."
}

pub(in crate::web) fn press() -> &'static str {
    "Public press"
}

pub(in crate::web) fn also() -> &'static str {
    "Also as"
}

pub(in crate::web) fn news() -> &'static str {
    "news (Atom)"
}

pub(in crate::web) fn calendar() -> &'static str {
    "deadlines (iCalendar)"
}

pub(in crate::web) fn data() -> &'static str {
    "data (JSON)"
}

pub(in crate::web) fn by_mail() -> &'static str {
    "By mail:"
}

pub(in crate::web) fn feed_title(game: &str, judge: &str) -> String {
    format!("{game} at {judge}")
}

pub(in crate::web) fn orders_due(game: &str, phase: &str) -> String {
    format!("{game}: orders for {phase}")
}

pub(in crate::web) fn deadline_for(game: &str, phase: &str) -> String {
    format!("The deadline for orders for {phase} in the game '{game}'.")
}
