//! Claims to accounts whose mailbox is said to be lost: a claim fails if the owner is there, and the keeper cannot grant it before the
//! owner's week is over.
use super::wary;
use crate::world::{World, said};
use chancery::judge::identity::Bearer;
use chancery::mail::sink::Mail;
use chancery::store::Session;
use jiff::SignedDuration;

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";
const MAX: &str = "max@example.org";
const KEEPER: &str = "keeper@example.org";
/// A thief; in a few tests, Ann herself.
const EVIL: &str = "evil@new.example";
const MOVE: &str = "KEEPER MOVE ann@example.org TO evil@new.example";

/// Lets this many hours pass, with the judge's once-a-minute work.
fn pass(world: &mut World, hours: i64) {
    world.now += SignedDuration::from_hours(hours);
    world.work().heartbeat().unwrap();
}

/// The last of these e-mails to a person.
fn to<'m>(letters: &'m [Mail], who: &str) -> Option<&'m Mail> {
    letters.iter().rfind(|mail| mail.to == who)
}

/// Sends these lines from an unproved address and confirms them. Returns the reply and the other e-mails.
fn confirmed(world: &mut World, from: &str, lines: &str) -> (String, Vec<Mail>) {
    let asked = world.ask(from, lines);
    world.write(from, asked.reply_to.as_ref().unwrap(), "", "CONFIRM");
    let letters = world.mail();
    (said(&to(&letters, from).unwrap().body), letters)
}

/// A claim to Ann's account. Returns the e-mails that went out.
fn asked(world: &mut World) -> Vec<Mail> {
    confirmed(world, EVIL, "I WAS ann@example.org").1
}

/// Replies to the last of these e-mails to a person.
fn answer(world: &mut World, letters: &[Mail], who: &str, lines: &str) -> Vec<Mail> {
    world.write(who, to(letters, who).unwrap().reply_to.as_ref().unwrap(), "", lines);
    world.mail()
}

/// The owner of the address.
fn owner_of(world: &World, address: &str) -> Option<String> {
    world.store.user_at(address).unwrap().map(|user| user.name)
}

/// Checks that no keeper command gives the account away.
fn assert_kept(world: &mut World, why: &str) {
    for (line, refused) in [
        (MOVE, why),
        ("KEEPER ADDRESS CHANGE ann@example.org TO evil@new.example", "***"),
        ("KEEPER ADDRESS ADD ann@example.org evil@new.example", "***"),
    ] {
        let reply = said(&world.desk(line));
        assert!(reply.contains("***") && reply.contains(refused), "{line}: {reply}");
    }
    assert_eq!(owner_of(world, ANN).as_deref(), Some("Ann Other"));
    assert_ne!(owner_of(world, EVIL).as_deref(), Some("Ann Other"));
}

#[test]
fn a_plain_no_from_the_old_address_stops_it_for_good() {
    for is_second in [false, true] {
        let mut world = wary();
        let mut letters = asked(&mut world);
        if is_second {
            pass(&mut world, 97);
            letters = world.mail();
            assert!(to(&letters, ANN).unwrap().subject.contains("about to move"), "{:?}", to(&letters, ANN));
        }
        let reply = answer(&mut world, &letters, ANN, "No!");
        assert!(said(&reply[0].body).contains("it does not move to evil@new.example"), "{}", reply[0].body);
        assert_kept(&mut world, "Its owner stopped this");
        pass(&mut world, 24 * 8);
        let letters = world.mail();
        assert!(to(&letters, KEEPER).is_none(), "the keeper is not asked");
        assert!(said(&to(&letters, EVIL).unwrap().body).contains("It does not move"));
        assert_kept(&mut world, "Its owner stopped this");
        // No second claim is possible at once, so thieves cannot trigger e-mails for ever.
        let (_, letters) = confirmed(&mut world, "evil@other.example", "I WAS ann@example.org");
        assert!(to(&letters, ANN).is_none(), "{letters:?}");
        // After a month the claim expires.
        pass(&mut world, 24 * 31);
        world.mail();
        let (_, letters) = confirmed(&mut world, "evil@third.example", "I WAS ann@example.org");
        assert!(to(&letters, ANN).is_some());
    }
}

