//! Places of a copy that fail: full, unwritable, slow.
use super::{JUDGE, World, health, is_critical, litestream, litestreams, offer, place, run, wait_until_whole};
use crate::carrier::Line;
use crate::program::{House, letter, said, wait_for};
use crate::space::Disk;
use chancery::store::{Checkpoints, CopyTrouble, Store};
use jiff::Timestamp;
use std::fs;
use std::io::Write as _;
use std::process::Command;
use std::time::Instant;

/// Offers the judge an e-mail, and returns its answer.
fn ask(house: &House, n: u32) -> String {
    let text = letter("ann@players.test", JUDGE, &format!("<{n}@players.test>"), "LIST");
    offer(&place(house), JUDGE, &text).unwrap()
}

/// The copy has each acknowledged e-mail, and the judge takes e-mails again when the place works again.
#[test]
fn a_full_or_unwritable_place_stops_acknowledgements() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let copies = world.copies();
    let Some(_disk) = Disk::mount(&copies, "24m") else { return };
    let house = world.machine(&copies, "");
    house.begin_game("busy", Timestamp::now(), "");
    let serving = house.serve(&[]);
    wait_until_whole(&house);
    assert!(ask(&house, 0).starts_with("250 "));
    // Full to the last byte.
    let fault = Instant::now();
    let filler = copies.join("filler");
    let mut file = fs::File::create(&filler).unwrap();
    while file.write_all(&[0; 4096]).is_ok() {}
    drop(file);
    assert!(ask(&house, 1).starts_with("451 "));
    is_critical(&house, fault, "no space left on device");
    let drill = run(&house, &["takeover", "--drill"]);
    assert!(drill.status.success(), "{}", said(&drill));
    fs::remove_file(filler).unwrap();
    wait_for(|| ask(&house, 2).starts_with("250 ").then_some(()));
    wait_for(|| health(&house).1.contains("the copy is up to date").then_some(()));
    // Readable, but no longer writable.
    let remount = |how: &str| {
        let done = Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(&copies).status().unwrap();
        assert!(done.success());
    };
    let fault = Instant::now();
    remount("ro");
    assert!(ask(&house, 3).starts_with("451 "));
    is_critical(&house, fault, "read-only file system");
    remount("rw");
    wait_for(|| ask(&house, 4).starts_with("250 ").then_some(()));
    assert!(serving.stop().success(), "{}", house.log());
}

/// The place takes its time: e-mails wait for it.
#[test]
fn a_slow_place_is_waited_for() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let house = world.machine(&world.copies(), "");
    house.begin_game("busy", Timestamp::now(), "");
    let serving = house.serve(&[]);
    wait_until_whole(&house);
    let signal = |name: &str| {
        let asked = Command::new("kill").arg(format!("-{name}")).args(litestreams(&house)).status().unwrap();
        assert!(asked.success());
    };
    let n_stored = || house.store().inbox_counts().unwrap().iter().map(|(_, n)| n).sum::<u64>();
    let n_before = n_stored();
    signal("STOP");
    let mut line = Line::open(&place(&house)).unwrap();
    let text = letter("ann@players.test", JUDGE, "<slow@players.test>", "LIST");
    assert_eq!(line.announce("ann@players.test", &[JUDGE], &text).unwrap(), 1);
    wait_for(|| (n_before < n_stored()).then_some(()));
    assert!(world.sent().is_empty(), "it is answered, but not copied");
    signal("CONT");
    assert!(line.answer().unwrap().starts_with("250 "), "{}", house.log());
    // It hangs.
    let fault = Instant::now();
    signal("STOP");
    assert!(ask(&house, 1).starts_with("451 "));
    is_critical(&house, fault, "Litestream does not answer");
    signal("CONT");
    wait_for(|| ask(&house, 1).starts_with("250 ").then_some(()));
    assert!(serving.stop().success(), "{}", house.log());
}

/// While Litestream hangs, only the log grows. Afterwards Litestream moves it into the database, without being asked.
#[test]
fn a_long_log_is_moved_once_it_is_copied() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let house = world.machine(&world.copies(), "");
    house.begin_game("busy", Timestamp::now(), "");
    let serving = house.serve(&[]);
    wait_until_whole(&house);
    let pids = litestreams(&house);
    let signal = |name: &str| {
        assert!(Command::new("kill").arg(format!("-{name}")).args(&pids).status().unwrap().success());
    };
    let log = || house.store().log_bytes().unwrap() >> 20;
    signal("STOP");
    let other = Store::open_with(&house.config().database(), Checkpoints::OfTheCopy).unwrap();
    while log() < 10 {
        for n in 0..100 {
            // An unchanged page is not written.
            let trouble = CopyTrouble { since: Timestamp::now(), why: format!("ballast {n}") };
            other.note_copy_trouble(Some(&trouble)).unwrap();
        }
    }
    other.note_copy_trouble(None).unwrap();
    drop(other);
    signal("CONT");
    wait_for(|| ask(&house, 1).starts_with("250 ").then_some(()));
    wait_for(|| (log() < 5).then_some(()));
    let drill = run(&house, &["takeover", "--drill"]);
    assert!(drill.status.success(), "{}", said(&drill));
    assert!(serving.stop().success(), "{}", house.log());
}
