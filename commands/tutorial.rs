//! TUTORIAL -- learn by doing, in a game of your own.
//!
//! Usage: TUTORIAL
//!    or: TUTORIAL NEXT
//!
//! Begins a private game that teaches you to play by e-mail, step by step: each reply ends with the next thing to do, and the
//! judge sees whether you have done it. No other player is in it, and nothing can go wrong. In it, TUTORIAL shows the lesson
//! again, and TUTORIAL NEXT skips it. LEARN teaches you the rules of Diplomacy, Stratego and Conquest.
//!
//! ```text
//! > TUTORIAL
//! < Game 'tutorial-1' has been created and begins. Its lessons come at the
//! < end of my answers; just answer them.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::table::{alone, setup, tutorial};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::game;

pub const SPEC: Spec = Spec::new(&["tutorial"], Subject::Registered, takes).signing_on().telling_strangers(
    "The tutorial is a game of your own, so I have to know you first: send REGISTER and your name, and then TUTORIAL.",
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
    let board =
        taught.ok_or_else(|| Refusal::because("There is no tutorial for the games that are played here."))?.board;
    let new = setup::new_game(cx, &[board])?;
    let name = alone::free_name(cx, "tutorial")?;
    let cx = alone::begin(cx, &name, new)?;
    tutorial::begin(cx)?;
    doc.para(say!(
        "Game {} has been created and begins. Its lessons come at the end of my answers; just answer them.",
        game(name)
    ));
    Ok(())
}
