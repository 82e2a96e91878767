//! An SMTP server that misbehaves once, in each way at each step. The fate of the e-mail must be reported correctly and in bounded time,
//! and the next e-mail must go as if nothing had happened.
use super::{head, mail};
use chancery_mail::peer::{Password, Security};
use chancery_mail::sink::{Cause, Delivery, Mail, Sink};
use chancery_mail::smtp::answers::{self, Meaning};
use chancery_mail::smtp::{SmtpSettings, SmtpSink};
use futures_util::future::join_all;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Greeting,
    Ehlo,
    Auth,
    Mail,
    Rcpt,
    Data,
    /// The final dot.
    Dot,
    Rset,
    Quit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// Closes the connection.
    Drop,
    /// Falls silent.
    Hang,
    /// Closes its half of the connection, and continues to read.
    HalfClose,
    /// Sends this instead.
    Say(&'static str),
    /// Accepts the e-mail, and closes the connection before saying so.
    TakeAndDrop,
}

/// A server that does `act` when `step` comes for the `nth` time, and otherwise behaves correctly.
struct Server {
    port: u16,
    taken: Arc<Mutex<Vec<String>>>,
    connections: Arc<Mutex<usize>>,
    /// The number of lines it got before each e-mail, counted by the replies it had to give.
    waits: Arc<Mutex<usize>>,
}

impl Server {
    async fn start(step: Step, nth: usize, act: Act) -> Self {
        Self::offering("250-PIPELINING\r\n", step, nth, act).await
    }

    /// The same server with these offers.
    async fn offering(offers: &'static str, step: Step, nth: usize, act: Act) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let server = Self { port, taken: Arc::default(), connections: Arc::default(), waits: Arc::default() };
        let (taken, connections, waits) = (server.taken.clone(), server.connections.clone(), server.waits.clone());
        let fault = Arc::new(Mutex::new((step, nth, act)));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                stream.set_nodelay(true).unwrap();
                *connections.lock().unwrap() += 1;
                let (taken, waits, fault) = (taken.clone(), waits.clone(), fault.clone());
                tokio::spawn(async move { talk(stream, offers, &taken, &waits, &fault).await });
            }
        });
        server
    }

    fn settings(&self) -> SmtpSettings {
        SmtpSettings::new("127.0.0.1", self.port, Security::Plain)
    }

    fn sink(&self, limit: Duration) -> SmtpSink {
        let mut settings = self.settings();
        (settings.timeout, settings.final_timeout) = (limit, limit);
        SmtpSink::new(settings, head()).unwrap()
    }

    /// The subjects of the accepted e-mails, in order.
    fn subjects(&self) -> Vec<String> {
        let subject = |letter: &String| letter.split_once("Subject: ").unwrap().1.lines().next().unwrap().to_owned();
        self.taken.lock().unwrap().iter().map(subject).collect()
    }
}

/// Serves one connection until it closes.
async fn talk(
    stream: TcpStream,
    offers: &str,
    taken: &Mutex<Vec<String>>,
    waits: &Mutex<usize>,
    fault: &Mutex<(Step, usize, Act)>,
) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut letter = None;
    // The accepted parts of an envelope.
    let (mut from, mut to) = (false, false);
    answer(&mut stream, Step::Greeting, "220 fake.test", fault).await?;
    loop {
        if stream.buffer().is_empty() {
            *waits.lock().unwrap() += 1;
        }
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        if let Some(text) = &mut letter {
            if line != ".\r\n" {
                *text += line.strip_prefix('.').unwrap_or(&line);
                continue;
            }
            let act = due(fault, Step::Dot);
            if matches!(act, None | Some(Act::TakeAndDrop)) {
                taken.lock().unwrap().extend(letter.take());
            }
            letter = None;
            (from, to) = (false, false);
            perform(&mut stream, act, "250 2.0.0 queued").await?;
            continue;
        }
        match line.get(..4).unwrap_or_default() {
            "EHLO" => {
                answer(&mut stream, Step::Ehlo, &format!("250-fake.test\r\n{offers}250 AUTH PLAIN"), fault).await?;
            }
            "AUTH" => {
                answer(&mut stream, Step::Auth, "235 welcome", fault).await?;
            }
            "MAIL" => from = answer(&mut stream, Step::Mail, "250 ok", fault).await?,
            "RCPT" if !from => perform(&mut stream, None, "503 need MAIL").await?,
            "RCPT" => to = answer(&mut stream, Step::Rcpt, "250 ok", fault).await?,
            "DATA" if !to => perform(&mut stream, None, "503 need RCPT").await?,
            "DATA" => {
                if answer(&mut stream, Step::Data, "354 go", fault).await? {
                    letter = Some(String::new());
                }
            }
            "RSET" => {
                (from, to) = (false, false);
                answer(&mut stream, Step::Rset, "250 ok", fault).await?;
            }
            "QUIT" => {
                answer(&mut stream, Step::Quit, "221 bye", fault).await?;
                return None;
            }
            _ => perform(&mut stream, None, "500 what?").await?,
        }
    }
}

