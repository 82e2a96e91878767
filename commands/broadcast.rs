//! BROADCAST -- write to everyone in the game.
//!
//! Usage: BROADCAST [WHITE|GREY] [TO powers] [FAKE ...]
//!        your text
//!        ENDBROADCAST
//!
//! A broadcast becomes part of the game's history. With TO powers, only
//! those powers get it, as with PRESS. HELP PRESS explains colours, fakes
//! and endings.
//!
//! ```text
//! > SIGN ON ademo secret
//! > BROADCAST
//! > Peace in the Balkans!
//! > ENDBROADCAST
//! < Press sent to all.
//! ```
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::press;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["broadcast"], Subject::SignedOn, press::takes)
    .with_block(press::BLOCK)
    .for_sitters_with_press()
    .copying_to_power();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    press::send(cx, args, press::DefaultReaders::All, doc)
}
