//! Backups: made while the judge runs, verified and restored; and databases from other versions of the program.
use crate::migrations::{any_later, full};
use crate::program::{House, Serving, chancery, header, said, wait_for};
use crate::world::BEGINNING;
use chancery::server::backup::{self, Manifest};
use chancery::store::{Stop, Store};
use jiff::Timestamp;
use rusqlite::Connection;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs the program with this configuration.
fn run(house: &House, arguments: &[&str]) -> (Option<i32>, String) {
    let output = chancery().args(arguments).arg("--config").arg(house.config_file()).output().unwrap();
    (output.status.code(), said(&output))
}

/// The judge's own backups, the newest first.
fn backups(house: &House) -> Vec<(PathBuf, Manifest)> {
    backup::list(&house.data().join("backups"))
}

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

/// Lets the judge work until no e-mail waits.
fn work(house: &House) {
    let serving = start(house);
    wait_for(|| house.is_done().then_some(()));
    serving.stop();
}

/// Starts the judge, and waits until it runs.
fn start(house: &House) -> Serving {
    let n_starts = || house.log().matches("the judge is running").count();
    let before = n_starts();
    let serving = house.serve(&[]);
    wait_for(|| (before < n_starts()).then_some(()));
    serving
}

#[test]
fn a_running_judge_makes_its_backup_and_a_keeper_another() {
    let house = House::with_config(
        "house_rules = \"@DATA@/rules.txt\"\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n\
         [outbound.smtp]\nhost = \"localhost\"\nport = 1\nuser = \"judge\"\npassword = \"hush hush\"\n",
    );
    fs::create_dir_all(house.data().join("judge/new")).unwrap();
    fs::create_dir_all(house.data().join("boards/mine")).unwrap();
    fs::write(house.data().join("boards/mine/info.txt"), "A board of mine.").unwrap();
    fs::write(house.data().join("rules.txt"), "Be kind.").unwrap();
    let begins = "REGISTER Ann Other\nCREATE ?demo secret".to_owned();
    house.prepare(Timestamp::now(), &[("ann@players.test".to_owned(), begins)]);
    let serving = house.serve(&[]);
    let (path, page) = wait_for(|| backups(&house).into_iter().next());
    assert_eq!(backup::prove(&path).unwrap(), page);
    wait_for(|| house.store().game_named("demo").unwrap());

    let own = house.data().join("before-the-move");
    let (code, said) = run(&house, &["backup", &text(&own)]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("1 game, 1 person, 1 e-mail; verified."), "{said}");
    let copy = Store::open_to_read(&own.join("chancery.sqlite")).unwrap();
    assert!(copy.game_named("demo").unwrap().is_some());
    assert_eq!(fs::read_to_string(own.join("boards/mine/info.txt")).unwrap(), "A board of mine.");
    assert_eq!(fs::read_to_string(own.join("house_rules.txt")).unwrap(), "Be kind.");
    let config = fs::read_to_string(own.join("chancery.toml")).unwrap();
    assert!(config.contains("password = \"(left out)\"") && !config.contains("hush"), "{config}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&own).unwrap().permissions().mode() & 0o77, 0, "others could read it");
    }
    // A backup never overwrites a file.
    let (code, said) = run(&house, &["backup", &text(&own)]);
    assert_eq!(code, Some(1));
    assert!(said.contains("choose another name"), "{said}");
    let (code, said) = run(&house, &["backup", "--list"]);
    assert_eq!((code, said.contains("good")), (Some(0), true), "{said}");
    serving.stop();
    assert!(house.log().contains("a backup: "), "{}", house.log());
}

