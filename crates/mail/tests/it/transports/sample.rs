//! E-mails to send.
use chancery_mail::compose::Letterhead;
use chancery_mail::sink::{Attachment, Kind, Mail};
use chancery_text::html::PICTURES;

/// The judge of these tests.
pub(crate) fn head() -> Letterhead {
    Letterhead { address: "judge@games.test".to_owned(), instance: "games.test".to_owned(), signer: None }
}

/// An e-mail like those the judge sends.
pub(crate) fn mail(id: i64) -> Mail {
    Mail {
        id,
        to: "ann@players.test".to_owned(),
        envelope_from: "judge@games.test".to_owned(),
        list: None,
        pretends: None,
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

/// An e-mail with HTML and these attachments.
pub(crate) fn rich(html: bool, kinds: &[(Kind, &str)]) -> Mail {
    let attachment = |(kind, name): &(Kind, &str)| Attachment {
        kind: *kind,
        name: (*name).to_owned(),
        alt: "The board after \"Spring\" of 1901 <now>.".to_owned(),
        bytes: (0..=255).cycle().take(700).collect(),
    };
    Mail {
        html: html.then(|| format!("<p>No games. A long line: {}</p>\n{PICTURES}\n", "Ä ".repeat(600))),
        attachments: kinds.iter().map(attachment).collect(),
        ..mail(7)
    }
}
