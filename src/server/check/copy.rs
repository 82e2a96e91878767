//! Checks the judge's copy elsewhere: Litestream, the place, the fence, and the last proof.
use super::findings::Findings;
use crate::judge::config::Config;
use crate::server::copy_report::{self, CopyReport, NONE};
use crate::server::litestream::{Litestream, wait_for};
use crate::server::space;
use crate::text::counted;
use std::fs;
use std::path::Path;

/// The number of databases that need room on the data folder's disk: the judge's, Litestream's, and a restored one.
const DATABASES: u64 = 3;

/// Checks the copy, or says that there is none.
pub(super) fn check(config: &Config, findings: &mut Findings) {
    let Some((litestream, settings)) = Litestream::of(config).zip(config.copy.as_ref()) else {
        return findings.note(format!("copy: none ([copy] in the configuration). {NONE}"));
    };
    match wait_for(litestream.version()) {
        Ok(version) => findings.good(format!("copy: Litestream {version}")),
        Err(error) => return findings.wrong(format!("copy: {error:#}"), "Install it, and set `program` in [copy]."),
    }
    match copy_report::ask(config) {
        Ok(report) => check_report(&report, findings),
        Err(error) => findings.wrong(format!("copy: {error:#}"), "Run this command as the judge's user."),
    }
    match settings.fence.first() {
        None => findings.note("copy: no `fence`, so for a takeover you must switch the other machine off"),
        Some(program) if is_program(Path::new(program)) => findings.good(format!("copy: the fence is {program}")),
        Some(program) => findings.wrong(
            format!("copy: the fence, {program}, is not a program"),
            "Set `fence` in [copy] to a program with its full path. deploy/standby has examples.",
        ),
    }
    if let (Some(minutes), Some(port)) = (settings.after_minutes, &settings.other_judge) {
        let minutes = counted(minutes, "minute");
        findings.good(format!(
            "copy: the standby takes over {minutes} after the last sign of life, when {port} does not answer"
        ));
    }
    let size = fs::metadata(config.database()).map_or(0, |about| about.len());
    if let Some(free) = space::free(&config.data).filter(|free| *free < size.saturating_mul(DATABASES - 1)) {
        findings.wrong(
            format!("copy: {} MB free, but the database has {} MB", free / 1_000_000, size / 1_000_000),
            "The copy needs room for three databases: the judge's, Litestream's, and one for a takeover.",
        );
    }
}

fn check_report(report: &CopyReport, findings: &mut Findings) {
    if let Some(why) = &report.damage {
        return findings.wrong(
            format!("copy: {} cannot be restored: {why}", report.place),
            "If its files are lost, restart the judge, which then copies everything again: systemctl restart chancery",
        );
    }
    match (report.term, report.is_whole) {
        (0, _) => findings.note("copy: none yet. The judge begins one when it starts"),
        (_, true) => findings.good(format!("copy: {} can be restored", report.place)),
        (_, false) => {}
    }
    match report.proved {
        None if report.term != 0 => findings.note("copy: never proved here. `chancery takeover --drill` proves it"),
        _ => {}
    }
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}
