//! The subcommands, as a person at a terminal or a mail server meets them.
use super::migrations::any_later;
use super::program::{House, chancery, letter, said, wait_for};
use chancery::mail::{BUILT_WITHOUT, HAS_IMAP, HAS_MAIL_AUTH};
use chancery::store::Store;
use jiff::{SignedDuration, Timestamp};
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Output, Stdio};

/// Runs `chancery mail` for a person.
fn mail(data: &Path, owner: &str, args: &[&str]) -> Output {
    let mut command = chancery();
    command.args(["mail", "--data"]).arg(data).args(["--as", owner, "--wait", "60"]).args(args);
    command.output().unwrap()
}

struct Embedded(Child);

impl Drop for Embedded {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_user_writes_to_a_judge_without_a_mail_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut serve = chancery();
    serve.args(["serve", "--data"]).arg(&data).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut serving = Embedded(serve.spawn().unwrap());
    let mut welcome = [0; 512];
    let n = std::io::Read::read(serving.0.stdout.as_mut().unwrap(), &mut welcome).unwrap();
    let welcome = String::from_utf8_lossy(&welcome[..n]).into_owned();
    assert!(welcome.contains("chancery mail --data"), "{welcome}");

    let list = mail(&data, "ann@example.org", &["LIST"]);
    assert!(list.status.success(), "{}", said(&list));
    assert!(said(&list).contains("> LIST"), "{}", said(&list));

    let begun = mail(&data, "ann@example.org", &["REGISTER Ann Other", "CREATE ?first secret"]);
    assert!(said(&begun).contains("'first' has been created"), "{}", said(&begun));

    // A reply to an e-mail about a game is signed on to it.
    let inbox = said(&mail(&data, "ann@example.org", &["--inbox"]));
    assert_eq!(inbox.lines().count(), 2, "{inbox}");
    let answered = said(&mail(&data, "ann@example.org", &["--reply", "2", "SET PREFERENCE E"]));
    assert!(answered.contains("> SET PREFERENCE E") && !answered.contains("***"), "{answered}");
    let read = said(&mail(&data, "ann@example.org", &["--read", "1"]));
    assert!(read.contains("> LIST"), "{read}");
    assert!(said(&mail(&data, "ann@example.org", &["--read", "9"])).contains("no e-mail 9"));
    assert!(said(&mail(&data, "nobody", &["LIST"])).contains("not an e-mail address"));
}

#[test]
fn an_email_without_a_reply_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut serve = chancery();
    serve.args(["serve", "--data"]).arg(&data).stdout(Stdio::null()).stderr(Stdio::null());
    let serving = Embedded(serve.spawn().unwrap());
    wait_for(|| data.join("chancery.sqlite").exists().then_some(()));
    drop(serving);
    let mut command = chancery();
    command.args(["mail", "--data"]).arg(&data).args(["--as", "ann@example.org", "--wait", "0", "LIST"]);
    let unanswered = command.output().unwrap();
    assert_eq!(unanswered.status.code(), Some(1));
    assert!(said(&unanswered).contains("If the judge runs"), "{}", said(&unanswered));
    assert_eq!(std::fs::read_dir(data.join("judge/new")).unwrap().count(), 1, "the letter waits");
}

#[test]
fn mail_to_a_folder_without_a_judge_is_refused_and_makes_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("typo");
    for args in [["LIST"], ["--inbox"]] {
        let refused = mail(&data, "ann@example.org", &args);
        assert_eq!(refused.status.code(), Some(1));
        assert!(said(&refused).contains("no judge in"), "{}", said(&refused));
        assert!(said(&refused).contains("chancery serve --data"), "{}", said(&refused));
        assert!(!data.exists(), "{args:?}");
    }
}

/// Pipes a message to `chancery deliver`.
fn deliver(arguments: &[&Path], text: &str) -> Output {
    let mut command = chancery();
    command.arg("deliver").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_delivered_email_gets_a_reply_and_a_second_copy_does_not() {
    let house = House::new();
    let mut serving = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));
    let text = letter("ann@example.org", "judge@games.test", "<one@example.org>", "LIST");
    for _ in 0..2 {
        let delivered = deliver(&["--config".as_ref(), &house.config_file()], &text);
        assert_eq!(delivered.status.code(), Some(0), "{}", said(&delivered));
    }
    wait_for(|| house.answers().contains_key("<one@example.org>").then_some(()));
    house.wait_until_done(&mut serving);
    assert_eq!(house.answers()["<one@example.org>"], 1);
    assert!(serving.stop().success());
}

