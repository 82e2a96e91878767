//! RESIGN -- leave the game.
//!
//! Usage: RESIGN game
//!    or: RESIGN game WITHOUT MASTER
//!
//! Name the game to show that you mean it. Send it in a reply to an e-mail about the game, or below SIGN ON in a new
//! e-mail. The judge ignores the rest of that e-mail. WITHDRAW means the same.
//!
//! Before the start, your seat is open again. In a running game, any player may take over your power, and the judge
//! tells everyone. While the seat is open, you can take it again yourself. The others rely on you, so please stay if
//! you can. SEEK REPLACEMENT offers your seat while you play on.
//!
//! A GM resigns the same way. If you are the only GM of a running game, make someone else GM first (PROMOTE). Or send
//! RESIGN game WITHOUT MASTER to leave the game to its players. To remove someone else, use EJECT.
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

pub const SPEC: Spec =
    Spec::new(&["resign", "withdraw"], Subject::SignedOn, takes).unguessed().grave().last().about_self();

/// The name of a game, and perhaps a wish that it has no GM from now on.
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
            "You are here as the keeper, for this e-mail only, so you have no seat to leave. To end the game, send TERMINATE.",
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
            "You act as {power}, so you have not resigned. To open {power} to others, send {}. To leave {game} as its GM, send {resign} without BECOME before it.",
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
            "You are the only GM of {game}, so you have not resigned. Make someone else GM first: they send {}, and you send PROMOTE address. To leave the game to its players, send {resign} WITHOUT MASTER.",
            game,
            line(format!("OBSERVE {}", game.row.name)),
            resign
        ));
    }
    Ok(())
}
