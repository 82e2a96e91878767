//! The check of whether the judge has everything that it needs. What `chancery check` prints, and what the keeper's
//! console shows.
//!
//! - `machine` its user, its folders, its room
//! - `books` its database, what waits, its backups
//! - `mail` its servers, and the DNS
//! - `web` its pages, as a browser sees them
//! - [`round_trip`] a letter to itself
//! - [`findings`] what was found
mod books;
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

/// The way in which a command line names the judge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Whence {
    /// Its configuration file, if it has one.
    pub file: Option<PathBuf>,
    /// The options that name it: ` --data here`.
    pub options: String,
}

/// Looks at all but the letter to itself, and asks the servers: it may take a minute. Changes nothing. Returns whether there is a
/// database that can be read.
///
/// # Errors
/// If nothing can be asked at all.
pub fn look(config: &Config, whence: &Whence, now: Timestamp, findings: &mut Findings) -> Result<bool> {
    // Another judge may run on this machine, without a unit.
    let unit = Unit::installed().filter(|unit| unit.config.is_some() && unit.config == whence.file);
    look_at_service(config, whence, unit.as_ref(), now, findings)
}

/// The same for a judge that systemd runs in this way, if it does.
///
/// # Errors
/// If nothing can be asked at all.
pub fn look_at_service(
    config: &Config,
    whence: &Whence,
    unit: Option<&Unit>,
    now: Timestamp,
    findings: &mut Findings,
) -> Result<bool> {
    machine::check(config, whence, unit, findings);
    let has_books = books::check(config, whence, unit, now, findings);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(mail::check(config, now, findings));
    runtime.block_on(web::check(config.web.as_ref(), now, findings));
    Ok(has_books)
}
