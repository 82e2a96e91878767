//! SIGN OFF -- end the letter: nothing below it is read.
//!
//! Usage: SIGN OFF
//!
//! Put it above a signature that your mail program adds. QUIT, EXIT, STOP and END OF MESSAGE mean the same.
//!
//! ```text
//! > VERSION
//! > SIGN OFF
//! > Yours, Ann
//! < Chancery 0.1.0, a play-by-mail judge.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes;

pub const SPEC: Spec =
    Spec::new(&["sign off", "quit", "exit", "stop", "end of message"], Who::Anyone, takes::nothing).unguessed();

pub fn run(cx: &mut Context, _: &Args) -> Result<String, Refusal> {
    cx.stopped = true;
    Ok(String::new())
}
