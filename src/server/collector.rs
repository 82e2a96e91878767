//! The tasks that fetch e-mails: one for each mailbox.
use crate::failpoint;
use crate::judge::clock::Clock;
use crate::mail::sender_check::SenderCheck;
use crate::mail::source::Source;
use crate::server::runtime::Event;
use crate::server::transports::{TransportId, TransportOutcome};
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::sleep;

/// The interval at which old e-mails are deleted from the mailboxes.
const TIDY: SignedDuration = SignedDuration::from_hours(24);

/// Fetches the e-mails of one mailbox.
pub(super) struct Collector {
    /// The number of the mailbox.
    pub(super) n: usize,
    /// Its transport number.
    pub(super) way: TransportId,
    pub(super) clock: Clock,
    /// The time for which stored e-mails stay in it; `None` for ever.
    pub(super) keep: Option<SignedDuration>,
    pub(super) every: Duration,
    pub(super) events: Sender<Event>,
    /// Checks the senders, if the mail server does not.
    pub(super) senders: Option<Arc<SenderCheck>>,
}

impl Collector {
    /// Fetches e-mails until the judge accepts no more.
    pub(super) async fn run(self, mut source: impl Source) {
        let mut n_failures = 0;
        let mut tidied = None;
        loop {
            match self.round(&mut source).await {
                Ok(PollResult::More) => n_failures = 0,
                Ok(PollResult::Empty) => {
                    n_failures = 0;
                    let now = self.clock.now();
                    if tidied.is_none_or(|tidied| TIDY <= now.duration_since(tidied)) {
                        self.tidy(&mut source, now).await;
                        tidied = Some(now);
                    }
                    source.wait(self.every).await;
                }
                Ok(PollResult::Over) => return,
                Ok(PollResult::Unstored) => {
                    sleep(source.pause(n_failures)).await;
                    n_failures += 1;
                }
                Err(error) => {
                    let failed = TransportOutcome::Failed(format!("{error:#}"));
                    if self.events.send(Event::Way(self.way, failed)).is_err() {
                        return;
                    }
                    sleep(source.pause(n_failures)).await;
                    n_failures += 1;
                }
            }
        }
    }

    /// Deletes old e-mails, which are stored and processed, from the mailbox.
    async fn tidy(&self, source: &mut impl Source, now: Timestamp) {
        let Some(keep) = self.keep else { return };
        if let Err(error) = source.forget(now - keep).await {
            let source = source.name();
            tracing::warn!("{source}: cannot delete old e-mails: {error:#}");
        }
    }

    async fn round(&self, source: &mut impl Source) -> Result<PollResult> {
        let asked = self.clock.now();
        let mut letters = source.fetch().await?;
        if letters.is_empty() {
            let worked = self.events.send(Event::Way(self.way, TransportOutcome::Worked));
            let heard = worked.and_then(|()| self.events.send(Event::Drained(self.n, asked)));
            return Ok(if heard.is_ok() { PollResult::Empty } else { PollResult::Over });
        }
        if let Some(senders) = &self.senders {
            senders.look_at(&mut letters).await;
        }
        let keys: Vec<String> = letters.iter().map(|letter| letter.key.clone()).collect();
        let first = letters.first().and_then(|letter| letter.received).map(|received| received.min(asked));
        let (answer, stored) = oneshot::channel();
        if self.events.send(Event::Arrived(letters, answer)).is_err() {
            return Ok(PollResult::Over);
        }
        let Ok(Ok(left)) = stored.await else { return Ok(PollResult::Unstored) };
        source.leave(&left);
        let keys: Vec<String> = keys.into_iter().filter(|key| !left.contains(key)).collect();
        source.acknowledge(&keys).await.context("stored e-mails, but could not mark them as read")?;
        failpoint::at("acknowledged");
        let _ = self.events.send(Event::Way(self.way, TransportOutcome::Worked));
        if let Some(first) = first {
            // E-mails come oldest first. If the judge has ended, the next round notices.
            let _ = self.events.send(Event::ReadTo(self.n, first - SignedDuration::from_secs(1)));
        }
        Ok(PollResult::More)
    }
}

/// The result of polling a mailbox.
enum PollResult {
    /// It returned e-mails, and there may be more.
    More,
    /// It was empty.
    Empty,
    /// It returned e-mails that could not be stored and stay in the mailbox. The clerk has reported the reason.
    Unstored,
    /// The judge accepts no more e-mails.
    Over,
}