/// A mail server passes on the recipient address, and the empty sender of a report.
#[test]
fn a_delivered_email_may_come_with_its_envelope() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "");
    let text = house.config_file();
    let config = fs::read_to_string(&text).unwrap().replace("trust_senders = true", "");
    fs::write(&text, config).unwrap();
    let (seat, token) = house.seats("demo").into_iter().find(|(seat, _)| seat.power.is_some()).unwrap();
    let hand_over = |sender: &str, recipient: &str, id: &str| {
        let text = letter(&seat.user_address, "judge@games.test", id, "SET WAIT");
        let recipient = format!("--recipient={recipient}");
        let arguments =
            ["--config".as_ref(), &*house.config_file(), "--sender".as_ref(), sender.as_ref(), recipient.as_ref()];
        let delivered = deliver(&arguments, &text);
        assert_eq!(delivered.status.code(), Some(0), "{}", said(&delivered));
    };
    hand_over("", &token, "<report@example.org>");
    hand_over("<>", &token, "<report2@example.org>");
    hand_over(&seat.user_address, "judge@games.test", "<one@example.org>");
    hand_over(&seat.user_address, &token, "<one@example.org>");
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success());
    let answers: Vec<_> = house.answers().into_iter().collect();
    assert_eq!(answers, [("<one@example.org>".to_owned(), 1)]);
    assert!(
        house.mail().iter().any(|(_, letter)| letter.contains("The turn will not run before the deadline.")),
        "{:#?}",
        house.mail()
    );
}

#[test]
fn an_email_that_cannot_be_stored_is_deferred() {
    let folder = tempfile::tempdir().unwrap();
    let text = letter("ann@example.org", "judge@games.test", "<one@example.org>", "LIST");
    // The data folder is a file.
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert_eq!(deliver(&["--data".as_ref(), &file], &text).status.code(), Some(75));
    // The configuration is missing.
    assert_eq!(deliver(&["--config".as_ref(), &folder.path().join("missing")], &text).status.code(), Some(75));
    // Another program holds the database.
    let house = House::new();
    house.prepare(Timestamp::now(), &[]);
    let database = rusqlite::Connection::open(house.config().database()).unwrap();
    database.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let delivered = deliver(&["--config".as_ref(), &house.config_file()], &text);
    assert_eq!(delivered.status.code(), Some(75), "{}", said(&delivered));
    drop(database);
    let delivered = deliver(&["--config".as_ref(), &house.config_file()], &text);
    assert_eq!(delivered.status.code(), Some(0), "{}", said(&delivered));
}

#[test]
fn check_names_each_fault_and_its_remedy() {
    let house = House::new();
    let check = |config: &Path| chancery().args(["check", "--config"]).arg(config).output().unwrap();
    house.prepare(Timestamp::now(), &[]);
    let good = check(&house.config_file());
    assert!(good.status.success(), "{}", said(&good));
    assert!(said(&good).contains("Everything is fine."), "{}", said(&good));

    let broken = house.data().join("broken.toml");
    let text = fs::read_to_string(house.config_file()).unwrap();
    fs::write(&broken, text.replace("trust_senders", "trust_sender")).unwrap();
    let bad = check(&broken);
    assert_eq!(bad.status.code(), Some(1));
    assert!(said(&bad).contains("line 4") && said(&bad).contains("`trust_senders`"), "{}", said(&bad));

    let no_server = house.data().join("server.toml");
    let outbound = format!("[outbound.maildir]\npath = \"{}/mail\"", house.data().display());
    let nobody = "[outbound.smtp]\nhost = \"localhost\"\nport = 1\nsecurity = \"plain\"";
    fs::write(&no_server, text.replace(&outbound, nobody).replace("trust_senders = true\n", "")).unwrap();
    let bad = check(&no_server);
    assert_eq!(bad.status.code(), Some(1));
    assert!(said(&bad).contains("WRONG  SMTP localhost:1"), "{}", said(&bad));

    rusqlite::Connection::open(house.config().database())
        .unwrap()
        .execute(
            "INSERT INTO inbox (source, size, received, state) VALUES ('x', 1, '2026-11-21T09:40:00Z', 'stuck')",
            [],
        )
        .unwrap();
    let bad = check(&house.config_file());
    assert!(
        said(&bad).contains("1 e-mail stuck") && said(&bad).contains("chancery letters retry all"),
        "{}",
        said(&bad)
    );
}

