//! GET -- have a file sent to you.
//!
//! Usage: GET file
//!
//! GET FLIST lists the files: the guide, the package for new players, the syntax of orders, the house rules, and for
//! each variant its description (INFO.STANDARD) and its powers, provinces and borders (MAP.STANDARD). MAP and the name of
//! a game, as in MAP.DEMO, gives the board that it is played on. A space does as well as the point, and the topics of HELP
//! can be sent too (GET PRESS). SEND and SEND ME mean the same.
//!
//! ```text
//! > GET INFO.STANDARD
//! < Standard -- the board of 1901, for seven players
//! ```
use crate::answers::help;
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::find;
use crate::desk::takes;

pub const SPEC: Spec = Spec::new(&["get", "send", "send me"], Who::Anyone, takes::words::<1, 4>);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let file = args.words().join(".");
    match map_of_game(cx, &file)? {
        Some(map) => Ok(map),
        None => help::file_or_topic(cx.judge, args.text).map_err(Refusal::Because),
    }
}

/// The board of a game, in words: of the one that is named, or that was signed on to.
fn map_of_game(cx: &Context, file: &str) -> Result<Option<String>, Refusal> {
    let (kind, name) = file.split_once('.').unwrap_or((file, ""));
    if !kind.eq_ignore_ascii_case("map") {
        return Ok(None);
    }
    if name.is_empty() {
        return Ok(cx.game().map(|game| game.board.variant.describe()));
    }
    if cx.store.game_named(&name.to_lowercase())?.is_none() || cx.judge.catalogue.find(&name.to_lowercase()).is_some() {
        return Ok(None);
    }
    Ok(Some(find::game(cx, &name.to_lowercase())?.board.variant.describe()))
}
