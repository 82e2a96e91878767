//! BROADCAST -- write to everybody in the game, through the judge.
//!
//! Usage: BROADCAST [WHITE|GREY] [TO powers] [FAKE ...]
//!        your text
//!        ENDBROADCAST
//!
//! HELP PRESS explains colours, fakes and endings. A broadcast becomes part of the game's history. TO and powers sends it
//! to these only, as PRESS does.
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
