//! Letters from a mailbox on a mail server (IMAP4rev1, RFC 3501).
//!
//! The mailbox is the queue: whatever is in it and not deleted is still to do, read or not, and a letter that is
//! stored is moved to another mailbox. So nothing has to be remembered about it here, and the keeper can see with any
//! mail program what waits, what is done and what was set aside.
//!
//! async-imap frames, parses and tags; the conversation is our own, because its commands take a refusal or the end of
//! the connection for an empty answer, and "no mail" must not be said of a mailbox that cannot be read. Here an answer
//! counts only when its tagged OK has come, and a letter only when its bytes have.
mod talk;

use self::talk::{Talk, Trouble};
use super::peer::{Password, Security, seconds, tls};
use super::source::{Arrival, Source};
use anyhow::bail;
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;
use tokio_rustls::rustls::ClientConfig;

/// Most letters in a batch.
const BATCH: usize = 50;
/// So often a letter may fail to come before it is set aside, if others came meanwhile ...
const TRIES: u32 = 3;
/// ... and so often if none did, because then it may well be the line, and not the letter.
const LONE_TRIES: u32 = 10;
/// Longest time between attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(300);

/// Which mailbox to read, and how to reach it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImapSettings {
    /// The server's name: `imap.example.org`.
    pub host: String,
    /// Its port; if missing 993 for `tls`, 143 otherwise.
    pub port: Option<u16>,
    /// `tls` or `starttls`; `plain` only to a server on the same machine.
    #[serde(default)]
    pub security: Security,
    /// Who to log in as.
    pub user: String,
    /// Better in a file of its own: `password_file`.
    pub password: Option<Password>,
    /// A file whose first line is the password.
    pub password_file: Option<PathBuf>,
    /// Certificates (PEM) to trust besides the public ones.
    pub ca_file: Option<PathBuf>,
    /// The mailbox to read. It should be the judge's alone.
    #[serde(default = "default_mailbox")]
    pub mailbox: String,
    /// Where letters go once they are stored. (Some servers want `INBOX.Processed`.)
    #[serde(default = "default_processed")]
    pub processed: String,
    /// Where letters go that the server cannot hand over.
    #[serde(default = "default_parked")]
    pub parked: String,
    /// Seconds that the server may take to connect, and for each answer.
    #[serde(default = "default_timeout", deserialize_with = "seconds")]
    pub timeout: Duration,
    /// Seconds until the next attempt after a failure; doubled from failure to failure, to five minutes.
    #[serde(default = "default_pause", deserialize_with = "seconds")]
    pub pause: Duration,
}

fn default_mailbox() -> String {
    "INBOX".to_owned()
}

fn default_processed() -> String {
    "Processed".to_owned()
}

fn default_parked() -> String {
    "Parked".to_owned()
}

fn default_timeout() -> Duration {
    Duration::from_secs(60)
}

fn default_pause() -> Duration {
    Duration::from_secs(5)
}

impl ImapSettings {
    /// The settings for a mailbox, all others at their defaults.
    pub fn new(
        host: impl Into<String>,
        port: u16,
        security: Security,
        user: impl Into<String>,
        password: Password,
    ) -> Self {
        Self {
            host: host.into(),
            port: Some(port),
            security,
            user: user.into(),
            password: Some(password),
            password_file: None,
            ca_file: None,
            mailbox: default_mailbox(),
            processed: default_processed(),
            parked: default_parked(),
            timeout: default_timeout(),
            pause: default_pause(),
        }
    }

    /// The port, if need be by the kind of security.
    pub fn port(&self) -> u16 {
        self.port.unwrap_or(if self.security == Security::Tls { 993 } else { 143 })
    }
}

/// Letters from one mailbox.
///
/// After a failure, which it reports once, it leaves the server alone for a while: until then there are no letters.
pub struct ImapSource {
    settings: ImapSettings,
    tls: Arc<ClientConfig>,
    /// Between two calls. Whoever uses it takes it out, so that a call that is given up takes it along.
    talk: Option<Talk>,
    /// Letters offered since all were offered last, so that those nobody acknowledges do not hide the others.
    offered: HashSet<u32>,
    /// Letters that failed to come. They are fetched one by one, after all others.
    failures: HashMap<u32, Failures>,
    /// How many letters came in all.
    came: u64,
    /// To what these numbers belong (RFC 3501 2.3.1.1).
    uidvalidity: u32,
    /// Failures to connect or to list, in a row.
    setbacks: u32,
    /// Not before this.
    pause: Option<Instant>,
}

/// How a letter failed to come.
#[derive(Clone, Copy)]
struct Failures {
    times: u32,
    /// How many letters had come before the first time.
    since: u64,
}

impl Failures {
    /// Is it the letter, by all that we can tell?
    fn hopeless(self, came: u64) -> bool {
        self.times >= if came > self.since { TRIES } else { LONE_TRIES }
    }
}

