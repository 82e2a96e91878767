//! Undeliverable e-mails, refused at once by a mail server or bounced later.
//!
//! A bounce is believed if it comes to the e-mail's return path, from an envelope without a sender, and is about the e-mail's recipient. A
//! bounce to the return path that lacks the rest counts little ([`DOUBTED_FOR`]). One that only quotes the e-mail's Message-ID does not
//! count, since everyone in the thread has seen that; `letters fate` shows it.
//!
//! Each address has a score. A day with an undeliverable e-mail counts [`HARD`] points, a day with only unclear bounces [`SOFT`]. After
//! [`COUNTS_FOR`] a day no longer counts. At [`ENOUGH`] points the judge sends a probe, one e-mail that asks whether any arrives. If the
//! probe bounces too, or its recipient is silent for [`PATIENCE`], the judge suspends the address: it sends nothing more until an e-mail
//! comes from it. The GMs of the owner's games hear of the first bounce and of the suspension.
use crate::command::game_cx::GameCx;
use crate::judge::identity::{Bearer, Claim};
use crate::mail::bounce::Bounce;
use crate::referee::seats::unreachable;
use crate::server::work::{Outgoing, Work};
use crate::store::{Bounced, MailId, OutboxRow, Probe};
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};

/// The points of a day with an undeliverable e-mail.
const HARD: u32 = 3;
/// The points of a day with only unclear bounces.
const SOFT: u32 = 1;
/// The points at which an address gets a probe: three days with undeliverable e-mails.
const ENOUGH: u32 = 9;
/// The period in which doubtful bounces count only once.
const DOUBTED_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time to answer a probe.
const PATIENCE: SignedDuration = SignedDuration::from_hours(3 * 24);
/// The note on an e-mail whose bounce did not come to its return path.
const ONLY_QUOTED: &str = "the report says that it bounced, but only quotes its Message-ID, which others have also read, so the judge ignores it";
/// The time for which a day counts.
pub(super) const COUNTS_FOR: SignedDuration = SignedDuration::from_hours(30 * 24);

