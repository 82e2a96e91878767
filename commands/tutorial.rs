//! TUTORIAL -- learn by doing, in your own game.
//!
//! Usage: TUTORIAL
//!    or: TUTORIAL NEXT
//!
//! The judge starts a private game that teaches you to play by e-mail, step by step. Each reply ends with the next task, and the
//! judge checks whether you have done it. No other player is in the game, so you can try anything. There, TUTORIAL
//! shows the lesson again, and TUTORIAL NEXT skips it.
//!
//! To learn the rules of a game instead, see HELP LEARN.
//!
//! ```text
//! > TUTORIAL
//! < Game 'tutorial-1' has started. Each of my replies ends with a lesson:
//! < just reply to it.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::table::{alone, setup, tutorial};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::game;

pub const SPEC: Spec = Spec::new(&["tutorial"], Subject::Registered, takes).signing_on().telling_strangers(
    "The tutorial is your own game, so I need to know you first. Send REGISTER and your name, then TUTORIAL.",
);

fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || said.rest.eq_ignore_ascii_case("next"))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if let Some(cx) = cx.signed_on.as_mut()
        && tutorial::title(cx).is_some()
    {
        if !args.text.is_empty() {
            tutorial::skip(cx)?;
        }
        // The end of the answer shows it.
        return Ok(());
    }
    let taught = cx.judge.catalogue.families().iter().find_map(|family| family.tutorial());
    let board = taught.ok_or_else(|| Refusal::because("This judge has no tutorial for its games."))?.board;
    let new = setup::new_game(cx, &[board])?;
    let name = alone::free_name(cx, "tutorial")?;
    let cx = alone::begin(cx, &name, new)?;
    tutorial::begin(cx)?;
    doc.para(say!("Game {} has started. Each of my replies ends with a lesson: just reply to it.", game(name)));
    Ok(())
}
