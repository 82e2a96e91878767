//! The judge itself: its name, settings and secrets. `server::work` has it do its work.
pub mod clock;
pub mod config;
pub mod counts;
pub mod identity;
mod limits;
pub mod redact;
pub mod rush;
pub mod web;

use crate::boards::catalogue::Catalogue;
use crate::command::{Command, Commands};
use crate::families::{self, Families};
use crate::game::old_press;
use crate::judge::config::{Config, Limits, ReturnPath};
use crate::judge::counts::Counts;
use crate::judge::identity::{Bearer, Passwords, Tokens, new_secret, random};
use crate::judge::rush::Rush;
use crate::mail::compose::Letterhead;
use crate::mail::inbound::JudgeAddress;
use crate::rules::Luck;
use crate::store::{Cost, Draft, Ledger, MailId, Privacy, Purse, Store, Vouching};
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};
use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

/// The maximum kilobytes of a letter, if the keeper has not chosen: where there are pages, and where there are none.
const LETTER_KB_WITH_PAGES: u32 = 400;
const LETTER_KB: u32 = 5000;

/// The judge without its database.
pub struct Judge {
    /// `CHANCERY`, as in `:: Judge: CHANCERY`.
    pub name: String,
    /// Its address.
    pub address: JudgeAddress,
    /// The address that is told about problems of the judge itself.
    pub keeper: String,
    /// Whether the address in `From:` is believed.
    pub trust_senders: bool,
    /// The destination of reports about letters that do not arrive.
    pub return_path: ReturnPath,
    /// The limits for one sender.
    pub limits: Limits,
    /// Whether the creators of games become their masters.
    pub creators_become_masters: bool,
    /// The people who may look up those who have not said it themselves.
    pub privacy: Privacy,
    /// The time that a finished letter is kept; none: for ever.
    pub keep: Option<SignedDuration>,
    /// A longer outage postpones deadlines.
    pub slide_after: SignedDuration,
    /// The games' clocks stand still, because letters do not come in or go out, or the machine's clock is not believed.
    pub clocks_stand: bool,
    /// Makes and checks reply tokens.
    pub tokens: Tokens,
    /// Hashes and checks passwords.
    pub passwords: Passwords,
    /// Every command that can be written to it.
    pub commands: Commands,
    /// Every game that can be played.
    pub catalogue: Arc<Catalogue>,
    /// The address of its pages, `https://judge.example.org`; none: it has none.
    pub url: Option<String>,
    /// The keeper's own house rules.
    pub house_rules: Option<String>,
    /// Draws the secret from which all luck in a new game comes.
    pub new_luck: fn() -> Result<Luck>,
    /// The counts of its work since it started.
    pub counts: Arc<Counts>,
    /// The present rush, if it has much to do just now.
    pub rush: Rush,
}

impl Judge {
    /// The judge of a configuration, with the secret of a database, that reads these commands. It plays all games that come with
    /// the program.
    ///
    /// # Errors
    /// If two commands are typed alike, or a file of the configuration cannot be read.
    pub fn new(commands: &[Command], config: &Config, store: &Store) -> Result<Self> {
        Self::of(commands, families::ALL, config, store)
    }

    /// Like [`new`](Self::new), but for games of these families.
    ///
    /// # Errors
    /// If two commands are typed alike, or a file of the configuration cannot be read.
    pub fn of(commands: &[Command], families: Families, config: &Config, store: &Store) -> Result<Self> {
        let catalogue = Catalogue::of(families, Some(config.boards()));
        old_press::settle(store, &catalogue)?;
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
            keep: (config.keep_days != 0).then(|| SignedDuration::from_hours(24 * i64::from(config.keep_days))),
            clocks_stand: false,
            slide_after: SignedDuration::from_mins(i64::from(config.clock.slide_after_minutes)),
            tokens: Tokens::new(&store.secret(new_secret)?)?,
            passwords: Passwords::new()?,
            commands: Commands::new(commands.to_vec())?,
            catalogue: Arc::new(catalogue),
            url: config.web.as_ref().map(|web| web.url.to_string()),
            house_rules: config.house_rules.as_deref().map(house_rules).transpose()?,
            new_luck: || Ok(Luck::new(random()?)),
            counts: Arc::default(),
            rush: Rush::default(),
        })
    }

    /// The maximum kilobytes of a letter as it goes out. Where there are pages, what is larger can be had there.
    pub fn letter_kb(&self) -> u32 {
        self.limits.letter_kb.unwrap_or(if self.url.is_some() { LETTER_KB_WITH_PAGES } else { LETTER_KB })
    }

    /// The part of the judge's address after the `@`.
    pub fn domain(&self) -> &str {
        self.address.address.rsplit_once('@').map_or("localhost", |(_, domain)| domain)
    }

    /// The address to which a plain reply is already signed on.
    pub fn reply_address(&self, bearer: Bearer) -> String {
        self.sub_address(&self.tokens.make(bearer))
    }

    /// The judge's address with a detail: `judge+calendar@example.org`.
    pub fn sub_address(&self, detail: &str) -> String {
        let local = self.address.address.split_once('@').map_or("judge", |(local, _)| local);
        format!("{local}+{detail}@{}", self.domain())
    }

    /// The address of letters that the judge writes to itself.
    pub fn check_address(&self) -> String {
        self.sub_address("check")
    }

    /// The address as letters are read for it: with what is known of our mail server's word on senders.
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

    /// Returns the letterhead that all letters of this judge have in common.
    pub fn letterhead(&self) -> Letterhead {
        letterhead(&self.address.address)
    }

    /// Puts a letter to the keeper into the outbox.
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

    /// The page of a game that everyone may see; none, if there are no pages.
    pub fn page_of(&self, game: &str) -> Option<String> {
        self.url.as_ref().map(|url| format!("{url}/games/{game}"))
    }

    /// The page on which somebody who is in a game sees it; none, if there are no pages.
    pub fn page_of_seat(&self, game: &str) -> Option<String> {
        self.url.as_ref().map(|url| format!("{url}/my/games/{game}"))
    }

    /// The Message-ID of a letter of ours. It stays the same however often the letter is sent.
    pub fn message_id(&self, id: MailId, written: Timestamp) -> String {
        format!("<{}@{}>", self.tokens.make(Bearer::Mail(id, written)), self.domain())
    }
}

fn house_rules(file: &Path) -> Result<String> {
    let text = std::fs::read_to_string(file);
    text.with_context(|| format!("the house rules ({}) cannot be read", file.display()))
}

/// Returns the letterhead that all letters of the judge with this address have in common.
pub fn letterhead(address: &str) -> Letterhead {
    let instance = address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
    Letterhead { address: address.to_owned(), instance: instance.to_owned(), signer: None }
}
