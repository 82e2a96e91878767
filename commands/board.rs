//! BOARD OPEN -- show all pieces in a game you play alone.
//!
//! Usage: BOARD OPEN
//!    or: BOARD COVERED
//!
//! For practice games (SET PRACTICE, before the start) and games where
//! every side is yours. BOARD OPEN shows hidden pieces, such as all
//! Stratego ranks, in e-mails and on the page. BOARD COVERED hides them
//! again. The bot still sees only its own pieces.
//!
//! In all other games, hidden pieces stay hidden until the end, when
//! everyone sees them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > BOARD OPEN
//! < *** You can open the board only in a practice game. If you play alone,
//! < SET PRACTICE makes it one before the start.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::game::settings::keys;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec =
    Spec::new(&["board open", "board covered", "board closed"], Subject::Player, args::nothing).for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let opens = args.keyword_has("open");
    if !cx.game.may_open() {
        return refuse(say!(
            "You can open the board only in a practice game. If you play alone, {} makes it one before the start.",
            line("SET PRACTICE")
        ));
    }
    cx.change_game(|game| game.settings.set(keys::OPEN.name, if opens { "yes" } else { "no" }.to_owned()))?;
    doc.para(if opens { "You see all pieces now." } else { "You now see only your own view of the board." });
    let seat = cx.seat()?.clone();
    if let Some(table) = &cx.game.table {
        cx.game.tell_as_seen(&seat, doc, |eyes, doc| table.status(cx.game.heading(), eyes, doc));
    }
    Ok(())
}
