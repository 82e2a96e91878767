//! SET PREFERENCE -- say which powers you would like to play.
//!
//! Usage: SET PREFERENCE list
//!
//! Write letters or names of powers, the most wanted first; brackets around those that you want equally; * for all the
//! others: E[FGR][TAI], or TA*. When the game starts, the players choose one after the other, in random order.
//!
//! ```text
//! > SIGN ON ?open secret
//! > SET PREFERENCE E[FG]*
//! < Your preference is E[FG]*.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::game::preference;
use crate::store::{Life, Role};

pub const SPEC: Spec =
    Spec::new(&["set preference", "set preferences", "set pref"], Who::SignedOn, takes::words::<0, 20>);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let game = &cx.game;
    if game.row.life != Life::Forming {
        return Err(Refusal::because("The powers have already been assigned."));
    }
    if cx.seat()?.role != Role::Player {
        return Err(Refusal::because("Only players have preferences."));
    }
    preference::read_among(args.text, game.powers(), &game.system.played())?;
    let list = args.text.to_uppercase();
    let seat = cx.seat()?.id;
    cx.change_seat(seat, |seat| seat.preference.clone_from(&list))?;
    Ok(match list.as_str() {
        "" => "You have no preference.".to_owned(),
        list => format!("Your preference is {list}."),
    })
}
