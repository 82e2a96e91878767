//! Reads the database beside the clerk: over connections that can only read, each page in one short transaction, and on two cores
//! one at a time, so that pages never take the time of letters.
use super::AppState;
use crate::judge::rush::Rush;
use crate::server::background::lower_priority;
use crate::store::Store;
use anyhow::{Context as _, Result};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// From this number of cores on, two pages are drawn at the same time.
const MANY_CORES: usize = 4;
/// The time after which what the database has not found is given up: while a page reads, its file can only grow.
const LONGEST: Duration = Duration::from_secs(2);
/// The longest that a page waits while letters come in heaps.
const WAIT: Duration = Duration::from_millis(50);

/// The task that reads for a page. It leaves what it has found where whoever waits looks for it.
type Look = Box<dyn FnOnce(&AppState, &Store) -> Result<()> + Send>;

/// A page that waits for its turn.
struct Turn {
    app: Arc<AppState>,
    look: Look,
    done: oneshot::Sender<Result<()>>,
}

/// The threads on which pages are drawn.
pub(super) struct Readers {
    database: PathBuf,
    turns: Sender<Turn>,
}

impl Readers {
    /// For this database. They end with the last of what may send them something.
    pub(super) fn new(database: PathBuf, rush: &Rush) -> Self {
        let n_cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (turns, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..if n_cores < MANY_CORES { 1 } else { 2 } {
            let (waiting, rush) = (waiting.clone(), rush.clone());
            let started = thread::Builder::new().name("pages".to_owned()).spawn(move || work(&waiting, &rush));
            if let Err(error) = started {
                // Each page then says that it cannot be drawn.
                tracing::error!("no pages can be drawn: {error}");
            }
        }
        Self { database, turns }
    }
}

/// Draws pages until nobody can ask for one any more.
fn work(waiting: &Mutex<Receiver<Turn>>, rush: &Rush) {
    lower_priority();
    // A connection that can only read, once one was needed.
    let mut store = None;
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Turn { app, look, done }) = next() {
        rush.wait(WAIT);
        // The browser may have gone away while it waited.
        if done.is_closed() {
            continue;
        }
        // Whoever waits for it learns of a panic by its silence.
        if let Ok(result) = catch_unwind(AssertUnwindSafe(|| app.look(&mut store, look))) {
            let _ = done.send(result);
        }
    }
}

impl AppState {
    /// Reads the database, in one transaction, when it is this page's turn. What is read must be quick: a long transaction
    /// lets the file of the database grow.
    ///
    /// # Errors
    /// Errors of `read`, and of the database: also if it looks for something longer than two seconds.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        read: impl FnOnce(&Self, &Store) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let found = Arc::new(Mutex::new(None));
        let place = found.clone();
        // From here on nothing depends on what is read, so that it is compiled once, and not for each page.
        self.wait_for(Box::new(move |app, store| {
            let read = read(app, store)?;
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(read);
            Ok(())
        }))
        .await?;
        let found = found.lock().unwrap_or_else(PoisonError::into_inner).take();
        found.context("a page could not be drawn")
    }

    async fn wait_for(self: &Arc<Self>, look: Look) -> Result<()> {
        let (done, waits) = oneshot::channel();
        let turn = Turn { app: self.clone(), look, done };
        self.readers.turns.send(turn).ok().context("nothing draws pages")?;
        waits.await.context("a page could not be drawn")?
    }

    fn look(&self, kept: &mut Option<Store>, look: Look) -> Result<()> {
        let store = kept.take().map_or_else(|| Store::open_to_read(&self.readers.database), Ok)?;
        let result = store.snapshot(LONGEST, || look(self, &store));
        // After a panic the connection is dropped with what it was doing; so is one that cannot end its transaction.
        *kept = Some(store).filter(Store::is_idle);
        result
    }
}
