//! Movement: which moves succeed, and why others fail.
//!
//! The algorithm is chapter 5 of DATC 3.0 on partial information. [`Tables`] hold a board's borders as sets of
//! provinces. A [`Resolver`] takes one set of orders after another:
//!
//! 1. `sheet` reads the orders: each unit's task, its helpers and carriers, and its way by land or by sea. `possible`
//!    finds impossible orders, and `chains` knows carriers and their borders.
//! 2. `strength` answers each equation as far as possible, repeatedly until nothing new follows.
//! 3. `cycle` settles the rest, which can only be orders that depend on themselves.
//! 4. `rides` shortens the rides that are stopped, and has everything settled again.
//! 5. `reason` says why each order failed.
//!
//! The cost grows with the orders, not with their combinations: convoys are floods of a set of carriers, never lists of
//! routes. [`adjudicate`] does the same in terms of [`Event`](crate::event::Event)s.
mod bits;
mod chains;
mod cycle;
mod gate;
mod high_seas;
mod phase;
mod possible;
mod proxy;
mod reason;
mod rides;
mod sheet;
mod strength;
mod tables;

pub use phase::{Movement, adjudicate};
pub use reason::Reason;

use crate::board::{Board, Location, Province};
use crate::event::Strength;
use crate::order::Action;
use crate::policy::Policies;
use crate::special_moves::passage;
use crate::state::{State, Unit};
use crate::void::Void;
use bits::Bits;
use sheet::{Sheet, Slot};
use std::fmt;
use std::sync::Arc;
use strength::{Equations, Interval};
use tables::Map;

/// A unit and its order, given by its own power. Places may be as vague as players write them.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// The unit. Two units never share a province.
    pub unit: Unit,
    /// Its order.
    pub action: &'a Action,
}

/// The outcome of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The unit's place now. For a dislodged unit, the place that it lost.
    pub at: Location,
    /// The goal of its move, the coast filled in. `None` if it has no possible move.
    pub goal: Option<Location>,
    /// The reason why its order failed. `None` if it succeeded.
    pub failure: Option<Reason>,
    /// The origin of the unit that took its place.
    pub dislodged_by: Option<Province>,
    /// Whether it moved by convoy.
    pub by_sea: bool,
}

/// The maximum number of locations on a board here, including coasts and berths. A board's files may have fewer.
const MAX_LOCATIONS: usize = 64 * 64;

/// The borders of a board in the form that adjudication needs. Made once, cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    map: Arc<dyn AnyWidth>,
    /// Whether some provinces have room for any number of units, which a resolver does not support.
    high_seas: bool,
    /// Whether some borders or waters have special rules, which may void orders before they are resolved.
    gated: bool,
}

impl Tables {
    /// The tables of a board, with the policies that decide where units can go.
    pub fn new(board: &Board, policies: &Policies) -> Self {
        let high_seas = board.provinces.iter().any(|province| province.high_sea);
        Self { high_seas, ..Self::without_high_seas(board, policies) }
    }

    /// The tables of a board that treats high seas like other seas.
    fn without_high_seas(board: &Board, policies: &Policies) -> Self {
        fn wide<const N: usize>(board: &Board, policies: &Policies) -> Tables {
            let map = Arc::new(Shared(Arc::new(Map::<N>::new(board, policies))));
            let gated = passage::has_rules(board, policies);
            Tables { map, high_seas: false, gated }
        }
        match board.locations.len().max(board.provinces.len()).div_ceil(64) {
            0..=2 => wide::<2>(board, policies),
            3..=4 => wide::<4>(board, policies),
            5..=8 => wide::<8>(board, policies),
            // Each width is compiled separately, so the few boards larger than those that ship share one.
            _ => wide::<{ MAX_LOCATIONS / 64 }>(board, policies),
        }
    }

    /// A resolver with its working memory. Keep it to resolve many sets of orders without allocating.
    pub fn resolver(&self) -> Resolver {
        Resolver(self.map.resolver())
    }

