//! Letters that cannot be delivered: what the mail server says at once, and what is reported later.
//!
//! A report is believed if it comes to the return path of the letter, from an envelope without a sender, and is about the letter's
//! recipient. One to the return path that lacks the rest counts little ([`DOUBTED_FOR`]). One that only quotes the letter's
//! Message-ID counts nothing, since everyone in the thread has read that; it is noted for `letters fate`.
//!
//! Each address has a score. A day on which a letter turns out to be undeliverable counts [`HARD`] points, a day with only
//! unclear reports [`SOFT`]; after [`COUNTS_FOR`] a day counts no more. At [`ENOUGH`] points one letter asks whether any arrives, the
//! probe. If it comes back too, or there is no sign of life for [`PATIENCE`], nothing is sent to the address any longer, until a
//! letter comes from it. The masters of its owner's games hear of the first letter that came back, and of the end.
use crate::command::game_cx::GameCx;
use crate::judge::identity::{Bearer, Claim};
use crate::mail::bounce::Bounce;
use crate::referee::seats::unreachable;
use crate::server::work::{Outgoing, Work};
use crate::store::{Bounced, MailId, OutboxRow, Probe};
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};

/// The points of a day on which a letter turned out to be undeliverable.
const HARD: u32 = 3;
/// The points of a day on which that was left open.
const SOFT: u32 = 1;
/// The points at which an address is asked whether letters arrive: three days with undeliverable ones.
const ENOUGH: u32 = 9;
/// The time in which reports that are to be doubted count once.
const DOUBTED_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time that there is for an answer to a probe.
const PATIENCE: SignedDuration = SignedDuration::from_hours(3 * 24);
/// The note on a letter that a report names which did not come to its return path.
const ONLY_QUOTED: &str =
    "a report says that it came back, but only quotes its Message-ID, which others have read too: it counts nothing";
/// The time for which a day counts.
pub(super) const COUNTS_FOR: SignedDuration = SignedDuration::from_hours(30 * 24);

impl Work<'_> {
    /// A mail server reports that a letter of ours, which had been accepted, has not arrived. The report is believed only if
    /// it came to the return path of the letter (its token is among the `details` of the address). After a sign of life from the
    /// recipient it counts nothing. Each letter is given up once.
    pub fn record_bounce(&self, bounce: &Bounce, details: &[String]) -> Result<()> {
        let why = format!("it came back ({})", bounce.status.as_deref().unwrap_or("no reason"));
        for token in details {
            let Some(row) = self.letter_of_ours(token, Bearer::Back)? else { continue };
            let letter = self.build_message(row)?;
            let to = &letter.mail.to;
            if self.store.has_sign_of_life(to, letter.mail.written, self.judge.trust_senders)? {
                self.store.forget_soft_bounces(to)?;
                let remark = format!("{why}, but its recipient has been here since: it counts nothing");
                return self.store.add_remark(letter.id, &remark);
            }
            let names_recipient = bounce.recipients.is_empty() || bounce.recipients.contains(&to.to_ascii_lowercase());
            return match (bounce.from_nobody && names_recipient, bounce.hard) {
                (true, true) => self.give_up(&letter, &why),
                (true, false) => self.count_bounce(&letter, false, &why),
                (false, _) => self.count_doubtful(&letter, &why),
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
    pub(super) fn letter_of_ours(
        &self,
        token: &str,
        bearer: fn(MailId, Timestamp) -> Bearer,
    ) -> Result<Option<OutboxRow>> {
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
        // A letter about that would not arrive either: `health` says it.
        if mail.to == self.judge.keeper {
            return if letter.held_for.is_none() { self.count_bounce(letter, true, why) } else { Ok(()) };
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

    /// Counts a report against an address that may not be about it, or not from a mail system: as an open question, and only where
    /// nothing else has counted for a week.
    fn count_doubtful(&self, letter: &Outgoing, why: &str) -> Result<()> {
        let counts = self.store.note_doubtful_bounce(&letter.mail.to, why, self.now - DOUBTED_FOR, self.now)?;
        let remark =
            format!("{why}, as a doubtful report says: it counts {}", if counts { "little" } else { "nothing" });
        self.store.add_remark(letter.id, &remark)?;
        if counts { self.weigh(letter) } else { Ok(()) }
    }

    /// Counts against an address that a letter did not reach it.
    fn count_bounce(&self, letter: &Outgoing, hard: bool, why: &str) -> Result<()> {
        let address = &letter.mail.to;
        let before = self.store.bounced(address, self.now - COUNTS_FOR)?;
        self.store.note_bounce(address, hard, why, self.now)?;
        if hard && self.store.probe(address)?.is_some_and(|probe| probe.mail == letter.id) {
            tracing::warn!(mail = %letter.id, "nothing more is sent to the address of this letter until it writes");
            return self.suspend(address);
        }
        self.weigh(letter)?;
        let is_first = hard && before.is_none_or(|before| before.hard_days == 0);
        if is_first && letter.game.is_some() { self.tell_of(letter, why) } else { Ok(()) }
    }

    /// Asks whether letters reach an address, if enough of them have come back and nobody has asked yet.
    fn weigh(&self, letter: &Outgoing) -> Result<()> {
        let address = &letter.mail.to;
        let Some(bounced) = self.store.bounced(address, self.now - COUNTS_FOR)? else { return Ok(()) };
        let is_known =
            || Ok::<_, anyhow::Error>(self.store.suspended(address)?.or(self.probed_since(address)?).is_some());
        if points(&bounced) < ENOUGH || is_known()? {
            return Ok(());
        }
        tracing::warn!(mail = %letter.id, "letters to the address of this one come back: it is asked whether any arrives");
        let mail = unreachable::ask(self, address, &bounced)?;
        self.store.note_probe(&Probe { address: address.clone(), mail, since: self.now })
    }

    /// The time at which an address was asked whether letters arrive.
    fn probed_since(&self, address: &str) -> Result<Option<Timestamp>> {
        Ok(self.store.probe(address)?.map(|probe| probe.since))
    }

    /// From now on nothing is sent to an address.
    fn suspend(&self, address: &str) -> Result<()> {
        let bounced = self.store.bounced(address, Timestamp::UNIX_EPOCH)?;
        self.store.suspend(address, self.now)?;
        bounced.map_or(Ok(()), |bounced| unreachable::suspended(self, address, &bounced))
    }

    /// Looks what came of letters that ask whether any arrives. A sign of life ends all doubts; silence ends the letters, once the
    /// one that asks has been on its way for long enough.
    pub(super) fn look_after_probes(&self) -> Result<()> {
        for Probe { address, mail, since } in self.store.probes()? {
            if self.store.has_sign_of_life(&address, since, self.judge.trust_senders)? {
                self.store.heal(&address)?;
            } else if since + PATIENCE <= self.now && !self.store.is_on_its_way(mail)? {
                tracing::warn!(%mail, "nobody has answered this letter: nothing more is sent to its address until it writes");
                self.suspend(&address)?;
            }
        }
        Ok(())
    }
}

fn points(bounced: &Bounced) -> u32 {
    HARD.saturating_mul(bounced.hard_days).saturating_add(SOFT.saturating_mul(bounced.soft_days))
}
