//! The luck of a game: chains of secrets that are opened turn by turn.
//!
//! In a chain that begins with turn 1, turn t draws from link S_t, and the results publish S_t. Its SHA-256 is S_(t-1), which
//! was published before, down to S_0, which was published before the first turn. So all links were fixed before any player
//! ordered. After a rollback a new chain begins, because published links must decide nothing. A keeper who reads the database
//! knows all links.
use super::Game;
use super::settings::{Settings, keys};
use crate::rules::Luck;
use crate::store::{PhaseRow, Store};
use crate::text::{hex, unhex};
use anyhow::{Context as _, Result};
use sha2::{Digest as _, Sha256};

/// The luck that follows from a number, the same in every game.
pub fn seeded(seed: u64) -> Luck {
    let label = format!("seed-{seed}");
    Luck::new(Sha256::digest(&label).into()).for_game(&label)
}

/// Luck with the name that enters its draws: the game's, or its seed's.
pub fn named(luck: Luck, settings: &Settings, game: &str) -> Luck {
    settings
        .get(keys::SEED)
        .map_or_else(|| luck.clone().for_game(game), |seed| luck.clone().for_game(seeded(seed).game()))
}

impl Game {
    /// The secret behind all luck of the game: the end of its first chain. It also deals the powers.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn luck(&self) -> Result<Luck> {
        if let Some(seed) = self.settings.get(keys::SEED) {
            return Ok(seeded(seed));
        }
        let secret = unhex(&self.row.secret);
        let secret = secret.with_context(|| format!("the secret of game '{}' cannot be read", self.row.name))?;
        Ok(Luck::new(secret).for_game(&self.row.name))
    }

    /// The first turn of each chain. Empty in a game without chains.
    fn chains(&self) -> Result<Vec<u32>> {
        let chains = self.row.chains.as_deref().map(serde_json::from_str).transpose();
        let chains = chains.with_context(|| format!("the chains of game '{}' cannot be read", self.row.name))?;
        Ok(chains.unwrap_or_default())
    }

    /// The chain that the current turn draws from, counted from 0. `None` in a game without chains.
    ///
    /// # Errors
    /// If the chains cannot be read.
    pub fn chain(&self) -> Result<Option<u32>> {
        Ok((self.chains()?.len() as u32).checked_sub(1))
    }

    /// The luck of the current turn.
    ///
    /// # Errors
    /// If the secret of the game cannot be read.
    pub fn luck_of_turn(&self, store: &Store) -> Result<Luck> {
        let turn = self.row.turn;
        match self.chain()? {
            Some(chain) => self.link(chain, turn),
            None => {
                let n_undone = if self.system.has_luck() { store.n_undone(self.row.id, turn)? } else { 0 };
                Ok(self.luck()?.of_turn(turn, n_undone))
            }
        }
    }

    /// The luck of a turn on record that had been rolled back `n_undone` times before.
    ///
    /// # Errors
    /// If the secret of the game cannot be read, or the chain does not exist.
    pub fn luck_on_record(&self, row: &PhaseRow, n_undone: u32) -> Result<Luck> {
        match row.chain {
            Some(chain) => self.link(chain, row.turn),
            None => Ok(self.luck()?.of_turn(row.turn, n_undone)),
        }
    }

    /// The link of a chain that belongs to a turn.
    fn link(&self, chain: u32, turn: u32) -> Result<Luck> {
        let chains = self.chains()?;
        let first = chains.get(chain as usize).with_context(|| format!("there is no chain {chain}"))?;
        let link = (turn + 1).checked_sub(*first).with_context(|| format!("chain {chain} begins with turn {first}"))?;
        Ok(self.luck()?.chain(chain).link(link))
    }

    /// Returns whether the current chain has no more links for the current turn. The last link is never opened while the game
    /// continues.
    ///
    /// # Errors
    /// If the chains cannot be read.
    pub fn has_no_link(&self) -> Result<bool> {
        Ok(self.chains()?.last().is_some_and(|first| Luck::LINKS <= (self.row.turn + 1).saturating_sub(*first)))
    }

    /// Begins a new chain with the current turn. From then on the game's luck comes from chains.
    ///
    /// # Errors
    /// If the chains cannot be read.
    pub fn begin_chain(&mut self) -> Result<()> {
        let mut chains = self.chains()?;
        chains.push(self.row.turn);
        self.row.chains = Some(serde_json::json!(chains).to_string());
        Ok(())
    }

    /// Returns the beginning of each chain in hexadecimal digits, with its first turn.
    ///
    /// # Errors
    /// If the secret of the game or its chains cannot be read.
    pub fn commitments(&self) -> Result<Vec<(u32, String)>> {
        let luck = self.luck()?;
        let begins = |(n, first): (usize, u32)| (first, hex(&luck.chain(n as u32).link(0).opened()));
        Ok(self.chains()?.into_iter().enumerate().map(begins).collect())
    }

    /// Returns the beginning of the current chain, S_0, in hexadecimal digits. The judge publishes it in advance.
    ///
    /// # Errors
    /// If the secret of the game cannot be read.
    pub fn commitment(&self) -> Result<String> {
        Ok(hex(&self.luck()?.chain(self.chain()?.unwrap_or(0)).link(0).opened()))
    }
}
