//! Signs the judge's e-mails (DKIM, RFC 6376; RFC 8463 for Ed25519), unless the mail server does.
//!
//! A signature covers the e-mail's exact bytes. It is dated with the e-mail's time of writing, so that sending again gives the same bytes.
//! Important headers are signed once more than they occur, so that no one can add another one.
pub use super::settings::{DkimSettings, Record};
use anyhow::{Context as _, Result, anyhow, bail};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as BASE64;
use jiff::Timestamp;
use mail_auth::common::crypto::{DkimKey, Ed25519Key, RsaKey, Sha256, SigningKey as _};
use mail_auth::common::headers::{HeaderStream, Writable, Writer};
use mail_auth::dkim::Signature;
use mail_auth::dkim::canonicalize::CanonicalHeaders;
use std::fmt;
use std::fs;
use std::path::Path;
use std::process::Command;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;

/// The headers that are signed, present or not.
const SIGNED: &[&str] = &[
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Reply-To",
    "In-Reply-To",
    "References",
    "List-Id",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "Content-Type",
    "MIME-Version",
    "Auto-Submitted",
];

/// Signs e-mails, with one or more keys.
pub struct Signer {
    keys: Vec<Key>,
}

struct Key {
    selector: String,
    domain: String,
    key: DkimKey,
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Omits the keys themselves.
        f.debug_list().entries(self.keys.iter().map(Key::name)).finish()
    }
}

impl Signer {
    /// Reads the keys of the judge with this address; `None` if none are configured.
    ///
    /// # Errors
    /// If a key cannot be read.
    pub fn new(settings: &[DkimSettings], address: &str) -> Result<Option<Self>> {
        let own = address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
        let key = |key: &DkimSettings| {
            let domain = key.domain.as_deref().unwrap_or(own).to_ascii_lowercase();
            Ok(Key { selector: key.selector.clone(), domain, key: read_key(&key.key_file)? })
        };
        let keys: Vec<Key> = settings.iter().map(key).collect::<Result<_>>()?;
        Ok((!keys.is_empty()).then_some(Self { keys }))
    }

    /// Returns the e-mail with its signatures at the top. `letter` has CRLF line ends. Trailing blank lines are removed, because verifiers
    /// disagree on them.
    pub fn sign(&self, letter: &[u8], written: Timestamp) -> Vec<u8> {
        let mut signed = Vec::with_capacity(letter.len() + 1024 * self.keys.len());
        let letter = [without_blank_end(letter), b"\r\n"].concat();
        for key in &self.keys {
            match key.sign(&letter, written) {
                Ok(signature) => signature.write(&mut signed, true),
                // An unsigned e-mail is better than none.
                Err(error) => tracing::warn!("could not sign an e-mail: {error:#}"),
            }
        }
        signed.extend_from_slice(&letter);
        signed
    }

    /// Returns the required DNS records.
    pub fn records(&self) -> Vec<Record> {
        self.keys.iter().map(Key::record).collect()
    }
}

/// The e-mail without trailing white space. An empty body is still a body.
fn without_blank_end(letter: &[u8]) -> &[u8] {
    let body = letter.windows(4).position(|four| four == b"\r\n\r\n").map_or(letter.len(), |at| at + 2);
    let end = letter.trim_ascii_end().len();
    letter.get(..end.max(body)).unwrap_or(letter)
}

impl Key {
    fn name(&self) -> String {
        format!("{}._domainkey.{}", self.selector, self.domain)
    }

    fn sign(&self, letter: &[u8], written: Timestamp) -> Result<Signature> {
        let mut signature = Signature {
            v: 1,
            a: self.key.algorithm(),
            d: self.domain.clone(),
            s: self.selector.clone(),
            // Each header is listed twice: the second covers one that an attacker might add.
            h: SIGNED.iter().chain(SIGNED).map(|name| (*name).to_owned()).collect(),
            t: written.as_second().max(0).unsigned_abs(),
            ..Signature::default()
        };
        let (_, headers, signed, body) = signature.canonicalize(Fields(letter));
        signature.h = signed;
        signature.bh = self.key.hash(body).as_ref().to_vec();
        signature.b = self.key.sign(Signable { headers, signature: &signature }).map_err(|error| anyhow!("{error}"))?;
        Ok(signature)
    }

    fn record(&self) -> Record {
        let (kind, public) = match &self.key {
            DkimKey::Rsa(key) => ("rsa", public_key_info(&key.public_key())),
            DkimKey::Ed25519(key) => ("ed25519", key.public_key()),
        };
        Record { name: self.name(), text: format!("v=DKIM1; k={kind}; p={}", BASE64.encode(&public)) }
    }
}