#[test]
fn a_damaged_backup_is_detected_and_the_last_good_one_stays() {
    let house = House::new();
    house.prepare(BEGINNING.parse().unwrap(), &[("ann@players.test".to_owned(), "REGISTER Ann Other".to_owned())]);
    let mut config = house.config();
    config.backup.keep = 2;
    let at = |day: u32| format!("2026-11-{day}T12:00:00Z").parse().unwrap();
    let paths: Vec<PathBuf> =
        [11, 12, 13].map(|day| backup::make_next(&Stop::default(), &config, at(day)).unwrap()).into();
    assert_eq!(paths.iter().map(|path| path.exists()).collect::<Vec<_>>(), [false, true, true]);
    // The keeper's own backup, under another name, is left alone.
    backup::make(&config, &config.backups().join("mine"), at(10)).unwrap();

    let damage = |path: &Path| {
        let mut bytes = fs::read(path.join("chancery.sqlite")).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(path.join("chancery.sqlite"), bytes).unwrap();
        format!("{:#}", backup::prove(path).unwrap_err())
    };
    assert_eq!(damage(&paths[2]), "chancery.sqlite in the backup has changed since it was written");
    let fourth = backup::make_next(&Stop::default(), &config, at(14)).unwrap();
    assert!(!paths[1].exists() && paths[2].exists() && fourth.exists());
    damage(&fourth);
    let (code, said) = run(&house, &["restore", "--drill", &text(&fourth)]);
    assert_eq!((code, said.contains("has changed since it was written")), (Some(1), true), "{said}");

    // Both of the backups to keep are bad: the good one stays beyond its time.
    config.backup.keep = 1;
    let good = backup::make_next(&Stop::default(), &config, at(15)).unwrap();
    assert!(good.exists() && !fourth.exists() && !paths[2].exists());
    let next = config.backups().join("chancery-2026-11-16-120000");
    fs::create_dir(&next).unwrap();
    for file in ["backup.toml", "chancery.sqlite"] {
        fs::copy(good.join(file), next.join(file)).unwrap();
    }
    let page = fs::read_to_string(next.join("backup.toml")).unwrap().replace("2026-11-15", "2026-11-16");
    fs::write(next.join("backup.toml"), page).unwrap();
    damage(&next);
    assert_eq!(backup::list(&config.backups())[0].0, next);
    let last = backup::make_next(&Stop::default(), &config, at(17)).unwrap();
    damage(&last);
    assert!(config.backups().join("mine").exists());
}

#[test]
fn a_stopping_judge_does_not_wait_for_its_backup() {
    let house = House::new();
    house.prepare(BEGINNING.parse().unwrap(), &[("ann@players.test".to_owned(), "REGISTER Ann Other".to_owned())]);
    let database = rusqlite::Connection::open(house.config().database()).unwrap();
    database.execute("INSERT INTO pictures (key, bytes, made) VALUES ('x', zeroblob(20000000), '')", []).unwrap();
    let (config, now) = (house.config(), BEGINNING.parse().unwrap());
    let stop = Stop::default();
    stop.tell();
    // The copy runs in steps, and this ends it after the first.
    let to = config.backups().join("evening");
    let why = backup::make_until(&stop, &config, &to, now).unwrap_err();
    assert!(format!("{why:#}").contains("stopped before it was done"), "{why:#}");
    assert_eq!(fs::read_dir(config.backups()).unwrap().count(), 0, "what there is of it stays");
    assert!(backup::make_until(&Stop::default(), &config, &to, now).is_ok());
    assert!(backup::prove(&to).is_ok());
}

#[test]
fn a_failing_backup_is_reported_once() {
    let house = House::with_config(
        "trust_senders = true\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n\
         [backup]\nfolder = \"@DATA@/lock/not-a-folder\"\n",
    );
    let told = |house: &House| house.mail().into_iter().filter(|(to, _)| to == "keeper@games.test").count();
    for _ in 0..2 {
        fs::create_dir_all(house.data().join("judge/new")).unwrap();
        let serving = house.serve(&[]);
        let n = house.log().matches("could not make a backup").count();
        wait_for(|| (n < house.log().matches("could not make a backup").count()).then_some(()));
        wait_for(|| (told(&house) == 1).then_some(()));
        serving.stop();
    }
    assert_eq!(told(&house), 1);
    let (_, letter) = house.mail().into_iter().find(|(to, _)| to == "keeper@games.test").unwrap();
    assert!(letter.contains("Subject: CHANCERY - backups fail"), "{letter}");
    assert!(letter.contains("chancery backup"), "{letter}");
}

