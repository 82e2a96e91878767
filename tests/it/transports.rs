//! The whole judge's transports: a mailbox on a server that misbehaves, and signatures.
#[cfg(feature = "mail-auth")]
#[path = "../../crates/mail/tests/it/transports/sample.rs"]
mod sample;

#[cfg(feature = "imap")]
mod imap;
#[cfg(feature = "mail-auth")]
mod signing;

#[cfg(feature = "mail-auth")]
pub(crate) use sample::{head, mail};
