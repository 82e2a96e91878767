//! Reads the database beside the clerk: over connections that can only read, each page in one short transaction, and on two cores
//! one at a time, so that pages never take the time of letters.
use super::House;
use crate::store::Store;
use anyhow::{Context as _, Result};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// From so many cores on, two pages are drawn at the same time.
const MANY_CORES: usize = 4;

/// Connections that can only read.
pub(super) struct Readers {
    database: PathBuf,
    idle: Mutex<Vec<Store>>,
    turn: Arc<Semaphore>,
}

impl Readers {
    /// For this database.
    pub(super) fn new(database: PathBuf) -> Self {
        let n_cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let turn = Arc::new(Semaphore::new(if n_cores < MANY_CORES { 1 } else { 2 }));
        Self { database, idle: Mutex::default(), turn }
    }

    fn take(&self) -> Result<Store> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| Store::open_to_read(&self.database), Ok)
    }

    fn give_back(&self, store: Store) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(store);
    }
}

impl House {
    /// Reads the database, in one transaction, when it is this page's turn. What is read must be quick: a long transaction
    /// lets the file of the database grow.
    ///
    /// # Errors
    /// Errors of `read`, and of the database.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        read: impl FnOnce(&Self, &Store) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let turn = self.readers.turn.clone().acquire_owned().await?;
        let house = self.clone();
        let work = move || {
            // A browser that goes away does not end what is being read for it, so the turn lasts as long as that does.
            let _turn = turn;
            let store = house.readers.take()?;
            // After a panic the connection is dropped with what it was doing.
            let result = store.snapshot(|| read(&house, &store));
            house.readers.give_back(store);
            result
        };
        spawn_blocking(work).await.context("a page could not be drawn")?
    }
}
