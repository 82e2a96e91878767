//! The signs of life of the other machine's judge: new transactions in its copy, at least one a minute, and answers at its port.
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// The time limit for an answer.
const ANSWER: Duration = Duration::from_secs(3);

/// A judge's signs of life, as a standby sees them.
#[derive(Clone, Copy, Debug)]
pub struct VitalSigns {
    /// The longest time without a new transaction. Then a judge that does not answer is gone.
    after: Duration,
    /// The newest copy, and the last transaction in it.
    newest: (u32, u64),
    /// The time when that was first seen.
    since: Instant,
    /// The time since which the judge has not answered.
    unanswered: Option<Instant>,
}

impl VitalSigns {
    /// Creates the signs of a judge that is alive.
    pub fn new(after: Duration, now: Instant) -> Self {
        Self { after, newest: (0, 0), since: now, unanswered: None }
    }

    /// Notes the newest copy with its last transaction. Returns whether the judge has written it since the last look.
    pub fn see(&mut self, newest: (u32, u64), now: Instant) -> bool {
        let is_new = self.newest != newest;
        if is_new {
            *self = Self { newest, ..Self::new(self.after, now) };
        }
        is_new
    }

    /// Starts the time again, after a takeover has failed.
    pub fn rest(&mut self, now: Instant) {
        *self = Self { newest: self.newest, ..Self::new(self.after, now) };
    }

    /// Returns whether to ask the judge itself: in the last quarter of the time, and after it.
    pub fn is_weak(&self, now: Instant) -> bool {
        self.after * 3 / 4 <= now.duration_since(self.since)
    }

    /// Notes whether the judge has answered.
    pub fn hear(&mut self, has_answered: bool, now: Instant) {
        self.unanswered = (!has_answered).then(|| self.unanswered.unwrap_or(now));
    }

    /// Returns whether the judge is gone: the copy has had nothing new for the whole time, and the judge has not answered for a quarter of it.
    pub fn has_stopped(&self, now: Instant) -> bool {
        let lasts = |since: Instant, time: Duration| time <= now.duration_since(since);
        lasts(self.since, self.after) && self.unanswered.is_some_and(|since| lasts(since, self.after / 4))
    }
}

/// Returns whether anything answers at a port: LMTP greets, and web servers reject the line.
pub(super) async fn answers(place: &str) -> bool {
    let asked = async {
        let mut stream = TcpStream::connect(place).await?;
        stream.write_all(b"QUIT\r\n\r\n").await?;
        stream.read_u8().await
    };
    timeout(ANSWER, asked).await.is_ok_and(|answer| answer.is_ok())
}
