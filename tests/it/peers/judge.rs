//! The whole judge, once: a game by e-mail, from the first e-mail to the first results.
//!
//! The program as shipped, a real mail server, and eight people with mailboxes, at a judge that does not trust their `From:`. Other tests
//! cover the rules and the commands. This one covers e-mail from end to end.
use super::{GONE, KEEPER, NOBODY, PASSWORD, Peers, player};
use crate::program::{House, Serving, header};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// The maximum time to wait for an e-mail: longer than the judge and the servers wait for each other on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// The eighth of the eight is the GM.
const MASTER: u8 = 7;
/// The players by the powers that they request and get, and their orders.
const PLAYERS: [(&str, &str); 7] = [
    ("Austria", "A VIE - GAL\nF TRI - ALB\nA BUD - SER"),
    ("England", "F LON - NTH\nF EDI - NWG\nA LVP - YOR"),
    ("France", "A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MAO"),
    ("Germany", "F KIE - DEN\nA BER - KIE\nA MUN - RUH"),
    ("Italy", "A VEN - PIE\nA ROM - VEN\nF NAP - ION"),
    ("Russia", "A MOS - UKR\nA WAR - GAL\nF SEV - BLA\nF STP/SC - BOT"),
    ("Turkey", "A CON - BUL\nA SMY - CON\nF ANK - BLA"),
];
const AUSTRIA: u8 = 0;
const ENGLAND: u8 = 1;
const FRANCE: u8 = 2;
const GERMANY: u8 = 3;
const ITALY: u8 = 4;
const RUSSIA: u8 = 5;
const TURKEY: u8 = 6;

/// A running judge, and its mail server.
struct Table {
    peers: Peers,
    house: House,
    serving: Option<Serving>,
    /// The Message-ID of every e-mail that needs a reply.
    asked: Vec<String>,
}

impl Table {
    fn lay() -> Option<Self> {
        let peers = Peers::start()?;
        let house = House::with_config(&peers.judge_config());
        let serving = Some(house.serve(&[]));
        Some(Self { peers, house, serving, asked: Vec::new() })
    }

    /// Kills the judge, and starts it again.
    fn kill_and_restart_judge(&mut self) {
        self.serving.take().expect("it is running").kill();
        self.serving = Some(self.house.serve(&[]));
    }

    /// Sends an e-mail as a mail program would: `body` begins with any extra headers. Returns its Message-ID.
    async fn post(&mut self, who: u8, to: &str, body: &str) -> String {
        let from = player(who);
        let id = format!("<{}.{from}>", self.asked.len());
        let letter =
            format!("From: {from}\nTo: {to}\nSubject: The game\nMessage-ID: {id}\nMIME-Version: 1.0\n{body}\n");
        self.peers.submit(&from, &[to], &letter).await;
        self.asked.push(id.clone());
        id
    }

    /// Sends plain lines.
    async fn write(&mut self, who: u8, to: &str, lines: &str) -> String {
        self.post(who, to, &format!("\n{lines}")).await
    }

    /// Sends plain lines and waits for the judge's reply.
    async fn ask(&mut self, who: u8, to: &str, lines: &str) -> String {
        let id = self.write(who, to, lines).await;
        self.answer(who, &id).await
    }

    async fn answer(&self, who: u8, id: &str) -> String {
        self.letter(&player(who), &format!("answer to {id}"), |letter| header(letter, "In-Reply-To") == Some(id)).await
    }

