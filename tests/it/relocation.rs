//! A judge moves to another machine, which has the same paths.
use crate::program::{House, chancery, letter, said, wait_for};
use crate::world::said as squeezed;
use chancery::store::StandstillExtent;
use jiff::Timestamp;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

const JUDGE: &str = "judge@games.test";

/// Runs the program with this configuration. Returns whether it succeeded, and its output.
fn run(house: &House, words: &[&str]) -> (bool, String) {
    let mut command = chancery();
    let output = command.env("SUDO_USER", "ann").args(words).arg("--config").arg(house.config_file()).output().unwrap();
    (output.status.success(), said(&output))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// A judge with a key, house rules, and the keeper's board and script, mostly outside its data folder.
fn house() -> House {
    let house = House::with_config(
        "trust_senders = true\nhouse_rules = \"@DATA@/../rules.txt\"\n[[inbound.maildir]]\npath = \"@DATA@/../judge\"\n\
         [outbound.maildir]\npath = \"@DATA@/../mail\"\n\
         [[dkim]]\nselector = \"chancery\"\nkey_file = \"@DATA@/../dkim.pem\"\n[limits]\nperson_per_hour = 100000\n",
    );
    let config = fs::read_to_string(house.config_file()).unwrap().replace("/data/../", "/");
    fs::write(house.config_file(), config).unwrap();
    let beside = house.data().parent().unwrap().to_owned();
    for part in ["judge/new", "judge/cur", "judge/tmp"] {
        fs::create_dir_all(beside.join(part)).unwrap();
    }
    fs::write(beside.join("rules.txt"), "Be kind.").unwrap();
    let key = beside.join("dkim.pem");
    let made = chancery().args(["dkim", "new", "--ed25519", "--domain", "games.test", text(&key)]).output().unwrap();
    assert!(made.status.success(), "{}", said(&made));
    fs::set_permissions(key, fs::Permissions::from_mode(0o640)).unwrap();
    fs::create_dir_all(house.data().join("boards/mine")).unwrap();
    fs::write(house.data().join("boards/mine/info.txt"), "My board.").unwrap();
    fs::create_dir_all(house.data().join("scripts/commands")).unwrap();
    fs::write(house.data().join("scripts/notes.txt"), "Mine.").unwrap();
    house
}

/// The e-mails that have gone out.
fn sent(house: &House) -> Vec<String> {
    let folder = house.data().with_file_name("mail");
    let files = if folder.exists() { files(&folder) } else { Vec::new() };
    files.into_iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// Every file under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}

#[test]
fn a_judge_moves_with_everything_and_sends_nothing_from_two_machines() {
    let house = house();
    house.begin_game("demo", Timestamp::now(), "");
    let beside = house.data().parent().unwrap().to_owned();
    let (folder, away) = (beside.join("moving"), beside.join("away"));
    let deadline = house.store().game_named("demo").unwrap().unwrap().deadline;
    let (is_done, out) = run(&house, &["move", "out", text(&folder)]);
    assert!(is_done, "{out}");
    let out = squeezed(&out);
    for words in [
        "The judge is read-only: no clock runs",
        "I have e-mailed 7 people",
        "DKIM key: /",
        "a verified backup, with your boards, scripts and house rules",
        "systemctl disable --now chancery",
        "games.test. IN MX 10 ",
        "The judge sends nothing here any longer.",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    // Others cannot even look into the folder, and the keys would be safe without it.
    assert_eq!(mode(&folder), 0o700);
    for file in files(&folder.join("files")) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }

    // The e-mails so far wait for the new machine.
    let n_waiting = house.store().outbox_counts().unwrap().new;
    assert!(7 <= n_waiting, "{n_waiting}");
    fs::write(beside.join("judge/new/1.a.b"), letter("ann.demo@players.test", JUDGE, "<late@x>", "LIST")).unwrap();
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("the judge is running").then_some(()));
    let (_, health) = run(&house, &["health"]);
    assert!(health.contains("the judge has moved to another machine, and neither takes in nor sends"), "{health}");
    assert!(serving.stop().success());
    assert!(sent(&house).is_empty() && fs::read_dir(beside.join("judge/new")).unwrap().count() == 1);

    let key = fs::read(beside.join("dkim.pem")).unwrap();
    // The other machine is this one, without the judge, and with its own configuration.
    fs::rename(house.data(), &away).unwrap();
    for file in ["rules.txt", "dkim.pem"] {
        fs::remove_file(beside.join(file)).unwrap();
    }
    fs::write(house.config_file(), "# of the package\n").unwrap();
    let unpack = || {
        let output = chancery().env("SUDO_USER", "bob").args(["move", "in", text(&folder)]).output().unwrap();
        (output.status.success(), said(&output))
    };
    let (is_done, here) = unpack();
    assert!(is_done, "{here}");
    let here = squeezed(&here);
    assert!(here.contains("The judge judge@games.test is here: 1 game, 7 people"), "{here}");
    assert!(here.contains("The file that was there is now ") && here.contains("chancery check --config"), "{here}");
    assert_eq!(fs::read(beside.join("dkim.pem")).unwrap(), key);
    assert_eq!(mode(&beside.join("dkim.pem")), 0o640);
    assert_eq!(fs::read_to_string(beside.join("rules.txt")).unwrap(), "Be kind.");
    assert_eq!(fs::read_to_string(house.data().join("boards/mine/info.txt")).unwrap(), "My board.");
    assert_eq!(fs::read_to_string(house.data().join("scripts/notes.txt")).unwrap(), "Mine.");
    assert_eq!(mode(&house.config().database()) & 0o077, 0);
    // A second time there is a judge.
    let (is_done, again) = unpack();
    assert!(!is_done && again.contains("a judge is here already"), "{again}");

    // It waits for the keeper, and then continues with the time that was left, and with what had come in.
    let extent = |house: &House| house.store().standstill().unwrap().map(|still| still.extent);
    assert_eq!(extent(&house), Some(StandstillExtent::ReadOnly));
    let before = house.log().matches("the judge is running").count();
    let serving = house.serve(&[]);
    wait_for(|| (before < house.log().matches("the judge is running").count()).then_some(()));
    let (is_done, resumed) = run(&house, &["resume"]);
    assert!(is_done && resumed.contains("The judge has resumed."), "{resumed}");
    wait_for(|| (fs::read_dir(beside.join("judge/new")).unwrap().count() == 0).then_some(()));
    wait_for(|| sent(&house).iter().any(|mail| mail.contains("In-Reply-To: <late@x>")).then_some(()));
    wait_for(|| matches!(house.store().outbox_counts(), Ok(counts) if counts.new == 0).then_some(()));
    assert!(serving.stop().success());
    let to_ann =
        |mail: &&String| mail.contains("To: ann.demo@players.test") || mail.contains("<ann.demo@players.test>");
    let paused = sent(&house).iter().filter(to_ann).filter(|mail| mail.contains("I read no e-mails")).count();
    assert_eq!(paused, 1, "the e-mail that waited goes once");
    assert!(deadline <= house.store().game_named("demo").unwrap().unwrap().deadline);
    let (_, journal) = run(&house, &["journal"]);
    for line in [
        "keeper: moved the judge to another machine (ann at the machine)",
        "keeper: moved the judge to this machine (bob at the machine)",
        "keeper: resumed the judge (ann at the machine, in",
    ] {
        assert!(journal.contains(line), "{line}: {journal}");
    }
}

#[test]
fn a_move_that_is_not_made_leaves_the_judge_as_it_was() {
    let house = house();
    house.begin_game("demo", Timestamp::now(), "");
    let folder = house.data().with_file_name("moving");
    // A file is where the folder should go.
    let nowhere = house.data().with_file_name("rules.txt").join("moving");
    let (is_done, out) = run(&house, &["move", "out", text(&nowhere)]);
    assert!(!is_done && out.contains("cannot create"), "{out}");
    assert_eq!(house.store().standstill().unwrap().unwrap().extent, StandstillExtent::ReadOnly);
    // It is packed after all, and the keeper stays.
    let (is_done, out) = run(&house, &["move", "out", text(&folder), "--text", "Another text"]);
    assert!(is_done && !out.contains("I have e-mailed"), "the players know: {out}");
    let (is_done, out) = run(&house, &["move", "out", text(&folder)]);
    assert!(!is_done && out.contains("already exists"), "{out}");
    assert!(run(&house, &["resume"]).0);
    assert_eq!(house.store().standstill().unwrap(), None);
}

/// A past fault: the file of settings came along, but not the key that it names, so the judge could reach no copy from the new machine.
/// Nor did the files of `chancery setup` for Postfix and Caddy.
#[test]
fn the_key_of_the_copy_and_the_files_of_setup_move_along() {
    let house = house();
    house.begin_game("demo", Timestamp::now(), "");
    let beside = house.data().parent().unwrap().to_owned();
    let (folder, key, settings) = (beside.join("moving"), beside.join("copy-key"), beside.join("copy.yml"));
    fs::write(&key, "A key.").unwrap();
    fs::write(house.config_file().with_file_name("caddy-site"), "A site.").unwrap();
    fs::write(&settings, format!("key-path: {}\n", text(&key))).unwrap();
    let config = fs::read_to_string(house.config_file()).unwrap();
    let copy = format!("[copy]\nto = \"sftp://copy@localhost/copy\"\nwait = false\nsettings = {settings:?}\n");
    fs::write(house.config_file(), config + &copy).unwrap();
    let (is_done, out) = run(&house, &["move", "out", text(&folder)]);
    assert!(is_done && out.contains(&format!("key of the copy: {}\n", text(&key))), "{out}");
    for content in ["A key.", "A site."] {
        assert!(files(&folder).iter().any(|file| fs::read(file).unwrap() == content.as_bytes()), "{content}: {out}");
    }
}

/// A past fault: `check` waited for it, and found something wrong on every machine that a judge had just moved to.
#[test]
fn a_read_only_judge_is_sent_no_test_email() {
    let house = House::with_config("[outbound.smtp]\nhost = \"localhost\"\nport = 1\nsecurity = \"plain\"\n");
    house.prepare(Timestamp::now(), &[]);
    let (is_done, paused) = run(&house, &["pause", "--read-only", "The machine gets a new disk."]);
    assert!(is_done, "{paused}");
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("the judge is running").then_some(()));
    let (_, checked) = run(&house, &["check"]);
    assert!(checked.contains("test e-mail: none, because the judge is read-only"), "{checked}");
    assert!(serving.stop().success());
}

/// The judge notices a changed file of the folder before it writes anything.
#[test]
fn a_damaged_folder_is_refused() {
    let house = house();
    house.begin_game("demo", Timestamp::now(), "");
    let folder = house.data().with_file_name("moving");
    assert!(run(&house, &["move", "out", text(&folder)]).0);
    fs::remove_dir_all(house.data()).unwrap();
    let unpack = || said(&chancery().args(["move", "in", text(&folder)]).output().unwrap());
    for (file, words) in
        [("files/1", "has changed since it was packed"), ("backup/chancery.sqlite", "in the backup has changed")]
    {
        let file = folder.join(file);
        let before = fs::read(&file).unwrap();
        let mut bytes = before.clone();
        bytes.extend(b"x");
        fs::write(&file, bytes).unwrap();
        let said = unpack();
        assert!(said.contains(words), "{said}");
        assert!(!house.data().exists(), "{said}");
        fs::write(&file, before).unwrap();
    }
    let other = said(&chancery().args(["move", "in", text(&folder.join("files"))]).output().unwrap());
    assert!(other.contains("is not from `move out`"), "{other}");
    let here = unpack();
    assert!(here.contains("is here"), "{here}");
}
