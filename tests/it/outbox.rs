//! E-mails that are not accepted at the first attempt.
use crate::world::{World, said};
use chancery::mail::sink::{Cause, Delivery, Mail};
use chancery::store::{OutState, Paid};
use jiff::SignedDuration;

/// Asks for VERSION, and lets `deliver` decide what happens to the reply, minute by minute, for a day.
fn minutes_until_sent(deliver: impl Fn(i64) -> Delivery) -> Option<i64> {
    let mut world = World::new();
    world.write("ann@example.org", "judge@example.org", "", "VERSION");
    let began = world.now;
    for minute in 0..24 * 60 {
        world.now = began + SignedDuration::from_mins(minute);
        let letters = world.work().outgoing(10).unwrap();
        let done: Vec<_> = letters.into_iter().map(|letter| (letter, deliver(minute))).collect();
        if done.iter().any(|(_, delivery)| matches!(delivery, Delivery::Sent(_))) {
            return Some(minute);
        }
        world.work().note_deliveries(&done).unwrap();
    }
    None
}

/// A mail server that is down for five hours delays each e-mail by no more than that.
#[test]
fn an_outage_of_the_mail_server_does_not_count_as_an_attempt() {
    let sent = minutes_until_sent(|minute| match minute {
        0..300 => Delivery::Untried("nobody is there".to_owned()),
        _ => Delivery::Sent("250 ok".to_owned()),
    });
    assert_eq!(sent, Some(300));
}

/// A server that defers an e-mail is retried more and more rarely.
#[test]
fn a_deferred_email_is_retried_more_and_more_rarely() {
    let tries = std::cell::Cell::new(0);
    let sent = minutes_until_sent(|_| {
        tries.set(tries.get() + 1);
        Delivery::Later("451 greylisted".to_owned())
    });
    assert_eq!(sent, None);
    assert!((6..=11).contains(&tries.get()), "{} tries in a day", tries.get());
}

/// The texts of all e-mails in the outbox, in any state, and their number.
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
fn results_go_out_before_replies_to_strangers() {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    for n in 0..200 {
        world.write(&format!("m{n}@example.net"), "judge@example.org", "", "HELP");
    }
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let first = world.work().outgoing(9).unwrap();
    let results = first.iter().filter(|letter| letter.mail.subject.ends_with("S1901M Results")).count();
    assert_eq!((first.len(), results), (9, 8), "seven players, the master, and his answer");
    let all = world.work().outgoing(1000).unwrap();
    let strangers: Vec<&str> = all[9..].iter().map(|letter| letter.mail.to.as_str()).collect();
    assert_eq!(strangers.len(), 200);
    assert_eq!(
        (strangers[0], strangers[199]),
        ("m0@example.net", "m199@example.net"),
        "then the others, in their order"
    );
}

/// A past fault: 60 e-mails of 36 kB from forged senders left 15.7 MB behind, for ever.
#[test]
fn replies_to_forged_senders_leave_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let mut world = world_at(&path, 30);
    for n in 0..60 {
        world.write(&format!("m{n}@example.net"), "judge@example.org", "", "HELP SETTINGS");
    }
    assert!(100_000 < outbox(&path).1);
    let letters = world.work().outgoing(1000).unwrap();
    let done: Vec<_> = letters.into_iter().map(|letter| (letter, Delivery::Refused("550 nobody".to_owned()))).collect();
    world.work().note_deliveries(&done).unwrap();
    assert_eq!(outbox(&path), (60, 0), "their texts are erased at once");
    world.now += SignedDuration::from_hours(24 * 31);
    world.work().heartbeat().unwrap();
    assert_eq!(outbox(&path), (0, 0));
}

#[test]
fn old_emails_are_deleted_with_their_texts_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let mut world = world_at(&path, 30);
    let letter = "From: ann@example.org\nTo: judge@example.org\nMessage-ID: <one@test>\nDate: Sat, 21 Nov 2026 12:00:00 +0000\n\nVERSION\n";
    world.deliver(letter.as_bytes());
    world.deliver(b"From: robot@example.org\nAuto-Submitted: auto-replied\nTo: judge@example.org\n\nI am away.\n");
    world.mail();
    let after = |world: &mut World, days: i64| {
        world.now = crate::world::BEGINNING.parse::<jiff::Timestamp>().unwrap() + SignedDuration::from_hours(24 * days);
        world.work().heartbeat().unwrap();
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
    // A finished e-mail is still recognised when it comes again.
    world.deliver(letter.as_bytes());
    assert_eq!(world.mail(), Vec::<Mail>::new());
    assert_eq!(after(&mut world, 400).0, 0);
}

