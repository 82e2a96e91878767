//! Where letters come from.
use crate::text::hex;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::io::{self, Read};
use std::time::Duration;

/// A letter as it arrived, unread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Identifies this letter among all letters of all sources, and stays the same when it is offered again:
    /// `maildir:1732180000.M1P2.host`, `imap:judge@mail.example.org:INBOX:1700000000:42`, `stdin:<sha256>`.
    pub key: String,
    /// Its bytes; at most [`MAX_LETTER`] of them.
    pub raw: Vec<u8>,
    /// Its full size in bytes.
    pub size: u64,
    /// When our mail system received it, if the source knows.
    pub received: Option<Timestamp>,
}

/// The maximum bytes of a letter that are kept and read. A longer one is cut, and its sender is told.
pub const MAX_LETTER: usize = 1 << 20;

/// The maximum pause after failures.
const MAX_PAUSE: Duration = Duration::from_secs(60);

/// Something that is polled for letters. A letter is offered until it is [`acknowledge`](Source::acknowledge)d, which
/// happens only after it has been stored durably.
pub trait Source: Send {
    /// What to call it in the log (never a user name or password).
    fn name(&self) -> String;
    /// The next letters, oldest first, at most a batch. If there are none, it returns an empty list at once.
    fn fetch(&mut self) -> impl Future<Output = anyhow::Result<Vec<Arrival>>> + Send;
    /// Waits until letters may have arrived, after there were none: `every`, or until the source is told. Only
    /// [`fetch`](Source::fetch) says what is there.
    fn wait(&mut self, every: Duration) -> impl Future<Output = ()> + Send {
        tokio::time::sleep(every)
    }
    /// How long to leave it alone after it has failed, and failed so often before.
    fn pause(&self, n_failures: u32) -> Duration {
        Duration::from_secs(1 << n_failures.min(10)).min(MAX_PAUSE)
    }
    /// These letters are stored: do not offer them again. Safe to repeat.
    fn acknowledge(&mut self, keys: &[String]) -> impl Future<Output = anyhow::Result<()>> + Send;
    /// Deletes the acknowledged letters that came before then, if it keeps them: they may hold passwords.
    fn forget(&mut self, _before: Timestamp) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { Ok(()) }
    }
}

/// Reads one letter to its end, for example from standard input. Its key is a digest of its bytes: mail servers offer a
/// letter again byte for byte, and add their own id to every new one.
pub fn arrival_from(mut reader: impl Read) -> io::Result<Arrival> {
    let (mut raw, mut size, mut digest) = (Vec::new(), 0, Sha256::new());
    let mut buffer = vec![0; 64 << 10];
    loop {
        let n = match reader.read(&mut buffer) {
            Ok(0) => break,
            Ok(n) => n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let bytes = &buffer[..n];
        digest.update(bytes);
        raw.extend_from_slice(&bytes[..n.min(MAX_LETTER - raw.len())]);
        size += n as u64;
    }
    Ok(Arrival { key: format!("stdin:{}", hex(&digest.finalize())), raw, size, received: None })
}
