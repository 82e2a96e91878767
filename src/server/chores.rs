//! Chores: what the judge does once a minute beside letters. They are done in slices, and letters go on between two of them.
use crate::referee::seats::openings;
use crate::referee::table::listing;
use crate::referee::turn::{calendars, digest};
use crate::server::bounces::COUNTS_FOR;
use crate::server::work::Work;
use crate::store::Store;
use anyhow::Result;
use jiff::SignedDuration;
use std::collections::VecDeque;

/// The time for which the text of a letter is kept that was sent or given up, if nothing is kept for less.
const TEXT_IS_KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time for which an answer can be read again on pages, if nothing is kept for less.
const ANSWER_IS_KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The extra time for which a letter in is recognised when it comes again, after its sender is no longer known.
const DIGEST_IS_KEPT: SignedDuration = SignedDuration::from_hours(365 * 24);
/// The number of games that are looked at in one slice.
const GAMES: u32 = 64;

/// The chores of a minute that are still to be done.
#[derive(Debug, Default)]
pub struct Chores(VecDeque<Chore>);

/// One of them, and how far it has come.
#[derive(Debug)]
enum Chore {
    /// Brings the list of games up to date: after letters it is, but time changes games too, and an older program had none.
    Games,
    /// Deletes what has expired.
    Past,
    /// Erases guests who have not come back.
    Trials,
    /// Forgets how much there was of what is counted by the hour.
    Costs,
    /// Mails openings to those who want them.
    Openings(Option<openings::OpeningsRound>),
    /// Mails the digests that are due.
    Digests,
    /// Takes deadlines out of calendars, and puts them there.
    Calendars(calendars::CalendarRound),
    /// Looks after letters that did not go out.
    Undelivered,
    /// Looks after letters that ask whether any arrives.
    Probes,
    /// Tries whether our mail server takes off what others say in its name.
    Vouching,
    /// Erases the texts of letters that went out.
    Texts,
    /// Forgets letters that went out.
    Mail,
    /// Forgets who wrote the letters that came in.
    Senders,
    /// Forgets the letters that came in.
    Letters,
}

impl Chores {
    /// All of them.
    pub fn all() -> Self {
        use Chore::{
            Calendars, Costs, Digests, Games, Letters, Mail, Openings, Past, Probes, Senders, Texts, Trials,
            Undelivered, Vouching,
        };
        let calendars = Calendars(calendars::CalendarRound::default());
        Self(
            [
                Past,
                Trials,
                Costs,
                Games,
                Openings(None),
                Digests,
                calendars,
                Undelivered,
                Probes,
                Vouching,
                Texts,
                Mail,
                Senders,
                Letters,
            ]
            .into(),
        )
    }

    /// Those that do not wait for the first minute of the judge.
    pub fn at_start() -> Self {
        Self([Chore::Games].into())
    }

    /// Returns whether none is left.
    pub fn is_done(&self) -> bool {
        self.0.is_empty()
    }
}

impl Work<'_> {
    /// Records that the judge is up, and does all chores of a minute.
    pub fn heartbeat(&self) -> Result<()> {
        self.store.transaction(|| self.store.set_alive(self.now))?;
        let mut chores = Chores::all();
        while self.do_chores(&mut chores)? {}
        Ok(())
    }

    /// Carries out chores until there is enough for one transaction. Is there more? A chore that fails is tried again
    /// in a minute.
    ///
    /// # Errors
    /// If the disk cannot be written. Then nothing has been done.
    pub fn do_chores(&self, chores: &mut Chores) -> Result<bool> {
        if chores.is_done() {
            return Ok(false);
        }
        let done = self.store.transaction(|| {
            while let Some(chore) = chores.0.front_mut() {
                match self.store.savepoint(|| self.do_chore(chore)) {
                    Ok(true) => return Ok(()),
                    Err(error) if Store::is_of_disk(&error) => return Err(error),
                    Err(error) => tracing::error!("a chore failed: {error:#}"),
                    Ok(false) => {}
                }
                chores.0.pop_front();
            }
            Ok(())
        });
        if done.is_err() {
            // What was undone with the transaction is done in the next minute.
            *chores = Chores::default();
        }
        done.map(|()| !chores.is_done())
    }

    /// Carries out one slice of a chore. Is there more?
    fn do_chore(&self, chore: &mut Chore) -> Result<bool> {
        match chore {
            Chore::Past => {
                self.store.forget_past(self.now)?;
                self.store.forget_drops(self.now)?;
                self.store.forget_bounces(self.now - COUNTS_FOR)?;
                return Ok(false);
            }
            Chore::Trials => {
                let past = self.store.trial_past(self.now)?;
                past.map_or(Ok(()), |guest| self.store.erase_trial(guest))?;
                return Ok(past.is_some());
            }
            Chore::Costs => return self.store.forget_costs(self.now),
            Chore::Games => return Ok(listing::refresh(self, GAMES)? != 0),
            Chore::Openings(Some(round)) => return openings::go_on(self, round),
            Chore::Openings(round) => {
                *round = openings::begin(self)?;
                return Ok(round.is_some());
            }
            Chore::Digests => return digest::mail_out(self),
            Chore::Calendars(round) => return calendars::go_on(self, round),
            Chore::Undelivered => return self.look_after_undelivered(),
            Chore::Probes => {
                self.look_after_probes()?;
                return Ok(false);
            }
            Chore::Vouching => {
                self.probe_vouching()?;
                return Ok(false);
            }
            Chore::Texts | Chore::Mail | Chore::Senders | Chore::Letters => {}
        }
        let Some(keep) = self.judge.keep else { return Ok(false) };
        match chore {
            Chore::Texts => {
                self.store.erase_texts(self.now - keep.min(TEXT_IS_KEPT), self.now - keep.min(ANSWER_IS_KEPT))
            }
            Chore::Mail => self.store.forget_mail(self.now - keep),
            Chore::Senders => self.store.forget_senders(self.now - keep),
            _ => self.store.forget_letters(self.now - keep - DIGEST_IS_KEPT),
        }
    }
}
