//! The board of a game: the one place that decides which it is.
//!
//! A forming game is played on the current board of its variant. At the start the game stores its board, and keeps it even if
//! the variant changes. A game whose board was changed by mail keeps it from that letter onwards. Both are stored as text, by
//! their digest. If the variant is removed before the start, the game uses the board from its creation.
use crate::boards::catalogue::{Catalogue, LoadedBoard};
use crate::boards::chain::{Chain, digest};
use crate::game::Game;
use crate::store::{GameRow, Life, Store};
use anyhow::{Context as _, Result};
use std::sync::Arc;

/// The digest of the stored board that a game uses. `None` if it uses its variant's.
fn kept<'a>(row: &'a GameRow, catalogue: &Catalogue) -> Option<&'a String> {
    let is_own = row.life != Life::Forming || row.morphed || !catalogue.has(&row.variant);
    row.board.as_ref().filter(|_| is_own)
}

/// The board that a game uses.
///
/// # Errors
/// If it cannot be read.
pub fn ready(store: &Store, row: &GameRow, catalogue: &Catalogue) -> Result<LoadedBoard> {
    let Some(digest) = kept(row, catalogue) else { return catalogue.board(&row.variant) };
    let board = catalogue.kept_board(catalogue.family(&row.family)?, digest, || store.board(digest));
    board.with_context(|| format!("the board of game '{}' cannot be read", row.name))
}

/// The board that a game uses, as text.
///
/// # Errors
/// If it cannot be read.
pub fn chain(store: &Store, row: &GameRow, catalogue: &Catalogue) -> Result<Arc<Chain>> {
    match kept(row, catalogue) {
        Some(digest) => Ok(Arc::new(Chain::from_json(catalogue.family(&row.family)?, &store.board(digest)?)?)),
        None => catalogue.chain(&row.variant).with_context(|| format!("there is no board '{}'", row.variant)),
    }
}

/// Stores a board. Returns its digest.
pub fn keep(store: &Store, chain: &Chain) -> Result<String> {
    let files = chain.to_json();
    let digest = digest(&files);
    store.keep_board(&digest, &files)?;
    Ok(digest)
}

impl Game {
    /// Stores the board as it is now, so that later changes in the catalogue do not affect the game. A board changed by mail is
    /// stored already. If the board now has too few powers for the players who have joined, the board stored before stays.
    pub fn keep_board(&mut self, store: &Store, catalogue: &Catalogue) -> Result<()> {
        let n_players = self.players().count();
        if !self.row.morphed
            && catalogue.board(&self.row.variant).is_ok_and(|board| n_players <= board.variant.n_played())
            && let Some(chain) = catalogue.chain(&self.row.variant)
        {
            self.row.board = Some(keep(store, &chain)?);
        }
        self.take_kept_board(store, catalogue)
    }

    /// Switches to the board stored for this game, if any.
    ///
    /// # Errors
    /// If the board cannot be read.
    pub fn take_kept_board(&mut self, store: &Store, catalogue: &Catalogue) -> Result<()> {
        if let Some(digest) = &self.row.board {
            let board = catalogue.kept_board(self.board.variant.family(), digest, || store.board(digest))?;
            self.system = catalogue.play(&board, self.settings.kept())?;
            self.board = board;
        }
        Ok(())
    }
}
