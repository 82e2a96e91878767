//! Diplomacy's letters, in the lines of the classic judges.
mod affairs;
mod edited;
mod entries;
mod fog;
pub mod map;
mod options;
mod reasons;
mod sheet;
mod slots;
mod standing;
mod summary;
mod why;
mod words;

use crate::report::{Heading, Report};
use chancery_diplomacy::accounts::{self, balance, build_sites};
use chancery_diplomacy::board::{Board, Location};
use chancery_diplomacy::entry::review::assign;
use chancery_diplomacy::event::{Event, Failure, OrderResult, Trouble};
use chancery_diplomacy::order::Order;
use chancery_diplomacy::sight::Fog;
use chancery_diplomacy::special_moves::transform;
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::state::{Dislodged, State, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, View};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns};
use chancery_rules::{Eyes, Power, Review, Rules as _};
use chancery_text::doc::Doc;
use chancery_text::sentence::{Note, old};
use chancery_text::{hanging, row};
use words::{OrderWords, full_unit, kind_word};

/// The results of a phase, or what they would be, and whose powers the reader plays.
struct Outcome<'a> {
    heading: Heading<'a>,
    before: &'a View,
    after: &'a View,
    events: &'a [Event],
    own: &'a [Power],
}

impl Report for Diplomacy {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event], own: &[Power], doc: &mut Doc) {
        let text = {
            let mut text = outcome_text(self, "results", &Outcome { heading, before, after, events, own }, |_| true);
            text += &fog::sightings(self, before, after, events);
            text += &standing::news(self, before, after, events, own);
            text += &match &after.fog {
                Some(fog) => fog::positions(self, &before.seen, &after.seen, fog),
                None => standing::positions(self, &before.seen, &after.seen),
            };
            text
        };
        doc.old(&text);
    }

    fn prospect(&self, heading: Heading, before: &View, after: &View, events: &[Event], doc: &mut Doc) {
        let text = {
            let own = match before.eyes {
                Eyes::Power(power) => vec![power],
                Eyes::Observer | Eyes::Master => Vec::new(),
            };
            // Nobody wants to read of all the units that stay.
            let outcome = Outcome { heading, before, after, events, own: &own };
            let mut text = outcome_text(self, "forecast", &outcome, |event| match event {
                Event::Result(result) => !result.implied || result.failure.is_some() || result.dislodged,
                Event::Unused { power, .. } => own.contains(power),
                _ => true,
            });
            if before.fog.is_some() {
                text += "\nThis goes only by what you see.\n";
            }
            text
        };
        doc.old(&text);
    }

    fn why(&self, heading: Heading, before: &View, events: &[Event], about: &str, doc: &mut Doc) -> Result<(), Note> {
        let text = || -> Result<Option<String>, String> { why::text(self, heading, before, events, about) };
        let text = text().map_err(|why| Note::of(old(why)))?;
        text.into_iter().for_each(|text| doc.old(&text));
        Ok(())
    }

    fn changes(&self, before: &View, after: &View) -> Vec<Note> {
        edited::changes(self, before, after).into_iter().map(|line| Note::of(old(line))).collect()
    }

    fn status(&self, heading: Heading, view: &View, doc: &mut Doc) {
        let text = {
            let board = self.board();
            let State { phase, units, dislodged, .. } = &view.seen;
            let what = format!("Status of the {} phase for {}.", phase.kind, board.season_name(*phase));
            let mut text = title(heading, &what, PhaseKind::Retreat);
            if let Some(fog) = &view.fog {
                text += &fog::preface(fog);
            }
            let mut units: Vec<_> = units.iter().collect();
            units.sort_by_key(|unit| (unit.power, unit.kind, board.full_name(unit.at)));
            let width = label_width(board);
            let mut last = None;
            for unit in units {
                if last.is_some_and(|power| power != unit.power) {
                    text.push('\n');
                }
                last = Some(unit.power);
                let name = format!("{}:", board.power_name(unit.power).name);
                text += &row(&format!("{name:width$}"), &format!("{}.", full_unit(board, unit.kind, unit.at)));
            }
            if !dislodged.is_empty() {
                text.push_str("\nThe following units were dislodged:\n\n");
                text.extend(dislodged.iter().map(|unit| hanging(&retreats(board, unit, view.fog.as_ref()))));
            }
            if phase.kind == PhaseKind::Adjustment {
                if last.is_some() {
                    text.push('\n');
                }
                text += &standing::counts(self, view);
            }
            push_section(&mut text, &affairs::standing(self, &view.seen));
            text
        };
        doc.old(&text);
    }

    fn centres(&self, view: &View, doc: &mut Doc) {
        let text = {
            let owners = format!("Ownership of supply centers:\n\n{}", standing::ownership(self, view));
            // In adjustments the status tells the numbers.
            match view.seen.phase.kind {
                PhaseKind::Adjustment => owners,
                _ if view.fog.as_ref().is_some_and(|fog| fog.own.is_empty() && !fog.knows_owners) => owners,
                _ => format!("{owners}\n{}", standing::n_centres_of_all(self, view)),
            }
        };
        doc.old(&text);
    }

    fn aim(&self, view: &View) -> Option<Note> {
        let text = { self.goal(&view.seen).map_or(String::new(), |n| format!("{n} centres win.")) };
        (!text.is_empty()).then(|| Note::of(old(text)))
    }

    fn on_file(&self, heading: Heading, view: &View, power: Power, orders: &[Order], review: &Review, doc: &mut Doc) {
        let text = {
            let board = self.board();
            let phase = view.seen.phase;
            let words = OrderWords::new(board, &view.seen);
            let mut text =
                title(heading, &format!("{} orders for {}.", phase.kind, board.season_name(phase)), phase.kind);
            let mut lines = Vec::new();
            let units = units_to_order(&view.seen, power);
            for (unit, order) in units.iter().zip(assign(board, orders, &units)) {
                lines.push(match order {
                    Some(order) => format!("{}.", words.order(order, Some(unit))),
                    None => format!("{}, no order yet.", words.unit(unit.kind, unit.at)),
                });
            }
            if phase.kind == PhaseKind::Movement {
                let others = orders.iter().filter(|order| is_for_another(board, &view.seen, power, order));
                lines.extend(others.map(|order| format!("{}.", words.order(order, None))));
            }
            if phase.kind == PhaseKind::Adjustment {
                lines.extend(orders.iter().map(|order| format!("{}.", words.order(order, None))));
            }
            let has_orders = !lines.is_empty();
            push_by_power(&mut text, board, phase.kind, lines.into_iter().map(|line| (power, line)));
            let owed = if phase.kind == PhaseKind::Adjustment { review.missing.as_slice() } else { &[] };
            if has_orders && !(owed.is_empty() && review.warnings.is_empty()) {
                text.push('\n');
            }
            text.extend(owed.iter().chain(&review.warnings).map(|line| hanging(line)));
            text
        };
        doc.old(&text);
    }

    fn order_form(&self, view: &View, power: Power, on_file: &[Order]) -> String {
        let board = self.board();
        let state = &view.seen;
        let mut form = String::new();
        let units = units_to_order(state, power);
        for (unit, order) in units.iter().zip(assign(board, on_file, &units)) {
            let open = match state.dislodged.iter().find(|dislodged| dislodged.unit == **unit) {
                Some(dislodged) if dislodged.retreats.is_empty() => "can only be disbanded: D".to_owned(),
                Some(dislodged) => {
                    format!("can retreat to {}; or D, to disband", places(board, dislodged.retreats.iter().copied()))
                }
                None => match board.steps(unit.kind, unit.at) {
                    [] => "cannot move".to_owned(),
                    steps => format!("can go to {}", places(board, steps.iter().copied())),
                },
            };
            form += &format!("{}\n", board.unit_name(unit));
            order.into_iter().for_each(|order| push_on_file(&mut form, board, order));
            form += &format!("# {open}\n");
        }
        if state.phase.kind == PhaseKind::Movement {
            let others = on_file.iter().filter(|order| is_for_another(board, state, power, order));
            others.for_each(|order| push_on_file(&mut form, board, order));
        }
        let winter = state.phase.kind == PhaseKind::Adjustment;
        let owed = if winter { balance(board, self.policies(), state, power) } else { 0 };
        for order in on_file.iter().filter(|_| winter) {
            push_on_file(&mut form, board, order);
        }
        let counts =
            |order: &&Order| !matches!(order, Order::Home { .. } | Order::Bid { .. }) && !transform::is_order(order);
        let n_open = owed.unsigned_abs().saturating_sub(on_file.iter().filter(counts).count() as u64);
        for _ in 0..n_open {
            if owed > 0 {
                let sites = build_sites(board, self.policies(), state, power).into_iter();
                let sites = places(board, sites.flat_map(|site| board.fleet_places(site)));
                push_form_lines(&mut form, "BUILD", &format!("what and where: A or F, and one of {sites}; or WAIVE"));
            } else {
                push_form_lines(&mut form, "REMOVE", &format!("one of {}", units_of(board, state, power).join(", ")));
            }
        }
        if winter {
            push_choices(self, &mut form, state, power, on_file);
        }
        form
    }

    fn options_list(&self, heading: Heading, view: &View, about: &str, doc: &mut Doc) -> Result<(), Note> {
        let text = || -> Result<String, String> { options::text(self, heading, view, about) };
        let text = text().map_err(|why| Note::of(old(why)))?;
        doc.old(&text);
        Ok(())
    }

    fn history(&self, history: &[View], players: &[String], columns: usize, doc: &mut Doc) {
        let text = { summary::history(self, history, players, columns) };
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

    fn entries(&self, before: &View, after: &View, events: &[Event]) -> Vec<PhaseEntry> {
        entries::of(self, before, after, events)
    }

    fn remember(&self, view: &View, past: &mut PreviousTurns) {
        sheet::remember(self, view, past);
    }

    fn slots(&self, view: &View, power: Power, on_file: &[Order]) -> Vec<OrderRow> {
        slots::of(self, view, power, on_file)
    }
}

