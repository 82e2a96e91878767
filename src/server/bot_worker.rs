//! Lets computers think about what they order: a thread of low priority, and a task that looks after it.
//!
//! The clerk hands over what is to be thought about, and what comes of it goes into the inbox as a letter. A computer that takes too
//! long, breaks down or knows nothing orders nothing in this turn. What a restart leaves is thought about again: the game says whose
//! computers are still to order.
use crate::boards::catalogue::Catalogue;
use crate::referee::turn::computers::think;
use crate::rules::Advice;
use crate::server::background::{self, BackgroundWorker};
use crate::server::runtime::Event;
use crate::store::{Store, Task};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::mpsc;

/// The time that a computer may take for the orders of one power. How much it works out is bounded by the
/// configuration; this is for one that does not end.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// A task that was thought about.
#[derive(Debug)]
pub struct BotResult {
    /// The task.
    pub task: Task,
    /// The outcome of an errand.
    pub outcome: BotOutcome,
}

/// The outcome of thinking.
#[derive(Debug)]
pub enum BotOutcome {
    /// A computer gave this advice.
    Advice(Advice<String>),
    /// None is wanted any more.
    Unwanted,
    /// It could not, for this reason.
    Failed(String),
}

/// Sets up something that thinks; again after it has failed.
pub type BotSetup = background::WorkSetup<Task, Advice<String>>;

/// Thinks about the games in this database, with so much work for each power.
pub fn setup(database: PathBuf, catalogue: Arc<Catalogue>, work: u64) -> BotSetup {
    Box::new(move || {
        let (store, catalogue) = (Store::open_to_read(&database)?, catalogue.clone());
        Ok(Box::new(move |task| think(&store, &catalogue, task, work)))
    })
}

/// Thinks about what comes, one after the other.
pub(super) async fn run(
    setup: BotSetup,
    patience: Duration,
    mut tasks: mpsc::UnboundedReceiver<Task>,
    events: Sender<Event>,
) {
    let mut worker = BackgroundWorker::new("thinker", setup, patience);
    while let Some(task) = tasks.recv().await {
        let outcome = match worker.ask(task.clone()).await {
            Ok(Some(advice)) => BotOutcome::Advice(advice),
            Ok(None) => BotOutcome::Unwanted,
            Err(why) => BotOutcome::Failed(why),
        };
        if events.send(Event::Thought(BotResult { task, outcome })).is_err() {
            return;
        }
    }
}
