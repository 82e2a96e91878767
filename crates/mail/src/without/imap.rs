//! Replaces the IMAP source in a program built without `imap`, which cannot read mailboxes.
use crate::NO_IMAP;
pub use crate::settings::ImapSettings;
use crate::source::{Arrival, Source};
use anyhow::bail;
use std::convert::Infallible;

/// E-mails from one mailbox.
pub struct ImapSource(Infallible);

impl ImapSource {
    /// Creates no source.
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
