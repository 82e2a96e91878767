//! The sentences of the keeper's console.

use crate::store::StandstillExtent;

/// The action is missing.
pub(in crate::web) fn choose() -> &'static str {
    "Choose an action."
}

/// The e-mail's number is missing.
pub(in crate::web) fn which_letter() -> &'static str {
    "Enter an e-mail's number, such as in12 or out45, or all."
}

/// The complaint about texts that are not addresses.
pub(in crate::web) fn no_addresses() -> &'static str {
    "These are not addresses. Enter addresses such as ann@example.org, separated by spaces."
}

/// The address is missing.
pub(in crate::web) fn which_address() -> &'static str {
    "Enter an address."
}

/// The name is missing.
pub(in crate::web) fn which_name() -> &'static str {
    "Enter the name that belongs to this address, to confirm that you mean this person."
}

/// The game's name is missing.
pub(in crate::web) fn which_game() -> &'static str {
    "Enter the name of the game."
}

/// A line of a text would end it early.
pub(in crate::web) fn no_end() -> &'static str {
    "A line of this text says only END and would end it there. Change that line."
}

/// The announcement is empty.
pub(in crate::web) fn nothing_to_announce() -> &'static str {
    "Enter a text for the players."
}

/// The remark that only the keeper sees the console.
pub(in crate::web) fn only_keeper(keeper: &str) -> String {
    format!("This is the keeper's console. It opens only for {keeper}, with a code from an e-mail.")
}

/// The description of the console.
pub(in crate::web) fn about() -> &'static str {
    "Each action here sends a command in your name, and the journal records it. You can e-mail the same commands."
}

/// The judge is paused.
pub(in crate::web) fn paused(since: &str, extent: StandstillExtent) -> String {
    let more = match extent {
        StandstillExtent::Clocks => "",
        StandstillExtent::ReadOnly => " It is read-only: it takes in nothing but your commands here.",
        StandstillExtent::Moved => " It has moved to another machine, so it takes in nothing and sends nothing.",
    };
    format!("The judge has been paused since {since}: no deadline passes and no turn runs.{more}")
}

/// The effect of a pause.
pub(in crate::web) fn pausing() -> &'static str {
    "No deadline passes until you resume the judge. It still reads and answers e-mail. It e-mails all players your text."
}

/// The effect of resuming.
pub(in crate::web) fn resuming() -> &'static str {
    "Each turn gets the time that was left, and at least a day. The judge e-mails all players."
}

/// The effect of an announcement.
pub(in crate::web) fn announcing() -> &'static str {
    "The judge e-mails your text to everyone in a game, once each."
}

/// The effect of a test.
pub(in crate::web) fn testing() -> &'static str {
    "The judge e-mails you and shows the number of that e-mail: its page shows the delivery."
}

/// No e-mail needs the keeper.
pub(in crate::web) fn no_trouble() -> &'static str {
    "No e-mail needs you."
}

/// No e-mail matches the filter.
pub(in crate::web) fn no_letters() -> &'static str {
    "No e-mails match."
}

/// No journal entry matches the filter.
pub(in crate::web) fn no_entries() -> &'static str {
    "No entries match."
}

/// The remark on reading the text of an e-mail.
pub(in crate::web) fn reading() -> &'static str {
    "The page shows the text only if you ask, and without passwords. The journal records that you have read it."
}

/// The effect of cancelling a game.
pub(in crate::web) fn ending() -> &'static str {
    "The judge e-mails the players that the keeper did this. A cancelled game cannot resume."
}

/// The effect of erasing a person.
pub(in crate::web) fn erasing() -> &'static str {
    "This opens their seats and deletes the registration, the addresses and all e-mails to this person alone. You \
     cannot undo it."
}

/// The explanation of requests for accounts.
pub(in crate::web) fn moves() -> &'static str {
    "Someone has sent I WAS from a new address. The owner has a week to stop it; then you decide. The judge e-mails you \
     the facts, and KEEPER MOVES shows them before."
}

/// The heading of the link to an e-mail's history.
pub(in crate::web) fn whole_way() -> &'static str {
    "E-mails and deliveries that this command caused"
}

/// The description of the page of findings.
pub(in crate::web) fn about_check() -> &'static str {
    "The same as chancery check at the machine: folders, database, backups, mail servers, DNS and pages. It changes nothing."
}

/// The link to that page.
pub(in crate::web) fn check() -> &'static str {
    "Check the whole judge"
}

/// A server has not answered yet.
pub(in crate::web) fn still_looking() -> &'static str {
    "A server is slow to answer. The findings appear here within a minute."
}

/// The number of problems.
pub(in crate::web) fn problems(n: usize) -> String {
    match n {
        0 => "Everything is fine.".to_owned(),
        1 => "There is 1 problem.".to_owned(),
        n => format!("There are {n} problems."),
    }
}

/// The box for cancelling a game is not ticked.
pub(in crate::web) fn sure_of_the_end() -> &'static str {
    "A cancelled game cannot resume: tick the box to confirm."
}

/// The judge has no games.
pub(in crate::web) fn no_games() -> &'static str {
    "No games yet."
}

/// No browser is signed in.
pub(in crate::web) fn no_way_used() -> &'static str {
    "No browser is signed in."
}

/// A general rule.
pub(in crate::web) fn only_keeper_creates() -> &'static str {
    "Only the keeper creates games."
}

/// The remark that no rules exist.
pub(in crate::web) fn no_rules() -> &'static str {
    "No rules."
}

/// The remark that no one is signed in.
pub(in crate::web) fn no_sessions() -> &'static str {
    "None."
}

/// The complaint about an invalid day in the URL.
pub(in crate::web) fn no_such_day(day: &str) -> String {
    format!("\"{day}\" is not a day, so the page shows all days. Write it like 2026-12-31.")
}
