//! Threads that read the database beside the clerk, over read-only connections, with one short transaction for each page. On two
//! cores they render one page at a time, so that pages never slow mail down.
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

/// The number of cores from which two pages are rendered at the same time.
const MANY_CORES: usize = 4;
/// The longest query of a page. While a page reads, the database's file can only grow.
const LONGEST: Duration = Duration::from_secs(2);
/// The longest that a page waits while much mail comes in.
const WAIT: Duration = Duration::from_millis(50);

/// The task that reads for a page. It leaves its result for the request that waits.
type Look = Box<dyn FnOnce(&AppState, &Store) -> Result<()> + Send>;

/// A page that waits for its turn.
struct Turn {
    app: Arc<AppState>,
    look: Look,
    done: oneshot::Sender<Result<()>>,
}

/// The threads that render pages.
pub(super) struct Readers {
    database: PathBuf,
    turns: Sender<Turn>,
}

impl Readers {
    /// Starts the threads for this database. They end when the last sender is dropped.
    pub(super) fn new(database: PathBuf, rush: &Rush) -> Self {
        let n_cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (turns, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..if n_cores < MANY_CORES { 1 } else { 2 } {
            let (waiting, rush) = (waiting.clone(), rush.clone());
            let started = thread::Builder::new().name("pages".to_owned()).spawn(move || work(&waiting, &rush));
            if let Err(error) = started {
                // Each page then reports that it cannot be rendered.
                tracing::error!("cannot draw pages: {error}");
            }
        }
        Self { database, turns }
    }
}

/// Renders pages until no sender remains.
fn work(waiting: &Mutex<Receiver<Turn>>, rush: &Rush) {
    lower_priority();
    // A read-only connection, opened at its first use.
    let mut store = None;
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Turn { app, look, done }) = next() {
        rush.wait(WAIT);
        // The browser may have left while it waited.
        if done.is_closed() {
            continue;
        }
        // After a panic, the sender drops without a result, which tells the waiting request.
        if let Ok(result) = catch_unwind(AssertUnwindSafe(|| app.look(&mut store, look))) {
            let _ = done.send(result);
        }
    }
}

impl AppState {
    /// Reads the database in one transaction, when it is this page's turn. `read` must be quick, since a long transaction lets
    /// the database's file grow.
    ///
    /// # Errors
    /// Errors of `read` and of the database, including a query of more than two seconds.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        read: impl FnOnce(&Self, &Store) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let found = Arc::new(Mutex::new(None));
        let place = found.clone();
        // From here on nothing is generic, so that it is compiled only once.
        self.wait_for(Box::new(move |app, store| {
            let read = read(app, store)?;
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(read);
            Ok(())
        }))
        .await?;
        let found = found.lock().unwrap_or_else(PoisonError::into_inner).take();
        found.context("could not draw a page")
    }

    async fn wait_for(self: &Arc<Self>, look: Look) -> Result<()> {
        let (done, waits) = oneshot::channel();
        let turn = Turn { app: self.clone(), look, done };
        self.readers.turns.send(turn).ok().context("no thread can draw pages")?;
        waits.await.context("could not draw a page")?
    }

    fn look(&self, kept: &mut Option<Store>, look: Look) -> Result<()> {
        let store = kept.take().map_or_else(|| Store::open_to_read(&self.readers.database), Ok)?;
        let result = store.snapshot(LONGEST, || look(self, &store));
        // After a panic the connection is dropped with its transaction. So is a connection that cannot end its transaction.
        *kept = Some(store).filter(Store::is_idle);
        result
    }
}
