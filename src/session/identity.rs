//! The sender of an e-mail, as far as its transport shows. Tokens and passwords show more while the e-mail is read.
use super::proof::TokenProof;
use crate::command::principal::{ClaimedAddress, Principal, Proof};
use crate::command::route::Route;
use crate::judge::identity::Bearer;
use crate::mail::authenticity::Authenticity;
use crate::mail::inbound::Letter;
use crate::store::{HeldId, InboxRow, OfferId, PressId, ProposalId, QuestionId, User};

/// The identity of the sender of an e-mail.
#[derive(Debug, Default)]
pub struct Identity {
    /// Whether the keeper has typed it at the machine, which prints only the outcome.
    pub at_desk: bool,
    /// Whether it was posted from a page, which shows the outcome.
    pub by_web: bool,
    /// Whether the judge believes `From:`, because no one else can send this way or because the configuration says so.
    pub is_trusted: bool,
    /// Whether the sender's mail system or the judge's vouches for `From:`.
    pub is_proved: bool,
    /// Whether the mail system of the domain in `From:` denies having sent the e-mail.
    pub is_refuted: bool,
    /// Whether a password was right.
    pub by_password: bool,
    /// The route of the reply to the current section, as it was when the section began. An e-mail cannot change it.
    pub(super) route: Route,
    /// The judge's e-mail that this one answers.
    pub(super) answered: AnsweredMail,
}

/// The judge's e-mail that this one answers, according to the token in its address.
#[derive(Debug, Default)]
pub(super) struct AnsweredMail {
    /// The token that the e-mail was sent to.
    pub(super) token: Option<Bearer>,
    /// The press that it answers.
    pub(super) press: Option<PressId>,
    /// The proposal that it answers.
    pub(super) proposal: Option<ProposalId>,
    /// The offer of a seat that it answers.
    pub(super) offer: Option<OfferId>,
    /// The question that it answers.
    pub(super) question: Option<QuestionId>,
    /// The lines that it confirms or rejects. They may no longer be waiting.
    pub(super) lines: Option<HeldId>,
    /// Whether those lines are an offer.
    pub(super) is_offer: bool,
}

impl Identity {
    /// The identity of the sender of an e-mail. `trusts_senders` says whether the judge believes `From:`.
    pub fn of(row: &InboxRow, letter: &Letter, trusts_senders: bool) -> Self {
        let (at_desk, by_web) = (row.at_desk, row.by_web.is_some());
        let is_refuted = letter.authenticity == Authenticity::Refuted;
        Self {
            at_desk,
            by_web,
            is_trusted: at_desk || by_web || trusts_senders && !letter.several_senders && !is_refuted,
            is_proved: letter.authenticity == Authenticity::Proved && !letter.several_senders,
            is_refuted,
            ..Self::default()
        }
    }

    /// Returns whether it came by a way that only its sender has.
    pub fn is_own(&self) -> bool {
        self.at_desk || self.by_web
    }

    /// Returns whether the sender is known well enough for a quota of their own. Forgeries use up only the quota of e-mails
    /// without proof.
    pub(super) fn is_sure_of(&self, proof: Option<&TokenProof>) -> bool {
        let is_shown = |proof: &TokenProof| proof.is_good() && !(self.is_refuted && proof.is_of_old());
        self.is_own() || self.is_proved || proof.is_some_and(is_shown)
    }

    /// The sender, as far as the transport shows. `named` is the person who has registered the address in `From:`, or the guest
    /// whose browser posted the e-mail.
    pub fn principal(&self, row: &InboxRow, letter: &Letter, named: Option<User>) -> Principal {
        let proof = match &row.by_web {
            Some(by) => Proof::Page { is_fresh: by.is_fresh, is_known: by.is_known },
            None if self.at_desk => Proof::Desk,
            None if self.is_trusted => Proof::Trusted,
            None if self.is_proved => Proof::Vouched,
            None => Proof::Nothing,
        };
        if let Some(guest) = named.clone().filter(|named| row.by_web.is_some() && named.is_guest()) {
            return Principal::of_guest(guest, proof);
        }
        Principal::of_letter(ClaimedAddress::read(letter.from.as_deref().unwrap_or_default()), proof, named)
    }
}
