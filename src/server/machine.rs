//! The name of this machine.
use std::process::Command;

/// The machine's name with its domain, if it has one: `mx.example.org`.
pub fn full_name() -> Option<String> {
    let asked = Command::new("hostname").arg("--fqdn").output().ok().filter(|output| output.status.success())?;
    let name = String::from_utf8_lossy(&asked.stdout).trim().to_lowercase();
    Some(name).filter(|name| name.contains('.') && !name.starts_with("localhost"))
}

/// Returns the likely name of a domain's mail server, if it is on this machine.
pub fn mail_host(domain: &str) -> String {
    full_name().unwrap_or_else(|| format!("mx.{domain}"))
}