    /// The first e-mail of this kind in a mailbox, as soon as it is there.
    async fn letter(&self, mailbox: &str, what: &str, is_wanted: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let letters = self.peers.letters(mailbox, "INBOX").await;
            if let Some(letter) = letters.iter().find(|letter| is_wanted(letter)) {
                return letter.clone();
            }
            assert!(
                began.elapsed() < PATIENCE,
                "{mailbox} waits for: {what}; has:\n{}\nThe judge says:\n{}",
                letters.join("\n"),
                self.house.log()
            );
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// The first e-mail with these words in its subject.
    async fn letter_about(&self, who: u8, subject: &str) -> String {
        let is_wanted = |letter: &str| header(letter, "Subject").is_some_and(|said| said.contains(subject));
        self.letter(&player(who), subject, is_wanted).await
    }
}

/// The address for a plain reply to the judge's e-mail.
fn reply_to(letter: &str) -> String {
    let address = header(letter, "Reply-To").unwrap_or_else(|| panic!("it cannot be answered:\n{letter}"));
    assert!(address.starts_with("judge+") && address.ends_with("@games.test"), "{address}");
    address.to_owned()
}

#[tokio::test]
async fn a_game_is_played_by_mail() {
    let Some(mut table) = Table::lay() else { return };
    let anyone = "judge@games.test";

    // The GM's first e-mail. Anyone could have written it: nothing happens until its sender has confirmed.
    let lines = "REGISTER Max Master\nCREATE ?mail secret\nBECOME MASTER\nSET MOVE DELAY 0";
    let question = table.ask(MASTER, anyone, lines).await;
    assert!(question.contains("CONFIRM h"), "{question}");
    assert!(table.house.store().games().unwrap().is_empty(), "a game was created for who knows whom");
    let welcome = table.ask(MASTER, &reply_to(&question), "CONFIRM").await;
    assert!(welcome.contains("You are now the GM of 'mail'."), "{welcome}");

    // The players' e-mails, all at once, and the judge is killed while it answers them.
    let mut first = Vec::new();
    for (who, (power, _)) in (0..).zip(PLAYERS) {
        let lines = format!("REGISTER Mr {power}\nSIGN ON ?mail secret\nSET PREFERENCE {}", &power[..1]);
        first.push(table.write(who, anyone, &lines).await);
    }
    table.answer(AUSTRIA, &first[0]).await;
    table.kill_and_restart_judge();
    let mut confirmed = Vec::new();
    for who in 0..7 {
        let question = table.answer(who, &first[usize::from(who)]).await;
        confirmed.push(table.write(who, &reply_to(&question), "CONFIRM").await);
    }
    let mut seats = Vec::new();
    for (who, (power, _)) in (0..).zip(PLAYERS) {
        let welcome = table.answer(who, &confirmed[usize::from(who)]).await;
        assert!(welcome.contains("You have joined 'mail'."), "{welcome}");
        let start = table.letter_about(who, &format!("CHANCERY:mail - S1901M You are {power}")).await;
        assert!(start.contains(power), "{start}");
        seats.push(reply_to(&start));
    }
    let start = table.letter_about(MASTER, "CHANCERY:mail - S1901M The game begins").await;
    seats.push(reply_to(&start));
    let seat = |who: u8| seats[usize::from(who)].as_str();

    // Press in Latin-1, as older mail programs send it, and orders in HTML alone, as some newer ones do.
    let umlauts = "Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\n\
                   PRESS TO G\nGr=FC=DFe aus Paris, und Frieden im Els=\nass!\nENDPRESS";
    let sent = table.post(FRANCE, seat(FRANCE), umlauts).await;
    assert!(table.answer(FRANCE, &sent).await.contains("Press sent to Germany."));
    let press = table.letter_about(GERMANY, "France to Germany").await;
    assert!(press.contains("Gr=C3=BC=C3=9Fe aus Paris, und Frieden im Elsass!\r\n"), "{press}");
    let divs: String = PLAYERS[1].1.lines().map(|order| format!("<div>{order}</div>")).collect();
    let html = format!("Content-Type: text/html; charset=utf-8\n\n<html><body>{divs}<br></body></html>");
    let sent = table.post(ENGLAND, seat(ENGLAND), &html).await;
    let orders = table.answer(ENGLAND, &sent).await;
    assert!(orders.contains("England: Army Liverpool -> Yorkshire."), "{orders}");

    // Germany goes on holiday. Its mail program says so to everyone, and the judge does not reply to it.
    let away = "Auto-Submitted: auto-replied (vacation)\nPrecedence: bulk\n\nPRESS TO ALL\nI am away.\nENDPRESS";
    let away = table.post(GERMANY, &reply_to(&press), away).await;

    // Two of Turkey's addresses are dead: the server rejects one at once, and bounces the other later. The GM hears of both.
    let lines = format!("SIGN ON tmail secret\nSET ADDRESS {}, {NOBODY}, {GONE}", player(TURKEY));
    table.ask(TURKEY, seat(TURKEY), &lines).await;
    table.ask(MASTER, seat(MASTER), "BROADCAST\nTurkey has moved.\nENDBROADCAST").await;
    for (address, why) in [(NOBODY, "550"), (GONE, "5.1.1")] {
        let names = |letter: &str| letter.contains("Undeliverable") && letter.contains(address);
        let report = table.letter(&player(MASTER), address, names).await;
        assert!(report.contains(why), "{report}");
    }

    // The server with the mailboxes is down for a while. E-mail sent in the meantime comes later.
    table.peers.stop_dovecot();
    let mut sent = Vec::new();
    for who in [AUSTRIA, FRANCE, GERMANY, ITALY, TURKEY] {
        sent.push((who, table.write(who, seat(who), PLAYERS[usize::from(who)].1).await));
    }
    table.peers.start_dovecot();
    for (who, id) in sent {
        let orders = table.answer(who, &id).await;
        assert!(!header(&orders, "Subject").unwrap().contains("error"), "{orders}");
    }

    // Russia has lost all of the judge's e-mails, but not its password. It is the last: everyone gets the results.
    let lines = format!("SIGN ON rmail secret\n{}", PLAYERS[5].1);
    let orders = table.ask(RUSSIA, anyone, &lines).await;
    assert!(orders.contains("All orders are in, so S1901M has been adjudicated"), "{orders}");
    for who in 0..8 {
        let results = table.letter_about(who, "CHANCERY:mail - S1901M Results").await;
        assert!(results.contains("Movement results for Spring of 1901."), "{results}");
        assert!(results.contains("France: Army Paris -> Burgundy."), "{results}");
    }
    check_letters(&mut table, &away).await;
}

/// Checks the common properties of all the judge's e-mails, once the last has arrived.
async fn check_letters(table: &mut Table, automatic: &str) {
    let mut serving = table.serving.take().expect("it is running");
    crate::program::wait_for(|| {
        assert!(serving.has_ended().is_none(), "the judge has ended:\n{}", table.house.log());
        let out = table.house.store().outbox_counts().unwrap();
        (out.new == 0).then_some(())
    });
    assert!(serving.stop().success(), "{}", table.house.log());

    let mut ids = BTreeMap::new();
    let mut answers: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for mailbox in (0..8).map(player) {
        let letters = table.peers.letters(&mailbox, "INBOX").await;
        let here: BTreeSet<&str> = letters.iter().filter_map(|letter| header(letter, "Message-ID")).collect();
        for letter in &letters {
            let headers = letter.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
            let get = |name| header(&headers, name).unwrap_or_default().to_owned();
            assert_eq!(get("From"), "CHANCERY <judge@games.test>");
            assert_eq!(get("To"), mailbox);
            let id = get("Message-ID");
            *ids.entry(id.clone()).or_insert(0) += 1;
            let (question, thread) = (get("In-Reply-To"), get("References"));
            let is_known = |id: &str| here.contains(id) || table.asked.iter().any(|asked| asked == id);
            assert!(thread.split_whitespace().all(is_known), "it refers to what its reader does not have:\n{letter}");
            assert!(thread.ends_with(&question), "{letter}");
            if get("Auto-Submitted") == "auto-replied" {
                answers.entry(question).or_default().insert(id);
            }
        }
    }
    for id in &table.asked {
        let n = answers.get(id).map_or(0, BTreeSet::len);
        assert_eq!(n, usize::from(id != automatic), "{id} has {n} answers");
    }
    // The one e-mail in transit when the judge was killed may have come twice, with the same id.
    assert!(ids.values().sum::<usize>() <= ids.len() + 1, "{ids:?}");
    assert_eq!(table.peers.letters(KEEPER, "INBOX").await, [""; 0]);
    assert_eq!(table.house.store().integrity().unwrap(), "ok");
    assert!(
        !table.house.log().contains(PASSWORD) && !table.house.log().contains("@players.test"),
        "{}",
        table.house.log()
    );
}
