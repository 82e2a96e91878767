//! Floods: letters of strangers, many more than are answered. Whoever plays goes on as ever, and nothing that was taken is lost.
use super::{JUDGE, bytes, wary};
use crate::world::World;
use chancery::mail::sink::Mail;
use chancery::mail::source::Arrival;
use chancery::server::work::Work;
use jiff::SignedDuration;
use std::time::{Duration, Instant};

/// The letters of a batch, as the clerk takes them.
const BATCH: u32 = 64;

/// A letter of a stranger.
fn stranger(n: usize) -> Arrival {
    let raw = format!("From: u{n}@d{n}.test\nTo: {JUDGE}\nMessage-ID: <{n}@d{n}.test>\n\nHELP\n");
    Arrival { key: format!("flood:{n}"), size: raw.len() as u64, raw: raw.into_bytes(), ..Arrival::default() }
}

/// What a flood came to.
struct FloodOutcome {
    n_taken: usize,
    n_left: usize,
    bytes_in: usize,
}

/// Strangers write so many letters, and the judge takes what it takes.
fn flood(world: &World, n: usize) -> FloodOutcome {
    let letters: Vec<Arrival> = (0..n).map(stranger).collect();
    let bytes_in = letters.iter().map(|letter| letter.raw.len()).sum();
    let left = letters.chunks(500).map(|some| world.work().take_in(some).unwrap().len()).sum();
    FloodOutcome { n_taken: n - left, n_left: left, bytes_in }
}

/// Works until this sender is answered, batch by batch. How much work that took, and in how many batches.
fn answered(world: &mut World, from: &str, to: &str, lines: &str) -> (Duration, u32, Vec<Mail>) {
    let key = format!("player:{}", world.n_letters);
    world.n_letters += 1;
    let raw = format!("From: {from}\nTo: {to}\nMessage-ID: <{key}@test>\n\n{lines}\n").into_bytes();
    let letter = Arrival { key, size: raw.len() as u64, raw, ..Arrival::default() };
    let began = Instant::now();
    assert!(world.work().take_in(&[letter]).unwrap().is_empty(), "a letter of {from} is taken");
    let is_theirs = |letter: &chancery::server::work::Outgoing| letter.mail.to == from && letter.mail.reply;
    for batch in 1..=20 {
        world.work().process_inbox(BATCH).unwrap();
        if world.work().outgoing(BATCH).unwrap().iter().any(is_theirs) {
            return (began.elapsed(), batch, world.mail());
        }
    }
    panic!("no answer to {from}");
}

fn to_strangers(mails: &[Mail]) -> Vec<&Mail> {
    mails.iter().filter(|mail| mail.to.ends_with(".test")).collect()
}

/// Strangers write n letters in a minute, and a player, the keeper and a newcomer whom somebody vouches for one each.
fn survives(n: usize) {
    let mut world = wary();
    world.now += SignedDuration::from_hours(2);
    let token = world.ask("ann@example.org", "SIGN ON ademo secret").reply_to.unwrap();
    let FloodOutcome { n_taken, n_left, bytes_in } = flood(&world, n);
    assert_eq!(n_taken, n.min(500), "as many wait as can be answered in a day");
    let mut first = Vec::new();
    let (by_token, batches, mails) = answered(&mut world, "ann@example.org", &token, "A BUD - SER");
    first.extend(mails);
    assert_eq!(batches, 1, "a player is answered in the next batch");
    let (by_password, batches, mails) =
        answered(&mut world, "eve@example.org", JUDGE, "SIGN ON edemo secret\nF LON - NTH");
    first.extend(mails);
    assert_eq!(batches, 1);
    assert!(by_token.max(by_password) < Duration::from_secs(5), "{by_token:?}, {by_password:?}");
    let (by_keeper, batches, mails) = answered(&mut world, "keeper@example.org", JUDGE, "VERSION");
    first.extend(mails);
    assert_eq!(batches, 1);

    // Everything that was taken is answered: a hundred in each hour, in what a day may cost.
    while world.work().process_inbox(BATCH).unwrap() != 0 {}
    let (mut by_hour, mut out) = (Vec::new(), 0);
    for _ in 0..5 {
        let mut mails = world.mail();
        mails.append(&mut first);
        let answers = to_strangers(&mails);
        by_hour.push(answers.len());
        out += bytes(answers.iter().copied());
        world.now += SignedDuration::from_hours(1);
    }
    assert!(by_hour.iter().all(|n| *n <= 101), "{by_hour:?}");
    assert!(n_taken <= by_hour.iter().sum::<usize>() + 2, "what was taken is answered: {by_hour:?} of {n_taken}");
    assert!(out <= 1_000_000, "{out} bytes");
    println!(
        "attacks flood: {n} letters, {n_taken} taken, {n_left} told to try later; answers by hour {by_hour:?}; {:.2} bytes out for one in; \
         a player's answer after {:.0} ms, by password {:.0} ms, the keeper's {:.0} ms",
        out as f64 / bytes_in as f64,
        by_token.as_secs_f64() * 1e3,
        by_password.as_secs_f64() * 1e3,
        by_keeper.as_secs_f64() * 1e3
    );
}

