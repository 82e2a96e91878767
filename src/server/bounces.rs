//! Letters that cannot be delivered: what the mail server says at once, and what is reported later.
//!
//! A report is believed if it comes to the return path of the letter. One that only quotes the letter's Message-ID counts nothing,
//! since everyone in the thread has read that; it is noted for `letters fate`.
//!
//! Each address has a score. A day on which a letter turns out to be undeliverable counts [`HARD`] points, a day with only
//! unclear reports [`SOFT`]; after [`COUNTS_FOR`] a day counts no more. At [`ENOUGH`] points nothing is sent to the address any
//! longer, until a letter comes from it. The masters of its owner's games hear of the first such letter, and of the end.
use crate::command::game_cx::GameCx;
use crate::judge::identity::{Bearer, Claim};
use crate::mail::bounce::Bounce;
use crate::referee::seats::unreachable;
use crate::server::work::{Outgoing, Work};
use crate::store::{Bounced, MailId, OutboxRow};
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};

/// The points of a day on which a letter turned out to be undeliverable.
const HARD: u32 = 3;
/// The points of a day on which that was left open.
const SOFT: u32 = 1;
/// The points at which nothing is sent to an address any longer: three days with undeliverable letters.
const ENOUGH: u32 = 9;
/// The note on a letter that a report names which did not come to its return path.
const ONLY_QUOTED: &str =
    "a report says that it came back, but only quotes its Message-ID, which others have read too: it counts nothing";
/// The time for which a day counts.
pub(super) const COUNTS_FOR: SignedDuration = SignedDuration::from_hours(30 * 24);

impl Work<'_> {
    /// A mail server reports that a letter of ours, which had been accepted, has not arrived. The report is believed only if
    /// it came to the return path of the letter (its token is among the `details` of the address), and counts fully only if its
    /// envelope has no sender. After a sign of life from the recipient it counts nothing. Each letter is given up once.
    pub fn record_bounce(&self, bounce: &Bounce, details: &[String]) -> Result<()> {
        let why = format!("it came back ({})", bounce.status.as_deref().unwrap_or("no reason"));
        for token in details {
            let Some(row) = self.letter_of_ours(token, Bearer::Back)? else { continue };
            let letter = self.build_message(row)?;
            if self.store.has_written_since(&letter.mail.to, letter.mail.written, self.judge.trust_senders)? {
                let remark = format!("{why}, but its recipient has written since: it counts nothing");
                return self.store.add_remark(letter.id, &remark);
            }
            return match bounce.hard && bounce.from_nobody {
                true => self.give_up(&letter, &why),
                false => self.count_bounce(&letter, false, &why),
            };
        }
        let ids = bounce.ids.iter().map(|id| id.trim_start_matches('<').split('@').next().unwrap_or_default());
        // Earlier versions had the same token in the Message-ID and in the return path.
        for token in ids.chain(details.iter().map(String::as_str)) {
            let Some(row) = self.letter_of_ours(token, Bearer::Mail)? else { continue };
            tracing::info!(mail = %row.id, "a report only quotes the Message-ID of this letter: it counts nothing");
            return self.store.add_remark(row.id, ONLY_QUOTED);
        }
        tracing::info!("a report that a letter did not arrive names none of ours: it is not believed");
        Ok(())
    }

    /// The letter of ours with this token, if it is on its way or has been accepted by the next server.
    fn letter_of_ours(&self, token: &str, bearer: fn(MailId, Timestamp) -> Bearer) -> Result<Option<OutboxRow>> {
        let Some(Claim::Mail(number) | Claim::Back(number)) = self.judge.tokens.claim(token) else { return Ok(None) };
        let row = self.store.sent(number)?;
        Ok(row.filter(|row| self.judge.tokens.proves(token, bearer(row.id, row.written))))
    }

    /// Notes that a letter cannot be delivered, and tells those who should know.
    pub(super) fn give_up(&self, letter: &Outgoing, why: &str) -> Result<()> {
        let Outgoing { id, game, mail, .. } = letter;
        self.store.mark_refused(*id, why)?;
        // The server's words include the address, so they are not for the log.
        tracing::warn!(mail = %id, "a letter could not be delivered; `chancery letters list --state refused` says why");
        if mail.to == self.judge.keeper {
            return Ok(());
        }
        // What waited because of us, and has waited for too long, says nothing about its address.
        let is_known = || {
            Ok::<_, anyhow::Error>(
                self.store.user_at(&mail.to)?.is_some() || !self.store.games_reached_at(&mail.to)?.is_empty(),
            )
        };
        if letter.held_for.is_none() && is_known()? {
            return self.count_bounce(letter, true, why);
        }
        if game.is_none() && mail.reply {
            // The sender gave a wrong address, or was somebody else. Who forges many of them must not fill the disk.
            return self.store.erase_text(*id);
        }
        self.tell_of(letter, why)
    }

    /// The master of a letter's game hears that it could not be delivered, or else the keeper with the next report.
    fn tell_of(&self, letter: &Outgoing, why: &str) -> Result<()> {
        let Outgoing { id, game, mail, .. } = letter;
        if let Some(game) = *game {
            let cx = GameCx::of_clock(self.0, game).context("the letter's game")?;
            if unreachable::letter_came_back(&cx, &mail.to, &mail.subject, why)? {
                return Ok(());
            }
        }
        self.store.mark_untold(*id)
    }

    /// Counts against an address that a letter did not reach it.
    fn count_bounce(&self, letter: &Outgoing, hard: bool, why: &str) -> Result<()> {
        let address = &letter.mail.to;
        if *address == self.judge.keeper {
            return Ok(());
        }
        let before = self.store.bounced(address, self.now - COUNTS_FOR)?;
        self.store.note_bounce(address, hard, why, self.now)?;
        let Some(bounced) = self.store.bounced(address, self.now - COUNTS_FOR)? else { return Ok(()) };
        if self.store.suspended(address)?.is_some() {
            return Ok(());
        }
        if ENOUGH <= points(&bounced) {
            self.store.suspend(address, self.now)?;
            tracing::warn!(mail = %letter.id, "nothing more is sent to the address of this letter until it writes");
            return unreachable::suspended(self, address, &bounced);
        }
        let is_first = hard && before.is_none_or(|before| before.hard_days == 0);
        if is_first && letter.game.is_some() { self.tell_of(letter, why) } else { Ok(()) }
    }
}

fn points(bounced: &Bounced) -> u32 {
    HARD.saturating_mul(bounced.hard_days).saturating_add(SOFT.saturating_mul(bounced.soft_days))
}
