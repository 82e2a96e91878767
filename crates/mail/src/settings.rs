//! The settings for mailboxes and signing keys, in every build, so that a program built without the feature can report it.
use super::peer::{Password, SecretSource, Security, seconds};
use serde::Deserialize;
use std::path::PathBuf;
use std::time::Duration;

/// The mailbox to read, and the way to reach it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImapSettings {
    /// The server's name: `imap.example.org`.
    pub host: String,
    /// Its port. Default: 993 for `tls`, 143 otherwise.
    pub port: Option<u16>,
    /// `tls` or `starttls`; `plain` only for a server on the same machine.
    #[serde(default)]
    pub security: Security,
    /// The user name for the login.
    pub user: String,
    /// The password. It is safer in a `password_file`.
    pub password: Option<Password>,
    /// A file whose first line is the password.
    pub password_file: Option<PathBuf>,
    /// Instead of a password: a program, with its arguments, that prints an access token for XOAUTH2.
    pub token_command: Option<Vec<String>>,
    /// Certificates (PEM) to trust besides the public ones.
    pub ca_file: Option<PathBuf>,
    /// The mailbox to read. It should be the judge's alone.
    #[serde(default = "default_mailbox")]
    pub mailbox: String,
    /// The folder for letters that have been stored. (Some servers require `INBOX.Processed`.)
    #[serde(default = "default_processed")]
    pub processed: String,
    /// The folder for letters that the server cannot deliver to us.
    #[serde(default = "default_parked")]
    pub parked: String,
    /// Seconds that the server may take to connect, and for each answer.
    #[serde(default = "default_timeout", deserialize_with = "seconds")]
    pub timeout: Duration,
    /// Seconds until the next attempt after a failure; doubled with every failure, up to five minutes.
    #[serde(default = "default_pause", deserialize_with = "seconds")]
    pub pause: Duration,
}

fn default_mailbox() -> String {
    "INBOX".to_owned()
}

fn default_processed() -> String {
    "Processed".to_owned()
}

fn default_parked() -> String {
    "Parked".to_owned()
}

fn default_timeout() -> Duration {
    Duration::from_secs(60)
}

fn default_pause() -> Duration {
    Duration::from_secs(5)
}

impl ImapSettings {
    /// Creates settings for a mailbox, with defaults for everything else.
    pub fn new(
        host: impl Into<String>,
        port: u16,
        security: Security,
        user: impl Into<String>,
        password: Password,
    ) -> Self {
        Self {
            host: host.into(),
            port: Some(port),
            security,
            user: user.into(),
            password: Some(password),
            password_file: None,
            token_command: None,
            ca_file: None,
            mailbox: default_mailbox(),
            processed: default_processed(),
            parked: default_parked(),
            timeout: default_timeout(),
            pause: default_pause(),
        }
    }

    /// Returns the source of the secret for the login.
    pub fn secret(&self) -> SecretSource<'_> {
        let Self { password, password_file, token_command, .. } = self;
        SecretSource {
            password: password.as_ref(),
            file: password_file.as_deref(),
            token_command: token_command.as_deref(),
        }
    }

    /// The port, or the default for the kind of security.
    pub fn port(&self) -> u16 {
        self.port.unwrap_or(if self.security == Security::Tls { 993 } else { 143 })
    }
}

/// A key that letters are signed with.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DkimSettings {
    /// The name of the key in the DNS: its record is at `selector._domainkey.domain`.
    pub selector: String,
    /// The private key (PEM): RSA of at least 2048 bits, or Ed25519.
    pub key_file: PathBuf,
    /// The domain that signs. Default: that of the judge's address.
    pub domain: Option<String>,
}

/// A DNS record with which others verify a key's signatures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// `selector._domainkey.domain`
    pub name: String,
    /// `v=DKIM1; k=rsa; p=…`
    pub text: String,
}

impl Record {
    /// The line in a zone file. Its text is split, because no string may exceed 255 bytes.
    pub fn line(&self) -> String {
        let characters: Vec<char> = self.text.chars().collect();
        let pieces = characters.chunks(250).map(|piece| format!("\"{}\"", piece.iter().collect::<String>()));
        format!("{}. IN TXT ( {} )", self.name, pieces.collect::<Vec<_>>().join("\n    "))
    }
}
