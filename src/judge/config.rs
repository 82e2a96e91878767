//! The keeper's configuration: one TOML file, or none.
//!
//! Without a file the judge runs on [`Config::embedded`]: everything in one folder, Maildirs instead of a mail server,
//! no network. With a file ([`Config::load`]), missing keys have the defaults that `deploy/chancery.example.toml`
//! gives. A key that does not exist, or an invalid value, is a [`Problem`] that says where it is and what to write
//! instead. The judge never starts on a guess.
use crate::judge::copy::CopySettings;
pub use crate::judge::limits::Limits;
use crate::judge::web::WebSettings;
use crate::mail::dkim::DkimSettings;
use crate::mail::imap::ImapSettings;
use crate::mail::inbound::JudgeAddress;
use crate::mail::lmtp::LmtpSettings;
use crate::mail::peer::SecretSource;
use crate::mail::sendmail::SendmailSettings;
use crate::mail::smtp::SmtpSettings;
use crate::mail::{self, HAS_IMAP, HAS_MAIL_AUTH};
use crate::scripts::library::ScriptLibrary;
use crate::store::{Checkpoints, Privacy};
use crate::text::nearest;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use std::fmt;
use std::net::SocketAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The maximum number of the keeper's own servers that an e-mail may pass through.
const MAX_OWN_HOPS: u8 = 9;

/// Everything that the keeper decides.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The judge's name in its letters: `:: Judge: CHANCERY`.
    #[serde(default = "default_name")]
    pub name: String,
    /// The address that people write to. Letters to `judge+anything@…` must reach the same mailbox.
    #[serde(deserialize_with = "judge_address")]
    pub address: String,
    /// The addresses that it had before: letters to them, and their reply tokens, still work.
    #[serde(default, deserialize_with = "judge_addresses")]
    pub former_addresses: Vec<String>,
    /// The address that is told about problems of the judge itself.
    #[serde(deserialize_with = "address")]
    pub keeper: String,
    /// The folder of the database, and of everything else that the judge keeps.
    #[serde(default = "default_data")]
    pub data: PathBuf,
    /// The folder of the keeper's own boards, if it is not `boards` in the data folder: `NAME/variant.toml` and so on.
    #[serde(default)]
    pub boards: Option<PathBuf>,
    /// The keeper's own scripts.
    #[serde(default)]
    pub scripts: ScriptSettings,
    /// A text file with the keeper's own house rules, which HELP HOUSE.RULES sends instead of those that come with the program.
    /// It is read when the judge starts.
    #[serde(default)]
    pub house_rules: Option<PathBuf>,
    /// Whether the address in `From:` is believed. It is easily forged, so this is only for places where nobody can
    /// forge it: the embedded default (only the keeper can write to its folder), or a mail server that refuses forged
    /// letters. Otherwise players sign on with a password or by answering a letter of the judge.
    #[serde(default)]
    pub trust_senders: bool,
    /// The destination of reports about letters that do not arrive.
    #[serde(default)]
    pub return_path: ReturnPath,
    /// The name under which the keeper's mail server writes `Authentication-Results:` (RFC 8601). Then the judge believes the senders
    /// that it vouches for, and doubts those that it does not let pass. Without a name, such headers count for nothing.
    #[serde(default, deserialize_with = "host_name")]
    pub authserv_id: Option<String>,
    /// The number of `Received:` lines that the keeper's own mail servers write into each letter.
    #[serde(default = "default_own_hops")]
    pub own_hops: u8,
    /// Whether the judge itself checks senders by SPF, DKIM and DMARC. If it is not said: [`Config::checks_senders`].
    #[serde(default)]
    pub check_senders: Option<bool>,
    /// The name of the keeper's mail server in the `Received:` that it writes: only with it can the judge check SPF.
    #[serde(default, deserialize_with = "host_name")]
    pub received_by: Option<String>,
    /// The number of days that a finished letter is kept: what came in, also in the mailboxes that the judge reads,
    /// and what went out. 0: for ever.
    #[serde(default = "default_keep_days")]
    pub keep_days: u32,
    /// The number of MiB that must be free on the disk of the data folder. While there is less, no letter is taken:
    /// those that are here can still be answered, and the others wait in the mail server or the mailbox.
    #[serde(default = "default_min_free_mib")]
    pub min_free_mib: u32,
    /// The ways by which letters come in. If there is no way, letters come only by `chancery deliver`.
    #[serde(default)]
    pub inbound: Inbound,
    /// The way by which letters leave.
    pub outbound: Outbound,
    /// The keys that letters are signed with: `[[dkim]]`. None, if the mail server signs them.
    #[serde(default)]
    pub dkim: Vec<DkimSettings>,
    /// The limits for one sender.
    #[serde(default)]
    pub limits: Limits,
    /// The judge's clock.
    #[serde(default)]
    pub clock: ClockSettings,
    /// The settings that apply to every game.
    #[serde(default)]
    pub games: Games,
    /// The settings of the judge's log.
    #[serde(default)]
    pub log: Log,
    /// The judge's own backups.
    #[serde(default)]
    pub backup: BackupSettings,
    /// The programs that report the judge's health without e-mail.
    #[serde(default)]
    pub alarm: Alarm,
    /// The judge's copy elsewhere, if it has one.
    #[serde(default)]
    pub copy: Option<CopySettings>,
    /// The place where monitors ask.
    #[serde(default)]
    pub metrics: MetricsSettings,
    /// The pages of the judge. None: there are none.
    #[serde(default)]
    pub web: Option<WebSettings>,
    /// The file that it was read from.
    #[serde(skip)]
    pub file: Option<PathBuf>,
}

