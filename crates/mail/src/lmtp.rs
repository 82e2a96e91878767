//! Receives e-mails from a mail server: LMTP (RFC 2033), with the syntax of SMTP (RFC 5321).
//!
//! Unlike with a mailbox, the judge replies for each e-mail and recipient at once: 250 only after the e-mail is stored. Until then the mail
//! server keeps it and tries again after any failure, including a connection that breaks before it has read the reply. So every e-mail may
//! come twice with the same bytes: see [`Incoming::arrived`].
//!
//! This is the conversation only, over any stream. The caller decides who may connect, and stores the e-mails.
mod command;
mod data;

pub use self::data::Dots;

use self::command::{Command, Reply};
use super::inbound::JudgeAddress;
use super::peer::seconds;
use super::source::{Arrival, Envelope, Incoming, NotTaken};
use crate::failpoint;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::time::{Instant, timeout_at};

/// The maximum length of a command with its line end. RFC 5321 requires 512, and more for parameters.
const MAX_COMMAND: usize = 2048;
/// The maximum recipients of an e-mail (RFC 5321 section 4.5.3.1.8 requires at least these). A mail server sends further ones later.
const MAX_RECIPIENTS: usize = 100;
/// The maximum number of wrong commands in one connection.
const MAX_ERRORS: u32 = 20;
/// The maximum time from MAIL to the end of the e-mail. It is bounded because the game clocks wait for an e-mail that is being received.
const MAX_TRANSFER: Duration = Duration::from_secs(15 * 60);
/// The number of bytes that are read from the connection at once.
const PIECE: usize = 16 << 10;

/// The place where a mail server can hand over letters: `[[inbound.lmtp]]`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LmtpSettings {
    /// The address and port, or the path of a Unix socket.
    pub listen: Listen,
    /// Whether it may be an address at which other machines can connect.
    #[serde(default)]
    pub remote: bool,
    /// The group that may use the Unix socket: its name or number. None: that of the judge.
    pub group: Option<String>,
    /// The permissions of the Unix socket, in octal.
    #[serde(default)]
    pub mode: Mode,
    /// The maximum size of a letter, in MiB. What is longer than the judge reads is cut; what is longer than this is refused.
    #[serde(default = "default_max_mib")]
    pub max_mib: u32,
    /// The maximum number of connections at a time.
    #[serde(default = "default_connections")]
    pub connections: u32,
    /// Seconds without a word after which a connection is closed.
    #[serde(default = "default_timeout", deserialize_with = "seconds")]
    pub timeout: Duration,
}

impl LmtpSettings {
    /// Creates settings for a place to listen at, with defaults for everything else.
    pub fn new(listen: Listen) -> Self {
        Self {
            listen,
            remote: false,
            group: None,
            mode: Mode::default(),
            max_mib: default_max_mib(),
            connections: default_connections(),
            timeout: default_timeout(),
        }
    }

    /// Returns the fault in the settings, if they make no sense.
    pub fn problem(&self) -> Option<String> {
        match &self.listen {
            Listen::Tcp(address) if !address.ip().is_loopback() && !self.remote => Some(format!(
                "other machines can connect to {address} and write to the judge in anyone's name; use 127.0.0.1, or set \
                 `remote = true` if only your mail servers can reach it"
            )),
            Listen::Tcp(_) if self.group.is_some() => Some("`group` is for a Unix socket".to_owned()),
            _ if self.connections == 0 || self.max_mib == 0 => {
                Some("`connections` and `max_mib` must be at least 1".to_owned())
            }
            _ => None,
        }
    }
}

fn default_max_mib() -> u32 {
    50
}

fn default_connections() -> u32 {
    50
}

fn default_timeout() -> Duration {
    Duration::from_secs(300)
}

/// A place to listen at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listen {
    /// An address and a port.
    Tcp(SocketAddr),
    /// The path of a Unix socket.
    Unix(PathBuf),
}

