//! The little that the web front writes down without a letter: who is signed in, and what they have read. No errand touches what
//! a game is made of: whatever changes a game is a post.
use crate::judge::Judge;
use crate::store::{Session, SessionId, Store};
use anyhow::Result;
use jiff::Timestamp;

/// Something to be written down.
#[derive(Clone, Debug)]
pub enum Errand {
    /// Begin a session; its cookie's digest.
    Begin(String, Session),
    /// Note that a session is used, and until when it goes on by that.
    Seen(SessionId, Timestamp),
    /// End a session.
    SignOut(SessionId),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is done.
    Done,
    /// The session that has begun.
    Session(SessionId),
}

impl Judge {
    /// Does an errand, in a transaction of its own.
    ///
    /// # Errors
    /// If the database fails. Then nothing has been written.
    pub fn run_errand(&self, store: &Store, now: Timestamp, errand: Errand) -> Result<Outcome> {
        store.transaction(|| match errand {
            Errand::Begin(digest, session) => store.add_session(&digest, &session).map(Outcome::Session),
            Errand::Seen(session, until) => store.see_session(session, now, until).map(|()| Outcome::Done),
            Errand::SignOut(session) => store.end_session(session).map(|()| Outcome::Done),
        })
    }
}