#[test]
fn emails_are_stored_for_ever_with_0_days() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let mut world = world_at(&path, 0);
    world.write("ann@example.org", "judge@example.org", "", "VERSION");
    world.mail();
    world.now += SignedDuration::from_hours(24 * 4000);
    world.work().heartbeat().unwrap();
    assert!(outbox(&path).1 != 0);
}

const KEEPER: &str = "keeper@example.org";

/// An e-mail that the keeper retries, or that waited for the keeper, is old. A server's single deferral does not end it.
#[test]
fn an_old_email_that_is_retried_may_be_deferred_like_a_new_one() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nHello!\nENDPRESS");
    let is_anns = |mail: &Mail| mail.to == "ann@example.org";
    let later = |_: &Mail| Delivery::Later("451 greylisted".to_owned());
    let given_up = |world: &World| world.store.outbox_counts().unwrap().refused;
    send_all(&mut world, 1, |mail| Delivery::Refused(format!("550 {} is nobody", mail.to)));
    let to_ann = world.store.letters_out(OutState::Refused, 9).unwrap();
    let to_ann = to_ann.iter().find(|mail| mail.recipient == "ann@example.org").unwrap().id;
    world.now += SignedDuration::from_hours(6 * 24);
    let told = world.desk(&format!("KEEPER LETTERS RETRY out{to_ann}"));
    assert!(told.contains(&format!("I am trying the e-mail out{to_ann} again now.")), "{told}");
    let before = given_up(&world);
    send_all(&mut world, 60, later);
    assert_eq!(given_up(&world), before, "it waits, as any letter does");
    let sent = send_all(&mut world, 60, |_| Delivery::Sent("250 ok".to_owned()));
    assert_eq!(sent.iter().filter(|line| line.contains("Master to Austria")).count(), 1, "{sent:?}");
    // But retries do not continue for ever.
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nAgain!\nENDPRESS");
    send_all(&mut world, 6 * 24 * 60, |mail| if is_anns(mail) { later(mail) } else { Delivery::Sent(String::new()) });
    assert!(before < given_up(&world));
}

/// The keeper drops an e-mail that is being sent, and the mail server then says that it should wait for the keeper.
#[test]
fn an_email_dropped_in_transit_does_not_come_back_without_its_text() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nHello!\nENDPRESS");
    let letters = world.work().outgoing(9).unwrap();
    let to_ann = letters.iter().find(|letter| letter.mail.to == "ann@example.org").unwrap().clone();
    let told = world.desk(&format!("KEEPER LETTERS DROP out{}", to_ann.id));
    assert!(told.contains(&format!("I have dropped the e-mail out{} and erased its text.", to_ann.id)), "{told}");
    let said = Delivery::Held(Cause::Relay, "550 relaying denied".to_owned());
    world.work().note_deliveries(&[(to_ann, said)]).unwrap();
    assert_eq!(world.store.outbox_counts().unwrap().held, 0);
    world.desk("KEEPER LETTERS RETRY ALL");
    assert!(world.mail().iter().all(|mail| mail.to != "ann@example.org"));
}

/// Strangers may wait for their turn: RETRY ALL is not meant to end that.
#[test]
fn retrying_all_emails_moves_none_ahead_of_its_time() {
    let mut world = World::with(|config| {
        config.trust_senders = false;
        config.limits.strangers_per_hour = 2;
    });
    for n in 0..5 {
        world.write(&format!("m{n}@example.net"), "judge@example.org", "", "HELP");
    }
    assert!(said(&world.desk("KEEPER LETTERS RETRY ALL")).contains("and 0 outgoing e-mails."));
    let strangers = |world: &mut World| world.mail().iter().filter(|mail| mail.to.ends_with("@example.net")).count();
    assert_eq!(strangers(&mut world), 2);
    world.now += SignedDuration::from_hours(1);
    assert_eq!(strangers(&mut world), 2);
}

/// A judge whose mail server refuses everything that `held` names, minute by minute. Returns the sent e-mails, as `recipient: subject`.
fn send_all(world: &mut World, minutes: i64, deliver: impl Fn(&Mail) -> Delivery) -> Vec<String> {
    let mut sent = Vec::new();
    for _ in 0..minutes {
        let letters = world.work().outgoing(1000).unwrap();
        let done: Vec<_> = letters.into_iter().map(|letter| (letter.clone(), deliver(&letter.mail))).collect();
        for (letter, delivery) in &done {
            if matches!(delivery, Delivery::Sent(_)) {
                sent.push(format!("{}: {}", letter.mail.to, letter.mail.subject));
            }
        }
        world.work().note_deliveries(&done).unwrap();
        world.work().heartbeat().unwrap();
        world.now += SignedDuration::from_mins(1);
    }
    sent
}