impl<'de> Deserialize<'de> for Listen {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        if text.starts_with('/') {
            return Ok(Self::Unix(text.into()));
        }
        text.parse().map(Self::Tcp).map_err(|_| {
            D::Error::custom(format!(
                "{text:?} is not an address to listen at; write one with a port, like \"127.0.0.1:24\", or the full \
                 path of a socket, like \"/run/chancery/lmtp.sock\""
            ))
        })
    }
}

impl std::fmt::Display for Listen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Tcp(address) => address.fmt(f),
            Self::Unix(path) => path.display().fmt(f),
        }
    }
}

/// The permissions of a file, as `chmod` writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode(pub u32);

impl Default for Mode {
    fn default() -> Self {
        Self(0o660)
    }
}

impl<'de> Deserialize<'de> for Mode {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let mode = u32::from_str_radix(&text, 8).ok().filter(|mode| *mode <= 0o777);
        mode.map(Self).ok_or_else(|| D::Error::custom(format!("{text:?} are not permissions; write them like \"660\"")))
    }
}

/// The terms common to all conversations.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The judge's domain, for the greeting.
    pub name: String,
    /// The judge that receives the e-mails.
    pub judge: JudgeAddress,
    /// The maximum size of an e-mail, in bytes.
    pub max_bytes: u64,
    /// The maximum time without input.
    pub timeout: Duration,
}

/// Receives the e-mails.
pub trait LetterReceiver: Send {
    /// Held while an e-mail is being received.
    type Ticket: Send;

    /// Prepares for an e-mail.
    ///
    /// # Errors
    /// If the judge cannot accept an e-mail at present.
    fn expect(&mut self) -> Result<Self::Ticket, NotTaken>;

    /// Stores an e-mail. It must be durable when this returns.
    ///
    /// # Errors
    /// If it could not be stored. The mail server keeps it.
    fn take(&mut self, ticket: Self::Ticket, letter: Arrival) -> impl Future<Output = Result<(), NotTaken>> + Send;
}

/// Talks with a mail server until either side ends the conversation, or until `closing` is ready and no e-mail is being received.
///
/// # Errors
/// If the connection breaks, or the mail server times out.
pub async fn converse<S, D>(
    stream: S,
    terms: &Terms,
    receiver: &mut D,
    closing: impl Future<Output = ()>,
) -> io::Result<()>
where
    S: AsyncRead + AsyncWrite + Unpin,
    D: LetterReceiver,
{
    let line = LmtpConnection { stream, heard: Vec::new(), said: Vec::new(), timeout: terms.timeout, until: None };
    let mut talk = LmtpSession { line, terms, receiver, letter: None, introduced: false, n_errors: 0 };
    talk.line.say(&format!("220 {} LMTP Chancery", terms.name));
    let mut closing = std::pin::pin!(closing);
    loop {
        let heard = if talk.letter.is_none() {
            tokio::select! {
                heard = talk.line.next() => heard,
                () = &mut closing => {
                    talk.line.say("421 4.3.2 The judge is stopping.");
                    return talk.line.flush().await;
                }
            }
        } else {
            talk.line.next().await
        };
        let heard = match heard {
            Err(error) if error.kind() == io::ErrorKind::TimedOut => {
                talk.line.say("421 4.4.2 No command came for too long.");
                talk.line.flush().await?;
                return Err(error);
            }
            heard => heard?,
        };
        let next = match heard {
            Heard::Command(command) => talk.answer(&command).await?,
            Heard::Nonsense(why) => {
                talk.line.say(why);
                Next::End
            }
            Heard::Nothing => return Ok(()),
        };
        if next == Next::End {
            return talk.line.flush().await;
        }
    }
}

/// The continuation or the end of the conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Go,
    End,
}

/// One conversation.
struct LmtpSession<'a, S, D: LetterReceiver> {
    line: LmtpConnection<S>,
    terms: &'a Terms,
    receiver: &'a mut D,
    /// The e-mail that is being received.
    letter: Option<Coming<D::Ticket>>,
    /// LHLO was received.
    introduced: bool,
    n_errors: u32,
}

