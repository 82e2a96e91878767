//! EJECT -- remove a player from the game.
//!
//! Usage: EJECT power|address
//!    or: EJECT power|address WITH RETURN
//!    or: EJECT power|address FOR GOOD
//!
//! For the GM. The player loses all their powers in this game, and the
//! seats are open to others. The judge tells everyone in the game.
//!
//!   EJECT         the player can't return until you ADMIT them
//!   WITH RETURN   the player can join or take over again, like anyone
//!   FOR GOOD      the player can never have a seat in this game again
//!                 (also: AND BAN)
//!
//! ```text
//! > SIGN ON mdemo secret
//! > EJECT RUSSIA
//! < Russia has been ejected from 'demo'.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::seats::people;
use crate::say;
use crate::store::{Parting, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{line, person, theirs};

pub const SPEC: Spec = Spec::new(&["eject"], Subject::Master, takes).unguessed().irrevocable();

/// A power or an address, and perhaps whether they may come back.
fn takes(said: &KeywordLine) -> Match {
    args::words::<1, 3>(&KeywordLine { rest: split(said.rest).0, ..*said })
}

/// Splits off the way in which the ejected person leaves.
fn split(text: &str) -> (&str, Parting) {
    let lower = text.to_ascii_lowercase();
    let ends = [
        (" with return", Parting::Removed),
        (" may return", Parting::Removed),
        (" for good", Parting::Banned),
        (" for ever", Parting::Banned),
        (" and ban", Parting::Banned),
    ];
    let end = ends.into_iter().find_map(|(end, how)| Some((lower.strip_suffix(end)?.len(), how)));
    end.map_or((text, Parting::Ejected), |(length, how)| (text.get(..length).unwrap_or(text).trim(), how))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let (who, how) = split(args.text);
    let power = game.power(who);
    let mut fits = game.seats.iter().filter(|seat| seat.role != Role::Master).filter(|seat| match power {
        Some(power) => game.powers_of(seat).contains(&power),
        None => seat.user_address.eq_ignore_ascii_case(who),
    });
    let Some(seat) = fits.next().cloned() else {
        return refuse(say!(
            "{} isn't in {}. Name a power or an address, as in {}.",
            theirs(who),
            game,
            line("EJECT RUSSIA")
        ));
    };
    people::vacate(cx, seat.id, how)?;
    let game = &cx.game;
    doc.para(match game.powers_of(&seat) {
        [] => say!("{} has been ejected from {game}.", person(&seat.user_name), game),
        powers => {
            say!("{powers} {powers? has|have} been ejected from {game}.", powers = &game.called_each(powers), game)
        }
    });
    Ok(())
}
