//! A keeper at the `sqlite3` shell, where foreign keys are off: a referenced row cannot be deleted, and no number is reused.
use crate::world::World;
use chancery::store::Store;
use rusqlite::Connection;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A database with the games of [`World::with_games`], as the `sqlite3` shell opens it.
fn at_the_shell(folder: &Path) -> (PathBuf, Connection) {
    let path = folder.join("judge.db");
    let mut world = World::with_games();
    world.ask("ann@example.org", "SIGN ON ademo secret\nPRESS TO E\nHello.\nENDPRESS\nA BUD-SER");
    world.store.copy_to(&path).unwrap();
    let shell = Connection::open(&path).unwrap();
    shell.pragma_update(None, "foreign_keys", "OFF").unwrap();
    (path, shell)
}

fn refusal(shell: &Connection, sql: &str) -> String {
    shell.execute_batch(sql).expect_err(sql).to_string()
}

fn broken(shell: &Connection) -> u32 {
    shell.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0)).unwrap()
}

#[test]
fn a_spammer_deleted_by_hand_leaves_no_address_or_seat_to_the_next_user() {
    let folder = tempfile::tempdir().unwrap();
    let (path, shell) = at_the_shell(folder.path());
    let why = refusal(&shell, "DELETE FROM people WHERE id = (SELECT id FROM users WHERE name = 'Tom Turk')");
    assert!(why.contains("chancery user erase"), "{why}");
    let why = refusal(&shell, "DELETE FROM seats WHERE id = (SELECT max(seat) FROM press_readers)");
    assert!(why.contains("never deleted"), "{why}");
    refusal(&shell, "DELETE FROM games WHERE name = 'demo'");
    refusal(&shell, "UPDATE users SET id = 99 WHERE name = 'Tom Turk'");
    refusal(&shell, "UPDATE seats SET user = 99 WHERE id = 1");
    refusal(&shell, "INSERT INTO addresses (address, user, since) VALUES ('x@example.org', 99, '')");
    assert_eq!(broken(&shell), 0);

    // An unreferenced person can be deleted, and their number goes with them.
    let add = "INSERT INTO people DEFAULT VALUES RETURNING id";
    let id = || shell.query_row(add, [], |row| row.get::<_, i64>(0)).unwrap();
    let sam = id();
    shell.execute("INSERT INTO users (id, name, registered) VALUES (?1, 'Sam Spam', '')", [sam]).unwrap();
    shell.execute("DELETE FROM users WHERE id = ?1", [sam]).unwrap();
    shell.execute("DELETE FROM people WHERE id = ?1", [sam]).unwrap();
    assert_eq!(id(), sam + 1);

    // Deleting a person's row deletes its dependents, with foreign keys off too. Their seat stays.
    shell.execute_batch("DELETE FROM users WHERE name = 'Tom Turk'").unwrap();
    let n = |sql: &str| shell.query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap();
    assert_eq!(n("SELECT count(*) FROM addresses WHERE address = 'tom@example.org'"), 0);
    assert_eq!(n("SELECT count(*) FROM seats WHERE power = 'Turkey' AND id NOT IN (SELECT seat FROM holders)"), 1);
    assert_eq!(broken(&shell), 0);
    drop(shell);
    assert_eq!(Store::open(&path).unwrap().orphans().unwrap(), [""; 0]);
}

#[test]
fn every_reference_is_guarded() {
    let folder = tempfile::tempdir().unwrap();
    let (_, shell) = at_the_shell(folder.path());
    let sql = "SELECT tables.name, keys.\"from\", keys.\"table\", keys.\"to\", keys.on_delete
        FROM sqlite_schema AS tables JOIN pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'";
    let mut query = shell.prepare(sql).unwrap();
    let text = |row: &rusqlite::Row<'_>, i| row.get::<_, String>(i).unwrap();
    let rows = query.query_map([], |row| Ok([0, 1, 2, 3, 4].map(|i| text(row, i)))).unwrap();
    let references: Vec<[String; 5]> = rows.map(Result::unwrap).collect();
    assert!(40 <= references.len(), "{}", references.len());
    let mut tried = BTreeSet::new();
    for [table, column, parent, key, on_delete] in &references {
        let n = |sql: &str| shell.query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap();
        let n_rows = n(&format!("SELECT count(*) FROM {table} WHERE {column} IS NOT NULL"));
        if n_rows == 0 {
            continue;
        }
        tried.insert(table);
        let why = refusal(&shell, &format!("UPDATE {table} SET {column} = 987654 WHERE {column} IS NOT NULL"));
        // A referenced number remains reserved.
        assert!(
            why.contains(&format!("{table}.{column}")) || why.contains(&format!("by its {column}, which stays")),
            "{why}"
        );
        let used = format!("WHERE {key} IN (SELECT {column} FROM {table})");
        refusal(&shell, &format!("UPDATE {parent} SET {key} = 987654 {used}"));
        if on_delete == "NO ACTION" {
            refusal(&shell, &format!("DELETE FROM {parent} {used}"));
        }
        assert_eq!(broken(&shell), 0, "{table}.{column}");
    }
    assert!(8 <= tried.len(), "only {tried:?} have rows");
    // A seat's dependents are also deleted with it in the shell.
    shell
        .execute_batch(
            "INSERT INTO people VALUES (500);
            INSERT INTO users (id, name, registered) VALUES (500, 'Al One', '');
            INSERT INTO seats (id, game, role, user, since) VALUES (500, 1, 'observer', 500, '');
            INSERT INTO holders (seat, user, password) VALUES (500, 500, '');
            INSERT INTO absences (seat, since, until) VALUES (500, '', '');
            DELETE FROM holders WHERE seat = 500;",
        )
        .unwrap();
    assert_eq!(broken(&shell), 0);
}

#[test]
fn numbers_that_others_know_are_never_used_twice() {
    let folder = tempfile::tempdir().unwrap();
    let (_, shell) = at_the_shell(folder.path());
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%id INTEGER PRIMARY KEY%'
        AND sql NOT LIKE '%AUTOINCREMENT%' ORDER BY name";
    let mut query = shell.prepare(sql).unwrap();
    let reused: Vec<String> = query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    // No other table refers to rows of these by number, and no one sees their numbers. Those of `users` are from `people`.
    assert_eq!(reused, ["edits", "journal", "notes", "phases", "users"]);
}
