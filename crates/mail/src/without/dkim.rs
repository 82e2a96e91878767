//! Stands in for what signs letters in a program built without `mail-auth`: none is signed.
use crate::NO_MAIL_AUTH;
pub use crate::settings::{DkimSettings, Record};
use anyhow::{Result, bail};
use jiff::Timestamp;
use std::convert::Infallible;

/// Signs letters.
#[derive(Debug)]
pub struct Signer(Infallible);

impl Signer {
    /// `None`, as there is no key.
    ///
    /// # Errors
    /// If there is one.
    pub fn new(settings: &[DkimSettings], _address: &str) -> Result<Option<Self>> {
        if settings.is_empty() { Ok(None) } else { bail!(NO_MAIL_AUTH) }
    }

    /// The letter with its signatures.
    pub fn sign(&self, _letter: &[u8], _written: Timestamp) -> Vec<u8> {
        match self.0 {}
    }

    /// Returns the records that must be in the DNS.
    pub fn records(&self) -> Vec<Record> {
        match self.0 {}
    }
}

/// No key.
///
/// # Errors
/// Always.
pub fn new_key(_is_ed25519: bool) -> Result<String> {
    bail!(NO_MAIL_AUTH)
}
