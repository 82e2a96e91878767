//! RESIGN -- leave the game.
//!
//! Usage: RESIGN game
//!    or: RESIGN game WITHOUT MASTER
//!
//! The game's name shows that you mean it; without it, nothing happens. Nothing below it in the letter is read. Before the
//! start your seat is simply free again; after it, anybody may take over your power, and everybody is told. WITHDRAW means
//! the same. While your seat is free, you can take it again like anybody else. Please do not resign if you can avoid it: the
//! others count on you; SEEK REPLACEMENT offers your seat while you play on.
//!
//! A master leaves by it too. The only master of a game that has started first makes somebody else its master (PROMOTE), or
//! writes RESIGN game WITHOUT MASTER: then its players run it. To free the power of somebody else, write EJECT.
//!
//! ```text
//! > SIGN ON ademo secret
//! > RESIGN demo
//! < You have resigned from 'demo'.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::seats::people;
use crate::say;
use crate::store::{Life, Parting, Role};
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec = Spec::new(&["resign", "withdraw"], Subject::SignedOn, takes).unguessed().grave().about_self();

/// The name of a game, and perhaps that it is to have no master any more.
fn takes(said: &KeywordLine) -> Match {
    args::game(&KeywordLine { rest: split(said.rest).0, ..*said })
}

/// The name of the game, and whether it may be left without a master.
fn split(text: &str) -> (&str, bool) {
    let lower = text.to_ascii_lowercase();
    let end = [" without master", " without a master"].iter().find_map(|end| lower.strip_suffix(end));
    end.map_or((text, false), |name| (&text[..name.len()], true))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (name, without_master) = split(args.text);
    let own = cx.signed_on()?;
    own.names_the_game(&Args { text: name, ..*args }, "leave")?;
    if own.seat()?.visit {
        return refuse(
            "You are here as the keeper, for this letter only: you have no seat to leave. To end the game, write TERMINATE.",
        );
    }
    if own.is_master() {
        check_master(own, without_master)?;
    }
    cx.stopped = true;
    let cx = cx.signed_on()?;
    let seat = cx.seat()?.id;
    people::vacate(cx, seat, Parting::Resigned)?;
    cx.seat = None;
    doc.para(say!("You have resigned from {}.", &cx.game));
    Ok(())
}

/// A master does not leave by accident: not in the name of a power, and not so that nobody is left to run the game.
fn check_master(cx: &GameCx, without_master: bool) -> CommandResult {
    let game = &cx.game;
    let resign = line(format!("RESIGN {}", game.row.name));
    if let Some(power) = cx.acting {
        let power = game.called(power);
        return refuse(say!(
            "You act as {power}, so nobody has resigned. To free {power} for others, write {}. To leave {game} as its master, write {resign} without BECOME before it.",
            power,
            line(format!("EJECT {}", power.name.to_uppercase())),
            game,
            resign
        ));
    }
    let others = game.masters().filter(|seat| Some(seat.id) != cx.seat).count();
    let goes_on = matches!(game.row.life, Life::Running | Life::Paused)
        && game.seats.iter().any(|seat| seat.role == Role::Player);
    if goes_on && others == 0 && !without_master {
        return refuse(say!(
            "You are the only master of {game}, so you have not resigned. Make somebody its master first: they {}, and you write PROMOTE and their address. To leave it to its players, write {resign} WITHOUT MASTER.",
            game,
            line(format!("OBSERVE {}", game.row.name)),
            resign
        ));
    }
    Ok(())
}
