//! The part of a game that one pair of eyes may know. E-mails are made only from it, and it is all that a bot gets.
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
/// Everyone sees where a piece is, where it was set up, whether it has moved, and how far. Its owner and the GM know
/// its rank. Everyone else knows it once a strike has revealed it, or the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The eyes that this view is for.
    pub eyes: Eyes,
    /// The places of all pieces, where a hidden rank is `None`. Empty until both have set up.
    pub position: Position<Option<Rank>>,
    /// The position that was last set by hand, if these eyes may know all of it.
    pub edited: Option<Position<Rank>>,
    /// All moves since the set-up, or since an edit, oldest first, with the revealed ranks.
    pub plies: Vec<Ply>,
    /// Whether both sides have set up.
    pub is_set_up: bool,
    /// The set-ups that these eyes may know: their own, or both when the game is over.
    pub setups: Sides<Option<Setup>>,
    /// The salts sealed with the set-ups: their own at any time, or both when the game is over.
    pub salts: Sides<Option<String>>,
    /// The seals of the set-ups, which are public once both sides have set up.
    pub seals: Sides<Option<String>>,
    /// The active plan of the reader.
    pub plans: Sides<Option<Plan>>,
    /// The number of moves in a row that each side has missed.
    pub n_missed: Sides<u32>,
    /// The name of the game, which is part of the sealed text.
    pub game: String,
    /// The end of the game. `None` while it continues.
    pub end: Option<End>,
}

impl View {
    /// The number of moves before the first of [`plies`](Self::plies).
    pub fn n_before(&self) -> usize {
        (self.position.n_moves() as usize).saturating_sub(self.plies.len())
    }

    /// The side of the reader. `None` for an observer or a GM.
    pub fn side(&self) -> Option<Side> {
        Side::of_eyes(self.eyes)
    }

    /// The side that the reader orders for. A GM orders for the side to move.
    pub fn ordering_side(&self) -> Option<Side> {
        match self.eyes {
            Eyes::Master if self.is_set_up => Some(self.position.to_move()),
            _ => self.side(),
        }
    }

    /// The reader's numbering of ranks, from their own set-up.
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
        edited: state.edited.clone().filter(|_| Side::ALL.into_iter().all(sees)),
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
