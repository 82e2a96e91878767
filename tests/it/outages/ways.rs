//! Each transport has a state: changes are logged once, reported to the keeper once, and visible to other programs.
use super::{Line, Office, Wire, start};
use crate::program::{House, wait_for};
use crate::world::said;
use chancery::judge::clock::Clock;
use chancery::store::{Direction, WayRow, Works};
use jiff::SignedDuration;

const KEEPER: &str = "keeper@games.test";

/// A transport, as another program sees it.
fn way(house: &House, direction: Direction) -> WayRow {
    let find = || house.store().ways().ok()?.into_iter().find(|way| way.direction == direction);
    wait_for(find)
}

fn fails(house: &House, direction: Direction) -> bool {
    way(house, direction).works != Works::Yes
}

#[test]
fn the_keeper_hears_once_that_a_mailbox_fails_and_once_that_it_works_again() {
    let house = House::new();
    let (line, clock) = (Line::default(), Clock::stopped(start()));
    let office = Office::open(&house, &clock, &line);
    line.wait_for_looks();
    line.cut_in(true);
    wait_for(|| fails(&house, Direction::In).then_some(()));
    let way_in = way(&house, Direction::In);
    assert_eq!(way_in.works, Works::Fails { since: start(), why: "no answer to (address)".to_owned() });
    assert_eq!(way_in.told, None, "a blip is not mailed");
    clock.set(start() + SignedDuration::from_mins(3));
    let letter = wait_for(|| line.take_sent().pop());
    assert_eq!((letter.to.as_str(), letter.subject.as_str()), (KEEPER, "CHANCERY - cannot read e-mails: mailbox"));
    let text = said(&letter.body);
    for words in [
        "CRITICAL: way_in: mailbox fails: no answer to (address) (since 2026-11-21T12:00:00Z).",
        "clocks of all games are paused",
        "chancery check",
    ] {
        assert!(text.contains(words), "{text}");
    }
    line.wait_for_looks();
    clock.set(start() + SignedDuration::from_hours(1));
    line.wait_for_looks();
    line.cut_in(false);
    let letter = wait_for(|| line.take_sent().pop());
    assert_eq!((letter.to.as_str(), letter.subject.as_str()), (KEEPER, "CHANCERY - it works again: mailbox"));
    assert!(
        said(&letter.body).contains("(60 minutes). The judge is reading the e-mails that waited there."),
        "{}",
        letter.body
    );
    assert_eq!(way(&house, Direction::In).works, Works::Yes);
    // And a blip.
    line.cut_in(true);
    wait_for(|| fails(&house, Direction::In).then_some(()));
    clock.set(start() + SignedDuration::from_mins(61));
    line.cut_in(false);
    wait_for(|| (!fails(&house, Direction::In)).then_some(()));
    office.close();
    assert_eq!(line.take_sent(), []);
}

#[test]
fn the_keeper_hears_of_an_outgoing_outage_afterwards() {
    let mut house = House::new();
    let (line, clock) = (Line::default(), Clock::stopped(start()));
    line.set_wire(Wire::Cut);
    for n in 0..3 {
        line.write(&format!("m{n}@players.test"), "VERSION");
    }
    let office = Office::open(&house, &clock, &line);
    wait_for(|| fails(&house, Direction::Out).then_some(()));
    clock.set(start() + SignedDuration::from_mins(5));
    wait_for(|| way(&house, Direction::Out).told);
    line.wait_for_try_after(|| clock.set(start() + SignedDuration::from_hours(5)));
    line.set_wire(Wire::Works);
    clock.set(start() + SignedDuration::from_hours(6));
    let mut letters = Vec::new();
    wait_for(|| {
        letters.extend(line.take_sent());
        letters.iter().any(|letter| letter.to == KEEPER).then_some(())
    });
    house_is_done(&mut house);
    letters.extend(line.take_sent());
    office.close();
    let told: Vec<_> = letters.iter().filter(|letter| letter.to == KEEPER).collect();
    assert_eq!(told.len(), 1, "what could not be said in time is not said afterwards");
    let text = said(&told[0].body);
    assert!(text.contains("(6 hours). 2 e-mails waited, and go out now."), "one went ahead to try: {text}");
    assert_eq!(letters.len(), 4);
}

