//! Chancery: a play-by-mail judge.
//!
//! The map, in reading order. Data runs one way:
//! `mail::source → store::inbox → mail::inbound → session → commands → game, rules → store::outbox → mail::sink`.
//!
//! | part | is | must not know |
//! | --- | --- | --- |
//! | [`mail`] | bytes to letters and letters to bytes; Maildir, IMAP, SMTP | games, the database |
//! | [`session`] | one letter, one transaction: walks its lines, echoes each, writes the reply | the network, the wall clock |
//! | [`command`] | what a file in `commands/` is, and all that it may touch | SQL, the network |
//! | [`commands`] | one file per keyword | each other |
//! | [`settings`] | the settings of a game, each described once | how they are stored |
//! | [`game`] | a game as the judge sees it: seats, phase, deadlines, press | SQL, mail formats |
//! | [`rules`] | the engines: values in, values out | everything else, and each other |
//! | [`report`] | views and events to the text of letters | the truth: it is handed views only |
//! | [`store`] | the only SQL; one file per noun | what a game is |
//! | [`clock`] | the only place that asks what time it is | everything else |
//! | [`config`] | the keeper's configuration file | everything but the settings of [`mail`] |
//! | [`post_office`] | runs the judge: the one thread that owns the store, and the tasks around it | what is in a letter |
//! | [`cli`] | the subcommands of the program | |
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
pub mod judge;
pub mod listing;
pub mod mail;
pub mod orders;
pub mod post_office;
pub mod press;
pub mod record;
pub mod referee;
pub mod report;
pub mod rules;
pub mod session;
pub mod settings;
pub mod store;
pub mod text;
pub mod variants;
