//! The judge's own check of senders (DKIM, SPF, DMARC), with a DNS that is a table.
use crate::world::World;
use chancery::mail::authenticity::Authenticity::{Proved, Refuted, Unknown};
use chancery::mail::dkim::{DkimSettings, Signer, new_key};
use chancery::mail::sender_check::SenderCheck;
use chancery::mail::source::Arrival;
use std::fs;
use std::sync::Arc;

/// The DNS of ann@players.example, whose e-mails are signed and come from 192.0.2.1.
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

    /// The check of a judge that finds these records as well as those of the key and of SPF.
    fn check(&self, others: &[(&str, &str)], received_by: Option<&str>) -> SenderCheck {
        let key = self.signer.records().remove(0);
        let own = [(key.name.as_str(), key.text.as_str()), ("players.example", "v=spf1 ip4:192.0.2.1 -all")];
        SenderCheck::offline(&[&own, others].concat(), received_by.map(str::to_owned)).unwrap()
    }
}

/// The line of our own mail server that names the address the e-mail came from.
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
        // The Maildir form.
        let bare: Vec<u8> = letter.iter().copied().filter(|byte| *byte != b'\r').collect();
        assert_eq!(check.check(&bare, None).await, Proved);
        // A changed e-mail, or a signature for another domain, proves nothing. Without SPF, nothing is refuted either.
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
async fn the_judge_itself_checks_the_origin_of_emails() {
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
        // Only our mail server's line shows where the e-mail came from.
        (DMARC, None, "192.0.2.1", ann, Unknown),
        (DMARC, Some("mx.other.test"), "192.0.2.1", ann, Unknown),
        (DMARC, mine, "no address", ann, Unknown),
        (DMARC, mine, "192.0.2.1", Some(""), Unknown),
    ];
    for (records, received_by, ip, envelope_from, expected) in cases {
        let check = sender.check(records, received_by);
        let about = format!("{records:?} {received_by:?} {ip} {envelope_from:?}");
        assert_eq!(check.check(&from(ip), envelope_from).await, expected, "{about}");
        // Forwarded by our mail server to itself, with strangers' lines below.
        let handed_on = [ours.clone(), from(ip), came_from("192.0.2.1")].concat();
        let handed_on = String::from_utf8(handed_on).unwrap().replacen("\r\n\r\nLIST\r\n", "\r\n", 1) + "\r\nLIST\r\n";
        assert_eq!(check.check(handed_on.as_bytes(), envelope_from).await, expected, "{about}, handed on");
    }
    // The return path from our mail server is as good as its envelope.
    let check = sender.check(DMARC, mine);
    let letter = [b"Return-Path: <ann@players.example>\r\n".to_vec(), from("192.0.2.1")].concat();
    assert_eq!(check.check(&letter, None).await, Proved);
    // A line below our server's first line is a stranger's.
    let forged = [came_from("192.0.2.1"), b"Return-Path: <ann@players.example>\r\n".to_vec(), plain.to_vec()].concat();
    assert_eq!(check.check(&forged, None).await, Unknown);
}

/// The judge's own verdict overrides a header. Without one, the header decides.
#[test]
fn the_judges_own_check_overrides_a_servers_header() {
    for (found, says, is_believed) in
        [(Unknown, "pass", true), (Refuted, "pass", false), (Proved, "fail", true), (Unknown, "none", false)]
    {
        let mut world = World::new();
        world.judge.trust_senders = false;
        world.judge.address.authserv_id = Some("mx.games.test".to_owned());
        let raw = format!(
            "Authentication-Results: mx.games.test; dmarc={says} header.from=players.example\nFrom: ann@players.example\nTo: judge@example.org\n\nREGISTER Ann Other\n"
        );
        let (raw, authenticity) = (raw.into_bytes(), Some(found));
        let size = raw.len() as u64;
        world
            .work()
            .take_in(&[Arrival { key: "test:1".to_owned(), size, raw, authenticity, ..Arrival::default() }])
            .unwrap();
        world.work().process_inbox(1).unwrap();
        let is_registered = world.store.user_at("ann@players.example").unwrap().is_some();
        assert_eq!(is_registered, is_believed, "{found}, and {says}");
    }
}

/// The judge's verdict stays with the e-mail until it is processed.
#[tokio::test]
async fn the_verdict_is_stored_with_the_letter() {
    let sender = Sender::new();
    let check = Arc::new(sender.check(DMARC, None));
    let raw = sender.signed("ann@players.example");
    let size = raw.len() as u64;
    let letter = Arrival { key: "test:1".to_owned(), size, raw, ..Arrival::default() };
    // A truncated e-mail cannot be checked.
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
