//! Plans: moves that are carried out later, as if they were sent then.
//!
//! A plan waits for its owner's turn. An answer to what the enemy has just done comes first; then, if nothing has happened
//! that ends the plan, its next step.
use super::event::{PlanEnd, Ply};
use super::game::Stratego;
use super::order::{Move, Plan, Step, Until};
use super::position::{Known, Position};
use super::repeats::beside_enemy;
use super::side::Side;

/// The action of a plan when its owner is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It makes a move.
    Move(Move),
    /// It waits for what the enemy does; its owner moves.
    Waits,
    /// It has ended.
    Ends(PlanEnd),
}

impl Stratego {
    /// Takes out of the plan of the side that is to move what it does after the enemy's last move.
    pub(super) fn next_of_plan<R: Known>(&self, position: &Position<R>, plan: &mut Plan, last: Option<&Ply>) -> Next {
        if let Some(last) = last.filter(|last| last.side != position.to_move()) {
            let fits = |step: &Step| {
                (step.step.from, step.step.to, step.strikes) == (last.from, last.to, last.battle.is_some())
            };
            if let Some(index) = plan.answers.iter().position(|answer| fits(&answer.to)) {
                let answer = plan.answers.remove(index);
                return self.step_of_plan(position, &answer.with);
            }
            if last.battle.is_some() {
                return Next::Ends(PlanEnd::Battle);
            }
            if plan.until == Until::Contact && self.touches(position, last) {
                return Next::Ends(PlanEnd::Contact);
            }
        }
        self.first_of_plan(position, plan)
    }

    /// The next step of a plan, whatever happened before it.
    pub(super) fn first_of_plan<R: Known>(&self, position: &Position<R>, plan: &mut Plan) -> Next {
        match (plan.steps.is_empty(), plan.answers.is_empty()) {
            (true, true) => Next::Ends(PlanEnd::Done),
            (true, false) => Next::Waits,
            (false, _) => self.step_of_plan(position, &plan.steps.remove(0)),
        }
    }

    /// Returns the reason why a plan ends with a move that its owner has made by it.
    pub(super) fn end_of_plan<R: Known>(&self, position: &Position<R>, plan: &Plan, made: &Ply) -> Option<PlanEnd> {
        match () {
            () if made.battle.is_some() => Some(PlanEnd::Battle),
            () if plan.steps.is_empty() && plan.answers.is_empty() => Some(PlanEnd::Done),
            () if plan.until == Until::Contact && self.touches(position, made) => Some(PlanEnd::Contact),
            () => None,
        }
    }

    /// A step is made only as it is written: a strike where an enemy stands, a plain move where nobody does.
    fn step_of_plan<R: Known>(&self, position: &Position<R>, step: &Step) -> Next {
        let side: Side = position.to_move();
        let is_as_written = position.at(step.step.to).is_some() == step.strikes;
        match self.check(position, side, &step.step) {
            Ok(()) if is_as_written => Next::Move(step.step),
            _ => Next::Ends(PlanEnd::NotPossible),
        }
    }

    /// Returns whether the piece that moved has come to stand beside an enemy of its own.
    fn touches<R: Known>(&self, position: &Position<R>, ply: &Ply) -> bool {
        let stands = position.at(ply.to).is_some_and(|piece| piece.side == ply.side);
        stands && beside_enemy(self.board(), position, ply.side, ply.to)
    }
}
