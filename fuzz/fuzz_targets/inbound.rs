//! Any bytes are a letter. Wants only that reading it neither panics nor hangs.
#![no_main]
use chancery::mail::inbound::{JudgeAddress, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|raw: &[u8]| {
    let judge = JudgeAddress { address: "judge@chancery.example".to_owned() };
    let letter = read(raw, &judge);
    assert_eq!(letter, read(raw, &judge));
});
