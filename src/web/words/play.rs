//! The texts of the page of a player's game.
use crate::store::Role;
use crate::text::counted;

/// The heading of the order table.
pub(in crate::web) fn orders_for(when: &str) -> String {
    format!("Your orders for {when}")
}

/// The game was cancelled.
pub(in crate::web) fn terminated() -> &'static str {
    "This game was cancelled, without a result."
}

/// The option for no order, or for withdrawing the order on file.
pub(in crate::web) fn no_order(is_filed: bool) -> &'static str {
    if is_filed { "undo this order" } else { "no order" }
}

/// The name of a row without a unit.
pub(in crate::web) fn row_without_place(task: crate::families::sheet::OrderKind) -> &'static str {
    use crate::families::sheet::OrderKind;
    match task {
        OrderKind::Build => "Build",
        OrderKind::Remove => "Remove",
        OrderKind::Move | OrderKind::Retreat => "Order",
        OrderKind::Option => "Also",
    }
}

/// The text below the text field.
pub(in crate::web) fn lines_hint() -> &'static str {
    "One order or command on each line, as in an e-mail: orders for other powers’ units, conditions, later turns. The \
     judge reads them after the rows above."
}

/// The remark on a place that a force can take only with all possible production. The chance is in tenths of a per cent.
pub(in crate::web) fn with_production(attack: u64, won: Option<u32>) -> String {
    let odds = won.map(|won| format!(" (wins {}%)", (won + 5) / 10)).unwrap_or_default();
    format!("If you produce as much as you can there: {attack}{odds}.")
}

/// The remark on places to fill.
pub(in crate::web) fn placing_hint(army: &str) -> String {
    format!("Your army: {army}. Your front row is at the top.")
}

/// The remark for a player without a vote, if others' votes are secret.
pub(in crate::web) fn no_votes() -> &'static str {
    "You have not voted. You can change a vote until it passes."
}

/// An unknown button was pressed.
pub(in crate::web) fn no_button() -> &'static str {
    "Use one of the buttons of the form."
}

/// The form contains no new orders.
pub(in crate::web) fn nothing_changed() -> &'static str {
    "You have changed nothing. Choose an order first."
}

/// The request to tick the box for an irrevocable action.
pub(in crate::web) fn not_sure() -> &'static str {
    "You cannot undo this. Tick the box to confirm."
}

/// The complaint that no winner was chosen.
pub(in crate::web) fn no_winner() -> &'static str {
    "Choose the power to concede to."
}

/// The preferred powers are missing.
pub(in crate::web) fn no_preference() -> &'static str {
    "Enter the powers you would like, your favourite first."
}

/// The consequences of giving up.
pub(in crate::web) fn giving_up() -> &'static str {
    "The other player wins at once. You cannot undo this."
}

/// The consequences of leaving before the start, and after it.
pub(in crate::web) fn leaving(role: Role, has_begun: bool) -> &'static str {
    match (role, has_begun) {
        (Role::Player, true) => {
            "The judge e-mails all players, and anyone can take over your power. The others count on you: please leave \
             only if you must."
        }
        (Role::Player, false) => "Your seat is open again.",
        (Role::Master, true) => "Others will run the game. If you are its only GM, make another person GM first.",
        (Role::Master, false) => "The game will have no GM, unless there is another one.",
        (Role::Observer, _) => "You get no more e-mails about it. You can observe it again at any time.",
    }
}

/// The heading of games that begin at once, for users with other games.
pub(in crate::web) fn play_now() -> &'static str {
    "Play against bots now"
}

/// The user has no game yet.
pub(in crate::web) fn no_games() -> &'static str {
    "You are in no games yet."
}

/// No game needs the user.
pub(in crate::web) fn nothing_to_do() -> &'static str {
    "You owe no orders."
}

/// The reason why an order was not filed. Without a reason, its phase was over.
pub(in crate::web) fn refused(why: &str) -> String {
    match why {
        "" => "Not submitted: it was for a turn that is over.".to_owned(),
        why => format!("Not submitted: {why}"),
    }
}

/// The phase ended while its page was open.
pub(in crate::web) fn phase_is_over(label: &str, when: &str, now: &str, has_choices: bool) -> String {
    let below = if has_choices {
        " Orders that are still possible are selected again below, but not submitted. Check them."
    } else {
        ""
    };
    format!(
        "Your page was for {label}, which is over. The turn is now {when} ({now}). Your orders were not submitted.{below}"
    )
}

