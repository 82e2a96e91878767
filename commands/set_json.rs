//! SET JSON -- have letters about a game bring a file for programs.
//!
//! Usage: SET JSON ON
//!    or: SET JSON OFF
//!
//! With ON, results bring a file in JSON, and so do the letters of the beginning, of a rollback and of the end. It says
//! where everybody stands, what was ordered and what came of it, as far as you may know, and all that you can order now: a
//! program can play by it. GET SCHEMA.SHEET sends its form, MAP JSON the file as it is now. The answers to your letters
//! bring a file too: what came of each line, and what was probably meant (GET SCHEMA.ANSWER). It applies to all your games.
//!
//! ```text
//! > SET JSON ON
//! < Letters about a game will bring a file for programs. GET SCHEMA.SHEET
//! < says what is in it.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Json;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set json", "set no json"], Subject::Known, takes);

/// On or off, or a word that may be meant; but not "Set json aside".
fn takes(said: &KeywordLine) -> Match {
    match ["on", "off"].contains(&said.rest.to_lowercase().as_str()) {
        true => Match::Call,
        false => args::words::<0, 1>(said),
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let json = match args.text.to_lowercase().as_str() {
        "" | "off" if args.keyword_has("no") => Json::Off,
        "on" if !args.keyword_has("no") => Json::On,
        "off" => Json::Off,
        _ => return Err(Refusal::Usage("SET JSON ON, or SET JSON OFF").into()),
    };
    cx.change_wishes(|wishes| wishes.json = json)?;
    doc.para(match json {
        Json::On => "Letters about a game will bring a file for programs. GET SCHEMA.SHEET says what is in it.",
        Json::Off => "Your letters will bring no file for programs.",
    });
    Ok(())
}
