//! The reserve list, the seats that were offered to people on it, and who wants to hear of openings.
use super::{GameId, OfferId, Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// For which seats somebody stands ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reserved {
    /// Those of any public game.
    Any,
    /// Those of public games on this board.
    Variant(String),
    /// Those of this game.
    Game(GameId),
}

impl Reserved {
    fn of(game: Option<GameId>, variant: Option<String>) -> Self {
        match (game, variant) {
            (Some(game), _) => Self::Game(game),
            (None, Some(variant)) => Self::Variant(variant),
            (None, None) => Self::Any,
        }
    }

    fn columns(&self) -> (Option<GameId>, Option<&str>) {
        match self {
            Self::Any => (None, None),
            Self::Variant(variant) => (None, Some(variant)),
            Self::Game(game) => (Some(*game), None),
        }
    }
}

/// A seat that was offered to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferRow {
    /// Its number.
    pub id: OfferId,
    /// The game.
    pub game: GameId,
    /// The first power of the hand, by name.
    pub power: String,
    /// To whom.
    pub user: UserId,
    /// The time at which the next one is asked.
    pub until: Timestamp,
    /// Whether we still wait for their answer.
    pub open: bool,
}

impl OfferRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            game: row.get("game")?,
            power: row.get("power")?,
            user: row.get("user")?,
            until: row.get::<_, Time>("until")?.0,
            open: row.get("open")?,
        })
    }
}

/// A person who wants to hear of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// The person.
    pub user: UserId,
    /// On which boards; none: on any.
    pub variants: Vec<String>,
    /// The openings that they have been told of, as the judge calls them.
    pub told: Vec<String>,
    /// The time at which they were last told.
    pub told_at: Timestamp,
}

impl NoticeRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            user: row.get("user")?,
            variants: row.get::<_, super::Names>("variants")?.0,
            told: row.get::<_, super::Names>("told")?.0,
            told_at: row.get::<_, Time>("told_at")?.0,
        })
    }
}

