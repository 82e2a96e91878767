//! A machine whose clock jumps: no game notices, unless the jump persists.
use super::{Line, Office, start};
use crate::program::{House, wait_for};
use crate::world::said;
use chancery::judge::clock::{Clock, DOUBT, Jump};
use jiff::SignedDuration;

const DAY: SignedDuration = SignedDuration::from_hours(24);
const MINUTE: SignedDuration = SignedDuration::from_mins(1);

#[test]
fn a_clock_jump_is_trusted_only_if_it_persists() {
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
fn a_small_correction_never_turns_time_back() {
    let clock = Clock::stopped(start());
    clock.now();
    clock.jump_by(-MINUTE);
    assert_eq!((clock.now(), clock.jump()), (start(), None));
    clock.set(start() + MINUTE);
    assert_eq!(clock.now(), start() + MINUTE);
    clock.jump_by(MINUTE * 2);
    assert_eq!((clock.now(), clock.jump()), (start() + MINUTE * 3, None));
}

/// A past fault: the clock was ten days ahead for a minute. Deadlines were eleven days late after that, and the judge took itself for dead.
#[test]
fn a_clock_that_jumps_and_comes_back_changes_nothing() {
    for by in [DAY * 10, -DAY * 10] {
        let house = House::new();
        house.begin_game("demo", start(), "");
        let game = || house.store().game_named("demo").unwrap().unwrap();
        let before = game();
        let (line, clock) = (Line::default(), Clock::stopped(start() + MINUTE));
        let office = Office::open(&house, &clock, &line);
        line.wait_for_looks();
        clock.jump_by(by);
        let letter = wait_for(|| line.take_sent().pop());
        assert_eq!(
            (letter.to.as_str(), letter.subject.as_str()),
            ("keeper@games.test", "CHANCERY - the clock has jumped")
        );
        let way = if by.is_negative() { "back" } else { "ahead" };
        assert!(
            said(&letter.body).contains(&format!("has jumped 10 days {way}. The judge dates e-mails by the old time."))
        );
        assert!(letter.written < start() + DAY, "letters are dated by the old time");
        clock.set(start() + MINUTE * 2 + by);
        line.wait_for_looks();
        clock.jump_by(-by);
        line.wait_for_looks();
        // Heartbeats continue.
        clock.set(clock.now() + MINUTE * 2);
        let now = clock.now();
        wait_for(|| (house.store().last_alive().unwrap() == Some(now)).then_some(()));
        let after = game();
        assert_eq!(
            (after.deadline, after.turn, after.abandoned, after.late_noticed),
            (before.deadline, before.turn, None, None)
        );
        office.close();
        assert_eq!(line.take_sent(), []);
    }
}

#[test]
fn a_persistent_jump_ahead_is_an_outage() {
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
fn a_clock_that_was_ahead_leaves_no_email_waiting() {
    let house = House::new();
    house.begin_game("demo", start() + DAY * 10, "");
    let (line, clock) = (Line::default(), Clock::stopped(start() + DAY * 10));
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    clock.jump_by(-DAY * 10);
    wait_for(|| line.take_sent().pop());
    clock.set(start() + DOUBT);
    let letter = wait_for(|| line.take_sent().pop());
    assert_eq!(letter.subject, "CHANCERY - the clock is trusted again");
    let now = clock.now();
    wait_for(|| (house.store().last_alive().unwrap() == Some(now)).then_some(()));
    office.close();
}

/// A judge with a game, and a line that has recorded that it was up a minute after the start.
fn judge() -> (House, Line) {
    let house = House::new();
    house.begin_game("demo", start(), "");
    let (line, clock) = (Line::default(), Clock::stopped(start() + MINUTE));
    let office = Office::open(&house, &clock, &line);
    wait_for(|| house.store().last_alive().unwrap());
    office.close();
    line.take_sent();
    (house, line)
}

/// A past fault: after a start with a clock ten days ahead, deadlines were eleven days late for good, and everyone was told that the judge
/// was down.
#[test]
fn a_wrong_clock_at_startup_moves_no_deadline() {
    for by in [DAY * 10, -DAY * 10] {
        let (house, line) = judge();
        let game = || house.store().game_named("demo").unwrap().unwrap();
        let before = game();
        let clock = Clock::stopped(start() + MINUTE * 2 + by);
        let office = Office::open(&house, &clock, &line);
        // The judge still replies to e-mails.
        line.write("ann@players.test", "VERSION");
        let answer = wait_for(|| line.take_sent().pop());
        assert_eq!(answer.to, "ann@players.test");
        assert!(house.store().doubts_clock().unwrap());
        assert_eq!(house.store().last_alive().unwrap(), Some(start() + MINUTE), "nobody knows the time");
        // The machine has synchronised its clock.
        clock.jump_by(-by);
        wait_for(|| (house.store().last_alive().unwrap() == Some(start() + MINUTE * 2)).then_some(()));
        wait_for(|| (!house.store().doubts_clock().unwrap()).then_some(()));
        // From now on, the games' clocks run normally.
        clock.set(start() + MINUTE * 4);
        wait_for(|| (house.store().last_alive().unwrap() == Some(start() + MINUTE * 4)).then_some(()));
        let after = game();
        assert_eq!((after.deadline, after.late_noticed, after.abandoned), (before.deadline, None, None));
        office.close();
        assert_eq!(line.take_sent(), [], "nobody is told that the judge was down");
    }
}

#[test]
fn a_judge_that_was_down_for_long_moves_deadlines_once_the_clock_has_stayed() {
    let (house, line) = judge();
    let game = || house.store().game_named("demo").unwrap().unwrap();
    let before = game();
    let clock = Clock::stopped(start() + DAY * 20);
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    assert_eq!(game().deadline, before.deadline);
    clock.set(start() + DAY * 20 + DOUBT);
    let after = wait_for(|| Some(game()).filter(|game| game.deadline != before.deadline));
    assert!(clock.now() < after.deadline.unwrap());
    assert_eq!((after.turn, after.abandoned, after.late_noticed), (before.turn, None, None));
    office.close();
    // A restarted judge does not have to prove its clock again.
    let office = Office::open(&house, &clock, &line);
    clock.set(start() + DAY * 22);
    wait_for(|| (house.store().last_alive().unwrap() == Some(clock.now())).then_some(()));
    office.close();
}

/// A machine runs ten days ahead for so long that the judge believes it. When the clock is right again, so are the deadlines.
#[test]
fn a_deadline_that_a_fast_clock_moved_moves_back() {
    let (house, line) = judge();
    let game = || house.store().game_named("demo").unwrap().unwrap();
    let before = game();
    let clock = Clock::stopped(start() + DAY * 10);
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    clock.set(start() + DAY * 10 + DOUBT);
    let moved = wait_for(|| Some(game()).filter(|game| game.deadline != before.deadline));
    assert!(start() + DAY * 10 < moved.deadline.unwrap());
    office.close();
    line.take_sent();
    // The machine starts again with the right time.
    let clock = Clock::stopped(start() + MINUTE * 30);
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    assert_eq!(game().deadline, moved.deadline, "nobody knows the time");
    clock.set(start() + MINUTE * 30 + DOUBT);
    let after = wait_for(|| Some(game()).filter(|game| game.deadline != moved.deadline));
    assert_eq!((after.deadline, after.turn, after.late_noticed), (before.deadline, before.turn, None));
    wait_for(|| (!house.store().doubts_clock().unwrap()).then_some(()));
    let mut told = Vec::new();
    wait_for(|| {
        told.extend(line.take_sent().into_iter().filter(|mail| mail.subject.ends_with("Deadline moved back")));
        (told.len() == 7).then_some(())
    });
    office.close();
    assert!(said(&told[0].body).contains("The judge's machine had a wrong clock"), "{}", told[0].body);
    assert_eq!(house.store().slides().unwrap(), []);
}

#[test]
fn a_clock_that_jumps_repeatedly_is_reported_once() {
    let house = House::new();
    house.begin_game("demo", start(), "");
    let (line, clock) = (Line::default(), Clock::stopped(start() + MINUTE));
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    for _ in 0..5 {
        clock.jump_by(DAY);
        line.wait_for_looks();
        line.wait_for_looks();
    }
    clock.jump_by(-DAY * 5);
    line.wait_for_looks();
    let n = house.store().extent().unwrap().written;
    office.close();
    assert_eq!(line.take_sent().iter().filter(|mail| mail.subject.contains("the clock has jumped")).count(), 1, "{n}");
}
