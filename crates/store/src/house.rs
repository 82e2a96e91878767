//! The keeper's rules on who may do what at this judge.
use super::{Store, Time, UserId, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

words! {
    /// The effect of a keeper's rule.
    RuleKind {
        /// They may play, despite any other rule.
        AllowPlayer = "allow player",
        /// They may not take a seat.
        DenyPlayer = "deny player",
        /// They may run games, despite any other rule.
        AllowMaster = "allow master",
        /// They may not run games.
        DenyMaster = "deny master",
        /// They may not use the judge at all.
        Ban = "ban",
    }
}

/// A keeper's rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// Its effect.
    pub kind: RuleKind,
    /// The people it applies to: an address, in which `*` matches anything.
    pub pattern: String,
    /// The time since which it applies.
    pub since: Timestamp,
    /// The time until which it applies, or `None` for ever.
    pub until: Option<Timestamp>,
}

impl Store {
    /// The keeper's rules that apply at this time, by kind.
    pub fn house_rules(&self, now: Timestamp) -> Result<Vec<HouseRule>> {
        self.rules_where("until IS NULL OR ?1 < until", now)
    }

    /// The rules that have ended by this time, and are not removed yet.
    pub fn ended_house_rules(&self, now: Timestamp) -> Result<Vec<HouseRule>> {
        self.rules_where("until <= ?1", now)
    }

    fn rules_where(&self, condition: &str, now: Timestamp) -> Result<Vec<HouseRule>> {
        let sql = format!("SELECT * FROM house_rules WHERE {condition} ORDER BY kind, pattern");
        let mut query = self.conn.prepare_cached(&sql)?;
        let rows = query.query_map([Time(now)], |row| {
            let until = row.get::<_, Option<Time>>("until")?.map(|until| until.0);
            let (kind, pattern) = (row.get("kind")?, row.get("pattern")?);
            Ok(HouseRule { kind, pattern, since: row.get::<_, Time>("since")?.0, until })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a rule, or gives it another end. Returns whether that changes anything.
    pub fn add_house_rule(&self, rule: &HouseRule) -> Result<bool> {
        let sql = "INSERT INTO house_rules (kind, pattern, since, until) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT DO UPDATE SET until = ?4 WHERE until IS NOT ?4";
        let values = params![rule.kind, rule.pattern, Time(rule.since), rule.until.map(Time)];
        Ok(self.conn.prepare_cached(sql)?.execute(values)? != 0)
    }

    /// Removes a rule. Returns whether it existed.
    pub fn drop_house_rule(&self, kind: RuleKind, pattern: &str) -> Result<bool> {
        let sql = "DELETE FROM house_rules WHERE kind = ?1 AND pattern = ?2";
        Ok(self.conn.prepare_cached(sql)?.execute(params![kind, pattern])? != 0)
    }

    /// Returns whether only the keeper, and people whom the keeper allows, may create games.
    pub fn only_keeper_creates(&self) -> Result<bool> {
        Ok(self.meta("create")?.as_deref() == Some("keeper"))
    }

    /// Sets whether only they may create games.
    pub fn set_only_keeper_creates(&self, only: bool) -> Result<()> {
        self.set_meta("create", if only { "keeper" } else { "all" })
    }

    /// The names of the unfinished games in which a person has a seat.
    pub fn names_of_games_with(&self, user: UserId) -> Result<Vec<String>> {
        let sql = "SELECT DISTINCT games.name FROM seats JOIN games ON games.id = seats.game
            WHERE seats.user = ?1 AND seats.until IS NULL AND games.life IN ('forming', 'running', 'paused') ORDER BY games.name";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([user], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }
}
