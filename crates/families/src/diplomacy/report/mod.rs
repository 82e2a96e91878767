//! Diplomacy's e-mails, in the classic judges' format.
mod affairs;
mod edited;
mod entries;
mod fog;
mod fortunes;
pub mod map;
mod options;
mod reasons;
mod sheet;
mod slots;
mod standing;
mod summary;
mod vicinity;
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
use chancery_diplomacy::state::{Dislodged, Phase, State, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, View};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns};
use chancery_rules::{Eyes, Power, Review, Rules as _};
use chancery_text::doc::{Doc, Speech};
use chancery_text::say;
use chancery_text::sentence::{Note, Say as _, Sentence, bad, line, term};
use words::{OrderWords, full_name, full_unit, kind_word};

/// The actual or predicted results of a phase, and the reader's own powers.
struct Outcome<'a> {
    heading: Heading<'a>,
    before: &'a View,
    after: &'a View,
    events: &'a [Event],
    own: &'a [Power],
    /// Whether a headline for each of them is above.
    has_headline: bool,
}

impl Report for Diplomacy {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event], own: &[Power], doc: &mut Doc) {
        let outcome = Outcome { heading, before, after, events, own, has_headline: true };
        if doc.reader().is_brief && !own.is_empty() {
            let near = vicinity::provinces(self.board(), &before.seen, own);
            tell_outcome(self, "results", &outcome, |event| vicinity::is_near(self.board(), &near, own, event), doc);
            tell_section(doc, standing::news(self, before, after));
            return;
        }
        tell_outcome(self, "results", &outcome, |_| true, doc);
        fog::sightings(doc, self, before, after, events);
        tell_section(doc, standing::news(self, before, after));
        let counted = events.iter().any(|event| matches!(event, Event::Ownership { .. }));
        match &after.fog {
            Some(fog) => fog::positions(doc, self, &before.seen, &after.seen, fog, counted),
            None => standing::positions(doc, self, &before.seen, &after.seen),
        }
    }

    fn headline(&self, before: &View, after: &View, events: &[Event], power: Power) -> Vec<Note> {
        fortunes::of(self, before, after, events, power)
    }

    fn task(&self, view: &View, power: Power) -> Option<Note> {
        fortunes::task(self, view, power)
    }

    fn prospect(&self, heading: Heading, before: &View, after: &View, events: &[Event], doc: &mut Doc) {
        let own = match before.eyes {
            Eyes::Power(power) => vec![power],
            Eyes::Observer | Eyes::Master => Vec::new(),
        };
        // Readers do not want a line for every unit that stays.
        let is_listed = |event: &Event| match event {
            Event::Result(result) => !result.implied || result.failure.is_some() || result.dislodged,
            Event::Unused { power, .. } => own.contains(power),
            _ => true,
        };
        let outcome = Outcome { heading, before, after, events, own: &own, has_headline: false };
        tell_outcome(self, "forecast", &outcome, is_listed, doc);
        if events.iter().any(|event| matches!(event, Event::Ownership { .. })) {
            doc.heading("Ownership of supply centers:");
            standing::ownership(doc, self, after);
            doc.gap();
            standing::counts(doc, self, after);
        }
        if before.fog.is_some() {
            doc.para("This uses only your view.");
        }
    }

    fn why(&self, heading: Heading, before: &View, events: &[Event], about: &str, doc: &mut Doc) -> Result<(), Note> {
        why::tell(self, heading, before, events, about, doc)
    }

    fn changes(&self, before: &View, after: &View) -> Vec<Note> {
        edited::changes(self, before, after)
    }

    fn status(&self, heading: Heading, view: &View, doc: &mut Doc) {
        let board = self.board();
        let State { phase, units, dislodged, .. } = &view.seen;
        let season = term(board.season_name(*phase));
        title(doc, heading, PhaseKind::Retreat, say!("Status of the {} phase for {}.", kind(*phase), season));
        if let Some(fog) = &view.fog {
            fog::preface(doc, fog);
        }
        let mut units: Vec<_> = units.iter().collect();
        units.sort_by_key(|unit| (unit.power, unit.kind, board.full_name(unit.at)));
        let mut last = None;
        for unit in units {
            if last.is_some_and(|power| power != unit.power) {
                doc.gap();
            }
            last = Some(unit.power);
            let name = board.power_name(unit.power);
            standing::tell_row(doc, board, name, say!("{}.", full_unit(board, unit.kind, unit.at)));
        }
        if !dislodged.is_empty() {
            doc.heading("The following units were dislodged:");
            tell_lines(doc, dislodged.iter().map(|unit| retreats(board, unit, view.fog.as_ref())));
        }
        if phase.kind == PhaseKind::Adjustment {
            if last.is_some() {
                doc.gap();
            }
            standing::counts(doc, self, view);
        }
        tell_section(doc, affairs::standing(self, &view.seen));
    }

    fn centres(&self, view: &View, doc: &mut Doc) {
        doc.heading("Ownership of supply centers:");
        standing::ownership(doc, self, view);
        // In adjustments, the status includes the numbers.
        let knows_none = view.fog.as_ref().is_some_and(|fog| fog.own.is_empty() && !fog.knows_owners);
        if view.seen.phase.kind != PhaseKind::Adjustment && !knows_none {
            doc.gap();
            standing::n_centres_of_all(doc, self, view);
        }
    }

    fn aim(&self, view: &View) -> Option<Note> {
        self.goal(&view.seen).map(|n| Note::of(say!("{} centres win.", n)))
    }

    fn on_file(&self, heading: Heading, view: &View, power: Power, orders: &[Order], review: &Review, doc: &mut Doc) {
        let board = self.board();
        let phase = view.seen.phase;
        let words = OrderWords::new(board, &view.seen);
        let season = term(board.season_name(phase));
        title(doc, heading, phase.kind, say!("{} orders for {}.", kind(phase), season));
        let mut n_lines = 0;
        let mut tell = |doc: &mut Doc, line| {
            n_lines += 1;
            tell_of(doc, board, phase.kind, power, line);
        };
        let units = units_to_order(&view.seen, power);
        for (unit, order) in units.iter().zip(assign(board, orders, &units)) {
            tell(
                doc,
                match order {
                    Some(order) => say!("{}.", words.order(order, Some(unit))),
                    None => say!("{}, no order yet.", words.unit(unit.kind, unit.at)),
                },
            );
        }
        let is_listed = |order: &&Order| match phase.kind {
            PhaseKind::Movement => is_for_another(board, &view.seen, power, order),
            PhaseKind::Retreat => false,
            PhaseKind::Adjustment => true,
        };
        for order in orders.iter().filter(is_listed) {
            tell(doc, say!("{}.", words.order(order, None)));
        }
        let owed = if phase.kind == PhaseKind::Adjustment { review.missing.as_slice() } else { &[] };
        let hints = review.hints.iter().filter_map(|hint| {
            let order = line(orders.get(hint.about)?.text(board));
            Some(Note::of(say!("{}: {}", order, &hint.said)))
        });
        let hints: Vec<Note> = hints.collect();
        let remarks = owed.iter().chain(&review.warnings).chain(&hints);
        if 0 < n_lines && remarks.clone().next().is_some() {
            doc.gap();
        }
        tell_lines(doc, remarks);
    }

    fn order_form(&self, view: &View, power: Power, on_file: &[Order], lists_moves: bool) -> String {
        let board = self.board();
        let state = &view.seen;
        let mut form = String::new();
        let units = units_to_order(state, power);
        for (unit, order) in units.iter().zip(assign(board, on_file, &units)) {
            let open = match state.dislodged.iter().find(|dislodged| dislodged.unit == **unit) {
                Some(dislodged) if dislodged.retreats.is_empty() => Some("can only be disbanded: D".to_owned()),
                Some(dislodged) => {
                    let open = places(board, dislodged.retreats.iter().copied());
                    Some(format!("can retreat to {open}; or D, to disband"))
                }
                None => lists_moves.then(|| match board.steps(unit.kind, unit.at) {
                    [] => "cannot move".to_owned(),
                    steps => format!("can go to {}", places(board, steps.iter().copied())),
                }),
            };
            form += &format!("{}\n", board.unit_name(unit));
            order.into_iter().for_each(|order| push_on_file(&mut form, board, order));
            open.into_iter().for_each(|open| form += &format!("# {open}\n"));
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
                push_form_lines(&mut form, "REMOVE", &format!("one of {}", units_of(board, state, power)));
            }
        }
        if winter {
            push_choices(self, &mut form, state, power, on_file);
        }
        form
    }

    fn options_list(&self, heading: Heading, view: &View, about: &str, doc: &mut Doc) -> Result<(), Note> {
        options::tell(self, heading, view, about, doc)
    }

    fn history(&self, history: &[View], players: &[String], columns: usize, doc: &mut Doc) {
        summary::history(self, history, players, columns, doc);
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

/// Reports the outcome, or predicted outcome, of a phase: the events that are `listed`, and the reasons and consequences of all of them,
/// starting with the reader's `own` powers.
fn tell_outcome(
    rules: &Diplomacy,
    what: &'static str,
    outcome: &Outcome,
    listed: impl Fn(&Event) -> bool,
    doc: &mut Doc,
) {
    let &Outcome { heading, before, after, events, own, has_headline } = outcome;
    let board = rules.board();
    let phase = before.seen.phase;
    let season = term(board.season_name(phase));
    title(doc, heading, phase.kind, say!("{} {what} for {season}.", kind(phase), what, season));
    let mut results: Vec<_> = events.iter().filter(|event| listed(event)).filter_map(as_result).collect();
    results.sort_by_cached_key(|result| (result.power, subject(board, result)));
    let words = OrderWords::new(board, &before.seen);
    let mut last = None;
    for result in results {
        if phase.kind == PhaseKind::Movement && last.is_some_and(|last| last != result.power) {
            // A gap that takes no line of plain text.
            doc.gap();
            doc.close_up();
        }
        last = Some(result.power);
        tell_of(doc, board, phase.kind, result.power, result_line(&words, result));
    }
    for event in events.iter().filter(|event| listed(event)) {
        if let Event::Unused { power, n_builds } = event {
            let line = say!("{n unused build|unused builds} pending.", n = *n_builds);
            tell_of(doc, board, phase.kind, *power, line);
        }
    }
    tell_dislodged(doc, board, events, after.fog.as_ref());
    reasons::tell(doc, &words, events, own, has_headline);
    tell_section(doc, affairs::changes(board, events));
    if !matches!(after.seen.phase.kind, PhaseKind::Retreat) && before.seen.affairs != after.seen.affairs {
        tell_section(doc, affairs::standing(rules, &after.seen));
    }
    for event in events {
        if let Event::Victory { powers } = event {
            doc.gap();
            doc.classic(standing::victory(rules, before, after, powers));
        }
    }
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
        push_form_lines(form, "REMOVE", &format!("one of {}; or WAIVE", units_of(board, state, power)));
    }
}

