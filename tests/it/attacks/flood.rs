//! Floods: far more e-mail from strangers than the judge answers. Players notice nothing, and no accepted e-mail is lost.
use super::{JUDGE, bytes, wary};
use crate::world::World;
use chancery::mail::sink::Mail;
use chancery::mail::source::Arrival;
use chancery::server::work::Work;
use chancery::store::{CostKind, Purse};
use jiff::SignedDuration;
use std::time::{Duration, Instant};

/// The number of e-mails in a clerk's batch.
const BATCH: u32 = 64;

/// An e-mail from a stranger.
fn stranger(n: usize) -> Arrival {
    let raw = format!("From: u{n}@d{n}.test\nTo: {JUDGE}\nMessage-ID: <{n}@d{n}.test>\n\nHELP\n");
    Arrival { key: format!("flood:{n}"), size: raw.len() as u64, raw: raw.into_bytes(), ..Arrival::default() }
}

/// The outcome of a flood.
struct FloodOutcome {
    n_taken: usize,
    n_left: usize,
    bytes_in: usize,
}

/// Sends this many e-mails from strangers. The judge accepts as many as it can.
fn flood(world: &World, n: usize) -> FloodOutcome {
    let letters: Vec<Arrival> = (0..n).map(stranger).collect();
    let bytes_in = letters.iter().map(|letter| letter.raw.len()).sum();
    let left = letters.chunks(500).map(|some| world.work().take_in(some).unwrap().len()).sum();
    FloodOutcome { n_taken: n - left, n_left: left, bytes_in }
}

/// Works batch by batch until this sender has a reply. Returns the amount of work, and the number of batches.
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

/// Strangers send n e-mails in a minute. A player, the keeper and an introduced newcomer send one each.
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

    // Each accepted e-mail gets a reply: a hundred an hour, within a day's budget.
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
fn two_hundred_emails_from_strangers_delay_no_one() {
    survives(200);
}

#[test]
fn a_thousand_emails_from_strangers_delay_no_one() {
    survives(1000);
}

#[test]
fn twenty_thousand_emails_from_strangers_delay_no_one() {
    survives(20_000);
}

/// Runs with `ATTACKS=long`.
#[test]
fn a_hundred_thousand_emails_from_strangers_delay_no_one() {
    if std::env::var_os("ATTACKS").is_some_and(|how| how == "long") {
        survives(100_000);
    }
}

/// A past fault: a flood made the clocks of all games wait for strangers' e-mails.
#[test]
fn strangers_emails_hold_up_no_deadline() {
    let mut world = wary();
    flood(&world, 300);
    assert_eq!(world.store.oldest_waiting().unwrap(), None);
    world.take_in("ann@example.org", "A BUD - SER");
    assert_eq!(world.store.oldest_waiting().unwrap(), Some(world.now), "a player's does");
}

/// A past fault: the thousandth e-mail shut out all later senders, and their e-mails were lost.
#[test]
fn a_deferred_email_can_come_again() {
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

/// The keeper hears of it exactly twice.
#[test]
fn the_keeper_hears_when_half_and_all_of_the_budget_is_used() {
    let mut world = wary();
    flood(&world, 2000);
    while world.work().process_inbox(BATCH).unwrap() != 0 {}
    let mails = world.mail();
    let told: Vec<&str> =
        mails.iter().filter(|mail| mail.to == "keeper@example.org").map(|mail| mail.subject.as_str()).collect();
    assert_eq!(told, ["CHANCERY - many e-mails from strangers", "CHANCERY - no more replies to strangers today"]);
}

/// After a flood the keeper lists the waiting e-mails, drops them, and can bring them back.
#[test]
fn the_keeper_drops_a_flood_and_restores_it() {
    let mut world = wary();
    flood(&world, 500);
    while world.work().process_inbox(BATCH).unwrap() != 0 {}
    world.mail();
    let waiting = world.store.outbox_counts().unwrap().new;
    assert!(300 < waiting, "{waiting}");
    let said = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = said(world.desk("KEEPER LETTERS OUT TO *@d450.test SINCE 2h"));
    assert!(told.contains("u450@d450.test") && !told.contains("@d451.test"), "{told}");
    assert!(said(world.desk("KEEPER LETTERS FROM *@d*.test OLDER 1d")).ends_with("No e-mail matches."));
    let told = said(world.desk("KEEPER LETTERS DROP FROM *"));
    assert!(told.contains("\"*\" alone would drop everyone's e-mails"), "{told}");
    let told = said(world.desk("KEEPER LETTERS DROP FROM *@d*.test LINE \"No such words*\""));
    assert!(told.contains("No e-mail that can be dropped matches."), "{told}");
    let told = said(world.desk("KEEPER LETTERS DROP FROM *@d*.test SINCE 2h"));
    assert!(
        told.contains(&format!("{waiting} e-mails match"))
            && told.contains("To drop them, send the same line with YES behind it (at the machine, --yes)."),
        "{told}"
    );
    assert_eq!(world.store.outbox_counts().unwrap().new, waiting);
    let told = said(world.desk("KEEPER LETTERS DROP FROM *@d*.test SINCE 2h YES"));
    assert!(told.contains("For a day KEEPER LETTERS UNDROP 1 brings them back."), "{told}");
    assert_eq!(world.store.outbox_counts().unwrap().new, 0);
    // Newcomers have the room that the flood had.
    let left = |world: &World| world.work().ledger().left(&Purse::Strangers, CostKind::Answers).unwrap().0;
    assert_eq!(left(&world), waiting);
    assert!(said(world.desk("KEEPER LETTERS UNDROP 1")).contains("e-mails are back."));
    assert_eq!((world.store.outbox_counts().unwrap().new, left(&world)), (waiting, 0));
    world.now += SignedDuration::from_hours(1);
    assert_eq!(to_strangers(&world.mail()).len(), 100, "in the hours that they had");
}
