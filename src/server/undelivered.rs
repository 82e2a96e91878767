//! Undelivered e-mails: those held for the keeper, and the keeper's reports on those refused for good.
//!
//! If a server refuses an e-mail because of the judge (its address, its login, relaying, its reputation), the e-mail is *held*: it waits
//! (the keeper knows it as stopped), and the keeper is told the reason once. One such e-mail is tried at intervals. When it is sent, all
//! are sent.
use crate::mail::sink::Cause;
use crate::server::work::{Outgoing, Work};
use crate::text::{counted, wrap};
use anyhow::Result;
use jiff::SignedDuration;

/// The interval after which a held e-mail is tried again.
const TRY_HELD: SignedDuration = SignedDuration::from_hours(4);
/// The age at which a held e-mail is given up.
const MAX_HELD: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The minimum time between two reports to the keeper on undelivered e-mails.
const BETWEEN_REPORTS: SignedDuration = SignedDuration::from_hours(24);
/// The maximum lines of such a report.
const MAX_LINES: usize = 40;

impl Work<'_> {
    /// Holds an e-mail, and tells the keeper unless others are held for the same cause.
    pub(super) fn hold(&self, letter: &Outgoing, cause: Cause, why: &str) -> Result<()> {
        let is_news = !self.store.is_held_for(cause.word())?;
        self.store.mark_held(letter.id, cause.word(), why, self.now + TRY_HELD)?;
        if !is_news {
            return Ok(());
        }
        tracing::error!(mail = %letter.id, "mail servers refuse e-mails because of the judge itself ({}): they wait", cause.word());
        let body = format!(
            "A mail server refused one of the judge's e-mails, and not because of its recipient. The server said:\n\n  \
             {why}\n\n\
             {}\n\n\
             This e-mail waits, and so do others refused for the same reason; none is lost. Every few hours the judge \
             tries one of them, and when it goes out, it sends all. To try them at once, type on the judge's machine:\n\n  \
             chancery letters retry all\n\n\
             Or reply to this e-mail with KEEPER LETTERS RETRY ALL.\n",
            cause.advice()
        );
        self.judge.tell_keeper(self.store, self.now, "e-mails wait for you", &wrap(&body))
    }

    /// Sends the e-mails held for this cause, after one of them was sent.
    pub(super) fn release(&self, cause: &str) -> Result<()> {
        // The content of one e-mail says nothing about the others.
        if cause == Cause::Content.word() {
            return Ok(());
        }
        let n = self.store.release(cause, self.now)?;
        if n != 0 {
            tracing::info!("the mail server accepts e-mails again: sending {n} that were stopped for '{cause}'");
        }
        Ok(())
    }

    /// Retries held e-mails, gives up some of those held for too long, and reports undelivered ones to the keeper. Returns whether more
    /// remain to give up.
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

    /// Reports all undelivered e-mails to the keeper, once a day.
    fn report_undelivered(&self) -> Result<()> {
        if self.store.told_of_undelivered()?.is_some_and(|told| self.now.duration_since(told) < BETWEEN_REPORTS) {
            return Ok(());
        }
        let untold = self.store.untold()?;
        if untold.is_empty() {
            return Ok(());
        }
        let n: u64 = untold.iter().map(|row| row.n).sum();
        let what = counted(n, "e-mail");
        let mut body = format!("{what} could not be delivered, and no GM is there to tell.\n");
        for row in untold.iter().take(MAX_LINES) {
            let copies = if row.n == 1 { String::new() } else { format!(" ({} e-mails)", row.n) };
            body += &format!("\nTo {}{copies}:\n  {}\n", row.recipient, row.reply);
        }
        if MAX_LINES < untold.len() {
            body += &format!("\nAnd {} more.\n", counted(untold.len() - MAX_LINES, "line"));
        }
        body += "\n\
                 The judge tells you of such e-mails at most once a day. For all of them:\n\n  \
                 chancery letters list --state refused\n";
        self.store.mark_told(self.now)?;
        self.judge.tell_keeper(self.store, self.now, &format!("{what} could not be delivered"), &wrap(&body))
    }
}