/// Tells what came of a phase, or would: the events that are `listed`, and the reasons and consequences of all of
/// them, those of the reader's `own` powers first.
fn outcome_text(rules: &Diplomacy, what: &str, outcome: &Outcome, listed: impl Fn(&Event) -> bool) -> String {
    let &Outcome { heading, before, after, events, own } = outcome;
    let board = rules.board();
    let phase = before.seen.phase;
    let mut text = title(heading, &format!("{} {what} for {}.", phase.kind, board.season_name(phase)), phase.kind);
    let mut results: Vec<_> = events.iter().filter(|event| listed(event)).filter_map(as_result).collect();
    results.sort_by_key(|result| (result.power, subject(board, result)));
    let words = OrderWords::new(board, &before.seen);
    let lines = results.iter().map(|result| (result.power, result_line(&words, result)));
    push_by_power(&mut text, board, phase.kind, lines);
    for event in events.iter().filter(|event| listed(event)) {
        if let Event::Unused { power, n_builds } = event {
            let plural = if *n_builds == 1 { "" } else { "s" };
            text += &row(&label(board, phase.kind, *power), &format!("{n_builds} unused build{plural} pending."));
        }
    }
    push_dislodged(&mut text, board, events, after.fog.as_ref());
    reasons::push(&mut text, &words, events, own);
    if events.iter().any(|event| matches!(event, Event::Ownership { .. })) {
        text.push_str("\nOwnership of supply centers:\n\n");
        text += &standing::ownership(rules, after);
        text.push('\n');
        text += &standing::counts(rules, after);
    }
    affairs::push_changes(&mut text, board, events);
    if !matches!(after.seen.phase.kind, PhaseKind::Retreat) && before.seen.affairs != after.seen.affairs {
        push_section(&mut text, &affairs::standing(rules, &after.seen));
    }
    for event in events {
        if let Event::Victory { powers } = event {
            text += &standing::victory(rules, before, after, powers);
        }
    }
    text
}

