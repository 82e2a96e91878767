//! News of some games of Diplomacy only: changing homes, masters and vassals, credits.
use chancery_diplomacy::board::Board;
use chancery_diplomacy::event::Event;
use chancery_diplomacy::state::State;
use chancery_diplomacy::{Diplomacy, accounts};
use chancery_rules::Power;
use chancery_text::{hanging, list};

/// Appends changes of homes, command and credits.
pub(super) fn push_changes(text: &mut String, board: &Board, events: &[Event]) {
    let name = |power: Power| board.power_name(power).name.as_str();
    let mut lines = Vec::new();
    for event in events {
        match event {
            Event::Homes { changes } => lines.extend(changes.iter().filter_map(|(at, before, after)| {
                let centre = &board.province(*at).name;
                match (before, after) {
                    (_, Some(power)) => Some(format!("{centre} is now a home centre of {}.", name(*power))),
                    (Some(power), None) => Some(format!("{centre} is no longer a home centre of {}.", name(*power))),
                    (None, None) => None,
                }
            })),
            Event::Paid { credits } => lines.extend(credits.iter().map(|(power, credits)| {
                let plural = if *credits == 1 { "" } else { "s" };
                format!("{} pays {credits} credit{plural}.", name(*power))
            })),
            Event::Command { changes } => {
                lines.extend(changes.iter().map(|(power, before, after)| match (before, after) {
                    (_, Some(master)) if master == power => format!("{} now has its own player.", name(*power)),
                    (_, Some(master)) => format!("{} is now commanded by {}.", name(*power), name(*master)),
                    (Some(master), None) => format!("{} is no longer commanded by {}.", name(*power), name(*master)),
                    (None, None) => format!("{} is commanded by nobody.", name(*power)),
                }))
            }
            _ => {}
        }
    }
    if !lines.is_empty() {
        text.push('\n');
        text.extend(lines.iter().map(|line| hanging(line)));
    }
}

/// Tells who commands whom, and the credits of each power; nothing in most games.
pub(super) fn standing(rules: &Diplomacy, state: &State) -> String {
    let board = rules.board();
    let name = |power: Power| board.power_name(power).name.as_str();
    let mut text = String::new();
    if rules.policies().vassals || rules.policies().intimate {
        let mut masterless = Vec::new();
        for power in accounts::powers(board) {
            match accounts::commander(board, state, power) {
                Some(master) if master == power => {}
                Some(master) => {
                    text += &hanging(&format!("{} is commanded by {}.", name(power), name(master)));
                }
                None => masterless.push(name(power)),
            }
        }
        if !masterless.is_empty() {
            text += &hanging(&format!("Nobody commands {}.", list(&masterless)));
        }
    }
    for power in accounts::powers(board).filter(|&power| accounts::is_played(board, state, power)) {
        if let Some(credits) = state.affairs.credits.get(power.index()) {
            let plural = if *credits == 1 { "" } else { "s" };
            text += &hanging(&format!("{} has {credits} credit{plural}.", name(power)));
        }
    }
    text
}
