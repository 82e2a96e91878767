//! A test database.
use chancery_store::{GameId, GameRow, Store};
use jiff::Timestamp;

const NOW: &str = "2026-11-21T09:40:00Z";

pub(crate) fn store() -> (Store, Timestamp) {
    let store = Store::in_memory().unwrap();
    store.watch().unwrap();
    (store, NOW.parse().unwrap())
}

pub(crate) fn game(store: &Store, name: &str, now: Timestamp) -> GameId {
    let row = GameRow::forming(name.to_owned(), "diplomacy".to_owned(), "standard".to_owned(), "19".repeat(32), now);
    store.add_game(&row).unwrap()
}
