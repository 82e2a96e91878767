//! Plans: moves that are carried out later, as if their owner sent them then.
//!
//! A plan waits for its owner's turn. An answer to the enemy's last move comes first, and then, unless something has ended the plan, its
//! next step.
use super::event::{PlanEnd, Ply};
use super::game::Stratego;
use super::order::{Move, Plan, Step, Until};
use super::position::{Known, Position};
use super::repeats::beside_enemy;
use super::side::Side;

/// A plan's action when it is its owner's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// It makes a move.
    Move(Move),
    /// It waits for an enemy move, so its owner moves.
    Waits,
    /// It has ended.
    Ends(PlanEnd),
}

impl Stratego {
    /// Takes the next action after the enemy's last move from the plan of the side to move.
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

    /// The next step of a plan, regardless of earlier events.
    pub(super) fn first_of_plan<R: Known>(&self, position: &Position<R>, plan: &mut Plan) -> Next {
        match (plan.steps.is_empty(), plan.answers.is_empty()) {
            (true, true) => Next::Ends(PlanEnd::Done),
            (true, false) => Next::Waits,
            (false, _) => self.step_of_plan(position, &plan.steps.remove(0)),
        }
    }

    /// Returns the reason why a plan ends after one of its moves.
    pub(super) fn end_of_plan<R: Known>(&self, position: &Position<R>, plan: &Plan, made: &Ply) -> Option<PlanEnd> {
        match () {
            () if made.battle.is_some() => Some(PlanEnd::Battle),
            () if plan.steps.is_empty() && plan.answers.is_empty() => Some(PlanEnd::Done),
            () if plan.until == Until::Contact && self.touches(position, made) => Some(PlanEnd::Contact),
            () => None,
        }
    }

    /// Makes a step only as written: a strike on an enemy, or a plain move to a free square.
    fn step_of_plan<R: Known>(&self, position: &Position<R>, step: &Step) -> Next {
        let side: Side = position.to_move();
        let is_as_written = position.at(step.step.to).is_some() == step.strikes;
        match self.check(position, side, &step.step) {
            Ok(()) if is_as_written => Next::Move(step.step),
            _ => Next::Ends(PlanEnd::NotPossible),
        }
    }

    /// Returns whether the moved piece is now next to one of its enemies.
    fn touches<R: Known>(&self, position: &Position<R>, ply: &Ply) -> bool {
        let stands = position.at(ply.to).is_some_and(|piece| piece.side == ply.side);
        stands && beside_enemy(self.board(), position, ply.side, ply.to)
    }
}
