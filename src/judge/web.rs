//! The configuration of the judge's pages: `[web]`.
use crate::mail::lmtp::{Listen, Mode};
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

/// The ports of this machine that the embedded default tries, in order.
pub const EMBEDDED_PORTS: std::ops::RangeInclusive<u16> = 8017..=8026;

/// `[web]`: without it there are no pages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WebSettings {
    /// The address and port, or the path of a Unix socket.
    pub listen: Listen,
    /// The permissions of that socket.
    #[serde(default)]
    pub mode: Mode,
    /// The group that the socket belongs to, if it is not the judge's own.
    #[serde(default)]
    pub group: Option<String>,
    /// The address that people type: `https://judge.example.org`.
    pub url: Origin,
    /// The proxies that tell for whom they ask (`X-Forwarded-For`). Others are not believed.
    #[serde(default)]
    pub trusted_proxies: Vec<Network>,
    /// The pages that search engines may read.
    #[serde(default)]
    pub robots: Robots,
    /// The judge's own certificate, if no proxy has one.
    #[serde(default)]
    pub tls: Option<WebTls>,
    /// Certificates to trust besides the public ones (PEM), when the judge asks for its own pages.
    #[serde(default)]
    pub ca_file: Option<PathBuf>,
    /// The texts of the keeper's own that every public page leads to.
    #[serde(default)]
    pub terms: Option<PathBuf>,
    /// See `terms`.
    #[serde(default)]
    pub privacy: Option<PathBuf>,
    /// See `terms`.
    #[serde(default)]
    pub imprint: Option<PathBuf>,
    /// The most people at a time who try a game without an account; 0: nobody can.
    #[serde(default = "usual_trials")]
    pub trials: u32,
    /// The keeper's console.
    #[serde(default)]
    pub keeper: Option<ConsoleSettings>,
    /// The start code, whose bearer may be anyone: only where there is no mail server.
    #[serde(skip)]
    pub start_code: Option<String>,
}

fn usual_trials() -> u32 {
    300
}

impl WebSettings {
    /// The pages of a judge without a configuration, on this port of this machine. Anyone who knows the code may act as anyone.
    pub fn embedded(port: u16, start_code: String) -> Self {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        Self {
            listen: Listen::Tcp(address),
            mode: Mode::default(),
            group: None,
            url: Origin { is_https: false, authority: address.to_string() },
            trusted_proxies: Vec::new(),
            robots: Robots::None,
            tls: None,
            ca_file: None,
            terms: None,
            privacy: None,
            imprint: None,
            trials: 0,
            keeper: None,
            start_code: Some(start_code),
        }
    }

    /// The console, served separately. Its users are on this machine, or come through ssh.
    pub fn of_console(console: &ConsoleSettings) -> Self {
        let authority = match &console.listen {
            Listen::Tcp(address) => address.to_string(),
            Listen::Unix(_) => "localhost".to_owned(),
        };
        Self {
            listen: console.listen.clone(),
            mode: console.mode,
            group: console.group.clone(),
            url: Origin { is_https: false, authority },
            trusted_proxies: Vec::new(),
            robots: Robots::None,
            tls: None,
            ca_file: None,
            terms: None,
            privacy: None,
            imprint: None,
            trials: 0,
            keeper: None,
            start_code: None,
        }
    }

    /// The keeper's own texts: the path, the title and the file of each.
    pub fn keeper_texts(&self) -> Vec<(&'static str, &'static str, &Path)> {
        let all = [
            ("/terms", "Terms", &self.terms),
            ("/privacy", "Privacy", &self.privacy),
            ("/imprint", "Imprint", &self.imprint),
        ];
        all.into_iter().filter_map(|(address, name, file)| Some((address, name, file.as_deref()?))).collect()
    }

    /// Returns whether requests may also use the machine's own names (`localhost`). That is so if only this machine can
    /// connect.
    pub fn is_local(&self) -> bool {
        matches!(&self.listen, Listen::Tcp(address) if address.ip().is_loopback())
    }

    /// Returns whether other machines can connect.
    pub fn listens_for_others(&self) -> bool {
        matches!(&self.listen, Listen::Tcp(address) if !address.ip().is_loopback())
    }

    /// The proxies whose `X-Forwarded-For` the judge believes. If none are configured, it trusts this machine, provided that
    /// only this machine can connect and people type another name: then a proxy must be running here.
    pub fn proxies(&self) -> Vec<Network> {
        if self.trusted_proxies.is_empty() && self.is_local() && !self.url.is_local() {
            return [Network::from(IpAddr::from(Ipv4Addr::LOCALHOST)), IpAddr::from(Ipv6Addr::LOCALHOST).into()].into();
        }
        self.trusted_proxies.clone()
    }

