//! The count at the end of a turn: continents, eliminations, and the winners.
use super::super::event::Event;
use super::super::state::State;
use super::Turn;
use chancery_rules::Power;

impl Turn<'_> {
    /// Counts, and begins the next turn. `before` is the position at the beginning of this one.
    pub(super) fn count(&mut self, before: &State) {
        let alive = self.state.alive();
        for &power in &alive {
            let lands = self.state.n_lands_of(power);
            let continents = self.state.continents_of(self.map, power);
            let production = self.state.production(self.map, power);
            self.tell(Event::Counted { power, lands, continents, production });
        }
        for power in before.alive().into_iter().filter(|power| !alive.contains(power)) {
            let seat = &mut self.state.seats[power.index()];
            let iron = std::mem::take(&mut seat.iron);
            seat.standing.clear();
            self.tell(Event::Eliminated { power, iron });
        }
        self.state.winners = self.winners(&alive);
        self.state.turn += 1;
    }

    /// Returns the winners: the powers with enough states, or the leaders at the end of the last turn.
    fn winners(&self, alive: &[Power]) -> Vec<Power> {
        let to_win = self.options.states_to_win(self.map.lands.len());
        if let Some(winner) = alive.iter().find(|power| to_win <= self.state.n_lands_of(**power)) {
            return vec![*winner];
        }
        if self.options.turn_limit.is_none_or(|limit| self.state.turn < limit) {
            return Vec::new();
        }
        let rank = |power: &Power| {
            let production = self.state.production(self.map, *power);
            (production, self.state.n_lands_of(*power), self.state.attack_of(*power))
        };
        let best = alive.iter().map(rank).max();
        alive.iter().copied().filter(|power| Some(rank(power)) == best).collect()
    }
}
