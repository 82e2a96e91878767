//! ANNOUNCE -- write to everyone in your game.
//!
//! Usage: ANNOUNCE
//!        your text
//!        END
//!
//! For the GM. All players and observers get your text. It is an
//! announcement, not press:
//!
//! - it is never grey
//! - the game's press rules don't limit it
//! - replies to it don't go to other players
//!
//! The game's history includes it. ENDANNOUNCE also ends the text.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > ANNOUNCE
//! > The next deadline is after the holidays.
//! > END
//! < Sent to all 7 others in the game.
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
