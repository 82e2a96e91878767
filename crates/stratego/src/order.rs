//! The orders that players send: a set-up, a move, a plan.
use super::board::Square;
use super::rank::Rank;
use super::setup::Setup;

/// One order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// The squares of the side's own pieces at the start.
    Setup(Setup),
    /// The move of this turn.
    Move(Move),
    /// Moves to carry out later, as if they were sent then.
    Plan(Plan),
    /// Drops the active plan.
    NoPlan,
}

/// A move: a step, a scout's run, or a strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square of the piece.
    pub from: Square,
    /// The destination.
    pub to: Square,
    /// The piece that it brings back, if it gets there alive (option `rescue`).
    pub rescue: Option<Rescue>,
}

impl Move {
    /// A move without a rescue.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, rescue: None }
    }
}

/// A lost piece that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rescue {
    /// The rank of the piece.
    pub rank: Rank,
    /// Its new place: a free square of its own home.
    pub to: Square,
}

/// A move in a plan, which says whether to expect an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The move.
    pub step: Move,
    /// Whether it strikes: `A4xA5`. Otherwise (`A4-A5`), the square must be free.
    pub strikes: bool,
}

/// An answer to a move of the enemy: `IF D6xD5 THEN E5xD5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// The enemy's move.
    pub to: Step,
    /// The side's own move that follows.
    pub with: Step,
}

/// An event that ends a plan, apart from strikes and impossible steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Until {
    /// `UNLESS CONTACT`: an enemy piece moves next to one of the plan's side, or the reverse.
    #[default]
    Contact,
    /// `UNTIL ATTACKED`: only an attack ends it.
    Attacked,
}

/// Moves that are carried out later, as if they were sent then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The moves, one for each of the side's turns, the next one first.
    pub steps: Vec<Step>,
    /// The answers to enemy moves. Each is used once, and comes before the next of the steps.
    pub answers: Vec<Answer>,
    /// The event that ends it.
    pub until: Until,
}

impl Plan {
    /// The maximum number of moves and answers in a plan.
    pub const MOST: usize = 20;
}
