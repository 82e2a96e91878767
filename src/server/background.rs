//! Runs slow work beside the judge's: a low-priority thread answers questions one after the other. A thread that crashes or takes too long
//! is abandoned, and the next question starts another one.
use anyhow::Result;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Answers one question; `None` if it has no answer.
pub type WorkFn<Q, A> = Box<dyn FnMut(&Q) -> Result<Option<A>> + Send>;

/// Sets up the work, and again after a failure.
pub type WorkSetup<Q, A> = Box<dyn Fn() -> Result<WorkFn<Q, A>> + Send>;

/// A question, with the channel for its answer.
type Query<Q, A> = (Q, oneshot::Sender<Result<Option<A>>>);

/// Answers questions on a background thread.
pub(super) struct BackgroundWorker<Q, A> {
    name: &'static str,
    setup: Arc<Mutex<WorkSetup<Q, A>>>,
    patience: Duration,
    thread: Option<Sender<Query<Q, A>>>,
}

impl<Q: Send + 'static, A: Send + 'static> BackgroundWorker<Q, A> {
    /// Creates a worker with this name for its thread and this timeout per answer.
    pub(super) fn new(name: &'static str, setup: WorkSetup<Q, A>, patience: Duration) -> Self {
        Self { name, setup: Arc::new(Mutex::new(setup)), patience, thread: None }
    }

    /// Asks a question and waits for the answer.
    ///
    /// # Errors
    /// If the work failed, crashed or timed out: the reason.
    pub(super) async fn ask(&mut self, question: Q) -> Result<Option<A>, String> {
        let asked = self.thread.get_or_insert_with(|| begin(self.name, self.setup.clone()));
        let (answer, answered) = oneshot::channel();
        // If the thread has ended, no answer arrives either.
        let _ = asked.send((question, answer));
        let outcome = match timeout(self.patience, answered).await {
            Ok(Ok(outcome)) => outcome.map_err(|error| format!("{error:#}")),
            Ok(Err(_)) => Err("the program panicked".to_owned()),
            Err(_) => Err(format!("it was not finished after {} seconds", self.patience.as_secs())),
        };
        if outcome.is_err() {
            // The thread has ended, or will end when it finds that its answer is not wanted.
            self.thread = None;
        }
        outcome
    }
}

/// Lowers this thread's priority below those that process e-mails. On Linux this affects this thread alone.
pub fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!("could not lower the priority of a background thread: {error}");
    }
}

/// Starts a thread that answers questions until the channel closes.
fn begin<Q: Send + 'static, A: Send + 'static>(
    name: &'static str,
    setup: Arc<Mutex<WorkSetup<Q, A>>>,
) -> Sender<Query<Q, A>> {
    let (asked, questions): (_, Receiver<Query<Q, A>>) = channel();
    let work = move || {
        lower_priority();
        let work = match setup.lock() {
            Ok(setup) => setup(),
            Err(_) => return,
        };
        let mut work = match work {
            Ok(work) => work,
            Err(error) => {
                tracing::error!("the {name} does not work: {error:#}");
                return;
            }
        };
        for (question, answer) in questions {
            // The caller may have given up.
            let _ = answer.send(work(&question));
        }
    };
    if let Err(error) = std::thread::Builder::new().name(name.to_owned()).spawn(work) {
        tracing::error!("the {name} does not work: {error}");
    }
    asked
}