#[test]
fn check_before_the_first_run_finds_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let fresh = chancery().arg("check").arg("--data").arg(folder.path().join("none-yet")).output().unwrap();
    assert!(said(&fresh).contains("none yet; `chancery serve` creates it"), "{}", said(&fresh));
    assert!(!said(&fresh).contains("WRONG") && fresh.status.success(), "{}", said(&fresh));
}

#[test]
fn check_asks_for_no_backup_of_a_database_that_is_only_older() {
    let house = House::new();
    house.prepare(Timestamp::now(), &[]);
    let (name, value) = any_later(&house);
    let database = rusqlite::Connection::open(house.config().database()).unwrap();
    for (version, remedy) in [(1, "`chancery serve` updates it at its next start"), (1000, "use the newer program")] {
        database.pragma_update(None, "user_version", version).unwrap();
        let mut check = chancery();
        let bad = check.args(["check", "--config"]).arg(house.config_file()).env(name, &value).output().unwrap();
        assert!(said(&bad).contains(remedy) && !said(&bad).to_lowercase().contains("restore"), "{}", said(&bad));
    }
}

#[test]
fn replay_detects_tampering() {
    let house = House::new();
    let long_ago = Timestamp::now() - SignedDuration::from_hours(24 * 60);
    house.begin_game("old", long_ago, "SET NMR");
    let mut serving = house.serve(&[]);
    wait_for(|| (!house.store().whole_record("1".parse().unwrap()).unwrap().is_empty()).then_some(()));
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success());
    let game =
        |args: &[&str]| chancery().arg("game").args(args).arg("--config").arg(house.config_file()).output().unwrap();

    assert!(said(&game(&["list"])).contains("old"));
    assert!(said(&game(&["show", "old"])).contains("Austria"));
    let export = game(&["export", "old"]);
    let record: serde_json::Value = serde_json::from_slice(&export.stdout).unwrap();
    assert_eq!(record["phases"][0]["phase"], "S1901M");
    assert!(!said(&export).contains("argon2"), "an export holds no passwords");
    assert!(said(&game(&["show", "new"])).contains("unknown game 'new'"));

    let good = game(&["replay", "old"]);
    assert!(good.status.success(), "{}", said(&good));
    let database = rusqlite::Connection::open(house.config().database()).unwrap();
    database.execute("UPDATE phases SET results = replace(results, 'VIE', 'TRI')", []).unwrap();
    let bad = game(&["replay", "old"]);
    assert_eq!(bad.status.code(), Some(1), "{}", said(&bad));
    assert!(said(&bad).contains("turn 1 (S1901M): the results differ"), "{}", said(&bad));
}

#[test]
fn the_journal_lists_who_did_what() {
    let house = House::new();
    let lines = [
        "REGISTER Sol Single\nCREATE ?alone hushhush SOLO\nEDIT\nREMOVE PAR\nPLACE FRANCE A BUR\nEND",
        "SIGN ON ?alone hushhush\nA BUR - MUN\nPROCESS\nRENAME lonely",
    ];
    let letters = lines.map(|lines| ("sol@players.test".to_owned(), lines.to_owned()));
    house.prepare(Timestamp::now(), &letters);
    let journal =
        |args: &[&str]| chancery().arg("journal").args(args).arg("--config").arg(house.config_file()).output().unwrap();
    let all = said(&journal(&["--since", "1h"]));
    let (created, renamed) =
        (all.find("Sol Single: created"), all.find("Austria: renamed: it was 'alone' (e-mail, in2)"));
    assert!(created.is_some() && created < renamed, "{all}");
    assert!(!all.contains("hushhush"), "{all}");
    let entries: serde_json::Value =
        serde_json::from_slice(&journal(&["--game", "lonely", "--who", "austria", "--json"]).stdout).unwrap();
    let last = entries.as_array().unwrap().last().unwrap();
    assert_eq!((&last["who"], &last["game"], &last["from"]), (&"Austria".into(), &"lonely".into(), &"e-mail".into()));
    assert_eq!(said(&journal(&["--until", "2020-01-01"])), "");
    assert_eq!(said(&journal(&["--game", "another"])), "");
    let refused = journal(&["--since", "yesterday"]);
    assert!(
        !refused.status.success() && said(&refused).contains("\"yesterday\" is no time; write 2026-11-24"),
        "{}",
        said(&refused)
    );
}

