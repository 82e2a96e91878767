//! Chancery: a play-by-mail judge.
//!
//! The map, in reading order. Data runs one way:
//! `mail::source → store::inbox → mail::inbound → session → commands → referee → store::outbox → mail::sink`.
//!
//! | part | is | must not know |
//! | --- | --- | --- |
//! | [`session`] | one letter, one transaction: who wrote it, its lines (`walk`), the one reply (`reply`) | the network, the wall clock, SQL, which game it is |
//! | [`commands`] | one file for each command | the network, the disk, the wall clock, SQL, which game it is, each other |
//! | [`command`] | what a command is, all that it may touch, and why a line is refused | the network, the disk, the wall clock, SQL, which game it is |
//! | [`referee`] | what changes a game: start, orders, press, adjudication, lateness, takeover, the end | the network, the disk, the wall clock, SQL, which game it is |
//! | [`answers`] | what only shows: LIST, GAMES, SUMMARY, HELP, FORECAST, WHY, MY DATA | the network, the disk, the wall clock, SQL, which game it is, what changes a game |
//! | [`game`] | a game as the judge sees it: seats, orders, settings, phase, deadlines, votes, outcome | the network, the disk, the wall clock, SQL, mail, which game it is |
//! | [`boards`] | every board that can be played on, the keeper's own too; boards changed by mail | the network, the wall clock, the database, games in play, which game it is |
//! | [`judge`] | what the judge is: its configuration, its secrets, its clock | how it is run, which game it is, SQL |
//! | [`server`] | runs it: the thread that owns the database, and a task for each way in and out | what lines say, pages, which game it is, SQL |
//! | [`cli`] | the subcommands of the program | SQL, the wall clock |
//! | [`web`] | pages: a form becomes lines of a letter, a page is drawn from what its reader may see | the wall clock, SQL, which game it is, the truth, how a line is read |
//!
//! Each function that reaches the database returns an error if the database fails. Its `# Errors` tells only of errors that a caller
//! acts on.
pub mod answers;
pub mod boards;
pub mod cli;
#[expect(missing_docs, reason = "each file's head is its HELP; what SPEC and run are stands in `command`")]
#[allow(rustdoc::broken_intra_doc_links, reason = "square brackets are what may be left out of a command")]
pub mod commands {
    //! One file per keyword; the build finds them.
    include!(concat!(env!("OUT_DIR"), "/commands.rs"));
}
pub mod command;
pub mod game;
pub mod judge;
pub mod referee;
pub mod server;
pub mod session;
pub mod web;

pub use chancery_families as families;
pub use chancery_mail as mail;
pub use chancery_mail::failpoint;
pub use chancery_picture as picture;
pub use chancery_store as store;
pub use chancery_text as text;
pub use chancery_text::say;

/// The contract of engines, and the engines.
pub mod rules {
    pub use chancery_conquest as conquest;
    pub use chancery_diplomacy as diplomacy;
    pub use chancery_rules::*;
    pub use chancery_stratego as stratego;
}
