//! Checks the database: its integrity, whether the judge works, the backlog, recent failures, and the age of the newest backup.
use super::Whence;
use super::findings::Findings;
use crate::judge::config::Config;
use crate::server::backup;
use crate::server::health::DOUBT;
use crate::server::lock::Lock;
use crate::server::unit::Unit;
use crate::server::upgrade;
use crate::store::{Direction, QueueHealth, SchemaVersion, Store, Works};
use crate::text::counted;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// A judge that has not recorded for this long that it is alive is down.
const SILENCE: SignedDuration = SignedDuration::from_mins(3);
/// The time within which a running judge processes an e-mail, and a turn that is due.
const SLOW: SignedDuration = SignedDuration::from_mins(10);
/// The time after which an unsent e-mail is delayed.
const LATE: SignedDuration = SignedDuration::from_hours(1);
/// The period over which refused e-mails are counted.
const LATELY: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The earliest time that a correct clock can show.
const EARLIEST: &str = "2026-01-01T00:00:00Z";

/// Checks all stored data. Returns whether the database can be read.
pub(super) fn check(
    config: &Config,
    whence: &Whence,
    unit: Option<&Unit>,
    now: Timestamp,
    findings: &mut Findings,
) -> bool {
    let is_up = Lock::is_taken(&config.data);
    if let Some(why) = unit.filter(|_| !is_up).and_then(|unit| unit.standing.should_run()) {
        findings.wrong(
            format!("judge: it is not running, although {why}"),
            "See `systemctl status chancery` and `journalctl --unit chancery -n 50`. Then: systemctl start chancery",
        );
    }
    if EARLIEST.parse().is_ok_and(|earliest: Timestamp| now < earliest) {
        findings.wrong(format!("clock: this machine's time is {now}"), "Set its clock: `timedatectl set-ntp true`.");
    }
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
                    Store::SCHEMA
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
    let pulse = store.queue_health(now, now - SLOW)?;
    match store.doubts_clock()? {
        true if is_up => findings.wrong(
            format!("clock: {DOUBT}"),
            "See whether it is right with `timedatectl`. If it is, the judge trusts it 10 minutes after its start.",
        ),
        _ => check_judge(&pulse, is_up, now, findings),
    }
    if let Some(standstill) = store.standstill()? {
        findings.note(format!("judge: paused since {}; `chancery resume` resumes it", standstill.since));
    } else if is_up && pulse.overdue != 0 {
        findings.wrong(
            format!("clock of the games: {} waiting for it", counted(pulse.overdue, "game")),
            "See the judge's log: `journalctl --unit chancery`.",
        );
    }
    check_ways(store, is_up, findings)?;
    check_letters(&pulse, is_up, whence, now, findings);
    for (state, n) in store.inbox_counts()?.iter().filter(|(state, _)| !matches!(state.as_str(), "new" | "stuck")) {
        findings.good(format!("e-mails in: {n} {state}"));
    }
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
    if store.refuses(&config.keeper)? {
        findings.wrong(
            "keeper: the last e-mail to your own address bounced, so the judge cannot e-mail you",
            "Set `keeper` to an address that you read, or fix that mailbox.",
        );
    }
    Ok(())
}

fn check_judge(pulse: &QueueHealth, is_up: bool, now: Timestamp, findings: &mut Findings) {
    match pulse.alive {
        Some(alive) if now + SILENCE < alive => findings.wrong(
            format!("clock: the judge last noted its time at {alive}, which is in the future"),
            "This machine's clock was fast, or is slow now: see `timedatectl`.",
        ),
        Some(alive) if is_up && SILENCE < now.duration_since(alive) => findings.wrong(
            format!("judge: it is running, but has done no work since {alive}"),
            "If the judge cannot read a mailbox, see below. Otherwise see its log, and restart it: systemctl restart chancery",
        ),
        _ if is_up => findings.good("judge: it is running"),
        Some(alive) => findings.note(format!("judge: it is not running (last up {alive})")),
        None => findings.note("judge: it has not run yet"),
    }
}

