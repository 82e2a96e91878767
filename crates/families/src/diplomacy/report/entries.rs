//! The results of a Diplomacy phase, entry by entry: each order with its reasons and consequences.
use super::words::province;
use super::{affairs, retreats, standing, why};
use chancery_diplomacy::event::Event;
use chancery_diplomacy::{Diplomacy, View};
use chancery_picture::sheet::{OrderOutcome, PhaseEntry};
use chancery_text::say;
use chancery_text::sentence::Say as _;
use chancery_text::words::said;

/// The orders, grouped by power, then units that lost their places, centres that changed hands, and anything that ended.
pub(super) fn of(rules: &Diplomacy, before: &View, after: &View, events: &[Event]) -> Vec<PhaseEntry> {
    let board = rules.board();
    let mut entries = why::entries(rules, before, events);
    let of_all = |text: String| PhaseEntry { text, ..PhaseEntry::default() };
    for event in events {
        match event {
            Event::Dislodged { unit, .. } | Event::Overrun { unit, .. } => entries.push(PhaseEntry {
                at: board.place_name(unit.unit.at),
                came: OrderOutcome::Failure,
                ..of_all(said(retreats(board, unit, after.fog.as_ref())))
            }),
            Event::Unused { power, n_builds } => {
                let name = board.power_name(*power);
                let text = said(say!("{} has {n unused build|unused builds} pending.", name, n = *n_builds));
                entries.push(of_all(text));
            }
            Event::Ownership { changes } => {
                for (at, was, is) in changes {
                    let name = |power: &Option<_>| power.map_or("nobody".arg(), |power| board.power_name(power).arg());
                    let text = said(say!("{} goes from {} to {}.", province(board, *at), name(was), name(is)));
                    let at = board.province(*at).abbreviation.clone();
                    entries.push(PhaseEntry { at, ..of_all(text) });
                }
            }
            Event::Victory { powers } => {
                entries.push(of_all(said(standing::victory(rules, before, after, powers))));
            }
            _ => {}
        }
    }
    entries.extend(affairs::changes(board, events).into_iter().map(|change| of_all(said(change))));
    entries
}
