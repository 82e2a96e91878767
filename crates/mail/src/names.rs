//! The DNS records of the judge's domain: whether e-mails reach it, and whether other servers accept its e-mails.
pub use super::dns::Dns;
use super::settings::Record;
use std::future::Future;

/// Domains that are not in the public DNS (RFC 2606, RFC 6761, RFC 6762).
const PRIVATE: &[&str] = &["localhost", "test", "invalid", "example", "local", "internal", "lan", "home.arpa"];
/// Top-level domains that no one can register.
#[cfg(feature = "mail-auth")]
const RESERVED: &[&str] = &["localhost", "test", "invalid", "example"];

/// The kind of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RecordKind {
    /// A domain's mail servers, most preferred first.
    Mx,
    /// The addresses of a host.
    Address,
    /// The host names of an address.
    Pointer,
    /// Text records.
    Text,
}

/// A failed query, which says nothing about the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unasked(pub String);

/// A resolver: the DNS, or a table in a test.
pub trait Names {
    /// The records; empty if the name or the record does not exist.
    fn ask(&self, kind: RecordKind, name: &str) -> impl Future<Output = Result<Vec<String>, Unasked>>;
}

/// A finding about the DNS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A correct record.
    Good(String),
    /// A fact worth knowing.
    Note(String),
    /// A missing or wrong entry, and the remedy.
    Wrong(String, String),
}

/// Returns whether the domain is private, so that no one else can look it up.
pub fn is_private(domain: &str) -> bool {
    !domain.contains('.') || ends_in(domain, PRIVATE)
}

/// Returns whether the domain is one that no one can register (RFC 2606).
#[cfg(feature = "mail-auth")]
pub(super) fn is_reserved(domain: &str) -> bool {
    ends_in(domain, RESERVED)
}

fn ends_in(domain: &str, suffixes: &[&str]) -> bool {
    suffixes.iter().any(|suffix| domain.strip_suffix(suffix).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')))
}

/// The record that directs a domain's e-mails to this host.
pub fn mx_record(domain: &str, host: &str) -> String {
    format!("{domain}. IN MX 10 {host}.")
}

/// The record that allows only the domain's own mail servers to send for it (SPF). It is a soft rule, so that forwarded e-mails arrive.
pub fn spf_record(domain: &str) -> String {
    format!("{domain}. IN TXT \"v=spf1 mx ~all\"")
}

/// The record that says that a domain signs its e-mails, and what to do with unsigned ones (DMARC).
pub fn dmarc_record(domain: &str) -> String {
    format!("_dmarc.{domain}. IN TXT \"v=DMARC1; p=none\"")
}

/// Checks the DNS records that other servers look up: where a domain's e-mails go, and who may send them. `host` is the mail server to
/// suggest if it has none, and `keys` are the records of the judge's signing keys.
pub async fn examine(names: &impl Names, domain: &str, host: &str, keys: &[Record]) -> Vec<Found> {
    if is_private(domain) {
        return vec![Found::Note(format!("DNS: {domain} is a private name, so this check looks nothing up"))];
    }
    let mut found = Vec::new();
    if let Err(Unasked(why)) = ask_all(names, (domain, host), keys, &mut found).await {
        found.push(Found::Note(format!("DNS: the query failed, so this check knows no more about {domain} ({why})")));
    }
    found
}

async fn ask_all(
    names: &impl Names,
    (domain, host): (&str, &str),
    keys: &[Record],
    found: &mut Vec<Found>,
) -> Result<(), Unasked> {
    let servers = names.ask(RecordKind::Mx, domain).await?;
    match servers.first() {
        None => found.push(Found::Wrong(
            format!("DNS: {domain} has no MX record, so e-mails may not arrive"),
            format!("Add: {}", mx_record(domain, host)),
        )),
        Some(server) => {
            found.push(Found::Good(format!("DNS: e-mails to {domain} go to {}", servers.join(", "))));
            ask_host(names, server, found).await?;
        }
    }
    let about = |text: &String, version: &str| text.trim_start().to_ascii_lowercase().starts_with(version);
    let texts = names.ask(RecordKind::Text, domain).await?;
    match texts.iter().filter(|text| about(text, "v=spf1")).count() {
        1 => found.push(Found::Good(format!("DNS: SPF of {domain}"))),
        0 => found.push(Found::Wrong(
            format!("DNS: {domain} has no SPF record, so many servers refuse the judge's e-mails"),
            format!("Add: {} (with your provider's `include:` if it sends them)", spf_record(domain)),
        )),
        n => found.push(Found::Wrong(
            format!("DNS: {domain} has {n} SPF records, so none is valid"),
            "Merge them into one.".to_owned(),
        )),
    }
    for key in keys {
        let there = names.ask(RecordKind::Text, &key.name).await?;
        let public = |text: &str| text.split(';').find_map(|part| part.trim().strip_prefix("p=").map(without_blanks));
        if there.is_empty() {
            found.push(Found::Wrong(
                format!("DNS: {} has no record, so no server can check the judge's signature (DKIM)", key.name),
                "`chancery dkim records` prints it.".to_owned(),
            ));
        } else if there.iter().any(|text| public(text) == public(&key.text)) {
            found.push(Found::Good(format!("DNS: DKIM key {}", key.name)));
        } else {
            found.push(Found::Wrong(
                format!("DNS: {} has another key than the judge's signing key (DKIM)", key.name),
                "`chancery dkim records` prints the right record.".to_owned(),
            ));
        }
    }
    if keys.is_empty() {
        let what = "DNS: the judge does not sign its e-mails (`[[dkim]]`), so the mail server must";
        found.push(Found::Note(what.to_owned()));
    }
    let policies = names.ask(RecordKind::Text, &format!("_dmarc.{domain}")).await?;
    found.push(match policies.iter().any(|text| about(text, "v=dmarc1")) {
        true => Found::Good(format!("DNS: DMARC of {domain}")),
        false => Found::Wrong(
            format!("DNS: {domain} has no DMARC record, so large mail providers refuse the judge's e-mails"),
            format!("Add: {}", dmarc_record(domain)),
        ),
    });
    Ok(())
}

async fn ask_host(names: &impl Names, host: &str, found: &mut Vec<Found>) -> Result<(), Unasked> {
    let addresses = names.ask(RecordKind::Address, host).await?;
    if addresses.is_empty() {
        found.push(Found::Wrong(
            format!("DNS: {host} has no address, so e-mails cannot arrive"),
            "Add an A (or AAAA) record for it, or name another host in the MX record.".to_owned(),
        ));
    }
    for address in addresses {
        let back = names.ask(RecordKind::Pointer, &address).await?;
        found.push(match back.first() {
            _ if back.iter().any(|name| name == host) => {
                Found::Good(format!("DNS: {host} is {address}, and back (PTR)"))
            }
            Some(other) => Found::Note(format!(
                "DNS: {host} is {address}, whose name (PTR) is {other}: if the judge's e-mails leave from there, the \
                 names must match"
            )),
            None => Found::Note(format!(
                "DNS: {host} is {address}, which has no name (PTR): if the judge's e-mails leave from there, many \
                 servers refuse them"
            )),
        });
    }
    Ok(())
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}
