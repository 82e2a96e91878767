//! Diplomacy's letters, in the lines of the classic judges.
mod affairs;
pub mod map;
mod options;
mod reasons;
mod summary;
mod why;

use crate::families::report::{Heading, Report, push_wrapped};
use crate::rules::diplomacy::accounts::{self, balance, build_sites, n_centres};
use crate::rules::diplomacy::board::{Board, Location, Province};
use crate::rules::diplomacy::entry::review::assign;
use crate::rules::diplomacy::event::{Event, Failure, OrderResult};
use crate::rules::diplomacy::order::{Action, Order, Route};
use crate::rules::diplomacy::policy::Builds;
use crate::rules::diplomacy::state::PhaseKind;
use crate::rules::diplomacy::state::{Dislodged, State, Unit, UnitKind};
use crate::rules::diplomacy::ways::transform;
use crate::rules::diplomacy::{Diplomacy, View};
use crate::rules::{Eyes, Power, Review};

impl Report for Diplomacy {
    fn results(&self, heading: Heading, before: &View, after: &View, events: &[Event]) -> String {
        self.outcome_text("results", heading, before, after, events, |_| true)
    }

    fn forecast_text(&self, heading: Heading, before: &View, after: &View, events: &[Event]) -> String {
        // Nobody wants to read of all the units that stay.
        self.outcome_text("forecast", heading, before, after, events, |event| match event {
            Event::Result(result) => !result.implied || result.failure.is_some() || result.dislodged,
            Event::Unused { power, .. } => before.eyes == Eyes::Power(*power),
            _ => true,
        })
    }

    fn why(&self, heading: Heading, before: &View, events: &[Event], about: &str) -> Result<Option<String>, String> {
        why::text(self, heading, before, events, about)
    }

    fn status(&self, heading: Heading, view: &View) -> String {
        let board = self.board();
        let State { phase, units, dislodged, .. } = &view.seen;
        let what = format!("Status of the {} phase for {}.", phase.kind, board.season_name(*phase));
        let mut text = title(heading, &what, PhaseKind::Retreat);
        let mut units: Vec<_> = units.iter().collect();
        units.sort_by_key(|unit| (unit.power, unit.kind, board.full_name(unit.at)));
        let width = name_width(board) + 2;
        let mut last = None;
        for unit in units {
            if last.is_some_and(|power| power != unit.power) {
                text.push('\n');
            }
            last = Some(unit.power);
            let name = format!("{}:", board.power_name(unit.power).name);
            push_wrapped(&mut text, &format!("{name:width$}{}.", full_unit(board, unit.kind, unit.at)), 4);
        }
        if !dislodged.is_empty() {
            text.push_str("\nThe following units were dislodged:\n\n");
            dislodged.iter().for_each(|unit| push_wrapped(&mut text, &retreats(board, unit), 4));
        }
        if phase.kind == PhaseKind::Adjustment {
            if last.is_some() {
                text.push('\n');
            }
            text += &self.counts(view);
        }
        push_section(&mut text, &affairs::standing(self, &view.seen));
        text
    }

    fn on_file(&self, heading: Heading, view: &View, power: Power, orders: &[Order], review: &Review) -> String {
        let board = self.board();
        let phase = view.seen.phase;
        let mut text = title(heading, &format!("{} orders for {}.", phase.kind, board.season_name(phase)), phase.kind);
        let mut lines = Vec::new();
        let units = units_to_order(&view.seen, power);
        for (unit, order) in units.iter().zip(assign(board, orders, &units)) {
            lines.push(match order {
                Some(order) => format!("{}.", order_words(board, phase.kind, order, Some(unit))),
                None => format!("{}, no order yet.", unit_words(board, phase.kind, unit.kind, unit.at)),
            });
        }
        if phase.kind == PhaseKind::Movement {
            let others = orders.iter().filter(|order| is_for_another(board, &view.seen, power, order));
            lines.extend(others.map(|order| format!("{}.", order_words(board, phase.kind, order, None))));
        }
        if phase.kind == PhaseKind::Adjustment {
            lines.extend(orders.iter().map(|order| format!("{}.", order_words(board, phase.kind, order, None))));
        }
        let has_orders = !lines.is_empty();
        push_by_power(&mut text, board, phase.kind, lines.into_iter().map(|line| (power, line)));
        let owed = if phase.kind == PhaseKind::Adjustment { review.missing.as_slice() } else { &[] };
        if has_orders && !(owed.is_empty() && review.warnings.is_empty()) {
            text.push('\n');
        }
        owed.iter().chain(&review.warnings).for_each(|line| push_wrapped(&mut text, line, 4));
        text
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
                push_form_lines(&mut form, "REMOVE", &format!("one of {}", own_units(board, state, power)));
            }
        }
        if winter {
            self.push_choices(&mut form, state, power, on_file);
        }
        form
    }

    fn options_text(&self, heading: Heading, view: &View, about: &str) -> Result<String, String> {
        options::text(self, heading, view, about)
    }

    fn history(&self, history: &[View], players: &[String]) -> String {
        summary::history(self, history, players)
    }
}

