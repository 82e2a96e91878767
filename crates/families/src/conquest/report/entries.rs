//! The results of a Conquest turn, entry by entry: battles with their rounds, and one sentence for everything else.
use super::words::{InWords as _, OnPages};
use super::{battles, turn};
use chancery_conquest::entry::lapse;
use chancery_conquest::event::Event;
use chancery_conquest::{Conquest, View};
use chancery_picture::sheet::{OrderOutcome, PhaseEntry};
use chancery_text::words::said;

/// In the order used in e-mails: income and production, battles, lapsed orders, moves, players.
pub(super) fn of(rules: &Conquest, before: &View, events: &[Event]) -> Vec<PhaseEntry> {
    let mut entries = Vec::new();
    let words = OnPages(rules);
    let deeds = [turn::economy(&words, before, events), turn::moves(&words, before, events)];
    entries.extend(deeds.into_iter().flatten().map(|(power, deed)| PhaseEntry {
        side: Some(power.index()),
        text: said(deed),
        came: OrderOutcome::Success,
        ..PhaseEntry::default()
    }));
    for event in events {
        match event {
            Event::Battle(battle) => {
                let mut lines: Vec<String> =
                    battles::battle(&words, battle).into_iter().map(|(_, line)| said(line)).collect();
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
                text: said(lapse(&words, order, why)),
                came: OrderOutcome::Failure,
                ..PhaseEntry::default()
            }),
            _ => {}
        }
    }
    let players = turn::players(&words, events).into_iter();
    entries.extend(players.map(|told| PhaseEntry { text: said(told), ..PhaseEntry::default() }));
    entries
}