impl Store {
    /// Returns the games and boards that someone stands ready for, longest first.
    pub fn reserved(&self, user: UserId) -> Result<Vec<Reserved>> {
        let mut query = self.conn.prepare_cached("SELECT game, variant FROM reserves WHERE user = ?1 ORDER BY id")?;
        let rows = query.query_map([user], |row| Ok(Reserved::of(row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Puts somebody at the end of the reserve list.
    pub fn reserve(&self, user: UserId, what: &Reserved, now: Timestamp) -> Result<()> {
        let (game, variant) = what.columns();
        let sql = "INSERT INTO reserves (user, game, variant, since) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![user, game, variant, Time(now)])?;
        Ok(())
    }

    /// Takes somebody off the reserve list.
    pub fn unreserve(&self, user: UserId, what: &Reserved) -> Result<()> {
        let (game, variant) = what.columns();
        let sql = "DELETE FROM reserves WHERE user = ?1 AND game IS ?2 AND variant IS ?3";
        self.conn.prepare_cached(sql)?.execute(params![user, game, variant])?;
        Ok(())
    }

    /// The people on the reserve list who can be offered a seat of a game on this board, in their turn: first those who
    /// stand ready for this game; those of other lists only if the game is `public`. Left out are people who play or have
    /// played in it, or run it, who were offered this seat before, or who are thinking about another one.
    pub fn in_reserve(
        &self,
        game: GameId,
        variant: &str,
        power: &str,
        public: bool,
        now: Timestamp,
    ) -> Result<Vec<UserId>> {
        let sql = "SELECT user FROM reserves
            WHERE (game = ?1 OR game IS NULL AND ?4 AND coalesce(variant, ?2) = ?2 COLLATE NOCASE)
            AND NOT EXISTS (SELECT 1 FROM seats
                WHERE seats.game = ?1 AND seats.user = reserves.user AND seats.role <> 'observer')
            AND NOT EXISTS (SELECT 1 FROM offers
                WHERE offers.user = reserves.user AND (offers.open AND ?5 < offers.until OR offers.game = ?1 AND offers.power = ?3))
            GROUP BY user ORDER BY min(game IS NULL), min(since), min(id)";
        let mut query = self.conn.prepare_cached(sql)?;
        let users = query.query_map(params![game, variant, power, public, Time(now)], |row| row.get(0))?;
        Ok(users.collect::<rusqlite::Result<_>>()?)
    }

    /// Offers a seat to somebody, who goes to the end of the reserve list. Returns the number of the offer; `row.id` is ignored.
    pub fn offer(&self, row: &OfferRow, now: Timestamp) -> Result<OfferId> {
        let sql = "INSERT INTO offers (game, power, user, until, open) VALUES (?1, ?2, ?3, ?4, ?5)";
        let values = params![row.game, row.power, row.user, Time(row.until), row.open];
        self.conn.prepare_cached(sql)?.execute(values)?;
        let id = OfferId(self.conn.last_insert_rowid());
        let sql = "UPDATE reserves SET since = ?2 WHERE user = ?1";
        self.conn.prepare_cached(sql)?.execute(params![row.user, Time(now)])?;
        Ok(id)
    }

    /// An offer by its number.
    pub fn find_offer(&self, id: OfferId) -> Result<Option<OfferRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM offers WHERE id = ?1")?;
        Ok(query.query_row([id], OfferRow::read).optional()?)
    }

    /// The offers of a game's seats whose answers we wait for.
    pub fn open_offers(&self, game: GameId) -> Result<Vec<OfferRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM offers WHERE game = ?1 AND open ORDER BY id")?;
        Ok(query.query_map([game], OfferRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The seats that somebody thinks about, of all games.
    pub fn offers_to(&self, user: UserId, now: Timestamp) -> Result<Vec<OfferRow>> {
        let sql = "SELECT * FROM offers WHERE user = ?1 AND open AND ?2 < until ORDER BY until, id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![user, Time(now)], OfferRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The newest offer of a seat in this game to somebody, whether its answer is still waited for or not.
    pub fn offer_in(&self, game: GameId, user: UserId) -> Result<Option<OfferRow>> {
        let sql = "SELECT * FROM offers WHERE game = ?1 AND user = ?2 ORDER BY id DESC LIMIT 1";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_row(params![game, user], OfferRow::read).optional()?)
    }

    /// Notes that the answer to an offer is no longer waited for.
    pub fn close_offer(&self, id: OfferId) -> Result<()> {
        self.conn.prepare_cached("UPDATE offers SET open = 0 WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Deletes the offers of a seat that has a player.
    pub fn drop_offers(&self, game: GameId, power: &str) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM offers WHERE game = ?1 AND power = ?2")?.execute(params![game, power])?;
        Ok(())
    }

    /// Returns the wish of someone to hear of openings, if they have it.
    pub fn notice(&self, user: UserId) -> Result<Option<NoticeRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM opening_notices WHERE user = ?1")?;
        Ok(query.query_row([user], NoticeRow::read).optional()?)
    }

    /// Some of those who want to hear of openings, and were last told before this time: the next after this person.
    pub fn notices_due(&self, before: Timestamp, after: UserId) -> Result<Vec<NoticeRow>> {
        let sql = "SELECT * FROM opening_notices WHERE ?2 < user AND told_at <= ?1 ORDER BY user LIMIT 16";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![Time(before), after], NoticeRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Keeps what somebody wants to hear of openings.
    pub fn keep_notice(&self, row: &NoticeRow) -> Result<()> {
        let sql = "INSERT OR REPLACE INTO opening_notices (user, variants, told, told_at) VALUES (?1, ?2, ?3, ?4)";
        let (variants, told) = (super::Names(row.variants.clone()), super::Names(row.told.clone()));
        self.conn.prepare_cached(sql)?.execute(params![row.user, variants, told, Time(row.told_at)])?;
        Ok(())
    }

    /// They do not want to hear of openings any more.
    pub fn drop_notice(&self, user: UserId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM opening_notices WHERE user = ?1")?.execute([user])?;
        Ok(())
    }
}
