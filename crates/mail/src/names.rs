//! What the DNS says of the judge's domain: whether letters find their way to it, and whether others believe its letters.
use crate::dkim::Record;
use mail_auth::hickory_resolver::TokioResolver;
use mail_auth::hickory_resolver::proto::rr::{RData, RecordType};
use std::future::Future;
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::timeout;

/// The maximum time for one question.
const PATIENCE: Duration = Duration::from_secs(5);
/// Domains that are in nobody's DNS (RFC 2606, RFC 6761, RFC 6762).
const PRIVATE: &[&str] = &["localhost", "test", "invalid", "example", "local", "internal", "lan", "home.arpa"];

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The servers that take the letters of a domain, the most preferred first.
    Mx,
    /// The addresses of a host.
    Address,
    /// The names of an address.
    Pointer,
    /// Texts.
    Text,
}

/// The DNS could not be asked: this says nothing about what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unasked(pub String);

/// Whoever answers questions: the DNS, or a table of a test.
pub trait Names {
    /// The answers; none if there is no such name or record.
    fn ask(&self, kind: Kind, name: &str) -> impl Future<Output = Result<Vec<String>, Unasked>>;
}

/// The DNS, as this machine is set up to ask it.
pub struct Dns(TokioResolver);

impl Dns {
    /// The DNS.
    ///
    /// # Errors
    /// If this machine is not set up to ask it.
    pub fn new() -> Result<Self, Unasked> {
        let unasked = |error: &dyn std::fmt::Display| Unasked(error.to_string());
        let mut builder = TokioResolver::builder_tokio().map_err(|error| unasked(&error))?;
        builder.options_mut().attempts = 1;
        builder.options_mut().timeout = PATIENCE / 2;
        Ok(Self(builder.build().map_err(|error| unasked(&error))?))
    }
}

impl Names for Dns {
    async fn ask(&self, kind: Kind, name: &str) -> Result<Vec<String>, Unasked> {
        let kinds: &[RecordType] = match kind {
            Kind::Mx => &[RecordType::MX],
            Kind::Address => &[RecordType::A, RecordType::AAAA],
            Kind::Pointer => &[RecordType::PTR],
            Kind::Text => &[RecordType::TXT],
        };
        let name = match kind {
            Kind::Pointer => name.parse().map(reversed).map_err(|_| Unasked(format!("{name} is not an address")))?,
            _ => format!("{}.", name.trim_end_matches('.')),
        };
        let mut found = Vec::new();
        for kind in kinds {
            match timeout(PATIENCE, self.0.lookup(name.as_str(), *kind)).await {
                Err(_) => return Err(Unasked("it does not answer".to_owned())),
                Ok(Err(error)) if error.is_no_records_found() => {}
                Ok(Err(error)) => return Err(Unasked(error.to_string())),
                Ok(Ok(answer)) => found.extend(answer.answers().iter().filter_map(|record| words(&record.data))),
            }
        }
        found.sort_by_key(|(preference, _)| *preference);
        Ok(found.into_iter().map(|(_, text)| text).collect())
    }
}

/// A record as text, with its preference.
fn words(data: &RData) -> Option<(u16, String)> {
    let host = |name: String| name.trim_end_matches('.').to_ascii_lowercase();
    match data {
        RData::MX(mx) => Some((mx.preference, host(mx.exchange.to_string()))),
        RData::A(address) => Some((0, address.0.to_string())),
        RData::AAAA(address) => Some((0, address.0.to_string())),
        RData::PTR(name) => Some((0, host(name.to_string()))),
        RData::TXT(text) => {
            let bytes: Vec<u8> = text.txt_data.iter().flat_map(|piece| piece.iter().copied()).collect();
            Some((0, String::from_utf8_lossy(&bytes).into_owned()))
        }
        _ => None,
    }
}

/// The name under which the names of an address are.
fn reversed(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => {
            let [a, b, c, d] = address.octets();
            format!("{d}.{c}.{b}.{a}.in-addr.arpa.")
        }
        IpAddr::V6(address) => {
            let digits = address.octets().into_iter().rev().flat_map(|byte| [byte & 15, byte >> 4]);
            digits.map(|digit| format!("{digit:x}.")).collect::<String>() + "ip6.arpa."
        }
    }
}

/// Something that was found in the DNS, or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// It is as it should be.
    Good(String),
    /// Something to know.
    Note(String),
    /// Something is missing or wrong, and what to do.
    Wrong(String, String),
}

/// Is the domain one that nobody else can look up?
pub fn is_private(domain: &str) -> bool {
    let last = |suffix: &&str| domain == *suffix || domain.ends_with(&format!(".{suffix}"));
    !domain.contains('.') || PRIVATE.iter().any(last)
}

/// The record that leads letters for a domain to this host.
pub fn mx_record(domain: &str, host: &str) -> String {
    format!("{domain}. IN MX 10 {host}.")
}

