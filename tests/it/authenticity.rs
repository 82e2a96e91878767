//! What our own mail server says of a sender (Authentication-Results, RFC 8601), and what others only pretend that it says.
use crate::program::python;
use crate::world::World;
use chancery::mail::authenticity::{Authenticity, Check, Results, read};
use chancery::mail::dkim::{DkimSettings, Signer, new_key};
use chancery::mail::inbound::{self, JudgeAddress};
use chancery::mail::sender_check::SenderCheck;
use chancery::mail::source::Arrival;
use proptest::prelude::*;
use std::fs;
use std::sync::Arc;

use Authenticity::{Proved, Refuted, Unknown};

fn judge() -> JudgeAddress {
    JudgeAddress {
        address: "judge@games.test".to_owned(),
        authserv_id: Some("mx.games.test".to_owned()),
        ..JudgeAddress::default()
    }
}

/// What is found of a letter from ann@players.example with these headers at its top.
fn found(top: &str) -> Authenticity {
    let raw = format!("{top}From: Ann <ann@players.example>\nTo: judge@games.test\nSubject: hi\n\nLIST\n");
    inbound::read(raw.as_bytes(), &judge()).authenticity
}

/// The header of our own mail server.
fn own(results: &str) -> String {
    format!("Authentication-Results: mx.games.test; {results}\n")
}

#[test]
fn each_check_counts_for_what_it_proves() {
    let cases = [
        (Proved, "dmarc=pass header.from=players.example"),
        (Proved, "dmarc=pass (p=none dis=none) header.from=PLAYERS.example"),
        (Refuted, "dmarc=fail header.from=players.example"),
        (Refuted, "dkim=pass header.d=players.example; dmarc=fail (p=REJECT) header.from=players.example"),
        (Unknown, "dmarc=none header.from=players.example"),
        (Unknown, "dmarc=temperror header.from=players.example"),
        (Unknown, "dmarc=pass"),
        (Unknown, "dmarc=pass header.from=evil.example"),
        (Unknown, "dmarc=fail header.from=evil.example"),
        (Unknown, "dmarc=pass header.from=players.example.evil.example"),
        (Proved, "dkim=pass header.d=players.example header.s=x header.b=abc/d+e=="),
        (Proved, "dkim=pass header.i=@players.example"),
        (Proved, "dkim=fail header.d=other.example; dkim=pass header.d=players.example"),
        (Unknown, "dkim=pass header.d=evil.example"),
        (Unknown, "dkim=pass header.d=example"),
        (Unknown, "dkim=pass header.d=mail.players.example"),
        (Unknown, "dkim=fail header.d=players.example"),
        (Unknown, "dkim=pass header.s=players.example"),
        (Proved, "spf=pass smtp.mailfrom=ann@players.example"),
        (Proved, "spf=pass smtp.mailfrom=players.example"),
        (Unknown, "spf=pass smtp.helo=players.example"),
        (Unknown, "spf=pass smtp.mailfrom=ann@evil.example"),
        (Unknown, "spf=pass smtp.mailfrom=\"x@players.example\"@evil.example"),
        (Unknown, "spf=fail smtp.mailfrom=ann@players.example"),
        (Proved, "dmarc=none header.from=players.example; dkim=pass header.d=players.example"),
        (Unknown, "auth=pass smtp.auth=ann@players.example"),
        (Unknown, "none"),
        (Unknown, "dmarc/2=pass header.from=players.example"),
        (Proved, "dmarc/1=pass header.from=players.example"),
    ];
    for (expected, results) in cases {
        assert_eq!(found(&own(results)), expected, "{results}");
    }
}

#[test]
fn a_domain_above_may_speak_for_the_sender() {
    let letter = |results: &str| {
        let raw = format!("{}From: ann@mail.players.example\n\nLIST\n", own(results));
        inbound::read(raw.as_bytes(), &judge()).authenticity
    };
    assert_eq!(letter("dkim=pass header.d=players.example"), Proved);
    assert_eq!(letter("dkim=pass header.d=layers.example"), Unknown);
    assert_eq!(letter("dkim=pass header.d=example"), Unknown);
}

