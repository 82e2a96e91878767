//! Views and events of Diplomacy as data: the sheet for pictures and programs.
use super::words::{OrderWords, full_name, full_unit};
use super::{as_result, fog, result_line};
use chancery_diplomacy::accounts::{self, n_centres};
use chancery_diplomacy::board::{Board, Location, Province, Terrain};
use chancery_diplomacy::calendar::Round;
use chancery_diplomacy::event::{Event, Failure, OrderResult, Trouble};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::record::ResultText;
use chancery_diplomacy::state::{Phase, PhaseKind, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, View, complete};
use chancery_picture::look::HUES;
use chancery_picture::sheet::{
    Area, BoardOrder, OrderAction, OrderOutcome, Piece, PieceKind, PlayerView, PreviousTurns, Side,
};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::Sentence;
use chancery_text::words::said;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A position.
pub(super) fn of_position(rules: &Diplomacy, view: &View, past: &PreviousTurns) -> PlayerView {
    let (board, state) = (rules.board(), &view.seen);
    let piece = |unit: &Unit, is_dislodged| Piece {
        side: Some(unit.power.index()),
        kind: kind(unit.kind),
        at: board.place_name(unit.at),
        is_dislodged,
        ..Piece::default()
    };
    let in_place = state.units.iter().map(|unit| piece(unit, false));
    PlayerView {
        board: board.key.clone(),
        phase: state.phase.to_string(),
        title: title(board, state.phase),
        sides: sides(rules, view, past),
        areas: areas(rules, view, past),
        pieces: in_place.chain(state.dislodged.iter().map(|dislodged| piece(&dislodged.unit, true))).collect(),
        ..PlayerView::default()
    }
}

/// A position, with orders that are on file.
pub(super) fn with_orders(
    rules: &Diplomacy,
    view: &View,
    orders: &[(Power, Order)],
    past: &PreviousTurns,
) -> PlayerView {
    let (board, words) = (rules.board(), OrderWords::new(rules.board(), &view.seen));
    let mut sheet = of_position(rules, view, past);
    let orders: Vec<_> =
        orders.iter().map(|(power, order)| (*power, complete(board, &view.seen, order.clone()))).collect();
    let ways = Ways::of(board, orders.iter().map(|(_, order)| order));
    for (power, order) in &orders {
        match what(&words, &ways, None, order) {
            Some((kind, at, what)) => sheet.deeds.push(BoardOrder {
                side: Some(power.index()),
                kind,
                at: board.place_name(at),
                what,
                came: OrderOutcome::Filed,
                ..BoardOrder::default()
            }),
            None => sheet.asides.push(aside(board, *power, say!("{}.", words.order(order, None)))),
        }
    }
    sheet
}

/// Returns the results of a phase: the position after it, and the orders that led to it.
pub(super) fn of_results(
    rules: &Diplomacy,
    before: &View,
    after: &View,
    events: &[Event],
    past: &PreviousTurns,
) -> PlayerView {
    let (board, phase) = (rules.board(), before.seen.phase);
    let words = OrderWords::new(board, &before.seen);
    let mut sheet = PlayerView {
        phase: phase.to_string(),
        title: title(board, phase),
        results: results(board, events),
        standoffs: standoffs(board, after, events),
        ..of_position(rules, after, past)
    };
    let ways = Ways::of(board, events.iter().filter_map(as_result).map(|result| &result.order));
    for event in events {
        match event {
            Event::Result(result) => match deed(&words, &ways, result) {
                Some(deed) => sheet.deeds.push(deed),
                None => sheet.asides.push(aside(board, result.power, result_line(&words, result))),
            },
            Event::Stopped { unit, at } => {
                let (name, place) = (full_unit(board, unit.kind, unit.at), full_name(board, *at));
                sheet.asides.push(aside(board, unit.power, say!("{} was stopped in {}.", name, place)));
            }
            Event::Unused { power, n_builds } => {
                let line = say!("{n unused build|unused builds} pending.", n = *n_builds);
                sheet.asides.push(aside(board, *power, line));
            }
            _ => {}
        }
    }
    sheet
}

