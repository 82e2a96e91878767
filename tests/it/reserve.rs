//! Open seats: their offers, their announcements and their takeovers.
use crate::world::{World, ask, cause, said};
use chancery::mail::sink::Mail;
use jiff::{SignedDuration, Timestamp};

const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const ROB: &str = "rob@example.org";
const NAN: &str = "nan@example.org";
const PAT: &str = "pat@example.org";

/// The judge's answer to a reply to this e-mail.
fn answer(world: &mut World, letter: &Mail, lines: &str) -> String {
    world.mail();
    world.write(&letter.to, letter.reply_to.as_deref().unwrap(), "", lines);
    let mails = world.mail();
    said(&mails.iter().find(|mail| mail.reply).expect("a reply").body)
}

/// The people who are offered a seat in these e-mails.
fn asked(mails: &[Mail]) -> Vec<&str> {
    mails.iter().filter(|mail| mail.subject.contains("Will you play")).map(|mail| mail.to.as_str()).collect()
}

fn deadline(world: &World) -> Timestamp {
    world.store.game_named("demo").unwrap().unwrap().deadline.unwrap()
}

/// `demo`, with Nan and Pat on the standby list.
fn with_reserves() -> World {
    let mut world = World::with_games();
    ask(&mut world, NAN, "REGISTER Nan New\nRESERVE");
    ask(&mut world, PAT, "REGISTER Pat Patient\nRESERVE");
    world
}

#[test]
fn a_resigned_seat_is_offered_in_turn_and_to_no_one_twice() {
    let mut world = with_reserves();
    let first = cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    assert_eq!(asked(&first), [NAN]);
    let day = SignedDuration::from_hours(24);
    world.run_to(world.now + day);
    assert_eq!(asked(&world.mail()), [PAT]);
    world.run_to(world.now + day);
    assert_eq!(asked(&world.mail()), [] as [&str; 0]);
    // A latecomer is asked at once, and a late yes is still valid.
    let told = cause(&mut world, "quin@example.org", "REGISTER Quin Quick\nRESERVE demo");
    assert!(asked(&told).is_empty());
    world.work().tick(10).unwrap();
    assert_eq!(asked(&world.mail()), ["quin@example.org"]);
    let offer = first.iter().find(|mail| mail.to == NAN).unwrap();
    world.write(NAN, offer.reply_to.as_deref().unwrap(), "", "yes");
    let told = world.mail();
    assert!(told.iter().any(|mail| mail.to == NAN && said(&mail.body).contains("You now play Russia in 'demo'.")));
    let to_quin = told.iter().find(|mail| mail.to == "quin@example.org").expect("Quin is told");
    assert!(said(&to_quin.body).contains("Russia in 'demo', has a player now."), "{}", to_quin.body);
}

#[test]
fn no_one_is_offered_a_seat_in_a_game_they_have_been_in() {
    let mut world = World::with_games();
    for who in [ANN, MAX, ROB] {
        ask(&mut world, who, "RESERVE");
    }
    let told = cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    assert!(asked(&told).is_empty(), "{:?}", asked(&told));
    // Nor an ejected player.
    ask(&mut world, NAN, "REGISTER Nan New\nSIGN ON rdemo secret2\nRESERVE demo");
    let told = cause(&mut world, MAX, "SIGN ON mdemo secret\nEJECT RUSSIA");
    assert!(asked(&told).is_empty(), "{:?}", asked(&told));
}

