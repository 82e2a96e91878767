//! The second way to the keeper, for when e-mail fails: programs that hear of critical conditions, and of health.
use chancery::judge::config::Config;
use chancery::server::condition::{ConditionKey as Key, HealthCondition, Severity};
use chancery::server::second_way::{Message, SecondWay, run};
use jiff::{SignedDuration, Timestamp};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

const KEEPER: &str = "keeper@games.test";

fn second_way(folder: &Path, alarm: &str) -> SecondWay {
    let text = format!("address = 'j@games.test'\nkeeper = '{KEEPER}'\noutbound.maildir.path = 'm'\n[alarm]\n{alarm}");
    SecondWay::new(Config::parse(&text).unwrap().alarm, folder.join("second_way.json"))
}

#[test]
fn the_second_way_tells_of_critical_conditions_and_their_end_and_forgets_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut way = second_way(folder.path(), "tell = ['/usr/local/bin/tell']");
    let now = Timestamp::now();
    let at = |minutes: i64| now + SignedDuration::from_mins(minutes);
    let full = [HealthCondition::critical(Key::Disk, "the disk is full", "Free some space.")];
    let old = [HealthCondition::warning(Key::Backups, "the newest backup is 72 hours old", "")];
    assert_eq!(way.due(at(0), &old), []);
    let due = way.due(at(1), &full);
    assert_eq!(due.len(), 1);
    assert_eq!(
        (due[0].key, due[0].severity, due[0].text.as_str()),
        (Key::Disk, Severity::Critical, "CRITICAL: disk: the disk is full\n")
    );
    // The program failed, and the condition is over before it works again.
    let due = way.due(at(2), &[]);
    assert_eq!(due[0].text, "CRITICAL: disk: the disk is full\nOK: disk: over: the disk is full\n");
    assert_eq!(due[0].severity, Severity::Ok);
    way.told(Key::Disk, at(2));
    assert_eq!(way.due(at(3), &[]), []);
    // Less than ten minutes later the same key waits, and another one does not.
    assert_eq!(way.due(at(4), &full), []);
    let deaf = HealthCondition::critical(Key::WayIn, "IMAP fails", "");
    let due = way.due(at(5), &[full[0].clone(), deaf]);
    assert_eq!(due.iter().map(|message| message.key).collect::<Vec<_>>(), [Key::WayIn]);
    way.told(Key::WayIn, at(5));
    let due = way.due(at(13), &full);
    assert_eq!(due.iter().map(|message| message.key).collect::<Vec<_>>(), [Key::Disk]);
}

/// A past fault: the repair restarted the judge, and then no one told the keeper that the trouble was over.
#[test]
fn the_second_way_tells_of_an_end_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let start = || second_way(folder.path(), "tell = ['/usr/local/bin/tell']");
    let now = Timestamp::now();
    let full = [HealthCondition::critical(Key::Disk, "the disk is full", "Free some space.")];
    let mut way = start();
    assert_eq!(way.due(now, &full).len(), 1);
    way.told(Key::Disk, now);
    way.keep();
    let mut way = start();
    // Less than ten minutes later it waits, and says nothing twice.
    assert_eq!(way.due(now + SignedDuration::from_mins(1), &full), []);
    let due = way.due(now + SignedDuration::from_mins(11), &[]);
    assert_eq!(
        due.iter().map(|message| message.text.as_str()).collect::<Vec<_>>(),
        ["OK: disk: over: the disk is full\n"]
    );
    // A file that is damaged is as good as none.
    fs::write(folder.path().join("second_way.json"), "{").unwrap();
    assert_eq!(start().due(now, &full).len(), 1);
}

#[test]
fn the_sign_of_life_comes_only_while_all_is_well() {
    let folder = tempfile::tempdir().unwrap();
    let mut way = second_way(folder.path(), "alive = ['/usr/local/bin/alive', 'x']\nalive_minutes = 10");
    let now = Timestamp::now();
    let mut alive =
        |minutes: i64, found: &[HealthCondition]| way.is_alive_due(now + SignedDuration::from_mins(minutes), found);
    let well = [HealthCondition::ok(Key::Judge, "the judge is running")];
    let old = [HealthCondition::warning(Key::Backups, "the newest backup is 72 hours old", "")];
    assert!(alive(0, &well) && !alive(9, &well) && alive(10, &well));
    assert!(!alive(20, &old) && !alive(30, &old) && alive(31, &well));
    assert!(!second_way(folder.path(), "").is_alive_due(now, &well));
}

/// The examples in `deploy/` are programs like these.
#[test]
fn a_program_gets_the_sentence_and_the_key() {
    let folder = tempfile::tempdir().unwrap();
    let (program, heard) = (folder.path().join("tell"), folder.path().join("heard"));
    let script = format!("#!/bin/sh\n{{ echo \"$CHANCERY_KEY $CHANCERY_SEVERITY $1\"; cat; }} > {}\n", heard.display());
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
    let program = [program.to_str().unwrap().to_owned(), "ann".to_owned()];
    let message =
        Message { key: Key::Disk, severity: Severity::Critical, text: "CRITICAL: disk: the disk is full\n".to_owned() };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        run(&program, Some(&message)).await.unwrap();
        assert_eq!(fs::read_to_string(&heard).unwrap(), "disk CRITICAL ann\nCRITICAL: disk: the disk is full\n");
        for failing in ["/bin/false", "/there/is/none"] {
            assert!(run(&[failing.to_owned()], Some(&message)).await.is_err(), "{failing}");
        }
    });
    let refused = Config::parse(&format!(
        "address = 'j@games.test'\nkeeper = '{KEEPER}'\noutbound.maildir.path = 'm'\nalarm.tell = ['tell']"
    ));
    assert!(refused.unwrap_err().to_string().contains("is not the full path of a program"));
}
