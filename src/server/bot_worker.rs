//! Lets bots choose their orders, on a low-priority thread with a task that supervises it.
//!
//! The clerk hands over the tasks, and stores each result in the inbox like an e-mail. A bot that takes too long, crashes or has no advice
//! submits no orders in this turn. After a restart, open tasks begin again: the game records whose bots have yet to order.
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

/// The time limit for one power's orders. The configuration bounds a bot's work; this limit is for a bot that hangs.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// The result of a task.
#[derive(Debug)]
pub struct BotResult {
    /// The task.
    pub task: Task,
    /// The outcome.
    pub outcome: BotOutcome,
}

/// The outcome of a task.
#[derive(Debug)]
pub enum BotOutcome {
    /// The bot's advice.
    Advice(Advice<String>),
    /// The advice is no longer needed.
    Unwanted,
    /// The bot failed, for this reason.
    Failed(String),
}

/// Sets up a bot, and again after a failure.
pub type BotSetup = background::WorkSetup<Task, Advice<String>>;

/// A setup that advises on the games in this database, with this much work for each power.
pub fn setup(database: PathBuf, catalogue: Arc<Catalogue>, work: u64) -> BotSetup {
    Box::new(move || {
        let (store, catalogue) = (Store::open_to_read(&database)?, catalogue.clone());
        Ok(Box::new(move |task| think(&store, &catalogue, task, work)))
    })
}

/// Runs the tasks one after the other.
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
