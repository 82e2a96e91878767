//! The person who is proved to have written a part of an e-mail, with the kind and strength of the proof. All actions, replies
//! and quotas depend on it. `From:` is only a [`ClaimedAddress`], and identifies no one.
//!
//! Each function that makes or changes a [`Principal`] names its proof. Tests restrict the callers of these functions to a short
//! list.
use super::Strength;
use crate::store::{Store, User, UserId};
use crate::text::sentence::{Arg, term};
use anyhow::Result;
use std::fmt;

/// The address in `From:`. It can be compared. Each other use of it is a function that names the use.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct ClaimedAddress(String);

impl ClaimedAddress {
    /// The address in the head of an e-mail, empty if it has none.
    pub fn read(from: &str) -> Self {
        Self(from.to_owned())
    }

    /// Returns whether it is this one.
    pub fn is(&self, own: &str) -> bool {
        self.0.eq_ignore_ascii_case(own)
    }

    /// The domain.
    pub fn domain(&self) -> &str {
        self.0.rsplit('@').next().unwrap_or_default()
    }

    /// The address in a sentence for the proved writer of the e-mail, whose mail program has set it.
    pub fn shown<'a, S>(&self) -> Arg<'a, S> {
        term(self.0.clone())
    }

    /// The key for people and strangers in the store.
    pub fn key(&self) -> &str {
        &self.0
    }

    /// The address for the short reply to a stranger, or for a notice. Nothing else may go there.
    pub fn recipient_of_stranger(&self) -> Mailbox {
        Mailbox(self.0.clone())
    }
}

impl fmt::Debug for ClaimedAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClaimedAddress")
    }
}

/// A mailbox whose owner the judge knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox(String);

impl Mailbox {
    /// A mailbox from the registry, from the list of a seat, or of a person who has answered an e-mail that went there.
    pub fn kept(address: impl Into<String>) -> Self {
        Self(address.into())
    }

    /// The address.
    pub fn address(&self) -> &str {
        &self.0
    }
}

/// The way in which the writer is proved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Proof {
    /// Not at all.
    #[default]
    Nothing,
    /// The writer's mail system or the judge's vouches for `From:`.
    Vouched,
    /// The e-mail was sent to one of the judge's reply addresses, which may have been forwarded.
    Token,
    /// The same, and the mail system vouches for one of the writer's addresses.
    VouchedToken,
    /// The writer said yes to an e-mail that went to them.
    Confirmed,
    /// The writer uses a page on which they have entered a code, or have begun as a guest.
    Page {
        /// Whether they did so a few minutes ago.
        is_fresh: bool,
        /// Whether their browser has been signed in for a day.
        is_known: bool,
    },
    /// The writer uses the judge's machine, which only the keeper can reach.
    Desk,
    /// The configuration says that the judge believes `From:`.
    Trusted,
}

impl Proof {
    /// The strength of the proof, from the table in `deploy/senders.md`.
    fn strength(self) -> Strength {
        match self {
            Self::Nothing => Strength::Claimed,
            // A code may have leaked, so it is not enough for grave commands.
            Self::Vouched | Self::Token | Self::Page { is_known: false, .. } => Strength::Shown,
            Self::Page { is_fresh: false, .. } => Strength::Sure,
            Self::VouchedToken | Self::Confirmed | Self::Page { .. } | Self::Desk | Self::Trusted => Strength::Fresh,
        }
    }
}

/// The proved person, or a stranger who reads a mailbox.
#[derive(Clone, Debug)]
struct ProvedSender {
    user: Option<User>,
    /// The mailbox that they write from, or else their first one. A guest has none.
    mailbox: Option<Mailbox>,
}

/// The person who acts in a part of an e-mail.
#[derive(Clone, Debug, Default)]
pub struct Principal {
    proved: Option<ProvedSender>,
    proof: Proof,
    from: ClaimedAddress,
    from_is_proved: bool,
    /// The person who has registered the address in `From:`. The reply to an e-mail without proof goes there.
    named: Option<User>,
    /// Whether `From:` says nothing about them, because a password has shown that they write from elsewhere.
    is_elsewhere: bool,
    /// The mailbox to ask, because `From:` is refuted.
    home: Option<Mailbox>,
    /// The number of times that the proved person has changed.
    version: u32,
}

impl Principal {
    /// No one at all: a visitor to public pages.
    pub fn nobody() -> Self {
        Self::default()
    }

    /// The sender of an e-mail, as far as the transport shows. `named` is the person who has registered the address.
    pub fn of_letter(from: ClaimedAddress, proof: Proof, named: Option<User>) -> Self {
        let is_proved = proof != Proof::Nothing;
        let proved = is_proved.then(|| ProvedSender { user: named.clone(), mailbox: Some(Mailbox(from.0.clone())) });
        Self { proved, proof, from_is_proved: is_proved, from, named, ..Self::default() }
    }

    /// A guest, identified by their browser. They have no mailbox.
    pub fn of_guest(user: User, proof: Proof) -> Self {
        Self { proved: Some(ProvedSender { user: Some(user), mailbox: None }), proof, ..Self::default() }
    }

    /// A person who reads without having written, in an e-mail to them or through a program of theirs.
    pub fn of_reader(user: User) -> Self {
        let from = ClaimedAddress::read(&user.address);
        Self { from_is_proved: false, ..Self::of_letter(from, Proof::Token, Some(user)) }
    }