/// A past fault: the journal named neither the user whose dedication changed, nor the keeper's login.
#[test]
fn the_journal_says_from_where_the_keeper_acted_and_on_whom() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "SET NMR");
    let as_login = |login: &str, words: &[&str]| {
        let mut command = chancery();
        command.env("SUDO_USER", login).args(words).arg("--config").arg(house.config_file());
        let output = command.output().unwrap();
        assert!(output.status.success(), "{words:?}: {}", said(&output));
        said(&output)
    };
    let (backup, backup_name) = (house.data().join("before"), house.data().join("before").display().to_string());
    as_login("ann", &["user", "dedication", "eve.demo@players.test", "+5"]);
    as_login("ann", &["backup", &backup_name]);
    let taken = chancery::server::backup::Manifest::read(&backup).unwrap().taken;
    as_login("bob", &["user", "ban", "*@spam.test"]);
    as_login("bob", &["user", "erase", "fay.demo@players.test", "--name", "fay of demo"]);
    // A login that is no name is not believed.
    as_login("a b\nroot", &["pause", "A moment."]);
    as_login("bob", &["resume"]);
    let journal = as_login("bob", &["journal"]);
    for line in [
        "keeper: changed the dedication of eve of demo by +5 (ann at the machine, in",
        "keeper: BAN *@spam.test (bob at the machine, in",
        "keeper: erased someone (bob at the machine, in",
        "keeper: resumed the judge (bob at the machine, in",
    ] {
        assert!(journal.contains(line), "{line}: {journal}");
    }
    assert!(!journal.contains("fay of demo") && !journal.contains("a b"), "{journal}");
    // A restore also undoes journal entries. The next start records it.
    as_login("cat", &["restore", &backup_name]);
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));
    serving.stop();
    let journal = as_login("bob", &["journal", "--since", "1h"]);
    assert!(journal.contains(&format!("keeper: restored the backup of {taken} (cat at the machine)")), "{journal}");
    assert!(journal.contains("clock: erased 1 person of the list of erasures again\n"), "{journal}");
    assert!(journal.contains("by +5 (ann") && !journal.contains("BAN"), "{journal}");
    let entries: serde_json::Value =
        serde_json::from_str(&as_login("bob", &["journal", "--who", "keeper", "--json"])).unwrap();
    let first = &entries[0];
    assert_eq!((&first["from"], &first["login"], &first["network"]), (&"machine".into(), &"ann".into(), &().into()));
}

#[test]
fn replay_includes_a_gms_edits() {
    let house = House::new();
    let lines = [
        "REGISTER Sol Single\nCREATE ?alone secret SOLO\nEDIT\nREMOVE PAR\nPLACE FRANCE A BUR\nEND",
        "SIGN ON ?alone secret\nA BUR - MUN\nPROCESS\nEDIT\nPHASE S1905M\nOWN BEL FRANCE\nEND\nPROCESS",
        "SIGN ON ?alone secret\nROLLBACK 1\nROLLFORWARD 2\nROLLFORWARD\nEDIT\nREMOVE VIE\nEND\nRENAME lonely",
    ];
    let letters = lines.map(|lines| ("sol@players.test".to_owned(), lines.to_owned()));
    house.prepare(Timestamp::now(), &letters);
    let replay =
        || chancery().args(["game", "replay", "lonely", "--config"]).arg(house.config_file()).output().unwrap();
    let good = replay();
    assert!(good.status.success(), "{}", said(&good));
    assert!(
        said(&good).contains("lonely: 2 phases, all as recorded; the position was changed by hand 3 times"),
        "{}",
        said(&good)
    );
    let database = rusqlite::Connection::open(house.config().database()).unwrap();
    database.execute("UPDATE edits SET lines = 'REMOVE MAR' WHERE turn = 1", []).unwrap();
    let bad = replay();
    assert!(said(&bad).contains("the changes by hand in turn 1: the position after differs"), "{}", said(&bad));
}

