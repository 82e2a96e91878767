//! The keeper's input at the machine. It goes the way of any other letter, so that there is one way through the house
//! for all that changes a game: it is stored as lines that need no proof, and worked through by the judge that runs,
//! or, if none does, by whoever stored it.
use crate::judge::identity::random;
use crate::mail::source::Arrival;
use crate::server::work::Work;
use crate::store::{DESK, InNote, InState, LetterId, Rank, Store};
use crate::text::hex;
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;

/// Stores lines of the keeper's, to be worked through. Returns their number.
pub fn hand_in(store: &Store, now: Timestamp, lines: &str) -> Result<LetterId> {
    let key = format!("{DESK}{}", hex(&random::<16>()?));
    let raw = lines.as_bytes().to_vec();
    let size = raw.len() as u64;
    let arrival = Arrival { key: key.clone(), raw, size, ..Arrival::default() };
    store.transaction(|| store.take_in(&arrival, Rank::First, now))?;
    store.letter_from(&key)?.context("what was just stored is not there")
}

/// Returns the judge's answer to lines, once it has worked through them.
///
/// # Errors
/// If it has failed on them.
pub fn answer(store: &Store, id: LetterId) -> Result<Option<String>> {
    let Some(InNote { state, note, .. }) = store.letter_in(id)? else { bail!("the lines are gone") };
    match state {
        InState::Waiting => Ok(None),
        InState::Done => store.answer_to(id),
        InState::Silent | InState::Stuck => bail!("nothing was done: {}", note.unwrap_or_default()),
    }
}

impl Work<'_> {
    /// Works through lines of the keeper's while no judge is running: nothing else is done but what the time without one has
    /// made necessary.
    ///
    /// # Errors
    /// If the judge fails on them. Then nothing has been done, and they are given up.
    pub fn work_on_keeper_lines(&self, id: LetterId) -> Result<()> {
        self.wake()?;
        let Some(row) = self.store.waiting_one(id)? else { return Ok(()) };
        self.work_on(&row).inspect_err(|_| {
            // Whoever typed them is told now; if this fails too, they are tried when the judge starts.
            let _ = self.store.drop_in(id);
        })
    }
}
