//! The certificates of mail servers and of the pages.
use crate::judge::config::{Config, Outbound};
use crate::mail::certificate::{Speech, Validity, validity};
use crate::mail::peer::Security;
use crate::server::check::web;
use crate::store::NotedCertificate;
use jiff::{SignedDuration, Timestamp};
use std::path::PathBuf;
use std::time::Duration;
use tokio::time::timeout;

/// The maximum time to wait for a server.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server with a certificate.
#[derive(Clone, Debug)]
pub struct TlsServer {
    /// Its name, as findings call it.
    pub name: String,
    host: String,
    port: u16,
    security: Security,
    speech: Speech,
    ca_file: Option<PathBuf>,
}

impl TlsServer {
    /// The servers of this configuration.
    pub fn all(config: &Config) -> Vec<Self> {
        let mut all: Vec<Self> = config
            .inbound
            .imap
            .iter()
            .map(|imap| Self {
                name: format!("IMAP {}:{}", imap.host, imap.port()),
                host: imap.host.clone(),
                port: imap.port(),
                security: imap.security,
                speech: Speech::Imap,
                ca_file: imap.ca_file.clone(),
            })
            .collect();
        if let Outbound::Smtp(smtp) = &config.outbound {
            all.push(Self {
                name: format!("SMTP {}:{}", smtp.host, smtp.port()),
                host: smtp.host.clone(),
                port: smtp.port(),
                security: smtp.security,
                speech: Speech::Smtp,
                ca_file: smtp.ca_file.clone(),
            });
        }
        if let Some(settings) = config.web.as_ref().filter(|web| web.url.is_https())
            && let Some((host, port)) = web::parts(&settings.url)
        {
            all.push(Self {
                name: format!("the pages at {}", settings.url),
                host: host.to_owned(),
                port,
                security: Security::Tls,
                speech: Speech::Smtp,
                ca_file: settings.ca_file.clone(),
            });
        }
        all.retain(|server| server.security != Security::Plain);
        all
    }

    /// Returns the validity of its certificate, if it can be reached and is trusted.
    pub async fn validity(&self, now: Timestamp) -> Option<Validity> {
        let Self { host, port, security, speech, ca_file, .. } = self;
        let asked = validity(host, *port, *security, *speech, ca_file.as_ref(), now);
        timeout(PATIENCE, asked).await.ok()?.ok()?
    }
}

/// The certificates of these servers, after those noted `before`: one that cannot be reached now keeps its note.
pub fn renewed(
    servers: &[(TlsServer, Option<Validity>)],
    before: &[NotedCertificate],
    now: Timestamp,
) -> Vec<NotedCertificate> {
    let noted = |(server, validity): &(TlsServer, Option<Validity>)| match validity {
        Some(validity) => {
            let left = SignedDuration::from_hours(i64::try_from(validity.left).unwrap_or(i64::MAX / 3600));
            let ends = now.checked_add(left).unwrap_or(Timestamp::MAX);
            Some(NotedCertificate { name: server.name.clone(), ends, whole_hours: validity.whole })
        }
        None => before.iter().find(|noted| noted.name == server.name).cloned(),
    };
    servers.iter().filter_map(noted).collect()
}
