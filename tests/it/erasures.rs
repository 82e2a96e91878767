//! Complete erasures: neither the database's log nor an old backup brings a person back.
use crate::program::{House, Serving, chancery, said, wait_for};
use chancery::commands::COMMANDS;
use chancery::judge::Judge;
use chancery::server::assessment::assess;
use chancery::server::condition::{ConditionKey, HealthCondition, Severity};
use chancery::server::work::Work;
use chancery::store::Store;
use jiff::{SignedDuration, Timestamp};
use rusqlite::Connection;
use std::fs;
use std::path::{Path, PathBuf};

/// Runs the program with this configuration, which must succeed. Returns its output.
fn run(house: &House, words: &[&str]) -> String {
    let output = chancery().args(words).arg("--config").arg(house.config_file()).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", said(&output));
    said(&output)
}

/// Starts the judge, which lets it complete erasures.
fn start(house: &House) -> Serving {
    let n_starts = || house.log().matches("the judge is running").count();
    let before = n_starts();
    let serving = house.serve(&[]);
    wait_for(|| (before < n_starts()).then_some(()));
    wait_for(|| matches!(house.store().unfinished_erasure(), Ok(None)).then_some(()));
    serving
}

/// Returns whether these words are anywhere in the database or its log.
fn is_kept(house: &House, words: &str) -> bool {
    let database = house.config().database();
    let log = database.with_extension("sqlite-wal");
    [database, log]
        .iter()
        .any(|file| fs::read(file).is_ok_and(|bytes| bytes.windows(words.len()).any(|part| part == words.as_bytes())))
}

/// A word that the judge stores for `gus` alone.
const HIS_WORD: &str = "Gondwanaland";

/// A game of seven.
fn begin(house: &House) {
    house.begin_game("demo", Timestamp::now(), "SET NMR");
    let database = Connection::open(house.config().database()).unwrap();
    let sql = "UPDATE users SET country = ?1 WHERE name = 'gus of demo'";
    assert_eq!(database.execute(sql, [HIS_WORD]).unwrap(), 1);
    assert!(is_kept(house, HIS_WORD));
}

/// A game of seven, a backup of it, and then `gus` is erased. Returns the backup.
fn backed_up(house: &House) -> PathBuf {
    begin(house);
    let backup = house.data().join("backups/by-hand-before");
    run(house, &["backup", backup.to_str().unwrap()]);
    let serving = start(house);
    let erased = run(house, &["user", "erase", "gus.demo@players.test", "--name", "gus of demo"]);
    assert!(erased.contains("gus of demo is erased. Open seats now: demo ("), "{erased}");
    serving.stop();
    backup
}

fn is_registered(house: &House, address: &str) -> bool {
    house.store().user_at(address).unwrap().is_some()
}

fn list(house: &House) -> PathBuf {
    house.data().join("backups/erasures")
}

#[test]
fn a_restored_backup_brings_back_no_erased_person() {
    let house = House::new();
    let backup = backed_up(&house);
    let drill = run(&house, &["restore", "--drill", backup.to_str().unwrap()]);
    assert!(
        drill.contains("One user has been erased since then. The judge erases that user again when it starts."),
        "{drill}"
    );
    run(&house, &["restore", backup.to_str().unwrap()]);
    assert!(is_registered(&house, "gus.demo@players.test"), "the backup is as it was");
    start(&house).stop();
    assert!(!is_registered(&house, "gus.demo@players.test") && is_registered(&house, "fay.demo@players.test"));
    assert!(!is_kept(&house, HIS_WORD));
    let game = house.store().game_named("demo").unwrap().unwrap();
    let seats = house.store().seats(game.id).unwrap();
    assert_eq!(seats.iter().filter(|seat| seat.power.is_some()).count(), 6, "his seat is free");
    // The list contains no addresses, and one entry is enough.
    let text = fs::read_to_string(list(&house)).unwrap();
    assert!(!text.contains("gus") && !text.contains("players.test"), "{text}");
    let n_erasures = house.store().erasures().unwrap().len();
    start(&house).stop();
    assert_eq!(house.store().erasures().unwrap().len(), n_erasures);
}

/// The machine is lost: only the folder of the backups remains, on another one.
#[test]
fn the_list_beside_the_backups_is_enough() {
    let house = House::new();
    let backup = backed_up(&house);
    let (aside, there) = (house.data().with_file_name("aside"), house.data().with_file_name("aside/chancery-copy"));
    fs::create_dir(&aside).unwrap();
    fs::rename(&backup, &there).unwrap();
    fs::copy(list(&house), aside.join("erasures")).unwrap();
    fs::remove_dir_all(house.data()).unwrap();
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
    }
    let said = run(&house, &["restore", there.to_str().unwrap()]);
    assert!(said.contains("One user has been erased since then."), "{said}");
    start(&house).stop();
    assert!(!is_registered(&house, "gus.demo@players.test"));
}

/// A returning person is not the erased one: neither a start nor a later backup erases them.
#[test]
fn people_who_register_again_stay() {
    let mut house = House::new();
    backed_up(&house);
    house.drop_letter("gus.demo@players.test", "judge@games.test", "REGISTER Gus Again");
    let serving = start(&house);
    wait_for(|| house.is_done().then_some(()));
    serving.stop();
    let backup = house.data().join("backups/by-hand-after");
    run(&house, &["backup", backup.to_str().unwrap()]);
    let said = run(&house, &["restore", backup.to_str().unwrap()]);
    assert!(!said.contains("erased"), "{said}");
    start(&house).stop();
    assert!(is_registered(&house, "gus.demo@players.test"));
}

/// A reader of the database holds up its log, which still has the erased words. The judge reports success only after they are gone.
#[test]
fn an_erasure_is_not_finished_while_the_log_is_held_up() {
    let house = House::new();
    let now = Timestamp::now();
    begin(&house);
    let store = Store::open(&house.config().database()).unwrap();
    let judge = Judge::new(COMMANDS, &house.config(), &store).unwrap();
    let work = |later: SignedDuration| Work::new(&judge, &store, now + later);
    let finish = |later, list: &Path| work(later).finish_erasures(Some(list)).unwrap();
    let reader = house.store();
    reader
        .snapshot(std::time::Duration::MAX, || {
            assert!(reader.user_at("gus.demo@players.test")?.is_some());
            run(&house, &["user", "erase", "gus.demo@players.test", "--name", "gus of demo"]);
            finish(SignedDuration::ZERO, &list(&house));
            assert!(store.unfinished_erasure()?.is_some() && is_kept(&house, HIS_WORD));
            let said = assess(&house.config(), now + SignedDuration::from_mins(20));
            let is_told = |found: &HealthCondition| {
                found.key == ConditionKey::Erasure && found.severity == Severity::Warning && found.since.is_some()
            };
            assert!(said.iter().any(is_told), "{said:?}");
            Ok(())
        })
        .unwrap();
    // An unwritable list is not complete either.
    let folder = house.data().join("no_list");
    fs::create_dir(&folder).unwrap();
    finish(SignedDuration::ZERO, &folder);
    assert!(store.unfinished_erasure().unwrap().is_some());
    finish(SignedDuration::ZERO, &list(&house));
    assert_eq!(store.unfinished_erasure().unwrap(), None);
    assert!(!is_kept(&house, HIS_WORD));
}
