//! An SMTP server that misbehaves once, in each way at each step. The fate of the letter must be reported correctly, in
//! bounded time, and the next letter must go as if nothing had happened.
use super::{head, mail};
use chancery::mail::peer::{Password, Security};
use chancery::mail::sink::{Delivery, Mail, Sink};
use chancery::mail::smtp::{SmtpSettings, SmtpSink};
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
    /// Says nothing more.
    Hang,
    /// Says this instead.
    Say(&'static str),
    /// Takes the letter, and closes the connection before saying so.
    TakeAndDrop,
}

/// A server that does `act` when `step` comes for the `nth` time, and otherwise what it should.
struct Server {
    port: u16,
    taken: Arc<Mutex<Vec<String>>>,
    connections: Arc<Mutex<usize>>,
}

impl Server {
    async fn start(step: Step, nth: usize, act: Act) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server =
            Self { port: listener.local_addr().unwrap().port(), taken: Arc::default(), connections: Arc::default() };
        let (taken, connections) = (server.taken.clone(), server.connections.clone());
        let fault = Arc::new(Mutex::new((step, nth, act)));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                *connections.lock().unwrap() += 1;
                let (taken, fault) = (taken.clone(), fault.clone());
                tokio::spawn(async move { talk(stream, &taken, &fault).await });
            }
        });
        server
    }

    fn settings(&self) -> SmtpSettings {
        let mut settings = SmtpSettings::new("127.0.0.1", self.port, Security::Plain);
        settings.pause = Duration::ZERO;
        settings
    }

    fn sink(&self, limit: Duration) -> SmtpSink {
        let mut settings = self.settings();
        (settings.timeout, settings.final_timeout) = (limit, limit);
        SmtpSink::new(settings, head()).unwrap()
    }

    /// The subjects of the letters that it took, in order.
    fn subjects(&self) -> Vec<String> {
        let subject = |letter: &String| letter.split_once("Subject: ").unwrap().1.lines().next().unwrap().to_owned();
        self.taken.lock().unwrap().iter().map(subject).collect()
    }
}

/// Plays one connection; ends when it is closed.
async fn talk(stream: TcpStream, taken: &Mutex<Vec<String>>, fault: &Mutex<(Step, usize, Act)>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut letter = None;
    answer(&mut stream, Step::Greeting, "220 fake.test", fault).await?;
    loop {
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
            perform(&mut stream, act, "250 2.0.0 queued").await?;
            continue;
        }
        match line.get(..4).unwrap_or_default() {
            "EHLO" => answer(&mut stream, Step::Ehlo, "250-fake.test\r\n250 AUTH PLAIN", fault).await?,
            "AUTH" => answer(&mut stream, Step::Auth, "235 welcome", fault).await?,
            "MAIL" => answer(&mut stream, Step::Mail, "250 ok", fault).await?,
            "RCPT" => answer(&mut stream, Step::Rcpt, "250 ok", fault).await?,
            "DATA" => {
                let act = due(fault, Step::Data);
                if act.is_none() {
                    letter = Some(String::new());
                }
                perform(&mut stream, act, "354 go").await?;
            }
            "RSET" => answer(&mut stream, Step::Rset, "250 ok", fault).await?,
            "QUIT" => {
                answer(&mut stream, Step::Quit, "221 bye", fault).await?;
                return None;
            }
            _ => answer(&mut stream, Step::Greeting, "500 what?", fault).await?,
        }
    }
}

/// Is it time to misbehave?
fn due(fault: &Mutex<(Step, usize, Act)>, step: Step) -> Option<Act> {
    let mut fault = fault.lock().unwrap();
    if fault.0 != step || fault.1 == 0 {
        return None;
    }
    fault.1 -= 1;
    (fault.1 == 0).then_some(fault.2)
}

async fn answer(
    stream: &mut BufReader<TcpStream>,
    step: Step,
    words: &str,
    fault: &Mutex<(Step, usize, Act)>,
) -> Option<()> {
    let act = due(fault, step);
    perform(stream, act, words).await
}

