//! Time that fits life: extensions, reminders, pauses, late seats, and a GM's control of deadlines.
use crate::world::{World, ask, cause, said};
use chancery::mail::sink::Mail;
use chancery::store::{GameRow, Life};
use jiff::{SignedDuration, Timestamp};

const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const FRED: &str = "fred@example.org";
const ZOE: &str = "zoe@example.org";

fn time(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn row(world: &World, name: &str) -> GameRow {
    world.store.game_named(name).unwrap().unwrap()
}

fn deadline(world: &World, name: &str) -> String {
    row(world, name).deadline.unwrap().to_string()
}

/// Sends a plain reply to the last of these e-mails to a person. Returns the judge's answer and the e-mails to others.
fn reply(world: &mut World, mails: &[Mail], from: &str, lines: &str) -> (String, Vec<Mail>) {
    let asked = mails.iter().rfind(|mail| mail.to == from).unwrap_or_else(|| panic!("no letter to {from}"));
    let address = asked.reply_to.clone().expect("it can be answered");
    world.mail();
    world.write(from, &address, "", lines);
    let (mut replies, others): (Vec<Mail>, Vec<Mail>) = world.mail().into_iter().partition(|mail| mail.reply);
    (said(&replies.pop().expect("a reply").body), others)
}

/// The game `club`: Ann plays Austria, Eve England, Fred France, at 20:00 every two days. Max may be its GM.
fn club(with_master: bool, settings: &str) -> World {
    let mut world = World::new();
    let settings = format!("SET POWERS 3, NO PRESS\nSET EVERY 2 DAYS AT 20:00\n{settings}");
    if with_master {
        ask(&mut world, MAX, &format!("REGISTER Max Master\nCREATE ?club secret\nBECOME MASTER\n{settings}"));
        ask(&mut world, ANN, "REGISTER Ann Other\nSIGN ON ?club secret\nSET PREFERENCE A");
    } else {
        ask(&mut world, ANN, &format!("REGISTER Ann Other\nCREATE ?club secret\n{settings}\nSET PREFERENCE A"));
    }
    ask(&mut world, EVE, "REGISTER Eve English\nSIGN ON ?club secret\nSET PREFERENCE E");
    ask(&mut world, FRED, "REGISTER Fred French\nSIGN ON ?club secret\nSET PREFERENCE F");
    assert_eq!(row(&world, "club").life, Life::Running);
    world
}

const ORDERS: [(&str, &str); 3] = [
    (ANN, "SIGN ON aclub secret\nA BUD H, A VIE H, F TRI H"),
    (EVE, "SIGN ON eclub secret\nF LON H, F EDI H, A LVP H"),
    (FRED, "SIGN ON fclub secret\nA PAR H, A MAR H, F BRE H"),
];

/// Submits everyone's orders except for these, and lets the turn run.
fn all_order_but(world: &mut World, without: &[&str]) {
    for (who, lines) in ORDERS.iter().filter(|(who, _)| !without.contains(who)) {
        ask(world, who, lines);
    }
    world.run_to(world.now + SignedDuration::from_hours(1));
}

#[test]
fn a_gm_grants_more_time() {
    let mut world = club(true, "");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nEXTEND 2 DAYS");
    assert_eq!(asked.len(), 1, "nobody else is asked, or told: {asked:?}");
    assert!(said(&asked[0].body).contains("Austria asks your permission to move the deadline for S1901M"));
    let told = ask(&mut world, EVE, "SIGN ON eclub secret\nAGREE");
    assert!(told.contains("'club' has no proposal for you to vote on."), "{told}");
    assert!(!ask(&mut world, EVE, "SIGN ON eclub secret\nLIST club").contains("There is a proposal"));
    let (told, others) = reply(&mut world, &asked, MAX, "No, sorry.");
    assert!(told.contains("You have refused the request to move the deadline"), "{told}");
    assert_eq!(others.iter().map(|mail| mail.to.as_str()).collect::<Vec<_>>(), [ANN]);
    assert!(said(&others[0].body).contains("The request to move the deadline for S1901M in 'club' to Wednesday 25 November 2026, 20:00 UTC has been refused, so nothing changes."));
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nEXTEND 2 DAYS");
    let (told, others) = reply(&mut world, &asked, MAX, "Yes");
    assert!(told.contains("You have granted the request to move the deadline"), "{told}");
    assert_eq!(deadline(&world, "club"), "2026-11-25T20:00:00Z");
    for who in [ANN, EVE, FRED] {
        let letter = others.iter().find(|mail| mail.to == who).unwrap();
        let said = said(&letter.body);
        assert!(said.contains("The deadline for S1901M is Wednesday 25 November 2026, 20:00 UTC."), "{said}");
        assert!(said.contains("The GM has made these changes in 'club'."), "{said}");
    }
}

#[test]
fn a_gm_who_does_not_reply_has_not_granted_it() {
    let mut world = club(true, "");
    cause(&mut world, ANN, "SIGN ON aclub secret\nEXTEND 2 DAYS");
    world.run_to(time("2026-11-23T20:00:00Z"));
    let told =
        world.mail().into_iter().find(|mail| mail.to == ANN && mail.subject.ends_with("Proposal decided")).unwrap();
    assert!(said(&told.body).contains("has not been agreed to in time"), "{}", told.body);
    assert_eq!(deadline(&world, "club"), "2026-11-23T20:00:00Z");
}

#[test]
fn extensions_are_counted_regained_and_capped() {
    let mut world = club(true, "SET EXTENSIONS 2 OF 1 DAY 3 IN ALL");
    let ann = "SIGN ON aclub secret\nEXTEND";
    assert!(ask(&mut world, ANN, ann).contains("You have 1 extension left."));
    assert!(ask(&mut world, ANN, ann).contains("You have no extensions left."));
    assert!(ask(&mut world, ANN, ann).contains("Only the GM can allow that, so I have asked"));
    ask(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE NO DEADLINE");
    assert_eq!(deadline(&world, "club"), "2026-11-25T20:00:00Z");
    // Neither the turn in which it was used nor a late one earns it back. A punctual one does.
    all_order_but(&mut world, &[]);
    assert_eq!(row(&world, "club").phase, "F1901M");
    assert!(ask(&mut world, ANN, ann).contains("Only the GM can allow that, so I have asked"));
    ask(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE NO DEADLINE");
    all_order_but(&mut world, &[ANN]);
    world.run_to(row(&world, "club").deadline.unwrap() + SignedDuration::from_hours(1));
    all_order_but(&mut world, &[EVE, FRED]);
    assert_eq!(row(&world, "club").phase, "S1902M");
    assert!(ask(&mut world, ANN, ann).contains("Only the GM can allow that, so I have asked"), "she was late");
    ask(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE NO DEADLINE");
    all_order_but(&mut world, &[]);
    assert_eq!(row(&world, "club").phase, "F1902M");
    assert!(ask(&mut world, ANN, ann).contains("You have no extensions left."), "one is back, and used");
    // Three in all: no more, for any punctuality.
    for _ in 0..3 {
        all_order_but(&mut world, &[]);
    }
    assert!(ask(&mut world, ANN, ann).contains("Only the GM can allow that, so I have asked"));
}

#[test]
fn no_player_delays_a_game_for_ever() {
    let mut world = club(false, "");
    for _ in 0..2 {
        let told = ask(&mut world, ANN, "SIGN ON aclub secret\nSET DEADLINE +6d");
        assert!(told.contains("The deadline for S1901M is"), "{told}");
        world.run_to(world.now + SignedDuration::from_hours(100));
    }
    let told = ask(&mut world, ANN, "SIGN ON aclub secret\nSET DEADLINE +6d");
    assert!(told.contains("I have asked the players whether they agree"), "{told}");
    // Eliminated and abandoned players and observers have none, and after the deadline no one has.
    world.run_to(row(&world, "club").deadline.unwrap());
    let told = ask(&mut world, EVE, "SIGN ON eclub secret\nEXTEND");
    assert!(told.contains("The deadline has passed"), "{told}");
    ask(&mut world, ZOE, "REGISTER Zoe Zander\nOBSERVE club secret");
    let told = ask(&mut world, ZOE, "SIGN ON oclub secret\nEXTEND");
    assert!(!told.contains("The deadline for S1901M is Sun"), "{told}");
}

#[test]
fn two_thirds_decide_on_more_time_and_one_no_does_not_stop_them() {
    let mut world = club(false, "SET NO EXTENSIONS");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nEXTEND 2 DAYS");
    let (told, _) = reply(&mut world, &asked, EVE, "No");
    assert!(told.contains("You do not agree to move the deadline"), "{told}");
    let (told, _) = reply(&mut world, &asked, FRED, "Yes");
    assert!(told.contains("Two thirds have agreed."), "{told}");
    assert_eq!(deadline(&world, "club"), "2026-11-25T20:00:00Z");
    // Two noes of three are too many, and a vote can be changed until then.
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nEXTEND 2 DAYS");
    reply(&mut world, &asked, EVE, "No");
    let (told, others) = reply(&mut world, &asked, FRED, "No");
    assert!(told.contains("has failed"), "{told}");
    assert!(others.iter().any(|mail| mail.to == ANN && mail.body.contains("has failed")));
    assert_eq!(deadline(&world, "club"), "2026-11-25T20:00:00Z");
    // But less time needs everyone's consent.
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nSET DEADLINE 24 Nov 20:00 UTC");
    assert!(asked.iter().any(|mail| said(&mail.body).contains("It passes if all players agree by")));
    reply(&mut world, &asked, EVE, "Yes");
    assert_eq!(deadline(&world, "club"), "2026-11-25T20:00:00Z");
}

#[test]
fn a_long_absence_needs_approval() {
    let mut world = club(true, "SET MAX ABSENCE 3");
    let asked = cause(&mut world, EVE, "SIGN ON eclub secret\nSET ABSENCE 1 DEC TO 20 DEC");
    assert_eq!(asked.len(), 1, "{asked:?}");
    // Other players may make the same kind of request at the same time.
    let second = cause(&mut world, FRED, "SIGN ON fclub secret\nSET ABSENCE 2 DEC TO 9 DEC");
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nAGREE");
    assert!(told.contains("AGREE ABSENCE ENGLAND AGREE ABSENCE FRANCE"), "{told}");
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nDISAGREE ABSENCE FRANCE");
    assert!(told.contains("You have refused the request to be away"), "{told}");
    let (told, others) = reply(&mut world, &asked, MAX, "Yes");
    assert!(told.contains("You have granted the request to be away from 'club'"), "{told}");
    assert!(
        others.iter().any(
            |mail| mail.to == ANN && said(&mail.body).contains("England will be away from Tuesday 1 December 2026")
        )
    );
    let (told, _) = reply(&mut world, &second, MAX, "Yes");
    assert!(told.contains("has been decided already"), "{told}");
    // It can be withdrawn before the GM has answered.
    cause(&mut world, ANN, "SIGN ON aclub secret\nSET ABSENCE 1 DEC TO 20 DEC");
    let told = ask(&mut world, ANN, "SIGN ON aclub secret\nSET NO ABSENCE");
    assert!(told.contains("to be away from 'club'") && told.contains("is withdrawn"), "{told}");
}

#[test]
fn the_reply_to_an_absence_over_the_current_deadline_names_the_options() {
    let absence = "SET ABSENCE 23 NOV TO 26 NOV";
    for (with_master, settings, hint) in [
        (true, "", "EXTEND TO 27 Nov 2026 asks your master for more time."),
        (true, "SET EXTENSIONS 1 OF 7 DAYS", "EXTEND TO 27 Nov 2026 puts it off."),
        (false, "", "EXTEND TO 27 Nov 2026 puts it off."),
        (false, "SET NO EXTENSIONS", "EXTEND TO 27 Nov 2026 asks the others for more time."),
    ] {
        let mut world = club(with_master, settings);
        let told = ask(&mut world, ANN, &format!("SIGN ON aclub secret\n{absence}\nEXTEND TO 27 Nov 2026"));
        assert!(told.contains(hint), "{told}");
        let is_done = hint.ends_with("puts it off.");
        assert_eq!(deadline(&world, "club") == "2026-11-27T20:00:00Z", is_done, "{told}");
    }
}

#[test]
fn times_in_a_gunboat_game_do_not_reveal_a_players_zone() {
    let mut world = club(true, "SET GUNBOAT");
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET ZONE Europe/Berlin");
    ask(&mut world, ANN, "SIGN ON aclub secret\nSET TIMEZONE Pacific/Auckland");
    let told = cause(&mut world, ANN, "SIGN ON aclub secret\nSET ABSENCE 1 DEC TO 3 DEC");
    let to_eve = said(&told.iter().find(|mail| mail.to == EVE).unwrap().body);
    assert!(
        to_eve.contains(
            "Austria will be away from Monday 30 November 2026, 23:00 UTC to Thursday 3 December 2026, 22:59 UTC"
        ),
        "{to_eve}"
    );
    // A named time also serves for whole days.
    let told = cause(&mut world, ANN, "SIGN ON aclub secret\nSET ABSENCE 5 DEC 08:00 +1300");
    let to_eve = said(&told.iter().find(|mail| mail.to == EVE).unwrap().body);
    assert!(to_eve.contains("from Thursday 3 December 2026, 23:00 UTC to"), "{to_eve}");
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET NO SHOW, EXTENSIONS 2");
    let told = cause(&mut world, ANN, "SIGN ON aclub secret\nSET ABSENCE 9 DEC\nEXTEND TO 28 NOV");
    let to_eve = said(&told.iter().find(|mail| mail.to == EVE).unwrap().body);
    assert!(
        to_eve.contains("A player will be away from")
            && to_eve.contains("The deadline for S1901M is Saturday 28 November 2026, 19:00 UTC."),
        "{to_eve}"
    );
    assert!(!to_eve.contains("Austria") && !to_eve.contains("extension"), "{to_eve}");
}

#[test]
fn a_day_without_a_time_means_the_games_clock() {
    let mut world = club(true, "SET ZONE Europe/Berlin");
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET TIMEZONE America/New_York\nSET DEADLINE 1 DEC");
    assert_eq!(deadline(&world, "club"), "2026-12-01T19:00:00Z");
}

#[test]
fn only_players_who_owe_orders_can_wait_under_strict_wait() {
    let mut world = club(true, "SET STRICT WAIT");
    let told = ask(&mut world, ANN, "SIGN ON aclub secret\nSET WAIT");
    assert!(told.contains("The turn will not run before the deadline."), "{told}");
    ask(&mut world, ANN, "SIGN ON aclub secret\nSET NO WAIT");
    retreat_of_france(&mut world);
    let told = ask(&mut world, ANN, "SIGN ON aclub secret\nSET WAIT");
    assert!(told.contains("in this game you can't make the turn wait (STRICT WAIT)"), "{told}");
    ask(&mut world, FRED, "SIGN ON fclub secret\nA MAR DISBAND");
    world.run_to(world.now + SignedDuration::from_hours(1));
    assert_eq!(row(&world, "club").phase, "W1901A");
    // In other games every remaining player may.
    let mut world = club(true, "");
    retreat_of_france(&mut world);
    ask(&mut world, ANN, "SIGN ON aclub secret\nSET WAIT");
    ask(&mut world, FRED, "SIGN ON fclub secret\nA MAR DISBAND");
    world.run_to(world.now + SignedDuration::from_hours(1));
    assert_eq!(row(&world, "club").phase, "F1901R", "Austria waits");
    world.run_to(row(&world, "club").deadline.unwrap());
    assert_eq!(row(&world, "club").phase, "W1901A");
}

/// Austria advances on Marseilles: France must retreat in fall.
fn retreat_of_france(world: &mut World) {
    let lines = "EDIT\nREMOVE A VIE\nREMOVE A BUD\nPLACE AUSTRIA A PIE\nPLACE AUSTRIA A BUR\nPHASE F1901M\nEND";
    let told = ask(world, MAX, &format!("SIGN ON mclub secret\n{lines}"));
    assert!(told.contains("PIE") || told.contains("Piedmont"), "{told}");
    for (who, lines) in [
        (ANN, "SIGN ON aclub secret\nA PIE - MAR, A BUR S A PIE - MAR, F TRI H"),
        (EVE, ORDERS[1].1),
        (FRED, "SIGN ON fclub secret\nA PAR H, A MAR H, F BRE H"),
    ] {
        ask(world, who, lines);
    }
    ask(world, MAX, "SIGN ON mclub secret\nPROCESS");
    assert_eq!(row(world, "club").phase, "F1901R");
}

#[test]
fn each_player_chooses_the_time_of_their_reminder() {
    let mut world = club(true, "");
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 1 DEC 20:00");
    ask(&mut world, ANN, "SIGN ON aclub secret\nSET REMINDER 48h 6h");
    ask(&mut world, EVE, "SIGN ON eclub secret\nSET NO REMINDER");
    let reminded = |world: &mut World, until: &str| {
        world.mail();
        world.run_to(time(until));
        let mails = world.mail().into_iter().filter(|mail| mail.subject.ends_with("Reminder"));
        mails.map(|mail| (mail.to.clone(), said(&mail.body))).collect::<Vec<_>>()
    };
    let of = |letters: &[(String, String)]| letters.iter().map(|(to, _)| to.clone()).collect::<Vec<_>>();
    assert_eq!(of(&reminded(&mut world, "2026-11-29T19:59:00Z")), [""; 0]);
    assert_eq!(of(&reminded(&mut world, "2026-11-29T20:00:00Z")), [ANN]);
    assert_eq!(of(&reminded(&mut world, "2026-11-30T20:00:00Z")), [FRED], "as usual: a day before");
    // Her orders are in, but she waits. His are in, without a wish to wait.
    ask(&mut world, ANN, &format!("{}\nSET WAIT", ORDERS[0].1));
    ask(&mut world, FRED, &format!("{}\nSET WAIT", ORDERS[2].1));
    ask(&mut world, EVE, ORDERS[1].1);
    let letters = reminded(&mut world, "2026-12-01T19:59:00Z");
    assert_eq!(of(&letters), [ANN]);
    assert!(
        letters[0]
            .1
            .contains("Your S1901M orders are in. The turn is waiting for the deadline because you asked it to")
    );
    ask(&mut world, ANN, "SIGN ON aclub secret\nSET REMINDER AS USUAL");
    let told = ask(&mut world, ANN, "MY DATA");
    assert!(told.contains("Reminders: a day before the deadline"), "{told}");
}

#[test]
fn a_player_who_owes_nothing_is_not_reminded() {
    let mut world = club(true, "");
    for who in ["ann", "eve", "fred"] {
        let letter = &who[..1];
        ask(&mut world, &format!("{who}@example.org"), &format!("SIGN ON {letter}club secret\nSET REMINDER 6h"));
    }
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET START 23 NOV 19:00");
    ask(&mut world, EVE, ORDERS[1].1);
    ask(&mut world, FRED, ORDERS[2].1);
    ask(&mut world, ANN, ORDERS[0].1);
    world.mail();
    world.run_to(time("2026-11-23T18:59:00Z"));
    assert_eq!(world.mail().iter().filter(|mail| mail.subject.ends_with("Reminder")).count(), 0);
}

/// The classic judges counted a new player as late because their predecessor was.
#[test]
fn late_flags_are_right_after_a_takeover() {
    let mut world = club(true, "SET WHITE, NO LATE PRESS\nSET MOVE GRACE 24");
    all_order_but(&mut world, &[ANN, EVE]);
    world.run_to(row(&world, "club").grace.unwrap());
    assert!(row(&world, "club").abandoned.is_some());
    ask(&mut world, ZOE, "REGISTER Zoe Zander\nSIGN ON aclub another");
    let told = ask(&mut world, FRED, "SIGN ON fclub secret\nLIST club");
    assert!(told.contains("Late: England."), "{told}");
    let zoe = told.split("Austria: Zoe Zander").nth(1).unwrap().split("England:").next().unwrap();
    assert!(!zoe.contains("late"), "{told}");
    let told = ask(&mut world, ZOE, "SIGN ON aclub another");
    assert!(!told.contains("You are late"), "{told}");
    assert!(ask(&mut world, ZOE, "GAMES").contains("You owe 3 orders."));
    let told = ask(&mut world, ZOE, "SIGN ON aclub another\nPRESS TO F\nHello!\nENDPRESS");
    assert!(!told.contains("late players cannot write press"), "{told}");
    let told = ask(&mut world, EVE, "SIGN ON eclub secret\nPRESS TO F\nHello!\nENDPRESS");
    assert!(told.contains("late players cannot write press"), "{told}");
    let seat = |world: &World| {
        let seats = world.store.seats(row(world, "club").id).unwrap();
        seats.into_iter().find(|seat| seat.power.as_deref() == Some("Austria")).unwrap()
    };
    assert_eq!((seat(&world).user_name.as_str(), seat(&world).n_late), ("Zoe Zander", 0));
}

#[test]
fn a_player_is_late_once_per_turn() {
    let mut world = club(true, "");
    world.run_to(time("2026-11-23T21:00:00Z"));
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE +2d");
    world.run_to(time("2026-11-25T22:00:00Z"));
    let told = ask(&mut world, FRED, "SIGN ON fclub secret\nLIST club");
    assert!(told.contains("late once") && !told.contains("late 2 times"), "{told}");
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET NO LATE COUNT");
    assert!(!ask(&mut world, FRED, "SIGN ON fclub secret\nLIST club").contains("late once"));
}

#[test]
fn a_gm_does_not_shorten_the_announced_time() {
    let mut world = club(true, "");
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 21 NOV 11:00");
    assert!(told.contains("has passed"), "{told}");
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE +3h");
    assert!(
        told.contains(
            "an earlier deadline is at least 24 hours away. The earliest now is Sunday 22 November 2026, 12:00 UTC."
        ),
        "{told}"
    );
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nSET GRACE 23 NOV 21:00\nSET GRACE 26 NOV 10:00");
    assert!(told.contains("Grace for S1901M ends Thursday 26 November 2026, 10:00 UTC."), "{told}");
    let told = cause(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 22 NOV 20:00");
    for who in [ANN, EVE, FRED] {
        let letter = said(&told.iter().find(|mail| mail.to == who).unwrap().body);
        assert!(letter.contains("The deadline for S1901M is now Sunday 22 November 2026, 20:00 UTC, earlier than announced: it was Monday 23 November 2026, 20:00 UTC."), "{letter}");
    }
    // Where turns are shorter than that, the remaining time is shorter too.
    let mut world = club(true, "");
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET EVERY 2 HOURS\nSET DEADLINE +3h");
    assert_eq!(deadline(&world, "club"), "2026-11-21T15:00:00Z");
}

#[test]
fn an_announced_deadline_stays_to_the_minute() {
    for lines in [
        "PAUSE\nRESUME",
        "TERMINATE club\nRESUME",
        "PROCESS\nROLLBACK",
        "PAUSE\nROLLBACK 1",
        "TERMINATE club\nROLLBACK 1",
    ] {
        let mut world = club(true, "");
        ask(&mut world, MAX, "SIGN ON mclub secret\nPROCESS");
        ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 20 JAN 17:35 UTC\nSET GRACE 30 JAN 11:11 UTC");
        ask(&mut world, MAX, &format!("SIGN ON mclub secret\n{lines}"));
        let row = row(&world, "club");
        // The turn after it has a deadline by the clock, and that also stays.
        let kept = if lines.contains("PROCESS") { "2027-01-20T20:00:00Z" } else { "2027-01-20T17:35:00Z" };
        assert_eq!((row.life, row.deadline.unwrap()), (Life::Running, time(kept)), "{lines}");
        if !lines.contains("PROCESS") {
            assert_eq!(row.grace, Some(time("2027-01-30T11:11:00Z")), "{lines}");
        }
    }
}

#[test]
fn a_pause_gives_back_the_time_that_was_left() {
    let mut world = club(true, "SET EVERY 4 DAYS AT 20:00");
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 2 DEC 20:00");
    world.run_to(time("2026-11-29T12:00:00Z"));
    ask(&mut world, MAX, "SIGN ON mclub secret\nPAUSE");
    world.run_to(time("2026-12-20T12:00:00Z"));
    ask(&mut world, ANN, "SIGN ON aclub secret\nRESUME");
    assert_eq!(deadline(&world, "club"), "2026-12-23T20:00:00Z", "three days and eight hours");
    // With an hour left, everyone gets a day.
    world.run_to(time("2026-12-23T19:00:00Z"));
    ask(&mut world, MAX, "SIGN ON mclub secret\nPAUSE");
    world.run_to(time("2026-12-24T09:00:00Z"));
    ask(&mut world, MAX, "SIGN ON mclub secret\nRESUME");
    assert_eq!(deadline(&world, "club"), "2026-12-25T20:00:00Z");
    // And not during a player's absence.
    ask(&mut world, ANN, "SIGN ON aclub secret\nSET ABSENCE 26 DEC TO 29 DEC");
    ask(&mut world, MAX, "SIGN ON mclub secret\nPAUSE");
    world.run_to(time("2026-12-27T09:00:00Z"));
    ask(&mut world, MAX, "SIGN ON mclub secret\nRESUME");
    assert_eq!(deadline(&world, "club"), "2026-12-30T20:00:00Z");
}

#[test]
fn a_pause_with_an_end_ends_by_itself() {
    let mut world = club(true, "");
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nPAUSE UNTIL 20 NOV");
    assert!(told.contains("has passed") && row(&world, "club").life == Life::Running, "{told}");
    ask(&mut world, MAX, "SIGN ON mclub secret\nPAUSE UNTIL 1 DEC");
    assert_eq!(row(&world, "club").next_at, Some(time("2026-12-01T00:00:00Z")));
    assert!(ask(&mut world, ANN, "LIST club").contains("It resumes automatically Tuesday 1 December 2026, 00:00 UTC."));
    // The pause can be extended and shortened.
    ask(&mut world, MAX, "SIGN ON mclub secret\nPAUSE UNTIL 5 DEC");
    world.mail();
    world.run_to(time("2026-12-04T23:59:00Z"));
    assert_eq!(row(&world, "club").life, Life::Paused);
    world.run_to(time("2026-12-05T00:00:00Z"));
    assert_eq!(row(&world, "club").life, Life::Running);
    assert!(
        world
            .mail()
            .iter()
            .any(|mail| mail.to == ANN && said(&mail.body).contains("The pause has ended: the game 'club' continues."))
    );
    // The players of a game without a GM agree to it.
    let mut world = club(false, "");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nPAUSE UNTIL 1 DEC");
    assert!(
        said(&asked[0].body)
            .contains("Austria proposes to pause the game 'club' until Tuesday 1 December 2026, 00:00 UTC.")
    );
    reply(&mut world, &asked, EVE, "Yes");
    reply(&mut world, &asked, FRED, "Yes");
    assert_eq!(row(&world, "club").paused_until, Some(time("2026-12-01T00:00:00Z")));
}

#[test]
fn no_turn_ends_on_a_closed_day() {
    let mut world = club(true, "SET NO PROCESSING 24 DEC TO 2 JAN, QUIET HOURS 22:00 TO 7:00");
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 25 DEC");
    assert!(
        told.contains(
            "(SET NO PROCESSING 24 Dec TO 2 Jan). The first time after it is Sunday 3 January 2027, 07:00 UTC."
        ),
        "{told}"
    );
    let told = ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 20 DEC 23:00");
    assert!(
        told.contains(
            "(SET QUIET HOURS 22:00 TO 07:00). The first time after it is Monday 21 December 2026, 07:00 UTC."
        ),
        "{told}"
    );
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET DEADLINE 23 DEC");
    world.run_to(time("2026-12-23T21:45:00Z"));
    all_order_but(&mut world, &[]);
    assert_eq!(row(&world, "club").phase, "S1901M", "they came too late for today");
    let told = ask(&mut world, ANN, "SIGN ON aclub secret\nLIST club");
    assert!(told.contains("SET NO PROCESSING 24 Dec TO 2 Jan SET QUIET HOURS 22:00 TO 07:00"), "{told}");
    world.run_to(time("2027-01-03T07:00:00Z"));
    assert_eq!(row(&world, "club").phase, "F1901M");
    // The GM is exempt.
    ask(&mut world, MAX, "SIGN ON mclub secret\nSET PROCESSING, NO QUIET HOURS\nPROCESS");
    assert_eq!(row(&world, "club").phase, "S1902M");
}