#[test]
fn positions_are_adjudicated_without_a_judge() {
    let mut command = chancery();
    command.arg("adjudicate").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"A VIE - GAL\nA WAR - GAL\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(said(&output).contains("bounce"), "{}", said(&output));
}

#[test]
fn adjudicate_says_why_it_refuses_a_line() {
    let mut command = chancery();
    command.arg("adjudicate").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"x y z\nA VIE - XYZ\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let wrong = String::from_utf8(output.stderr).unwrap();
    for line in ["x y z: This is not an order.", "A VIE - XYZ: There is no province XYZ"] {
        assert!(wrong.contains(line), "{wrong}");
    }
}

#[test]
fn a_senseless_command_line_exits_with_2_and_a_failure_with_1() {
    assert_eq!(chancery().arg("serf").output().unwrap().status.code(), Some(2));
    let folder = tempfile::tempdir().unwrap();
    let missing = chancery().args(["game", "list", "--data"]).arg(folder.path()).output().unwrap();
    assert_eq!(missing.status.code(), Some(1));
    assert!(said(&missing).starts_with("chancery: there is no database at"), "{}", said(&missing));
    let version = said(&chancery().arg("--version").output().unwrap());
    let expected = match BUILT_WITHOUT {
        "" => format!("chancery {}\n", env!("CARGO_PKG_VERSION")),
        parts => format!("chancery {}, built without {parts}\n", env!("CARGO_PKG_VERSION")),
    };
    assert_eq!(version, expected);
}

#[test]
fn version_names_the_parts_of_the_program() {
    let text = said(&chancery().arg("version").output().unwrap());
    let built_in = [("imap", HAS_IMAP), ("mail-auth", HAS_MAIL_AUTH)].into_iter().filter(|(_, is_in)| *is_in);
    let features: Vec<&str> = built_in.map(|(name, _)| name).collect();
    let rows: Vec<(&str, &str)> = text.lines().map(|line| line.split_once(' ').unwrap()).collect();
    let value = |key: &str| rows.iter().find(|(name, _)| *name == key).unwrap().1.trim();
    assert_eq!(value("Chancery"), env!("CARGO_PKG_VERSION"));
    assert_eq!(value("schema"), Store::newest_schema().to_string());
    assert_eq!(value("SQLite"), rusqlite::version());
    assert_eq!(value("features"), if features.is_empty() { "none".to_owned() } else { features.join(", ") });
    // A program for trials does not ask Git for its commit.
    assert!(value("commit") == "unknown" || 12 <= value("commit").len(), "{text}");
    assert_eq!(rows.len(), 5, "{text}");
}

#[test]
fn every_game_has_a_demo_that_ends() {
    for (game, end) in [("stratego", "Victory of Red (taking the flag)."), ("conquest", "Victory of Red (the highest")]
    {
        let folder = tempfile::tempdir().unwrap();
        let played = chancery().args(["demo", game, "--data"]).arg(folder.path().join(game)).output().unwrap();
        assert!(played.status.success() && said(&played).contains(end), "{}", said(&played));
    }
}

