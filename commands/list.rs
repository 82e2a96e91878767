//! LIST -- the games, or all about one of them.
//!
//! Usage: LIST [FULL]
//!    or: LIST game
//!    or: LIST game RULES
//!    or: LIST VARIANTS
//!
//! LIST shows the public games with variant, phase and deadline, the oldest 250 in one e-mail; LIST FULL also shows who plays.
//! LIST and a name shows one game: its settings, its people, who is late, units and centres; LIST and a name and RULES how it
//! reads the rulebook, by the sections of the DATC. After SIGN ON, LIST alone shows the game that you are signed on to. LIST
//! VARIANTS shows the boards that a game can be played on.
//!
//! ```text
//! > LIST DEMO
//! < Game 'demo' is running: S1901M, Movement for Spring of 1901.
//! ```
use crate::answers::help;
use crate::answers::listing;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["list"], Subject::Anyone, takes).asking().for_guests();

/// A game, and perhaps RULES.
fn takes(said: &KeywordLine) -> Match {
    match said.words().as_slice() {
        [name, rules] if rules.eq_ignore_ascii_case("rules") && said.lexicon.games.is_game(name) => Match::Call,
        _ => args::game(said),
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    match (args.text.to_lowercase().as_str(), cx.game()) {
        ("", Some(game)) => listing::game(cx, game, doc)?,
        ("", None) => listing::catalogue(cx, false, doc)?,
        ("full", _) => listing::catalogue(cx, true, doc)?,
        ("variants" | "variant", _) => help::tell_variants(cx.judge, doc),
        ("rules", Some(game)) => listing::rules(game, doc),
        (text, _) => match text.split_once(char::is_whitespace) {
            Some((name, "rules")) => listing::rules(&find::shown_game(cx, name)?, doc),
            _ => listing::game(cx, &find::shown_game(cx, text)?, doc)?,
        },
    }
    Ok(())
}
