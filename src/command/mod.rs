//! The framework of commands: the contents of a file in `commands/`, and everything that it may touch.
//!
//! - [`access`]: the ways into a game, and who may play and run games
//! - `spec` defines a command, `index` holds all of them, and `lookup` finds the one that a line calls. Their
//!   items are also available here.
//! - [`context`]: an e-mail, and the game that its writer has signed on to
//! - [`game_cx`]: a game, the person who acts in it, and the tasks that follow, for the referee
//! - [`env`](mod@env): the judge, the database, the time
//! - [`calendar_entries`]: the deadline in the calendars of readers who want it there
//! - [`letters`]: the headings and addresses of e-mails about a game
//! - [`find`](mod@find): games by their names
//! - [`passwords`]: passwords of seats, set or guessed
//! - `politeness` takes "please" off a command
//! - [`principal`]: the person who is proved to act, and the strength of the proof
//! - [`refusal`]: the reasons why a line is not carried out
//! - [`route`]: the destination of a reply
//! - [`script_commands`]: commands that the keeper adds as small programs
//! - [`args`]: the text that may follow a keyword
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
mod politeness;
pub mod principal;
pub mod refusal;
pub mod route;
pub mod script_commands;
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
    Call, GameNames, HIDDEN, Lexicon, MAX_PARTS, after_module, begins_module, blotted, echo, echo_of_done, end_of_text,
    find, hides, is_in_capitals, is_long_list, is_password, is_setting_whole, is_word, near_text, nearest,
    no_such_setting, read, read_strictly, shown, split_set, without_no,
};
pub use politeness::without_courtesy;
pub use refusal::{CommandResult, Fault, Refusal, Stop, or_fault, refuse};
/// An older name for the same items, which the command files still use.
pub use spec::{
    Args, Block, Command, CommandId, Echo, Keywords, LinesBelow, PhaseScope, Run, Sitters, Spec, Strength, Subject,
};