impl ImapSource {
    /// Reads the certificates and checks the settings; connects only when asked for letters.
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
            failures: HashMap::new(),
            came: 0,
            uidvalidity: 0,
            setbacks: 0,
            pause: None,
        })
    }

    /// What the key of a letter begins with.
    fn prefix(&self) -> String {
        let ImapSettings { user, host, mailbox, .. } = &self.settings;
        format!("imap:{user}@{host}:{mailbox}:{}:", self.uidvalidity)
    }

    /// The connection of last time, or a new one.
    async fn talk(&mut self) -> anyhow::Result<(Talk, bool)> {
        let (talk, used) = match self.talk.take() {
            Some(talk) => (talk, true),
            None => (Talk::open(&self.settings, &self.tls).await?, false),
        };
        if talk.uidvalidity != self.uidvalidity {
            self.uidvalidity = talk.uidvalidity;
            self.offered.clear();
            self.failures.clear();
        }
        Ok((talk, used))
    }

    async fn batch(&mut self, talk: &mut Talk) -> Result<Vec<Arrival>, Trouble> {
        let mut uids = talk.list().await?;
        self.offered.retain(|uid| uids.contains(uid));
        self.failures.retain(|uid, _| uids.contains(uid));
        self.park(talk, &mut uids).await?;

        let mut next: Vec<u32> = uids.iter().copied().filter(|uid| !self.offered.contains(uid)).collect();
        if next.is_empty() {
            self.offered.clear();
            next = uids.into_iter().collect();
        }
        let (suspects, sound): (Vec<u32>, Vec<u32>) = next.into_iter().partition(|uid| self.failures.contains_key(uid));

        let mut batch = Vec::new();
        let wanted = talk.choose(sound.into_iter().take(BATCH).collect()).await?;
        let mut asked = !wanted.is_empty();
        let mut outcome = self.collect(talk, &wanted, &mut batch).await;
        for uid in suspects {
            if outcome.as_ref().is_err_and(Trouble::is_final) || batch.len() >= BATCH {
                break;
            }
            if self.failures.get(&uid).is_none_or(|failures| !failures.hopeless(self.came)) {
                asked = true;
                outcome = self.collect(talk, &[uid], &mut batch).await;
            }
        }
        match outcome {
            // What has come has come; what has not will be asked for again.
            Err(trouble) if !batch.is_empty() => {
                talk.broken |= trouble.is_final();
                tracing::warn!(server = %self.name(), reason = %trouble, "some letters did not come");
                Ok(batch)
            }
            Err(trouble) => Err(trouble),
            // Another program may have taken them; but it must not look like an empty mailbox.
            Ok(()) if batch.is_empty() && asked => {
                Err(Trouble::Refused("letters are listed, but none was handed over".to_owned()))
            }
            Ok(()) => Ok(batch),
        }
    }

    /// Fetches letters and ticks off those that came; the others have failed once more.
    async fn collect(&mut self, talk: &mut Talk, wanted: &[u32], batch: &mut Vec<Arrival>) -> Result<(), Trouble> {
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
        // A server that shuts down says goodbye; that tells nothing about the letters.
        if !matches!(outcome, Err(Trouble::Bye(_))) {
            for uid in missing {
                self.failures.entry(uid).or_insert(Failures { times: 0, since }).times += 1;
            }
        }
        outcome
    }

    /// Sets letters aside that the server failed to hand over again and again.
    async fn park(&mut self, talk: &mut Talk, uids: &mut BTreeSet<u32>) -> Result<(), Trouble> {
        let hopeless = |(&uid, failures): (&u32, &Failures)| failures.hopeless(self.came).then_some(uid);
        for uid in self.failures.iter().filter_map(hopeless).collect::<Vec<u32>>() {
            match talk.put_away(&[uid], &self.settings.parked).await {
                Ok(()) => {
                    tracing::warn!(server = %self.name(), uid, "set a letter aside that the server cannot hand over");
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
                // It was closed since the last time, by a restart or for being idle.
                Err(Trouble::Bye(_) | Trouble::Closed) if used => {}
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

    // Here is the place for IDLE (RFC 2177): a `wait` that returns when something may have come, so that the caller
    // need not poll. What it hears is a hint only; `fetch` stays the truth.
    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        // "No letters" must not be said of a mailbox that was not looked into.
        if let Some(until) = self.pause {
            tokio::time::sleep_until(until).await;
        }
        let outcome = self.try_fetch().await;
        if outcome.is_ok() {
            (self.setbacks, self.pause) = (0, None);
        } else {
            let pause = self.settings.pause.saturating_mul(1 << self.setbacks.min(10)).min(LONGEST_PAUSE);
            (self.setbacks, self.pause) = (self.setbacks + 1, Some(Instant::now() + pause));
        }
        outcome
    }

    async fn acknowledge(&mut self, keys: &[String]) -> anyhow::Result<()> {
        if keys.is_empty() {
            return Ok(());
        }
        loop {
            let (mut talk, used) = self.talk().await?;
            let prefix = self.prefix();
            // Keys from before the server renumbered its letters mean nothing any more. Those letters will be offered
            // again under new ones.
            let uids: Vec<u32> = keys.iter().filter_map(|key| key.strip_prefix(&prefix)?.parse().ok()).collect();
            match talk.put_away_all(&uids, &self.settings.processed).await {
                Ok(()) => {
                    self.talk = Some(talk);
                    return Ok(());
                }
                Err(Trouble::Bye(_) | Trouble::Closed) if used => {}
                Err(trouble) => {
                    self.talk = (!trouble.is_final()).then_some(talk);
                    return Err(trouble.into());
                }
            }
        }
    }
}
