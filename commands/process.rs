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
use crate::command::{Args, CommandResult, PhaseScope, Spec, Subject, refuse};
use crate::referee::table::{proposals, standstill};
use crate::referee::turn::phase;
use crate::say;
use crate::store::Life;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note};

pub const SPEC: Spec = Spec::new(&["process"], Subject::Setter, args::words::<0, 4>)
    .unguessed()
    .irrevocable()
    .about(PhaseScope::Turn)
    .for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    standstill::is_over(cx)?;
    let game = &cx.game;
    let name = Note::of(sentence::game(&game.row.name));
    if !cx.is_master() && game.row.life != Life::Forming && !game.decides_alone(cx.seat()?) {
        return Err(proposals::not_alone(game).into());
    }
    if game.row.life == Life::Forming {
        let force = if cx.is_master() { " FORCE BEGIN starts it as it is." } else { "" };
        let (n_seats, n_players) = (game.n_seats(), game.players().count());
        match n_seats.saturating_sub(n_players) {
            0 => {}
            1 => return refuse(say!("{name} cannot start yet: it needs one more player.{force}", name, force)),
            n => return refuse(say!("{name} cannot start yet: it needs {n} more players.{force}", name, n, force)),
        }
        if !game.is_full() {
            return refuse(say!(
                "{name} is for {n_seats} players, but {n_players} have joined. EJECT somebody, or change the number with SET PLAYERS.",
                name,
                n_seats,
                n_players
            ));
        }
        phase::start(cx)?;
        doc.para(say!("{name} has started.", name));
        return Ok(());
    }
    cx.table()?;
    let ended = Note::of(sentence::phase(&cx.game.row.phase));
    if !args.text.is_empty() && !cx.table()?.is_phase(args.text) {
        return refuse(say!("It is {} now in {}; nothing has been done.", ended, name));
    }
    if !cx.game.thinking().is_empty() {
        return refuse(
            "A computer is still working out its orders: nothing has been done. Please say so again in a minute.",
        );
    }
    phase::process(cx)?;
    cx.after.show_orders.clear();
    doc.para(say!("{} has been adjudicated. The results are on their way.", ended));
    Ok(())
}
