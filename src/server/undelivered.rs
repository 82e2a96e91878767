//! Letters that did not go out: those that wait for the keeper, and what the keeper hears of those that were given up.
//!
//! A letter that is refused because of us (the judge's address, its login, relaying, its reputation) is *held*: it waits (the keeper knows it as stopped),
//! and the keeper is told once what is wrong. From time to time one of them is tried; when it goes out, all go.
use crate::judge::Judge;
use crate::mail::sink::Cause;
use crate::server::work::Outgoing;
use crate::store::Store;
use crate::text::{counted, wrap};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// How long after it was refused a held letter is tried again.
const TRY_HELD: SignedDuration = SignedDuration::from_hours(4);
/// How long after it was written a held letter is given up.
const MAX_HELD: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The least time between two reports to the keeper of letters that were given up.
const BETWEEN_REPORTS: SignedDuration = SignedDuration::from_hours(24);
/// The maximum lines of such a report.
const MAX_LINES: usize = 40;

impl Judge {
    /// Holds a letter, and tells the keeper if others are not held for the same cause.
    pub(super) fn hold(&self, store: &Store, now: Timestamp, letter: &Outgoing, cause: Cause, why: &str) -> Result<()> {
        let is_news = !store.is_held_for(cause.word())?;
        store.mark_held(letter.id, cause.word(), why, now + TRY_HELD)?;
        if !is_news {
            return Ok(());
        }
        tracing::error!(mail = %letter.id, "letters are refused because of the judge itself ({}): they wait", cause.word());
        let body = format!(
            "A letter of the judge was refused, and not because of its recipient. The mail server said:\n\n  {why}\n\n{}\n\nThis letter waits, and so do others that are refused in the same way; none is lost. Every few hours one of them is tried, and when it goes out, all go. To try them at once, type on the judge's machine:\n\n  chancery letters retry all\n\nOr answer this letter with KEEPER LETTERS RETRY ALL.\n",
            cause.advice()
        );
        self.tell_keeper(store, now, "letters wait for you", &wrap(&body))
    }

    /// A letter that was held for this cause has gone out: the others follow.
    pub(super) fn release(&self, store: &Store, now: Timestamp, cause: &str) -> Result<()> {
        // What is in one letter says nothing about the others.
        if cause == Cause::Content.word() {
            return Ok(());
        }
        let n = store.release(cause, now)?;
        if n != 0 {
            tracing::info!("letters are taken again: {n} that were held for '{cause}' go out");
        }
        Ok(())
    }

    /// Tries again what is held, gives up some of what has been held for too long, and reports to the keeper what was given
    /// up. Is there more to give up?
    pub(super) fn look_after_undelivered(&self, store: &Store, now: Timestamp) -> Result<bool> {
        for cause in store.causes_to_try(now)? {
            if cause == Cause::Content.word() {
                store.try_held(&cause, now)?;
            } else {
                store.try_one_held(&cause, now, now + TRY_HELD)?;
            }
        }
        let given_up = store.held_since(now - MAX_HELD)?;
        if !given_up.is_empty() {
            for row in given_up {
                let why = row.last_reply.clone().unwrap_or_default();
                self.give_up(store, now, &self.address_letter(store, row)?, &why)?;
            }
            return Ok(true);
        }
        self.report_undelivered(store, now)?;
        Ok(false)
    }

    /// The keeper hears of letters that were given up: of all together, once a day.
    fn report_undelivered(&self, store: &Store, now: Timestamp) -> Result<()> {
        if store.told_of_undelivered()?.is_some_and(|told| now.duration_since(told) < BETWEEN_REPORTS) {
            return Ok(());
        }
        let untold = store.untold()?;
        if untold.is_empty() {
            return Ok(());
        }
        let n: u64 = untold.iter().map(|row| row.n).sum();
        let what = counted(n, "letter");
        let mut body = format!("{what} could not be delivered, and no master of a game is there to hear of it.\n");
        for row in untold.iter().take(MAX_LINES) {
            let copies = if row.n == 1 { String::new() } else { format!(" ({} letters)", row.n) };
            body += &format!("\nTo {}{copies}:\n  {}\n", row.recipient, row.reply);
        }
        if MAX_LINES < untold.len() {
            body += &format!("\nAnd {} more.\n", counted(untold.len() - MAX_LINES, "line"));
        }
        body += "\nYou are told of such letters once a day at most. All of them:\n\n  chancery letters list --state refused\n";
        store.mark_told(now)?;
        self.tell_keeper(store, now, &format!("{what} could not be delivered"), &wrap(&body))
    }
}
