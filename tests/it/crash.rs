//! The real program, killed wherever it hurts: no letter is lost, and none is carried out twice.
use super::dice::Dice;
use super::program::{House, header, wait_for};
use chancery::server::lock::Lock;
use jiff::{SignedDuration, Timestamp};
use std::collections::{BTreeMap, BTreeSet};

/// Every place at which the judge can be killed.
const PLACES: &[&str] =
    &["stored", "stored-and-committed", "acknowledged", "worked", "worked-and-committed", "ticked", "sent", "noted"];

/// Long ago, so that a game that began then is due.
fn long_ago() -> Timestamp {
    Timestamp::now() - SignedDuration::from_hours(24 * 60)
}

/// The requests to the judge.
#[derive(Default)]
struct Asked {
    /// The Message-IDs of all letters.
    ids: BTreeSet<String>,
    /// What the press among them says.
    press: BTreeSet<String>,
}

/// Puts a number of letters of all kinds into the mailbox.
fn drop_letters(house: &mut House, game: &str, n: usize, asked: &mut Asked) {
    // France and Turkey never order, so that the phase does not end meanwhile.
    let seats = house.seats(game);
    let orders = [
        ("Austria", "A VIE - GAL\nF TRI - ALB\nA BUD - SER"),
        ("England", "F LON - NTH\nF EDI - NWG\nA LVP - YOR"),
        ("Germany", "F KIE - DEN\nA BER - KIE\nA MUN - RUH"),
        ("Italy", "A VEN - PIE\nA ROM - VEN\nF NAP - ION"),
        ("Russia", "A MOS - UKR\nA WAR - GAL\nF SEV - BLA\nF STP/SC - BOT"),
    ];
    for i in 0..n {
        let (power, lines) = orders[i % orders.len()];
        let (seat, token) = seats.iter().find(|(seat, _)| seat.power.as_deref() == Some(power)).unwrap();
        let from = seat.user_address.clone();
        let id = match i % 8 {
            0 => {
                let text = format!("word no. {} of {game}", asked.press.len());
                asked.press.insert(text.clone());
                house.drop_letter(&from, token, &format!("PRESS TO T\n{text}\nENDPRESS"))
            }
            1 => house.drop_letter(&from, "judge@games.test", "LIST"),
            2 => house.drop_letter(&format!("stranger{i}@elsewhere.test"), "judge@games.test", "HELP"),
            _ => house.drop_letter(&from, token, lines),
        };
        assert!(asked.ids.insert(id));
    }
}

/// Checks that everything was done, and once.
fn check(house: &House, asked: &Asked) {
    let answers = house.answers();
    let wrong: Vec<_> = asked.ids.iter().filter(|id| answers.get(*id) != Some(&1)).collect();
    assert!(wrong.is_empty(), "not answered just once: {wrong:?}\n{}", house.log());
    let mut ids = BTreeMap::new();
    let mail = house.mail();
    for (_, letter) in &mail {
        *ids.entry(header(letter, "Message-ID").unwrap()).or_insert(0) += 1;
    }
    assert!(ids.values().all(|n| *n == 1), "a letter was sent twice");
    for text in &asked.press {
        let is_copy = |(owner, letter): &&(String, String)| {
            letter.contains(&format!("{text}\r\n"))
                && header(letter, "In-Reply-To").is_none()
                && !owner.starts_with("keeper")
        };
        let readers: Vec<_> = mail.iter().filter(is_copy).map(|(owner, _)| owner).collect();
        assert_eq!(readers.len(), 1, "{text} was read by {readers:?}");
    }
    let store = house.store();
    let database = rusqlite::Connection::open(house.config().database()).unwrap();
    let sql = "SELECT count(*) FROM press WHERE body LIKE 'word no.%'";
    let n_press: usize = database.query_row(sql, [], |row| row.get(0)).unwrap();
    assert_eq!(n_press, asked.press.len(), "press was recorded more or less than once");
    assert_eq!(store.integrity().unwrap(), "ok");
}