/// The lines of a form for optional orders: homes, bids, units to exchange.
fn push_choices(rules: &Diplomacy, form: &mut String, state: &State, power: Power, on_file: &[Order]) {
    let (board, policies) = (rules.board(), rules.policies());
    let waived = on_file.iter().any(|order| matches!(order, Order::Waive(_)));
    if waived || !accounts::has_choices(board, policies, state, power) {
        return;
    }
    if policies.intimate && accounts::is_played(board, state, power) {
        let bid_for =
            |other: Power| on_file.iter().any(|order| matches!(order, Order::Bid { power, .. } if *power == other));
        for other in
            accounts::powers(board).filter(|&other| !accounts::is_played(board, state, other) && !bid_for(other))
        {
            let purse = state.affairs.credits.get(power.index()).copied().unwrap_or(0);
            let bid = format!("BID {}", board.power_name(other).name.to_uppercase());
            push_form_lines(form, &bid, &format!("how many of your {purse} credits; or WAIVE"));
        }
    }
    let chosen = on_file.iter().filter(|order| matches!(order, Order::Home { chosen: true, .. })).count();
    if accounts::chooses_homes(board, policies, state, power) && chosen == 0 {
        let can = board.centres().into_iter();
        let can = can.filter(|&at| accounts::can_choose(board, policies, state, power, at).is_ok());
        let can = places(board, can.map(|at| board.main(at)));
        push_form_lines(form, "HOME", &format!("one of {can}; or WAIVE"));
    }
    if policies.any_disband {
        push_form_lines(form, "REMOVE", &format!("one of {}; or WAIVE", units_of(board, state, power).join(", ")));
    }
}

