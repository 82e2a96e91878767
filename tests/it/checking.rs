//! `chancery check` and `chancery health`: their findings and remedies. They change nothing.
use crate::program::{House, chancery, letter, said, wait_for};
use chancery::judge::counts::Counts;
use chancery::mail::dkim::Record;
use chancery::mail::names::{Names, RecordKind, Unasked, examine};
use chancery::server::assessment::assess;
use chancery::server::backup;
use chancery::server::check::findings::Findings;
use chancery::server::check::{Whence, look_at_service};
use chancery::server::condition::{self, Severity, verdict};
use chancery::server::lock::Lock;
use chancery::server::unit::{Unit, UnitState};
use chancery::server::user::User;
use chancery::store::Stop;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The program's output for this judge, and its exit code.
fn run(house: &House, arguments: &[&str]) -> (Option<i32>, String) {
    let output = chancery().args(arguments).arg("--config").arg(house.config_file()).output().unwrap();
    (output.status.code(), said(&output))
}

fn change(house: &House, sql: &str) {
    rusqlite::Connection::open(house.config().database()).unwrap().execute_batch(sql).unwrap();
}

/// A judge with a database, which seems to run as long as the lock is held.
fn running() -> (House, Lock) {
    let house = House::new();
    house.prepare(Timestamp::now(), &[("ann@players.test".to_owned(), "REGISTER Ann Other".to_owned())]);
    let lock = Lock::take(&house.data()).unwrap();
    change(&house, &format!("INSERT OR REPLACE INTO meta VALUES ('alive', '{}')", Timestamp::now()));
    (house, lock)
}

/// All files in a folder, with their sizes.
fn files(folder: &Path) -> BTreeMap<PathBuf, u64> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        all.insert(entry.path(), if entry.path().is_dir() { 0 } else { entry.metadata().unwrap().len() });
        all.extend(files(&entry.path()));
    }
    // SQLite's own notes on its readers.
    all.retain(|path, _| !path.to_string_lossy().ends_with("-shm") && !path.to_string_lossy().ends_with("-wal"));
    all
}

#[test]
fn a_check_creates_and_changes_nothing() {
    let house = House::with_config(
        "[[inbound.maildir]]\npath = \"@DATA@/not-there/Maildir\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n",
    );
    house.prepare(Timestamp::now(), &[]);
    let before = files(&house.data());
    let (code, said) = run(&house, &["check"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("not-there/Maildir: none yet; the judge creates it"), "{said}");
    assert_eq!(files(&house.data()), before);
    run(&house, &["health"]);
    assert_eq!(files(&house.data()), before);
}

#[test]
fn the_unit_says_where_the_judge_may_not_write() {
    let unit = fs::read_to_string("deploy/chancery.service").unwrap();
    let bare = Unit::read([unit.clone()]);
    assert_eq!(bare.user.as_deref(), Some("chancery"));
    assert_eq!(bare.config, Some(PathBuf::from("/etc/chancery/chancery.toml")));
    let bars = |unit: &Unit, path: &str| unit.bars(Path::new(path));
    assert_eq!(bars(&bare, "/var/lib/chancery/Maildir"), None);
    assert!(bars(&bare, "/home/judge/Maildir").unwrap().contains("BindPaths=/home/judge/Maildir"));
    assert!(bars(&bare, "/srv/mail/Maildir").unwrap().contains("ReadWritePaths=/srv/mail/Maildir"));
    let add = |lines: &str| Unit::read([unit.clone(), format!("[Service]\n{lines}\n")]);
    assert_eq!(bars(&add("ReadWritePaths=-/srv/mail"), "/srv/mail/Maildir"), None);
    assert_eq!(bars(&add("BindPaths=/home/judge/Maildir\nProtectHome=tmpfs"), "/home/judge/Maildir"), None);
    // This is the obvious first attempt. It cannot work: the home is hidden nevertheless.
    assert!(bars(&add("ReadWritePaths=/home/judge/Maildir"), "/home/judge/Maildir").is_some());
}

#[cfg(unix)]
#[test]
fn the_judges_write_permissions_are_determined_without_writing() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("Maildir");
    fs::create_dir(&inner).unwrap();
    let mode = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let about = fs::metadata(&inner).unwrap();
    let stranger = User { name: "chancery".to_owned(), id: 987_654, groups: vec![987_654] };
    let member = User { groups: vec![about.gid()], ..stranger.clone() };
    let root = User { name: "root".to_owned(), id: 0, groups: vec![0] };
    mode(folder.path(), 0o711);
    mode(&inner, 0o770);
    assert_eq!(root.may_write_in(&inner), Ok(()));
    assert_eq!(member.may_write_in(&inner), Ok(()));
    let why = stranger.may_write_in(&inner).unwrap_err();
    assert!(why.contains("chown -R chancery") && why.contains("Maildir"), "{why}");
    mode(&inner, 0o777);
    assert_eq!(stranger.may_write_in(&inner), Ok(()));
    let key = inner.join("dkim.pem");
    fs::write(&key, "").unwrap();
    mode(&key, 0o640);
    assert_eq!(member.may_read(&key), Ok(()));
    let why = stranger.may_read(&key).unwrap_err();
    assert!(why.contains("may not read it (chgrp chancery ") && why.contains("dkim.pem"), "{why}");
    mode(folder.path(), 0o700);
    assert!(member.may_read(&key).is_ok() || member.id != about.uid());
    let why = stranger.may_write_in(&inner).unwrap_err();
    assert!(why.contains("setfacl -m u:chancery:x"), "{why}");
}

