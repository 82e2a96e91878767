//! MAP -- where everybody stands, now or then.
//!
//! Usage: MAP [game] [phase] [look] [form]
//!    or: MAP [game] phase TO phase
//!    or: MAP [game] FILM, POSTER or ALBUM
//!    or: MAP ORDERS
//!    or: MAP IF
//!    or: MAP JSON
//!
//! Sends the board, as a picture and in words, as far as you may see it: all units, and who owns what. With a phase, such as
//! MAP danube F1901M, the words are of its beginning, and the picture is of its orders and what came of them. NOW, START and
//! LAST are phases too, and -2 is the one before the last. After SIGN ON the name of the game may be left out.
//!
//! A look is LIGHT, DARK or PRINT, NORMAL or LARGE. A form is PNG, SVG or PDF, for a file to keep, or TEXT, for words alone; who
//! has turned pictures off (SET PICTURE OFF) gets words unless they name a form. From one phase TO another there are at most 12
//! pictures, as files, and with a letter at most 12 in all. FILM moves through all of the game, POSTER is for the wall, ALBUM a page
//! with each phase to turn over.
//!
//! MAP ORDERS shows your own orders on file. MAP IF, below FORECAST, what would come of them and of what you assumed there. MAP
//! JSON sends what programs read. GET MAP and a name shows which provinces a board has, and what borders on what.
//!
//! ```text
//! > MAP DEMO TEXT
//! < Status of the Movement phase for Spring of 1901.  (demo.001)
//! ```
use crate::answers::game_json;
use crate::answers::maps;
use crate::command::args::{self, KeywordLine, Match, is_sentence};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::say;
use crate::store::Part;
use crate::text::doc::Doc;
use crate::text::sentence::{and, term};

pub const SPEC: Spec = Spec::new(&["map"], Subject::Anyone, takes).for_guests();

/// A game and a phase, or words that stand above; but not "Map the coast first".
fn takes(said: &KeywordLine) -> Match {
    let words = said.words();
    let is_game = words.first().is_some_and(|name| said.lexicon.games.is_game(name));
    let names_phase = said.rest.ends_with(|c: char| c.is_ascii_digit()) && !is_sentence(&args::without_of(said.rest));
    let is_known = |word: &&str| maps::is_word(word);
    match words.len() {
        1..=8 if words.iter().all(is_known) && !said.rest.to_lowercase().ends_with("to") => Match::Call,
        0..=9 if is_game || names_phase => Match::Call,
        _ => args::words::<0, 4>(said),
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.text.eq_ignore_ascii_case("json") {
        return json(cx, doc);
    }
    let parts = maps::answer(cx, args.text, doc)?;
    cx.attach(parts)
}

/// Returns what programs read of the game, as the holder of the seat may know it.
fn json(cx: &mut Context, doc: &mut Doc) -> CommandResult {
    let Some(own) = &cx.signed_on else { return Err(Refusal::SignOnFirst.into()) };
    let twins = game_json::of(cx.store, &own.game, own.seat()?, true)?;
    let [_, ..] = twins.as_slice() else {
        return refuse("There is nothing for programs to read in this game now.");
    };
    let parts: Vec<Part> = game_json::parts(&own.game, twins);
    doc.para(say!("With this letter: {}.", and(parts.iter().map(|part| term(&part.name)))));
    cx.attach(parts)
}
