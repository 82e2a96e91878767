//! The composed bytes are one message with exactly our headers, whatever its fields contain.
use super::sample::rich;
use super::{head, mail};
use chancery_mail::compose::{LOOP, clean, compose};
use chancery_mail::sink::{Kind, Mail};
use mailparse::{MailHeaderMap, ParsedMail, parse_mail};
use proptest::prelude::*;

fn headers(raw: &[u8]) -> Vec<String> {
    parse_mail(raw).unwrap().headers.iter().map(|header| header.get_key()).collect()
}

#[test]
fn an_email_is_composed_the_same_each_time() {
    let raw = compose(&head(), &mail(7)).unwrap();
    assert_eq!(compose(&head(), &mail(7)).unwrap(), raw);
    let expected = "From: Chancery <judge@games.test>\n\
        To: ann@players.test\n\
        Subject: Re: LIST\n\
        Date: Thu, 21 Nov 2024 09:06:40 +0000\n\
        Message-ID: <7.reply@games.test>\n\
        In-Reply-To: <q@players.test>\n\
        References: <root@players.test> <q@players.test>\n\
        Reply-To: judge+t1-abc@games.test\n\
        Auto-Submitted: auto-replied\n\
        X-Auto-Response-Suppress: All\n\
        X-Chancery-Loop: games.test\n\
        MIME-Version: 1.0\n\
        Content-Type: text/plain; charset=utf-8\n\
        Content-Transfer-Encoding: 7bit\n\
        \n\
        > LIST\n\
        No games.\n";
    let text = String::from_utf8(raw).unwrap();
    assert_eq!(text.replace("\r\n", "\n"), expected.replace("\nFrom: Chancery", "\nFrom: \"Chancery\""));
    assert_eq!(text.matches('\n').count(), text.matches("\r\n").count());
}

/// The parts of a message, as `type disposition( ... )`.
fn shape(part: &ParsedMail) -> String {
    let kind = &part.ctype.mimetype;
    let inner: Vec<String> = part.subparts.iter().map(shape).collect();
    let disposition = part.get_content_disposition();
    let place = match (disposition.disposition, part.headers.get_first_value("Content-Disposition")) {
        (mailparse::DispositionType::Attachment, _) => " attachment",
        (_, Some(_)) => " inline",
        _ => "",
    };
    if inner.is_empty() { format!("{kind}{place}") } else { format!("{kind}( {} )", inner.join(", ")) }
}

#[test]
fn each_email_has_the_parts_that_mail_programs_show_best() {
    let picture = (Kind::Picture, "demo-S1901M.png");
    let (ics, json) = ((Kind::Calendar, "demo.ics"), (Kind::Json, "demo-S1901M.json"));
    let files = [(Kind::Svg, "a.svg"), (Kind::Pdf, "a.pdf"), (Kind::Gif, "a.gif"), (Kind::Html, "a.html")];
    for (html, kinds, expected) in [
        (false, vec![], "text/plain"),
        (false, vec![picture], "multipart/mixed( text/plain, image/png inline )"),
        (true, vec![], "multipart/alternative( text/plain, text/html )"),
        (true, vec![picture], "multipart/alternative( text/plain, multipart/related( text/html, image/png inline ) )"),
        (
            true,
            vec![picture, ics, json],
            "multipart/mixed( multipart/alternative( text/plain, multipart/related( text/html, image/png inline ) ), \
             application/ics attachment, application/json attachment )",
        ),
        (false, vec![json], "multipart/mixed( text/plain, application/json attachment )"),
        (
            false,
            files.to_vec(),
            "multipart/mixed( text/plain, image/svg+xml attachment, application/pdf attachment, image/gif attachment, \
             text/html attachment )",
        ),
        (false, vec![(Kind::Invitation, "x.ics")], "multipart/alternative( text/plain, text/calendar )"),
    ] {
        let letter = rich(html, &kinds);
        let raw = compose(&head(), &letter).unwrap();
        assert_eq!(compose(&head(), &letter).unwrap(), raw, "the same letter has other bytes");
        assert!(raw.is_ascii());
        assert!(raw.split(|byte| *byte == b'\n').all(|line| line.len() <= 100), "a line is too long");
        let parsed = parse_mail(&raw).unwrap();
        assert_eq!(shape(&parsed), expected);
        let parts: Vec<&ParsedMail> = parsed.parts().filter(|part| part.subparts.is_empty()).collect();
        let bytes: Vec<u8> = (0..=255).cycle().take(700).collect();
        for part in parts.iter().filter(|part| !part.ctype.mimetype.starts_with("text/")) {
            assert_eq!(part.get_body_raw().unwrap(), bytes);
        }
        if html && kinds.contains(&picture) {
            let page = parts.iter().find(|part| part.ctype.mimetype == "text/html").unwrap().get_body().unwrap();
            let id = parts.iter().find_map(|part| part.headers.get_first_value("Content-ID")).unwrap();
            assert!(page.contains(&format!("src=\"cid:{}\"", id.trim_matches(['<', '>']))), "{page}");
            assert!(page.contains("alt=\"The board after &quot;Spring&quot; of 1901 &lt;now&gt;.\""), "{page}");
        }
    }
    let other = Mail { message_id: "<8.reply@games.test>".to_owned(), ..rich(true, &[picture]) };
    let raws = [rich(true, &[picture]), other].map(|letter| compose(&head(), &letter).unwrap());
    let names = raws.map(|raw| parse_mail(&raw).unwrap().ctype.params["boundary"].clone());
    assert_ne!(names[0], names[1], "letters that answer each other share a boundary");
}

