//! PRESS REPLY -- answer press, even if it is anonymous.
//!
//! Usage: PRESS REPLY [number] [WHITE|GREY]
//!        your text
//!        ENDPRESS
//!
//! Only the writer of that press gets your text. The number appears in HISTORY and below grey press; you can omit it
//! when you reply to the press itself.
//!
//! Your answer to grey press is grey too, if the game allows that; WHITE signs it. The judge doesn't tell you who the
//! writer is, or whether they are still in the game. A plain reply to the press does the same without a command.
//!
//! ```text
//! > SIGN ON ademo secret
//! > PRESS REPLY 7
//! > Who are you?
//! > ENDPRESS
//! < *** You have not received press with the number 7 in 'demo'.
//! < HISTORY demo lists the press you received, with numbers.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::press;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["press reply", "press answer", "reply press", "answer press"], Subject::SignedOn, takes)
        .with_block(press::BLOCK)
        .copying_to_power();

fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.words().len() <= 4 && !is_sentence(said.rest))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    press::reply(cx, args, doc)
}
