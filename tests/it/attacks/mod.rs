//! Attacks: what somebody can make the judge do who proves nothing, in numbers.
mod cannon;
mod flood;
mod sizes;

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
