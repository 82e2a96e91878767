//! ANNOUNCE -- tell everybody something as the master.
//!
//! Usage: ANNOUNCE
//!        your text
//!        END
//!
//! For the master. Players and observers get it as an announcement, not as press: it is never grey, it is sent whatever the
//! game's rules for press are, and an answer to it does not go to others. It is kept in the game's history. ENDANNOUNCE
//! ends it too.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > ANNOUNCE
//! > The next deadline is after the holidays.
//! > END
//! < Announced to all 7 others in the game.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, Spec, Subject};
use crate::referee::turn::nudge;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["announce"], Subject::Master, args::nothing).with_block(
    Block::new(&["end", "endannounce", "endpress", "signoff"], |args| args.is_empty()).until(str::is_empty),
);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    nudge::announce(cx, args.block, doc)
}