fn house_is_done(house: &mut House) {
    wait_for(|| (house.store().outbox_counts().unwrap().new == 0).then_some(()));
}

/// After an outage the first e-mail had an unknown recipient: the transport counted as broken until another one was
/// accepted.
#[test]
fn a_server_that_refuses_a_recipient_works() {
    let house = House::new();
    let (line, clock) = (Line::default(), Clock::stopped(start()));
    line.set_wire(Wire::Cut);
    line.write("gone@players.test", "VERSION");
    let office = Office::open(&house, &clock, &line);
    wait_for(|| fails(&house, Direction::Out).then_some(()));
    line.set_wire(Wire::Refuses);
    clock.set(start() + SignedDuration::from_mins(1));
    wait_for(|| (!fails(&house, Direction::Out)).then_some(()));
    assert_eq!(house.store().outbox_counts().unwrap().refused, 1);
    office.close();
}

/// An unreachable domain says nothing about the mail server.
#[test]
fn a_server_counts_as_faulty_only_if_it_defers_several_domains() {
    for (domains, in_trouble) in [(vec!["one.test"], false), (vec!["one.test", "two.test"], true)] {
        let house = House::new();
        let (line, clock) = (Line::default(), Clock::stopped(start()));
        line.set_wire(Wire::PutsOff(domains.clone()));
        for n in 0..2 {
            for domain in &domains {
                line.write(&format!("m{n}@{domain}"), "VERSION");
            }
        }
        let office = Office::open(&house, &clock, &line);
        wait_for(|| house.store().ways().ok().filter(|ways| ways.len() == 2));
        let n_letters = u64::try_from(2 * domains.len()).unwrap();
        wait_for(|| (house.store().outbox_counts().unwrap().new == n_letters).then_some(()));
        let later = || clock.set(clock.now() + SignedDuration::from_mins(5));
        if in_trouble {
            // Once an e-mail to another domain goes out, such as that to the keeper, it works again.
            let why = wait_for(|| {
                later();
                match way(&house, Direction::Out).works {
                    Works::Fails { why, .. } => Some(why),
                    Works::Yes => None,
                }
            });
            assert_eq!(why, "it defers all e-mails (451 4.7.1)");
        } else {
            wait_for(|| {
                later();
                line.wait_for_looks();
                assert!(!fails(&house, Direction::Out));
                (6 <= line.n_tried()).then_some(())
            });
        }
        office.close();
    }
}

#[test]
fn trouble_is_logged_once_not_at_each_attempt() {
    let house = House::with_config(
        "trust_senders = true\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n\
         [outbound.maildir]\npath = \"@DATA@/mail\"\n[log]\nlevel = \"debug\"\n",
    );
    let serving = house.serve(&[]);
    let mailbox = house.data().join("judge/new");
    wait_for(|| mailbox.exists().then_some(()));
    std::fs::remove_dir(&mailbox).unwrap();
    std::fs::write(&mailbox, "not a folder").unwrap();
    let lines = |words: &str| house.log().lines().filter(|line| line.contains(words)).count();
    wait_for(|| (0 < lines("still does not work")).then_some(()));
    assert_eq!(lines("does not work: "), 1 + lines("still does not work"), "{}", house.log());
    std::fs::remove_file(&mailbox).unwrap();
    std::fs::create_dir(&mailbox).unwrap();
    wait_for(|| (0 < lines("works again, after ")).then_some(()));
    assert!(serving.stop().success());
    assert_eq!(lines("works again"), 1);
}
