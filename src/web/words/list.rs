//! The sentences of the list of games.
use crate::text::counted;

pub(in crate::web) fn title() -> &'static str {
    "Games"
}

pub(in crate::web) fn feed_of_games() -> &'static str {
    "News of all games"
}

pub(in crate::web) fn data() -> &'static str {
    "Data for programs"
}

pub(in crate::web) fn search() -> &'static str {
    "Filters"
}

pub(in crate::web) fn show() -> &'static str {
    "Show"
}

pub(in crate::web) fn all() -> &'static str {
    "Show all games"
}

pub(in crate::web) fn any() -> &'static str {
    "any"
}

pub(in crate::web) fn state() -> &'static str {
    "Stage"
}

pub(in crate::web) fn state_of(word: &str) -> &'static str {
    match word {
        "open" => "Recruiting",
        "running" => "In progress",
        _ => "Finished",
    }
}

pub(in crate::web) fn board() -> &'static str {
    "Board"
}

pub(in crate::web) fn press() -> &'static str {
    "Press"
}

pub(in crate::web) fn press_of(word: &str) -> &'static str {
    match word {
        "none" => "no press",
        "white" => "signed press",
        _ => "unsigned press",
    }
}

pub(in crate::web) fn pace() -> &'static str {
    "Pace"
}

pub(in crate::web) fn pace_of(word: &str) -> &'static str {
    match word {
        "live" => "several turns a day",
        "daily" => "a turn a day",
        _ => "slower",
    }
}

pub(in crate::web) fn found(n_games: u64, is_all: bool) -> String {
    match (n_games, is_all) {
        (0, true) => "No games now. You can create one.".to_owned(),
        (0, false) => "No games match.".to_owned(),
        (n, _) => format!("{}.", counted(n, "game")),
    }
}

pub(in crate::web) fn pages() -> &'static str {
    "Pages"
}

pub(in crate::web) fn page_of(number: u64, of: u64) -> String {
    format!("Page {number} of {of}")
}

pub(in crate::web) fn previous() -> &'static str {
    "Previous"
}

pub(in crate::web) fn next() -> &'static str {
    "Next"
}

pub(in crate::web) fn found_title() -> &'static str {
    "List of games"
}

pub(in crate::web) fn by_mail() -> &'static str {
    "By e-mail:"
}

pub(in crate::web) fn forming() -> &'static str {
    "recruiting"
}

pub(in crate::web) fn full() -> &'static str {
    "starting soon"
}

pub(in crate::web) fn paused(when: &str) -> String {
    format!("{when}, paused")
}

pub(in crate::web) fn over() -> &'static str {
    "over"
}

pub(in crate::web) fn deadline() -> &'static str {
    "Deadline"
}

pub(in crate::web) fn free() -> &'static str {
    "Open seats:"
}

/// The meaning of `WGP`.
pub(in crate::web) fn press_told(flags: &str) -> String {
    let (white, grey, partial) = (flags.contains('W'), flags.contains('G'), flags.contains('P'));
    let kind = match (white, grey) {
        (false, false) => return "no press".to_owned(),
        (true, true) => "press",
        (true, false) => "signed press",
        (false, true) => "unsigned press",
    };
    if partial { kind.to_owned() } else { format!("public {kind} only") }
}

/// The pace of turns: `every 2 days`.
pub(in crate::web) fn pace_told(hours: f64) -> String {
    let days = ((hours + 2.0) / 24.0).round();
    match days {
        days if hours < 20.0 && days <= 1.0 => format!("every {hours} hours").replace("every 1 hours", "every hour"),
        days if days <= 1.0 => "every day".to_owned(),
        days => format!("every {days} days"),
    }
}

pub(in crate::web) fn feed_title(judge: &str) -> String {
    format!("Games at {judge}")
}

pub(in crate::web) fn news_of_creation(game: &str) -> String {
    format!("{game}: a new game")
}

pub(in crate::web) fn news_of_start(game: &str) -> String {
    format!("{game} has begun")
}

pub(in crate::web) fn news_of_phase(game: &str, phase: &str) -> String {
    format!("{game}: results of {phase}")
}

pub(in crate::web) fn news_of_end(game: &str, result: &str) -> String {
    if result.is_empty() { format!("{game} is over") } else { format!("{game} is over: {result}") }
}
