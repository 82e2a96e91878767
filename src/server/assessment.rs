//! The assessment: one function lists the judge's conditions.
//!
//! It only reads: the configuration file, the disk, and the database, even while the judge runs.
use crate::judge::config::{Config, Outbound};
use crate::judge::web::WebSettings;
use crate::mail::certificate::Validity;
use crate::server::condition::{self, ConditionKey, HealthCondition};
use crate::server::lock::Lock;
use crate::server::mailbox::MailboxMark;
use crate::server::space::Space;
use crate::server::user::User;
use crate::server::{backup, copy_report, standby};
use crate::store::{CostKind, Ledger, Purse, QueueHealth, StandstillExtent, Store};
use crate::text::counted;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::fs;
use std::path::PathBuf;

/// A judge that has not recorded for this long that it is alive is down.
const SILENCE: SignedDuration = SignedDuration::from_mins(3);
/// An e-mail that waits this long for processing or sending, or a game that waits this long for its clock, is a warning.
pub const SLOW: SignedDuration = SignedDuration::from_mins(15);
/// The earliest time that a correct clock can show.
const EARLIEST: &str = "2026-01-01T00:00:00Z";

/// Lists the conditions of a judge, which may be running. Keys without a condition are well.
pub fn assess(config: &Config, now: Timestamp) -> Vec<HealthCondition> {
    // A machine with a standby has no judge that runs.
    if let Some(standby) = standby::condition(config, now) {
        return vec![standby];
    }
    let mut found = Vec::new();
    found.extend(configuration(config));
    found.extend(owners(config));
    let space = Space::of(config);
    if space.is_low() || space.lacks_files() {
        found.push(condition::disk(&space));
    }
    found.extend(
        config.inbound.maildir.iter().filter_map(|maildir| MailboxMark::of_another(&maildir.path, &config.data)),
    );
    if EARLIEST.parse().is_ok_and(|earliest: Timestamp| now < earliest) {
        let sentence = format!("this machine's time is {now:.0}, which is wrong");
        found.push(HealthCondition::critical(
            ConditionKey::Clock,
            sentence,
            "Set its clock: `timedatectl set-ntp true`.",
        ));
    }
    match inside(config, now) {
        Ok(inside) => found.extend(inside),
        Err(error) => found.push(unreadable(&error)),
    }
    found.extend(backups(config, now));
    found
}

/// The condition of a judge whose database or configuration cannot be read.
pub fn unreadable(error: &anyhow::Error) -> HealthCondition {
    HealthCondition::critical(ConditionKey::Database, format!("{error:#}"), "To see more, type: chancery check")
}

/// The keeper's pause.
fn paused(extent: StandstillExtent) -> HealthCondition {
    let (key, sentence, remedy) = match extent {
        StandstillExtent::Clocks => {
            (ConditionKey::Paused, "the judge is paused", "To resume it, type: chancery resume")
        }
        StandstillExtent::ReadOnly => (
            ConditionKey::ReadOnly,
            "the judge is read-only, and takes in nothing",
            "To resume it, type: chancery resume",
        ),
        StandstillExtent::Moved => (
            ConditionKey::ReadOnly,
            "the judge has moved to another machine, and neither takes in nor sends anything here",
            "Stop it here: systemctl disable --now chancery. If it has not moved, type: chancery resume",
        ),
    };
    HealthCondition::warning(key, sentence, remedy)
}

/// A running judge keeps the configuration that it has read.
fn configuration(config: &Config) -> Option<HealthCondition> {
    let error = config.file.as_deref().map(Config::load)?.err()?;
    Some(HealthCondition::warning(
        ConditionKey::Configuration,
        format!(
            "the configuration is invalid, so the old one stays in force: {}",
            error.to_string().trim_end_matches('.')
        ),
        "Fix the file, and type: systemctl reload chancery",
    ))
}

