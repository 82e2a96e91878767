//! The little that the web front writes down without a letter: who is signed in, and what they have read. No write touches what
//! a game is made of: whatever changes a game is a post.
use crate::judge::counts::SignIn as Attempt;
use crate::referee::table::codes;
pub use crate::referee::table::codes::CodeRequest;
use crate::server::work::Work;
use crate::store::{GameId, Participants, PressId, SeatId, Session, SessionId, UserId};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The time that an unused session goes on.
const IDLE: SignedDuration = SignedDuration::from_hours(60 * 24);
/// The longest time that a session goes on.
const LONGEST: SignedDuration = SignedDuration::from_hours(365 * 24);

/// A thing to be written down.
#[derive(Clone, Debug)]
pub enum WebWrite {
    /// Begin a session; its cookie's digest.
    Begin(String, Session),
    /// Note that a session is used, and until when it goes on by that.
    Seen(SessionId, Timestamp),
    /// End a session.
    SignOut(SessionId),
    /// Note that somebody has read these in a game, as far as they got them.
    ReadPress(GameId, UserId, Vec<PressId>),
    /// Keep what the holder of a seat has begun to write to these; nothing, if it is empty.
    KeepPress(SeatId, Participants, String),
    /// End a session of this person's.
    SignOutThere(UserId, SessionId),
    /// End all sessions of this person.
    SignOutEverywhere(UserId),
    /// Make another address of the feeds of this person: the one before does not count any more.
    NewFeeds(UserId),
    /// End the feeds of this person.
    EndFeeds(UserId),
    /// Send a code to an address.
    Ask(CodeRequest),
    /// Begin a session, if the code is right.
    SignIn(SignIn),
}

/// A sign-in by someone who gives a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The code, as typed.
    pub code: String,
    /// The digest of the number that the browser has had so far; its session ends, if it has one.
    pub before: String,
    /// The digest of the number that it has from now on.
    pub digest: String,
    /// The kind of browser.
    pub browser: String,
}

/// The outcome of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    /// It is done.
    Done,
    /// The generation of the address of somebody's feeds.
    Feeds(u32),
    /// The session that has begun.
    Session(SessionId),
    /// It is not done: too much of it comes from the same place.
    TooMany,
    /// It is not done: a browser that is known has had all codes of the hour, or may have none.
    NotSent,
    /// It is not done: the code is wrong.
    WrongCode,
}

impl Work<'_> {
    /// Carries out a write, in a transaction of its own.
    ///
    /// # Errors
    /// On an error, nothing has been written.
    pub fn run_web_write(&self, web_write: WebWrite) -> Result<WriteOutcome> {
        let done = |()| WriteOutcome::Done;
        let signs_in = matches!(web_write, WebWrite::SignIn(_));
        let outcome = self.store.transaction(|| match web_write {
            WebWrite::Begin(digest, session) => self.store.add_session(&digest, &session).map(WriteOutcome::Session),
            WebWrite::ReadPress(game, user, letters) => self.store.mark_read(game, user, &letters, self.now).map(done),
            WebWrite::KeepPress(seat, among, body) => {
                self.store.keep_press_draft(seat, &among, &body, self.now).map(done)
            }
            WebWrite::Seen(session, until) => self.store.see_session(session, self.now, until).map(done),
            WebWrite::SignOut(session) => self.store.end_session(session).map(done),
            WebWrite::SignOutThere(user, session) => {
                let is_theirs = self.store.sessions_of(user, self.now)?.iter().any(|own| own.id == session);
                if is_theirs { self.store.end_session(session).map(done) } else { Ok(WriteOutcome::Done) }
            }
            WebWrite::NewFeeds(user) => self.store.renew_feeds(user).map(WriteOutcome::Feeds),
            WebWrite::EndFeeds(user) => self.store.end_feeds(user).map(done),
            WebWrite::SignOutEverywhere(user) => self.store.end_sessions_of(user).map(done),
            WebWrite::Ask(ask) => Ok(match codes::ask(self, &ask)? {
                codes::CodeReply::OnItsWay => WriteOutcome::Done,
                codes::CodeReply::NotSent => WriteOutcome::NotSent,
                codes::CodeReply::TooMany => WriteOutcome::TooMany,
            }),
            WebWrite::SignIn(SignIn { code, before, digest, browser }) => {
                let Some(address) = codes::take(self, &code, &before)? else { return Ok(WriteOutcome::WrongCode) };
                self.store.end_session_in(&before)?;
                tracing::info!("somebody has signed in");
                self.store.add_session(&digest, &session(self.now, address, browser, false)).map(WriteOutcome::Session)
            }
        })?;
        if signs_in {
            self.judge.counts.sign_ins.add(if outcome == WriteOutcome::WrongCode {
                Attempt::Refused
            } else {
                Attempt::In
            });
        }
        Ok(outcome)
    }
}

/// A session that begins now, by this address.
pub fn session(now: Timestamp, address: String, browser: String, is_local: bool) -> Session {
    let id = SessionId::default();
    Session { id, address, began: now, fresh: now, seen: now, until: now + IDLE, is_local, browser }
}

/// Until when a session goes on that is used now.
pub fn until(session: &Session, now: Timestamp) -> Timestamp {
    (now + IDLE).min(session.began + LONGEST)
}
