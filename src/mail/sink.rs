//! Where letters go.
use super::maildir::MaildirSink;
use super::smtp::SmtpSink;
use jiff::Timestamp;

/// A letter that goes out, to one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mail {
    /// Its number among the letters of the judge: keeps those of one second in order.
    pub id: i64,
    /// The one recipient.
    pub to: String,
    /// Where reports of failed delivery go (`MAIL FROM`, RFC 5321 4.1.1.2): the judge's address, or one of its
    /// sub-addresses that tells which letter bounced. Empty: nowhere (`<>`), for letters nobody must answer.
    pub envelope_from: String,
    /// Display name of the judge in `From:`, e.g. `Chancery` (the address is the judge's own).
    pub from_name: String,
    /// One line.
    pub subject: String,
    /// Where a plain reply goes, with the token that signs it on: `judge+…@…`.
    pub reply_to: Option<String>,
    /// With brackets. Stable: sending again sends the same.
    pub message_id: String,
    /// With brackets.
    pub in_reply_to: Option<String>,
    /// With brackets, oldest first.
    pub references: Vec<String>,
    /// An answer to a letter (`auto-replied`), or something the judge sent of itself (`auto-generated`)?
    pub reply: bool,
    /// When it was written: its `Date:`.
    pub written: Timestamp,
    /// Plain text, lines ended by `\n`.
    pub body: String,
}

/// What became of one attempt to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The next server has taken responsibility. Its words.
    Sent(String),
    /// It may work later (4xx, outcome unknown). Why.
    Later(String),
    /// There was no server to try it on: not reached, or not let in. That says nothing of this letter. Why.
    Untried(String),
    /// It will never work (5xx, no such address). Why.
    Refused(String),
}

/// A way out. One recipient a transaction; every call comes back in bounded time.
pub trait Sink: Send {
    /// What to call it in the log.
    fn name(&self) -> String;
    /// Sends one letter.
    fn send(&mut self, mail: &Mail) -> impl Future<Output = Delivery> + Send;
    /// Nothing more to send for now: let go of any connection.
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
