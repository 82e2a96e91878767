//! Strangers request sign-in codes in someone's place, from many networks. The owner of the address still gets in.
use crate::codes::code_in;
use crate::peers::free_port;
use crate::program::{House, chancery, said, wait_for};
use crate::web::served::{Answer, ask, get};
use std::collections::BTreeSet;
use std::fs;
use std::io::BufReader;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

const OWNER: &str = "keeper@games.test";
/// The number of strangers' networks.
const NETWORKS: usize = 400;
/// The longest time the owner may have to wait.
const PATIENCE: Duration = Duration::from_secs(3);

/// A judge behind a proxy that reports the client's address.
struct Judge {
    house: House,
    port: u16,
    console: u16,
    /// The e-mails that the owner has looked at.
    seen: BTreeSet<String>,
}

impl Judge {
    fn new() -> Self {
        let (port, console) = (free_port(), free_port());
        let house = House::with_config(&format!(
            "check_senders = false\n[web]\nlisten = \"127.0.0.1:{port}\"\nurl = \"https://judge.test\"\n[web.keeper]\n\
             listen = \"127.0.0.1:{console}\"\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\n\
             path = \"@DATA@/mail\"\n"
        ));
        for part in ["new", "cur", "tmp"] {
            fs::create_dir_all(house.data().join("judge").join(part)).unwrap();
        }
        house.prepare(jiff::Timestamp::now(), &[(OWNER.to_owned(), "REGISTER Kim Keeper".to_owned())]);
        Self { house, port, console, seen: BTreeSet::new() }
    }

    /// A form of the sign-in page, sent to this port.
    fn post(&self, port: u16, from: &str, cookie: &str, form: &str) -> Answer {
        post(&mut line(port), port == self.console, from, cookie, form)
    }

    /// The codes in e-mails that the owner has not looked at yet.
    fn codes(&mut self) -> Vec<String> {
        let is_code = |text: &String| text.contains("Your code to sign in");
        let letters = self.house.mail().into_iter().map(|(_, text)| text).filter(is_code);
        letters.filter(|text| self.seen.insert(text.clone())).map(|text| code_in(&text)).collect()
    }

    /// Waits for a code that signs this browser in. Returns its cookies.
    fn enter(&mut self, port: u16, cookie: &str) -> String {
        wait_for(|| self.codes().into_iter().find_map(|code| self.sign_in(port, cookie, &code)))
    }

    /// Signs a browser in by a code, if it is right. Returns its cookies.
    fn sign_in(&self, port: u16, cookie: &str, code: &str) -> Option<String> {
        let answer = self.post(port, "203.0.113.7", cookie, &format!("do=enter&code={code}&next=/my/profile"));
        (answer.status == 303).then(|| cookies(&answer))
    }
}

/// The cookies that a response sets.
fn cookies(answer: &Answer) -> String {
    answer.header("set-cookie").split(", ").filter_map(|set| set.split(';').next()).collect::<Vec<_>>().join("; ")
}

fn line(port: u16) -> BufReader<TcpStream> {
    let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.set_nodelay(true).unwrap();
    BufReader::new(stream)
}