/// The scripts of the keeper.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScriptSettings {
    /// Their folder, if it is not `scripts` in the data folder: `commands/NAME.rhai` and `modules/NAME.rhai`.
    pub folder: Option<PathBuf>,
    /// The modules that games may have, if not all.
    pub modules: Option<Vec<String>>,
    /// The modules with which games count for records although they touch orders or the end.
    pub rated: Vec<String>,
    /// Whether there are commands by script.
    pub commands: bool,
}

impl Default for ScriptSettings {
    fn default() -> Self {
        Self { folder: None, modules: None, rated: Vec::new(), commands: true }
    }
}

/// The destination of reports about letters that do not arrive (`MAIL FROM`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReturnPath {
    /// Each letter has an address of its own, so that a report tells which letter it is about, whatever it says. Letters of
    /// which nobody is to hear have an empty one.
    #[default]
    Each,
    /// To the judge's address.
    Fixed,
}

/// The mailboxes that the judge reads.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Inbound {
    /// Maildirs: `[[inbound.maildir]]`.
    pub maildir: Vec<MaildirSettings>,
    /// Mailboxes on IMAP servers: `[[inbound.imap]]`.
    pub imap: Vec<ImapSettings>,
    /// Places at which mail servers hand over letters: `[[inbound.lmtp]]`.
    pub lmtp: Vec<LmtpSettings>,
}

/// The way by which letters leave.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outbound {
    /// `[outbound.smtp]`: to a mail server, which sends them on.
    Smtp(SmtpSettings),
    /// `[outbound.maildir]`: into one Maildir for each person, at `path/<address>`. No network.
    Maildir(MaildirSettings),
    /// `[outbound.sendmail]`: to a program that takes letters as sendmail does.
    Sendmail(SendmailSettings),
}

/// The place of a Maildir.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaildirSettings {
    /// The folder. It is created if it does not exist.
    pub path: PathBuf,
}

/// Settings that were renamed, with their present names.
const RENAMED: [(&str, &str); 7] = [
    ("letters_per_sender_per_hour", "person_per_hour"),
    ("posts_per_sender_per_hour", "person_posts_per_hour"),
    ("vain_answers_per_sender_per_day", "person_errors_per_day"),
    ("answers_per_unproved_sender_per_day", "mailbox_per_day"),
    ("answer_bytes_per_unproved_sender_per_day", "strangers_kb_per_day"),
    ("answers_to_unproved_senders_per_hour", "strangers_per_hour"),
    ("answers_to_unproved_senders_per_day", "strangers_per_day"),
];

