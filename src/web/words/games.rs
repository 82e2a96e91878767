//! The texts of the pages that create games and change their settings.

/// The name of a new game is missing.
pub(in crate::web) fn name_first() -> &'static str {
    "Give the game a name: one word of letters, digits and hyphens, such as spring."
}

/// The join word is not a single word.
pub(in crate::web) fn one_word() -> &'static str {
    "The joining password must be one word without spaces, such as sesame."
}

/// The board of a new game is missing.
pub(in crate::web) fn board_first() -> &'static str {
    "Choose a board."
}

/// The request for the length of a turn.
pub(in crate::web) fn how_often() -> &'static str {
    "Enter how often a turn runs: a number from 1 to 1000."
}

/// The form contains no change.
pub(in crate::web) fn nothing_changed() -> &'static str {
    "You have changed no setting."
}

/// The complaint about an invitation to an invalid address.
pub(in crate::web) fn no_address(word: &str) -> String {
    format!("\"{word}\" is not an address. Enter addresses such as ann@example.org, separated by commas.")
}

/// The rule that a turn runs early once everyone is ready.
pub(in crate::web) fn run_early(minutes: u32) -> String {
    match minutes {
        0 => "as soon as everyone is ready".to_owned(),
        minutes => format!("{minutes} min after everyone is ready"),
    }
}

/// The choice of rules that changes nothing.
pub(in crate::web) fn as_the_board() -> &'static str {
    "the board's usual rule"
}

/// The heading of the readings of the rulebook.
pub(in crate::web) fn about_rulings() -> &'static str {
    "Rulebooks differ on these points. Most games keep the usual rule."
}

/// The remark that all players hear of changed settings.
pub(in crate::web) fn told_to_all() -> &'static str {
    "The judge e-mails your changes to all players."
}

/// The remark that a change becomes a proposal if the players run the game.
pub(in crate::web) fn becomes_a_proposal() -> &'static str {
    "The players run this game, so your change becomes a proposal. The judge makes it when all players agree."
}

/// This setting can no longer change.
pub(in crate::web) fn before_start_only() -> &'static str {
    "This can only change before the start."
}

/// The label of a setting, by its name in the database.
pub(in crate::web) fn setting(name: &str) -> String {
    match name {
        "listed" => "Visible in lists",
        "fakes" => "Faked address lines",
        "press" => "Press",
        "ontimerat" => "On-time ratio",
        "resrat" => "Resignation ratio",
        "dias" => "Draws include all survivors",
        "nmr" => "Missing orders",
        "civil_disorder" => "Powers in civil disorder",
        "vacant" => "Open seats",
        "computers" => "Bots",
        "players" => "Number of players",
        "powers" => "Number of powers",
        "dealing" => "Power assignment",
        "late_press" => "Press from late players",
        "zone" => "Time zone",
        "no_processing" => "Days without turns",
        "watch_all_press" => "Press for observers",
        "any_may_resume" => "Who may resume",
        "progress" => "Visible progress of orders",
        "late_count" => "Visible lateness",
        "max_absence" => "Longest absence, in days",
        "muster_time" => "Hours to confirm",
        "muster" => "Confirmation before the start",
        "auto_create" => "Follow-up game",
        "rated" => "Rated",
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

/// The label of a part of a clock, by its keyword.
pub(in crate::web) fn of_clock(word: &str) -> &'static str {
    match word {
        "CLOCK" => "Time of day",
        "MIN" => "Not before (hours)",
        "NEXT" => "Time for orders (hours)",
        "GRACE" => "Extra time (hours)",
        "DELAY" => "After the last orders (hours)",
        _ => "Days, from Sunday",
    }
}

/// The text above the modules.
pub(in crate::web) fn about_modules() -> &'static str {
    "Modules add rules to this game. You can turn them off later, but not on."
}

/// The text below a module with an option: its purpose, and an example.
pub(in crate::web) fn module_hint(about: &str, example: &str) -> String {
    format!("{about} Example: {example}. Leave it empty to play without it.")
}

/// The text below the clocks.
pub(in crate::web) fn about_clocks() -> &'static str {
    "Time of day is a time such as 23:30, or NONE. Days are seven letters from Sunday to Saturday, with - for a day \
     without turns: -MTWTF- is Monday to Friday."
}
