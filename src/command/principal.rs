//! The one whom a part of a letter is proved to be from: by what, and how strongly. Everything that is done, told and counted goes by
//! that. `From:` is only [`ClaimedAddress`], and picks nobody.
//!
//! Each function that makes a [`Principal`] or changes one names its proof; tests hold those who may call it to a short list.
use super::Strength;
use crate::store::{User, UserId};
use crate::text::sentence::{Arg, term};
use std::fmt;

/// The address in `From:`. It can be compared. Each other use of it is a function that says so.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct ClaimedAddress(String);

impl ClaimedAddress {
    /// The address in the head of a letter; empty if there is none.
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

    /// The address in a sentence, for one who is proved to have written the letter: their program wrote it.
    pub fn shown<'a, S>(&self) -> Arg<'a, S> {
        term(self.0.clone())
    }

    /// The address by which the store knows people and counts strangers.
    pub fn key(&self) -> &str {
        &self.0
    }

    /// The address to which strangers get a short answer, and others a notice: nothing else may go there.
    pub fn recipient_of_stranger(&self) -> Mailbox {
        Mailbox(self.0.clone())
    }
}

impl fmt::Debug for ClaimedAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClaimedAddress")
    }
}

/// A mailbox of which the judge knows whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox(String);

impl Mailbox {
    /// A mailbox from the registry, from the list of a seat, or of one who has answered a letter that went there.
    pub fn kept(address: impl Into<String>) -> Self {
        Self(address.into())
    }

    /// The address.
    pub fn address(&self) -> &str {
        &self.0
    }
}

/// The way in which somebody is proved to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Proof {
    /// In no way.
    #[default]
    Nothing,
    /// Their mail system, or ours, vouches for `From:`.
    Vouched,
    /// A reply address of ours, which may have been passed on with one of our letters.
    Token,
    /// The same, and the mail system vouches for an address of theirs.
    VouchedToken,
    /// A yes to a letter that went to them.
    Confirmed,
    /// A page, on which they have entered a code, or have begun as a guest.
    Page {
        /// They did so a few minutes ago.
        is_fresh: bool,
        /// Their browser has been signed in for a day.
        is_known: bool,
    },
    /// The machine of the judge: nobody but the keeper gets there.
    Desk,
    /// The judge is told to believe what `From:` says.
    Trusted,
}

impl Proof {
    /// The strength of it: the table of `deploy/senders.md`.
    fn strength(self) -> Strength {
        match self {
            Self::Nothing => Strength::Claimed,
            // A code may have leaked: alone it opens nothing grave.
            Self::Vouched | Self::Token | Self::Page { is_known: false, .. } => Strength::Shown,
            Self::Page { is_fresh: false, .. } => Strength::Sure,
            Self::VouchedToken | Self::Confirmed | Self::Page { .. } | Self::Desk | Self::Trusted => Strength::Fresh,
        }
    }
}

/// The one who is proved: a person, or a stranger who reads a mailbox.
#[derive(Clone, Debug)]
struct ProvedSender {
    user: Option<User>,
    /// The mailbox of theirs that they write from, or else their first; a guest has none.
    mailbox: Option<Mailbox>,
}

/// The one who acts in a part of a letter.
#[derive(Clone, Debug, Default)]
pub struct Principal {
    proved: Option<ProvedSender>,
    proof: Proof,
    from: ClaimedAddress,
    from_is_proved: bool,
    /// The person who has registered the address in `From:`. A letter that proves no one is answered there.
    named: Option<User>,
    /// `From:` tells nothing of them: a password has shown that they write from elsewhere.
    is_elsewhere: bool,
    /// The mailbox to ask, because the letter is not from where it says that it is.
    home: Option<Mailbox>,
    /// Counts how often somebody else was proved.
    version: u32,
}

impl Principal {
    /// Nobody at all: a visitor of public pages.
    pub fn nobody() -> Self {
        Self::default()
    }

