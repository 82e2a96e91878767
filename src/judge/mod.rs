//! The judge itself: its name, settings and secrets. `server::work` puts it to work.
pub mod clock;
pub mod config;
pub mod copy;
pub mod counts;
pub mod identity;
mod limits;
pub mod redact;
pub mod rush;
pub mod web;

use crate::boards::catalogue::Catalogue;
use crate::command::{Command, Commands, GameNames, Lexicon, script_commands};
use crate::families::{self, Families};
use crate::judge::config::{Config, Limits, ReturnPath};
use crate::judge::counts::Counts;
use crate::judge::identity::{Bearer, Passwords, Tokens, new_secret, random};
use crate::judge::rush::Rush;
use crate::mail::compose::Letterhead;
use crate::mail::inbound::JudgeAddress;
use crate::rules::Luck;
use crate::scripts::library::ScriptLibrary;
use crate::store::{Cost, Draft, Ledger, MailId, Privacy, Purse, Store, Vouching};
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};
use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

/// The default maximum size of an e-mail in kilobytes, with and without web pages.
const LETTER_KB_WITH_PAGES: u32 = 400;
const LETTER_KB: u32 = 5000;

/// The judge without its database.
pub struct Judge {
    /// `CHANCERY`, as in `:: Judge: CHANCERY`.
    pub name: String,
    /// Its address.
    pub address: JudgeAddress,
    /// The address that gets reports of problems with the judge itself.
    pub keeper: String,
    /// Whether the judge believes the address in `From:`.
    pub trust_senders: bool,
    /// The destination of reports about undelivered e-mails.
    pub return_path: ReturnPath,
    /// The limits for one sender.
    pub limits: Limits,
    /// Whether people who create a game become its GM.
    pub creators_become_masters: bool,
    /// The people who may look up those who have made no choice themselves.
    pub privacy: Privacy,
    /// The time that the judge keeps a finished e-mail. `None`: for ever.
    pub keep: Option<SignedDuration>,
    /// The number of days after which no older backup by the judge is left. `None`: it makes no backups.
    pub backup_days: Option<u32>,
    /// An outage longer than this postpones deadlines.
    pub slide_after: SignedDuration,
    /// The games' clocks are stopped, because mail does not flow in or out, or because the machine's clock is in doubt.
    pub clocks_stand: bool,
    /// Makes and checks reply tokens.
    pub tokens: Tokens,
    /// Hashes and checks passwords.
    pub passwords: Passwords,
    /// Every command that people can send.
    pub commands: Commands,
    /// The commands that are not scripts.
    pub own_commands: Vec<Command>,
    /// The stamp of the script files when the judge last looked at them.
    pub scripts_seen: u64,
    /// Every board that can be played.
    pub catalogue: Arc<Catalogue>,
    /// The address of its pages, `https://judge.example.org`. `None`: it has no pages.
    pub url: Option<String>,
    /// The keeper's own house rules.
    pub house_rules: Option<String>,
    /// The source of the secret that determines all luck in a new game.
    pub new_luck: LuckSource,
    /// The counts of its work since it started.
    pub counts: Arc<Counts>,
    /// The current rush, if the judge is very busy.
    pub rush: Rush,
}

impl Judge {
    /// The words that a line may begin with, on a judge with these games.
    pub fn lexicon<'j>(&'j self, games: &'j dyn GameNames) -> Lexicon<'j> {
        let (families, scripts) = (self.catalogue.families(), self.catalogue.scripts());
        Lexicon { commands: &self.commands, families, games, scripts }
    }

    /// Builds a judge from its configuration and its database's secret. It reads these commands, and plays all games that ship
    /// with the program.
    ///
    /// # Errors
    /// If two commands share a keyword, or a file of the configuration cannot be read.
    pub fn new(commands: &[Command], config: &Config, store: &Store) -> Result<Self> {
        Self::of(commands, families::ALL, config, store)
    }

    /// Like [`new`](Self::new), but for games of these families.
    ///
    /// # Errors
    /// If two commands share a keyword, or a file of the configuration cannot be read.
    pub fn of(commands: &[Command], families: Families, config: &Config, store: &Store) -> Result<Self> {
        let catalogue = Catalogue::of(families, Some(config.boards())).with_scripts(config.script_library());
        Ok(Self {
            name: config.name.clone(),
            address: JudgeAddress {
                address: config.address.clone(),
                former: config.former_addresses.clone(),
                authserv_id: config.authserv_id.clone(),
                own_hops: config.own_hops.into(),
                strips_forged: false,
            },
            keeper: config.keeper.clone(),
            trust_senders: config.trust_senders,
            return_path: config.return_path,
            limits: config.limits.clone(),
            creators_become_masters: config.games.creators_become_masters,
            privacy: config.games.privacy,
            backup_days: (config.backup.every_hours != 0)
                .then(|| (config.backup.every_hours.saturating_mul(config.backup.keep)).div_ceil(24)),
            keep: (config.keep_days != 0).then(|| SignedDuration::from_hours(24 * i64::from(config.keep_days))),
            clocks_stand: false,
            slide_after: SignedDuration::from_mins(i64::from(config.clock.slide_after_minutes)),
            tokens: Tokens::new(&store.secret(new_secret)?)?,
            passwords: Passwords::new()?,
            commands: Commands::new(with_scripts(commands, catalogue.scripts()))?,
            own_commands: commands.to_vec(),
            scripts_seen: catalogue.scripts().stamp(),
            catalogue: Arc::new(catalogue),
            url: config.web.as_ref().map(|web| web.url.to_string()),
            house_rules: config.house_rules.as_deref().map(house_rules).transpose()?,
            new_luck: LuckSource::System,
            counts: Arc::default(),
            rush: Rush::default(),
        })
    }

