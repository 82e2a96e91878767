//! The database schema, migrated in a single transaction.
use super::Store;
use anyhow::{Context as _, Result, bail, ensure};
use std::borrow::Cow;
use std::fs;
use std::sync::LazyLock;

/// The migrations: small, in order, never edited after release. `PRAGMA user_version` counts those applied.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/0001_schema.sql")];

/// The same. In debug builds `CHANCERY_MIGRATION` names the file of one more, so that a test can be a later program.
static ALL: LazyLock<Vec<Cow<'static, str>>> = LazyLock::new(|| {
    let later = std::env::var_os("CHANCERY_MIGRATION").filter(|_| cfg!(debug_assertions));
    let later = later.and_then(|file| fs::read_to_string(file).ok()).map(Cow::Owned);
    MIGRATIONS.iter().copied().map(Cow::Borrowed).chain(later).collect()
});

/// The last commit whose program updates the databases from before 0.1.0.
const LAST_BEFORE: &str = "252e6cd368cc";

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
    /// The mark of a judge's database (`PRAGMA application_id`). Those from before 0.1.0 have none.
    pub const MARK: i32 = i32::from_be_bytes(*b"Chan");

    /// The schema version of this program.
    #[must_use]
    pub fn newest_schema() -> usize {
        ALL.len()
    }

    /// The version of SQLite in this program.
    #[must_use]
    pub fn sqlite() -> &'static str {
        rusqlite::version()
    }

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
            schema if schema == Self::newest_schema() => SchemaVersion::Current,
            schema => SchemaVersion::Older(schema),
        })
    }

    /// The number of applied migrations.
    ///
    /// # Errors
    /// If the database is from a newer Chancery or from before 0.1.0, or cannot be read.
    pub fn schema(&self) -> Result<usize> {
        let done: usize = self
            .conn
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .context("the database cannot be read: the file is damaged, or no database (`chancery restore` brings a backup back)")?;
        let mark: i32 = self.conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
        ensure!(
            done == 0 || mark == Self::MARK,
            "the database is from before Chancery 0.1.0 (schema {done}), and is left as it is: the program of commit \
             {LAST_BEFORE} updates and runs it, and its `chancery game export --private --all FOLDER` moves the games to \
             a new judge"
        );
        if Self::newest_schema() < done {
            let maker = self.meta("program").ok().flatten().map(|version| format!(", of Chancery {version}"));
            bail!(
                "the database has schema {done}{}, and this is Chancery {}, which knows schemas up to {}: use the newer \
                 program, for example by installing its package again; the database is intact",
                maker.unwrap_or_default(),
                env!("CARGO_PKG_VERSION"),
                Self::newest_schema()
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
        for (i, migration) in ALL.iter().enumerate().skip(done) {
            self.conn.execute_batch(migration).with_context(|| format!("migration {} failed", i + 1))?;
        }
        self.make_guards()?;
        // References that a keeper broke earlier do not prevent the judge from starting.
        if let Some(orphan) = self.orphans()?.iter().find(|orphan| !orphans.contains(orphan)) {
            bail!("after the migration {orphan}");
        }
        self.set_meta("program", env!("CARGO_PKG_VERSION"))?;
        self.conn.pragma_update(None, "application_id", Self::MARK)?;
        Ok(self.conn.pragma_update(None, "user_version", Self::newest_schema())?)
    }
}
