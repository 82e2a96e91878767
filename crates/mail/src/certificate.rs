//! The remaining validity of a mail server's certificate.
use super::peer::{Security, connect, protect, resolve, roots, tls};
use anyhow::{Context as _, Result, bail};
use chancery_text::counted;
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

/// The furthest time searched, in each direction.
const MOST_HOURS: u32 = 400 * 24;
const HOUR: Duration = Duration::from_secs(60 * 60);
/// The longest reply to a command before TLS.
const MOST_BYTES: usize = 16 << 10;

/// The protocol that a server speaks before it switches to TLS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speech {
    /// RFC 3207
    Smtp,
    /// RFC 9051
    Imap,
}

/// The validity of a server's certificate in whole hours, including its chain up to a trusted authority.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Validity {
    /// The hours left.
    pub left: u64,
    /// The hours from start to end, as far as they matter.
    pub whole: u64,
}

impl Validity {
    /// Returns whether it should have been renewed: less than a third of the validity is left. Renewal programs renew earlier.
    pub fn is_ending(self) -> bool {
        self.left.saturating_mul(3) < self.whole
    }

    /// Returns the remaining validity in words.
    pub fn left(self) -> String {
        if self.left < 48 { counted(self.left, "hour") } else { counted(self.left / 24, "day") }
    }
}

/// Returns the validity of a server's certificate; `None` if the connection is not encrypted.
///
/// # Errors
/// If the server cannot be reached, or its certificate is not valid now.
pub async fn validity(
    host: &str,
    port: u16,
    security: Security,
    speech: Speech,
    ca_file: Option<&PathBuf>,
    now: Timestamp,
) -> Result<Option<Validity>> {
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
    let is_valid_at =
        |time: Duration| verifier.verify_server_cert(leaf, above, &name, &[], UnixTime::since_unix_epoch(time)).is_ok();
    let left = reach(|hours| is_valid_at(now + HOUR * hours));
    let passed = reach(|hours| is_valid_at(now.saturating_sub(HOUR * hours)));
    Ok(Some(Validity { left: left.into(), whole: (left + passed).into() }))
}

/// The largest number of hours for which this holds. It holds for zero, since TLS works, and fails from some point onwards.
fn reach(holds: impl Fn(u32) -> bool) -> u32 {
    let (mut good, mut bad) = (0, MOST_HOURS);
    while good + 1 < bad {
        let middle = u32::midpoint(good, bad);
        if holds(middle) { good = middle } else { bad = middle }
    }
    good
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

/// Reads whole lines until the reply is complete.
async fn hear(tcp: &mut TcpStream, is_complete: impl Fn(&str) -> bool) -> Result<()> {
    let mut text = String::from("\n");
    while text.len() < MOST_BYTES {
        let byte = tcp.read_u8().await.context("the server closed the connection")?;
        text.push(char::from(byte));
        if byte == b'\n' && is_complete(&text) {
            return Ok(());
        }
    }
    bail!("the server does not switch to TLS")
}
