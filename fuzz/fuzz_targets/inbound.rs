//! Reads any bytes as an e-mail. Parsing must never panic or hang, and must always give the same result.
#![no_main]
use chancery::mail::inbound::{JudgeAddress, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|raw: &[u8]| {
    let judge = JudgeAddress { address: "judge@chancery.example".to_owned(), ..JudgeAddress::default() };
    let letter = read(raw, &judge);
    assert_eq!(letter, read(raw, &judge));
});
