//! Opens the database for whoever has locked the judge's folder: a new one is made, and an older one is brought up to date, after
//! a backup.
use crate::boards::catalogue::Catalogue;
use crate::families;
use crate::game::old_press;
use crate::judge::config::Config;
use crate::server::backup;
use crate::server::lock::Lock;
use crate::server::restore;
use crate::store::{SchemaVersion, Store};
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use std::path::PathBuf;

/// Opens the database of the judge that has locked its folder.
///
/// # Errors
/// If it cannot be opened or brought up to date, or has gone.
pub fn open(config: &Config, now: Timestamp) -> Result<Store> {
    if let SchemaVersion::Older(_) = age(config)? {
        upgrade(config, now)?;
    }
    restore::adopt(config)?;
    let is_new = !config.database().exists();
    let store = Store::open(&config.database())?;
    if is_new {
        tracing::info!("a new database: {}", config.database().display());
    }
    Lock::note_use(&config.data)?;
    Ok(store)
}

/// Returns the age of the database. A folder that a judge has worked in must have one: if it has gone, a new one
/// would make everybody a stranger.
///
/// # Errors
/// If it is from a newer Chancery, cannot be read, or has gone.
pub fn age(config: &Config) -> Result<SchemaVersion> {
    let age = Store::age(&config.database())?;
    if age == SchemaVersion::New && Lock::was_used(&config.data) {
        bail!(
            "the database {0} has gone: a judge has worked here before. To restore a backup: chancery restore FOLDER. To begin \
             anew, without games and players: rm {1}",
            config.database().display(),
            config.data.join("lock").display()
        );
    }
    Ok(age)
}

/// Brings the database up to date, after a backup. Gives the place of the backup.
///
/// # Errors
/// If the backup or the update fails. Then the database is as it was.
pub fn upgrade(config: &Config, now: Timestamp) -> Result<PathBuf> {
    let SchemaVersion::Older(schema) = age(config)? else { bail!("the database is up to date") };
    let name = format!("schema-{schema}-{}", now.strftime("%Y-%m-%d-%H%M%S"));
    let names = std::iter::once(name.clone()).chain((2..100).map(|n| format!("{name}-{n}")));
    let place = names.map(|name| config.backups().join(name)).find(|place| !place.exists());
    let place = place.context("there are too many backups of this second")?;
    tracing::info!("the database is from an older Chancery (schema {schema}): a backup goes to {}", place.display());
    backup::make(config, &place, now)
        .with_context(|| format!("the database is not updated, because its backup to {} failed", place.display()))?;
    let store = Store::upgrade(&config.database())?;
    old_press::settle(&store, &Catalogue::of(families::ALL, Some(config.boards())))?;
    for orphans in store.orphans()? {
        tracing::warn!("the database: {orphans}");
    }
    tracing::info!("the database has been updated from schema {schema} to {}", Store::SCHEMA);
    Ok(place)
}