impl Diplomacy {
    /// What came of a phase, or would: the events that are `listed`, and the reasons and consequences of all of them.
    fn outcome_text(
        &self,
        what: &str,
        heading: Heading,
        before: &View,
        after: &View,
        events: &[Event],
        listed: impl Fn(&Event) -> bool,
    ) -> String {
        let board = self.board();
        let phase = before.seen.phase;
        let mut text = title(heading, &format!("{} {what} for {}.", phase.kind, board.season_name(phase)), phase.kind);
        let mut results: Vec<_> = events.iter().filter(|event| listed(event)).filter_map(as_result).collect();
        results.sort_by_key(|result| (result.power, subject(board, result)));
        let lines = results.iter().map(|result| (result.power, result_line(board, phase.kind, result)));
        push_by_power(&mut text, board, phase.kind, lines);
        for event in events.iter().filter(|event| listed(event)) {
            if let Event::Unused { power, n_builds } = event {
                let plural = if *n_builds == 1 { "" } else { "s" };
                let line = format!("{}{n_builds} unused build{plural} pending.", label(board, phase.kind, *power));
                push_wrapped(&mut text, &line, 4);
            }
        }
        push_dislodged(&mut text, board, events);
        reasons::push(&mut text, board, events);
        if events.iter().any(|event| matches!(event, Event::Ownership { .. })) {
            text.push_str("\nOwnership of supply centers:\n\n");
            text += &self.ownership(after);
            text.push('\n');
            text += &self.counts(after);
        }
        affairs::push_changes(&mut text, board, events);
        if !matches!(after.seen.phase.kind, PhaseKind::Retreat) && before.seen.affairs != after.seen.affairs {
            push_section(&mut text, &affairs::standing(self, &after.seen));
        }
        for event in events {
            if let Event::Victory { powers } = event {
                let names: Vec<_> = powers.iter().map(|&power| board.power_name(power).name.as_str()).collect();
                push_wrapped(&mut text, &format!("\nThe game is won by {}.", names.join(", ")), 0);
            }
        }
        text
    }

    /// Who owns which supply centres.
    fn ownership(&self, view: &View) -> String {
        let board = self.board();
        let mut text = String::new();
        let powers = (0..).map(Power).take(board.powers.len()).map(Some).chain([None]);
        let indent = name_width(board) + 4;
        for owner in powers {
            let owned = |at: &Province| view.seen.owners.get(usize::from(at.0)).copied().flatten() == owner;
            let mut names: Vec<_> =
                board.centres().into_iter().filter(owned).map(|at| centre_name(self, &view.seen, at)).collect();
            names.sort_by(|a, b| a.trim_start_matches('(').cmp(b.trim_start_matches('(')));
            if !names.is_empty() {
                let name = owner.map_or("Unowned:".to_owned(), |power| format!("{}:", board.power_name(power).name));
                push_wrapped(&mut text, &format!("{name:indent$}{}.", names.join(", ")), indent);
            }
        }
        if text.contains('*') {
            text += "A * marks a home of its owner.\n";
        }
        text
    }

    /// The number of centres and units of each power, and what it builds or removes.
    fn counts(&self, view: &View) -> String {
        let board = self.board();
        let mut text = String::new();
        let width = name_width(board) + 3;
        for power in (0..).map(Power).take(board.powers.len()) {
            let owed = balance(self.board(), self.policies(), &view.seen, power);
            let n_centres = n_centres(self.board(), self.policies(), &view.seen, power);
            let n_units = view.seen.n_units(power);
            if n_centres == 0 && n_units == 0 && owed == 0 {
                continue;
            }
            let name = format!("{}:", board.power_name(power).name);
            let (verb, n_owed) = if owed < 0 { ("Removes", -owed) } else { ("Builds ", owed) };
            let [centre, unit, change] =
                [n_centres == 1, n_units == 1, n_owed == 1].map(|one| if one { "" } else { "s" });
            let line = format!(
                "{name:width$}{n_centres:2} Supply center{centre}, {n_units:2} Unit{unit}:  {verb}{n_owed:3} unit{change}."
            );
            push_wrapped(&mut text, &line, width);
        }
        text
    }