#[test]
fn the_demo_plays_a_game_to_its_end_and_leaves_its_emails() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("demo");
    let demo = || chancery().args(["demo", "--data"]).arg(&data).output().unwrap();
    let played = demo();
    assert!(played.status.success(), "{}", said(&played));
    assert!(said(&played).contains("late notice for Turkey"), "{}", said(&played));
    assert_eq!(said(&played).matches("***").count(), 1, "one slip, and nothing else goes wrong: {}", said(&played));
    let list = chancery().args(["game", "list", "--data"]).arg(&data).output().unwrap();
    assert!(said(&list).contains("finished"), "{}", said(&list));
    let replay = chancery().args(["game", "replay", "--data"]).arg(&data).output().unwrap();
    assert!(replay.status.success(), "{}", said(&replay));
    let inbox = said(&mail(&data, "ann@example.org", &["--inbox"]));
    assert!(inbox.contains("S1901M Results"));
    // Eleven years: there were 130 when each deadline had an e-mail of its own, and another when it was past.
    assert!(inbox.lines().count() <= 80, "{} e-mails:\n{inbox}", inbox.lines().count());
    let fall = inbox.lines().find(|line| line.contains("F1905M Results")).unwrap();
    let n = fall.trim_start_matches('*').split_whitespace().next().unwrap();
    let results = said(&mail(&data, "ann@example.org", &["--read", n]));
    let n_orders = results.lines().filter(|line| line.contains(": Army ") || line.contains(": Fleet ")).count();
    let n_others = results.lines().count() - n_orders;
    assert!(n_others <= 54, "{n_orders} orders, and {n_others} other lines:\n{results}");
    assert!(said(&demo()).contains("already exists"));
    // Attachments can be opened.
    let look = |file: &str| fs::read(data.join("look").join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
    let html = String::from_utf8(look("results/letter.html")).unwrap();
    assert!(html.contains("src=\"demo-S1901M.png\"") && !html.contains("cid:"), "{html}");
    assert!(look("results/demo-S1901M.png").starts_with(b"\x89PNG"));
    assert!(String::from_utf8(look("results/invitation.ics")).unwrap().contains("\r\nMETHOD:REQUEST\r\n"));
    let saved = folder.path().join("saved");
    let first = inbox.lines().find(|line| line.contains("S1901M Results")).unwrap();
    let n = first.trim_start_matches('*').split_whitespace().next().unwrap();
    let read = ["--read", n, "--save", saved.to_str().unwrap()];
    assert!(said(&mail(&data, "ann@example.org", &read)).contains("demo-S1901M.png"));
    assert_eq!(fs::read(saved.join("letter.html")).unwrap(), look("results/letter.html"));
    assert!(said(&mail(&data, "ann@example.org", &read)).contains("cannot write"), "nothing is written over");
}

/// Runs `chancery` with some words, for this judge.
fn desk(house: &House, words: &[&str]) -> Output {
    chancery().args(words).arg("--config").arg(house.config_file()).output().unwrap()
}