#[test]
fn a_player_who_continues_to_play_keeps_the_account() {
    let by_letter = |world: &mut World| {
        world.write(ANN, JUDGE, "", "SIGN ON ademo secret\nA VIE - GAL");
    };
    let by_another_address = |world: &mut World| {
        world.write("ann@home.example", JUDGE, "", "SIGN ON ademo secret\nA VIE - GAL");
    };
    let by_page = |world: &mut World| {
        let session = Session {
            id: Default::default(),
            address: ANN.to_owned(),
            guest: None,
            began: world.now,
            fresh: world.now,
            seen: world.now,
            until: world.now + SignedDuration::from_hours(24),
            is_local: false,
            browser: "Firefox".to_owned(),
        };
        world.store.add_session("digest", &session).unwrap();
    };
    for (what, lives) in [
        ("an order with the password", &by_letter as &dyn Fn(&mut World)),
        ("the same from another address of hers", &by_another_address),
        ("a visit to a page", &by_page),
    ] {
        let mut world = wary();
        let ann = world.store.user_at(ANN).unwrap().unwrap();
        world.store.add_address(ann.id, "ann@home.example", world.now).unwrap();
        let letters = asked(&mut world);
        assert!(to(&letters, ANN).is_some() && to(&letters, "ann@home.example").is_some(), "both are hers");
        pass(&mut world, 48);
        world.mail();
        lives(&mut world);
        // Also in the moment before the judge has noticed.
        assert_kept(&mut world, "Ann Other has been active since");
        pass(&mut world, 1);
        let letters = world.mail();
        let told = said(&to(&letters, ANN).unwrap_or_else(|| panic!("{what}")).body);
        assert!(told.contains("You have been active since, so it stays yours"), "{what}: {told}");
        pass(&mut world, 24 * 8);
        assert_kept(&mut world, "Its owner stopped this");
        assert!(to(&world.mail(), KEEPER).is_none(), "{what}");
    }
}

/// The address in `From:` stops nothing and moves nothing.
#[test]
fn a_forged_from_neither_approves_nor_stops_a_claim() {
    let mut world = wary();
    let letters = asked(&mut world);
    for lines in ["YES", "CONFIRM", "I MOVE TO evil@new.example", "I STAY", "NO", "LIST"] {
        world.write(ANN, JUDGE, "", lines);
    }
    // Nor does the reply address of the thief's own e-mails.
    let own = to(&letters, EVIL).unwrap().reply_to.clone();
    for to in own.iter() {
        world.write(ANN, to, "", "I MOVE TO evil@new.example");
    }
    world.mail();
    assert_eq!(owner_of(&world, EVIL), None);
    pass(&mut world, 24);
    let row = world.store.find_move(ANN, EVIL).unwrap().unwrap();
    assert!(row.open().is_some(), "nobody has shown to be there");
}

/// A registered person proves only their own identity, not that of the person in `From:`: they cannot stop another person's claim.
#[test]
fn another_players_proof_is_no_sign_of_the_owner() {
    let mut world = wary();
    asked(&mut world);
    pass(&mut world, 1);
    let eve = world.store.user_at("eve@example.org").unwrap().unwrap();
    let hers = world.judge.reply_address(Bearer::Person(eve.id, eve.token));
    for (to, lines) in
        [(hers.as_str(), "LIST"), (hers.as_str(), "I STAY"), (JUDGE, "SIGN ON edemo secret\nF LON - NTH")]
    {
        world.write(ANN, to, "", lines);
    }
    pass(&mut world, 24);
    assert!(world.store.find_move(ANN, EVIL).unwrap().unwrap().open().is_some());
    // Ann's own password counts as one.
    world.write(ANN, JUDGE, "", "SIGN ON ademo secret\nA VIE - GAL");
    pass(&mut world, 1);
    assert!(world.store.find_move(ANN, EVIL).unwrap().unwrap().stopped.is_some());
}

