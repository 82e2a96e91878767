//! MORPH -- change the board of the game.
//!
//! Usage: MORPH
//!        lines of changes
//!        END MORPH
//!
//! Before the game starts, its master (or a player, if the game is not moderated) may change the board that it is played
//! on: units and centres at the start, borders, provinces, powers, rules. The lines are like those of a variant that is based
//! on another one, each part under its name:
//!
//!   variant: powers, centres to win, calendar, railways, canals:
//!     centres_to_win = 15
//!     without = ["Italy"]
//!   provinces: Name | ABC other spellings | coast, home Austria
//!     - ABC takes one off the board
//!   borders: under [army], [fleet], [coasts] or [passages]
//!     ABC: DEF -GHI joins ABC to DEF, and no longer to GHI
//!   start: Austria: A BUD, F TRI instead of what it had
//!     Austria owns BUD TRI SER
//!
//! A line that begins with four spaces continues the one above. If there is a mistake anywhere, nothing is changed. A
//! later MORPH replaces an earlier one; MORPH and END MORPH with nothing between them restores the board. GET MAP and the
//! variant, as in GET MAP.STANDARD, shows the board with its names; GET MAP and the game shows it as it is now.
//!
//! ```text
//! > CREATE ?spring secret
//! > MORPH
//! > start:
//! > Italy: A VEN, A ROM, A NAP
//! > END MORPH
//! < The board of 'spring' has been changed. LIST spring shows how.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, Spec, Subject};
use crate::referee::table::setup;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["morph"], Subject::Setter, args::nothing)
    .with_block(Block::new(&["endmorph", "signoff"], |args| args.is_empty()));

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    setup::morph(cx, args.block, doc)
}
