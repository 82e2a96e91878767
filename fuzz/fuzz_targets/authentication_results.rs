//! Reads any text as the headers above those of our own mail server. Parsing must never panic or hang. A stranger's headers below our
//! server's must not change the sender that our server reports.
#![no_main]
use chancery::mail::authenticity::{Authenticity, read};
use chancery::mail::inbound::{self, JudgeAddress};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(results) = read(text) {
        assert!(!results.authserv_id.is_empty());
        assert!(results.checks.iter().all(|check| !check.method.is_empty()));
    }
    let judge = JudgeAddress {
        address: "judge@chancery.example".to_owned(),
        authserv_id: Some("mx.example".to_owned()),
        ..JudgeAddress::default()
    };
    // A line without a leading space would end the headers, and so hide the sender.
    let text = text.replace('\n', "\n\t");
    let found = |top: &str| {
        let raw = format!(
            "{top}Authentication-Results: {text}\nFrom: ann@players.example\nTo: judge@chancery.example\n\nLIST\n"
        );
        inbound::read(raw.as_bytes(), &judge).authenticity
    };
    let own = |says: &str| format!("Authentication-Results: mx.example; dmarc={says} header.from=players.example\n");
    found("");
    assert_eq!(found(&own("fail")), Authenticity::Refuted);
    assert_eq!(found(&(own("none") + "Received: from a by b\n")), Authenticity::Unknown);
});
