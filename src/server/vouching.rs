//! Trust in what our mail server says of senders (`authserv_id`): only while it takes off what others say in its name.
//!
//! Once a day, and with `chancery check`, a letter goes to the judge itself that has a forged statement. If it comes in as it was, no
//! statement counts any longer, until such a letter comes in without; nor do they when many letters in a row have come without one of
//! our server's, whose check is down then. What the judge checks itself (`check_senders`) needs no statement.
use crate::judge::identity::Bearer;
use crate::mail::authenticity::HeadTraces;
use crate::server::work::Work;
use crate::store::{Draft, InboxRow, Paid, Vouching};
use crate::text::wrap;
use anyhow::Result;
use jiff::SignedDuration;

/// The time between two such letters.
const EVERY: SignedDuration = SignedDuration::from_hours(24);
/// The number of letters in a row without a statement after which none counts.
const MAX_MISSES: u32 = 20;

/// Returns a letter of the judge of this name and address to itself.
pub(super) fn letter_to_itself(name: &str, recipient: String) -> Draft {
    Draft {
        recipient,
        subject: format!("{name} - a letter to itself"),
        body: "The judge has sent this letter to itself, to see whether letters go out and come in, and whether your mail server takes off a forged header. Nothing is to be done.\n"
            .to_owned(),
        ..Draft::default()
    }
}

/// Says that forged statements come in.
pub(super) fn forged(authserv_id: &str) -> String {
    format!("a letter with a forged \"Authentication-Results: {authserv_id}\" came in as it was")
}

/// Says that our server makes no statements.
pub(super) fn missing(authserv_id: &str) -> String {
    format!(
        "{MAX_MISSES} letters in a row came in without an \"Authentication-Results: {authserv_id}\" of your mail server's"
    )
}

/// The remedy, for both.
pub(super) const REMEDY: &str = "Until that is mended such headers count for nothing. The check of your mail server must be running and take off headers with its own name that strangers wrote (rspamd, OpenDKIM and OpenDMARC do), and no letter may come in while it is down (Postfix: milter_default_action = tempfail). Then run `chancery check`.";

impl Work<'_> {
    /// Sends the letter of the day, if statements of our mail server's could count.
    pub(super) fn probe_vouching(&self) -> Result<()> {
        let is_due = || Ok::<_, anyhow::Error>(self.store.vouching_probed()?.is_none_or(|at| at + EVERY <= self.now));
        if self.judge.address.authserv_id.is_none() || !is_due()? {
            return Ok(());
        }
        self.store.set_vouching_probed(self.now)?;
        let letter = letter_to_itself(&self.judge.name, self.judge.check_address());
        self.store.post(&letter, Paid::by_the_game(), self.now)?;
        Ok(())
    }

    /// Looks at the head of a letter that a mail server has brought: whether it has a statement of our server's, and if it is one of
    /// ours to ourselves, whether the forged one is still there.
    pub(super) fn watch_vouching(&self, row: &InboxRow) -> Result<()> {
        if row.at_desk || row.of_computer || row.by_web.is_some() {
            return Ok(());
        }
        let traces = HeadTraces::of(&row.raw, &self.judge.address);
        let token = traces.message_id.as_deref().and_then(|id| id.strip_prefix('<')?.split('@').next());
        let own = token.map(|token| self.letter_of_ours(token, Bearer::Mail)).transpose()?.flatten();
        match (own, &self.judge.address.authserv_id) {
            (Some(own), authserv_id) if own.draft.recipient == self.judge.check_address() => {
                self.store.set_own_traces(&traces)?;
                authserv_id.as_ref().map_or(Ok(()), |authserv_id| self.note_probe(&traces, authserv_id))
            }
            (None, Some(authserv_id)) => self.note_statement(&traces, authserv_id),
            (Some(_), _) | (None, None) => Ok(()),
        }
    }

    /// The letter with a forged statement has come in.
    fn note_probe(&self, traces: &HeadTraces, authserv_id: &str) -> Result<()> {
        let before = self.store.vouching(authserv_id)?;
        let after = match (traces.has_canary, traces.is_vouched) {
            (false, _) => Vouching::Strips,
            // Our server has not looked at it. It does not at letters from its own machine; or it did, and does not any longer.
            (true, false) if before != Vouching::Strips => before,
            (true, _) => Vouching::Forged,
        };
        if after == Vouching::Forged && before != after {
            tracing::error!("a letter with a forged Authentication-Results came in: such headers count for nothing");
            self.tell_of_vouching(&forged(authserv_id))?;
        }
        if after != before { self.store.set_vouching(authserv_id, after) } else { Ok(()) }
    }

    /// Counts letters without a statement of our server's.
    fn note_statement(&self, traces: &HeadTraces, authserv_id: &str) -> Result<()> {
        let n_before = self.store.n_unvouched()?;
        let n = if traces.is_vouched { 0 } else { n_before.saturating_add(1) };
        if n != n_before {
            self.store.set_n_unvouched(n)?;
        }
        if n < MAX_MISSES || !self.store.vouching(authserv_id)?.counts() {
            return Ok(());
        }
        tracing::error!(
            "many letters came in without an Authentication-Results of our server: such headers count for nothing"
        );
        self.store.set_vouching(authserv_id, Vouching::Missing)?;
        self.tell_of_vouching(&missing(authserv_id))
    }

    /// Tells the keeper that statements count no longer.
    fn tell_of_vouching(&self, what: &str) -> Result<()> {
        let body = wrap(&format!("WRONG vouching: {what}. {REMEDY}\n"));
        self.judge.tell_keeper(self.store, self.now, "your mail server's word on senders counts no longer", &body)
    }
}
