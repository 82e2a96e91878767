//! SANDBOX -- try out what might have been, alone.
//!
//! Usage: SANDBOX
//!    or: SANDBOX variant [options]
//!    or: SANDBOX game [phase]
//!
//! Begins a private game in which every power is yours. It has no deadlines: PROCESS runs the turn, ROLLBACK takes it back,
//! EDIT changes the position, FORECAST and WHY tell what orders would do and did, TERMINATE ends it.
//!
//! With the name of a game it begins where that game is; with a phase, such as SANDBOX danube F1901M, where it was then, and
//! the orders that were given are on file: change some, and see what would have come of it. Nobody in that game is told, and
//! nothing in it changes.
//!
//! ```text
//! > SANDBOX DEMO
//! < Game 'demo-1' has been created and begins where 'demo' was in S1901M.
//! < All powers are yours.
//! ```
use crate::command::args::{self, KeywordLine, Match, is_sentence};
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Spec, Stop, Subject};
use crate::referee::table::{alone, setup};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note};

pub const SPEC: Spec = Spec::new(&["sandbox"], Subject::Registered, takes).signing_on().for_guests();

/// A game and a phase, or a board and options; but not "Sandbox demo if you like".
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.words().len() <= 8 && !is_sentence(&args::without_of(said.rest)))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    alone::may_begin(cx)?;
    let (name, phase) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    let (name, phase) = (name.to_lowercase(), phase.trim());
    let game = match cx.store.game_named(&name)? {
        Some(row) => Some(cx.load(row)?).filter(|game| cx.may_see(game)),
        None => None,
    };
    let (cx, how) = match game {
        Some(game) => {
            let fork = alone::fork_of(cx, &game, phase)?;
            let how = Note::of(say!(
                "begins where {name} was in {phase}",
                name = sentence::game(&name),
                phase = sentence::phase(&fork.phase)
            ));
            let own = alone::free_name(cx, &name)?;
            (alone::begin_from(cx, &own, fork)?, how)
        }
        // A game that they may not see answers like one that is not there.
        None => {
            let new = match setup::new_game(cx, &args.words()) {
                Err(failed @ Stop::Failed(_)) => return Err(failed),
                // It may have been meant as the name of a game.
                Err(Stop::Refused(no_board)) => {
                    return Err(no_board.and(find::no_such_game(cx, &name)?.note()).into());
                }
                Ok(new) => new,
            };
            let own = alone::free_name(cx, &new.variant)?;
            (alone::begin(cx, &own, new)?, Note::of("begins"))
        }
    };
    cx.after.overview = true;
    let game = &cx.game;
    let n_filed = game.on_file(cx.store)?.iter().map(|filed| filed.orders.len()).sum::<usize>();
    let orders = match n_filed {
        0 => "",
        _ => " The orders of that turn are on file.",
    };
    let name = sentence::game(&game.row.name);
    doc.para(say!("Game {name} has been created and {how}. All powers are yours.{orders}", name, how, orders));
    game.table()?.status(game.heading(), cx.eyes(), doc);
    Ok(())
}