    /// Checks that this order could be carried out with suitable orders of others (DATC 4.E.1).
    ///
    /// # Errors
    /// The reason why it could not.
    pub fn legal(
        &self,
        board: &Board,
        policies: &Policies,
        state: &State,
        unit: &Unit,
        action: &Action,
    ) -> Result<(), Void> {
        match self.high_seas {
            true => high_seas::legal(board, policies, state, unit, action),
            false => self.resolver().legal(policies, &state.units, unit, action),
        }
    }
}

/// Resolves sets of orders on one board.
pub struct Resolver(Box<dyn Resolve>);

impl Resolver {
    /// Resolves one set of orders. Returns the outcome of each piece, in the same order. It never fails, and always
    /// ends. The result for a piece does not depend on its place in the list.
    pub fn resolve(&mut self, policies: &Policies, pieces: &[Piece]) -> &[Outcome] {
        self.0.resolve(policies, pieces)
    }

    /// The provinces left empty by a stand-off. Valid after [`resolve`](Self::resolve).
    pub fn contested(&self, policies: &Policies) -> Vec<Province> {
        self.0.contested(policies)
    }

    /// The units that stood in the way of the move of the unit in this province, and their strengths. Valid after
    /// [`resolve`](Self::resolve).
    pub fn rivals(&self, policies: &Policies, unit: Province) -> Vec<(Province, Strength)> {
        self.0.rivals(policies, unit)
    }

    /// The only carrier that an order could have made to complete the convoy of the unit in this province. `None`
    /// unless there is exactly one. Valid after [`resolve`](Self::resolve).
    pub fn missing_link(&self, unit: Province) -> Option<Province> {
        self.0.missing_link(unit)
    }

    /// Checks that this order could be carried out with suitable orders of others (DATC 4.E.1).
    ///
    /// # Errors
    /// The reason why it could not.
    pub fn legal(&mut self, policies: &Policies, units: &[Unit], unit: &Unit, action: &Action) -> Result<(), Void> {
        self.0.legal(policies, units, unit, action)
    }
}

impl fmt::Debug for Resolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Resolver").finish_non_exhaustive()
    }
}

/// Tables of some width.
trait AnyWidth: fmt::Debug + Send + Sync {
    fn resolver(&self) -> Box<dyn Resolve>;
}

#[derive(Debug)]
struct Shared<const N: usize>(Arc<Map<N>>);

impl<const N: usize> AnyWidth for Shared<N> {
    fn resolver(&self) -> Box<dyn Resolve> {
        let map = Arc::clone(&self.0);
        Box::new(Solver { sheet: Sheet::new(&map), map, reach: Vec::new(), outcomes: Vec::new() })
    }
}

/// A solver of some width.
trait Resolve: Send {
    fn resolve(&mut self, policies: &Policies, pieces: &[Piece]) -> &[Outcome];
    fn contested(&self, policies: &Policies) -> Vec<Province>;
    fn rivals(&self, policies: &Policies, unit: Province) -> Vec<(Province, Strength)>;
    fn missing_link(&self, unit: Province) -> Option<Province>;
    fn legal(&mut self, policies: &Policies, units: &[Unit], unit: &Unit, action: &Action) -> Result<(), Void>;
}

/// Resolves orders on a board of at most `64 * N` locations.
struct Solver<const N: usize> {
    map: Arc<Map<N>>,
    sheet: Sheet<N>,
    /// Room for [`smallest_knot`](Self::smallest_knot).
    reach: Vec<Bits<N>>,
    outcomes: Vec<Outcome>,
}

impl<const N: usize> Solver<N> {
    #[inline]
    fn equations<'a>(&'a self, policies: &'a Policies) -> Equations<'a, N> {
        Equations { map: &self.map, policies, sheet: &self.sheet }
    }