#[test]
fn long_and_foreign_things_arrive_whole() {
    let body = format!("{}\nHöchstädt – \u{1f4ec}\n\n-- \nThe judge\n", "x".repeat(2000));
    let references: Vec<String> = (0..60).map(|n| format!("<{n}.{}@players.test>", "y".repeat(60))).collect();
    let letter = Mail {
        body: body.clone(),
        subject: "Résultats du printemps 1901, et bien d'autres choses encore à lire ".repeat(2),
        from_name: "L'Étranger, \"le\" juge".to_owned(),
        references: references.clone(),
        in_reply_to: Some("<nön-ascii@players.test>".to_owned()),
        reply: false,
        ..mail(1)
    };
    let raw = compose(&head(), &letter).unwrap();
    assert!(raw.is_ascii());
    assert!(raw.split(|byte| *byte == b'\n').all(|line| line.len() <= 100), "a line is too long");
    let parsed = parse_mail(&raw).unwrap();
    assert_eq!(parsed.get_body().unwrap().replace("\r\n", "\n"), body);
    assert_eq!(parsed.headers.get_first_value("Subject").unwrap(), clean(&letter.subject, 200));
    assert_eq!(parsed.headers.get_first_value("Auto-Submitted").unwrap(), "auto-generated");
    assert!(parsed.headers.get_first_value("In-Reply-To").is_none());
    let kept: Vec<String> =
        parsed.headers.get_first_value("References").unwrap().split(' ').map(str::to_owned).collect();
    assert_eq!((kept.len(), &kept[0], &kept[1..]), (20, &references[0], &references[41..]));
}

#[test]
fn no_email_goes_to_an_invalid_address() {
    for to in
        ["", "ann", "ann@", "a@b@c", "a b@c.test", "a@c.test\r\nBcc: b@c.test", "a\0@c.test", "<a@c.test>", "ä@c.test"]
    {
        assert!(compose(&head(), &Mail { to: to.to_owned(), ..mail(1) }).is_err(), "{to:?}");
    }
}

#[test]
fn names_cannot_deceive() {
    assert_eq!(clean("a\u{202e}b\u{200b}c\r\n\t d\0", 64), "abc d");
    assert_eq!(clean("=?utf-8?b?QQ==?=", 64), "= ?utf-8?b?QQ== ?=");
    assert_eq!(clean(&"ä".repeat(100), 64).chars().count(), 64);
}

/// Text with many critical parts: line ends, NUL, and look-alike headers.
fn hostile() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("\r\n".to_owned()),
        Just("\n".to_owned()),
        Just("\r".to_owned()),
        Just("\0".to_owned()),
        Just("\r\nBcc: eve@players.test\r\n".to_owned()),
        Just("\r\n\r\n".to_owned()),
        Just("\r\n.\r\n".to_owned()),
        Just("<a@b>".to_owned()),
        Just("=?utf-8?q?=0D=0ABcc:_x?=".to_owned()),
        Just("\"".to_owned()),
        Just("\\".to_owned()),
        any::<String>(),
        "[ -~]{0,120}",
    ];
    proptest::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

fn count(parsed: &ParsedMail<'_>, name: &str) -> usize {
    parsed.headers.get_all_headers(name).len()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_field_can_add_a_header(
        name in hostile(), subject in hostile(), id in hostile(), reply_to in hostile(), references in
        proptest::collection::vec(hostile(), 0..4), body in hostile(), instance in hostile(), written in any::<i32>(),
    ) {
        let letter = Mail {
            from_name: name,
            subject,
            message_id: id.clone(),
            in_reply_to: Some(id),
            reply_to: Some(reply_to),
            references,
            body,
            written: jiff::Timestamp::from_second(i64::from(written) * 110).unwrap(),
            ..mail(1)
        };
        let mut head = head();
        head.instance = instance;
        let raw = compose(&head, &letter).unwrap();
        prop_assert!(raw.is_ascii());
        prop_assert!(!raw.contains(&0));
        // Every line ends in CRLF, and none is too long for SMTP.
        for line in raw.split_inclusive(|byte| *byte == b'\n') {
            prop_assert!(line.ends_with(b"\r\n") && !line[..line.len() - 2].contains(&b'\r') && line.len() <= 1000);
        }
        let known = ["From", "To", "Subject", "Date", "Message-ID", "In-Reply-To", "References", "Reply-To",
            "Auto-Submitted", "X-Auto-Response-Suppress", LOOP, "MIME-Version", "Content-Type", "Content-Transfer-Encoding"];
        for header in headers(&raw) {
            prop_assert!(known.contains(&header.as_str()), "{header}");
        }
        let parsed = parse_mail(&raw).unwrap();
        for one in ["From", "To", "Subject", "Date", "Auto-Submitted", LOOP, "MIME-Version", "Content-Type"] {
            prop_assert_eq!(count(&parsed, one), 1, "{}", one);
        }
        prop_assert_eq!(compose(&head, &letter).unwrap(), raw);
    }

    #[test]
    fn no_recipient_can_add_a_header(to in hostile()) {
        if let Ok(raw) = compose(&head(), &Mail { to: to.clone(), ..mail(1) }) {
            prop_assert_eq!(parse_mail(&raw).unwrap().headers.get_first_value("To").unwrap(), to);
        }
    }
}
