//! Reads e-mails from a mailbox on a mail server (IMAP4rev1, RFC 3501).
//!
//! The mailbox is the queue: every e-mail in it that is not deleted still has to be processed, read or not. A stored e-mail is moved to
//! another mailbox. So the judge has nothing to remember, and the keeper can see with any mail program which e-mails wait, are done, or
//! were set aside.
//!
//! async-imap does framing, parsing and tags. The conversation itself is here, because async-imap's commands treat a refusal or a lost
//! connection as an empty reply, and an unreadable mailbox must not look empty. Here a reply counts only after its tagged OK has arrived,
//! and an e-mail only after its bytes have.
mod talk;

use self::talk::{ImapError, ImapSession};
use super::peer::tls;
pub use super::settings::ImapSettings;
use super::source::{Arrival, LEFT_FOR, Source};
use anyhow::bail;
use jiff::Timestamp;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio_rustls::rustls::ClientConfig;

/// The maximum number of e-mails in a batch.
const BATCH: usize = 50;
/// The fetch attempts before an e-mail is set aside, if other e-mails arrived in between.
const TRIES: u32 = 3;
/// The fetch attempts if no other e-mail arrived: the connection may be at fault.
const LONE_TRIES: u32 = 10;
/// The maximum time between attempts to connect.
const MAX_PAUSE: Duration = Duration::from_secs(300);
/// The maximum time in IDLE (RFC 2177), waiting for the server to announce new e-mails. Then the mailbox is checked again, because game
/// clocks advance no further than the last check.
const IDLE: Duration = Duration::from_secs(25);

/// E-mails from one mailbox.
///
/// After a failure, which it reports once, it leaves the server alone for a while. In that time it returns no e-mails.
pub struct ImapSource {
    settings: ImapSettings,
    tls: Arc<ClientConfig>,
    /// The open session. A call takes it out while using it, so that a cancelled call drops it.
    talk: Option<ImapSession>,
    /// E-mails offered in this round, so that those never acknowledged do not hide the others.
    offered: HashSet<u32>,
    /// E-mails to skip until a time.
    left: HashMap<u32, Instant>,
    /// E-mails that could not be fetched. They are fetched one by one, after all others.
    failures: HashMap<u32, Failures>,
    /// The total number of e-mails received.
    came: u64,
    /// The UIDVALIDITY of these numbers (RFC 3501 2.3.1.1).
    uidvalidity: u32,
    /// The total number of e-mails received when the server last announced new ones.
    promised: Option<u64>,
}

/// One e-mail's failures.
#[derive(Clone, Copy)]
struct Failures {
    times: u32,
    /// The total number of e-mails received before the first failure.
    since: u64,
}

impl Failures {
    /// Returns whether the e-mail itself is probably at fault.
    fn hopeless(self, came: u64) -> bool {
        self.times >= if came > self.since { TRIES } else { LONE_TRIES }
    }
}

impl ImapSource {
    /// Reads the certificates and checks the settings. It connects only when e-mails are requested.
    pub fn new(settings: ImapSettings) -> anyhow::Result<Self> {
        for name in [&settings.mailbox, &settings.processed, &settings.parked] {
            if name.is_empty() || !name.bytes().all(|byte| (b' '..=b'~').contains(&byte)) {
                bail!("the name of a mailbox must be plain ASCII");
            }
        }
        let tls = tls(settings.ca_file.as_ref())?;
        Ok(Self {
            settings,
            tls,
            talk: None,
            offered: HashSet::new(),
            left: HashMap::new(),
            failures: HashMap::new(),
            came: 0,
            uidvalidity: 0,
            promised: None,
        })
    }

    /// The prefix of an e-mail's key.
    fn prefix(&self) -> String {
        let ImapSettings { user, host, mailbox, .. } = &self.settings;
        format!("imap:{user}@{host}:{mailbox}:{}:", self.uidvalidity)
    }

    /// The open connection, or a new one.
    async fn talk(&mut self) -> anyhow::Result<(ImapSession, bool)> {
        let (talk, used) = match self.talk.take() {
            Some(talk) => (talk, true),
            None => (ImapSession::open(&self.settings, &self.tls).await?, false),
        };
        if talk.uidvalidity != self.uidvalidity {
            self.uidvalidity = talk.uidvalidity;
            self.offered.clear();
            self.left.clear();
            self.failures.clear();
        }
        Ok((talk, used))
    }

