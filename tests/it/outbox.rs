//! Letters that do not get through at once.
use crate::world::World;
use chancery::mail::sink::Delivery;
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