/// `Austria: 2 unused builds pending.`
fn aside<'a>(board: &'a Board, power: Power, line: Sentence<'a>) -> String {
    said(say!("{}: {}", board.power_name(power), line))
}

/// Records the position of each unit, and each power's number of centres.
pub(super) fn remember(rules: &Diplomacy, view: &View, past: &mut PreviousTurns) {
    let board = rules.board();
    for unit in &view.seen.units {
        past.stood.insert(abbreviation(board, board.province_of(unit.at)).to_owned(), unit.power.index());
    }
    past.count(last_count(rules, view), centres(rules, view));
}

fn title(board: &Board, phase: Phase) -> String {
    format!("{}, {}", board.season_name(phase), phase.kind)
}

pub(super) fn kind(kind: UnitKind) -> PieceKind {
    match kind {
        UnitKind::Army => PieceKind::Army,
        UnitKind::Fleet => PieceKind::Fleet,
        UnitKind::Wing => PieceKind::Wing,
    }
}

fn abbreviation(board: &Board, at: Province) -> &str {
    &board.province(at).abbreviation
}

/// The count of centres that a position shows, by its year.
fn last_count(rules: &Diplomacy, view: &View) -> String {
    Round::new(rules.board(), rules.policies()).counted(view.seen.phase).to_string()
}

/// The numbers of centres, as far as known.
fn centres(rules: &Diplomacy, view: &View) -> Vec<Option<u32>> {
    let board = rules.board();
    let counted = fog::counted(board, view.fog.as_ref());
    let is_known = |power: Power| counted.iter().any(|(known, _)| *known == power);
    let n = |power| u32::try_from(n_centres(board, rules.policies(), &view.seen, power)).unwrap_or(u32::MAX);
    accounts::powers(board).map(|power| is_known(power).then(|| n(power))).collect()
}

fn sides(rules: &Diplomacy, view: &View, past: &PreviousTurns) -> Vec<Side> {
    let count = last_count(rules, view);
    let powers = rules.board().powers.iter().zip(centres(rules, view)).enumerate();
    let mut near = nearness(rules.board());
    let side = |(index, (power, centres)): (usize, (&chancery_rules::PowerName, Option<u32>))| Side {
        letter: power.letter.clone(),
        name: power.name.clone(),
        centres,
        before: past.centres_before(&count, index),
        is_neutral: rules.board().power_data.get(index).is_some_and(|data| data.dummy),
        near: near.get_mut(index).map(std::mem::take).unwrap_or_default(),
    };
    powers.map(side).collect()
}

/// The powers with home centres within three steps of each power's homes, and how many. Used where there are more powers than hues.
fn nearness(board: &Board) -> Vec<Vec<(usize, u8)>> {
    let n_powers = board.powers.len();
    if n_powers <= HUES {
        return Vec::new();
    }
    let homes = |power: Power| board.centres().into_iter().filter(move |at| board.province(*at).home == Some(power));
    let of_power = |power: Power| {
        let mut reached: HashSet<Province> = homes(power).collect();
        let mut found: Vec<(usize, u8)> = Vec::new();
        for steps in 1..=3 {
            let next = |at: &Province| board.location(board.main(*at)).wing.iter().map(|to| board.province_of(*to));
            let around: Vec<Province> = reached.iter().flat_map(next).collect();
            reached.extend(around);
            for other in accounts::powers(board).filter(|other| *other != power) {
                let is_new = found.iter().all(|(known, _)| *known != other.index());
                if is_new && homes(other).any(|home| reached.contains(&home)) {
                    found.push((other.index(), steps));
                }
            }
        }
        found
    };
    accounts::powers(board).map(of_power).collect()
}

