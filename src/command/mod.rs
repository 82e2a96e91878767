//! The framework of commands: what a file in `commands/` is, and all that it may touch.
//!
//! - [`access`] the ways into a game: who may play, and run games
//! - `spec` what a command is; `index` all of them; `lookup` which one a line calls: what is in them is here, too
//! - [`context`] a letter, and the game that its writer signed on to
//! - [`game_cx`] a game, who acts in it, and what follows: all that the referee works with
//! - [`env`](mod@env) the judge, the database, the time
//! - [`calendar_entries`] the deadline in the calendars of those who want it there
//! - [`letters`] how letters about a game are headed and addressed
//! - [`find`](mod@find) games by their names
//! - [`passwords`] those of seats, set or guessed
//! - [`principal`] who is proved to act, by what, how strongly
//! - [`refusal`] why a line is not carried out
//! - [`route`] where an answer goes
//! - [`args`] what may follow a keyword
pub mod access;
pub mod args;
pub mod calendar_entries;
pub mod context;
pub mod env;
pub mod find;
pub mod game_cx;
mod index;
pub mod letters;
mod lookup;
pub mod passwords;
pub mod principal;
pub mod refusal;
pub mod route;
mod spec;

#[expect(missing_docs, reason = "each is the name of a file in `commands/`")]
pub mod ids {
    //! The commands by their names: `ids::SIGN_ON`.
    include!(concat!(env!("OUT_DIR"), "/command_ids.rs"));
}

pub use crate::text::after_words;
pub use context::Context;
pub use env::Env;
pub use game_cx::GameCx;
pub use index::Commands;
pub use lookup::{
    Call, GameNames, HIDDEN, Lexicon, MAX_PARTS, blotted, echo, echo_of_done, end_of_text, find, hides, is_in_capitals,
    is_long_list, is_password, is_setting_whole, is_word, near_text, nearest, no_such_setting, read, shown, split_set,
};
pub use refusal::{CommandResult, Fault, Refusal, Stop, or_fault, refuse};
/// Its name in the files of commands so far.
pub use spec::{
    Args, Block, Command, CommandId, Echo, Keywords, LinesBelow, PhaseScope, Run, Sitters, Spec, Strength, Subject,
};
