//! RESERVE -- join the standby list for open seats.
//!
//! Usage: RESERVE             any public game
//!    or: RESERVE variant     games on one board
//!    or: RESERVE game        one game
//!    or: NO RESERVE [variant|game|ANY]
//!
//! When a seat is open, the judge offers it to standby players, one at a time. Reply YES or NO within 24 hours (JOIN
//! game and DECLINE game also work); after that, the judge asks the next player. The seat is also open to everyone
//! else, so the first to accept gets it.
//!
//! Players who wait for that game come first, then those who wait for its board or for any game. Players who have
//! left more seats than they took over come last. You are never offered a seat in a game you are in, two seats at
//! once, or the same seat twice. Taking a seat removes you from the list.
//!
//! NO RESERVE removes all your entries. NO RESERVE ANY keeps the games and boards you named. STANDBY means RESERVE.
//! To get an e-mail about all open seats instead, see HELP SET NOTICES.
//!
//! ```text
//! > RESERVE
//! < You are on the standby list for any public game.
//! > NO RESERVE
//! < You are no longer on the standby list.
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
            [] => say!("You are no longer on the standby list."),
            left => say!("You are still on the standby list for {}.", and(named(cx, left)?)),
        });
        return Ok(());
    }
    let what = if args.text.is_empty() { Reserved::Any } else { read(cx, args.text)? };
    if own.contains(&what) {
        doc.para(say!("You are already on the standby list for {}.", and(named(cx, &own)?)));
        return Ok(());
    }
    if MAX_ENTRIES <= own.len() {
        return refuse("You have as many standby entries as I allow. NO RESERVE removes them.");
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
    doc.para(say!("You are on the standby list for {}.", and(named(cx, &cx.store.reserved(user)?)?)));
    if games::seeks_players(cx)? {
        doc.also("Some seats need a player now. OPENINGS shows them.");
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
            "A game and a board are both called {}. Send RESERVE alone to wait for any game.",
            theirs(text)
        )),
        (None, None) => refuse(say!("I know no game or board {}. LIST shows the games.", theirs(text))),
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
