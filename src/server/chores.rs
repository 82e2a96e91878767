//! Chores: the judge's work once a minute in addition to e-mails. They run in slices, and e-mails are processed between slices.
use crate::referee::seats::{moves, openings};
use crate::referee::table::{house, listing};
use crate::referee::turn::{calendars, digest};
use crate::server::bounces::COUNTS_FOR;
use crate::server::work::Work;
use crate::store::Store;
use anyhow::Result;
use jiff::SignedDuration;
use std::collections::VecDeque;

/// The time for which the text of a sent or undeliverable e-mail is kept, unless the configured limits are shorter.
pub(super) const TEXT_IS_KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time for which a reply can be read on pages, unless the configured limits are shorter.
pub(super) const ANSWER_IS_KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The extra time for which duplicates of an e-mail are recognised after its sender has been deleted.
pub(super) const DIGEST_IS_KEPT: SignedDuration = SignedDuration::from_hours(365 * 24);
/// The number of games checked in one slice.
const GAMES: u32 = 64;

/// The remaining chores of this minute.
#[derive(Debug, Default)]
pub struct Chores(VecDeque<Chore>);

/// A chore and its progress.
#[derive(Debug)]
enum Chore {
    /// Refreshes the game list. E-mails refresh it too, but time also changes games, and an older program had no list.
    Games,
    /// Deletes expired rows.
    Past,
    /// Erases inactive guests.
    Trials,
    /// Deletes hourly costs that are no longer needed.
    Costs,
    /// E-mails openings to people who want them.
    Openings(Option<openings::OpeningsRound>),
    /// E-mails the digests that are due.
    Digests,
    /// Adds deadlines to calendars, and removes them.
    Calendars(calendars::CalendarRound),
    /// Handles e-mails that were not sent.
    Undelivered,
    /// Checks probes.
    Probes,
    /// Handles requests for accounts whose mailbox is lost.
    Moves,
    /// Tests whether the mail server removes forged authentication results.
    Vouching,
    /// Erases the texts of sent e-mails.
    Texts,
    /// Deletes sent e-mails.
    Mail,
    /// Deletes the senders of processed e-mails.
    Senders,
    /// Deletes processed e-mails.
    Letters,
}

impl Chores {
    /// All chores.
    pub fn all() -> Self {
        use Chore::{
            Calendars, Costs, Digests, Games, Letters, Mail, Moves, Openings, Past, Probes, Senders, Texts, Trials,
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
                Moves,
                Vouching,
                Texts,
                Mail,
                Senders,
                Letters,
            ]
            .into(),
        )
    }

    /// The chores that cannot wait for the judge's first minute.
    pub fn at_start() -> Self {
        Self([Chore::Games].into())
    }

    /// Returns whether no chores remain.
    pub fn is_done(&self) -> bool {
        self.0.is_empty()
    }
}

impl Work<'_> {
    /// Records that the judge is alive, and does all chores of a minute.
    pub fn heartbeat(&self) -> Result<()> {
        self.store.transaction(|| self.store.set_alive(self.now))?;
        let mut chores = Chores::all();
        while self.do_chores(&mut chores)? {}
        Ok(())
    }

    /// Runs chores until they fill one transaction. Returns whether more remain. A chore that fails is tried again in a minute. A read-only
    /// judge has none.
    ///
    /// # Errors
    /// If the disk cannot be written. Then nothing has been done.
    pub fn do_chores(&self, chores: &mut Chores) -> Result<bool> {
        if self.store.is_read_only()? {
            *chores = Chores::default();
        }
        if chores.is_done() {
            return Ok(false);
        }
        let done = self.store.transaction(|| {
            while let Some(chore) = chores.0.front_mut() {
                match self.store.savepoint(|| self.do_chore(chore)) {
                    Ok(true) => return Ok(()),
                    Err(error) if Store::is_of_disk(&error) => return Err(error),
                    Err(error) => tracing::error!("a background task failed: {error:#}"),
                    Ok(false) => {}
                }
                chores.0.pop_front();
            }
            Ok(())
        });
        if done.is_err() {
            // The chores that were rolled back run again in the next minute.
            *chores = Chores::default();
        }
        done.map(|()| !chores.is_done())
    }

    /// Runs one slice of a chore. Returns whether more remains.
    fn do_chore(&self, chore: &mut Chore) -> Result<bool> {
        match chore {
            Chore::Past => {
                house::end_rules(self)?;
                self.store.forget_past(self.now)?;
                self.store.forget_drops(self.now)?;
                self.store.forget_fleeting()?;
                self.store.forget_bounces(self.now - COUNTS_FOR)?;
                return Ok(false);
            }
            Chore::Trials => {
                let Some(guest) = self.store.trial_past(self.now)? else { return Ok(false) };
                self.store.erase_trial(guest, self.now)?;
                self.store.begin_erasure(self.now)?;
                return Ok(true);
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
            Chore::Moves => {
                self.store.moves()?.into_iter().try_for_each(|row| moves::look_after(self, row))?;
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
            Chore::Senders => {
                let more = self.store.forget_networks(self.now - keep)?;
                Ok(self.store.forget_senders(self.now - keep)? || more)
            }
            _ => self.store.forget_letters(self.now - keep - DIGEST_IS_KEPT),
        }
    }
}
