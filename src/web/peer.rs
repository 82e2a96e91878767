//! The other end of a connection: the address that it comes from, or the one that a proxy of ours names.
use crate::judge::web::Network;
use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// The peer that connected: its address, or `None` at a Unix socket. The listener adds it to each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub Option<IpAddr>);

/// The client that asks: that address, or the one that a proxy of ours names. The guard adds it to each request;
/// `None` means that nobody can tell. It is for counting only, and never logged or stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client(pub Option<IpAddr>);

/// The unit that is counted as one: an IPv4 address, or the /64 that a provider gives to one household (RFC 6177).
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
    /// The /48 of many households that it is in (RFC 6177); none of an IPv4 address.
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

impl fmt::Display for ClientNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The proxies that are believed when they say who asks.
#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<Network>);

impl Proxies {
    /// Returns whether the connection comes from a proxy of ours. What comes by a Unix socket does: only those
    /// connect there whom its permissions let.
    pub fn has(&self, peer: Peer) -> bool {
        peer.0.is_none_or(|address| self.0.iter().any(|network| network.has(address)))
    }

    /// Returns the client that asks. Only a proxy of ours is believed, and only the last address of its
    /// `X-Forwarded-For`: whoever asks can write all that stands before.
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
