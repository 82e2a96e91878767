//! Judges an order by what its player sees.
use super::super::map::{Land, Map};
use super::super::order::{Cancel, Order, Production};
use super::super::state::View;
use super::super::units::{Building, Kind};
use chancery_rules::{Accepted, Eyes, Power};

/// Accepts an order, or says in a sentence why it cannot be one. What only the turn can show is a warning at most.
pub(super) fn check(map: &Map, view: &View, order: Order) -> Result<Accepted<Order>, String> {
    let power = match (view.eyes, order.place()) {
        (Eyes::Power(power), _) => power,
        (Eyes::Master, Some(land)) => view.seen.owner(land),
        (Eyes::Master, None) => return Err("Name a state, so that it is clear whose order it is.".to_owned()),
        (Eyes::Observer, _) => return Err("Only players order.".to_owned()),
    };
    let warning = Judge { map, view, power }.judge(&order)?;
    Ok(Accepted { power, order, warning })
}

struct Judge<'a> {
    map: &'a Map,
    view: &'a View,
    power: Power,
}

impl Judge<'_> {
    /// A warning, if there is one.
    fn judge(&self, order: &Order) -> Result<Option<String>, String> {
        match order {
            Order::Build { what: Some(what), at } => self.city(*at).and_then(|()| self.build(*at, *what)),
            Order::Build { what: None, at } => self.city(*at).map(|()| None),
            Order::Produce { at: Some(at), what } => self.city(*at).and_then(|()| self.produce(*at, what)),
            Order::Produce { at: None, .. } => match self.view.seen.cities_of(self.power).next() {
                Some(_) => Ok(None),
                None => Err("You have no city, so nothing can be produced.".to_owned()),
            },
            Order::Attack { target, from, .. } => {
                self.own(*from)?;
                self.connected(*from, *target)?;
                if self.view.seen.owner(*target) == self.power {
                    return Err(format!("{} is yours: MOVE goes there.", self.key(*target)));
                }
                Ok(None)
            }
            Order::Move { from, to, .. } => {
                self.own(*from)?;
                self.connected(*from, *to)?;
                let is_own = self.view.seen.owner(*to) == self.power;
                let why = || format!("{} is not yours: they move only if you take it in this turn.", self.key(*to));
                Ok((!is_own).then(why))
            }
            Order::Hold(land) => self.own(*land).map(|()| None),
            // Standing orders are for whatever comes: only the map counts.
            Order::Standing(order) => self.standing(order).map(|()| None),
            Order::CancelStanding(cancel) => self.cancel(cancel),
            Order::Governor { .. } | Order::Salt(_) | Order::Pass => Ok(None),
        }
    }

    fn key(&self, land: Land) -> &str {
        self.map.key_of(land)
    }

    fn own(&self, land: Land) -> Result<(), String> {
        let owner = self.view.seen.owner(land);
        let name = self.map.powers.get(owner.index()).map_or("nobody", |power| &power.name);
        match owner == self.power {
            true => Ok(()),
            false => Err(format!("{} is not yours: it belongs to {name}.", self.key(land))),
        }
    }

    fn connected(&self, one: Land, other: Land) -> Result<(), String> {
        let near: Vec<&str> = self.map.connected(one).iter().map(|land| self.key(*land)).collect();
        match self.map.are_connected(one, other) {
            true => Ok(()),
            false if one == other => {
                Err(format!("{} is named twice: nobody leaves for where they are.", self.key(one)))
            }
            false => {
                let (one, other) = (self.key(one), self.key(other));
                Err(format!("{one} and {other} are not connected: {one} is connected to {}.", near.join(", ")))
            }
        }
    }

    fn city(&self, at: Land) -> Result<(), String> {
        self.own(at)?;
        let cities: Vec<&str> = self.view.seen.cities_of(self.power).map(|land| self.key(land)).collect();
        match (self.view.seen.at(at).is_city, cities.is_empty()) {
            (true, _) => Ok(()),
            (false, true) => Err(format!("{} is not a city, and you have none.", self.key(at))),
            (false, false) => Err(format!("{} is not a city: yours are {}.", self.key(at), cities.join(", "))),
        }
    }

    /// The iron that there is for this turn, with what the mines give.
    fn iron(&self) -> u32 {
        let stock = self.view.seen.seats.get(self.power.index()).map_or(0, |seat| seat.iron);
        stock.saturating_add(100 * self.view.seen.n_mines_of(self.power))
    }

    fn build(&self, at: Land, what: Building) -> Result<Option<String>, String> {
        let key = self.key(at);
        match Building::after(self.view.seen.at(at).newest) {
            None => Err(format!("{key} has all buildings already.")),
            Some(next) if next > what => {
                Err(format!("{key} has its {} already: next comes {}.", what.name(), next.word()))
            }
            Some(next) if next < what => {
                Err(format!("{key} needs its {0} before: BUILD {1} IN {key}.", next.name(), next.word()))
            }
            Some(_) if self.iron() < what.iron() => Err(format!(
                "{} costs {} kg of iron; you have {} kg in this turn, with what your mines give.",
                what.word(),
                what.iron(),
                self.iron()
            )),
            Some(_) => Ok(None),
        }
    }

    fn produce(&self, at: Land, what: &Production) -> Result<Option<String>, String> {
        let Production::Units { units, rest } = what else { return Ok(None) };
        let dearest = units.iter().map(|(_, kind)| *kind).chain(*rest).max().unwrap_or(Kind::Infantry);
        let (key, needs, newest) = (self.key(at), dearest.building(), self.view.seen.at(at).newest);
        if Some(needs) <= newest {
            return Ok(None);
        }
        let word = dearest.word();
        match Building::after(newest) {
            Some(next) if next == needs && needs.iron() <= self.iron() => {
                Ok(Some(format!("for {word}, also BUILD {} IN {key} in this turn.", needs.word())))
            }
            _ => Err(format!("{key} cannot produce {word}: that needs {}.", needs.name())),
        }
    }

    fn standing(&self, order: &Order) -> Result<(), String> {
        match order {
            Order::Build { at, .. } | Order::Produce { at: Some(at), .. } if !self.view.seen.at(*at).is_city => {
                Err(format!("{} is not a city.", self.key(*at)))
            }
            Order::Attack { target: to, from, .. } | Order::Move { from, to, .. } => self.connected(*from, *to),
            _ => Ok(()),
        }
    }

    fn cancel(&self, cancel: &Cancel) -> Result<Option<String>, String> {
        let standing = self.view.seen.seats.get(self.power.index()).map_or(&[][..], |seat| &seat.standing);
        match cancel {
            Cancel::Number(n) if standing.len() < *n as usize => {
                Err(format!("You have {} standing orders: there is no number {n}.", standing.len()))
            }
            Cancel::Same(same) if standing.iter().all(|order| order.about() != same.about()) => {
                Err("You have no such standing order.".to_owned())
            }
            _ => Ok(None),
        }
    }
}
