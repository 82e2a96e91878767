//! What the keeper reads about a copy, or its absence. These tests work without Litestream.
use super::{health, run};
use crate::program::{House, said};
use chancery::server::condition::Severity;
use chancery::server::copy_report;
use chancery::store::{Checkpoints, CopyNote, Store};
use jiff::Timestamp;
use std::fs;

const OUT: &str = "trust_senders = true\n[outbound.maildir]\npath = \"@DATA@/mail\"\n";

#[test]
fn without_a_copy_health_in_full_and_check_name_the_risk() {
    let house = House::with_config(OUT);
    house.prepare(Timestamp::now(), &[]);
    let risk = "A lost disk loses everything since the last backup.";
    let full = said(&run(&house, &["health", "--verbose"]));
    assert!(full.contains(&format!("OK: copy: no copy ([copy] in the configuration). {risk}\n")), "{full}");
    assert!(full.starts_with("CRITICAL: judge: the judge is not running"), "{full}");
    assert!(full.contains("\n  See `systemctl status chancery`. Then type: systemctl start chancery\n"), "{full}");
    assert!(!health(&house).1.contains(risk));
    let check = said(&run(&house, &["check"]));
    assert!(check.contains(risk), "{check}");
}

/// A past fault: after the restore of a backup from before `[copy]`, no e-mail came in, because the copy seemed to be another judge's.
#[test]
fn a_backup_from_before_the_copy_begins_a_new_one() {
    let house = House::with_config(OUT);
    house.prepare(Timestamp::now(), &[]);
    let made = run(&house, &["backup"]);
    assert!(made.status.success(), "{}", said(&made));
    let backup = fs::read_dir(house.config().backups()).unwrap().flatten().map(|entry| entry.path());
    let backup = backup.filter(|path| path.is_dir()).max().unwrap();
    let config = fs::read_to_string(house.config_file()).unwrap();
    assert_eq!(house.store().copy_note().unwrap(), None);
    fs::write(house.config_file(), config + "\n[copy]\nto = \"file:///srv/copy\"\n").unwrap();
    let restored = run(&house, &["restore", backup.to_str().unwrap()]);
    assert!(restored.status.success(), "{}", said(&restored));
    assert_eq!(house.store().copy_note().unwrap(), Some(CopyNote::default()));
    // Without a mailbox nothing can be moved back.
    assert!(said(&restored).ends_with("Now start the judge.\n"), "{}", said(&restored));
}

/// Only the copy's Litestream moves the log into the database. If it does not get on, the disk fills.
#[test]
fn health_warns_of_a_log_that_only_grows() {
    let house = House::with_config(OUT);
    let store = Store::open_with(&house.config().database(), Checkpoints::OfTheCopy).unwrap();
    let before = house.store().log_bytes().unwrap();
    for n in 0..100 {
        store.note_copy(&CopyNote { term: n, is_whole: true }).unwrap();
    }
    let after = house.store().log_bytes().unwrap();
    assert!(before + 100 * 4096 < after, "{before} and {after}");
    drop(store);
    assert!(after <= house.store().log_bytes().unwrap(), "another program has moved the log");

    let said = |mib| copy_report::slow(mib).map(|found| (found.severity, found.sentence));
    assert_eq!(said(256), None);
    let slow = "the copy is slow: the database's log has 257 MiB".to_owned();
    assert_eq!(said(257), Some((Severity::Warning, slow)));
    let too_slow = "the copy is too slow: the database's log has 1025 MiB".to_owned();
    assert_eq!(said(1025), Some((Severity::Critical, too_slow)));
}
