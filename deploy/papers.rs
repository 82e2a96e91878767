//! Manual pages and completions for shells, from the command line's own definitions:
//! `cargo run --example papers -- FOLDER`.
//!
//! Packages have them; the program itself needs no code for it. The examples of a page are those that `--help` shows, below
//! `EXAMPLES`; a test reads each of them as the program would, and finds subcommands that have none.
use anyhow::{Context as _, Result};
use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use std::fs;
use std::path::Path;

/// What stands above the examples at the end of a subcommand's help (`after_help`).
const EXAMPLES: &str = "Examples:\n";

/// What the exit codes of all subcommands mean.
const EXIT_CODES: &[(&str, &str)] = &[
    ("0", "Done."),
    ("1", "It failed, or found something wrong; a sentence says what."),
    ("2", "The command line makes no sense."),
    ("75", "Only `deliver`: the letter could not be stored. The mail server keeps it and tries again."),
    ("78", "The configuration is wrong; the sentence names the line and what to write instead."),
];

/// The files that a keeper meets.
const FILES: &[(&str, &str)] = &[
    (
        "/etc/chancery/chancery.toml",
        "The configuration. Each key is explained in the example that comes with the program.",
    ),
    ("/var/lib/chancery/", "The judge's folder: the database, the keeper's own boards."),
    ("/run/chancery/", "The socket to which a mail server delivers."),
];

fn main() -> Result<()> {
    let folder = std::env::args_os().nth(1).context("usage: cargo run --example papers -- FOLDER")?;
    write(Path::new(&folder))
}

/// Writes everything into a folder, which is created: into `man1` a page for each subcommand, beside it the completions for
/// bash, zsh and fish.
pub(crate) fn write(folder: &Path) -> Result<()> {
    let pages = folder.join("man1");
    fs::create_dir_all(&pages).with_context(|| format!("cannot create {}", pages.display()))?;
    let mut program = chancery::cli::command().disable_help_subcommand(true);
    program.build();
    write_pages(&program, &pages)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut chancery::cli::command(), "chancery", folder)
            .with_context(|| format!("cannot write to {}", folder.display()))?;
    }
    Ok(())
}

/// What is told at the end of a subcommand's help: notes, and the lines that can be typed.
pub(crate) fn notes_and_examples(command: &Command) -> (String, Vec<String>) {
    let help = command.get_after_long_help().or(command.get_after_help()).map(ToString::to_string).unwrap_or_default();
    let (notes, examples) = help.split_once(EXAMPLES).unwrap_or((&help, ""));
    (notes.trim().to_owned(), examples.lines().map(|line| line.trim().to_owned()).collect())
}

/// Writes the pages of a command and of all below it.
fn write_pages(command: &Command, folder: &Path) -> Result<()> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        write_pages(below, folder)?;
    }
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let file = folder.join(format!("{name}.1"));
    fs::write(&file, page(command, &name)?).with_context(|| format!("cannot write {}", file.display()))
}

fn page(command: &Command, name: &str) -> Result<Vec<u8>> {
    let mut page = Vec::new();
    let man = Man::new(command.clone()).title(name.to_uppercase()).manual("Chancery").source(crate_version());
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.get_subcommands().any(|below| !below.is_hide_set()) {
        man.render_subcommands_section(&mut page)?;
    }
    let mut rest = Roff::new();
    // Both are laid out as they are to be read.
    let (notes, examples) = notes_and_examples(command);
    for (title, text) in [("NOTES", notes), ("EXAMPLES", examples.join("\n"))] {
        if !text.is_empty() {
            rest.control("SH", [title]).control("nf", []).text([roman(text)]).control("fi", []);
        }
    }
    for (title, rows) in [("EXIT STATUS", EXIT_CODES), ("FILES", FILES)] {
        rest.control("SH", [title]);
        for (key, what) in rows {
            rest.control("TP", []).text([bold(*key)]).text([roman(*what)]);
        }
    }
    rest.control("SH", ["SEE ALSO"]);
    rest.text([roman("chancery(1), and the folder /usr/share/doc/chancery, where the Debian package puts README.md: how to run a judge.")]);
    rest.to_writer(&mut page)?;
    Ok(page)
}

fn crate_version() -> String {
    format!("chancery {}", env!("CARGO_PKG_VERSION"))
}