/// The headers of well-known mail systems, as letters of theirs have them.
#[test]
fn what_mail_servers_write_is_read() {
    let cases = [
        // rspamd, folded.
        "mx.games.test;\n\tdkim=pass header.d=players.example header.s=2024 header.b=Wc1pzcBb;\n\tspf=pass (mx.games.test: domain of ann@players.example designates 192.0.2.1 as permitted sender) smtp.mailfrom=ann@players.example;\n\tdmarc=pass (policy=quarantine) header.from=players.example",
        // OpenDKIM: no results of DMARC.
        "mx.games.test;\n\tdkim=pass (2048-bit key; unprotected) header.d=players.example header.i=@players.example header.a=rsa-sha256 header.s=default header.b=P3m/XyZ0;\n\tdkim-atps=neutral",
        // OpenDMARC.
        "mx.games.test; dmarc=pass (p=none dis=none) header.from=players.example",
        // Gmail.
        "mx.games.test;\n       dkim=pass header.i=@players.example header.s=20230601 header.b=\"k/8dZJ+x\";\n       spf=pass (google.com: domain of ann@players.example designates 209.85.220.41 as permitted sender) smtp.mailfrom=ann@players.example;\n       dmarc=pass (p=NONE sp=QUARANTINE dis=NONE) header.from=players.example;\n       dara=pass header.i=@gmail.com",
        // Microsoft.
        "mx.games.test; spf=pass (sender IP is 192.0.2.1)\n smtp.mailfrom=players.example; dkim=pass (signature was verified)\n header.d=players.example;dmarc=pass action=none\n header.from=players.example;compauth=pass reason=100",
        // With a version, and a semicolon too many.
        "mx.games.test 1; dmarc=pass header.from=players.example;",
        "(a comment) MX.games.test (another (one)); dmarc = pass (with \\) in it) header.from = players.example",
    ];
    for header in cases {
        assert_eq!(found(&format!("Authentication-Results: {header}\n")), Proved, "{header}");
    }
}

#[test]
fn what_is_not_written_well_says_nothing() {
    for header in [
        "mx.games.test; dmarc=pass header.from=players.example (",
        "mx.games.test; dmarc=pass header.from=\"players.example",
        "mx.games.test; dmarc=pass header.from",
        "mx.games.test; dmarc=pass header.from=",
        "mx.games.test; dmarc=\"\"; dkim=pass header.d=players.example",
        "mx.games.test; \"\"=pass; dkim=pass header.d=players.example",
        "\"\"; dmarc=pass header.from=players.example",
        "mx.games.test; dmarc=pass header.from=players.example dkim",
        "mx.games.test 2; dmarc=pass header.from=players.example",
        "mx.games.test dmarc=pass header.from=players.example",
        "; dmarc=pass header.from=players.example",
        "mx.games.test.evil.example; dmarc=pass header.from=players.example",
        "xmx.games.test; dmarc=pass header.from=players.example",
        "mx.games.test; dmarc=pass header.from=players.example; )",
        "mx.games.test; dkim=none; spf=none; dmarc=pass) header.from=players.example",
        "",
    ] {
        assert_eq!(found(&format!("Authentication-Results: {header}\n")), Unknown, "{header}");
    }
    // One that is too long was cut.
    let long =
        format!("spf=pass smtp.mailfrom={}@evil.example; dmarc=pass header.from=players.example", "x".repeat(9000));
    assert_eq!(found(&own(&long)), Unknown);
    assert_eq!(found(&own("dmarc=pass header.from=\u{7}players.example")), Unknown);
    // Hidden in what our server quotes of the sender.
    assert_eq!(
        found(&own("spf=none smtp.mailfrom=\"a; dmarc=pass header.from=players.example\"@evil.example")),
        Unknown
    );
    assert_eq!(found(&own("spf=none (sender says ; dmarc=pass header.from=players.example)")), Unknown);
}

