//! The luck of a game: chains of secrets, which are opened turn by turn.
//!
//! Turn t of a chain that begins with turn 1 draws from its link S_t, and the results tell S_t: its SHA-256 is S_(t-1), which was told
//! before, down to S_0, which was told before the first turn. So all links were fixed before any player ordered. After a rollback a
//! new chain begins, because what is known of the old one must decide nothing. A keeper who reads the database knows all links.
use super::Game;
use crate::rules::Luck;
use crate::store::{PhaseRow, Store};
use crate::text::{hex, unhex};
use anyhow::{Context as _, Result};

impl Game {
    /// The secret that all luck of the game comes from: the end of its first chain. The powers are dealt by it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn luck(&self) -> Result<Luck> {
        let secret = unhex(&self.row.secret);
        let secret = secret.with_context(|| format!("the secret of game '{}' cannot be read", self.row.name))?;
        Ok(Luck::new(secret).for_game(&self.row.name))
    }

    /// The turns with which its chains begin; none in a game without.
    fn chains(&self) -> Result<Vec<u32>> {
        let chains = self.row.chains.as_deref().map(serde_json::from_str).transpose();
        let chains = chains.with_context(|| format!("the chains of game '{}' cannot be read", self.row.name))?;
        Ok(chains.unwrap_or_default())
    }

    /// The chain that the turn which is on draws from, counted from 0; none in a game without.
    ///
    /// # Errors
    /// If the chains cannot be read.
    pub fn chain(&self) -> Result<Option<u32>> {
        Ok((self.chains()?.len() as u32).checked_sub(1))
    }

    /// The luck of the turn that is on.
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

    /// The luck of a turn on record, which had been rolled back `n_undone` times before.
    ///
    /// # Errors
    /// If the secret of the game cannot be read, or there is no such chain.
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

    /// Returns whether the present chain has no more links for the turn that is on. Its last one is never opened
    /// while the game goes on.
    ///
    /// # Errors
    /// If the chains cannot be read.
    pub fn has_no_link(&self) -> Result<bool> {
        Ok(self.chains()?.last().is_some_and(|first| Luck::LINKS <= (self.row.turn + 1).saturating_sub(*first)))
    }

    /// Begins a chain with the turn that is on, in a game whose luck comes from chains, or begins now.
    ///
    /// # Errors
    /// If the chains cannot be read.
    pub fn begin_chain(&mut self) -> Result<()> {
        let mut chains = self.chains()?;
        chains.push(self.row.turn);
        self.row.chains = Some(serde_json::json!(chains).to_string());
        Ok(())
    }

    /// Returns the beginning of each chain of the game, in hexadecimal digits, with its first turn.
    ///
    /// # Errors
    /// If the secret of the game or its chains cannot be read.
    pub fn commitments(&self) -> Result<Vec<(u32, String)>> {
        let luck = self.luck()?;
        let begins = |(n, first): (usize, u32)| (first, hex(&luck.chain(n as u32).link(0).opened()));
        Ok(self.chains()?.into_iter().enumerate().map(begins).collect())
    }

    /// Returns the beginning of the present chain, S_0, in hexadecimal digits: it is told in advance.
    ///
    /// # Errors
    /// If the secret of the game cannot be read.
    pub fn commitment(&self) -> Result<String> {
        Ok(hex(&self.luck()?.chain(self.chain()?.unwrap_or(0)).link(0).opened()))
    }
}
