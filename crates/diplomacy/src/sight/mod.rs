//! The view of a position, and, in a blind game (policy `blind`), the fog that hides the rest.
//!
//! A power sees its own units and centres. They look at their own provinces and at adjacent ones, as far as the
//! policies `units-see` and `centres-see` allow. `hidden-units` and `centres-seen` say what they recognise there. The
//! GM sees everything, and an observer only public facts. When there is a winner, everyone sees all.
mod told;

use super::accounts;
use super::board::{Board, Location, Province};
use super::policy::{CentresSee, CentresSeen, Policies, UnitsSee};
use super::state::{State, Unit, UnitKind};
use chancery_rules::{Eyes, Power};
pub use told::told;

/// The part of a position that one pair of eyes may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The eyes that this view is for.
    pub eyes: Eyes,
    /// The position as they see it, without anything out of sight.
    pub seen: State,
    /// The fog over their view. `None` if they see everything.
    pub fog: Option<Fog>,
}

/// The facts hidden from these eyes in a blind game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fog {
    /// The powers that they order, whose units and centres they see.
    pub own: Vec<Power>,
    /// Whether a foreign unit of each kind would be out of sight in each province.
    units: [Vec<bool>; UnitKind::ALL.len()],
    /// Whether the owner of each province is unknown, if it is a centre.
    owners: Vec<bool>,
    /// Whether the owners of all centres are public.
    pub knows_owners: bool,
    /// The powers that have lost everything, which is public.
    pub out: Vec<Power>,
}

impl Fog {
    /// The fog for these eyes. `None` if they see everything.
    pub fn of(board: &Board, policies: &Policies, state: &State, eyes: Eyes) -> Option<Self> {
        let own = match eyes {
            _ if !policies.blind || !state.winners.is_empty() => return None,
            Eyes::Master => return None,
            Eyes::Observer => Vec::new(),
            Eyes::Power(power) => together(board, state, power),
        };
        let n_provinces = board.provinces.len();
        let mut fog = Self {
            units: [const { Vec::new() }; UnitKind::ALL.len()].map(|_: Vec<bool>| vec![true; n_provinces]),
            owners: vec![true; n_provinces],
            knows_owners: policies.centres_seen == CentresSeen::All,
            out: out(board, policies, state),
            own,
        };
        for unit in all_units(state).filter(|unit| fog.own.contains(&unit.power)).copied().collect::<Vec<_>>() {
            fog.look_from_unit(board, policies, &unit);
        }
        for at in board.centres() {
            let owned = accounts::owner(state, at).is_some_and(|owner| fog.own.contains(&owner));
            let home = accounts::home(board, state, at).is_some_and(|power| fog.own.contains(&power));
            let looks = match policies.centres_see {
                CentresSee::All => owned || home,
                CentresSee::Own => owned,
                CentresSee::Home => home,
                CentresSee::None => false,
            };
            if looks {
                fog.look(board, policies, at, |_| true);
            }
        }
        for at in (0..n_provinces).map(|index| Province(index as u16)) {
            let index = usize::from(at.0);
            let owned = accounts::owner(state, at).is_some_and(|owner| fog.own.contains(&owner));
            fog.owners[index] = board.province(at).centre
                && !owned
                && match policies.centres_seen {
                    CentresSeen::Sight => fog.owners[index],
                    CentresSeen::All => false,
                    CentresSeen::Own => true,
                };
        }
        Some(fog)
    }

    /// Reveals the provinces that a unit sees: its own and those next to it.
    fn look_from_unit(&mut self, board: &Board, policies: &Policies, unit: &Unit) {
        let at = board.province_of(unit.at);
        self.units.iter_mut().for_each(|hidden| hidden[usize::from(at.0)] = false);
        self.owners[usize::from(at.0)] = false;
        if policies.units_see != UnitsSee::None {
            self.look(board, policies, at, |kind| match policies.units_see {
                UnitsSee::All => true,
                UnitsSee::Same => kind == unit.kind,
                UnitsSee::Other => kind != unit.kind,
                UnitsSee::None => false,
            });
        }
    }

