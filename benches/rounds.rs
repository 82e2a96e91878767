//! The clerk's longest round: no e-mail waits longer than this for the judge's other work. The judge has many games, pictures and people
//! who want news of openings. See benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
mod fixture;
mod processor;

use chancery::mail::source::Arrival;
use chancery::referee::seats::people;
use chancery::server::chores::Chores;
use chancery::server::work::Work;
use chancery::store::{GameRow, NoticeRow, Role, User};
use fixture::House;
use jiff::{SignedDuration, Timestamp};
use processor::processor_time;
use std::time::Duration;

/// The limit on the processor time of a round.
const LIMIT: Duration = Duration::from_millis(100);
const PICTURES: usize = 2_000;
const LETTERS_WITH_EACH: usize = 8;
const SUBSCRIBERS: usize = 200;
/// One in this many games is waiting for players.
const FORMING: usize = 50;

fn main() {
    // Fewer of them, for trying the bench itself.
    let n_games = std::env::var("ROUNDS_GAMES").ok().map_or(10_000, |n| n.parse().unwrap());
    let now: Timestamp = "2026-11-21T09:40:00Z".parse().unwrap();
    let house = filled(n_games, now);
    let mut longest = Vec::new();
    let do_all = |what, mut chores: Chores, at| {
        longest_of(what, || Work::new(&house.judge, &house.store, at).do_chores(&mut chores).unwrap())
    };
    longest.push(do_all("the list of games after an upgrade", Chores::at_start(), now));
    let later = now + SignedDuration::from_hours(2);
    longest.push(do_all("a minute in which all hear of openings", Chores::all(), later));
    longest.push(do_all("a minute", Chores::all(), later + SignedDuration::from_mins(1)));
    for (n, lines) in ["OPENINGS", "LIST", "LIST FULL", "LIST gaem17", "RESERVE", "SIGN ON ?"].into_iter().enumerate() {
        let raw =
            format!("From: p0.1@players.test\nTo: judge@example.org\nMessage-ID: <{n}@players.test>\n\n{lines}\n");
        let arrival =
            Arrival { key: format!("bench:{n}"), size: raw.len() as u64, raw: raw.into_bytes(), ..Arrival::default() };
        Work::new(&house.judge, &house.store, later).take_in(&[arrival]).unwrap();
        longest.push(longest_of(lines, || Work::new(&house.judge, &house.store, later).round(None, 64).unwrap()));
    }
    let week = later + SignedDuration::from_hours(8 * 24);
    longest.push(do_all("a minute in which a week's letters and pictures go", Chores::all(), week));
    let worst = longest.iter().copied().max().unwrap_or_default();
    println!("rounds, {n_games} games: the longest takes {:.1} ms of the processor", worst.as_secs_f64() * 1e3);
    assert!(worst < LIMIT, "a round takes longer than {LIMIT:?}");
}

/// Runs rounds until no work is left, and returns the longest.
fn longest_of(what: &str, mut round: impl FnMut() -> bool) -> Duration {
    let (mut longest, mut n, mut all) = (Duration::ZERO, 0, Duration::ZERO);
    loop {
        let began = processor_time();
        let is_more = round();
        let took = processor_time() - began;
        (longest, n, all) = (longest.max(took), n + 1, all + took);
        if !is_more {
            break;
        }
    }
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!("{what}: {:.1} ms at most, {n} rounds, {:.1} ms in all", ms(longest), ms(all));
    longest
}

/// A judge with these games, pictures and people.
fn filled(n_games: usize, now: Timestamp) -> House {
    let house = House::new();
    house.begin_games(n_games, now);
    let store = &house.store;
    store
        .transaction(|| {
            for n in 0..n_games / FORMING {
                let row =
                    |name| GameRow::forming(name, "diplomacy".to_owned(), "standard".to_owned(), "19".repeat(32), now);
                let game = store.add_game(&row(format!("new{n}")))?;
                let user = store.add_user(&User::new("A Player".to_owned(), format!("n{n}@players.test"), now))?;
                store.add_seat(&people::new_seat(game, Role::Player, user, String::new(), now))?;
            }
            for n in 0..SUBSCRIBERS {
                let user = store.add_user(&User::new("A Player".to_owned(), format!("s{n}@players.test"), now))?;
                let told_at = now - SignedDuration::from_hours(48);
                store.keep_notice(&NoticeRow { user, variants: Vec::new(), told: Vec::new(), told_at })?;
            }
            Ok(())
        })
        .unwrap();
    let database = rusqlite::Connection::open(house.config.database()).unwrap();
    let sql = format!(
        "BEGIN;
        CREATE TEMP TABLE numbers AS WITH RECURSIVE to_n (i) AS
            (SELECT 1 UNION ALL SELECT i + 1 FROM to_n WHERE i < {PICTURES}) SELECT i FROM to_n;
        INSERT INTO pictures (key, bytes, made) SELECT 'picture ' || i, randomblob(60000), '{now}' FROM numbers;
        INSERT INTO outbox (recipient, subject, body, reference, is_reply, written, not_before, state, parts)
        SELECT 'p' || l.i || '.' || numbers.i || '@players.test', 'Results', 'They are.', '', 0, '{now}', '{now}', 'sent',
            json_array(json_object('kind', 'picture', 'name', 'x.png', 'alt', '', 'key', 'picture ' || numbers.i))
        FROM numbers, (SELECT i FROM numbers LIMIT {LETTERS_WITH_EACH}) AS l;
        COMMIT"
    );
    database.execute_batch(&sql).unwrap();
    house
}
