//! The certificate that the judge shows to browsers, from files that are read anew when they change.
use anyhow::{Context as _, Result, bail};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::SystemTime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;

/// A certificate with its key. Whatever renews it writes the files; nobody need tell the judge.
#[derive(Debug)]
pub struct Certificate {
    chain: PathBuf,
    key: PathBuf,
    now: RwLock<Arc<CertifiedKey>>,
    /// The files as they were when they were last looked at.
    seen: Mutex<FileStamps>,
}

/// The time at which each file was changed, and its length: two programs can write within one tick of a file system's
/// clock.
type FileStamps = [Option<(SystemTime, u64)>; 2];

impl Certificate {
    /// Reads the certificate with those above it (PEM, as `fullchain.pem`), and its key.
    ///
    /// # Errors
    /// If a file cannot be read, or they do not fit.
    pub fn open(chain: &Path, key: &Path) -> Result<Arc<Self>> {
        let seen = stamp(chain, key);
        let now = read(chain, key)?;
        Ok(Arc::new(Self {
            chain: chain.to_owned(),
            key: key.to_owned(),
            now: RwLock::new(now),
            seen: Mutex::new(seen),
        }))
    }

    /// Reads the files if they have changed: were they? What does not fit is not taken (perhaps only one of both is written yet),
    /// and is looked at again when it changes again.
    ///
    /// # Errors
    /// If they have changed, and cannot be used. The certificate before stays.
    pub fn look_again(&self) -> Result<bool> {
        let stamp = stamp(&self.chain, &self.key);
        {
            let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            if *seen == stamp {
                return Ok(false);
            }
            *seen = stamp;
        }
        let new = read(&self.chain, &self.key)?;
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(true)
    }

    /// Shakes hands with it: TLS 1.2 or 1.3, and HTTP/1.1 behind it.
    pub fn acceptor(self: &Arc<Self>) -> Result<TlsAcceptor> {
        let provider = Arc::new(ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let mut config = config.with_no_client_auth().with_cert_resolver(self.clone());
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.now.read().unwrap_or_else(PoisonError::into_inner).clone())
    }
}

fn stamp(chain: &Path, key: &Path) -> FileStamps {
    [chain, key].map(|path| {
        let about = std::fs::metadata(path).ok()?;
        Some((about.modified().ok()?, about.len()))
    })
}

fn read(chain: &Path, key: &Path) -> Result<Arc<CertifiedKey>> {
    let about = || format!("cannot read the certificate {} (see [web.tls])", chain.display());
    let certificates = CertificateDer::pem_file_iter(chain).with_context(about)?;
    let certificates: Vec<CertificateDer<'static>> = certificates.collect::<Result<_, _>>().with_context(about)?;
    if certificates.is_empty() {
        bail!(
            "there is no certificate in {} (see [web.tls]); it begins with -----BEGIN CERTIFICATE-----",
            chain.display()
        );
    }
    let about = || format!("cannot read the key {} (see [web.tls])", key.display());
    let secret = PrivateKeyDer::from_pem_file(key).with_context(about)?;
    let about = || format!("the key {} is not that of the certificate {}", key.display(), chain.display());
    Ok(Arc::new(CertifiedKey::from_der(certificates, secret, &ring::default_provider()).with_context(about)?))
}