/// An e-mail whose envelope is being received.
struct Coming<T> {
    ticket: T,
    from: String,
    /// The accepted recipients.
    to: Vec<String>,
}

impl<S: AsyncRead + AsyncWrite + Unpin, D: LetterReceiver> LmtpSession<'_, S, D> {
    async fn answer(&mut self, line: &[u8]) -> io::Result<Next> {
        let command = match command::parse(line) {
            Ok(command) => command,
            // A browser that was tricked into connecting.
            Err(_) if line.windows(7).any(|part| part == b" HTTP/1") => return Ok(Next::End),
            Err(why) => return Ok(self.refuse(why)),
        };
        match command {
            Command::Lhlo => {
                self.letter = None;
                self.line.until = None;
                self.introduced = true;
                self.line.say(&format!("250-{}", self.terms.name));
                for extension in ["PIPELINING", "ENHANCEDSTATUSCODES", "8BITMIME", "SMTPUTF8"] {
                    self.line.say(&format!("250-{extension}"));
                }
                self.line.say(&format!("250 SIZE {}", self.terms.max_bytes));
            }
            Command::Mail { .. } if !self.introduced => return Ok(self.refuse("503 5.5.1 Say LHLO first.")),
            Command::Mail { .. } if self.letter.is_some() => {
                return Ok(self.refuse("503 5.5.1 Finish the other e-mail first, or send RSET."));
            }
            Command::Mail { size: Some(size), .. } if self.terms.max_bytes < size => self.line.say(TOO_LARGE),
            Command::Mail { from, .. } => match self.receiver.expect() {
                Ok(ticket) => {
                    self.letter = Some(Coming { ticket, from, to: Vec::new() });
                    self.line.until = Some(Instant::now() + MAX_TRANSFER);
                    self.line.say("250 2.1.0 Go on.");
                }
                Err(why) => self.line.say(reason(why)),
            },
            Command::Rcpt { to } => match &mut self.letter {
                None => return Ok(self.refuse("503 5.5.1 Say MAIL first.")),
                Some(_) if !self.terms.judge.is_ours(&to.to_ascii_lowercase()) => {
                    self.line.say("550 5.1.1 This is not the judge's address.");
                }
                Some(letter) if MAX_RECIPIENTS <= letter.to.len() => {
                    self.line.say("452 4.5.3 Too many recipients; send the e-mail to the others later.");
                }
                Some(letter) => {
                    letter.to.push(to);
                    self.line.say("250 2.1.5 Go on.");
                }
            },
            Command::Data => return self.data().await,
            Command::Rset => {
                self.letter = None;
                self.line.until = None;
                self.line.say("250 2.0.0 Forgotten.");
            }
            Command::Noop => self.line.say("250 2.0.0 Yes."),
            Command::Vrfy => self.line.say("252 2.5.2 Try it."),
            Command::Help => self.line.say("214 2.0.0 This is LMTP (RFC 2033), for e-mails to the judge only."),
            Command::Quit => {
                self.line.say("221 2.0.0 Goodbye.");
                return Ok(Next::End);
            }
        }
        Ok(Next::Go)
    }

    fn refuse(&mut self, why: Reply) -> Next {
        self.line.say(why);
        self.n_errors += 1;
        if self.n_errors < MAX_ERRORS {
            return Next::Go;
        }
        self.line.say("421 4.7.0 Too many errors.");
        Next::End
    }

    /// Receives the e-mail itself.
    async fn data(&mut self) -> io::Result<Next> {
        let Some(Coming { ticket, from, to }) = self.letter.take_if(|letter| !letter.to.is_empty()) else {
            return Ok(self.refuse("503 5.5.1 Send RCPT first."));
        };
        self.line.say("354 Send the e-mail, and end it with a dot on a line.");
        let letter = self.line.letter(self.terms.max_bytes).await?;
        self.line.until = None;
        failpoint::at("handed-over");
        let reply = match letter {
            None => TOO_LARGE,
            Some(letter) => {
                let envelope = Envelope::new(Some(&from), to.iter().map(String::as_str));
                let taken = self.receiver.take(ticket, letter.arrived("lmtp", envelope)).await;
                taken.map_or_else(reason, |()| "250 2.0.0 The e-mail is stored.")
            }
        };
        // One reply per recipient: RFC 2033 section 4.2.
        to.iter().for_each(|_| self.line.say(reply));
        self.line.flush().await?;
        failpoint::at("answered");
        Ok(Next::Go)
    }
}

