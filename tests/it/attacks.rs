//! Attacks, one file for each kind of them. Each prints how many it has tried.
//!
//! - `bounces` reports that a letter did not arrive, true ones and forged ones
//! - `cannon` letters that have the judge write to others
//! - `flood` more letters of strangers than can be answered
//! - `guests` people without a mailbox: whatever they write reaches nobody
//! - `names` names of people that speak for somebody else
//! - `principals` in the name of somebody else: what `From:` says does not matter
//! - `sizes` letters that ask for much
//! - `vouching` words of a mail system that are not its own
mod bounces;
mod cannon;
mod flood;
mod guests;
mod names;
mod principals;
mod sizes;
mod vouching;

use crate::world::World;
use chancery::judge::config::Limits;
use chancery::mail::sink::Mail;

/// The judge's address.
const JUDGE: &str = "judge@example.org";

/// A judge with games, with the limits that come with it, that believes nobody.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world.judge.limits = Limits::default();
    world
}

/// The bytes of letters, as text.
fn bytes<'m>(mails: impl IntoIterator<Item = &'m Mail>) -> usize {
    mails.into_iter().map(|mail| mail.subject.len() + mail.body.len() + mail.html.as_ref().map_or(0, String::len)).sum()
}