/// The judge's clock.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockSettings {
    /// The number of seconds between the judge's looks for deadlines and new letters.
    #[serde(deserialize_with = "at_least_1")]
    pub tick_seconds: u32,
    /// If the judge was down for longer than this, deadlines that passed meanwhile are postponed by the length of the
    /// outage, and the players are told. 0: always.
    pub slide_after_minutes: u32,
}

impl Default for ClockSettings {
    fn default() -> Self {
        Self { tick_seconds: 5, slide_after_minutes: 60 }
    }
}

/// The settings that apply to every game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Games {
    /// Whether the creators of games become their masters (and not their first players).
    pub creators_become_masters: bool,
    /// The people who may look up those who have not said it themselves (WHOIS, INFO PLAYER).
    pub privacy: Privacy,
    /// The work that a computer that plays may spend on the orders of one power in one turn: a number of positions.
    pub computer_work: u64,
}

impl Default for Games {
    fn default() -> Self {
        Self { creators_become_masters: false, privacy: Privacy::default(), computer_work: 2_000 }
    }
}

/// The backups that the judge makes by itself.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BackupSettings {
    /// Their folder, if it is not `backups` in the data folder.
    pub folder: Option<PathBuf>,
    /// The number of hours from one to the next. 0: none is made.
    pub every_hours: u32,
    /// The number that are kept.
    #[serde(deserialize_with = "at_least_1")]
    pub keep: u32,
    /// The number of days that backups from before an update, and databases from before a restore, stay. 0: for ever.
    pub keep_before_days: u32,
}

impl Default for BackupSettings {
    fn default() -> Self {
        Self { folder: None, every_hours: 24, keep: 7, keep_before_days: 30 }
    }
}

/// The keeper's programs for alarms. Each is a list: the program, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Alarm {
    /// The program that gets the sentence of a critical condition, when it begins and when it is over.
    #[serde(deserialize_with = "program")]
    pub tell: Vec<String>,
    /// The program that runs while all is well.
    #[serde(deserialize_with = "program")]
    pub alive: Vec<String>,
    /// The number of minutes from one run of `alive` to the next.
    #[serde(deserialize_with = "at_least_1")]
    pub alive_minutes: u32,
}

impl Default for Alarm {
    fn default() -> Self {
        Self { tell: Vec::new(), alive: Vec::new(), alive_minutes: 5 }
    }
}

/// The place where monitors ask for numbers and for the judge's health, over HTTP.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MetricsSettings {
    /// The address and port. None: nowhere.
    #[serde(deserialize_with = "socket_address")]
    pub listen: Option<SocketAddr>,
    /// Whether it may be an address at which other machines can connect.
    pub remote: bool,
}

/// The settings of the judge's log on standard error.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// The amount that it logs.
    pub level: LogLevel,
    /// The form of the log.
    pub format: LogFormat,
}

/// The level of the log: this, and everything more severe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogLevel {
    /// Failures.
    Error,
    /// Warnings.
    Warn,
    /// Events.
    #[default]
    Info,
    /// Details.
    Debug,
    /// Every step.
    Trace,
}

/// The form of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// A line for each event, with its time.
    #[default]
    Full,
    /// The same without the time, for readers that record it themselves, such as the systemd journal.
    Plain,
}

