//! The real program, killed while it sends e-mails over several connections: none is lost, and an e-mail comes at most twice, with the same
//! bytes and the same Message-ID.
use super::program::{House, header, wait_for};
use chancery::store::{Draft, Paid, Store};
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

/// The number of the judge's connections.
const LINES: usize = 3;

/// The step that silences the server, the number of times it may still occur, and the channel to notify.
type Trap = (&'static str, usize, Sender<()>);

/// A mail server that accepts everything, and signals when the dialogue reaches a certain step.
#[derive(Clone)]
struct Server {
    port: u16,
    taken: Arc<Mutex<Vec<String>>>,
    /// A trapped connection stays silent.
    trap: Arc<Mutex<Option<Trap>>>,
}

impl Server {
    fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let server = Self { port: listener.local_addr().unwrap().port(), taken: Arc::default(), trap: Arc::default() };
        let accepting = server.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let server = accepting.clone();
                std::thread::spawn(move || server.talk(stream));
            }
        });
        server
    }

    /// Waits for the `nth` time that the dialogue reaches this step.
    fn set_trap(&self, step: &'static str, nth: usize) -> Receiver<()> {
        let (sender, receiver) = channel();
        *self.trap.lock().unwrap() = Some((step, nth, sender));
        receiver
    }

    /// Returns whether this step silences the server.
    fn is_trapped(&self, step: &str) -> bool {
        let mut trap = self.trap.lock().unwrap();
        let Some((wanted, left, sender)) = &mut *trap else { return false };
        if *wanted != step {
            return false;
        }
        *left -= 1;
        if *left == 0 {
            sender.send(()).unwrap();
            *trap = None;
            return true;
        }
        false
    }

    fn talk(&self, stream: TcpStream) -> Option<()> {
        stream.set_nodelay(true).unwrap();
        let mut words = stream.try_clone().unwrap();
        let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
        let mut say = |step: &str, answer: &str| {
            if self.is_trapped(step) {
                return None;
            }
            words.write_all(format!("{answer}\r\n").as_bytes()).ok()
        };
        say("greeting", "220 fake.test")?;
        // A trapped server keeps the connection open until the other side is gone.
        let mut outcome = Some(());
        while let Some(line) = lines.next() {
            if outcome.is_none() {
                continue;
            }
            let step = line.get(..4).unwrap_or_default().to_owned();
            outcome = match step.as_str() {
                "EHLO" => say(&step, "250-fake.test\r\n250 PIPELINING"),
                "DATA" => say(&step, "354 go").and_then(|()| {
                    let mut letter = String::new();
                    loop {
                        // A message without its final dot is discarded.
                        let line = lines.next()?;
                        if line == "." {
                            break;
                        }
                        letter += line.strip_prefix('.').unwrap_or(&line);
                        letter += "\r\n";
                    }
                    if self.is_trapped("before the letter is taken") {
                        return None;
                    }
                    self.taken.lock().unwrap().push(letter);
                    say("the letter", "250 2.0.0 taken")?;
                    (!self.is_trapped("after the letter")).then_some(())
                }),
                "QUIT" => say(&step, "221 bye"),
                _ => say(&step, "250 ok"),
            };
        }
        Some(())
    }
}

/// Plays a round: e-mails, a judge that is killed while it sends them, and one that finishes. `kill` starts the first and ends it.
fn round(house: &House, server: &Server, name: &str, kill: impl FnOnce()) {
    let n = 4 * LINES;
    let store = Store::open(&house.config().database()).unwrap();
    let post = |i: usize| {
        let recipient = format!("p{i}@players{}.test", i % 5);
        let (subject, body) = (format!("{name} {i}"), format!("Letter {i}.\n.\n"));
        store
            .post(&Draft { recipient, subject, body, ..Draft::default() }, Paid::by_the_game(), Timestamp::now())
            .unwrap();
    };
    (0..n).for_each(post);
    drop(store);
    server.taken.lock().unwrap().clear();
    kill();
    let mut serving = house.serve(&[]);
    house.wait_until_sent(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());
    let mut copies: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for letter in server.taken.lock().unwrap().drain(..) {
        copies.entry(header(&letter, "Message-ID").unwrap().to_owned()).or_default().push(letter);
    }
    assert_eq!(copies.len(), n, "{name}: letters are lost");
    let twice: Vec<_> = copies.values().filter(|copies| copies.len() != 1).collect();
    assert!(twice.len() <= LINES, "{name}: {} letters came twice", twice.len());
    for copies in twice {
        assert_eq!(copies.len(), 2, "{name}: {copies:?}");
        assert_eq!(copies[0], copies[1], "{name}");
    }
}

#[test]
fn no_email_is_lost_wherever_a_sending_judge_is_killed() {
    let server = Server::start();
    let house = House::with_config(&format!(
        "[outbound.smtp]\nhost = \"127.0.0.1\"\nport = {}\nsecurity = \"plain\"\nconnections = {LINES}\npause = 1\n",
        server.port
    ));
    for place in ["offered", "offered:5", "answered", "answered:5", "sent", "sent:3", "noted", "noted:5"] {
        round(&house, &server, place, || {
            let mut serving = house.serve(&[("CHANCERY_FAILPOINT", place)]);
            assert!(!serving.wait_for_end().success(), "{place}");
        });
    }
    let steps =
        ["greeting", "EHLO", "MAIL", "RCPT", "DATA", "before the letter is taken", "the letter", "after the letter"];
    for (i, step) in steps.into_iter().enumerate() {
        round(&house, &server, step, || {
            let trap = server.set_trap(step, if i < 2 { 1 + i } else { i });
            let serving = house.serve(&[]);
            wait_for(|| trap.try_recv().ok());
            serving.kill();
        });
    }
}
