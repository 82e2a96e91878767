//! A judge in memory, with a clock that only moves when it is set: e-mails in, e-mails out.
use chancery::commands::COMMANDS;
use chancery::families::{self, Families};
use chancery::judge::config::Config;
use chancery::judge::identity::{Passwords, Tokens};
use chancery::judge::{Judge, LuckSource};
use chancery::mail::sink::{Delivery, Mail};
use chancery::mail::source::Arrival;
use chancery::referee::turn::computers::{self, Thought};
use chancery::rules::Luck;
use chancery::server::work::Work;
use chancery::store::Store;
use jiff::Timestamp;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

/// The judge, its database, and the time.
pub(crate) struct World {
    pub(crate) judge: Judge,
    pub(crate) store: Store,
    pub(crate) now: Timestamp,
    pub(crate) n_letters: u32,
}

/// The start of every world: a Saturday.
pub(crate) const BEGINNING: &str = "2026-11-21T12:00:00Z";

impl World {
    /// A judge that trusts `From:`.
    pub(crate) fn new() -> Self {
        Self::with(|_| ())
    }

    /// A judge with a changed configuration.
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::of(families::ALL, change)
    }

    /// A judge for other games than the shipped ones.
    pub(crate) fn of(families: Families, change: impl FnOnce(&mut Config)) -> Self {
        Self::trusting(Store::in_memory().unwrap(), families, change)
    }

    /// A judge with this database.
    pub(crate) fn trusting(store: Store, families: Families, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config::embedded("unused");
        config.address = "judge@example.org".to_owned();
        config.keeper = "keeper@example.org".to_owned();
        config.limits.person_per_hour = 1000;
        config.limits.mailbox_per_day = 1000;
        config.limits.mailbox_per_hour = 1000;
        config.limits.strangers_kb_per_hour = 1_000_000;
        config.limits.strangers_kb_per_day = 1_000_000;
        config.limits.invitations_per_person_per_day = 1000;
        config.limits.person_errors_per_day = 1000;
        config.limits.strangers_per_hour = 100_000;
        config.limits.strangers_per_day = 100_000;
        config.limits.letters_to_one_address_per_hour = 100_000;
        config.limits.letter_kb = Some(5000);
        change(&mut config);
        Self::on(store, families, &config)
    }

    /// The judge of this configuration, with an existing database.
    pub(crate) fn on(store: Store, families: Families, config: &Config) -> Self {
        let mut judge = Judge::of(COMMANDS, families, config, &store).unwrap();
        judge.passwords = Passwords::weak().unwrap();
        judge.tokens = Tokens::new("the secret of the tests").unwrap();
        judge.url = Some("https://judge.example.org".to_owned());
        judge.new_luck = LuckSource::Fixed([7; Luck::BYTES]);
        Self { judge, store, now: BEGINNING.parse().unwrap(), n_letters: 0 }
    }

    /// The judge's work at this time.
    pub(crate) fn work(&self) -> Work<'_> {
        Work::new(&self.judge, &self.store, self.now)
    }

    /// Receives an e-mail with these lines, and does not process it yet.
    pub(crate) fn take_in(&mut self, from: &str, lines: &str) {
        let n = self.n_letters + 1;
        self.arrive(format!("From: {from}\nTo: judge@example.org\nMessage-ID: <{n}@test>\n\n{lines}\n").as_bytes());
    }

    /// Delivers an e-mail to the judge as it arrived: all its bytes.
    pub(crate) fn deliver(&mut self, raw: &[u8]) {
        self.arrive(raw);
        while self.work().process_inbox(64).unwrap() != 0 {}
        self.think();
    }

    fn arrive(&mut self, raw: &[u8]) {
        self.n_letters += 1;
        let arrival = Arrival {
            key: format!("test:{}", self.n_letters),
            raw: raw[..raw.len().min(chancery::mail::source::MAX_LETTER)].to_vec(),
            size: raw.len() as u64,
            received: Some(self.now),
            ..Arrival::default()
        };
        self.work().take_in(&[arrival]).unwrap();
    }

    /// Lets bots work out their orders, and carries these out. A bot that crashes orders nothing.
    pub(crate) fn think(&mut self) {
        loop {
            let tasks = self.store.thinking(64).unwrap();
            if tasks.is_empty() {
                return;
            }
            for task in &tasks {
                let thinks = || computers::think(&self.store, &self.judge.catalogue, task, 100);
                let advice = match catch_unwind(AssertUnwindSafe(thinks)) {
                    Ok(Ok(Some(advice))) => Some(advice),
                    Ok(Ok(None)) => continue,
                    Ok(Err(_)) | Err(_) => None,
                };
                computers::take_thought(&self.store, self.now, &Thought::of(task, advice)).unwrap();
            }
            while self.work().process_inbox(64).unwrap() != 0 {}
            assert_ne!(self.store.thinking(64).unwrap(), tasks, "what was worked out is carried out");
        }
    }

    /// Sends an e-mail with these lines, and processes it.
    pub(crate) fn write(&mut self, from: &str, to: &str, subject: &str, lines: &str) {
        let n = self.n_letters + 1;
        let raw = format!(
            "From: {from}\nTo: {to}\nSubject: {subject}\nMessage-ID: <{n}@test>\nContent-Type: text/plain; charset=utf-8\n\n{lines}\n"
        );
        self.deliver(raw.as_bytes());
    }

    /// The judge's reply to lines that the keeper types at the machine.
    pub(crate) fn desk(&mut self, lines: &str) -> String {
        let id = chancery::server::keeper_lines::hand_in(&self.store, self.now, "kay", lines).unwrap();
        self.work().work_on_keeper_lines(id).unwrap();
        chancery::server::keeper_lines::answer(&self.store, id).unwrap().unwrap()
    }

    /// The e-mails sent since the last call, in order of writing.
    pub(crate) fn mail(&mut self) -> Vec<Mail> {
        let letters = self.work().outgoing(100_000).unwrap();
        let sent = |letter| (letter, Delivery::Sent("250 ok".to_owned()));
        let done: Vec<_> = letters.into_iter().map(sent).collect();
        self.work().note_deliveries(&done).unwrap();
        let mails: Vec<Mail> = done.into_iter().map(|(letter, _)| letter.mail).collect();
        let wants_lines = |mail: &&Mail| {
            let reader = self.store.user_at(&mail.to).unwrap();
            reader.is_none_or(|reader| reader.width != chancery::text::Width::OFF)
        };
        // Spoken e-mails have no head, and no lines.
        let has_head = |mail: &&Mail| mail.body.starts_with(":: ");
        mails.iter().filter(wants_lines).filter(has_head).for_each(check_width);
        mails
    }

    /// Sends an e-mail and returns the reply to it. Other resulting e-mails are skipped.
    pub(crate) fn ask(&mut self, from: &str, lines: &str) -> Mail {
        self.mail();
        self.write(from, "judge@example.org", "", lines);
        let reply = self.mail().into_iter().find(|mail| mail.reply);
        reply.unwrap_or_else(|| panic!("no reply to {from}:\n{lines}"))
    }

    /// Runs the clock to this time, and stops wherever something is due.
    pub(crate) fn run_to(&mut self, time: Timestamp) {
        while let Some(next) =
            self.store.games().unwrap().iter().filter_map(|game| game.next_at).min().filter(|next| *next <= time)
        {
            self.now = self.now.max(next);
            if self.work().tick(1000).unwrap() == 0 {
                // The judge is paused.
                break;
            }
            self.think();
        }
        self.now = time;
    }

    /// The judge is down until this time, and then wakes up.
    pub(crate) fn sleep_until(&mut self, time: Timestamp) {
        self.work().heartbeat().unwrap();
        self.now = time;
        self.work().wake().unwrap();
    }

    /// The game `demo` in its first phase, with Max as its GM and Ann to Tom playing Austria to Turkey, every password `secret`, and
    /// `open`, which waits for players.
    pub(crate) fn with_games() -> Self {
        /// The games are played once, and copied for each test.
        static GAMES: Mutex<Option<(Store, u32)>> = Mutex::new(None);
        let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
        let (store, n_letters) = games.get_or_insert_with(|| {
            let World { store, n_letters, .. } = Self::new().and_games();
            (store, n_letters)
        });
        Self { n_letters: *n_letters, ..Self::trusting(store.copy().unwrap(), families::ALL, |_| ()) }
    }

    /// Plays the games here instead of copying them.
    pub(crate) fn and_games(mut self) -> Self {
        self.write(
            "Max Master <max@example.org>",
            "judge@example.org",
            "",
            "REGISTER Max Master\nCREATE ?demo secret\nBECOME MASTER\nSET MANUAL START",
        );
        for (i, name) in PLAYERS.iter().enumerate() {
            let letter = &"AEFGIRT"[i..=i];
            let lines = format!("REGISTER {name}\nSIGN ON ?demo secret\nSET PREFERENCE {letter}");
            self.write(&address(name), "judge@example.org", "", &lines);
        }
        self.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
        // The first turn is as long as any other, so that each test can calculate with the clock.
        let mut demo = self.store.game_named("demo").unwrap().unwrap();
        demo.deadline = Some("2026-11-24T23:30:00Z".parse().unwrap());
        demo.grace = Some("2026-11-27T23:30:00Z".parse().unwrap());
        demo.next_at = Some(self.now);
        self.store.change_game(&demo).unwrap();
        self.write("bob@example.org", "judge@example.org", "", "REGISTER Bob Open\nCREATE ?open secret");
        self.mail();
        self
    }
}

