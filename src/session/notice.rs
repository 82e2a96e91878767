//! The notice to an address that an e-mail names as its sender, though someone else is proved to have written it. The writer has
//! the reply. As the named address may be entirely wrong, the notice is always the same and quotes none of the e-mail.
use super::Walk;
use crate::say;
use crate::store::{Cost, Draft, Ledger, MailPreferences, Purse};
use crate::text::sentence::line;
use crate::text::words::Reader;
use anyhow::Result;

/// The subject of the notice.
const SUBJECT: &str = "Your e-mail";

impl Walk<'_> {
    /// Posts the notice, unless the address has already had several. It uses at most half of the room for replies to strangers:
    /// the other half is for strangers who wait for a reply.
    pub(super) fn post_notice(&self) -> Result<()> {
        let cx = &self.cx;
        let to = cx.principal.from().key().to_ascii_lowercase();
        if self.identity.is_refuted || cx.judge.address.is_ours(&to) {
            return Ok(());
        }
        let mut doc = cx.headed(None, &Reader::nobody());
        doc.para("I received an e-mail that names this address as its sender. I sent the answer to the address that its writer has registered here.");
        doc.para(say!(
            "If you wrote it and want answers here too, send {} and this address from the registered one.",
            line("I AM ALSO")
        ));
        doc.para("If you did not write it, ignore this e-mail: nothing has changed.");
        let draft = Draft {
            recipient: cx.principal.from().recipient_of_stranger().address().to_owned(),
            subject: cx.subject(None, SUBJECT),
            letter: cx.letter,
            unanswered: true,
            ..Draft::default()
        };
        let draft = draft.saying(&doc, MailPreferences::default());
        let cost = Cost::of_letter(draft.body.len());
        let bill = [(Purse::Mailbox(to), Cost { bytes: 0, ..cost }), (Purse::Strangers, cost)];
        let half = Ledger { allowances: cx.ledger().allowances.with_half_for_strangers(), ..cx.ledger() };
        if let Ok(paid) = half.charge(&bill)? {
            cx.store.post(&draft, paid, cx.now)?;
        }
        Ok(())
    }
}
