//! Hostile letters: each gets a clear answer or a recorded reason for silence, the judge goes on, and what one letter
//! can cost is bounded.
mod bulk;
mod forged;
mod ids;
mod kept;
mod morph;
mod odd;
mod random;
mod senders;

use crate::world::World;
use chancery::mail::sink::Mail;

/// A judge that does not believe `From:`, with `demo` being played and `open` forming.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world
}

impl World {
    /// No letter waits, and none was set aside.
    fn check_done(&self) {
        let counts = self.store.inbox_counts().unwrap();
        let left: Vec<_> = counts.iter().filter(|(state, _)| state == "new" || state == "stuck").collect();
        assert!(left.is_empty(), "{counts:?}");
    }

    /// Delivers bytes and returns all mail that they caused; the letter itself must be done with.
    fn harm(&mut self, raw: &[u8]) -> Vec<Mail> {
        self.mail();
        self.deliver(raw);
        self.check_done();
        self.mail()
    }

    /// Writes to an address of the judge and returns all mail that came of it.
    fn mail_after(&mut self, from: &str, to: &str, lines: &str) -> Vec<Mail> {
        self.mail();
        self.write(from, to, "", lines);
        self.check_done();
        self.mail()
    }

    /// The address in the last letter to somebody at which a plain reply is signed on.
    fn token_for(&mut self, from: &str, sign_on: &str) -> String {
        self.ask(from, sign_on).reply_to.unwrap()
    }
}

/// A judge is here and answers.
fn goes_on(world: &mut World) {
    assert!(world.ask("carl@example.org", "VERSION").body.contains("play-by-mail"), "the judge goes on");
}

/// Text without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
