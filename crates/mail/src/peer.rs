//! The basics of connecting to any mail server: encryption, passwords, certificates.
use anyhow::{Context, bail};
use serde::Deserialize;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::process::Command;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The encryption of a connection to a mail server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Security {
    /// None, for a server on the same machine.
    Plain,
    /// Begins unencrypted and switches to TLS before any command (RFC 3207, RFC 9051 6.2.1). A server that does not offer TLS is not used.
    Starttls,
    /// TLS from the first byte (RFC 8314).
    #[default]
    Tls,
}

/// A password, which is never printed.
#[derive(Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Password(String);

impl Password {
    /// Wraps a password.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The password itself, to be sent to the server only.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("(secret)")
    }
}

/// The secret that authenticates the judge to a mail server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Secret {
    /// A password.
    Password(Password),
    /// An OAuth access token, for XOAUTH2. It is valid for about an hour.
    Token(Password),
}

/// The source of a secret: one of the three.
#[derive(Clone, Copy, Debug)]
pub struct SecretSource<'a> {
    /// The password itself.
    pub password: Option<&'a Password>,
    /// A file with the password on its first line. It can be changed without a restart, and keeps the password out of the configuration.
    pub file: Option<&'a Path>,
    /// A program, with its arguments, that prints an access token.
    pub token_command: Option<&'a [String]>,
}

impl SecretSource<'_> {
    /// The secret for one login. A token is requested each time.
    ///
    /// # Errors
    /// If the file cannot be read, or the program prints no token within `TOKEN_PATIENCE`.
    pub async fn secret(&self) -> anyhow::Result<Secret> {
        if let Some(command) = self.token_command {
            return Ok(Secret::Token(token(command).await?));
        }
        match (self.password, self.file) {
            (Some(given), _) => Ok(Secret::Password(given.clone())),
            (None, Some(file)) => {
                let text = std::fs::read_to_string(file)
                    .with_context(|| format!("cannot read the password file {}", file.display()))?;
                Ok(Secret::Password(Password::new(text.lines().next().unwrap_or_default())))
            }
            (None, None) => bail!("`user` is set, but neither `password`, `password_file` nor `token_command`"),
        }
    }
}

/// The time that a program may take to print a token.
const TOKEN_PATIENCE: Duration = Duration::from_secs(30);

/// Runs a program that prints an access token on its first line. Its other output is not shown, because it may be secret.
async fn token(command: &[String]) -> anyhow::Result<Password> {
    let Some((program, arguments)) = command.split_first() else { bail!("`token_command` is empty") };
    let mut running = Command::new(program);
    running.args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    let printed = timeout(TOKEN_PATIENCE, running.output()).await;
    let printed = printed
        .with_context(|| format!("`token_command` ({program}) printed no token within {TOKEN_PATIENCE:?}"))?
        .with_context(|| format!("cannot run `token_command` ({program})"))?;
    if !printed.status.success() {
        bail!("`token_command` ({program}) failed ({}); run it as the judge's user to see why", printed.status);
    }
    let text = String::from_utf8_lossy(&printed.stdout);
    match text.lines().next().map(str::trim) {
        Some(token) if !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_graphic()) => {
            Ok(Password::new(token))
        }
        _ => bail!("`token_command` ({program}) printed no token on its first line"),
    }
}

/// The addresses of a server, and whether all of them are on this machine.
pub async fn resolve(host: &str, port: u16) -> anyhow::Result<(Vec<SocketAddr>, bool)> {
    let found: Vec<SocketAddr> =
        tokio::net::lookup_host((host, port)).await.context("cannot find the server")?.collect();
    if found.is_empty() {
        bail!("cannot find the server: its name has no address");
    }
    let here = found.iter().all(|address| address.ip().is_loopback());
    Ok((found, here))
}

/// Connects to the first of these addresses that accepts.
///
/// # Errors
/// If none accepts.
pub async fn connect(addresses: &[SocketAddr]) -> io::Result<TcpStream> {
    let tcp = TcpStream::connect(addresses).await?;
    // An e-mail and its final dot are two writes: the second must not wait until the first has been acknowledged.
    tcp.set_nodelay(true)?;
    Ok(tcp)
}

/// Switches a connection to TLS.
///
/// # Errors
/// If the server refuses, or its certificate is not trusted.
pub async fn protect(host: &str, tls: &Arc<ClientConfig>, tcp: TcpStream) -> anyhow::Result<TlsStream<TcpStream>> {
    let name = ServerName::try_from(host.to_owned()).context("the server's name is not valid in a certificate")?;
    let stream = TlsConnector::from(Arc::clone(tls)).connect(name, tcp).await;
    stream.context(
        "cannot encrypt the connection (are `port` and `security` right, and is the certificate trusted, \
                    perhaps through `ca_file`?)",
    )
}

/// A TLS configuration that trusts Mozilla's authorities, and those in `ca_file` (PEM).
pub fn tls(ca_file: Option<&PathBuf>) -> anyhow::Result<Arc<ClientConfig>> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .context("cannot set up TLS")?
        .with_root_certificates(roots(ca_file)?)
        .with_no_client_auth();
    Ok(Arc::new(config))
}

/// Mozilla's authorities, and those in `ca_file` (PEM).
pub(super) fn roots(ca_file: Option<&PathBuf>) -> anyhow::Result<RootCertStore> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(file) = ca_file {
        let about = || format!("cannot use the certificates in {}", file.display());
        for certificate in CertificateDer::pem_file_iter(file).with_context(about)? {
            roots.add(certificate.with_context(about)?).with_context(about)?;
        }
    }
    Ok(roots)
}

/// A server's words for a log or a report: one line of limited length.
pub fn words(text: &str) -> String {
    super::compose::clean(text, 300)
}

/// Reads a number of seconds from the settings; at most a day.
pub(super) fn seconds<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Duration, D::Error> {
    u64::deserialize(value).map(|seconds| Duration::from_secs(seconds.min(86_400)))
}

/// Reads a number of connections from the settings.
pub(super) fn connections<'de, D: serde::Deserializer<'de>>(value: D) -> Result<usize, D::Error> {
    match usize::deserialize(value)? {
        n @ 1..=50 => Ok(n),
        n => Err(serde::de::Error::custom(format!("{n} is out of range; a whole number from 1 to 50 is allowed"))),
    }
}
