//! The mail cannon: an attacker makes the judge e-mail people who have nothing to do with it.
use super::{JUDGE, bytes, wary};
use crate::world::World;
use chancery::mail::sink::Mail;
use std::collections::BTreeMap;

/// The number of intended victims.
const VICTIMS: usize = 500;

/// The bytes of an e-mail's headers without its addresses, for e-mails from tests.
const HEAD: usize = 89;

fn victim(n: usize) -> String {
    format!("v{n}@v{n}.test")
}

/// The e-mails to uninvolved people.
fn hits(mails: &[Mail]) -> Vec<&Mail> {
    mails.iter().filter(|mail| mail.to.ends_with(".test")).collect()
}

/// Fires one way, and returns the e-mails and bytes that reached others within a day, and the bytes it took.
fn fire(world: &mut World, how: &str, shot: impl Fn(usize) -> (String, String, String)) -> (usize, usize) {
    world.mail();
    let (mut n, mut out, mut bytes_in) = (0, 0, 0);
    let mut each: BTreeMap<String, usize> = BTreeMap::new();
    let mut count = |mails: &[Mail]| {
        for mail in hits(mails) {
            *each.entry(mail.to.clone()).or_default() += 1;
            n += 1;
            out += bytes([mail]);
            assert_eq!(mail.attachments.len(), 0, "{how}");
        }
    };
    for i in 0..VICTIMS {
        let (from, to, lines) = shot(i);
        bytes_in += from.len() + to.len() + lines.len() + HEAD;
        world.write(&from, &to, "", &lines);
        count(&world.mail());
    }
    for _ in 0..23 {
        world.now += jiff::SignedDuration::from_hours(1);
        count(&world.mail());
    }
    assert!(each.values().all(|n| *n <= 6), "{how}: {each:?}");
    println!(
        "attacks cannon, by {how}: {VICTIMS} tried, {n} letters of {out} bytes in a day; {:.1} bytes out for one in",
        out as f64 / bytes_in as f64
    );
    (n, out)
}

#[test]
fn forged_senders_share_the_allowance_of_strangers() {
    let mut world = wary();
    let (n, out) = fire(&mut world, "HELP", |i| (victim(i), JUDGE.to_owned(), "HELP\nLIST".to_owned()));
    assert!(n <= 500 && out <= 1_000_000, "{n} letters, {out} bytes");
}

#[test]
fn a_reply_address_with_forged_senders_is_no_cannon() {
    let mut world = wary();
    let own = world.ask("ann@example.org", "SIGN ON ademo secret").reply_to.unwrap();
    let (n, out) = fire(&mut world, "token", |i| (victim(i), own.clone(), "MAP demo\nLIST".to_owned()));
    assert!(0 < n && n <= 250 && out <= 250_000, "half of what strangers have, in notices: {n} letters, {out} bytes");
}

#[test]
fn a_password_with_forged_senders_is_no_cannon() {
    let mut world = wary();
    let lines = "SIGN ON ademo secret\nMAP demo\nLIST";
    let (n, out) = fire(&mut world, "password", |i| (victim(i), JUDGE.to_owned(), lines.to_owned()));
    assert!(n <= 250 && out <= 250_000, "{n} letters, {out} bytes");
}

/// A registered person can make the judge send others at most twenty e-mails a day, whatever the request.
#[test]
fn one_person_triggers_at_most_twenty_emails_a_day() {
    for (how, lines) in [
        ("I AM ALSO", "I AM ALSO {v}"),
        ("SET ADDRESS", "SIGN ON ademo secret\nSET ADDRESS ann@example.org, {v}"),
        ("INVITE", "SIGN ON ?open secret\nINVITE {v}"),
    ] {
        let mut world = wary();
        world.judge.trust_senders = true;
        world.judge.limits.person_per_hour = 10_000;
        let from = if how == "INVITE" { "bob@example.org" } else { "ann@example.org" };
        let shot = |i| (from.to_owned(), JUDGE.to_owned(), lines.replace("{v}", &victim(i)));
        let (n, _) = fire(&mut world, how, shot);
        assert!(0 < n && n <= 20, "{how}: {n}");
    }
}

/// Codes that strangers request on the pages for other people.
#[test]
fn codes_are_limited_for_each_network_and_in_total() {
    use chancery::server::web_writes::{CodeRequest, WebWrite};
    let world = &mut wary();
    world.mail();
    let ask = |world: &World, address: String, source: String, wide: Option<String>| {
        let at = "https://judge.example.org".to_owned();
        let browser = "waits".to_owned();
        let request = CodeRequest { address, browser, source, wide, is_known: false, at };
        world.work().run_web_write(WebWrite::Ask(request)).unwrap();
    };
    for i in 0..VICTIMS {
        ask(world, victim(i), "one".to_owned(), None);
    }
    assert_eq!(hits(&world.mail()).len(), 5, "one network");
    for i in 0..VICTIMS {
        ask(world, victim(i), format!("of many {i}"), Some("the same /48".to_owned()));
    }
    assert_eq!(hits(&world.mail()).len(), 80, "one /48");
    for i in 0..VICTIMS {
        ask(world, victim(i), format!("anywhere {i}"), None);
    }
    assert_eq!(hits(&world.mail()).len(), 100 - 85, "all of them");
    for i in 0..VICTIMS {
        ask(world, "ann@example.org".to_owned(), format!("anywhere else {i}"), None);
    }
    assert_eq!(world.mail().len(), 20, "somebody who is registered");
}
