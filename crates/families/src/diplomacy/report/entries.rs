//! The results of a phase of Diplomacy, entry by entry: each order with its reasons, and what followed from them.
use super::{affairs, retreats, standing, why};
use chancery_diplomacy::event::Event;
use chancery_diplomacy::{Diplomacy, View};
use chancery_picture::sheet::{OrderOutcome, PhaseEntry};
use chancery_text::ROW;

/// The orders by their powers; then units that have lost their places, centres that have changed hands, and what has ended.
pub(super) fn of(rules: &Diplomacy, before: &View, after: &View, events: &[Event]) -> Vec<PhaseEntry> {
    let board = rules.board();
    let mut entries = why::entries(rules, before, events);
    let of_all = |text: String| PhaseEntry { text, ..PhaseEntry::default() };
    for event in events {
        match event {
            Event::Dislodged { unit, .. } | Event::Overrun { unit, .. } => entries.push(PhaseEntry {
                at: board.place_name(unit.unit.at),
                came: OrderOutcome::Failure,
                befalls: vec![unit.unit.power.index()],
                ..of_all(retreats(board, unit, after.fog.as_ref()))
            }),
            Event::Unused { power, n_builds } => {
                let plural = if *n_builds == 1 { "" } else { "s" };
                let name = &board.power_name(*power).name;
                let befalls = vec![power.index()];
                let text = format!("{name} has {n_builds} unused build{plural} pending.");
                entries.push(PhaseEntry { befalls, ..of_all(text) });
            }
            Event::Ownership { changes } => {
                for (at, was, is) in changes {
                    let name =
                        |power: &Option<_>| power.map_or("nobody", |power| board.power_name(power).name.as_str());
                    let text = format!("{} goes from {} to {}.", board.province(*at).name, name(was), name(is));
                    let at = board.province(*at).abbreviation.clone();
                    let befalls = [was, is].into_iter().flatten().map(|power| power.index()).collect();
                    entries.push(PhaseEntry { at, befalls, ..of_all(text) });
                }
            }
            Event::Victory { powers } => {
                entries.extend(lines(&standing::victory(rules, before, after, powers)).map(of_all));
            }
            _ => {}
        }
    }
    let mut changes = String::new();
    affairs::push_changes(&mut changes, board, events);
    entries.extend(lines(&changes).map(of_all));
    entries
}

/// Rows of letters as plain lines.
fn lines(text: &str) -> impl Iterator<Item = String> {
    text.lines().map(|line| line.replace(ROW, "").trim().to_owned()).filter(|line| !line.is_empty())
}
