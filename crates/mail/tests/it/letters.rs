//! Real and broken e-mail, and the lines the judge must read from it.
//!
//! Each `tests/letters/*.eml` has a `.txt` with everything the judge must understand of it, with LF or CRLF line ends.
//! `UPDATE=1 cargo test -p chancery-mail letters` rewrites these. Read the difference before you commit it.
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use chancery_mail::inbound::{JudgeAddress, Letter, read};
use chancery_mail::source::MAX_LETTER;
use chancery_mail::{headers, html, mime, typed};
use proptest::prelude::*;
use proptest::sample::Index;

pub(crate) fn judge() -> JudgeAddress {
    JudgeAddress { address: "judge@chancery.example".to_owned(), ..JudgeAddress::default() }
}

fn corpus() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/letters");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "eml"));
    paths.sort();
    paths
}

/// The whole letter except its digest, as text.
fn show(letter: &Letter) -> String {
    let mut out = String::new();
    writeln!(out, "from: {}", letter.from.as_deref().unwrap_or("nobody")).unwrap();
    let field = |out: &mut String, name: &str, value: &str| {
        if !value.is_empty() {
            writeln!(out, "{name}: {value}").unwrap();
        }
    };
    field(&mut out, "name", &letter.from_name);
    letter.details.iter().for_each(|detail| field(&mut out, "detail", detail));
    field(&mut out, "subject", &letter.subject);
    field(&mut out, "id", letter.message_id.as_deref().unwrap_or_default());
    letter.references.iter().for_each(|id| field(&mut out, "reference", id));
    if let Some(robot) = letter.robot {
        writeln!(out, "robot: {robot:?}, {}", robot.sentence()).unwrap();
    }
    if let Some(bounce) = &letter.bounce {
        writeln!(out, "bounce: {bounce:?}").unwrap();
    }
    letter.defects.iter().for_each(|defect| field(&mut out, "defect", defect));
    for (title, lines) in [("form", &letter.form), ("lines", &letter.lines)] {
        if !lines.is_empty() {
            writeln!(out, "--- {title}").unwrap();
            lines.iter().for_each(|line| writeln!(out, "{line}").unwrap());
        }
    }
    out
}

/// The same e-mail with CRLF instead of LF.
fn with_crlf(raw: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(raw.len() + raw.len() / 32);
    for &byte in raw {
        if byte == b'\n' && out.last() != Some(&b'\r') {
            out.push(b'\r');
        }
        out.push(byte);
    }
    out
}

