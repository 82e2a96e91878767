//! The keeper's input at the console. It takes the same path as an e-mail, so that everything that changes a game has one path: it is
//! stored as lines that need no proof, and processed by the running judge or, if none runs, by the program that stored it.
use crate::judge::identity::random;
use crate::mail::source::Arrival;
use crate::server::work::Work;
use crate::store::{ActOrigin, DESK, InNote, InState, LetterId, Rank, Store};
use crate::text::hex;
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;

/// Stores lines that the keeper typed with this login at the machine, for processing. Returns their number.
pub fn hand_in(store: &Store, now: Timestamp, login: &str, lines: &str) -> Result<LetterId> {
    let key = format!("{DESK}{}", hex(&random::<16>()?));
    let raw = lines.as_bytes().to_vec();
    let size = raw.len() as u64;
    let arrival = Arrival { key: key.clone(), raw, size, ..Arrival::default() };
    store.transaction(|| {
        store.take_in(&arrival, Rank::First, now)?;
        let id = store.letter_from(&key)?.context("the stored commands are missing")?;
        store.note_origin(id, &ActOrigin::Machine(login.to_owned()))?;
        Ok(id)
    })
}

/// Returns the judge's reply to lines, once it has processed them.
///
/// # Errors
/// If it has failed on them.
pub fn answer(store: &Store, id: LetterId) -> Result<Option<String>> {
    let Some(InNote { state, note, .. }) = store.letter_in(id)? else { bail!("the commands are missing") };
    match state {
        InState::Waiting => Ok(None),
        InState::Done => store.answer_to(id),
        InState::Silent | InState::Stuck => bail!("not done: {}", note.unwrap_or_default()),
    }
}

impl Work<'_> {
    /// Processes the keeper's lines while no judge is running. Otherwise does only what the downtime requires.
    ///
    /// # Errors
    /// If the judge fails on them. Then nothing has been done, and they are dropped.
    pub fn work_on_keeper_lines(&self, id: LetterId) -> Result<()> {
        self.wake()?;
        let Some(row) = self.store.waiting_one(id)? else { return Ok(()) };
        self.work_on(&row).inspect_err(|_| {
            // The keeper sees the error now. If this fails too, the lines are tried when the judge starts.
            let _ = self.store.drop_in(id);
        })
    }
}
