//! The destination of outgoing e-mails.
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An e-mail to one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mail {
    /// Its number among the judge's e-mails. It keeps e-mails of the same second in order.
    pub id: i64,
    /// The one recipient.
    pub to: String,
    /// The address for delivery reports (`MAIL FROM`, RFC 5321 4.1.1.2): the judge's, or a sub-address that identifies the e-mail that
    /// bounced. Empty (`<>`) if no reports are wanted.
    pub envelope_from: String,
    /// The judge's display name in `From:`, such as `Chancery` (the address is the judge's own).
    pub from_name: String,
    /// The subject, on one line.
    pub subject: String,
    /// The address for replies, with the token that signs them on: `judge+…@…`.
    pub reply_to: Option<String>,
    /// The Message-ID, with brackets. It stays the same when the e-mail is sent again.
    pub message_id: String,
    /// The Message-ID of the e-mail that it answers, with brackets.
    pub in_reply_to: Option<String>,
    /// The Message-IDs of the thread, with brackets, oldest first.
    pub references: Vec<String>,
    /// True if it is a reply (`auto-replied`), rather than sent unasked (`auto-generated`).
    pub reply: bool,
    /// The name of the mailing list that it belongs to, if any, for `List-Id:`: `demo.games`, `openings`, `digest`.
    pub list: Option<String>,
    /// The forged `Authentication-Results:` of an e-mail to the judge itself, which tests whether forged ones get through.
    pub pretends: Option<String>,
    /// The time of writing, for `Date:`.
    pub written: Timestamp,
    /// Plain text, lines ended by `\n`.
    pub body: String,
    /// The same text as HTML.
    pub html: Option<String>,
    /// The attachments.
    pub attachments: Vec<Attachment>,
}

/// An attachment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The kind of the attachment.
    pub kind: Kind,
    /// The name of the file.
    pub name: String,
    /// The alternative text of a picture, as a sentence; may be empty.
    pub alt: String,
    /// The content of the attachment.
    pub bytes: Arc<[u8]>,
}

/// The kinds of attachments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A picture of the board, shown inline.
    Picture,
    /// A picture to keep: PNG.
    Png,
    /// A picture to keep: SVG.
    Svg,
    /// A poster: PDF.
    Pdf,
    /// An animation: GIF.
    Gif,
    /// A page to keep: HTML.
    Html,
    /// Data for programs: JSON.
    Json,
    /// A calendar, as a file.
    Calendar,
    /// An invitation, which calendars add automatically (iTIP, RFC 5546). It is sent as a separate e-mail.
    Invitation,
    /// A cancelled invitation.
    Cancellation,
}

/// The result of one attempt to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The next server has accepted it, with these words.
    Sent(String),
    /// It may work later (4xx, outcome unknown), for this reason.
    Later(String),
    /// It may work later, for this reason, and other e-mails to the same domain (the part after the @) would now fail too.
    LaterThere(String),
    /// The server could not be reached, or rejected the connection, for this reason. The e-mail itself is not at fault.
    Untried(String),
    /// The keeper must fix a problem first: the judge's address, its login, its right to send. These are the server's words. The e-mail
    /// waits.
    Held(Cause, String),
    /// It will never work (5xx, no such address), for this reason.
    Refused(String),
}

/// Returns a mail server's number for an accepted e-mail, from its reply: the word after "queued as" (Postfix), after "id="
/// (Exim), or the first word with a digit after the codes. It contains no address.
pub fn queue_id(reply: &str) -> Option<&str> {
    let is_inner = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let is_code = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') && word.len() < 8;
    let is_id = |word: &&str| {
        let has_digit = word.bytes().any(|byte| byte.is_ascii_digit());
        (5..=64).contains(&word.len()) && has_digit && word.chars().all(is_inner)
    };
    let words = || reply.split_whitespace().map(|word| word.trim_matches(['<', '>', '(', ')', ',', ';']));
    let queued = words().skip_while(|word| !word.eq_ignore_ascii_case("as")).nth(1).filter(is_id);
    let named = words().find_map(|word| word.strip_prefix("id=")).filter(is_id);
    queued.or(named).or_else(|| words().skip_while(|word| is_code(word)).find(is_id))
}

/// The reason why a server refuses e-mails that are not at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The mail server does not accept e-mails from the judge's address.
    Sender,
    /// It does not relay e-mails for the judge.
    Relay,
    /// It requires a login.
    Login,
    /// It has had too many e-mails from the judge.
    Limit,
    /// It does not trust the judge or its domain.
    Policy,
    /// It objects to the content of the e-mail.
    Content,
}

impl Cause {
    /// All causes.
    pub const ALL: [Self; 6] = [Self::Sender, Self::Relay, Self::Login, Self::Limit, Self::Policy, Self::Content];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Sender => "sender",
            Self::Relay => "relay",
            Self::Login => "login",
            Self::Limit => "limit",
            Self::Policy => "policy",
            Self::Content => "content",
        }
    }

    /// The cause with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.word() == word)
    }

    /// Returns the problem, and the keeper's remedy.
    pub fn advice(self) -> &'static str {
        match self {
            Self::Sender => {
                "The mail server refuses e-mails from the judge's address. Allow this address as a sender there (for the login in [outbound.smtp], if you use one), or change `address`."
            }
            Self::Relay => {
                "The mail server does not relay the judge's e-mails to other domains. Give the judge a login (`user` and `password_file` in [outbound.smtp]), or let the server relay for this machine (in Postfix: `mynetworks`)."
            }
            Self::Login => {
                "The mail server relays e-mails only after a login. Set `user` and `password_file` in [outbound.smtp]."
            }
            Self::Limit => {
                "The mail server has had too many e-mails from the judge. Wait, or ask its operator for a higher limit."
            }
            Self::Policy => {
                "The mail server, or the one behind it, does not trust e-mails from here. Check SPF, DKIM and DMARC of the judge's domain, the reverse name (PTR) of its address, and spam blocklists."
            }
            Self::Content => {
                "The mail server refuses the contents of these e-mails, perhaps as spam. If it is your server, let the judge's e-mails through its filter."
            }
        }
    }
}

/// A transport for outgoing e-mails, with one recipient per transaction. Every call returns in bounded time.
pub trait Sink: Send {
    /// Returns the name for the log.
    fn name(&self) -> String;
    /// Sends one e-mail.
    fn send(&mut self, mail: &Mail) -> impl Future<Output = Delivery> + Send;
    /// Closes any connection, because nothing is left to send for now.
    fn rest(&mut self) -> impl Future<Output = ()> + Send;
}
