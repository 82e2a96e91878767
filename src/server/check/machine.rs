//! Checks the machine: the judge's user, its access rights, the disk space.
use super::Whence;
use super::findings::Findings;
use crate::boards::catalogue::{Catalogue, Troubled};
use crate::judge::config::{Config, Outbound};
use crate::judge::web::WebSettings;
use crate::server::space::Space;
use crate::server::unit::Unit;
use crate::server::user::User;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The megabytes of free space below which the keeper should know.
const FEW_MEGABYTES: u64 = 1000;
/// The number of free files below which no e-mail can be received.
const LEAST_FILES: u64 = 1000;

/// Checks everything except the database and mail.
pub(super) fn check(config: &Config, whence: &Whence, unit: Option<&Unit>, findings: &mut Findings) {
    let judge = judge_user(config, unit, findings);
    if !config.data.exists() && whence.file.is_none() {
        findings.note(format!("data folder {}: none yet; `chancery serve` creates it", config.data.display()));
        return;
    }
    for (what, path) in folders(config) {
        check_folder(what, &path, &config.data, judge.as_ref(), unit, findings);
    }
    check_files(config, judge.as_ref(), findings);
    if let Some(judge) = &judge {
        check_owners(config, judge, findings);
    }
    check_room(config, findings);
    check_boards(config, findings);
}

/// The judge's user, according to the unit or the owner of its folder.
fn judge_user(config: &Config, unit: Option<&Unit>, findings: &mut Findings) -> Option<User> {
    let judge = match unit.and_then(|unit| unit.user.as_deref()) {
        Some(name) => match User::named(name) {
            Some(user) => Some(user),
            None => {
                findings.wrong(
                    format!("user {name}: the unit names this user, who does not exist"),
                    &format!("useradd --system --home-dir /var/lib/chancery --shell /usr/sbin/nologin {name}"),
                );
                None
            }
        },
        None => User::owning(&config.data),
    }?;
    match User::current() {
        Some(me) if me.id != judge.id => findings.note(format!(
            "you are {}, and the judge runs as {}: this check derives its permissions from owners and modes. To test \
             them: sudo -u {} chancery check",
            me.name, judge.name, judge.name
        )),
        _ => findings.good(format!("user {}", judge.name)),
    }
    Some(judge)
}

/// The folders to which the judge writes.
fn folders(config: &Config) -> Vec<(&'static str, PathBuf)> {
    let mut folders = vec![("data folder", config.data.clone())];
    folders.extend(config.inbound.maildir.iter().map(|maildir| ("Maildir", maildir.path.clone())));
    if let Outbound::Maildir(maildir) = &config.outbound {
        folders.push(("the inbound Maildir", maildir.path.clone()));
    }
    if config.backup.every_hours != 0 {
        folders.push(("backups", config.backups()));
    }
    folders
}

/// Checks for root's files that the judge's user cannot use: its database, its configuration, its backups.
fn check_owners(config: &Config, judge: &User, findings: &mut Findings) {
    let remedy = "Until you fix this, the judge cannot start or do its work.";
    let mut wrong = |what: &str, path: &Path, why: String| {
        findings.wrong(format!("{what} {}: {why}", path.display()), remedy);
    };
    let database = ["", "-wal", "-shm"].map(|ending| {
        let mut path = config.database().into_os_string();
        path.push(ending);
        PathBuf::from(path)
    });
    for file in database.iter().chain([&config.data.join("lock")]).filter(|file| file.exists()) {
        if let Err(why) = judge.may_change(file) {
            wrong("database", file, why);
        }
    }
    let tls = config.web.iter().filter_map(|web| web.tls.as_ref());
    let keys = tls.flat_map(|tls| [("certificate", &tls.certificate), ("key", &tls.key)]);
    let files = config.file.iter().map(|file| ("configuration", file)).chain(keys);
    for (what, file) in files.filter(|(_, file)| file.exists()) {
        if let Err(why) = judge.may_read(file) {
            wrong(what, file, why);
        }
    }
    let folders = fs::read_dir(config.backups()).into_iter().flatten().flatten().map(|entry| entry.path());
    for backup in folders.filter(|path| path.is_dir()) {
        if let Err(why) = judge.may_write_in(&backup) {
            wrong("backup", &backup, why);
        }
    }
}

/// Checks files that the judge reads: keys and passwords, which others must not read, and the keeper's own texts.
fn check_files(config: &Config, judge: Option<&User>, findings: &mut Findings) {
    let mut files: Vec<(&str, &Path)> = config.dkim.iter().map(|key| ("DKIM key", key.key_file.as_path())).collect();
    let passwords = config.inbound.imap.iter().map(|imap| imap.password_file.as_deref());
    let smtp = if let Outbound::Smtp(smtp) = &config.outbound { smtp.password_file.as_deref() } else { None };
    files.extend(passwords.chain([smtp]).flatten().map(|file| ("password file", file)));
    files.extend(config.house_rules.as_deref().map(|file| ("house rules", file)));
    let texts = config.web.iter().flat_map(WebSettings::keeper_texts);
    files.extend(texts.map(|(_, name, file)| (name, file)));
    for (what, file) in files {
        let name = format!("{what} {}", file.display());
        match (fs::metadata(file), judge.map(|judge| judge.may_read(file))) {
            (Err(error), _) if error.kind() == ErrorKind::NotFound => {
                findings.wrong(
                    format!("{name}: the file does not exist"),
                    "Create it, or name another one in the configuration.",
                );
            }
            (Err(error), _) => findings.wrong(format!("{name}: {error}"), "Run this command as the judge's user."),
            (Ok(_), Some(Err(why))) => {
                findings.wrong(format!("{name}: {why}"), "Without it the judge cannot start or log in.")
            }
            (Ok(_), _) => findings.good(name),
        }
    }
}

