//! The statements of ARCHITECTURE.md, CONTRIBUTING.md and the head of `src/lib.rs` are true.
use super::layers::{Row, parts, table};
use super::source::{all, crates, has_word, sources, tests};
use std::fs;
use std::path::Path;

const PAPERS: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

fn paper(name: &str) -> String {
    fs::read_to_string(name).unwrap()
}

/// The text between backticks in a paper, outside code blocks.
fn quoted(text: &str) -> Vec<String> {
    let mut in_block = false;
    let prose: Vec<&str> = text
        .lines()
        .filter(|line| {
            let fence = line.starts_with("```");
            in_block ^= fence;
            !in_block && !fence
        })
        .collect();
    prose.join("\n").split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_table_in_the_library_is_that_of_the_architecture() {
    let rows = table(&paper("ARCHITECTURE.md"), "`", "`");
    let of_parts: Vec<Row> = rows
        .into_iter()
        .filter(|row| row.path.trim_start_matches("src/").trim_end_matches('/').trim_end_matches(".rs") == row.part())
        .map(|row| Row { path: row.part().to_owned(), floor: None, ..row })
        .collect();
    assert_eq!(table(&paper("src/lib.rs"), "[`", "`]"), of_parts);
    assert_eq!(of_parts.len() + crates().len(), parts().len());
}

#[test]
fn the_sample_is_the_file() {
    let text = paper("CONTRIBUTING.md");
    let (name, rest) = text.split_once(":\n\n````rust\n").expect("there is a sample");
    let name = name.lines().next_back().unwrap().trim_matches('`');
    let (sample, _) = rest.split_once("````\n").expect("the sample ends");
    assert_eq!(sample, paper(name), "CONTRIBUTING.md shows another {name}");
}

/// `cargo test` runs the file, so a README's example works.
#[test]
fn the_example_in_each_readme_is_the_file() {
    for folder in crates() {
        let text = paper(&format!("crates/{folder}/README.md"));
        let blocks: Vec<&str> =
            text.split("\n```rust\n").skip(1).filter_map(|rest| rest.split("```\n").next()).collect();
        let file = paper(&format!("crates/{folder}/examples/{folder}.rs"));
        assert_eq!(blocks, [file], "crates/{folder}/README.md shows another example");
        let manifest = paper(&format!("crates/{folder}/Cargo.toml"));
        let runs = format!("[[example]]\nname = \"{folder}\"\ntest = true\nharness = false\n");
        assert!(manifest.contains(&runs), "crates/{folder}/Cargo.toml does not run its example");
        assert!(text.starts_with(&format!("# chancery-{folder}\n")) && text.contains("\n## Licence\n"), "{folder}");
    }
}

#[test]
fn every_path_in_the_papers_exists() {
    let tops = ["src/", "crates/", "commands/", "tests/", "variants/", "migrations/", "deploy/", "benches/"];
    let mut missing = Vec::new();
    for name in PAPERS {
        let text = paper(name);
        let paths = quoted(&text).into_iter().filter(|path| tops.iter().any(|top| path.starts_with(top)));
        let paths: Vec<String> = paths.filter(|path| !path.contains('*')).collect();
        assert!(!paths.is_empty(), "{name} names no path");
        missing
            .extend(paths.into_iter().filter(|path| !Path::new(path).exists()).map(|path| format!("{name}: {path}")));
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// `referee::turn::due::settle`: the source contains this word, whatever module it is in today.
#[test]
fn every_name_in_the_papers_is_in_the_source() {
    let (sources, parts) = (all(), parts());
    let is_known = |word: &str| parts.contains(word) || sources.iter().any(|source| has_word(&source.code, word));
    let mut unknown = Vec::new();
    for name in PAPERS {
        let text = paper(name);
        let names = quoted(&text).into_iter().filter(|name| name.contains("::") && !name.contains(char::is_whitespace));
        let is_unknown = |path: &String| path.split("::").any(|word| !is_known(word));
        unknown.extend(names.filter(is_unknown).map(|path| format!("{name}: {path}")));
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

/// A rule cites documents that its reader can open: HELP, a file, a published standard. An unpublished specification is none.
#[test]
fn no_rule_cites_a_document_that_is_not_here() {
    let all = [all(), tests(), sources("benches")].concat();
    assert!(200 < all.len(), "the sources are elsewhere");
    let cites = |line: &str| {
        let words = line.to_lowercase();
        let mut places = words.split("spec ").skip(1);
        places.any(|after| after.starts_with(|c: char| c.is_ascii_digit()))
    };
    assert!(cites("//! A battle. (Spec 3.4.)") && !cites("a Spec and 3 more"));
    let found: Vec<String> = all
        .iter()
        .filter(|source| !source.path.ends_with("tidy/papers.rs"))
        .flat_map(|source| source.text.lines().map(|line| (source.path.display(), line)))
        .filter(|(_, line)| cites(line))
        .map(|(path, line)| format!("{path}: {}", line.trim()))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