/// Checks that no e-mail of any test has a line that a mail program would break: 78 columns (RFC 5322 2.1.1), unless its reader wants that
/// (SET WIDTH OFF). One word may be longer.
fn check_width(mail: &Mail) {
    let is_word = |line: &str| !line.trim_start_matches(['>', '|', ' ']).contains(' ');
    let wide = mail.body.lines().find(|line| 78 < chancery::text::columns(line) && !is_word(line));
    assert_eq!(wide, None, "a line of \"{}\" is too wide", mail.subject);
}

/// The players of Austria, England, France, Germany, Italy, Russia and Turkey in `demo`.
pub(crate) const PLAYERS: [&str; 7] =
    ["Ann Other", "Eve English", "Fred French", "Gus German", "Ida Italian", "Rob Russian", "Tom Turk"];

/// `ann@example.org`
pub(crate) fn address(name: &str) -> String {
    let first = name.split(' ').next().unwrap().to_lowercase();
    format!("{first}@example.org")
}

/// The reply to an e-mail, as one line.
pub(crate) fn ask(world: &mut World, from: &str, lines: &str) -> String {
    said(&world.ask(from, lines).body)
}

/// The e-mails that an e-mail triggers, without the reply to it.
pub(crate) fn cause(world: &mut World, from: &str, lines: &str) -> Vec<Mail> {
    world.mail();
    world.write(from, "judge@example.org", "", lines);
    world.mail().into_iter().filter(|mail| !mail.reply).collect()
}

/// A text as one line: its line breaks do not matter.
pub(crate) fn said(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