    /// Reveals these kinds of unit in all provinces visible from one province.
    fn look(&mut self, board: &Board, policies: &Policies, from: Province, makes_out: impl Fn(UnitKind) -> bool) {
        // Where a wing can fly is where any unit can go, on any coast.
        let near = board.location(board.main(from)).wing.iter().map(|&near| board.province_of(near));
        for at in near.chain([from]) {
            let index = usize::from(at.0);
            self.owners[index] = false;
            for kind in UnitKind::ALL.into_iter().filter(|&kind| !policies.hidden_units && makes_out(kind)) {
                self.units[kind as usize][index] = false;
            }
        }
    }

    /// Returns whether a foreign unit of this kind would be out of sight in a province.
    pub fn hides(&self, kind: UnitKind, at: Province) -> bool {
        self.units[kind as usize].get(usize::from(at.0)).copied().unwrap_or(true)
    }

    /// Returns whether some unit could be in this province, out of sight.
    pub fn is_dark(&self, board: &Board, at: Province) -> bool {
        let places = || board.fleet_places(at).into_iter().chain([board.main(at)]);
        let can_stand = |kind: &UnitKind| places().any(|place| board.can_stand(*kind, place));
        UnitKind::ALL.into_iter().filter(can_stand).any(|kind| self.hides(kind, at))
    }

    /// Returns whether these eyes see this unit.
    pub fn sees(&self, board: &Board, unit: &Unit) -> bool {
        self.own.contains(&unit.power) || !self.hides(unit.kind, board.province_of(unit.at))
    }

    /// Returns whether the owner of this province is unknown.
    pub fn hides_owner(&self, at: Province) -> bool {
        self.owners.get(usize::from(at.0)).copied().unwrap_or(true)
    }
}

/// Returns the part of a position that `eyes` may know.
pub fn view(board: &Board, policies: &Policies, state: &State, eyes: Eyes) -> View {
    let Some(fog) = Fog::of(board, policies, state, eyes) else {
        return View { eyes, seen: state.clone(), fog: None };
    };
    let mut seen = state.clone();
    seen.units.retain(|unit| fog.sees(board, unit));
    seen.dislodged.retain(|dislodged| fog.sees(board, &dislodged.unit));
    for dislodged in &mut seen.dislodged {
        // The attacker's origin is not part of the unit's position.
        dislodged.from = None;
        if !fog.own.contains(&dislodged.unit.power) {
            dislodged.retreats.clear();
        }
    }
    seen.contested.clear();
    seen.affairs.held.clear();
    for at in board.centres().into_iter().filter(|&at| fog.hides_owner(at)) {
        let index = usize::from(at.0);
        if let Some(owner) = seen.owners.get_mut(index) {
            *owner = None;
        }
        if let Some(home) = seen.affairs.homes.get_mut(index) {
            *home = board.province(at).home;
        }
    }
    View { eyes, seen, fog: Some(fog) }
}

/// A power, and those that the same player orders under the rules, as these share their view.
fn together(board: &Board, state: &State, power: Power) -> Vec<Power> {
    let leader = accounts::commander(board, state, power).unwrap_or(power);
    let mut powers = accounts::commands(board, state, leader);
    if !powers.contains(&power) {
        powers.push(power);
    }
    powers
}

/// All units, in place and dislodged.
fn all_units(state: &State) -> impl Iterator<Item = &Unit> {
    state.units.iter().chain(state.dislodged.iter().map(|dislodged| &dislodged.unit))
}

/// The powers without units and centres.
fn out(board: &Board, policies: &Policies, state: &State) -> Vec<Power> {
    if accounts::mobilises(board, policies, state) {
        return Vec::new();
    }
    let lives =
        |power: &Power| all_units(state).any(|unit| unit.power == *power) || state.owners.contains(&Some(*power));
    accounts::powers(board).filter(|power| !lives(power)).collect()
}

/// Returns the possible locations of an unseen unit there: one for each kind of unit.
pub(crate) fn places_unseen(board: &Board, fog: &Fog, at: Location) -> Vec<(UnitKind, Location)> {
    let province = board.province_of(at);
    let standing = |kind: UnitKind| {
        let mut places: Vec<Location> = match kind {
            UnitKind::Fleet => board.fleet_places(province),
            UnitKind::Army | UnitKind::Wing => vec![board.main(province)],
        };
        places.retain(|&place| board.can_stand(kind, place));
        // The named coast, or the first.
        places.iter().copied().find(|&place| place == at).or(places.first().copied())
    };
    let unseen = UnitKind::ALL.into_iter().filter(|&kind| fog.hides(kind, province));
    unseen.filter_map(|kind| Some((kind, standing(kind)?))).collect()
}
