//! The surroundings of a letter, or of a stroke of the clock.
use super::Lexicon;
use crate::game::Game;
use crate::judge::Judge;
use crate::store::{Cost, Full, GameRow, Ledger, LetterId, Paid, Purse, Store, UserId};
use anyhow::Result;
use jiff::Timestamp;

/// The surroundings of a letter, or of a stroke of the clock.
#[derive(Clone, Copy)]
pub struct Env<'a> {
    /// The judge: its name, its address, its rules for everybody.
    pub judge: &'a Judge,
    /// The database, in the letter's own transaction.
    pub store: &'a Store,
    /// The time at which the letter is worked through.
    pub now: Timestamp,
    /// The letter's number; none for the clock.
    pub letter: Option<LetterId>,
    /// The Message-IDs of the thread that the letter belongs to, its own last.
    pub thread: &'a [String],
}

impl<'a> Env<'a> {
    /// Returns the time for those who owe orders: while the judge stands still, nobody becomes late.
    pub fn time_for_orders(&self) -> Result<Timestamp> {
        Ok(self.store.standstill()?.map_or(self.now, |standstill| standstill.since.min(self.now)))
    }

    /// The ledger of what the judge does for people.
    pub fn ledger(&self) -> Ledger<'a> {
        Ledger { store: self.store, allowances: self.judge.limits.allowances(), now: self.now }
    }

    /// Charges a letter to an address that its reader has not asked for: to the person who has the judge write it, if one does, and to
    /// the mailbox.
    pub fn charge_letter_to(&self, address: &str, by: Option<UserId>) -> Result<Result<Paid, Full>> {
        let by = by.map(|user| (Purse::Person(user), Cost { asked: 1, ..Cost::default() }));
        let mailbox = (Purse::Mailbox(address.to_owned()), Cost { answers: 1, ..Cost::default() });
        self.ledger().charge(&by.into_iter().chain([mailbox]).collect::<Vec<_>>())
    }

    /// The words that a line may begin with.
    pub fn lexicon(&self) -> Lexicon<'a> {
        Lexicon { commands: &self.judge.commands, families: self.judge.catalogue.families(), games: self.store }
    }

    /// Sets up a game from its row.
    ///
    /// # Errors
    /// If something that is kept of it cannot be read.
    pub fn load(&self, row: GameRow) -> Result<Game> {
        Game::load(self.store, row, &self.judge.catalogue)
    }
}
