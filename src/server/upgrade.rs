//! Opens the database once the judge's folder is locked: creates a new one, or migrates an older one after a backup.
use crate::judge::config::Config;
use crate::server::backup;
use crate::server::litestream::{Litestream, wait_for};
use crate::server::lock::Lock;
use crate::server::restore;
use crate::store::{SchemaVersion, Store};
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use std::path::PathBuf;

/// Opens the database of the judge that has locked its folder.
///
/// # Errors
/// If it cannot be opened or migrated, or is missing.
pub fn open(config: &Config, now: Timestamp) -> Result<Store> {
    if let SchemaVersion::Older(_) = age(config)? {
        upgrade(config, now)?;
    }
    restore::adopt(config, now)?;
    let is_new = !config.database().exists();
    let store = Store::open_with(&config.database(), config.checkpoints())?;
    if is_new {
        tracing::info!("created a new database: {}", config.database().display());
    }
    store.record_left_entry()?;
    Lock::note_use(&config.data)?;
    Ok(store)
}

/// Returns the schema version of the database. A folder in which a judge has worked must have one: replacing a lost one with an empty one
/// would make everyone a stranger.
///
/// # Errors
/// If it is from a newer Chancery, cannot be read, or is missing.
pub fn age(config: &Config) -> Result<SchemaVersion> {
    let age = Store::age(&config.database())?;
    if let Some(litestream) = Litestream::of(config).filter(|_| age == SchemaVersion::New)
        && let Some(newest) =
            wait_for(litestream.newest_term()).context("no database is here, and perhaps a copy elsewhere")?
    {
        bail!(
            "no database is here, but a copy is elsewhere: {}. To continue from it: chancery takeover",
            litestream.place(newest)
        );
    }
    if age == SchemaVersion::New && Lock::was_used(&config.data) {
        bail!(
            "the database {0} is missing, although a judge has run here before. To restore a backup: chancery restore \
             FOLDER. To start again without games and players: rm {1}",
            config.database().display(),
            config.data.join("lock").display()
        );
    }
    Ok(age)
}

/// Migrates the database after a backup. Returns the place of the backup.
///
/// # Errors
/// If the backup or the migration fails. Then the database is unchanged.
pub fn upgrade(config: &Config, now: Timestamp) -> Result<PathBuf> {
    let SchemaVersion::Older(schema) = age(config)? else { bail!("the database is up to date") };
    let name = format!("{}{schema}-{}", backup::SCHEMA, now.strftime("%Y-%m-%d-%H%M%S"));
    let names = std::iter::once(name.clone()).chain((2..100).map(|n| format!("{name}-{n}")));
    let place = names.map(|name| config.backups().join(name)).find(|place| !place.exists());
    let place = place.context("too many backups within this second")?;
    tracing::info!("the database belongs to an older Chancery (schema {schema}): backing it up to {}", place.display());
    backup::make(config, &place, now)
        .with_context(|| format!("did not update the database, because its backup to {} failed", place.display()))?;
    let store = Store::upgrade_with(&config.database(), config.checkpoints())?;
    for orphans in store.orphans()? {
        tracing::warn!("the database: {orphans}");
    }
    tracing::info!("updated the database from schema {schema} to {}", Store::newest_schema());
    Ok(place)
}
