//! APPLAUD -- thank everyone in the game.
//!
//! Usage: APPLAUD words
//!
//! Everyone in the game gets your words by e-mail.
//!
//! ```text
//! > SIGN ON ademo secret
//! > APPLAUD
//! < *** Say what you liked, such as APPLAUD a fine stab.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec = Spec::new(&["applaud"], Subject::Player, args::words::<0, 20>);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.text.is_empty() {
        return refuse(say!("Say what you liked, such as {}.", line("APPLAUD a fine stab")));
    }
    let power = cx.game.called(cx.power()?);
    cx.post_to_all(&cx.subject("Applause"), |_, doc| {
        doc.para(say!("{power} applauds:", power));
        doc.quote(args.text);
        Ok(())
    })?;
    doc.para("Everyone has your applause.");
    Ok(())
}
