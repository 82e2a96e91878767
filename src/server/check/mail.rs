//! Checks the mail transports: logins, certificates, and the DNS.
use super::findings::Findings;
use crate::judge::config::{Config, Outbound};
use crate::judge::letterhead;
use crate::mail::certificate::{Speech, validity};
use crate::mail::dkim::Signer;
use crate::mail::imap::ImapSource;
use crate::mail::names::{self, Dns, Found, Unasked};
use crate::mail::peer::Security;
use crate::mail::smtp::SmtpSink;
use crate::mail::source::Source as _;
use crate::server::machine::mail_host;
use jiff::Timestamp;
use std::path::PathBuf;
use std::time::Duration;
use tokio::time::timeout;

/// The maximum time to wait for a mail server.
const PATIENCE: Duration = Duration::from_secs(30);
/// The maximum time for all DNS queries.
const PATIENCE_FOR_NAMES: Duration = Duration::from_secs(20);

/// Checks that the servers let the judge log in.
pub(super) async fn check(config: &Config, now: Timestamp, findings: &mut Findings) {
    for imap in &config.inbound.imap {
        let tried = match ImapSource::new(imap.clone()) {
            Ok(mut source) => (source.name(), timeout(PATIENCE, source.fetch()).await),
            Err(error) => (format!("IMAP {}", imap.host), Ok(Err(error))),
        };
        match tried {
            (name, Ok(Ok(_))) => {
                findings.good(name.clone());
                let at = (imap.host.as_str(), imap.port(), imap.security, Speech::Imap, imap.ca_file.as_ref());
                check_certificate(&name, at, now, findings).await;
            }
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
            Ok(Ok(())) => {
                findings.good(name.clone());
                let at = (smtp.host.as_str(), smtp.port(), smtp.security, Speech::Smtp, smtp.ca_file.as_ref());
                check_certificate(&name, at, now, findings).await;
            }
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

/// Warns of a certificate that expires soon.
pub(super) async fn check_certificate(
    name: &str,
    (host, port, security, speech, ca_file): (&str, u16, Security, Speech, Option<&PathBuf>),
    now: Timestamp,
    findings: &mut Findings,
) {
    match timeout(PATIENCE, validity(host, port, security, speech, ca_file, now)).await {
        Ok(Ok(Some(validity))) if validity.is_ending() => findings.wrong(
            format!("{name}: its certificate is valid for only {} more", validity.left()),
            "Renew it, or tell that server's keeper. When it expires, no program trusts it: e-mail and browsers stop working.",
        ),
        Ok(Ok(Some(validity))) => findings.good(format!("{name}: its certificate is valid for {}", validity.left())),
        // It was good enough for the login just now.
        Ok(Ok(None) | Err(_)) | Err(_) => {}
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
