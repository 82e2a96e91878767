//! SIGN OFF -- end the e-mail: the judge reads nothing below.
//!
//! Usage: SIGN OFF
//!
//! Put it above a signature that your e-mail program adds. QUIT, EXIT, STOP and END OF MESSAGE mean the same. To
//! leave the game, use RESIGN.
//!
//! ```text
//! > VERSION
//! > SIGN OFF
//! > Yours, Ann
//! < Chancery 0.1.0, a play-by-mail judge.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, PhaseScope, Spec, Subject};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec =
    Spec::new(&["sign off", "quit", "exit", "stop", "end of message"], Subject::Anyone, args::nothing)
        .unguessed()
        // `SIGNOFF fdemo hush`
        .secret_after(0)
        .about(PhaseScope::Seat)
        .for_guests();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.stopped = true;
    if !["quit", "exit", "stop"].contains(&args.keyword) {
        return Ok(());
    }
    // Some mean the game, and not the letter.
    doc.para(match cx.game().filter(|_| cx.seat().is_some()) {
        Some(game) => {
            say!("Your e-mail ends here. (To leave the game, send {}.)", line(format!("RESIGN {}", game.row.name)))
        }
        None => say!("Your e-mail ends here."),
    });
    Ok(())
}
