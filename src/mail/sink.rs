//! Where letters go.
use super::maildir::MaildirSink;
use super::smtp::SmtpSink;
use jiff::Timestamp;

/// A letter that goes out to one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mail {
    /// Its number among the letters of the judge. It keeps letters of the same second in order.
    pub id: i64,
    /// The one recipient.
    pub to: String,
    /// Where delivery reports go (`MAIL FROM`, RFC 5321 4.1.1.2): the judge's address, or a sub-address that tells
    /// which letter bounced. Empty (`<>`) if nobody must answer.
    pub envelope_from: String,
    /// Display name of the judge in `From:`, e.g. `Chancery` (the address is the judge's own).
    pub from_name: String,
    /// One line.
    pub subject: String,
    /// Where replies go, with the token that signs them on: `judge+…@…`.
    pub reply_to: Option<String>,
    /// With brackets. It stays the same when the letter is sent again.
    pub message_id: String,
    /// With brackets.
    pub in_reply_to: Option<String>,
    /// With brackets, oldest first.
    pub references: Vec<String>,
    /// Is it an answer to a letter (`auto-replied`), or did the judge send it on its own (`auto-generated`)?
    pub reply: bool,
    /// When it was written, for `Date:`.
    pub written: Timestamp,
    /// Plain text, lines ended by `\n`.
    pub body: String,
}

/// The result of one attempt to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The next server has accepted it, with these words.
    Sent(String),
    /// It may work later (4xx, outcome unknown), for this reason.
    Later(String),
    /// The server could not be reached, or did not let us in, for this reason. The letter itself is not at fault.
    Untried(String),
    /// It will never work (5xx, no such address), for this reason.
    Refused(String),
}

/// A way for letters to go out: one recipient per transaction. Every call returns in bounded time.
pub trait Sink: Send {
    /// What to call it in the log.
    fn name(&self) -> String;
    /// Sends one letter.
    fn send(&mut self, mail: &Mail) -> impl Future<Output = Delivery> + Send;
    /// There is nothing more to send for now: closes any connection.
    fn rest(&mut self) -> impl Future<Output = ()> + Send;
}

/// The way out that the configuration names.
pub enum AnySink {
    /// Folders on this machine.
    Maildir(MaildirSink),
    /// A mail server.
    Smtp(Box<SmtpSink>),
}

impl Sink for AnySink {
    fn name(&self) -> String {
        match self {
            Self::Maildir(sink) => sink.name(),
            Self::Smtp(sink) => sink.name(),
        }
    }

    async fn send(&mut self, mail: &Mail) -> Delivery {
        match self {
            Self::Maildir(sink) => sink.send(mail).await,
            Self::Smtp(sink) => sink.send(mail).await,
        }
    }

    async fn rest(&mut self) {
        match self {
            Self::Maildir(sink) => sink.rest().await,
            Self::Smtp(sink) => sink.rest().await,
        }
    }
}
