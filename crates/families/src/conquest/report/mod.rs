//! Conquest's letters.
//!
//! - `summary` the first lines; `turn` what happened besides battles, `battles` those round by round
//! - `standing` where everybody stands; `history` the same over all turns
//! - `form` the order form; `ledger` each piece of luck of a turn
//! - `extras` what stands beside the board on a page, and odds
//! - `sheet` the same as data, for pictures and programs; `slots` what is to be ordered, `entries` what came of it
//! - `words` how names and numbers are written
mod battles;
mod entries;
mod extras;
mod form;
mod history;
mod ledger;
mod sheet;
mod slots;
mod standing;
mod summary;
mod turn;
mod words;

use crate::extras::{BoardExtras, OddsTable};
use crate::report::{Heading, Report};
use chancery_conquest::event::{Event, Lapse};
use chancery_conquest::map::Land;
use chancery_conquest::order::Order;
use chancery_conquest::state::Sections;
use chancery_conquest::turn::kept;
use chancery_conquest::{Conquest, View};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns};
use chancery_rules::{Eyes, Power, Review, Rules as _};
use chancery_text::doc::Doc;
use chancery_text::sentence::{Note, old};
use chancery_text::{hanging, list};
use turn::section;
use words::InWords as _;

impl Report for Conquest {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event], own: &[Power], doc: &mut Doc) {
        let text = {
            let own = match before.eyes {
                Eyes::Power(power) => vec![power],
                Eyes::Observer | Eyes::Master => own.to_vec(),
            };
            let mut text = title(heading, &format!("Turn {} results.", before.seen.turn));
            text += &summary::summary(self, before, after, &own);
            text += &section("Income, building and production:", &turn::economy(self, before, events));
            text += &section("Battles:", &battles(self, events, |_| true));
            text += &section("Orders that were not carried out, or not in full:", &lapses(self, before, events));
            text += &section("Moves:", &turn::moves(self, before, events));
            let players = turn::players(self, events);
            text += &if players.is_empty() { players } else { format!("\n{players}") };
            text += &section("Where everybody stands now:", &standing::all(self, &after.seen));
            text + &turn::luck(events)
        };
        doc.old(&text);
    }

    fn prospect(&self, heading: Heading, before: &View, after: &View, events: &[Event], doc: &mut Doc) {
        let text = {
            let _ = after;
            let mut text = title(heading, &format!("Turn {} forecast, as things are now.", before.seen.turn));
            let sections = [
                ("Income, building and production:", turn::economy(self, before, events)),
                ("Attacks:", turn::prospects(self, events)),
                ("Not carried out, or not in full:", lapses(self, before, events)),
                ("Moves:", turn::moves(self, before, events)),
            ];
            let sections: String = sections.iter().map(|(heading, text)| section(heading, text)).collect();
            text += if sections.is_empty() { "Nothing happens.\n" } else { sections.trim_start() };
            text + "\nOthers may produce, attack and move first: attacks are fought after everybody has produced.\n"
        };
        doc.old(&text);
    }

    fn why(&self, heading: Heading, before: &View, events: &[Event], about: &str, doc: &mut Doc) -> Result<(), Note> {
        let text = || -> Result<Option<String>, String> {
            if about.eq_ignore_ascii_case(ledger::WORD) {
                return Ok(ledger::ledger(self, heading, events));
            }
            let mut text = String::new();
            if about.is_empty() {
                // What failed for these eyes: attacks that were not won, and orders that lapsed.
                let failed = |event: &Event| match (event, before.eyes) {
                    (Event::Battle(battle), Eyes::Power(own)) => {
                        let lost = battle.defender == own && battle.taken_by.is_some();
                        lost || battle.columns.iter().any(|column| column.power == own && !column.won)
                    }
                    _ => true,
                };
                text += &battles(self, events, failed);
                text += &lapses(self, before, events);
            } else {
                let Some(land) = named(self, about) else {
                    return Err(format!(
                        "There is no state \"{}\" on this map.",
                        about.chars().take(40).collect::<String>()
                    ));
                };
                let is_here = |event: &Event| match event {
                    Event::Battle(battle) => {
                        battle.target == land || battle.columns.iter().any(|column| column.from == land)
                    }
                    Event::Lapsed { order, why, .. } => {
                        order.place() == Some(land)
                            || matches!(order, Order::Attack { target, .. } if *target == land)
                            || matches!(why, Lapse::NotOwn(at) | Lapse::IsOwn(at) | Lapse::NoCity(at) if *at == land)
                    }
                    Event::Moved { from, to, .. } => [*from, *to].contains(&land),
                    Event::Produced { at, .. } | Event::Built { at, .. } => *at == land,
                    _ => false,
                };
                let here: Vec<Event> = events.iter().filter(|event| is_here(event)).cloned().collect();
                text += &turn::economy(self, before, &here);
                text += &battles(self, &here, |_| true);
                text += &lapses(self, before, &here);
                text += &turn::moves(self, before, &here);
            }
            let head = title(heading, &format!("Turn {}.", before.seen.turn));
            Ok((!text.is_empty()).then(|| head + text.trim_start()))
        };
        let text = text().map_err(|why| Note::of(old(why)))?;
        text.into_iter().for_each(|text| doc.old(&text));
        Ok(())
    }

    fn status(&self, heading: Heading, view: &View, doc: &mut Doc) {
        let text =
            { title(heading, &format!("Status of turn {}.", view.seen.turn)) + &standing::all(self, &view.seen) };
        doc.old(&text);
    }

    fn centres(&self, view: &View, doc: &mut Doc) {
        let text = { format!("Who owns which states:\n\n{}", standing::owners(self, &view.seen)) };
        doc.old(&text);
    }

    fn aim(&self, _: &View) -> Option<Note> {
        let text = {
            let (all, win) = (self.map().lands.len(), self.options().states_to_win(self.map().lands.len()));
            let mut text = format!("{win} of {all} states win.");
            if let Some(turn) = self.options().turn_limit {
                text += &format!(" Turn {turn} is the last: after it, the highest production wins.");
            }
            text
        };
        (!text.is_empty()).then(|| Note::of(old(text)))
    }

    fn on_file(&self, heading: Heading, view: &View, power: Power, orders: &[Order], review: &Review, doc: &mut Doc) {
        let text = {
            let mut text = title(heading, &format!("Orders for turn {}.", view.seen.turn));
            let name = self.name(power);
            for order in orders {
                text += &hanging(&format!("{name}: {}.", self.write_order(order)));
            }
            if let Some(seat) = view.seen.seats.get(power.index()) {
                let after = kept(seat, orders);
                for (n, order) in (1..).zip(&seat.standing).filter(|(_, order)| after.standing.contains(order)) {
                    text += &hanging(&format!("{name}: standing {n}: {}.", self.write_order(order)));
                }
                if after.governor != Sections::NONE {
                    text += &hanging(&format!("{name}: the governor has {}.", list(&after.governor.words())));
                }
            }
            let remarks = review.missing.iter().chain(&review.warnings);
            let remarks: String = remarks.map(|line| hanging(line)).collect();
            if !remarks.is_empty() && !text.ends_with("\n\n") {
                text.push('\n');
            }
            text + &remarks
        };
        doc.old(&text);
    }

    fn order_form(&self, view: &View, power: Power, on_file: &[Order]) -> String {
        form::form(self, view, power, on_file)
    }

    fn history(&self, history: &[View], players: &[String], columns: usize, doc: &mut Doc) {
        let text = { history::history(self, history, players, columns) };
        doc.old(&text);
    }

    fn sheet(&self, view: &View, past: &PreviousTurns) -> Option<PlayerView> {
        Some(sheet::of_position(self, view, past))
    }

    fn sheet_with_orders(&self, view: &View, orders: &[(Power, Order)], past: &PreviousTurns) -> Option<PlayerView> {
        Some(sheet::with_orders(self, view, orders, past))
    }

    fn sheet_of_results(
        &self,
        before: &View,
        after: &View,
        events: &[Event],
        past: &PreviousTurns,
    ) -> Option<PlayerView> {
        Some(sheet::of_results(self, before, after, events, past))
    }

    fn entries(&self, before: &View, _: &View, events: &[Event]) -> Vec<PhaseEntry> {
        entries::of(self, before, events)
    }

    fn remember(&self, view: &View, past: &mut PreviousTurns) {
        sheet::remember(self, view, past);
    }

    fn slots(&self, view: &View, power: Power, on_file: &[Order]) -> Vec<OrderRow> {
        slots::of(self, view, power, on_file)
    }

    fn say_order(&self, order: &Order) -> String {
        words::OnPages(self).wording().order(order)
    }

    fn extras(&self, view: &View, on_file: &[Order]) -> BoardExtras {
        extras::of(self, view, on_file)
    }

    fn odds(&self, view: &View, from: &str, to: &str, more: &str) -> Option<OddsTable> {
        extras::ladder(self, view, from, to, more)
    }
}

/// The battles that are worth telling, with a blank line between them.
fn battles(rules: &Conquest, events: &[Event], is_told: impl Fn(&Event) -> bool) -> String {
    let battles = events.iter().filter(|event| is_told(event)).filter_map(|event| match event {
        Event::Battle(battle) => Some(battles::battle(rules, battle)),
        _ => None,
    });
    battles.collect::<Vec<_>>().join("\n")
}

/// Orders that lapsed; with the names of their players, for those who see several.
fn lapses(rules: &Conquest, view: &View, events: &[Event]) -> String {
    turn::lapses(rules, events, !matches!(view.eyes, Eyes::Power(_)))
}

/// The state that a person names: by its short name, or by its name.
fn named(rules: &Conquest, text: &str) -> Option<Land> {
    let text = text.trim();
    let by_name = || rules.map().all().find(|land| rules.map().land(*land).name.eq_ignore_ascii_case(text));
    rules.map().find(text).or_else(by_name)
}

/// `Turn 5 results. (war.005)`
fn title(heading: Heading, what: &str) -> String {
    format!("{what} ({}.{:03})\n\n", heading.game, heading.n_phase)
}