#[test]
fn emails_after_a_backup_are_processed_again_exactly_once() {
    let mut house = House::new();
    // The e-mails of the tests have old dates.
    let config = fs::read_to_string(house.config_file()).unwrap();
    fs::write(house.config_file(), format!("keep_days = 0\n{config}")).unwrap();
    house.drop_letter("ann@players.test", "judge@games.test", "REGISTER Ann Other\nCREATE ?demo secret");
    work(&house);
    let place = house.data().join("mine");
    assert_eq!(run(&house, &["backup", &text(&place)]).0, Some(0));
    let later = [
        house.drop_letter("ben@players.test", "judge@games.test", "REGISTER Ben Other\nSIGN ON ?demo secret"),
        house.drop_letter(
            "ann@players.test",
            "judge@games.test",
            "SIGN ON ?demo secret\nPRESS TO ALL\nWelcome, Ben.\nENDPRESS",
        ),
    ];
    work(&house);
    let people = |house: &House| {
        let store = house.store();
        let users = ["ann", "ben"].map(|name| store.user_at(&format!("{name}@players.test")).unwrap());
        users.map(|user| user.map(|user| user.id.to_string()))
    };
    let before = people(&house);
    let press = |house: &House| house.store().tallies().unwrap()[0].press;
    assert_eq!(press(&house), 1, "{:?}", house.mail());

    // Not while a judge is running.
    let serving = start(&house);
    let (code, said) = run(&house, &["restore", &text(&place)]);
    assert_eq!((code, said.contains("systemctl stop chancery")), (Some(1), true), "{said}");
    serving.stop();

    let (code, drill) = run(&house, &["restore", "--drill", &text(&place)]);
    assert_eq!(code, Some(0), "{drill}");
    assert!(drill.contains("e-mails in: 2, e-mails out: "), "{drill}");
    assert!(drill.contains("game 'demo': turns: 0, press messages: 1"), "{drill}");
    assert!(drill.contains("This was only a check."), "{drill}");
    let written = number(&house, "outbox");
    let (code, said) = run(&house, &["restore", &text(&place)]);
    assert_eq!((code, said.contains("Restored.")), (Some(0), true), "{said}");
    assert_eq!(people(&house)[1], None, "Ben came later");
    assert_eq!(
        number(&house, "outbox"),
        written,
        "no letter gets the number, and so the Message-ID, of one that was sent"
    );
    let aside = fs::read_dir(house.data()).unwrap().flatten().map(|entry| entry.path());
    let aside = aside.filter(|path| text(path).contains("chancery.sqlite.before-") && !text(path).ends_with("-wal"));
    let aside: Vec<PathBuf> = aside.filter(|path| !text(path).ends_with("-shm")).collect();
    assert_eq!(aside.len(), 1, "{aside:?}");
    assert!(Store::open_to_read(&aside[0]).unwrap().user_at("ben@players.test").unwrap().is_some());

    let answers = house.answers();
    assert_eq!(later.each_ref().map(|id| answers[id]), [1, 1]);
    let n_before = house.mail().len();

    // The line as printed, which begins with `find`.
    let line = said.lines().find(|line| line.trim().starts_with("find ")).unwrap();
    assert!(Command::new("sh").args(["-c", line]).status().unwrap().success(), "{line}");
    assert_eq!(fs::read_dir(house.data().join("judge/cur")).unwrap().count(), 0, "all letters are back");
    work(&house);
    assert_eq!(people(&house), before, "all have the numbers that are in their letters");
    assert_eq!(press(&house), 1);
    // A repeated line gets a new reply with a new Message-ID: mail programs hide an e-mail with a known one.
    let answers = house.answers();
    assert_eq!(later.each_ref().map(|id| answers[id]), [2, 2]);
    let mail = house.mail();
    let ids: BTreeSet<_> = mail.iter().map(|(_, text)| header(text, "Message-ID").unwrap()).collect();
    assert!(n_before < mail.len() && ids.len() == mail.len(), "{} letters, {} Message-IDs", mail.len(), ids.len());
}

/// The last number that this table has assigned.
fn number(house: &House, table: &str) -> i64 {
    let numbers = house.store().numbers().unwrap();
    numbers.into_iter().find(|(name, _)| name == table).unwrap().1
}