#[test]
fn only_what_stands_at_the_top_counts() {
    let pass = own("dmarc=pass header.from=players.example");
    let (fail, none) = (own("dmarc=fail header.from=players.example"), own("dmarc=none header.from=players.example"));
    let hop = "Received: from a.example by b.example; Sat, 21 Nov 2026 12:00:00 +0000\n";
    // Our own server, then others of ours: they add lines above.
    assert_eq!(found(&format!("Return-Path: <x@y.example>\n{hop}{hop}{pass}{hop}")), Proved);
    assert_eq!(found(&format!("{pass}{hop}")), Proved);
    // Below the lines of our own servers, strangers wrote it.
    assert_eq!(found(&format!("{hop}{hop}{hop}{hop}{pass}")), Unknown);
    assert_eq!(found(&format!("{none}{hop}{pass}")), Unknown);
    // The topmost counts for each check.
    assert_eq!(found(&format!("{fail}{pass}")), Refuted);
    assert_eq!(found(&format!("{none}{pass}")), Unknown);
    assert_eq!(found(&format!("{}{pass}", own("dkim=none"))), Proved);
    let others = "Authentication-Results: mx.other.example; dmarc=pass header.from=players.example\n";
    assert_eq!(found(&format!("{others}{none}")), Unknown);
    assert_eq!(found(&format!("{others}{pass}")), Proved);
    // With two senders, nobody knows which one was checked.
    let raw = format!("{pass}From: ann@players.example\nFrom: eve@players.example\n\nLIST\n");
    assert!(inbound::read(raw.as_bytes(), &judge()).several_senders);
    // Nobody is configured, nobody is believed.
    let raw = format!("{pass}From: ann@players.example\n\nLIST\n");
    let judge = JudgeAddress { authserv_id: None, ..judge() };
    assert_eq!(inbound::read(raw.as_bytes(), &judge).authenticity, Unknown);
}

/// A header with what is in it, as a mail server may write it.
fn written() -> impl Strategy<Value = (Results, String)> {
    let word = "[a-z][a-z0-9]{0,8}";
    let value = "[A-Za-z0-9._+@-]{1,20}";
    let property = ("(header|smtp|policy)", "(d|i|from|mailfrom|helo|s|b)", value)
        .prop_map(|(kind, name, value)| (format!("{kind}.{name}"), value));
    let check = (word, "(pass|fail|none|neutral|temperror)", prop::collection::vec(property, 1..4))
        .prop_filter("it means that there are none", |(method, ..)| method != "none")
        .prop_map(|(method, result, properties)| Check { method, result, properties });
    let blank = prop::sample::select(vec![" ", "\r\n\t", "  ", " (a (nested) comment; dmarc=pass) ", "\n "]);
    ("[a-z]{1,8}\\.example", prop::collection::vec(check, 1..5), blank, any::<bool>()).prop_map(
        |(id, checks, blank, quotes)| {
            let mut text = id.clone();
            for check in &checks {
                text += &format!(";{blank}{}={}", check.method, check.result);
                for (name, value) in &check.properties {
                    text += &match quotes {
                        true => format!("{blank}{name}=\"{value}\""),
                        false => format!("{blank}{name}={value}"),
                    };
                }
            }
            (Results { authserv_id: id, checks }, text)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_well_is_read_as_it_was_meant((results, text) in written()) {
        prop_assert_eq!(read(&text), Some(results), "{}", text);
    }

    #[test]
    fn whatever_comes_is_read_in_the_same_way_or_not_at_all(text in "[a-z=;.()\"\\\\ @\r\n\t\u{0}/1]{0,60}") {
        if let Some(results) = read(&text) {
            prop_assert!(!results.authserv_id.is_empty());
            prop_assert!(results.checks.iter().all(|check| !check.method.is_empty() && !check.result.is_empty()));
        }
    }

    /// Nothing that a stranger writes below the header of our own server changes what that says.
    #[test]
    fn nothing_below_changes_what_our_server_says(text in "\\PC{0,80}") {
        let top = format!("{}Received: from x by y\n", own("dmarc=none header.from=players.example"));
        prop_assert_eq!(found(&format!("{top}Authentication-Results: mx.games.test; {text}\n")), Unknown);
    }
}

/// Somebody else's program reads the same from the same headers.
#[test]
fn others_read_the_same() {
    use proptest::strategy::ValueTree as _;
    use proptest::test_runner::TestRunner;
    let folder = tempfile::tempdir().unwrap();
    let mut runner = TestRunner::deterministic();
    let headers: Vec<(Results, String)> =
        (0..200).map(|_| written().new_tree(&mut runner).unwrap().current()).collect();
    for (i, (_, text)) in headers.iter().enumerate() {
        fs::write(folder.path().join(format!("{i:03}.header")), text.replace("\r\n", "\n")).unwrap();
    }
    let Some(said) = python("authres", "read_authentication_results.py", folder.path()) else { return };
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), headers.len());
    let mut n_read = 0;
    for ((results, text), line) in headers.iter().zip(lines) {
        let checks = results.checks.iter().map(|check| format!(" {}={}", check.method, check.result));
        let expected = results.authserv_id.clone() + &checks.collect::<String>();
        // It is stricter than mail servers are: values with an @ in the wrong place, it does not read at all.
        if line != "-" {
            n_read += 1;
            assert_eq!(line, expected, "{text}");
        }
    }
    assert!(100 < n_read, "only {n_read} of {} headers could be compared", headers.len());
}

