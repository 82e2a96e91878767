//! All integration tests, in one binary: it links once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