/// Checks the running judge's report on its transports.
fn check_ways(store: &Store, is_up: bool, findings: &mut Findings) -> Result<()> {
    for way in store.ways()?.into_iter().filter(|_| is_up) {
        let direction = if way.direction == Direction::In { "in" } else { "out" };
        match way.works {
            Works::Yes if way.worked.is_none() => {
                findings.note(format!("way {direction}: {}: not used yet", way.name));
            }
            Works::Yes => findings.good(format!("way {direction}: {} works for the running judge", way.name)),
            Works::Fails { since, why } => findings.wrong(
                format!("way {direction}: {} has failed since {since}: {why}", way.name),
                "The judge keeps trying. No e-mail is lost.",
            ),
        }
    }
    Ok(())
}

fn check_letters(pulse: &QueueHealth, is_up: bool, whence: &Whence, now: Timestamp, findings: &mut Findings) {
    let older = |at: Option<Timestamp>, than: SignedDuration| at.filter(|at| than < now.duration_since(*at));
    if pulse.stuck != 0 {
        findings.wrong(
            format!("e-mails in: {} stuck, because the judge failed on them", pulse.stuck),
            "For the reasons: `chancery letters list --state stuck`. To try again: `chancery letters retry all`.",
        );
    }
    match (pulse.waiting, older(pulse.oldest_waiting, SLOW)) {
        (0, _) => {}
        (n, _) if !is_up => {
            findings.note(format!("e-mails in: {n} waiting; start the judge: chancery serve{}", whence.options));
        }
        (n, Some(since)) => findings.wrong(
            format!("e-mails in: {n} waiting, the oldest since {since}, although the judge is running"),
            "See the judge's log: `journalctl --unit chancery`.",
        ),
        (n, None) => findings.note(format!("e-mails in: {n} waiting")),
    }
    match (pulse.outgoing, older(pulse.oldest_outgoing, LATE)) {
        (0, _) => {}
        (n, Some(since)) if is_up => findings.wrong(
            format!("e-mails out: {n} waiting, the oldest since {since}"),
            "For the mail server's replies: `chancery letters list --out --state waiting`.",
        ),
        (n, _) => findings.note(format!("e-mails out: {n} waiting")),
    }
    if pulse.held != 0 {
        findings.wrong(
            format!("e-mails out: {} stopped, because the mail server refuses the judge itself", pulse.held),
            "For the reasons: `chancery letters list --state stopped`. After fixing them: `chancery letters retry all`.",
        );
    }
}

fn check_backups(config: &Config, now: Timestamp, findings: &mut Findings) {
    let trouble = Store::open_to_read(&config.database()).and_then(|store| store.backup_trouble());
    if let Ok(Some(why)) = trouble {
        findings
            .wrong(format!("backups: the judge cannot make any: {why}"), "Fix this, then test it: `chancery backup`.");
    }
    let all = backup::list(&config.backups());
    if let Some(taken) = backup::from_the_future(&all, now) {
        findings.wrong(
            format!("backups: {}", backup::about_the_future(taken)),
            "See this machine's clock with `timedatectl`. If it is right, delete that backup: `chancery backup --list` \
             shows its folder.",
        );
    }
    let Some((path, page)) = backup::newest(&all, now) else {
        return findings.note(match config.backup.every_hours {
            0 => {
                "backups: none, and the judge makes none (`every_hours = 0` in `[backup]`); `chancery backup` makes one"
            }
            _ => "backups: none yet; the judge makes the first one when it runs",
        });
    };
    let hours = now.duration_since(page.taken).as_hours();
    match backup::prove(path) {
        Err(error) => findings.wrong(
            format!("backups: the newest, {}, is bad: {error:#}", path.display()),
            "Make a good one: `chancery backup`. To verify the others: `chancery backup --list`.",
        ),
        Ok(_) if config.backup.every_hours != 0 && i64::from(config.backup.every_hours) * 2 < hours => findings.wrong(
            format!("backups: the newest is {} old", counted(hours, "hour")),
            "Is the judge running? To make one now: `chancery backup`.",
        ),
        Ok(_) => findings.good(format!("backups: {}, the newest {} old, and good", all.len(), counted(hours, "hour"))),
    }
}
