//! The sources of incoming e-mails.
use super::authenticity::Authenticity;
use chancery_text::hex;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::io::{self, Read};
use std::time::Duration;

/// An incoming e-mail, unparsed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// Identifies this e-mail among those of all sources, and stays the same when it is offered again: `maildir:1732180000.M1P2.host`,
    /// `imap:judge@mail.example.org:INBOX:1700000000:42`, and for those delivered directly (`stdin`, `lmtp`) `stdin:<digest of the
    /// letter>:<digest of its recipients>`, without the second digest if they are unknown.
    pub key: String,
    /// Its bytes, at most [`MAX_LETTER`].
    pub raw: Vec<u8>,
    /// Its full size in bytes.
    pub size: u64,
    /// The time when the judge's mail system received it, if the source knows.
    pub received: Option<Timestamp>,
    /// The envelope that the mail server passed on with it.
    pub envelope: Envelope,
    /// The result of the judge's own check of the address in `From:`, if it made one.
    pub authenticity: Option<Authenticity>,
}

impl Arrival {
    /// The common prefix of the keys of all copies of an e-mail that was delivered several times, for several of the judge's addresses.
    pub fn key_of_copies(&self) -> Option<&str> {
        let (start, recipients) = self.key.rsplit_once(':')?;
        let is_handed_over = ["stdin:", "lmtp:"].iter().any(|way| start.starts_with(way));
        (is_handed_over && !recipients.is_empty() && !self.envelope.to.is_empty()).then_some(start)
    }
}

/// The sender and recipients of an e-mail according to its mail server (RFC 5321 section 2.3.1). Its headers may differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// The address for reports about the e-mail. Empty (`<>`) if it is itself a report. `None` if unknown.
    pub from: Option<String>,
    /// The judge's addresses that received it; empty if unknown.
    pub to: Vec<String>,
}

impl Envelope {
    /// The envelope from a mail server, which may write addresses in brackets, and `MAILER-DAEMON` for the empty sender, as Postfix does
    /// for programs.
    pub fn new<'a>(from: Option<&str>, to: impl IntoIterator<Item = &'a str>) -> Self {
        let bare = |address: &str| {
            let address = address.trim();
            address.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')).unwrap_or(address).to_owned()
        };
        let from =
            from.map(bare).map(|from| if from.eq_ignore_ascii_case("mailer-daemon") { String::new() } else { from });
        let mut recipients: Vec<String> = Vec::new();
        for address in to.into_iter().map(bare) {
            // The judge's addresses contain no blanks, and a list of them is stored with blanks in between.
            if !address.is_empty() && !address.contains(char::is_whitespace) && !recipients.contains(&address) {
                recipients.push(address);
            }
        }
        Self { from, to: recipients }
    }

    /// Returns whether the sender is empty, so that a reply could never arrive.
    pub fn is_from_nobody(&self) -> bool {
        self.from.as_deref() == Some("")
    }

    /// Returns whether it is for one of the judge's sub-addresses, which may have a token.
    pub fn has_detail(&self) -> bool {
        self.to.iter().any(|address| address.contains('+'))
    }
}

/// The reason why e-mails were not stored. Their source keeps them and offers them again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// The disk is full.
    NoSpace,
    /// Too many strangers' e-mails are waiting already.
    Later,
    /// The keeper has made the judge read-only.
    ReadOnly,
    /// An internal error.
    Failed,
}

/// The maximum bytes of an e-mail that are stored and read. A longer one is cut, and its sender is told.
pub const MAX_LETTER: usize = 1 << 20;

/// The time for which strangers' e-mails are skipped when too many wait.
pub(super) const LEFT_FOR: Duration = Duration::from_secs(15 * 60);

/// The maximum pause after failures.
const MAX_PAUSE: Duration = Duration::from_secs(60);

/// A source that is polled for e-mails. An e-mail is offered until it is [`acknowledge`](Source::acknowledge)d, which happens only after it
/// has been stored durably.
pub trait Source: Send {
    /// Returns the name for the log, without a user name or password.
    fn name(&self) -> String;
    /// The next e-mails, oldest first, at most a batch. If there are none, it returns an empty list at once.
    fn fetch(&mut self) -> impl Future<Output = anyhow::Result<Vec<Arrival>>> + Send;
    /// Waits until e-mails may have arrived: for `every`, or until the source is notified. Call it when [`fetch`](Source::fetch) has
    /// returned none; only `fetch` returns the e-mails.
    fn wait(&mut self, every: Duration) -> impl Future<Output = ()> + Send {
        tokio::time::sleep(every)
    }
    /// Returns the time to wait after this many consecutive failures.
    fn pause(&self, n_failures: u32) -> Duration {
        Duration::from_secs(1 << n_failures.min(10)).min(MAX_PAUSE)
    }
    /// Acknowledges stored e-mails, so that they are not offered again. Safe to repeat.
    fn acknowledge(&mut self, keys: &[String]) -> impl Future<Output = anyhow::Result<()>> + Send;
    /// Postpones e-mails that were not stored: others are offered first, and these again after a while.
    fn leave(&mut self, _keys: &[String]) {}
    /// Deletes the acknowledged e-mails from before then, if the source keeps them: they may contain passwords.
    fn forget(&mut self, _before: Timestamp) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { Ok(()) }
    }
}

/// Reads one e-mail to its end, for example from standard input.
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

/// An e-mail of any length that is received piece by piece.
#[derive(Clone, Debug, Default)]
pub struct Incoming {
    raw: Vec<u8>,
    size: u64,
    /// A digest of the part that is not stored.
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

    /// Completes the e-mail. Its key is a digest: mail servers retry an e-mail byte for byte, and add their own id to every new one.
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

/// An e-mail without the last mail server's lines for this copy: the recipient, and (in a mailbox file's separator line) the time.
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

/// The beginnings of the lines that mail servers add on top of an e-mail on delivery.
const DELIVERY_HEADERS: &[&str] = &["From ", "Return-Path:", "Delivered-To:", "X-Original-To:", "Envelope-To:"];