/// Files that the judge's user cannot use, usually because root has made them.
fn owners(config: &Config) -> Vec<HealthCondition> {
    let Some(judge) = User::owning(&config.data) else { return Vec::new() };
    let remedy = "Until you fix this, the judge cannot start or do its work.";
    let mut found = Vec::new();
    let database = ["", "-wal", "-shm"].map(|ending| {
        let mut path = config.database().into_os_string();
        path.push(ending);
        PathBuf::from(path)
    });
    for file in database.iter().chain([&config.data.join("lock")]).filter(|file| file.exists()) {
        if let Err(why) = judge.may_change(file) {
            let sentence = format!("database {}: {why}", file.display());
            found.push(HealthCondition::critical(ConditionKey::Owner, sentence, remedy));
        }
    }
    for (what, file) in files(config).into_iter().filter(|(_, file)| file.exists()) {
        if let Err(why) = judge.may_read(&file) {
            let sentence = format!("{what} {}: {why}", file.display());
            found.push(HealthCondition::critical(ConditionKey::Owner, sentence, remedy));
        }
    }
    let folders = fs::read_dir(config.backups()).into_iter().flatten().flatten().map(|entry| entry.path());
    for folder in folders.filter(|path| path.is_dir()) {
        if let Err(why) = judge.may_write_in(&folder) {
            let sentence = format!("backup {}: {why}", folder.display());
            found.push(HealthCondition::warning(
                ConditionKey::Owner,
                sentence,
                "Until you fix this, the judge cannot delete it.",
            ));
        }
    }
    found
}

/// The files that the judge reads: its configuration, its keys and passwords, and the keeper's texts.
fn files(config: &Config) -> Vec<(&'static str, PathBuf)> {
    let mut files = own_files(config);
    let tls = config.web.iter().filter_map(|web| web.tls.as_ref());
    files.extend(tls.flat_map(|tls| [("certificate", tls.certificate.clone()), ("key", tls.key.clone())]));
    files
}

/// The files that belong to the judge alone: its configuration, keys and passwords, and the keeper's texts.
pub(super) fn own_files(config: &Config) -> Vec<(&'static str, PathBuf)> {
    let mut files: Vec<(&str, PathBuf)> = config.file.iter().map(|file| ("configuration", file.clone())).collect();
    files.extend(keys(config));
    files.extend(config.house_rules.iter().map(|file| ("house rules", file.clone())));
    let texts = config.web.iter().flat_map(WebSettings::keeper_texts);
    files.extend(texts.map(|(_, name, file)| (name, file.to_owned())));
    files.extend(config.copy.iter().filter_map(|copy| Some(("settings of the copy", copy.settings.clone()?))));
    files.extend(config.copy.iter().filter_map(|copy| Some(("key of the copy", copy.key_file()?))));
    files
}

/// The keys and passwords that the judge reads.
pub(super) fn keys(config: &Config) -> Vec<(&'static str, PathBuf)> {
    let mut files: Vec<_> = config.dkim.iter().map(|key| ("DKIM key", key.key_file.clone())).collect();
    let passwords = config.inbound.imap.iter().map(|imap| imap.password_file.clone());
    let smtp = if let Outbound::Smtp(smtp) = &config.outbound { smtp.password_file.clone() } else { None };
    files.extend(passwords.chain([smtp]).flatten().map(|file| ("password file", file)));
    files
}

fn backups(config: &Config, now: Timestamp) -> Vec<HealthCondition> {
    let all = backup::list(&config.backups());
    let every_hours = config.backup.every_hours;
    let mut found = Vec::new();
    if let Some(taken) = backup::from_the_future(&all, now) {
        found.push(HealthCondition::warning(
            ConditionKey::Backups,
            backup::about_the_future(taken),
            "See this machine's clock with `timedatectl`. If it is right, delete that backup: `chancery backup --list` \
             shows its folder.",
        ));
    }
    match backup::newest(&all, now) {
        Some((_, page)) => found.push(condition::newest_backup(now.duration_since(page.taken), every_hours)),
        None if every_hours != 0 && all.is_empty() => {
            found.push(HealthCondition::ok(ConditionKey::Backups, "no backup yet"))
        }
        None => {}
    }
    found
}

