//! Letters that do not get through at once.
use crate::world::World;
use chancery::mail::sink::{Delivery, Mail};
use jiff::SignedDuration;

/// Asks for VERSION, and lets `deliver` decide what happens to the reply, minute by minute, for a day.
fn minutes_until_sent(deliver: impl Fn(i64) -> Delivery) -> Option<i64> {
    let mut world = World::new();
    world.write("ann@example.org", "judge@example.org", "", "VERSION");
    let began = world.now;
    for minute in 0..24 * 60 {
        world.now = began + SignedDuration::from_mins(minute);
        let letters = world.judge.outgoing(&world.store, world.now, 10).unwrap();
        let done: Vec<_> = letters.into_iter().map(|letter| (letter, deliver(minute))).collect();
        if done.iter().any(|(_, delivery)| matches!(delivery, Delivery::Sent(_))) {
            return Some(minute);
        }
        world.judge.note_deliveries(&world.store, world.now, &done).unwrap();
    }
    None
}

/// A server that is away for five hours delays no letter further than that.
#[test]
fn an_outage_of_the_mail_server_does_not_count_as_an_attempt() {
    let sent = minutes_until_sent(|minute| match minute {
        0..300 => Delivery::Untried("nobody is there".to_owned()),
        _ => Delivery::Sent("250 ok".to_owned()),
    });
    assert_eq!(sent, Some(300));
}

/// A server that asks to be tried again later is tried more and more rarely.
#[test]
fn a_letter_that_is_put_off_is_tried_more_and_more_rarely() {
    let tries = std::cell::Cell::new(0);
    let sent = minutes_until_sent(|_| {
        tries.set(tries.get() + 1);
        Delivery::Later("451 greylisted".to_owned())
    });
    assert_eq!(sent, None);
    assert!((6..=11).contains(&tries.get()), "{} tries in a day", tries.get());
}

/// The texts of all letters in the outbox, whatever became of them, and their number.
fn outbox(path: &std::path::Path) -> (usize, i64) {
    let conn = rusqlite::Connection::open(path).unwrap();
    let sql = "SELECT count(*), coalesce(sum(length(body)), 0) FROM outbox";
    conn.query_row(sql, [], |row| Ok((row.get::<_, i64>(0)? as usize, row.get(1)?))).unwrap()
}

/// A world whose database is a file.
fn world_at(path: &std::path::Path, keep_days: u32) -> World {
    let mut world = World::with(|config| config.keep_days = keep_days);
    world.store = chancery::store::Store::open(path).unwrap();
    world
}

#[test]
fn results_go_out_before_answers_to_strangers() {
    let mut world = World::with_games();
    for n in 0..200 {
        world.write(&format!("m{n}@example.net"), "judge@example.org", "", "HELP");
    }
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let first = world.judge.outgoing(&world.store, world.now, 9).unwrap();
    let results = first.iter().filter(|letter| letter.mail.subject.ends_with("S1901M Results")).count();
    assert_eq!((first.len(), results), (9, 8), "seven players, the master, and his answer");
    let all = world.judge.outgoing(&world.store, world.now, 1000).unwrap();
    let strangers: Vec<&str> = all[9..].iter().map(|letter| letter.mail.to.as_str()).collect();
    assert_eq!(strangers.len(), 200);
    assert_eq!(
        (strangers[0], strangers[199]),
        ("m0@example.net", "m199@example.net"),
        "then the others, in their order"
    );
}

/// 60 letters of 36 kB from forged senders left 15.7 MB behind, for ever.
#[test]
fn answers_to_forged_senders_leave_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let mut world = world_at(&path, 30);
    for n in 0..60 {
        world.write(&format!("m{n}@example.net"), "judge@example.org", "", "HELP SETTINGS");
    }
    assert!(100_000 < outbox(&path).1);
    let letters = world.judge.outgoing(&world.store, world.now, 1000).unwrap();
    let done: Vec<_> = letters.into_iter().map(|letter| (letter, Delivery::Refused("550 nobody".to_owned()))).collect();
    world.judge.note_deliveries(&world.store, world.now, &done).unwrap();
    assert_eq!(outbox(&path), (60, 0), "their texts are erased at once");
    world.now += SignedDuration::from_hours(24 * 31);
    world.judge.heartbeat(&world.store, world.now).unwrap();
    assert_eq!(outbox(&path), (0, 0));
}

#[test]
fn old_letters_are_forgotten_their_texts_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let mut world = world_at(&path, 30);
    let letter = "From: ann@example.org\nTo: judge@example.org\nMessage-ID: <one@test>\nDate: Sat, 21 Nov 2026 12:00:00 +0000\n\nVERSION\n";
    world.deliver(letter.as_bytes());
    world.deliver(b"From: robot@example.org\nAuto-Submitted: auto-replied\nTo: judge@example.org\n\nI am away.\n");
    world.mail();
    let after = |world: &mut World, days: i64| {
        world.now = crate::world::BEGINNING.parse::<jiff::Timestamp>().unwrap() + SignedDuration::from_hours(24 * days);
        world.judge.heartbeat(&world.store, world.now).unwrap();
        let conn = rusqlite::Connection::open(&path).unwrap();
        let senders = "SELECT count(*), count(sender), count(digest) FROM inbox";
        conn.query_row(senders, [], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?)))
            .unwrap()
    };
    assert_eq!(after(&mut world, 6), (2, 2, 2));
    assert!(outbox(&path).1 != 0);
    after(&mut world, 8);
    assert_eq!(outbox(&path), (1, 0), "the text of a letter is kept for a week");
    assert_eq!(after(&mut world, 31), (1, 0, 1), "nobody is named any longer");
    assert_eq!(outbox(&path), (0, 0));
    // What was done is still recognised when it comes again.
    world.deliver(letter.as_bytes());
    assert_eq!(world.mail(), Vec::<Mail>::new());
    assert_eq!(after(&mut world, 400).0, 0);
}

#[test]
fn with_0_days_letters_are_kept_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let mut world = world_at(&path, 0);
    world.write("ann@example.org", "judge@example.org", "", "VERSION");
    world.mail();
    world.now += SignedDuration::from_hours(24 * 4000);
    world.judge.heartbeat(&world.store, world.now).unwrap();
    assert!(outbox(&path).1 != 0);
}
