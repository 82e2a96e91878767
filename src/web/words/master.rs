//! The texts of the pages for the person who runs a game.

/// The remark that the judge e-mails everyone in the game.
pub(in crate::web) fn all_are_told() -> &'static str {
    "The judge e-mails everyone in the game."
}

/// The remark on who hears of an assigned power, before or after the start.
pub(in crate::web) fn about_assign(is_forming: bool) -> &'static str {
    match is_forming {
        true => "They get this power when the game starts. The judge e-mails them alone.",
        false => {
            "A player of another power moves to this one, and the judge tells everyone in the game. Anyone else gets an \
             e-mail and can accept or decline."
        }
    }
}

/// The remark on who hears of a new GM, and of a returning player.
pub(in crate::web) fn about_promote() -> &'static str {
    "The judge e-mails everyone about a new GM. It e-mails no one about a player who may return: tell them yourself."
}

/// The remark on who hears of a join word.
pub(in crate::web) fn about_join_word() -> &'static str {
    "The judge tells everyone that the password changed, but not the new one. Players you invite do not need it."
}

/// The remark on who hears of changes by hand.
pub(in crate::web) fn who_hears_of_changes() -> &'static str {
    "Only you see the preview. If you change the position, the judge e-mails everyone in the game."
}

/// The button that undoes a turn.
pub(in crate::web) fn take_back() -> &'static str {
    "Undo the last turn"
}

/// The button that undoes the start.
pub(in crate::web) fn take_start_back() -> &'static str {
    "Undo the start"
}

/// The remark that the judge e-mails no one.
pub(in crate::web) fn nobody_is_told() -> &'static str {
    "The judge e-mails no one and changes nothing."
}

/// The remark that the judge e-mails only this person.
pub(in crate::web) fn only_they_are_told() -> &'static str {
    "The judge e-mails only this person. The others learn of it after a YES."
}

/// The remark that applicants hear the decision.
pub(in crate::web) fn they_are_told() -> &'static str {
    "The judge e-mails them your decision."
}

/// The remark that the affected player gets a copy.
pub(in crate::web) fn player_gets_copy() -> &'static str {
    "The player gets a copy of everything."
}

/// The explanation of announcements.
pub(in crate::web) fn about_announce() -> &'static str {
    "Players and observers get it as an announcement. The game's history keeps it."
}

/// An unknown button was pressed.
pub(in crate::web) fn no_button() -> &'static str {
    "Use one of the buttons."
}

/// No time was changed.
pub(in crate::web) fn which_time() -> &'static str {
    "You have changed no time."
}

/// An address is missing.
pub(in crate::web) fn whose_address() -> &'static str {
    "Enter an address, such as ann@example.org."
}

/// The form reserves one power for several people.
pub(in crate::web) fn kept_for_one() -> &'static str {
    "You can reserve a power for one person only. Invite the others one by one."
}

/// A power is missing.
pub(in crate::web) fn which_power() -> &'static str {
    "Choose a power."
}

/// A name is missing.
pub(in crate::web) fn which_name() -> &'static str {
    "Enter a name: one word of letters, digits and hyphens."
}

/// Changes of the position are missing.
pub(in crate::web) fn which_changes() -> &'static str {
    "Enter at least one change, such as PLACE FRANCE A PAR."
}

/// Lines in a power's name are missing.
pub(in crate::web) fn which_lines() -> &'static str {
    "Enter at least one line, such as an order."
}

/// The text is missing.
pub(in crate::web) fn no_text() -> &'static str {
    "Enter a text."
}

/// The request to tick the box for ending a game.
pub(in crate::web) fn really() -> &'static str {
    "Tick the box to confirm that you want to end the game."
}

/// The request to tick the box for running a turn without all orders.
pub(in crate::web) fn really_run() -> &'static str {
    "Orders are missing. Tick the box to run the turn without them."
}

/// The label of that box.
pub(in crate::web) fn i_mean_to_run(n_missing: usize) -> String {
    let missing = match n_missing {
        1 => "One power's orders are missing.".to_owned(),
        n => format!("{n} powers' orders are missing."),
    };
    format!("{missing} Run the turn without them.")
}

/// The request to tick the box for ejecting a player.
pub(in crate::web) fn really_eject() -> &'static str {
    "Tick the box to confirm that you want to remove this player."
}

/// The label of the box for cancelling the game.
pub(in crate::web) fn i_mean_it(game: &str) -> String {
    format!("Cancel '{game}' without a result")
}

/// The text below the times.
pub(in crate::web) fn about_times(zone: &str) -> String {
    format!("Times are in {zone}. An earlier deadline must be at least 24 hours from now.")
}

/// The heading of invitations without an answer.
pub(in crate::web) fn no_answer_yet() -> &'static str {
    "Invited, no reply yet"
}

/// The button that withdraws an invitation.
pub(in crate::web) fn withdraw() -> &'static str {
    "Withdraw"
}

/// The request to tick the box for swapping two players.
pub(in crate::web) fn really_swap() -> &'static str {
    "Tick the box to confirm that the players swap powers."
}

/// The request to tick the box for a new GM.
pub(in crate::web) fn really_promote() -> &'static str {
    "A GM sees everything, and you cannot undo this. Tick the box to confirm."
}

/// The request to tick the box for a change of the position.
pub(in crate::web) fn really_edit() -> &'static str {
    "Tick the box to confirm that you want to change the position."
}

/// The number of taken seats before the start.
pub(in crate::web) fn taken(n: usize, most: usize) -> String {
    format!("{n} of {most} seats {} taken.", if n == 1 { "is" } else { "are" })
}
