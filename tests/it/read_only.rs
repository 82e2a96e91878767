//! A read-only judge: it takes in nothing and runs no clock, and everything can be read.
use crate::carrier::{Line, Place, carry};
use crate::program::{House, chancery, letter, said, wait_for};
use crate::world::{World, ask, said as squeezed};
use chancery::store::StandstillExtent;
use jiff::{SignedDuration, Timestamp};
use std::fs;
use std::io::Write as _;
use std::process::{Output, Stdio};

const JUDGE: &str = "judge@games.test";

/// A judge with three ways in.
fn house() -> House {
    let house = House::with_config(
        "trust_senders = true\n[[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\n\
         [[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n\
         [limits]\nperson_per_hour = 100000\n",
    );
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
    }
    house
}

fn run(house: &House, words: &[&str]) -> Output {
    chancery().args(words).arg("--config").arg(house.config_file()).output().unwrap()
}

fn deliver(house: &House, text: &str) -> Output {
    let mut command = chancery();
    command.args(["deliver", "--config"]).arg(house.config_file());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn list(id: &str) -> String {
    letter("ann.demo@players.test", JUDGE, id, "LIST")
}

/// Mail servers and mailboxes keep their e-mails, every surface says why, and the console's commands work. When the judge resumes, each
/// e-mail is answered once.
#[test]
fn a_read_only_judge_leaves_every_email_outside_until_it_resumes() {
    let mut house = house();
    house.begin_game("demo", Timestamp::now(), "");
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));
    let paused = squeezed(&said(&run(&house, &["pause", "--read-only", "The machine gets a new disk."])));
    assert!(
        paused.contains("The judge is read-only: no clock runs, and it takes in nothing. I have e-mailed 7"),
        "{paused}"
    );
    assert!(paused.contains("I cannot read RESUME JUDGE by e-mail."), "{paused}");
    wait_for(|| {
        let told = |(to, text): &(String, String)| to == "ann.demo@players.test" && text.contains("I read no e-mails");
        house.mail().iter().any(told).then_some(())
    });

    house.drop_letter("ann.demo@players.test", JUDGE, "LIST");
    let place = Place::Socket(house.data().join("lmtp.sock"));
    let mut line = Line::open(&place).unwrap();
    let answers = line.hand_over("ann@players.test", &[JUDGE], &list("<lmtp@players.test>")).unwrap();
    assert_eq!(answers, ["451 4.3.2 The judge is read-only for maintenance, so try again later."]);
    let delivered = deliver(&house, &list("<pipe@players.test>"));
    assert_eq!(delivered.status.code(), Some(75), "{}", said(&delivered));
    assert!(said(&delivered).contains("the judge is read-only for maintenance"), "{}", said(&delivered));

    let health = run(&house, &["health"]);
    assert_eq!(health.status.code(), Some(1), "{}", said(&health));
    assert!(said(&health).contains("WARNING: the judge is read-only, and takes in nothing"), "{}", said(&health));
    assert!(said(&run(&house, &["check"])).contains("read_only: the judge is read-only"));
    assert!(said(&run(&house, &["game", "list"])).contains("demo"));
    // The keeper's commands work.
    assert!(said(&run(&house, &["user", "ban", "*@spam.test"])).contains("BAN *@spam.test."));
    assert_eq!(fs::read_dir(house.data().join("judge/new")).unwrap().count(), 1, "the e-mail stays unread");
    let answers =
        |house: &House| -> Vec<_> { house.answers().into_iter().filter(|(id, _)| !id.contains("demo")).collect() };
    assert!(answers(&house).is_empty(), "{:?}", answers(&house));
    // A restart ends nothing.
    assert!(serving.stop().success());
    let mut serving = house.serve(&[]);
    wait_for(|| (1 < house.log().matches("the judge is running").count()).then_some(()));
    assert_eq!(house.store().standstill().unwrap().map(|still| still.extent), Some(StandstillExtent::ReadOnly));

    assert!(said(&run(&house, &["resume"])).contains("The judge has resumed."));
    carry(&place, &[(JUDGE.to_owned(), list("<lmtp@players.test>"))], 9);
    assert_eq!(deliver(&house, &list("<pipe@players.test>")).status.code(), Some(0));
    house.wait_until_done(&mut serving);
    let journal = said(&run(&house, &["journal"]));
    assert!(
        journal.contains("keeper: paused the judge, read-only (") && journal.contains("keeper: resumed the judge (")
    );
    let ids = ["<letter.1@players.test>", "<lmtp@players.test>", "<pipe@players.test>"];
    assert!(ids.iter().all(|id| answers(&house).contains(&((*id).to_owned(), 1))), "{:?}", answers(&house));
}

/// No deadline runs, no chore writes to anyone, and each turn has its remaining time when the judge resumes.
#[test]
fn nothing_runs_and_nothing_is_written_while_the_judge_is_read_only() {
    let mut world = World::with_games();
    let before = world.store.game_named("demo").unwrap().unwrap();
    let left = before.deadline.unwrap().duration_since(world.now);
    world.desk("PAUSE JUDGE READ-ONLY\nA new disk.\nEND");
    let told = world.mail();
    assert!(told.iter().all(|mail| squeezed(&mail.body).contains("I read no e-mails")), "{told:?}");
    // A paused judge can become read-only without another e-mail, and only once.
    assert!(world.desk("KEEPER PAUSE READ ONLY\nEND").contains("*** The judge is paused already"));
    world.now += SignedDuration::from_hours(24 * 30);
    world.work().heartbeat().unwrap();
    assert_eq!(world.work().tick(1000).unwrap(), 0);
    assert!(world.mail().is_empty());
    let still = world.store.game_named("demo").unwrap().unwrap();
    assert_eq!((still.turn, still.deadline), (1, before.deadline));
    world.desk("RESUME JUDGE");
    let after = world.store.game_named("demo").unwrap().unwrap();
    let left_now = after.deadline.unwrap().duration_since(world.now);
    assert!(left - SignedDuration::from_hours(2) <= left_now, "{left:?} {left_now:?}");
    assert!(ask(&mut world, "ann@example.org", "SIGN ON ademo secret\nA VIE - GAL").contains("A VIE - GAL"));
}

#[test]
fn a_paused_judge_becomes_read_only_without_another_email() {
    let mut world = World::with_games();
    world.desk("PAUSE JUDGE\nA moment.\nEND");
    let since = world.store.standstill().unwrap().unwrap().since;
    world.mail();
    world.now += SignedDuration::from_hours(1);
    let reply = world.desk("PAUSE JUDGE READ-ONLY\nEND");
    assert!(reply.contains("The judge is read-only now: it takes in nothing."), "{reply}");
    let still = world.store.standstill().unwrap().unwrap();
    assert_eq!((still.since, still.extent, still.text.as_str()), (since, StandstillExtent::ReadOnly, "A moment."));
    assert!(world.mail().is_empty());
}
