//! The real program, run by the tests in its own folder.
use chancery::commands::COMMANDS;
use chancery::judge::Judge;
use chancery::judge::config::Config;
use chancery::judge::identity::{Bearer, Passwords};
use chancery::mail::source::Arrival;
use chancery::server::work::Work;
use chancery::store::{OutboxCounts, SeatRow, Store};
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The maximum time to wait for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program as a command without arguments.
pub(crate) fn chancery() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command.env_remove("CHANCERY_CONFIG").stdin(Stdio::null());
    command
}

/// The program's output as text.
pub(crate) fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// The output of one of our Python programs in tests/peers for a folder. Where Python or these modules are missing, `None`, with a line
/// that says why. With `CHANCERY_REQUIRE_PEERS=1` the test fails instead.
pub(crate) fn python(modules: &str, program: &str, folder: &Path) -> Option<String> {
    let has_them = |python: &&str| {
        let asked = Command::new(python).args(["-c", &format!("import {modules}")]).output();
        asked.is_ok_and(|output| output.status.success())
    };
    // The system's Python has the system's modules, whatever else is on the path.
    let Some(python) = ["/usr/bin/python3", "python3"].into_iter().find(has_them) else {
        assert!(std::env::var_os("CHANCERY_REQUIRE_PEERS").is_none_or(|v| v != "1"), "no Python with {modules}");
        eprintln!("skipped: there is no Python here with the modules {modules}");
        return None;
    };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/peers").join(program);
    let output = Command::new(python).arg(file).arg(folder).stdin(Stdio::null()).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    Some(String::from_utf8(output.stdout).unwrap())
}

/// A judge without a mail server, in a folder that is deleted when it is dropped.
pub(crate) struct House {
    folder: tempfile::TempDir,
    n_letters: usize,
    n_files: usize,
}

impl House {
    pub(crate) fn new() -> Self {
        let house = Self::with_config(
            "trust_senders = true\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n\
             [outbound.maildir]\npath = \"@DATA@/mail\"\n[limits]\nperson_per_hour = 100000\n",
        );
        for part in ["new", "cur", "tmp"] {
            fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
        }
        house
    }