impl Config {
    /// The configuration of a judge without a configuration file. The database, the judge's Maildir (`judge`) and everyone
    /// else's (`mail/<address>`) are under `data`, and there is no network.
    pub fn embedded(data: impl Into<PathBuf>) -> Self {
        let data = data.into();
        let judge = MaildirSettings { path: data.join("judge") };
        let mail = MaildirSettings { path: data.join("mail") };
        Self {
            name: default_name(),
            address: "judge@localhost".to_owned(),
            keeper: "keeper@localhost".to_owned(),
            boards: None,
            scripts: ScriptSettings::default(),
            house_rules: None,
            trust_senders: true,
            return_path: ReturnPath::default(),
            former_addresses: Vec::new(),
            authserv_id: None,
            own_hops: default_own_hops(),
            check_senders: None,
            received_by: None,
            keep_days: default_keep_days(),
            min_free_mib: default_min_free_mib(),
            inbound: Inbound { maildir: vec![judge], ..Inbound::default() },
            outbound: Outbound::Maildir(mail),
            dkim: Vec::new(),
            limits: Limits::default(),
            clock: ClockSettings::default(),
            games: Games::default(),
            log: Log::default(),
            backup: BackupSettings { every_hours: 0, ..BackupSettings::default() },
            alarm: Alarm::default(),
            copy: None,
            metrics: MetricsSettings::default(),
            web: None,
            file: None,
            data,
        }
    }

    /// Reads the configuration file at `path`.
    ///
    /// # Errors
    /// If it cannot be read, or is invalid.
    pub fn load(path: &Path) -> Result<Self, Box<Problem>> {
        let text = std::fs::read_to_string(path).map_err(|error| Box::new(Problem::new(error.to_string())));
        let config = text.and_then(|text| Self::parse(&text)?.in_this_build()).map_err(|mut problem| {
            problem.file = Some(path.to_owned());
            problem
        })?;
        Ok(Self { file: Some(path.to_owned()), ..config })
    }

    /// Parses the text of a configuration file.
    ///
    /// # Errors
    /// If it is invalid.
    pub fn parse(text: &str) -> Result<Self, Box<Problem>> {
        let config: Self = toml::from_str(text).map_err(|error| Box::new(Problem::of_toml(text, &error)))?;
        config.check_logins()?;
        config.check_keys()?;
        config.check_lmtp()?;
        config.check_metrics()?;
        config.check_keeper()?;
        config.check_trust()?;
        let copy = config.copy.as_ref().and_then(CopySettings::problem);
        if let Some((key, what)) = config.web.as_ref().and_then(WebSettings::problem).or(copy) {
            return Err(Box::new(Problem { key: key.to_owned(), ..Problem::new(what) }));
        }
        Ok(config)
    }

    /// Checks that this build of the program has every feature that the configuration asks for.
    fn in_this_build(self) -> Result<Self, Box<Problem>> {
        let asked = [
            ("check_senders", self.check_senders == Some(true) && !HAS_MAIL_AUTH, mail::NO_MAIL_AUTH),
            ("dkim", !self.dkim.is_empty() && !HAS_MAIL_AUTH, mail::NO_MAIL_AUTH),
            ("inbound.imap", !self.inbound.imap.is_empty() && !HAS_IMAP, mail::NO_IMAP),
        ];
        match asked.into_iter().find(|(_, is_in_vain, _)| *is_in_vain) {
            Some((key, _, what)) => Err(Box::new(Problem { key: key.to_owned(), ..Problem::new(what.to_owned()) })),
            None => Ok(self),
        }
    }

    /// Returns whether the judge itself checks senders. By default it does wherever mail from anyone can come in.
    pub fn checks_senders(&self) -> bool {
        let Inbound { maildir, imap, lmtp } = &self.inbound;
        let comes_in = !maildir.is_empty() || !imap.is_empty() || !lmtp.is_empty();
        self.check_senders.unwrap_or(HAS_MAIL_AUTH && comes_in && !self.trust_senders)
    }

    /// Checks that the judge does not believe `From:` if it sends to the world, since mail then also comes from there. Also
    /// checks that it can tell apart the headers of the keeper's servers from those that others write.
    fn check_trust(&self) -> Result<(), Box<Problem>> {
        let (key, what) = if self.trust_senders && matches!(self.outbound, Outbound::Smtp(_)) {
            (
                "trust_senders",
                "with [outbound.smtp] e-mails come from anyone, and anyone can forge From:; leave `trust_senders` out: \
                 the judge checks senders itself (`check_senders`)",
            )
        } else if !(1..=MAX_OWN_HOPS).contains(&self.own_hops) {
            (
                "own_hops",
                "use a number from 1 to 9: the Received lines that your own mail servers write into each e-mail",
            )
        } else {
            return Ok(());
        };
        Err(Box::new(Problem { key: key.to_owned(), ..Problem::new(what.to_owned()) }))
    }

