//! The texts of the pages on which games begin and are set up.

/// A new game wants a name.
pub(in crate::web) fn name_first() -> &'static str {
    "Please give the game a name: one word of letters, digits and hyphens, such as spring."
}

/// The word to join is no word.
pub(in crate::web) fn one_word() -> &'static str {
    "The word to join must be one word, without blanks, such as sesame."
}

/// A new game wants a board.
pub(in crate::web) fn board_first() -> &'static str {
    "Please choose a board."
}

/// The question of how often a turn ends.
pub(in crate::web) fn how_often() -> &'static str {
    "How often does a turn end? Please write a number from 1 to 1000."
}

/// A form was sent as it was.
pub(in crate::web) fn nothing_changed() -> &'static str {
    "You have changed no setting, so nothing has been sent."
}

/// The complaint that something is to be invited that is no address.
pub(in crate::web) fn no_address(word: &str) -> String {
    format!(
        "\"{word}\" is not an address. Please write addresses such as ann@example.org, with commas between them. Nothing has been sent yet."
    )
}

/// The way in which a turn runs: as soon as everyone is ready.
pub(in crate::web) fn run_early(minutes: u32) -> String {
    match minutes {
        0 => "as soon as everyone is ready".to_owned(),
        minutes => format!("{minutes} min after everyone is ready"),
    }
}

/// The choice of rules that is no change.
pub(in crate::web) fn as_the_board() -> &'static str {
    "as the board has it"
}

/// Above the readings of the rulebook.
pub(in crate::web) fn about_rulings() -> &'static str {
    "Rulebooks differ on these points. Most games keep the usual reading."
}

/// Changes of a game's settings are told to everybody.
pub(in crate::web) fn told_to_all() -> &'static str {
    "The judge e-mails your changes to all players."
}

/// In a game that its players run, a change is a proposal.
pub(in crate::web) fn becomes_a_proposal() -> &'static str {
    "The players run this game. Your change becomes a proposal, and the judge makes it when all players agree."
}

/// This setting can no longer change.
pub(in crate::web) fn before_start_only() -> &'static str {
    "This can only change before the start."
}

/// A setting by its name in the database.
pub(in crate::web) fn setting(name: &str) -> String {
    match name {
        "listed" => "Shown in lists",
        "fakes" => "Faked address lines",
        "press" => "Press",
        "ontimerat" => "On-time ratio",
        "resrat" => "Resignation ratio",
        "dias" => "Draws include all survivors",
        "nmr" => "Missing orders",
        "civil_disorder" => "Powers in disorder",
        "vacant" => "Powers without a player",
        "computers" => "Played by computers",
        "players" => "Number of players",
        "powers" => "Number of powers",
        "dealing" => "Dealing of powers",
        "late_press" => "Press by the late",
        "zone" => "Time zone",
        "no_processing" => "Days without turns",
        "watch_all_press" => "Observers read all press",
        "any_may_resume" => "Who may resume",
        "progress" => "Players see of each other's orders",
        "late_count" => "Lateness is shown",
        "max_absence" => "Longest absence, in days",
        "muster_time" => "Hours to confirm",
        "muster" => "Confirming before the start",
        "auto_create" => "Another game after this",
        "rated" => "Counts for records",
        name => {
            let mut name = name.replace('_', " ");
            if let Some(first) = name.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            return name;
        }
    }
    .to_owned()
}

/// A part of a clock by its word.
pub(in crate::web) fn of_clock(word: &str) -> &'static str {
    match word {
        "CLOCK" => "Time of day",
        "MIN" => "Not before (hours)",
        "NEXT" => "Time for orders (hours)",
        "GRACE" => "Grace (hours)",
        "DELAY" => "After the last orders (hours)",
        _ => "Days, from Sunday",
    }
}

/// Under the clocks.
pub(in crate::web) fn about_clocks() -> &'static str {
    "Time of day is a time like 23:30, or NONE. Days are seven letters from Sunday to Saturday, with - for a day that does not count: -MTWTF- is Monday to Friday."
}