#[test]
fn a_check_finds_faults_of_the_running_judge() {
    let now = Timestamp::now();
    let ago = |hours: i64| now - SignedDuration::from_hours(hours);
    let mail = |n: usize, state: &str, at: Timestamp| {
        let row = format!("('a@b.test', '', '', 0, '{at}', '{at}', '{state}'),").repeat(n);
        format!(
            "INSERT INTO outbox (recipient, subject, body, is_reply, written, not_before, state) VALUES {};",
            row.trim_end_matches(',')
        )
    };
    let letters = |state: &str, at: Timestamp| {
        format!("INSERT INTO inbox (source, size, received, state) VALUES ('x{state}', 1, '{at}', '{state}')")
    };
    let overdue = format!(
        "INSERT INTO games (name, variant, life, created, next_at) VALUES ('late', 'standard', 'running', '{0}', '{0}')",
        ago(5)
    );
    let cases = [
        (mail(6, "refused", ago(5)) + &mail(15, "sent", ago(5)), "WRONG  e-mails out: 6 of 2"),
        (mail(2, "new", ago(5)), "WRONG  queue: 2 e-mails to send, the oldest too long (since "),
        (mail(1, "held", ago(0)), "WRONG  stopped: 1 e-mail stopped"),
        (letters("new", ago(1)), "WRONG  queue: 1 e-mail to process, the oldest too long (since "),
        (letters("stuck", ago(1)), "WRONG  stuck: 1 e-mail stuck"),
        (overdue, "WRONG  games: 1 game waiting for the clock"),
        (
            "UPDATE outbox SET recipient = 'keeper@games.test', state = 'refused'".to_owned(),
            "WRONG  keeper: the last e-mail to the keeper's own address bounced",
        ),
        (format!("UPDATE meta SET value = '{}' WHERE key = 'alive'", ago(2)), "has done no work since"),
        (
            format!("UPDATE meta SET value = '{}' WHERE key = 'alive'", ago(-240)),
            "WRONG  clock: the judge last noted its time at",
        ),
        (
            format!(
                "INSERT INTO ways VALUES ('out', 'SMTP relay:25', '{}', 'it refuses the login', NULL, NULL)",
                ago(3)
            ),
            "WRONG  way_out: SMTP relay:25 fails: it refuses the login (since ",
        ),
        ("INSERT INTO meta VALUES ('backup_trouble', 'no space')".to_owned(), "WRONG  backups: backups fail: no space"),
        (
            "PRAGMA foreign_keys = OFF; DROP TRIGGER whole_users_delete; DELETE FROM users".to_owned(),
            "WRONG  database: 1 rows of addresses refer to rows of users that are not there",
        ),
    ];
    for (sql, finding) in cases {
        let (house, _lock) = running();
        let (code, said) = run(&house, &["check", "--no-letter"]);
        assert_eq!(code, Some(0), "{said}");
        change(&house, &sql);
        let (code, said) = run(&house, &["check", "--no-letter"]);
        assert!(code == Some(1) && said.contains(finding), "{finding}:\n{said}");
        assert!(!said.contains("a@b.test"), "{said}");
    }
}