/// Adds sentences as a paragraph separate from the text above.
fn tell_section(doc: &mut Doc, told: Vec<Note>) {
    if !told.is_empty() {
        doc.gap();
        tell_lines(doc, told);
    }
}

/// Adds sentences, each on its own line.
fn tell_lines<'a>(doc: &mut Doc, told: impl IntoIterator<Item = impl Speech<'a>>) {
    told.into_iter().for_each(|line| doc.classic(line));
}

/// `BOH, BUD, GAL`
fn places(board: &Board, places: impl Iterator<Item = Location>) -> String {
    let mut names: Vec<_> = places.map(|at| board.place_name(at)).collect();
    names.sort_unstable();
    names.join(", ")
}

/// The units of a power, as orders name them, in their order: `A BUD, A VIE, F TRI`.
fn units_of(board: &Board, state: &State, power: Power) -> String {
    let names: Vec<_> = units_in_order(board, state, power).into_iter().map(|unit| board.unit_name(unit)).collect();
    names.join(", ")
}

/// The units of a power, in the order of the names that orders have for them.
fn units_in_order<'a>(board: &Board, state: &'a State, power: Power) -> Vec<&'a Unit> {
    let mut units: Vec<_> = state.units.iter().filter(|unit| unit.power == power).collect();
    units.sort_by_cached_key(|unit| board.unit_name(unit));
    units
}

