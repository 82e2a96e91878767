//! The rules by which the keeper allows and denies things to people at this judge.
use super::{Store, Time, UserId, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

words! {
    /// The subject of a rule of the keeper's.
    RuleKind {
        /// They may play, whatever else denies it.
        AllowPlayer = "allow player",
        /// They may not take a seat.
        DenyPlayer = "deny player",
        /// They may run games, whatever else denies it.
        AllowMaster = "allow master",
        /// They may not run games.
        DenyMaster = "deny master",
        /// They may not come at all.
        Ban = "ban",
    }
}

/// A rule of the keeper's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// The subject of the rule.
    pub kind: RuleKind,
    /// The people whom it is about: an address, in which `*` stands for anything.
    pub pattern: String,
    /// Since when.
    pub since: Timestamp,
}

impl Store {
    /// All rules of the keeper's, by kind.
    pub fn house_rules(&self) -> Result<Vec<HouseRule>> {
        let sql = "SELECT kind, pattern, since FROM house_rules ORDER BY kind, pattern";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([], |row| {
            Ok(HouseRule { kind: row.get(0)?, pattern: row.get(1)?, since: row.get::<_, Time>(2)?.0 })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a rule. Is it new?
    pub fn add_house_rule(&self, rule: &HouseRule) -> Result<bool> {
        let sql = "INSERT OR IGNORE INTO house_rules (kind, pattern, since) VALUES (?1, ?2, ?3)";
        Ok(self.conn.prepare_cached(sql)?.execute(params![rule.kind, rule.pattern, Time(rule.since)])? != 0)
    }

    /// Takes a rule away. Was there one?
    pub fn drop_house_rule(&self, kind: RuleKind, pattern: &str) -> Result<bool> {
        let sql = "DELETE FROM house_rules WHERE kind = ?1 AND pattern = ?2";
        Ok(self.conn.prepare_cached(sql)?.execute(params![kind, pattern])? != 0)
    }

    /// Returns whether only the keeper, and those whom they allow to, may create games.
    pub fn only_keeper_creates(&self) -> Result<bool> {
        Ok(self.meta("create")?.as_deref() == Some("keeper"))
    }

    /// Decides it.
    pub fn set_only_keeper_creates(&self, only: bool) -> Result<()> {
        self.set_meta("create", if only { "keeper" } else { "all" })
    }

    /// The names of the games in which a person has a seat, and which are not over.
    pub fn names_of_games_with(&self, user: UserId) -> Result<Vec<String>> {
        let sql = "SELECT DISTINCT games.name FROM seats JOIN games ON games.id = seats.game
            WHERE seats.user = ?1 AND seats.until IS NULL AND games.life IN ('forming', 'running', 'paused') ORDER BY games.name";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([user], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }
}
