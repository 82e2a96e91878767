//! Manual pages and completions: each subcommand has one, and their contents can be typed.
use super::program::{chancery, said};
use clap::Command;
use std::fs;
use std::process::{Command as Program, Stdio};
use writer::notes_and_examples;

#[path = "../../deploy/papers.rs"]
#[allow(dead_code, reason = "its `main` runs by itself")]
mod writer;

/// All subcommands with an action, by their full names.
fn subcommands(command: &Command, path: &str) -> Vec<String> {
    let below = command.get_subcommands().filter(|below| !below.is_hide_set() && below.get_name() != "help");
    let found: Vec<String> =
        below.flat_map(|below| subcommands(below, &format!("{path} {}", below.get_name()))).collect();
    if found.is_empty() { vec![path.to_owned()] } else { found }
}

/// The words of a line as a shell splits them, sufficient for our examples.
fn words(line: &str) -> Vec<String> {
    let line = line.split([';', '|', '<', '>']).next().unwrap();
    let mut words = Vec::new();
    for (i, part) in line.split('\'').enumerate() {
        if i % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[test]
fn every_subcommand_has_examples_that_can_be_typed() {
    let program = chancery::cli::command();
    let examples = all_examples(&program);
    assert!(20 < examples.len(), "{examples:?}");
    for path in subcommands(&program, "chancery") {
        let has_one = examples.iter().any(|line| line.contains(&path));
        assert!(has_one, "`{path}` has no example: see EXAMPLES in src/cli/deliver.rs");
    }
    for line in &examples {
        let typed = words(line.trim_start_matches("sudo -u chancery ").trim_start_matches("sudo "));
        if let Err(error) = program.clone().try_get_matches_from(typed) {
            panic!("{line}\n{error}");
        }
    }
}

/// The examples of a subcommand and of all below it.
fn all_examples(command: &Command) -> Vec<String> {
    let (_, own) = notes_and_examples(command);
    own.into_iter().chain(command.get_subcommands().flat_map(all_examples)).collect()
}

#[test]
fn every_subcommand_has_a_manual_page_that_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let papers = folder.path().join("papers");
    writer::write(&papers).unwrap();
    let all = subcommands(&chancery::cli::command(), "chancery");
    for path in all.iter().map(String::as_str).chain(["chancery game"]) {
        let page = papers.join("man1").join(format!("{}.1", path.replace(' ', "-")));
        let text = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "FILES", "SEE ALSO"] {
            let heading = format!(".SH {section}\n")
                .replace("EXIT STATUS", "\"EXIT STATUS\"")
                .replace("SEE ALSO", "\"SEE ALSO\"");
            assert!(text.contains(&heading), "{path} has no {section}:\n{text}");
        }
        if let Ok(read) = Program::new("man")
            .args(["--warnings", "-l"])
            .arg(&page)
            .env("MANPAGER", "cat")
            .stdin(Stdio::null())
            .output()
        {
            assert!(read.status.success() && read.stderr.is_empty(), "{path}: {}", said(&read));
        }
    }
    for (file, marks) in
        [("chancery.bash", "complete "), ("_chancery", "#compdef chancery"), ("chancery.fish", "complete -c chancery")]
    {
        let text = fs::read_to_string(papers.join(file)).unwrap();
        assert!(
            text.contains(marks) && all.iter().all(|path| text.contains(path.rsplit(' ').next().unwrap())),
            "{file}"
        );
    }
}

#[test]
fn help_shows_the_examples() {
    let help = said(&chancery().args(["deliver", "--help"]).output().unwrap());
    assert!(help.contains("Examples:\n    chancery deliver --config"), "{help}");
}
