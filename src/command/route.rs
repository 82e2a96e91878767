//! The destination of an answer: home, to the one from whom a letter is proved to be. What its `From:` says picks
//! nobody.
use super::context::Context;
use super::letters::addresses;
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
    /// The addresses that the answer goes to: the one in `From:` if it is theirs, else those at which they get such letters.
    pub to: Vec<String>,
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
        let from = &self.writer.from;
        let Some(user) = self.proved_user() else {
            // A stranger who is proved, or nobody: the letter is from this address, or says so.
            let to = self.writer.address.clone();
            let origin = self.origin(to.eq_ignore_ascii_case(from));
            return Ok(Route { is_proved: self.writer.verified, to: vec![to], origin, ..Route::default() });
        };
        let sits = self.signed_on.as_ref().is_some_and(|cx| cx.sitter.is_some());
        let seat = self.seat().cloned();
        let at_seat: Vec<String> =
            seat.iter().filter(|_| !sits).flat_map(|seat| addresses(seat)).map(str::to_owned).collect();
        let is_from = |own: &String| own.eq_ignore_ascii_case(from);
        let is_writers = self.writer.user.as_ref().is_some_and(|writer| writer.id == user && is_from(&writer.address));
        let is_theirs = is_writers || at_seat.iter().any(is_from) || self.store.addresses(user)?.iter().any(is_from);
        let to = match (is_theirs, at_seat.is_empty()) {
            (true, _) => vec![from.clone()],
            (false, false) => at_seat,
            (false, true) => vec![self.store.user(user)?.address],
        };
        Ok(Route { user: Some(user), is_proved: true, to, origin: self.origin(is_theirs), seat, sits })
    }

    fn origin(&self, is_theirs: bool) -> SenderProof {
        match is_theirs {
            true => SenderProof::Theirs,
            false if self.writer.from_is_proved => SenderProof::Proved,
            false => SenderProof::Unproved,
        }
    }

    /// The registered person whom the present part of a letter is proved to be from: the holder of the seat that was signed on
    /// to, or who orders for them; else who writes.
    fn proved_user(&self) -> Option<UserId> {
        let sitter = self.signed_on.as_ref().and_then(|cx| cx.sitter);
        let writer = self.writer.user.as_ref().filter(|_| self.writer.verified).map(|user| user.id);
        sitter.or_else(|| self.seat().map(|seat| seat.user)).or(writer)
    }

    /// The registered address of the one whom the present part of a letter is proved to be from: the one that they write from, or
    /// else their first. None if nobody is proved.
    pub fn mailbox(&self) -> Result<Option<String>> {
        let Some(user) = self.proved_user() else {
            return Ok(Some(self.writer.address.clone()).filter(|_| self.writer.verified));
        };
        let registered = self.store.addresses(user)?;
        let from = registered.iter().find(|own| own.eq_ignore_ascii_case(&self.writer.from));
        Ok(from.or(registered.first()).cloned())
    }
}
