//! Registered people and their addresses.
use super::{ERASED, GameId, InOrder, MailPreferences, Store, Time, UserId, words};
use anyhow::{Result, ensure};
use chancery_text::Width;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

words! {
    /// The people who may look a person up.
    #[derive(Default, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Privacy {
        /// All registered people.
        All = "all",
        /// People who share a game with them.
        #[default]
        Players = "players",
        /// Only the GMs of their games.
        None = "none",
    }
}

impl Privacy {
    /// Reads its word.
    pub fn read(word: &str) -> Option<Self> {
        [Self::All, Self::Players, Self::None].into_iter().find(|privacy| privacy.word() == word)
    }

    /// A sentence that tells the person who may look them up.
    pub fn told(self) -> &'static str {
        match self {
            Self::All => "Everybody who is registered here may look you up.",
            Self::Players => "Those who are in a game with you may look you up.",
            Self::None => "Only the GMs of your games may look you up.",
        }
    }
}

/// A registered person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Their number.
    pub id: UserId,
    /// Their full name.
    pub name: String,
    /// Their country, as they wrote it.
    pub country: String,
    /// Novice, Intermediate, …, as they wrote it.
    pub level: String,
    /// The place where they live, as they wrote it.
    pub site: String,
    /// Their IANA time zone.
    pub timezone: String,
    /// The people who may look them up, if they have set it.
    pub privacy: Option<Privacy>,
    /// True if they want short replies.
    pub brief: bool,
    /// The line width of their e-mails.
    pub width: Width,
    /// Their other e-mail preferences.
    pub wishes: MailPreferences,
    /// True if they want press and news in a daily digest.
    pub digest: bool,
    /// The hours before a deadline at which they want reminders, as they wrote them; `None` for the default.
    pub reminders: Option<String>,
    /// True if they have received the new-user package.
    pub package: bool,
    /// The generation of their reply token.
    pub token: u32,
    /// The time of their registration.
    pub registered: Timestamp,
    /// Their main address, the oldest; empty for a guest.
    pub address: String,
    /// The time when an inactive guest is erased; `None` for other people.
    pub guest_until: Option<Timestamp>,
}

pub(super) const SELECT_USERS: &str =
    "SELECT users.*, (SELECT address FROM addresses WHERE user = users.id ORDER BY since, rowid LIMIT 1)
    AS primary_address FROM users";

impl User {
    /// Creates a person who registers now. They have no number yet.
    pub fn new(name: String, address: String, registered: Timestamp) -> Self {
        Self {
            id: UserId::default(),
            name,
            country: String::new(),
            level: String::new(),
            site: String::new(),
            timezone: "UTC".to_owned(),
            privacy: None,
            brief: false,
            width: Width::USUAL,
            wishes: MailPreferences::default(),
            digest: false,
            reminders: None,
            package: false,
            token: 1,
            registered,
            address,
            guest_until: None,
        }
    }

    /// Returns whether they are a guest, without a mailbox.
    pub fn is_guest(&self) -> bool {
        self.guest_until.is_some()
    }

    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let mut next = InOrder::after(row, 0);
        Ok(Self {
            id: next.named("id")?,
            name: next.named("name")?,
            country: next.named("country")?,
            level: next.named("level")?,
            site: next.named("site")?,
            timezone: next.named("timezone")?,
            package: next.named("package")?,
            registered: next.named::<Time>("registered")?.0,
            brief: next.named("brief")?,
            token: next.named("token")?,
            width: Width::of(next.named("width")?),
            reminders: next.named("reminders")?,
            privacy: next.named("privacy")?,
            digest: next.named("digest")?,
            wishes: next.named("wishes")?,
            guest_until: next.time("guest_until")?,
            address: next.named::<Option<String>>("primary_address")?.unwrap_or_default(),
        })
    }
}

impl Store {
    /// The owner of an address.
    pub fn user_at(&self, address: &str) -> Result<Option<User>> {
        let sql = format!("{SELECT_USERS} WHERE users.id = (SELECT user FROM addresses WHERE address = ?1)");
        Ok(self.conn.prepare_cached(&sql)?.query_row([address], User::read).optional()?)
    }

    /// A person by number. For an erased person, only the name [`ERASED`] and no address.
    ///
    /// # Errors
    /// If the person never existed.
    pub fn user(&self, id: UserId) -> Result<User> {
        if let Some(user) = self.find_user(id)? {
            return Ok(user);
        }
        let sql = "SELECT EXISTS (SELECT 1 FROM people WHERE id = ?1)";
        let is_known: bool = self.conn.prepare_cached(sql)?.query_row([id], |row| row.get(0))?;
        ensure!(is_known, "there is no person {id}");
        Ok(User { id, ..User::new(ERASED.to_owned(), String::new(), Timestamp::UNIX_EPOCH) })
    }

