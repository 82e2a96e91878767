//! The real program, killed at every critical point: no e-mail is lost, and none is carried out twice.
use super::dice::Dice;
use super::program::{House, header, wait_for};
use chancery::server::lock::Lock;
use jiff::{SignedDuration, Timestamp};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::process::Stdio;

/// Every point for killing the judge.
pub(crate) const PLACES: &[&str] =
    &["stored", "stored-and-committed", "acknowledged", "worked", "worked-and-committed", "ticked", "sent", "noted"];

/// A distant time, so that a game that began then is due.
pub(crate) fn long_ago() -> Timestamp {
    Timestamp::now() - SignedDuration::from_hours(24 * 60)
}

/// The requests to the judge.
#[derive(Default)]
struct Asked {
    /// The Message-IDs of all e-mails.
    ids: BTreeSet<String>,
    /// The texts of the press among them.
    press: BTreeSet<String>,
}

/// Writes e-mails of all kinds. Returns the recipient and the text of each.
fn write_letters(house: &mut House, game: &str, n: usize, asked: &mut Asked) -> Vec<(String, String)> {
    // France and Turkey never order, so the phase does not end.
    let seats = house.seats(game);
    let orders = [
        ("Austria", "A VIE - GAL\nF TRI - ALB\nA BUD - SER"),
        ("England", "F LON - NTH\nF EDI - NWG\nA LVP - YOR"),
        ("Germany", "F KIE - DEN\nA BER - KIE\nA MUN - RUH"),
        ("Italy", "A VEN - PIE\nA ROM - VEN\nF NAP - ION"),
        ("Russia", "A MOS - UKR\nA WAR - GAL\nF SEV - BLA\nF STP/SC - BOT"),
    ];
    let letters = (0..n).map(|i| {
        let (power, lines) = orders[i % orders.len()];
        let (seat, token) = seats.iter().find(|(seat, _)| seat.power.as_deref() == Some(power)).unwrap();
        let judge = "judge@games.test".to_owned();
        let (from, to, lines) = match i % 8 {
            0 => {
                let text = format!("word no. {} of {game}", asked.press.len());
                asked.press.insert(text.clone());
                (seat.user_address.clone(), token.clone(), format!("PRESS TO T\n{text}\nENDPRESS"))
            }
            1 => (seat.user_address.clone(), judge, "LIST".to_owned()),
            2 => (format!("stranger{i}@elsewhere.test"), judge, "HELP".to_owned()),
            _ => (seat.user_address.clone(), token.clone(), lines.to_owned()),
        };
        let (id, text) = house.write_letter(&from, &to, &lines);
        assert!(asked.ids.insert(id));
        (to, text)
    });
    letters.collect()
}

/// Puts e-mails into the mailbox.
fn drop_letters(house: &mut House, game: &str, n: usize, asked: &mut Asked) {
    for (_, text) in write_letters(house, game, n, asked) {
        house.put_letter(&text);
    }
}

/// Checks that everything was done exactly once.
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
    let sql = "SELECT count(*) FROM press_texts WHERE body LIKE 'word no.%'";
    let n_press: usize = database.query_row(sql, [], |row| row.get(0)).unwrap();
    assert_eq!(n_press, asked.press.len(), "press was recorded more or less than once");
    assert_eq!(store.integrity().unwrap(), "ok");
}

