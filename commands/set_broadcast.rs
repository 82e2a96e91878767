//! SET BROADCAST -- choose whether you get broadcasts by e-mail.
//!
//! Usage: SET BROADCAST
//!    or: SET NO BROADCAST
//!
//! For GMs and observers; players get all broadcasts. With SET NO BROADCAST you still get results, announcements, and
//! press addressed to you by name. HISTORY shows the broadcasts. SET NORMAL BROADCAST PRESS means SET BROADCAST.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET BROADCAST
//! < You get the broadcasts of 'demo' by mail. (Unchanged.)
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::press::readers;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(
    &[
        "set broadcast",
        "set broadcasts",
        "set broadcast press",
        "set normal broadcast",
        "set normal broadcast press",
        "set no broadcast",
        "set no broadcasts",
        "set no broadcast press",
        "set no normal broadcast",
        "set no normal broadcast press",
    ],
    Subject::SignedOn,
    args::nothing,
);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    readers::read_broadcasts(cx, !args.keyword_has("no"), doc)
}
