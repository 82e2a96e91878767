//! The choices of a game.

/// The cost of removing a unit of the garrison, where the published rules that Conquest follows contradict
/// themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Casualties {
    /// A unit costs its value in its current role: for a garrison, 2, 2 and 6.
    #[default]
    Role,
    /// As written in the source: a garrison's units cost 2, 4 and 6.
    Text,
}

/// The choices of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The cost of removing the units of a garrison.
    pub casualties: Casualties,
    /// The share of all states that wins at the end of a turn, in per cent: from 51 to 100.
    pub victory_percent: u32,
    /// The last turn of the game. `None` if the game has no limit.
    pub turn_limit: Option<u32>,
}

impl Options {
    /// The minimum share that can win. With a smaller one, two players could reach it at once.
    pub const LEAST_PERCENT: u32 = 51;

    /// Returns the number of states that win, out of `n_states`.
    pub fn states_to_win(&self, n_states: usize) -> u32 {
        let percent = self.victory_percent.clamp(Self::LEAST_PERCENT, 100);
        (n_states as u64 * u64::from(percent)).div_ceil(100) as u32
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { casualties: Casualties::Role, victory_percent: 75, turn_limit: None }
    }
}