    /// A judge with this configuration, plus its name and its folder, which is `@DATA@`.
    pub(crate) fn with_config(rest: &str) -> Self {
        let house = Self { folder: tempfile::tempdir().unwrap(), n_letters: 0, n_files: 0 };
        let text = format!("address = \"judge@games.test\"\nkeeper = \"keeper@games.test\"\ndata = \"@DATA@\"\n{rest}");
        fs::write(house.config_file(), text.replace("@DATA@", house.data().to_str().unwrap())).unwrap();
        fs::create_dir(house.data()).unwrap();
        house
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub(crate) fn config_file(&self) -> PathBuf {
        self.folder.path().join("chancery.toml")
    }

    pub(crate) fn config(&self) -> Config {
        Config::load(&self.config_file()).unwrap()
    }

    /// The database, for inspection.
    pub(crate) fn store(&self) -> Store {
        Store::open_to_read(&self.config().database()).unwrap()
    }

    /// Processes e-mails, `(sender, lines)`, before the program runs, and trusts their senders.
    pub(crate) fn prepare(&self, now: Timestamp, letters: &[(String, String)]) {
        let store = Store::open(&self.config().database()).unwrap();
        let mut judge = Judge::new(COMMANDS, &self.config(), &store).unwrap();
        judge.passwords = Passwords::weak().unwrap();
        judge.trust_senders = true;
        let work = Work::new(&judge, &store, now);
        for (i, (from, lines)) in letters.iter().enumerate() {
            let raw = letter(from, "judge@games.test", &format!("<prepare.{now}.{i}@x>"), lines).into_bytes();
            let size = raw.len() as u64;
            let key = format!("prepare:{now}:{i}");
            work.take_in(&[Arrival { key, raw, size, ..Arrival::default() }]).unwrap();
            while work.process_inbox(64).unwrap() != 0 {}
        }
        let later = Work::new(&judge, &store, now + SignedDuration::from_hours(1));
        // These files are not read.
        loop {
            let sent = later.outgoing(1000).unwrap();
            if sent.is_empty() {
                return;
            }
            let taken = |letter| (letter, chancery::mail::sink::Delivery::Sent(String::new()));
            let sent: Vec<_> = sent.into_iter().map(taken).collect();
            work.note_deliveries(&sent).unwrap();
        }
    }

    /// A started game of seven players, `ann.<game>@players.test` to `gus.<game>@players.test`.
    pub(crate) fn begin_game(&self, name: &str, now: Timestamp, settings: &str) {
        let players = ["ann", "ben", "cat", "dan", "eve", "fay", "gus"];
        let letters: Vec<(String, String)> = players
            .iter()
            .enumerate()
            .map(|(i, player)| {
                let begin = if i == 0 {
                    format!("CREATE ?{name} secret\n{settings}")
                } else {
                    format!("SIGN ON ?{name} secret")
                };
                (format!("{player}.{name}@players.test"), format!("REGISTER {player} of {name}\n{begin}"))
            })
            .collect();
        self.prepare(now, &letters);
        let game = self.store().game_named(name).unwrap().unwrap();
        assert_eq!(game.phase, "S1901M", "the game '{name}' has not begun");
    }

    /// The seats of a game, each with the reply address that signs it on.
    pub(crate) fn seats(&self, game: &str) -> Vec<(SeatRow, String)> {
        let store = Store::open(&self.config().database()).unwrap();
        let judge = Judge::new(COMMANDS, &self.config(), &store).unwrap();
        let game = store.game_named(game).unwrap().unwrap();
        let seats = store.seats(game.id).unwrap().into_iter();
        seats.map(|seat| (seat.clone(), judge.reply_address(Bearer::Seat(seat.id, seat.token)))).collect()
    }

    /// The reply address that proves this person.
    pub(crate) fn reply_address(&self, person: &str) -> String {
        let store = Store::open(&self.config().database()).unwrap();
        let judge = Judge::new(COMMANDS, &self.config(), &store).unwrap();
        let user = store.user_at(person).unwrap().unwrap();
        judge.reply_address(Bearer::Person(user.id, user.token))
    }

    /// Writes an e-mail without delivering it. Returns its Message-ID and its text.
    pub(crate) fn write_letter(&mut self, from: &str, to: &str, lines: &str) -> (String, String) {
        self.n_letters += 1;
        let id = format!("<letter.{}@players.test>", self.n_letters);
        let text = letter(from, to, &id, lines);
        (id, text)
    }

    /// Puts an e-mail into the judge's mailbox, and returns its Message-ID. Not while the judge is running.
    pub(crate) fn drop_letter(&mut self, from: &str, to: &str, lines: &str) -> String {
        let (id, text) = self.write_letter(from, to, lines);
        self.put_letter(&text);
        id
    }

    /// Puts an e-mail into the judge's mailbox. Not while the judge is running.
    pub(crate) fn put_letter(&mut self, text: &str) {
        self.n_files += 1;
        let file = self.data().join("judge/new").join(format!("1700000000.Q{:06}.test", self.n_files));
        fs::write(file, text).unwrap();
    }

    /// All e-mails in all mailboxes, each with the mailbox's address.
    pub(crate) fn mail(&self) -> Vec<(String, String)> {
        let mut letters = Vec::new();
        for folder in fs::read_dir(self.data().join("mail")).into_iter().flatten() {
            let folder = folder.unwrap();
            for part in ["new", "cur"] {
                // A running judge may be creating this mailbox at the moment.
                for file in fs::read_dir(folder.path().join(part)).into_iter().flatten() {
                    let text = fs::read_to_string(file.unwrap().path()).unwrap();
                    letters.push((folder.file_name().into_string().unwrap(), text));
                }
            }
        }
        letters
    }

    /// The number of replies to each e-mail, by its Message-ID.
    pub(crate) fn answers(&self) -> BTreeMap<String, usize> {
        let mut answers = BTreeMap::new();
        for (_, letter) in self.mail() {
            if let Some(id) = header(&letter, "In-Reply-To") {
                *answers.entry(id.to_owned()).or_default() += 1;
            }
        }
        answers
    }

    /// Starts the judge.
    pub(crate) fn serve(&self, variables: &[(&str, &str)]) -> Serving {
        let log = fs::File::options().create(true).append(true).open(self.log_file()).unwrap();
        let mut command = chancery();
        command.args(["serve", "--config"]).arg(self.config_file()).envs(variables.iter().copied());
        Serving { child: command.stdout(Stdio::null()).stderr(log).spawn().unwrap() }
    }

    /// The judge's log so far.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.log_file()).unwrap_or_default()
    }