    /// The sender of a letter, as far as the way shows by which it came. `named` is the person who has registered the address.
    pub fn of_letter(from: ClaimedAddress, proof: Proof, named: Option<User>) -> Self {
        let is_proved = proof != Proof::Nothing;
        let proved = is_proved.then(|| ProvedSender { user: named.clone(), mailbox: Some(Mailbox(from.0.clone())) });
        Self { proved, proof, from_is_proved: is_proved, from, named, ..Self::default() }
    }

    /// A guest, whose browser shows who they are: they have no mailbox.
    pub fn of_guest(user: User, proof: Proof) -> Self {
        Self { proved: Some(ProvedSender { user: Some(user), mailbox: None }), proof, ..Self::default() }
    }

    /// A person who is told something without having written: in a letter to them, or by a program of theirs.
    pub fn of_reader(user: User) -> Self {
        let from = ClaimedAddress::read(&user.address);
        Self { from_is_proved: false, ..Self::of_letter(from, Proof::Token, Some(user)) }
    }

    /// A token shows that this person writes. Letters are passed on, and our tokens with them, and `From:` is easily forged: for what
    /// is grave, the mail system must vouch for an address of theirs, too. `at_seat`: `From:` is an address of the seat.
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

    /// A letter that went to this mailbox is answered. It is a token like others, until the answer says yes.
    pub fn prove_by_answer(&mut self, user: Option<User>, mailbox: Mailbox) {
        let is_vouched = self.from_is_proved && self.from.is(mailbox.address());
        self.prove(user, mailbox, if is_vouched { Proof::VouchedToken } else { Proof::Token });
    }

    /// The reader of this mailbox has said yes to what went there.
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

    /// A password shows whose seat it is. The address in `From:` shows nothing, even if somebody has registered it.
    pub fn forget_named(&mut self) {
        self.named = None;
        self.is_elsewhere = true;
    }

    /// The letter is not from where it says that it is: this person is asked whether it is theirs.
    pub fn ask_at_home(&mut self, user: User) {
        if !self.is_named(user.id) {
            self.home = Some(Mailbox(user.address.clone()));
            self.named = Some(user);
        }
    }

    /// The reader of the proved mailbox is this person from now on: they have registered, or changed what is kept of them.
    pub fn is_person(&mut self, user: User) {
        if let Some(proved) = &mut self.proved {
            proved.user = Some(user);
        } else if self.named.as_ref().is_some_and(|named| named.id == user.id) {
            self.named = Some(user);
        }
    }

    /// The person is erased: what is left is the reader of a mailbox, for the last letter.
    pub fn erase(&mut self) {
        self.named = None;
        if let Some(proved) = &mut self.proved {
            proved.user = None;
        }
    }

    fn is_named(&self, user: UserId) -> bool {
        self.home.is_none() && self.named.as_ref().is_some_and(|named| named.id == user)
    }

    /// The registered person who is proved to write.
    pub fn person(&self) -> Option<&User> {
        self.proved.as_ref()?.user.as_ref()
    }

    /// Their number.
    pub fn user(&self) -> Option<UserId> {
        self.person().map(|person| person.id)
    }

    /// The person who is proved, or else the one whom `From:` names. That lays out the answer, and says which proof is missing; it
    /// allows nothing.
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

    /// The mailbox to ask instead of the address in `From:`, which did not send the letter.
    pub fn home(&self) -> Option<&Mailbox> {
        self.home.as_ref()
    }

    /// Returns whether anybody is proved.
    pub fn is_proved(&self) -> bool {
        self.proved.is_some()
    }

    /// The strength of what shows who writes.
    pub fn strength(&self) -> Strength {
        self.proof.strength()
    }

    /// Returns whether the letter was posted from a page.
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

    /// Returns whether the letter says that it is from this address. That proves nothing; it only tells which proof is missing.
    pub fn says_from(&self, address: &str) -> bool {
        !self.is_elsewhere && self.from.is(address)
    }

    /// Returns whether the letter is proved to come from there.
    pub fn from_is_proved(&self) -> bool {
        self.from_is_proved
    }

    /// The number of times that somebody else was proved.
    pub fn version(&self) -> u32 {
        self.version
    }
}
