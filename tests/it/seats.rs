//! Seats and the news about them: GMs who leave, ejected players, civil disorder, takeovers, observers, addresses; and the deadlines
//! involved.
use crate::world::{World, cause};
use chancery::mail::sink::Mail;
use chancery::store::{GameRow, Life};
use jiff::{SignedDuration, Timestamp};

const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const ROB: &str = "rob@example.org";
const ZOE: &str = "zoe@example.org";

fn row(world: &World, name: &str) -> GameRow {
    world.store.game_named(name).unwrap().unwrap()
}

fn flat(mail: &Mail) -> String {
    mail.body.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn ask(world: &mut World, from: &str, lines: &str) -> String {
    flat(&world.ask(from, lines))
}

/// Orders all seven of `demo` to hold, except for these.
fn all_hold_but(world: &mut World, without: &[char]) {
    let orders = [
        ('a', "A BUD H, A VIE H, F TRI H"),
        ('e', "F LON H, F EDI H, A LVP H"),
        ('f', "A PAR H, A MAR H, F BRE H"),
        ('g', "A BER H, A MUN H, F KIE H"),
        ('i', "A ROM H, A VEN H, F NAP H"),
        ('r', "A MOS H, A WAR H, F SEV H, F STP H"),
        ('t', "A CON H, A SMY H, F ANK H"),
    ];
    let people = ["ann", "eve", "fred", "gus", "ida", "rob", "tom"];
    for ((letter, lines), name) in orders.into_iter().zip(people).filter(|((letter, _), _)| !without.contains(letter)) {
        let from = format!("{name}@example.org");
        world.write(&from, "judge@example.org", "", &format!("SIGN ON {letter}demo secret\n{lines}"));
    }
}

#[test]
fn a_gm_acting_as_a_power_resigns_nothing() {
    let mut world = World::with_games();
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nBECOME FRANCE\nRESIGN demo");
    assert!(said.contains("You act as France, so you have not resigned."), "{said}");
    assert!(said.contains("EJECT FRANCE"), "{said}");
    let said = ask(&mut world, ANN, "LIST demo");
    assert!(said.contains("Master: Max Master"), "{said}");
}

#[test]
fn the_only_gm_does_not_leave_a_game_by_accident() {
    let mut world = World::with_games();
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nRESIGN demo");
    assert!(said.contains("You are the only GM of 'demo', so you have not resigned."), "{said}");
    ask(&mut world, ZOE, "REGISTER Zoe Zander\nOBSERVE demo secret");
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nPROMOTE zoe@example.org\nRESIGN demo");
    assert!(said.contains("You have resigned from 'demo'."), "{said}");
    let said = ask(&mut world, ZOE, "SIGN ON mdemo secret\nRESIGN demo WITHOUT MASTER");
    assert!(said.contains("You have resigned from 'demo'."), "{said}");
}

#[test]
fn an_ejected_player_stays_out_until_the_gm_admits_them() {
    let mut world = World::with_games();
    let told = cause(&mut world, MAX, "SIGN ON mdemo secret\nEJECT RUSSIA");
    let to_rob = told.iter().find(|mail| mail.to == ROB).unwrap();
    assert!(flat(to_rob).contains("You cannot rejoin unless the GM readmits you."), "{}", to_rob.body);
    for lines in ["SIGN ON rdemo secret", "SIGN ON rdemo another", "OBSERVE demo another"] {
        let said = ask(&mut world, ROB, lines);
        assert!(said.contains("You have been ejected from 'demo'."), "{lines}: {said}");
    }
    ask(&mut world, MAX, "SIGN ON mdemo secret\nADMIT rob@example.org");
    let said = ask(&mut world, ROB, "SIGN ON rdemo another");
    assert!(said.contains("You now play Russia in 'demo'."), "{said}");
}

#[test]
fn a_player_ejected_from_a_forming_game_does_not_rejoin() {
    let mut world = World::new();
    ask(&mut world, MAX, "REGISTER Max Master\nCREATE ?spring secret\nBECOME MASTER");
    ask(&mut world, ANN, "REGISTER Ann Other\nSIGN ON ?spring secret");
    ask(&mut world, MAX, "SIGN ON mspring secret\nEJECT ann@example.org");
    let said = ask(&mut world, ANN, "SIGN ON ?spring secret");
    assert!(said.contains("You have been ejected from 'spring'."), "{said}");
}

#[test]
fn a_vanished_player_can_be_replaced_in_a_game_with_nmr() {
    let mut world = World::with_games();
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET NMR");
    all_hold_but(&mut world, &['r']);
    world.mail();
    world.run_to(row(&world, "demo").grace.unwrap() + SignedDuration::from_mins(5));
    assert_eq!(row(&world, "demo").phase, "F1901M");
    let told = world.mail();
    let disorder = |mail: &&Mail| mail.subject.ends_with("Civil disorder: Russia");
    let letter = flat(told.iter().filter(disorder).find(|mail| mail.to == ANN).expect("all are told"));
    assert!(letter.contains("Russia is in civil disorder: no orders arrived."), "{letter}");
    assert!(letter.contains("SIGN ON rdemo password"), "{letter}");
    let list = ask(&mut world, ANN, "LIST demo");
    assert!(list.contains("(CD: civil disorder"), "{list}");
    // The game no longer waits for Russia.
    all_hold_but(&mut world, &['r']);
    world.run_to(world.now + SignedDuration::from_hours(1));
    assert_eq!(row(&world, "demo").phase, "S1902M");
    let said = ask(&mut world, ZOE, "REGISTER Zoe Zander\nSIGN ON rdemo newer");
    assert!(said.contains("You now play Russia in 'demo'."), "{said}");
    // From now on it does again.
    all_hold_but(&mut world, &['r']);
    world.run_to(world.now + SignedDuration::from_hours(1));
    assert_eq!(row(&world, "demo").phase, "S1902M");
}

#[test]
fn a_player_in_civil_disorder_returns_by_sending_orders() {
    let mut world = World::with_games();
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET NMR");
    all_hold_but(&mut world, &['r']);
    world.run_to(row(&world, "demo").grace.unwrap() + SignedDuration::from_mins(5));
    let said = ask(&mut world, ROB, "SIGN ON rdemo secret");
    assert!(said.contains("Russia is in civil disorder: the game does not wait for it"), "{said}");
    assert!(said.contains("BEGIN ORDERS"), "{said}");
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret");
    assert!(said.contains("Russia: in civil disorder."), "{said}");
    let told = cause(&mut world, ROB, "SIGN ON rdemo secret\nA MOS H");
    assert!(told.iter().any(|mail| mail.to == ANN && mail.subject.ends_with("Russia is back")), "{told:?}");
    let said = ask(&mut world, ZOE, "REGISTER Zoe Zander\nSIGN ON rdemo newer");
    assert!(said.contains("That is not the password of that seat"), "{said}");
}

/// No player is left to wait for: then turns do not run one after the other.
#[test]
fn a_deserted_game_does_not_race_through_turns() {
    let mut world = World::with_games();
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET NMR");
    world.run_to(row(&world, "demo").grace.unwrap() + SignedDuration::from_mins(5));
    assert_eq!(row(&world, "demo").phase, "F1901M");
    world.run_to(row(&world, "demo").deadline.unwrap() - SignedDuration::from_mins(5));
    assert_eq!(row(&world, "demo").phase, "F1901M");
}

#[test]
fn everyone_waits_for_the_deadline_after_a_takeover() {
    let mut world = World::with_games();
    world.write(ROB, "judge@example.org", "", "SIGN ON rdemo secret\nRESIGN demo");
    all_hold_but(&mut world, &['r']);
    let told = cause(&mut world, ZOE, "REGISTER Zoe Zander\nSIGN ON rdemo newer\nA MOS H, A WAR H, F SEV H, F STP H");
    let to_ann = told.iter().find(|mail| mail.to == ANN).unwrap();
    assert!(flat(to_ann).contains("the turn now waits for the deadline"), "{}", to_ann.body);
    world.run_to(world.now + SignedDuration::from_hours(2));
    assert_eq!(row(&world, "demo").phase, "S1901M");
    for (letter, from) in "aefgit".chars().zip(["ann", "eve", "fred", "gus", "ida", "tom"]) {
        ask(&mut world, &format!("{from}@example.org"), &format!("SIGN ON {letter}demo secret\nSET NO WAIT"));
    }
    ask(&mut world, ZOE, "SIGN ON rdemo newer\nSET NO WAIT");
    world.run_to(world.now + SignedDuration::from_hours(2));
    assert_eq!(row(&world, "demo").phase, "F1901M");
}

#[test]
fn only_the_gm_sees_addresses_unless_the_game_says_otherwise() {
    let mut world = World::with_games();
    let questions = "WHOGAME demo\nWHOGAME demo FULL\nLIST demo\nLIST FULL\nWHOGAME open";
    let names = |text: &str| text.contains("Eve English") && text.contains("Max Master");
    let addresses = |text: &str| text.contains("eve@example.org") || text.contains("max@example.org");
    let said = ask(&mut world, "stranger@elsewhere.test", questions);
    assert!(names(&said) && !addresses(&said), "{said}");
    let said = ask(&mut world, ZOE, &format!("REGISTER Zoe Zander\n{questions}"));
    assert!(names(&said) && !addresses(&said), "{said}");
    let said = ask(&mut world, ZOE, &format!("OBSERVE demo secret\n{questions}"));
    assert!(names(&said) && !addresses(&said), "{said}");
    let said = ask(&mut world, ANN, questions);
    assert!(!said.contains("eve@example.org") && said.contains("max@example.org"), "{said}");
    let said = ask(&mut world, MAX, questions);
    assert!(said.contains("eve@example.org"), "{said}");
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET ADDRESSES PLAYERS");
    let said = ask(&mut world, ANN, questions);
    assert!(said.contains("eve@example.org"), "{said}");
    let said = ask(&mut world, ZOE, questions);
    assert!(!addresses(&said), "an observer: {said}");
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET ADDRESSES ALL");
    assert!(addresses(&ask(&mut world, ZOE, questions)));
    assert!(!addresses(&ask(&mut world, "stranger@elsewhere.test", questions)));
}

#[test]
fn an_observer_is_announced_and_in_gunboat_without_a_name() {
    let mut world = World::with_games();
    let told = cause(&mut world, ZOE, "REGISTER Zoe Zander\nOBSERVE demo secret");
    let to = |reader: &str| told.iter().find(|mail| mail.to == reader).expect("all are told").body.as_str();
    assert!(to(ANN).contains("Zoe Zander now observes 'demo'."), "{}", to(ANN));
    assert!(to(MAX).contains("Zoe Zander (zoe@example.org) now observes 'demo'."), "{}", to(MAX));
    let mut world = World::new();
    ask(&mut world, MAX, "REGISTER Max Master\nCREATE ?boat secret\nBECOME MASTER\nSET GUNBOAT, POWERS 2");
    ask(&mut world, ANN, "REGISTER Ann Other\nSIGN ON ?boat secret");
    let told = cause(&mut world, ZOE, "REGISTER Zoe Zander\nOBSERVE boat secret");
    let to_ann = told.iter().find(|mail| mail.to == ANN).expect("players are told");
    assert!(to_ann.body.contains("An observer now observes 'boat'."), "{}", to_ann.body);
    for lines in ["LIST boat", "WHOGAME boat"] {
        let said = ask(&mut world, ANN, lines);
        assert!(said.contains("Observer: somebody") && !said.contains("Zoe"), "{said}");
    }
    // The e-mail at the start names the GM, and not the observer.
    let told = cause(&mut world, EVE, "REGISTER Eve English\nSIGN ON ?boat secret");
    let start = flat(told.iter().find(|mail| mail.to == ANN && mail.subject.contains(" You are ")).unwrap());
    assert!(start.contains("GM: Max Master max@example.org"), "{start}");
    assert!(start.contains("Observer: someone"), "{start}");
}

#[test]
fn a_full_game_starts_when_it_may_start_by_itself() {
    let mut world = World::new();
    ask(&mut world, MAX, "REGISTER Max Master\nCREATE ?spring secret\nBECOME MASTER\nSET MANUAL START, POWERS 2");
    ask(&mut world, ANN, "REGISTER Ann Other\nSIGN ON ?spring secret");
    ask(&mut world, EVE, "REGISTER Eve English\nSIGN ON ?spring secret");
    assert_eq!(row(&world, "spring").life, Life::Forming);
    let said = ask(&mut world, MAX, "SIGN ON mspring secret\nSET AUTO START");
    assert!(said.contains("All seats are taken: the game is starting."), "{said}");
    assert_eq!(row(&world, "spring").life, Life::Running);
}

#[test]
fn a_game_is_conceded_to_the_leading_player() {
    let mut world = World::with_games();
    let said = ask(&mut world, ANN, "SIGN ON ademo secret\nSET CONCEDE TURKEY");
    assert!(said.contains("and Turkey is not one. The leader is Russia."), "{said}");
    let said = ask(&mut world, ANN, "SIGN ON ademo secret\nSET CONCEDE RUSSIA");
    assert!(said.contains("Austria votes to concede the game to Russia."), "{said}");
}

#[test]
fn the_next_deadline_is_never_before_the_last_one() {
    let mut world = World::with_games();
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET DEADLINE 2027-01-20 20:00 UTC");
    let set: Timestamp = "2027-01-20T20:00:00Z".parse().unwrap();
    all_hold_but(&mut world, &[]);
    world.run_to(world.now + SignedDuration::from_hours(1));
    assert_eq!(row(&world, "demo").phase, "F1901M");
    // At the next permitted time.
    assert_eq!(row(&world, "demo").deadline, Some("2027-01-20T23:30:00Z".parse().unwrap()));
    assert!(Some(set) < row(&world, "demo").deadline);
}

#[test]
fn a_manual_deadline_survives_a_pause_a_rollback_and_an_end() {
    let set: Timestamp = "2027-01-20T23:30:00Z".parse().unwrap();
    for lines in ["PAUSE\nRESUME", "TERMINATE demo\nRESUME", "PROCESS\nROLLBACK"] {
        let mut world = World::with_games();
        ask(&mut world, MAX, &format!("SIGN ON mdemo secret\nSET DEADLINE 2027-01-20 23:30 UTC\n{lines}"));
        assert_eq!(row(&world, "demo").deadline, Some(set), "{lines}");
    }
}

#[test]
fn an_unchanged_address_is_not_announced() {
    let mut world = World::with_games();
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET ADDRESSES PLAYERS");
    for same in ["SET ADDRESS", "SET ADDRESS ann@example.org"] {
        let told = cause(&mut world, ANN, &format!("SIGN ON ademo secret\n{same}"));
        assert!(told.is_empty(), "{same}: {told:?}");
    }
    let asked = cause(&mut world, ANN, "SIGN ON ademo secret\nSET ADDRESS ann@elsewhere.test");
    let reply_to = asked[0].reply_to.clone().expect("it asks for a confirmation");
    world.write("ann@elsewhere.test", &reply_to, "", "CONFIRM");
    assert!(world.mail().iter().any(|mail| mail.to == EVE), "a new address is news");
    let told = cause(&mut world, ANN, "SIGN ON ademo secret\nSET ADDRESS ann@elsewhere.test");
    assert!(told.is_empty(), "{told:?}");
}

#[test]
fn a_new_delay_takes_effect_at_once_and_the_reply_says_so() {
    let mut world = World::with_games();
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nSET MOVE DELAY 0");
    assert!(said.contains("The new DELAY counts at once.") && !said.contains("next phase"), "{said}");
    all_hold_but(&mut world, &[]);
    world.run_to(world.now);
    assert_eq!(row(&world, "demo").phase, "F1901M");
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nSET MOVE NEXT 72");
    assert!(said.contains("This applies from the next phase on."), "{said}");
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nSET MOVE NEXT 48 DELAY 1");
    assert!(said.contains("The new DELAY counts at once; the rest applies from the next phase on."), "{said}");
}

#[test]
fn the_first_turn_of_a_game_with_press_has_twice_as_long() {
    for (press, deadline) in [("WHITE", "2026-11-25T20:00:00Z"), ("NO PRESS", "2026-11-23T20:00:00Z")] {
        let mut world = World::new();
        let settings = format!("SET POWERS 2, {press}\nSET MOVE CLOCK 20:00 NEXT 48 DAYS SMTWTFS");
        ask(&mut world, ANN, &format!("REGISTER Ann Other\nCREATE ?spring secret\n{settings}\nSET PREFERENCE A"));
        ask(&mut world, EVE, "REGISTER Eve English\nSIGN ON ?spring secret\nSET PREFERENCE E");
        assert_eq!(row(&world, "spring").deadline, Some(deadline.parse().unwrap()), "{press}");
        ask(&mut world, ANN, "SIGN ON aspring secret\nA BUD H, A VIE H, F TRI H");
        ask(&mut world, EVE, "SIGN ON espring secret\nF LON H, F EDI H, A LVP H");
        world.run_to(world.now + SignedDuration::from_hours(40));
        assert_eq!(row(&world, "spring").phase, "F1901M");
    }
}

#[test]
fn a_gm_ejects_a_player_with_return_or_for_good() {
    let mut world = World::with_games();
    let told = cause(&mut world, MAX, "SIGN ON mdemo secret\nEJECT RUSSIA WITH RETURN");
    let to_rob = flat(told.iter().find(|mail| mail.to == ROB).unwrap());
    assert!(to_rob.contains("SIGN ON rdemo password") && !to_rob.contains("cannot rejoin"), "{to_rob}");
    let said = ask(&mut world, ROB, "SIGN ON rdemo another");
    assert!(said.contains("You now play Russia in 'demo'."), "{said}");
    for end in ["FOR GOOD", "AND BAN"] {
        let told = cause(&mut world, MAX, &format!("SIGN ON mdemo secret\nEJECT rob@example.org {end}"));
        let to_rob = told.iter().find(|mail| mail.to == ROB);
        if let Some(letter) = to_rob.map(flat) {
            assert!(
                letter.ends_with("You cannot rejoin. On the web: https://judge.example.org/games/demo"),
                "{letter}"
            );
        }
        for lines in ["SIGN ON rdemo another", "SIGN ON rdemo newer", "OBSERVE demo another"] {
            let said = ask(&mut world, ROB, lines);
            assert!(said.contains("You have been ejected from 'demo'. You cannot come back."), "{lines}: {said}");
        }
        let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nADMIT rob@example.org");
        assert!(said.contains("was ejected from 'demo' for good"), "{said}");
    }
    let said = ask(&mut world, MAX, "SIGN ON mdemo secret\nEJECT the man for good");
    assert!(said.contains("***"), "{said}");
}

#[test]
fn a_player_can_resign_at_any_stage_and_return_while_the_seat_is_open() {
    // Before the start.
    let mut world = World::with_games();
    ask(&mut world, ANN, "SIGN ON ?open secret");
    let said = ask(&mut world, ANN, "SIGN ON ?open secret\nWITHDRAW open");
    assert!(said.contains("You have resigned from 'open'."), "{said}");
    let said = ask(&mut world, ANN, "SIGN ON ?open secret");
    assert!(said.contains("You have joined 'open'."), "{said}");
    // During the game.
    ask(&mut world, ANN, "SIGN ON ademo secret\nRESIGN demo");
    let said = ask(&mut world, ANN, "SIGN ON ademo newer");
    assert!(said.contains("You now play Austria in 'demo'."), "{said}");
    // While it is paused: a new player waits until it resumes.
    ask(&mut world, MAX, "SIGN ON mdemo secret\nPAUSE");
    let said = ask(&mut world, ANN, "SIGN ON ademo newer\nRESIGN demo");
    assert!(said.contains("You have resigned from 'demo'."), "{said}");
    ask(&mut world, MAX, "SIGN ON mdemo secret\nRESUME");
    let said = ask(&mut world, ZOE, "REGISTER Zoe Zander\nSIGN ON ademo newer");
    assert!(said.contains("You now play Austria in 'demo'."), "{said}");
    // When it is over, no seat can be taken over.
    ask(&mut world, MAX, "SIGN ON mdemo secret\nTERMINATE demo");
    let said = ask(&mut world, ZOE, "SIGN ON ademo newer\nRESIGN demo");
    assert!(said.contains("You have resigned from 'demo'."), "{said}");
    let said = ask(&mut world, ANN, "OPENINGS");
    assert!(!said.contains("ademo"), "{said}");
}