    /// A person by a number from outside, if they exist and have not been erased.
    pub fn find_user(&self, id: UserId) -> Result<Option<User>> {
        let sql = format!("{SELECT_USERS} WHERE users.id = ?1");
        Ok(self.conn.prepare_cached(&sql)?.query_row([id], User::read).optional()?)
    }

    /// The people whose names contain this text, by name, without guests; at most a page of them.
    pub fn users_named(&self, text: &str) -> Result<Vec<User>> {
        let sql = format!(
            "{SELECT_USERS} WHERE instr(lower(users.name), lower(?1)) AND guest_until IS NULL
            ORDER BY users.name, users.id LIMIT 200"
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([text], User::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The games in which both people currently have seats.
    pub fn shared_games(&self, one: UserId, other: UserId) -> Result<Vec<GameId>> {
        let sql = "SELECT DISTINCT own.game FROM seats AS own JOIN seats AS their ON their.game = own.game
            WHERE own.user = ?1 AND their.user = ?2 AND own.until IS NULL AND their.until IS NULL ORDER BY own.game";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([one, other], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Registers a person with their first address, and returns their number. Ignores `user.id`.
    ///
    /// # Errors
    /// If the address is already taken.
    pub fn add_user(&self, user: &User) -> Result<UserId> {
        let id = self.add_person(user)?;
        self.add_address(id, &user.address, user.registered)?;
        Ok(id)
    }

    /// Adds a person without an address, and returns their number.
    pub(super) fn add_person(&self, user: &User) -> Result<UserId> {
        self.conn.prepare_cached("INSERT INTO people DEFAULT VALUES")?.execute([])?;
        let id = UserId(self.conn.last_insert_rowid());
        let sql = "INSERT INTO users (id, name, country, level, site, timezone, package, registered, wishes)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        self.conn.prepare_cached(sql)?.execute(params![
            id,
            user.name,
            user.country,
            user.level,
            user.site,
            user.timezone,
            user.package,
            Time(user.registered),
            user.wishes
        ])?;
        Ok(id)
    }

    /// Changes a person's data, except their addresses.
    pub fn change_user(&self, user: &User) -> Result<()> {
        let sql = "UPDATE users SET name = ?2, country = ?3, level = ?4, site = ?5, timezone = ?6, package = ?7,
            brief = ?8, width = ?9, reminders = ?10, privacy = ?11, digest = ?12 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![
            user.id,
            user.name,
            user.country,
            user.level,
            user.site,
            user.timezone,
            user.package,
            user.brief,
            user.width.columns(),
            user.reminders,
            user.privacy,
            user.digest
        ])?;
        Ok(())
    }

    /// Invalidates a person's reply token, and signs out their browsers.
    pub fn renew_token(&self, id: UserId) -> Result<()> {
        self.conn.prepare_cached("UPDATE users SET token = token + 1 WHERE id = ?1")?.execute([id])?;
        self.end_sessions_of(id)
    }

    /// Invalidates the reply addresses of all of a person's seats.
    pub fn renew_tokens_of_seats(&self, id: UserId) -> Result<()> {
        let sql = "UPDATE holders SET token = token + 1
            WHERE user = ?1 AND seat IN (SELECT id FROM seats WHERE user = ?1 AND until IS NULL)";
        self.conn.prepare_cached(sql)?.execute([id])?;
        Ok(())
    }

    /// Adds an address to a person.
    ///
    /// # Errors
    /// If the address is already taken.
    pub fn add_address(&self, user: UserId, address: &str, since: Timestamp) -> Result<()> {
        let sql = "INSERT INTO addresses (address, user, since) VALUES (?1, ?2, ?3)";
        self.conn.prepare_cached(sql)?.execute(params![address, user, Time(since)])?;
        Ok(())
    }

    /// All addresses of a person, oldest first.
    pub fn addresses(&self, user: UserId) -> Result<Vec<String>> {
        let sql = "SELECT address FROM addresses WHERE user = ?1 ORDER BY since, rowid";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([user], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the time when this stranger was last sent the how-to.
    pub fn stranger_told(&self, address: &str) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT told FROM strangers WHERE address = ?1")?;
        Ok(query.query_row([address], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Records that this stranger was sent the how-to.
    pub fn tell_stranger(&self, address: &str, now: Timestamp) -> Result<()> {
        let sql = "INSERT INTO strangers (address, told) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET told = ?2";
        self.conn.prepare_cached(sql)?.execute(params![address, Time(now)])?;
        Ok(())
    }
}
