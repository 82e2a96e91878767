//! Letters from a mailbox on a mail server (IMAP4rev1, RFC 3501).
//!
//! The mailbox is the queue: every letter in it that is not deleted is still to do, read or not. A stored letter is
//! moved to another mailbox. So nothing has to be remembered here, and the keeper can see with any mail program what
//! waits, what is done and what was set aside.
//!
//! async-imap frames, parses and tags. The conversation is our own, because the commands of async-imap treat a refusal
//! or a lost connection as an empty answer, and a mailbox that cannot be read must not look empty. Here an answer
//! counts only once its tagged OK has arrived, and a letter only once its bytes have.
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

/// The maximum letters in a batch.
const BATCH: usize = 50;
/// Fetch attempts before a letter is set aside, if other letters arrived meanwhile.
const TRIES: u32 = 3;
/// Fetch attempts if no other letter arrived: then the connection may be at fault.
const LONE_TRIES: u32 = 10;
/// The maximum time between attempts to connect.
const MAX_PAUSE: Duration = Duration::from_secs(300);
/// The maximum time that a server is left to say by itself that letters have come (IDLE, RFC 2177). The mailbox is looked into
/// again after that, because the clocks of the games go no further than that look.
const IDLE: Duration = Duration::from_secs(25);

/// Letters from one mailbox.
///
/// After a failure, which it reports once, it leaves the server alone for a while. Until then it returns no letters.
pub struct ImapSource {
    settings: ImapSettings,
    tls: Arc<ClientConfig>,
    /// The open conversation. A call takes it out while using it, so that a cancelled call drops it.
    talk: Option<ImapSession>,
    /// Letters offered in this round, so that those that are never acknowledged do not hide the others.
    offered: HashSet<u32>,
    /// Letters that are left alone until then.
    left: HashMap<u32, Instant>,
    /// Letters that could not be fetched. They are fetched one by one, after all others.
    failures: HashMap<u32, Failures>,
    /// The total number of letters received.
    came: u64,
    /// The UIDVALIDITY of these numbers (RFC 3501 2.3.1.1).
    uidvalidity: u32,
    /// The total number of letters received when the server last said that there was something new.
    promised: Option<u64>,
}

/// The failures of one letter.
#[derive(Clone, Copy)]
struct Failures {
    times: u32,
    /// The total number of letters received before the first failure.
    since: u64,
}

impl Failures {
    /// Returns whether the letter itself is probably at fault.
    fn hopeless(self, came: u64) -> bool {
        self.times >= if came > self.since { TRIES } else { LONE_TRIES }
    }
}

impl ImapSource {
    /// Reads the certificates and checks the settings. It connects only when it is asked for letters.
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

    /// The start of a letter's key.
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
        // A letter that breaks the line comes after all that it broke it for.
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
            // Keep the letters that arrived; the rest are fetched again later.
            Err(trouble) if !batch.is_empty() => {
                talk.broken |= trouble.is_final();
                tracing::warn!(server = %self.name(), reason = %trouble, "some letters did not come");
                Ok(batch)
            }
            Err(trouble) => Err(trouble),
            // Another program may have taken them, but the mailbox must not look empty.
            Ok(()) if batch.is_empty() && asked => {
                Err(ImapError::Refused("it lists letters, but delivers none".to_owned()))
            }
            Ok(()) => Ok(batch),
        }
    }

    /// Fetches letters. Those that do not arrive have failed once more.
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
            // So far nothing came at all: that was the line's fault, not that of the letters.
            let unclear = self.failures.values_mut().filter(|failures| failures.since == since);
            unclear.for_each(|failures| failures.times = failures.times.min(1));
        }
        // A server that shuts down says goodbye; this says nothing about the letters.
        if !matches!(outcome, Err(ImapError::Bye(_))) {
            for uid in missing {
                self.failures.entry(uid).or_insert(Failures { times: 0, since }).times += 1;
            }
        }
        outcome
    }

    /// Sets aside letters that could not be fetched after repeated attempts.
    async fn park(&mut self, talk: &mut ImapSession, uids: &mut BTreeSet<u32>) -> Result<(), ImapError> {
        let hopeless = |(&uid, failures): (&u32, &Failures)| failures.hopeless(self.came).then_some(uid);
        for uid in self.failures.iter().filter_map(hopeless).collect::<Vec<u32>>() {
            match talk.put_away(&[uid], &self.settings.parked).await {
                Ok(()) => {
                    tracing::warn!(server = %self.name(), uid, "set aside a letter that the server cannot deliver");
                    self.failures.remove(&uid);
                    uids.remove(&uid);
                }
                Err(trouble) if trouble.is_final() => return Err(trouble),
                Err(trouble) => {
                    tracing::warn!(server = %self.name(), uid, reason = %trouble, "cannot set a letter aside")
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
                // The server closed it since the last call, because of a restart or because it was idle.
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
        // A server that promises letters and has none would otherwise be asked without a pause.
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
            // If it is the line that is at fault, the next look into the mailbox says so.
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
            // It is created with the first letter that is put there.
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
            // Keys from before the server renumbered its letters are invalid. Those letters are offered again under new
            // keys.
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
