//! The sentences of the page of a game.

pub(in crate::web) fn title(game: &str) -> String {
    game.to_owned()
}

pub(in crate::web) fn deadline() -> &'static str {
    "Orders are due by"
}

pub(in crate::web) fn grace() -> &'static str {
    "The judge accepts late orders until"
}

pub(in crate::web) fn paused() -> &'static str {
    "The game is paused."
}

pub(in crate::web) fn goes_on() -> &'static str {
    "It resumes automatically on"
}

pub(in crate::web) fn terminated() -> &'static str {
    "The game was cancelled, without a result."
}

pub(in crate::web) fn abandoned() -> &'static str {
    "The extra time is over. The game waits for the missing orders or for a replacement player."
}

pub(in crate::web) fn not_begun() -> &'static str {
    "The game has not started."
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
    "Observe"
}

/// The remark that the judge's address works only on its own machine.
pub(in crate::web) fn opens_here_only() -> &'static str {
    "Friends on other computers cannot open this link yet: the keeper must first set the judge’s public address (url in \
     [web] of the configuration)."
}

pub(in crate::web) fn by_letter() -> &'static str {
    "By e-mail"
}

pub(in crate::web) fn asks() -> &'static str {
    "Players need"
}

pub(in crate::web) fn people() -> &'static str {
    "Players"
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
    format!("Number of {counted}")
}

pub(in crate::web) fn settings() -> &'static str {
    "Settings"
}

pub(in crate::web) fn as_commands() -> &'static str {
    "All settings as commands"
}

pub(in crate::web) fn changed_board() -> &'static str {
    "This game has a changed board"
}

pub(in crate::web) fn rulings() -> &'static str {
    "Disputed rules"
}

pub(in crate::web) fn gunboat() -> &'static str {
    "The judge keeps secret who plays which power until the game is over."
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
    "By e-mail:"
}

pub(in crate::web) fn feed_title(game: &str, judge: &str) -> String {
    format!("{game} at {judge}")
}

pub(in crate::web) fn orders_due(game: &str, phase: &str) -> String {
    format!("{game}: orders for {phase}")
}

pub(in crate::web) fn deadline_for(game: &str, phase: &str) -> String {
    format!("Orders for {phase} in the game '{game}' are due.")
}
