//! The part of a game that one pair of eyes may know: all that letters are made of, and all that a computer player is
//! given.
use super::event::{End, Ply};
use super::order::Plan;
use super::position::Position;
use super::rank::{Numbering, Rank};
use super::setup::Setup;
use super::side::{Side, Sides};
use super::state::State;
use chancery_rules::Eyes;

/// The part of a game that one pair of eyes may know.
///
/// Where a piece stands, where it was set up, whether it has moved and how far, is seen by all. Its rank is known to its
/// owner and the master; to all others once it has been told in a strike, and when the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The eyes for which it is.
    pub eyes: Eyes,
    /// The places of all pieces; a hidden rank is `None`. No pieces before both have set up.
    pub position: Position<Option<Rank>>,
    /// All moves, oldest first, with the ranks that were told.
    pub plies: Vec<Ply>,
    /// Whether both sides have set up.
    pub is_set_up: bool,
    /// The set-ups that these eyes may know: their own; of both, when the game is over.
    pub setups: Sides<Option<Setup>>,
    /// The salts sealed with the set-ups: the own one at any time; both when the game is over.
    pub salts: Sides<Option<String>>,
    /// The seals of the set-ups, which all are told once both have set up.
    pub seals: Sides<Option<String>>,
    /// The plans that run: the own one.
    pub plans: Sides<Option<Plan>>,
    /// The number of moves in a row that each side has missed.
    pub n_missed: Sides<u32>,
    /// The name of the game, which is part of what is sealed.
    pub game: String,
    /// The end of the game; `None` while it goes on.
    pub end: Option<End>,
}

impl View {
    /// The side of the reader; none of an observer or a master.
    pub fn side(&self) -> Option<Side> {
        Side::of_eyes(self.eyes)
    }

    /// The reader's numbering of ranks: as in their own set-up.
    pub fn numbering(&self) -> Numbering {
        let setup = self.side().and_then(|side| self.setups[side].as_ref());
        setup.map_or(Numbering::default(), |setup| setup.numbering)
    }
}

/// Returns the part of the game that these eyes may know.
pub(super) fn view(state: &State, eyes: Eyes) -> View {
    let sees = |side: Side| state.end.is_some() || eyes == Eyes::Master || Side::of_eyes(eyes) == Some(side);
    let position = state.position.guess(|_, piece| (piece.shown || sees(piece.side)).then_some(piece.rank));
    let opening = state.opening.as_ref();
    View {
        eyes,
        plies: state.plies.iter().map(|ply| seen(ply, &position)).collect(),
        position,
        is_set_up: opening.is_some(),
        setups: Sides::of(|side| opening.filter(|_| sees(side)).map(|opening| opening.setups[side].clone())),
        salts: Sides::of(|side| sees(side).then(|| state.salts[side].clone())),
        seals: Sides::of(|side| opening.map(|opening| opening.seals[side].clone())),
        plans: Sides::of(|side| {
            let own = eyes == Eyes::Master || Side::of_eyes(eyes) == Some(side);
            state.plans[side].clone().filter(|_| own)
        }),
        n_missed: state.n_missed,
        game: state.game.clone(),
        end: state.end,
    }
}

/// A move, with the ranks that these eyes know now.
pub(super) fn seen(ply: &Ply, position: &Position<Option<Rank>>) -> Ply {
    let battle = ply.battle.map(|mut battle| {
        battle.defender = position.piece(battle.struck).and_then(|piece| piece.rank);
        battle
    });
    Ply { battle, ..*ply }
}
