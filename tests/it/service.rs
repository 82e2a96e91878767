//! The judge as a service: its messages to systemd, and a configuration reload while it runs.
use super::program::{House, Serving, chancery, letter, said, wait_for};
use std::fs;
use std::os::unix::net::UnixDatagram;
use std::process::Command;
use std::time::Duration;

/// A listening service manager.
struct Manager {
    ear: UnixDatagram,
    _folder: tempfile::TempDir,
    socket: String,
}

impl Manager {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("notify");
        let ear = UnixDatagram::bind(&socket).unwrap();
        ear.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        Self { ear, socket: socket.to_str().unwrap().to_owned(), _folder: folder }
    }

    /// Starts the judge as systemd does.
    fn start(&self, house: &House, more: &[(&str, &str)]) -> Serving {
        let mut variables = vec![("NOTIFY_SOCKET", self.socket.as_str())];
        variables.extend(more);
        house.serve(&variables)
    }

    /// The judge's next message, or `None` if it is silent for too long.
    fn hear(&self) -> Option<String> {
        let mut word = [0; 2000];
        let n = self.ear.recv(&mut word).ok()?;
        Some(String::from_utf8_lossy(&word[..n]).into_owned())
    }

    /// Waits for this line. The judge also reports its state whenever its clock comes round.
    fn expect(&self, line: &str) -> String {
        loop {
            let word = self.hear().unwrap_or_else(|| panic!("the judge does not say {line}"));
            if word.lines().any(|said| said.starts_with(line)) {
                return word;
            }
            assert!(word.lines().all(|said| said.starts_with("STATUS=")), "{word} instead of {line}");
        }
    }
}

fn rewrite(house: &House, from: &str, to: &str) {
    let text = fs::read_to_string(house.config_file()).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(house.config_file(), text.replace(from, to)).unwrap();
}

#[test]
fn systemd_hears_when_the_judge_is_ready_works_and_stops() {
    let (house, manager) = (House::new(), Manager::new());
    let serving = manager.start(&house, &[("WATCHDOG_USEC", "2000000")]);
    manager.expect("READY=1");
    manager.expect("WATCHDOG=1");
    manager.expect("WATCHDOG=1");
    assert!(serving.stop().success(), "{}", house.log());
    let mut last = manager.expect("");
    while last == "WATCHDOG=1" {
        last = manager.expect("");
    }
    assert!(last.starts_with("STOPPING=1"), "{last}");
}

/// Without the clerk's work there is no sign of life, whatever the rest of the program does.
#[test]
fn a_hanging_judge_does_not_feed_the_watchdog() {
    let (mut house, manager) = (House::new(), Manager::new());
    house.drop_letter("ann@example.org", "judge@games.test", "HELP hemlock");
    let _serving = manager.start(&house, &[("WATCHDOG_USEC", "2000000"), ("CHANCERY_POISON", "hang:hemlock")]);
    manager.ear.set_read_timeout(Some(Duration::from_secs(3))).unwrap();
    while let Some(word) = manager.hear() {
        assert!(word == "WATCHDOG=1" || word.starts_with("READY=1") || word.starts_with("STATUS="), "{word}");
        manager.ear.set_read_timeout(Some(Duration::from_secs(3))).unwrap();
    }
}

#[test]
fn a_changed_configuration_is_loaded_without_losing_an_email() {
    let (mut house, manager) = (House::new(), Manager::new());
    let mut serving = manager.start(&house, &[]);
    manager.expect("READY=1");

    // A typo is refused with its line and the remedy, and the judge continues.
    rewrite(&house, "trust_senders", "trust_sender");
    serving.reload();
    let refusal = manager.expect("STATUS=The new configuration is invalid");
    assert!(refusal.contains("line 4") && refusal.contains("Did you mean `trust_senders`?"), "{refusal}");
    assert!(house.log().contains("the old one stays in force: "), "{}", house.log());
    rewrite(&house, "trust_sender", "trust_senders");
    house.drop_letter("ann@example.org", "judge@games.test", "LIST");
    house.wait_until_done(&mut serving);
    assert_eq!(house.answers().len(), 1);

    // So is a valid one that cannot be used: here the new mailbox is a file.
    let (old, new) = (house.data().join("judge"), house.data().join("letters"));
    let (old, new) = (old.to_str().unwrap(), new.to_str().unwrap());
    fs::write(new, "").unwrap();
    rewrite(&house, old, new);
    serving.reload();
    manager.expect("RELOADING=1");
    manager.expect("STATUS=The new configuration is invalid: cannot use the Maildir");
    manager.expect("READY=1");
    house.drop_letter("ann@example.org", "judge@games.test", "LIST");
    house.wait_until_done(&mut serving);
    assert_eq!(house.answers().len(), 2);

    // A good one takes effect as soon as the judge says so, including the log level. E-mails that came in the meantime are there.
    fs::remove_file(new).unwrap();
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(house.data().join("letters").join(part)).unwrap();
    }
    let waiting = letter("ben@example.org", "judge@games.test", "<ben@example.org>", "LIST");
    fs::write(house.data().join("letters/new/1700000000.Q1.test"), waiting).unwrap();
    rewrite(&house, "trust_senders", "name = \"OTHER\"\nlog.level = \"error\"\ntrust_senders");
    let database = house.config().database();
    rewrite(&house, "/data\"\n", "/elsewhere\"\n");
    serving.reload();
    manager.expect("RELOADING=1");
    manager.expect("READY=1");
    assert!(house.log().contains("`data` is another folder now, which needs a restart"), "{}", house.log());
    wait_for(|| (house.answers().len() == 3).then_some(()));
    let last = house.mail().into_iter().find(|(to, _)| to == "ben@example.org").unwrap().1;
    assert!(last.contains(":: Judge: OTHER"), "{last}");
    assert!(database.exists() && !house.config().database().exists(), "the folder stays");

    let said_so_far = house.log();
    assert!(serving.stop().success());
    assert_eq!(house.log(), said_so_far, "only errors are logged now");
}

