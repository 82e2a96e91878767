//! Checks senders where no mail server does, by asking the DNS: DKIM (RFC 6376), SPF (RFC 7208) and DMARC (RFC 9989).
//!
//! An e-mail waits for the check only for a limited time. If the DNS does not reply, the sender is unknown, which is never an error.
use super::authenticity::{Authenticity, is_aligned};
use super::headers::Headers;
use super::names::is_reserved;
use super::source::Arrival;
use anyhow::{Context as _, Result};
use mail_auth::common::parse::TxtRecordParser as _;
use mail_auth::common::verify::DomainKey;
use mail_auth::dmarc::Dmarc;
use mail_auth::dmarc::verify::DmarcParameters;
use mail_auth::hickory_resolver::config::{ResolverConfig, ResolverOpts};
use mail_auth::hickory_resolver::proto::op::ResponseCode;
use mail_auth::spf::Spf;
use mail_auth::spf::verify::SpfParameters;
use mail_auth::{
    AuthenticatedMessage, DkimResult, DmarcResult, DnsError, Error, MX, MessageAuthenticator, Parameters, RecordSet,
    ResolverCache, SpfOutput, SpfResult, Txt,
};
use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::from_utf8;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// The time for which an e-mail waits for the DNS.
const PATIENCE: Duration = Duration::from_secs(10);
/// The maximum number of DNS replies in the cache, of each kind.
const MAX_KNOWN: usize = 10_000;

/// Checks senders.
pub struct SenderCheck {
    dns: MessageAuthenticator,
    known: Known,
    /// True to query the DNS for names that are not in the cache.
    asks_others: bool,
    /// The mail server's name, as in its `Received:`.
    received_by: Option<String>,
}

/// The DNS reply for a missing record.
fn no_such_name() -> Error {
    Error::Dns(DnsError::RecordNotFound(ResponseCode::NXDomain))
}

/// The DNS replies so far.
#[derive(Default)]
struct Known {
    texts: Cache<Box<str>, Txt>,
    mail_servers: Cache<Box<str>, RecordSet<MX>>,
    v4: Cache<Box<str>, RecordSet<Ipv4Addr>>,
    v6: Cache<Box<str>, RecordSet<Ipv6Addr>>,
    names: Cache<IpAddr, RecordSet<Box<str>>>,
}

impl SenderCheck {
    /// Creates a check that queries this machine's name servers. `received_by` is the name of the judge's mail server in its `Received:`
    /// lines; without it, SPF is not checked.
    ///
    /// # Errors
    /// If this machine has no resolver configuration.
    pub fn new(received_by: Option<String>) -> Result<Self> {
        let dns = MessageAuthenticator::new_system_conf();
        let dns = dns.context("cannot find the name servers of this machine (/etc/resolv.conf)")?;
        Ok(Self { dns, known: Known::default(), asks_others: true, received_by })
    }

    /// Creates a check that queries no server: the DNS has these text records, and no others.
    ///
    /// # Errors
    /// If a record cannot be read.
    pub fn offline(records: &[(&str, &str)], received_by: Option<String>) -> Result<Self> {
        let dns = MessageAuthenticator::new(ResolverConfig::default(), ResolverOpts::default())?;
        let known = Known {
            texts: Cache { otherwise: Some(Txt::Error(no_such_name())), ..Cache::default() },
            ..Known::default()
        };
        let forever = Instant::now() + Duration::from_secs(1 << 30);
        for (name, text) in records {
            let bytes = text.as_bytes();
            let record = match text.split(';').next().unwrap_or_default().trim() {
                "v=DKIM1" => Txt::DomainKey(Arc::new(DomainKey::parse(bytes)?)),
                "v=DMARC1" => Txt::Dmarc(Arc::new(Dmarc::parse(bytes)?)),
                _ => Txt::Spf(Arc::new(Spf::parse(bytes)?)),
            };
            known.texts.insert(format!("{name}.").into(), record, forever);
        }
        Ok(Self { dns, known, asks_others: false, received_by })
    }

    /// Sets for each e-mail whether it is from the address in its `From:`.
    pub async fn look_at(self: &Arc<Self>, arrivals: &mut [Arrival]) {
        let mut tasks = JoinSet::new();
        for (i, arrival) in arrivals.iter().enumerate() {
            // The signature of a truncated e-mail cannot be valid.
            if u64::try_from(arrival.raw.len()).is_ok_and(|read| read < arrival.size) {
                continue;
            }
            let (check, raw, from) = (Arc::clone(self), arrival.raw.clone(), arrival.envelope.from.clone());
            tasks.spawn(async move { (i, check.check(&raw, from.as_deref()).await) });
        }
        while let Some(checked) = tasks.join_next().await {
            // If the check fails, the sender is unknown.
            let Ok((i, authenticity)) = checked else { continue };
            if let Some(arrival) = arrivals.get_mut(i) {
                arrival.authenticity = Some(authenticity);
            }
        }
    }

    /// Checks whether the e-mail is from the address in its `From:`. `envelope_from` is the sender according to the mail server.
    pub async fn check(&self, raw: &[u8], envelope_from: Option<&str>) -> Authenticity {
        let found = timeout(PATIENCE, self.ask(raw, envelope_from)).await;
        found.unwrap_or_else(|_| {
            tracing::debug!("a sender was not checked: the DNS did not answer in time");
            Authenticity::Unknown
        })
    }

