//! MORPH -- change the game's board.
//!
//! Usage: MORPH
//!        lines of changes
//!        END MORPH
//!
//! For the GM before the game starts, or for a player if the game isn't
//! moderated. You can change units and centres at the start, borders,
//! provinces, powers and rules. Write the lines as in a variant that is
//! based on another one, each part under its name:
//!
//!   variant: powers, centres to win, calendar, railways, canals:
//!     centres_to_win = 15
//!     without = ["Italy"]
//!   provinces: Name | ABC other spellings | coast, home Austria
//!     - ABC removes one from the board
//!   borders: under [army], [fleet], [coasts] or [passages]
//!     ABC: DEF -GHI joins ABC to DEF, and no longer to GHI
//!   start: Austria: A BUD, F TRI replaces its units
//!     Austria owns BUD TRI SER
//!
//! A line that begins with four spaces continues the one above. If there is
//! a mistake anywhere, nothing changes. A later MORPH replaces an earlier
//! one, and an empty MORPH restores the board.
//!
//! GET MAP.STANDARD shows a variant's board with its names. GET MAP with
//! the game's name shows the board as it is now.
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