/// A forger of addresses controls how many replies bounce.
#[test]
fn bounced_replies_to_forged_strangers_are_not_a_finding() {
    let (house, _lock) = running();
    let at = Timestamp::now() - SignedDuration::from_hours(5);
    let row = format!("('a@b.test', '', '', 0, '{at}', '{at}', 'refused', 1),").repeat(161);
    change(
        &house,
        &format!(
            "INSERT INTO outbox (recipient, subject, body, is_reply, written, not_before, state, unanswered) VALUES {}",
            row.trim_end_matches(',')
        ),
    );
    let (code, said) = run(&house, &["check", "--no-letter"]);
    assert!(code == Some(0) && said.contains("Everything is fine."), "{said}");
}

/// The beginning of a finding, and the function that makes the path it is about.
#[cfg(unix)]
type Spoiled<'a> = (&'a str, &'a dyn Fn(&House) -> PathBuf);

/// Files that root has created or copied into the judge's folder belong to root. A past fault: `check`, run by root, reported no problem.
#[cfg(unix)]
#[test]
fn a_check_by_root_sees_what_the_judges_user_cannot_use() {
    use std::os::unix::fs::{PermissionsExt as _, chown};
    let mode = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    // Files that `check` itself creates as root next to a database of root's also belong to root.
    let give = |house: &House| {
        Command::new("chown").args(["-R", "987654:987654"]).arg(house.data()).status().unwrap().success()
    };
    let fresh = || {
        let (house, lock) = running();
        fs::create_dir_all(house.config().backups()).unwrap();
        mode(house.data().parent().unwrap(), 0o755);
        mode(&house.config_file(), 0o644);
        give(&house).then_some((house, lock))
    };
    let Some((house, _lock)) = fresh() else {
        eprintln!("skipped: only root can give files away");
        return;
    };
    let (code, said) = run(&house, &["check", "--no-letter"]);
    assert_eq!(code, Some(0), "{said}");
    let cases: [Spoiled<'_>; 4] = [
        ("database ", &|house| house.config().database()),
        ("database ", &|house| {
            let file = house.data().join("chancery.sqlite-wal");
            fs::write(&file, "").unwrap();
            file
        }),
        ("configuration ", &|house| {
            mode(&house.config_file(), 0o600);
            house.config_file()
        }),
        ("backup ", &|house| {
            let folder = house.config().backups().join("chancery-2026-11-22-030000");
            fs::create_dir(&folder).unwrap();
            folder
        }),
    ];
    for (what, spoil) in cases {
        let (house, _lock) = fresh().unwrap();
        let path = spoil(&house);
        chown(&path, Some(0), Some(0)).unwrap();
        mode(&path, if path.is_dir() { 0o700 } else { 0o600 });
        let (code, said) = run(&house, &["check", "--no-letter"]);
        let finding = format!("WRONG  owner: {what}{}: user 987654 may not ", path.display());
        assert!(code == Some(1) && said.contains(&finding), "{finding}\n{said}");
        if path == house.config_file() {
            mode(&path, 0o644);
        }
        give(&house);
        let (code, said) = run(&house, &["check", "--no-letter"]);
        assert_eq!(code, Some(0), "{said}");
    }
}