/// A keeper copies the database out of a backup by hand: no new e-mail gets the Message-ID of a sent one.
#[test]
fn a_database_restored_by_hand_reuses_no_message_id() {
    let mut house = House::new();
    house.drop_letter("ann@players.test", "judge@games.test", "REGISTER Ann Other");
    work(&house);
    let place = house.data().join("mine");
    assert_eq!(run(&house, &["backup", &text(&place)]).0, Some(0));
    for _ in 0..3 {
        house.drop_letter("ann@players.test", "judge@games.test", "VERSION");
    }
    work(&house);
    let (written, people) = (number(&house, "outbox"), number(&house, "people"));
    for log in ["-wal", "-shm"] {
        let _ = fs::remove_file(house.data().join(format!("chancery.sqlite{log}")));
    }
    fs::copy(place.join("chancery.sqlite"), house.config().database()).unwrap();
    house.drop_letter("ben@players.test", "judge@games.test", "REGISTER Ben Other");
    work(&house);
    let again = number(&house, "outbox");
    assert!(written < again, "{written}, then {again}");
    assert_eq!(number(&house, "people"), people + 1, "letters that are done again find everybody under their number");
    // Once is enough.
    house.drop_letter("ann@players.test", "judge@games.test", "VERSION");
    work(&house);
    assert!(number(&house, "outbox") < again + 10);
}

/// A past fault: seven manual backups on one day deleted the whole previous week.
#[test]
fn backups_by_hand_do_not_push_out_the_automatic_ones() {
    let house = House::new();
    house.prepare(BEGINNING.parse().unwrap(), &[]);
    let mut config = house.config();
    config.backup.keep = 2;
    let hours = |hours: i64| jiff::Timestamp::now() + jiff::SignedDuration::from_hours(hours);
    let week = [-48, -24].map(|ago| backup::make_next(&Stop::default(), &config, hours(ago)).unwrap());
    let by_hand: Vec<PathBuf> = (1..5)
        .map(|hour| {
            let folder = config.backups().join(backup::name_by_hand(hours(-hour)));
            backup::make(&config, &folder, hours(-hour)).unwrap();
            folder
        })
        .collect();
    let newest = backup::make_next(&Stop::default(), &config, hours(1)).unwrap();
    assert!(!week[0].exists() && week[1].exists() && newest.exists());
    assert_eq!(by_hand.iter().map(|path| path.exists()).collect::<Vec<_>>(), [true, true, false, false]);
    let (code, said) = run(&house, &["backup"]);
    assert!(code == Some(0) && said.contains("by-hand-"), "{said}");
}

/// A past fault: a good manual backup did not end the alarm about failing ones.
#[test]
fn a_good_backup_by_hand_ends_the_alarm_that_backups_fail() {
    let house = House::new();
    work(&house);
    let serving = start(&house);
    wait_for(|| backups(&house).pop());
    // The judge records its first backup only after the file exists, and that also ends an alarm.
    let (code, line) = wait_for(|| {
        rusqlite::Connection::open(house.config().database())
            .unwrap()
            .execute("INSERT OR REPLACE INTO meta VALUES ('backup_trouble', 'no space')", [])
            .unwrap();
        let (code, line) = run(&house, &["health"]);
        line.contains("backups fail").then_some((code, line))
    });
    assert_eq!(code, Some(1), "{line}");
    // A backup elsewhere proves nothing about the judge's own folder.
    assert_eq!(run(&house, &["backup", &text(&house.data().join("mine"))]).0, Some(0));
    assert!(run(&house, &["health"]).1.contains("backups fail"));
    assert_eq!(run(&house, &["backup"]).0, Some(0));
    let (code, line) = run(&house, &["health"]);
    assert!(code == Some(0) && !line.contains("backups fail"), "{line}");
    wait_for(|| house.mail().into_iter().find(|(_, text)| text.contains("backups work again")));
    serving.stop();
}

/// A foreign file in the backup folder does not make the judge report a missing backup.
#[test]
fn a_backup_succeeds_even_if_an_old_one_cannot_be_deleted() {
    let house = House::new();
    work(&house);
    let (folder, now) = (house.config().backups(), jiff::Timestamp::now());
    fs::create_dir_all(&folder).unwrap();
    let file = fs::File::create(folder.join(".mine.unfinished")).unwrap();
    file.set_modified(std::time::SystemTime::now() - std::time::Duration::from_secs(200_000)).unwrap();
    let made = backup::make_next(&Stop::default(), &house.config(), now + jiff::SignedDuration::from_hours(1)).unwrap();
    assert!(backup::prove(&made).is_ok());
    assert!(folder.join(".mine.unfinished").exists());
}

