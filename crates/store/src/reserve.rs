//! The standby list, the seats offered to people on it, and the people who want notices of openings.
use super::{GameId, OfferId, Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// The seats that a person stands by for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reserved {
    /// Seats in any public game.
    Any,
    /// Seats in public games on this board.
    Variant(String),
    /// Seats in this game.
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

/// An offer of a seat to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferRow {
    /// Its number.
    pub id: OfferId,
    /// The game.
    pub game: GameId,
    /// The first power of the seat, by name.
    pub power: String,
    /// The person.
    pub user: UserId,
    /// The time when the next person is asked.
    pub until: Timestamp,
    /// True if the judge still waits for an answer.
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

/// A person who wants notices of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// The person.
    pub user: UserId,
    /// The boards; empty for any.
    pub variants: Vec<String>,
    /// The openings already sent to them, by the judge's names for them.
    pub told: Vec<String>,
    /// The time of the last notice.
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
    /// Returns the games and boards that a person stands by for, longest first.
    pub fn reserved(&self, user: UserId) -> Result<Vec<Reserved>> {
        let mut query = self.conn.prepare_cached("SELECT game, variant FROM reserves WHERE user = ?1 ORDER BY id")?;
        let rows = query.query_map([user], |row| Ok(Reserved::of(row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a person to the end of the standby list.
    pub fn reserve(&self, user: UserId, what: &Reserved, now: Timestamp) -> Result<()> {
        let (game, variant) = what.columns();
        let sql = "INSERT INTO reserves (user, game, variant, since) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![user, game, variant, Time(now)])?;
        Ok(())
    }

    /// Removes a person from the standby list.
    pub fn unreserve(&self, user: UserId, what: &Reserved) -> Result<()> {
        let (game, variant) = what.columns();
        let sql = "DELETE FROM reserves WHERE user = ?1 AND game IS ?2 AND variant IS ?3";
        self.conn.prepare_cached(sql)?.execute(params![user, game, variant])?;
        Ok(())
    }

    /// The people on the standby list who can be offered a seat in a game on this board, in order: first those who stand by for this game,
    /// then, if the game is `public`, the others. Excludes people who play, have played or run the game, who were offered this seat before,
    /// or who have another offer open.
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

    /// Offers a seat to a person, who moves to the end of the standby list. Returns the number of the offer. Ignores `row.id`.
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

    /// A game's open offers.
    pub fn open_offers(&self, game: GameId) -> Result<Vec<OfferRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM offers WHERE game = ?1 AND open ORDER BY id")?;
        Ok(query.query_map([game], OfferRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// A person's open offers, in all games.
    pub fn offers_to(&self, user: UserId, now: Timestamp) -> Result<Vec<OfferRow>> {
        let sql = "SELECT * FROM offers WHERE user = ?1 AND open AND ?2 < until ORDER BY until, id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![user, Time(now)], OfferRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// A person's newest offer in this game, open or closed.
    pub fn offer_in(&self, game: GameId, user: UserId) -> Result<Option<OfferRow>> {
        let sql = "SELECT * FROM offers WHERE game = ?1 AND user = ?2 ORDER BY id DESC LIMIT 1";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_row(params![game, user], OfferRow::read).optional()?)
    }

    /// Closes an offer.
    pub fn close_offer(&self, id: OfferId) -> Result<()> {
        self.conn.prepare_cached("UPDATE offers SET open = 0 WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Deletes the offers of a seat that now has a player.
    pub fn drop_offers(&self, game: GameId, power: &str) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM offers WHERE game = ?1 AND power = ?2")?.execute(params![game, power])?;
        Ok(())
    }

    /// Returns a person's request for notices of openings, if they have one.
    pub fn notice(&self, user: UserId) -> Result<Option<NoticeRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM opening_notices WHERE user = ?1")?;
        Ok(query.query_row([user], NoticeRow::read).optional()?)
    }

    /// A slice of the people who want notices of openings and last got one before this time: those after this person.
    pub fn notices_due(&self, before: Timestamp, after: UserId) -> Result<Vec<NoticeRow>> {
        let sql = "SELECT * FROM opening_notices WHERE ?2 < user AND told_at <= ?1 ORDER BY user LIMIT 16";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![Time(before), after], NoticeRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Stores a person's request for notices of openings.
    pub fn keep_notice(&self, row: &NoticeRow) -> Result<()> {
        let sql = "INSERT OR REPLACE INTO opening_notices (user, variants, told, told_at) VALUES (?1, ?2, ?3, ?4)";
        let (variants, told) = (super::Names(row.variants.clone()), super::Names(row.told.clone()));
        self.conn.prepare_cached(sql)?.execute(params![row.user, variants, told, Time(row.told_at)])?;
        Ok(())
    }

    /// Deletes a person's request for notices of openings.
    pub fn drop_notice(&self, user: UserId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM opening_notices WHERE user = ?1")?.execute([user])?;
        Ok(())
    }
}
