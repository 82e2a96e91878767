//! The web front's interface to the clerk, for browsers' posts and for its own few writes. The owner of the database carries out both: the
//! clerk, in a running judge.
use crate::server::runtime::Event;
use crate::server::web_writes::{WebWrite, WriteOutcome};
use crate::server::work::Work;
use crate::store::{ActOrigin, InNote, InState, LetterId, MailId, Post, Store};
use anyhow::{Context as _, Result};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use tokio::sync::oneshot;

/// The outcome of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PostOutcome {
    /// It has been processed, with this reply.
    Answered(MailId),
    /// The judge failed on it. It is stored, and the keeper is told.
    Stuck,
}

/// A stored post, which survives whatever happens to the browser.
#[derive(Debug)]
pub struct Stored {
    /// Its number.
    pub letter: LetterId,
    /// Receives the outcome.
    pub fate: oneshot::Receiver<PostOutcome>,
}

/// The reason why a post was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// The disk is full.
    NoSpace,
    /// The keeper has made the judge read-only.
    ReadOnly,
    /// The judge stops or fails; the log has the reason.
    Failed,
}

/// Accepts posts and writes.
#[derive(Clone)]
pub struct ClerkHandle(Arc<dyn ClerkInbox>);

impl ClerkHandle {
    /// Creates a handle to this clerk.
    pub fn new(clerk: impl ClerkInbox + 'static) -> Self {
        Self(Arc::new(clerk))
    }

    /// Submits a post, and waits until it is stored.
    ///
    /// # Errors
    /// If it is not stored. Then nothing has been done.
    pub async fn hand_in(&self, post: Post) -> Result<Stored, NotStored> {
        let (answer, stored) = oneshot::channel();
        self.0.post(post, answer);
        stored.await.unwrap_or(Err(NotStored::Failed))
    }

    /// Submits a write, and waits until it is done.
    ///
    /// # Errors
    /// If the judge stops.
    pub async fn run(&self, web_write: WebWrite) -> Result<WriteOutcome> {
        let (answer, done) = oneshot::channel();
        self.0.web_write(web_write, answer);
        done.await.context("the judge has stopped")?
    }
}

/// Confirms whether a post is stored.
pub type StoreAck = oneshot::Sender<Result<Stored, NotStored>>;

/// The worker behind a handle.
pub trait ClerkInbox: Send + Sync {
    /// Stores a post and confirms it, then processes it and reports the outcome.
    fn post(&self, post: Post, receipt: StoreAck);
    /// Carries out a write.
    fn web_write(&self, web_write: WebWrite, answer: oneshot::Sender<Result<WriteOutcome>>);
}

impl ClerkInbox for Sender<Event> {
    fn post(&self, post: Post, receipt: StoreAck) {
        // If the clerk has ended, the receipt is dropped, which tells the caller.
        let _ = self.send(Event::Posted(Box::new(post), receipt));
    }

    fn web_write(&self, web_write: WebWrite, answer: oneshot::Sender<Result<WriteOutcome>>) {
        let _ = self.send(Event::WebWrite(Box::new(web_write), answer));
    }
}

impl Work<'_> {
    /// Returns whether a post may be stored. A read-only judge takes only the keeper's at the console.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn may_take(&self, post: &Post) -> Result<bool> {
        Ok(post.origin == ActOrigin::Console || !self.store.is_read_only()?)
    }

    /// Stores posts in one transaction. They are durable when this returns. Returns their numbers.
    ///
    /// # Errors
    /// On an error, nothing has been stored.
    pub fn take_posts(&self, posts: &[Post]) -> Result<Vec<LetterId>> {
        self.store.transaction(|| posts.iter().map(|post| self.store.take_post(post, self.now)).collect())
    }
}

/// Returns the outcome of a post, if it has been processed.
///
/// # Errors
/// If it does not exist.
pub fn fate(store: &Store, letter: LetterId) -> Result<Option<PostOutcome>> {
    let InNote { state, .. } = store.letter_in(letter)?.context("a web form is missing")?;
    Ok(match state {
        InState::Waiting => None,
        InState::Done | InState::Silent => {
            store.answer_on_page(letter)?.map(PostOutcome::Answered).or(Some(PostOutcome::Stuck))
        }
        InState::Stuck => Some(PostOutcome::Stuck),
    })
}