#[test]
fn each_letter_is_read_as_its_txt_file_says() {
    let update = std::env::var_os("UPDATE").is_some();
    let mut wrong = Vec::new();
    let corpus = corpus();
    assert!(corpus.len() >= 40, "only {} letters", corpus.len());
    for path in corpus {
        let raw = fs::read(&path).unwrap();
        let letter = read(&raw, &judge());
        assert_eq!(letter, read(&with_crlf(&raw), &judge()), "{} with CRLF", path.display());
        let (expected, shown) = (path.with_extension("txt"), show(&letter));
        if update {
            fs::write(&expected, shown).unwrap();
        } else if fs::read_to_string(&expected).unwrap_or_default() != shown {
            wrong.push(format!("{}:\n{shown}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "UPDATE=1 rewrites what is expected.\n\n{}", wrong.join("\n"));
}

/// In each e-mail of the corpus, this word marks text that its writer did not type. It must not be in any line.
#[test]
fn a_quoted_word_is_never_read_as_typed() {
    for path in corpus() {
        let letter = read(&fs::read(&path).unwrap(), &judge());
        let leaks: Vec<_> = letter.lines.iter().filter(|line| line.to_uppercase().contains("QUOTED-SECRET")).collect();
        assert!(leaks.is_empty(), "{}: {leaks:?}", path.display());
    }
}

/// The upper limits of any letter, however long, so that later stages don't check.
fn assert_bounded(letter: &Letter) {
    assert!(letter.from.as_ref().is_none_or(|from| from.len() <= 254 && from.contains('@')));
    assert!(letter.from_name.chars().count() <= 64);
    assert!(letter.subject.chars().count() <= 200);
    assert!(letter.message_id.as_ref().is_none_or(|id| id.len() <= 250 && id.is_ascii()));
    assert!(letter.references.len() <= 20 && letter.references.iter().all(|id| id.len() <= 250 && id.is_ascii()));
    assert!(letter.details.len() <= 20 && letter.details.iter().all(|detail| detail.len() <= 64));
    assert!(letter.defects.len() <= 20);
    assert_eq!(letter.digest.len(), 64);
    for line in letter.lines.iter().chain(&letter.form) {
        assert!(line.len() <= typed::MAX_LINE);
    }
    assert!(letter.lines.len() <= typed::MAX_LINES && letter.form.len() <= typed::MAX_LINES);
    let all =
        letter.lines.iter().chain(&letter.form).chain(&letter.defects).chain([&letter.subject, &letter.from_name]);
    for text in all {
        assert!(!text.chars().any(char::is_control), "{text:?}");
    }
}

fn hostile(raw: impl AsRef<[u8]>) -> Letter {
    let letter = read(raw.as_ref(), &judge());
    assert_bounded(&letter);
    letter
}

const HEAD: &str = "From: mallory@example.net\nTo: judge@chancery.example\n";

#[test]
fn a_subject_of_a_megabyte_of_encoded_words_is_cut_before_it_is_decoded() {
    let subject = "=?utf-8?q?x?= ".repeat(MAX_LETTER / 14);
    let letter = hostile(format!("{HEAD}Subject: {subject}\n\nCLEAR\n"));
    assert_eq!(letter.subject, "x".repeat(200));
    assert!(letter.defects.iter().any(|defect| defect.contains("headers are too long")));

    let letter = hostile(format!("{HEAD}Subject: short\nX-Bomb: {}\n\nCLEAR\n", "=?".repeat(MAX_LETTER / 4)));
    assert_eq!((letter.subject.as_str(), letter.lines.as_slice()), ("short", ["CLEAR".to_owned()].as_slice()));
}

#[test]
fn a_header_block_is_read_only_up_to_its_bound() {
    let bomb = "X-Filler: abcdefghijklmnopqrstuvwxyz\n".repeat(headers::MAX_BLOCK / 20);
    let letter = hostile(format!("{HEAD}{bomb}Subject: too far down\n\nCLEAR\n"));
    assert_eq!((letter.subject.as_str(), letter.lines.as_slice()), ("", ["CLEAR".to_owned()].as_slice()));

    let folded = format!("{HEAD}Subject: a{}\n\nCLEAR\n", "\n b".repeat(headers::MAX_FIELD));
    assert_eq!(hostile(folded).lines, ["CLEAR"]);
    let addresses = format!("From: {}\n\nCLEAR\n", "a@example.net, ".repeat(50_000));
    assert_eq!(hostile(addresses).from.as_deref(), Some("a@example.net"));
    let parameters = format!("{HEAD}Content-Type: text/plain{}\n\nCLEAR\n", "; a*0*=utf-8''%41; a*1=b".repeat(20_000));
    assert_eq!(hostile(parameters).lines, ["CLEAR"]);
}

#[test]
fn a_hundred_thousand_lines_are_read_up_to_the_bound() {
    let letter = hostile(format!("{HEAD}\n{}", "CLEAR\n".repeat(100_000)));
    assert_eq!(letter.lines.len(), typed::MAX_LINES);
    assert!(letter.defects.iter().any(|defect| defect.contains("lines")));
    let letter = hostile(format!("{HEAD}\nBEGIN ORDERS\n{}END ORDERS\nCLEAR", "A BUD H\n".repeat(50_000)));
    assert_eq!((letter.form.len(), letter.lines.as_slice()), (typed::MAX_LINES, ["CLEAR".to_owned()].as_slice()));
    assert_eq!(hostile(format!("{HEAD}\nCLEAR{}CLEAR", "\n".repeat(100_000))).lines, ["CLEAR"]);
    let letter = hostile(format!("{HEAD}\n{}", "x".repeat(MAX_LETTER)));
    assert_eq!((letter.lines.len(), letter.lines[0].len()), (1, typed::MAX_LINE));
}

#[test]
fn quote_marks_by_the_megabyte_cost_nothing() {
    for marks in
        [">", "> ", "| ", "»", ">\n", "> On 1 x wrote:\n", "On 1 x\n", "Sent from my \n", "From: a\n", "\n", "--"]
    {
        let letter = hostile(format!("{HEAD}\n{}", marks.repeat(10 * MAX_LETTER / marks.len())));
        assert!(letter.defects.iter().any(|defect| defect.contains("longer than")));
    }
}

#[test]
fn parts_in_parts_are_followed_only_so_deep() {
    let mut raw = HEAD.to_owned();
    for depth in 0..10_000 {
        write!(raw, "Content-Type: multipart/mixed; boundary=b{depth}\n\n--b{depth}\n").unwrap();
    }
    raw.push_str("\nCLEAR\n");
    let letter = hostile(&raw);
    assert!(letter.lines.is_empty());
    assert!(letter.defects.iter().any(|defect| defect.contains("parts")));

    let many = format!("{HEAD}Content-Type: multipart/mixed; boundary=b\n\n{}--b--\n", "--b\n\nWAIT\n".repeat(50_000));
    assert_eq!(hostile(many).lines.len(), mime::MAX_PARTS - 1);
}

#[test]
fn each_part_may_have_costly_headers() {
    for bomb in ["=?", "=?utf-8?q?x?= ", "(", "<", "\"\\", "; a*0*=utf-8''%41", ";a=\"", "a@b,", "a:b;"] {
        let value = bomb.repeat(headers::MAX_FIELD / bomb.len());
        let part: String = ["Content-Type", "Content-Disposition", "Content-Transfer-Encoding"]
            .iter()
            .map(|name| format!("{name}: {value}\n"))
            .collect();
        let parts = format!("--b\n{part}\nCLEAR\n").repeat(MAX_LETTER / part.len());
        let all = ["From", "To", "Cc", "Subject", "References", "Return-Path", "Precedence"];
        let top: String = all.iter().map(|name| format!("{name}: {value}\n")).collect();
        hostile(format!("{top}Content-Type: multipart/mixed; boundary=b\n\n{parts}"));
    }
}

#[test]
fn html_is_linear_in_its_length() {
    for bomb in [
        "<ul><li>",
        "<blockquote>",
        "<table><tr><td>",
        "<div class=gmail_quote>",
        "</div>",
        "<a b=\"",
        "<a ",
        "<",
        "&",
        "&#x",
        "<!--",
        "<style>",
        "</",
        "<p>",
        "<pre>\n",
        "<s>",
        "<s><div class=gmail_quote><p hidden>",
        "<i style=display:none>",
        "<div id=signature>",
    ] {
        let raw = format!("{HEAD}Content-Type: text/html\n\n{}<p>CLEAR", bomb.repeat(MAX_LETTER / bomb.len()));
        let letter = hostile(raw);
        assert!(letter.defects.iter().any(|defect| defect.contains("HTML is too long")), "{bomb}");
    }
    let plain = html::to_text(&format!("{}deep", "<ul><li>".repeat(20_000)));
    assert_eq!((plain.text.as_str(), plain.cut), ("deep\n", false));
    let text = html::to_text(&format!("{}x<br>{}y", "<blockquote>".repeat(5_000), "<br>".repeat(5_000))).text;
    assert!(text.len() < 10_100 * 8);
    let text = html::to_text(&format!("{}x{}y", "<div class=gmail_quote>".repeat(5_000), "<br>".repeat(20_000))).text;
    assert!(text.len() <= 20_001 * 4);
    let attributes: String = (0..20_000).map(|n| format!("a{n} ")).collect();
    assert_eq!(html::to_text(&format!("<p {attributes}>CLEAR")).text, "CLEAR\n");
}

#[test]
fn bytes_of_any_kind_are_a_letter() {
    for raw in [
        &b""[..],
        b"\0",
        b"\xff\xfe",
        b"\n",
        b"\r",
        b":",
        b"From:",
        b"From ",
        b"\xef\xbb\xbf",
        b"From: \xff@\xff\n\n\xff",
    ] {
        hostile(raw);
    }
    for byte in 0..=u8::MAX {
        hostile(vec![byte; 5_000]);
        hostile([HEAD.as_bytes(), b"\n", &vec![byte; 5_000]].concat());
    }
}

#[test]
fn a_second_copy_by_another_path_has_the_same_digest() {
    let first = format!("Received: from a\nDate: Sat, 21 Nov 2026 10:00:00 +0000\nSubject: s\n{HEAD}\nA BUD - SER\n");
    let second = format!("Received: from b\nReceived: from c\n{first}\n").replace('\n', "\r\n");
    assert_eq!(hostile(&first).digest, hostile(&second).digest);
    for other in [first.replace("SER", "RUM"), first.replace("10:00", "10:01"), first.replace("mallory", "mary")] {
        assert_ne!(hostile(&first).digest, hostile(&other).digest);
    }
}

#[test]
fn the_sender_is_the_address_in_from() {
    let from = |value: &str| {
        hostile(format!("From: {value}\nReply-To: victim@example.org\nSender: victim@example.org\n\nx")).from
    };
    for (value, expected) in [
        ("Mary <MARY@Example.ORG>", Some("mary@example.org")),
        ("mary@example.org (Mary)", Some("mary@example.org")),
        ("\"victim@example.org\" <mary@example.org>", Some("mary@example.org")),
        ("=?utf-8?q?=3Cvictim=40example=2Eorg=3E?= <mary@example.org>", Some("mary@example.org")),
        ("=?utf-8?q?victim=40example=2Eorg=2C?= <mary@example.org>", Some("mary@example.org")),
        ("Group: mary@example.org, b@example.org;", Some("mary@example.org")),
        ("a@b@c <mary@example.org>", Some("mary@example.org")),
        ("a@b@example.org", None),
        ("mary@example.org bob@example.org", None),
        ("x\0@example.org", None),
        ("mary", None),
        ("<>", None),
        ("", None),
    ] {
        assert_eq!(from(value).as_deref(), expected, "{value:?}");
    }
    let long = format!("{}@example.org", "x".repeat(300));
    assert_eq!(from(&long), None);
    // A lone CR must not reveal a header that the server before us did not see.
    let letter = hostile("From: mary@example.org\nX-A: b\rFrom: victim@example.org\nSubject: a\rb\n\nx\n");
    assert_eq!((letter.from.as_deref(), letter.subject.as_str()), (Some("mary@example.org"), "a b"));
    let letter = hostile("Subject: x\nFrom: \"\u{202e}E\u{7}v\u{200b}e\r\n Bcc: x\" <eve@example.org>\n\n");
    assert_eq!(letter.from_name, "Eve Bcc: x");
}

#[test]
fn our_details_are_found_even_if_mangled() {
    let details = |to: &str| hostile(format!("From: a@example.org\nTo: {to}\n\nx")).details;
    assert_eq!(details("Judge <JUDGE+P1-AbC@Chancery.Example>, judge+b.2@chancery.example"), ["p1-abc", "b.2"]);
    assert_eq!(details("\"judge+p1@chancery.example\" <judge+p1@chancery.example>, broken@@x"), ["p1"]);
    for not_ours in [
        "prejudge+p1@chancery.example",
        "judge+p1@chancery.example.evil.example",
        "judge+@chancery.example",
        "judge@chancery.example",
        "judge+p1@other.example",
        "judge+p 1@chancery.example",
    ] {
        assert!(details(not_ours).is_empty(), "{not_ours}");
    }
    let letter = hostile(
        "From: a@example.org\nDelivered-To: judge+one@chancery.example\nX-Original-To: judge+two@chancery.example\n\n",
    );
    assert_eq!(letter.details, ["one", "two"]);
}

#[test]
fn only_a_failed_delivery_is_a_bounce() {
    let bounce = |report: &str| {
        let kind = "Content-Type: multipart/report; report-type=delivery-status; boundary=b";
        let part = format!("--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\n{report}\n--b--\n");
        hostile(format!("From: mailer-daemon@x.example\n{kind}\n\n{part}")).bounce
    };
    let hard = bounce("Final-Recipient: rfc822; Gone@Example.org\nAction: failed\nStatus: 5.1.1 (gone)\n").unwrap();
    assert_eq!(
        (hard.hard, hard.status.as_deref(), hard.recipients.as_slice()),
        (true, Some("5.1.1"), ["gone@example.org".to_owned()].as_slice())
    );
    // RFC 3464 section 2.3.3: failed is final, even for a temporary cause.
    assert!(bounce("Action: failed\nStatus: 4.4.7\n").unwrap().hard);
    assert!(bounce("Action: Failed\nStatus: nonsense\n").unwrap().hard);
    assert!(!bounce("nothing of use").unwrap().hard);
    for action in ["delayed", "delivered", "relayed", "expanded"] {
        assert_eq!(bounce(&format!("Action: {action}\nStatus: 4.0.0\n")), None, "{action}");
    }
    let forged = hostile(format!("{HEAD}Content-Type: message/delivery-status\n\nAction: failed\n"));
    assert_eq!(forged.bounce, None);
}

#[test]
fn a_long_thread_keeps_its_first_and_last_references() {
    let ids: String = (0..50).map(|n| format!("<{n}@x> ")).collect();
    let letter = hostile(format!("{HEAD}References: {ids}\nIn-Reply-To: <last@x>\nMessage-ID: <n\u{f6}@x>\n\n"));
    assert_eq!(letter.references.len(), 20);
    assert_eq!((letter.references[0].as_str(), letter.references[19].as_str()), ("<0@x>", "<last@x>"));
    assert_eq!(letter.message_id, None);
}

#[test]
fn robots_are_known_by_their_signs() {
    use chancery_mail::inbound::Robot::{self, *};
    let cases: &[(&str, Option<Robot>)] = &[
        ("Auto-Submitted: auto-replied", Some(AutoSubmitted)),
        ("Auto-Submitted: AUTO-GENERATED; owner-email=\"a@b\"", Some(AutoSubmitted)),
        ("Auto-Submitted: no", None),
        ("Auto-Submitted: No (a person)", None),
        ("Precedence: bulk", Some(Precedence)),
        ("Precedence: Junk", Some(Precedence)),
        ("Precedence: list", Some(Precedence)),
        ("Precedence: first-class", None),
        ("Precedence: auto_reply", Some(AutoReply)),
        ("List-Id: <dip.example.org>", Some(MailingList)),
        ("Return-Path: <>", Some(NullReturnPath)),
        ("Return-Path: < >", Some(NullReturnPath)),
        ("Return-Path: <a@example.org>", None),
        ("Content-Type: multipart/report; report-type=delivery-status; boundary=b", Some(DeliveryReport)),
        ("Content-Type: multipart/report; boundary=b", Some(DeliveryReport)),
        ("Content-Type: multipart/report; report-type=disposition-notification; boundary=b", Some(AutoReply)),
        ("X-Chancery-Loop: elsewhere", Some(Ourselves)),
        ("X-Autoreply: yes", Some(AutoReply)),
        ("X-Autorespond: I am away", Some(AutoReply)),
        ("X-Auto-Response-Suppress: All", None),
        ("X-Auto-Response-Suppress: All\nSubject: Automatic reply: Orders", Some(AutoReply)),
        ("Subject: Out of office", None),
        ("Subject: Re: Auto reply: Orders", None),
        ("Subject: Auto reply: Orders", Some(AutoReply)),
        ("Subject: Undeliverable: Orders", Some(AutoReply)),
        ("Subject: VIRUS FOUND in your message", Some(AutoReply)),
        ("Subject: Cron <root@mail> run-parts /etc/cron.daily", Some(AutoReply)),
        ("Subject: Your message to Dip-l awaits moderator approval", Some(AutoReply)),
        ("Subject: Request to mailing list Dip-l rejected", Some(AutoReply)),
        ("X-Cron-Env: <SHELL=/bin/sh>", Some(AutoReply)),
        ("X-Failed-Recipients: x@example.org", Some(AutoReply)),
        ("List-Unsubscribe: <mailto:leave@example.org>", Some(MailingList)),
        ("List-Subscribe: <mailto:join@example.org>", Some(MailingList)),
        ("List-Owner: <mailto:owner@example.org>", Some(MailingList)),
        ("Mailing-List: contact dip-help@example.org; run by ezmlm", Some(MailingList)),
        ("X-Loop: dip@example.org", Some(MailingList)),
        ("X-Mailing-List: <dip@example.org>", Some(MailingList)),
        ("X-NJudge: 1", Some(Judge)),
        ("Return-Path: <MAILER-DAEMON@mx.example.org>", Some(NullReturnPath)),
    ];
    for (headers, expected) in cases {
        assert_eq!(hostile(format!("From: mary@example.org\n{headers}\n\nCLEAR\n")).robot, *expected, "{headers}");
    }
    for daemon in
        ["MAILER-DAEMON", "postmaster", "noreply", "no-reply", "do_not_reply", "bounces+12", "bounce", "list-bounces"]
    {
        assert_eq!(hostile(format!("From: {daemon}@example.org\n\nCLEAR\n")).robot, Some(DaemonSender), "{daemon}");
    }
    for person in ["bouncer", "mary", "noreen", "post", "judge"] {
        assert_eq!(hostile(format!("From: {person}@example.org\n\nCLEAR\n")).robot, None, "{person}");
    }
    for ours in ["judge@chancery.example", "Judge+p1@Chancery.example"] {
        assert_eq!(hostile(format!("From: {ours}\n\nCLEAR\n")).robot, Some(Ourselves), "{ours}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// Letters that are cut up, wrongly joined or have changed bytes never do harm.
    #[test]
    fn mutated_letters_are_still_letters(
        picks in proptest::collection::vec(any::<(Index, Index, Index)>(), 1..4),
        changes in proptest::collection::vec(any::<(Index, u8)>(), 0..20),
    ) {
        let letters: Vec<Vec<u8>> = corpus().iter().map(|path| fs::read(path).unwrap()).collect();
        let mut raw = Vec::new();
        for (letter, from, to) in picks {
            let letter = letter.get(&letters);
            let (from, to) = (from.index(letter.len() + 1), to.index(letter.len() + 1));
            raw.extend_from_slice(&letter[from.min(to)..from.max(to)]);
        }
        for (place, byte) in changes {
            if !raw.is_empty() {
                let place = place.index(raw.len());
                raw[place] = byte;
            }
        }
        hostile(raw);
    }

    /// A line that begins with a quote mark is quoted, whatever surrounds it.
    #[test]
    fn marked_lines_are_never_typed(
        lines in proptest::collection::vec("(> |>|>> |  > )?[A-Za-z \r\u{2028}\u{85}\u{200b}]{0,80}", 0..20),
    ) {
        let marked: Vec<String> = lines.iter().map(|line| line.replacen('>', "> QUOTED", 1)).collect();
        let letter = hostile(format!("{HEAD}Content-Type: text/plain; charset=utf-8\n\n{}\n", marked.join("\n")));
        prop_assert!(!letter.lines.iter().any(|line| line.contains("QUOTED")));
    }
}

#[test]
fn a_form_in_press_is_not_taken_for_ours() {
    let form = |body: &str| typed::typed(body).form;
    let (ours, theirs) = ("> BEGIN ORDERS\n> A VIE H\n> END ORDERS\n", "> BEGIN ORDERS\n> A VIE - BOH\n> END ORDERS\n");
    assert_eq!(form(ours), ["A VIE H"]);
    let both = typed::typed(&format!("SET WAIT\n{theirs}\n{ours}"));
    assert_eq!((both.form.len(), both.lines.len(), both.doubts.len()), (0, 1, 1));
    // Lines that the writers typed themselves are unambiguous.
    assert_eq!(form(&format!("BEGIN ORDERS\nA VIE - GAL\nEND ORDERS\n{theirs}{ours}")), ["A VIE - GAL"]);
    assert!(form(&format!("-------- Forwarded message --------\n{theirs}")).is_empty());
    assert!(form("> BEGIN ORDERS\n> A VIE H\n").is_empty());
    assert!(form("> BEGIN ORDERS\n> A VIE H\nEND ORDERS").is_empty());
}

/// The example at the head of `crates/mail/src/typed.rs`.
#[test]
fn only_typed_text_counts() {
    let letter = "A BUD - SER\n\nOn 21 Nov 2026 the judge wrote:\n> Yours?\nSIGN OFF\n-- \nMary";
    assert_eq!(lines(letter), ["A BUD - SER", "", "SIGN OFF"]);
}

/// The lines read from a plain letter.
fn lines(body: &str) -> Vec<String> {
    typed::typed(body).lines
}

/// The lines that are not empty.
fn full_lines(body: &str) -> Vec<String> {
    lines(body).into_iter().filter(|line| !line.is_empty()).collect()
}

#[test]
fn attributions_are_known_in_many_languages() {
    for attribution in [
        "On 21 Nov 2026, at 09:00, Chancery <judge@chancery.example> wrote:",
        "On Sat, Nov 21, 2026 at 9:00 AM Chancery of the Realm, which is long <\njudge@chancery.example> wrote:",
        "Chancery <judge@chancery.example> writes:",
        "Am Sa., 21. Nov. 2026 um 10:00 Uhr schrieb Chancery <\njudge@chancery.example>:",
        "Le 21/11/2026 à 10:00, Chancery a écrit :",
        "El 21/11/2026 a las 10:00, Chancery escribió:",
        "Il 21/11/2026 10:00, Chancery ha scritto:",
        "Em 21/11/2026 10:00, Chancery escreveu:",
        "Op 21-11-2026 om 10:00 heeft Chancery het volgende geschreven:",
        "Den 2026-11-21 kl. 10:00, skrev Chancery:",
        "W dniu 21.11.2026 o 10:00, Chancery pisze:",
        "Dne 21.11.2026 v 10:00 Chancery napsal(a):",
        "21 ноября 2026 г. 12:00, Chancery пишет:",
        "2026年11月21日(土) 10:00 Chancery <judge@chancery.example>:",
        "2026-11-21 10:00 GMT+01:00 Chancery <judge@chancery.example>:",
    ] {
        for history in ["\n> secret\n", "\n\n> secret\n\n"] {
            assert_eq!(
                full_lines(&format!("A VIE H\n{attribution}{history}SET WAIT")),
                ["A VIE H", "SET WAIT"],
                "{attribution}"
            );
        }
        // Without marks, it is unknown where the history ends.
        assert_eq!(lines(&format!("A VIE H\n\n{attribution}\n\nsecret\nsecret")), ["A VIE H"], "{attribution}");
    }
}

#[test]
fn below_a_separator_everything_is_history() {
    for separator in [
        "-----Original Message-----",
        "----- Original Message -----",
        "-------- Ursprüngliche Nachricht --------",
        "-------- Message d'origine --------",
        "-----Mensaje original-----",
        "---------- Forwarded message ---------",
        "-------- Weitergeleitete Nachricht --------",
        "Begin forwarded message:",
        "Anfang der weitergeleiteten Nachricht:",
        "________________________________",
        "-- ",
        "--",
        "From: a@b\nSent: today\nTo: c@d\nSubject: e",
        "*Von:* a@b\n*Gesendet:* heute\n*An:* c@d\n*Betreff:* e",
        "Från: a@b\nSkickat: idag\nTill: c@d\nÄmne: e",
        "差出人: a@b\n送信日時: 2026年\n宛先: c@d\n件名: e",
    ] {
        assert_eq!(lines(&format!("A VIE H\n\n{separator}\nsecret\n\nsecret")), ["A VIE H"], "{separator}");
    }
    let footer = typed::typed("A VIE H\n________________________________\nA BUD H");
    assert_eq!((footer.lines.len(), footer.left_out.lines), (1, vec!["A BUD H".to_owned()]));
}

#[test]
fn typed_text_is_not_taken_for_history() {
    for body in [
        "A VIE - GAL\nF TRI - ALB",
        "F LON-NTH\nlon>nth\nA BUD -> SER",
        "PRESS TO ALL\nTo: all\nSubject: peace\nENDPRESS",
        "PRESS TO ALL\nThe Kaiser wrote:\nNo.\nENDPRESS",
        "REGISTER\nname: Mary\naddress: m@example.org\ncountry: France\nEND",
        "SET DEADLINE 21 Nov 2026 10:00\nOn\nAm Ende",
        "PRESS\n  a   b\n  1   2\nENDPRESS",
        "BEGIN ORDERS\nA VIE H",
        "----\nA VIE H",
    ] {
        assert_eq!(lines(body), body.lines().collect::<Vec<_>>());
    }
}

#[test]
fn dropped_lines_without_marks_are_saved_for_the_session() {
    for (body, below) in [
        ("On 21 Nov 2026, at 10:00, Chancery <judge@chancery.example> wrote:\n\nA BUD - SER", "On 21 Nov 2026"),
        ("Hello\n--\nA BUD - SER", "--"),
        ("Hello\n—\nA BUD - SER\n\nSET WAIT", "—"),
        ("From: a@b\nSent: today\nTo: c@d\nSubject: e\n\nA BUD - SER", "From: a@b"),
        ("From: Mary\nTo: Judge\nDate: 21 Nov 2026\n\nA BUD - SER", "From: Mary"),
        ("Hello\n________________________________\nA BUD - SER", "____"),
    ] {
        let found = typed::typed(body);
        assert!(!found.lines.iter().any(|line| line.contains("BUD")), "{body}");
        assert!(found.left_out.lines.contains(&"A BUD - SER".to_owned()), "{body}: {:?}", found.left_out);
        assert!(found.left_out.why.contains(below), "{body}: {:?}", found.left_out);
    }
    // The text of our own e-mails is not among them.
    let receipt = "Hello\n--\nMary\n\n:: Judge: CHANCERY\n\nA BUD - SER\n";
    assert_eq!(typed::typed(receipt).left_out.lines, ["Mary"]);
}

#[test]
fn hidden_or_struck_out_html_is_not_typed() {
    let read = |html: &str| {
        let raw = format!("{HEAD}Content-Type: text/html; charset=utf-8\n\n{html}");
        hostile(raw)
    };
    for hidden in [
        "<s>A VIE - GAL</s>",
        "<del>A VIE - GAL</del>",
        "<strike>A VIE - GAL</strike>",
        "<span style=\"color: red; text-decoration: line-through\">A VIE - GAL</span>",
        "<div style=\"display: none\"><p>A VIE - GAL</p>A BUD H</div>",
        "<div style='mso-hide:all;visibility:hidden'>A VIE - GAL<br>A BUD H</div>",
        "<div hidden><b>A VIE - GAL</b></div>",
        "<p hidden>A VIE - GAL",
        "<img style=\"display:none\" alt=\"A VIE - GAL\">",
        "<s><div>A VIE - GAL</div><div>A BUD H</div></s>",
        "<div id=\"Signature\">A VIE - GAL</div>",
        "<div class=\"gmail_signature\"><div>Mary</div>A VIE - GAL</div>",
        "<div id=\"ms-outlook-mobile-signature\"><div>Mary</div></div>",
    ] {
        let letter = read(&format!("<div>A BUD - SER</div>{hidden}<div>F TRI - ALB</div>"));
        assert_eq!(letter.lines, ["A BUD - SER", "F TRI - ALB"], "{hidden}");
    }
    assert_eq!(read("<div class=gmail_signature>Mary<br>A VIE - GAL</div>").left_out.lines, ["Mary", "A VIE - GAL"]);
    // Line breaks that the style preserves.
    for kept in ["pre-wrap", "pre-line", "pre"] {
        let letter = read(&format!("<div style=\"white-space: {kept}\">A BUD - SER\nA VIE - GAL\n</div>F TRI - ALB"));
        assert_eq!(letter.lines, ["A BUD - SER", "A VIE - GAL", "F TRI - ALB"], "{kept}");
    }
    // An unclosed element does not end a quotation.
    let letter =
        read("<div class=gmail_quote><span style=\"white-space:pre\"><div>secret</div>secret</div>A BUD - SER");
    assert_eq!(letter.lines, ["A BUD - SER"]);
}

#[test]
fn an_order_below_a_quoted_line_is_typed_if_the_program_breaks_no_lines_there() {
    let full = "> A line of sixty-eight columns, which is as long as most lines are.";
    let longer = "> Another line, which shows that this program does not break at seventy-two columns.";
    assert!(lines(&format!("{full}\nBEGONE - with you")).is_empty());
    assert_eq!(lines(&format!("{longer}\n{full}\nBEGONE")), ["BEGONE"]);
    assert_eq!(lines(&format!("{full}\n\nBEGONE")), ["BEGONE"]);
}

#[test]
fn hostile_press_broken_into_several_pieces_is_quoted_to_its_end() {
    let full = "> Dear Ann, this line of mine is so long that your program has to break";
    for pieces in ["it into several pieces of\nRESIGN", "again and again\nand again\nRESIGN\nRESIGN"] {
        assert_eq!(lines(&format!("Hello\n{full}\n{pieces}\n\nSET WAIT")), ["Hello", "", "SET WAIT"], "{pieces}");
    }
}

#[test]
fn initials_mark_a_quote_and_orders_with_arrows_do_not() {
    assert_eq!(lines("A BUD - SER\n\nC> Is it yours?\nC> RESIGN\nC>> Older\n"), ["A BUD - SER"]);
    assert_eq!(lines("lon> nth\nlon> eng\nedi> nwg"), ["lon> nth", "lon> eng", "edi> nwg"]);
    assert_eq!(lines("lon>nth\nF EDI> NWG\nF EDI> NTH"), ["lon>nth", "F EDI> NWG", "F EDI> NTH"]);
}

#[test]
fn pictures_made_of_several_characters_stay_whole() {
    for picture in ["👨‍👩‍👧", "🏳️‍🌈", "🧔‍♂", "❤️‍🔥", "👩🏽‍🚀"] {
        assert_eq!(
            hostile(format!("{HEAD}Content-Type: text/plain; charset=utf-8\n\nPeace {picture}!")).lines,
            [format!("Peace {picture}!")]
        );
    }
    // Elsewhere such characters only hide something.
    assert_eq!(
        hostile(format!("{HEAD}Content-Type: text/plain; charset=utf-8\n\nA\u{200d} BUD\u{fe0f} - SER")).lines,
        ["A BUD - SER"]
    );
}

#[test]
fn our_own_email_is_passed_on_only_within_terminated_press() {
    let press = "Message from England to Austria in 'demo':\n\nFrance is next.";
    let whole = format!("PRESS TO F\nLook:\n\n{press}\nENDPRESS");
    assert_eq!(lines(&whole), whole.lines().collect::<Vec<_>>());
    // The rest may be history, so the judge runs none of it.
    let found = typed::typed(&format!("{whole}\nSET WAIT\nRESIGN demo"));
    assert_eq!((found.lines.len(), found.left_out.lines.len()), (7, 2));
    // Without an end, or below an attribution, it is history.
    let found = typed::typed(&format!("PRESS TO F\nLook:\n\n{press}"));
    assert_eq!((found.lines, found.doubts.len()), (vec!["PRESS TO F".to_owned(), "Look:".to_owned()], 1));
    let found =
        typed::typed(&format!("PRESS TO F\nHello.\n\nZzz 21.11.2026 10:00 a@b.example zz:\n\n{press}\nENDPRESS"));
    assert_eq!((found.lines, found.doubts.len()), (vec!["PRESS TO F".to_owned(), "Hello.".to_owned()], 0));
}

#[test]
fn a_command_above_an_attribution_is_typed() {
    for command in ["SET DEADLINE 21 Nov 2026 10:00", "SET ADDRESS mary@new.example", "A BUD - SER"] {
        for attribution in [
            "On 21 Nov 2026, at 10:00, Chancery <j@x.example> wrote:",
            "Zzz 21.11.2026 10:00 <j@x.example> zz:",
            "Thanks:",
        ] {
            let found = lines(&format!("{command}\n{attribution}\n> secret"));
            assert_eq!(found.first().map(String::as_str), Some(command), "{attribution}");
        }
    }
}