#[test]
fn no_email_is_lost_or_processed_twice_wherever_the_judge_is_killed() {
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

/// A mail server delivers the e-mails, and keeps each until the judge says that it is stored.
#[cfg(unix)]
#[test]
fn nothing_is_lost_or_done_twice_when_a_mail_server_delivers() {
    use super::carrier::{Place, carry};
    let mut house = House::new();
    let config = std::fs::read_to_string(house.config_file()).unwrap();
    let config =
        config.replace("[[inbound.maildir]]", "[[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\n[[inbound.maildir]]");
    std::fs::write(house.config_file(), config.replace("@DATA@", house.data().to_str().unwrap())).unwrap();
    house.begin_game("busy", Timestamp::now(), "");
    let mut asked = Asked::default();
    let place = Place::Socket(house.data().join("lmtp.sock"));
    for point in PLACES.iter().filter(|point| **point != "acknowledged").chain(&["handed-over", "answered"]) {
        if *point == "ticked" {
            house.begin_game("late", long_ago(), "SET NMR");
        }
        let letters = write_letters(&mut house, "busy", 8, &mut asked);
        std::thread::scope(|scope| {
            let place = &place;
            let carrying = scope.spawn(move || carry(place, &letters, 4));
            let mut serving = house.serve(&[("CHANCERY_FAILPOINT", point)]);
            assert!(!serving.wait_for_end().success(), "{point}");
            let serving = house.serve(&[]);
            carrying.join().unwrap();
            serving.kill();
        });
    }
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());
    check(&house, &asked);
}

/// A mail server pipes the e-mails to `chancery deliver`, which is also killed.
#[test]
fn nothing_is_lost_or_done_twice_when_deliver_is_killed() {
    let mut house = House::new();
    house.begin_game("busy", Timestamp::now(), "");
    let mut asked = Asked::default();
    let letters = write_letters(&mut house, "busy", 16, &mut asked);
    let deliver = |to: &str, text: &str, point: &str| {
        let mut command = super::program::chancery();
        command.args(["deliver", "--sender=somebody@players.test"]).arg(format!("--recipient={to}"));
        command.arg("--config").arg(house.config_file()).env("CHANCERY_FAILPOINT", point);
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        child.wait().unwrap()
    };
    for (i, (to, text)) in letters.iter().enumerate() {
        let point = ["stored", "delivered"][i % 2];
        assert!(!deliver(to, text, point).success(), "{point}");
        assert!(deliver(to, text, "").success());
        assert!(deliver(to, text, "").success());
    }
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());
    check(&house, &asked);
}

#[test]
fn a_thousand_emails_survive_kills_at_random_moments() {
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
    // The judge is killed by progress, not by time: on a busy machine it would otherwise die three times over one e-mail, and set it aside.
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

/// A judge with a poisoned e-mail among others.
fn poisoned() -> (House, Asked) {
    let mut house = House::new();
    house.begin_game("busy", Timestamp::now(), "");
    let mut asked = Asked::default();
    drop_letters(&mut house, "busy", 8, &mut asked);
    house.drop_letter("eve@elsewhere.test", "judge@games.test", "HELP hemlock");
    drop_letters(&mut house, "busy", 8, &mut asked);
    (house, asked)
}

/// Checks that the poisoned e-mail was set aside, the keeper informed, and all others answered.
fn check_poison(house: &House, others: &Asked) {
    check(house, others);
    let stuck = house.store().inbox_counts().unwrap().into_iter().find(|(state, _)| state == "stuck");
    assert_eq!(stuck.map(|(_, n)| n), Some(1));
    let told: Vec<_> = house.mail().into_iter().filter(|(owner, _)| owner == "keeper@games.test").collect();
    assert_eq!(told.len(), 1);
    assert!(told[0].1.contains("set it aside"), "{}", told[0].1);
}

#[test]
fn an_email_that_makes_the_judge_panic_is_set_aside() {
    let (house, asked) = poisoned();
    let mut serving = house.serve(&[("CHANCERY_POISON", "panic:hemlock"), ("CHANCERY_HASTE", "1")]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success());
    check_poison(&house, &asked);
}

#[test]
fn an_email_that_kills_the_judge_is_set_aside_after_three_more_tries() {
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
fn a_second_judge_cannot_use_the_folder() {
    let house = House::new();
    let mut first = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));
    assert!(first.has_ended().is_none());
    let mut second = house.serve(&[]);
    assert_eq!(second.wait_for_end().code(), Some(1));
    assert!(house.log().contains("give each judge its own data folder"), "{}", house.log());
    assert!(first.stop().success());
    // A killed judge leaves no lock behind.
    house.serve(&[]).kill();
    assert!(!Lock::is_taken(&house.data()));
}
