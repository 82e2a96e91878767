//! The texts of the page of a game that one plays.
use crate::store::Role;
use crate::text::counted;

/// Above the order table.
pub(in crate::web) fn orders_for(when: &str) -> String {
    format!("Your orders for {when}")
}

/// The game was ended.
pub(in crate::web) fn terminated() -> &'static str {
    "This game is over: it was ended without a result."
}

/// The choice that orders nothing, or takes back what is on file.
pub(in crate::web) fn no_order(is_filed: bool) -> &'static str {
    if is_filed { "take this order back" } else { "no order" }
}

/// The name of a row that is about no unit of its own.
pub(in crate::web) fn row_without_place(task: crate::families::sheet::OrderKind) -> &'static str {
    use crate::families::sheet::OrderKind;
    match task {
        OrderKind::Build => "Build",
        OrderKind::Remove => "Remove",
        OrderKind::Move | OrderKind::Retreat => "Order",
        OrderKind::Option => "Besides",
    }
}

/// Below the box for lines.
pub(in crate::web) fn lines_hint() -> &'static str {
    "One order or command on each line, as in a letter: orders for others’ units, conditions, later phases. They are sent after the rows above."
}

/// About a place for which a force is too weak until it has all that can be produced; the chance is in tenths of a per cent.
pub(in crate::web) fn with_production(attack: u64, won: Option<u32>) -> String {
    let odds = won.map(|won| format!(" (wins {} %)", (won + 5) / 10)).unwrap_or_default();
    format!("With the most you can produce there: {attack}{odds}.")
}

/// About places to fill.
pub(in crate::web) fn placing_hint(army: &str) -> String {
    format!("Your army: {army}. Your front row is on top, as you see the board.")
}

/// The remark where the votes of others are secret, and nothing has been voted.
pub(in crate::web) fn no_votes() -> &'static str {
    "You have not voted. Votes can be changed until they pass."
}

/// No button was pressed that we know.
pub(in crate::web) fn no_button() -> &'static str {
    "Please press one of the buttons of the form."
}

/// There is nothing to file.
pub(in crate::web) fn nothing_changed() -> &'static str {
    "Nothing was changed, so there is nothing to file. Choose an order first."
}

/// The demand for a tick on what cannot be taken back.
pub(in crate::web) fn not_sure() -> &'static str {
    "This cannot be taken back. Tick the box if you mean it."
}

/// The complaint that no one was chosen to win.
pub(in crate::web) fn no_winner() -> &'static str {
    "Please say to whom you would concede the game."
}

/// No power was wished for.
pub(in crate::web) fn no_preference() -> &'static str {
    "Please write which powers you would like, the most wanted first."
}

/// The consequences of giving up.
pub(in crate::web) fn giving_up() -> &'static str {
    "The other player wins at once, and that cannot be taken back."
}

/// The consequences of leaving before the start, and after it.
pub(in crate::web) fn leaving(role: Role, has_begun: bool) -> &'static str {
    match (role, has_begun) {
        (Role::Player, true) => {
            "Anybody can then take over your power, and everybody is told. The others count on you: please leave only if you must."
        }
        (Role::Player, false) => "Your seat is simply free again.",
        (Role::Master, true) => {
            "Others then run the game. If you are its only master, first make somebody else its master."
        }
        (Role::Master, false) => "The game then has no master, unless somebody else is one, too.",
        (Role::Observer, _) => "You get no more letters about it. You can watch it again at any time.",
    }
}

/// Above the games that begin at once, for whoever has other games.
pub(in crate::web) fn play_now() -> &'static str {
    "Play at once, against the computer"
}

/// There is no game yet.
pub(in crate::web) fn no_games() -> &'static str {
    "You are in no game yet."
}

/// Nothing needs them.
pub(in crate::web) fn nothing_to_do() -> &'static str {
    "Nothing needs you now."
}

/// The reason why an order was not filed; without a reason, the phase that it was for is over.
pub(in crate::web) fn refused(why: &str) -> String {
    match why {
        "" => "Not filed: you chose it for a phase that is over.".to_owned(),
        why => format!("Not filed: {why}"),
    }
}

/// A page lay open until its phase was over.
pub(in crate::web) fn phase_is_over(label: &str, when: &str, now: &str, has_choices: bool) -> String {
    let below =
        if has_choices { " What is still possible is chosen again below, not filed: please look at it." } else { "" };
    format!(
        "Your page was of {label}, which is over: now it is {when} ({now}). What you sent was not carried out.{below}"
    )
}