/// A past fault: `check` only noted that the judge was not running, and called everything fine.
#[test]
fn a_judge_that_should_run_and_does_not_is_a_finding() {
    let (house, lock) = running();
    let wrong = |standing: &str| {
        let mut unit = Unit::read([]);
        unit.standing = UnitState::read(standing);
        let mut findings = Findings::default();
        look_at_service(&house.config(), &Whence::default(), Some(&unit), Timestamp::now(), &mut findings).unwrap();
        findings.text()
    };
    let enabled = "UnitFileState=enabled\nActiveState=activating\n";
    assert!(!wrong(enabled).contains("WRONG"), "{}", wrong(enabled));
    drop(lock);
    let said = wrong(enabled);
    assert!(said.contains("although the service is enabled"), "{said}");
    let said = wrong("UnitFileState=disabled\nActiveState=failed\n");
    assert!(said.contains("although it was started: the service has failed"), "{said}");
    let said = wrong("UnitFileState=disabled\nActiveState=inactive\n");
    assert!(!said.contains("WRONG") && said.contains("note   judge: the judge is not running"), "{said}");
}

/// A past fault: a fast clock left a backup that was "-239 hours old", and it hid the lack of any other.
#[test]
fn a_backup_from_the_future_is_reported_and_hides_no_fault() {
    let (house, _lock) = running();
    let now = Timestamp::now();
    let at = |hours: i64| {
        backup::make_next(&Stop::default(), &house.config(), now + SignedDuration::from_hours(hours)).unwrap()
    };
    at(-72);
    at(240);
    let (code, line) = run(&house, &["health"]);
    assert!(code == Some(1) && line.contains("the newest backup is 72 hours old"), "{line}");
    assert!(
        line.contains("the newest backup is from the future (") && line.contains("the clock is or was wrong"),
        "{line}"
    );
    let (code, said) = run(&house, &["check", "--no-letter"]);
    assert!(code == Some(1) && said.contains("WRONG  backups: the newest backup is from the future ("), "{said}");
    assert!(said.contains("WRONG  backups: the newest backup is 72 hours old"), "{said}");
    let numbers = chancery::server::metrics::text(&house.config(), &Counts::default(), now);
    let age = numbers.lines().find_map(|line| line.strip_prefix("chancery_backup_age_seconds ")).unwrap();
    assert!((259_190..=259_210).contains(&age.parse::<i64>().unwrap()), "{age}");
}

/// A past fault: a refused configuration looked like a judge that does not work.
#[test]
fn a_refused_configuration_does_not_hide_that_the_judge_works_on() {
    let (house, _lock) = running();
    let config = house.config();
    let text = fs::read_to_string(house.config_file()).unwrap();
    fs::write(house.config_file(), text.replace("trust_senders", "trust_sender")).unwrap();
    let (code, line) = run(&house, &["health"]);
    assert!(code == Some(2) && line.contains("Did you mean `trust_senders`?"), "{line}");
    assert!(line.contains("a running judge keeps its old configuration"), "{line}");
    // The running judge reports it of itself.
    let found = assess(&config, Timestamp::now());
    let line = condition::line(&found);
    assert_eq!(verdict(&found), Severity::Warning, "{line}");
    assert!(line.contains("the configuration is invalid, so the old one stays in force: "), "{line}");
}

/// This holds for every transport: without its key the judge does not start.
#[test]
#[cfg(feature = "mail-auth")]
fn a_check_finds_missing_keys_and_passwords() {
    let house = House::with_config(
        "[outbound.maildir]\npath = \"@DATA@/mail\"\n[[dkim]]\nselector = \"x\"\nkey_file = \"@DATA@/dkim.pem\"\n",
    );
    house.prepare(Timestamp::now(), &[]);
    let (code, said) = run(&house, &["check"]);
    assert!(code == Some(1) && said.contains("dkim.pem: the file does not exist"), "{said}");
    fs::write(house.data().join("dkim.pem"), "").unwrap();
    let (code, said) = run(&house, &["check"]);
    assert!(code == Some(0) && said.contains("ok     DKIM key "), "{said}");
}

