//! Conquest's e-mails.
//!
//! - `summary` writes the first lines, `turn` the events other than battles, and `battles` those round by round
//! - `standing` shows everyone's position, and `history` the same over all turns
//! - `form` is the order form, and `ledger` lists every random draw of a turn
//! - `extras` has the panels next to the board on a page, and odds
//! - `sheet` is the same as data, for pictures and programs: `slots` the orders due, `entries` their results
//! - `words` formats names and numbers
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
use chancery_conquest::figures::Figures;
use chancery_conquest::map::Land;
use chancery_conquest::order::Order;
use chancery_conquest::state::Sections;
use chancery_conquest::turn::kept;
use chancery_conquest::{Conquest, View};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns};
use chancery_rules::{Eyes, Power, Review, Rules as _};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{self, Note, Open, Sentence, and, line, semicolons, term, theirs};
use words::InWords as _;

impl Report for Conquest {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event], own: &[Power], doc: &mut Doc) {
        let own = match before.eyes {
            Eyes::Power(power) => vec![power],
            Eyes::Observer | Eyes::Master => own.to_vec(),
        };
        doc.title(say!("Turn {turn} results. ({heading})", turn = before.seen.turn, heading));
        summary::summary(self, before, after, &own, doc);
        let lapses = lapses(self, before, events);
        of_powers(self, "Income, building and production:", turn::economy(self, before, events), doc);
        section("Battles:", |doc| battles(self, events, |_| true, doc), doc);
        sentences("Orders that were not carried out, or not in full:", &lapses, doc);
        of_powers(self, "Moves:", turn::moves(self, before, events), doc);
        let players = turn::players(self, events);
        if !players.is_empty() {
            doc.gap();
        }
        players.iter().for_each(|told| doc.classic(told));
        doc.heading("Everyone's position:");
        standing::all(self, &after.seen, doc);
        turn::luck(events).iter().for_each(|told| doc.para(told));
    }

    fn prospect(&self, heading: Heading, before: &View, _: &View, events: &[Event], doc: &mut Doc) {
        doc.title(say!("Turn {turn} forecast, as things are now. ({heading})", turn = before.seen.turn, heading));
        let place = doc.here();
        of_powers(self, "Income, building and production:", turn::economy(self, before, events), doc);
        sentences("Attacks:", &turn::prospects(self, events), doc);
        sentences("Not carried out, or not in full:", &lapses(self, before, events), doc);
        of_powers(self, "Moves:", turn::moves(self, before, events), doc);
        if doc.here() == place {
            doc.para("These orders change nothing.");
        }
        doc.para("Others may produce, attack and move first: attacks are fought after everyone has produced.");
    }

    fn why(&self, heading: Heading, before: &View, events: &[Event], about: &str, doc: &mut Doc) -> Result<(), Note> {
        if about.eq_ignore_ascii_case(ledger::WORD) {
            ledger::ledger(self, heading, events, doc);
            return Ok(());
        }
        let place = doc.here();
        doc.title(say!("Turn {turn}. ({heading})", turn = before.seen.turn, heading));
        let title = doc.here();
        if about.is_empty() {
            // The failures for these eyes: attacks without a win, and lapsed orders.
            let failed = |event: &Event| match (event, before.eyes) {
                (Event::Battle(battle), Eyes::Power(own)) => {
                    let lost = battle.defender == own && battle.taken_by.is_some();
                    lost || battle.columns.iter().any(|column| column.power == own && !column.won)
                }
                _ => true,
            };
            battles(self, events, failed, doc);
            lapses(self, before, events).iter().for_each(|told| doc.classic(told));
        } else {
            let Some(land) = named(self, about) else {
                let about = about.chars().take(40).collect::<String>();
                return Err(Note::of(say!("{} is not a state on this map.", theirs(about))));
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
            deeds(self, turn::economy(self, before, &here), doc);
            battles(self, &here, |_| true, doc);
            lapses(self, before, &here).iter().for_each(|told| doc.classic(told));
            deeds(self, turn::moves(self, before, &here), doc);
        }
        if doc.here() == title {
            doc.back_to(place);
        }
        Ok(())
    }

    fn status(&self, heading: Heading, view: &View, doc: &mut Doc) {
        doc.title(say!("Status of turn {turn}. ({heading})", turn = view.seen.turn, heading));
        standing::all(self, &view.seen, doc);
    }

    fn centres(&self, view: &View, doc: &mut Doc) {
        doc.heading("Who owns which states:");
        standing::owners(self, &view.seen, doc);
    }

    fn own_figures(&self) -> Option<Note> {
        let usual = Figures::default();
        let own: Vec<Sentence> = (self.map().figures.differing(&usual))
            .map(|(data, own, usual)| {
                say!("{} {} (usually {})", data.doc, term(data.text(own)), term(data.text(usual)))
            })
            .collect();
        (!own.is_empty()).then(|| Note::of(say!("In this game: {}.", semicolons(own))))
    }

    fn aim(&self, _: &View) -> Option<Note> {
        let (all, win) = (self.map().lands.len(), self.options().states_to_win(self.map().lands.len()));
        let last = match self.options().turn_limit {
            None => say!(""),
            Some(turn) => say!(" Turn {turn} is the last: after it, the highest production wins.", turn),
        };
        Some(Note::of(say!("{win} of {all} states win.{last}", win, all, last)))
    }

    fn on_file(&self, heading: Heading, view: &View, power: Power, orders: &[Order], review: &Review, doc: &mut Doc) {
        doc.title(say!("Orders for turn {turn}. ({heading})", turn = view.seen.turn, heading));
        let name = || sentence::power::<Open>(self.name(power));
        let written = |order: &Order| line::<Open>(self.write_order(order));
        for order in orders {
            doc.classic(Note::of(say!("{}: {}.", name(), written(order))));
        }
        if let Some(seat) = view.seen.seats.get(power.index()) {
            let after = kept(seat, orders);
            for (n, order) in (1_usize..).zip(&seat.standing).filter(|(_, order)| after.standing.contains(order)) {
                doc.classic(Note::of(say!("{}: standing {n}: {}.", name(), n, written(order))));
            }
            if after.governor != Sections::NONE {
                let sections = and::<Open, _>(after.governor.words().into_iter().map(term::<Open>));
                doc.classic(Note::of(say!("{}: the governor has {}.", name(), sections)));
            }
        }
        review.missing.iter().chain(&review.warnings).enumerate().for_each(|(i, remark)| {
            doc.para(remark);
            if 0 < i {
                doc.close_up();
            }
        });
    }

    fn order_form(&self, view: &View, power: Power, on_file: &[Order], _: bool) -> String {
        form::form(self, view, power, on_file)
    }

    fn history(&self, history: &[View], players: &[String], columns: usize, doc: &mut Doc) {
        history::history(self, history, players, columns, doc);
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

/// Adds a section of an e-mail below its heading, or nothing if the section is empty.
fn section(heading: &'static str, tell: impl FnOnce(&mut Doc), doc: &mut Doc) {
    let place = doc.here();
    doc.heading(heading);
    let below = doc.here();
    tell(doc);
    if doc.here() == below {
        doc.back_to(place);
    }
}

fn sentences(heading: &'static str, told: &[Note], doc: &mut Doc) {
    section(heading, |doc| told.iter().for_each(|told| doc.classic(told)), doc);
}

fn of_powers(rules: &Conquest, heading: &'static str, told: Vec<(Power, Note)>, doc: &mut Doc) {
    section(heading, |doc| deeds(rules, told, doc), doc);
}

/// Lists the actions of powers: `Red:     2i GRO to FRI.`
fn deeds(rules: &Conquest, told: Vec<(Power, Note)>, doc: &mut Doc) {
    let columns = standing::name_width(rules) + 2;
    for (power, deed) in told {
        doc.classic_row(say!("{}:", sentence::power(rules.name(power))), columns, deed);
    }
}

/// Writes the battles that are worth reporting, with an empty line between them.
fn battles(rules: &Conquest, events: &[Event], is_told: impl Fn(&Event) -> bool, doc: &mut Doc) {
    let battles = events.iter().filter(|event| is_told(event)).filter_map(|event| match event {
        Event::Battle(battle) => Some(battle),
        _ => None,
    });
    for (i, battle) in battles.enumerate() {
        if 0 < i {
            doc.gap();
        }
        for (depth, told) in battles::battle(rules, battle) {
            doc.classic(say!(
                "{indent}{told}",
                indent = ["", "  ", "    "].get(depth).copied().unwrap_or_default(),
                told
            ));
        }
    }
}

/// Lapsed orders, with their players' names for readers who see several powers.
fn lapses(rules: &Conquest, view: &View, events: &[Event]) -> Vec<Note> {
    turn::lapses(rules, events, !matches!(view.eyes, Eyes::Power(_)))
}

/// The state that a person names, by its abbreviation or name.
fn named(rules: &Conquest, text: &str) -> Option<Land> {
    let text = text.trim();
    let by_name = || rules.map().all().find(|land| rules.map().land(*land).name.eq_ignore_ascii_case(text));
    rules.map().find(text).or_else(by_name)
}