#[test]
fn a_private_game_is_offered_only_to_people_who_name_it() {
    let mut world = with_reserves();
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET NO LIST");
    assert!(asked(&cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo")).is_empty());
    ask(&mut world, PAT, "RESERVE demo");
    world.work().tick(10).unwrap();
    assert_eq!(asked(&world.mail()), [PAT]);
}

#[test]
fn one_person_thinks_about_one_seat_at_a_time_and_leaves_the_list_with_it() {
    let mut world = World::with_games();
    ask(&mut world, NAN, "REGISTER Nan New\nRESERVE");
    let told = cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    assert_eq!(asked(&told), [NAN]);
    assert!(asked(&cause(&mut world, ANN, "SIGN ON ademo secret\nRESIGN demo")).is_empty());
    let offer = told.iter().find(|mail| mail.to == NAN).unwrap();
    let reply = answer(&mut world, offer, "Yes.");
    assert!(reply.contains("You are off the reserve list"), "{reply}");
    let reply = ask(&mut world, NAN, "MY DATA");
    assert!(!reply.contains("On the reserve list"), "{reply}");
}

#[test]
fn an_offered_seat_is_taken_and_passed_on_by_name_too() {
    let mut world = with_reserves();
    assert_eq!(asked(&cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo")), [NAN]);
    let reply = ask(&mut world, PAT, "JOIN demo");
    assert!(reply.contains("you can't join it now"), "it is offered to somebody else: {reply}");
    world.mail();
    world.write(NAN, "judge@example.org", "", "DECLINE demo");
    let told = world.mail();
    assert_eq!(asked(&told), [PAT], "the next one is asked at once");
    let reply = ask(&mut world, PAT, "JOIN demo");
    assert!(reply.contains("You now play Russia in 'demo'.") && reply.contains("off the reserve list"), "{reply}");
    assert!(ask(&mut world, NAN, "JOIN demo").contains("you can't join it now"));
    assert!(ask(&mut world, NAN, "DECLINE demo").contains("No invitation to 'demo'"));
}

#[test]
fn a_player_seeking_a_replacement_continues_until_one_is_found() {
    let mut world = with_reserves();
    let told = cause(&mut world, ANN, "SIGN ON ademo secret\nSEEK REPLACEMENT A fine position\nA BUD - SER");
    assert_eq!(asked(&told), [NAN]);
    let offer = told.iter().find(|mail| mail.to == NAN).unwrap();
    assert!(said(&offer.body).contains("They say: \"A fine position\"."), "{}", offer.body);
    let openings = ask(&mut world, PAT, "OPENINGS");
    assert!(openings.contains("SIGN ON ademo password"), "{openings}");
    let reply = ask(&mut world, ANN, "SIGN ON ademo secret\nSTATUS");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
    // Anyone may take it: at once, with everything on file.
    world.mail();
    world.write(PAT, "judge@example.org", "", "SIGN ON ademo hush-hush\nSTATUS");
    let told = world.mail();
    let to_pat = told.iter().find(|mail| mail.to == PAT && mail.reply).unwrap();
    assert!(said(&to_pat.body).contains("You now play Austria in 'demo'."), "{}", to_pat.body);
    assert!(said(&to_pat.body).contains("Army Budapest -> Serbia."), "{}", to_pat.body);
    let to_ann = told.iter().find(|mail| mail.to == ANN).unwrap();
    assert!(said(&to_ann.body).contains("so you are free. Thank you for playing until then."), "{}", to_ann.body);
    let reply = ask(&mut world, ANN, "SIGN ON ademo secret");
    assert!(reply.contains("That is not the password of that seat"), "{reply}");
    let reply = answer(&mut world, offer, "yes");
    assert!(reply.contains("has a player now"), "{reply}");
}

#[test]
fn a_player_can_keep_the_seat_after_all() {
    let mut world = with_reserves();
    ask(&mut world, ANN, "SIGN ON ademo secret\nSET REPLACEMENT WANTED");
    let told = cause(&mut world, ANN, "SIGN ON ademo secret\nSEEK NO REPLACEMENT");
    assert!(told.iter().any(|mail| mail.to == NAN), "who was asked is told");
    let reply = ask(&mut world, PAT, "SIGN ON ademo hush-hush");
    assert!(reply.contains("That is not the password of that seat"), "{reply}");
    for lines in ["Seek a replacement?", "Replacement wanted", "Reserve a seat for me", "stand by me"] {
        let reply = ask(&mut world, ANN, &format!("SIGN ON ademo secret\n{lines}"));
        assert!(reply.contains("***"), "{lines}: {reply}");
    }
}

#[test]
fn a_replacement_gets_time_for_the_first_orders() {
    let mut world = World::with_games();
    ask(&mut world, NAN, "REGISTER Nan New");
    let before = deadline(&world);
    world.run_to(before - SignedDuration::from_hours(3));
    ask(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    ask(&mut world, NAN, "SIGN ON rdemo hush-hush");
    let after = deadline(&world);
    assert!(SignedDuration::from_hours(36) <= after.duration_since(world.now), "{after}");
    // With enough time, the deadline stays.
    ask(&mut world, PAT, "REGISTER Pat Patient");
    ask(&mut world, ANN, "SIGN ON ademo secret\nRESIGN demo");
    ask(&mut world, PAT, "SIGN ON ademo hush-hush");
    assert_eq!(deadline(&world), after);
}

#[test]
fn openings_are_emailed_once_a_day_on_request() {
    let mut world = World::with_games();
    let reply = ask(&mut world, NAN, "REGISTER Nan New\nSET NOTICES STANDARD");
    assert!(reply.contains("SIGN ON ?open password"), "{reply}");
    let beat = |world: &mut World, hours| {
        world.now += SignedDuration::from_hours(hours);
        world.work().heartbeat().unwrap();
        world.mail().into_iter().filter(|mail| mail.to == NAN).collect::<Vec<_>>()
    };
    assert!(beat(&mut world, 25).is_empty(), "nothing is new");
    ask(&mut world, MAX, "SIGN ON mdemo secret\nSET DEADLINE 1 Jan 2027");
    ask(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    ask(&mut world, PAT, "REGISTER Pat Patient\nCREATE ?other secret loeb9");
    let told = beat(&mut world, 1);
    assert_eq!(told.len(), 1, "{told:?}");
    let letter = said(&told[0].body);
    assert!(letter.contains("SIGN ON rdemo password"), "{letter}");
    assert!(!letter.contains("?open") && !letter.contains("?other"), "only what is new, on this board: {letter}");
    ask(&mut world, ANN, "SIGN ON ademo secret\nRESIGN demo");
    assert!(beat(&mut world, 2).is_empty(), "one letter a day");
    let told = beat(&mut world, 23);
    assert_eq!(told.len(), 1, "{told:?}");
    let reply = answer(&mut world, &told[0], "UNSUBSCRIBE");
    assert!(reply.contains("I'll no longer e-mail you openings."), "{reply}");
    ask(&mut world, "eve@example.org", "SIGN ON edemo secret\nRESIGN demo");
    assert!(beat(&mut world, 25).is_empty());
}

#[test]
fn the_former_players_password_and_reply_addresses_are_dead() {
    let mut world = World::with_games();
    ask(&mut world, NAN, "REGISTER Nan New");
    let letter = world.ask(ROB, "SIGN ON rdemo secret\nSEEK REPLACEMENT");
    ask(&mut world, NAN, "SIGN ON rdemo hush-hush");
    let reply = answer(&mut world, &letter, "A MOS - UKR");
    assert!(!reply.contains("Russia"), "{reply}");
    let reply = ask(&mut world, ROB, "SIGN ON rdemo secret\nA MOS - UKR");
    assert!(reply.contains("That is not the password of that seat"), "{reply}");
    let reply = ask(&mut world, NAN, "SIGN ON rdemo hush-hush\nSTATUS");
    assert!(!reply.contains("Ukraine"), "{reply}");
}

#[test]
fn erased_people_are_no_longer_asked() {
    let mut world = with_reserves();
    let letter = world.ask(NAN, "SET NOTICES\nUNREGISTER");
    answer(&mut world, &letter, "CONFIRM");
    world.mail();
    assert_eq!(asked(&cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo")), [PAT]);
}

#[test]
fn gunboat_games_do_not_reveal_departing_or_new_players() {
    let mut world = World::new();
    ask(&mut world, MAX, "REGISTER Max Master\nCREATE ?boat secret standard_france_austria gunboat\nBECOME MASTER");
    ask(&mut world, "ann@example.org", "REGISTER Ann Other\nSIGN ON ?boat secret\nSET PREFERENCE A");
    ask(&mut world, "bob@example.org", "REGISTER Bob Open\nSIGN ON ?boat secret\nSET PREFERENCE F");
    ask(&mut world, NAN, "REGISTER Nan New\nRESERVE");
    ask(&mut world, PAT, "REGISTER Pat Patient");
    let reply = ask(&mut world, ANN, "SIGN ON aboat secret\nSEEK REPLACEMENT Write to ann@example.org");
    assert!(reply.contains("it contains your own address"), "{reply}");
    let mut told =
        cause(&mut world, ANN, "SIGN ON aboat secret\nSEEK REPLACEMENT\nSITTER pat@example.org UNTIL 30 NOV");
    let offer = told.iter().find(|mail| mail.to == NAN).expect("Nan is asked").clone();
    world.write(NAN, offer.reply_to.as_deref().unwrap(), "", "yes");
    told.extend(world.mail());
    told.extend(cause(&mut world, NAN, "SIGN ON boat\nRESIGN boat"));
    told.extend(cause(&mut world, PAT, "SIGN ON aboat hush-hush"));
    told.push(
        world.ask("bob@example.org", "SIGN ON fboat secret\nLIST boat\nWHOGAME boat FULL\nSUMMARY boat\nHISTORY boat"),
    );
    let own = [(ANN, "Ann Other"), ("bob@example.org", "Bob Open"), (NAN, "Nan New"), (PAT, "Pat Patient")];
    assert!(12 < told.len(), "{}", told.len());
    for mail in told.iter().filter(|mail| mail.to != MAX) {
        for (address, name) in own.iter().filter(|(address, _)| *address != mail.to) {
            let text = format!("{}\n{}", mail.subject, mail.body);
            assert!(!said(&text).contains(name) && !text.contains(*address), "{name} to {}: {text}", mail.to);
        }
    }
}

#[test]
fn people_who_have_left_seats_are_asked_last() {
    let mut world = with_reserves();
    let nan = world.store.user_at(NAN).unwrap().unwrap();
    let demo = world.store.game_named("demo").unwrap().unwrap();
    world.store.mark(demo.id, 1, nan.id, chancery::store::Mark::Left, false).unwrap();
    let told = cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    assert_eq!(asked(&told), [PAT]);
    world.run_to(world.now + SignedDuration::from_hours(24));
    assert_eq!(asked(&world.mail()), [NAN]);
}
