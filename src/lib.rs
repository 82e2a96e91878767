//! Chancery: a play-by-mail judge.
//!
//! The map, in reading order. Data runs one way:
//! `mail::source → store::inbox → mail::inbound → session → commands → game, rules → store::outbox → mail::sink`.
//!
//! | part | is | must not know |
//! | --- | --- | --- |
//! | [`mail`] | bytes to letters and letters to bytes; Maildir, IMAP, SMTP | games, the database |
//! | [`session`] | one letter, one transaction: walks its lines, echoes each, writes the reply | the network, the wall clock |
//! | [`command`], [`refusal`] | what a file in `commands/` is; why a line is not carried out | SQL, the network |
//! | [`commands`] | one file per keyword | each other |
//! | [`context`] | all that a command may touch | the network, the wall clock |
//! | [`orders`], [`press`] | lines that are orders; letters between players | SQL, the network |
//! | [`listing`], [`record`], [`help`], [`text`] | what LIST, SUMMARY and HELP show; plain text in 72 columns | SQL, the network |
//! | [`settings`] | the settings of a game, each described once | how they are stored |
//! | [`setup`], [`morph`] | what a game is played on: its board, and the options of its rules; boards by mail | SQL, the network |
//! | [`referee`] | what happens to a game: start, adjudication, lateness, takeover, draws, the end | SQL, which game it is |
//! | [`game`] | a game as the judge sees it: seats, phase, deadlines, votes | SQL, mail formats |
//! | [`rules`] | the engines: values in, values out | everything else, and each other |
//! | [`report`] | views and events to the text of letters | the truth: it is handed views only |
//! | [`variants`] | every board that can be played on, the keeper's own too, with its engine | SQL, games |
//! | [`import`] | boards of other judges, read as text and written as folders of ours | files, games, the network |
//! | [`store`] | the only SQL; one file per noun | what a game is |
//! | [`identity`] | passwords, and the tokens in our own addresses | who holds them |
//! | [`judge`], [`work`] | what the judge is; what it does on the one thread that owns the database | how it is run |
//! | [`post_office`] | runs it: that thread, and a task for each way in and out | what letters say |
//! | [`clock`] | the only place that asks what time it is | everything else |
//! | [`config`] | the keeper's configuration file | everything else |
//! | [`cli`] | the subcommands of the program | |
//!
//! [`failpoint`] names the places at which the tests kill the program.
pub mod cli;
pub mod clock;
pub mod command;
#[expect(missing_docs, reason = "each file's head is its HELP; what SPEC and run are stands in `command`")]
#[allow(rustdoc::broken_intra_doc_links, reason = "square brackets are what may be left out of a command")]
pub mod commands {
    //! One file per keyword; the build finds them.
    include!(concat!(env!("OUT_DIR"), "/commands.rs"));
}
pub mod config;
pub mod context;
pub mod failpoint;
pub mod game;
pub mod help;
pub mod identity;
pub mod import;
pub mod judge;
pub mod listing;
pub mod mail;
pub mod morph;
pub mod orders;
pub mod post_office;
pub mod press;
pub mod record;
pub mod referee;
pub mod refusal;
pub mod report;
pub mod rules;
pub mod session;
pub mod settings;
pub mod setup;
pub mod store;
pub mod text;
pub mod variants;
pub mod work;