/// The heading of the host's next steps before the start.
pub(in crate::web) fn next_steps() -> &'static str {
    "Next steps"
}

pub(in crate::web) fn invite_by_mail() -> &'static str {
    "Invite players by e-mail"
}

pub(in crate::web) fn choose_power() -> &'static str {
    "Choose a preferred power"
}

pub(in crate::web) fn change_settings() -> &'static str {
    "Change the settings"
}

pub(in crate::web) fn begin() -> &'static str {
    "Start the game"
}

/// The remark on how a game begins. With `waits`, it begins only when its GM says so.
pub(in crate::web) fn begins_when_full(most: usize, waits: bool) -> String {
    match waits {
        true => format!("The GM starts the game when all {most} seats are taken."),
        false => format!("The judge starts the game when all {most} seats are taken."),
    }
}

/// The number of a row's choices outside its list.
pub(in crate::web) fn more(n: usize) -> String {
    format!("{n} more by longer routes")
}

/// The link to the public page of a past phase.
pub(in crate::web) fn phase_for_all(phase: &str) -> String {
    format!("Public page of {phase}")
}

/// The number of unread press messages.
pub(in crate::web) fn unread(n: u32) -> String {
    if n == 1 { "1 new message".to_owned() } else { format!("{n} new messages") }
}

/// The request for an amount of time.
pub(in crate::web) fn how_much_time() -> &'static str {
    "Enter how much more time you would like, as a number."
}

/// The effect of a request for more time. A player may postpone the deadline alone this many times, and by this many hours.
pub(in crate::web) fn about_more_time(n_alone: u32, hours: i64, has_master: bool) -> String {
    let most = if hours % 24 == 0 { counted(hours / 24, "day") } else { counted(hours, "hour") };
    let asked = if has_master { "the judge asks the GM" } else { "the judge asks the other players" };
    match n_alone {
        0 => format!("Before the deadline moves, {asked}. The judge e-mails you the decision."),
        1 => {
            format!(
                "You can extend it once more without a vote, by {most} at most. For more, {asked}. The judge tells \
                     all players."
            )
        }
        n => format!(
            "You can extend it {n} more times without a vote, by {most} at most. For more, {asked}. The judge e-mails all \
             players."
        ),
    }
}

/// The effect if the player may act alone.
pub(in crate::web) fn more_time_at_once() -> &'static str {
    "The deadline moves at once."
}

/// The offer of a seat to a person on the standby list.
pub(in crate::web) fn offered(names: &str, until: &str) -> String {
    format!("{names} is offered to you from the standby list. Reply by {until}. The first to accept gets the seat.")
}

/// The title of the standby list.
pub(in crate::web) fn reserve() -> &'static str {
    "Standby list"
}

/// The description of the standby list.
pub(in crate::web) fn about_reserve() -> &'static str {
    "When a player leaves, the judge offers the seat to standby players, one at a time, on this page and by e-mail. \
     Each has 24 hours to reply."
}

/// The seats for which a person is on the standby list.
pub(in crate::web) fn reserved(what: &str) -> String {
    format!("You are on the standby list for {what}.")
}

/// The link to a person's answer to a proposal.
pub(in crate::web) fn answer_there(answer: Option<bool>) -> &'static str {
    match answer {
        None => "Reply",
        Some(true) => "You agreed",
        Some(false) => "You disagreed",
    }
}

/// The meaning of a draw without ticked powers.
pub(in crate::web) fn nobody_ticked() -> &'static str {
    "If you tick no power, all survivors share the draw."
}

/// The heading of the open lesson in a tutorial.
pub(in crate::web) fn lesson() -> &'static str {
    "Your lesson"
}

/// The text below it, since lessons are written for players by e-mail.
pub(in crate::web) fn about_lesson() -> &'static str {
    "You can do the lesson's tasks here: choose the order in a unit's row, or write the line under \"Or write as in an \
     e-mail\", and submit it. You only need the orders that the lesson asks for."
}

/// The button that skips the task of a lesson.
pub(in crate::web) fn next_lesson() -> &'static str {
    "Next lesson"
}
