//! The results of a turn of Conquest, entry by entry: battles with their rounds, and all else in a sentence each.
use super::words::{InWords as _, OnPages};
use super::{battles, turn};
use chancery_conquest::entry::lapse;
use chancery_conquest::event::Event;
use chancery_conquest::{Conquest, View};
use chancery_picture::sheet::{OrderOutcome, PhaseEntry};
use chancery_rules::Power;
use chancery_text::ROW;

/// In the order of letters: income and production, battles, what lapsed, moves, players.
pub(super) fn of(rules: &Conquest, before: &View, events: &[Event]) -> Vec<PhaseEntry> {
    let mut entries = Vec::new();
    let words = OnPages(rules);
    let economy = turn::economy(&words, before, events);
    let moves = turn::moves(&words, before, events);
    let mut of_powers = |text: &str| {
        for line in plain(text) {
            let of = (0..before.seen.seats.len() as u16).map(Power);
            let side =
                of.map(|power| (power, format!("{}:", rules.name(power)))).find(|(_, name)| line.starts_with(name));
            let (side, text) = match side {
                Some((power, name)) => (Some(power.index()), line[name.len()..].trim().to_owned()),
                None => (None, line),
            };
            entries.push(PhaseEntry { side, text, came: OrderOutcome::Success, ..PhaseEntry::default() });
        }
    };
    of_powers(&economy);
    of_powers(&moves);
    for event in events {
        match event {
            Event::Battle(battle) => {
                let mut lines = plain(&battles::battle(&words, battle));
                let text = if lines.is_empty() { String::new() } else { lines.remove(0) };
                let outcome = lines.pop().unwrap_or_default();
                entries.push(PhaseEntry {
                    side: battle.columns.first().map(|column| column.power.index()),
                    at: rules.key(battle.target).to_owned(),
                    text: format!("{text} {outcome}"),
                    came: if battle.taken_by.is_some() { OrderOutcome::Success } else { OrderOutcome::Failure },
                    why: lines.into_iter().map(|line| (0, line)).collect(),
                    ..PhaseEntry::default()
                });
            }
            Event::Lapsed { power, order, why } => entries.push(PhaseEntry {
                side: Some(power.index()),
                at: order.place().map(|at| rules.key(at).to_owned()).unwrap_or_default(),
                text: lapse(&words, order, why),
                came: OrderOutcome::Failure,
                ..PhaseEntry::default()
            }),
            _ => {}
        }
    }
    let players = plain(&turn::players(&words, events));
    entries.extend(players.into_iter().map(|text| PhaseEntry { text, ..PhaseEntry::default() }));
    entries
}

/// Rows of letters as plain lines.
fn plain(text: &str) -> Vec<String> {
    text.lines().map(|line| line.replace(ROW, " ").split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}
