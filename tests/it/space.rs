//! A full disk: the judge accepts no e-mail, loses none, and resumes.
use crate::carrier::{Line, Place, carry};
use crate::peers::free_port;
use crate::program::{House, chancery, letter, said, wait_for};
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const JUDGE: &str = "judge@games.test";
const TOO_MUCH: &str = "min_free_mib = 4000000000";

fn house() -> House {
    House::with_config(&format!(
        "trust_senders = true\n{TOO_MUCH}\n[[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\n\
         [[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n\
         [limits]\nperson_per_hour = 100000\n"
    ))
}

fn list(id: &str) -> String {
    letter("ann@players.test", JUDGE, id, "LIST")
}

fn deliver(house: &House, text: &str) -> std::process::Output {
    let mut command = chancery();
    command.args(["deliver", "--config"]).arg(house.config_file());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// There is less free space than the keeper requires.
#[test]
fn a_full_disk_leaves_new_email_outside_and_processes_stored_email() {
    let mut house = house();
    for part in ["new", "cur", "tmp"] {
        fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
    }
    house.begin_game("demo", jiff::Timestamp::now(), "");
    // One e-mail is already here.
    let store = chancery::store::Store::open(&house.config().database()).unwrap();
    let raw = list("<before@players.test>").into_bytes();
    let size = raw.len() as u64;
    let before = chancery::mail::source::Arrival { key: "before".to_owned(), raw, size, ..Default::default() };
    store.transaction(|| store.take_in(&before, chancery::store::Rank::Known, jiff::Timestamp::now())).unwrap();
    drop(store);
    house.drop_letter("ann@players.test", JUDGE, "LIST");
    let mut serving = house.serve(&[]);
    wait_for(|| house.answers().contains_key("<before@players.test>").then_some(()));
    let place = Place::Socket(house.data().join("lmtp.sock"));
    let mut line = Line::open(&place).unwrap();
    line.say("MAIL FROM:<ann@players.test>\r\n").unwrap();
    assert_eq!(line.answer().unwrap(), "452 4.3.1 The judge's disk is full; try again later.");
    let delivered = deliver(&house, &list("<pipe@players.test>"));
    assert_eq!(delivered.status.code(), Some(75));
    assert!(said(&delivered).contains("lower min_free_mib in the configuration"), "{}", said(&delivered));
    assert_eq!(fs::read_dir(house.data().join("judge/new")).unwrap().count(), 1);
    assert_eq!(house.log().matches("the judge accepts no e-mails, because").count(), 1, "{}", house.log());
    let told =
        || house.mail().into_iter().any(|(to, text)| to == "keeper@games.test" && text.contains("low disk space"));
    wait_for(|| told().then_some(()));
    assert!(serving.has_ended().is_none());
    assert!(serving.stop().success());

    // There is space again: every e-mail is processed exactly once.
    let config = fs::read_to_string(house.config_file()).unwrap().replace(TOO_MUCH, "");
    fs::write(house.config_file(), config).unwrap();
    let mut serving = house.serve(&[]);
    carry(&place, &[(JUDGE.to_owned(), list("<lmtp@players.test>"))], 9);
    assert_eq!(deliver(&house, &list("<pipe@players.test>")).status.code(), Some(0));
    house.wait_until_done(&mut serving);
    let answers: Vec<_> = house.answers().into_iter().collect();
    let ids = ["<before@players.test>", "<letter.1@players.test>", "<lmtp@players.test>", "<pipe@players.test>"];
    assert_eq!(answers, ids.map(|id| (id.to_owned(), 1)));
}

/// The exit code and the line of `chancery health`.
fn health(house: &House) -> (Option<i32>, String) {
    let output = chancery().args(["health", "--config"]).arg(house.config_file()).output().unwrap();
    (output.status.code(), said(&output))
}

/// The HTTP response.
fn get(port: u16, path: &str) -> String {
    let mut stream = wait_for(|| TcpStream::connect(("127.0.0.1", port)).ok());
    stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n").as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// A past fault: monitoring reported no problem while every e-mail was turned away.
#[test]
fn a_full_disk_is_critical_wherever_a_monitor_looks() {
    let port = free_port();
    let house = House::with_config(&format!(
        "{TOO_MUCH}\n[metrics]\nlisten = \"127.0.0.1:{port}\"\n[[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\n\
         [outbound.maildir]\npath = \"@DATA@/mail\"\n"
    ));
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("notify");
    let ear = UnixDatagram::bind(&socket).unwrap();
    ear.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let serving = house.serve(&[("NOTIFY_SOCKET", socket.to_str().unwrap())]);
    let full = "CRITICAL: the judge accepts no e-mails, because less than 4000000000 MiB are free on the disk of ";
    let status = wait_for(|| {
        let mut word = [0; 2000];
        let n = ear.recv(&mut word).unwrap();
        let said = String::from_utf8_lossy(&word[..n]).into_owned();
        said.contains("STATUS=CRITICAL").then_some(said)
    });
    assert!(status.contains(full), "{status}");
    let (code, line) = health(&house);
    assert!(code == Some(2) && line.starts_with(full), "{line}");
    let answer = get(port, "/health");
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains(full), "{answer}");
    let numbers = get(port, "/metrics");
    assert!(numbers.contains("chancery_way_up{direction=\"in\",way=\"LMTP at "), "{numbers}");
    let ways_in = numbers.lines().filter(|line| line.starts_with("chancery_way_up{direction=\"in\""));
    assert!(ways_in.into_iter().all(|line| line.ends_with(" 0")), "{numbers}");
    assert!(serving.stop().success());
}

/// A small separate disk, until it is dropped.
pub(crate) struct Disk<'a>(&'a Path);

