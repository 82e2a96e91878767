//! Chancery: a play-by-mail judge.
//!
//! The map, in reading order. Data runs one way:
//! `mail::source → store::inbox → mail::inbound → session → commands → referee → store::outbox → mail::sink`.
//!
//! | part | is | must not know |
//! | --- | --- | --- |
//! | [`mail`] | bytes to letters and letters to bytes; the ways in (`source`) and out (`sink`) | games, the database, the wall clock |
//! | [`session`] | one letter, one transaction: who wrote it, its lines (`walk`), the one reply (`reply`) | the network, the wall clock, SQL, which game it is |
//! | [`commands`] | one file for each command | the network, the disk, the wall clock, SQL, which game it is, each other |
//! | [`desk`] | what a command is, all that it may touch, and why a line is refused | the network, the disk, the wall clock, SQL, which game it is |
//! | [`referee`] | what changes a game: start, orders, press, adjudication, lateness, takeover, the end | the network, the disk, the wall clock, SQL, which game it is |
//! | [`answers`] | what only shows: LIST, GAMES, SUMMARY, HELP, FORECAST, WHY, MY DATA | the network, the disk, the wall clock, SQL, which game it is |
//! | [`game`] | a game as the judge sees it: seats, orders, settings, phase, deadlines, votes, outcome | the network, the disk, the wall clock, SQL, mail, which game it is |
//! | [`families`] | what any family of games brings to the judge besides its rules: `Family`, `Variant`, `System`, `Table` | the network, the disk, the wall clock, the database, which game it is |
//! | [`boards`] | every board that can be played on, the keeper's own too; boards changed by mail | the network, the wall clock, the database, games in play, which game it is |
//! | [`picture`] | pictures of boards: charts (a picture as data), and sheets drawn on them | games in play, which game it is, mail, the network, the disk, the wall clock, the database |
//! | [`rules`] | the engines: values in, values out; chance is an argument | everything else, the world outside, each other |
//! | [`store`] | the only SQL; one file for each noun | the network, the wall clock, what a game is |
//! | [`judge`] | what the judge is: its configuration, its secrets, its clock | how it is run, which game it is, SQL |
//! | [`server`] | runs it: the thread that owns the database, and a task for each way in and out | what lines say, which game it is, SQL |
//! | [`cli`] | the subcommands of the program | SQL, the wall clock |
//! | [`web`] | pages: a form becomes lines of a letter, a page is drawn from what its reader may see | the wall clock, SQL, which game it is, the truth, how a line is read |
//! | [`text`] | text of letters: laid out for the width that its reader wants, or as HTML | everything else, the world outside |
//! | [`failpoint`] | names the places at which the tests kill the program | everything else |
pub mod answers;
pub mod boards;
pub mod cli;
#[expect(missing_docs, reason = "each file's head is its HELP; what SPEC and run are stands in `desk::command`")]
#[allow(rustdoc::broken_intra_doc_links, reason = "square brackets are what may be left out of a command")]
pub mod commands {
    //! One file per keyword; the build finds them.
    include!(concat!(env!("OUT_DIR"), "/commands.rs"));
}
pub mod desk;
pub mod failpoint;
pub mod families;
pub mod game;
pub mod judge;
pub mod mail;
pub mod picture;
pub mod referee;
pub mod rules;
pub mod server;
pub mod session;
pub mod store;
pub mod text;
pub mod web;
