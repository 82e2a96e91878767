//! What the page of a game that one plays says.
use crate::store::Way;

/// Above the order table.
pub fn orders_for(when: &str) -> String {
    format!("Your orders for {when}")
}

/// The caption of the order table, for who has it read aloud.
pub fn caption(power: &str) -> String {
    format!("Orders of {power}: one row for each unit")
}

/// Nothing is to be ordered.
pub fn not_due() -> &'static str {
    "You have nothing to order now."
}

/// How orders stand: nothing is on file.
pub fn nothing_filed() -> &'static str {
    "Nothing is filed yet"
}

/// How orders stand: some are missing.
pub fn filed_partly() -> &'static str {
    "Filed, but not complete"
}

/// How orders stand: complete, and the turn waits.
pub fn filed_waiting() -> &'static str {
    "Filed; the turn waits for the deadline"
}

/// How orders stand: complete, and the turn may run.
pub fn filed_final() -> &'static str {
    "Filed, final; the turn may run early, once all are"
}

/// There is a draft that is not filed.
pub fn drafted(at: &str) -> String {
    format!("A draft of {at} is kept. It counts for nothing until you file it.")
}

/// By which way orders came.
pub fn by(way: Way) -> &'static str {
    match way {
        Way::Mail => "by letter",
        Way::Web => "by web",
    }
}

/// What stands beside a row whose choice is a draft.
pub fn not_filed_yet(filed: &str) -> String {
    match filed {
        "" => "Draft. Nothing is on file.".to_owned(),
        filed => format!("Draft. On file: {filed}"),
    }
}

/// The choice that orders nothing, or takes back what is on file.
pub fn no_order(is_filed: bool) -> &'static str {
    if is_filed { "take this order back" } else { "no order" }
}

/// The name of a row that is about no unit of its own.
pub fn row_without_place(task: crate::families::sheet::Task) -> &'static str {
    use crate::families::sheet::Task;
    match task {
        Task::Build => "Build",
        Task::Remove => "Remove",
        Task::Move | Task::Retreat => "Order",
        Task::Option => "Besides",
    }
}

/// Below the box for lines.
pub fn lines_hint() -> &'static str {
    "One order or command on each line, as in a letter: orders for others’ units, conditions, later phases. They are sent after the rows above."
}

/// Beside the buttons.
pub fn buttons_hint() -> &'static str {
    "A draft is kept here and counts for nothing. “Final” lets the turn run early, once all are; you can still change everything until it runs."
}

/// About places to fill.
pub fn placing_hint(army: &str) -> String {
    format!("Your army: {army}. Your front row is on top, as you see the board.")
}

/// Where the votes of others are secret, and nothing has been voted.
pub fn no_votes() -> &'static str {
    "You have not voted. Votes can be changed until they pass."
}
