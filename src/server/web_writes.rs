//! The web front's few writes other than posts: who is signed in, and what they have read. No write affects a game; everything that changes
//! a game is a post.
use crate::game::dates::{read_zone, zone_name};
use crate::judge::counts::SignIn as Attempt;
use crate::judge::identity::random;
use crate::referee::table::codes;
pub use crate::referee::table::codes::CodeRequest;
use crate::server::work::Work;
use crate::store::{Cost, GameId, Participants, PressId, Purse, SeatId, Session, SessionId, User, UserId};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The lifetime of an unused session.
const IDLE: SignedDuration = SignedDuration::from_hours(60 * 24);
/// The maximum lifetime of a session.
const LONGEST: SignedDuration = SignedDuration::from_hours(365 * 24);

/// The lifetime of an inactive guest: a day, plus the hour in which their activity is recorded.
pub const TRIAL: SignedDuration = SignedDuration::from_hours(25);

/// A write.
#[derive(Clone, Debug)]
pub enum WebWrite {
    /// Begins a session, with its cookie's digest.
    Begin(String, Session),
    /// Records that a session is used, and its new end.
    Seen(SessionId, Timestamp),
    /// Ends a session.
    SignOut(SessionId),
    /// Records that a person has read these messages in a game, where they received them.
    ReadPress(GameId, UserId, Vec<PressId>),
    /// Stores a seat holder's draft to these recipients; deletes it if it is empty.
    KeepPress(SeatId, Participants, String),
    /// Ends a session of this person's.
    SignOutThere(UserId, SessionId),
    /// Ends all of this person's sessions.
    SignOutEverywhere(UserId),
    /// Replaces the address of this person's feeds, which invalidates the previous one.
    NewFeeds(UserId),
    /// Ends this person's feeds.
    EndFeeds(UserId),
    /// Sends a code to an address.
    Ask(CodeRequest),
    /// Begins a session, if the code is right.
    SignIn(SignIn),
    /// Begins a session for a guest, who has no mailbox.
    Try(TrialRequest),
}

impl WebWrite {
    /// Returns whether the page that follows tells someone of it. The others only spare people something.
    pub fn is_promise(&self) -> bool {
        !matches!(self, Self::Seen(..) | Self::ReadPress(..))
    }

    /// Returns whether it begins a game, or stores what a person has written.
    fn takes_in(&self) -> bool {
        matches!(self, Self::KeepPress(..) | Self::Try(_))
    }
}

/// A request to play without an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialRequest {
    /// The digest of the browser's new cookie.
    pub digest: String,
    /// The kind of browser.
    pub browser: String,
    /// The browser's time zone, if a script has reported it.
    pub zone: String,
    /// A keyed digest of the network from which they ask.
    pub source: String,
    /// The maximum number of guests.
    pub most: u32,
}

/// A sign-in with a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The code, as typed.
    pub code: String,
    /// The digest of the browser's previous cookie, whose session ends.
    pub before: String,
    /// The digest of its new cookie.
    pub digest: String,
    /// The kind of browser.
    pub browser: String,
}

/// The outcome of a write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    /// Done.
    Done,
    /// The new generation of the feed address.
    Feeds(u32),
    /// The new session.
    Session(SessionId),
    /// Refused: too many requests come from the same network.
    TooMany,
    /// Refused: the maximum number of guests is reached, or guests may not begin games now.
    NoRoom,
    /// Refused: a known browser has used up its codes for this hour, or may have none.
    NotSent,
    /// Refused: the code is wrong.
    WrongCode,
    /// Refused: the keeper has made the judge read-only.
    ReadOnly,
}

impl Work<'_> {
    /// Carries out a write in its own transaction.
    ///
    /// # Errors
    /// On an error, nothing has been written.
    pub fn run_web_write(&self, web_write: WebWrite) -> Result<WriteOutcome> {
        let done = |()| WriteOutcome::Done;
        let signs_in = matches!(web_write, WebWrite::SignIn(_));
        if web_write.takes_in() && self.store.is_read_only()? {
            return Ok(WriteOutcome::ReadOnly);
        }
        let outcome = self.store.transaction(|| match web_write {
            WebWrite::Begin(digest, session) => self.store.add_session(&digest, &session).map(WriteOutcome::Session),
            WebWrite::ReadPress(game, user, letters) => self.store.mark_read(game, user, &letters, self.now).map(done),
            WebWrite::KeepPress(seat, among, body) => {
                self.store.keep_press_draft(seat, &among, &body, self.now).map(done)
            }
            WebWrite::Seen(session, until) => {
                self.store.prolong_trial_in(session, self.now + TRIAL)?;
                self.store.see_session(session, self.now, until).map(done)
            }
            WebWrite::Try(request) => self.begin_trial(request),
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
                // Only the browser's own cookie identifies its guest.
                let mut guest = self.store.session(&before, self.now)?.and_then(|before| before.guest);
                self.store.end_session_in(&before)?;
                match (guest, self.store.user_at(&address)?) {
                    (Some(own), Some(user)) => {
                        self.store.keep_trial(own, user.id, self.now)?;
                        guest = None;
                    }
                    (Some(own), None) => self.store.prolong_trial(own, self.now + TRIAL)?,
                    (None, _) => {}
                }
                tracing::info!("signed in a user");
                let session = Session { guest, ..session(self.now, address, browser, false) };
                self.store.add_session(&digest, &session).map(WriteOutcome::Session)
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

    /// Creates a guest and their session, if the limit allows.
    fn begin_trial(&self, request: TrialRequest) -> Result<WriteOutcome> {
        let TrialRequest { digest, browser, zone, source, most } = request;
        if most <= self.store.n_trials()? || self.store.only_keeper_creates()? {
            return Ok(WriteOutcome::NoRoom);
        }
        let bill = [(Purse::Network(source), Cost::of_trial())];
        if self.ledger().charge(&bill)?.is_err() {
            return Ok(WriteOutcome::TooMany);
        }
        let mut number = u32::from(u16::from_le_bytes(random::<2>()?)) % 9000 + 1000;
        while self.store.has_trial_of(&guest_name(number))? {
            number += 1;
        }
        let zone = read_zone(&zone).map(|zone| zone_name(&zone)).unwrap_or_else(|_| "UTC".to_owned());
        let user = User { timezone: zone, ..User::new(guest_name(number), String::new(), self.now) };
        let guest = self.store.begin_trial(&user, self.now + TRIAL)?;
        let session = session(self.now, String::new(), browser, false);
        let session = Session { guest: Some(guest), until: self.now + TRIAL, ..session };
        tracing::info!("a guest starts to play");
        self.store.add_session(&digest, &session).map(WriteOutcome::Session)
    }
}

/// `Guest 4821`
fn guest_name(number: u32) -> String {
    format!("Guest {number}")
}

/// Creates a session that begins now, with this address.
pub fn session(now: Timestamp, address: String, browser: String, is_local: bool) -> Session {
    let id = SessionId::default();
    Session { id, address, guest: None, began: now, fresh: now, seen: now, until: now + IDLE, is_local, browser }
}

/// The end of a session that is used now.
pub fn until(session: &Session, now: Timestamp) -> Timestamp {
    let idle = if session.is_of_guest() { TRIAL } else { IDLE };
    (now + idle).min(session.began + LONGEST)
}
