//! The progress of a turn: whose orders are in, as far as a player may know before it runs (the setting PROGRESS).
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::game::settings::keys::Progress;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::say;
use crate::store::Store;
use crate::text::sentence::{Note, and};
use anyhow::Result;

/// The state of a power's orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderProgress {
    /// None are on file.
    Nothing,
    /// Some are missing.
    Partial,
    /// All are in, and its player wants the turn to wait for the deadline.
    Complete,
    /// All are in, and the turn may run.
    Ready,
}

/// The progress of a turn, for one reader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TurnProgress {
    /// Nothing to show, or nothing that this reader may know.
    #[default]
    Hidden,
    /// The number of powers whose orders are in, and the number that the game waits for.
    Count(usize, usize),
    /// Each power that the game waits for.
    Names(Vec<(Power, OrderProgress)>),
}

impl TurnProgress {
    /// The progress for the writer of an e-mail, if they are a player or GM of the game. Others see none of it.
    pub fn for_writer(cx: &Context, game: &Game) -> Result<Self> {
        Self::read(cx.store, game, |seat| cx.holds(seat))
    }

    /// The progress for the holder of the seat who has signed on.
    pub fn for_seat(cx: &GameCx) -> Result<Self> {
        let Ok(own) = cx.seat() else { return Ok(Self::Hidden) };
        let is_own = |seat: &Seat| seat.id == own.id || cx.sitter.is_none() && seat.user == own.user;
        Self::read(cx.store, &cx.game, is_own)
    }

    /// The progress for any player of the game, if all of them see the same.
    pub fn for_players(store: &Store, game: &Game) -> Result<Self> {
        Self::shown(store, game, game.progress(false))
    }

    fn read(store: &Store, game: &Game, is_reader: impl Fn(&Seat) -> bool) -> Result<Self> {
        let is_master = game.masters().any(&is_reader);
        match is_master || game.players().any(&is_reader) {
            true => Self::shown(store, game, game.progress(is_master)),
            false => Ok(Self::Hidden),
        }
    }

    fn shown(store: &Store, game: &Game, shown: Progress) -> Result<Self> {
        if !game.running() || game.is_solo() {
            return Ok(Self::Hidden);
        }
        let (awaited, lacking) = (game.awaited(), game.lacking());
        Ok(match shown {
            Progress::None => Self::Hidden,
            // With a single power, the number would reveal everything.
            Progress::Count if awaited.len() < 2 => Self::Hidden,
            Progress::Count => Self::Count(awaited.len() - lacking.len(), awaited.len()),
            Progress::Names => {
                let on_file = game.on_file(store)?;
                let has_some =
                    |power: Power| on_file.iter().any(|filed| filed.power == power && !filed.orders.is_empty());
                let holds = |power: Power| game.orderer(power).is_some_and(|seat| game.holds_turn(seat));
                let state = |power: Power| match lacking.contains(&power) {
                    true if has_some(power) => OrderProgress::Partial,
                    true => OrderProgress::Nothing,
                    false if holds(power) => OrderProgress::Complete,
                    false => OrderProgress::Ready,
                };
                Self::Names(awaited.into_iter().map(|power| (power, state(power))).collect())
            }
        })
    }

    /// The progress in one sentence, or `None` without progress to show.
    pub fn sentence(&self, game: &Game) -> Option<Note> {
        match self {
            Self::Hidden => None,
            Self::Count(n, all) => {
                Some(Note::of(say!("The orders of {n} of {all} powers are in.", n = *n, all = *all)))
            }
            Self::Names(states) => {
                let is_in = |state: &OrderProgress| matches!(state, OrderProgress::Complete | OrderProgress::Ready);
                let ready: Vec<Power> =
                    states.iter().filter(|(_, state)| is_in(state)).map(|(power, _)| *power).collect();
                let named = and(ready.iter().map(|power| game.called(*power)));
                Some(match ready.is_empty() {
                    true => Note::of("No power's orders are in yet."),
                    false => Note::of(say!("Orders are in from {named}.", named)),
                })
            }
        }
    }
}
