//! PRESS REPLY -- answer press, grey press too.
//!
//! Usage: PRESS REPLY [number] [WHITE|GREY]
//!        your text
//!        ENDPRESS
//!
//! The number stands in HISTORY, and below grey press; in an answer to the press itself you can leave it out. What you write
//! goes to whoever wrote that press, and to nobody else. An answer to grey press tells you nothing about its writer: not even
//! whether they are still in the game. Your answer to grey press is grey too, if the game has grey press; with WHITE it says
//! who you are. (A plain answer by mail does the same, without any command.)
//!
//! ```text
//! > SIGN ON ademo secret
//! > PRESS REPLY 7
//! > Who are you?
//! > ENDPRESS
//! < *** You have not got press with the number 7 in 'demo'. HISTORY demo
//! < shows what you got, with its numbers.
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
