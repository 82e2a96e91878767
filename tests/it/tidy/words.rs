//! Texts from before there were sentences, counted by room: they may only become rarer.
use super::source::{Source, sources};
use std::collections::BTreeMap;

/// The calls that say a text which was put together as a string; and, for each room, how many of them are left.
const MARKS: [&str; 5] = ["old(", "of_old(", "post_to_all_old(", "more(", "as_before("];

#[test]
fn texts_from_before_only_become_rarer() {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for folder in ["src", "commands", "crates"] {
        for Source { path, text, .. } in sources(folder) {
            let path = path.to_str().unwrap();
            if path.starts_with("crates/text/") || path.contains("/tests/") || path.contains("/examples/") {
                continue;
            }
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let mut n: usize = code.map(|line| MARKS.iter().map(|mark| n_calls(line, mark)).sum::<usize>()).sum();
            // The build wraps a command that still returns its text.
            n += usize::from(text.contains("\npub fn run(cx: ") && !text.contains("doc: &mut Doc"));
            if 0 < n {
                *found.entry(room(path)).or_default() += n;
            }
        }
    }
    let table = include_str!("words.txt");
    let kept: BTreeMap<String, usize> = table
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(room, n)| (room.to_owned(), n.trim().parse().unwrap()))
        .collect();
    let now: String = found.iter().map(|(room, n)| format!("{room} {n}\n")).collect();
    if std::env::var_os("UPDATE").is_some() {
        assert!(
            found.iter().all(|(room, n)| kept.get(room).is_none_or(|most| n <= most)),
            "these may only become rarer:\n{now}"
        );
        std::fs::write("tests/it/tidy/words.txt", &now).unwrap();
    }
    assert_eq!(table, now, "UPDATE=1 writes the table anew, if nothing has grown");
}

/// The part of the tree that a file belongs to: `src/session`, `crates/families`.
fn room(path: &str) -> String {
    let n = if path.starts_with("commands/") { 1 } else { 2 };
    path.split('/').take(n).collect::<Vec<_>>().join("/").trim_end_matches(".rs").to_owned()
}

/// How often a line has this call, and not the end of another word: `told(` is no `old(`.
fn n_calls(line: &str, mark: &str) -> usize {
    let begins = |(at, _): &(usize, &str)| !line[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    line.match_indices(mark).filter(begins).count()
}
