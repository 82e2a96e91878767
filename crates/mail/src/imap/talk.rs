//! A session with an IMAP server. Every command is read to its end, in bounded time.
use super::ImapSettings;
use crate::peer::{Secret, Security, connect, protect, resolve, words};
use crate::source::{Arrival, MAX_LETTER};
use anyhow::{Context, bail};
use async_imap::imap_proto::{AttributeValue, Capability, MailboxDatum, RequestId, Response, ResponseCode, Status};
use async_imap::{Authenticator, Client, Session};
use jiff::Timestamp;
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_rustls::rustls::ClientConfig;

/// A batch ends early when its e-mails have this many bytes.
const BATCH_BYTES: u64 = 8 << 20;
/// A command with all its replies may take this many times the time limit of one reply.
const PATIENCE: u32 = 5;

/// The reason why a command did not succeed.
#[derive(Debug)]
pub(super) enum ImapError {
    /// The server refused (tagged NO or BAD). The connection is good.
    Refused(String),
    /// The server said goodbye.
    Bye(String),
    /// The connection ended.
    Closed,
    /// The server took too long, or sent something that is not IMAP.
    Broken(String),
}

impl ImapError {
    /// Returns whether the connection is unusable from now on.
    pub(super) fn is_final(&self) -> bool {
        !matches!(self, Self::Refused(_))
    }
}

impl std::fmt::Display for ImapError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Refused(why) => write!(f, "the mail server refused: {why}"),
            Self::Bye(why) => write!(f, "the mail server ended the connection: {why}"),
            Self::Closed => f.write_str("the mail server closed the connection"),
            Self::Broken(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for ImapError {}

impl From<std::io::Error> for ImapError {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, Other, UnexpectedEof};
        match error.kind() {
            ConnectionAborted | ConnectionReset | BrokenPipe | UnexpectedEof => Self::Closed,
            // The parser quotes what it could not read. That may be an e-mail, which does not belong in a log.
            Other => Self::Broken("the mail server's answer is not IMAP".to_owned()),
            kind => Self::Broken(format!("the connection to the mail server failed: {kind}")),
        }
    }
}

impl From<async_imap::error::Error> for ImapError {
    fn from(error: async_imap::error::Error) -> Self {
        use async_imap::error::Error::{Bad, ConnectionLost, Io, No};
        match error {
            Io(error) => error.into(),
            // The library wraps the server's words in field names.
            Bad(why) | No(why) => {
                let said = why.split_once("info: Some(\"").and_then(|(_, said)| said.strip_suffix("\")"));
                Self::Refused(words(said.unwrap_or(&why)))
            }
            ConnectionLost => Self::Closed,
            other => Self::Broken(format!("talking to the mail server failed: {}", words(&other.to_string()))),
        }
    }
}

/// Bytes to and from the server, encrypted or not.
trait Wire: AsyncRead + AsyncWrite + Unpin + Send + std::fmt::Debug {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send + std::fmt::Debug> Wire for T {}

/// A session with the mailbox open.
pub(super) struct ImapSession {
    session: Session<Box<dyn Wire>>,
    timeout: Duration,
    /// The UIDVALIDITY of the e-mails' numbers (RFC 3501 2.3.1.1).
    pub(super) uidvalidity: u32,
    /// True if the server supports UID MOVE (RFC 6851).
    can_move: bool,
    /// True if it supports UID EXPUNGE (RFC 4315).
    can_expunge: bool,
    /// True if the server announces new e-mails (IDLE, RFC 2177).
    pub(super) can_idle: bool,
    /// The server has announced e-mails since the mailbox was last checked.
    news: bool,
    /// The session must not be used again.
    pub(super) broken: bool,
}

impl ImapSession {
    /// Connects, logs in and opens the mailbox.
    pub(super) async fn open(settings: &ImapSettings, tls: &Arc<ClientConfig>) -> anyhow::Result<Self> {
        let limit = settings.timeout;
        let client = timeout(limit, greet(settings, tls)).await.context("the mail server did not answer in time")??;
        let session = match settings.secret().secret().await? {
            Secret::Password(password) => timeout(limit, client.login(&settings.user, password.reveal())).await,
            Secret::Token(token) => {
                let bearer = Bearer::new(&settings.user, token.reveal());
                timeout(limit, client.authenticate("XOAUTH2", bearer)).await
            }
        };
        let session = session
            .context("the mail server did not answer the login in time")?
            .map_err(|(error, _)| ImapError::from(error))
            .context("cannot log in (are `user` and its password or token right?)")?;
        let mut talk = Self {
            session,
            timeout: limit,
            uidvalidity: 0,
            can_move: false,
            can_expunge: false,
            can_idle: false,
            news: false,
            broken: false,
        };

        let (mut can_move, mut can_expunge, mut can_idle) = (false, false, false);
        talk.ask("CAPABILITY", |answer| {
            if let Response::Capabilities(all) = answer {
                let has = |name: &str| {
                    all.iter().any(|one| matches!(one, Capability::Atom(atom) if atom.eq_ignore_ascii_case(name)))
                };
                (can_move, can_expunge, can_idle) = (has("MOVE"), has("UIDPLUS"), has("IDLE"));
            }
        })
        .await?;
        (talk.can_move, talk.can_expunge, talk.can_idle) = (can_move, can_expunge, can_idle);

        let mut uidvalidity = None;
        talk.ask(&format!("SELECT {}", quoted(&settings.mailbox)), |answer| {
            if let Response::Data { outcome, .. } = answer
                && let Some(ResponseCode::UidValidity(number)) = outcome.code
            {
                uidvalidity = Some(number);
            }
        })
        .await
        .context("cannot open the mailbox")?;
        talk.uidvalidity = uidvalidity.context("the mail server does not number its e-mails (no UIDVALIDITY)")?;
        Ok(talk)
    }

