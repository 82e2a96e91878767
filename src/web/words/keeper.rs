//! The sentences of the keeper's console.

/// Nothing was chosen.
pub(in crate::web) fn choose() -> &'static str {
    "Choose what is to be done."
}

/// No letter was named.
pub(in crate::web) fn which_letter() -> &'static str {
    "Write what the list calls the letter, such as in12 or out45, or all."
}

/// The complaint that something other than addresses was given.
pub(in crate::web) fn no_addresses() -> &'static str {
    "These are not addresses. Please write some such as ann@example.org, with spaces between them."
}

/// No address was given.
pub(in crate::web) fn which_address() -> &'static str {
    "Write an address."
}

/// No name was given.
pub(in crate::web) fn which_name() -> &'static str {
    "Write the name of whoever has the address, to show that you mean them."
}

/// No game was named.
pub(in crate::web) fn which_game() -> &'static str {
    "Write the name of the game."
}

/// A line of a text would end it.
pub(in crate::web) fn no_end() -> &'static str {
    "A line of this text says only END, and would end it there. Write it otherwise."
}

/// There is nothing to announce.
pub(in crate::web) fn nothing_to_announce() -> &'static str {
    "Write what everybody is to be told."
}

/// The remark that no one but the keeper sees the console.
pub(in crate::web) fn only_keeper(keeper: &str) -> String {
    format!("This is the keeper's console: it opens for the address {keeper} only, with a code that is mailed to it.")
}

/// The description of the console.
pub(in crate::web) fn about() -> &'static str {
    "Whatever you do here is a letter from you, which the journal notes. You can send the same lines by mail."
}

/// The whole judge stands still.
pub(in crate::web) fn paused(since: &str) -> String {
    format!("The judge is paused since {since}: no deadline passes, and nothing is adjudicated.")
}

/// The effect of a pause.
pub(in crate::web) fn pausing() -> &'static str {
    "No deadline passes until you let it go on; letters are read and answered. Everybody in a game is told, with your text."
}

/// The effect of going on.
pub(in crate::web) fn resuming() -> &'static str {
    "Every turn has as much time as was left of it, and at least a day. Everybody in a game is told."
}

/// The effect of an announcement.
pub(in crate::web) fn announcing() -> &'static str {
    "Everybody in a game gets one letter with your text."
}

/// The effect of a test.
pub(in crate::web) fn testing() -> &'static str {
    "The judge sends you a letter, and tells what it calls it: its page shows how far it has come."
}

/// Nothing needs the keeper.
pub(in crate::web) fn no_trouble() -> &'static str {
    "No letter waits for you."
}

/// No letter is as was asked for.
pub(in crate::web) fn no_letters() -> &'static str {
    "There are no such letters."
}

/// Nothing stands in the journal that is as was asked for.
pub(in crate::web) fn no_entries() -> &'static str {
    "There are no such entries."
}

/// Reading the text of a letter.
pub(in crate::web) fn reading() -> &'static str {
    "Its text is shown only if you ask for it, without passwords, and the journal notes that you have read it."
}

/// The game is at an end for good.
pub(in crate::web) fn ending() -> &'static str {
    "Those in it are told that the keeper did it. A game that has been ended does not go on."
}

/// The meaning of erasing someone.
pub(in crate::web) fn erasing() -> &'static str {
    "Their seats are free for others; registration, addresses and their letters to single players are deleted. There is no way back."
}

/// The heading where the whole way of a letter is shown.
pub(in crate::web) fn whole_way() -> &'static str {
    "What came of it: the letters that it caused, and how far they have come"
}

/// The description of the page of findings.
pub(in crate::web) fn about_check() -> &'static str {
    "The same as chancery check at the machine: the folders, the database, the backups, the mail servers, the DNS and the pages. It changes nothing."
}

/// The way to that page.
pub(in crate::web) fn check() -> &'static str {
    "Check everything that the judge needs"
}

/// Servers take their time.
pub(in crate::web) fn still_looking() -> &'static str {
    "A server takes long to answer. What is found will be here in a minute."
}

/// The number of things that are wrong.
pub(in crate::web) fn problems(n: usize) -> String {
    match n {
        0 => "Everything is fine.".to_owned(),
        1 => "There is 1 problem.".to_owned(),
        n => format!("There are {n} problems."),
    }
}

/// The box is not ticked.
pub(in crate::web) fn sure_of_the_end() -> &'static str {
    "Nothing has been sent. A game that has been ended does not go on: tick the box, if you mean it."
}

/// There are no games that are as was asked for.
pub(in crate::web) fn no_games() -> &'static str {
    "There are no games."
}

/// No letter has come in or gone out since the judge began.
pub(in crate::web) fn no_way_used() -> &'static str {
    "None has been used yet."
}

/// A rule for everybody.
pub(in crate::web) fn only_keeper_creates() -> &'static str {
    "Only the keeper creates games."
}

/// The remark that no one is kept away, or let in.
pub(in crate::web) fn no_rules() -> &'static str {
    "No rules."
}

/// The remark that no one is signed in.
pub(in crate::web) fn no_sessions() -> &'static str {
    "None."
}

/// The complaint that what stands in the address is no day.
pub(in crate::web) fn no_such_day(day: &str) -> String {
    format!("\"{day}\" is not a day, so all days are shown. Write it like 2026-12-31.")
}
