//! Reads any bytes as a mail system's report, in each way that marks a report. Parsing must never panic or hang, and must always give the
//! same result.
#![no_main]
use chancery::mail::inbound::{JudgeAddress, read};
use libfuzzer_sys::fuzz_target;

/// The heads of reports: an e-mail is read as a report only if it has a sign of one.
const HEADS: [&str; 3] = [
    "Return-Path: <>\nFrom: MAILER-DAEMON@mx.example\nTo: judge@chancery.example\n",
    "From: x@mx.example\nTo: judge+mabcdefghijkmnpqrstuvwxyz2345@chancery.example\nSubject: failure notice\n",
    "From: MAILER-DAEMON@mx.example\nTo: judge@chancery.example\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n",
];

fuzz_target!(|raw: &[u8]| {
    let judge = JudgeAddress { address: "judge@chancery.example".to_owned(), ..JudgeAddress::default() };
    for head in HEADS {
        let letter = [head.as_bytes(), raw].concat();
        let letter = (read(&letter, &judge), read(&letter, &judge));
        assert_eq!(letter.0, letter.1);
        assert!(letter.0.bounce.is_none() || letter.0.robot.is_some());
    }
});
