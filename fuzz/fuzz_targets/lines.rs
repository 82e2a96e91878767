//! Runs any text as lines from a player of a running game whose token proves their identity: orders, settings, press, anything. No line may
//! make the judge fail, exceed the fuzzer's time limit, or leave the database in an unreadable state.
#![no_main]
// The same games as in the benches.
#[path = "../../benches/fixture/mod.rs"]
mod fixture;

use anyhow::bail;
use chancery::mail::source::Arrival;
use chancery::server::work::Work;
use fixture::House;
use jiff::Timestamp;
use libfuzzer_sys::fuzz_target;

thread_local! {
    static TABLE: Table = Table::lay();
}

/// A judge with one game and its players.
struct Table {
    house: House,
    now: Timestamp,
    /// A player's own address, and the judge's address for them.
    player: (String, String),
}

impl Table {
    fn lay() -> Self {
        let now: Timestamp = "2026-11-21T12:00:00Z".parse().unwrap();
        let house = House::new();
        house.begin_games(1, now);
        let (_, address, token) = house.players("game0").swap_remove(0);
        Self { house, now, player: (address, token) }
    }

    /// Makes the judge process an e-mail, then undoes all its effects.
    fn try_letter(&self, lines: &str) {
        let store = &self.house.store;
        let work = Work::new(&self.house.judge, store, self.now);
        let (from, to) = &self.player;
        let raw = format!(
            "From: {from}\r\nTo: {to}\r\nMessage-ID: <1@players.test>\r\nMIME-Version: 1.0\r\n\
             Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n{lines}\r\n"
        );
        let (key, size) = ("fuzz:1".to_owned(), raw.len() as u64);
        let arrival = Arrival { key, size, raw: raw.into_bytes(), ..Arrival::default() };
        let mut worked = None;
        let undone: anyhow::Result<()> = store.transaction(|| {
            store.take_in(&arrival, chancery::store::Rank::Known, self.now)?;
            for row in store.waiting(1)? {
                worked = Some(work.work_through(&row));
            }
            // The e-mails to the players can be composed.
            work.outgoing(1000)?;
            bail!("all of it")
        });
        assert_eq!(undone.unwrap_err().to_string(), "all of it");
        worked.expect("the letter waits").expect("no letter makes the judge fail");
    }
}

fuzz_target!(|lines: &str| TABLE.with(|table| table.try_letter(lines)));
