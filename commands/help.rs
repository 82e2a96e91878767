//! HELP -- explain the commands, or one of them.
//!
//! Usage: HELP [topic]
//!
//! HELP alone lists all commands. A topic is a command (HELP SIGN ON), a setting of a game (HELP DIAS), an option of its
//! rules (HELP WINGS), a variant (HELP STANDARD), or one of ORDERS, DATES, PRESS, SETTINGS, POLICIES and VARIANTS.
//! POLICIES has two parts: RULINGS, how the rulebook is read, and OPTIONS, what variants add to it.
//!
//! ```text
//! > HELP VERSION
//! < VERSION -- which judge this is.
//! ```
use crate::answers::help;
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;

pub const SPEC: Spec = Spec::new(&["help"], Who::Anyone);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    if args.text.is_empty() {
        return Ok(help::overview(cx.judge));
    }
    help::topic(cx.judge, args.text).map_err(Refusal::Because)
}
