//! Checks the database: its integrity, whether the judge works, the backlog, recent failures, and the age of the newest backup.
use super::Whence;
use super::findings::Findings;
use super::retention;
use crate::judge::config::Config;
use crate::server::backup;
use crate::server::condition;
use crate::server::lock::Lock;
use crate::server::upgrade;
use crate::store::{Direction, SchemaVersion, Store, Works};
use crate::text::counted;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The period over which refused e-mails are counted.
const LATELY: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Checks all stored data. Returns whether the database can be read.
pub(super) fn check(config: &Config, whence: &Whence, now: Timestamp, findings: &mut Findings) -> bool {
    let is_up = Lock::is_taken(&config.data);
    match upgrade::age(config) {
        Err(error) => {
            findings.wrong(format!("database: {error:#}"), "");
            return false;
        }
        Ok(SchemaVersion::New) => {
            findings.note("database: none yet; `chancery serve` creates it");
            return false;
        }
        Ok(SchemaVersion::Older(schema)) => {
            findings.wrong(
                format!(
                    "database: it belongs to an older Chancery (schema {schema}, this program has {})",
                    Store::newest_schema()
                ),
                "`chancery serve` updates it at its next start; `chancery migrate` updates it now.",
            );
            return false;
        }
        Ok(SchemaVersion::Current) => {}
    }
    let looked =
        Store::open_to_read(&config.database()).and_then(|store| look(&store, config, (whence, is_up), now, findings));
    check_backups(config, now, findings);
    if let Err(error) = &looked {
        findings.wrong(format!("database: {error:#}"), "Run this command as the judge's user.");
    }
    looked.is_ok()
}

fn look(
    store: &Store,
    config: &Config,
    (whence, is_up): (&Whence, bool),
    now: Timestamp,
    findings: &mut Findings,
) -> Result<()> {
    let database = config.database();
    match store.integrity()?.as_str() {
        "ok" => {
            findings.good(format!("database {}: intact, {}", database.display(), counted(store.games()?.len(), "game")))
        }
        damage => findings.wrong(
            format!("database: it is damaged ({damage})"),
            "Stop the judge, and restore the newest good backup: `chancery backup --list`, `chancery restore`.",
        ),
    }
    for orphans in store.orphans()? {
        let remedy = "Someone has deleted rows by hand. The games continue; restore a backup, or ask for help.";
        findings.wrong(format!("database: {orphans}"), remedy);
    }
    for way in store.ways()?.into_iter().filter(|way| is_up && way.works == Works::Yes) {
        let direction = if way.direction == Direction::In { "in" } else { "out" };
        match way.worked {
            None => findings.note(format!("way {direction}: {}: not used yet", way.name)),
            Some(_) => findings.good(format!("way {direction}: {} works for the running judge", way.name)),
        }
    }
    let waiting = store.queue_health(now, now)?.waiting;
    if !is_up && waiting != 0 {
        findings.note(format!("e-mails in: {waiting} waiting; start the judge: chancery serve{}", whence.options));
    }
    for (state, n) in store.inbox_counts()?.iter().filter(|(state, _)| !matches!(state.as_str(), "new" | "stuck")) {
        findings.good(format!("e-mails in: {n} {state}"));
    }
    retention::check(store, config, now, findings)?;
    let (refused, of) = store.refused_since(now - LATELY)?;
    match refused {
        0 => findings.good(format!("e-mails out: {of} sent in the last week")),
        3.. if of < refused * 10 => findings.wrong(
            format!("e-mails out: {refused} of {of} bounced in the last week"),
            "For the reasons: `chancery letters list --state refused`. The DNS records below may be missing.",
        ),
        _ => findings.note(format!(
            "e-mails out: {refused} of {of} bounced in the last week; `chancery letters list --state refused` says why"
        )),
    }
    Ok(())
}

fn check_backups(config: &Config, now: Timestamp, findings: &mut Findings) {
    let all = backup::list(&config.backups());
    let Some((path, page)) = backup::newest(&all, now) else {
        return findings.note(match config.backup.every_hours {
            0 => {
                "backups: none, and the judge makes none (`every_hours = 0` in `[backup]`); `chancery backup` makes one"
            }
            _ => "backups: none yet; the judge makes the first one when it runs",
        });
    };
    match backup::prove(path) {
        Err(error) => findings.wrong(
            format!("backups: the newest, {}, is bad: {error:#}", path.display()),
            "Make a good one: `chancery backup`. To verify the others: `chancery backup --list`.",
        ),
        Ok(_) => {
            let age = condition::newest_backup(now.duration_since(page.taken), 0);
            findings.good(format!("backups: {} of them, {}, and good", all.len(), age.sentence));
        }
    }
}