/// Returns whether it is time to misbehave.
fn due(fault: &Mutex<(Step, usize, Act)>, step: Step) -> Option<Act> {
    let mut fault = fault.lock().unwrap();
    if fault.0 != step || fault.1 == 0 {
        return None;
    }
    fault.1 -= 1;
    (fault.1 == 0).then_some(fault.2)
}

/// Answers, or misbehaves. Returns whether the reply was correct.
async fn answer(
    stream: &mut BufReader<TcpStream>,
    step: Step,
    words: &str,
    fault: &Mutex<(Step, usize, Act)>,
) -> Option<bool> {
    let act = due(fault, step);
    perform(stream, act, words).await?;
    Some(act.is_none())
}

async fn perform(stream: &mut BufReader<TcpStream>, act: Option<Act>, words: &str) -> Option<()> {
    let words = match act {
        None => words,
        Some(Act::Say(words)) => words,
        Some(Act::Hang) => std::future::pending().await,
        Some(Act::HalfClose) => return stream.get_mut().shutdown().await.ok(),
        Some(Act::Drop | Act::TakeAndDrop) => return None,
    };
    stream.get_mut().write_all(format!("{words}\r\n").as_bytes()).await.ok()
}

fn letter(n: i64) -> Mail {
    Mail { subject: format!("letter {n}"), ..mail(n) }
}

fn kind(delivery: &Delivery) -> String {
    match delivery {
        Delivery::Sent(_) => "sent".to_owned(),
        Delivery::Later(why) if why.starts_with("outcome unknown") => "unknown".to_owned(),
        Delivery::Later(_) => "later".to_owned(),
        Delivery::LaterThere(_) => "there".to_owned(),
        Delivery::Untried(_) => "untried".to_owned(),
        Delivery::Held(cause, _) => format!("held {}", cause.word()),
        Delivery::Refused(_) => "refused".to_owned(),
    }
}

/// Some replies take the whole limit. The others must never.
fn limit(act: Act) -> Duration {
    if matches!(act, Act::Hang | Act::HalfClose) { Duration::from_millis(500) } else { Duration::from_secs(20) }
}

/// The rows of a table: lines with cells between bars.
fn rows<const N: usize>(text: &'static str) -> Vec<[&'static str; N]> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let cells = |line: &'static str| line.split('|').map(str::trim).collect::<Vec<_>>().try_into();
    lines.map(|line| cells(line).unwrap_or_else(|_| panic!("{line}"))).collect()
}

/// A row of the matrix.
fn misbehaviour([step, act, fate]: [&'static str; 3]) -> (Step, Act, &'static str, usize) {
    let step = match step {
        "greeting" => Step::Greeting,
        "ehlo" => Step::Ehlo,
        "mail" => Step::Mail,
        "rcpt" => Step::Rcpt,
        "data" => Step::Data,
        "dot" => Step::Dot,
        "quit" => Step::Quit,
        _ => panic!("{step}"),
    };
    let act = match act {
        "drop" => Act::Drop,
        "hang" => Act::Hang,
        "half-close" => Act::HalfClose,
        "take+drop" => Act::TakeAndDrop,
        said => Act::Say(Box::leak(said.trim_matches('"').replace("\\r\\n", "\r\n").into_boxed_str())),
    };
    match fate.split_once(", ") {
        Some((fate, "twice")) => (step, act, fate, 2),
        _ => (step, act, fate, usize::from(!fate.starts_with("held") && fate != "refused")),
    }
}

async fn misbehave(offers: &'static str, row: [&'static str; 3]) {
    let (step, act, expected, copies) = misbehaviour(row);
    let server = Server::offering(offers, step, 1, act).await;
    let half = matches!(act, Act::Say(words) if words.contains("-half"));
    let mut sink = server.sink(if half { limit(Act::Hang) } else { limit(act) });
    let mut outcome = sink.send(&letter(1)).await;
    assert_eq!(kind(&outcome), expected, "{row:?}: {outcome:?}");
    if step == Step::Quit {
        sink.rest().await;
    }
    let next = sink.send(&letter(2)).await;
    assert_eq!(kind(&next), "sent", "the letter after {row:?}: {next:?}");
    if !matches!(outcome, Delivery::Sent(_) | Delivery::Refused(_) | Delivery::Held(..)) {
        outcome = sink.send(&letter(1)).await;
        assert_eq!(kind(&outcome), "sent", "again after {row:?}: {outcome:?}");
    }
    sink.rest().await;
    let taken = server.taken.lock().unwrap();
    let first: Vec<_> = taken.iter().filter(|letter| letter.contains("Subject: letter 1\r\n")).collect();
    assert_eq!((first.len(), taken.len() - first.len()), (copies, 1), "{row:?}");
    assert!(first.windows(2).all(|pair| pair[0] == pair[1]), "{row:?}");
}

