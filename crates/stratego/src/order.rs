//! The orders that players send: a set-up, a move, a plan.
use super::board::Square;
use super::rank::Rank;
use super::setup::Setup;

/// One order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// The squares of the own pieces at the start.
    Setup(Setup),
    /// The move of this turn.
    Move(Move),
    /// Moves that are carried out later, as if they were sent then.
    Plan(Plan),
    /// The plan that runs is dropped.
    NoPlan,
}

/// A move: a step, a scout's run, or a strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square on which the piece stands.
    pub from: Square,
    /// The square to which it goes.
    pub to: Square,
    /// The piece that it brings back, if it gets there alive (option `rescue`).
    pub rescue: Option<Rescue>,
}

impl Move {
    /// A move that rescues nobody.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, rescue: None }
    }
}

/// A lost piece that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rescue {
    /// The rank of the piece.
    pub rank: Rank,
    /// The square on which it is put: a free square of the own home.
    pub to: Square,
}

/// A move as a plan has it: it says whether there is to be an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The move.
    pub step: Move,
    /// `A4xA5`: it strikes. Without it (`A4-A5`), the square is to be free.
    pub strikes: bool,
}

/// An answer to a move of the enemy: `IF D6xD5 THEN E5xD5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// The enemy's move.
    pub to: Step,
    /// The own move that follows.
    pub with: Step,
}

/// The event that ends a plan besides strikes and steps that are not possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Until {
    /// `UNLESS CONTACT`: an enemy piece that comes to stand beside one's own, or that one's own comes to stand beside.
    #[default]
    Contact,
    /// `UNTIL ATTACKED`: nothing else.
    Attacked,
}

/// Moves that are carried out later, as if they were sent then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The moves, one for each own turn, the next one first.
    pub steps: Vec<Step>,
    /// The answers to moves of the enemy; each comes before the next of the steps, and once.
    pub answers: Vec<Answer>,
    /// The event that ends it.
    pub until: Until,
}

impl Plan {
    /// The most moves and answers that a plan has.
    pub const MOST: usize = 20;
}
