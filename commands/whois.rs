//! WHOIS -- look somebody up.
//!
//! Usage: WHOIS name
//!    or: WHOIS address
//!
//! Shows their country, level and record, and the address if a game shows it to you. People are shown to those who are in a
//! game with them, to all or to nobody, as they wish (HELP SET PRIVACY); masters may look up whoever is in their games. Who is
//! not here, and who does not want to be found, have the same answer. WHO means the same. WHOGAME and the name of a game shows
//! who is in it.
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