    /// Returns the mistake in settings that contradict each other.
    pub fn problem(&self) -> Option<(&'static str, String)> {
        let console = self.keeper.as_ref().map(|keeper| &keeper.listen);
        match (&self.listen, console) {
            (_, Some(Listen::Tcp(address))) if !address.ip().is_loopback() => Some((
                "web.keeper.listen",
                format!(
                    "other machines can connect to {address}; the console needs 127.0.0.1 or a Unix socket, and ssh for \
                     access from elsewhere"
                ),
            )),
            (own, Some(console)) if own == console => {
                Some(("web.keeper.listen", "the console needs its own address, not that of the pages".to_owned()))
            }
            (Listen::Tcp(address), _) if !address.ip().is_loopback() && !self.url.is_https() => Some((
                "web.url",
                format!(
                    "other machines can connect to {address}, so the pages need https: give the certificate in \
                     [web.tls], or listen at 127.0.0.1 behind a proxy that has one"
                ),
            )),
            (_, _) if !self.url.is_https() && !self.url.is_local() => Some((
                "web.url",
                format!(
                    "codes and cookies would go to {} unencrypted; give the https address that your proxy has a \
                     certificate for",
                    self.url
                ),
            )),
            _ => None,
        }
    }
}

/// A site's address as people type it: `https://judge.example.org`, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    is_https: bool,
    /// In lower case, with the port if it is not the scheme's own.
    authority: String,
}

impl Origin {
    /// Parses an address, with or without a `/` at the end.
    pub fn parse(url: &str) -> Option<Self> {
        let url = url.to_ascii_lowercase();
        let (is_https, rest) = match (url.strip_prefix("https://"), url.strip_prefix("http://")) {
            (Some(rest), _) => (true, rest),
            (_, Some(rest)) => (false, rest),
            (None, None) => return None,
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let authority = authority.strip_suffix(if is_https { ":443" } else { ":80" }).unwrap_or(authority);
        let is_of_host = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        let is_sound = !host_of(authority).is_empty() && authority.chars().all(is_of_host);
        is_sound.then(|| Self { is_https, authority: authority.to_owned() })
    }

    /// Returns whether the scheme is `https`.
    pub fn is_https(&self) -> bool {
        self.is_https
    }

    /// `https` or `http`.
    pub fn scheme(&self) -> &'static str {
        if self.is_https { "https" } else { "http" }
    }

    /// The same address without TLS.
    pub fn in_the_clear(self) -> Self {
        Self { is_https: false, ..self }
    }

    /// The host, with the port if it is not the scheme's default: `judge.example.org`.
    pub fn host(&self) -> &str {
        &self.authority
    }

    /// The same address with another host.
    pub fn at(&self, host: &str) -> Option<Self> {
        Self::parse(&format!("{}://{host}", self.scheme()))
    }

    /// Returns whether this address refers to this machine only.
    pub fn is_local(&self) -> bool {
        is_local(host_of(&self.authority))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme(), self.authority)
    }
}

/// A host without its port.
fn host_of(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.chars().all(|c| c.is_ascii_digit()) && !host.ends_with(':') => host,
        _ => authority,
    }
}

/// Returns whether this is a name of the machine itself.
fn is_local(host: &str) -> bool {
    ["localhost", "127.0.0.1", "[::1]"].contains(&host)
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let typed = String::deserialize(from)?;
        Self::parse(&typed).ok_or_else(|| {
            D::Error::custom(format!(
                "{typed:?} is not a site address; write one without a path, like \"https://judge.example.org\""
            ))
        })
    }
}

/// A range of addresses with the same first bits: `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    bits: u32,
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self { first: address, bits: if address.is_ipv4() { 32 } else { 128 } }
    }
}

impl Network {
    /// Parses `10.0.0.0/8`, `2001:db8::/32` or one address.
    pub fn parse(text: &str) -> Option<Self> {
        let (first, bits) = match text.split_once('/') {
            Some((first, bits)) => (first.parse::<IpAddr>().ok()?, Some(bits.parse::<u32>().ok()?)),
            None => (text.parse::<IpAddr>().ok()?, None),
        };
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        (bits <= most).then_some(Self { first, bits })
    }

    /// Returns whether this address is in the range.
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

/// The pages that search engines may read.
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
    /// The permissions of that socket.
    #[serde(default)]
    pub mode: Mode,
    /// The group that the socket belongs to, if it is not the judge's own.
    #[serde(default)]
    pub group: Option<String>,
}
