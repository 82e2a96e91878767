//! The database: is it sound, does the judge work, what waits, what has gone wrong, and how old is the newest backup.
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

/// A judge that has not recorded for this long that it is up is down.
const SILENCE: SignedDuration = SignedDuration::from_mins(3);
/// A judge that runs has done a letter that came in by then, and a turn that was due.
const SLOW: SignedDuration = SignedDuration::from_mins(10);
/// A letter that has not gone out by then waits for something.
const LATE: SignedDuration = SignedDuration::from_hours(1);
/// Of what time letters are counted that were refused.
const LATELY: SignedDuration = SignedDuration::from_hours(7 * 24);
/// No clock that is right says less than this.
const EARLIEST: &str = "2026-01-01T00:00:00Z";

/// Checks all that is kept. Can the database be read?
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
            format!("judge: it is not running, though {why}"),
            "`systemctl status chancery` and `journalctl --unit chancery -n 50` say why. Then: systemctl start chancery",
        );
    }
    if EARLIEST.parse().is_ok_and(|earliest: Timestamp| now < earliest) {
        findings
            .wrong(format!("clock: this machine says that it is {now}"), "Set its clock: `timedatectl set-ntp true`.");
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
                format!("database: it is from an older Chancery (schema {schema}, this program has {})", Store::SCHEMA),
                "`chancery serve` updates it at its next start, and `chancery migrate` now.",
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
        let remedy = "Somebody has deleted rows by hand. The games go on; restore a backup, or ask for help.";
        findings.wrong(format!("database: {orphans}"), remedy);
    }
    let pulse = store.queue_health(now, now - SLOW)?;
    match store.doubts_clock()? {
        true if is_up => findings.wrong(
            format!("clock: {DOUBT}"),
            "`timedatectl` shows whether it is right. If it is, the judge believes it 10 minutes after its start.",
        ),
        _ => check_judge(&pulse, is_up, now, findings),
    }
    if let Some(standstill) = store.standstill()? {
        findings.note(format!("judge: paused since {}; `chancery resume` lets it go on", standstill.since));
    } else if is_up && pulse.overdue != 0 {
        findings.wrong(
            format!("clock of the games: {} waiting for it", counted(pulse.overdue, "game")),
            "Look at the judge's log: `journalctl --unit chancery`.",
        );
    }
    check_ways(store, is_up, findings)?;
    check_letters(&pulse, is_up, whence, now, findings);
    for (state, n) in store.inbox_counts()?.iter().filter(|(state, _)| !matches!(state.as_str(), "new" | "stuck")) {
        findings.good(format!("letters in: {n} {state}"));
    }
    let (refused, of) = store.refused_since(now - LATELY)?;
    match refused {
        0 => findings.good(format!("letters out: {of} sent in the last week")),
        3.. if of < refused * 10 => findings.wrong(
            format!("letters out: {refused} of {of} were refused in the last week"),
            "To see why: `chancery letters list --state refused`. Perhaps the DNS records below are missing.",
        ),
        _ => findings.note(format!(
            "letters out: {refused} of {of} were refused in the last week; `chancery letters list --state refused` says why"
        )),
    }
    if store.refuses(&config.keeper)? {
        findings.wrong(
            "keeper: the last letter to your own address was refused, so you are told nothing by mail",
            "Set `keeper` to an address that you read, or mend that mailbox.",
        );
    }
    Ok(())
}

fn check_judge(pulse: &QueueHealth, is_up: bool, now: Timestamp, findings: &mut Findings) {
    match pulse.alive {
        Some(alive) if now + SILENCE < alive => findings.wrong(
            format!("clock: the judge was up at {alive}, and that is yet to come"),
            "This machine's clock was ahead, or is behind now: `timedatectl` shows it.",
        ),
        Some(alive) if is_up && SILENCE < now.duration_since(alive) => findings.wrong(
            format!("judge: it is running, but has done nothing since {alive}"),
            "If no mailbox can be read, see below; else look at its log, and restart it: systemctl restart chancery",
        ),
        _ if is_up => findings.good("judge: it is running"),
        Some(alive) => findings.note(format!("judge: not running (last up {alive})")),
        None => findings.note("judge: it has not run yet"),
    }
}