    /// Reloads the script commands if their files have changed.
    pub fn look_for_scripts(&mut self) {
        let stamp = self.catalogue.scripts().stamp();
        if stamp == self.scripts_seen {
            return;
        }
        self.scripts_seen = stamp;
        match Commands::new(with_scripts(&self.own_commands, self.catalogue.scripts())) {
            Ok(commands) => self.commands = commands,
            Err(error) => tracing::warn!("the old commands stay in force: {error:#}"),
        }
    }

    /// The maximum size of an outgoing e-mail in kilobytes. If the judge has pages, they offer what is larger.
    pub fn letter_kb(&self) -> u32 {
        self.limits.letter_kb.unwrap_or(if self.url.is_some() { LETTER_KB_WITH_PAGES } else { LETTER_KB })
    }

    /// The part of the judge's address after the `@`.
    pub fn domain(&self) -> &str {
        self.address.address.rsplit_once('@').map_or("localhost", |(_, domain)| domain)
    }

    /// The Reply-To address that signs on a plain reply.
    pub fn reply_address(&self, bearer: Bearer) -> String {
        self.sub_address(&self.tokens.make(bearer))
    }

    /// The judge's address with a detail: `judge+calendar@example.org`.
    pub fn sub_address(&self, detail: &str) -> String {
        let local = self.address.address.split_once('@').map_or("judge", |(local, _)| local);
        format!("{local}+{detail}@{}", self.domain())
    }

    /// The address of e-mails that the judge writes to itself.
    pub fn check_address(&self) -> String {
        self.sub_address("check")
    }

    /// The address to read e-mails by, with what is known about our mail server's word on senders.
    pub fn address_for_letters(&self, store: &Store) -> Result<Cow<'_, JudgeAddress>> {
        let Some(authserv_id) = &self.address.authserv_id else { return Ok(Cow::Borrowed(&self.address)) };
        Ok(match store.vouching(authserv_id)? {
            Vouching::Untried => Cow::Borrowed(&self.address),
            Vouching::Strips => Cow::Owned(JudgeAddress { strips_forged: true, ..self.address.clone() }),
            Vouching::Forged | Vouching::Missing => {
                Cow::Owned(JudgeAddress { authserv_id: None, ..self.address.clone() })
            }
        })
    }

    /// Returns the letterhead that all e-mails from this judge share.
    pub fn letterhead(&self) -> Letterhead {
        letterhead(&self.address.address)
    }

    /// Puts an e-mail to the keeper into the outbox.
    pub fn tell_keeper(&self, store: &Store, now: Timestamp, subject: &str, body: &str) -> Result<()> {
        let draft = Draft {
            recipient: self.keeper.clone(),
            subject: format!("{} - {subject}", self.name),
            body: body.to_owned(),
            ..Draft::default()
        };
        let ledger = Ledger { store, allowances: self.limits.allowances(), now };
        let paid = ledger.settle(&[(Purse::Keeper, Cost::of_letter(draft.body.len()))])?;
        store.post(&draft, paid, now)?;
        Ok(())
    }

    /// The public page of a game. `None` if the judge has no pages.
    pub fn page_of(&self, game: &str) -> Option<String> {
        self.url.as_ref().map(|url| format!("{url}/games/{game}"))
    }

    /// The page of a game for someone who is in it. `None` if the judge has no pages.
    pub fn page_of_seat(&self, game: &str) -> Option<String> {
        self.url.as_ref().map(|url| format!("{url}/my/games/{game}"))
    }

    /// The Message-ID of one of the judge's e-mails. It stays the same however often the e-mail is sent.
    pub fn message_id(&self, id: MailId, written: Timestamp) -> String {
        format!("<{}@{}>", self.tokens.make(Bearer::Mail(id, written)), self.domain())
    }
}

/// The given commands, followed by those that scripts add.
fn with_scripts(commands: &[Command], library: &ScriptLibrary) -> Vec<Command> {
    commands.iter().cloned().chain(script_commands::of(library, commands)).collect()
}

fn house_rules(file: &Path) -> Result<String> {
    let text = std::fs::read_to_string(file);
    text.with_context(|| format!("cannot read the house rules ({})", file.display()))
}

/// Returns the letterhead that all e-mails from the judge with this address share.
pub fn letterhead(address: &str) -> Letterhead {
    let instance = address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
    Letterhead { address: address.to_owned(), instance: instance.to_owned(), signer: None }
}

/// The source of the secrets of new games.
#[derive(Clone, Copy, Debug)]
pub enum LuckSource {
    /// The system's random numbers.
    System,
    /// The same secret for every game, for demonstrations and tests.
    Fixed([u8; Luck::BYTES]),
}

impl LuckSource {
    /// Draws the secret of a new game.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn draw(self) -> Result<Luck> {
        Ok(Luck::new(match self {
            Self::System => random()?,
            Self::Fixed(secret) => secret,
        }))
    }
}