/// A forwarded reply address moves no account.
#[test]
fn a_token_alone_does_not_agree() {
    let mut world = wary();
    asked(&mut world);
    let ann = world.store.user_at(ANN).unwrap().unwrap();
    let passed_on = world.judge.reply_address(Bearer::Person(ann.id, ann.token));
    world.write(EVIL, &passed_on, "", "I MOVE TO evil@new.example");
    let letters = world.mail();
    assert_eq!(owner_of(&world, EVIL), None);
    assert!(said(&to(&letters, ANN).unwrap().body).contains("I must be sure that it is you"), "{letters:?}");
}

#[test]
fn the_keeper_cannot_be_hurried_and_decides_alone() {
    let mut world = wary();
    assert!(said(&world.desk(MOVE)).contains("*** No one at evil@new.example has asked for"));
    let letters = asked(&mut world);
    assert!(!to(&letters, EVIL).unwrap().body.contains("Ann Other"), "the thief learns no name");
    assert_kept(&mut world, "Its owner can stop this until Saturday 28 November 2026");
    for who in [EVIL, MAX] {
        let reply = said(&world.ask(who, MOVE).body);
        assert!(reply.contains("Only the judge keeper can do that."), "{reply}");
    }
    pass(&mut world, 24 * 7 - 1);
    world.mail();
    assert_kept(&mut world, "Its owner can stop this until");
}

/// The judge or its mail server was down: the owner also has days to answer the second e-mail, and both have gone out.
#[test]
fn the_week_does_not_end_while_the_owner_cannot_read_email() {
    let mut world = wary();
    asked(&mut world);
    pass(&mut world, 24 * 30);
    assert_kept(&mut world, "Its owner can stop this until");
    pass(&mut world, 24 * 4);
    assert_kept(&mut world, "have not gone out yet");
    world.mail();
    pass(&mut world, 1);
    let letters = world.mail();
    assert!(to(&letters, KEEPER).is_some());
}

#[test]
fn the_reply_does_not_reveal_whether_the_account_exists() {
    let mut told = Vec::new();
    for old in [ANN, "nobody@example.org", KEEPER] {
        let mut world = wary();
        confirmed(&mut world, KEEPER, "REGISTER Kay Keeper");
        let (answer, letters) = confirmed(&mut world, EVIL, &format!("I WAS {old}"));
        assert_eq!(to(&letters, old).is_some(), old == ANN);
        if old == ANN {
            answer_no(&mut world, &letters);
        }
        let mut after = Vec::new();
        for _ in 0..9 {
            pass(&mut world, 24);
            after.extend(world.mail().into_iter().filter(|mail| mail.to == EVIL).map(|mail| mail.body));
        }
        let without = |text: &str| text.replace("this judge: keeper@example.org", "this judge").replace(old, "OLD");
        told.push((without(&answer), without(&said(&after.join("\n")))));
    }
    assert_eq!(told[0], told[1], "the owner has said no");
    assert_eq!(told[0], told[2], "the keeper's cannot be asked for");
    assert!(told[0].1.contains("It does not move"), "{told:?}");
}

fn answer_no(world: &mut World, letters: &[Mail]) {
    answer(world, letters, ANN, "NO");
}

#[test]
fn claims_and_their_emails_are_rate_limited() {
    let mut world = wary();
    for i in 0..3 {
        let (reply, _) = confirmed(&mut world, EVIL, &format!("I WAS p{i}@example.org"));
        assert!(reply.contains("is registered here"), "{reply}");
        pass(&mut world, 24);
    }
    let (reply, _) = confirmed(&mut world, EVIL, "I WAS ann@example.org");
    assert!(reply.contains("I take no more of these requests"), "{reply}");
    let mut n = 0;
    for i in 0..20 {
        pass(&mut world, 1);
        let from = format!("evil{i}@new.example");
        let (_, letters) = confirmed(&mut world, &from, "I WAS ann@example.org");
        n += letters.iter().filter(|mail| mail.to == ANN).count();
    }
    for _ in 0..40 {
        pass(&mut world, 1);
        n += world.mail().iter().filter(|mail| mail.to == ANN).count();
    }
    assert_eq!(n, 3, "one for each request that may be open");
}

