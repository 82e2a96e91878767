//! The keeper's commands on the command line. They become lines like those of an e-mail from the keeper, which the running judge carries
//! out, or this program if no judge is running. So they are recorded, and reported to players, like any other.
use super::judge_location::JudgeLocation;
use crate::commands::COMMANDS;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::server::keeper_lines;
use crate::server::lock::Lock;
use crate::server::user::login;
use crate::server::work::Work;
use crate::store::{LetterRef, Store};
use anyhow::{Context as _, Result, bail, ensure};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The maximum time to wait for the running judge. After it the keeper is told that the judge takes longer; nothing is lost.
const PATIENCE: Duration = Duration::from_secs(60);
/// The interval between checks for the reply.
const LOOK: Duration = Duration::from_millis(50);

/// Carries lines out for the keeper, and prints the judge's reply. The exit code says whether all succeeded.
///
/// # Errors
/// If there is no judge here, or it fails.
pub(super) fn carry_out(place: &JudgeLocation, lines: &str) -> Result<ExitCode> {
    let said = ask(&place.config()?, lines)?;
    super::print(&said)?;
    Ok(if is_refused(&said) { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Returns whether a line was refused.
pub(super) fn is_refused(said: &str) -> bool {
    said.lines().any(|line| line.starts_with("*** "))
}

/// Carries lines out for the keeper, and returns the judge's reply.
///
/// # Errors
/// If there is no judge here, or it fails.
pub(super) fn ask(config: &Config, lines: &str) -> Result<String> {
    let path = config.database();
    ensure!(path.exists(), "no judge in {}: name its configuration with --config", config.data.display());
    let store = Store::open_with(&path, config.checkpoints())?;
    store.check_schema()?;
    let clock = Clock::system();
    let id = keeper_lines::hand_in(&store, clock.now(), &login(), lines).context("could not store your command")?;
    let asked = Instant::now();
    loop {
        if let Some(said) = keeper_lines::answer(&store, id)? {
            return Ok(plain(&said));
        }
        // If no judge runs, or the running one has ended, this program carries them out.
        if let Ok(_lock) = Lock::take(&config.data) {
            let now = clock.now();
            Work::new(&Judge::new(COMMANDS, config, &store)?, &store, now).work_on_keeper_lines(id)?;
            continue;
        }
        if PATIENCE < asked.elapsed() {
            let letter = LetterRef::In(id);
            bail!("the judge is busy and will process this later. `chancery letters fate {letter}` shows the result");
        }
        sleep(LOOK);
    }
}

/// The judge's reply without what only an e-mail needs: its head, the echoed lines, and the remark that the keeper has a seat in a game for
/// this e-mail.
pub(super) fn plain(said: &str) -> String {
    let told = said.split("\n\n").filter(|paragraph| !is_of_visit(paragraph)).collect::<Vec<_>>().join("\n\n");
    let lines = told.lines().filter(|line| !(line.starts_with(":: ") || line.starts_with("> ")));
    let mut text = String::new();
    for line in lines {
        if !(line.is_empty() && (text.is_empty() || text.ends_with("\n\n"))) {
            text += line;
            text.push('\n');
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn is_of_visit(paragraph: &str) -> bool {
    let words: Vec<&str> =
        paragraph.lines().filter(|line| !line.starts_with("> ")).flat_map(str::split_whitespace).collect();
    words.starts_with(&["Signed", "on", "to"]) && words.ends_with(&["for", "this", "letter."])
}

/// Checks that a text is a single part of a line.
///
/// # Errors
/// If it would be more than that.
pub(super) fn word(text: &str) -> Result<&str> {
    ensure!(!text.contains(['\n', '\r']), "{text:?} has more than one line");
    Ok(text.trim())
}

/// Makes a command with a text below it.
///
/// # Errors
/// If the text has a line that would end it.
pub(super) fn with_text(command: &str, text: &str) -> Result<String> {
    ensure!(
        !text.lines().any(|line| line.trim().eq_ignore_ascii_case("end")),
        "the text has a line END; change that line"
    );
    Ok(format!("{command}\n{text}\nEND"))
}

/// Opens the judge's database and configuration for reading.
///
/// # Errors
/// If there is no judge here, or its database is older or newer.
pub(super) fn look(place: &JudgeLocation) -> Result<(Config, Store)> {
    let config = place.config()?;
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    Ok((config, store))
}
