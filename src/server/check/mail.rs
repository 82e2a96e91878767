//! Checks the mail transports: logins, certificates, and the DNS.
use super::findings::Findings;
use crate::judge::config::{Config, Outbound};
use crate::judge::letterhead;
use crate::mail::dkim::Signer;
use crate::mail::imap::ImapSource;
use crate::mail::names::{self, Dns, Found, Unasked};
use crate::mail::smtp::SmtpSink;
use crate::mail::source::Source as _;
use crate::server::certificates::TlsServer;
use crate::server::condition;
use crate::server::machine::mail_host;
use jiff::Timestamp;
use std::time::Duration;
use tokio::time::timeout;

/// The maximum time to wait for a mail server.
const PATIENCE: Duration = Duration::from_secs(30);
/// The maximum time for all DNS queries.
const PATIENCE_FOR_NAMES: Duration = Duration::from_secs(20);

/// Checks that the servers let the judge log in.
pub(super) async fn check(config: &Config, findings: &mut Findings) {
    for imap in &config.inbound.imap {
        let tried = match ImapSource::new(imap.clone()) {
            Ok(mut source) => (source.name(), timeout(PATIENCE, source.fetch()).await),
            Err(error) => (format!("IMAP {}", imap.host), Ok(Err(error))),
        };
        match tried {
            (name, Ok(Ok(_))) => findings.good(name),
            (name, Ok(Err(error))) => findings.wrong(format!("{name}: {error:#}"), "See [[inbound.imap]]."),
            (name, Err(_)) => findings.wrong(no_answer(&name), ""),
        }
    }
    if let Outbound::Smtp(smtp) = &config.outbound {
        let name = format!("SMTP {}:{}", smtp.host, smtp.port());
        let tried = match SmtpSink::new(smtp.clone(), letterhead(&config.address)) {
            Ok(mut sink) => timeout(PATIENCE, sink.check()).await,
            Err(error) => Ok(Err(format!("{error:#}"))),
        };
        match tried {
            Ok(Ok(())) => findings.good(name),
            Ok(Err(why)) => findings.wrong(format!("{name}: {why}"), "See [outbound.smtp]."),
            Err(_) => findings.wrong(no_answer(&name), ""),
        }
    }
    if let Outbound::Sendmail(sendmail) = &config.outbound {
        let name = format!("the program {}", sendmail.command.display());
        match std::fs::metadata(&sendmail.command) {
            Ok(about) if about.is_file() => {
                findings.good(name);
                findings.note(
                    "the service of deploy/ may not use Postfix's sendmail (NoNewPrivileges): use [outbound.smtp] there",
                );
            }
            Ok(_) => findings.wrong(format!("{name}: it is not a program"), "See [outbound.sendmail]."),
            Err(error) => findings.wrong(format!("{name}: {error}"), "See [outbound.sendmail]."),
        }
    }
    if !matches!(config.outbound, Outbound::Maildir(_)) {
        check_names(config, findings).await;
    }
}

fn no_answer(name: &str) -> String {
    format!("{name}: no answer within {} s (are `port` and `security` right?)", PATIENCE.as_secs())
}

/// Checks that certificates are renewed in time. Servers that cannot be reached have been reported.
pub(super) async fn check_certificates(config: &Config, now: Timestamp, findings: &mut Findings) {
    for server in TlsServer::all(config) {
        let Some(validity) = server.validity(now).await else { continue };
        match condition::certificate(&server.name, validity) {
            Some(ending) => findings.wrong(format!("{}: {}", ending.key.word(), ending.line()), &ending.remedy),
            None => findings.good(format!("{}: its certificate is valid for {}", server.name, validity.left())),
        }
    }
}

async fn check_names(config: &Config, findings: &mut Findings) {
    let domain = config.address.rsplit_once('@').map_or("", |(_, domain)| domain);
    let keys = match Signer::new(&config.dkim, &config.address) {
        Ok(signer) => signer.map(|signer| signer.records()).unwrap_or_default(),
        Err(error) => return findings.wrong(format!("DKIM: {error:#}"), "See [[dkim]]."),
    };
    let host = mail_host(domain);
    if names::is_private(domain) {
        return names::examine(&Nobody, domain, &host, &keys).await.into_iter().for_each(|found| findings.found(found));
    }
    let found = match Dns::new() {
        Ok(dns) => timeout(PATIENCE_FOR_NAMES, names::examine(&dns, domain, &host, &keys)).await,
        Err(Unasked(why)) => Ok(vec![Found::Note(format!("DNS: the query failed ({why})"))]),
    };
    let too_slow = || vec![Found::Note("DNS: the query took too long".to_owned())];
    found.unwrap_or_else(|_| too_slow()).into_iter().for_each(|found| findings.found(found));
}

/// A resolver that knows no names.
struct Nobody;

impl names::Names for Nobody {
    async fn ask(&self, _: names::RecordKind, _: &str) -> Result<Vec<String>, Unasked> {
        Ok(Vec::new())
    }
}
