//! Sends e-mails to a mail server (RFC 5321), for submission or to a relay (RFC 6409).
//!
//! Each transaction has one recipient, so that each e-mail has its own reply; consecutive e-mails share a connection ([`line`]). An e-mail
//! is sent once the server accepts it after the final dot. Nothing after that (the QUIT, the end of the connection) can change it. If the
//! connection is lost before that reply, the outcome is unknown, and the e-mail is sent again with the same Message-ID. A table gives the
//! meaning of each reply ([`answers`]).
//!
//! This module drives lettre's connection itself: lettre's pool hands out connections on which a reply is still due, and its time limit
//! covers only connecting.
pub mod answers;
mod line;

use super::compose::{Letterhead, address, compose};
use super::peer::{
    self, Password, Secret, SecretSource, Security, connect, connections, protect, resolve, seconds, words,
};
use super::sink::{Delivery, Mail, Sink};
use anyhow::{Context as _, anyhow, bail};
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, AsyncTokioStream, Certificate, TlsParameters};
use lettre::transport::smtp::commands::Ehlo;
use lettre::transport::smtp::extension::ClientId;
use line::{Protected, SmtpConnection};
use serde::Deserialize;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;
use tokio_rustls::rustls::ClientConfig;

/// The way to reach the mail server that takes our letters.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SmtpSettings {
    /// Its name: `localhost`, `smtp.example.org`.
    pub host: String,
    /// Its port. Default: 465 for `tls`, 587 for `starttls`, 25 for `plain`.
    pub port: Option<u16>,
    /// `tls`, `starttls` or `plain`.
    #[serde(default)]
    pub security: Security,
    /// The user name for the login, if there is one.
    pub user: Option<String>,
    /// The password. It is safer in a `password_file`.
    pub password: Option<Password>,
    /// A file whose first line is the password.
    pub password_file: Option<PathBuf>,
    /// Instead of a password: a program, with its arguments, that prints an access token for XOAUTH2.
    pub token_command: Option<Vec<String>>,
    /// Certificates (PEM) to trust besides the public ones.
    pub ca_file: Option<PathBuf>,
    /// The name for EHLO. Default: the name of the host.
    pub hello: Option<String>,
    /// Seconds that the server may take to connect, and to answer each command.
    #[serde(default = "default_timeout", deserialize_with = "seconds")]
    pub timeout: Duration,
    /// Seconds that the server may take to answer the letter itself. Servers check for spam meanwhile, and giving up
    /// too early sends a letter twice (RFC 5321 4.5.3.2.6 asks for ten minutes).
    #[serde(default = "default_final_timeout", deserialize_with = "seconds")]
    pub final_timeout: Duration,
    /// Seconds without another attempt after the server could not be reached, so that each letter of a queue need not
    /// wait for it again.
    #[serde(default = "default_pause", deserialize_with = "seconds")]
    pub pause: Duration,
    /// The maximum number of connections, each with one letter at a time.
    #[serde(default = "default_connections", deserialize_with = "connections")]
    pub connections: usize,
    /// The number of them that carry letters to the same domain (the part after the @) at the same time.
    #[serde(default = "default_connections_per_domain", deserialize_with = "connections")]
    pub connections_per_domain: usize,
}

fn default_timeout() -> Duration {
    Duration::from_secs(60)
}

fn default_final_timeout() -> Duration {
    Duration::from_secs(600)
}

fn default_pause() -> Duration {
    Duration::from_secs(30)
}

fn default_connections() -> usize {
    4
}

fn default_connections_per_domain() -> usize {
    2
}

impl SmtpSettings {
    /// Creates settings for a server, with defaults for everything else.
    pub fn new(host: impl Into<String>, port: u16, security: Security) -> Self {
        Self {
            host: host.into(),
            port: Some(port),
            security,
            user: None,
            password: None,
            password_file: None,
            token_command: None,
            ca_file: None,
            hello: None,
            timeout: default_timeout(),
            final_timeout: default_final_timeout(),
            pause: default_pause(),
            connections: default_connections(),
            connections_per_domain: default_connections_per_domain(),
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
        self.port.unwrap_or(match self.security {
            Security::Plain => 25,
            Security::Starttls => 587,
            Security::Tls => 465,
        })
    }
}

/// Sends e-mails to one mail server.
pub struct SmtpSink {
    settings: SmtpSettings,
    head: Letterhead,
    /// For a connection that switches to TLS.
    tls: TlsParameters,
    /// For a connection that uses TLS from its first byte.
    at_once: Arc<ClientConfig>,
    /// A connection on which no reply is due. A call takes it out while using it, so that a cancelled call drops its half-used connection.
    line: Option<SmtpConnection>,
}

impl SmtpSink {
    /// Reads the certificates. It connects only when there is an e-mail.
    pub fn new(settings: SmtpSettings, head: Letterhead) -> anyhow::Result<Self> {
        let mut tls = TlsParameters::builder(settings.host.clone());
        if let Some(file) = &settings.ca_file {
            let about = || format!("cannot use the certificates in {}", file.display());
            let certificates = Certificate::from_pem(&std::fs::read(file).with_context(about)?).with_context(about)?;
            tls = tls.add_root_certificate(certificates);
        }
        let at_once = peer::tls(settings.ca_file.as_ref())?;
        Ok(Self { tls: tls.build().context("cannot set up TLS")?, at_once, settings, head, line: None })
    }