fn push_section(text: &mut String, section: &str) {
    if !section.is_empty() {
        text.push('\n');
        text.push_str(section);
    }
}

/// `BOH, BUD, GAL`
fn places(board: &Board, places: impl Iterator<Item = Location>) -> String {
    let mut names: Vec<_> = places.map(|at| board.place_name(at)).collect();
    names.sort_unstable();
    names.join(", ")
}

/// The units of a power, as orders name them: `A BUD`, `A VIE`, `F TRI`.
fn units_of(board: &Board, state: &State, power: Power) -> Vec<String> {
    let own = state.units.iter().filter(|unit| unit.power == power);
    let mut names: Vec<_> = own.map(|unit| board.unit_name(unit)).collect();
    names.sort_unstable();
    names
}

/// A line of a form: the beginning of an order, and below it what it can be.
fn push_form_lines(form: &mut String, order: &str, remark: &str) {
    *form += &format!("{order}\n# {remark}\n");
}

/// Adds what is on file as a remark: a form that comes back as it was says nothing.
fn push_on_file(form: &mut String, board: &Board, order: &Order) {
    *form += &format!("# on file: {}\n", order.text(board));
}

/// `Movement results for Spring of 1901. (demo.001)`; in other phases with two spaces before the bracket.
fn title(heading: Heading, what: &str, kind: PhaseKind) -> String {
    let gap = if kind == PhaseKind::Movement { " " } else { "  " };
    format!("{what}{gap}({}.{:03})\n\n", heading.game, heading.n_phase)
}

fn as_result(event: &Event) -> Option<&OrderResult> {
    match event {
        Event::Result(result) => Some(result),
        _ => None,
    }
}

/// The kind and name of a unit, so that letters do not depend on the order of the engine's results.
fn subject(board: &Board, result: &OrderResult) -> (Option<UnitKind>, String) {
    let (kind, at) = match (&result.unit, &result.order) {
        (Some(unit), _) => (Some(unit.kind), unit.at),
        (None, Order::Unit { kind, at, .. }) => (*kind, *at),
        (None, Order::Build { kind, at }) => (Some(*kind), *at),
        (None, Order::Waive(_) | Order::WaiveOneMore | Order::Bid { .. }) => return (None, "~".to_owned()),
        (None, Order::Permit { from, .. }) => (None, *from),
        (None, Order::Home { at, .. }) => (None, *at),
    };
    (kind, board.full_name(at))
}

/// The units that a power must order in this phase, in the order of letters.
fn units_to_order(state: &State, power: Power) -> Vec<&Unit> {
    let mut units: Vec<_> = match state.phase.kind {
        PhaseKind::Movement => state.units.iter().collect(),
        PhaseKind::Retreat => state.dislodged.iter().map(|dislodged| &dislodged.unit).collect(),
        PhaseKind::Adjustment => Vec::new(),
    };
    units.retain(|unit| unit.power == power);
    units.sort_by_key(|unit| (unit.kind, unit.at));
    units
}

/// Returns whether this is a movement order for something other than a unit of this power: for a canal, or for
/// another power's unit, which counts if that power gives it a proxy.
fn is_for_another(board: &Board, state: &State, power: Power, order: &Order) -> bool {
    match order {
        Order::Unit { at, .. } => {
            let mut units = state.units_in(board, board.province_of(*at)).peekable();
            units.peek().is_some() && units.all(|unit| unit.power != power)
        }
        Order::Permit { .. } => true,
        _ => false,
    }
}

/// As wide as the longest name of a power, its colon and a blank.
fn label_width(board: &Board) -> usize {
    board.powers.iter().map(|power| power.name.chars().count()).max().unwrap_or(0) + 2
}

/// `Austria: `, in retreats and adjustments as wide as in the classic judges' letters.
fn label(board: &Board, kind: PhaseKind, power: Power) -> String {
    let name = format!("{}:", board.power_name(power).name);
    match kind {
        PhaseKind::Movement => format!("{name} "),
        _ => format!("{name:25} "),
    }
}