    /// Checks that each user has exactly one secret. Otherwise a server would complain only once there is an e-mail to send.
    fn check_logins(&self) -> Result<(), Box<Problem>> {
        let smtp = match &self.outbound {
            Outbound::Smtp(smtp) => Some(("outbound.smtp", smtp.user.is_some(), smtp.secret())),
            Outbound::Maildir(_) | Outbound::Sendmail(_) => None,
        };
        let imap = self.inbound.imap.iter().map(|imap| ("inbound.imap", true, imap.secret()));
        for (key, user, secret) in imap.chain(smtp) {
            let SecretSource { password, file, token_command } = secret;
            let given = [
                ("`password`", password.is_some()),
                ("`password_file`", file.is_some()),
                ("`token_command`", token_command.is_some()),
            ];
            let given: Vec<&str> = given.iter().filter(|(_, is_given)| *is_given).map(|(name, _)| *name).collect();
            let what = match (user, given.as_slice()) {
                (_, [_, _, ..]) => format!("both {} are set; leave one of them out", given.join(" and ")),
                (true, []) => "`user` is set, but neither `password_file`, `password` nor `token_command`".to_owned(),
                (false, [one]) => format!("{one} is set, but no `user`"),
                (true, [_]) | (false, []) => continue,
            };
            return Err(Box::new(Problem { key: key.to_owned(), ..Problem::new(what) }));
        }
        Ok(())
    }

    /// Checks the DKIM keys. Receivers do not believe a signature from a domain other than the sender's.
    fn check_keys(&self) -> Result<(), Box<Problem>> {
        let own = self.address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
        for key in &self.dkim {
            let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
            let signs = key.domain.as_deref().unwrap_or(own).to_ascii_lowercase();
            let (key, what) = if key.selector.is_empty() || !key.selector.chars().all(is_word) {
                ("dkim.selector", "a selector is a word of letters, digits, `-` and `.`, such as `chancery`".to_owned())
            } else if own != signs && !own.ends_with(&format!(".{signs}")) {
                ("dkim.domain", format!("the domain must be that of the judge's address, {own}, or a parent of it"))
            } else {
                continue;
            };
            return Err(Box::new(Problem { key: key.to_owned(), ..Problem::new(what) }));
        }
        Ok(())
    }

    /// Checks the addresses where mail servers hand over e-mails.
    fn check_lmtp(&self) -> Result<(), Box<Problem>> {
        match self.inbound.lmtp.iter().find_map(LmtpSettings::problem) {
            Some(what) => Err(Box::new(Problem { key: "inbound.lmtp".to_owned(), ..Problem::new(what) })),
            None => Ok(()),
        }
    }

    /// Checks the address that monitors connect to.
    fn check_metrics(&self) -> Result<(), Box<Problem>> {
        match self.metrics.listen {
            Some(address) if !address.ip().is_loopback() && !self.metrics.remote => {
                let what = format!(
                    "other machines can connect to {address} and see how busy the judge is; use 127.0.0.1, or set \
                     `remote = true` if only your monitor can reach it"
                );
                Err(Box::new(Problem { key: "metrics.listen".to_owned(), ..Problem::new(what) }))
            }
            _ => Ok(()),
        }
    }

    /// Checks that e-mails to the keeper do not come back to the judge.
    fn check_keeper(&self) -> Result<(), Box<Problem>> {
        let own = JudgeAddress {
            address: self.address.clone(),
            former: self.former_addresses.clone(),
            ..JudgeAddress::default()
        };
        if !own.is_ours(&self.keeper) {
            return Ok(());
        }
        let what = format!(
            "{} is the judge's own address, so e-mails to you would come back to it; write the address of your own mailbox",
            self.keeper
        );
        Err(Box::new(Problem { key: "keeper".to_owned(), ..Problem::new(what) }))
    }

