//! The judge and its transports against real servers: Postfix and Dovecot, on loopback ports and in their own folder.
//!
//! [`Peers::start`] starts both in a second or two. Where they are not installed, or without root (Postfix insists), the tests say so and
//! pass. With `CHANCERY_REQUIRE_PEERS=1` they fail instead. The program must have all features.
#![cfg_attr(not(all(feature = "imap", feature = "mail-auth")), allow(dead_code, unused_imports))]
use crate::program::wait_for;
use chancery::mail::imap::ImapSettings;
use chancery::mail::peer::{Password, Security};
use chancery::mail::smtp::SmtpSettings;
use lettre::transport::smtp::client::AsyncSmtpConnection;
use lettre::transport::smtp::extension::ClientId;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod chain;
#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod deploy;
#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod judge;
#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod lmtp;
#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod local;
#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod opensmtpd;
#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod several;
#[cfg(all(feature = "imap", feature = "mail-auth"))]
mod transports;

/// The judge's mailbox.
pub(crate) const JUDGE: &str = "judge@games.test";
/// The keeper's mailbox.
pub(crate) const KEEPER: &str = "keeper@games.test";
/// An address without a mailbox: Postfix accepts e-mail for it, and bounces it later.
pub(crate) const GONE: &str = "gone@players.test";
/// An address without a mailbox: Postfix rejects it at once.
pub(crate) const NOBODY: &str = "nobody@players.test";
/// The password of every mailbox.
pub(crate) const PASSWORD: &str = "secret";

/// The mailbox of a player: `a@players.test` to `h@players.test`.
pub(crate) fn player(n: u8) -> String {
    format!("{}@players.test", char::from(b'a' + n))
}

