//! The schema: brought up to date, all of it or nothing.
use super::Store;
use anyhow::{Context as _, Result, bail};

/// The migrations: small, in order, never edited after release. `PRAGMA user_version` counts those that have been
/// applied.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_people.sql"),
    include_str!("../../migrations/0002_games.sql"),
    include_str!("../../migrations/0003_mail.sql"),
    include_str!("../../migrations/0004_boards.sql"),
    include_str!("../../migrations/0005_hands.sql"),
    include_str!("../../migrations/0006_outcomes.sql"),
    include_str!("../../migrations/0007_luck.sql"),
    include_str!("../../migrations/0008_answers.sql"),
    include_str!("../../migrations/0009_threads.sql"),
    include_str!("../../migrations/0010_absences.sql"),
    include_str!("../../migrations/0011_earlier_orders.sql"),
    include_str!("../../migrations/0012_proposals.sql"),
    include_str!("../../migrations/0013_proof.sql"),
    include_str!("../../migrations/0014_mailroom.sql"),
    include_str!("../../migrations/0015_width.sql"),
    include_str!("../../migrations/0016_masters.sql"),
    include_str!("../../migrations/0017_reserve.sql"),
    include_str!("../../migrations/0018_press.sql"),
    include_str!("../../migrations/0019_time.sql"),
    include_str!("../../migrations/0020_before_the_start.sql"),
    include_str!("../../migrations/0021_reliability.sql"),
    include_str!("../../migrations/0022_kept_orders.sql"),
    include_str!("../../migrations/0023_digest.sql"),
    include_str!("../../migrations/0024_whole.sql"),
    include_str!("../../migrations/0025_envelope.sql"),
    include_str!("../../migrations/0026_desk.sql"),
    include_str!("../../migrations/0027_outages.sql"),
    include_str!("../../migrations/0028_bounces.sql"),
];

impl Store {
    /// Does the database have the schema of this program?
    ///
    /// # Errors
    /// If it cannot be read, or is older or newer.
    pub fn check_schema(&self) -> Result<()> {
        let done = self.schema()?;
        if done < MIGRATIONS.len() {
            bail!("the database is from an older Chancery (schema {done}); `chancery serve` updates it");
        }
        Ok(())
    }

    /// The number of migrations that have been applied.
    fn schema(&self) -> Result<usize> {
        let done: usize = self.conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if MIGRATIONS.len() < done {
            bail!(
                "the database is from a newer Chancery (schema {done}, this program knows {}); use the newer program",
                MIGRATIONS.len()
            );
        }
        Ok(done)
    }

    /// Brings the schema up to date, in one transaction. Tables are rebuilt as SQLite's manual says (ALTER TABLE, 7): foreign
    /// keys are off meanwhile, and all are checked before the commit.
    pub(super) fn migrate(&self) -> Result<()> {
        if self.schema()? == MIGRATIONS.len() {
            return Ok(());
        }
        self.conn.pragma_update(None, "foreign_keys", "OFF")?;
        let outcome = self.transaction(|| self.apply());
        self.conn.pragma_update(None, "foreign_keys", "ON")?;
        outcome
    }

    fn apply(&self) -> Result<()> {
        // Another program may have been quicker.
        let done = self.schema()?;
        let orphans = self.orphans()?;
        self.drop_guards()?;
        for (i, migration) in MIGRATIONS.iter().enumerate().skip(done) {
            self.conn.execute_batch(migration).with_context(|| format!("migration {} failed", i + 1))?;
        }
        self.make_guards()?;
        // What a keeper has broken before does not keep the judge from starting.
        if let Some(orphan) = self.orphans()?.iter().find(|orphan| !orphans.contains(orphan)) {
            bail!("after the migration {orphan}");
        }
        Ok(self.conn.pragma_update(None, "user_version", MIGRATIONS.len())?)
    }
}
