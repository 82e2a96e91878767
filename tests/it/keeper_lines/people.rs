//! People, for the keeper: identities, merging two registrations of one person, erasing, addresses, dedication.
use super::{ANN, KEEPER, is_refused};
use crate::world::{World, ask, said};
use chancery::store::{Mark, Role};

/// The e-mails to a person since the last call, as one text.
fn told(world: &mut World, who: &str) -> String {
    said(&world.mail().into_iter().filter(|mail| mail.to == who).map(|mail| mail.body).collect::<String>())
}

#[test]
fn the_keeper_sees_everyone_and_all_details_of_one() {
    let mut world = World::with_games();
    let list = world.desk("KEEPER USERS");
    assert!(list.contains("Ann Other, ann@example.org: demo (Austria)"), "{list}");
    let shown = said(&ask(&mut world, KEEPER, "KEEPER USER ann"));
    assert!(
        shown.contains("Plays: demo: Austria (running)") && shown.contains("Addresses: ann@example.org"),
        "{shown}"
    );
    world.desk("BAN ann@example.org");
    assert!(said(&world.desk("KEEPER USER Ann Other")).contains("Banned: yes"));
    assert!(world.desk("KEEPER USERS").contains("ann@example.org, BANNED"));
    assert!(said(&world.desk("KEEPER USER er")).contains("*** Which of these:"), "several people are meant");
    assert!(
        said(&world.desk("KEEPER USER nobody@example.org"))
            .contains("*** \"nobody@example.org\" is not registered here.")
    );
}

#[test]
fn two_registrations_are_merged_with_all_their_data() {
    let mut world = World::with_games();
    world.write("ann@home.example", "judge@example.org", "", "REGISTER Anne O.\nSIGN ON ?open secret\nRESERVE");
    let (home, ann) =
        (world.store.user_at("ann@home.example").unwrap().unwrap(), world.store.user_at(ANN).unwrap().unwrap());
    let open = world.store.game_named("open").unwrap().unwrap().id;
    world.store.mark(open, 1, home.id, Mark::OnTime, false).unwrap();
    world.mail();
    let reply = said(&world.desk("KEEPER MERGE ann@home.example INTO ann@example.org"));
    assert!(reply.contains("Anne O. (ann@home.example) is now Ann Other (ann@example.org)"), "{reply}");
    let letters = world.mail();
    for address in ["ann@home.example", ANN] {
        let letter = letters.iter().find(|mail| mail.to == address).unwrap();
        assert!(said(&letter.body).contains("The keeper has merged your two registrations"), "{}", letter.body);
        assert_eq!(letter.reply_to, None, "an answer to it proves nothing");
    }
    // Everything is hers, e-mails go to her first address, and nothing refers to the other registration.
    assert_eq!(world.store.find_user(home.id).unwrap(), None);
    let merged = world.store.user_at("ann@home.example").unwrap().unwrap();
    assert_eq!((merged.id, merged.address.as_str()), (ann.id, ANN));
    assert!(world.store.seats(open).unwrap().iter().any(|seat| seat.user == ann.id && seat.user_name == "Ann Other"));
    assert!(world.store.marks_of(ann.id, true).unwrap().contains(&(Mark::OnTime, 1)));
    let reply = world.ask("ann@home.example", "SIGN ON ?open secret").body;
    assert!(!is_refused(&reply), "{reply}");
    assert!(said(&world.desk("KEEPER MERGE ann@home.example INTO ann@example.org")).contains("*** Both are addresses"));
}

#[test]
fn two_players_in_one_game_cannot_be_merged() {
    let mut world = World::with_games();
    let reply = said(&world.desk("KEEPER MERGE ann@example.org INTO eve@example.org"));
    assert!(
        reply.contains("*** Both have a seat in demo")
            && reply.contains("send KEEPER demo, then EJECT address WITH RETURN"),
        "{reply}"
    );
    assert_ne!(world.store.user_at(ANN).unwrap(), world.store.user_at("eve@example.org").unwrap());
    // As announced, the merge works once one of them has left, and the other one keeps the open seat.
    world.desk("KEEPER demo\nEJECT ann@example.org WITH RETURN");
    let reply = said(&world.desk("KEEPER MERGE ann@example.org INTO eve@example.org"));
    assert!(reply.contains("is now Eve English"), "{reply}");
}