/// The keeper's typed commands take the path of an e-mail, whether the judge runs or not, with the same effects.
#[test]
fn the_keeper_can_type_every_mailed_command() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "SET NMR");
    let json = |words: &[&str]| -> serde_json::Value { serde_json::from_slice(&desk(&house, words).stdout).unwrap() };
    let turn = |house: &House, act: &dyn Fn(&[&str]) -> Output| {
        let renamed = act(&["game", "rename", "demo", "danube"]);
        assert!(renamed.status.success() && said(&renamed).contains("is now called 'danube'"), "{}", said(&renamed));
        assert!(!said(&renamed).contains("for this e-mail"), "there is none: {}", said(&renamed));
        let back = act(&["game", "rename", "danube", "demo"]);
        assert!(back.status.success(), "{}", said(&back));
        let wrong = act(&["game", "rename", "nothing", "danube"]);
        assert_eq!(wrong.status.code(), Some(1), "{}", said(&wrong));
        assert!(said(&wrong).contains("unknown game 'nothing'"), "{}", said(&wrong));
        let paused = act(&["pause", "The machine moves."]);
        assert!(
            said(&paused).contains("The judge is paused: no clock runs. I have e-mailed 7 people."),
            "{}",
            said(&paused)
        );
        assert!(house.store().standstill().unwrap().is_some_and(|still| still.text == "The machine moves."));
        assert!(said(&act(&["check"])).contains("paused: the judge is paused (since "));
        let resumed = act(&["resume"]);
        assert!(resumed.status.success() && said(&resumed).contains("The judge has resumed."), "{}", said(&resumed));
        let banned = act(&["user", "ban", "spam@players.test"]);
        assert!(said(&banned).contains("BAN spam@players.test."), "{}", said(&banned));
        assert!(said(&act(&["user", "unban", "spam@players.test"])).contains("no longer"));
        let banned = act(&["user", "ban", "spam@players.test", "--for", "7d"]);
        assert!(said(&banned).contains("BAN spam@players.test, until "), "{}", said(&banned));
        assert!(act(&["user", "ban", "spam@players.test", "--until", "2031-01-02"]).status.success());
        assert!(!act(&["user", "ban", "a@players.test", "--until", "2031-01-02", "--for", "7d"]).status.success());
        assert!(said(&act(&["user", "unban", "spam@players.test"])).contains("no longer"));
        let announced = act(&["announce", "On Sunday the judge gets new pages."]);
        assert!(said(&announced).contains("I have e-mailed 7 people."), "{}", said(&announced));
        let cut = act(&["announce", "One.\nend\nBAN *"]);
        assert!(!cut.status.success() && said(&cut).contains("the text has a line END"), "{}", said(&cut));
        // Without words, the text comes from standard input, which is empty here.
        assert!(said(&act(&["announce"])).contains("KEEPER ANNOUNCE needs a text"));
        assert!(said(&act(&["user", "dedication", "ann.demo@players.test", "-3"])).contains("is now -"));
        assert!(said(&act(&["user", "dedication", "ann.demo@players.test", "=0"])).contains("is now 0"));
    };
    turn(&house, &|words| desk(&house, words));
    let mut serving = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));
    turn(&house, &|words| desk(&house, words));
    let file = house.data().join("edit.txt");
    fs::write(&file, "REMOVE PAR\nPLACE FRANCE A BUR\n").unwrap();
    let edited = desk(&house, &["game", "edit", "demo", file.to_str().unwrap(), "--check"]);
    assert!(said(&edited).contains("Burgundy: French Army"), "{}", said(&edited));
    let edited = desk(&house, &["game", "edit", "demo", file.to_str().unwrap()]);
    assert!(edited.status.success(), "{}", said(&edited));
    assert_eq!(house.store().edits("1".parse().unwrap()).unwrap().len(), 1);
    house.wait_until_done(&mut serving);
    assert!(house.mail().iter().any(|(to, letter)| to.starts_with("ann") && letter.contains("The keeper has changed")));
    assert!(house.mail().iter().all(|(to, _)| !to.starts_with("keeper")), "the keeper reads it where they type");
    assert!(serving.stop().success());

    // Read-only commands have JSON, without secrets.
    assert_eq!(json(&["game", "list", "--json"])[0]["name"], "demo");
    assert_eq!(json(&["game", "show", "demo", "--json"])["seats"].as_array().unwrap().len(), 7);
    assert_eq!(json(&["user", "list", "--json"]).as_array().unwrap().len(), 8, "the keeper is registered since");
    let ann = json(&["user", "show", "ann.demo@players.test", "--json"]);
    assert_eq!((&ann["seats"][0]["game"], &ann["dedication"]), (&"demo".into(), &0.into()));
    assert_eq!(json(&["letters", "list", "--json"]).as_array().unwrap().len(), 0);
    let sent = json(&["letters", "list", "--out", "--state", "sent", "--json"]);
    let about_edit = sent[0]["letter"].as_str().unwrap();
    let fate = json(&["letters", "show", about_edit, "--json"]);
    let cause = json(&["letters", "show", fate["caused_by"].as_str().unwrap(), "--json"]);
    assert_eq!(cause["came_by"], "keeper");
    assert!(said(&desk(&house, &["letters", "show", "in9999"])).contains("I have no e-mail in9999."));

    // Games are exported to a folder, and imported into another judge.
    let folder = house.data().join("games");
    let all = desk(&house, &["game", "export", "--private", "--all", folder.to_str().unwrap()]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(folder.join("demo.json")).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "addresses and orders on file are for its owner only");
    }
    let listed = chancery().args(["game", "--config"]).arg(house.config_file()).arg("list").output().unwrap();
    assert!(said(&listed).contains("demo"), "the judge may be named before the word: {}", said(&listed));
    assert!(said(&all).contains("1 game in"), "{}", said(&all));
    let other = House::new();
    other.prepare(Timestamp::now(), &[("ben.demo@players.test".to_owned(), "REGISTER ben of demo".to_owned())]);
    let imported = desk(&other, &["game", "import", "--all", folder.to_str().unwrap()]);
    assert!(imported.status.success() && said(&imported).contains("The game 'demo' is here"), "{}", said(&imported));
    assert!(desk(&other, &["game", "replay"]).status.success());
    let again = desk(&other, &["game", "import", folder.join("demo.json").to_str().unwrap()]);
    assert_eq!(again.status.code(), Some(1), "{}", said(&again));

    // Erasing asks for the person's name.
    let nobody = desk(&house, &["user", "erase", "gus.demo@players.test"]);
    assert!(!nobody.status.success() && said(&nobody).contains("you typed no name"), "{}", said(&nobody));
    let mut command = chancery();
    command.args(["user", "erase", "fay.demo@players.test", "--config"]).arg(house.config_file());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"Fay of demo\n").unwrap();
    let typed = child.wait_with_output().unwrap();
    assert!(typed.status.success() && said(&typed).contains("fay of demo is erased."), "{}", said(&typed));
    let erased = desk(&house, &["user", "erase", "gus.demo@players.test", "--name", "gus of demo"]);
    assert!(erased.status.success() && said(&erased).contains("gus of demo is erased."), "{}", said(&erased));
    let merged = desk(&house, &["user", "merge", "ann.demo@players.test", "into", "ben.demo@players.test"]);
    assert!(said(&merged).contains("*** Both have a seat in demo"), "{}", said(&merged));
}