fn held(mail: &Mail) -> Delivery {
    if mail.to == KEEPER {
        return Delivery::Sent("250 ok".to_owned());
    }
    Delivery::Held(Cause::Relay, "554 5.7.1 relay access denied".to_owned())
}

fn taken(_: &Mail) -> Delivery {
    Delivery::Sent("250 ok".to_owned())
}

/// A past fault: "554 relay access denied" discarded every e-mail at the first attempt, and the keeper never heard of it.
#[test]
fn emails_refused_because_of_us_wait_and_the_keeper_hears_once() {
    let mut world = World::new();
    for n in 0..20 {
        world.write(&format!("p{n}@example.org"), "judge@example.org", "", "VERSION");
    }
    // Two days, with an attempt for one of them every four hours.
    let tries = std::cell::Cell::new(0);
    let sent = send_all(&mut world, 2 * 24 * 60, |mail| {
        tries.set(tries.get() + usize::from(mail.to != KEEPER));
        held(mail)
    });
    assert_eq!(sent.len(), 1, "{sent:?}");
    assert!(sent[0].starts_with(KEEPER) && sent[0].ends_with("e-mails wait for you"), "{sent:?}");
    assert_eq!(world.store.outbox_counts().unwrap().held, 20, "none is discarded");
    assert!((20 + 10..=20 + 13).contains(&tries.get()), "{} tries", tries.get());
    // The keeper fixes it: the next attempt succeeds, and then all e-mails go out.
    let sent = send_all(&mut world, 5 * 60, taken);
    assert_eq!(sent.len(), 20, "{sent:?}");
    let counts = world.store.outbox_counts().unwrap();
    assert_eq!((counts.held, counts.new, counts.refused), (0, 0, 0));
}

/// An e-mail's bytes and its Message-ID stay the same, however long it waits.
#[test]
fn a_held_email_keeps_its_bytes_and_id() {
    let mut world = World::new();
    world.write("ann@example.org", "judge@example.org", "", "VERSION");
    let first = world.work().outgoing(1).unwrap().remove(0);
    send_all(&mut world, 10, held);
    assert!(world.work().outgoing(10).unwrap().is_empty());
    world.now += SignedDuration::from_hours(4);
    world.work().heartbeat().unwrap();
    let again = world.work().outgoing(1).unwrap().remove(0);
    assert_eq!(again.mail, first.mail);
}

#[test]
fn an_email_held_for_a_month_is_discarded() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    world.work().heartbeat().unwrap();
    send_all(&mut world, 1, |_| Delivery::Held(Cause::Policy, "554 5.7.1 go away".to_owned()));
    assert_eq!(world.store.outbox_counts().unwrap().refused, 0);
    world.now += SignedDuration::from_hours(24 * 29);
    world.work().heartbeat().unwrap();
    assert_eq!(world.store.outbox_counts().unwrap().refused, 0);
    world.now += SignedDuration::from_hours(24 * 2);
    world.work().heartbeat().unwrap();
    let counts = world.store.outbox_counts().unwrap();
    assert_ne!((counts.refused, counts.held), (0, 9), "{counts:?}");
}

/// A past fault: 35 undelivered e-mails were 35 e-mails to the keeper.
#[test]
fn the_keeper_hears_of_undeliverable_emails_once_a_day() {
    let mut world = World::new();
    let now = world.now;
    let post = |world: &World, n: usize| {
        for i in 0..n {
            let draft = chancery::store::Draft {
                recipient: format!("p{}@example.org", i % 5),
                subject: "news".to_owned(),
                body: "news".to_owned(),
                ..Default::default()
            };
            world.store.post(&draft, Paid::by_the_game(), world.now).unwrap();
        }
    };
    let refuse = |mail: &Mail| match mail.to.as_str() {
        KEEPER => Delivery::Sent("250 ok".to_owned()),
        to => Delivery::Refused(format!("550 5.1.1 <{to}> no such user")),
    };
    post(&world, 35);
    let sent = send_all(&mut world, 3, refuse);
    assert_eq!(sent, [format!("{KEEPER}: CHANCERY - 35 e-mails could not be delivered")]);
    let database_says = world.store.untold().unwrap();
    assert!(database_says.is_empty());
    post(&world, 10);
    assert!(send_all(&mut world, 60, refuse).is_empty(), "the next report is due a day later");
    world.now = now + SignedDuration::from_hours(25);
    let sent = send_all(&mut world, 3, refuse);
    assert_eq!(sent, [format!("{KEEPER}: CHANCERY - 10 e-mails could not be delivered")]);
    world.now += SignedDuration::from_hours(48);
    assert!(send_all(&mut world, 3, refuse).is_empty(), "nothing new");
}
