//! The history of a game: how many states everybody had at the start of each turn, and what they could produce.
use super::standing::playing;
use super::words::InWords as _;
use chancery_conquest::{Conquest, View};
use std::fmt::Write as _;

/// A row for each turn. `history` holds one view for each turn, oldest first, the current one last.
pub(super) fn history(rules: &Conquest, history: &[View], players: &[String], columns: usize) -> String {
    let mut text = String::new();
    let Some(first) = history.first() else { return text };
    let powers = playing(rules, &first.seen);
    for &power in &powers {
        let player = players.get(power.index()).map_or("nobody", String::as_str);
        // Writing to a text never fails.
        let _ = writeln!(text, "{}: {player}", rules.name(power));
    }
    text += "\nStates, and production in brackets, at the start of each turn:\n";
    let cell = powers.iter().map(|power| rules.name(*power).chars().count()).max().unwrap_or(0).max(8) + 1;
    let at_once = (columns.saturating_sub(4) / cell).max(1);
    for block in powers.chunks(at_once) {
        let mut head = "\nTurn".to_owned();
        block.iter().for_each(|power| head += &format!(" {:>1$}", rules.name(*power), cell - 1));
        text += &format!("{head}\n");
        for view in history {
            let state = &view.seen;
            let mut line = format!("{:4}", state.turn);
            for &power in block {
                let n_lands = state.n_lands_of(power);
                let said = match n_lands {
                    0 => "-".to_owned(),
                    n => format!("{n} ({})", state.production(rules.map(), power)),
                };
                let _ = write!(line, " {said:>0$}", cell - 1);
            }
            text += &format!("{line}\n");
        }
    }
    text
}