#[test]
fn nothing_is_lost_or_done_twice_wherever_the_judge_is_killed() {
    let mut house = House::new();
    house.begin_game("busy", Timestamp::now(), "");
    house.begin_game("late", long_ago(), "SET NMR");
    let mut asked = Asked::default();
    for place in PLACES {
        drop_letters(&mut house, "busy", 16, &mut asked);
        let mut serving = house.serve(&[("CHANCERY_FAILPOINT", place)]);
        assert!(!serving.wait_for_end().success(), "{place}");
    }
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());
    check(&house, &asked);
    let store = house.store();
    let late = store.game_named("late").unwrap().unwrap();
    assert_eq!(store.whole_record(late.id).unwrap().len(), 1, "the clock must have struck once");
}

#[test]
fn a_thousand_letters_survive_kills_at_random_moments() {
    let mut house = House::new();
    let mut asked = Asked::default();
    for game in ["north", "south"] {
        house.begin_game(game, Timestamp::now(), "");
        drop_letters(&mut house, game, 500, &mut asked);
    }
    let n_done = || -> u64 {
        let counts = house.store().inbox_counts().unwrap();
        counts.iter().filter(|(state, _)| state == "done").map(|(_, n)| n).sum()
    };
    // By its work, not by time: on a busy machine it would else be killed three times over one letter, and set it aside.
    let mut dice = Dice::new(1901);
    for _ in 0..12 {
        let enough = n_done() + dice.roll(70);
        let serving = house.serve(&[]);
        wait_for(|| (enough < n_done()).then_some(()));
        serving.kill();
    }
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());
    check(&house, &asked);
}

/// A judge with a poisoned letter among others.
fn poisoned() -> (House, Asked) {
    let mut house = House::new();
    house.begin_game("busy", Timestamp::now(), "");
    let mut asked = Asked::default();
    drop_letters(&mut house, "busy", 8, &mut asked);
    house.drop_letter("eve@elsewhere.test", "judge@games.test", "HELP hemlock");
    drop_letters(&mut house, "busy", 8, &mut asked);
    (house, asked)
}

/// Checks that the poisoned letter was set aside, the keeper told, and all others answered.
fn check_poison(house: &House, others: &Asked) {
    check(house, others);
    let stuck = house.store().inbox_counts().unwrap().into_iter().find(|(state, _)| state == "stuck");
    assert_eq!(stuck.map(|(_, n)| n), Some(1));
    let told: Vec<_> = house.mail().into_iter().filter(|(owner, _)| owner == "keeper@games.test").collect();
    assert_eq!(told.len(), 1);
    assert!(told[0].1.contains("set it aside"), "{}", told[0].1);
}

#[test]
fn a_letter_that_makes_the_judge_panic_is_set_aside() {
    let (house, asked) = poisoned();
    let mut serving = house.serve(&[("CHANCERY_POISON", "panic:hemlock")]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success());
    check_poison(&house, &asked);
}

#[test]
fn a_letter_that_kills_the_judge_is_set_aside_after_three_more_tries() {
    let (house, asked) = poisoned();
    let poison = [("CHANCERY_POISON", "kill:hemlock")];
    for _ in 0..4 {
        assert!(!house.serve(&poison).wait_for_end().success());
    }
    let mut serving = house.serve(&poison);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success());
    check_poison(&house, &asked);
}

#[test]
fn a_second_judge_is_kept_off_the_folder() {
    let house = House::new();
    let mut first = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));
    assert!(first.has_ended().is_none());
    let mut second = house.serve(&[]);
    assert_eq!(second.wait_for_end().code(), Some(1));
    assert!(house.log().contains("only one can"), "{}", house.log());
    assert!(first.stop().success());
    // A judge that was killed leaves no lock behind.
    house.serve(&[]).kill();
    assert!(!Lock::is_taken(&house.data()));
}
