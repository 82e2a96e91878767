//! Properties of the source itself.
//!
//! - `comments` the first words of doc comments
//! - `build` the external crates of the build
//! - `headlines` the subjects and first sentences of e-mails
//! - `impls` the place of a type's functions
//! - `layers` permitted dependencies, as in the table of `ARCHITECTURE.md`
//! - `names` one meaning for each name in a crate, and nouns
//! - `pages` the names that pages may use
//! - `proof` the places that may declare a person proved
//! - `papers` the truth of the papers: names, paths, samples
//! - `strings` all sentences, in one file
//! - here: formats and lengths
mod build;
mod comments;
mod english;
mod headlines;
mod impls;
mod labels;
mod layers;
mod names;
mod pages;
mod papers;
mod proof;
mod source;
mod strings;

use source::{Source, all, sources};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `cargo fmt` does not follow generated lists.
#[test]
fn commands_are_formatted() {
    let commands = sources("commands");
    if commands.is_empty() {
        return;
    }
    if !Command::new("rustfmt").arg("--version").output().is_ok_and(|version| version.status.success()) {
        eprintln!("skipped: this toolchain has no rustfmt");
        return;
    }
    let checked = Command::new("rustfmt")
        .args(["--check", "--edition", "2024", "--config-path", "rustfmt.toml"])
        .args(commands.iter().map(|source| &source.path))
        .output()
        .unwrap();
    let said = [checked.stdout, checked.stderr].concat();
    assert!(checked.status.success(), "run: rustfmt --edition 2024 commands/*.rs\n{}", String::from_utf8_lossy(&said));
}

/// Cargo.toml disables tests in the library and the program: they would never run.
#[test]
fn tests_are_in_their_own_folder() {
    let all = all();
    let marks = ["#[test]", "cfg(test)", "tokio::test", "proptest!"];
    let tested: Vec<String> = all
        .iter()
        .filter(|source| marks.iter().any(|mark| source.text.contains(mark)))
        .map(|source| source.path.display().to_string())
        .collect();
    assert!(tested.is_empty(), "Tests belong in tests/it, of the judge or of a crate:\n{}", tested.join("\n"));
    let run_as_code = |source: &Source| {
        let comments = source.text.lines().filter_map(|line| line.trim().strip_prefix("//"));
        let fences = comments.filter_map(|comment| comment.get(1..)?.trim().strip_prefix("```"));
        fences.step_by(2).any(|language| !["text", "toml"].contains(&language))
    };
    let examples: Vec<String> =
        all.iter().filter(|source| run_as_code(source)).map(|source| source.path.display().to_string()).collect();
    assert!(examples.is_empty(), "An example in a comment is not run; say ```text:\n{}", examples.join("\n"));
}

#[test]
fn no_file_is_too_long_to_read() {
    let long: Vec<String> = all()
        .into_iter()
        .map(|source| (source.text.lines().count(), source.path))
        .filter(|(n_lines, _)| *n_lines > 800)
        .map(|(n_lines, path)| format!("{}: {n_lines} lines", path.display()))
        .collect();
    assert!(long.is_empty(), "Files of more than 800 lines hide two things:\n{}", long.join("\n"));
}

#[test]
fn no_file_is_empty() {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { walk(&path, found) } else { found.push(path) }
        }
    }
    let mut files = Vec::new();
    for folder in ["src", "crates", "commands", "migrations", "variants", "deploy", "docs"] {
        walk(Path::new(folder), &mut files);
    }
    // An e-mail of the tests may be empty.
    files.retain(|path| !(path.starts_with("crates") && path.iter().any(|name| name == "tests")));
    assert!(500 < files.len(), "the files are elsewhere");
    let empty: Vec<_> = files.iter().filter(|path| fs::metadata(path).unwrap().len() == 0).collect();
    assert!(empty.is_empty(), "{empty:?}");
}