impl Work<'_> {
    /// Handles a mail server's report that an accepted e-mail has not arrived. The report is believed only if it came to the e-mail's
    /// return path (its token is among the `details` of the address). It does not count after a sign of life from the recipient. Each
    /// e-mail is given up only once.
    pub fn record_bounce(&self, bounce: &Bounce, details: &[String]) -> Result<()> {
        let why = format!("it bounced ({})", bounce.status.as_deref().unwrap_or("no reason"));
        for token in details {
            let Some(row) = self.letter_of_ours(token, Bearer::Back)? else { continue };
            let letter = self.build_message(row)?;
            let to = &letter.mail.to;
            if self.store.has_sign_of_life(to, letter.mail.written, self.judge.trust_senders)? {
                self.store.forget_soft_bounces(to)?;
                let remark = format!("{why}, but its recipient has used the judge since, so the judge ignores it");
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
        // Earlier versions used the same token in the Message-ID and the return path.
        for token in ids.chain(details.iter().map(String::as_str)) {
            let Some(row) = self.letter_of_ours(token, Bearer::Mail)? else { continue };
            tracing::info!(mail = %row.id, "a report only quotes the Message-ID of this e-mail, so the judge ignores it");
            return self.store.add_remark(row.id, ONLY_QUOTED);
        }
        tracing::info!("ignored a bounce that names none of the judge's e-mails");
        Ok(())
    }

    /// The e-mail with this token, if it is being sent or the next server has accepted it.
    pub(super) fn letter_of_ours(
        &self,
        token: &str,
        bearer: fn(MailId, Timestamp) -> Bearer,
    ) -> Result<Option<OutboxRow>> {
        let Some(Claim::Mail(number) | Claim::Back(number)) = self.judge.tokens.claim(token) else { return Ok(None) };
        let row = self.store.sent(number)?;
        Ok(row.filter(|row| self.judge.tokens.proves(token, bearer(row.id, row.written))))
    }

    /// Records that an e-mail cannot be delivered, and tells the people concerned.
    pub(super) fn give_up(&self, letter: &Outgoing, why: &str) -> Result<()> {
        let Outgoing { id, game, mail, .. } = letter;
        self.store.mark_refused(*id, why)?;
        // The server's words include the address, so they are not logged.
        tracing::warn!(mail = %id, "could not deliver an e-mail; `chancery letters list --state refused` says why");
        // An e-mail about that would not arrive either. `health` reports it.
        if mail.to == self.judge.keeper {
            return if letter.held_for.is_none() { self.count_bounce(letter, true, why) } else { Ok(()) };
        }
        // An e-mail that waited too long because of the judge says nothing about its address.
        let is_known = || {
            Ok::<_, anyhow::Error>(
                self.store.user_at(&mail.to)?.is_some() || !self.store.games_reached_at(&mail.to)?.is_empty(),
            )
        };
        if letter.held_for.is_none() && is_known()? {
            return self.count_bounce(letter, true, why);
        }
        if game.is_none() && mail.reply {
            // The sender gave a wrong or forged address. A flood of forged senders must not fill the disk.
            return self.store.erase_text(*id);
        }
        self.tell_of(letter, why)
    }

    /// Tells the GM of an e-mail's game that it could not be delivered, or else the keeper in the next report.
    fn tell_of(&self, letter: &Outgoing, why: &str) -> Result<()> {
        let Outgoing { id, game, mail, .. } = letter;
        if let Some(game) = *game {
            let cx = GameCx::of_clock(self.0, game).context("the e-mail's game")?;
            if unreachable::letter_came_back(&cx, &mail.to, &mail.subject, why)? {
                return Ok(());
            }
        }
        self.store.mark_untold(*id)
    }

    /// Counts a bounce that may not be about this address, or not from a mail system: as an unclear one, and only if no other has counted
    /// for a week.
    fn count_doubtful(&self, letter: &Outgoing, why: &str) -> Result<()> {
        let counts = self.store.note_doubtful_bounce(&letter.mail.to, why, self.now - DOUBTED_FOR, self.now)?;
        let remark = format!(
            "{why}, according to an uncertain report; it counts as {}",
            if counts { "little" } else { "nothing" }
        );
        self.store.add_remark(letter.id, &remark)?;
        if counts { self.weigh(letter) } else { Ok(()) }
    }

    /// Counts an undelivered e-mail against its address.
    fn count_bounce(&self, letter: &Outgoing, hard: bool, why: &str) -> Result<()> {
        let address = &letter.mail.to;
        let before = self.store.bounced(address, self.now - COUNTS_FOR)?;
        self.store.note_bounce(address, hard, why, self.now)?;
        if hard && self.store.probe(address)?.is_some_and(|probe| probe.mail == letter.id) {
            tracing::warn!(mail = %letter.id, "stopped sending to the address of this e-mail until it writes");
            return self.suspend(address);
        }
        self.weigh(letter)?;
        let is_first = hard && before.is_none_or(|before| before.hard_days == 0);
        if is_first && letter.game.is_some() { self.tell_of(letter, why) } else { Ok(()) }
    }

    /// Sends a probe to an address with enough points, if none is under way.
    fn weigh(&self, letter: &Outgoing) -> Result<()> {
        let address = &letter.mail.to;
        let Some(bounced) = self.store.bounced(address, self.now - COUNTS_FOR)? else { return Ok(()) };
        let is_known =
            || Ok::<_, anyhow::Error>(self.store.suspended(address)?.or(self.probed_since(address)?).is_some());
        if points(&bounced) < ENOUGH || is_known()? {
            return Ok(());
        }
        tracing::warn!(mail = %letter.id, "e-mails to this address bounce; asked it to confirm that they arrive");
        let mail = unreachable::ask(self, address, &bounced)?;
        self.store.note_probe(&Probe { address: address.clone(), mail, since: self.now })
    }

    /// The time when an address was sent a probe.
    fn probed_since(&self, address: &str) -> Result<Option<Timestamp>> {
        Ok(self.store.probe(address)?.map(|probe| probe.since))
    }

    /// Suspends an address.
    fn suspend(&self, address: &str) -> Result<()> {
        let bounced = self.store.bounced(address, Timestamp::UNIX_EPOCH)?;
        self.store.suspend(address, self.now)?;
        bounced.map_or(Ok(()), |bounced| unreachable::suspended(self, address, &bounced))
    }

    /// Checks the results of probes. A sign of life clears the address. Silence suspends it, once the probe has been under way for long
    /// enough.
    pub(super) fn look_after_probes(&self) -> Result<()> {
        for Probe { address, mail, since } in self.store.probes()? {
            if self.store.has_sign_of_life(&address, since, self.judge.trust_senders)? {
                self.store.heal(&address)?;
            } else if since + PATIENCE <= self.now && !self.store.is_on_its_way(mail)? {
                tracing::warn!(%mail, "stopped sending to the address of this e-mail until it writes: no reply came");
                self.suspend(&address)?;
            }
        }
        Ok(())
    }
}

fn points(bounced: &Bounced) -> u32 {
    HARD.saturating_mul(bounced.hard_days).saturating_add(SOFT.saturating_mul(bounced.soft_days))
}
