//! The judge's environment while it works through an e-mail, or acts by the clock.
use super::Lexicon;
use crate::game::Game;
use crate::judge::Judge;
use crate::store::{
    ActOrigin, Cost, Full, GameId, GameRow, JournalEntry, Ledger, LetterId, Paid, Purse, Store, UserId, Wording,
};
use anyhow::Result;
use jiff::Timestamp;

/// The judge's environment while it works through an e-mail, or acts by the clock.
#[derive(Clone, Copy)]
pub struct Env<'a> {
    /// The judge: its name, its address, its general rules.
    pub judge: &'a Judge,
    /// The database, in the e-mail's transaction.
    pub store: &'a Store,
    /// The time of processing.
    pub now: Timestamp,
    /// The number of the e-mail, or `None` for the clock.
    pub letter: Option<LetterId>,
    /// The Message-IDs of the e-mail's thread, ending with its own.
    pub thread: &'a [String],
}

impl<'a> Env<'a> {
    /// Returns the time for players who owe orders. While the judge is at a standstill, no one becomes late.
    pub fn time_for_orders(&self) -> Result<Timestamp> {
        Ok(self.store.standstill()?.map_or(self.now, |standstill| standstill.since.min(self.now)))
    }

    /// The ledger of the judge's services to people.
    pub fn ledger(&self) -> Ledger<'a> {
        Ledger { store: self.store, allowances: self.judge.limits.allowances(), now: self.now }
    }

    /// Charges an e-mail that its reader has not asked for: to the mailbox, and to the person who has caused it, if any.
    pub fn charge_letter_to(&self, address: &str, by: Option<UserId>) -> Result<Result<Paid, Full>> {
        let by = by.map(|user| (Purse::Person(user), Cost { asked: 1, ..Cost::default() }));
        let mailbox = (Purse::Mailbox(address.to_owned()), Cost { answers: 1, ..Cost::default() });
        self.ledger().charge(&by.into_iter().chain([mailbox]).collect::<Vec<_>>())
    }

    /// Records an action in the journal, and where it came from, without passwords or press.
    pub fn record(&self, game: Option<GameId>, who: Wording, what: Wording) -> Result<()> {
        let origin = self.letter.is_none().then_some(ActOrigin::Clock);
        self.store.note(&JournalEntry { at: self.now, game, who, what, letter: self.letter, origin })
    }

    /// The words that a line may begin with.
    pub fn lexicon(&self) -> Lexicon<'a> {
        self.judge.lexicon(self.store)
    }

    /// Sets up a game from its row.
    ///
    /// # Errors
    /// If stored data of the game cannot be read.
    pub fn load(&self, row: GameRow) -> Result<Game> {
        Game::load(self.store, row, &self.judge.catalogue)
    }
}
