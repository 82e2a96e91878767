//! The migrations explain the tables to readers of the database.
use rusqlite::Connection;
use std::path::Path;

#[test]
fn each_table_has_a_sentence() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let database = Connection::open_in_memory().unwrap();
    let (mut n_tables, mut unsaid) = (0, Vec::new());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        database.execute_batch(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let lines: Vec<&str> = text.lines().collect();
        for (above, line) in std::iter::once("").chain(lines.iter().copied()).zip(&lines) {
            let Some(name) = line.strip_prefix("CREATE TABLE ") else { continue };
            n_tables += 1;
            if !above.starts_with("-- ") {
                unsaid.push(name.to_owned());
            }
        }
    }
    assert_eq!(unsaid, [""; 0], "add a comment above each of these tables in migrations/");
    assert!(50 < n_tables, "{n_tables}");
}
