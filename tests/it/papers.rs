//! Manual pages and completions: each subcommand has one, and their contents can be typed. The papers of a release.
use super::program::{chancery, said};
use chancery::answers::export;
use chancery::families::sheet;
use clap::Command;
use clap::error::ErrorKind;
use std::fs;
use std::path::Path;
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

/// The code in the text of the paper for keepers, and the commands in its table. (deploy/debian/readme.sh runs its blocks.)
#[test]
fn commands_in_the_paper_for_keepers_can_be_typed() {
    let paper = fs::read_to_string("deploy/README.md").unwrap();
    let text: String = paper.split("```").step_by(2).collect();
    let program = chancery::cli::command();
    let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    let (_, desk) = text.split_once("| purpose | at the machine | by e-mail |\n").unwrap();
    let table = desk.lines().take_while(|row| row.starts_with('|')).map(|row| row.split('|').nth(2).unwrap());
    let spans = |text: &str| text.split('`').skip(1).step_by(2).map(|span| span.replace('\n', " ")).collect::<Vec<_>>();
    let from_table = table.flat_map(spans).filter(|span| names.contains(&span.split(' ').next().unwrap()));
    let in_text = spans(&text).into_iter().filter_map(|span| {
        let line = span.trim_start_matches("sudo ").trim_start_matches("-u chancery ");
        line.split(" && ").next().unwrap().strip_prefix("chancery ").map(str::to_owned)
    });
    let lines: Vec<String> = from_table.chain(in_text).collect();
    assert!(80 < lines.len(), "{}: {lines:?}", lines.len());
    for line in lines {
        let typed = words(&format!("chancery {}", line.replace("<its Message-ID>", "x@example.org")));
        let Err(error) = program.clone().try_get_matches_from(typed) else { continue };
        // The text names some commands without their arguments.
        let is_short = matches!(
            error.kind(),
            ErrorKind::MissingRequiredArgument
                | ErrorKind::MissingSubcommand
                | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
                | ErrorKind::DisplayHelp
        );
        assert!(is_short, "{line}\n{error}");
    }
}

#[test]
fn sections_of_the_paper_for_keepers_are_named_as_they_are() {
    let paper = fs::read_to_string("deploy/README.md").unwrap();
    let headings: Vec<&str> = paper
        .lines()
        .filter_map(|line| line.trim_start_matches('#').strip_prefix(' ').filter(|_| line.starts_with("##")))
        .map(|heading| heading.split_once(". ").map_or(heading, |(_, title)| title))
        .collect();
    let mut named = 0;
    for file in
        ["README.md", "Caddyfile", "nginx.conf", "chancery.example.toml", "senders.md", "../src/server/socket.rs"]
    {
        let text = fs::read_to_string(Path::new("deploy").join(file)).unwrap().replace("\\\"", "\"").replace('\n', " ");
        for mark in ["section \"", "README.md here, \"", "`README.md`, \"", "deploy/README.md, \""] {
            for name in text.split(mark).skip(1).map(|rest| rest.split('"').next().unwrap()) {
                assert!(headings.contains(&name), "{file} names the section {name:?}: {headings:?}");
                named += 1;
            }
        }
    }
    assert!(12 < named, "{named}");
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

/// Returns whether the package has this file or folder (`postfix/`), as its README names it.
fn is_packed(name: &str, places: &[String]) -> bool {
    let folders = ["usr/share/doc/chancery/", "etc/chancery/", "lib/systemd/system/"];
    folders.iter().any(|folder| {
        let at = format!("{folder}{name}");
        places.iter().any(|place| *place == at || name.ends_with('/') && place.starts_with(&at))
    })
}

#[test]
fn the_package_has_every_file_that_its_readme_lists() {
    let manifest: toml::Table = fs::read_to_string("Cargo.toml").unwrap().parse().unwrap();
    let assets = manifest["package"]["metadata"]["deb"]["assets"].as_array().unwrap();
    let mut places = Vec::new();
    for asset in assets {
        let [from, to] = [0, 1].map(|i| asset[i].as_str().unwrap());
        let (folder, pattern) = from.rsplit_once('/').unwrap_or(("", from));
        // The build makes these.
        if folder.starts_with("target") {
            continue;
        }
        let (start, end) = pattern.split_once('*').unwrap_or((pattern, ""));
        let entries = fs::read_dir(Path::new(".").join(folder)).unwrap().map(|entry| entry.unwrap().file_name());
        let names = entries.map(|name| name.into_string().unwrap());
        let fits = |name: &String| match pattern.contains('*') {
            true => name.starts_with(start) && name.ends_with(end),
            false => name == pattern,
        };
        let found: Vec<_> = names
            .filter(fits)
            .map(|name| if to.ends_with('/') { format!("{to}{name}") } else { to.to_owned() })
            .collect();
        assert!(!found.is_empty(), "nothing fits {from}");
        places.extend(found);
    }
    let readme = fs::read_to_string("deploy/README.md").unwrap();
    let (_, table) = readme.split_once("| file | purpose |\n| --- | --- |\n").unwrap();
    let table = table.split("\n\n").next().unwrap();
    let packed = table.lines().filter(|row| !row.contains("(not in the package)"));
    let listed: Vec<&str> =
        packed.flat_map(|row| row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2)).collect();
    assert!(15 <= listed.len(), "{listed:?}");
    let missing: Vec<_> = listed.iter().filter(|name| !is_packed(name, &places)).collect();
    assert!(missing.is_empty(), "Cargo.toml, [package.metadata.deb], lacks {missing:?}: {places:?}");
    // The text and other papers name these.
    for name in ["CHANGELOG.md", "boards.md", "standby/README.md", "standby/volume.md", "postfix/master.cf"] {
        assert!(is_packed(name, &places), "{name}: {places:?}");
    }
    let recipe = fs::read_to_string("deploy/postfix/master.cf").unwrap();
    assert!(recipe.contains("argv=/usr/bin/chancery ") && assets[0][1].as_str() == Some("usr/bin/"), "{recipe}");
}

#[test]
fn the_page_of_formats_names_their_versions() {
    let page = fs::read_to_string("docs/formats.md").unwrap();
    let answer: serde_json::Value = serde_json::from_str(chancery::answers::answer::SCHEMA).unwrap();
    for format in [
        format!("\"{}\"", sheet::FORMAT),
        answer["properties"]["format"]["const"].to_string(),
        export::FORMAT.to_string(),
    ] {
        assert!(page.contains(&format!("`\"format\": {format}`")), "docs/formats.md does not name {format}");
    }
}
