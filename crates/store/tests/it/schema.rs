//! `migrations/schema.sql`: the current schema, for readers of the database. `UPDATE=1` rewrites it and keeps its sentences.
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// The sentences of the paper, for each table and each of its columns.
type Sentences = BTreeMap<(String, String), String>;

#[test]
fn the_schema_is_as_the_paper_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations");
    let paper = folder.join("schema.sql");
    let is = std::fs::read_to_string(&paper).unwrap_or_default();
    let sentences = sentences(&is);
    let (made, unsaid) = drawn(&schema(&folder), &sentences);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&paper, &made).unwrap();
    }
    assert_eq!(unsaid, [""; 0], "say in migrations/schema.sql what these are");
    let is = std::fs::read_to_string(&paper).unwrap();
    let differs = is.lines().zip(made.lines()).find(|(is, made)| is != made);
    Connection::open_in_memory().unwrap().execute_batch(&is).unwrap();
    assert!(is == made, "migrations/schema.sql is not the schema; UPDATE=1 writes it anew: {differs:?}");
}

/// The statements of a new database: tables by name, each with its parts.
fn schema(folder: &Path) -> Vec<(String, String, String)> {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let database = Connection::open_in_memory().unwrap();
    for file in files.iter().filter(|file| !file.ends_with("schema.sql")) {
        database.execute_batch(&std::fs::read_to_string(file).unwrap()).unwrap();
    }
    let sql = "SELECT tbl_name, type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
        ORDER BY tbl_name, type <> 'table', type <> 'index', name";
    let mut query = database.prepare(sql).unwrap();
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

/// Reads the sentences from the paper.
fn sentences(paper: &str) -> Sentences {
    let mut sentences = Sentences::new();
    let (mut above, mut table) = (Vec::new(), String::new());
    for line in paper.lines() {
        if let Some(said) = line.strip_prefix("-- ") {
            above.push(said);
        } else if let Some(rest) = line.strip_prefix("CREATE TABLE ") {
            table = rest.trim_end_matches(" (").trim_matches('"').to_owned();
            sentences.insert((table.clone(), String::new()), std::mem::take(&mut above).join("\n-- "));
        } else if let Some((column, said)) = line.split_once(" -- ").filter(|_| line.starts_with("    ")) {
            let column = column.split_whitespace().next().unwrap_or_default().trim_end_matches(',');
            sentences.insert((table.clone(), column.to_owned()), said.to_owned());
        } else {
            above.clear();
        }
    }
    sentences
}

/// The paper, and the tables without a sentence in it.
fn drawn(schema: &[(String, String, String)], sentences: &Sentences) -> (String, Vec<String>) {
    let mut paper = "-- The schema as it is now: `cargo test -p chancery-store` compares it. Migrations make it; nothing reads this file.\n\
        -- Times are UTC, as text: 2026-11-21T09:40:00Z. What is not said of a column, its name says.\n"
        .to_owned();
    let mut unsaid = Vec::new();
    for (table, kind, sql) in schema {
        if kind != "table" {
            let lines = if kind == "index" { vec![bare(sql).join(" ")] } else { vec![sql.clone()] };
            let _ = writeln!(paper, "{};", lines.join("\n"));
            continue;
        }
        let said = |column: &str| sentences.get(&(table.clone(), column.to_owned())).filter(|said| !said.is_empty());
        match said("") {
            Some(said) => _ = write!(paper, "\n-- {said}\n"),
            None => unsaid.push(table.clone()),
        }
        let text = bare(sql).join(" ");
        let (open, close) = (text.find('(').unwrap(), text.rfind(')').unwrap());
        let _ = writeln!(paper, "CREATE TABLE {table} (");
        let parts = parts(&text[open + 1..close]);
        for (i, part) in parts.iter().enumerate() {
            let comma = if i + 1 < parts.len() { "," } else { "" };
            let said = said(part.split(' ').next().unwrap()).map_or(String::new(), |said| format!(" -- {said}"));
            let _ = writeln!(paper, "    {part}{comma}{said}");
        }
        let _ = writeln!(paper, "){};", &text[close + 1..]);
    }
    (paper, unsaid)
}

/// The words of a statement, without its comments.
fn bare(sql: &str) -> Vec<&str> {
    sql.lines()
        .flat_map(|line| line.split(" --").next().unwrap().split_whitespace())
        .filter(|word| *word != "--")
        .collect()
}

/// The definitions in a table: the parts between commas outside brackets.
fn parts(text: &str) -> Vec<String> {
    let (mut parts, mut depth, mut is_quoted) = (vec![String::new()], 0, false);
    for c in text.chars() {
        match c {
            '\'' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth -= 1,
            ',' if !is_quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(c);
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}
