//! GET -- have a file sent to you.
//!
//! Usage: GET file
//!
//! GET FLIST lists the files: the guide, the package for new players, the syntax of orders, the house rules, and for
//! each variant its description (INFO.STANDARD) and its powers, provinces and borders (MAP.STANDARD). MAP and the name of
//! a game, as in MAP.DEMO, gives the board that it is played on. SEND and SEND ME mean the same.
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
    match args.text {
        "" => Err(Refusal::Usage("GET file. GET FLIST lists the files.")),
        file => match help::file(cx.judge, file) {
            Ok(text) => Ok(text),
            Err(why) => map_of_game(cx, file)?.ok_or(Refusal::Because(why)),
        },
    }
}

/// The board of a game, in words.
fn map_of_game(cx: &Context, file: &str) -> Result<Option<String>, Refusal> {
    let Some((_, name)) = file.split_once('.').filter(|(kind, _)| kind.eq_ignore_ascii_case("map")) else {
        return Ok(None);
    };
    if cx.store.game_named(name)?.is_none() {
        return Ok(None);
    }
    Ok(Some(find::game(cx, name)?.board.variant.describe()))
}
