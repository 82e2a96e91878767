//! Chancery: a play-by-mail judge.
//!
//! The table lists the modules in reading order. Data flows one way: `mail::source → store::inbox → mail::inbound → session →
//! commands → referee → store::outbox → mail::sink`.
//!
//! | part | is | must not know |
//! | --- | --- | --- |
//! | [`session`] | one e-mail, one transaction: its sender, its lines (`walk`), the one reply (`reply`) | the network, the wall clock, SQL, which game it is |
//! | [`commands`] | one file for each command | the network, the disk, the wall clock, SQL, which game it is, each other |
//! | [`command`] | what a command is, everything it may touch, and why a line is refused | the network, the disk, the wall clock, SQL, which game it is |
//! | [`referee`] | everything that changes a game: start, orders, press, adjudication, lateness, takeover, the end | the network, the disk, the wall clock, SQL, which game it is |
//! | [`answers`] | everything that only reads: LIST, GAMES, SUMMARY, HELP, FORECAST, WHY, MY DATA | the network, the disk, the wall clock, SQL, which game it is, what changes a game |
//! | [`game`] | a game as the judge sees it: seats, orders, settings, phase, deadlines, votes, outcome | the network, the disk, the wall clock, SQL, mail, which game it is |
//! | [`boards`] | all boards, including the keeper's own and boards changed by mail | the network, the wall clock, the database, games in play, which game it is |
//! | [`judge`] | the judge itself: its configuration, its secrets, its clock | how it is run, which game it is, SQL |
//! | [`server`] | runs the judge: the thread that owns the database, and a task for each way in and out | what lines say, pages, which game it is, SQL |
//! | [`cli`] | the subcommands of the program | SQL, the wall clock |
//! | [`web`] | pages: turns forms into the lines of a letter, and draws what the reader may see | the wall clock, SQL, which game it is, the truth, how a line is read |
//!
//! Every function that uses the database returns an error if the database fails. Its `# Errors` section lists only the errors
//! that a caller acts on.
pub mod answers;
pub mod boards;
pub mod cli;
#[expect(missing_docs, reason = "each file's head is its HELP; what SPEC and run are stands in `command`")]
#[allow(rustdoc::broken_intra_doc_links, reason = "square brackets are what may be left out of a command")]
pub mod commands {
    //! One file per keyword. The build script finds them.
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
pub use chancery_scripts as scripts;
pub use chancery_store as store;
pub use chancery_text as text;
pub use chancery_text::say;

/// The trait that engines implement, and the engines.
pub mod rules {
    pub use chancery_conquest as conquest;
    pub use chancery_diplomacy as diplomacy;
    pub use chancery_rules::*;
    pub use chancery_stratego as stratego;
}
