//! News specific to some Diplomacy games: changing homes, masters and vassals, credits.
use super::words::province;
use chancery_diplomacy::board::Board;
use chancery_diplomacy::event::Event;
use chancery_diplomacy::state::State;
use chancery_diplomacy::{Diplomacy, accounts};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Note, and};

/// Changes of homes, command and credits.
pub(super) fn changes(board: &Board, events: &[Event]) -> Vec<Note> {
    let name = |power: &Power| board.power_name(*power);
    let mut told = Vec::new();
    for event in events {
        match event {
            Event::Homes { changes } => told.extend(changes.iter().filter_map(|(at, before, after)| {
                let centre = province(board, *at);
                match (before, after) {
                    (_, Some(power)) => Some(Note::of(say!("{} is now a home centre of {}.", centre, name(power)))),
                    (Some(power), None) => {
                        Some(Note::of(say!("{} is no longer a home centre of {}.", centre, name(power))))
                    }
                    (None, None) => None,
                }
            })),
            Event::Paid { credits } => told.extend(
                credits
                    .iter()
                    .map(|(power, credits)| Note::of(say!("{} pays {n credit|credits}.", name(power), n = *credits))),
            ),
            Event::Command { changes } => told.extend(changes.iter().map(|(power, before, after)| {
                let (vassal, name) = (name(power), name);
                Note::of(match (before, after) {
                    (_, Some(master)) if master == power => say!("{} now has its own player.", vassal),
                    (_, Some(master)) => say!("{} is now commanded by {}.", vassal, name(master)),
                    (Some(master), None) => say!("{} is no longer commanded by {}.", vassal, name(master)),
                    (None, None) => say!("{} has no commander.", vassal),
                })
            })),
            _ => {}
        }
    }
    told
}

/// Lists the masters with their vassals, and the credits of each power. Empty in most games.
pub(super) fn standing(rules: &Diplomacy, state: &State) -> Vec<Note> {
    let board = rules.board();
    let name = |power: Power| board.power_name(power);
    let mut told = Vec::new();
    if rules.policies().vassals || rules.policies().intimate {
        let mut masterless = Vec::new();
        for power in accounts::powers(board) {
            match accounts::commander(board, state, power) {
                Some(master) if master == power => {}
                Some(master) => told.push(Note::of(say!("{} is commanded by {}.", name(power), name(master)))),
                None => masterless.push(name(power)),
            }
        }
        if !masterless.is_empty() {
            told.push(Note::of(say!("No one commands {}.", and(masterless))));
        }
    }
    for power in accounts::powers(board).filter(|&power| accounts::is_played(board, state, power)) {
        if let Some(credits) = state.affairs.credits.get(power.index()) {
            told.push(Note::of(say!("{} has {n credit|credits}.", name(power), n = *credits)));
        }
    }
    told
}