/// The record that says that only its mail servers send for a domain (SPF). It is a soft one: letters that others pass on arrive.
pub fn spf_record(domain: &str) -> String {
    format!("{domain}. IN TXT \"v=spf1 mx ~all\"")
}

/// The record that says that a domain signs its letters, and what to do with others (DMARC).
pub fn dmarc_record(domain: &str) -> String {
    format!("_dmarc.{domain}. IN TXT \"v=DMARC1; p=none\"")
}

/// Looks up what others look up of a domain: where its letters go, and who may send them. `host` is the mail server that it should
/// have if it has none, and `keys` are the records of the keys that the judge signs with.
pub async fn examine(names: &impl Names, domain: &str, host: &str, keys: &[Record]) -> Vec<Found> {
    if is_private(domain) {
        return vec![Found::Note(format!("DNS: {domain} is a name for yourself alone, so nothing is looked up"))];
    }
    let mut found = Vec::new();
    if let Err(Unasked(why)) = ask_all(names, (domain, host), keys, &mut found).await {
        found.push(Found::Note(format!("DNS: it could not be asked, so nothing more is known of {domain} ({why})")));
    }
    found
}

async fn ask_all(
    names: &impl Names,
    (domain, host): (&str, &str),
    keys: &[Record],
    found: &mut Vec<Found>,
) -> Result<(), Unasked> {
    let servers = names.ask(Kind::Mx, domain).await?;
    match servers.first() {
        None => found.push(Found::Wrong(
            format!("DNS: {domain} has no MX record, so letters may not find their way"),
            format!("Add: {}", mx_record(domain, host)),
        )),
        Some(server) => {
            found.push(Found::Good(format!("DNS: letters to {domain} go to {}", servers.join(", "))));
            ask_host(names, server, found).await?;
        }
    }
    let about = |text: &String, version: &str| text.trim_start().to_ascii_lowercase().starts_with(version);
    let texts = names.ask(Kind::Text, domain).await?;
    match texts.iter().filter(|text| about(text, "v=spf1")).count() {
        1 => found.push(Found::Good(format!("DNS: SPF of {domain}"))),
        0 => found.push(Found::Wrong(
            format!("DNS: {domain} has no SPF record, so many servers refuse the judge's letters"),
            format!("Add: {} (with your provider's `include:` if it sends them)", spf_record(domain)),
        )),
        n => found.push(Found::Wrong(
            format!("DNS: {domain} has {n} SPF records, so none is valid"),
            "Make one of them.".to_owned(),
        )),
    }
    for key in keys {
        let there = names.ask(Kind::Text, &key.name).await?;
        let public = |text: &str| text.split(';').find_map(|part| part.trim().strip_prefix("p=").map(without_blanks));
        if there.is_empty() {
            found.push(Found::Wrong(
                format!("DNS: {} has no record, so nobody can check the judge's signature (DKIM)", key.name),
                "`chancery dkim records` prints it.".to_owned(),
            ));
        } else if there.iter().any(|text| public(text) == public(&key.text)) {
            found.push(Found::Good(format!("DNS: DKIM key {}", key.name)));
        } else {
            found.push(Found::Wrong(
                format!("DNS: {} has another key than the one that the judge signs with (DKIM)", key.name),
                "`chancery dkim records` prints the right record.".to_owned(),
            ));
        }
    }
    if keys.is_empty() {
        let what = "DNS: the judge does not sign its letters (`[[dkim]]`), so the mail server must";
        found.push(Found::Note(what.to_owned()));
    }
    let policies = names.ask(Kind::Text, &format!("_dmarc.{domain}")).await?;
    found.push(match policies.iter().any(|text| about(text, "v=dmarc1")) {
        true => Found::Good(format!("DNS: DMARC of {domain}")),
        false => Found::Wrong(
            format!("DNS: {domain} has no DMARC record, so large mail providers refuse the judge's letters"),
            format!("Add: {}", dmarc_record(domain)),
        ),
    });
    Ok(())
}

async fn ask_host(names: &impl Names, host: &str, found: &mut Vec<Found>) -> Result<(), Unasked> {
    let addresses = names.ask(Kind::Address, host).await?;
    if addresses.is_empty() {
        found.push(Found::Wrong(
            format!("DNS: {host} has no address, so letters do not find their way"),
            "Add an A (or AAAA) record for it, or name another host in the MX record.".to_owned(),
        ));
    }
    for address in addresses {
        let back = names.ask(Kind::Pointer, &address).await?;
        found.push(match back.first() {
            _ if back.iter().any(|name| name == host) => Found::Good(format!("DNS: {host} is {address}, and back (PTR)")),
            Some(other) => Found::Note(format!(
                "DNS: {host} is {address}, whose name (PTR) is {other}: if the judge's letters leave from there, the names must agree"
            )),
            None => Found::Note(format!(
                "DNS: {host} is {address}, which has no name (PTR): if the judge's letters leave from there, many servers refuse them"
            )),
        });
    }
    Ok(())
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}
