//! Tests of mail, in one binary, which links once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod bounces;
#[path = "../../../../tests/it/dice.rs"]
mod dice;
mod letters;
mod own_letters;
mod styles;
mod transports;
