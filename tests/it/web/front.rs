//! The real program with its pages, for a real browser.
use super::driver::Browser;
use super::engine::Engine;
use crate::program::{House, Serving, header, wait_for};
use chancery::store::{Session, Store};
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use std::fs;
use std::net::{TcpListener, TcpStream};

/// A running judge.
pub(crate) struct Front {
    pub(crate) house: House,
    /// `None` while it is stopped.
    serving: Option<Serving>,
    ports: [u16; 2],
    /// The address of its pages: `http://127.0.0.1:8017`.
    pub(crate) home: String,
    /// The address of the keeper's console.
    pub(crate) console: String,
    n_letters: usize,
}

impl Front {
    /// Starts it after processing these e-mails: `(sender, lines)`.
    pub(crate) fn open(letters: &[(&str, &str)]) -> Self {
        let free = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
        let [port, private] = free.map(|listener| listener.local_addr().unwrap().port());
        let [home, console] = [port, private].map(|port| format!("http://127.0.0.1:{port}"));
        let house = House::with_config(&format!(
            "trust_senders = true\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n\
             [limits]\nperson_per_hour = 100000\n\
             [web]\nlisten = \"127.0.0.1:{port}\"\nurl = \"{home}\"\n[web.keeper]\nlisten = \"127.0.0.1:{private}\"\n"
        ));
        for part in ["new", "cur", "tmp"] {
            fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
        }
        let letters: Vec<_> = letters.iter().map(|(from, lines)| ((*from).to_owned(), (*lines).to_owned())).collect();
        house.prepare(Timestamp::now(), &letters);
        let mut front = Self { house, serving: None, ports: [port, private], home, console, n_letters: 0 };
        front.go_on();
        front
    }

    /// Starts it again.
    pub(crate) fn go_on(&mut self) {
        self.serving = Some(self.house.serve(&[]));
        for port in self.ports {
            wait_for(|| TcpStream::connect(("127.0.0.1", port)).ok());
        }
    }

    /// Stops it for a while.
    pub(crate) fn rest(&mut self) {
        assert!(self.serving.take().unwrap().stop().success(), "{}", self.house.log());
    }

    /// A browser with a signed-in user. `None` if no browser is installed.
    pub(crate) fn browser_of(&self, address: &str) -> Option<Browser> {
        let browser = Browser::start(&self.home)?;
        self.sign_in(&browser, address);
        Some(browser)
    }

    /// A browser of another engine with a signed-in user.
    pub(crate) fn browser_in(&self, engine: Engine, address: &str) -> Option<Browser> {
        let browser = Browser::start_in(engine, &self.home)?;
        self.sign_in(&browser, address);
        Some(browser)
    }

    /// Signs a person in, as if they had entered a code.
    pub(crate) fn sign_in(&self, browser: &Browser, address: &str) {
        self.sign_in_with(browser, "chancery", address);
    }

    /// Signs the keeper in at the console.
    pub(crate) fn sign_in_keeper(&self, browser: &Browser) {
        self.sign_in_with(browser, "chancery-keeper", "keeper@games.test");
    }

    fn sign_in_with(&self, browser: &Browser, cookie: &str, address: &str) {
        let (number, now) = (format!("{:064x}", self.n_sessions()), Timestamp::now());
        let session = Session {
            id: Default::default(),
            address: address.to_owned(),
            guest: None,
            began: now,
            fresh: now,
            seen: now,
            until: now + SignedDuration::from_hours(1),
            is_local: false,
            browser: "Chromium on Linux".to_owned(),
        };
        let store = Store::open(&self.house.config().database()).unwrap();
        store.add_session(&chancery::web::digest(&number), &session).unwrap();
        browser.go("/robots.txt");
        browser.keep_cookie(&json!({ "name": cookie, "value": number, "path": "/", "httpOnly": true }));
    }

    fn n_sessions(&self) -> u128 {
        static N: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(1);
        u128::from(N.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
    }

    /// E-mails lines to the judge, and waits for its reply.
    pub(crate) fn mail(&mut self, from: &str, lines: &str) -> String {
        self.n_letters += 1;
        let id = format!("<{}@browser.test>", self.n_letters);
        let text = crate::program::letter(from, "judge@games.test", &id, lines);
        let inbox = self.house.data().join("judge");
        let name = format!("1700000000.B{:06}.test", self.n_letters);
        fs::write(inbox.join("tmp").join(&name), text).unwrap();
        fs::rename(inbox.join("tmp").join(&name), inbox.join("new").join(&name)).unwrap();
        wait_for(|| {
            let mail = self.house.mail().into_iter();
            mail.map(|(_, letter)| letter).find(|letter| header(letter, "In-Reply-To") == Some(&id))
        })
    }

    /// The e-mails in a person's mailbox that contain this text, which must arrive soon.
    pub(crate) fn letter_to(&self, address: &str, text: &str) -> String {
        wait_for(|| {
            let mut mail = self.house.mail().into_iter();
            mail.find(|(to, letter)| to == address && letter.contains(text)).map(|(_, letter)| letter)
        })
    }

    /// A person's sign-in code, from the e-mail that they got: `k7fm-2qpd`.
    pub(crate) fn code_for(&self, address: &str) -> String {
        let letter = self.letter_to(address, "code");
        let is_code = |word: &&str| {
            let (a, b) = word.split_once('-').unwrap_or_default();
            a.len() == 4
                && b.len() == 4
                && word.chars().all(|c| c == '-' || c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        let body = letter.split_once("\r\n\r\n").map_or(letter.as_str(), |(_, body)| body);
        body.split_whitespace().find(is_code).unwrap_or_else(|| panic!("no code in:\n{letter}")).to_owned()
    }

    /// Returns whether a game has ended.
    pub(crate) fn is_over(&self, game: &str) -> bool {
        self.house.store().game_named(game).unwrap().unwrap().life == chancery::store::Life::Finished
    }

    /// The power of a player.
    pub(crate) fn power_of(&self, game: &str, address: &str) -> String {
        let store = self.house.store();
        let row = store.game_named(game).unwrap().unwrap();
        let user = store.user_at(address).unwrap().unwrap().id;
        let seat = store.seats(row.id).unwrap().into_iter().find(|seat| seat.user == user);
        seat.unwrap().power.unwrap()
    }

    /// A game's current phase.
    pub(crate) fn phase(&self, game: &str) -> String {
        self.house.store().game_named(game).unwrap().unwrap().phase
    }

    /// The name of the newest game.
    pub(crate) fn newest_game(&self) -> String {
        self.house.store().games().unwrap().pop().unwrap().name
    }

    /// Waits until a game is in this phase.
    pub(crate) fn wait_for_phase(&self, game: &str, phase: &str) {
        wait_for(|| (self.phase(game) == phase).then_some(()));
    }

    /// Stops the judge as its keeper does.
    pub(crate) fn stop(mut self) {
        self.rest();
    }
}