    /// Sends a command and reads the whole reply, passing on untagged parts one by one. Returns in bounded time.
    async fn ask(&mut self, command: &str, each: impl FnMut(&Response<'_>)) -> Result<(), ImapError> {
        let limit = self.timeout;
        timeout(limit * PATIENCE, self.converse(command, each)).await.unwrap_or_else(|_| Err(slow(limit * PATIENCE)))
    }

    async fn converse(&mut self, command: &str, each: impl FnMut(&Response<'_>)) -> Result<(), ImapError> {
        let limit = self.timeout;
        let ours = timeout(limit, self.session.run_command(command)).await.map_err(|_| slow(limit))??;
        self.finish(&ours, each).await
    }

    /// Waits until the server announces new e-mails, at most this long (IDLE, RFC 2177). Returns whether it did.
    pub(super) async fn idle(&mut self, at_most: Duration) -> Result<bool, ImapError> {
        let limit = self.timeout;
        let ours = timeout(limit, self.session.run_command("IDLE")).await.map_err(|_| slow(limit))??;
        let mut is_idle = false;
        let (mut until, end) = (Instant::now() + limit, Instant::now() + at_most);
        // Announcements since the last check count too.
        while !(is_idle && self.news) {
            let Ok(answer) = timeout_at(until, self.session.read_response()).await else {
                if is_idle {
                    break;
                }
                return Err(slow(limit));
            };
            let Some(answer) = answer? else { return Err(ImapError::Closed) };
            match answer.parsed() {
                Response::Continue(_) => (is_idle, until) = (true, end),
                other => self.news |= is_news(heard(&ours, other)?),
            }
        }
        timeout(limit, self.session.run_command_untagged("DONE")).await.map_err(|_| slow(limit))??;
        self.finish(&ours, |_| {}).await?;
        Ok(self.news)
    }

    /// Reads up to the end of the reply to a command.
    async fn finish(&mut self, ours: &RequestId, mut each: impl FnMut(&Response<'_>)) -> Result<(), ImapError> {
        let limit = self.timeout;
        loop {
            let answer = timeout(limit, self.session.read_response()).await.map_err(|_| slow(limit))??;
            let Some(answer) = answer else { return Err(ImapError::Closed) };
            match answer.parsed() {
                Response::Done { tag, status: Status::Ok, .. } if tag == ours => return Ok(()),
                other => {
                    let other = heard(ours, other)?;
                    self.news |= is_news(other);
                    each(other);
                }
            }
        }
    }

    /// All e-mails in the mailbox.
    pub(super) async fn list(&mut self) -> Result<BTreeSet<u32>, ImapError> {
        // This makes the server look for new e-mails.
        self.ask("NOOP", |_| {}).await?;
        self.news = false;
        let mut uids = BTreeSet::new();
        self.ask("UID SEARCH UNDELETED", |answer| {
            if let Response::MailboxData(MailboxDatum::Search(found)) = answer {
                uids.extend(found);
            }
        })
        .await?;
        Ok(uids)
    }

    /// The e-mails in the mailbox from before the day of this time.
    pub(super) async fn list_before(&mut self, time: Timestamp) -> Result<Vec<u32>, ImapError> {
        let mut uids = Vec::new();
        let day = time.strftime("%-d-%b-%Y");
        self.ask(&format!("UID SEARCH UNDELETED BEFORE {day}"), |answer| {
            if let Response::MailboxData(MailboxDatum::Search(found)) = answer {
                uids.extend(found);
            }
        })
        .await?;
        Ok(uids)
    }

    /// The first of these e-mails that fit into a batch by size; at least one.
    pub(super) async fn choose(&mut self, uids: Vec<u32>) -> Result<Vec<u32>, ImapError> {
        if uids.is_empty() {
            return Ok(uids);
        }
        let mut sizes = HashMap::new();
        self.ask(&format!("UID FETCH {} (UID RFC822.SIZE)", set(&uids)), |answer| {
            if let Some((uid, letter)) = letter(answer) {
                sizes.insert(uid, letter.size);
            }
        })
        .await?;
        let mut total = 0;
        let fits = |uid: &u32| {
            let before = total;
            total += sizes.get(uid).copied().unwrap_or_default().min(MAX_LETTER as u64);
            before < BATCH_BYTES
        };
        Ok(uids.into_iter().take_while(fits).collect())
    }

    /// Fetches e-mails, each up to the maximum size. With PEEK they stay unread for other mail programs.
    pub(super) async fn fetch(&mut self, uids: &[u32], mut each: impl FnMut(u32, Arrival)) -> Result<(), ImapError> {
        let command = format!("UID FETCH {} (UID RFC822.SIZE INTERNALDATE BODY.PEEK[]<0.{MAX_LETTER}>)", set(uids));
        self.ask(&command, |answer| {
            if let Some((uid, letter)) = letter(answer)
                && letter.size > 0
                && !letter.raw.is_empty()
            {
                each(uid, letter);
            }
        })
        .await
    }

    /// Moves any number of e-mails to another mailbox.
    pub(super) async fn put_away_all(&mut self, uids: &[u32], mailbox: &str) -> Result<(), ImapError> {
        // Servers accept lines of a few thousand bytes.
        for uids in uids.chunks(100) {
            self.put_away(uids, mailbox).await?;
        }
        Ok(())
    }

    /// Moves e-mails to another mailbox, which is created if it does not exist.
    pub(super) async fn put_away(&mut self, uids: &[u32], mailbox: &str) -> Result<(), ImapError> {
        let (uids, mailbox) = (set(uids), quoted(mailbox));
        let verb = if self.can_move { "MOVE" } else { "COPY" };
        let command = format!("UID {verb} {uids} {mailbox}");
        if let Err(trouble) = self.ask(&command, |_| {}).await {
            if trouble.is_final() {
                return Err(trouble);
            }
            match self.ask(&format!("CREATE {mailbox}"), |_| {}).await {
                Err(trouble) if trouble.is_final() => return Err(trouble),
                _ => self.ask(&command, |_| {}).await?,
            }
        }
        if !self.can_move {
            self.delete_set(&uids).await?;
        }
        Ok(())
    }

    /// Deletes any number of e-mails.
    pub(super) async fn delete(&mut self, uids: &[u32]) -> Result<(), ImapError> {
        for uids in uids.chunks(100) {
            self.delete_set(&set(uids)).await?;
        }
        Ok(())
    }

    async fn delete_set(&mut self, uids: &str) -> Result<(), ImapError> {
        self.ask(&format!("UID STORE {uids} +FLAGS.SILENT (\\Deleted)"), |_| {}).await?;
        let expunge = if self.can_expunge { format!("UID EXPUNGE {uids}") } else { "EXPUNGE".to_owned() };
        self.ask(&expunge, |_| {}).await
    }
}

/// An untagged reply, unless it says that the command has failed or that the session is over.
fn heard<'a, 'b>(ours: &RequestId, answer: &'a Response<'b>) -> Result<&'a Response<'b>, ImapError> {
    let said = |information: &Option<Cow<'_, str>>| words(information.as_deref().unwrap_or_default());
    match answer {
        Response::Done { tag, outcome, .. } if tag == ours => Err(ImapError::Refused(said(&outcome.information))),
        Response::Data { status: Status::Bye, outcome } => Err(ImapError::Bye(said(&outcome.information))),
        other => Ok(other),
    }
}

/// Returns whether it contains the number of e-mails, which servers send unasked when e-mails have arrived.
fn is_news(answer: &Response<'_>) -> bool {
    matches!(answer, Response::MailboxData(MailboxDatum::Exists(_)))
}

/// Answers the one question of XOAUTH2 with the user name and the token.
struct Bearer(Option<String>);

impl Bearer {
    fn new(user: &str, token: &str) -> Self {
        Self(Some(format!("user={user}\x01auth=Bearer {token}\x01\x01")))
    }
}

impl Authenticator for Bearer {
    type Response = String;

    fn process(&mut self, _: &[u8]) -> String {
        // A second question contains the error, and the server expects an empty reply before it refuses.
        self.0.take().unwrap_or_default()
    }
}

/// Connects and secures the connection, up to the login.
async fn greet(settings: &ImapSettings, tls: &Arc<ClientConfig>) -> anyhow::Result<Client<Box<dyn Wire>>> {
    let (addresses, here) = resolve(&settings.host, settings.port()).await?;
    if settings.security == Security::Plain && !here {
        bail!(
            "the judge does not send a password unencrypted to another machine: set `security` to \"tls\" or \"starttls\""
        );
    }
    let tcp = connect(&addresses).await.context("cannot reach the mail server")?;
    match settings.security {
        Security::Plain => greeted(Client::new(Box::new(tcp) as Box<dyn Wire>)).await,
        Security::Tls => {
            greeted(Client::new(Box::new(protect(&settings.host, tls, tcp).await?) as Box<dyn Wire>)).await
        }
        Security::Starttls => {
            let mut client = greeted(Client::new(tcp)).await?;
            client
                .run_command_and_check_ok("STARTTLS", None)
                .await
                .map_err(ImapError::from)
                .context("the mail server does not switch to TLS")?;
            // Anything sent unencrypted after the OK is dropped with the client.
            Ok(Client::new(Box::new(protect(&settings.host, tls, client.into_inner()).await?)))
        }
    }
}

/// Waits for the greeting. A server that has already logged the client in (PREAUTH) is refused, because it would skip TLS.
async fn greeted<T: Wire>(mut client: Client<T>) -> anyhow::Result<Client<T>> {
    let greeting = client.read_response().await.map_err(ImapError::from)?.ok_or(ImapError::Closed)?;
    match greeting.parsed() {
        Response::Data { status: Status::Ok, .. } => Ok(client),
        Response::Data { outcome, .. } => {
            bail!(
                "the mail server rejected the connection: {}",
                words(outcome.information.as_deref().unwrap_or_default())
            )
        }
        _ => bail!("the mail server's greeting is invalid"),
    }
}

fn slow(limit: Duration) -> ImapError {
    ImapError::Broken(format!("the mail server took longer than {limit:?}"))
}

/// A set of numbers (RFC 3501 9).
fn set(uids: &[u32]) -> String {
    let uids: Vec<String> = uids.iter().map(u32::to_string).collect();
    uids.join(",")
}

/// A mailbox name as a quoted string. It is printable ASCII, as `ImapSource::new` has checked.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The e-mail in a reply, if it includes one. Servers also send such replies unasked when flags change.
fn letter(answer: &Response<'_>) -> Option<(u32, Arrival)> {
    let Response::Fetch(_, attributes) = answer else { return None };
    let mut number = None;
    let mut letter = Arrival::default();
    for attribute in attributes {
        match attribute {
            AttributeValue::Uid(uid) => number = Some(*uid),
            AttributeValue::Rfc822Size(size) => letter.size = letter.size.max(u64::from(*size)),
            AttributeValue::InternalDate(date) => letter.received = internal_date(date),
            AttributeValue::BodySection { section: None, data: Some(data), .. } => {
                letter.raw = data[..data.len().min(MAX_LETTER)].to_vec();
                letter.size = letter.size.max(data.len() as u64);
            }
            _ => {}
        }
    }
    Some((number?, letter))
}

/// Reads a `date-time` of RFC 3501 9: ` 7-Feb-1994 21:52:25 -0800`.
fn internal_date(text: &str) -> Option<Timestamp> {
    jiff::fmt::strtime::parse("%d-%b-%Y %H:%M:%S %z", text.trim()).ok()?.to_timestamp().ok()
}