/// On a new machine a keeper restores as root, and the judge must be able to use everything.
#[cfg(unix)]
#[test]
fn files_made_by_root_get_the_owner_of_the_judges_folder() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let house = House::new();
    work(&house);
    fs::create_dir_all(house.data().join("boards/mine")).unwrap();
    let mine = house.data().join("elsewhere/mine");
    assert_eq!(run(&house, &["backup", &text(&mine)]).0, Some(0));
    for gone in ["boards", "backups"] {
        let _ = fs::remove_dir_all(house.data().join(gone));
    }
    let judge = 987_654;
    if chown(house.data(), Some(judge), Some(judge)).is_err() {
        println!("skipped: only root can give files away");
        return;
    }
    let (code, said) = run(&house, &["restore", &text(&mine)]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(run(&house, &["backup"]).0, Some(0));
    for made in ["boards", "boards/mine", "backups", "chancery.sqlite", "lock"] {
        assert_eq!(fs::metadata(house.data().join(made)).unwrap().uid(), judge, "{made}");
    }
}

#[cfg(unix)]
#[test]
fn no_one_else_on_the_machine_reads_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let mut house = House::new();
    house.drop_letter("ann@players.test", "judge@games.test", "REGISTER Ann Other");
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    let files = fs::read_dir(house.data()).unwrap().flatten().filter(|file| text(&file.path()).contains(".sqlite"));
    let modes: Vec<(PathBuf, u32)> =
        files.map(|file| (file.path(), file.metadata().unwrap().permissions().mode() & 0o777)).collect();
    assert!(2 <= modes.len() && modes.iter().all(|(_, mode)| *mode == 0o600), "{modes:?}");
}

#[test]
fn without_emails_to_repeat_no_number_is_reused() {
    let house = House::with_config("trust_senders = true\n[outbound.maildir]\npath = \"@DATA@/mail\"\n");
    let join = |name: &str| (format!("{name}@players.test"), format!("REGISTER {name} Other"));
    house.prepare(BEGINNING.parse().unwrap(), &[join("Ann")]);
    let place = house.data().join("mine");
    assert_eq!(run(&house, &["backup", &text(&place)]).0, Some(0));
    house.prepare("2026-11-21T12:01:00Z".parse().unwrap(), &[join("Ben")]);
    let number = |name: &str| house.store().user_at(&format!("{name}@players.test")).unwrap().unwrap().id.number();
    let ben = number("ben");
    let (code, said) = run(&house, &["restore", &text(&place)]);
    assert_eq!((code, said.contains("get new numbers")), (Some(0), true), "{said}");
    house.prepare("2026-11-21T12:02:00Z".parse().unwrap(), &[join("Cat")]);
    assert_eq!(number("cat"), ben + 1);
}

