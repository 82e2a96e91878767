//! The little that the web front writes down without a letter: who is signed in, and what they have read. No errand touches what
//! a game is made of: whatever changes a game is a post.
use crate::judge::Judge;
use crate::store::{Among, GameId, PressId, SeatId, Session, SessionId, Store, UserId};
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
    /// Note that somebody has read what they got in a game among these, up to this letter.
    ReadPress(GameId, UserId, Among, PressId),
    /// Keep what the holder of a seat has begun to write to these; nothing, if it is empty.
    KeepPress(SeatId, Among, String),
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
            Errand::ReadPress(game, user, among, up_to) => {
                store.mark_read(game, user, &among, up_to, now).map(|()| Outcome::Done)
            }
            Errand::KeepPress(seat, among, body) => {
                store.keep_press_draft(seat, &among, &body, now).map(|()| Outcome::Done)
            }
            Errand::SignOut(session) => store.end_session(session).map(|()| Outcome::Done),
        })
    }
}
