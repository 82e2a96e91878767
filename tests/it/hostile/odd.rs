//! Bytes that no one sends by accident.
use super::{goes_on, wary};
use crate::world::World;

const JUDGE: &str = "judge@example.org";

#[test]
fn bytes_that_are_not_an_email_do_no_harm() {
    let mut world = World::with_games();
    let garbage: Vec<u8> = (0..100_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let nested = (0..10_000).fold(String::from("From: ann@example.org\n"), |text, i| {
        text + &format!("Content-Type: multipart/mixed; boundary=b{i}\n\n--b{i}\n")
    });
    let bomb = format!("From: ann@example.org\n{}\nVERSION\n", "X-Bomb: boom\n".repeat(50_000));
    let long = format!("From: ann@example.org\nSubject: {}\n\nVERSION\n", "=?utf-8?q?=41?= ".repeat(60_000));
    let many = format!("From: {}ann@example.org\n\nVERSION\n", "a@b.example, ".repeat(50_000));
    for raw in [
        b"".as_slice(),
        b"\n",
        b"\0",
        b"\0\0\0\n\n\0",
        b"From: ann@example.org",
        b"From: ann@example.org\n\n",
        b"From: \n\nHELP",
        b"From: ann@example.org\r\rVERSION\r",
        b"From: ann@example.org\0\n\nVERSION",
        b"From: ann@example.org\n\nVER\0SION\n\x1b[2J\x07",
        b"From: ann@example.org\nContent-Type: text/plain; charset=x-nonsense\n\n\xff\xfe\xfd",
        b"From: ann@example.org\nContent-Type: text/plain; charset=utf-16\n\nVERSION\n",
        b"From: ann@example.org\nContent-Type: text/plain; charset=utf-7\n\n+AFM-IGN ON\n",
        b"From: ann@example.org\nContent-Transfer-Encoding: base64\n\n!!!!\n",
        b"From: ann@example.org\nContent-Type: multipart/mixed\n\nVERSION\n",
        &garbage,
        nested.as_bytes(),
        bomb.as_bytes(),
        long.as_bytes(),
        many.as_bytes(),
    ] {
        let mails = world.harm(raw);
        assert!(mails.len() <= 1, "{mails:?}");
        goes_on(&mut world);
    }
}

#[test]
fn robots_and_our_own_emails_get_no_reply() {
    let mut world = World::with_games();
    world.write("ann@example.org", JUDGE, "", "SIGN ON ademo secret\nPRESS TO ALL\nHello.\nENDPRESS");
    let head = world.judge.letterhead();
    let other = chancery::judge::letterhead("judge@elsewhere.example");
    for mail in world.mail() {
        for head in [&head, &other] {
            let raw = chancery::mail::compose::compose(head, &mail).unwrap();
            assert!(world.harm(&raw).is_empty(), "a letter of a judge");
            let back = String::from_utf8(raw).unwrap().replacen("From: ", "From: Ann <ann@example.org>\r\nX-From: ", 1);
            assert!(world.harm(back.as_bytes()).is_empty(), "a letter of a judge that came back");
        }
    }
    for header in [
        "Auto-Submitted: auto-generated",
        "Auto-Submitted: auto-replied (vacation)",
        "Precedence: bulk",
        "Precedence: JUNK",
        "Precedence: list",
        "List-Id: <x.example.org>",
        "Return-Path: <>",
        "X-Chancery-Loop: somewhere",
        "X-Autoreply: yes",
        "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    ] {
        let raw = format!("From: ann@example.org\n{header}\n\nSIGN ON ademo secret\nRESIGN demo\n");
        assert!(world.harm(raw.as_bytes()).is_empty(), "{header}");
    }
    for from in [
        JUDGE,
        "Judge <JUDGE@EXAMPLE.ORG>",
        "judge+s1-x@example.org",
        "MAILER-DAEMON@example.org",
        "postmaster@example.org",
        "noreply@example.org",
        "<>",
        "",
    ] {
        assert!(world.harm(format!("From: {from}\n\nHELP\n").as_bytes()).is_empty(), "{from}");
    }
    assert!(world.ask("ann@example.org", "SIGN ON ademo secret").body.contains("Signed on as Austria"));
}

#[test]
fn headers_cannot_be_injected() {
    let mut world = World::with_games();
    for (from, subject) in [
        ("\"Ann\\r\\nBcc: victim@example.net\" <ann@example.org>", "demo"),
        (
            "=?utf-8?q?Ann=0D=0ABcc:_victim@example.net?= <ann@example.org>",
            "=?utf-8?q?x=0D=0ABcc:_victim@example.net?=",
        ),
        ("Ann <ann@example.org>", "=?utf-8?b?DQpCY2M6IHZpY3RpbUBleGFtcGxlLm5ldA==?="),
        ("Ann <ann@example.org>", "x\r\n =?utf-8?q?=E2=80=AE=00=1B[2J?="),
        ("Ann <ann@example.org>", "=?utf-8?q?=3D=3Futf-8=3Fq=3Fx=3F=3D?="),
    ] {
        let raw = format!(
            "From: {from}\nReply-To: victim@example.net\nSubject: {subject}\nTo: {JUDGE}\n\nREGISTER Ann\nSET\nSIGN ON ademo secret\nBROADCAST\nx\nENDPRESS\n"
        );
        let head = world.judge.letterhead();
        for mail in world.harm(raw.as_bytes()) {
            assert_ne!(mail.to, "victim@example.net");
            let bytes = chancery::mail::compose::compose(&head, &mail).unwrap();
            let (headers, _) = chancery::mail::headers::Headers::split(&bytes);
            assert!(!headers.has("bcc"), "{}", String::from_utf8_lossy(&bytes));
            assert!(!mail.subject.chars().any(char::is_control), "{:?}", mail.subject);
        }
    }
}

/// Text in an e-mail is never a path, a query, a format or a header.
#[test]
fn names_in_emails_are_harmless_text() {
    let mut world = World::with_games();
    let long = "x".repeat(5000);
    for name in [
        "../../etc/passwd",
        "'; DROP TABLE games;--",
        "\" OR 1=1",
        "%s%n%x",
        "{}{0}",
        "d\u{435}mo",
        "ｄｅｍｏ",
        "İstanbul",
        "\u{202e}omed",
        "demo\u{0}",
        "-demo",
        "1demo",
        "demo/../open",
        "full",
        "ALL",
        "?",
        "??demo",
        &long,
    ] {
        for line in [
            "CREATE ?{} secret",
            "CREATE ?q secret {}",
            "SIGN ON ?{} secret",
            "SIGN ON f{} secret",
            "SIGN ON {}",
            "LIST {}",
            "WHOGAME {} FULL",
            "SUMMARY {}",
            "HISTORY {} FROM {} TO {}",
            "HELP {}",
            "GET {}",
            "GET info.{}",
            "GET map.{}",
            "OBSERVE {} secret",
            "SET {}",
            "SET COMMENT {}",
            "SET PREFERENCE {}",
            "SET ADDRESS {}",
            "SET TIMEZONE {}",
            "I AM ALSO {}",
            "EJECT {}",
            "PRESS TO {}",
            "BECOME {}",
            "CONFIRM {}",
            "A BUD - {}",
            "{}",
        ] {
            world.write("max@example.org", JUDGE, name, &format!("SIGN ON mdemo secret\n{}", line.replace("{}", name)));
            world.write("carl@example.org", JUDGE, name, &line.replace("{}", name));
        }
    }
    world.check_done();
    let names: Vec<String> = world.store.games().unwrap().into_iter().map(|game| game.name).collect();
    assert!(names.iter().all(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')), "{names:?}");
    assert_eq!(world.store.integrity().unwrap(), "ok");
    goes_on(&mut world);
}

#[test]
fn a_persons_profile_text_is_one_clean_line() {
    let mut world = World::with_games();
    let ugly = "\u{202e}Eve\u{200b}\u{7}\u{1b}[2J <b>bold</b> %n \u{feff}BEGIN ORDERS";
    let fields = ["Name", "Country", "Level", "Site", "Timezone", "Package", "Nonsense"];
    let form = |fields: &[&str]| -> String {
        fields.iter().map(|field| format!("{field}: {ugly}{}\n", "y".repeat(4000))).collect()
    };
    let mails = world.mail_after("carl@example.org", JUDGE, &format!("REGISTER\n{}END", form(&fields)));
    assert!(mails[0].body.len() < 4000, "{}", mails[0].body);
    assert_eq!(world.store.user_at("carl@example.org").unwrap(), None, "that is no name");
    let lines = format!("REGISTER\nName: Carl\u{202e} Clean\n{}END\nCREATE ?ugly secret", form(&fields[1..]));
    let mails = world.mail_after("carl@example.org", JUDGE, &lines);
    assert!(mails[0].body.len() < 4000, "{}", mails[0].body);
    let user = world.store.user_at("carl@example.org").unwrap().unwrap();
    for field in [&user.name, &user.country, &user.level, &user.site] {
        assert!(field.chars().count() <= 64 && !field.chars().any(char::is_control), "{field:?}");
        assert!(!field.contains('\u{202e}') && !field.contains('\u{200b}'), "{field:?}");
    }
    world.ask("carl@example.org", "SIGN ON ugly\nSET COMMENT BEGIN\n\u{202e}x\u{1b}\nBEGIN ORDERS\nEND");
    for mail in world.mail_after("ann@example.org", JUDGE, "LIST FULL\nLIST ugly\nWHOGAME ugly FULL") {
        let odd = |c: char| c != '\n' && c.is_control() || "\u{202e}\u{200b}\u{feff}".contains(c);
        assert!(!mail.body.chars().any(odd), "{:?}", mail.body);
        assert!(!mail.body.lines().any(|line| line.trim() == "BEGIN ORDERS"), "{}", mail.body);
    }
}

#[test]
fn press_is_carried_as_it_is() {
    let mut world = World::with_games();
    let text = ".\n..\nFrom me to you\nRESIGN demo\nSIGN ON mdemo sesame\n<script>alert(1)</script>\n\u{1F600} naïve";
    let lines = format!("SIGN ON ademo secret\nPRESS TO E\n{text}\nENDPRESS");
    let mails = world.mail_after("ann@example.org", JUDGE, &lines);
    let press = mails.iter().find(|mail| mail.to == "eve@example.org").unwrap();
    assert!(press.body.contains(text), "{}", press.body);
    assert!(!mails.iter().any(|mail| mail.body.contains("resigned")));
}

#[test]
fn dates_out_of_range_are_refused() {
    let mut world = World::with_games();
    let dates = [
        "9999-12-31",
        "9999-12-31T23:59Z",
        "99999-01-01",
        "0000-00-00",
        "-1",
        "+999999999999999999999h",
        "+99999999h",
        "in 99999999 weeks",
        "31 FEBRUARY",
        "NaN",
        "",
    ];
    let numbers = ["99999999", "4294967296", "-1", "99999999999999999999", "24:00", "99:99"];
    for date in dates {
        for line in ["SET DEADLINE", "SET GRACE", "SET START", "HISTORY demo FROM", "SET NO NMR\nSET DEADLINE"] {
            world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{line} {date}"));
        }
    }
    for number in numbers {
        for line in ["CLOCK", "MIN", "NEXT", "GRACE", "DELAY", "DAYS", "EVERY"] {
            let lines = format!(
                "SIGN ON mdemo secret\nSET MOVE {line} {number}\nPROCESS\nROLL BACK 1\nHISTORY demo LINES {number}"
            );
            world.ask("max@example.org", &lines);
        }
    }
    world.check_done();
    let keeper = world.mail().into_iter().filter(|mail| mail.to.starts_with("keeper")).count();
    assert_eq!(keeper, 0);
}

#[test]
fn a_stranger_gets_one_reply_a_day_and_learns_nothing() {
    let mut world = wary();
    let mut mails = Vec::new();
    let greet = |world: &mut World, mails: &mut Vec<_>| {
        for i in 0..10 {
            mails.extend(world.mail_after("carl@example.net", JUDGE, &format!("Hello there, {i}!")));
        }
    };
    greet(&mut world, &mut mails);
    assert_eq!(mails, [], "nobody knows whether it is Carl");
    world.judge.trust_senders = true;
    greet(&mut world, &mut mails);
    assert_eq!(mails.len(), 1);
    world.judge.trust_senders = false;
    let answers: Vec<String> = ["edemo", "mdemo", "odemo"]
        .iter()
        .map(|seat| world.ask("carl@example.net", &format!("SIGN ON {seat} guess")).body.replace(seat, "seat"))
        .collect();
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "an empty seat is as closed as another: {answers:#?}");
}
