//! The questions, and their answers.
use super::SetupArgs;
use super::machine::HostFacts;
use crate::mail::{HAS_IMAP, NO_IMAP};
use anyhow::{Result, bail};
use std::fmt;
use std::io::{self, BufRead as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The address at which the judge receives e-mails from this machine's mail server.
const LMTP: &str = "127.0.0.1:2424";
/// The address for monitors.
const METRICS: &str = "127.0.0.1:9101";
/// The suggested answer to a question about something that a judge can do without.
const NO: &str = "no";

/// The incoming transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WayIn {
    Lmtp(SocketAddr),
    Maildir(PathBuf),
    Pipe,
    Imap(String),
}

impl FromStr for WayIn {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, place) = text.split_once(':').unwrap_or((text, ""));
        match (kind.to_lowercase().as_str(), place) {
            ("lmtp", place) => {
                let place = if place.is_empty() { LMTP } else { place };
                place.parse().map(Self::Lmtp).map_err(|_| format!("{place:?} is not an address such as {LMTP}"))
            }
            ("pipe", "") => Ok(Self::Pipe),
            ("maildir", folder) if folder.starts_with('/') => Ok(Self::Maildir(folder.into())),
            ("maildir", _) => Err("name the folder: maildir:/var/lib/chancery/Maildir".to_owned()),
            ("imap", _) if !HAS_IMAP => Err(format!("{NO_IMAP}.")),
            ("imap", host) if is_host(host) => Ok(Self::Imap(host.to_owned())),
            ("imap", _) => Err("name the server: imap:imap.example.org".to_owned()),
            _ => Err("write lmtp, maildir:FOLDER, pipe, or imap:HOST".to_owned()),
        }
    }
}

impl fmt::Display for WayIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lmtp(place) if place.to_string() == LMTP => f.write_str("lmtp"),
            Self::Lmtp(place) => write!(f, "lmtp:{place}"),
            Self::Maildir(folder) => write!(f, "maildir:{}", folder.display()),
            Self::Pipe => f.write_str("pipe"),
            Self::Imap(host) => write!(f, "imap:{host}"),
        }
    }
}

/// The outgoing transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WayOut {
    Local,
    Host(String),
}

impl FromStr for WayOut {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "local" | "localhost" => Ok(Self::Local),
            host if is_host(host) => Ok(Self::Host(host.to_owned())),
            _ => Err("write local, or the name of a server, such as smtp.example.org".to_owned()),
        }
    }
}

impl fmt::Display for WayOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Local => "local",
            Self::Host(host) => host,
        })
    }
}

fn is_host(text: &str) -> bool {
    text.contains('.') && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-'))
}

/// An e-mail address, restricted to what is safe in other programs' files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    pub(super) local: String,
    pub(super) domain: String,
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.to_ascii_lowercase();
        let parts = text.split_once('@').filter(|(local, domain)| {
            let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
            !local.is_empty() && local.chars().all(is_word) && is_host(domain)
        });
        let (local, domain) = parts.ok_or_else(|| {
            format!(
                "{text:?} is not a usable address: write one like judge@example.org, of letters, digits, `.`, `-` and `_`"
            )
        })?;
        Ok(Self { local: local.to_owned(), domain: domain.to_owned() })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.local, self.domain)
    }
}

/// The absolute path of a folder or a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FullPath(pub(super) PathBuf);

impl FromStr for FullPath {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.starts_with('/') {
            Ok(Self(text.into()))
        } else {
            Err("write the full path, beginning with /".to_owned())
        }
    }
}

impl fmt::Display for FullPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.display())
    }
}

/// The name that people type to open the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SiteName(pub(super) String);

impl FromStr for SiteName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let name = text.strip_prefix("https://").unwrap_or(text).trim_end_matches('/').to_ascii_lowercase();
        if is_host(&name) { Ok(Self(name)) } else { Err("write a name such as play.example.org, or no".to_owned()) }
    }
}

impl fmt::Display for SiteName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The place of the copy, as Litestream writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CopyPlace(pub(super) String);

impl FromStr for CopyPlace {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_place =
            ["sftp://", "s3://", "file:///"].iter().any(|kind| text.len() > kind.len() && text.starts_with(kind));
        if is_place && !text.contains(['"', '\\']) && !text.contains(char::is_whitespace) {
            Ok(Self(text.to_owned()))
        } else {
            Err("write sftp://USER@HOST/FOLDER, s3://BUCKET/FOLDER, file:///FOLDER, or no".to_owned())
        }
    }
}

impl fmt::Display for CopyPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An answer that can be `no`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OrNo<T>(pub(super) Option<T>);

impl<T: FromStr<Err = String>> FromStr for OrNo<T> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.eq_ignore_ascii_case("no") { Ok(Self(None)) } else { text.parse().map(|answer| Self(Some(answer))) }
    }
}

impl<T: fmt::Display> fmt::Display for OrNo<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(answer) => answer.fmt(f),
            None => f.write_str("no"),
        }
    }
}

/// An address of this machine for monitors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ListenAddress(pub(super) SocketAddr);

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Self).map_err(|_| format!("{text:?} is not an address such as {METRICS}; or write no"))
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// All answers.
#[derive(Clone, Debug)]
pub(super) struct Answers {
    pub(super) address: Address,
    pub(super) keeper: Address,
    pub(super) way_in: WayIn,
    pub(super) way_out: WayOut,
    pub(super) backup: PathBuf,
    pub(super) pages: Option<SiteName>,
    pub(super) metrics: Option<ListenAddress>,
    pub(super) tell: Option<FullPath>,
    pub(super) copy: Option<CopyPlace>,
}