const TOO_LARGE: Reply = "552 5.3.4 The e-mail is too large.";

/// Returns the reply to the mail server for an e-mail that is not accepted. The server keeps it and tries again.
fn reason(why: NotTaken) -> Reply {
    match why {
        NotTaken::NoSpace => "452 4.3.1 The judge's disk is full; try again later.",
        NotTaken::Later => "452 4.7.1 Many e-mails from unknown senders; please try again later.",
        NotTaken::ReadOnly => "451 4.3.2 The judge is read-only for maintenance, so try again later.",
        NotTaken::Failed => "451 4.3.0 The judge could not store the e-mail; try again later.",
    }
}

/// The input from the connection.
enum Heard {
    /// A line, without its end.
    Command(Vec<u8>),
    /// Invalid input: the reply to send before closing the connection.
    Nonsense(Reply),
    /// The other side has disconnected.
    Nothing,
}

/// A connection, with buffered input and pending output.
struct LmtpConnection<S> {
    stream: S,
    heard: Vec<u8>,
    said: Vec<u8>,
    timeout: Duration,
    /// The time by which the current e-mail must be complete.
    until: Option<Instant>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> LmtpConnection<S> {
    /// Queues a line, which is sent before waiting for the other side at the latest.
    fn say(&mut self, line: &str) {
        self.said.extend_from_slice(line.as_bytes());
        self.said.extend_from_slice(b"\r\n");
    }

    async fn flush(&mut self) -> io::Result<()> {
        let said = std::mem::take(&mut self.said);
        let writing = async {
            self.stream.write_all(&said).await?;
            self.stream.flush().await
        };
        in_time(Instant::now() + self.timeout, writing).await
    }

    /// Reads more input. Returns whether there was any.
    async fn hear(&mut self) -> io::Result<bool> {
        if !self.said.is_empty() {
            self.flush().await?;
        }
        let idle = Instant::now() + self.timeout;
        self.heard.reserve(PIECE);
        let until = self.until.map_or(idle, |until| until.min(idle));
        Ok(in_time(until, self.stream.read_buf(&mut self.heard)).await? != 0)
    }

    /// The next command. Cancel safe.
    async fn next(&mut self) -> io::Result<Heard> {
        loop {
            if let Some(end) = self.heard.iter().position(|byte| *byte == b'\n') {
                let mut line: Vec<u8> = self.heard.drain(..=end).collect();
                line.pop();
                return Ok(match line.pop() {
                    _ if MAX_COMMAND < end => Heard::Nonsense("500 5.5.2 That line is too long."),
                    Some(b'\r') => Heard::Command(line),
                    _ => Heard::Nonsense("500 5.5.2 Lines must end in CR and LF."),
                });
            }
            if MAX_COMMAND < self.heard.len() {
                return Ok(Heard::Nonsense("500 5.5.2 That line is too long."));
            }
            if !self.hear().await? {
                return Ok(Heard::Nothing);
            }
        }
    }

    /// The e-mail, up to its end; `None` if it is too large.
    async fn letter(&mut self, max_bytes: u64) -> io::Result<Option<Incoming>> {
        let (mut letter, mut dots) = (Incoming::default(), Dots::default());
        loop {
            let end = dots.read(&self.heard, |piece| letter.push(piece));
            self.heard.drain(..end.unwrap_or(self.heard.len()));
            if end.is_some() {
                return Ok(Some(letter).filter(|letter| letter.size() <= max_bytes));
            }
            if !self.hear().await? {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }
}

/// Completes this work by then, or fails.
async fn in_time<T>(until: Instant, work: impl Future<Output = io::Result<T>>) -> io::Result<T> {
    timeout_at(until, work).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}
