//! Where the judge's pages are: `[web]` of the configuration.
use crate::mail::lmtp::Listen;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// The ports of this machine that the embedded default tries, in this order.
pub const EMBEDDED_PORTS: std::ops::RangeInclusive<u16> = 8017..=8026;

/// `[web]`: without it there are no pages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WebSettings {
    /// The address and port, or the path of a Unix socket.
    pub listen: Listen,
    /// The address that people type: `https://judge.example.org`.
    pub url: Url,
    /// The proxies that tell for whom they ask (`X-Forwarded-For`). Others are not believed.
    #[serde(default)]
    pub trusted_proxies: Vec<IpAddr>,
    /// What search engines may read.
    #[serde(default)]
    pub robots: Robots,
    /// The judge's own certificate, if no proxy has one.
    #[serde(default)]
    pub tls: Option<WebTls>,
    /// The keeper's console.
    #[serde(default)]
    pub keeper: Option<ConsoleSettings>,
    /// Whoever knows the start code may be anybody: only where there is no mail server.
    #[serde(skip)]
    pub start_code: Option<String>,
}

impl WebSettings {
    /// The pages of a judge without a configuration, at this port of this machine. Whoever knows the code may be anybody.
    pub fn embedded(port: u16, start_code: String) -> Self {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        Self {
            listen: Listen::Tcp(address),
            url: Url { text: format!("http://{address}") },
            trusted_proxies: Vec::new(),
            robots: Robots::None,
            tls: None,
            keeper: None,
            start_code: Some(start_code),
        }
    }

    /// What is wrong with them, if they cannot be meant.
    pub fn problem(&self) -> Option<(&'static str, String)> {
        let console = self.keeper.as_ref().map(|keeper| &keeper.listen);
        match (&self.listen, console) {
            (_, Some(Listen::Tcp(address))) if !address.ip().is_loopback() => Some((
                "web.keeper.listen",
                format!(
                    "other machines can connect to {address}; the console is for 127.0.0.1 or a Unix socket only, and is reached \
                     from elsewhere through ssh"
                ),
            )),
            (own, Some(console)) if own == console => {
                Some(("web.keeper.listen", "the console needs a place of its own, not that of the pages".to_owned()))
            }
            (Listen::Tcp(address), _) if !address.ip().is_loopback() && !self.url.is_https() => Some((
                "web.url",
                format!(
                    "other machines can connect to {address}, so the pages need https: give the certificate in [web.tls], or \
                     listen at 127.0.0.1 behind a proxy that has one"
                ),
            )),
            _ => None,
        }
    }
}

/// The address of the pages as people type it, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Url {
    text: String,
}

impl Url {
    /// `https://judge.example.org`, without a slash at its end.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Does it begin with `https:`?
    pub fn is_https(&self) -> bool {
        self.text.starts_with("https://")
    }

    /// `judge.example.org`, with the port if it is not the usual one.
    pub fn host(&self) -> &str {
        self.text.split_once("://").map_or("", |(_, host)| host)
    }
}

impl<'de> Deserialize<'de> for Url {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let typed = String::deserialize(from)?;
        let text = typed.trim_end_matches('/').to_ascii_lowercase();
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let is_host = |host: &str| {
            !host.is_empty()
                && host.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']'))
        };
        if host.is_some_and(is_host) {
            return Ok(Self { text });
        }
        Err(D::Error::custom(format!(
            "{typed:?} is not the address of a site; write one without a path, like \"https://judge.example.org\""
        )))
    }
}

/// What search engines may read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Robots {
    /// The public pages of games and boards.
    #[default]
    Games,
    /// Nothing.
    None,
}

/// `[web.tls]`: the files are read again when they change.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WebTls {
    /// The certificate and those above it, in PEM.
    pub certificate: PathBuf,
    /// Its private key, in PEM.
    pub key: PathBuf,
}

/// `[web.keeper]`: the console.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConsoleSettings {
    /// An address of this machine only, or the path of a Unix socket.
    pub listen: Listen,
}