    /// Proves this person by a token. E-mails are forwarded along with their tokens, and `From:` is easy to forge, so for grave
    /// commands the mail system must also vouch for one of the person's addresses. `at_seat` says that `From:` is an address of
    /// the seat.
    pub fn prove_by_token(&mut self, user: User, at_seat: bool) {
        let is_theirs = self.is_named(user.id);
        let is_vouched = self.from_is_proved && (is_theirs || at_seat);
        let proof = match self.proof {
            proof @ (Proof::Desk | Proof::Trusted | Proof::Page { .. }) if is_vouched => proof,
            _ if is_vouched => Proof::VouchedToken,
            _ => Proof::Token,
        };
        let mailbox = if is_theirs { self.from.0.clone() } else { user.address.clone() };
        self.prove(Some(user), Mailbox(mailbox), proof);
    }

    /// Proves the reader of this mailbox by an answer to an e-mail that went there. It is an ordinary token, until the answer
    /// says yes.
    pub fn prove_by_answer(&mut self, user: Option<User>, mailbox: Mailbox) {
        let is_vouched = self.from_is_proved && self.from.is(mailbox.address());
        self.prove(user, mailbox, if is_vouched { Proof::VouchedToken } else { Proof::Token });
    }

    /// Proves the reader of this mailbox by a yes to an e-mail that went there.
    pub fn prove_by_yes(&mut self, user: Option<User>, mailbox: Mailbox) {
        self.prove(user, mailbox, Proof::Confirmed);
    }

    fn prove(&mut self, user: Option<User>, mailbox: Mailbox, proof: Proof) {
        let is_same = self.proved.as_ref().is_some_and(|before| {
            before.mailbox.as_ref() == Some(&mailbox)
                && before.user.as_ref().map(|user| user.id) == user.as_ref().map(|user| user.id)
        });
        self.version += u32::from(!is_same);
        self.proof = proof;
        self.proved = Some(ProvedSender { user, mailbox: Some(mailbox) });
    }

    /// Forgets the person named by `From:`. A password shows whose seat it is, and the address in `From:` shows nothing, even if
    /// someone has registered it.
    pub fn forget_named(&mut self) {
        self.named = None;
        self.is_elsewhere = true;
    }

    /// Selects this person to be asked whether the e-mail is theirs, since `From:` is refuted.
    pub fn ask_at_home(&mut self, user: User) {
        if !self.is_named(user.id) {
            self.home = Some(Mailbox(user.address.clone()));
            self.named = Some(user);
        }
    }

    /// Makes this person the reader of the proved mailbox, after they have registered or changed their data.
    pub fn is_person(&mut self, user: User) {
        if let Some(proved) = &mut self.proved {
            proved.user = Some(user);
        } else if self.named.as_ref().is_some_and(|named| named.id == user.id) {
            self.named = Some(user);
        }
    }

    /// Erases the person. The reader of the mailbox remains, for the last e-mail.
    pub fn erase(&mut self) {
        self.named = None;
        if let Some(proved) = &mut self.proved {
            proved.user = None;
        }
    }

    fn is_named(&self, user: UserId) -> bool {
        self.home.is_none() && self.named.as_ref().is_some_and(|named| named.id == user)
    }

    /// The person with this number, looked up unless `From:` names them.
    ///
    /// # Errors
    /// If there never was such a person.
    pub fn lookup(&self, store: &Store, user: UserId) -> Result<User> {
        match &self.named {
            Some(named) if named.id == user => Ok(named.clone()),
            _ => store.user(user),
        }
    }

    /// The registered person who is proved to be the writer.
    pub fn person(&self) -> Option<&User> {
        self.proved.as_ref()?.user.as_ref()
    }

    /// Their number.
    pub fn user(&self) -> Option<UserId> {
        self.person().map(|person| person.id)
    }

    /// The proved person, or else the person named by `From:`. The result decides the layout of the reply and which proof is
    /// missing. It authorises nothing.
    pub fn apparent(&self) -> Option<&User> {
        if self.proved.is_some() { self.person() } else { self.named.as_ref() }
    }

    /// The mailbox that they are proved to read.
    pub fn mailbox(&self) -> Option<&Mailbox> {
        self.proved.as_ref()?.mailbox.as_ref()
    }

    /// Returns whether they only try out the judge, without a mailbox.
    pub fn is_guest(&self) -> bool {
        self.person().is_some_and(User::is_guest)
    }

    /// The mailbox to ask instead of the address in `From:`, which did not send the e-mail.
    pub fn home(&self) -> Option<&Mailbox> {
        self.home.as_ref()
    }

    /// Returns whether the writer is proved.
    pub fn is_proved(&self) -> bool {
        self.proved.is_some()
    }

    /// The strength of the proof of the writer.
    pub fn strength(&self) -> Strength {
        self.proof.strength()
    }

    /// Returns whether the e-mail was posted from a page.
    pub fn is_on_page(&self) -> bool {
        matches!(self.proof, Proof::Page { .. })
    }

    /// Returns whether the keeper has typed it at the machine.
    pub fn is_at_desk(&self) -> bool {
        self.proof == Proof::Desk
    }

    /// The address in `From:`.
    pub fn from(&self) -> &ClaimedAddress {
        &self.from
    }

    /// Returns whether the e-mail claims to be from this address. The claim proves nothing, and only decides which proof is
    /// missing.
    pub fn says_from(&self, address: &str) -> bool {
        !self.is_elsewhere && self.from.is(address)
    }

    /// Returns whether the e-mail is proved to come from the address in `From:`.
    pub fn from_is_proved(&self) -> bool {
        self.from_is_proved
    }

    /// The number of times that the proved person has changed.
    pub fn version(&self) -> u32 {
        self.version
    }
}
