//! A machine whose clock jumps: no game notices, unless it stays.
use super::{Line, Office, start};
use crate::program::{House, wait_for};
use crate::world::said;
use chancery::judge::clock::{Clock, DOUBT, Jump};
use jiff::SignedDuration;

const DAY: SignedDuration = SignedDuration::from_hours(24);
const MINUTE: SignedDuration = SignedDuration::from_mins(1);

#[test]
fn a_jump_is_believed_only_if_it_stays() {
    for by in [DAY * 10, -DAY * 10] {
        let clock = Clock::stopped(start());
        assert_eq!((clock.now(), clock.jump()), (start(), None));
        clock.jump_by(by);
        assert_eq!((clock.now(), clock.jump(), clock.is_doubted()), (start(), Some(Jump::Doubted(by)), true));
        clock.set(start() + by + MINUTE);
        assert_eq!((clock.now(), clock.jump()), (start() + MINUTE, None), "time goes on as if nothing had happened");
        clock.jump_by(-by);
        assert_eq!((clock.now(), clock.jump(), clock.is_doubted()), (start() + MINUTE, Some(Jump::Over), false));
        clock.jump_by(by);
        clock.now();
        assert_eq!(clock.jump(), Some(Jump::Doubted(by)));
        clock.set(start() + by + MINUTE + DOUBT);
        assert_eq!((clock.now(), clock.jump()), (start() + by + MINUTE + DOUBT, Some(Jump::Believed(by))));
        assert!(!clock.is_doubted());
    }
}

#[test]
fn a_small_correction_never_lets_the_time_go_back() {
    let clock = Clock::stopped(start());
    clock.now();
    clock.jump_by(-MINUTE);
    assert_eq!((clock.now(), clock.jump()), (start(), None));
    clock.set(start() + MINUTE);
    assert_eq!(clock.now(), start() + MINUTE);
    clock.jump_by(MINUTE * 2);
    assert_eq!((clock.now(), clock.jump()), (start() + MINUTE * 3, None));
}

/// The clock is ten days ahead for a minute: deadlines were eleven days late after that, and the judge took itself for dead.
#[test]
fn a_clock_that_jumps_and_comes_back_changes_nothing() {
    let house = House::new();
    house.begin_game("demo", start(), "");
    let game = || house.store().game_named("demo").unwrap().unwrap();
    let before = game();
    let (line, clock) = (Line::default(), Clock::stopped(start() + MINUTE));
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    for by in [DAY * 10, -DAY * 10] {
        clock.jump_by(by);
        let letter = wait_for(|| line.take_sent().pop());
        assert_eq!(
            (letter.to.as_str(), letter.subject.as_str()),
            ("keeper@games.test", "CHANCERY - the clock has jumped")
        );
        let way = if by.is_negative() { "back" } else { "ahead" };
        assert!(said(&letter.body).contains(&format!("has jumped 10 days {way}. The judge does not believe it yet:")));
        assert!(letter.written < start() + DAY, "letters are dated as if it had not");
        clock.set(start() + MINUTE * 2 + by);
        line.wait_for_looks();
        clock.jump_by(-by);
        line.wait_for_looks();
        // Heartbeats go on.
        clock.set(clock.now() + MINUTE * 2);
        let now = clock.now();
        wait_for(|| (house.store().last_alive().unwrap() == Some(now)).then_some(()));
    }
    let after = game();
    assert_eq!(
        (after.deadline, after.turn, after.abandoned, after.late_noticed),
        (before.deadline, before.turn, None, None)
    );
    office.close();
    assert_eq!(line.take_sent(), []);
}

#[test]
fn a_clock_that_jumps_ahead_and_stays_is_an_outage() {
    let house = House::new();
    house.begin_game("demo", start(), "");
    let game = || house.store().game_named("demo").unwrap().unwrap();
    let before = game();
    let (line, clock) = (Line::default(), Clock::stopped(start() + MINUTE));
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    clock.jump_by(DAY * 20);
    wait_for(|| line.take_sent().pop());
    assert_eq!(game().deadline, before.deadline);
    clock.set(start() + MINUTE + DAY * 20 + DOUBT);
    wait_for(|| (game().deadline != before.deadline).then_some(()));
    let after = game();
    assert!(clock.now() < after.deadline.unwrap());
    assert_eq!((after.turn, after.abandoned, after.late_noticed), (before.turn, None, None));
    office.close();
}

#[test]
fn a_clock_that_was_ahead_leaves_no_letter_waiting() {
    let house = House::new();
    house.begin_game("demo", start() + DAY * 10, "");
    let (line, clock) = (Line::default(), Clock::stopped(start() + DAY * 10));
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    clock.jump_by(-DAY * 10);
    wait_for(|| line.take_sent().pop());
    clock.set(start() + DOUBT);
    let letter = wait_for(|| line.take_sent().pop());
    assert_eq!(letter.subject, "CHANCERY - the clock is believed again");
    let now = clock.now();
    wait_for(|| (house.store().last_alive().unwrap() == Some(now)).then_some(()));
    office.close();
}
