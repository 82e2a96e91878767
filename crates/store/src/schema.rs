//! The database schema, migrated in a single transaction.
use super::Store;
use anyhow::{Context as _, Result, bail};

/// The migrations: small, in order, never edited after release. Together they produce `migrations/schema.sql`. `PRAGMA user_version` counts
/// those applied.
const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/0001_people.sql"),
    include_str!("../../../migrations/0002_games.sql"),
    include_str!("../../../migrations/0003_mail.sql"),
    include_str!("../../../migrations/0004_boards.sql"),
    include_str!("../../../migrations/0005_hands.sql"),
    include_str!("../../../migrations/0006_outcomes.sql"),
    include_str!("../../../migrations/0007_luck.sql"),
    include_str!("../../../migrations/0008_answers.sql"),
    include_str!("../../../migrations/0009_threads.sql"),
    include_str!("../../../migrations/0010_absences.sql"),
    include_str!("../../../migrations/0011_earlier_orders.sql"),
    include_str!("../../../migrations/0012_proposals.sql"),
    include_str!("../../../migrations/0013_proof.sql"),
    include_str!("../../../migrations/0014_mailroom.sql"),
    include_str!("../../../migrations/0015_width.sql"),
    include_str!("../../../migrations/0016_masters.sql"),
    include_str!("../../../migrations/0017_reserve.sql"),
    include_str!("../../../migrations/0018_press.sql"),
    include_str!("../../../migrations/0019_time.sql"),
    include_str!("../../../migrations/0020_before_the_start.sql"),
    include_str!("../../../migrations/0021_reliability.sql"),
    include_str!("../../../migrations/0022_kept_orders.sql"),
    include_str!("../../../migrations/0023_digest.sql"),
    include_str!("../../../migrations/0024_whole.sql"),
    include_str!("../../../migrations/0025_envelope.sql"),
    include_str!("../../../migrations/0026_desk.sql"),
    include_str!("../../../migrations/0027_outages.sql"),
    include_str!("../../../migrations/0028_bounces.sql"),
    include_str!("../../../migrations/0029_undelivered.sql"),
    include_str!("../../../migrations/0030_authenticity.sql"),
    include_str!("../../../migrations/0031_letters.sql"),
    include_str!("../../../migrations/0032_calendars.sql"),
    include_str!("../../../migrations/0033_chains.sql"),
    include_str!("../../../migrations/0034_computers.sql"),
    include_str!("../../../migrations/0035_web.sql"),
    include_str!("../../../migrations/0036_strangers.sql"),
    include_str!("../../../migrations/0037_slices.sql"),
    include_str!("../../../migrations/0039_set_ups.sql"),
    include_str!("../../../migrations/0040_press_drafts.sql"),
    include_str!("../../../migrations/0041_parties.sql"),
    include_str!("../../../migrations/0042_costs.sql"),
    include_str!("../../../migrations/0043_known_browsers.sql"),
    include_str!("../../../migrations/0044_bounces.sql"),
    include_str!("../../../migrations/0045_guests.sql"),
    include_str!("../../../migrations/0046_moves.sql"),
    include_str!("../../../migrations/0047_erasures.sql"),
    include_str!("../../../migrations/0048_erasing.sql"),
    include_str!("../../../migrations/0049_scripts.sql"),
    include_str!("../../../migrations/0050_guesses.sql"),
    include_str!("../../../migrations/0051_origins.sql"),
];

/// A database's schema version relative to this program. A newer one is an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaVersion {
    /// Missing or empty.
    New,
    /// This version, from an older Chancery.
    Older(usize),
    /// This program's version.
    Current,
}

impl Store {
    /// The schema version of this program.
    pub const SCHEMA: usize = MIGRATIONS.len();

    /// Checks that the database has this program's schema version.
    ///
    /// # Errors
    /// If it cannot be read, or is older or newer.
    pub fn check_schema(&self) -> Result<()> {
        match self.stage()? {
            SchemaVersion::Current => Ok(()),
            SchemaVersion::New => bail!("there is nothing in the database"),
            SchemaVersion::Older(schema) => {
                bail!("the database is from an older Chancery (schema {schema}); `chancery migrate` updates it")
            }
        }
    }

    pub(super) fn stage(&self) -> Result<SchemaVersion> {
        let n_tables = "SELECT count(*) FROM sqlite_schema";
        Ok(match self.schema()? {
            0 if self.conn.query_row(n_tables, [], |row| row.get::<_, u32>(0))? == 0 => SchemaVersion::New,
            Self::SCHEMA => SchemaVersion::Current,
            schema => SchemaVersion::Older(schema),
        })
    }

    /// The number of applied migrations.
    ///
    /// # Errors
    /// If the database is from a newer Chancery, or cannot be read.
    pub fn schema(&self) -> Result<usize> {
        let done: usize = self
            .conn
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .context("the database cannot be read: the file is damaged, or no database (`chancery restore` brings a backup back)")?;
        if Self::SCHEMA < done {
            let maker = self.meta("program").ok().flatten().map(|version| format!(", of Chancery {version}"));
            bail!(
                "the database has schema {done}{}, and this is Chancery {}, which knows schemas up to {}: use the newer \
                 program, for example by installing its package again; the database is intact",
                maker.unwrap_or_default(),
                env!("CARGO_PKG_VERSION"),
                Self::SCHEMA
            );
        }
        Ok(done)
    }

    /// Applies the missing migrations in one transaction. It rebuilds tables as SQLite's manual says (ALTER TABLE, 7), with foreign keys
    /// off, and checks all references before the commit.
    pub(super) fn migrate(&self) -> Result<()> {
        if self.stage()? == SchemaVersion::Current {
            return Ok(());
        }
        self.conn.pragma_update(None, "foreign_keys", "OFF")?;
        let outcome = self.transaction(|| self.apply());
        self.conn.pragma_update(None, "foreign_keys", "ON")?;
        outcome
    }

    fn apply(&self) -> Result<()> {
        // Another program may have migrated it first.
        let done = self.schema()?;
        let orphans = self.orphans()?;
        self.drop_guards()?;
        for (i, migration) in MIGRATIONS.iter().enumerate().skip(done) {
            self.conn.execute_batch(migration).with_context(|| format!("migration {} failed", i + 1))?;
        }
        self.make_guards()?;
        // References that a keeper broke earlier do not prevent the judge from starting.
        if let Some(orphan) = self.orphans()?.iter().find(|orphan| !orphans.contains(orphan)) {
            bail!("after the migration {orphan}");
        }
        self.set_meta("program", env!("CARGO_PKG_VERSION"))?;
        Ok(self.conn.pragma_update(None, "user_version", MIGRATIONS.len())?)
    }
}
