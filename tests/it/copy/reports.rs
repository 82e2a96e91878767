//! What the keeper reads about a copy, or its absence. These need no Litestream.
use super::{health, run};
use crate::program::{House, said};
use chancery::server::condition::Severity;
use chancery::server::copy_report;
use chancery::store::{Checkpoints, CopyNote, Store};
use jiff::Timestamp;
use std::fs::File;

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

/// Only the copy's Litestream empties the log. If it does not get on, the disk fills.
#[test]
fn health_warns_of_a_log_that_only_grows() {
    let house = House::with_config(&format!("{OUT}[copy]\nto = \"file:///srv/copy\"\n"));
    let (config, now) = (house.config(), Timestamp::now());
    drop(Store::open(&config.database()).unwrap());
    let store = Store::open_with(&config.database(), Checkpoints::OfTheCopy).unwrap();
    store.note_copy(&CopyNote { term: 1, is_whole: true }).unwrap();
    let said = |mib: u64| {
        let log = File::options().write(true).open(house.data().join("chancery.sqlite-wal")).unwrap();
        log.set_len(mib << 20).unwrap();
        let condition = copy_report::condition(&config, &store, now).unwrap().unwrap();
        (condition.severity, condition.sentence)
    };
    assert_eq!(said(256), (Severity::Ok, "the copy is up to date".to_owned()));
    assert_eq!(said(257), (Severity::Warning, "the copy is slow: the database's log has 257 MiB".to_owned()));
    let full = "the copy is too slow: the database's log has 1025 MiB".to_owned();
    assert_eq!(said(1025), (Severity::Critical, full));
}
