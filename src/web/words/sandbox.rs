//! The texts of the pages of games that one person plays alone.

/// The description of a sandbox.
pub(in crate::web) fn about() -> &'static str {
    "A sandbox is a private game in which every power is yours. It has no deadlines: you run its turns, and take them back. No other player can see it, and nothing changes in the game that it began from."
}

/// There is none yet.
pub(in crate::web) fn none_yet() -> &'static str {
    "You have no sandbox yet. Begin one below."
}

/// Above the other games that one plays alone.
pub(in crate::web) fn open_title() -> &'static str {
    "Other games that you play alone"
}

/// The explanation of what others see of them.
pub(in crate::web) fn about_open() -> &'static str {
    "These are your games against computers. Only you can see them, unless you share one: list it in its settings, and anyone can look at its public page."
}

/// Nothing was chosen to begin from.
pub(in crate::web) fn from_what() -> &'static str {
    "From what? Please choose a board, or a game."
}

/// Above the buttons of a game that one plays alone.
pub(in crate::web) fn title(against_computers: bool) -> &'static str {
    if against_computers { "Only you and the computer" } else { "Sandbox" }
}

/// The button that undoes it.
pub(in crate::web) fn back() -> &'static str {
    "Take the last turn back"
}

/// The button that brings it on again.
pub(in crate::web) fn forward() -> &'static str {
    "Bring it on again"
}

/// In the place of a game's name, where the lines of a form are shown.
pub(in crate::web) fn a_game() -> &'static str {
    "spring"
}

/// Above the buttons of a sandbox.
pub(in crate::web) fn tools(is_secluded: bool) -> &'static str {
    match is_secluded {
        true => "Only you can see this game.",
        false => {
            "You play it alone, and nobody else gets letters about it. Whoever knows its name can look at its board, as that of any game."
        }
    }
}

/// The effect of throwing away.
pub(in crate::web) fn for_good() -> &'static str {
    "It ends, and cannot be brought back."
}
