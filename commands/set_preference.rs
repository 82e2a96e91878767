//! SET PREFERENCE -- list the powers you would like to play.
//!
//! Usage: SET PREFERENCE list
//!
//! Put your favourite first. When the game starts, the players choose one after the other, in random order.
//!
//!   GER, ITA  names, or at least three letters of each
//!   TA*       letters without spaces: Turkey, Austria, then any other
//!   E[FG]*    England, then France or Germany equally, then any other
//!
//! ```text
//! > SIGN ON ?open secret
//! > SET PREFERENCE GER, ITA
//! < Your preference is Germany, then Italy.
//! > SET PREFERENCE E[FG]*
//! < Your preference is England, then France or Germany, then any other.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::game::preference;
use crate::game::settings::keys::{self, Dealing};
use crate::say;
use crate::store::{Life, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{line, power, term};

pub const SPEC: Spec =
    Spec::new(&["set preference", "set preferences", "set pref"], Subject::SignedOn, args::words::<0, 20>).about_self();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    if game.row.life != Life::Forming {
        return refuse("The powers have already been assigned.");
    }
    if cx.seat()?.role != Role::Player {
        return refuse("Only players have preferences.");
    }
    let (powers, played) = (game.powers(), game.system.played());
    let wishes = preference::read_among(args.text, powers, &played)?;
    let dealing = game.settings.get(keys::DEALING);
    if dealing == Dealing::Lists && !args.text.contains(char::is_alphanumeric) {
        return refuse("In this game your list must name at least one power (PRFLIST).");
    }
    let told = preference::told(&wishes, powers, &played);
    doc.para(match told.as_str() {
        "" => say!("You have no preference."),
        told => say!("Your preference is {}.", term(told)),
    });
    if let Some(name) = preference::also_begins(args.text, powers).filter(|name| *name != told) {
        doc.also(say!(
            "I read each letter as a power. For {} alone, send {}.",
            power(name),
            line(format!("SET PREFERENCE {}", name.to_uppercase()))
        ));
    }
    if dealing == Dealing::Chance {
        doc.also("But this game deals powers by chance alone (PRFRAND).");
    }
    let list = args.text.to_uppercase();
    let seat = cx.seat()?.id;
    cx.change_seat(seat, |seat| seat.preference.clone_from(&list))?;
    Ok(())
}