/// A mail server: Postfix, which accepts e-mail over SMTP, and Dovecot, which stores it and offers IMAP. Mailboxes: [`JUDGE`] (with
/// sub-addresses, `judge+anything@games.test`), [`KEEPER`] and eight players.
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
    /// Starts both; `None`, with a line that says why, if that is impossible here.
    pub(crate) fn start() -> Option<Self> {
        Self::start_with("", "")
    }

    /// Starts both with lines added to Postfix's `main.cf` and `master.cf`.
    pub(crate) fn start_with(main: &str, master: &str) -> Option<Self> {
        if let Some(reason) = missing() {
            assert!(std::env::var_os("CHANCERY_REQUIRE_PEERS").is_none_or(|v| v != "1"), "no mail servers: {reason}");
            eprintln!("skipped: {reason}");
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let mut peers = Self { ports: Ports::free(), dovecot: None, postfix: None, folder };
        peers.lay_out();
        peers.add_to_postfix("main.cf", main);
        peers.add_to_postfix("master.cf", master);
        peers.start_dovecot();
        let config = peers.postfix_config();
        peers.postfix = Some(spawn(Command::new("postfix").arg("-c").arg(config).arg("start-fg")));
        peers.wait_for(peers.ports.smtp);
        Some(peers)
    }

    /// The settings for our SMTP sink to send through Postfix, without protection or login.
    pub(crate) fn smtp(&self) -> SmtpSettings {
        SmtpSettings::new("localhost", self.ports.smtp, Security::Plain)
    }

    /// The settings as a provider wants them: STARTTLS and a login, as the judge's mailbox.
    pub(crate) fn submission(&self) -> SmtpSettings {
        let mut settings = SmtpSettings::new("localhost", self.ports.login, Security::Starttls);
        settings.ca_file = Some(self.certificate());
        settings.user = Some(JUDGE.to_owned());
        settings.password = Some(Password::new(PASSWORD));
        settings.pause = Duration::ZERO;
        settings
    }

    /// The settings for our IMAP source to read a mailbox.
    pub(crate) fn imap(&self, user: &str, security: Security) -> ImapSettings {
        let port = if security == Security::Tls { self.ports.imaps } else { self.ports.imap };
        let mut settings = ImapSettings::new("localhost", port, security, user, Password::new(PASSWORD));
        settings.ca_file = Some(self.certificate());
        settings.pause = Duration::ZERO;
        settings
    }

    /// The configuration of a judge that reads and writes through both servers.
    pub(crate) fn judge_config(&self) -> String {
        let (imaps, login, certificate) = (self.ports.imaps, self.ports.login, self.certificate());
        let account =
            format!("user = \"{JUDGE}\"\npassword = \"{PASSWORD}\"\nca_file = \"{}\"\n", certificate.display());
        format!(
            "clock.tick_seconds = 1\n\
             [[inbound.imap]]\nhost = \"localhost\"\nport = {imaps}\npause = 1\n{account}\
             [outbound.smtp]\nhost = \"localhost\"\nport = {login}\nsecurity = \"starttls\"\npause = 1\n{account}"
        )
    }

    /// The certificate of both servers, to be trusted.
    pub(crate) fn certificate(&self) -> PathBuf {
        self.folder.path().join("cert.pem")
    }

    /// Submits a message to Postfix unchanged, as a player's mail program would.
    pub(crate) async fn submit(&self, from: &str, to: &[&str], letter: &str) {
        let address = ("127.0.0.1", self.ports.smtp);
        let mut tries = 0;
        // A server that has only just started may still break off a connection, before any message is transferred.
        let mut line = loop {
            match AsyncSmtpConnection::connect_tokio1(address, None, &ClientId::default(), None, None).await {
                Ok(line) => break line,
                Err(error) => assert!(tries < 50, "{error}"),
            }
            tries += 1;
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let to = to.iter().map(|to| to.parse().unwrap()).collect();
        let envelope = lettre::address::Envelope::new(Some(from.parse().unwrap()), to).unwrap();
        line.send(&envelope, letter.replace('\n', "\r\n").as_bytes()).await.unwrap();
        line.quit().await.unwrap();
    }

    /// All e-mails in a folder (`INBOX`, say) of a mailbox, over IMAP but not with our own reader.
    #[cfg(feature = "imap")]
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

    /// The e-mails in a player's `INBOX` as soon as there are at least `n`.
    #[cfg(feature = "imap")]
    pub(crate) async fn wait_for_letters(&self, user: &str, n: usize) -> Vec<String> {
        let start = Instant::now();
        loop {
            let letters = self.letters(user, "INBOX").await;
            if letters.len() >= n {
                return letters;
            }
            assert!(start.elapsed() < Duration::from_secs(90), "{} of {n} letters came for {user}", letters.len());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Restarts Dovecot: connections are lost, e-mails are not.
    pub(crate) fn restart_dovecot(&mut self) {
        self.stop_dovecot();
        self.start_dovecot();
    }

    /// Stops Dovecot. Postfix stores e-mail in the meantime.
    pub(crate) fn stop_dovecot(&mut self) {
        if let Some(child) = self.dovecot.take() {
            let pid = child.id().to_string();
            stop(child, Command::new("kill").arg(pid));
        }
    }

    /// Starts Dovecot.
    pub(crate) fn start_dovecot(&mut self) {
        let config = self.folder.path().join("dovecot.conf");
        self.dovecot = Some(spawn(Command::new("dovecot").arg("-F").arg("-c").arg(config)));
        self.wait_for(self.ports.imap);
        self.wait_for(self.ports.imaps);
        self.wait_for(self.ports.lmtp);
    }

    /// The processes of Dovecot that serve mailboxes.
    pub(crate) fn imap_processes(&self) -> Vec<String> {
        let main = self.dovecot.as_ref().map(|child| child.id()).unwrap();
        let children = std::fs::read_to_string(format!("/proc/{main}/task/{main}/children")).unwrap();
        let is_imap = |process: &&str| {
            std::fs::read_to_string(format!("/proc/{process}/comm")).is_ok_and(|name| name.trim() == "imap")
        };
        children.split_whitespace().filter(is_imap).map(str::to_owned).collect()
    }

    fn postfix_config(&self) -> PathBuf {
        self.folder.path().join("postfix")
    }

    /// Adds lines to one of Postfix's files, and removes earlier ones for the same parameters: each Postfix program would warn of those,
    /// and many warnings block its logger.
    fn add_to_postfix(&self, file: &str, lines: &str) {
        let file = self.postfix_config().join(file);
        let parameter = |line: &str| line.split_once(" =").map(|(name, _)| name.to_owned());
        let text = fs::read_to_string(&file).unwrap();
        let all: Vec<&str> = text.lines().chain(lines.lines()).collect();
        // Only the last value of a parameter that is set twice is valid. Each process warns of the others, and Postfix's own logger can
        // hang on one of its own warnings, and all other processes with it.
        let counts = |(at, line): &(usize, &&str)| {
            parameter(line)
                .is_none_or(|name| all.iter().skip(at + 1).all(|later| parameter(later).as_ref() != Some(&name)))
        };
        let kept: Vec<&str> = all.iter().enumerate().filter(counts).map(|(_, line)| *line).collect();
        fs::write(&file, kept.join("\n") + "\n").unwrap();
    }

    /// Writes the configuration, the users and the certificate.
    fn lay_out(&self) {
        let root = self.folder.path();
        open_to_all(root);
        for folder in ["dovecot/run", "dovecot/state", "dovecot/mail", "postfix", "spool", "data"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        let users: Vec<String> = (0..8).map(player).chain([JUDGE, KEEPER].map(str::to_owned)).collect();
        let passwords: String = users.iter().map(|user| format!("{user}:{{PLAIN}}{PASSWORD}\n")).collect();
        fs::write(root.join("users"), passwords).unwrap();
        let known = users.iter().map(String::as_str).chain([GONE]);
        let mailboxes: String = known.map(|user| format!("{{{user}=ok}} ")).collect();
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
                .replace("@MAILBOXES@", &mailboxes)
                .replace("@GONE@", GONE);
            fs::write(root.join(name), text).unwrap();
        }
        run(Command::new("openssl")
            .args("req -x509 -nodes -days 30 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1".split(' '))
            .args("-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(' '))
            // rustls does not accept a CA certificate as a server's own.
            .args("-addext basicConstraints=critical,CA:FALSE -keyout key.pem -out cert.pem".split(' '))
            .current_dir(root));
        run(Command::new("chown").arg("nobody:nogroup").arg(root.join("dovecot/mail")));
        run(Command::new("chown").arg("postfix").arg(root.join("data")));
    }

    /// Waits for Postfix to act on queued e-mail. Flushes the queue every two seconds: a flush skips an e-mail that is just being put back,
    /// and Postfix itself looks only after minutes.
    pub(crate) fn wait_with_flushes(&self, mut what: impl FnMut() -> bool) {
        let mut asked = None::<Instant>;
        wait_for(|| {
            if asked.is_none_or(|asked| Duration::from_secs(2) < asked.elapsed()) {
                run(Command::new("postqueue").arg("-c").arg(self.postfix_config()).arg("-f"));
                asked = Some(Instant::now());
            }
            what().then_some(())
        });
    }

    /// A server's log so far: `dovecot.log` or `postfix.log`.
    fn log(&self, file: &str) -> String {
        fs::read_to_string(self.folder.path().join(file)).unwrap_or_default()
    }

    /// Prints the servers' logs for a failed test.
    fn show_logs(&self) {
        for log in ["dovecot.log", "postfix.log"] {
            eprintln!("{log}:\n{}", self.log(log));
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
            stop(child, Command::new("postfix").arg("-c").arg(self.postfix_config()).arg("abort"));
        }
        self.stop_dovecot();
        if std::thread::panicking() {
            self.show_logs();
        }
    }
}

impl Ports {
    /// Unused ports. All are held until the last is known, so that they differ.
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

/// The reason why the servers cannot be started here.
fn missing() -> Option<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    for program in ["postfix", "dovecot", "openssl"] {
        if !std::env::split_paths(&path).any(|folder| folder.join(program).exists()) {
            return Some(format!("there is no {program} in PATH"));
        }
    }
    let id = Command::new("id").arg("-u").output().ok()?;
    (id.stdout != b"0\n").then(|| "Postfix can be started only by root".to_owned())
}

/// Returns whether this program is missing. Then the test says so and is skipped, or fails where peers are required.
pub(crate) fn lacks(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    if std::env::split_paths(&path).any(|folder| folder.join(program).exists()) {
        return false;
    }
    assert!(std::env::var_os("CHANCERY_REQUIRE_PEERS").is_none_or(|v| v != "1"), "there is no {program}");
    eprintln!("skipped: there is no {program} in PATH");
    true
}

/// A port that no other program takes, even while its server restarts: below the system's ephemeral range, and each only once.
pub(crate) fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(131) % 20_000;
    let ports = std::iter::repeat_with(|| 12_000 + ((first + NEXT.fetch_add(1, Ordering::Relaxed)) % 20_000) as u16);
    ports.take(20_000).find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok()).unwrap()
}

/// Opens a folder to all users: both servers drop to their own users and must still reach their files.
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

/// Stops a server gracefully, and waits for it.
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