impl<'a> Disk<'a> {
    pub(crate) fn mount(folder: &'a Path, size: &str) -> Option<Self> {
        let size = format!("size={size}");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "chancery-test"]).arg(folder).output();
        if mount.is_ok_and(|mount| mount.status.success()) {
            return Some(Self(folder));
        }
        eprintln!("skipped: no file system of a fixed size can be mounted here");
        None
    }
}

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").args(["-l"]).arg(self.0).output();
    }
}

/// The disk is full to the last byte while e-mails arrive, are processed and go out.
#[test]
fn a_full_disk_loses_no_email_and_does_not_stop_the_judge() {
    let house = House::with_config(
        "trust_senders = true\nmin_free_mib = 1\n[[inbound.lmtp]]\nlisten = \"@DATA@/../lmtp.sock\"\n\
         [outbound.maildir]\npath = \"@DATA@/mail\"\n[limits]\nperson_per_hour = 100000\n",
    );
    let data = house.data();
    let Some(_disk) = Disk::mount(&data, "24m") else { return };
    // The players' mailboxes are elsewhere.
    let elsewhere = data.with_file_name("mail");
    fs::create_dir(&elsewhere).unwrap();
    std::os::unix::fs::symlink(&elsewhere, data.join("mail")).unwrap();
    house.begin_game("demo", jiff::Timestamp::now(), "");
    let mut serving = house.serve(&[]);
    let place = Place::Socket(data.join("../lmtp.sock"));
    let letters = |from: usize| -> Vec<_> {
        (from..from + 60).map(|n| (JUDGE.to_owned(), list(&format!("<{n}@players.test>")))).collect()
    };
    carry(&place, &letters(0), 9);
    // The disk fills up while e-mails come: some are refused, and come again and again.
    std::thread::scope(|scope| {
        let carrying = scope.spawn(|| carry(&place, &letters(100), 9));
        let filler = data.join("filler");
        let mut file = fs::File::create(&filler).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
        drop(file);
        wait_for(|| house.log().contains("accepts no e-mails").then_some(()));
        let mut line = Line::open(&place).unwrap();
        line.say("MAIL FROM:<ann@players.test>\r\n").unwrap();
        assert!(line.answer().unwrap().starts_with("452"));
        assert!(serving.has_ended().is_none(), "{}", house.log());
        fs::remove_file(filler).unwrap();
        carrying.join().unwrap();
    });
    wait_for(|| {
        assert!(serving.has_ended().is_none(), "{}", house.log());
        (house.answers().len() == 120).then_some(())
    });
    assert!(house.answers().values().all(|n| *n == 1));
    // There was no room for the e-mail to the keeper. Now there is.
    let to_keeper = || house.mail().into_iter().filter(|(to, _)| to == "keeper@games.test");
    let told = wait_for(|| to_keeper().find(|(_, text)| text.contains("the disk has space again")));
    assert!(crate::world::said(&told.1).contains("the judge accepted no e-mails"), "{}", told.1);
    assert!(serving.stop().success());
    assert_eq!(house.store().integrity().unwrap(), "ok");
    let counts = house.store().inbox_counts().unwrap();
    assert!(counts.iter().all(|(state, _)| state == "done" || state == "silent"), "{counts:?}");
}
