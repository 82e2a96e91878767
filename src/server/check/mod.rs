//! Checks whether the judge has everything that it needs, for `chancery check` and the keeper's console.
//!
//! - `machine` its user, its folders, its space
//! - `books` its database, its backlog, its backups
//! - `copy` its copy elsewhere
//! - `mail` its servers, and the DNS
//! - `web` its pages, as a browser sees them
//! - [`round_trip`] an e-mail to itself
//! - [`findings`] the findings
mod books;
mod copy;
pub mod findings;
mod machine;
mod mail;
pub mod round_trip;
mod web;

use crate::judge::config::Config;
use crate::server::unit::Unit;
use anyhow::Result;
use findings::Findings;
use jiff::Timestamp;
use std::path::PathBuf;

/// The command-line options that select the judge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Whence {
    /// Its configuration file, if it has one.
    pub file: Option<PathBuf>,
    /// The options that name it: ` --data here`.
    pub options: String,
}

/// Runs all checks except the e-mail to itself. It queries the servers, so it may take a minute. Changes nothing. Returns whether the
/// database can be read.
///
/// # Errors
/// If no check is possible at all.
pub fn look(config: &Config, whence: &Whence, now: Timestamp, findings: &mut Findings) -> Result<bool> {
    // Another judge may run on this machine without a unit.
    let unit = Unit::installed().filter(|unit| unit.config.is_some() && unit.config == whence.file);
    look_at_service(config, whence, unit.as_ref(), now, findings)
}

/// Checks a judge that systemd runs like this, if it does.
///
/// # Errors
/// If no check is possible at all.
pub fn look_at_service(
    config: &Config,
    whence: &Whence,
    unit: Option<&Unit>,
    now: Timestamp,
    findings: &mut Findings,
) -> Result<bool> {
    machine::check(config, whence, unit, findings);
    let has_books = books::check(config, whence, unit, now, findings);
    copy::check(config, findings);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(mail::check(config, now, findings));
    runtime.block_on(web::check(config.web.as_ref(), now, findings));
    Ok(has_books)
}
