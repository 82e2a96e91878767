//! The notice to an address that a letter names as its sender, though the letter is proved to be from somebody to whom that address
//! does not belong. The answer has gone to them; here it may be the wrong address altogether. So it is always the same few words, and
//! has nothing of the letter in it.
use super::Walk;
use super::unproved::ANSWERS;
use crate::say;
use crate::store::{Draft, MailPreferences, hour_of};
use crate::text::sentence::line;
use crate::text::words::Reader;
use anyhow::Result;
use jiff::SignedDuration;

/// The most notices to one address in an hour, and in a day.
const PER_HOUR: u32 = 3;
const PER_DAY: u32 = 6;

/// The subject of the notice.
const SUBJECT: &str = "Your e-mail";

impl Walk<'_> {
    /// Posts it, if the address has not had several already, and if half of the room for answers to strangers is left: the other half
    /// is for strangers who wait for one.
    pub(super) fn post_notice(&self) -> Result<()> {
        let cx = &self.cx;
        let to = cx.principal.from().key().to_ascii_lowercase();
        if self.identity.is_refuted || cx.judge.address.is_ours(&to) {
            return Ok(());
        }
        let what = cx.judge.tokens.seal(&format!("notices to {to}"));
        let (hour, day) = (hour_of(cx.now), cx.now - SignedDuration::from_hours(24));
        let limits = &cx.judge.limits;
        for (tally, since, most) in [
            (what.as_str(), hour, PER_HOUR),
            (what.as_str(), day, PER_DAY),
            (ANSWERS, hour, limits.answers_to_unproved_senders_per_hour / 2),
            (ANSWERS, day, limits.answers_to_unproved_senders_per_day / 2),
        ] {
            if most <= cx.store.tally(tally, since)? {
                return Ok(());
            }
        }
        cx.store.count(&what, cx.now)?;
        cx.store.count(ANSWERS, cx.now)?;
        let mut doc = cx.headed(None, &Reader::nobody());
        doc.para("I received an e-mail that names this address as its sender. I sent the answer to the address that its writer has registered here.");
        doc.para(say!(
            "If you wrote it and want answers here too, send {} and this address from the registered one.",
            line("I AM ALSO")
        ));
        doc.para("If you did not write it, you need do nothing: nothing of yours has changed.");
        let draft = Draft {
            recipient: cx.principal.from().recipient_of_stranger().address().to_owned(),
            subject: cx.subject(None, SUBJECT),
            letter: cx.letter,
            unanswered: true,
            ..Draft::default()
        };
        cx.store.post(&draft.saying(&doc, MailPreferences::default()), cx.now)?;
        Ok(())
    }
}
