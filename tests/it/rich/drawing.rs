//! Pictures are drawn before their e-mail goes: by a thread that may crash or hang, and again after a restart.
use super::painted;
use crate::program::{House, wait_for};
use crate::world::World;
use chancery::commands::COMMANDS;
use chancery::judge::Judge;
use chancery::judge::clock::Clock;
use chancery::mail::sink::{Delivery, Kind, Mail, Sink};
use chancery::referee::table::painting::Painter;
use chancery::server::picture_worker::{NOT_DRAWN, PictureSetup};
use chancery::server::runtime::Runtime;
use chancery::server::sender::{Manner, Noting};
use chancery::store::{Content, Draft, GameId, Look, Onlooker, Paid, Part, Shows, Size, Store, Wish};
use jiff::Timestamp;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

/// The mailbox for the sent e-mails.
#[derive(Clone, Default)]
struct Mailbox(Arc<Mutex<Vec<Mail>>>);

impl Sink for Mailbox {
    fn name(&self) -> String {
        "a mailbox".to_owned()
    }

    async fn send(&mut self, mail: &Mail) -> Delivery {
        self.0.lock().unwrap().push(mail.clone());
        Delivery::Sent("250 ok".to_owned())
    }

    async fn rest(&mut self) {}
}

/// The picture of a turn.
fn wish(turn: u32) -> Wish {
    let shows = Shows::Turn { game: GameId::default(), turn, results: true, eyes: Onlooker::Observer };
    Wish { shows, look: Look::Light, size: Size::Normal, since: Timestamp::UNIX_EPOCH }
}

/// Puts an e-mail with or without the picture of a turn into the outbox.
fn post(store: &Store, to: &str, subject: &str, turn: Option<u32>) {
    let parts = turn.map(|turn| Part::wish(Kind::Picture, "demo.png", wish(turn))).into_iter().collect();
    let draft = Draft { recipient: to.to_owned(), subject: subject.to_owned(), parts, ..Draft::default() };
    store.post(&draft, Paid::by_the_game(), Timestamp::now()).unwrap();
}

/// Runs the judge with pictures drawn in this way until this many e-mails have gone.
fn run(house: &House, setup: PictureSetup, n_letters: usize) -> Vec<Mail> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (stop, stopped) = watch::channel(false);
    let store = Store::open(&house.config().database()).unwrap();
    let judge = Judge::new(COMMANDS, &house.config(), &store).unwrap();
    let mut office = Runtime::new(judge, store, Clock::system(), stopped);
    let mailbox = Mailbox::default();
    let running = {
        let _guard = runtime.enter();
        office.draw(setup, Duration::from_millis(300));
        let manner = Manner { noting: Noting::EachLetter, per_domain: 9, pause: Duration::from_secs(60) };
        office.send(vec![mailbox.clone()], manner);
        runtime.spawn(office.run())
    };
    wait_for(|| (n_letters <= mailbox.0.lock().unwrap().len()).then_some(()));
    stop.send(true).unwrap();
    runtime.block_on(running).unwrap().unwrap();
    mailbox.0.lock().unwrap().clone()
}

#[test]
fn a_failing_or_hanging_picture_loses_no_email() {
    let house = House::new();
    let store = Store::open(&house.config().database()).unwrap();
    for (to, subject, turn) in [
        ("ann@one.test", "it breaks down", Some(1)),
        ("ben@one.test", "it hangs", Some(2)),
        ("cat@one.test", "it is made", Some(3)),
        ("cat@one.test", "comes after it", None),
        ("dan@one.test", "has none", None),
        ("eve@one.test", "it cannot be read", Some(4)),
    ] {
        post(&store, to, subject, turn);
    }
    let setup: PictureSetup = Box::new(|| {
        Ok(Box::new(|(_, wish)| match wish.shows {
            Shows::Turn { turn: 1, .. } => panic!("this picture is meant to break the thread"),
            Shows::Turn { turn: 2, .. } => loop {
                std::thread::park();
            },
            Shows::Turn { turn: 4, .. } => Err(anyhow::anyhow!("the record is broken")),
            _ => Ok(Some(painted(wish))),
        }))
    });
    let mails = run(&house, setup, 7);
    let letter = |subject: &str| mails.iter().find(|mail| mail.subject.contains(subject)).unwrap();
    let place = |subject: &str| mails.iter().position(|mail| mail.subject == subject).unwrap();
    for subject in ["it breaks down", "it hangs", "it cannot be read"] {
        assert!(letter(subject).attachments.is_empty());
        assert!(letter(subject).body.ends_with(&format!("{NOT_DRAWN}\n")), "{}", letter(subject).body);
    }
    assert_eq!(letter("it is made").attachments[0].bytes[..], *b"the results of turn 3 for all");
    assert_eq!(letter("it is made").attachments[0].alt, "This is the results of turn 3 for all.");
    assert!(place("it is made") < place("comes after it"), "letters to one person go in order");
    assert!(!letter("has none").body.contains(NOT_DRAWN));
    let told = mails.iter().filter(|mail| mail.subject.contains("no picture for e-mails")).count();
    assert_eq!(told, 1, "the keeper is told once");
}

#[test]
fn a_picture_unfinished_at_a_restart_is_drawn_again_once() {
    let house = House::new();
    let store = Store::open(&house.config().database()).unwrap();
    post(&store, "ann@one.test", "results", Some(3));
    // The judge stops before the picture is ready: the e-mail waits.
    let id = store.to_send(Timestamp::now(), 9, &std::collections::HashSet::new()).unwrap()[0].id;
    assert!(matches!(store.parts(id).unwrap().unwrap()[0].content, Content::Wish(_)));
    let mails = run(&house, Box::new(|| Ok(Box::new(|(_, wish)| Ok(Some(painted(wish)))))), 1);
    assert_eq!(mails[0].attachments[0].name, "demo-3.png");
    assert!(store.picture("the results of turn 3 for all, Light, Normal").unwrap().is_some());
}

#[test]
fn readers_with_the_same_view_share_one_picture() {
    let mut world = World::with_games();
    world.write("eve@example.org", "judge@example.org", "", "SET PICTURE DARK");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let letters = world.work().outgoing(100).unwrap();
    let mut painter = Painter::default();
    let mut paintings = Vec::new();
    for letter in &letters {
        for (_, kind, wish) in &letter.wishes {
            let painting = painter.paint(&world.store, &world.judge.catalogue, (*kind, wish), Duration::ZERO).unwrap();
            paintings.push((letter.mail.to.clone(), painting.unwrap()));
        }
    }
    assert_eq!(paintings.len(), 8, "seven players and the master");
    let (dark, light): (Vec<_>, Vec<_>) = paintings.iter().partition(|(to, _)| to == "eve@example.org");
    assert!(light.iter().all(|(_, painting)| *painting == light[0].1));
    assert_ne!(dark[0].1.key, light[0].1.key);
    assert!(light[0].1.bytes.starts_with(b"\x89PNG"), "a picture");
    assert_eq!(light[0].1.name, "demo-S1901M.png");
    assert!(light[0].1.alt.contains("Spring of 1901"), "{}", light[0].1.alt);
}
