//! REMIND -- remind players of missing orders.
//!
//! Usage: REMIND
//!    or: REMIND power [power ...]
//!
//! For the GM. The judge e-mails the deadline and the order form to the players whose orders are missing: all of
//! them, or only these powers. Each player gets at most one such reminder in 12 hours. The judge also sends reminders
//! automatically before each deadline.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > REMIND FRANCE
//! < I have reminded France.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::turn::nudge;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::theirs;

pub const SPEC: Spec = Spec::new(&["remind"], Subject::Master, args::names::<40>);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    // A name may have several words.
    let names = match cx.game.power(args.text) {
        Some(_) => vec![args.text],
        None => args.text.split([' ', ',', ';']).map(str::trim).filter(|name| !name.is_empty()).collect(),
    };
    let mut powers = Vec::new();
    for name in names.into_iter().filter(|name| !name.eq_ignore_ascii_case("and")) {
        match cx.game.power(name) {
            Some(power) => powers.push(power),
            None => return refuse(say!("The game has no power {}, so I have sent no reminder.", theirs(name))),
        }
    }
    nudge::remind(cx, &powers, doc)
}
