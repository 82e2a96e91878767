//! Checks whether the judge has everything that it needs, for `chancery check` and the keeper's console.
//!
//! - `machine` its user, its folders, its space
//! - `books` its database, its backlog, its backups
//! - `copy` its copy elsewhere
//! - [`retention`] the age of what it keeps
//! - `mail` its servers, and the DNS
//! - `web` its pages, as a browser sees them
//! - [`round_trip`] an e-mail to itself
//! - [`findings`] the findings
mod books;
mod copy;
pub mod findings;
mod machine;
mod mail;
pub mod retention;
pub mod round_trip;
pub(super) mod web;

use crate::judge::config::Config;
use crate::server::assessment::assess;
use crate::server::condition::{ConditionKey, HealthCondition, Severity};
use crate::server::lock::Lock;
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
    // Reading the database can change its files, so their owners are examined first.
    let found = assess(config, now);
    machine::check(config, whence, unit, findings);
    let has_books = books::check(config, whence, now, findings);
    copy::check(config, findings);
    conditions(found, config, unit, findings);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(mail::check(config, findings));
    runtime.block_on(web::check(config.web.as_ref(), findings));
    runtime.block_on(mail::check_certificates(config, now, findings));
    Ok(has_books)
}

/// Adds the judge's conditions, except those that this check looks at more closely: the database, the certificates, and the way of pages
/// to the browser.
fn conditions(found: Vec<HealthCondition>, config: &Config, unit: Option<&Unit>, findings: &mut Findings) {
    let should_run = unit.and_then(|unit| unit.standing.should_run());
    for found in found {
        let line = format!("{}: {}", found.key.word(), found.line());
        match (found.key, found.severity) {
            (ConditionKey::Database | ConditionKey::Certificate, _) => {}
            (ConditionKey::Pages, _) if found.sentence.starts_with("the proxy") => {}
            (_, Severity::Ok) => findings.good(line),
            // A keeper checks the judge before its first start, too, and has paused it on purpose.
            (ConditionKey::Judge, _) if !Lock::is_taken(&config.data) => match should_run {
                Some(why) => findings.wrong(format!("{line}, although {why}"), &found.remedy),
                None => findings.note(line),
            },
            (ConditionKey::Paused | ConditionKey::ReadOnly, _) => findings.note(format!("{line}. {}", found.remedy)),
            (_, Severity::Warning | Severity::Critical) => findings.wrong(line, &found.remedy),
        }
    }
}
