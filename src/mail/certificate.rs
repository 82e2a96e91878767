//! How long a mail server's certificate is valid.
use super::peer::{Security, connect, protect, resolve, roots, tls};
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::ServerCertVerifier as _;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{ServerName, UnixTime};

/// Nobody needs to know more than this.
const MOST_DAYS: u64 = 400;
/// The longest answer to a command before TLS.
const MOST_BYTES: usize = 16 << 10;

/// What a server speaks before it switches to TLS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speech {
    /// RFC 3207
    Smtp,
    /// RFC 9051
    Imap,
}

/// For how many more days the certificate of a server is valid: it and all above it, up to an authority that is trusted.
/// `None`: the connection is not protected.
///
/// # Errors
/// If the server cannot be reached, or its certificate is not valid now.
pub async fn days_left(
    host: &str,
    port: u16,
    security: Security,
    speech: Speech,
    ca_file: Option<&PathBuf>,
    now: Timestamp,
) -> Result<Option<u64>> {
    if security == Security::Plain {
        return Ok(None);
    }
    let (addresses, _) = resolve(host, port).await?;
    let mut tcp = connect(&addresses).await?;
    if security == Security::Starttls {
        switch(&mut tcp, speech).await?;
    }
    let stream = protect(host, &tls(ca_file)?, tcp).await?;
    let (leaf, above) =
        stream.get_ref().1.peer_certificates().and_then(|all| all.split_first()).context("no certificate")?;
    let provider = Arc::new(ring::default_provider());
    let verifier = WebPkiServerVerifier::builder_with_provider(Arc::new(roots(ca_file)?), provider).build()?;
    let name = ServerName::try_from(host.to_owned())?;
    let now = Duration::from_secs(now.as_second().max(0).unsigned_abs());
    let is_valid_in = |days: u64| {
        let then = UnixTime::since_unix_epoch(now + Duration::from_secs(days * 86_400));
        verifier.verify_server_cert(leaf, above, &name, &[], then).is_ok()
    };
    // Valid today, since TLS works. Somewhere from there on it is not any longer.
    let (mut good, mut bad) = (0, MOST_DAYS);
    while good + 1 < bad {
        let middle = (good + bad) / 2;
        if is_valid_in(middle) { good = middle } else { bad = middle }
    }
    Ok(Some(good))
}

/// Asks the server to switch to TLS.
async fn switch(tcp: &mut TcpStream, speech: Speech) -> Result<()> {
    match speech {
        Speech::Smtp => {
            hear(tcp, |text| text.contains("\n220 ")).await?;
            tcp.write_all(b"EHLO localhost\r\n").await?;
            hear(tcp, |text| text.contains("\n250 ")).await?;
            tcp.write_all(b"STARTTLS\r\n").await?;
            hear(tcp, |text| text.contains("\n220 ")).await
        }
        Speech::Imap => {
            hear(tcp, |text| text.contains("\n* OK")).await?;
            tcp.write_all(b"a STARTTLS\r\n").await?;
            hear(tcp, |text| text.contains("\na OK")).await
        }
    }
}

/// Reads whole lines until the answer is complete.
async fn hear(tcp: &mut TcpStream, is_complete: impl Fn(&str) -> bool) -> Result<()> {
    let mut text = String::from("\n");
    while text.len() < MOST_BYTES {
        let byte = tcp.read_u8().await.context("the server has closed the connection")?;
        text.push(char::from(byte));
        if byte == b'\n' && is_complete(&text) {
            return Ok(());
        }
    }
    bail!("the server does not switch to TLS")
}