    /// The lines of a form for optional orders: homes, bids, units to exchange.
    fn push_choices(&self, form: &mut String, state: &State, power: Power, on_file: &[Order]) {
        let (board, policies) = (self.board(), self.policies());
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
            push_form_lines(form, "REMOVE", &format!("one of {}; or WAIVE", own_units(board, state, power)));
        }
    }
}

/// The name of a centre: in brackets if it does not count for its owner, and with a star if it is its owner's home and
/// homes can change.
fn centre_name(rules: &Diplomacy, state: &State, at: Province) -> String {
    let (board, policies) = (rules.board(), rules.policies());
    let name = &board.province(at).name;
    let Some(owner) = accounts::owner(state, at) else { return name.clone() };
    let changing = policies.home_transfer || accounts::builds(board, policies, owner) == Builds::Chosen;
    let star = if changing && accounts::home(board, state, at) == Some(owner) { "*" } else { "" };
    if accounts::counts(board, policies, state, at) { format!("{name}{star}") } else { format!("({name}){star}") }
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

/// `A BUD, A VIE, F TRI`
fn own_units(board: &Board, state: &State, power: Power) -> String {
    let own = state.units.iter().filter(|unit| unit.power == power);
    let mut names: Vec<_> = own.map(|unit| board.unit_name(unit)).collect();
    names.sort_unstable();
    names.join(", ")
}

/// A line of a form: the beginning of an order, and below it what it can be.
fn push_form_lines(form: &mut String, order: &str, remark: &str) {
    *form += &format!("{order}\n# {remark}\n");
}

/// What is on file is a remark: a form that comes back as it was says nothing.
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

/// Is this a movement order for something other than a unit of this power: for a canal, or for another power's unit,
/// which counts if that power gives it a proxy?
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

fn name_width(board: &Board) -> usize {
    board.powers.iter().map(|power| power.name.chars().count()).max().unwrap_or(0)
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
        push_wrapped(text, &format!("{}{line}", label(board, kind, power)), 4);
    }
}

fn result_line(board: &Board, kind: PhaseKind, result: &OrderResult) -> String {
    let unordered = result.implied && result.unit.is_some();
    let mut line = match (&result.unit, kind) {
        (Some(unit), PhaseKind::Adjustment) if unordered => {
            format!("Defaults, removing the {} in {}.", unit.kind.word(), board.full_name(unit.at))
        }
        (Some(unit), _) if unordered => {
            format!("{}, No Order Processed.", unit_words(board, kind, unit.kind, unit.at))
        }
        (unit, _) => format!("{}.", order_words(board, kind, &result.order, unit.as_ref())),
    };
    let mut tags: Vec<_> = result.failure.as_ref().map(tag).into_iter().collect();
    if result.dislodged && !tags.contains(&"dislodged") {
        tags.push("dislodged");
    }
    if unordered && kind == PhaseKind::Retreat {
        tags.push("disbanded");
    }
    if !tags.is_empty() {
        line += &format!(" (*{}*)", tags.join(", "));
    }
    line
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
    }
}

/// `Army St Petersburg`
pub(super) fn full_unit(board: &Board, kind: UnitKind, at: Location) -> String {
    format!("{} {}", kind_word(kind), board.full_name(at))
}

fn kind_word(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "Army",
        UnitKind::Fleet => "Fleet",
        UnitKind::Wing => "Wing",
    }
}

/// A unit at the start of its order; in retreats all kinds have the same width.
fn unit_words(board: &Board, phase: PhaseKind, kind: UnitKind, at: Location) -> String {
    match phase {
        PhaseKind::Retreat => format!("{:5} {}", kind_word(kind), board.full_name(at)),
        _ => full_unit(board, kind, at),
    }
}

