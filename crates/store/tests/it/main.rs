//! Tests of the database, in one binary, which links once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod changes;
mod erasing;
mod fresh;
mod outbox;
mod party;
mod schema;
