//! Our mail transports against the real thing: Postfix and Dovecot, on loopback ports and in a folder of their own.
//!
//! [`Peers::start`] brings both up in a second or two. Where they are not installed, or without root (Postfix
//! insists), the tests say so and pass; with `CHANCERY_REQUIRE_PEERS=1` they fail instead.
use crate::transports::{head, mail};
use chancery::mail::imap::{ImapSettings, ImapSource};
use chancery::mail::peer::{Password, Security};
use chancery::mail::sink::{Delivery, Sink};
use chancery::mail::smtp::{SmtpSettings, SmtpSink};
use chancery::mail::source::{Arrival, Source};
use lettre::transport::smtp::client::AsyncSmtpConnection;
use lettre::transport::smtp::extension::ClientId;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The judge's mailbox.
pub(crate) const JUDGE: &str = "judge@games.test";
/// The password of every mailbox.
pub(crate) const PASSWORD: &str = "secret";

/// The mailbox of a player: `a@players.test` to `h@players.test`.
pub(crate) fn player(n: u8) -> String {
    format!("{}@players.test", char::from(b'a' + n))
}

/// A mail server: Postfix, which takes letters over SMTP, and Dovecot, which keeps them and offers IMAP. Mailboxes:
/// [`JUDGE`] (with sub-addresses, `judge+anything@games.test`) and eight players.
pub(crate) struct Peers {
    folder: tempfile::TempDir,
    dovecot: Option<Child>,
    postfix: Option<Child>,
    ports: Ports,
}

struct Ports {
    smtp: u16,
    smtps: u16,
    login: u16,
    imap: u16,
    imaps: u16,
    lmtp: u16,
    auth: u16,
}