fn areas(rules: &Diplomacy, view: &View, past: &PreviousTurns) -> Vec<Area> {
    let (board, state) = (rules.board(), &view.seen);
    let area = |at: Province| {
        let data = board.province(at);
        let fog = view.fog.as_ref();
        let stands = || state.unit_in(board, at).map(|unit| unit.power.index());
        let may_be_stood_on = !data.centre && data.terrain != Terrain::Sea;
        let area = Area {
            place: data.abbreviation.clone(),
            is_centre: data.centre,
            owner: accounts::owner(state, at).map(Power::index),
            stood: may_be_stood_on.then(|| stands().or_else(|| past.stood.get(&data.abbreviation).copied())).flatten(),
            home: accounts::home(board, state, at).map(Power::index),
            is_hidden: fog.is_some_and(|fog| fog.is_dark(board, at) && stands().is_none()),
            is_owner_hidden: data.centre && fog.is_some_and(|fog| fog.hides_owner(at)),
            works: Vec::new(),
        };
        (area.is_centre || area.owner.is_some() || area.stood.is_some() || area.is_hidden).then_some(area)
    };
    (0..board.provinces.len()).filter_map(|index| area(Province(index as u16))).collect()
}

/// The fleets that convoy armies, or would, by the armies' origins and destinations.
struct Ways<'a> {
    board: &'a Board,
    carriers: BTreeMap<(Province, Province), BTreeSet<Province>>,
}

impl<'a> Ways<'a> {
    fn of<'o>(board: &'a Board, orders: impl Iterator<Item = &'o Order>) -> Self {
        let mut carriers: BTreeMap<_, BTreeSet<Province>> = BTreeMap::new();
        for order in orders {
            if let Order::Unit { at, action: Action::Convoy { from, to, .. }, .. } = order {
                let ends = (board.province_of(*from), board.province_of(*to));
                carriers.entry(ends).or_default().insert(board.province_of(*at));
            }
        }
        Self { board, carriers }
    }

    /// The fleets along a move's convoy route, in order. If they do not connect, all fleets that were ordered to help.
    fn via(&self, from: Location, to: Location, route: &Route) -> Vec<String> {
        let board = self.board;
        let names = |seas: &[Province]| seas.iter().map(|sea| abbreviation(board, *sea).to_owned()).collect::<Vec<_>>();
        let (from, to) = (board.province_of(from), board.province_of(to));
        let touches = |at: Province, to: Province| {
            let next = &board.location(board.main(at)).wing;
            next.iter().any(|next| board.province_of(*next) == to)
        };
        let walks = board.location(board.main(from)).army.iter().any(|step| board.province_of(*step) == to);
        match route {
            Route::Through(seas) => return names(seas),
            Route::Rail(_) => return Vec::new(),
            Route::Any if walks => return Vec::new(),
            Route::Any | Route::Via => {}
        }
        let Some(carriers) = self.carriers.get(&(from, to)) else { return Vec::new() };
        // The shortest way over these fleets.
        let mut ways: Vec<Vec<Province>> =
            carriers.iter().filter(|sea| touches(from, **sea)).map(|sea| vec![*sea]).collect();
        let mut seen: BTreeSet<Province> = ways.iter().flatten().copied().collect();
        while !ways.is_empty() {
            if let Some(way) = ways.iter().find(|way| way.last().is_some_and(|last| touches(*last, to))) {
                return names(way);
            }
            let mut longer = Vec::new();
            for way in &ways {
                let Some(&last) = way.last() else { continue };
                for &next in carriers.iter().filter(|next| touches(last, **next)) {
                    if seen.insert(next) {
                        longer.push([way.as_slice(), &[next]].concat());
                    }
                }
            }
            ways = longer;
        }
        names(&carriers.iter().copied().collect::<Vec<_>>())
    }
}