/// Checks the report of the running judge on its ways in and out.
fn check_ways(store: &Store, is_up: bool, findings: &mut Findings) -> Result<()> {
    for way in store.ways()?.into_iter().filter(|_| is_up) {
        let direction = if way.direction == Direction::In { "in" } else { "out" };
        match way.works {
            Works::Yes if way.worked.is_none() => {
                findings.note(format!("way {direction}: {}: the judge has had no use for it yet", way.name));
            }
            Works::Yes => findings.good(format!("way {direction}: {} works for the judge that runs", way.name)),
            Works::Fails { since, why } => findings.wrong(
                format!("way {direction}: {} has failed since {since}: {why}", way.name),
                "The judge goes on trying. Letters are kept meanwhile.",
            ),
        }
    }
    Ok(())
}

fn check_letters(pulse: &QueueHealth, is_up: bool, whence: &Whence, now: Timestamp, findings: &mut Findings) {
    let older = |at: Option<Timestamp>, than: SignedDuration| at.filter(|at| than < now.duration_since(*at));
    if pulse.stuck != 0 {
        findings.wrong(
            format!("letters in: {} set aside, because the judge failed on them", pulse.stuck),
            "For the reasons: `chancery letters list --state stuck`. To try again: `chancery letters retry all`.",
        );
    }
    match (pulse.waiting, older(pulse.oldest_waiting, SLOW)) {
        (0, _) => {}
        (n, _) if !is_up => {
            findings.note(format!("letters in: {n} waiting; start the judge: chancery serve{}", whence.options));
        }
        (n, Some(since)) => findings.wrong(
            format!("letters in: {n} waiting, the oldest since {since}, and the judge is running"),
            "Look at the judge's log: `journalctl --unit chancery`.",
        ),
        (n, None) => findings.note(format!("letters in: {n} waiting")),
    }
    match (pulse.outgoing, older(pulse.oldest_outgoing, LATE)) {
        (0, _) => {}
        (n, Some(since)) if is_up => findings.wrong(
            format!("letters out: {n} waiting, the oldest since {since}"),
            "What the mail server says: `chancery letters list --out --state waiting`.",
        ),
        (n, _) => findings.note(format!("letters out: {n} waiting")),
    }
    if pulse.held != 0 {
        findings.wrong(
            format!("letters out: {} stopped, because the mail server refuses the judge itself", pulse.held),
            "To see why: `chancery letters list --state stopped`. When it is fixed: `chancery letters retry all`.",
        );
    }
}

fn check_backups(config: &Config, now: Timestamp, findings: &mut Findings) {
    let trouble = Store::open_to_read(&config.database()).and_then(|store| store.backup_trouble());
    if let Ok(Some(why)) = trouble {
        findings
            .wrong(format!("backups: the judge cannot make any: {why}"), "Mend that, and try it: `chancery backup`.");
    }
    let all = backup::list(&config.backups());
    if let Some(taken) = backup::from_the_future(&all, now) {
        findings.wrong(
            format!("backups: {}", backup::about_the_future(taken)),
            "`timedatectl` shows this machine's clock. If it is right, delete that backup: `chancery backup --list` shows its folder.",
        );
    }
    let Some((path, page)) = backup::newest(&all, now) else {
        return findings.note(match config.backup.every_hours {
            0 => {
                "backups: none, and the judge makes none (`every_hours = 0` in `[backup]`); `chancery backup` makes one"
            }
            _ => "backups: none yet; the judge makes the first when it runs",
        });
    };
    let hours = now.duration_since(page.taken).as_hours();
    match backup::prove(path) {
        Err(error) => findings.wrong(
            format!("backups: the newest, {}, is bad: {error:#}", path.display()),
            "Make a good one: `chancery backup`. `chancery backup --list` proves the others.",
        ),
        Ok(_) if config.backup.every_hours != 0 && i64::from(config.backup.every_hours) * 2 < hours => findings.wrong(
            format!("backups: the newest is {} old", counted(hours, "hour")),
            "Is the judge running? `chancery backup` makes one.",
        ),
        Ok(_) => findings.good(format!("backups: {}, the newest {} old, and good", all.len(), counted(hours, "hour"))),
    }
}
