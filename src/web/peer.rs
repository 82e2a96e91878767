//! Who is at the other end: the address that a connection comes from, or the one that a proxy of ours names.
use axum::http::HeaderMap;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// What connected: its address, or `None` at a Unix socket. The listener adds it to each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub Option<IpAddr>);

/// Who asks: that address, or the one that a proxy of ours names. The guard adds it to each request; `None` means that nobody can
/// tell. It is for counting only, and never logged or stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client(pub Option<IpAddr>);

/// What is counted as one: an IPv4 address, or the /64 that a provider gives to one household (RFC 6177).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Household(IpAddr);

impl From<IpAddr> for Household {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Self(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
            address @ IpAddr::V4(_) => Self(address),
        }
    }
}

impl fmt::Display for Household {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Addresses whose first bits are the same: `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    bits: u32,
}

impl Network {
    /// Reads `10.0.0.0/8`, `2001:db8::/32` or one address.
    pub fn parse(text: &str) -> Option<Self> {
        let (first, bits) = match text.split_once('/') {
            Some((first, bits)) => (first.parse::<IpAddr>().ok()?, Some(bits.parse::<u32>().ok()?)),
            None => (text.parse::<IpAddr>().ok()?, None),
        };
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        (bits <= most).then_some(Self { first, bits })
    }

    /// Is this address one of them?
    pub fn has(&self, address: IpAddr) -> bool {
        let same = |difference: u128, width: u32| self.bits == 0 || difference >> (width - self.bits.min(width)) == 0;
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(other)) => same(u128::from(first.to_bits() ^ other.to_bits()), 32),
            (IpAddr::V6(first), IpAddr::V6(other)) => same(first.to_bits() ^ other.to_bits(), 128),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl<'de> Deserialize<'de> for Network {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::parse(&text).ok_or_else(|| {
            D::Error::custom(format!(
                "{text:?} is not an address; write one like \"127.0.0.1\", or several like \"10.0.0.0/8\""
            ))
        })
    }
}

/// The proxies that are believed when they say who asks.
#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<Network>);

impl Proxies {
    /// Is a proxy of ours connected? What comes by a Unix socket does: only those connect there whom its permissions let.
    pub fn has(&self, peer: Peer) -> bool {
        peer.0.is_none_or(|address| self.0.iter().any(|network| network.has(address)))
    }

    /// Who asks. Only a proxy of ours is believed, and only the last address of its `X-Forwarded-For`: whoever asks can write all
    /// that stands before.
    pub fn client(&self, peer: Peer, headers: &HeaderMap) -> Client {
        if !self.has(peer) {
            return Client(peer.0);
        }
        let last = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
        let last =
            last.and_then(|list| list.rsplit(',').next()).and_then(|address| address.trim().parse::<IpAddr>().ok());
        Client(last.map(|address| address.to_canonical()).or(peer.0))
    }
}
