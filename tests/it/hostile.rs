//! Hostile e-mails: each gets a clear reply or a recorded reason for silence, the judge continues, and the cost of one
//! e-mail is bounded.
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

/// A judge that does not trust `From:`, with `demo` in progress and `open` forming.
fn wary() -> World {
    let mut world = World::with_games();
    world.judge.trust_senders = false;
    world
}

impl World {
    /// Checks that no e-mail is waiting or was set aside.
    fn check_done(&self) {
        let counts = self.store.inbox_counts().unwrap();
        let left: Vec<_> = counts.iter().filter(|(state, _)| state == "new" || state == "stuck").collect();
        assert!(left.is_empty(), "{counts:?}");
    }

    /// Delivers bytes and returns all e-mails that they triggered. The letter itself must be processed.
    fn harm(&mut self, raw: &[u8]) -> Vec<Mail> {
        self.mail();
        self.deliver(raw);
        self.check_done();
        self.mail()
    }

    /// Sends to one of the judge's addresses and returns all e-mails that it triggered.
    fn mail_after(&mut self, from: &str, to: &str, lines: &str) -> Vec<Mail> {
        self.mail();
        self.write(from, to, "", lines);
        self.check_done();
        self.mail()
    }

    /// The address in the last e-mail to a person at which a plain reply is signed on.
    fn token_for(&mut self, from: &str, sign_on: &str) -> String {
        self.ask(from, sign_on).reply_to.unwrap()
    }
}

/// Checks that the judge is up and replies.
fn goes_on(world: &mut World) {
    assert!(world.ask("carl@example.org", "VERSION").body.contains("play-by-mail"), "the judge resumes");
}

/// Text without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
