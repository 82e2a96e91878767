//! The counter where the web front hands in what a browser has posted, and the little that it writes down for itself.
//! Both are done by whoever owns the database: the clerk, in the running judge.
use crate::server::runtime::Event;
use crate::server::web_writes::{WebWrite, WriteOutcome};
use crate::server::work::Work;
use crate::store::{InNote, InState, LetterId, MailId, Post, Store};
use anyhow::{Context as _, Result};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use tokio::sync::oneshot;

/// The fate of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PostOutcome {
    /// It has been worked through; the number of the answer.
    Answered(MailId),
    /// The judge has failed on it. It is kept, and the keeper knows.
    Stuck,
}

/// A post that is stored: it is not lost, whatever happens to the browser.
#[derive(Debug)]
pub struct Stored {
    /// Its number.
    pub letter: LetterId,
    /// Tells what has become of it.
    pub fate: oneshot::Receiver<PostOutcome>,
}

/// The reason why a post was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// There is no space on the disk.
    NoSpace,
    /// The judge stops, or fails; the log says why.
    Failed,
}

/// The place where posts and writes are handed in.
#[derive(Clone)]
pub struct ClerkHandle(Arc<dyn ClerkInbox>);

impl ClerkHandle {
    /// One behind which this clerk works.
    pub fn new(clerk: impl ClerkInbox + 'static) -> Self {
        Self(Arc::new(clerk))
    }

    /// Hands in a post, and waits until it is stored.
    ///
    /// # Errors
    /// If it is not stored. Then nothing has been done.
    pub async fn hand_in(&self, post: Post) -> Result<Stored, NotStored> {
        let (answer, stored) = oneshot::channel();
        self.0.post(post, answer);
        stored.await.unwrap_or(Err(NotStored::Failed))
    }

    /// Hands over a write, and waits until it is done.
    ///
    /// # Errors
    /// If the judge stops.
    pub async fn run(&self, web_write: WebWrite) -> Result<WriteOutcome> {
        let (answer, done) = oneshot::channel();
        self.0.web_write(web_write, answer);
        done.await.context("the judge has stopped")?
    }
}

/// Answers whether a post is stored.
pub type StoreAck = oneshot::Sender<Result<Stored, NotStored>>;

/// The worker that does what is handed in.
pub trait ClerkInbox: Send + Sync {
    /// Stores a post and says so; works it off and says what has become of it.
    fn post(&self, post: Post, receipt: StoreAck);
    /// Hands over a write.
    fn web_write(&self, web_write: WebWrite, answer: oneshot::Sender<Result<WriteOutcome>>);
}

impl ClerkInbox for Sender<Event> {
    fn post(&self, post: Post, receipt: StoreAck) {
        // If nobody listens any more, the receipt is dropped, and that says so.
        let _ = self.send(Event::Posted(post, receipt));
    }

    fn web_write(&self, web_write: WebWrite, answer: oneshot::Sender<Result<WriteOutcome>>) {
        let _ = self.send(Event::WebWrite(Box::new(web_write), answer));
    }
}

impl Work<'_> {
    /// Stores posts, all in one transaction. When this returns, they are safe. Their numbers.
    ///
    /// # Errors
    /// On an error, nothing has been stored.
    pub fn take_posts(&self, posts: &[Post]) -> Result<Vec<LetterId>> {
        self.store.transaction(|| posts.iter().map(|post| self.store.take_post(post, self.now)).collect())
    }
}

/// Returns the fate of a post, if it has been worked through.
///
/// # Errors
/// If it is not there.
pub fn fate(store: &Store, letter: LetterId) -> Result<Option<PostOutcome>> {
    let InNote { state, .. } = store.letter_in(letter)?.context("a post is gone")?;
    Ok(match state {
        InState::Waiting => None,
        InState::Done | InState::Silent => {
            store.answer_on_page(letter)?.map(PostOutcome::Answered).or(Some(PostOutcome::Stuck))
        }
        InState::Stuck => Some(PostOutcome::Stuck),
    })
}
