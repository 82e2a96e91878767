//! The history of a game: each player's states at the start of each turn, and the production they could support.
use super::standing::playing;
use super::words::InWords as _;
use chancery_conquest::{Conquest, View};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Arg, Say as _, person, power, term};

/// Writes a row for each turn. `history` holds one view per turn, oldest first, the current one last.
pub(super) fn history(rules: &Conquest, history: &[View], players: &[String], columns: usize, doc: &mut Doc) {
    let Some(first) = history.first() else { return };
    let powers = playing(rules, &first.seen);
    for &own in &powers {
        let player = players.get(own.index()).map_or("nobody", String::as_str);
        doc.classic(say!("{}: {player}", power(rules.name(own)), player = person(player)));
    }
    doc.para("States, and production in brackets, at the start of each turn:");
    let cell = powers.iter().map(|power| rules.name(*power).chars().count()).max().unwrap_or(0).max(8) + 1;
    let at_once = (columns.saturating_sub(4) / cell).max(1);
    for block in powers.chunks(at_once) {
        let names = block.iter().map(|own| power(rules.name(*own)));
        doc.head(std::iter::once("Turn".arg()).chain(names).collect::<Vec<_>>());
        for view in history {
            let state = &view.seen;
            let of_power = |own: &_| match state.n_lands_of(*own) {
                0 => term("-"),
                n => term(format!("{n} ({})", state.production(rules.map(), *own))),
            };
            doc.cells(std::iter::once(state.turn.arg()).chain(block.iter().map(of_power)).collect::<Vec<Arg<_>>>());
        }
    }
}
