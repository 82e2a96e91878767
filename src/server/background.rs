//! Slow work beside that of the judge: a thread of low priority that answers questions, one after the other. One that breaks down
//! or takes too long is left behind, and another one begins with the next question.
use anyhow::Result;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Answers one question; `None` if there is no answer.
pub type WorkFn<Q, A> = Box<dyn FnMut(&Q) -> Result<Option<A>> + Send>;

/// Sets up the work; again after it has failed.
pub type WorkSetup<Q, A> = Box<dyn Fn() -> Result<WorkFn<Q, A>> + Send>;

/// A question, and where its answer goes.
type Query<Q, A> = (Q, oneshot::Sender<Result<Option<A>>>);

/// The place where questions are answered.
pub(super) struct BackgroundWorker<Q, A> {
    name: &'static str,
    setup: Arc<Mutex<WorkSetup<Q, A>>>,
    patience: Duration,
    thread: Option<Sender<Query<Q, A>>>,
}

impl<Q: Send + 'static, A: Send + 'static> BackgroundWorker<Q, A> {
    /// One whose thread has this name, and that waits so long for an answer.
    pub(super) fn new(name: &'static str, setup: WorkSetup<Q, A>, patience: Duration) -> Self {
        Self { name, setup: Arc::new(Mutex::new(setup)), patience, thread: None }
    }

    /// Asks, and waits.
    ///
    /// # Errors
    /// Why there is no answer: the work failed, broke down, or takes too long.
    pub(super) async fn ask(&mut self, question: Q) -> Result<Option<A>, String> {
        let asked = self.thread.get_or_insert_with(|| begin(self.name, self.setup.clone()));
        let (answer, answered) = oneshot::channel();
        // If the thread has ended, the answer never comes either.
        let _ = asked.send((question, answer));
        let outcome = match timeout(self.patience, answered).await {
            Ok(Ok(outcome)) => outcome.map_err(|error| format!("{error:#}")),
            Ok(Err(_)) => Err("the program broke down over it".to_owned()),
            Err(_) => Err(format!("it was not done after {} seconds", self.patience.as_secs())),
        };
        if outcome.is_err() {
            // The thread has ended, or will when it notices that nobody waits.
            self.thread = None;
        }
        outcome
    }
}

/// Gives this thread less of the processor than those that carry out letters. On Linux this is about the thread alone.
pub fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!("a thread beside letters is as important as they are: {error}");
    }
}

/// Starts a thread that works until nobody asks any more.
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
                tracing::error!("the {name} cannot work: {error:#}");
                return;
            }
        };
        for (question, answer) in questions {
            // Nobody may wait for it any more.
            let _ = answer.send(work(&question));
        }
    };
    if let Err(error) = std::thread::Builder::new().name(name.to_owned()).spawn(work) {
        tracing::error!("the {name} cannot work: {error}");
    }
    asked
}