/// Returns the result of an order, if it has a place on the board.
fn deed(words: &OrderWords, ways: &Ways, result: &OrderResult) -> Option<BoardOrder> {
    let unit = result.unit.as_ref();
    let is_build = matches!(result.order, Order::Build { .. });
    if unit.is_none() && !is_build {
        return None;
    }
    let (kind, at, what) = what(words, ways, unit, &result.order)?;
    Some(BoardOrder {
        side: Some(unit.map_or(result.power, |unit| unit.power).index()),
        kind,
        at: words.board.place_name(at),
        what,
        came: if result.failure.is_none() { OrderOutcome::Success } else { OrderOutcome::Failure },
        is_dislodged: result.dislodged,
        is_implied: result.implied,
        ..BoardOrder::default()
    })
}

/// Returns the unit that an order is for, and its action. `None` if the order has no place on the board.
fn what(
    words: &OrderWords,
    ways: &Ways,
    unit: Option<&Unit>,
    order: &Order,
) -> Option<(PieceKind, Location, OrderAction)> {
    let (board, phase) = (words.board, words.phase);
    let name = |at: Location| board.place_name(at);
    let (unit_kind, at, action) = match order {
        Order::Build { kind: built, at } => return Some((kind(*built), *at, OrderAction::Build)),
        Order::Unit { kind, at, action } => {
            (unit.map(|unit| unit.kind).or(*kind)?, unit.map_or(*at, |unit| unit.at), action)
        }
        _ => return None,
    };
    let what = match action {
        Action::Hold => OrderAction::Hold,
        Action::Move { to, .. } if phase == PhaseKind::Retreat => OrderAction::Retreat { to: name(*to) },
        Action::Move { to, route } => OrderAction::Move { to: name(*to), via: ways.via(at, *to, route) },
        Action::SupportHold { unit, .. } => OrderAction::Support { of: name(*unit), to: None },
        Action::SupportMove { from, to, .. } => OrderAction::Support { of: name(*from), to: Some(name(*to)) },
        Action::Convoy { from, to, .. } => OrderAction::Convoy { of: name(*from), to: name(*to) },
        Action::Disband => OrderAction::Disband,
        Action::Transform { kind: into, at } => OrderAction::Become { into: kind(*into), to: name(*at) },
        Action::Proxy { .. } | Action::Maintain => return None,
    };
    Some((kind(unit_kind), at, what))
}

/// Each order with its result, as `adjudicate` prints it.
fn results(board: &Board, events: &[Event]) -> Vec<serde_json::Value> {
    let all: Vec<_> = events.iter().filter_map(as_result).collect();
    let doing = |unit: &Unit| {
        let found = all.iter().find(|result| result.unit.as_ref() == Some(unit));
        found.map_or_else(|| board.unit_name(unit), |result| result.order.text(board))
    };
    let text = |result: &&OrderResult| serde_json::to_value(ResultText::of(board, result, doing)).unwrap_or_default();
    all.iter().map(text).collect()
}

/// The places that stay empty because several units tried to go there.
fn standoffs(board: &Board, after: &View, events: &[Event]) -> Vec<String> {
    let bounced = |failure: &Option<Failure>| match failure {
        Some(Failure::Bounce { .. }) => true,
        Some(Failure::Unseen(unseen)) => unseen.what == Trouble::Bounce,
        _ => false,
    };
    let goal = |result: &OrderResult| match &result.order {
        Order::Unit { action: Action::Move { to, .. }, .. } if bounced(&result.failure) => Some(board.province_of(*to)),
        _ => None,
    };
    let goals: BTreeSet<Province> = events.iter().filter_map(as_result).filter_map(goal).collect();
    let is_empty = |at: &Province| {
        after.seen.unit_in(board, *at).is_none() && after.fog.as_ref().is_none_or(|fog| !fog.is_dark(board, *at))
    };
    goals.into_iter().filter(is_empty).map(|at| abbreviation(board, at).to_owned()).collect()
}
