//! The source of letters.
use super::authenticity::Authenticity;
use chancery_text::hex;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::io::{self, Read};
use std::time::Duration;

/// A letter as it arrived, unread.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// Identifies this letter among all letters of all sources, and stays the same when it is offered again:
    /// `maildir:1732180000.M1P2.host`, `imap:judge@mail.example.org:INBOX:1700000000:42`, and for letters that are handed
    /// over (`stdin`, `lmtp`) `stdin:<digest of the letter>:<digest of its recipients>`, without the latter if they are not
    /// known.
    pub key: String,
    /// Its bytes; at most [`MAX_LETTER`] of them.
    pub raw: Vec<u8>,
    /// Its full size in bytes.
    pub size: u64,
    /// The time at which our mail system received it, if the source knows.
    pub received: Option<Timestamp>,
    /// The words of the mail server when it handed the letter over.
    pub envelope: Envelope,
    /// The authenticity of the address in its `From:`, if the judge has checked that itself.
    pub authenticity: Option<Authenticity>,
}

impl Arrival {
    /// The beginning of the keys of all copies of a letter that was handed over several times, for several addresses of ours.
    pub fn key_of_copies(&self) -> Option<&str> {
        let (start, recipients) = self.key.rsplit_once(':')?;
        let is_handed_over = ["stdin:", "lmtp:"].iter().any(|way| start.starts_with(way));
        (is_handed_over && !recipients.is_empty() && !self.envelope.to.is_empty()).then_some(start)
    }
}

/// The sender and the recipients of a letter, as its mail server says (RFC 5321 section 2.3.1). The letter's own headers may
/// say something else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// The address to which reports about the letter would go. Empty: nowhere, because it is a report itself (`<>`).
    /// None: not known.
    pub from: Option<String>,
    /// Our addresses that it is for; none: not known.
    pub to: Vec<String>,
}

impl Envelope {
    /// The envelope that a mail server tells. It may write addresses in brackets, and `MAILER-DAEMON` for the empty sender, as
    /// Postfix does to programs.
    pub fn new<'a>(from: Option<&str>, to: impl IntoIterator<Item = &'a str>) -> Self {
        let bare = |address: &str| {
            let address = address.trim();
            address.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')).unwrap_or(address).to_owned()
        };
        let from =
            from.map(bare).map(|from| if from.eq_ignore_ascii_case("mailer-daemon") { String::new() } else { from });
        let mut recipients: Vec<String> = Vec::new();
        for address in to.into_iter().map(bare) {
            // None of our addresses has a blank in it, and a list of them is kept with blanks between them.
            if !address.is_empty() && !address.contains(char::is_whitespace) && !recipients.contains(&address) {
                recipients.push(address);
            }
        }
        Self { from, to: recipients }
    }

    /// Returns whether the sender is empty, so that an answer could never arrive.
    pub fn is_from_nobody(&self) -> bool {
        self.from.as_deref() == Some("")
    }

    /// Returns whether it is for one of our sub-addresses, which may have a token.
    pub fn has_detail(&self) -> bool {
        self.to.iter().any(|address| address.contains('+'))
    }
}

/// The reason why letters were not stored. Whoever has them keeps them, and offers them again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// There is too little space on the disk.
    NoSpace,
    /// Many letters of strangers: so many wait already that this one is not to wait, too.
    Later,
    /// Any other failure of ours.
    Failed,
}

/// The maximum bytes of a letter that are kept and read. A longer one is cut, and its sender is told.
pub const MAX_LETTER: usize = 1 << 20;

/// The time for which letters of strangers are left alone of which too many wait.
pub(super) const LEFT_FOR: Duration = Duration::from_secs(15 * 60);

/// The maximum pause after failures.
const MAX_PAUSE: Duration = Duration::from_secs(60);