    /// Settles every order: by the equations, and by untying one knot whenever they are stuck.
    #[inline]
    fn settle(&mut self, policies: &Policies) {
        let Sheet { moves, supports, convoys, yes, no, .. } = self.sheet;
        let mut open = (moves | supports | convoys) - yes - no;
        while !open.is_empty() {
            // Kind by kind, which the processor predicts better.
            let before = open.count();
            for unit in supports & open {
                let success = self.equations(policies).support_succeeds(unit);
                self.note(&mut open, unit, success);
            }
            for unit in convoys & open {
                let success = self.equations(policies).convoy_succeeds(unit);
                self.note(&mut open, unit, success);
            }
            for unit in moves & open {
                let success = self.equations(policies).move_succeeds(unit);
                self.note(&mut open, unit, success);
            }
            if open.count() == before {
                self.untie(policies, open);
                open = open - self.sheet.yes - self.sheet.no;
            }
        }
    }

    #[inline]
    fn note(&mut self, open: &mut Bits<N>, unit: usize, success: Option<bool>) {
        match success {
            Some(true) => self.sheet.yes.insert(unit),
            Some(false) => self.sheet.no.insert(unit),
            None => return,
        }
        open.remove(unit);
    }
}

impl<const N: usize> Resolve for Solver<N> {
    fn resolve(&mut self, policies: &Policies, pieces: &[Piece]) -> &[Outcome] {
        self.sheet.rides.clear();
        loop {
            self.sheet.read(&self.map, policies, pieces);
            self.settle(policies);
            // If rides turn out to be stopped on the way, settle all orders again.
            if self.sheet.rides.is_empty() || !self.sheet.shorten_rides() {
                break;
            }
        }
        let mut outcomes = std::mem::take(&mut self.outcomes);
        self.tell(policies, pieces, &mut outcomes);
        self.outcomes = outcomes;
        &self.outcomes
    }

    fn contested(&self, policies: &Policies) -> Vec<Province> {
        let sheet = &self.sheet;
        let stays = sheet.units - (sheet.moves & sheet.yes);
        let mut contested = Bits::<N>::EMPTY;
        for unit in sheet.moves & sheet.no {
            let aim = sheet.slots[unit].aim;
            let taken = stays.contains(aim) || sheet.into[aim].meets(sheet.yes);
            if !taken && self.equations(policies).prevent(unit).least > 0 {
                contested.insert(aim);
            }
        }
        contested.into_iter().map(|province| Province(province as u16)).collect()
    }

    fn rivals(&self, policies: &Policies, unit: Province) -> Vec<(Province, Strength)> {
        let unit = usize::from(unit.0);
        if !self.sheet.moves.contains(unit) {
            return Vec::new();
        }
        let (strength, rivals) = self.rivals_of(policies, unit);
        let riders = self.sheet.rides_that_end(self.sheet.slots[unit].aim).map(|rider| (rider, strength));
        rivals.chain(riders).map(|(rival, strength)| (Province(rival as u16), Interval::told(strength))).collect()
    }

    fn missing_link(&self, unit: Province) -> Option<Province> {
        let unit = usize::from(unit.0);
        if !self.sheet.moves.contains(unit) {
            return None;
        }
        let Slot { aim, kind, .. } = self.sheet.slots[unit];
        let (net, carriers) = (self.sheet.net(&self.map, kind), self.sheet.carriers[unit]);
        let idle = self.sheet.able[kind as usize] - carriers - Bits::one(aim);
        let mut links = idle.into_iter().filter(|&carrier| net.chain(unit, aim, carriers | Bits::one(carrier)));
        let link = links.next()?;
        links.next().is_none().then_some(Province(link as u16))
    }

    fn legal(&mut self, policies: &Policies, units: &[Unit], unit: &Unit, action: &Action) -> Result<(), Void> {
        self.sheet.legal(&self.map, policies, units, unit, action)
    }
}