/// The DNS of ann@players.example, whose letters are signed, and come from 192.0.2.1.
struct Sender {
    signer: Signer,
    _folder: tempfile::TempDir,
}

impl Sender {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let key_file = folder.path().join("key.pem");
        fs::write(&key_file, new_key(true).unwrap()).unwrap();
        let key = DkimSettings { selector: "s".to_owned(), key_file, domain: None };
        Self { signer: Signer::new(&[key], "ann@players.example").unwrap().unwrap(), _folder: folder }
    }

    fn signed(&self, from: &str) -> Vec<u8> {
        let raw = format!("From: {from}\r\nTo: judge@games.test\r\nSubject: hi\r\n\r\nLIST\r\n");
        self.signer.sign(raw.as_bytes(), jiff::Timestamp::from_second(1_732_180_000).unwrap())
    }

    /// The check of a judge that finds these records besides those of the key and of SPF.
    fn check(&self, others: &[(&str, &str)], received_by: Option<&str>) -> SenderCheck {
        let key = self.signer.records().remove(0);
        let own = [(key.name.as_str(), key.text.as_str()), ("players.example", "v=spf1 ip4:192.0.2.1 -all")];
        SenderCheck::offline(&[&own, others].concat(), received_by.map(str::to_owned)).unwrap()
    }
}

/// The line of our own mail server, which has got the letter from there.
fn came_from(ip: &str) -> Vec<u8> {
    format!("Received: from mail.players.example (unknown [{ip}])\r\n\tby mx.games.test (Postfix) with ESMTP id 1; Sat, 21 Nov 2026 12:00:00 +0000\r\n").into_bytes()
}

const DMARC: &[(&str, &str)] = &[("_dmarc.players.example", "v=DMARC1; p=reject")];

#[tokio::test]
async fn the_judge_itself_checks_signatures() {
    let sender = Sender::new();
    let letter = sender.signed("Ann <ann@players.example>");
    for records in [DMARC, &[]] {
        let check = sender.check(records, None);
        assert_eq!(check.check(&letter, None).await, Proved);
        // As a Maildir has it.
        let bare: Vec<u8> = letter.iter().copied().filter(|byte| *byte != b'\r').collect();
        assert_eq!(check.check(&bare, None).await, Proved);
        // Whoever changes the letter, or signs for somebody else, proves nothing; without SPF, nothing is refuted either.
        let changed = String::from_utf8(letter.clone()).unwrap().replace("LIST", "LAST");
        assert_eq!(check.check(changed.as_bytes(), None).await, Unknown);
        assert_eq!(check.check(&sender.signed("eve@other.example"), None).await, Unknown);
        let two = sender.signed("ann@players.example, eve@other.example");
        assert_eq!(check.check(&two, None).await, Unknown);
        assert_eq!(check.check(b"From: ann@players.example\n\nLIST\n", None).await, Unknown);
        for odd in [&b""[..], b"\n\n", b"From: \r\n", b"DKIM-Signature: v=1\r\nFrom: ann@players.example\r\n\r\n"] {
            assert_eq!(check.check(odd, Some("<>")).await, Unknown);
        }
    }
}

