//! LIST -- list the games, or show one of them.
//!
//! Usage: LIST              public games: variant, phase and deadline
//!    or: LIST FULL         the same, with the players
//!    or: LIST game         settings, players, late powers, position
//!    or: LIST game RULES   how it reads the rulebook, by DATC section
//!    or: LIST VARIANTS     the boards
//!    or: LIST MODULES      rules you can add to a game
//!
//! After SIGN ON, LIST alone shows the game you signed on to. An e-mail
//! lists at most 250 games, the oldest first.
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
        ("modules" | "module", _) => help::tell_modules(cx.judge, doc),
        ("variants" | "variant", _) => help::tell_variants(cx.judge, doc),
        ("rules", Some(game)) => listing::rules(game, doc),
        (text, _) => match text.split_once(char::is_whitespace) {
            Some((name, "rules")) => listing::rules(&find::shown_game(cx, name)?, doc),
            _ => listing::game(cx, &find::shown_game(cx, text)?, doc)?,
        },
    }
    Ok(())
}
