//! Judges an order by its player's view.
use super::super::map::{Land, Map};
use super::super::order::{Cancel, Order, Production};
use super::super::state::View;
use super::super::units::{Building, Kind};
use chancery_rules::{Accepted, Eyes, Power};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say, commas, line, place};

/// Accepts an order, or refuses it with a sentence. Obstacles that only the turn can show cause at most a warning.
pub(super) fn check(map: &Map, view: &View, order: Order) -> Result<Accepted<Order>, Note> {
    let power = match (view.eyes, order.place()) {
        (Eyes::Power(power), _) => power,
        (Eyes::Master, Some(land)) => view.seen.owner(land),
        (Eyes::Master, None) => return Err(Note::of("Name a state, so that it is clear whose order it is.")),
        (Eyes::Observer, _) => return Err(Note::of("Only players order.")),
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
    fn judge(&self, order: &Order) -> Result<Option<Note>, Note> {
        match order {
            Order::Build { what: Some(what), at } => self.city(*at).and_then(|()| self.build(*at, *what)),
            Order::Build { what: None, at } => self.city(*at).map(|()| None),
            Order::Produce { at: Some(at), what } => self.city(*at).and_then(|()| self.produce(*at, what)),
            Order::Produce { at: None, .. } => match self.view.seen.cities_of(self.power).next() {
                Some(_) => Ok(None),
                None => Err(Note::of("You have no city, so nothing can be produced.")),
            },
            Order::Attack { target, from, .. } => {
                self.own(*from)?;
                self.connected(*from, *target)?;
                if self.view.seen.owner(*target) == self.power {
                    return Err(Note::of(say!("{} is yours: MOVE goes there.", self.key(*target))));
                }
                Ok(None)
            }
            Order::Move { from, to, .. } => {
                self.own(*from)?;
                self.connected(*from, *to)?;
                let is_own = self.view.seen.owner(*to) == self.power;
                let why = || say!("{} is not yours: they move only if you take it in this turn.", self.key(*to));
                Ok((!is_own).then(|| Note::of(why())))
            }
            Order::Hold(land) => self.own(*land).map(|()| None),
            // Standing orders apply to any future position, so only the map matters.
            Order::Standing(order) => self.standing(order).map(|()| None),
            Order::CancelStanding(cancel) => self.cancel(cancel),
            Order::Governor { .. } | Order::Salt(_) | Order::Pass => Ok(None),
        }
    }

    fn key(&self, land: Land) -> Arg<'_> {
        place(self.map.key_of(land))
    }

    fn own(&self, land: Land) -> Result<(), Note> {
        let owner = self.view.seen.owner(land);
        if owner == self.power {
            return Ok(());
        }
        let name = self.map.powers.get(owner.index()).map_or("nobody".arg(), Say::arg);
        Err(Note::of(say!("{} is not yours: it belongs to {name}.", self.key(land), name)))
    }

    fn connected(&self, one: Land, other: Land) -> Result<(), Note> {
        match self.map.are_connected(one, other) {
            true => Ok(()),
            false if one == other => {
                Err(Note::of(say!("{} is named twice: units can't move to the state they are in.", self.key(one))))
            }
            false => {
                let near = commas(self.map.connected(one).iter().map(|land| self.key(*land)));
                let (one, other) = (self.key(one), self.key(other));
                Err(Note::of(say!(
                    "{one} and {other} are not connected: {one} is connected to {near}.",
                    one,
                    other,
                    near
                )))
            }
        }
    }

    fn city(&self, at: Land) -> Result<(), Note> {
        self.own(at)?;
        if self.view.seen.at(at).is_city {
            return Ok(());
        }
        let cities: Vec<Arg> = self.view.seen.cities_of(self.power).map(|land| self.key(land)).collect();
        Err(Note::of(match cities.as_slice() {
            [] => say!("{} is not a city, and you have none.", self.key(at)),
            _ => say!("{} is not a city: yours are {}.", self.key(at), commas(cities)),
        }))
    }

    /// The iron available this turn, including the income from mines.
    fn iron(&self) -> u32 {
        let stock = self.view.seen.seats.get(self.power.index()).map_or(0, |seat| seat.iron);
        stock.saturating_add(self.map.figures.income(self.view.seen.n_mines_of(self.power)))
    }

    fn build(&self, at: Land, what: Building) -> Result<Option<Note>, Note> {
        let key = self.key(at);
        match Building::after(self.view.seen.at(at).newest) {
            None => Err(Note::of(say!("{key} has all buildings already.", key))),
            Some(next) if next > what => {
                Err(Note::of(say!("{key} has its {} already: next comes {}.", key, what.name(), next.word())))
            }
            Some(next) if next < what => {
                let build = line(format!("BUILD {} IN {}", next.word(), self.map.key_of(at)));
                Err(Note::of(say!("{key} needs its {} before: {build}.", key, next.name(), build)))
            }
            Some(_) if self.iron() < self.map.figures.iron_of(what) => Err(Note::of(say!(
                "{} costs {} kg of iron; you have {} kg in this turn, with what your mines give.",
                what.word(),
                self.map.figures.iron_of(what),
                self.iron()
            ))),
            Some(_) => Ok(None),
        }
    }

    fn produce(&self, at: Land, what: &Production) -> Result<Option<Note>, Note> {
        let Production::Units { units, rest } = what else { return Ok(None) };
        let dearest = units.iter().map(|(_, kind)| *kind).chain(*rest).max().unwrap_or(Kind::Infantry);
        let (key, needs, newest) = (self.key(at), dearest.building(), self.view.seen.at(at).newest);
        if Some(needs) <= newest {
            return Ok(None);
        }
        let word = dearest.word();
        match Building::after(newest) {
            Some(next) if next == needs && self.map.figures.iron_of(needs) <= self.iron() => {
                let build = line(format!("BUILD {} IN {}", needs.word(), self.map.key_of(at)));
                Ok(Some(Note::of(say!("for {word}, also {build} in this turn.", word, build))))
            }
            _ => Err(Note::of(say!("{key} cannot produce {word}: that needs {}.", key, word, needs.name()))),
        }
    }

    fn standing(&self, order: &Order) -> Result<(), Note> {
        match order {
            Order::Build { at, .. } | Order::Produce { at: Some(at), .. } if !self.view.seen.at(*at).is_city => {
                Err(Note::of(say!("{} is not a city.", self.key(*at))))
            }
            Order::Attack { target: to, from, .. } | Order::Move { from, to, .. } => self.connected(*from, *to),
            _ => Ok(()),
        }
    }

    fn cancel(&self, cancel: &Cancel) -> Result<Option<Note>, Note> {
        let standing = self.view.seen.seats.get(self.power.index()).map_or(&[][..], |seat| &seat.standing);
        match cancel {
            Cancel::Number(n) if standing.len() < *n as usize => Err(Note::of(say!(
                "You have {} standing orders: there is no number {}.",
                standing.len(),
                u64::from(*n)
            ))),
            Cancel::Same(same) if standing.iter().all(|order| order.about() != same.about()) => {
                Err(Note::of("You have no such standing order."))
            }
            _ => Ok(None),
        }
    }
}
