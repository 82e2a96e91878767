//! The facts that `chancery setup` finds on the machine, for suitable defaults.
use crate::server::machine::full_name;
use std::fs;
use std::path::Path;

/// The judge's user.
pub(super) const USER: &str = "chancery";

/// The mail servers that deliver e-mails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MailServer {
    Postfix,
    OpenSmtpd,
    Exim,
}

impl MailServer {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Postfix => "Postfix",
            Self::OpenSmtpd => "OpenSMTPD",
            Self::Exim => "Exim",
        }
    }
}

/// The proxies that pass visitors on to the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WebProxy {
    Caddy,
    Nginx,
}

/// The facts about the machine.
#[derive(Clone, Debug)]
pub(super) struct HostFacts {
    /// Its name, such as `mx.example.org`, if it has one with a domain.
    pub(super) name: Option<String>,
    pub(super) mail_server: Option<MailServer>,
    pub(super) procmail: bool,
    pub(super) proxy: Option<WebProxy>,
    /// The numbers of the judge's user and group, if they exist.
    pub(super) user: Option<(u32, u32)>,
}

impl HostFacts {
    /// Collects the facts.
    pub(super) fn look() -> Self {
        let has = |program: &str| {
            ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"]
                .iter()
                .any(|folder| Path::new(folder).join(program).exists())
        };
        let mail_server = if has("postconf") {
            Some(MailServer::Postfix)
        } else if has("smtpd") {
            Some(MailServer::OpenSmtpd)
        } else {
            has("exim4").then_some(MailServer::Exim)
        };
        let proxy = if has("caddy") { Some(WebProxy::Caddy) } else { has("nginx").then_some(WebProxy::Nginx) };
        Self { name: full_name(), mail_server, procmail: has("procmail"), proxy, user: user(USER) }
    }

    /// The mail domain here: the one that mail programs add to bare names, or the machine's.
    pub(super) fn domain(&self) -> String {
        let name = fs::read_to_string("/etc/mailname").unwrap_or_default();
        match name.trim() {
            "" | "localhost" => self.name.clone().unwrap_or_else(|| "example.org".to_owned()),
            name => name.to_owned(),
        }
    }
}

/// The number of a user, and of its group.
fn user(name: &str) -> Option<(u32, u32)> {
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let mut fields = users.lines().find(|line| line.split(':').next() == Some(name))?.split(':').skip(2);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}
