//! Properties of the source itself: who may know what, as the table in `src/lib.rs` says.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A source file: its path from the root of the package, and its text.
struct Source {
    path: PathBuf,
    text: String,
}

/// All Rust files below `folder`; none when it isn't there.
fn sources(folder: &str) -> Vec<Source> {
    fn walk(folder: &Path, found: &mut Vec<Source>) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(Source { text: fs::read_to_string(&path).unwrap(), path });
            }
        }
    }
    let mut found = Vec::new();
    walk(Path::new(folder), &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

impl Source {
    /// What is code: without comments, and spaced in one way.
    fn code(&self) -> String {
        let lines = self.text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let code = lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
        [" ::", ":: ", "{ ", " }"].iter().fold(code, |code, spaced| code.replace(spaced, spaced.trim()))
    }

    /// Does the code name `path`, written out or in braces (`std::{fs, net}`)?
    fn names(&self, path: &str) -> bool {
        let code = self.code();
        has_word(&code, path)
            || path.rsplit_once("::").is_some_and(|(parent, name)| {
                let opening = format!("{parent}::{{");
                code.split(&opening).skip(1).any(|group| heads(group).iter().any(|head| head == name))
            })
    }
}

fn has_word(text: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(inside) && !text[at + word.len()..].starts_with(inside))
}

/// The first words of what a group of imports holds: of `fmt, rules::{self, Power}}; …`, `fmt` and `rules`.
fn heads(group: &str) -> Vec<String> {
    let mut heads = vec![String::new()];
    let mut depth = 0;
    for c in group.chars() {
        match c {
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            '{' => depth += 1,
            ',' if depth == 0 => heads.push(String::new()),
            _ if depth == 0 => heads.last_mut().unwrap().push(c),
            _ => {}
        }
    }
    heads.iter().map(|path| path.split("::").next().unwrap_or_default().trim().to_owned()).collect()
}

/// Fails with one line for each file of `among` that names one of `paths`.
fn none_names<'a>(among: impl IntoIterator<Item = &'a Source>, paths: &[&str], why: &str) {
    let found: Vec<String> = among
        .into_iter()
        .flat_map(|source| paths.iter().filter(|path| source.names(path)).map(move |path| (source, path)))
        .map(|(source, path)| format!("{}: {path}", source.path.display()))
        .collect();
    assert!(found.is_empty(), "{why}:\n{}", found.join("\n"));
}

#[test]
fn the_checks_find_what_they_look_for() {
    let source = |text: &str| Source { path: PathBuf::from("some.rs"), text: text.to_owned() };
    assert!(source("use std::fs;").names("std::fs"));
    assert!(source("use std::{fmt, fs};").names("std::fs"));
    assert!(source("use std::{\n    fmt,\n    fs::File,\n};").names("std::fs"));
    assert!(source("let a = Timestamp\n    ::now();").names("Timestamp::now"));
    assert!(source("jiff::Timestamp::now()").names("Timestamp::now"));
    assert!(source("use crate::mail::sink::Mail;").names("crate::mail"));
    assert!(source("let now: std::time::Instant = x;").names("Instant"));
    assert!(!source("// std::fs is not for us").names("std::fs"));
    assert!(!source("use std::fmt;\nfn fs() {}").names("std::fs"));
    assert!(!source("use crate::{rules::{mail, Power}, fs::mail};").names("crate::mail"));
    assert!(!source("use crate::mailbag;").names("crate::mail"));
}

#[test]
fn rules_are_pure() {
    let rules = sources("src/rules");
    none_names(
        &rules,
        &[
            "std::fs",
            "std::net",
            "std::env",
            "std::process",
            "std::thread",
            "std::time",
            "SystemTime",
            "Instant",
            "jiff",
            "Timestamp",
            "tokio",
            "getrandom",
            "println!",
            "eprintln!",
            "Mutex",
            "RwLock",
            "thread_local!",
        ],
        "Engines take values and give values",
    );
    let others: Vec<String> =
        parts().into_iter().filter(|part| part != "rules").map(|p| format!("crate::{p}")).collect();
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    none_names(&rules, &others, "Engines know of nothing but the rules");
}

/// The modules of the library: files and folders of `src`.
fn parts() -> Vec<String> {
    let entries = fs::read_dir("src").unwrap().map(|entry| entry.unwrap().path());
    entries.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect()
}

#[test]
fn engines_do_not_know_each_other() {
    let folders = fs::read_dir("src/rules").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let engines: Vec<String> = folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    assert!(engines.iter().any(|engine| engine == "diplomacy"));
    for engine in &engines {
        let others: Vec<&str> = engines.iter().filter(|other| *other != engine).map(String::as_str).collect();
        none_names(&sources(&format!("src/rules/{engine}")), &others, "An engine names another");
    }
}

#[test]
fn only_the_clock_asks_what_time_it_is() {
    let all = sources("src").into_iter().chain(sources("commands")).collect::<Vec<_>>();
    let others = all.iter().filter(|source| source.path != Path::new("src/judge/clock.rs"));
    // How long something takes is another question: an `Instant` is fine outside of the rules.
    none_names(
        others,
        &["Timestamp::now", "Zoned::now", "SystemTime::now", "UNIX_EPOCH.elapsed"],
        "Take the time from `Clock`",
    );
}

#[test]
fn only_the_store_speaks_sql() {
    let all = sources("src").into_iter().chain(sources("commands")).collect::<Vec<_>>();
    let others = all.iter().filter(|source| !source.path.starts_with("src/store"));
    none_names(others, &["rusqlite"], "Ask the store");
}

#[test]
fn commands_touch_only_what_they_are_given() {
    let commands = sources("commands");
    let paths = ["std::fs", "std::net", "std::env", "std::process", "tokio", "lettre"];
    none_names(&commands, &paths, "A command acts through its `Context`");
}

/// `cargo fmt` does not follow lists that are made by a build script.
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

/// Cargo.toml tells Cargo to look for none in the library and the program: they would never run.
#[test]
fn tests_are_in_their_own_folder() {
    let all = sources("src").into_iter().chain(sources("commands")).collect::<Vec<_>>();
    none_names(&all, &["#[test]", "cfg(test)", "tokio::test", "proptest!"], "Tests belong in tests/it");
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
    let all = sources("src").into_iter().chain(sources("commands"));
    let long: Vec<String> = all
        .map(|source| (source.text.lines().count(), source.path))
        .filter(|(n_lines, _)| *n_lines > 800)
        .map(|(n_lines, path)| format!("{}: {n_lines} lines", path.display()))
        .collect();
    assert!(long.is_empty(), "Files of more than 800 lines hide two things:\n{}", long.join("\n"));
}
