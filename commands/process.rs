//! PROCESS -- run the turn now, or start a full game.
//!
//! Usage: PROCESS [phase]
//!
//! For the GM, and for players who play alone. If you name a phase (S1901M), the turn runs only if that is the
//! current phase. An e-mail that arrives twice or late then does no harm. PROCESS doesn't run below a line that
//! failed; send it alone.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PROCESS F1901M
//! < *** 'demo' is in S1901M now, so I have not run the turn.
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
        let force = if cx.is_master() { " FORCE BEGIN starts it anyway." } else { "" };
        let (n_seats, n_players) = (game.n_seats(), game.players().count());
        match n_seats.saturating_sub(n_players) {
            0 => {}
            1 => return refuse(say!("{name} cannot start yet: it needs one more player.{force}", name, force)),
            n => return refuse(say!("{name} cannot start yet: it needs {n} more players.{force}", name, n, force)),
        }
        if !game.is_full() {
            return refuse(say!(
                "{name} is for {n_seats} players, but {n_players} have joined. EJECT a player, or change the number with SET PLAYERS.",
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
        return refuse(say!("{} is in {} now, so I have not run the turn.", name, ended));
    }
    if !cx.game.thinking().is_empty() {
        return refuse(
            "A bot is still working out its orders, so I have not run the turn. Please send PROCESS again in a minute.",
        );
    }
    phase::process(cx)?;
    cx.after.show_orders.clear();
    doc.para(say!("{} has been adjudicated. The results are on their way.", ended));
    Ok(())
}