    pub(crate) fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// Returns whether all work is done.
    pub(crate) fn is_done(&self) -> bool {
        let is_empty = |folder: &Path| fs::read_dir(folder).map_or(true, |mut letters| letters.next().is_none());
        let Ok(store) = Store::open_to_read(&self.config().database()) else { return false };
        is_empty(&self.data().join("judge/new"))
            && store.inbox_counts().is_ok_and(|counts| counts.iter().all(|(state, _)| state != "new"))
            && matches!(store.outbox_counts(), Ok(OutboxCounts { new: 0, .. }))
    }

    /// Waits until no e-mail is left to send.
    pub(crate) fn wait_until_sent(&self, serving: &mut Serving) {
        wait_for(|| {
            assert!(serving.has_ended().is_none(), "the judge has ended:\n{}", self.log());
            matches!(self.store().outbox_counts(), Ok(OutboxCounts { new: 0, held: 0, .. })).then_some(())
        });
    }

    /// Waits until all work is done.
    pub(crate) fn wait_until_done(&self, serving: &mut Serving) {
        wait_for(|| {
            assert!(serving.has_ended().is_none(), "the judge has ended:\n{}", self.log());
            self.is_done().then_some(())
        });
    }
}

/// A running judge, killed when dropped.
pub(crate) struct Serving {
    child: Child,
}

impl Serving {
    /// The exit status, if it has ended.
    pub(crate) fn has_ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().unwrap()
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it exits.
    pub(crate) fn wait_for_end(&mut self) -> ExitStatus {
        wait_for(|| self.has_ended())
    }

    /// Kills the judge.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop.
    pub(crate) fn stop(mut self) -> ExitStatus {
        self.signal("TERM");
        self.wait_for_end()
    }

    /// Asks it to reload its configuration.
    pub(crate) fn reload(&self) {
        self.signal("HUP");
    }

    /// Asks it to stop.
    pub(crate) fn ask_to_stop(&self) {
        self.signal("TERM");
    }

    fn signal(&self, name: &str) {
        let asked = Command::new("sh").arg("-c").arg(format!("kill -{name} {}", self.child.id())).status().unwrap();
        assert!(asked.success());
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits for something to happen in another process.
pub(crate) fn wait_for<T>(mut what: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(value) = what() {
            return value;
        }
        assert!(began.elapsed() < PATIENCE, "it has not happened");
        sleep(Duration::from_millis(20));
    }
}

/// An e-mail as a mail program writes it.
pub(crate) fn letter(from: &str, to: &str, id: &str, lines: &str) -> String {
    format!(
        "From: {from}\r\nTo: {to}\r\nSubject: orders\r\nDate: Sat, 21 Nov 2026 09:40:00 +0000\r\nMessage-ID: {id}\r\n\r\n{}\r\n",
        lines.replace('\n', "\r\n")
    )
}

/// A header of an e-mail, if it has it.
pub(crate) fn header<'a>(letter: &'a str, name: &str) -> Option<&'a str> {
    let head = letter.split("\r\n\r\n").next().unwrap_or_default();
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).map(str::trim)
}
