//! The destination of a reply: the proved writer's own address. The `From:` of an e-mail decides nothing.
use super::context::Context;
use super::letters::addresses;
use super::principal::Mailbox;
use crate::game::Seat;
use crate::store::UserId;
use anyhow::Result;

/// The relation of the address in `From:` to the proved writer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SenderProof {
    /// It belongs to the writer, or the writer is not proved and the address is only a claim.
    #[default]
    Theirs,
    /// It belongs to someone else, who is proved to have sent the e-mail.
    Proved,
    /// It is not the writer's, and may have nothing to do with the e-mail.
    Unproved,
}

/// The proved writer of a part of an e-mail, and the destination of the reply to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The writer, if they are registered.
    pub user: Option<UserId>,
    /// Whether the writer is proved. If not, the reply goes to the address that the e-mail gives, and is short and harmless.
    pub is_proved: bool,
    /// The addresses for the reply: the one in `From:` if it is the writer's, or else those that receive such e-mails. A guest
    /// has none, since their page shows the reply.
    pub to: Vec<Mailbox>,
    /// The relation of the address in `From:` to the writer.
    pub origin: SenderProof,
    /// The seat that the writer has signed on to.
    pub seat: Option<Seat>,
    /// Whether the writer is only a sitter. The holder of the seat gets a copy.
    pub sits: bool,
}

impl Route {
    /// Returns whether this is a route to the same person.
    pub fn is_to_same(&self, other: &Self) -> bool {
        self.is_proved == other.is_proved && (self.user.is_some() && self.user == other.user || self.to == other.to)
    }
}

impl Context<'_> {
    /// Returns the destination of the reply to the current part of an e-mail. No other function chooses the recipient of a reply.
    pub fn route(&self) -> Result<Route> {
        let from = self.principal.from();
        let Some(user) = self.proved_user() else {
            // A proved stranger, or a writer without proof: the e-mail is from this address, or claims to be.
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

    /// The registered person who is proved to have written the current part of an e-mail: the holder of the seat they have signed
    /// on to, or its sitter, or else the writer.
    fn proved_user(&self) -> Option<UserId> {
        let sitter = self.signed_on.as_ref().and_then(|cx| cx.sitter);
        sitter.or_else(|| self.seat().map(|seat| seat.user)).or(self.principal.user())
    }

    /// The registered address of the proved writer of the current part of an e-mail: the one that they write from, or else their
    /// first. `None` without proof.
    pub fn registered_mailbox(&self) -> Result<Option<Mailbox>> {
        let Some(user) = self.proved_user() else { return Ok(self.principal.mailbox().cloned()) };
        let registered = self.store.addresses(user)?;
        let from = registered.iter().find(|own| self.principal.from().is(own));
        Ok(from.or(registered.first()).cloned().map(Mailbox::kept))
    }
}
