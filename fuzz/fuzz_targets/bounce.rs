//! Reads any bytes as what a mail system reports, in the ways in which a report is known as one. Reading must never panic or
//! hang, and must always give the same result.
#![no_main]
use chancery::mail::inbound::{JudgeAddress, read};
use libfuzzer_sys::fuzz_target;

/// The heads of reports: a letter is read as one only if there is a sign of it.
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
