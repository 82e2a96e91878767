//! Where letters come from.
use super::imap::ImapSource;
use super::maildir::MaildirSource;
use crate::text::hex;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::io::{self, Read};

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

/// Something that is polled for letters. A letter is offered until it is [`acknowledge`](Source::acknowledge)d, which
/// happens only after it has been stored durably.
pub trait Source: Send {
    /// What to call it in the log (never a user name or password).
    fn name(&self) -> String;
    /// The next letters, oldest first, at most a batch. If there are none, it returns an empty list at once.
    fn fetch(&mut self) -> impl Future<Output = anyhow::Result<Vec<Arrival>>> + Send;
    /// These letters are stored: do not offer them again. Safe to repeat.
    fn acknowledge(&mut self, keys: &[String]) -> impl Future<Output = anyhow::Result<()>> + Send;
    /// Deletes the acknowledged letters that came before then, if it keeps them: they may hold passwords.
    fn forget(&mut self, _before: Timestamp) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { Ok(()) }
    }
}

/// The source that the configuration names.
pub enum AnySource {
    /// A folder on this machine.
    Maildir(MaildirSource),
    /// A mailbox on a mail server.
    Imap(Box<ImapSource>),
}

impl Source for AnySource {
    fn name(&self) -> String {
        match self {
            Self::Maildir(source) => source.name(),
            Self::Imap(source) => source.name(),
        }
    }

    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        match self {
            Self::Maildir(source) => source.fetch().await,
            Self::Imap(source) => source.fetch().await,
        }
    }

    async fn acknowledge(&mut self, keys: &[String]) -> anyhow::Result<()> {
        match self {
            Self::Maildir(source) => source.acknowledge(keys).await,
            Self::Imap(source) => source.acknowledge(keys).await,
        }
    }

    async fn forget(&mut self, before: Timestamp) -> anyhow::Result<()> {
        match self {
            Self::Maildir(source) => source.forget(before).await,
            Self::Imap(source) => source.forget(before).await,
        }
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
