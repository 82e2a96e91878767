//! Users and their addresses.
use super::{GameId, MailPreferences, Store, Time, UserId, get_time, words};
use anyhow::Result;
use chancery_text::Width;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

words! {
    /// The people who may look someone up.
    #[derive(Default, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Privacy {
        /// Everyone who is registered.
        All = "all",
        /// Those who are in a game with them.
        #[default]
        Players = "players",
        /// No one but the masters of their games.
        None = "none",
    }
}

impl Privacy {
    /// Reads the word for it.
    pub fn read(word: &str) -> Option<Self> {
        [Self::All, Self::Players, Self::None].into_iter().find(|privacy| privacy.word() == word)
    }

    /// Tells the person, in a sentence, who may look them up.
    pub fn told(self) -> &'static str {
        match self {
            Self::All => "Everybody who is registered here may look you up.",
            Self::Players => "Those who are in a game with you may look you up.",
            Self::None => "Nobody but the masters of your games may look you up.",
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
    /// Country, as they wrote it.
    pub country: String,
    /// Novice, Intermediate, ... as they wrote it.
    pub level: String,
    /// The place that they write from, as they wrote it.
    pub site: String,
    /// IANA name.
    pub timezone: String,
    /// The people who may look them up, if they have said so.
    pub privacy: Option<Privacy>,
    /// Whether they want short answers.
    pub brief: bool,
    /// The width in which they want letters.
    pub width: Width,
    /// The other wishes that they have for letters.
    pub wishes: MailPreferences,
    /// Whether they want press and news in one letter a day.
    pub digest: bool,
    /// The hours before a deadline at which they want reminders, in their words; `None`: as for everyone.
    pub reminders: Option<String>,
    /// Whether they have been sent the new-user package.
    pub package: bool,
    /// The generation of their reply token.
    pub token: u32,
    /// The time at which they registered.
    pub registered: Timestamp,
    /// The address that letters go to: the first one; a guest has none.
    pub address: String,
    /// The time at which a guest is erased who does not come back; `None`: they are no guest.
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

    /// Returns whether they only try out the judge, without a mailbox.
    pub fn is_guest(&self) -> bool {
        self.guest_until.is_some()
    }

    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            country: row.get("country")?,
            level: row.get("level")?,
            site: row.get("site")?,
            timezone: row.get("timezone")?,
            privacy: row.get("privacy")?,
            brief: row.get("brief")?,
            width: Width::of(row.get("width")?),
            wishes: row.get("wishes")?,
            digest: row.get("digest")?,
            reminders: row.get("reminders")?,
            package: row.get("package")?,
            token: row.get("token")?,
            registered: row.get::<_, Time>("registered")?.0,
            address: row.get::<_, Option<String>>("primary_address")?.unwrap_or_default(),
            guest_until: get_time(row, "guest_until")?,
        })
    }
}

impl Store {
    /// The person that an address belongs to.
    pub fn user_at(&self, address: &str) -> Result<Option<User>> {
        let sql = format!("{SELECT_USERS} WHERE users.id = (SELECT user FROM addresses WHERE address = ?1)");
        Ok(self.conn.prepare_cached(&sql)?.query_row([address], User::read).optional()?)
    }

    /// A person by number.
    ///
    /// # Errors
    /// If there is no such person.
    pub fn user(&self, id: UserId) -> Result<User> {
        self.find_user(id)?.ok_or_else(|| anyhow::anyhow!("there is no person {id}"))
    }

    /// A person by a number that somebody claims.
    pub fn find_user(&self, id: UserId) -> Result<Option<User>> {
        let sql = format!("{SELECT_USERS} WHERE users.id = ?1");
        Ok(self.conn.prepare_cached(&sql)?.query_row([id], User::read).optional()?)
    }

    /// The people in whose names this stands, by name, but for guests; some of them, if there are many.
    pub fn users_named(&self, text: &str) -> Result<Vec<User>> {
        let sql = format!(
            "{SELECT_USERS} WHERE instr(lower(users.name), lower(?1)) AND guest_until IS NULL
            ORDER BY users.name, users.id LIMIT 200"
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([text], User::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The games in which two people sit now.
    pub fn shared_games(&self, one: UserId, other: UserId) -> Result<Vec<GameId>> {
        let sql = "SELECT DISTINCT own.game FROM seats AS own JOIN seats AS their ON their.game = own.game
            WHERE own.user = ?1 AND their.user = ?2 AND own.until IS NULL AND their.until IS NULL ORDER BY own.game";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([one, other], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Registers a person with their first address. `user.id` is ignored; the new number is returned.
    ///
    /// # Errors
    /// If the address is already taken.
    pub fn add_user(&self, user: &User) -> Result<UserId> {
        let id = self.add_person(user)?;
        self.add_address(id, &user.address, user.registered)?;
        Ok(id)
    }

    /// Adds a person, without an address. Their number.
    pub(super) fn add_person(&self, user: &User) -> Result<UserId> {
        let sql = "INSERT INTO users (name, country, level, site, timezone, package, registered, wishes)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        self.conn.prepare_cached(sql)?.execute(params![
            user.name,
            user.country,
            user.level,
            user.site,
            user.timezone,
            user.package,
            Time(user.registered),
            user.wishes
        ])?;
        Ok(UserId(self.conn.last_insert_rowid()))
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

    /// Makes a person's reply token worthless: they get a new one. Their browsers are signed out.
    pub fn renew_token(&self, id: UserId) -> Result<()> {
        self.conn.prepare_cached("UPDATE users SET token = token + 1 WHERE id = ?1")?.execute([id])?;
        self.end_sessions_of(id)
    }

    /// Makes the reply addresses of all seats of a person worthless.
    pub fn renew_tokens_of_seats(&self, id: UserId) -> Result<()> {
        let sql = "UPDATE seats SET token = token + 1 WHERE user = ?1 AND until IS NULL";
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

    /// Returns the time at which this stranger was last told how to begin.
    pub fn stranger_told(&self, address: &str) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT told FROM strangers WHERE address = ?1")?;
        Ok(query.query_row([address], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Notes that this stranger was told how to begin.
    pub fn tell_stranger(&self, address: &str, now: Timestamp) -> Result<()> {
        let sql = "INSERT INTO strangers (address, told) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET told = ?2";
        self.conn.prepare_cached(sql)?.execute(params![address, Time(now)])?;
        Ok(())
    }
}