    async fn batch(&mut self, talk: &mut ImapSession) -> Result<Vec<Arrival>, ImapError> {
        let mut uids = talk.list().await?;
        self.offered.retain(|uid| uids.contains(uid));
        self.failures.retain(|uid, _| uids.contains(uid));
        self.park(talk, &mut uids).await?;
        let now = Instant::now();
        self.left.retain(|_, until| now < *until);
        uids.retain(|uid| !self.left.contains_key(uid));

        let mut next: Vec<u32> = uids.iter().copied().filter(|uid| !self.offered.contains(uid)).collect();
        if next.is_empty() {
            self.offered.clear();
            next = uids.into_iter().collect();
        }
        let (mut suspects, sound): (Vec<u32>, Vec<u32>) =
            next.into_iter().partition(|uid| self.failures.contains_key(uid));
        // An e-mail that breaks the connection comes after all those that it delayed.
        suspects.sort_by_key(|uid| self.failures.get(uid).map_or(0, |failures| failures.times));

        let mut batch = Vec::new();
        let wanted = talk.choose(sound.into_iter().take(BATCH).collect()).await?;
        let mut asked = !wanted.is_empty();
        let mut outcome = self.collect(talk, &wanted, &mut batch).await;
        for uid in suspects {
            if outcome.as_ref().is_err_and(ImapError::is_final) || batch.len() >= BATCH {
                break;
            }
            if self.failures.get(&uid).is_none_or(|failures| !failures.hopeless(self.came)) {
                asked = true;
                outcome = self.collect(talk, &[uid], &mut batch).await;
            }
        }
        match outcome {
            // Keeps the e-mails that arrived; the rest are fetched again later.
            Err(trouble) if !batch.is_empty() => {
                talk.broken |= trouble.is_final();
                tracing::warn!(server = %self.name(), reason = %trouble, "some e-mails did not arrive");
                Ok(batch)
            }
            Err(trouble) => Err(trouble),
            // Another program may have taken them, but the mailbox must not look empty.
            Ok(()) if batch.is_empty() && asked => {
                Err(ImapError::Refused("it lists e-mails, but delivers none".to_owned()))
            }
            Ok(()) => Ok(batch),
        }
    }

    /// Fetches e-mails, and counts a failure for each that does not arrive.
    async fn collect(
        &mut self,
        talk: &mut ImapSession,
        wanted: &[u32],
        batch: &mut Vec<Arrival>,
    ) -> Result<(), ImapError> {
        if wanted.is_empty() {
            return Ok(());
        }
        let mut missing: BTreeSet<u32> = wanted.iter().copied().collect();
        let (prefix, since) = (self.prefix(), self.came);
        let outcome = talk
            .fetch(wanted, |uid, letter| {
                if missing.remove(&uid) {
                    batch.push(Arrival { key: format!("{prefix}{uid}"), ..letter });
                }
            })
            .await;
        for uid in wanted.iter().filter(|uid| !missing.contains(uid)) {
            self.failures.remove(uid);
            self.offered.insert(*uid);
            self.came += 1;
        }
        if since < self.came {
            // So far no e-mail has arrived: that is the connection's fault, not theirs.
            let unclear = self.failures.values_mut().filter(|failures| failures.since == since);
            unclear.for_each(|failures| failures.times = failures.times.min(1));
        }
        // A server that shuts down says goodbye, which is not the e-mails' fault.
        if !matches!(outcome, Err(ImapError::Bye(_))) {
            for uid in missing {
                self.failures.entry(uid).or_insert(Failures { times: 0, since }).times += 1;
            }
        }
        outcome
    }