/// A source that is polled for letters. A letter is offered until it is [`acknowledge`](Source::acknowledge)d, which
/// happens only after it has been stored durably.
pub trait Source: Send {
    /// Returns the name for the log (never a user name or password).
    fn name(&self) -> String;
    /// The next letters, oldest first, at most a batch. If there are none, it returns an empty list at once.
    fn fetch(&mut self) -> impl Future<Output = anyhow::Result<Vec<Arrival>>> + Send;
    /// Waits until letters may have arrived, after there were none: `every`, or until the source is told. Only
    /// [`fetch`](Source::fetch) says what is there.
    fn wait(&mut self, every: Duration) -> impl Future<Output = ()> + Send {
        tokio::time::sleep(every)
    }
    /// Returns the time to leave it alone after it has failed, and failed so often before.
    fn pause(&self, n_failures: u32) -> Duration {
        Duration::from_secs(1 << n_failures.min(10)).min(MAX_PAUSE)
    }
    /// These letters are stored: do not offer them again. Safe to repeat.
    fn acknowledge(&mut self, keys: &[String]) -> impl Future<Output = anyhow::Result<()>> + Send;
    /// These letters are not stored: offer others first, and these again after a while.
    fn leave(&mut self, _keys: &[String]) {}
    /// Deletes the acknowledged letters that came before then, if it keeps them: they may hold passwords.
    fn forget(&mut self, _before: Timestamp) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { Ok(()) }
    }
}

/// Reads one letter to its end, for example from standard input.
pub fn arrival_from(mut reader: impl Read, envelope: Envelope) -> io::Result<Arrival> {
    let mut letter = Incoming::default();
    let mut buffer = vec![0; 64 << 10];
    loop {
        match reader.read(&mut buffer) {
            Ok(0) => return Ok(letter.arrived("stdin", envelope)),
            Ok(n) => letter.push(buffer.get(..n).unwrap_or_default()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// A letter that is coming in piece by piece, however long it is.
#[derive(Clone, Debug, Default)]
pub struct Incoming {
    raw: Vec<u8>,
    size: u64,
    /// A digest of what is not kept.
    rest: Sha256,
}

impl Incoming {
    /// Adds the next piece.
    pub fn push(&mut self, bytes: &[u8]) {
        let (kept, rest) = bytes.split_at(bytes.len().min(MAX_LETTER - self.raw.len()));
        self.raw.extend_from_slice(kept);
        self.rest.update(rest);
        self.size += bytes.len() as u64;
    }

    /// Its bytes so far.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The letter is complete. Its key is a digest: mail servers offer a letter again byte for byte, and add their own id to
    /// every new one.
    pub fn arrived(self, way: &str, envelope: Envelope) -> Arrival {
        let Self { raw, size, rest } = self;
        let letter = Sha256::new().chain_update(below_delivery(&raw)).chain_update(rest.finalize());
        let mut key = format!("{way}:{}", hex(&letter.finalize()));
        if !envelope.to.is_empty() {
            let mut to = envelope.to.clone();
            to.sort_unstable();
            let recipients = hex(&Sha256::digest(to.join(" ").as_bytes()));
            key = format!("{key}:{}", recipients.get(..16).unwrap_or_default());
        }
        Arrival { key, raw, size, envelope, ..Arrival::default() }
    }
}

/// A letter without what the last mail server wrote on top of this copy of it: who it was delivered to, and (in the line that
/// separates letters in a mailbox file) when.
fn below_delivery(raw: &[u8]) -> &[u8] {
    let mut rest = raw;
    loop {
        let end = rest.iter().position(|byte| *byte == b'\n').map_or(rest.len(), |at| at + 1);
        let (line, below) = rest.split_at(end);
        let is_header =
            |name: &&str| line.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name.as_bytes()));
        if line.is_empty() || !DELIVERY_HEADERS.iter().any(is_header) {
            return rest;
        }
        rest = below;
    }
}

/// The beginnings of the lines that mail servers write on top of a letter when they deliver it.
const DELIVERY_HEADERS: &[&str] = &["From ", "Return-Path:", "Delivered-To:", "X-Original-To:", "Envelope-To:"];