    /// The scripts: those that ship with the program, and those in the keeper's folder.
    pub fn script_library(&self) -> ScriptLibrary {
        let ScriptSettings { modules, rated, commands, .. } = self.scripts.clone();
        ScriptLibrary::new(Some(self.scripts_folder()), modules, commands).rating(rated)
    }

    /// The folder with the scripts that the keeper has added.
    pub fn scripts_folder(&self) -> PathBuf {
        self.scripts.folder.clone().unwrap_or_else(|| self.data.join("scripts"))
    }

    /// The folder of the keeper's own boards.
    pub fn boards(&self) -> PathBuf {
        self.boards.clone().unwrap_or_else(|| self.data.join("boards"))
    }

    /// The folder of the judge's own backups.
    pub fn backups(&self) -> PathBuf {
        self.backup.folder.clone().unwrap_or_else(|| self.data.join("backups"))
    }

    /// The file of the database.
    pub fn database(&self) -> PathBuf {
        self.data.join("chancery.sqlite")
    }

    /// The program that moves the database's log.
    pub fn checkpoints(&self) -> Checkpoints {
        if self.copy.is_some() { Checkpoints::OfTheCopy } else { Checkpoints::Ours }
    }
}

fn default_min_free_mib() -> u32 {
    50
}

fn default_own_hops() -> u8 {
    1
}

fn default_keep_days() -> u32 {
    30
}

fn default_name() -> String {
    "CHANCERY".to_owned()
}

fn default_data() -> PathBuf {
    PathBuf::from("./chancery-data")
}

/// An address, in lower case.
fn address<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    text.parse::<lettre::Address>()
        .map(|address| address.to_string().to_ascii_lowercase())
        .map_err(|_| D::Error::custom(format!("{text:?} is not an e-mail address; use one like `judge@example.org`")))
}

/// An address to which details can be added: `judge+details@…`.
fn judge_address<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let address = address(from)?;
    if address.contains('+') {
        return Err(D::Error::custom("the judge's address must not contain a `+`, because the judge adds its own"));
    }
    Ok(address)
}

fn judge_addresses<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    struct One(#[serde(deserialize_with = "judge_address")] String);
    Ok(Vec::<One>::deserialize(from)?.into_iter().map(|One(address)| address).collect())
}

/// The name of a host, as mail servers report it.
fn host_name<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let text = String::deserialize(from)?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':');
    if text.is_empty() || !text.chars().all(is_name) {
        let what = format!("{text:?} is not the name of a mail server; use one like `mx.example.org`");
        return Err(D::Error::custom(what));
    }
    Ok(Some(text.to_ascii_lowercase()))
}

/// An address of this machine with a port.
fn socket_address<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map(Some).map_err(|_| {
        D::Error::custom(format!("{text:?} is not an address with a port; write one like \"127.0.0.1:9101\""))
    })
}

/// A program with its arguments. Its name is a full path: the judge's folder and search path differ from the keeper's.
fn program<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let program = Vec::<String>::deserialize(from)?;
    match program.first() {
        Some(name) if !Path::new(name).is_absolute() => Err(D::Error::custom(format!(
            "{name:?} is not the full path of a program; write one like [\"/usr/local/bin/tell\"]"
        ))),
        _ => Ok(program),
    }
}

pub(super) fn at_least_1<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    match u32::deserialize(from)? {
        0 => Err(D::Error::custom("0 is out of range; a whole number from 1 is allowed")),
        number => Ok(number),
    }
}

/// A mistake in a configuration file, its place, and the words allowed there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problem {
    /// The file.
    pub file: Option<PathBuf>,
    /// The line, counted from 1.
    pub line: Option<usize>,
    /// The key with the names of its tables: `outbound.smtp.port`.
    pub key: String,
    /// The mistake.
    pub what: String,
    /// The word that the keeper probably meant.
    pub nearest: Option<String>,
    /// The words allowed there.
    pub allowed: Vec<String>,
}