/// A thief who is the GM of one of the player's games cannot vouch for themselves. Other GMs are asked once.
#[test]
fn a_gm_does_not_vouch_for_their_own_address() {
    let mut world = wary();
    let (_, letters) = confirmed(&mut world, MAX, "I WAS ann@example.org");
    assert!(letters.iter().all(|mail| mail.to != MAX || mail.reply), "{letters:?}");
    let reply = said(&world.ask(MAX, "SIGN ON mdemo secret\nI KNOW max@example.org").body);
    assert!(reply.contains("*** No one at max@example.org is asking for an account in 'demo' now."), "{reply}");
    assert_eq!(world.store.move_answers(world.store.moves().unwrap()[0].id).unwrap(), []);
}

#[test]
fn old_tokens_and_passwords_prove_no_one_after_a_move() {
    let mut world = wary();
    confirmed(&mut world, EVIL, "REGISTER Annie\nSIGN ON ?open secret");
    let ann = world.store.user_at(ANN).unwrap().unwrap();
    let old = world.judge.reply_address(Bearer::Person(ann.id, ann.token));
    let seat = world.store.tenures_of(ann.id).unwrap().remove(0);
    let of_seat = world.judge.reply_address(Bearer::Seat(seat.id, seat.token));
    asked(&mut world);
    for _ in 0..8 {
        pass(&mut world, 24);
        world.mail();
    }
    let reply = said(&world.desk(MOVE));
    assert!(reply.contains("has moved from ann@example.org to evil@new.example"), "{reply}");
    let letters = world.mail();
    for (who, words) in [
        (EVIL, "Welcome back, Ann Other."),
        (ANN, "If that is wrong, write to the keeper"),
        (MAX, "now writes from evil@new.example"),
    ] {
        assert!(said(&to(&letters, who).unwrap_or_else(|| panic!("{who}")).body).contains(words), "{who}");
    }
    let moved = world.store.user_at(EVIL).unwrap().unwrap();
    assert_eq!((moved.id, moved.name.as_str(), moved.address.as_str()), (ann.id, "Ann Other", EVIL));
    assert_eq!(world.store.user_at(ANN).unwrap(), None);
    assert!(world.store.tenures_of(ann.id).unwrap().len() == 2, "what was registered meanwhile is part of it");
    for token in [old, of_seat] {
        world.write(ANN, &token, "", "GET ADDRESS\nA VIE - GAL");
        assert!(world.mail().iter().all(|mail| !mail.body.contains("Vienna")), "an address of before proves nothing");
    }
    assert_eq!(world.store.moves().unwrap(), []);
    // The e-mail to the new address can be answered.
    let mine = answer(&mut world, &letters, EVIL, "WHOGAME demo");
    assert!(!mine.is_empty());
}

#[test]
fn a_reader_of_the_old_mailbox_moves_at_once() {
    let mut world = wary();
    let letters = asked(&mut world);
    let letters = answer(&mut world, &letters, ANN, "Yes please");
    assert!(said(&to(&letters, EVIL).unwrap().body).contains("Welcome back, Ann Other."), "{letters:?}");
    assert_eq!(owner_of(&world, EVIL).as_deref(), Some("Ann Other"));
    assert_eq!(owner_of(&world, ANN), None);
    let reply = letters.iter().find(|mail| mail.reply).unwrap();
    assert!(said(&reply.body).contains("Your account has moved to evil@new.example"), "{}", reply.body);
}

/// E-mails to the owner bounce and the judge sends no others there, but it does send this one.
#[test]
fn the_owner_is_emailed_even_where_emails_bounce() {
    let mut world = wary();
    world.store.suspend(ANN, world.now).unwrap();
    let letters = asked(&mut world);
    assert!(to(&letters, ANN).is_some());
}