impl Answers {
    /// Asks the questions that the options do not answer.
    ///
    /// # Errors
    /// If an answer is invalid, and cannot be asked for again.
    pub(super) fn gather(args: &SetupArgs, data: &Path, machine: &HostFacts, asker: &mut Prompter) -> Result<Self> {
        let domain = machine.domain();
        let parse = |text: &str| text.parse::<Address>();
        let address = asker.ask(
            "1. The judge's address. The mail server must also deliver e-mails to judge+...@, with anything after the \
             plus sign.",
            args.address.as_ref(),
            &format!("judge@{domain}"),
            parse,
        )?;
        let keeper = asker.ask(
            "2. Your own address, for reports of problems.",
            args.keeper.as_ref(),
            &format!("postmaster@{domain}"),
            |text| match parse(text)? {
                keeper if keeper == address => Err("that is the judge's own address; write a person's".to_owned()),
                keeper => Ok(keeper),
            },
        )?;
        let way_in = match machine.mail_server {
            Some(_) => WayIn::from_str("lmtp"),
            None if !HAS_IMAP => Ok(WayIn::Pipe),
            None => Ok(WayIn::Imap(format!("imap.{}", address.domain))),
        };
        let way_in = asker.ask(
            "3. Incoming e-mail: lmtp from this machine's mail server (best), maildir:FOLDER, pipe or imap:HOST.",
            args.way_in.as_ref(),
            &way_in.map_or_else(|_| "pipe".to_owned(), |way| way.to_string()),
            WayIn::from_str,
        )?;
        let way_out = match machine.mail_server {
            Some(_) => "local".to_owned(),
            None => format!("smtp.{}", address.domain),
        };
        let way_out = asker.ask(
            "4. Outgoing e-mail: local for this machine's mail server (best), or the name of another server.",
            args.way_out.as_ref(),
            &way_out,
            WayOut::from_str,
        )?;
        let backup = asker.ask(
            "5. The folder for backups, best on another disk.",
            args.backup.as_ref(),
            &data.join("backups").display().to_string(),
            FullPath::from_str,
        )?;
        let pages = asker.ask(
            "6. Pages, for players who prefer them to e-mail: the name that people type, such as play.example.org, or no.",
            args.pages.as_ref(),
            NO,
            OrNo::from_str,
        )?;
        let metrics = asker.ask(
            "7. Numbers for a monitor such as Prometheus: an address of this machine, such as 127.0.0.1:9101, or no.",
            args.metrics.as_ref(),
            NO,
            OrNo::from_str,
        )?;
        let tell = asker.ask(
            "8. A second way to reach you, for when e-mail fails: the full path of a program that gets the alarm, or no.",
            args.tell.as_ref(),
            NO,
            OrNo::from_str,
        )?;
        let copy = asker.ask(
            "9. A copy of every change on another machine: sftp://USER@HOST/FOLDER, s3://BUCKET/FOLDER or file:///FOLDER, or no.",
            args.copy.as_ref(),
            NO,
            OrNo::from_str,
        )?;
        Ok(Self {
            address,
            keeper,
            way_in,
            way_out,
            backup: backup.0,
            pages: pages.0,
            metrics: metrics.0,
            tell: tell.0,
            copy: copy.0,
        })
    }
}

/// Asks the keeper, at a terminal or through a pipe.
pub(super) struct Prompter {
    /// True to take every default.
    yes: bool,
    /// True if the keeper can be asked again.
    terminal: bool,
}

impl Prompter {
    pub(super) fn new(yes: bool, terminal: bool) -> Self {
        Self { yes, terminal }
    }

    /// The answer from an option or the keeper; an empty line takes the default.
    fn ask<T: fmt::Display>(
        &mut self,
        question: &str,
        given: Option<&T>,
        offered: &str,
        read: impl Fn(&str) -> Result<T, String>,
    ) -> Result<T> {
        if let Some(given) = given {
            // The option's format has been checked; here it must also fit the earlier answers.
            return read(&given.to_string()).map_err(anyhow::Error::msg);
        }
        loop {
            let line = self.line(&format!("{}\n[{offered}] ", crate::text::wrap(question).trim_end()))?;
            let answer = if line.is_empty() { offered } else { &line };
            match read(answer) {
                Ok(answer) => return Ok(answer),
                // A default is taken without asking.
                Err(why) if self.yes => bail!("{why}"),
                // The other answers are kept, and only this question is repeated.
                Err(why) => super::super::print(&format!("Invalid: {why}.\n"))?,
            }
        }
    }

    /// A yes-or-no question.
    pub(super) fn yes_or_no(&mut self, question: &str, offered: bool) -> Result<bool> {
        let line = if self.yes {
            String::new()
        } else {
            self.line(&format!("{question} [{}] ", if offered { "yes" } else { "no" }))?
        };
        Ok(match line.to_lowercase().as_str() {
            "" => offered,
            line => line.starts_with('y'),
        })
    }

    /// The line typed after `prompt`; empty to take the default, or if no one is there.
    fn line(&mut self, prompt: &str) -> Result<String> {
        if self.yes {
            return Ok(String::new());
        }
        super::super::print(prompt)?;
        io::stdout().flush()?;
        let mut line = String::new();
        let n = io::stdin().lock().read_line(&mut line)?;
        if n == 0 {
            bail!("some questions have no answer; --yes accepts the suggestions");
        }
        if !self.terminal {
            super::super::print("\n")?;
        }
        Ok(line.trim().to_owned())
    }
}