#[test]
fn a_check_detects_a_keeper_at_the_judges_address_and_old_or_bad_backups() {
    let (house, _lock) = running();
    let text = fs::read_to_string(house.config_file()).unwrap();
    fs::write(house.config_file(), text.replace("keeper@games.test", "judge+desk@games.test")).unwrap();
    let (_, said) = run(&house, &["check"]);
    assert!(said.contains("keeper: judge+desk@games.test is the judge's own address"), "{said}");
    fs::write(house.config_file(), &text).unwrap();
    let old = backup::make_next(&Stop::default(), &house.config(), Timestamp::now() - SignedDuration::from_hours(72))
        .unwrap();
    let (_, said) = run(&house, &["check"]);
    assert!(said.contains("WRONG  backups: the newest backup is 72 hours old"), "{said}");
    fs::remove_file(old.join("chancery.sqlite")).unwrap();
    let (_, said) = run(&house, &["check"]);
    assert!(said.contains("is bad: the backup lacks chancery.sqlite"), "{said}");
    let (code, said) = run(&house, &["check", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(code, Some(1));
    assert_eq!(json["problems"], 2, "{said}");
    let wrong = json["findings"].as_array().unwrap().iter().filter(|finding| finding["level"] == "wrong");
    assert!(wrong.clone().count() == 2 && wrong.clone().all(|finding| finding["remedy"].is_string()), "{said}");
}

/// DNS answers from a table.
struct Table(BTreeMap<(RecordKind, &'static str), Vec<&'static str>>);

impl Names for Table {
    async fn ask(&self, kind: RecordKind, name: &str) -> Result<Vec<String>, Unasked> {
        let found = self.0.iter().find(|((its_kind, its_name), _)| *its_kind == kind && *its_name == name);
        match found {
            Some((_, answers)) if answers == &["?"] => Err(Unasked("it does not answer".to_owned())),
            Some((_, answers)) => Ok(answers.iter().map(|answer| (*answer).to_owned()).collect()),
            None => Ok(Vec::new()),
        }
    }
}

#[test]
fn a_missing_dns_record_is_reported_with_its_text() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let key = Record { name: "k._domainkey.games.org".to_owned(), text: "v=DKIM1; k=rsa; p=AbC".to_owned() };
    let good = BTreeMap::from([
        ((RecordKind::Mx, "games.org"), vec!["mail.games.org"]),
        ((RecordKind::Address, "mail.games.org"), vec!["192.0.2.7"]),
        ((RecordKind::Pointer, "192.0.2.7"), vec!["mail.games.org"]),
        ((RecordKind::Text, "games.org"), vec!["something else", "v=spf1 mx -all"]),
        ((RecordKind::Text, "k._domainkey.games.org"), vec!["v=DKIM1; k=rsa; p=Ab C"]),
        ((RecordKind::Text, "_dmarc.games.org"), vec!["v=DMARC1; p=none"]),
    ]);
    let look = |table: &BTreeMap<_, _>, domain: &str| {
        let found =
            runtime.block_on(examine(&Table(table.clone()), domain, "mx.games.org", std::slice::from_ref(&key)));
        found.iter().map(|found| format!("{found:?}")).collect::<Vec<_>>().join("\n")
    };
    let all = look(&good, "games.org");
    assert!(!all.contains("Wrong") && !all.contains("Note") && all.matches("Good").count() == 5, "{all}");
    assert!(matches!(look(&good, "games.test").as_str(), note if note.starts_with("Note") && !note.contains('\n')));

    for (kind, name, answers, words) in [
        (RecordKind::Mx, "games.org", vec![], "Add: games.org. IN MX 10 mx.games.org."),
        (RecordKind::Address, "mail.games.org", vec![], "mail.games.org has no address"),
        (RecordKind::Text, "games.org", vec!["else"], "Add: games.org. IN TXT \\\"v=spf1 mx ~all\\\""),
        (RecordKind::Text, "games.org", vec!["v=spf1 mx -all", "v=spf1 -all"], "has 2 SPF records"),
        (RecordKind::Text, "k._domainkey.games.org", vec![], "`chancery dkim records` prints it"),
        (RecordKind::Text, "k._domainkey.games.org", vec!["v=DKIM1; p=other"], "has another key"),
        (RecordKind::Text, "_dmarc.games.org", vec![], "Add: _dmarc.games.org. IN TXT"),
    ] {
        let mut table = good.clone();
        table.insert((kind, name), answers);
        let all = look(&table, "games.org");
        assert!(all.contains("Wrong") && all.contains(words), "{words}:\n{all}");
    }
    for (kind, name, answers, words) in [
        (RecordKind::Pointer, "192.0.2.7", vec!["vps7.hoster.net"], "is vps7.hoster.net"),
        (RecordKind::Pointer, "192.0.2.7", vec![], "has no name (PTR)"),
        // A failed query is not reported as a missing record.
        (RecordKind::Mx, "games.org", vec!["?"], "the query failed"),
        (RecordKind::Text, "_dmarc.games.org", vec!["?"], "the query failed"),
    ] {
        let mut table = good.clone();
        table.insert((kind, name), answers);
        let all = look(&table, "games.org");
        assert!(!all.contains("Wrong") && all.contains("Note") && all.contains(words), "{words}:\n{all}");
    }
}

/// A mail server that puts every e-mail into the judge's mailbox, or drops it.
fn mail_server(mailbox: Option<PathBuf>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for (n, stream) in listener.incoming().enumerate() {
            let mailbox = mailbox.clone();
            std::thread::spawn(move || drop(talk(&stream.unwrap(), n, mailbox.as_deref())));
        }
    });
    port
}

