//! A judge that cannot read its mailboxes counts as down: no player is late because e-mail does not arrive. A judge whose mailbox never
//! becomes empty keeps running.
use crate::program::{House, wait_for};
use chancery::commands::COMMANDS;
use chancery::judge::Judge;
use chancery::judge::clock::Clock;
use chancery::mail::source::{Arrival, Source};
use chancery::server::intake_watermark::{IntakeWatermark, PATIENCE};
use chancery::server::runtime::Runtime;
use chancery::store::Store;
use jiff::{SignedDuration, Timestamp};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::watch;

fn start() -> Timestamp {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

#[test]
fn a_judge_is_deaf_only_if_none_of_its_mailboxes_can_be_read() {
    let later = start() + PATIENCE * 3;
    let mut hearing = IntakeWatermark::new(start());
    assert!(!hearing.is_deaf(later), "it has no mailbox: letters come by `chancery deliver`");
    let (first, second) = (hearing.add(), hearing.add());
    assert!(!hearing.is_deaf(start() + PATIENCE), "it has just started");
    assert!(hearing.is_deaf(later));
    hearing.drained(second, later - SignedDuration::from_mins(1));
    assert!(!hearing.is_deaf(later));
    assert_eq!(hearing.read_until(later), later - PATIENCE, "the clocks wait for the other one, but not for ever");
    hearing.drained(first, later);
    assert_eq!(hearing.read_until(later), later - SignedDuration::from_mins(1));
    let much_later = later + PATIENCE * 2;
    assert!(hearing.is_deaf(much_later));
    hearing.arrived(much_later);
    assert!(!hearing.is_deaf(much_later), "so many letters arrive that it never comes to the end of them");
}

/// Mail servers that push e-mail are silent while there is none. A delivery that has begun came before any later event.
#[test]
fn a_judge_with_push_delivery_is_not_deaf_and_waits_for_mail_in_transit() {
    let mut hearing = IntakeWatermark::new(start());
    let door = hearing.add_door();
    let later = start() + PATIENCE * 10;
    assert!(!hearing.is_deaf(later));
    assert_eq!(hearing.read_until(later), later);
    hearing.add();
    assert!(!hearing.is_deaf(later), "a mailbox fails, but letters can come");
    hearing.drained(0, later);
    let clock = Clock::stopped(later - SignedDuration::from_mins(3));
    let ticket = door.enter(&clock);
    clock.set(later - SignedDuration::from_mins(1));
    let second = door.enter(&clock);
    assert_eq!(hearing.read_until(later), ticket.at() - SignedDuration::from_secs(1));
    drop(ticket);
    assert_eq!(hearing.read_until(later), second.at() - SignedDuration::from_secs(1));
    drop(second);
    assert_eq!(hearing.read_until(later), later);
    // The judge accepts no e-mail for lack of space: the clocks stop at once, and soon the judge counts as down.
    hearing.closed(Some(later));
    assert_eq!(hearing.read_until(later + PATIENCE / 3), later);
    assert!(!hearing.is_deaf(later + PATIENCE / 3));
    assert!(hearing.is_deaf(later + PATIENCE * 2));
    hearing.closed(None);
    assert!(!hearing.is_deaf(later + PATIENCE * 2));
}

/// A mailbox that is unreadable at first.
struct Flaky {
    works: Arc<AtomicBool>,
    asked: Arc<AtomicU32>,
}

impl Source for Flaky {
    fn name(&self) -> String {
        "flaky".to_owned()
    }

    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        anyhow::ensure!(self.works.load(Ordering::Relaxed), "no answer");
        Ok(Vec::new())
    }

    async fn acknowledge(&mut self, _: &[String]) -> anyhow::Result<()> {
        Ok(())
    }
}

#[test]
fn no_player_is_late_while_no_mailbox_can_be_read() {
    let house = House::new();
    house.begin_game("demo", start(), "");
    let game = || house.store().game_named("demo").unwrap().unwrap();
    let before = game();
    let (works, asked) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicU32::new(0)));
    let mailbox = Flaky { works: works.clone(), asked: asked.clone() };
    let asks = || {
        let n = asked.load(Ordering::Relaxed);
        wait_for(|| (n + 2 <= asked.load(Ordering::Relaxed)).then_some(()));
    };
    let (stop, stopped) = watch::channel(false);
    let clock = Clock::stopped(start() + SignedDuration::from_hours(1));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let store = Store::open(&house.config().database()).unwrap();
    let judge = Judge::new(COMMANDS, &house.config(), &store).unwrap();
    let mut office = Runtime::new(judge, store, clock.clone(), stopped);
    let running = {
        let _guard = runtime.enter();
        office.read(mailbox, Duration::from_millis(20));
        runtime.spawn(office.run())
    };
    asks();
    works.store(false, Ordering::Relaxed);
    // Ten days: the deadline and the whole grace period pass.
    clock.set(start() + SignedDuration::from_hours(10 * 24));
    wait_for(|| (1 <= house.store().outbox_counts().unwrap().new).then_some(()));
    asks();
    assert_eq!((game().deadline, game().abandoned), (before.deadline, None), "no clock runs");
    works.store(true, Ordering::Relaxed);
    let after = wait_for(|| Some(game()).filter(|game| game.deadline != before.deadline));
    assert!(clock.now() < after.deadline.unwrap(), "the deadline has been moved on");
    assert_eq!((after.abandoned, after.late_noticed), (None, None));
    stop.send(true).unwrap();
    runtime.block_on(running).unwrap().unwrap();
}

/// A mailbox that has a new e-mail at every look.
struct Flood {
    clock: Clock,
    n: u32,
}

impl Source for Flood {
    fn name(&self) -> String {
        "flood".to_owned()
    }

    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        // A server yields too.
        tokio::task::yield_now().await;
        self.n += 1;
        let raw =
            format!("From: m{0}@example.net\nAuto-Submitted: auto-replied\nMessage-ID: <{0}@flood>\n\nLIST\n", self.n);
        let received = Some(self.clock.now());
        let (key, size) = (format!("flood:{}", self.n), raw.len() as u64);
        Ok(vec![Arrival { key, size, raw: raw.into_bytes(), received, ..Arrival::default() }])
    }

    async fn acknowledge(&mut self, _: &[String]) -> anyhow::Result<()> {
        Ok(())
    }
}

/// The clocks used to stop for as long as e-mail came.
#[test]
fn the_clocks_run_even_if_the_mailbox_never_becomes_empty() {
    let house = House::new();
    house.begin_game("demo", start(), "");
    let game = || house.store().game_named("demo").unwrap().unwrap();
    let (stop, stopped) = watch::channel(false);
    let deadline = game().deadline.unwrap();
    let clock = Clock::stopped(deadline - SignedDuration::from_mins(1));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let store = Store::open(&house.config().database()).unwrap();
    let judge = Judge::new(COMMANDS, &house.config(), &store).unwrap();
    let mut office = Runtime::new(judge, store, clock.clone(), stopped);
    let running = {
        let _guard = runtime.enter();
        office.read(Flood { clock: clock.clone(), n: 0 }, Duration::from_millis(20));
        runtime.spawn(office.run())
    };
    // Before the judge gives up on this mailbox.
    clock.set(deadline + PATIENCE / 3);
    wait_for(|| game().late_noticed);
    stop.send(true).unwrap();
    runtime.block_on(running).unwrap().unwrap();
}