/// `journalctl --priority warning` finds the problems. A program with the same variable, but another standard error, keeps its form.
#[test]
fn the_journal_gets_each_line_with_its_priority_and_without_a_time() {
    use std::os::unix::fs::MetadataExt as _;
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let house = House::new();
    let address = taken.local_addr().unwrap();
    rewrite(&house, "trust_senders", &format!("metrics.listen = \"{address}\"\ntrust_senders"));
    fs::write(house.log_file(), "").unwrap();
    let about = fs::metadata(house.log_file()).unwrap();
    let run = |stream: &str| {
        let serving = house.serve(&[("JOURNAL_STREAM", stream)]);
        wait_for(|| house.log().contains("the judge is running").then_some(()));
        assert!(serving.stop().success());
        house.log()
    };
    let log = run(&format!("{}:{}", about.dev(), about.ino()));
    assert!(log.contains("<6> INFO the judge is running\n"), "{log}");
    assert!(log.contains(&format!("<3>ERROR cannot listen at {address}")), "{log}");
    assert!(log.lines().all(|line| line.starts_with("<6> INFO ") || line.starts_with("<3>ERROR ")), "{log}");
    fs::write(house.log_file(), "").unwrap();
    let log = run("8:15");
    assert!(!log.contains('<') && log.contains(" INFO the judge is running"), "{log}");
}

/// systemd then does not retry (`RestartPreventExitStatus=78`), and `systemctl restart` fails at once.
#[test]
fn a_wrong_configuration_has_its_own_exit_code() {
    let house = House::new();
    let check = || chancery().args(["check", "--config-only", "--config"]).arg(house.config_file()).output().unwrap();
    let good = check();
    assert!(good.status.success() && said(&good).is_empty(), "{}", said(&good));
    rewrite(&house, "trust_senders", "trust_sender");
    let bad = check();
    assert_eq!(bad.status.code(), Some(78));
    assert!(said(&bad).contains("line 4"), "{}", said(&bad));
    assert_eq!(house.serve(&[]).wait_for_end().code(), Some(78));
}

/// The call that lowers a thread's own priority. systemd puts it among those that change resources.
const OWN_PRIORITY: &str = "SystemCallFilter=setpriority\n";

/// The sandbox is as strict as claimed, on systemd's scale: 1.1 or less of 10, and 1.2 with the one call that gives e-mail priority.
#[test]
fn the_unit_keeps_the_judge_in_its_sandbox() {
    let unit = fs::read_to_string("deploy/chancery.service").unwrap();
    let folder = tempfile::tempdir().unwrap();
    for (text, most) in [(unit.replace(OWN_PRIORITY, ""), 11), (unit, 12)] {
        let file = folder.path().join("chancery.service");
        fs::write(&file, text).unwrap();
        let threshold = format!("--threshold={most}");
        let arguments = ["--no-pager", "security", "--offline=true", &threshold];
        match Command::new("systemd-analyze").args(arguments).arg(&file).output() {
            Ok(output) if !said(&output).contains("unrecognized option") => {
                let said = said(&output);
                assert!(output.status.success() && said.contains("Overall exposure level"), "{most}: {said}");
            }
            _ => eprintln!("skipped: there is no systemd-analyze that knows --offline"),
        }
    }
}

/// A machine without a hardware clock starts with a wrong time.
#[test]
fn the_unit_waits_for_the_time() {
    let unit = fs::read_to_string("deploy/chancery.service").unwrap();
    for key in ["After=", "Wants="] {
        let line = unit.lines().find(|line| line.starts_with(key)).unwrap();
        assert!(line.split_whitespace().any(|word| word == "time-sync.target"), "{line}");
    }
}

/// The request of a thread that renders pages or thinks. A call denied by a later line would be denied.
#[test]
fn the_unit_lets_emails_go_first() {
    let unit = fs::read_to_string("deploy/chancery.service").unwrap();
    let (_, after) = unit.split_once(OWN_PRIORITY).unwrap();
    assert!(!after.contains("SystemCallFilter=~"), "{after}");
}
