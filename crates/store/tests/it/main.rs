//! Tests of the database, in one binary: it links once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod changes;
mod fresh;
mod outbox;
mod party;
mod schema;