/// A claim is deleted with its person.
#[test]
fn an_erased_person_leaves_no_request() {
    let mut world = wary();
    asked(&mut world);
    assert!(said(&world.desk("KEEPER MOVES")).contains("evil@new.example"));
    world.desk("KEEPER ERASE ann@example.org Ann Other");
    assert_eq!(world.store.moves().unwrap(), []);
    assert!(world.desk("KEEPER MOVES").contains("No one is asking for the account of a lost mailbox."));
}

/// The keeper says no.
#[test]
fn the_keepers_no_is_announced_and_changes_nothing() {
    let mut world = wary();
    asked(&mut world);
    let reply = said(&world.desk("KEEPER NO MOVE ann@example.org TO evil@new.example"));
    assert!(reply.contains("The account at ann@example.org does not move. I have told evil@new.example."), "{reply}");
    assert!(said(&to(&world.mail(), EVIL).unwrap().body).contains("The keeper has decided that it stays"));
    assert_eq!(world.store.moves().unwrap(), []);
    assert!(said(&world.desk(MOVE)).contains("*** No one at evil@new.example has asked for"));
}

/// The keeper hears of e-mails from the new address with the password of one of the owner's seats; other seats' do not matter.
#[test]
fn the_keeper_learns_whether_the_claimant_knows_a_password() {
    for (line, said_of_it) in [
        ("SIGN ON ademo secret", "Password: an e-mail from there gave the password of Austria in 'demo'"),
        ("SIGN ON edemo secret", "Password: none was given"),
        ("SIGN ON ademo wrong", "Password: none was given"),
    ] {
        let mut world = wary();
        asked(&mut world);
        pass(&mut world, 1);
        world.write(EVIL, JUDGE, "", line);
        let list = said(&world.desk("KEEPER MOVES"));
        assert!(list.contains(said_of_it), "{line}: {list}");
    }
}

/// A banned person does not come back under another address.
#[test]
fn a_banned_persons_account_does_not_move() {
    let mut world = wary();
    let letters = asked(&mut world);
    world.desk("BAN ann@example.org");
    let reply = answer(&mut world, &letters, ANN, "YES");
    assert!(said(&reply[0].body).contains("Ann Other is banned here, so this account cannot move."), "{reply:?}");
    assert_eq!(owner_of(&world, EVIL), None);
}

/// One address of several is lost: the others stay, and e-mails continue to go to the same address.
#[test]
fn the_accounts_other_addresses_stay_hers() {
    let mut world = wary();
    let ann = world.store.user_at(ANN).unwrap().unwrap();
    world.store.add_address(ann.id, "ann@work.example", world.now + SignedDuration::from_secs(1)).unwrap();
    let (_, letters) = confirmed(&mut world, EVIL, "I WAS ann@work.example");
    answer(&mut world, &letters, "ann@work.example", "YES");
    assert_eq!(world.store.addresses(ann.id).unwrap(), [ANN, EVIL]);
}

/// The keeper was asked and has not decided: the owner comes back from a journey in time.
#[test]
fn a_late_owner_is_in_time_until_the_keeper_decides() {
    for says_no in [true, false] {
        let mut world = wary();
        let letters = asked(&mut world);
        let mut later = Vec::new();
        for _ in 0..8 {
            pass(&mut world, 24);
            later.extend(world.mail());
        }
        assert!(to(&later, KEEPER).is_some());
        match says_no {
            true => drop(answer(&mut world, &letters, ANN, "NO")),
            false => world.write(ANN, JUDGE, "", "SIGN ON ademo secret\nA VIE - GAL"),
        }
        pass(&mut world, 1);
        pass(&mut world, 1);
        assert!(said(&to(&world.mail(), EVIL).unwrap().body).contains("It does not move"));
        assert_kept(&mut world, "Its owner stopped this");
        answer(&mut world, &later, KEEPER, "YES");
        assert_eq!(owner_of(&world, EVIL), None);
    }
}
