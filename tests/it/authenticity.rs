//! Our own mail server's verdict on a sender (Authentication-Results, RFC 8601), and forgeries of it.
use crate::program::python;
use chancery::mail::authenticity::{Authenticity, Check, Results, read};
use chancery::mail::inbound::{self, JudgeAddress};
use proptest::prelude::*;
use std::fs;

use Authenticity::{Proved, Refuted, Unknown};

#[cfg(feature = "mail-auth")]
mod sender_check;

fn judge() -> JudgeAddress {
    JudgeAddress {
        address: "judge@games.test".to_owned(),
        authserv_id: Some("mx.games.test".to_owned()),
        own_hops: 2,
        strips_forged: true,
        ..JudgeAddress::default()
    }
}

/// The verdict on an e-mail from ann@players.example with these headers at its top.
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

/// The headers of well-known mail systems, as their e-mails have them.
#[test]
fn headers_of_real_mail_servers_are_read() {
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
        // With a version, and a surplus semicolon.
        "mx.games.test 1; dmarc=pass header.from=players.example;",
        "(a comment) MX.games.test (another (one)); dmarc = pass (with \\) in it) header.from = players.example",
    ];
    for header in cases {
        assert_eq!(found(&format!("Authentication-Results: {header}\n")), Proved, "{header}");
    }
}

#[test]
fn a_malformed_header_proves_nothing() {
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
    // An overlong one was truncated.
    let long =
        format!("spf=pass smtp.mailfrom={}@evil.example; dmarc=pass header.from=players.example", "x".repeat(9000));
    assert_eq!(found(&own(&long)), Unknown);
    assert_eq!(found(&own("dmarc=pass header.from=\u{7}players.example")), Unknown);
    // Hidden in our server's quote of the sender.
    assert_eq!(
        found(&own("spf=none smtp.mailfrom=\"a; dmarc=pass header.from=players.example\"@evil.example")),
        Unknown
    );
    assert_eq!(found(&own("spf=none (sender says ; dmarc=pass header.from=players.example)")), Unknown);
}

#[test]
fn only_headers_at_the_top_count() {
    let pass = own("dmarc=pass header.from=players.example");
    let (fail, none) = (own("dmarc=fail header.from=players.example"), own("dmarc=none header.from=players.example"));
    let hop = "Received: from a.example by b.example; Sat, 21 Nov 2026 12:00:00 +0000\n";
    // Our own server, then our other servers: they add lines above.
    assert_eq!(found(&format!("Return-Path: <x@y.example>\n{hop}{hop}{pass}{hop}")), Proved);
    assert_eq!(found(&format!("{pass}{hop}")), Proved);
    // Below our own servers' lines, strangers wrote it.
    assert_eq!(found(&format!("{hop}{hop}{hop}{pass}")), Unknown);
    assert_eq!(found(&format!("{none}{hop}{pass}")), Unknown);
    // The topmost header decides each check.
    assert_eq!(found(&format!("{fail}{pass}")), Refuted);
    assert_eq!(found(&format!("{none}{pass}")), Unknown);
    assert_eq!(found(&format!("{}{pass}", own("dkim=none"))), Proved);
    let others = "Authentication-Results: mx.other.example; dmarc=pass header.from=players.example\n";
    assert_eq!(found(&format!("{others}{none}")), Unknown);
    assert_eq!(found(&format!("{others}{pass}")), Proved);
    // With two senders, it is unclear which one was checked.
    let raw = format!("{pass}From: ann@players.example\nFrom: eve@players.example\n\nLIST\n");
    assert!(inbound::read(raw.as_bytes(), &judge()).several_senders);
    // Without a configured server, the judge trusts none.
    let raw = format!("{pass}From: ann@players.example\n\nLIST\n");
    let judge = JudgeAddress { authserv_id: None, ..judge() };
    assert_eq!(inbound::read(raw.as_bytes(), &judge).authenticity, Unknown);
}

/// A header as a mail server may write it, with its meaning.
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
    fn a_well_formed_header_is_read_with_its_meaning((results, text) in written()) {
        prop_assert_eq!(read(&text), Some(results), "{}", text);
    }

    #[test]
    fn any_header_is_read_consistently_or_not_at_all(text in "[a-z=;.()\"\\\\ @\r\n\t\u{0}/1]{0,60}") {
        if let Some(results) = read(&text) {
            prop_assert!(!results.authserv_id.is_empty());
            prop_assert!(results.checks.iter().all(|check| !check.method.is_empty() && !check.result.is_empty()));
        }
    }

    /// A stranger's text below our own server's header never changes the verdict.
    #[test]
    fn lines_below_never_change_our_servers_verdict(text in "\\PC{0,80}") {
        let top = format!("{}Received: from x by y\n", own("dmarc=none header.from=players.example"));
        prop_assert_eq!(found(&format!("{top}Authentication-Results: mx.games.test; {text}\n")), Unknown);
    }
}

/// An independent program reads the same from the same headers.
#[test]
fn an_independent_program_reads_the_same_verdict() {
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
        // The parser is stricter than mail servers: it skips values with an @ in the wrong place.
        if line != "-" {
            n_read += 1;
            assert_eq!(line, expected, "{text}");
        }
    }
    assert!(100 < n_read, "only {n_read} of {} headers could be compared", headers.len());
}