/// Lines with the power before each; in movement with a blank line between powers.
fn push_by_power(text: &mut String, board: &Board, kind: PhaseKind, lines: impl Iterator<Item = (Power, String)>) {
    let mut last = None;
    for (power, line) in lines {
        if kind == PhaseKind::Movement && last.is_some_and(|last| last != power) {
            text.push('\n');
        }
        last = Some(power);
        *text += &match kind {
            PhaseKind::Movement => hanging(&format!("{}{line}", label(board, kind, power))),
            _ => row(&label(board, kind, power), &line),
        };
    }
}

fn result_line(words: &OrderWords, result: &OrderResult) -> String {
    match result_tags(words, result).as_str() {
        "" => result_order(words, result),
        tags => format!("{} (*{tags}*)", result_order(words, result)),
    }
}

/// The order: `Army Vienna -> Galicia.`
fn result_order(words: &OrderWords, result: &OrderResult) -> String {
    let (board, kind) = (words.board, words.phase);
    let unordered = result.implied && result.unit.is_some();
    match (&result.unit, kind) {
        (Some(unit), PhaseKind::Adjustment) if unordered => {
            format!("Defaults, removing the {} in {}.", unit.kind.word(), board.full_name(unit.at))
        }
        (Some(unit), _) if unordered => format!("{}, No Order Processed.", words.unit(unit.kind, unit.at)),
        (unit, _) => format!("{}.", words.order(&result.order, unit.as_ref())),
    }
}

/// The classic words for what came of it, if it is no success: `bounce, dislodged`.
fn result_tags(words: &OrderWords, result: &OrderResult) -> String {
    let mut tags: Vec<_> = result.failure.as_ref().map(tag).into_iter().collect();
    if result.dislodged && !tags.contains(&"dislodged") {
        tags.push("dislodged");
    }
    if result.implied && result.unit.is_some() && words.phase == PhaseKind::Retreat {
        tags.push("disbanded");
    }
    tags.join(", ")
}

/// The classic word for a failure.
fn tag(failure: &Failure) -> &'static str {
    match failure {
        Failure::Bounce { .. } => "bounce",
        Failure::Cut { .. } => "cut",
        Failure::Dislodged { .. } => "dislodged",
        Failure::Disrupted { .. } | Failure::Paradox => "disrupted",
        Failure::NoConvoy { .. } => "no convoy",
        Failure::Void(_) => "void",
        Failure::NoRetreat { met: Some(_) } => "bounce, destroyed",
        Failure::NoRetreat { met: None } => "destroyed",
        Failure::Excess => "excess",
        Failure::Outbid => "outbid",
        Failure::Overbid => "overbid",
        Failure::Unseen(unseen) => match unseen.what {
            Trouble::Bounce => "bounce",
            Trouble::Cut => "cut",
            Trouble::Dislodged => "dislodged",
            Trouble::Disrupted => "disrupted",
            Trouble::NoConvoy => "no convoy",
            Trouble::Void => "void",
            Trouble::NoRetreat => "bounce, destroyed",
        },
    }
}

fn push_dislodged(text: &mut String, board: &Board, events: &[Event], fog: Option<&Fog>) {
    let dislodged = events.iter().filter_map(|event| match event {
        Event::Dislodged { unit, .. } | Event::Overrun { unit, .. } => Some(unit),
        _ => None,
    });
    let mut lines: Vec<_> = dislodged.map(|unit| (unit.unit.power, retreats(board, unit, fog))).collect();
    lines.sort();
    if !lines.is_empty() {
        text.push_str("\n\nThe following units were dislodged:\n\n");
        text.extend(lines.iter().map(|(_, line)| hanging(line)));
    }
}

/// `The Italian Army in Trieste can retreat to Tyrolia or Albania.` Where others can go is not told in fog.
fn retreats(board: &Board, dislodged: &Dislodged, fog: Option<&Fog>) -> String {
    let Unit { power, kind, at } = dislodged.unit;
    let unit = format!("The {} {} in {}", board.power_name(power).adjective, kind_word(kind), board.full_name(at));
    let open: Vec<_> = dislodged.retreats.iter().map(|&at| board.full_name(at)).collect();
    match open.as_slice() {
        _ if fog.is_some_and(|fog| !fog.own.contains(&power)) => format!("{unit} lost its place."),
        [] => format!("{unit} with no valid retreats was destroyed."),
        _ => format!("{unit} can retreat to {}.", open.join(" or ")),
    }
}
