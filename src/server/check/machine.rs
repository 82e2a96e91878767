//! Checks the machine: the judge's user, its access rights, the disk space.
use super::Whence;
use super::findings::Findings;
use crate::boards::catalogue::{Catalogue, Troubled};
use crate::judge::config::{Config, Outbound};
use crate::judge::web::WebSettings;
use crate::server::assessment;
use crate::server::space::{self, Space};
use crate::server::unit::Unit;
use crate::server::user::User;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The megabytes of free space below which the keeper should know.
const FEW_MEGABYTES: u64 = 1000;

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
        folders.push(("outbound Maildirs", maildir.path.clone()));
    }
    if config.backup.every_hours != 0 {
        folders.push(("backups", config.backups()));
    }
    folders
}

/// Checks that the files that the judge reads exist. Whether its user may read them is a condition.
fn check_files(config: &Config, judge: Option<&User>, findings: &mut Findings) {
    let mut files = assessment::keys(config);
    files.extend(config.house_rules.iter().map(|file| ("house rules", file.clone())));
    let texts = config.web.iter().flat_map(WebSettings::keeper_texts);
    files.extend(texts.map(|(_, name, file)| (name, file.to_owned())));
    for (what, file) in files {
        let name = format!("{what} {}", file.display());
        match fs::metadata(&file) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                findings.wrong(
                    format!("{name}: the file does not exist"),
                    "Create it, or name another one in the configuration.",
                );
            }
            Err(error) => findings.wrong(format!("{name}: {error}"), "Run this command as the judge's user."),
            Ok(_) if judge.is_some_and(|judge| judge.may_read(&file).is_err()) => {}
            Ok(_) => findings.good(name),
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

/// Reports the free space. Too little is a condition.
fn check_room(config: &Config, findings: &mut Findings) {
    let data = config.data.display();
    let space = Space::of(config);
    let Some(megabytes) = space::free(&config.data).map(|free| free >> 20) else { return };
    match megabytes < FEW_MEGABYTES {
        _ if space.is_low() || space.lacks_files() => {}
        true => findings.note(format!("disk of {data}: only {megabytes} MB free")),
        false => findings.good(format!("disk of {data}: {megabytes} MB free")),
    }
}

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