#[test]
fn an_older_database_is_updated_after_a_backup_and_not_under_an_older_judge() {
    let house = House::new();
    let database = house.config().database();
    full(&database);
    let (name, value) = any_later(&house);
    let newer = [(name, value.as_str())];
    let run_newer = |args: &[&str]| {
        let mut program = chancery();
        program.args(args).arg("--config").arg(house.config_file()).envs(newer);
        program.stdin(fs::File::open(house.config_file()).unwrap());
        let output = program.output().unwrap();
        (output.status.code(), said(&output))
    };
    let schema = || -> usize {
        Connection::open(&database).unwrap().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    };
    let lock = chancery::server::lock::Lock::take(&house.data()).unwrap();
    let (code, text_of_deliver) = run_newer(&["deliver"]);
    assert_eq!((code, text_of_deliver.contains("systemctl restart chancery")), (Some(75), true), "{text_of_deliver}");
    assert_eq!(schema(), 1, "the older judge goes on");
    drop(lock);

    let (code, said) = run_newer(&["migrate", "--check"]);
    assert_eq!((code, said.contains("schema 1")), (Some(1), true), "{said}");
    let (code, said) = run_newer(&["deliver"]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(schema(), 2);
    let made = backups(&house);
    assert_eq!(made.len(), 1);
    assert_eq!(made[0].1.schema, 1);
    assert!(backup::prove(&made[0].0).is_ok());
    let (code, said) = run_newer(&["migrate"]);
    assert_eq!((code, said.contains("up to date")), (Some(0), true), "{said}");

    // The way back: the older program refuses the updated database, restores the backup that the update made, and runs.
    let (code, said) = run(&house, &["migrate"]);
    assert_eq!(
        (code, said.contains("has schema 2") && said.contains("use the newer program")),
        (Some(1), true),
        "{said}"
    );
    let (code, said) = run(&house, &["restore", &text(&made[0].0)]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(schema(), 1);
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("the judge is running").then_some(()));
    assert!(serving.stop().success(), "{}", house.log());

    // And forth again: `serve` updates it, and logs it.
    let mut serving = house.serve(&newer);
    wait_for(|| {
        assert!(serving.has_ended().is_none(), "{}", house.log());
        (schema() == 2).then_some(())
    });
    wait_for(|| (house.log().matches("the judge is running").count() == 2).then_some(()));
    serving.stop();
    assert!(house.log().contains("the database from schema 1 to 2"), "{}", house.log());
}

#[test]
fn without_room_for_a_backup_an_older_database_stays_as_it_is() {
    let house =
        House::with_config("[outbound.maildir]\npath = \"@DATA@/mail\"\n[backup]\nfolder = \"@DATA@/lock/no\"\n");
    full(&house.config().database());
    fs::write(house.data().join("lock"), "").unwrap();
    let (name, value) = any_later(&house);
    let migrate = |args: &[&str]| {
        let mut program = chancery();
        let output = program.args(args).arg("--config").arg(house.config_file()).env(name, &value).output().unwrap();
        (output.status.code(), said(&output))
    };
    let (code, said) = migrate(&["migrate"]);
    assert_eq!(code, Some(1));
    assert!(said.contains("did not update the database, because its backup"), "{said}");
    let (_, said) = migrate(&["migrate", "--check"]);
    assert!(said.contains("schema 1"), "{said}");
}

#[test]
fn a_newer_unreadable_or_missing_database_is_reported() {
    let house = House::new();
    house.prepare(BEGINNING.parse().unwrap(), &[]);
    work(&house);
    let database = house.config().database();
    let change = Connection::open(&database).unwrap();
    change.execute_batch("UPDATE meta SET value = '7.1.0' WHERE key = 'program'; PRAGMA user_version = 999;").unwrap();
    drop(change);
    for command in ["serve", "migrate", "check"] {
        let (code, said) = run(&house, &[command]);
        assert_eq!(code, Some(1), "{command}: {said}");
        assert!(said.contains("of Chancery 7.1.0") && said.contains("use the newer program"), "{command}: {said}");
        assert!(!said.to_lowercase().contains("restore"), "{command}: {said}");
    }
    let files = ["", "-wal", "-shm"].map(|log| PathBuf::from(format!("{}{log}", database.display())));
    files.iter().for_each(|file| drop(fs::remove_file(file)));
    let (code, said) = run(&house, &["serve"]);
    assert_eq!((code, said.contains("is missing") && said.contains("chancery restore")), (Some(1), true), "{said}");
    assert!(!database.exists());
    fs::write(&database, "This is a letter, and no database, however long it may be. ".repeat(50)).unwrap();
    let (code, said) = run(&house, &["serve"]);
    assert_eq!((code, said.contains("damaged, or no database")), (Some(1), true), "{said}");
}

/// Regardless of who created the lost one: the judge, or the first e-mail before the judge ran.
#[test]
fn no_one_creates_an_empty_database_in_place_of_a_lost_one() {
    for first in ["serve", "deliver"] {
        let house = House::new();
        match first {
            "serve" => work(&house),
            _ => assert_eq!(run(&house, &["deliver"]).0, Some(0)),
        }
        let database = house.config().database();
        let files = ["", "-wal", "-shm"].map(|log| PathBuf::from(format!("{}{log}", database.display())));
        files.iter().for_each(|file| drop(fs::remove_file(file)));
        for (command, expected) in [("deliver", 75), ("check", 1), ("migrate", 1), ("serve", 1)] {
            let (code, said) = run(&house, &[command]);
            assert_eq!((code, said.contains("is missing")), (Some(expected), true), "{first}, {command}: {said}");
        }
        for command in [vec!["health"], vec!["letters", "list"], vec!["pause", "x"], vec!["backup"]] {
            let (code, said) = run(&house, &command);
            assert!(code != Some(0), "{first}, {command:?}: {said}");
        }
        assert!(!database.exists(), "{first}");
    }
}
