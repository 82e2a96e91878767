//! Stands in for what reads mailboxes on IMAP servers in a program built without `imap`: none is read.
use crate::NO_IMAP;
pub use crate::settings::ImapSettings;
use crate::source::{Arrival, Source};
use anyhow::bail;
use std::convert::Infallible;

/// Letters from one mailbox.
pub struct ImapSource(Infallible);

impl ImapSource {
    /// Nothing.
    ///
    /// # Errors
    /// Always.
    pub fn new(_settings: ImapSettings) -> anyhow::Result<Self> {
        bail!(NO_IMAP)
    }
}

impl Source for ImapSource {
    fn name(&self) -> String {
        match self.0 {}
    }

    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        match self.0 {}
    }

    async fn acknowledge(&mut self, _keys: &[String]) -> anyhow::Result<()> {
        match self.0 {}
    }
}
