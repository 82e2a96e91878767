//! MAP -- show the board, now or in an earlier phase.
//!
//! Usage: MAP [game] [phase] [look] [form]
//!    or: MAP [game] phase TO phase
//!    or: MAP [game] FILM, POSTER or ALBUM
//!    or: MAP ORDERS
//!    or: MAP IF
//!    or: MAP JSON
//!
//! The judge sends the board as a picture and as text, with all units and
//! centres you may see. For a phase, the text shows its beginning, and the
//! picture its orders and results. After SIGN ON you can leave out the
//! game's name.
//!
//!   phase    F1901M, NOW, START, LAST, or -2 for the one before the last
//!   look     LIGHT, DARK or PRINT, and NORMAL or LARGE
//!   form     PNG, SVG or PDF for a file to keep, TEXT for text alone
//!   TO       a series of at most 12 pictures, as files
//!   FILM     a moving picture of the whole game
//!   POSTER   a picture for the wall
//!   ALBUM    a page with each phase to leaf through
//!   ORDERS   your current orders
//!   IF       the forecast, below FORECAST
//!   JSON     data for programs
//!
//! An e-mail has at most 12 pictures. After SET PICTURE OFF you get text,
//! unless you name a form. For a board's provinces and borders, use GET
//! MAP.STANDARD.
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

pub const SPEC: Spec = Spec::new(&["map"], Subject::Anyone, takes).for_guests().showing();

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
        return refuse("This game has no data for programs now.");
    };
    let parts: Vec<Part> = game_json::parts(&own.game, twins);
    doc.para(say!("Attached: {}.", and(parts.iter().map(|part| term(&part.name)))));
    cx.attach(parts)
}
