//! The table of the data that the judge keeps.
use crate::program::{House, chancery, said, wait_for};
use chancery::server::backup;
use chancery::server::check::retention::KINDS;
use jiff::{SignedDuration, Timestamp};
use rusqlite::Connection;
use std::fs;

#[test]
fn the_paper_has_the_table_of_the_code() {
    let paper = fs::read_to_string("deploy/README.md").unwrap();
    let rows: Vec<String> = KINDS
        .iter()
        .map(|kind| format!("| {} | {} | {} | {} |\n", kind.what, kind.time, kind.setting, kind.sooner))
        .collect();
    let table = format!(
        "| what | how long | where it is set | what erases it earlier |\n| --- | --- | --- | --- |\n{}\n",
        rows.concat()
    );
    assert!(paper.contains(&table), "deploy/README.md lacks this table:\n{table}");
}

fn check(house: &House) -> String {
    said(&chancery().args(["check", "--no-letter", "--config"]).arg(house.config_file()).output().unwrap())
}

/// A past fault: neither backups from before an update nor databases from before a restore were ever deleted, so an erased person
/// stayed in them.
#[test]
fn backups_from_before_a_change_are_deleted_in_time() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "");
    let config = fs::read_to_string(house.config_file()).unwrap();
    fs::write(house.config_file(), format!("former_addresses = [\"old@games.test\"]\n{config}")).unwrap();
    let now = Timestamp::now();
    let stamp = |days: i64| (now - SignedDuration::from_hours(24 * days)).strftime("%Y-%m-%d-%H%M%S").to_string();
    let data = house.data();
    let schema = |days: i64, address: &str| {
        let folder = data.join(format!("backups/schema-40-{}", stamp(days)));
        backup::make(&house.config(), &folder, now - SignedDuration::from_hours(24 * days)).unwrap();
        let page = folder.join("backup.toml");
        let text = fs::read_to_string(&page).unwrap().replace("judge@games.test", address);
        fs::write(page, text).unwrap();
        folder
    };
    let database = |days: i64, ending: &str| {
        let file = data.join(format!("chancery.sqlite.before-{}{ending}", stamp(days)));
        fs::write(&file, "old").unwrap();
        file
    };
    let gone = [schema(31, "judge@games.test"), schema(40, "old@games.test"), database(32, ""), database(32, "-wal")];
    let kept = [
        schema(29, "judge@games.test"),
        schema(50, "other@games.test"),
        database(20, ""),
        data.join("chancery.sqlite.before-mine"),
    ];
    fs::write(&kept[3], "mine").unwrap();
    // The judge is not running, so this is only a remark.
    let before = check(&house);
    assert!(before.contains("kept too long: backups `schema-…` from before an update, and databases"), "{before}");
    assert!(!before.contains("WRONG  kept too long"), "{before}");
    let serving = house.serve(&[]);
    wait_for(|| (!gone.iter().any(|path| path.exists())).then_some(()));
    assert!(serving.stop().success());
    assert!(kept.iter().all(|path| path.exists()), "{kept:?}");
    assert!(!check(&house).contains("kept too long"), "{}", check(&house));
}

/// Each row of the database that has a limit is found when it is older.
#[test]
fn check_names_what_is_older_than_the_table_allows() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "");
    assert!(!check(&house).contains("kept too long"), "{}", check(&house));
    let database = Connection::open(house.config().database()).unwrap();
    let old = |sql: &str, words: &str| {
        database.execute_batch(&format!("BEGIN; {sql}; COMMIT")).unwrap();
        let found = check(&house);
        assert!(found.contains(&format!("kept too long: {words}")), "{words}: {found}");
    };
    let then = "2025-01-02T00:00:00Z";
    old(
        &format!("UPDATE outbox SET written = '{then}', body = 'x', state = 'sent', shown = 0 WHERE id = 1"),
        "texts of sent e-mails (7 days), the oldest from 2025-01-02",
    );
    old("UPDATE outbox SET shown = 1 WHERE id = 1", "replies on pages (30 days)");
    old("UPDATE outbox SET body = '' WHERE id = 1", "recipients, subjects and results of sent e-mails");
    old(&format!("UPDATE inbox SET received = '{then}' WHERE id = 1"), "senders and results of incoming e-mails");
    old("UPDATE inbox SET sender = NULL WHERE id = 1", "digests of incoming e-mails");
    old(
        &format!("UPDATE journal SET at = '{then}', origin = 'page abcdefgh' WHERE id = 1"),
        "codes of networks in the journal",
    );
    old(
        &format!("INSERT INTO held (address, lines, until) VALUES ('x@players.test', 'LIST', '{then}')"),
        "lines that wait for a confirmation",
    );
}
