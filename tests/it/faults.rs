//! Known faults of the classic judges about seats: they do not occur here.
use crate::world::{World, ask, cause, said};
use chancery::mail::sink::Mail;
use chancery::store::GameRow;
use jiff::SignedDuration;

const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const ROB: &str = "rob@example.org";
const ZOE: &str = "zoe@example.org";

fn demo(world: &World) -> GameRow {
    world.store.game_named("demo").unwrap().unwrap()
}

/// The GM's orders for all powers but Russia.
const ALL_BUT_RUSSIA: &str = "SIGN ON mdemo secret\nA BUD H, A VIE H, F TRI H\nF LON H, F EDI H, A LVP H\nA PAR H, A MAR H, F BRE H\nA BER H, A MUN H, F KIE H\nA ROM H, A VEN H, F NAP H\nA CON H, A SMY H, F ANK H";

/// The text of an e-mail below its two header lines.
fn text_of(mail: &Mail) -> String {
    let lines = mail.body.lines().skip_while(|line| line.starts_with(":: ") || line.is_empty());
    said(&lines.collect::<Vec<_>>().join("\n"))
}

#[test]
fn resigning_emails_no_one_an_empty_notice() {
    let mut world = World::with_games();
    let told = cause(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    assert_eq!(told.len(), 8, "the master, and all who played");
    for mail in &told {
        assert!(mail.subject.ends_with("Russia has resigned"), "{}", mail.subject);
        assert!(
            text_of(mail).starts_with("Russia has resigned from 'demo'. To take over, any registered player"),
            "{}",
            mail.body
        );
    }
}

#[test]
fn become_followed_by_resign_emails_no_one() {
    let mut world = World::with_games();
    let told = cause(&mut world, MAX, "SIGN ON mdemo secret\nBECOME RUSSIA\nRESIGN demo\nWITHDRAW demo");
    let to: Vec<&str> = told.iter().map(|mail| mail.to.as_str()).collect();
    assert!(told.iter().all(|mail| mail.to == ROB && !text_of(mail).is_empty()), "{to:?}");
    let list = ask(&mut world, ANN, "LIST demo");
    assert!(!list.contains("free") && list.contains("Master: Max Master"), "{list}");
}

#[test]
fn an_abandoned_power_can_be_taken_over_after_a_rollback() {
    for nmr in ["SET NO NMR", "SET NMR"] {
        let mut world = World::with_games();
        ask(&mut world, MAX, &format!("{ALL_BUT_RUSSIA}\n{nmr}"));
        world.run_to(demo(&world).grace.unwrap() + SignedDuration::from_hours(1));
        if nmr == "SET NO NMR" {
            // The GM runs the turn without Russia.
            ask(&mut world, MAX, "SIGN ON mdemo secret\nPROCESS");
        }
        assert_eq!(demo(&world).phase, "F1901M");
        let reply = ask(&mut world, MAX, "SIGN ON mdemo secret\nROLLBACK 1");
        assert!(reply.contains("S1901M"), "{reply}");
        let openings = ask(&mut world, ZOE, "REGISTER Zoe Zander\nOPENINGS");
        assert!(openings.contains("SIGN ON rdemo password"), "{nmr}: {openings}");
        let reply = ask(&mut world, ZOE, "SIGN ON rdemo hush-hush\nA MOS H, A WAR H, F SEV H, F STP H");
        assert!(reply.contains("You now play Russia in 'demo'."), "{nmr}: {reply}");
        assert!(reply.contains("Army Moscow HOLD."), "{nmr}: {reply}");
    }
}

#[test]
fn a_replacement_has_never_been_late() {
    let mut world = World::with_games();
    ask(&mut world, MAX, ALL_BUT_RUSSIA);
    world.run_to(demo(&world).grace.unwrap() + SignedDuration::from_hours(1));
    let list = ask(&mut world, ANN, "SIGN ON ademo secret\nLIST demo");
    assert!(list.contains("late once"), "{list}");
    ask(&mut world, ZOE, "REGISTER Zoe Zander\nSIGN ON rdemo hush-hush");
    let list = ask(&mut world, ANN, "SIGN ON ademo secret\nLIST demo");
    assert!(!list.contains("late once") && !list.contains("abandoned"), "{list}");
    world.mail();
    world.run_to(demo(&world).deadline.unwrap() + SignedDuration::from_mins(1));
    let told = world.mail();
    let notice = told.iter().find(|mail| mail.subject.contains("Late Notice")).expect("Russia is late again");
    assert!(
        said(&notice.body).contains("The game is waiting for Russia (late for the first time)."),
        "{}",
        notice.body
    );
}

#[test]
fn a_password_of_sixty_characters_works_like_any_other() {
    let long = "sixty-characters-".repeat(4);
    for password in [&long[..60], &long[..], "ünïcödé-paßwörter-sind-auch-welche-und-länger-als-man-denkt-hier"]
    {
        let mut world = World::with_games();
        let before = world.store.seats(demo(&world).id).unwrap();
        ask(&mut world, ROB, &format!("SIGN ON rdemo secret\nSET PASSWORD {password}"));
        let reply = ask(&mut world, ROB, &format!("SIGN ON rdemo {password}\nA MOS - UKR"));
        assert!(reply.contains("Signed on as Russia") && reply.contains("Army Moscow -> Ukraine."), "{reply}");
        let shorter: String = password.chars().take(59).collect();
        let reply = ask(&mut world, "eve@example.org", &format!("SIGN ON rdemo {shorter}"));
        assert!(reply.contains("That is not the password of that seat"), "{reply}");
        let after = world.store.seats(demo(&world).id).unwrap();
        let changed = before.iter().zip(&after).filter(|(before, after)| before != after).count();
        assert_eq!((before.len(), changed), (after.len(), 1), "only Russia's seat has changed");
        // The same applies to a player who joins with it.
        let reply =
            ask(&mut world, ZOE, &format!("REGISTER Zoe Zander\nSIGN ON ?open {password}\nSIGN ON ?open {password}"));
        assert!(reply.contains("You have joined 'open'.") && !reply.contains(password), "{reply}");
    }
}
