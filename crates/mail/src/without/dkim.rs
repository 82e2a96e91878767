//! Replaces the signer in a program built without `mail-auth`, which cannot sign e-mails.
use crate::NO_MAIL_AUTH;
pub use crate::settings::{DkimSettings, Record};
use anyhow::{Result, bail};
use jiff::Timestamp;
use std::convert::Infallible;

/// Signs e-mails.
#[derive(Debug)]
pub struct Signer(Infallible);

impl Signer {
    /// Returns `None`, as no key is configured.
    ///
    /// # Errors
    /// If a key is configured.
    pub fn new(settings: &[DkimSettings], _address: &str) -> Result<Option<Self>> {
        if settings.is_empty() { Ok(None) } else { bail!(NO_MAIL_AUTH) }
    }

    /// Returns the e-mail with its signatures.
    pub fn sign(&self, _letter: &[u8], _written: Timestamp) -> Vec<u8> {
        match self.0 {}
    }

    /// Returns the required DNS records.
    pub fn records(&self) -> Vec<Record> {
        match self.0 {}
    }
}

/// Generates no key.
///
/// # Errors
/// Always.
pub fn new_key(_is_ed25519: bool) -> Result<String> {
    bail!(NO_MAIL_AUTH)
}