/// Reads the conditions that the judge has recorded, and its queues.
fn inside(config: &Config, now: Timestamp) -> Result<Vec<HealthCondition>> {
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    let queue = store.queue_health(now, now - SLOW)?;
    let is_up = Lock::is_taken(&config.data);
    let mut found = vec![judge(&store, &queue, is_up, now)?];
    if is_up {
        found.extend(store.ways()?.iter().filter_map(condition::way));
        found.extend(store.shut_doors()?.into_iter().filter_map(|(name, why)| {
            let key = ConditionKey::of(&name)?;
            Some(HealthCondition::warning(key, why, "Stop the other program, or set another `listen`."))
        }));
    }
    if config.web.is_some() {
        found.extend(store.packed_pages()?.map(|way| condition::packed_pages(&way)));
    }
    if queue.alive.is_some_and(|alive| now + SILENCE < alive) {
        let alive = queue.alive.unwrap_or(now);
        found.push(HealthCondition::warning(
            ConditionKey::Clock,
            format!("the judge last noted its time at {alive:.0}, which is in the future"),
            "This machine's clock was fast, or is slow now: see `timedatectl`.",
        ));
    }
    found.extend(copy_report::condition(config, &store, now)?);
    found.extend(keeper(&store, config)?);
    if let Some(authserv_id) = &config.authserv_id {
        found.extend(condition::forged_header(authserv_id, store.vouching(authserv_id)?));
    }
    let lasting = |since: &Timestamp| SLOW < now.duration_since(*since);
    if let Some(since) = store.unfinished_erasure()?.filter(lasting) {
        found.push(unfinished_erasure().since(since));
    }
    if let Some(standstill) = store.standstill()? {
        found.push(paused(standstill.extent).since(standstill.since));
    } else if is_up && queue.overdue != 0 {
        found.push(HealthCondition::critical(
            ConditionKey::Games,
            format!("{} waiting for the clock", counted(queue.overdue, "game")),
            "See the judge's log: `journalctl --unit chancery`.",
        ));
    }
    found.extend(queues(&queue, is_up, now));
    found.extend(strangers(&store, config, &queue, now)?);
    for noted in store.certificates()? {
        let left = noted.ends.duration_since(now).as_hours().max(0).unsigned_abs();
        found.extend(condition::certificate(&noted.name, Validity { left, whole: noted.whole_hours }));
    }
    if let Some(why) = store.backup_trouble()? {
        found.push(condition::backups_fail(&why));
    }
    let noted = store.noted_conditions()?;
    let start = |key: ConditionKey| noted.iter().find(|noted| noted.key == key.word()).map(|noted| noted.since);
    for condition in found.iter_mut().filter(|condition| condition.is_bad() && condition.since.is_none()) {
        condition.since = start(condition.key);
    }
    Ok(found)
}

fn judge(store: &Store, queue: &QueueHealth, is_up: bool, now: Timestamp) -> Result<HealthCondition> {
    let key = ConditionKey::Judge;
    Ok(match queue.alive {
        _ if !is_up => {
            let sentence = queue.alive.map_or("the judge is not running".to_owned(), |alive| {
                format!("the judge is not running (last up {alive:.0})")
            });
            HealthCondition::critical(
                key,
                sentence,
                "See `systemctl status chancery`. Then type: systemctl start chancery",
            )
        }
        // Until the clock is trusted, the judge does not record that it is alive.
        _ if store.doubts_clock()? => condition::doubted_clock(),
        Some(alive) if SILENCE < now.duration_since(alive) => HealthCondition::critical(
            key,
            format!("the judge is running, but has done no work since {alive:.0}"),
            "If the judge cannot read a mailbox, fix that first. Otherwise see its log, and type: systemctl restart chancery",
        ),
        _ => HealthCondition::ok(key, "the judge is running"),
    })
}