    async fn ask(&self, raw: &[u8], envelope_from: Option<&str>) -> Authenticity {
        // Signatures cover CRLF line ends, even if a Maildir has converted them.
        let lines: Vec<u8> = raw.iter().copied().filter(|byte| *byte != b'\r').collect();
        let (headers, _) = Headers::split(&lines);
        let raw = lines.split_inclusive(|byte| *byte == b'\n').fold(Vec::new(), |mut raw, line| {
            raw.extend_from_slice(line.strip_suffix(b"\n").unwrap_or(line));
            raw.extend_from_slice(b"\r\n");
            raw
        });
        let senders = headers.mailboxes("from");
        let ([(from, _)], Some(message)) = (senders.as_slice(), AuthenticatedMessage::parse(&raw)) else {
            return Authenticity::Unknown;
        };
        let domain = from.rsplit_once('@').map_or("", |(_, domain)| domain);
        // The DNS cannot have a reserved domain, so no query is needed.
        if self.asks_others && is_reserved(domain) {
            return Authenticity::Unknown;
        }
        let signatures = self.dns.verify_dkim(self.known.of(&message)).await;
        let client = self.received_by.as_deref().and_then(|by| client(&headers, by));
        let return_path = return_path(&headers);
        let sender = envelope_from.unwrap_or_else(|| return_path.trim_matches(['<', '>', ' ']));
        let sender_domain = sender.rsplit_once('@').map_or("", |(_, domain)| domain);
        let spf = match &client {
            Some((ip, helo)) if !sender_domain.is_empty() => {
                let us = self.received_by.as_deref().unwrap_or_default();
                self.dns.verify_spf(self.known.of(SpfParameters::verify_mail_from(*ip, helo, us, sender))).await
            }
            _ => SpfOutput::new(String::new()).with_result(SpfResult::None),
        };
        let parameters = DmarcParameters {
            message: &message,
            dkim_output: &signatures,
            dkim2_output: None,
            rfc5321_mail_from_domain: sender_domain,
            spf_output: &spf,
        };
        let policy = self.dns.verify_dmarc(self.known.of(parameters)).await;
        let signed = signatures.iter().any(|signature| {
            let by = signature.signature().is_some_and(|signature| is_aligned(domain, &signature.d));
            *signature.result() == DkimResult::Pass && by
        });
        let sent = spf.result() == SpfResult::Pass && is_aligned(domain, sender_domain);
        match policy.result() {
            DmarcResult::Pass => Authenticity::Proved,
            // Without SPF this is only half a check, and the e-mail may be genuine.
            DmarcResult::Fail(_) if client.is_some() && !sender_domain.is_empty() => Authenticity::Refuted,
            DmarcResult::None if signed || sent => Authenticity::Proved,
            _ => Authenticity::Unknown,
        }
    }
}

/// The envelope sender that the judge's mail server recorded, above all that a stranger wrote.
fn return_path(headers: &Headers) -> String {
    let above = headers.fields().take_while(|(name, _)| *name != "received").any(|(name, _)| name == "return-path");
    if above { headers.get("return-path").unwrap_or_default() } else { String::new() }
}

/// The machine that handed the e-mail to the judge's mail server, and its name for itself, from that server's `Received:`.
fn client(headers: &Headers, own: &str) -> Option<(IpAddr, String)> {
    for (_, value) in headers.fields().filter(|(name, _)| *name == "received") {
        let text = from_utf8(value).ok()?.split_whitespace().collect::<Vec<_>>().join(" ");
        let (from, by) = text.split_once(" by ")?;
        if !by.split([' ', ';']).next().is_some_and(|by| by.eq_ignore_ascii_case(own)) {
            return None;
        }
        let address = from.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']')).map(|(address, _)| address);
        let address = address.map(|address| address.strip_prefix("IPv6:").unwrap_or(address));
        let helo = from.strip_prefix("from ").and_then(|rest| rest.split(' ').next()).unwrap_or_default();
        let ip: IpAddr = address?.parse().ok()?;
        // The server may have handed the e-mail to itself. Below the line that it wrote first, everything may be a stranger's.
        if !ip.is_loopback() {
            return Some((ip, helo.to_owned()));
        }
    }
    None
}

type Asked<'x, P> = Parameters<
    'x,
    P,
    Cache<Box<str>, Txt>,
    Cache<Box<str>, RecordSet<MX>>,
    Cache<Box<str>, RecordSet<Ipv4Addr>>,
    Cache<Box<str>, RecordSet<Ipv6Addr>>,
    Cache<IpAddr, RecordSet<Box<str>>>,
>;

impl Known {
    fn of<P>(&self, params: P) -> Asked<'_, P> {
        Parameters {
            params,
            cache_txt: Some(&self.texts),
            cache_mx: Some(&self.mail_servers),
            cache_ptr: Some(&self.names),
            cache_ipv4: Some(&self.v4),
            cache_ipv6: Some(&self.v6),
        }
    }
}

/// Cached replies of one kind, each for its DNS lifetime.
struct Cache<K, V> {
    known: Mutex<HashMap<K, (V, Instant)>>,
    /// The reply for everything else, if no server is queried.
    otherwise: Option<V>,
}

impl<K, V> Default for Cache<K, V> {
    fn default() -> Self {
        Self { known: Mutex::default(), otherwise: None }
    }
}

impl<K: Hash + Eq, V: Clone> ResolverCache<K, V> for Cache<K, V> {
    fn get<Q>(&self, name: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let good = known.get(name).filter(|(_, until)| Instant::now() < *until);
        good.map(|(value, _)| value.clone()).or_else(|| self.otherwise.clone())
    }

    fn remove<Q>(&self, name: &Q) -> Option<V>
    where
        K: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(name).map(|(value, _)| value)
    }

    fn insert(&self, key: K, value: V, valid_until: Instant) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if MAX_KNOWN <= known.len() {
            known.clear();
        }
        known.insert(key, (value, valid_until));
    }
}
