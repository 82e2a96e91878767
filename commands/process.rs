//! PROCESS -- adjudicate now, or start a game that is full.
//!
//! Usage: PROCESS [phase]
//!
//! For the master, and for whoever plays alone. If you name a phase (S1901M), nothing happens unless it is the current one:
//! a letter that arrives twice, or late, does no harm. Below a line that failed, PROCESS does nothing; send it alone then.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PROCESS F1901M
//! < *** It is S1901M now in 'demo'; nothing has been done.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, PhaseScope, Spec, Stop, Who, refuse};
use crate::referee::table::{proposals, standstill};
use crate::referee::turn::phase;
use crate::store::Life;
use crate::text::sentence::old;

pub const SPEC: Spec =
    Spec::new(&["process"], Who::Setter, args::words::<0, 4>).unguessed().irrevocable().about(PhaseScope::Turn);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Stop> {
    standstill::is_over(cx)?;
    let game = &cx.game;
    let name = game.row.name.clone();
    if !cx.is_master() && game.row.life != Life::Forming && !game.decides_alone(cx.seat()?) {
        return Err(proposals::not_alone(game).into());
    }
    if game.row.life == Life::Forming {
        let force = if cx.is_master() { " FORCE BEGIN starts it as it is." } else { "" };
        match game.n_seats().saturating_sub(game.players().count()) {
            0 => {}
            1 => return refuse(old(format!("'{name}' cannot start yet: it needs one more player.{force}"))),
            n => return refuse(old(format!("'{name}' cannot start yet: it needs {n} more players.{force}"))),
        }
        if !game.is_full() {
            return refuse(old(format!(
                "'{name}' is for {} players, but {} have joined. EJECT somebody, or change the number with SET PLAYERS.",
                game.n_seats(),
                game.players().count()
            )));
        }
        phase::start(cx)?;
        return Ok(format!("'{name}' has started."));
    }
    cx.table()?;
    let phase = cx.game.row.phase.clone();
    if !args.text.is_empty() && !cx.table()?.is_phase(args.text) {
        return refuse(old(format!("It is {phase} now in '{name}'; nothing has been done.")));
    }
    if !cx.game.thinking().is_empty() {
        return refuse(
            "A computer is still working out its orders: nothing has been done. Please say so again in a minute.",
        );
    }
    phase::process(cx)?;
    cx.after.show_orders.clear();
    Ok(format!("{phase} has been adjudicated. The results are on their way."))
}
