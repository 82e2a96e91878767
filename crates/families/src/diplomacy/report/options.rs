//! Legal orders in a compact list: OPTIONS. Orders that differ only in the last place share a line.
use super::words::province;
use super::{kind, title};
use crate::report::Heading;
use chancery_diplomacy::board::{Board, Location, Province};
use chancery_diplomacy::entry::grammar;
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::state::{PhaseKind, State, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, View, accounts};
use chancery_rules::{Eyes, Power, Rules as _};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, line, term};

/// The list for the powers whose view this is, or for the unit or place that they name.
pub(super) fn tell(rules: &Diplomacy, heading: Heading, view: &View, about: &str, doc: &mut Doc) -> Result<(), Note> {
    let (board, state) = (rules.board(), &view.seen);
    let named = if about.is_empty() { None } else { Some(unit_named(rules, about)?) };
    let powers = match named {
        Some(at) => powers_at(rules, state, at),
        None => own_powers(rules, view)?,
    };
    let is_wanted =
        |order: &Order| named.is_none_or(|at| place_of(order).is_some_and(|own| board.province_of(own) == at));
    let mut groups: Vec<OrderGroup> = Vec::new();
    for (power, order) in rules.legal_orders(view, &powers, is_wanted) {
        add(&mut groups, board, power, &order);
    }
    if groups.is_empty() {
        return Err(Note::of(match named {
            Some(at) if view.fog.is_some() => {
                say!("You see no unit in {} that can be ordered now.", province(board, at))
            }
            Some(at) => say!("{} takes no orders now.", province(board, at)),
            None => say!("You have nothing to order now."),
        }));
    }
    groups.iter_mut().for_each(|group| group.tails.sort_unstable());
    groups.sort_by_key(|group| (group.power, group.unit.is_none(), group.unit, group.rank));
    let season = term(board.season_name(state.phase));
    title(doc, heading, PhaseKind::Movement, say!("{} options for {}.", kind(state.phase), season));
    let mut last: Option<&OrderGroup> = None;
    for group in &groups {
        let is_new_power = last.is_none_or(|last| last.power != group.power);
        let is_headed = is_new_power && (powers.len() != 1 || named.is_some());
        if is_headed {
            doc.heading(say!("{}:", board.power_name(group.power)));
        } else if last.is_some_and(|last| last.unit != group.unit) {
            doc.gap();
        }
        let orders = format!("{} {}{}", group.head, group.tails.join(", "), group.end);
        doc.classic(term(orders.trim_end().to_owned()));
        if is_headed {
            doc.close_up();
        }
        last = Some(group);
    }
    Ok(())
}

/// The powers that the reader orders.
fn own_powers(rules: &Diplomacy, view: &View) -> Result<Vec<Power>, Note> {
    match view.eyes {
        Eyes::Power(power) => {
            let mut powers = rules.commands(&view.seen, power);
            if powers.is_empty() {
                powers.push(power);
            }
            Ok(powers)
        }
        Eyes::Master => Ok(accounts::powers(rules.board()).collect()),
        Eyes::Observer if view.fog.is_some() => Err(Note::of("This is a blind game: observers see no unit.")),
        Eyes::Observer => {
            let unit = view.seen.units.first().map(|unit| rules.board().unit_name(unit)).unwrap_or_default();
            Err(Note::of(say!("Which unit? Write its place too, such as {}.", line(format!("OPTIONS {unit}")))))
        }
    }
}

/// The place that a player names: `A BUD`, `BUD`, `Army Budapest`.
///
/// # Errors
/// A sentence that says what to name instead.
pub(super) fn unit_named(rules: &Diplomacy, text: &str) -> Result<Province, Note> {
    let (board, names) = (rules.board(), rules.names());
    let place = |text: &str| grammar::place(board, names, text).map(|at| board.province_of(at));
    let kinds = ["a", "army", "f", "fleet", "w", "wing"];
    match text.split_once(char::is_whitespace) {
        Some((kind, rest)) if kinds.contains(&kind.to_lowercase().as_str()) => place(rest.trim()),
        _ => place(text),
    }
}

/// The powers that can order something at a place.
fn powers_at(rules: &Diplomacy, state: &State, at: Province) -> Vec<Power> {
    let board = rules.board();
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let units: Vec<&Unit> = match state.phase.kind {
        PhaseKind::Retreat => dislodged.collect(),
        _ => state.units.iter().collect(),
    };
    let here = units.into_iter().filter(|unit| board.province_of(unit.at) == at).map(|unit| unit.power);
    let owner = accounts::owner(state, at).filter(|_| state.phase.kind == PhaseKind::Adjustment);
    let mut powers: Vec<Power> = here.chain(owner).collect();
    powers.sort_unstable();
    powers.dedup();
    powers
}

/// The place that an order is for.
pub(super) fn place_of(order: &Order) -> Option<Location> {
    match order {
        Order::Unit { at, .. } | Order::Build { at, .. } | Order::Home { at, .. } => Some(*at),
        Order::Permit { .. } | Order::Waive(_) | Order::WaiveOneMore | Order::Bid { .. } => None,
    }
}

/// Orders with the same beginning and end.
struct OrderGroup {
    power: Power,
    unit: Option<(UnitKind, Location)>,
    /// The rank that sorts the orders of a unit.
    rank: u8,
    /// `A BUD -`
    head: String,
    /// The possible ends, `GAL`, `RUM`, each of which makes an order.
    tails: Vec<String>,
    /// ` via convoy`
    end: &'static str,
}

/// Adds an order to the group of those that differ only in the last place.
fn add(groups: &mut Vec<OrderGroup>, board: &Board, power: Power, order: &Order) {
    let unit = match order {
        Order::Unit { kind, at, .. } => kind.map(|kind| (kind, *at)),
        _ => None,
    };
    let text = order.text(board);
    let (rank, end) = match order {
        Order::Unit { action: Action::Hold, .. } => (0, ""),
        Order::Unit { action: Action::Move { route: Route::Any, .. }, .. } => (1, ""),
        Order::Unit { action: Action::Move { route: Route::Via, .. }, .. } => (2, " via convoy"),
        Order::Unit { action: Action::SupportHold { .. }, .. } => (3, ""),
        Order::Unit { action: Action::SupportMove { .. }, .. } => (4, ""),
        Order::Unit { action: Action::Convoy { .. }, .. } => (5, ""),
        _ => (6, ""),
    };
    // The rest of an order, without its last place.
    let splits = text.strip_suffix(end).unwrap_or(&text);
    let cut = match rank {
        1 | 2 | 4 | 5 => splits.rfind(" - ").map(|cut| cut + " -".len()),
        3 => splits.find(" S ").map(|cut| cut + " S".len()),
        _ => match order {
            Order::Build { .. } | Order::Home { .. } | Order::Permit { .. } => splits.rfind(' '),
            _ => None,
        },
    };
    let (head, tail) = cut.map_or((splits, ""), |cut| splits.split_at(cut));
    let tail = tail.trim().to_owned();
    let is_same =
        |group: &&mut OrderGroup| (group.power, group.unit, group.end) == (power, unit, end) && group.head == head;
    match groups.iter_mut().find(is_same) {
        Some(group) => group.tails.push(tail),
        None => groups.push(OrderGroup { power, unit, rank, head: head.to_owned(), tails: vec![tail], end }),
    }
}