fn talk(mut stream: &TcpStream, n: usize, mailbox: Option<&Path>) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    stream.write_all(b"220 mail\r\n")?;
    let mut n_letters = 0;
    while let Some(line) = lines.next() {
        let line = line?;
        let answer = match line.split(' ').next().unwrap_or_default() {
            "DATA" => {
                stream.write_all(b"354 go on\r\n")?;
                let mut letter = String::new();
                while let Some(Ok(line)) = lines.next() {
                    if line == "." {
                        break;
                    }
                    letter += &format!("{line}\r\n");
                }
                n_letters += 1;
                if let Some(mailbox) = mailbox {
                    let name = format!("1700000000.Q{n}_{n_letters}.server");
                    fs::write(mailbox.join("tmp").join(&name), letter)?;
                    fs::rename(mailbox.join("tmp").join(&name), mailbox.join("new").join(&name))?;
                }
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes())?;
    }
    Ok(())
}

/// A judge that sends to this server.
fn judge_with(port: u16) -> House {
    House::with_config(&format!(
        "[[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.smtp]\nhost = \"127.0.0.1\"\nport = {port}\nsecurity = \"plain\"\n"
    ))
}

#[test]
fn a_test_email_travels_through_the_running_judges_transports() {
    let mailbox = tempfile::tempdir().unwrap();
    let place = mailbox.path().join("judge");
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(place.join(part)).unwrap();
    }
    let house = judge_with(mail_server(Some(place.clone())));
    let text = fs::read_to_string(house.config_file()).unwrap();
    let own = format!("{}/judge", house.data().display());
    fs::write(house.config_file(), text.replace(&own, place.to_str().unwrap())).unwrap();
    let (code, said) = run(&house, &["check", "--letter"]);
    assert!(code == Some(1) && said.contains("the judge is not running"), "{said}");
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("the judge is running").then_some(()));
    let (code, said) = run(&house, &["check", "--letter", "--wait", "60"]);
    assert!(code == Some(0) && said.contains("ok     test e-mail: it came back after"), "{said}");
    // A sender that only claims to be the judge is not taken for it.
    fs::write(
        place.join("new/1700000001.Q1.x"),
        letter("judge@games.test", "judge@games.test", "<m1@games.test>", "HELP"),
    )
    .unwrap();
    wait_for(|| house.store().inbox_counts().unwrap().contains(&("silent".to_owned(), 2)).then_some(()));
    serving.stop();
}

