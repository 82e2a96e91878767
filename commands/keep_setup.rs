//! KEEP SETUP -- save your setup for other games.
//!
//! Usage: KEEP SETUP name
//!    or: USE SETUP name
//!    or: FORGET SETUP name
//!
//! For games where you set up your pieces. KEEP SETUP saves your current
//! setup under a name you choose, up to five for each board. USE SETUP sets
//! up your pieces like that in any game on the same board. Only you can see
//! your saved setups.
//!
//! In Stratego you can also write SETUP SAVE name, SETUP USE name and SETUP
//! FORGET name.
//!
//! ```text
//! > SIGN ON ademo secret
//! > KEEP SETUP Fortress
//! < *** This game has no set-up of pieces.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::turn::set_ups;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keep setup", "use setup", "forget setup"], Subject::Player, args::words::<1, 4>)
    .unguessed()
    .for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    match args.keyword {
        "use setup" => set_ups::take(cx, args.text, doc),
        "forget setup" => set_ups::forget(cx, args.text, doc),
        _ => set_ups::keep(cx, args.text, doc),
    }
}