/// Mail to the keeper's own address.
fn keeper(store: &Store, config: &Config) -> Result<Option<HealthCondition>> {
    let (key, keeper) = (ConditionKey::Keeper, &config.keeper);
    let remedy = "Set `keeper` to an address that you read, or fix that mailbox. Then write to the judge from it.";
    if let Some(since) = store.suspended(keeper)? {
        let sentence =
            format!("e-mails to the keeper's own address, {keeper}, bounce: the judge sends none until it writes");
        return Ok(Some(HealthCondition::critical(key, sentence, remedy).since(since)));
    }
    let bounced = "the last e-mail to the keeper's own address bounced";
    Ok(store.refuses(keeper)?.then(|| HealthCondition::warning(key, bounced, remedy)))
}

fn unfinished_erasure() -> HealthCondition {
    HealthCondition::warning(
        ConditionKey::Erasure,
        "an erasure is unfinished: a program that reads the database delays its log, or the judge cannot write the list \
         beside the backups",
        "The judge's log says more: `journalctl --unit chancery`.",
    )
}

/// The e-mails that wait: to be processed, to be sent, for the keeper.
fn queues(queue: &QueueHealth, is_up: bool, now: Timestamp) -> Vec<HealthCondition> {
    let mut found = Vec::new();
    if queue.stuck != 0 {
        found.push(HealthCondition::warning(
            ConditionKey::Stuck,
            format!("{} stuck, because the judge failed on them", counted(queue.stuck, "e-mail")),
            "For the reasons: `chancery letters list --state stuck`. To try again: `chancery letters retry all`.",
        ));
    }
    if queue.held != 0 {
        found.push(HealthCondition::critical(
            ConditionKey::Stopped,
            format!("{} stopped: a mail server refuses the judge itself", counted(queue.held, "e-mail")),
            "For the reasons: `chancery letters list --state stopped`. After fixing them: `chancery letters retry all`.",
        ));
    }
    for (n, oldest, what, remedy) in [
        (queue.waiting, queue.oldest_waiting, "process", "See the judge's log: `journalctl --unit chancery`."),
        (
            queue.outgoing,
            queue.oldest_outgoing,
            "send",
            "For the mail server's replies: `chancery letters list --out --state waiting`.",
        ),
    ] {
        let sentence = format!("{} to {what}", counted(n, "e-mail"));
        found.push(match oldest.filter(|oldest| is_up && SLOW < now.duration_since(*oldest)) {
            Some(oldest) => {
                HealthCondition::warning(ConditionKey::Queue, format!("{sentence}, the oldest too long"), remedy)
                    .since(oldest)
            }
            None => HealthCondition::ok(ConditionKey::Queue, sentence),
        });
    }
    found
}

/// A flood of e-mails from people who have not shown who they are.
fn strangers(store: &Store, config: &Config, queue: &QueueHealth, now: Timestamp) -> Result<Option<HealthCondition>> {
    let ledger = Ledger { store, allowances: config.limits.allowances(), now };
    let (left, most) = ledger.left(&Purse::Strangers, CostKind::Answers)?;
    let (kb_left, most_kb) = ledger.left(&Purse::Strangers, CostKind::Bytes)?;
    let waiting = counted(queue.strangers, "answer");
    let sentence = match () {
        () if left == 0 || kb_left == 0 => {
            format!("the judge takes no more e-mails from strangers today: too many have come ({waiting} waiting)")
        }
        () if left * 2 <= most || kb_left * 2 <= most_kb => {
            format!("e-mails from strangers have used up half of the answers of the day ({waiting} waiting)")
        }
        () if queue.oldest_stranger.is_some() => format!("{waiting} to strangers waiting: too many came in an hour"),
        () => return Ok(None),
    };
    let remedy = "Players and you get answers as usual. HELP KEEPER says how to drop a flood. If these \
                  are real people, raise strangers_per_hour and strangers_per_day.";
    Ok(Some(HealthCondition::warning(ConditionKey::Strangers, sentence, remedy).since(queue.oldest_stranger)))
}