fn check_folder(
    what: &str,
    path: &Path,
    data: &Path,
    judge: Option<&User>,
    unit: Option<&Unit>,
    findings: &mut Findings,
) {
    let name = format!("{what} {}", path.display());
    if let Some(remedy) = unit.and_then(|unit| unit.bars(path)) {
        return findings.wrong(format!("{name}: the service may not write here"), &format!("{remedy}."));
    }
    let exists = match fs::metadata(path) {
        Ok(about) if !about.is_dir() => {
            return findings.wrong(format!("{name}: it is not a folder"), "Name another one in the configuration.");
        }
        Ok(_) => true,
        Err(error) if error.kind() == ErrorKind::NotFound => false,
        Err(error) => return findings.wrong(format!("{name}: {error}"), "Run this command as the judge's user."),
    };
    // A missing path is created in its nearest existing folder.
    let there = path.ancestors().skip(1).find(|folder| folder.exists());
    let place = if exists { path } else { there.unwrap_or(data) };
    let parts = ["new", "cur", "tmp"].map(|part| path.join(part));
    let inside = parts.iter().filter(|part| what == "Maildir" && part.is_dir()).map(PathBuf::as_path);
    for folder in std::iter::once(place).chain(inside) {
        if let Some(Err(why)) = judge.map(|judge| judge.may_write_in(folder)) {
            let remedy = "The judge must be able to create, move and delete files in it.";
            return findings.wrong(format!("{name}: {why}"), remedy);
        }
        if is_read_only(folder) {
            return findings.wrong(format!("{name}: the disk is read-only"), "See the system's log, and fix the disk.");
        }
    }
    match exists {
        true => findings.good(name),
        false if what == "data folder" => findings.wrong(
            format!("{name}: the folder does not exist"),
            "`chancery serve` creates it if it may. Or create it, and make the judge's user its owner.",
        ),
        false => findings.note(format!("{name}: none yet; the judge creates it")),
    }
}

#[cfg(unix)]
fn is_read_only(folder: &Path) -> bool {
    rustix::fs::statvfs(folder).is_ok_and(|about| about.f_flag.contains(rustix::fs::StatVfsMountFlags::RDONLY))
}

#[cfg(not(unix))]
fn is_read_only(_folder: &Path) -> bool {
    false
}

#[cfg(unix)]
fn check_room(config: &Config, findings: &mut Findings) {
    let data = &config.data;
    let Ok(about) = rustix::fs::statvfs(data) else { return };
    let megabytes = about.f_bavail.saturating_mul(about.f_frsize) >> 20;
    // Some file systems do not count files.
    let files = (about.f_files != 0).then_some(about.f_favail);
    let space = Space::of(config);
    if space.is_low() {
        findings.wrong(format!("disk of {}: {megabytes} MB free", data.display()), &space.sentence());
    } else if files.is_some_and(|files| files < LEAST_FILES) {
        findings.wrong(
            format!("disk of {}: no room for more files (inodes), whatever its size", data.display()),
            "Delete files: `df -i` shows the disk, `du --inodes -x / | sort -n | tail` the folders.",
        );
    } else if megabytes < FEW_MEGABYTES {
        findings.note(format!("disk of {}: only {megabytes} MB free", data.display()));
    } else {
        findings.good(format!("disk of {}: {megabytes} MB free", data.display()));
    }
}

#[cfg(not(unix))]
fn check_room(_config: &Config, _findings: &mut Findings) {}

/// Checks the keeper's own boards.
fn check_boards(config: &Config, findings: &mut Findings) {
    let folder = config.boards();
    if !folder.is_dir() {
        match &config.boards {
            None => {}
            Some(_) => findings.wrong(
                format!("boards {}: the folder does not exist", folder.display()),
                "Create it, or name another one in `boards`. Chancery's own boards are built in.",
            ),
        }
        return;
    }
    let catalogue = Catalogue::new(Some(folder.clone()));
    let (n_boards, troubled) = (catalogue.own_names().len(), catalogue.troubled());
    for Troubled { name, flaws } in &troubled {
        let first = flaws.first().map(ToString::to_string).unwrap_or_default();
        findings.wrong(
            format!("board {}: {first}", folder.join(name).display()),
            &format!("`chancery variant check {name}` lists all errors."),
        );
    }
    if troubled.is_empty() {
        findings.good(format!("boards {}: {n_boards}", folder.display()));
    }
}
