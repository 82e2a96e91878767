//! I WAS -- get your account back when a mailbox is lost.
//!
//! Usage: I WAS old-address@example.org
//!
//! If you can still read e-mail at the old address, use I AM ALSO: that
//! takes a minute. If you can't, send I WAS from your new address. You
//! don't have to register the new address first. If you have, its
//! registration becomes part of the account. You can also put this line in
//! REGISTER, before END.
//!
//! 1. The judge e-mails the old address twice within a week. YES from there
//!    moves the account at once. NO ends the request.
//! 2. With no answer, the judge keeper decides, and reads what the GMs of
//!    your games say.
//! 3. Your new address then replaces the old one. Seats, record and
//!    passwords stay. Replies to older e-mails no longer work, and browsers
//!    are signed out.
//!
//! If you know the password of one of your seats, send SIGN ON with it in a
//! second e-mail from the new address. The keeper sees that you knew it.
//!
//! An e-mail from the old address, or a visit to its pages, shows that it
//! is in use and stops the request for 30 days. Until the decision, replies
//! go to the old address. Orders below SIGN ON with your password work from
//! anywhere. The judge never reveals whether an address is registered.
//!
//! ```text
//! > I WAS ann@example.org
//! < *** This is the address that you write from, so it is not lost. Name the
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::seats::moves;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["i was"], Subject::Verified, takes).unguessed();

/// One address. "I was in Munich" is a sentence.
fn takes(said: &args::KeywordLine) -> args::Match {
    match said.words().as_slice() {
        [one] if one.contains('@') => args::Match::Call,
        _ => args::Match::Sentence,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    moves::ask(cx, args.text, doc)
}