fn post(line: &mut BufReader<TcpStream>, at_console: bool, from: &str, cookie: &str, form: &str) -> Answer {
    let host = if at_console {
        format!("127.0.0.1:{}", line.get_ref().peer_addr().unwrap().port())
    } else {
        "judge.test".to_owned()
    };
    let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
    let length = form.len();
    ask(
        line,
        &format!(
            "POST /my/sign-in HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: {from}\r\n{cookie}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        ),
    )
}

/// The address of a stranger in one of the networks: IPv4, or one of four /64s in the same /48.
fn stranger(n: usize) -> String {
    match n % NETWORKS {
        n if n < 300 => format!("198.{}.{}.1", 18 + n / 256, n % 256),
        n => format!("2001:db8:{:x}:{:x}::1", n / 4, n % 4),
    }
}

/// Requests codes in the owner's place until told to stop.
fn attack(port: u16, n_asked: &AtomicUsize, is_over: &AtomicBool) {
    let mut line = line(port);
    while !is_over.load(Ordering::Relaxed) {
        let n = n_asked.fetch_add(1, Ordering::Relaxed);
        let answer = post(&mut line, false, &stranger(n), "", &format!("do=ask&address={OWNER}"));
        assert!(matches!(answer.status, 303 | 429), "{answer:?}");
    }
}

/// Finding 4: five anonymous posts an hour locked anyone out of the web pages, and the keeper out of the console.
#[test]
fn finding_4_the_owner_of_an_address_gets_in_while_strangers_ask_for_codes() {
    let mut judge = Judge::new();
    let serving = judge.house.serve(&[]);
    wait_for(|| {
        [judge.port, judge.console].iter().all(|port| TcpStream::connect(("127.0.0.1", *port)).is_ok()).then_some(())
    });
    // A browser where the owner signs in first.
    let (port, console) = (judge.port, judge.console);
    let form = format!("do=ask&address={OWNER}");
    let waits = cookies(&judge.post(port, "203.0.113.7", "", &form));
    let signed_in = judge.enter(port, &waits);
    let known = signed_in.split("; ").find(|cookie| cookie.contains("-known=")).expect("a browser is known").to_owned();

    let is_long = std::env::var_os("ATTACKS").is_some_and(|how| how == "long");
    let n_before = if is_long { 10_000 } else { 4_000 };
    let (n_asked, is_over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (began, mut took) = (Instant::now(), Vec::new());
    std::thread::scope(|scope| {
        // Stops the strangers, even if the test fails.
        struct End<'a>(&'a AtomicBool);
        impl Drop for End<'_> {
            fn drop(&mut self) {
                self.0.store(true, Ordering::Relaxed);
            }
        }
        let end = End(&is_over);
        for _ in 0..4 {
            scope.spawn(|| attack(port, &n_asked, &is_over));
        }
        wait_for(|| (n_before <= n_asked.load(Ordering::Relaxed)).then_some(()));
        let lasted = began.elapsed();
        judge.codes();
        for _ in 0..3 {
            let began = Instant::now();
            let answer = judge.post(port, "203.0.113.7", &known, &form);
            assert_eq!(answer.status, 303, "{answer:?}");
            judge.enter(port, &format!("{known}; {}", cookies(&answer)));
            took.push(("a known browser", began.elapsed()));

            let began = Instant::now();
            let to = judge.house.reply_address(OWNER);
            let (_, text) = judge.house.write_letter(OWNER, &to, "WEB");
            let name = format!("{}.Q1.test", began.elapsed().as_nanos());
            let [tmp, new] = ["tmp", "new"].map(|part| judge.house.data().join("judge").join(part).join(&name));
            fs::write(&tmp, text).unwrap();
            fs::rename(tmp, new).unwrap();
            judge.enter(port, "");
            took.push(("a letter", began.elapsed()));

            let began = Instant::now();
            let printed = chancery().args(["console", "--config"]).arg(judge.house.config_file()).output().unwrap();
            let printed = said(&printed);
            assert!(judge.sign_in(console, "", &code_in(&printed)).is_some(), "{printed}");
            took.push(("the machine", began.elapsed()));
        }
        // An unknown browser counts as one of the strangers, and its page explains what to do.
        let answer = judge.post(port, "203.0.113.9", "", &form);
        let address = answer.header("location");
        let page = ask(
            &mut line(port),
            &get(address, &format!("X-Forwarded-For: 203.0.113.9\r\nCookie: {}\r\n", cookies(&answer))),
        );
        assert!(page.body.contains("Other people may have used up this hour's codes for your address"), "{page:?}");
        assert!(judge.house.mail().len() < 40, "nor is the owner's mailbox filled: {}", judge.house.mail().len());
        drop(end);
        println!(
            "attacks lockout: {} requests of {NETWORKS} networks, {n_before} in {lasted:?}; {took:?}",
            n_asked.load(Ordering::Relaxed)
        );
    });
    assert!(took.iter().all(|(_, time)| *time <= PATIENCE), "{took:?}");
    assert!(serving.stop().success());
}