#[test]
fn an_erased_person_leaves_open_seats_and_no_name() {
    let mut world = World::with_games();
    world.write(ANN, "judge@example.org", "", "SIGN ON ademo secret\nPRESS TO E\nBuy my pills!\nENDPRESS");
    // Nothing happens without the name.
    let reply = said(&world.desk("KEEPER ERASE ann@example.org"));
    assert!(
        reply.contains("*** To erase ann@example.org, write the name \"Ann Other\" behind the address."),
        "{reply}"
    );
    assert!(
        said(&world.desk("KEEPER ERASE ann@example.org Eve English"))
            .contains("*** To erase ann@example.org, write the name")
    );
    assert!(world.store.user_at(ANN).unwrap().is_some());
    world.mail();
    let reply = said(&world.desk("KEEPER ERASE ann@example.org ann  other"));
    assert!(reply.contains("Ann Other is erased. Open seats now: demo (Austria)."), "{reply}");
    let letters = world.mail();
    assert!(letters.iter().all(|mail| mail.to != ANN), "nothing goes to who is erased");
    let to_eve = said(&letters.iter().find(|mail| mail.to == "eve@example.org").unwrap().body);
    assert!(
        to_eve.contains("Austria has resigned from 'demo'.") && to_eve.contains("SIGN ON ademo password"),
        "{to_eve}"
    );
    assert_eq!(world.store.user_at(ANN).unwrap(), None);
    assert!(!world.desk("KEEPER USERS").contains("Ann"));
    let demo = world.store.game_named("demo").unwrap().unwrap().id;
    assert!(world.store.tenures(demo).unwrap().iter().all(|seat| seat.user_name != "Ann Other"));
    // Another player takes the seat.
    let reply = ask(&mut world, "zoe@example.org", "REGISTER Zoe New\nSIGN ON ademo hush");
    assert!(reply.contains("You now play Austria"), "{reply}");
    // The keeper cannot erase themselves by a slip.
    world.write(KEEPER, "judge@example.org", "", "REGISTER Kay Keeper");
    assert!(said(&world.desk("KEEPER ERASE keeper@example.org Kay Keeper")).contains("*** That is you."));
}

#[test]
fn an_erased_gm_leaves_the_game_to_its_players() {
    let mut world = World::with_games();
    world.desk("KEEPER ERASE max@example.org Max Master");
    let demo = world.store.game_named("demo").unwrap().unwrap().id;
    assert!(world.store.seats(demo).unwrap().iter().all(|seat| seat.role != Role::Master));
    assert!(told(&mut world, ANN).contains("The game has no GM now."));
}

#[test]
fn addresses_are_added_changed_and_removed_with_a_notice_to_both_ends() {
    let mut world = World::with_games();
    let reply = world.desk("KEEPER ADDRESS ADD ann@example.org ann@home.example");
    assert!(said(&reply).contains("ann@home.example is now an address of Ann Other"), "{reply}");
    let letters = world.mail();
    assert!(letters.iter().any(|mail| mail.to == ANN) && letters.iter().any(|mail| mail.to == "ann@home.example"));
    assert!(!is_refused(&world.ask("ann@home.example", "SIGN ON demo secret").body), "it is hers");
    // She cannot have an address of another person's or the judge's.
    for other in ["eve@example.org", "judge@example.org", "judge+x@example.org", "nonsense"] {
        let reply = world.desk(&format!("KEEPER ADDRESS ADD ann@example.org {other}"));
        assert!(!reply.contains("is now an address"), "{reply}");
    }
    // E-mails about a game follow, too.
    world.write(ANN, "judge@example.org", "", "SIGN ON ademo secret\nSET ADDRESS ann@home.example");
    let reply = world.desk("KEEPER ADDRESS CHANGE ann@home.example TO ann@new.example");
    assert!(said(&reply).contains("in place of ann@home.example"), "{reply}");
    world.mail();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPRESS TO A\nHello!\nENDPRESS");
    assert!(world.mail().iter().any(|mail| mail.to == "ann@new.example" && mail.body.contains("Hello!")));
    assert!(said(&world.desk("KEEPER ADDRESS REMOVE ann@new.example")).contains("E-mails go to ann@example.org"));
    assert!(said(&world.desk("KEEPER ADDRESS REMOVE ann@example.org")).contains("*** Ann Other has no other address."));
    assert!(world.store.user_at("ann@new.example").unwrap().is_none());
}

#[test]
fn a_dedication_is_corrected_by_hand_and_announced() {
    let mut world = World::with_games();
    let before = said(&world.desk("KEEPER ADJUST ann@example.org +0"));
    assert!(before.contains("The dedication of Ann Other is still 0."), "{before}");
    assert!(said(&world.desk("KEEPER ADJUST ann@example.org =40")).contains("is now 40 (it was 0)."));
    assert!(said(&world.desk("KEEPER DEDICATION ann@example.org -15")).contains("is now 25 (it was 40)."));
    assert!(told(&mut world, ANN).contains("changed your dedication from 40 to 25"));
    assert!(ask(&mut world, ANN, "GET DEDICATION").contains("Dedication: 25"));
    assert!(world.desk("KEEPER ADJUST ann@example.org +99999999").contains("*** A dedication is changed by at most"));
    assert!(world.desk("KEEPER ADJUST ann@example.org 5").contains("***"), "a number without a sign could mean either");
}

#[test]
fn a_person_whose_emails_bounce_is_shown_as_unreachable() {
    let mut world = World::with_games();
    assert!(!world.desk("KEEPER USER ann").contains("Unreachable"));
    world.store.suspend(ANN, world.now).unwrap();
    let shown = said(&world.desk("KEEPER USER ann"));
    assert!(
        shown.contains(
            "Unreachable: e-mails to ann@example.org came back; none is sent there since Saturday 21 November 2026"
        ),
        "{shown}"
    );
}
