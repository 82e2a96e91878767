//! Lets computers think about what they order: a thread of low priority, and a task that looks after it.
//!
//! The clerk hands over what is to be thought about, and what comes of it goes into the inbox as a letter. A computer that takes too
//! long, breaks down or knows nothing orders nothing in this turn. What a restart leaves is thought about again: the game says whose
//! computers are still to order.
use crate::boards::catalogue::Catalogue;
use crate::referee::computers::think;
use crate::rules::Advice;
use crate::server::post_office::Event;
use crate::store::{Store, Task};
use anyhow::Result;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// How long a computer may take for the orders of one power. How much it works out is bounded by the configuration; this is for one
/// that does not end.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// Something that was thought about.
#[derive(Debug)]
pub struct Done {
    /// What.
    pub task: Task,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of thinking.
#[derive(Debug)]
pub enum Outcome {
    /// A computer gave this advice.
    Advice(Advice<String>),
    /// None is wanted any more.
    Unwanted,
    /// It could not, for this reason.
    Failed(String),
}

/// Thinks about one thing.
pub type Think = Box<dyn FnMut(&Task) -> Result<Option<Advice<String>>> + Send>;

/// Sets up something that thinks; again after it has failed.
pub type Setup = Box<dyn Fn() -> Result<Think> + Send>;

/// Thinks about the games in this database, with so much work for each power.
pub fn setup(database: PathBuf, catalogue: Arc<Catalogue>, work: u64) -> Setup {
    Box::new(move || {
        let (store, catalogue) = (Store::open_to_read(&database)?, catalogue.clone());
        Ok(Box::new(move |task| think(&store, &catalogue, task, work)))
    })
}

/// What the thread is asked, and where it answers.
type Question = (Task, oneshot::Sender<Result<Option<Advice<String>>>>);

/// Thinks about what comes, one after the other.
pub(super) async fn run(
    setup: Setup,
    patience: Duration,
    mut tasks: mpsc::UnboundedReceiver<Task>,
    events: Sender<Event>,
) {
    let setup = Arc::new(std::sync::Mutex::new(setup));
    let mut thread: Option<Sender<Question>> = None;
    while let Some(task) = tasks.recv().await {
        let asked = thread.get_or_insert_with(|| begin(setup.clone()));
        let (answer, answered) = oneshot::channel();
        // If it has ended, the answer never comes either.
        let _ = asked.send((task.clone(), answer));
        let outcome = match timeout(patience, answered).await {
            Ok(Ok(Ok(Some(advice)))) => Outcome::Advice(advice),
            Ok(Ok(Ok(None))) => Outcome::Unwanted,
            Ok(Ok(Err(error))) => Outcome::Failed(format!("{error:#}")),
            Ok(Err(_)) => Outcome::Failed("the program broke down while it thought".to_owned()),
            Err(_) => Outcome::Failed(format!("it was not done after {} seconds", patience.as_secs())),
        };
        if matches!(outcome, Outcome::Failed(_)) {
            // The thread has ended, or will when it notices that nobody waits.
            thread = None;
        }
        if events.send(Event::Thought(Done { task, outcome })).is_err() {
            return;
        }
    }
}

/// Starts a thread that thinks until nobody asks any more.
fn begin(setup: Arc<std::sync::Mutex<Setup>>) -> Sender<Question> {
    let (asked, questions): (_, Receiver<Question>) = channel();
    let work = move || {
        // Letters come first. On Linux this is about the thread alone.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(10);
        let think = match setup.lock() {
            Ok(setup) => setup(),
            Err(_) => return,
        };
        let mut think = match think {
            Ok(think) => think,
            Err(error) => {
                tracing::error!("no computer can play: {error:#}");
                return;
            }
        };
        for (task, answer) in questions {
            // Nobody may wait for it any more.
            let _ = answer.send(think(&task));
        }
    };
    if let Err(error) = std::thread::Builder::new().name("thinker".to_owned()).spawn(work) {
        tracing::error!("no computer can play: {error}");
    }
    asked
}
