//! The script of a game: the people, and the times and texts of their e-mails.
//!
//! ```text
//! # a remark
//! person ann Ann Archer <ann@example.org>
//! at 2027-01-04T18:00Z            the clock is set
//! at +2h                          the clock moves on
//! at deadline                     the clock moves on to a minute after the deadline
//! at results                      the clock moves on until the phase has been adjudicated
//! ann: SET WAIT                   an e-mail of one line
//! ann                             an e-mail of several lines
//!     PRESS TO E
//!     Shall we?
//!     ENDPRESS
//! ```
use anyhow::{Context as _, Result, bail};
use jiff::{SignedDuration, Timestamp};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DemoPlayer {
    pub(super) nick: String,
    pub(super) name: String,
    pub(super) address: String,
}

/// A step of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ScriptStep {
    /// Sets the clock to this time.
    At(Timestamp),
    /// Advances the clock by this time.
    Later(SignedDuration),
    /// Waits for the deadline.
    Deadline,
    /// Waits for the end of the phase.
    Results,
    /// The person with this number writes these lines.
    Letter(usize, Vec<String>),
}

/// Reads a script.
///
/// # Errors
/// If a line is invalid: its number.
pub(super) fn read(text: &str) -> Result<(Vec<DemoPlayer>, Vec<ScriptStep>)> {
    let (mut people, mut steps) = (Vec::new(), Vec::new());
    for (i, line) in text.lines().enumerate() {
        read_line(line, &mut people, &mut steps).with_context(|| format!("line {} of the script", i + 1))?;
    }
    Ok((people, steps))
}

fn read_line(line: &str, people: &mut Vec<DemoPlayer>, steps: &mut Vec<ScriptStep>) -> Result<()> {
    let line = line.trim_end();
    if let Some(text) = line.strip_prefix("    ") {
        let Some(ScriptStep::Letter(_, lines)) = steps.last_mut() else { bail!("this line belongs to no e-mail") };
        lines.push(text.to_owned());
        return Ok(());
    }
    if line.is_empty() || line.starts_with('#') {
        return Ok(());
    }
    if let Some(person) = line.strip_prefix("person ") {
        let (nick, rest) = person.split_once(' ').context("a person is a nick, a name and an <address>")?;
        let (name, rest) = rest.split_once(" <").context("a person has an <address>")?;
        let address = rest.strip_suffix('>').context("a person has an <address>")?;
        people.push(DemoPlayer { nick: nick.to_owned(), name: name.to_owned(), address: address.to_owned() });
        return Ok(());
    }
    if let Some(time) = line.strip_prefix("at ") {
        steps.push(match time {
            "deadline" => ScriptStep::Deadline,
            "results" => ScriptStep::Results,
            _ => match time.strip_prefix('+') {
                Some(span) => ScriptStep::Later(span.parse()?),
                None => ScriptStep::At(time.parse()?),
            },
        });
        return Ok(());
    }
    let (nick, text) = line.split_once(": ").unwrap_or((line, ""));
    let writer = people.iter().position(|person| person.nick == nick);
    let writer = writer.with_context(|| format!("unknown person {nick:?}"))?;
    steps.push(ScriptStep::Letter(
        writer,
        Some(text).filter(|text| !text.is_empty()).map(str::to_owned).into_iter().collect(),
    ));
    Ok(())
}
