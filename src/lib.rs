//! Chancery: a play-by-mail judge.
//!
//! The map, in reading order. Data runs one way:
//! `mail::source → store::inbox → mail::inbound → session → commands → game, rules → store::outbox → mail::sink`.
//!
//! | part | is | must not know |
//! | --- | --- | --- |
//! | [`mail`] | bytes to letters and letters to bytes; Maildir, IMAP, SMTP | games, the database |
//! | [`session`] | one letter, one transaction: walks its lines, echoes each, writes the reply | the network, the wall clock, SQL |
//! | [`commands`] | one file per keyword | each other, the network, the wall clock, SQL |
//! | [`desk`] | what a command is, and all that it may touch | the network, the wall clock, SQL |
//! | [`referee`] | what changes a game: start, orders, press, adjudication, lateness, takeover, the end | the network, SQL, which game it is |
//! | [`answers`] | what only shows: LIST, SUMMARY, HELP | the network, SQL |
//! | [`game`] | a game as the judge sees it: seats, settings, phase, deadlines, votes | SQL, mail formats |
//! | [`families`] | what a family of games brings besides its rules; views and events to the text of letters | the truth: reports are handed views only |
//! | [`boards`] | every board that can be played on, the keeper's own too; boards of other judges | SQL, games, the network |
//! | [`rules`] | the engines: values in, values out | everything else, and each other |
//! | [`store`] | the only SQL; one file per noun | what a game is |
//! | [`judge`] | what the judge is: its configuration, its secrets, its clock | how it is run |
//! | [`server`] | runs it: the thread that owns the database, and a task for each way in and out | what letters say |
//! | [`cli`] | the subcommands of the program | |
//!
//! [`text`] is plain text in 72 columns; [`failpoint`] names the places at which the tests kill the program.
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
pub mod referee;
pub mod rules;
pub mod server;
pub mod session;
pub mod store;
pub mod text;
