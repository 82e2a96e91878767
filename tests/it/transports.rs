//! The ways in and out, against servers and folders that misbehave.
use chancery::mail::compose::Letterhead;
use chancery::mail::sink::Mail;

mod composing;
#[cfg(feature = "imap")]
mod imap;
mod lmtp;
mod login;
mod maildir;
mod sendmail;
#[cfg(feature = "mail-auth")]
mod signing;
mod smtp;

/// The judge of these tests.
pub(crate) fn head() -> Letterhead {
    Letterhead { address: "judge@games.test".to_owned(), instance: "games.test".to_owned(), signer: None }
}

/// A letter like those the judge sends.
pub(crate) fn mail(id: i64) -> Mail {
    Mail {
        id,
        to: "ann@players.test".to_owned(),
        envelope_from: "judge@games.test".to_owned(),
        list: None,
        from_name: "Chancery".to_owned(),
        subject: "Re: LIST".to_owned(),
        reply_to: Some("judge+t1-abc@games.test".to_owned()),
        message_id: format!("<{id}.reply@games.test>"),
        in_reply_to: Some("<q@players.test>".to_owned()),
        references: vec!["<root@players.test>".to_owned(), "<q@players.test>".to_owned()],
        reply: true,
        written: jiff::Timestamp::from_second(1_732_180_000).unwrap(),
        html: None,
        attachments: Vec::new(),
        body: "> LIST\nNo games.\n".to_owned(),
    }
}
