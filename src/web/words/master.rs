//! The texts of the pages for whoever runs a game.

/// The remark that everyone in the game hears of it.
pub(in crate::web) fn all_are_told() -> &'static str {
    "Everybody in the game is told."
}

/// The people who hear of a power that is given to someone, before the start or after it.
pub(in crate::web) fn about_assign(is_forming: bool) -> &'static str {
    match is_forming {
        true => "They play it when the game begins. Only they are told.",
        false => {
            "A player of another power moves to it, and everybody in the game is told. Anybody else is asked first: only they get a letter."
        }
    }
}

/// The people who hear of another master, and of someone who may come back.
pub(in crate::web) fn about_promote() -> &'static str {
    "Everybody in the game is told of another master. Nobody is told who may come back, not even they: write to them."
}

/// The people who hear of a word to join.
pub(in crate::web) fn about_join_word() -> &'static str {
    "Everybody in the game is told that it has changed, but not the word. Those whom you invite need none."
}

/// The people who hear of changes by hand.
pub(in crate::web) fn who_hears_of_changes() -> &'static str {
    "What would change is shown to you only. When you change the position, everybody in the game is told."
}

/// The button that undoes a turn.
pub(in crate::web) fn take_back() -> &'static str {
    "Take the last turn back"
}

/// The button that undoes the start.
pub(in crate::web) fn take_start_back() -> &'static str {
    "Take the start back"
}

/// The remark that no one hears of it.
pub(in crate::web) fn nobody_is_told() -> &'static str {
    "Nobody is told, and nothing is changed."
}

/// Those to whom it is written.
pub(in crate::web) fn only_they_are_told() -> &'static str {
    "Only they get a letter; the others hear of it when they have said yes."
}

/// The newcomer hears what was decided.
pub(in crate::web) fn they_are_told() -> &'static str {
    "They are told what you decide."
}

/// The remark that the player who is affected gets a copy.
pub(in crate::web) fn player_gets_copy() -> &'static str {
    "Its player gets a copy of all of it."
}

/// A master's press and announcements.
pub(in crate::web) fn about_announce() -> &'static str {
    "Players and observers get it as an announcement, and it is kept in the game's history."
}

/// A button that is not there was pressed.
pub(in crate::web) fn no_button() -> &'static str {
    "It is not clear what is to be done, so nothing has been sent. Please use one of the buttons."
}

/// No time was changed.
pub(in crate::web) fn which_time() -> &'static str {
    "You have changed no time, so nothing has been sent."
}

/// An address is missing.
pub(in crate::web) fn whose_address() -> &'static str {
    "Whose address? Please write one, such as ann@example.org."
}

/// A power is to be kept for several people.
pub(in crate::web) fn kept_for_one() -> &'static str {
    "A power is kept for one person only. Please invite the others one by one."
}

/// A power is missing.
pub(in crate::web) fn which_power() -> &'static str {
    "Which power? Please choose one."
}

/// A name is missing.
pub(in crate::web) fn which_name() -> &'static str {
    "Which name? Please write one word of letters, digits and hyphens."
}

/// Changes of the position are missing.
pub(in crate::web) fn which_changes() -> &'static str {
    "What is to be changed? Please write at least one line, such as PLACE FRANCE A PAR."
}

/// Lines in a power's name are missing.
pub(in crate::web) fn which_lines() -> &'static str {
    "What is to be done in its name? Please write at least one line, such as an order."
}

/// There is no text.
pub(in crate::web) fn no_text() -> &'static str {
    "There is no text yet, so nothing has been sent."
}

/// Ending a game wants a tick.
pub(in crate::web) fn really() -> &'static str {
    "Nothing has been done. If you really want to end the game, tick the box beside the button."
}

/// Running a turn without all orders wants a tick.
pub(in crate::web) fn really_run() -> &'static str {
    "Nothing has been done. Orders are missing: if the turn is really to run without them, tick the box above the button."
}

/// The label of that box.
pub(in crate::web) fn i_mean_to_run(n_missing: usize) -> String {
    let missing = match n_missing {
        1 => "The orders of one power are missing.".to_owned(),
        n => format!("The orders of {n} powers are missing."),
    };
    format!("{missing} I really want to run the turn without them.")
}

/// Ejecting somebody wants a tick.
pub(in crate::web) fn really_eject() -> &'static str {
    "Nothing has been done. If you really want to eject them, tick the box above the button."
}

/// The label of the box for the end.
pub(in crate::web) fn i_mean_it(game: &str) -> String {
    format!("I really want to end '{game}' without a result.")
}

/// Under the times.
pub(in crate::web) fn about_times(zone: &str) -> String {
    format!("Times are in {zone}. A deadline that comes earlier than announced is at least 24 hours away.")
}

/// Over those who are invited.
pub(in crate::web) fn no_answer_yet() -> &'static str {
    "Invited, and no answer yet"
}

/// The button that takes an invitation back.
pub(in crate::web) fn withdraw() -> &'static str {
    "Withdraw"
}

/// The demand for a tick before two players change places.
pub(in crate::web) fn really_swap() -> &'static str {
    "Nothing has been done. If the two are really to change places, tick the box below the button."
}

/// Another master wants a tick.
pub(in crate::web) fn really_promote() -> &'static str {
    "Nothing has been done. Whoever is a master sees everything, and stays one: if you really want that, tick the box below the button."
}

/// A change of the position wants a tick.
pub(in crate::web) fn really_edit() -> &'static str {
    "Nothing has been done. If you really want to change the position, tick the box above the button."
}

/// The number of seats taken in a game that has not begun.
pub(in crate::web) fn taken(n: usize, most: usize) -> String {
    format!("{n} of {most} seats {} taken.", if n == 1 { "is" } else { "are" })
}