#[test]
fn two_hundred_letters_of_strangers_keep_nobody_waiting() {
    survives(200);
}

#[test]
fn a_thousand_letters_of_strangers_keep_nobody_waiting() {
    survives(1000);
}

#[test]
fn twenty_thousand_letters_of_strangers_keep_nobody_waiting() {
    survives(20_000);
}

/// With `ATTACKS=long`.
#[test]
fn a_hundred_thousand_letters_of_strangers_keep_nobody_waiting() {
    if std::env::var_os("ATTACKS").is_some_and(|how| how == "long") {
        survives(100_000);
    }
}

/// A flood made the clocks of all games wait for the letters of strangers.
#[test]
fn letters_of_strangers_hold_up_no_deadline() {
    let mut world = wary();
    flood(&world, 300);
    assert_eq!(world.store.oldest_waiting().unwrap(), None);
    world.take_in("ann@example.org", "A BUD - SER");
    assert_eq!(world.store.oldest_waiting().unwrap(), Some(world.now), "a player's does");
}

/// The thousandth letter shut the door for all who came after it, and lost what they wrote.
#[test]
fn a_letter_that_is_not_taken_can_come_again() {
    let mut world = wary();
    flood(&world, 600);
    while world.work().process_inbox(BATCH).unwrap() != 0 {}
    let late = stranger(599);
    assert_eq!(world.work().take_in(std::slice::from_ref(&late)).unwrap(), ["flood:599"]);
    world.now += SignedDuration::from_hours(25);
    assert!(Work::new(&world.judge, &world.store, world.now).take_in(&[late]).unwrap().is_empty());
    while world.work().process_inbox(BATCH).unwrap() != 0 {}
    assert!(world.mail().iter().any(|mail| mail.to == "u599@d599.test"));
}

/// The keeper hears of it twice, and no more.
#[test]
fn the_keeper_hears_when_half_is_used_up_and_when_all_is() {
    let mut world = wary();
    flood(&world, 2000);
    while world.work().process_inbox(BATCH).unwrap() != 0 {}
    let mails = world.mail();
    let told: Vec<&str> =
        mails.iter().filter(|mail| mail.to == "keeper@example.org").map(|mail| mail.subject.as_str()).collect();
    assert_eq!(told, ["CHANCERY - many letters from strangers", "CHANCERY - no more answers to strangers today"]);
}

/// After a flood the keeper drops what waits, sees first what that is, and can bring it back.
#[test]
fn the_keeper_drops_a_flood_and_brings_it_back() {
    let mut world = wary();
    flood(&world, 500);
    while world.work().process_inbox(BATCH).unwrap() != 0 {}
    world.mail();
    let waiting = world.store.outbox_counts().unwrap().new;
    assert!(300 < waiting, "{waiting}");
    let said = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = said(world.desk("KEEPER LETTERS DROP FROM *"));
    assert!(told.contains("\"*\" alone would drop the letters of everyone"), "{told}");
    let told = said(world.desk("KEEPER LETTERS DROP FROM *@d*.test SINCE 2h"));
    assert!(told.contains("letters fit") && told.contains("Nothing has been done."), "{told}");
    assert_eq!(world.store.outbox_counts().unwrap().new, waiting);
    let told = said(world.desk("KEEPER LETTERS DROP FROM *@d*.test SINCE 2h YES"));
    assert!(told.contains("For a day KEEPER LETTERS UNDROP 1 brings them back."), "{told}");
    assert_eq!(world.store.outbox_counts().unwrap().new, 0);
    assert!(said(world.desk("KEEPER LETTERS UNDROP 1")).contains("letters are back."));
    assert_eq!(world.store.outbox_counts().unwrap().new, waiting);
    world.now += SignedDuration::from_hours(1);
    assert_eq!(to_strangers(&world.mail()).len(), 100, "in the hours that they had");
}