/// A forged statement goes out with the e-mail to itself: its return shows whether our mail server's verdict is reliable.
#[test]
fn a_check_tests_whether_forged_statements_get_through() {
    let mailbox = tempfile::tempdir().unwrap();
    let place = mailbox.path().join("judge");
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(place.join(part)).unwrap();
    }
    let house = judge_with(mail_server(Some(place.clone())));
    let text = fs::read_to_string(house.config_file()).unwrap();
    let own = format!("{}/judge", house.data().display());
    let text = text.replace(&own, place.to_str().unwrap());
    fs::write(house.config_file(), format!("authserv_id = \"mx.games.test\"\n{text}")).unwrap();
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("the judge is running").then_some(()));
    // This server checks nothing, and strips nothing.
    let (code, said) = run(&house, &["check", "--letter", "--wait", "60"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("note   vouching: your mail server does not check the judge's own e-mails"), "{said}");
    let line = "swaks --to judge+check@games.test --header 'Message-ID: <m";
    assert!(said.contains(line) && said.contains("header.from=canary.invalid'"), "{said}");
    // While it was known to strip forged headers, the result is different.
    change(&house, "INSERT OR REPLACE INTO meta VALUES ('vouching', 'strips mx.games.test')");
    let (code, said) = run(&house, &["check", "--letter", "--wait", "60"]);
    let words = "WRONG  forged_header: an e-mail with a forged \"Authentication-Results: mx.games.test\" came in unchanged\n       Until you fix this, the judge ignores such headers.";
    assert!(code == Some(1) && said.contains(words), "{said}");
    let (code, said) = run(&house, &["health"]);
    assert!(code == Some(2) && said.starts_with("CRITICAL: an e-mail with a forged"), "{said}");
    assert!(serving.stop().success(), "{}", house.log());
    // Another name has no test result yet.
    let text = fs::read_to_string(house.config_file()).unwrap();
    fs::write(house.config_file(), text.replace("mx.games.test", "mx2.games.test")).unwrap();
    let (_, said) = run(&house, &["health"]);
    assert!(!said.contains("forged"), "{said}");
}

#[test]
fn health_names_the_keepers_address_if_its_emails_bounce() {
    let (house, _lock) = running();
    change(&house, "INSERT INTO suspended VALUES ('keeper@games.test', '2026-11-21T12:00:00Z')");
    let (code, said) = run(&house, &["health"]);
    let words = "CRITICAL: e-mails to the keeper's own address, keeper@games.test, bounce: the judge sends none until it writes (since 2026-11-21T12:00:00Z)";
    assert!(code == Some(2) && said.starts_with(words), "{said}");
}

#[test]
fn a_lost_test_email_is_reported_with_its_last_known_place() {
    let house = judge_with(mail_server(None));
    fs::create_dir_all(house.data().join("judge/new")).unwrap();
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("the judge is running").then_some(()));
    let (code, said) = run(&house, &["check", "--wait", "10"]);
    assert!(code == Some(1) && said.contains("within 10 s; the mail server took it after"), "{said}");
    serving.stop();
}

#[test]
fn health_prints_one_line_and_returns_a_code() {
    let (house, lock) = running();
    let health = |house: &House| {
        let (code, said) = run(house, &["health"]);
        assert_eq!(said.lines().count(), 1, "{said}");
        (code, said)
    };
    let (code, said) = health(&house);
    assert!(code == Some(0) && said.starts_with("OK: the judge is running; 0 e-mails to process; "), "{said}");
    // A deferral by a server holds up no one here.
    change(
        &house,
        "INSERT INTO outbox (recipient, subject, body, is_reply, written, not_before, state)
         VALUES ('a@b.test', '', '', 0, '2026-01-01T09:40:00Z', '2999-01-01T09:40:00Z', 'new')",
    );
    let (code, said) = health(&house);
    assert!(code == Some(0) && said.contains("1 e-mail to send;"), "{said}");
    change(
        &house,
        "INSERT INTO inbox (source, size, received, state) VALUES ('x', 1, '2026-11-21T09:40:00Z', 'stuck')",
    );
    let (code, said) = health(&house);
    assert!(code == Some(1) && said.starts_with("WARNING: 1 e-mail stuck"), "{said}");
    drop(lock);
    let (code, said) = health(&house);
    assert!(code == Some(2) && said.starts_with("CRITICAL: the judge is not running"), "{said}");
    fs::remove_file(house.config().database()).unwrap();
    assert_eq!(health(&house).0, Some(2));
}