/// Above what the host of a game that has not begun does next.
pub(in crate::web) fn next_steps() -> &'static str {
    "Next steps"
}

pub(in crate::web) fn invite_by_mail() -> &'static str {
    "Invite players by e-mail"
}

pub(in crate::web) fn choose_power() -> &'static str {
    "Choose the power that you would like"
}

pub(in crate::web) fn change_settings() -> &'static str {
    "Change the settings"
}

pub(in crate::web) fn begin() -> &'static str {
    "Begin the game"
}

/// The way in which a game begins; `waits`: only when its GM says so.
pub(in crate::web) fn begins_when_full(most: usize, waits: bool) -> String {
    match waits {
        true => format!("When all {most} seats are taken, the GM begins the game."),
        false => format!("The judge begins the game when all {most} seats are taken."),
    }
}

/// The number of choices that a row has besides those in its list.
pub(in crate::web) fn more(n: usize) -> String {
    format!("{n} more, over long ways")
}

/// The way to a phase that is over, as everybody sees it.
pub(in crate::web) fn phase_for_all(phase: &str) -> String {
    format!("{phase} on the page for everyone")
}

/// Press that was not read on a page.
pub(in crate::web) fn unread(n: u32) -> String {
    if n == 1 { "1 letter of press to read".to_owned() } else { format!("{n} letters of press to read") }
}

/// The amount of time that is asked for.
pub(in crate::web) fn how_much_time() -> &'static str {
    "Write how much more time you would like, as a number. Nothing has been asked."
}

/// The fate of a wish for more time: so often, and by so many hours, one may put the deadline off alone.
pub(in crate::web) fn about_more_time(n_alone: u32, hours: i64, has_master: bool) -> String {
    let most = if hours % 24 == 0 { counted(hours / 24, "day") } else { counted(hours, "hour") };
    let asked = if has_master { "the master is asked" } else { "the others are asked" };
    match n_alone {
        0 => format!("Before the deadline moves, {asked}. You hear what comes of it."),
        1 => {
            format!("You may put it off once more alone, by {most} at the most; for more, {asked}. Everybody is told.")
        }
        n => format!(
            "You may put it off {n} times more alone, by {most} at the most; for more, {asked}. Everybody is told."
        ),
    }
}

/// The same, of whoever needs to ask nobody.
pub(in crate::web) fn more_time_at_once() -> &'static str {
    "The deadline moves at once."
}

/// A seat is offered to somebody on the reserve list.
pub(in crate::web) fn offered(names: &str, until: &str) -> String {
    format!(
        "{names} is offered to you, because you are on the reserve list. You can answer until {until}; whoever takes the seat first has it."
    )
}

/// The reserve list, as its page is called.
pub(in crate::web) fn reserve() -> &'static str {
    "Stand ready for free seats"
}

/// The description of the reserve list.
pub(in crate::web) fn about_reserve() -> &'static str {
    "Some players leave. When a seat wants a new one, it is offered to those who stand ready, one after the other: here and by letter. Silence passes it on after a day."
}

/// For which seats somebody stands ready.
pub(in crate::web) fn reserved(what: &str) -> String {
    format!("You stand ready for {what}.")
}

/// Beside what is asked of somebody: the way to their answer.
pub(in crate::web) fn answer_there(answer: Option<bool>) -> &'static str {
    match answer {
        None => "Answer",
        Some(true) => "You agree",
        Some(false) => "You do not agree",
    }
}

/// The meaning of a draw that names no one.
pub(in crate::web) fn nobody_ticked() -> &'static str {
    "If you tick no power, all survivors share the draw."
}

/// Over the lesson that is open, in a game that teaches.
pub(in crate::web) fn lesson() -> &'static str {
    "Your lesson"
}

/// Below it: the lessons are written for those who play by mail.
pub(in crate::web) fn about_lesson() -> &'static str {
    "What a lesson asks you to answer you can do here, too: choose the order in the row of its unit, or write the line under \"Or write as in a letter\", and file it. Only what the lesson asks for is needed, not the orders of everybody."
}

/// The button that goes on without doing what the lesson asks.
pub(in crate::web) fn next_lesson() -> &'static str {
    "Go on to the next lesson"
}