    /// Connects and logs in, as for an e-mail.
    ///
    /// # Errors
    /// If that fails: the reason.
    pub async fn check(&mut self) -> Result<(), String> {
        self.line = Some(self.line().await?.0);
        Ok(())
    }

    /// A connection that is ready for an e-mail, and whether it has been used before.
    async fn line(&mut self) -> Result<(SmtpConnection, bool), String> {
        match self.line.take() {
            Some(line) => Ok((line, true)),
            None => Ok((self.open().await.map_err(|error| words(&format!("{error:#}")))?, false)),
        }
    }

    /// Connects, secures the connection and logs in. A failure here is not the e-mail's fault.
    async fn open(&self) -> anyhow::Result<SmtpConnection> {
        let limit = self.settings.timeout;
        let hello = self.settings.hello.clone().map_or_else(ClientId::default, ClientId::Domain);
        let (addresses, here) = timeout(limit, resolve(&self.settings.host, self.settings.port()))
            .await
            .context("the name of the mail server could not be looked up in time")??;
        // With lettre, each e-mail would wait for the acknowledgement of its first packets.
        let connecting = async {
            let tcp = connect(&addresses).await?;
            let wire: Box<dyn AsyncTokioStream> = match self.settings.security {
                Security::Tls => Box::new(Protected(protect(&self.settings.host, &self.at_once, tcp).await?)),
                Security::Plain | Security::Starttls => Box::new(tcp),
            };
            AsyncSmtpConnection::connect_with_transport(wire, &hello).await.map_err(once)
        };
        let mut connection = timeout(limit, connecting)
            .await
            .context("the mail server did not answer in time")?
            .context("the mail server cannot be reached, or will not talk to us (are `port` and `security` right?)")?;
        if self.settings.security == Security::Starttls {
            timeout(limit, connection.starttls(self.tls.clone(), &hello))
                .await
                .context("the mail server did not switch to TLS in time")?
                .map_err(once)
                .context("the mail server does not switch to TLS (is `security` right, and is the certificate trusted, perhaps through `ca_file`?)")?;
        }
        // lettre discards server extensions that it does not know.
        let offers = timeout(limit, connection.command(Ehlo::new(hello)))
            .await
            .context("the mail server did not answer in time")?
            .map_err(once)
            .context("the mail server will not talk to us (is `hello` right?)")?;
        if let Some(user) = &self.settings.user {
            if self.settings.security == Security::Plain && !here {
                bail!("a password is not sent in the clear to another machine: set `security`");
            }
            let secret = self.settings.secret().secret().await?;
            let (secret, mechanisms) = match &secret {
                Secret::Password(password) => (password, &[Mechanism::Plain, Mechanism::Login][..]),
                Secret::Token(token) => (token, &[Mechanism::Xoauth2][..]),
            };
            let credentials = Credentials::new(user.clone(), secret.reveal().to_owned());
            timeout(limit, connection.auth(mechanisms, &credentials))
                .await
                .context("the mail server did not answer the login in time")?
                .map_err(once)
                .context("the mail server does not accept the login (are `user` and `password` right?)")?;
        }
        Ok(SmtpConnection::new(connection, &offers, &self.settings))
    }
}

/// Drops the cause of an error whose message already includes it.
fn once(error: lettre::transport::smtp::Error) -> anyhow::Error {
    anyhow!("{error}")
}

impl Sink for SmtpSink {
    fn name(&self) -> String {
        format!("SMTP {}:{}", self.settings.host, self.settings.port())
    }

    async fn send(&mut self, mail: &Mail) -> Delivery {
        let bytes = match compose(&self.head, mail) {
            Ok(bytes) => bytes,
            Err(error) => return Delivery::Refused(error.to_string()),
        };
        let Some(to) = address(&mail.to) else {
            return Delivery::Refused("the recipient's address cannot be used".to_owned());
        };
        let nobody = mail.envelope_from.is_empty();
        let from = if nobody { None } else { address(&mail.envelope_from).or_else(|| address(&self.head.address)) };
        loop {
            let (mut line, used) = match self.line().await {
                Ok(line) => line,
                Err(why) => return Delivery::Untried(why),
            };
            match line.deliver(from.clone(), to.clone(), &bytes).await {
                Ok(words) => {
                    self.line = Some(line);
                    return Delivery::Sent(words);
                }
                // The server closed it in between, as servers do after some time or a number of e-mails.
                Err(trouble) if used && trouble.closed => {}
                Err(trouble) => {
                    if trouble.line_is_good {
                        self.line = Some(line);
                    }
                    return trouble.delivery;
                }
            }
        }
    }

    async fn rest(&mut self) {
        if let Some(line) = self.line.take() {
            line.quit().await;
        }
    }
}
