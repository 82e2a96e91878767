//! Tests of the Diplomacy adjudicator, in one binary, which links once. `chancery-families` writes the e-mails about its games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod accounts;
mod blind;
mod board_folders;
mod borders_and_canals;
#[path = "../../../../tests/it/chance.rs"]
mod chance;
mod computer;
mod datc;
mod defence;
#[path = "../../../../tests/it/dice.rs"]
mod dice;
mod engine;
mod order_spellings;
mod order_words;
mod orders_and_results;
mod play_every_board;
mod pond;
mod reading;
mod special_orders;

use chancery_text::doc::{Audience, Doc};
use chancery_text::words::Reader;

/// An e-mail as text.
fn written(tell: impl FnOnce(&mut Doc)) -> String {
    Doc::with(Reader::nobody(), tell).text(Audience::Reader)
}

/// An e-mail as text, and whether it could be written.
fn tried<T>(tell: impl FnOnce(&mut Doc) -> T) -> (T, String) {
    let mut doc = Doc::default();
    let outcome = tell(&mut doc);
    (outcome, doc.text(Audience::Reader))
}
