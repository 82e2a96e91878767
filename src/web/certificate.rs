//! The judge's TLS certificate, reloaded from its files when they change.
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

/// A certificate with its key. The renewal program only has to write the files. The judge notices on its own.
#[derive(Debug)]
pub struct Certificate {
    chain: PathBuf,
    key: PathBuf,
    now: RwLock<Arc<CertifiedKey>>,
    /// The stamps of the files at the last check.
    seen: Mutex<FileStamps>,
}

/// The modification time of each file, and its length, since two programs can write within one tick of a file system's clock.
type FileStamps = [Option<(SystemTime, u64)>; 2];

impl Certificate {
    /// Reads the certificate with its chain (PEM, as `fullchain.pem`), and its key.
    ///
    /// # Errors
    /// If a file cannot be read, or the certificate and the key do not match.
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

    /// Reloads the files if they have changed, and returns whether they had. Files that do not match are ignored until they
    /// change again, since perhaps only one of the two has been written yet.
    ///
    /// # Errors
    /// If they have changed and cannot be used. The previous certificate stays in use.
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

    /// Returns an acceptor for it: TLS 1.2 or 1.3, with HTTP/1.1.
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
            "{} contains no certificate (see [web.tls]); a certificate begins with -----BEGIN CERTIFICATE-----",
            chain.display()
        );
    }
    let about = || format!("cannot read the key {} (see [web.tls])", key.display());
    let secret = PrivateKeyDer::from_pem_file(key).with_context(about)?;
    let about = || format!("the key {} does not belong to the certificate {}", key.display(), chain.display());
    Ok(Arc::new(CertifiedKey::from_der(certificates, secret, &ring::default_provider()).with_context(about)?))
}