async fn perform(stream: &mut BufReader<TcpStream>, act: Option<Act>, words: &str) -> Option<()> {
    let words = match act {
        None => words,
        Some(Act::Say(words)) => words,
        Some(Act::Hang) => std::future::pending().await,
        Some(Act::Drop | Act::TakeAndDrop) => return None,
    };
    stream.get_mut().write_all(format!("{words}\r\n").as_bytes()).await.ok()
}

fn letter(n: i64) -> Mail {
    Mail { subject: format!("letter {n}"), ..mail(n) }
}

fn kind(delivery: &Delivery) -> &'static str {
    match delivery {
        Delivery::Sent(_) => "sent",
        Delivery::Later(why) if why.starts_with("outcome unknown") => "unknown",
        Delivery::Later(_) | Delivery::Untried(_) => "later",
        Delivery::Refused(_) => "refused",
    }
}

/// Some answers take the whole limit; the others must never.
fn limit(act: Act) -> Duration {
    if act == Act::Hang { Duration::from_millis(500) } else { Duration::from_secs(20) }
}

async fn misbehave(step: Step, act: Act, expected: &str) {
    let case = format!("{act:?} at {step:?}");
    let server = Server::start(step, 1, act).await;
    let half = act == Act::Say("250-half an answer");
    let mut sink = server.sink(if half { limit(Act::Hang) } else { limit(act) });
    let outcome = sink.send(&letter(1)).await;
    assert_eq!(kind(&outcome), expected, "{case}: {outcome:?}");
    if step == Step::Quit {
        sink.rest().await;
    }
    let next = sink.send(&letter(2)).await;
    assert_eq!(kind(&next), "sent", "the letter after {case}: {next:?}");
    sink.rest().await;
    let taken =
        if expected == "sent" || act == Act::TakeAndDrop { vec!["letter 1", "letter 2"] } else { vec!["letter 2"] };
    assert_eq!(server.subjects(), taken, "{case}");
}

#[tokio::test]
async fn every_misbehaviour_is_told_right_and_the_next_letter_goes() {
    use Act::{Drop, Hang, Say, TakeAndDrop};
    let cases = [
        (Step::Greeting, Drop, "later"),
        (Step::Greeting, Hang, "later"),
        (Step::Greeting, Say("421 too busy"), "later"),
        (Step::Greeting, Say("554 go away"), "later"),
        (Step::Greeting, Say("SSH-2.0-OpenSSH"), "later"),
        (Step::Ehlo, Drop, "later"),
        (Step::Ehlo, Hang, "later"),
        (Step::Ehlo, Say("421 closing"), "later"),
        (Step::Ehlo, Say("502 what?"), "later"),
        (Step::Mail, Drop, "later"),
        (Step::Mail, Hang, "later"),
        (Step::Mail, Say("421 closing"), "later"),
        (Step::Mail, Say("451 greylisted"), "later"),
        (Step::Mail, Say("530 log in first"), "later"),
        (Step::Mail, Say("550 not from you"), "refused"),
        (Step::Mail, Say("354 go"), "later"),
        (Step::Mail, Say("hello?"), "later"),
        (Step::Rcpt, Drop, "later"),
        (Step::Rcpt, Hang, "later"),
        (Step::Rcpt, Say("421 closing"), "later"),
        (Step::Rcpt, Say("450 greylisted"), "later"),
        (Step::Rcpt, Say("550-5.1.1 no such\r\n550 5.1.1 user"), "refused"),
        (Step::Data, Drop, "later"),
        (Step::Data, Hang, "later"),
        (Step::Data, Say("421 closing"), "later"),
        (Step::Data, Say("451 try again"), "later"),
        (Step::Data, Say("503 out of step"), "later"),
        (Step::Data, Say("554 no"), "refused"),
        (Step::Data, Say("250 ok"), "later"),
        (Step::Dot, Drop, "unknown"),
        (Step::Dot, TakeAndDrop, "unknown"),
        (Step::Dot, Hang, "unknown"),
        (Step::Dot, Say("421 closing"), "later"),
        (Step::Dot, Say("452 disk full"), "later"),
        (Step::Dot, Say("552 too big"), "refused"),
        (Step::Dot, Say("250-half an answer"), "unknown"),
        (Step::Quit, Drop, "sent"),
        (Step::Quit, Hang, "sent"),
        (Step::Quit, Say("500 what?"), "sent"),
    ];
    let start = Instant::now();
    // Boxed: all of them at once are too much for the stack.
    join_all(cases.map(|(step, act, expected)| Box::pin(misbehave(step, act, expected)))).await;
    assert!(start.elapsed() < Duration::from_secs(15), "took {:?}", start.elapsed());
}