#[tokio::test]
async fn the_judge_itself_checks_where_letters_come_from() {
    let sender = Sender::new();
    let plain = b"From: ann@players.example\r\nTo: judge@games.test\r\n\r\nLIST\r\n";
    let from = |ip: &str| [came_from(ip), plain.to_vec()].concat();
    let (ann, eve) = (Some("ann@players.example"), Some("eve@other.example"));
    let mine = Some("mx.games.test");
    let ours = came_from("127.0.0.1");
    let cases = [
        (DMARC, mine, "192.0.2.1", ann, Proved),
        (DMARC, mine, "192.0.2.9", ann, Refuted),
        (DMARC, mine, "192.0.2.1", eve, Refuted),
        (&[], mine, "192.0.2.1", ann, Proved),
        (&[], mine, "192.0.2.9", ann, Unknown),
        // Whom our mail server got it from is known only from our mail server.
        (DMARC, None, "192.0.2.1", ann, Unknown),
        (DMARC, Some("mx.other.test"), "192.0.2.1", ann, Unknown),
        (DMARC, mine, "no address", ann, Unknown),
        (DMARC, mine, "192.0.2.1", Some(""), Unknown),
    ];
    for (records, received_by, ip, envelope_from, expected) in cases {
        let check = sender.check(records, received_by);
        let about = format!("{records:?} {received_by:?} {ip} {envelope_from:?}");
        assert_eq!(check.check(&from(ip), envelope_from).await, expected, "{about}");
        // Handed on by our mail server to itself, and with what strangers wrote below.
        let handed_on = [ours.clone(), from(ip), came_from("192.0.2.1")].concat();
        let handed_on = String::from_utf8(handed_on).unwrap().replacen("\r\n\r\nLIST\r\n", "\r\n", 1) + "\r\nLIST\r\n";
        assert_eq!(check.check(handed_on.as_bytes(), envelope_from).await, expected, "{about}, handed on");
    }
    // The return path that our mail server wrote is as good as its envelope.
    let check = sender.check(DMARC, mine);
    let letter = [b"Return-Path: <ann@players.example>\r\n".to_vec(), from("192.0.2.1")].concat();
    assert_eq!(check.check(&letter, None).await, Proved);
}

/// What the judge finds is kept with the letter until it is worked through.
#[tokio::test]
async fn what_the_check_finds_goes_with_the_letter() {
    let sender = Sender::new();
    let check = Arc::new(sender.check(DMARC, None));
    let raw = sender.signed("ann@players.example");
    let size = raw.len() as u64;
    let letter = Arrival { key: "test:1".to_owned(), size, raw, ..Arrival::default() };
    // One that was cut cannot be checked.
    let cut = Arrival { key: "test:2".to_owned(), size: size + 1, ..letter.clone() };
    let mut letters = [letter, cut];
    check.look_at(&mut letters).await;
    assert_eq!(letters.clone().map(|letter| letter.authenticity), [Some(Proved), None]);

    let mut world = World::new();
    world.judge.trust_senders = false;
    let text = String::from_utf8(letters[0].raw.clone()).unwrap().replace("LIST", "REGISTER Ann Other");
    letters[0].raw = text.into_bytes();
    world.work().take_in(&letters[..1]).unwrap();
    world.work().process_inbox(1).unwrap();
    assert!(world.store.user_at("ann@players.example").unwrap().is_some());
}
