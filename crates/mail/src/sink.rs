//! The destination of letters.
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A letter that goes out to one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mail {
    /// Its number among the letters of the judge. It keeps letters of the same second in order.
    pub id: i64,
    /// The one recipient.
    pub to: String,
    /// The address for delivery reports (`MAIL FROM`, RFC 5321 4.1.1.2): the judge's, or a sub-address that tells
    /// which letter bounced. Empty (`<>`) if nobody must answer.
    pub envelope_from: String,
    /// Display name of the judge in `From:`, e.g. `Chancery` (the address is the judge's own).
    pub from_name: String,
    /// One line.
    pub subject: String,
    /// The address for replies, with the token that signs them on: `judge+…@…`.
    pub reply_to: Option<String>,
    /// With brackets. It stays the same when the letter is sent again.
    pub message_id: String,
    /// With brackets.
    pub in_reply_to: Option<String>,
    /// With brackets, oldest first.
    pub references: Vec<String>,
    /// Whether it is an answer to a letter (`auto-replied`), rather than sent by the judge on its own
    /// (`auto-generated`).
    pub reply: bool,
    /// The mailing to many that it is part of, if any, for `List-Id:`: `demo.games`, `openings`, `digest`.
    pub list: Option<String>,
    /// The forged statement on its sender in `Authentication-Results:`, in a letter to the judge itself that tries whether one comes in.
    pub pretends: Option<String>,
    /// The time at which it was written, for `Date:`.
    pub written: Timestamp,
    /// Plain text, lines ended by `\n`.
    pub body: String,
    /// The same words as HTML.
    pub html: Option<String>,
    /// The attachments of the letter.
    pub attachments: Vec<Attachment>,
}

/// An attachment of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The kind of the attachment.
    pub kind: Kind,
    /// The name of the file.
    pub name: String,
    /// The content of a picture, as a sentence; may be empty.
    pub alt: String,
    /// The content of the attachment.
    pub bytes: Arc<[u8]>,
}

/// The kinds of attachments of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A picture of the board, which is shown in the letter.
    Picture,
    /// A picture to keep: PNG.
    Png,
    /// A picture to keep: SVG.
    Svg,
    /// A poster: PDF.
    Pdf,
    /// A film: GIF.
    Gif,
    /// A page to keep: HTML.
    Html,
    /// Data for programs: JSON.
    Json,
    /// A calendar, as a file.
    Calendar,
    /// An invitation, which calendars take in by themselves (iTIP, RFC 5546). It is a letter of its own.
    Invitation,
    /// An invitation taken back.
    Cancellation,
}

/// The result of one attempt to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The next server has accepted it, with these words.
    Sent(String),
    /// It may work later (4xx, outcome unknown), for this reason.
    Later(String),
    /// It may work later, for this reason, and other letters to the same domain (the part after the @) would fare no
    /// better now.
    LaterThere(String),
    /// The server could not be reached, or did not let us in, for this reason. The letter itself is not at fault.
    Untried(String),
    /// A problem of ours that must be mended first: the judge's address, its login, what it may send where. These are
    /// the server's words. The letter waits.
    Held(Cause, String),
    /// It will never work (5xx, no such address), for this reason.
    Refused(String),
}

/// The reason why letters are refused that are not at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// The mail server does not take letters from the judge's address.
    Sender,
    /// It does not send letters on to others for us.
    Relay,
    /// It wants a login for that.
    Login,
    /// It has had too many letters from us.
    Limit,
    /// It does not trust us, or our domain.
    Policy,
    /// It does not like what is in the letter.
    Content,
}

impl Cause {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Sender, Self::Relay, Self::Login, Self::Limit, Self::Policy, Self::Content];

    /// One word for it.
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

    /// Returns the problem, and the remedy that the keeper has.
    pub fn advice(self) -> &'static str {
        match self {
            Self::Sender => {
                "The mail server does not take letters from the judge's address. Allow this address as a sender there (for the login in [outbound.smtp], if there is one), or change `address`."
            }
            Self::Relay => {
                "The mail server does not send the judge's letters on to other domains. Give the judge a login (`user` and `password_file` in [outbound.smtp]), or have the server relay for this machine (in Postfix: `mynetworks`)."
            }
            Self::Login => {
                "The mail server sends letters on only for those who log in. Set `user` and `password_file` in [outbound.smtp]."
            }
            Self::Limit => {
                "The mail server says that it has had too many letters from the judge. Wait, or ask its operator for a higher limit."
            }
            Self::Policy => {
                "The mail server, or the one behind it, does not trust letters from here. Look at SPF, DKIM and DMARC of the judge's domain, at the reverse name (PTR) of its address, and at lists of senders of spam."
            }
            Self::Content => {
                "The mail server refuses what is in these letters, perhaps because it looks like spam to it. If it is yours, let letters of the judge pass its filter."
            }
        }
    }
}

/// A way for letters to go out: one recipient per transaction. Every call returns in bounded time.
pub trait Sink: Send {
    /// Returns the name for the log.
    fn name(&self) -> String;
    /// Sends one letter.
    fn send(&mut self, mail: &Mail) -> impl Future<Output = Delivery> + Send;
    /// There is nothing more to send for now: closes any connection.
    fn rest(&mut self) -> impl Future<Output = ()> + Send;
}
