//! The texts of the pages about sandboxes and solo games.

/// The description of a sandbox.
pub(in crate::web) fn about() -> &'static str {
    "A sandbox is a private game in which you play every power. It has no deadlines: you run its turns and can undo \
     them. Other players cannot see it, and the game it began from does not change."
}

/// The user has no sandbox yet.
pub(in crate::web) fn none_yet() -> &'static str {
    "You have no sandbox yet. Begin one below."
}

/// The heading of other solo games.
pub(in crate::web) fn open_title() -> &'static str {
    "Other solo games"
}

/// The explanation of what others see of these games.
pub(in crate::web) fn about_open() -> &'static str {
    "These are your games against bots. Only you can see them. To share one, list it in its settings: then its public \
     page is open to all."
}

/// The board or game is missing.
pub(in crate::web) fn from_what() -> &'static str {
    "Choose a board or a game."
}

/// The file is missing.
pub(in crate::web) fn which_file() -> &'static str {
    "Paste the text of a file."
}

/// The orders are missing.
pub(in crate::web) fn whose_orders() -> &'static str {
    "Enter some orders, each with its power."
}

/// The heading of the field for orders that put units on the board.
pub(in crate::web) fn from_orders() -> &'static str {
    "Units from orders"
}

/// The change is missing.
pub(in crate::web) fn change_what() -> &'static str {
    "Enter a place and its new contents, or another phase."
}

/// The switch for editing the board by clicks.
pub(in crate::web) fn change_board() -> &'static str {
    "Change the board"
}

/// The heading of the form that edits the position.
pub(in crate::web) fn change() -> &'static str {
    "Change the position"
}

/// The heading of a solo game's buttons.
pub(in crate::web) fn title(against_computers: bool) -> &'static str {
    if against_computers { "You against bots" } else { "Sandbox" }
}

/// The button that undoes a turn.
pub(in crate::web) fn back() -> &'static str {
    "Undo the last turn"
}

/// The button that redoes a turn.
pub(in crate::web) fn forward() -> &'static str {
    "Redo the turn"
}

/// The placeholder for a game's name, in the example of a form.
pub(in crate::web) fn a_game() -> &'static str {
    "spring"
}

/// The placeholder for the text of a file, in the example of a form.
pub(in crate::web) fn a_file() -> &'static str {
    "the text of the file"
}

/// The heading of a sandbox's buttons.
pub(in crate::web) fn tools(is_secluded: bool) -> &'static str {
    match is_secluded {
        true => "Only you can see this game.",
        false => {
            "You play this game alone, and the judge e-mails no one else about it. Anyone who knows its name can see \
             its board, as in any game."
        }
    }
}

/// The effect of deleting the game.
pub(in crate::web) fn for_good() -> &'static str {
    "This ends the game. You cannot undo it."
}