#[test]
fn the_desk_reports_a_missing_judge_and_creates_none() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let paused = chancery().args(["pause", "Stop.", "--data"]).arg(&data).output().unwrap();
    assert!(said(&paused).contains("no judge in"), "{}", said(&paused));
    assert!(!data.exists());
}

/// A keeper gets all data on a person by one command, as the judge lists them for that person.
#[test]
fn the_keeper_exports_a_persons_data() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "SET NMR");
    let ann = "ann.demo@players.test";
    let user = house.store().user_at(ann).unwrap().unwrap().id;
    let power = house.seats("demo").into_iter().find(|(seat, _)| seat.user == user).unwrap().0.power.unwrap();
    let lines = format!("SIGN ON {}demo secret\nPRESS TO ALL\nI trust only you.\nENDPRESS", &power[..1]);
    house.prepare(Timestamp::now(), &[(ann.to_owned(), lines)]);
    let n_letters = || house.store().extent().unwrap().letters;
    let before = n_letters();
    let exported = desk(&house, &["user", "export", ann]);
    let text = said(&exported);
    assert!(exported.status.success(), "{text}");
    for part in ["ann of demo", "\nSEATS\n", "I trust only you."] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.starts_with("REGISTRATION\n") && !text.contains("secret"), "{text}");
    assert_eq!(n_letters(), before, "an export leaves no trace");
    let unknown = desk(&house, &["user", "export", "nobody@players.test"]);
    assert!(!unknown.status.success() && said(&unknown).contains("nobody@players.test"), "{}", said(&unknown));
}

/// A leaked backup opens nothing once the secret is another one: a reply address of before proves nothing.
#[test]
fn a_new_secret_voids_the_old_reply_addresses() {
    let house = House::new();
    house.begin_game("demo", Timestamp::now(), "SET NMR");
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));
    let refused = desk(&house, &["secret", "rotate"]);
    assert!(!refused.status.success() && said(&refused).contains("stop the judge first"), "{}", said(&refused));
    serving.stop();
    let secret = || house.store().secret(|| panic!("there is one")).unwrap();
    let tokens = |secret: &str| chancery::judge::identity::Tokens::new(secret).unwrap();
    let (old, bearer) = (secret(), chancery::judge::identity::Bearer::Seat("1".parse().unwrap(), 0));
    let rotated = desk(&house, &["secret", "rotate"]);
    assert!(rotated.status.success() && said(&rotated).contains("Now start the judge."), "{}", said(&rotated));
    assert!(!said(&rotated).contains(&secret()) && !said(&rotated).contains(&old), "{}", said(&rotated));
    let token = tokens(&old).make(bearer);
    assert!(tokens(&old).proves(&token, bearer) && !tokens(&secret()).proves(&token, bearer));
    let serving = house.serve(&[]);
    wait_for(|| (house.log().matches("is running").count() == 2).then_some(()));
    serving.stop();
    assert!(said(&desk(&house, &["journal"])).contains("keeper: replaced the judge's secret ("));
}
