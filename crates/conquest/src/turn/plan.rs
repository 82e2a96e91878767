//! The actions of each power in a turn: its orders, its standing orders where it has given no order, and the governor's
//! sections.
use super::super::event::Event;
use super::super::map::Land;
use super::super::order::{Cancel, Order};
use super::super::state::{Seat, Sections, State};
use chancery_rules::{Power, Told};

/// The maximum number of standing orders of a player.
const MAX_STANDING: usize = 500;

/// The actions of one power in a turn.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The power whose plan it is.
    pub power: Power,
    /// Its orders, and then its standing orders that no order of this turn replaces.
    pub orders: Vec<Order>,
    /// The sections that the governor handles in the absence of orders.
    pub governor: Sections,
}

impl Plan {
    /// Returns whether an order decides which units leave this state, or that none do.
    pub fn sends_from(&self, land: Land) -> bool {
        self.orders.iter().any(|order| sends(order) == Some(land))
    }
}

/// The state whose departures an order decides. `None` if it decides none.
fn sends(order: &Order) -> Option<Land> {
    match order {
        Order::Attack { from, .. } | Order::Move { from, .. } | Order::Hold(from) => Some(*from),
        _ => None,
    }
}

/// Takes the orders of all powers: their changes to the position, and their actions.
pub(super) fn plans(
    state: &mut State,
    orders: &[(Power, Order)],
    misses: impl Fn(Power) -> bool,
    told: &mut Vec<Told<Event>>,
) -> Vec<Plan> {
    let alive = state.alive();
    let plan = |power: Power| {
        let mut own: Vec<Order> = Vec::new();
        for (_, order) in orders.iter().filter(|(owner, _)| *owner == power) {
            own.retain(|earlier| !order.replaces(earlier));
            own.push(order.clone());
        }
        let seat = state.seats.get_mut(power.index())?;
        let is_missing = own.is_empty() && misses(power);
        take_in(seat, &own);
        seat.n_missed = if is_missing && seat.governor != Sections::ALL { seat.n_missed.saturating_add(1) } else { 0 };
        if 0 < seat.n_missed {
            told.push(Told { to: None, event: Event::Missed { power, n: seat.n_missed } });
        }
        let governor = if is_missing { Sections::ALL } else { seat.governor };
        let standing: Vec<Order> = seat.standing.iter().filter(|order| !is_replaced(order, &own)).cloned().collect();
        own.retain(acts);
        own.extend(standing);
        Some(Plan { power, orders: own, governor })
    };
    alive.into_iter().filter_map(plan).collect()
}

/// Returns whether an order is an action of this turn.
fn acts(order: &Order) -> bool {
    matches!(
        order,
        Order::Build { .. } | Order::Produce { .. } | Order::Attack { .. } | Order::Move { .. } | Order::Hold(_)
    )
}

/// A seat after these orders, with everything that persists from turn to turn.
pub fn kept(seat: &Seat, own: &[Order]) -> Seat {
    let mut seat = seat.clone();
    take_in(&mut seat, own);
    seat
}

/// Applies the orders to the seat's persistent state.
fn take_in(seat: &mut Seat, own: &[Order]) {
    let before = seat.standing.clone();
    for order in own {
        match order {
            Order::CancelStanding(Cancel::All) => seat.standing.clear(),
            Order::CancelStanding(Cancel::Number(n)) => {
                if let Some(cancelled) = (*n as usize).checked_sub(1).and_then(|index| before.get(index)) {
                    seat.standing.retain(|order| order != cancelled);
                }
            }
            Order::CancelStanding(Cancel::Same(same)) => {
                seat.standing.retain(|order| order.about() != same.about());
            }
            Order::Governor { sections, on: true } => seat.governor = seat.governor.with(*sections),
            Order::Governor { sections, on: false } => seat.governor = seat.governor.without(*sections),
            _ => {}
        }
    }
    for order in own {
        if let Order::Standing(order) = order
            && seat.standing.len() < MAX_STANDING
        {
            seat.standing.retain(|earlier| !order.replaces(earlier));
            seat.standing.push(order.as_ref().clone());
        }
    }
}

/// Returns whether an order of this turn replaces a standing one. Orders for a state replace all standing orders that
/// send units from it.
fn is_replaced(standing: &Order, own: &[Order]) -> bool {
    own.iter().any(|order| match (standing, order) {
        (Order::Produce { .. }, Order::Produce { at: None, .. }) => true,
        _ if sends(standing).is_some() => sends(standing) == sends(order),
        _ => standing.about() == order.about(),
    })
}
