//! Trust in the mail server's authentication results (`authserv_id`): only while it removes forged ones that bear its name.
//!
//! Once a day, and with `chancery check`, the judge sends an e-mail to itself with a forged result. If the forged result is still there on
//! arrival, no result is trusted until such an e-mail arrives without it. Nor are results trusted after many e-mails in a row without one,
//! because the server's check is then down. The judge's own checks (`check_senders`) need no results.
use crate::judge::identity::Bearer;
use crate::mail::authenticity::HeadTraces;
use crate::server::condition;
use crate::server::work::Work;
use crate::store::{Draft, InboxRow, Paid, Vouching};
use crate::text::wrap;
use anyhow::Result;
use jiff::SignedDuration;

/// The interval between two such e-mails.
const EVERY: SignedDuration = SignedDuration::from_hours(24);
/// The number of consecutive e-mails without a result after which none is trusted.
const MAX_MISSES: u32 = 20;

/// Returns an e-mail from the judge with this name and address to itself.
pub(super) fn letter_to_itself(name: &str, recipient: String) -> Draft {
    Draft {
        recipient,
        subject: format!("{name} - test e-mail"),
        body: "The judge has sent this e-mail to itself, to test whether e-mails go out and come in, and whether your \
               mail server removes a forged header. You don't have to do anything.\n"
            .to_owned(),
        ..Draft::default()
    }
}

/// The message that forged results get through.
pub(super) fn forged(authserv_id: &str) -> String {
    format!("an e-mail with a forged \"Authentication-Results: {authserv_id}\" came in unchanged")
}

/// The message that the mail server adds no results.
pub(super) fn missing(authserv_id: &str) -> String {
    format!(
        "{MAX_MISSES} e-mails in a row came in without your mail server's \"Authentication-Results: {authserv_id}\""
    )
}

/// The remedy for both.
pub(super) const REMEDY: &str = "Until you fix this, the judge ignores such headers. Your mail server's check must be \
                                 running and remove headers with its own name that strangers wrote (rspamd, OpenDKIM \
                                 and OpenDMARC do), and must let in no e-mail while it is down (Postfix: \
                                 milter_default_action = tempfail). Then run `chancery check`.";

impl Work<'_> {
    /// Sends the daily test e-mail, if the mail server's results could be trusted.
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

    /// Examines the head of an e-mail from a mail server: whether it has a result from the judge's server and, if it is a test e-mail,
    /// whether the forged one is still there.
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

    /// Handles the arrival of a test e-mail.
    fn note_probe(&self, traces: &HeadTraces, authserv_id: &str) -> Result<()> {
        let before = self.store.vouching(authserv_id)?;
        let after = match (traces.has_canary, traces.is_vouched) {
            (false, _) => Vouching::Strips,
            // The server has not checked it. It skips e-mails from its own machine, or no longer checks any.
            (true, false) if before != Vouching::Strips => before,
            (true, _) => Vouching::Forged,
        };
        if after == Vouching::Forged && before != after {
            tracing::error!("an e-mail with a forged Authentication-Results came in: ignoring such headers");
            self.tell_of_vouching(authserv_id, after)?;
        }
        if after != before { self.store.set_vouching(authserv_id, after) } else { Ok(()) }
    }

    /// Counts e-mails without a result from the judge's server.
    fn note_statement(&self, traces: &HeadTraces, authserv_id: &str) -> Result<()> {
        let n_before = self.store.n_unvouched()?;
        let n = if traces.is_vouched { 0 } else { n_before.saturating_add(1) };
        if n != n_before {
            self.store.set_n_unvouched(n)?;
        }
        if n < MAX_MISSES || !self.store.vouching(authserv_id)?.counts() {
            return Ok(());
        }
        tracing::error!("many e-mails came in without our server's Authentication-Results: ignoring such headers");
        self.store.set_vouching(authserv_id, Vouching::Missing)?;
        self.tell_of_vouching(authserv_id, Vouching::Missing)
    }

    /// Tells the keeper that results are no longer trusted.
    fn tell_of_vouching(&self, authserv_id: &str, vouching: Vouching) -> Result<()> {
        let Some(found) = condition::forged_header(authserv_id, vouching) else { return Ok(()) };
        let body = wrap(&format!("{}\n", found.paragraphs()));
        self.judge.tell_keeper(self.store, self.now, "the judge ignores your mail server's rating of senders", &body)
    }
}
