//! WHOIS -- look up another user.
//!
//! Usage: WHOIS name
//!    or: WHOIS address
//!
//! Shows their country, level and record, and their address if a game shows it to you. Users choose who may look them
//! up (HELP SET PRIVACY); GMs may look up anyone in their games. The reply is the same for users who are not
//! registered and users who keep their profile private.
//!
//! WHO means WHOIS. To see who is in a game, use WHOGAME.
//!
//! ```text
//! > WHOIS eve@example.org
//! < Eve English
//! < Record: no phase yet; 1 seat from the start, 0 taken over, 0 left;
//! ```
use crate::answers::people;
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["whois", "who"], Subject::Anyone, args::words::<1, 4>).unguessed();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    people::who_is(cx, args.text, doc)
}