impl Problem {
    fn new(what: String) -> Self {
        Self { what, ..Self::default() }
    }

    /// Combines Serde's message, which uses Rust's terms, with TOML's position, which is in bytes.
    fn of_toml(text: &str, error: &toml::de::Error) -> Self {
        let span = error.span().unwrap_or(0..0);
        let before = text.get(..span.start).unwrap_or(text);
        let key = DeTable::parse(text).ok().and_then(|table| key_at(table.get_ref(), &span)).unwrap_or_default();
        let message = error.message();
        let mut problem =
            Self { line: Some(before.matches('\n').count() + 1), key, ..Self::new(in_plain_words(message)) };
        if problem.key.rsplit('.').next() == Some("password") {
            // Serde quotes the value that it found.
            problem.what = "a password is text in quotes".to_owned();
        }
        // "unknown field `hots`, expected one of `host`, `port`", and the same for a variant.
        let mut quoted = message.split('`').skip(1).step_by(2);
        if let Some(noun) = [("unknown field", "key"), ("unknown variant", "value")]
            .iter()
            .find_map(|(start, noun)| message.starts_with(start).then_some(noun))
        {
            let wrong = quoted.next().unwrap_or_default();
            problem.what = format!("unknown {noun} `{wrong}`");
            problem.allowed = quoted.map(str::to_owned).collect();
            let renamed = RENAMED.iter().find(|(old, _)| *old == wrong).map(|(_, new)| (*new).to_owned());
            problem.nearest = renamed.or_else(|| nearest(wrong, &problem.allowed).cloned());
        }
        problem
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.file {
            Some(file) => write!(f, "{}", file.display())?,
            None => f.write_str("configuration")?,
        }
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        if !self.key.is_empty() {
            write!(f, ", {}", self.key)?;
        }
        write!(f, ": {}.", self.what)?;
        if let Some(nearest) = &self.nearest {
            write!(f, " Did you mean `{nearest}`?")?;
        }
        match self.allowed.as_slice() {
            [] => Ok(()),
            [only] => write!(f, " Only `{only}` is allowed."),
            [most @ .., last] => write!(f, " Allowed: `{}` and `{last}`.", most.join("`, `")),
        }
    }
}

impl std::error::Error for Problem {}

/// The key that the bytes of `span` belong to, with the names of its tables.
fn key_at(table: &DeTable<'_>, span: &Range<usize>) -> Option<String> {
    let covers = |outer: Range<usize>| outer.start <= span.start && span.end <= outer.end;
    table.iter().find_map(|(name, value)| {
        let inner = key_in(value, span);
        match inner {
            Some(inner) => Some(format!("{}.{inner}", name.get_ref())),
            None => (covers(name.span()) || covers(value.span())).then(|| name.get_ref().to_string()),
        }
    })
}

fn key_in(value: &Spanned<DeValue<'_>>, span: &Range<usize>) -> Option<String> {
    match value.get_ref() {
        DeValue::Table(table) => key_at(table, span),
        DeValue::Array(items) => items.iter().find_map(|item| key_in(item, span)),
        _ => None,
    }
}

/// Serde's message for people who do not write Rust.
fn in_plain_words(message: &str) -> String {
    let words = [
        ("missing field", "missing field"),
        ("u16", "a whole number from 0 to 65535"),
        ("u32", "a whole number from 0"),
        ("u64", "a whole number from 0"),
        ("usize", "a whole number from 0"),
        ("a boolean", "`true` or `false`"),
        ("expected a string", "expected text in quotes"),
        ("a sequence", "a list of tables (`[[…]]`)"),
        ("wanted exactly 1 element, more than 1 element", "only one of its tables is allowed"),
        ("expected path string", "expected text in quotes"),
    ];
    words.iter().fold(message.trim().to_owned(), |text, (rust, plain)| text.replace(rust, plain))
}