/// The headers of an e-mail, followed by its body.
struct Fields<'a>(&'a [u8]);

impl<'a> HeaderStream<'a> for Fields<'a> {
    fn next_header(&mut self) -> Option<(&'a [u8], &'a [u8])> {
        let colon = self.0.iter().position(|&byte| byte == b':').filter(|_| !self.0.starts_with(b"\r\n"))?;
        let (name, rest) = self.0.split_at_checked(colon)?;
        // A line that begins with a blank continues the previous one.
        let end = rest.windows(2).position(|pair| matches!(pair, [b'\n', next] if !matches!(next, b' ' | b'\t')));
        let (value, rest) = rest.split_at_checked(end.map_or(rest.len(), |end| end + 1))?;
        self.0 = rest;
        Some((name, value.get(1..).unwrap_or_default()))
    }

    fn body(&mut self) -> &'a [u8] {
        self.0.strip_prefix(b"\r\n").unwrap_or_default()
    }
}

/// The signed parts: the headers, then the signature itself without its value.
struct Signable<'a> {
    headers: CanonicalHeaders<'a>,
    signature: &'a Signature,
}

impl Writable for Signable<'_> {
    fn write(self, writer: &mut impl Writer) {
        self.headers.write(writer);
        self.signature.write(writer, false);
    }
}

/// Reads a private key.
fn read_key(file: &Path) -> Result<DkimKey> {
    let about = || format!("cannot use the DKIM key {}", file.display());
    let pem = fs::read(file).with_context(about)?;
    let der = PrivateKeyDer::from_pem_slice(&pem).map_err(|_| anyhow!("it contains no private key (PEM)"));
    key_of(&der.with_context(about)?).with_context(about)
}

fn key_of(der: &PrivateKeyDer<'_>) -> Result<DkimKey> {
    // `openssl genpkey -algorithm ed25519` omits the public key.
    if let PrivateKeyDer::Pkcs8(der) = der
        && let Ok(key) = Ed25519Key::from_pkcs8_maybe_unchecked_der(der.secret_pkcs8_der())
    {
        return Ok(DkimKey::Ed25519(key));
    }
    let key = RsaKey::<Sha256>::from_key_der(der.clone_key());
    key.map(DkimKey::Rsa).map_err(|_| anyhow!("it is neither an RSA key of 2048 to 4096 bits nor an Ed25519 key"))
}

/// Generates a private key (PEM). All verifiers support RSA; `openssl` generates it.
///
/// # Errors
/// If the key cannot be generated.
pub fn new_key(is_ed25519: bool) -> Result<String> {
    if is_ed25519 {
        let key = Ed25519Key::generate_pkcs8().map_err(|error| anyhow!("{error}"))?;
        return Ok(pem(&BASE64.encode(&key)));
    }
    let mut openssl = Command::new("openssl");
    openssl.args(["genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"]);
    let made = openssl.output().context("cannot run `openssl`, which creates the key: install it (Debian: openssl)")?;
    if !made.status.success() {
        bail!("`openssl genpkey` failed: {}", String::from_utf8_lossy(&made.stderr).trim());
    }
    String::from_utf8(made.stdout).context("`openssl genpkey` did not write a key")
}

fn pem(base64: &str) -> String {
    let characters: Vec<char> = base64.chars().collect();
    let lines = characters.chunks(64).map(|line| line.iter().collect::<String>() + "\n").collect::<String>();
    format!("-----BEGIN PRIVATE KEY-----\n{lines}-----END PRIVATE KEY-----\n")
}

/// An RSA key in its DNS form: a SubjectPublicKeyInfo (RFC 5280 section 4.1) around the key itself (RFC 8017 A.1.1).
fn public_key_info(key: &[u8]) -> Vec<u8> {
    /// The algorithm: rsaEncryption, without parameters.
    const RSA: &[u8] = &[0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];
    let bits = der(0x03, &[&[0], key].concat());
    der(0x30, &[RSA, &bits].concat())
}

/// A value in DER: tag, length, value.
fn der(kind: u8, value: &[u8]) -> Vec<u8> {
    let length = value.len().to_be_bytes();
    let digits = length.iter().position(|&digit| digit != 0).and_then(|at| length.get(at..)).unwrap_or_default();
    let mut out = vec![kind];
    match digits {
        [short] if *short < 0x80 => out.push(*short),
        digits => {
            out.push(0x80 | u8::try_from(digits.len()).unwrap_or(0));
            out.extend_from_slice(digits);
        }
    }
    out.extend_from_slice(value);
    out
}
