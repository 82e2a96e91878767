//! The destination of an answer: home, to the one from whom a letter is proved to be. What its `From:` says picks
//! nobody.
use super::context::Context;
use super::letters::addresses;
use super::principal::Mailbox;
use crate::game::Seat;
use crate::store::UserId;
use anyhow::Result;

/// The address in a letter's `From:`, for the one whom the letter is proved to be from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SenderProof {
    /// It is one of theirs; or nobody is proved, and it is only what the letter says.
    #[default]
    Theirs,
    /// It is somebody else's, who is proved to have sent the letter.
    Proved,
    /// It is not theirs, and nobody knows whether it has anything to do with the letter.
    Unproved,
}

/// The one whom a part of a letter is proved to be from, and where the answer to it goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// They, if they are registered.
    pub user: Option<UserId>,
    /// Whether a person is proved. Else the answer goes to the address that the letter gives, and is short and
    /// harmless.
    pub is_proved: bool,
    /// The addresses that the answer goes to: the one in `From:` if it is theirs, else those at which they get such letters. A guest
    /// has none: their page shows the answer.
    pub to: Vec<Mailbox>,
    /// The address in `From:`.
    pub origin: SenderProof,
    /// The seat that was signed on to.
    pub seat: Option<Seat>,
    /// They only order for its holder, who gets a copy.
    pub sits: bool,
}

impl Route {
    /// Returns whether this is the way to the same person.
    pub fn is_to_same(&self, other: &Self) -> bool {
        self.is_proved == other.is_proved && (self.user.is_some() && self.user == other.user || self.to == other.to)
    }
}

impl Context<'_> {
    /// Returns the destination of the answer to the present part of a letter. Nothing else picks a recipient of an
    /// answer.
    pub fn route(&self) -> Result<Route> {
        let from = self.principal.from();
        let Some(user) = self.proved_user() else {
            // A stranger who is proved, or nobody: the letter is from this address, or says so.
            let own = self.principal.mailbox().or(self.principal.home()).cloned();
            let to = own.unwrap_or_else(|| from.recipient_of_stranger());
            let origin = self.origin(from.is(to.address()));
            return Ok(Route { is_proved: self.principal.is_proved(), to: vec![to], origin, ..Route::default() });
        };
        let sits = self.signed_on.as_ref().is_some_and(|cx| cx.sitter.is_some());
        let seat = self.seat().cloned();
        if self.principal.is_guest() {
            return Ok(Route { user: Some(user), is_proved: true, seat, ..Route::default() });
        }
        let at_seat: Vec<Mailbox> =
            seat.iter().filter(|_| !sits).flat_map(|seat| addresses(seat)).map(Mailbox::kept).collect();
        let is_from = |own: &&Mailbox| from.is(own.address());
        let proved = self.principal.mailbox().filter(|_| self.principal.user() == Some(user));
        let own = match at_seat.iter().chain(proved).find(is_from) {
            Some(own) => Some(own.clone()),
            None => self.store.addresses(user)?.into_iter().map(Mailbox::kept).find(|own| is_from(&own)),
        };
        let is_theirs = own.is_some();
        let to = match own {
            Some(own) => vec![own],
            None if at_seat.is_empty() => vec![Mailbox::kept(self.store.user(user)?.address)],
            None => at_seat,
        };
        Ok(Route { user: Some(user), is_proved: true, to, origin: self.origin(is_theirs), seat, sits })
    }

    fn origin(&self, is_theirs: bool) -> SenderProof {
        match is_theirs {
            true => SenderProof::Theirs,
            false if self.principal.from_is_proved() => SenderProof::Proved,
            false => SenderProof::Unproved,
        }
    }

    /// The registered person whom the present part of a letter is proved to be from: the holder of the seat that was signed on
    /// to, or who orders for them; else who writes.
    fn proved_user(&self) -> Option<UserId> {
        let sitter = self.signed_on.as_ref().and_then(|cx| cx.sitter);
        sitter.or_else(|| self.seat().map(|seat| seat.user)).or(self.principal.user())
    }

    /// The registered address of the one whom the present part of a letter is proved to be from: the one that they write from, or
    /// else their first. None if nobody is proved.
    pub fn registered_mailbox(&self) -> Result<Option<Mailbox>> {
        let Some(user) = self.proved_user() else { return Ok(self.principal.mailbox().cloned()) };
        let registered = self.store.addresses(user)?;
        let from = registered.iter().find(|own| self.principal.from().is(own));
        Ok(from.or(registered.first()).cloned().map(Mailbox::kept))
    }
}
