//! Letters that did not go out: those that wait for the keeper, and what the keeper hears of those that were given up.
//!
//! A letter that is refused because of us (the judge's address, its login, relaying, its reputation) is *held*: it waits (the keeper knows it as stopped),
//! and the keeper is told once what is wrong. From time to time one of them is tried; when it goes out, all go.
use crate::mail::sink::Cause;
use crate::server::work::{Outgoing, Work};
use crate::text::{counted, wrap};
use anyhow::Result;
use jiff::SignedDuration;

/// The time after its refusal at which a held letter is tried again.
const TRY_HELD: SignedDuration = SignedDuration::from_hours(4);
/// The time after its writing at which a held letter is given up.
const MAX_HELD: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The least time between two reports to the keeper of letters that were given up.
const BETWEEN_REPORTS: SignedDuration = SignedDuration::from_hours(24);
/// The maximum lines of such a report.
const MAX_LINES: usize = 40;

impl Work<'_> {
    /// Holds a letter, and tells the keeper if others are not held for the same cause.
    pub(super) fn hold(&self, letter: &Outgoing, cause: Cause, why: &str) -> Result<()> {
        let is_news = !self.store.is_held_for(cause.word())?;
        self.store.mark_held(letter.id, cause.word(), why, self.now + TRY_HELD)?;
        if !is_news {
            return Ok(());
        }
        tracing::error!(mail = %letter.id, "letters are refused because of the judge itself ({}): they wait", cause.word());
        let body = format!(
            "A letter of the judge was refused, and not because of its recipient. The mail server said:\n\n  {why}\n\n{}\n\nThis letter waits, and so do others that are refused in the same way; none is lost. Every few hours one of them is tried, and when it goes out, all go. To try them at once, type on the judge's machine:\n\n  chancery letters retry all\n\nOr answer this letter with KEEPER LETTERS RETRY ALL.\n",
            cause.advice()
        );
        self.judge.tell_keeper(self.store, self.now, "letters wait for you", &wrap(&body))
    }

    /// A letter that was held for this cause has gone out: the others follow.
    pub(super) fn release(&self, cause: &str) -> Result<()> {
        // What is in one letter says nothing about the others.
        if cause == Cause::Content.word() {
            return Ok(());
        }
        let n = self.store.release(cause, self.now)?;
        if n != 0 {
            tracing::info!("letters are taken again: {n} that were held for '{cause}' go out");
        }
        Ok(())
    }

    /// Tries again what is held, gives up some of what has been held for too long, and reports to the keeper what was given
    /// up. Is there more to give up?
    pub(super) fn look_after_undelivered(&self) -> Result<bool> {
        for cause in self.store.causes_to_try(self.now)? {
            if cause == Cause::Content.word() {
                self.store.try_held(&cause, self.now)?;
            } else {
                self.store.try_one_held(&cause, self.now, self.now + TRY_HELD)?;
            }
        }
        let given_up = self.store.held_since(self.now - MAX_HELD)?;
        if !given_up.is_empty() {
            for row in given_up {
                let why = row.last_reply.clone().unwrap_or_default();
                self.give_up(&self.build_message(row)?, &why)?;
            }
            return Ok(true);
        }
        self.report_undelivered()?;
        Ok(false)
    }

    /// The keeper hears of letters that were given up: of all together, once a day.
    fn report_undelivered(&self) -> Result<()> {
        if self.store.told_of_undelivered()?.is_some_and(|told| self.now.duration_since(told) < BETWEEN_REPORTS) {
            return Ok(());
        }
        let untold = self.store.untold()?;
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
        self.store.mark_told(self.now)?;
        self.judge.tell_keeper(self.store, self.now, &format!("{what} could not be delivered"), &wrap(&body))
    }
}
