//! SET JSON -- get a file for programs with e-mails about games.
//!
//! Usage: SET JSON ON
//!    or: SET JSON OFF
//!
//! ON attaches a JSON file to results, and to the e-mails about a start, a rollback and an end. It has the position,
//! the orders and their results as far as you may see them, and all orders you can give now. A program can play with
//! it.
//!
//! Replies also include a file, with the result of each line and what you probably meant. GET SCHEMA.SHEET and GET
//! SCHEMA.ANSWER describe the files; MAP JSON sends the current one. The choice applies to all your games.
//!
//! ```text
//! > SET JSON ON
//! < I'll attach a file for programs to e-mails about games. GET SCHEMA.SHEET
//! < describes it.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Json;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set json", "set no json"], Subject::Known, takes);

/// On or off, or a word like them, but not "Set json aside".
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
        Json::On => "I'll attach a file for programs to e-mails about games. GET SCHEMA.SHEET describes it.",
        Json::Off => "I'll no longer attach a file for programs.",
    });
    Ok(())
}