impl Peers {
    /// Starts both; `None`, with a line on why, if that is not possible here.
    pub(crate) fn start() -> Option<Self> {
        if let Some(reason) = missing() {
            assert!(std::env::var_os("CHANCERY_REQUIRE_PEERS").is_none_or(|v| v != "1"), "no mail servers: {reason}");
            eprintln!("skipped: {reason}");
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let mut peers = Self { ports: Ports::free(), dovecot: None, postfix: None, folder };
        peers.lay_out();
        peers.start_dovecot();
        let config = peers.folder.path().join("postfix");
        peers.postfix = Some(spawn(Command::new("/usr/sbin/postfix").arg("-c").arg(config).arg("start-fg")));
        peers.wait_for(peers.ports.smtp);
        Some(peers)
    }

    /// What our SMTP sink needs to send through Postfix, without protection or login.
    pub(crate) fn smtp(&self) -> SmtpSettings {
        SmtpSettings::new("localhost", self.ports.smtp, Security::Plain)
    }

    /// The same as a provider wants it: STARTTLS and a login, as the judge's mailbox.
    pub(crate) fn submission(&self) -> SmtpSettings {
        let mut settings = SmtpSettings::new("localhost", self.ports.login, Security::Starttls);
        settings.ca_file = Some(self.certificate());
        settings.user = Some(JUDGE.to_owned());
        settings.password = Some(Password::new(PASSWORD));
        settings.pause = Duration::ZERO;
        settings
    }

    /// What our IMAP source needs to read a mailbox.
    pub(crate) fn imap(&self, user: &str, security: Security) -> ImapSettings {
        let port = if security == Security::Tls { self.ports.imaps } else { self.ports.imap };
        let mut settings = ImapSettings::new("localhost", port, security, user, Password::new(PASSWORD));
        settings.ca_file = Some(self.certificate());
        settings.pause = Duration::ZERO;
        settings
    }

    /// The certificate of both servers, to be trusted.
    pub(crate) fn certificate(&self) -> PathBuf {
        self.folder.path().join("cert.pem")
    }

    /// Hands a letter to Postfix just as it is, as a player's mail program would.
    pub(crate) async fn submit(&self, from: &str, to: &[&str], letter: &str) {
        let address = ("127.0.0.1", self.ports.smtp);
        let mut line =
            AsyncSmtpConnection::connect_tokio1(address, None, &ClientId::default(), None, None).await.unwrap();
        let to = to.iter().map(|to| to.parse().unwrap()).collect();
        let envelope = lettre::address::Envelope::new(Some(from.parse().unwrap()), to).unwrap();
        line.send(&envelope, letter.replace('\n', "\r\n").as_bytes()).await.unwrap();
        line.quit().await.unwrap();
    }

    /// All letters in a folder (`INBOX`, say) of a mailbox, over IMAP but not with our own reader.
    pub(crate) async fn letters(&self, user: &str, mailbox: &str) -> Vec<String> {
        use futures_util::TryStreamExt;
        let stream = tokio::net::TcpStream::connect(("127.0.0.1", self.ports.imap)).await.unwrap();
        let mut client = async_imap::Client::new(stream);
        client.read_response().await.unwrap().unwrap();
        let mut session = client.login(user, PASSWORD).await.map_err(|(error, _)| error).unwrap();
        let Ok(mailbox) = session.select(mailbox).await else { return Vec::new() };
        if mailbox.exists == 0 {
            return Vec::new();
        }
        let fetched: Vec<_> = session.fetch("1:*", "BODY.PEEK[]").await.unwrap().try_collect().await.unwrap();
        let text = |letter: &async_imap::types::Fetch| String::from_utf8_lossy(letter.body().unwrap()).into_owned();
        fetched.iter().map(text).collect()
    }

    /// The letters in a player's `INBOX` as soon as there are at least `n`.
    pub(crate) async fn wait_for_letters(&self, user: &str, n: usize) -> Vec<String> {
        let start = Instant::now();
        loop {
            let letters = self.letters(user, "INBOX").await;
            if letters.len() >= n {
                return letters;
            }
            assert!(start.elapsed() < Duration::from_secs(30), "{} of {n} letters came for {user}", letters.len());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Stops Dovecot and starts it again: connections are lost, letters are not.
    pub(crate) fn restart_dovecot(&mut self) {
        self.stop_dovecot();
        self.start_dovecot();
    }

    /// Stops Dovecot. Postfix keeps what comes meanwhile.
    pub(crate) fn stop_dovecot(&mut self) {
        if let Some(child) = self.dovecot.take() {
            let pid = child.id().to_string();
            stop(child, Command::new("kill").arg(pid));
        }
    }

    /// Starts Dovecot.
    pub(crate) fn start_dovecot(&mut self) {
        let config = self.folder.path().join("dovecot.conf");
        self.dovecot = Some(spawn(Command::new("/usr/sbin/dovecot").arg("-F").arg("-c").arg(config)));
        self.wait_for(self.ports.imap);
        self.wait_for(self.ports.imaps);
        self.wait_for(self.ports.lmtp);
    }

    /// Writes the configuration, the users and the certificate.
    fn lay_out(&self) {
        let root = self.folder.path();
        open_to_all(root);
        for folder in ["dovecot/run", "dovecot/state", "dovecot/mail", "postfix", "spool", "data"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        let users: Vec<String> = (0..8).map(player).chain([JUDGE.to_owned()]).collect();
        let passwords: String = users.iter().map(|user| format!("{user}:{{PLAIN}}{PASSWORD}\n")).collect();
        fs::write(root.join("users"), passwords).unwrap();
        let mailboxes: String = users.iter().map(|user| format!("{{{user}=ok}} ")).collect();
        for (name, template) in [
            ("dovecot.conf", include_str!("../peers/dovecot.conf")),
            ("postfix/main.cf", include_str!("../peers/main.cf")),
            ("postfix/master.cf", include_str!("../peers/master.cf")),
        ] {
            let text = template
                .replace("@ROOT@", root.to_str().unwrap())
                .replace("@SMTP@", &format!("127.0.0.1:{}", self.ports.smtp))
                .replace("@SMTPS@", &format!("127.0.0.1:{}", self.ports.smtps))
                .replace("@LOGIN@", &format!("127.0.0.1:{}", self.ports.login))
                .replace("@IMAP@", &self.ports.imap.to_string())
                .replace("@IMAPS@", &self.ports.imaps.to_string())
                .replace("@LMTP@", &self.ports.lmtp.to_string())
                .replace("@AUTH@", &self.ports.auth.to_string())
                .replace("@MAILBOXES@", &mailboxes);
            fs::write(root.join(name), text).unwrap();
        }
        run(Command::new("openssl")
            .args("req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1".split(' '))
            .args("-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(' '))
            // rustls takes no authority for a server's own certificate.
            .args("-addext basicConstraints=critical,CA:FALSE -keyout key.pem -out cert.pem".split(' '))
            .current_dir(root));
        run(Command::new("chown").arg("nobody:nogroup").arg(root.join("dovecot/mail")));
        run(Command::new("chown").arg("postfix").arg(root.join("data")));
    }

    /// What the servers say of a test that failed.
    fn show_logs(&self) {
        for log in ["dovecot.log", "postfix.log"] {
            eprintln!("{log}:\n{}", fs::read_to_string(self.folder.path().join(log)).unwrap_or_default());
        }
    }

    fn wait_for(&self, port: u16) {
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if start.elapsed() > Duration::from_secs(20) {
                panic!("a mail server did not start");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Peers {
    fn drop(&mut self) {
        if let Some(child) = self.postfix.take() {
            stop(child, Command::new("postfix").arg("-c").arg(self.folder.path().join("postfix")).arg("abort"));
        }
        self.stop_dovecot();
        if std::thread::panicking() {
            self.show_logs();
        }
    }
}

impl Ports {
    /// Ports that nobody listens on. All are held until the last is known, so that they differ.
    fn free() -> Self {
        let held: Vec<TcpListener> = (0..7).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
        let port = |n: usize| held[n].local_addr().unwrap().port();
        Self {
            smtp: port(0),
            imap: port(1),
            imaps: port(2),
            lmtp: port(3),
            auth: port(4),
            login: port(5),
            smtps: port(6),
        }
    }
}

/// Why the servers cannot be started here.
fn missing() -> Option<String> {
    for program in ["/usr/sbin/postfix", "/usr/sbin/dovecot", "/usr/bin/openssl"] {
        if !Path::new(program).exists() {
            return Some(format!("{program} is not installed"));
        }
    }
    let id = Command::new("id").arg("-u").output().ok()?;
    (id.stdout != b"0\n").then(|| "Postfix can be started only by root".to_owned())
}

/// Both servers drop to users of their own and must still get to their files.
fn open_to_all(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).unwrap();
}

fn spawn(command: &mut Command) -> Child {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn run(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// Stops a server the way it wants, and waits for it.
fn stop(mut child: Child, command: &mut Command) {
    let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    for _ in 0..500 {
        if child.try_wait().is_ok_and(|status| status.is_some()) {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let _ = child.kill();
    let _ = child.wait();
}

/// Polls until letters come.
async fn next(source: &mut ImapSource) -> Vec<Arrival> {
    for _ in 0..400 {
        let batch = source.fetch().await.unwrap();
        if !batch.is_empty() {
            return batch;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no letter came");
}

fn sent(delivery: &Delivery) -> bool {
    matches!(delivery, Delivery::Sent(_))
}

#[tokio::test]
async fn a_letter_goes_from_our_sink_through_both_servers_to_our_source() {
    let Some(peers) = Peers::start() else { return };
    let mut sink = SmtpSink::new(peers.smtp(), head()).unwrap();
    for (round, security) in [Security::Plain, Security::Starttls, Security::Tls].into_iter().enumerate() {
        let letter = chancery::mail::sink::Mail {
            to: "judge+p1-token@games.test".to_owned(),
            subject: format!("Round {round}: Würzburg"),
            body: "A PAR - BUR\n.\n..and a line with ümlauts\nFrom here\n".to_owned(),
            message_id: format!("<round{round}@games.test>"),
            ..mail(round as i64)
        };
        let outcome = sink.send(&letter).await;
        assert!(sent(&outcome), "{outcome:?}");

        let mut source = ImapSource::new(peers.imap(JUDGE, security)).unwrap();
        let batch = next(&mut source).await;
        let [arrival] = &batch[..] else { panic!("{} letters", batch.len()) };
        let raw = String::from_utf8_lossy(&arrival.raw);
        assert!(raw.contains("\r\nA PAR - BUR\r\n.\r\n..and a line with =C3=BCmlauts\r\nFrom here\r\n"), "{raw}");
        assert!(raw.contains(&format!("Message-ID: <round{round}@games.test>\r\n")), "{raw}");
        assert!(raw.contains("Delivered-To: judge+p1-token@games.test\r\n"), "{raw}");
        assert_eq!(arrival.size, arrival.raw.len() as u64);
        assert!(arrival.key.starts_with("imap:judge@games.test@localhost:INBOX:"), "{}", arrival.key);
        let age = jiff::Timestamp::now().duration_since(arrival.received.unwrap());
        assert!(age.as_secs().abs() < 60, "{age:?}");

        // Offered until it is acknowledged; then moved, and not offered any more. Acknowledging again is no harm.
        assert_eq!(source.fetch().await.unwrap(), batch);
        for _ in 0..2 {
            source.acknowledge(std::slice::from_ref(&arrival.key)).await.unwrap();
        }
        assert_eq!(source.fetch().await.unwrap(), []);
        assert_eq!(peers.letters(JUDGE, "INBOX").await, [""; 0]);
        assert_eq!(peers.letters(JUDGE, "Processed").await.len(), round + 1);
    }
    sink.rest().await;
}

#[tokio::test]
async fn each_recipient_has_an_answer_of_its_own() {
    let Some(peers) = Peers::start() else { return };
    let mut settings = peers.submission();
    let mut sink = SmtpSink::new(settings.clone(), head()).unwrap();
    let to = |n, to: &str| chancery::mail::sink::Mail { to: to.to_owned(), ..mail(n) };

    assert!(sent(&sink.send(&to(1, &player(0))).await));
    let nobody = sink.send(&to(2, "nobody@players.test")).await;
    assert!(matches!(&nobody, Delivery::Refused(why) if why.starts_with("550")), "{nobody:?}");
    assert!(sent(&sink.send(&to(3, &player(1))).await));
    assert!(sent(&sink.send(&to(4, &player(1))).await));
    sink.rest().await;
    assert_eq!(peers.wait_for_letters(&player(0), 1).await.len(), 1);
    assert_eq!(peers.wait_for_letters(&player(1), 2).await.len(), 2);

    // Nor does it matter how the connection is protected.
    let mut protected = settings.clone();
    (protected.security, protected.port, protected.user) = (Security::Tls, Some(peers.ports.smtps), None);
    let outcome = SmtpSink::new(protected, head()).unwrap().send(&to(7, &player(1))).await;
    assert!(sent(&outcome), "{outcome:?}");
    peers.wait_for_letters(&player(1), 3).await;

    // A wrong password is the keeper's trouble, not the letter's.
    settings.password = Some(Password::new("wrong"));
    let mut sink = SmtpSink::new(settings.clone(), head()).unwrap();
    let locked_out = sink.send(&to(5, &player(0))).await;
    assert!(matches!(&locked_out, Delivery::Later(why) if why.contains("password")), "{locked_out:?}");

    // So is a certificate that nobody vouches for.
    settings.ca_file = None;
    let unknown = SmtpSink::new(settings, head()).unwrap().send(&to(6, &player(0))).await;
    assert!(matches!(&unknown, Delivery::Later(why) if why.contains("TLS")), "{unknown:?}");
}

#[tokio::test]
async fn a_restart_of_the_mail_server_loses_nothing() {
    let Some(mut peers) = Peers::start() else { return };
    let mut source = ImapSource::new(peers.imap(JUDGE, Security::Plain)).unwrap();
    assert_eq!(source.fetch().await.unwrap(), []);
    let letter = |n: u8| format!("From: {}\nTo: {JUDGE}\nSubject: letter {n}\n\nLIST\n", player(n));
    peers.submit(&player(0), &[JUDGE], &letter(0)).await;
    let first = next(&mut source).await;

    // Between the fetching and the storing: the letter is offered again under the same key.
    peers.restart_dovecot();
    assert_eq!(next(&mut source).await, first);
    // Between the storing and the acknowledging.
    peers.restart_dovecot();
    source.acknowledge(&[first[0].key.clone()]).await.unwrap();
    assert_eq!(source.fetch().await.unwrap(), []);
    assert_eq!(peers.letters(JUDGE, "Processed").await.len(), 1);

    // While it is down we say so, and nothing is lost.
    peers.stop_dovecot();
    peers.submit(&player(1), &[JUDGE], &letter(1)).await;
    assert!(ImapSource::new(peers.imap(JUDGE, Security::Plain)).unwrap().fetch().await.is_err());
    peers.start_dovecot();
    let second = next(&mut source).await;
    assert!(String::from_utf8_lossy(&second[0].raw).contains("Subject: letter 1"));

    // A letter longer than the limit comes cut, with its true size.
    let long = format!("{}{}", letter(2), "A PAR - BUR, and so on and on and on.\n".repeat(60_000));
    peers.submit(&player(2), &[JUDGE, &player(3)], &long).await;
    source.acknowledge(&[second[0].key.clone()]).await.unwrap();
    let third = next(&mut source).await;
    assert_eq!(third[0].raw.len(), chancery::mail::source::LIMIT);
    assert!(third[0].size > 2_000_000);
    assert_eq!(peers.wait_for_letters(&player(3), 1).await.len(), 1);

    // A server that forgets its numbers gives new ones; the letter is the same.
    peers.stop_dovecot();
    let mailbox = peers.folder.path().join("dovecot/mail").join(JUDGE).join("Maildir");
    for file in fs::read_dir(&mailbox).unwrap().flatten().filter(|file| file.path().is_file()) {
        fs::remove_file(file.path()).unwrap();
    }
    tokio::time::sleep(Duration::from_millis(1100)).await;
    peers.start_dovecot();
    let renumbered = next(&mut source).await;
    assert_eq!(renumbered[0].raw, third[0].raw);
    assert_ne!(renumbered[0].key, third[0].key);
    source.acknowledge(&[third[0].key.clone()]).await.unwrap();
    assert_eq!(next(&mut source).await, renumbered);
}
