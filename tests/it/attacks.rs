//! Attacks, one file for each kind. Each prints the number of attempts.
//!
//! - `bounces` true and forged reports that an e-mail did not arrive
//! - `cannon` making the judge e-mail uninvolved people
//! - `erase` people who were erased: no trace of them remains
//! - `flood` more e-mail from strangers than the judge can answer
//! - `front` connections that hold up other people's
//! - `guests` people without a mailbox: their words reach no one
//! - `knowing` facts that are out of sight or hidden
//! - `lockout` sign-in codes that strangers request in the owner's place
//! - `moves` claims to accounts whose mailbox is said to be lost
//! - `names` names that imitate someone else
//! - `principals` acting in another person's name: `From:` does not matter
//! - `sizes` e-mails that ask for much
//! - `vouching` forged statements in our mail server's name
mod bounces;
mod cannon;
mod erase;
mod flood;
mod front;
mod guests;
mod knowing;
mod lockout;
mod moves;
mod names;
mod principals;
mod sizes;
mod vouching;

use crate::world::World;
use chancery::judge::config::Limits;
use chancery::mail::sink::Mail;

/// The judge's address.
const JUDGE: &str = "judge@example.org";

/// A judge with games and the default limits, which trusts no sender.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world.judge.limits = Limits::default();
    world
}

/// The size of e-mails in bytes, as text.
fn bytes<'m>(mails: impl IntoIterator<Item = &'m Mail>) -> usize {
    mails.into_iter().map(|mail| mail.subject.len() + mail.body.len() + mail.html.as_ref().map_or(0, String::len)).sum()
}
