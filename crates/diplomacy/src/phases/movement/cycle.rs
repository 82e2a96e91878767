//! Settles the orders that the equations leave open: those that depend on themselves (DATC 5.B.9).
use super::Solver;
use super::bits::Bits;
use crate::policy::{Paradox, Policies};

/// The maximum number of guesses in a search for solutions. Real knots take a handful. A knot that takes more counts as
/// having no single solution, so that no set of orders can keep the judge busy.
const MAX_GUESSES: u32 = 2_000;

/// The result of a search among the open orders.
#[derive(Clone, Copy)]
enum Solutions<const N: usize> {
    None,
    /// Exactly one: these orders succeed, the others fail.
    One(Bits<N>),
    Several,
}

impl<const N: usize> Solver<N> {
    /// Settles at least one of the open orders: a knot of orders that depend only on each other and on settled orders.
    /// If exactly one solution exists, it applies. Otherwise the backup rule decides.
    pub(super) fn untie(&mut self, policies: &Policies, open: Bits<N>) {
        let knot = self.smallest_knot(policies, open);
        let mut guesses = MAX_GUESSES;
        match self.solutions(policies, knot, &mut guesses) {
            Solutions::One(successes) => {
                self.sheet.yes |= successes;
                self.sheet.no |= knot - successes;
            }
            Solutions::None | Solutions::Several => self.back_up(policies, knot),
        }
    }

    /// Applies the backup rule: a paradox ends by its policy (DATC 4.A.2), and a circular movement succeeds.
    fn back_up(&mut self, policies: &Policies, knot: Bits<N>) {
        let convoys = knot & self.sheet.convoys;
        let moves = knot & self.sheet.moves;
        match (convoys.is_empty(), policies.paradox) {
            (true, _) if moves.is_empty() => self.sheet.no |= knot,
            (true, _) => self.sheet.yes |= moves,
            (false, Paradox::AllHold) if !moves.is_empty() => self.sheet.no |= moves,
            (false, _) => self.sheet.no |= convoys,
        }
    }

    /// The smallest set of open orders that depend on each other and on no other open order.
    fn smallest_knot(&mut self, policies: &Policies, open: Bits<N>) -> Bits<N> {
        let mut reach = std::mem::take(&mut self.reach);
        reach.resize(self.map.n_provinces, Bits::EMPTY);
        let equations = self.equations(policies);
        for unit in open {
            reach[unit] = equations.depends_on(unit) & open;
        }
        // All direct and indirect dependencies of each order (Warshall).
        for between in open {
            for unit in open {
                if reach[unit].contains(between) {
                    let further = reach[between];
                    reach[unit] |= further;
                }
            }
        }
        let mut knot = open;
        let mut settled = Bits::EMPTY;
        for unit in open {
            if settled.contains(unit) {
                continue;
            }
            let mut mutual = Bits::one(unit);
            for other in reach[unit] {
                if reach[other].contains(unit) {
                    mutual.insert(other);
                }
            }
            settled |= mutual;
            if reach[unit].is_within(mutual) && mutual.count() < knot.count() {
                knot = mutual;
            }
        }
        self.reach = reach;
        knot
    }

    /// Finds the solutions of the knot. Guesses one order at a time, convoys first as the others depend on them, and
    /// derives the consequences of each guess.
    fn solutions(&mut self, policies: &Policies, knot: Bits<N>, guesses: &mut u32) -> Solutions<N> {
        let (yes, no) = (self.sheet.yes, self.sheet.no);
        let found = if self.follow(policies, knot) {
            let open = knot - self.sheet.yes - self.sheet.no;
            match (open & self.sheet.convoys).first().or(open.first()) {
                None => Solutions::One(knot & self.sheet.yes),
                Some(unit) => self.guess(policies, knot, unit, guesses),
            }
        } else {
            Solutions::None
        };
        (self.sheet.yes, self.sheet.no) = (yes, no);
        found
    }

    fn guess(&mut self, policies: &Policies, knot: Bits<N>, unit: usize, guesses: &mut u32) -> Solutions<N> {
        if *guesses == 0 {
            return Solutions::Several;
        }
        *guesses -= 1;
        self.sheet.yes.insert(unit);
        let first = self.solutions(policies, knot, guesses);
        self.sheet.yes.remove(unit);
        if matches!(first, Solutions::Several) {
            return first;
        }
        self.sheet.no.insert(unit);
        let second = self.solutions(policies, knot, guesses);
        self.sheet.no.remove(unit);
        match (first, second) {
            (Solutions::None, other) | (other, Solutions::None) => other,
            _ => Solutions::Several,
        }
    }

    /// Derives the consequences of the guesses. Returns `false` if they contradict the equations.
    fn follow(&mut self, policies: &Policies, knot: Bits<N>) -> bool {
        loop {
            let mut changed = false;
            for unit in knot {
                let Some(success) = self.equations(policies).succeeds(unit) else { continue };
                let (same, opposite) = match success {
                    true => (&mut self.sheet.yes, &self.sheet.no),
                    false => (&mut self.sheet.no, &self.sheet.yes),
                };
                if opposite.contains(unit) {
                    return false;
                }
                changed |= !same.contains(unit);
                same.insert(unit);
            }
            if !changed {
                return true;
            }
        }
    }
}