#[tokio::test]
async fn a_connection_serves_many_letters_and_is_made_anew_when_it_ends() {
    // What happens to the second letter on a connection must not show at all: it has not been said yet.
    for (step, nth, act, connections) in [
        (Step::Quit, 1, Act::Say("221 bye"), 1),
        (Step::Rset, 1, Act::Drop, 2),
        (Step::Rset, 1, Act::Hang, 2),
        (Step::Rset, 1, Act::Say("421 idle for too long"), 2),
        (Step::Mail, 2, Act::Drop, 2),
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
async fn a_send_that_is_given_up_leaves_nothing_behind() {
    let server = Server::start(Step::Data, 2, Act::Hang).await;
    let mut sink = server.sink(Duration::from_secs(20));
    assert_eq!(kind(&sink.send(&letter(1)).await), "sent");
    assert!(timeout(Duration::from_millis(100), sink.send(&letter(2))).await.is_err());
    let outcome = sink.send(&letter(3)).await;
    assert!(matches!(&outcome, Delivery::Sent(words) if words == "250 2.0.0 queued"), "{outcome:?}");
    assert_eq!(server.subjects(), ["letter 1", "letter 3"]);
}

#[tokio::test]
async fn a_repeated_letter_is_the_same_letter_with_its_dots() {
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
async fn a_login_that_fails_is_the_keepers_trouble() {
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
    // STARTTLS is asked for and not offered; TLS is asked for and not spoken.
    for security in [Security::Starttls, Security::Tls] {
        let server = Server::start(Step::Quit, 0, Act::Drop).await;
        let mut settings = server.settings();
        (settings.security, settings.timeout) = (security, Duration::from_millis(500));
        let outcome = SmtpSink::new(settings, head()).unwrap().send(&letter(1)).await;
        assert_eq!(kind(&outcome), "later", "{security:?}: {outcome:?}");
        assert!(server.subjects().is_empty());
    }
}

#[tokio::test]
async fn a_server_that_is_down_is_not_asked_for_every_letter() {
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let mut settings = SmtpSettings::new("127.0.0.1", port, Security::Plain);
    settings.pause = Duration::from_secs(60);
    let mut sink = SmtpSink::new(settings, head()).unwrap();
    let first = sink.send(&letter(1)).await;
    assert!(matches!(&first, Delivery::Untried(why) if why.contains("cannot be reached")), "{first:?}");
    let second = sink.send(&letter(2)).await;
    assert!(matches!(&second, Delivery::Untried(why) if why.starts_with("not tried")), "{second:?}");
}

#[test]
fn settings_read_from_toml() {
    let text = "host = 'smtp.example.org'\nsecurity = 'starttls'\nuser = 'judge'\npassword_file = '/run/secrets/smtp'\ntimeout = 5";
    let settings: SmtpSettings = toml::from_str(text).unwrap();
    assert_eq!((settings.port(), settings.timeout), (587, Duration::from_secs(5)));
    assert_eq!(settings.final_timeout, Duration::from_secs(600));
    assert!(toml::from_str::<SmtpSettings>("host = 'x'\ntls = true").is_err());
    assert_eq!(toml::from_str::<SmtpSettings>("host = 'x'").unwrap().port(), 465);
}

/// A letter and the dot after it are two writes. Without this the second waited 40 ms for the first one's acknowledgement:
/// 21 letters a second.
#[tokio::test]
async fn no_write_waits_for_the_acknowledgement_of_the_one_before() {
    let server = Server::start(Step::Quit, 9, Act::Drop).await;
    let (addresses, here) = chancery::mail::peer::resolve("127.0.0.1", server.port).await.unwrap();
    assert!(here);
    assert!(chancery::mail::peer::connect(&addresses).await.unwrap().nodelay().unwrap());
}
