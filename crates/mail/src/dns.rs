//! The DNS, as [`names`](super::names) queries it.
use super::names::{Names, RecordKind, Unasked};
use mail_auth::hickory_resolver::TokioResolver;
use mail_auth::hickory_resolver::proto::rr::{RData, RecordType};
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::timeout;

/// The maximum time for one query.
const PATIENCE: Duration = Duration::from_secs(5);

/// The DNS, through this machine's resolver configuration.
pub struct Dns(TokioResolver);

impl Dns {
    /// Creates a resolver.
    ///
    /// # Errors
    /// If this machine has no resolver configuration.
    pub fn new() -> Result<Self, Unasked> {
        let unasked = |error: &dyn std::fmt::Display| Unasked(error.to_string());
        let mut builder = TokioResolver::builder_tokio().map_err(|error| unasked(&error))?;
        builder.options_mut().attempts = 1;
        builder.options_mut().timeout = PATIENCE / 2;
        Ok(Self(builder.build().map_err(|error| unasked(&error))?))
    }
}

impl Names for Dns {
    async fn ask(&self, kind: RecordKind, name: &str) -> Result<Vec<String>, Unasked> {
        let kinds: &[RecordType] = match kind {
            RecordKind::Mx => &[RecordType::MX],
            RecordKind::Address => &[RecordType::A, RecordType::AAAA],
            RecordKind::Pointer => &[RecordType::PTR],
            RecordKind::Text => &[RecordType::TXT],
        };
        let name = match kind {
            RecordKind::Pointer => {
                name.parse().map(reversed).map_err(|_| Unasked(format!("{name} is not an address")))?
            }
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

/// The reverse-lookup name of an address.
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