    /// Sets aside e-mails that repeatedly could not be fetched.
    async fn park(&mut self, talk: &mut ImapSession, uids: &mut BTreeSet<u32>) -> Result<(), ImapError> {
        let hopeless = |(&uid, failures): (&u32, &Failures)| failures.hopeless(self.came).then_some(uid);
        for uid in self.failures.iter().filter_map(hopeless).collect::<Vec<u32>>() {
            match talk.put_away(&[uid], &self.settings.parked).await {
                Ok(()) => {
                    tracing::warn!(server = %self.name(), uid, "set aside an e-mail that the server cannot deliver");
                    self.failures.remove(&uid);
                    uids.remove(&uid);
                }
                Err(trouble) if trouble.is_final() => return Err(trouble),
                Err(trouble) => {
                    tracing::warn!(server = %self.name(), uid, reason = %trouble, "cannot set an e-mail aside")
                }
            }
        }
        Ok(())
    }

    async fn try_fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        loop {
            let (mut talk, used) = self.talk().await?;
            match self.batch(&mut talk).await {
                Ok(batch) => {
                    self.talk = (!talk.broken).then_some(talk);
                    return Ok(batch);
                }
                // The server has closed it since the last call, because of a restart or an idle timeout.
                Err(ImapError::Bye(_) | ImapError::Closed) if used => {}
                Err(trouble) => {
                    self.talk = (!trouble.is_final()).then_some(talk);
                    return Err(trouble.into());
                }
            }
        }
    }
}

impl Source for ImapSource {
    fn name(&self) -> String {
        format!("IMAP {}:{} {}", self.settings.host, self.settings.port(), self.settings.mailbox)
    }

    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        self.try_fetch().await
    }

    fn pause(&self, n_failures: u32) -> Duration {
        self.settings.pause.saturating_mul(1 << n_failures.min(10)).min(MAX_PAUSE)
    }

    async fn wait(&mut self, every: Duration) {
        // A server that announces e-mails but has none would otherwise be polled without a pause.
        let in_vain = self.promised == Some(self.came);
        self.promised = None;
        let Some(mut talk) = self.talk.take_if(|talk| talk.can_idle && !in_vain) else {
            return tokio::time::sleep(every).await;
        };
        match talk.idle(IDLE.max(every)).await {
            Ok(news) => {
                self.promised = news.then_some(self.came);
                self.talk = Some(talk);
            }
            // A broken connection is reported by the next check of the mailbox.
            Err(trouble) => {
                talk.can_idle = false;
                self.talk = (!trouble.is_final()).then_some(talk);
                tokio::time::sleep(every).await;
            }
        }
    }

    fn leave(&mut self, keys: &[String]) {
        let (prefix, until) = (self.prefix(), Instant::now() + LEFT_FOR);
        let uids = keys.iter().filter_map(|key| key.strip_prefix(&prefix)?.parse::<u32>().ok());
        self.left.extend(uids.map(|uid| (uid, until)));
    }

    async fn forget(&mut self, before: Timestamp) -> anyhow::Result<()> {
        let settings = ImapSettings { mailbox: self.settings.processed.clone(), ..self.settings.clone() };
        let mut talk = match ImapSession::open(&settings, &self.tls).await {
            Ok(talk) => talk,
            // The mailbox is created with the first e-mail put there.
            Err(error) if matches!(error.downcast_ref(), Some(ImapError::Refused(_))) => return Ok(()),
            Err(error) => return Err(error),
        };
        let old = talk.list_before(before).await?;
        Ok(talk.delete(&old).await?)
    }

    async fn acknowledge(&mut self, keys: &[String]) -> anyhow::Result<()> {
        if keys.is_empty() {
            return Ok(());
        }
        loop {
            let (mut talk, used) = self.talk().await?;
            let prefix = self.prefix();
            // Keys from before the server renumbered its e-mails are invalid. Those e-mails are offered again under new keys.
            let uids: Vec<u32> = keys.iter().filter_map(|key| key.strip_prefix(&prefix)?.parse().ok()).collect();
            match talk.put_away_all(&uids, &self.settings.processed).await {
                Ok(()) => {
                    self.talk = Some(talk);
                    return Ok(());
                }
                Err(ImapError::Bye(_) | ImapError::Closed) if used => {}
                Err(trouble) => {
                    self.talk = (!trouble.is_final()).then_some(talk);
                    return Err(trouble.into());
                }
            }
        }
    }
}
