//! EJECT -- remove somebody from the game.
//!
//! Usage: EJECT power
//!    or: EJECT address
//!
//! For the master. The power, and any other that the same person plays, is then free for others. Who was ejected stays out,
//! until you ADMIT them. Everybody is told.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > EJECT RUSSIA
//! < Russia has been ejected from 'demo'.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::referee;
use crate::store::{Parting, Role};

pub const SPEC: Spec = Spec::new(&["eject"], Who::Master, takes::words::<1, 3>).unguessed();

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let game = &cx.game;
    let power = game.power(args.text);
    let mut fits = game.seats.iter().filter(|seat| seat.role != Role::Master).filter(|seat| match power {
        Some(power) => game.powers_of(seat).contains(&power),
        None => seat.user_address.eq_ignore_ascii_case(args.text),
    });
    let Some(seat) = fits.next().cloned() else {
        return Err(Refusal::because(format!(
            "Nobody in '{}' is \"{}\". Give a power or an address, such as EJECT RUSSIA.",
            game.row.name, args.text
        )));
    };
    let who = match game.powers_of(&seat) {
        [] => seat.user_name.clone(),
        powers => game.named(powers),
    };
    let has = if game.powers_of(&seat).len() < 2 { "has" } else { "have" };
    let name = game.row.name.clone();
    referee::vacate(cx, seat.id, Parting::Ejected)?;
    Ok(format!("{who} {has} been ejected from '{name}'."))
}
