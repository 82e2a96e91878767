//! All integration tests, in one binary: it links once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod board;
mod boards;
mod cli;
mod commands;
mod config;
mod crash;
mod datc;
mod engine;
mod every_board;
mod further;
mod hostile;
mod import;
mod letters;
mod outbox;
mod peers;
mod program;
mod schedule;
mod settings;
mod stories;
mod tidy;
mod transports;
mod variants;
mod victory;
mod votes;
mod words;
mod world;
