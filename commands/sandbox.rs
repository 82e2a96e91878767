//! SANDBOX -- try things out in a private game.
//!
//! Usage: SANDBOX
//!    or: SANDBOX variant [options] [EMPTY] [WITH settings]
//!    or: SANDBOX game [phase]
//!    or: SANDBOX FILE, the text of a file, END FILE
//!    or: SANDBOX FILE, with the file attached to the e-mail
//!
//! You play every power, and there are no deadlines.
//!
//!   PROCESS        runs the turn
//!   ROLLBACK       undoes it
//!   EDIT           changes the position
//!   FORECAST, WHY  explain what orders would do, and did
//!   TERMINATE      ends the sandbox
//!
//! WITH adds any settings and modules that a new game can have: SANDBOX standard WITH builds=any, no dias, restrict=FG.
//! EMPTY starts without units, so that you can set up your own position (HELP EDIT).
//!
//! SANDBOX game copies the current position of a game. With a phase, such as SANDBOX danube F1901M, it copies that
//! position and its orders: change some and see the difference. The players of that game don't learn of it.
//!
//! SANDBOX FILE starts where the game in a file ends (HELP FILES).
//!
//! ```text
//! > SANDBOX DEMO
//! < I've created 'demo-1', and it begins where 'demo' was in S1901M. All
//! < powers are yours.
//! ```
use crate::command::args::{self, KeywordLine, Match, is_sentence};
use crate::command::context::Context;
use crate::command::find;
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, Spec, Stop, Subject, refuse};
use crate::referee::table::{alone, edit, sandbox_file, setup};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, theirs};

pub const SPEC: Spec = Spec::new(&["sandbox"], Subject::Registered, takes)
    .with_block(Block::new(&["endfile"], is_file))
    .signing_on()
    .for_guests();

fn is_file(args: &str) -> bool {
    args.eq_ignore_ascii_case("file")
}

/// A game and a phase, or a board and options; but not "Sandbox demo if you like".
fn takes(said: &KeywordLine) -> Match {
    let (board, with) = without_with(said.rest);
    let is_settings = with.is_none_or(|with| with.contains('=') || said.lexicon.is_settings(with));
    said.call_if(board.split_whitespace().count() <= 9 && is_settings && !is_sentence(&args::without_of(board)))
}

/// Splits the words at WITH: the settings come after it.
fn without_with(text: &str) -> (&str, Option<&str>) {
    let at = text.to_ascii_lowercase().find(" with ").filter(|at| text.is_char_boundary(*at));
    at.map_or((text, None), |at| (text[..at].trim_end(), Some(text[at + " with ".len()..].trim())))
}

/// Takes EMPTY off the end, and says whether it was there.
fn without_empty(text: &str) -> (&str, bool) {
    let last = text.rsplit_once(char::is_whitespace);
    last.filter(|(_, word)| word.eq_ignore_ascii_case("empty"))
        .map_or((text, false), |(before, _)| (before.trim_end(), true))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    alone::may_begin(cx)?;
    if is_file(args.text) {
        return from_file(cx, args, doc);
    }
    let (board, with) = without_with(args.text);
    let (board, is_empty) = without_empty(board);
    let (name, phase) = board.split_once(char::is_whitespace).unwrap_or((board, ""));
    let (name, phase) = (name.to_lowercase(), phase.trim());
    let game = match cx.store.game_named(&name)? {
        Some(row) => Some(cx.load(row)?).filter(|game| cx.may_see(game)),
        None => None,
    };
    let (cx, how) = match game {
        Some(_) if with.is_some() => {
            return refuse(
                "WITH works only for a sandbox on a board. A sandbox copied from a game has that game's settings.",
            );
        }
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
            let new = match setup::new_game(cx, &board.split_whitespace().collect::<Vec<_>>()) {
                Err(failed @ Stop::Failed(_)) => return Err(failed),
                // It may be the name of a game.
                Err(Stop::Refused(no_board)) => {
                    return Err(no_board.and(find::no_such_game(cx, &name)?.note()).into());
                }
                Ok(new) => new,
            };
            let new = match with {
                Some(with) => setup::with_settings(cx, new, with, true)?,
                None => new,
            };
            let own = alone::free_name(cx, &new.variant)?;
            (alone::begin(cx, &own, new)?, Note::of("begins"))
        }
    };
    if is_empty {
        edit::clear(cx)?;
    }
    report(cx, &how, doc)
}

/// Begins from the text between the lines, or from an attached file.
fn from_file(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let attached = cx.letterhead.file.take().filter(|_| !args.ended);
    let fork = match &attached {
        Some(file) => sandbox_file::fork_of(cx, &file.text)?,
        None if args.ended => sandbox_file::fork_of(cx, &args.block.join("\n"))?,
        None if args.block.iter().all(|line| line.trim().is_empty()) => {
            return refuse(say!("This e-mail has no file. {}", sandbox_file::what_to_send()));
        }
        None => return refuse("The line END FILE is missing. Add it below the file and send it again."),
    };
    let how = Note::of(say!("begins in {phase}, as in your file", phase = sentence::phase(&fork.phase)));
    let own = alone::free_name(cx, fork.variant())?;
    let cx = alone::begin_from(cx, &own, fork)?;
    report(cx, &how, doc)?;
    if let Some(file) = attached.filter(|_| args.block.iter().any(|line| !line.trim().is_empty())) {
        doc.para(say!("I read {file}, and no lines below SANDBOX FILE.", file = theirs(file.name)));
    }
    Ok(())
}

/// Says that the sandbox has begun, and shows it.
fn report(cx: &mut GameCx, how: &Note, doc: &mut Doc) -> CommandResult {
    cx.after.overview = true;
    let game = &cx.game;
    let n_filed = game.on_file(cx.store)?.iter().map(|filed| filed.orders.len()).sum::<usize>();
    let orders = match n_filed {
        0 => "",
        _ => " It has the orders of that turn.",
    };
    let name = sentence::game(&game.row.name);
    doc.para(say!("I've created {name}, and it {how}. All powers are yours.{orders}", name, how, orders));
    game.table()?.status(game.heading(), cx.eyes(), doc);
    Ok(())
}
