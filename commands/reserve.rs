//! RESERVE -- stand ready to take over a seat.
//!
//! Usage: RESERVE
//!    or: RESERVE variant
//!    or: RESERVE game
//!    or: NO RESERVE [variant|game|ANY]
//!
//! When a seat wants a player, it is offered to the people on the reserve list, one after the other: first to those who stand
//! ready for that game, then to those who do for its board, or for any game; and last to those who have left more
//! seats than they took over. You get a letter; a plain YES takes the seat, a NO passes it on, and so does silence after
//! 24 hours. JOIN and DECLINE with the name of the game do the same. You are never offered a seat of a game that you are
//! in, nor two at a time, nor the same one twice. Meanwhile anybody else may take it: whoever comes first has it. When you
//! have taken a seat, you are off the list. STANDBY means the same. SET NOTICES mails you all openings instead.
//!
//! NO RESERVE alone takes you off the list for everything; NO RESERVE ANY leaves what you have named.
//!
//! ```text
//! > RESERVE
//! < You are on the reserve list for any public game.
//! > NO RESERVE
//! < You are not on the reserve list any more.
//! ```
use crate::answers::games;
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Stop, Subject, refuse};
use crate::say;
use crate::store::{Life, Reserved};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, game, term, theirs};

pub const SPEC: Spec =
    Spec::new(&["reserve", "no reserve", "standby", "no standby"], Subject::Registered, args::words::<0, 2>);

/// The greatest number of entries of the list that one person can have.
const MAX_ENTRIES: usize = 20;

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let user = cx.user()?.id;
    let own = cx.store.reserved(user)?;
    if args.keyword_has("no") {
        let dropped = if args.text.is_empty() { own } else { vec![read(cx, args.text)?] };
        dropped.iter().try_for_each(|what| cx.store.unreserve(user, what))?;
        doc.para(match cx.store.reserved(user)?.as_slice() {
            [] => say!("You are not on the reserve list any more."),
            left => say!("You are still on the reserve list for {}.", and(named(cx, left)?)),
        });
        return Ok(());
    }
    let what = if args.text.is_empty() { Reserved::Any } else { read(cx, args.text)? };
    if own.contains(&what) {
        doc.para(say!("You are on the reserve list for {} (as before).", and(named(cx, &own)?)));
        return Ok(());
    }
    if MAX_ENTRIES <= own.len() {
        return refuse("You are on the reserve list for many things already. NO RESERVE takes you off it.");
    }
    if let Reserved::Game(id) = what {
        let mut row = cx.store.game(id)?;
        if matches!(row.life, Life::Finished | Life::Terminated) {
            return refuse(say!("The game {} is {}.", game(&row.name), row.life.word()));
        }
        // A seat may want a player already.
        if row.life == Life::Running {
            row.next_at = Some(row.next_at.map_or(cx.now, |at| at.min(cx.now)));
            cx.store.change_game(&row)?;
        }
    }
    cx.store.reserve(user, &what, cx.now)?;
    doc.para(say!("You are on the reserve list for {}.", and(named(cx, &cx.store.reserved(user)?)?)));
    if games::seeks_players(cx)? {
        doc.also("There are seats that want a player now: OPENINGS shows them.");
    }
    Ok(())
}

/// Reads what the list is for: a game, a board, or any game.
fn read(cx: &Context, text: &str) -> Result<Reserved, Stop> {
    if text.eq_ignore_ascii_case("any") {
        return Ok(Reserved::Any);
    }
    let found = cx.store.game_named(&text.to_lowercase())?;
    match (found, cx.judge.catalogue.find(text)) {
        (Some(row), None) => Ok(Reserved::Game(row.id)),
        (None, Some(variant)) => Ok(Reserved::Variant(variant)),
        (Some(_), Some(_)) => refuse(say!(
            "There is a game {}, and a board of that name. Write RESERVE alone, to stand ready for any game.",
            theirs(text)
        )),
        (None, None) => refuse(say!("There is neither a game nor a board {}. LIST shows the games.", theirs(text))),
    }
}

/// Names what someone stands ready for, in words.
fn named(cx: &Context, all: &[Reserved]) -> CommandResult<Vec<Note>> {
    let name = |what: &Reserved| {
        Ok(match what {
            Reserved::Any => Note::of("any public game"),
            Reserved::Variant(variant) => Note::of(say!("games on {}", term(variant))),
            Reserved::Game(id) => Note::of(game(cx.store.game(*id)?.name)),
        })
    };
    all.iter().map(name).collect()
}