/// `Army Vienna -> Galicia`, `Builds an army in Budapest`: without the full stop.
pub(super) fn order_words(board: &Board, phase: PhaseKind, order: &Order, unit: Option<&Unit>) -> String {
    let article = |kind: UnitKind| format!("{} {}", if kind == UnitKind::Army { "an" } else { "a" }, kind.word());
    let name = |at: Location| board.full_name(at);
    let helped = |kind: Option<UnitKind>, at| kind.map_or_else(|| name(at), |kind| full_unit(board, kind, at));
    let (kind, at, action) = match order {
        Order::Build { kind, at } => return format!("Builds {} in {}", article(*kind), name(*at)),
        Order::Waive(1) | Order::WaiveOneMore => return "Waives 1 build".to_owned(),
        Order::Waive(n_builds) => return format!("Waives {n_builds} builds"),
        Order::Permit { gateway, from, to } => {
            let canal = board.gateways.get(*gateway).map_or("?", |gateway| &gateway.name);
            return format!("{canal} SUPPORT {} -> {}", full_unit(board, UnitKind::Fleet, *from), name(*to));
        }
        Order::Home { at, chosen: true } => return format!("Makes {} a home centre", name(*at)),
        Order::Home { at, chosen: false } => return format!("Gives up {} as a home centre", name(*at)),
        Order::Bid { power, credits } => return format!("Bids {credits} for {}", board.power_name(*power).name),
        Order::Unit { kind, at, action } => {
            (unit.map(|unit| unit.kind).or(*kind), unit.map_or(*at, |unit| unit.at), action)
        }
    };
    if phase == PhaseKind::Adjustment && *action == Action::Disband {
        return format!("Removes the {} in {}", kind.map_or("unit", UnitKind::word), name(at));
    }
    if let (PhaseKind::Adjustment, Action::Transform { kind: new, at: to }) = (phase, action) {
        let side = if board.location(*to).coast.is_some() { format!(" in {}", name(*to)) } else { String::new() };
        let old = kind.map_or("unit", UnitKind::word);
        return format!("Transforms the {old} in {} to {}{side}", name(at), article(*new));
    }
    let unit = kind.map_or_else(|| name(at), |kind| unit_words(board, phase, kind, at));
    let words = match action {
        Action::Hold => "HOLD".to_owned(),
        Action::Disband => "DISBAND".to_owned(),
        Action::Move { to, route } => {
            let mut words = String::new();
            if let Route::Through(seas) = route {
                seas.iter().for_each(|&sea| words += &format!("-> {} ", board.province(sea).name));
            }
            if let Route::Rail(line) = route {
                words += &format!("-> {} ", board.railways.get(*line).map_or("?", |line| &line.name));
            }
            let via = if *route == Route::Via { " via convoy" } else { "" };
            format!("{words}-> {}{via}", name(*to))
        }
        Action::SupportHold { kind, unit } => format!("SUPPORT {}", helped(*kind, *unit)),
        Action::SupportMove { kind, from, to } => format!("SUPPORT {} -> {}", helped(*kind, *from), name(*to)),
        Action::Convoy { kind, from, to } => format!("CONVOY {} -> {}", full_unit(board, *kind, *from), name(*to)),
        Action::Transform { kind, at } => format!("TRANSFORMS into {}", full_unit(board, *kind, *at)),
        Action::Proxy { to } => format!("PROXY to {}", board.power_name(*to).name),
        Action::Maintain => "MAINTAIN".to_owned(),
    };
    format!("{unit} {words}")
}

fn push_dislodged(text: &mut String, board: &Board, events: &[Event]) {
    let dislodged = events.iter().filter_map(|event| match event {
        Event::Dislodged { unit, .. } => Some(unit),
        _ => None,
    });
    let mut lines: Vec<_> = dislodged.map(|unit| (unit.unit.power, retreats(board, unit))).collect();
    lines.sort();
    if !lines.is_empty() {
        text.push_str("\n\nThe following units were dislodged:\n\n");
        lines.iter().for_each(|(_, line)| push_wrapped(text, line, 4));
    }
}

/// `The Italian Army in Trieste can retreat to Tyrolia or Albania.`
fn retreats(board: &Board, dislodged: &Dislodged) -> String {
    let Unit { power, kind, at } = dislodged.unit;
    let unit = format!("The {} {} in {}", board.power_name(power).adjective, kind_word(kind), board.full_name(at));
    let open: Vec<_> = dislodged.retreats.iter().map(|&at| board.full_name(at)).collect();
    match open.as_slice() {
        [] => format!("{unit} with no valid retreats was destroyed."),
        _ => format!("{unit} can retreat to {}.", open.join(" or ")),
    }
}