/// A line of a form: the beginning of an order, and below it the possible completions.
fn push_form_lines(form: &mut String, order: &str, remark: &str) {
    *form += &format!("{order}\n# {remark}\n");
}

/// Adds the order on file as a remark, so that a form returned unchanged gives no orders.
fn push_on_file(form: &mut String, board: &Board, order: &Order) {
    *form += &format!("# on file: {}\n", order.text(board));
}

/// `Movement results for Spring of 1901. (demo.001)`, with two spaces before the bracket in other phases.
fn title<'a>(doc: &mut Doc, heading: Heading<'a>, kind: PhaseKind, what: impl Speech<'a>) {
    doc.title(match kind {
        PhaseKind::Movement => say!("{} ({heading})", what, heading),
        _ => say!("{}  ({heading})", what, heading),
    });
}

/// The word that the classic judges print: `Movement`, `Retreat`, `Adjustment`.
fn kind(phase: Phase) -> &'static str {
    phase.kind.stage().title
}

fn as_result(event: &Event) -> Option<&OrderResult> {
    match event {
        Event::Result(result) => Some(result),
        _ => None,
    }
}

/// The kind and name of a unit, so that e-mails do not depend on the order of the engine's results.
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

/// The units that a power must order in this phase, in the order used in e-mails.
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

