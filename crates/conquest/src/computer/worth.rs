//! The worth of a state.
use super::super::map::Land;
use super::super::state::State;
use super::Table;

impl Table<'_> {
    /// Returns the value of a state to its holder, without its continent.
    pub(super) fn plain_worth(&self, land: Land) -> f64 {
        let (at, weights) = (self.expected.at(land), self.weights);
        1.0 + weights.city * f64::from(u8::from(at.is_city)) + weights.mine * f64::from(u8::from(at.has_mine))
    }

    /// Returns the value of taking a state. It includes the state's income, the progress towards its whole continent,
    /// the owner's loss, and how close both powers are to winning.
    pub(super) fn worth(&self, land: Land) -> f64 {
        let owner = self.expected.owner(land);
        let continent = &self.map.continents[self.map.land(land).continent];
        let size = continent.lands.len().max(1) as f64;
        let of = |state: &State, wanted| continent.lands.iter().filter(|land| state.owner(**land) == wanted).count();
        let own = of(&self.expected, self.power) as f64;
        let share = |n: f64| (n / size).powi(3);
        let mut worth = self.plain_worth(land) + self.weights.continent * (share(own + 1.0) - share(own));
        if of(&self.expected, owner) == continent.lands.len() {
            worth += self.weights.continent / 2.0;
        }
        let to_win = f64::from(self.options.states_to_win(self.map.lands.len()).max(1));
        let near = |power| (f64::from(self.expected.n_lands_of(power)) / to_win).powi(3);
        worth + self.weights.finish * near(self.power) + self.weights.leader * near(owner)
    }
}