#[tokio::test]
async fn every_misbehaviour_is_reported_correctly_and_the_next_email_goes() {
    let rows = rows(include_str!("../../smtp/misbehaviour.txt"));
    assert!(16 <= rows.len());
    let start = Instant::now();
    // Boxed: all of them at once overflow the stack.
    let all = ["", "250-PIPELINING\r\n"].into_iter().flat_map(|offers| rows.iter().map(move |row| (offers, *row)));
    join_all(all.map(|(offers, row)| Box::pin(misbehave(offers, row)))).await;
    assert!(start.elapsed() < Duration::from_secs(15), "took {:?}", start.elapsed());
}

#[test]
fn server_replies_are_understood() {
    let rows: Vec<[&str; 3]> = rows(include_str!("../../smtp/answers.txt"));
    assert!(60 <= rows.len());
    let mut wrong = Vec::new();
    for [step, said, expected] in rows {
        let step = match step {
            "mail" => answers::Step::Mail,
            "rcpt" => answers::Step::Recipient,
            "data" => answers::Step::Data,
            "letter" => answers::Step::Letter,
            _ => panic!("{step}"),
        };
        let (code, words) = said.split_at(3);
        let meaning = match answers::meaning(step, code.parse().unwrap(), words.trim_start_matches(['-', ' '])) {
            Meaning::Later => "later".to_owned(),
            Meaning::Nowhere => "nowhere".to_owned(),
            Meaning::Busy => "busy".to_owned(),
            Meaning::Login => "login".to_owned(),
            Meaning::Refused => "refused".to_owned(),
            Meaning::Held(cause) => format!("held {}", cause.word()),
        };
        if meaning != expected {
            wrong.push(format!("{meaning}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(Cause::ALL.into_iter().all(|cause| Cause::named(cause.word()) == Some(cause)));
}

/// Previously four round trips; two where the server supports pipelining.
#[tokio::test]
async fn an_email_takes_two_round_trips() {
    for (offers, trips) in [("250-PIPELINING\r\n", 2), ("", 4)] {
        let server = Server::offering(offers, Step::Quit, 9, Act::Drop).await;
        let mut sink = server.sink(Duration::from_secs(20));
        assert_eq!(kind(&sink.send(&letter(1)).await), "sent");
        let before = *server.waits.lock().unwrap();
        for n in 2..=11 {
            assert_eq!(kind(&sink.send(&letter(n)).await), "sent");
        }
        assert_eq!(*server.waits.lock().unwrap() - before, 10 * trips, "{offers:?}");
    }
}

/// A server that accepts DATA although it has refused the recipient must not get a message.
#[tokio::test]
async fn a_refused_message_leaves_the_connection_clean() {
    for offers in ["", "250-PIPELINING\r\n"] {
        for (step, act) in [(Step::Mail, "550 5.1.8 no"), (Step::Rcpt, "550 5.1.1 no"), (Step::Dot, "554 5.7.1 no")] {
            let server = Server::offering(offers, step, 2, Act::Say(act)).await;
            let mut sink = server.sink(Duration::from_secs(20));
            let mut fates = Vec::new();
            for n in 1..=3 {
                fates.push(kind(&sink.send(&letter(n)).await));
            }
            assert!(fates[0] == "sent" && fates[1] != "sent" && fates[2] == "sent", "{fates:?}");
            assert_eq!(server.subjects(), ["letter 1", "letter 3"]);
            assert_eq!(*server.connections.lock().unwrap(), 1, "{offers:?} {step:?}: RSET is enough");
        }
    }
}

#[tokio::test]
async fn a_connection_serves_many_emails_and_is_reopened_when_it_ends() {
    // A fault on the second e-mail of a connection must not show at all: the server has not announced it yet.
    for (step, nth, act, connections) in [
        (Step::Quit, 1, Act::Say("221 bye"), 1),
        (Step::Rset, 1, Act::Drop, 1),
        (Step::Mail, 2, Act::Drop, 2),
        (Step::Mail, 2, Act::Hang, 2),
        (Step::Mail, 2, Act::Say("421 too many letters"), 2),
        (Step::Rcpt, 2, Act::Drop, 2),
    ] {
        let server = Server::start(step, nth, act).await;
        let mut sink = server.sink(limit(act));
        for n in 1..=4 {
            let outcome = sink.send(&letter(n)).await;
            assert_eq!(kind(&outcome), "sent", "{act:?} at {step:?}: {outcome:?}");
        }
        sink.rest().await;
        assert_eq!(server.subjects(), ["letter 1", "letter 2", "letter 3", "letter 4"], "{act:?} at {step:?}");
        assert_eq!(*server.connections.lock().unwrap(), connections, "{act:?} at {step:?}");
    }
}

#[tokio::test]
async fn an_abandoned_send_leaves_nothing_behind() {
    let server = Server::start(Step::Data, 2, Act::Hang).await;
    let mut sink = server.sink(Duration::from_secs(20));
    assert_eq!(kind(&sink.send(&letter(1)).await), "sent");
    assert!(timeout(Duration::from_millis(100), sink.send(&letter(2))).await.is_err());
    let outcome = sink.send(&letter(3)).await;
    assert!(matches!(&outcome, Delivery::Sent(words) if words == "250 2.0.0 queued"), "{outcome:?}");
    assert_eq!(server.subjects(), ["letter 1", "letter 3"]);
}

#[tokio::test]
async fn a_repeated_email_is_identical_with_its_dots() {
    let server = Server::start(Step::Dot, 1, Act::TakeAndDrop).await;
    let mut sink = server.sink(Duration::from_secs(20));
    let dotted = Mail { body: ".\n..\n.a\n\n.\nüber\n".to_owned(), ..letter(1) };
    assert_eq!(kind(&sink.send(&dotted).await), "unknown");
    assert_eq!(kind(&sink.send(&dotted).await), "sent");
    let taken = server.taken.lock().unwrap().clone();
    assert_eq!(taken[0], taken[1]);
    assert!(taken[0].ends_with("\r\n\r\n.\r\n..\r\n.a\r\n\r\n.\r\n=C3=BCber\r\n"), "{}", taken[0]);
    assert!(taken[0].contains("Message-ID: <1.reply@games.test>\r\n"));
}

#[tokio::test]
async fn a_failed_login_is_the_keepers_problem() {
    for (act, hint) in
        [(Act::Say("535 5.7.8 no"), "password"), (Act::Say("454 later"), "login"), (Act::Hang, "in time")]
    {
        let server = Server::start(Step::Auth, 1, act).await;
        let mut settings = server.settings();
        settings.timeout = limit(act);
        settings.user = Some("judge".to_owned());
        settings.password = Some(Password::new("hush"));
        assert!(!format!("{settings:?}").contains("hush"));
        let mut sink = SmtpSink::new(settings, head()).unwrap();
        let outcome = sink.send(&letter(1)).await;
        assert!(
            matches!(&outcome, Delivery::Untried(why) if why.contains(hint) && !why.contains("hush")),
            "{outcome:?}"
        );
        assert_eq!(kind(&sink.send(&letter(2)).await), "sent");
    }
}

#[tokio::test]
async fn protection_is_never_given_up_silently() {
    // The client asks for STARTTLS and the server does not offer it; the client asks for TLS and the server does not speak it.
    for security in [Security::Starttls, Security::Tls] {
        let server = Server::start(Step::Quit, 0, Act::Drop).await;
        let mut settings = server.settings();
        (settings.security, settings.timeout) = (security, Duration::from_millis(500));
        let outcome = SmtpSink::new(settings, head()).unwrap().send(&letter(1)).await;
        assert_eq!(kind(&outcome), "untried", "{security:?}: {outcome:?}");
        assert!(server.subjects().is_empty());
    }
}

#[test]
fn settings_read_from_toml() {
    let text = "host = 'smtp.example.org'\nsecurity = 'starttls'\nuser = 'judge'\npassword_file = '/run/secrets/smtp'\ntimeout = 5";
    let settings: SmtpSettings = toml::from_str(text).unwrap();
    assert_eq!((settings.port(), settings.timeout), (587, Duration::from_secs(5)));
    assert_eq!(settings.final_timeout, Duration::from_secs(600));
    assert_eq!((settings.connections, settings.connections_per_domain), (4, 2));
    assert!(toml::from_str::<SmtpSettings>("host = 'x'\nconnections = 0").is_err());
    assert!(toml::from_str::<SmtpSettings>("host = 'x'\ntls = true").is_err());
    assert_eq!(toml::from_str::<SmtpSettings>("host = 'x'").unwrap().port(), 465);
}

/// A message and the dot after it are two writes. Without this the second waited 40 ms for the first one's acknowledgement: 21 e-mails a
/// second.
#[tokio::test]
async fn no_write_waits_for_an_acknowledgement() {
    let server = Server::start(Step::Quit, 9, Act::Drop).await;
    let (addresses, here) = chancery_mail::peer::resolve("127.0.0.1", server.port).await.unwrap();
    assert!(here);
    assert!(chancery_mail::peer::connect(&addresses).await.unwrap().nodelay().unwrap());
}