/// Returns whether this is a movement order for something other than this power's units: for a canal, or for another power's unit, which
/// counts if that power gives it a proxy.
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

/// The width of the longest power name, with its colon and a space.
fn label_width(board: &Board) -> usize {
    board.powers.iter().map(|power| power.name.chars().count()).max().unwrap_or(0) + 2
}

/// Adds a line about a power, labelled in retreats and adjustments with the width that the classic judges use.
fn tell_of<'a>(doc: &mut Doc, board: &'a Board, kind: PhaseKind, power: Power, said: impl Speech<'a>) {
    let name = board.power_name(power);
    match kind {
        PhaseKind::Movement => doc.classic_of(name, said),
        _ => doc.classic_row(say!("{}:", name), 26, said),
    }
}

fn result_line<'a, S>(words: &OrderWords<'a>, result: &OrderResult) -> Sentence<'a, S> {
    let order = result_order(words, result);
    match result_tags(words, result).as_str() {
        "" => order,
        tags => say!("{} {}", order, bad(format!("(*{tags}*)"))),
    }
}

/// The order: `Army Vienna -> Galicia.`
fn result_order<'a, S>(words: &OrderWords<'a>, result: &OrderResult) -> Sentence<'a, S> {
    let unordered = result.implied && result.unit.is_some();
    match (&result.unit, words.phase) {
        (Some(unit), PhaseKind::Adjustment) if unordered => {
            say!("Defaults, removing the {} in {}.", unit.kind.word(), full_name(words.board, unit.at))
        }
        (Some(unit), _) if unordered => say!("{}, No Order Processed.", words.unit(unit.kind, unit.at)),
        (unit, _) => say!("{}.", words.order(&result.order, unit.as_ref())),
    }
}

/// The classic words for an unsuccessful result: `bounce, dislodged`.
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

fn tell_dislodged(doc: &mut Doc, board: &Board, events: &[Event], fog: Option<&Fog>) {
    let dislodged = events.iter().filter_map(|event| match event {
        Event::Dislodged { unit, .. } | Event::Overrun { unit, .. } => Some(unit),
        _ => None,
    });
    let mut units: Vec<&Dislodged> = dislodged.collect();
    units.sort_by_cached_key(|lost| (lost.unit.power, lost.unit.kind, board.full_name(lost.unit.at)));
    if !units.is_empty() {
        doc.heading("The following units were dislodged:");
        tell_lines(doc, units.into_iter().map(|unit| retreats(board, unit, fog)));
    }
}

/// `The Italian Army in Trieste can retreat to Tyrolia or Albania.` In fog, the destinations of foreign units stay hidden.
fn retreats<'a, S>(board: &'a Board, dislodged: &Dislodged, fog: Option<&Fog>) -> Sentence<'a, S> {
    let Unit { power, kind, at } = dislodged.unit;
    let adjective = term(&board.power_name(power).adjective);
    let unit = say!("The {} {} in {}", adjective, kind_word(kind), full_name(board, at));
    if fog.is_some_and(|fog| !fog.own.contains(&power)) {
        return say!("{} lost its place.", unit);
    }
    let open = dislodged.retreats.iter().map(|&at| full_name(board, at));
    match open.reduce(|open, at| say!("{} or {}", open, at).arg()) {
        None => say!("{} with no valid retreats was destroyed.", unit),
        Some(open) => say!("{} can retreat to {}.", unit, open),
    }
}
