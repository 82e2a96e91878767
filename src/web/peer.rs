//! The other end of a connection: its address, or the address that one of the judge's proxies names.
use crate::judge::web::Network;
use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// The peer that connected: its address, or `None` at a Unix socket. The listener adds it to each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub Option<IpAddr>);

/// The client behind a request: the peer's address, or the one that a judge's proxy names. The guard adds it to each request.
/// `None` means that it is unknown. It is for counting only, and is never logged or stored: the journal has the beginning of a keyed
/// digest of its network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client(pub Option<IpAddr>);

/// A network that counts as one client: an IPv4 address, or the /64 that a provider gives to one household (RFC 6177).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientNet(IpAddr);

impl From<IpAddr> for ClientNet {
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

impl ClientNet {
    /// The /48 of many households that contains it (RFC 6177), or `None` for an IPv4 address.
    pub fn wide(self) -> Option<Self> {
        match self.0 {
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                Some(Self(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).into()))
            }
            IpAddr::V4(_) => None,
        }
    }
}

/// The number of households that a wide network counts as at one time. It may be a company, a school or a provider's street, and
/// few of its people come at once. Anyone can also get one for free, and an eighth of all connections is enough for that.
pub const HOUSEHOLDS: u32 = 4;

impl fmt::Display for ClientNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The proxies that the judge trusts to name the client.
#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<Network>);

impl Proxies {
    /// Returns whether the connection comes from a trusted proxy. A Unix socket counts as one, since its permissions restrict who
    /// connects.
    pub fn has(&self, peer: Peer) -> bool {
        peer.0.is_none_or(|address| self.0.iter().any(|network| network.has(address)))
    }

    /// Returns the client behind a request. The judge trusts only its own proxies, and only the last address in their
    /// `X-Forwarded-For`, since a client can write everything before it.
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
