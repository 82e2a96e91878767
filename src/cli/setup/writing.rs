//! The output of `chancery setup`: files, and the remaining steps.
use super::answers::{Answers, CopyPlace, FullPath, SiteName, WayIn, WayOut};
use super::machine::{HostFacts, MailServer, USER, WebProxy};
use crate::mail::dkim::{DkimSettings, Signer, new_key};
use crate::mail::{HAS_MAIL_AUTH, names};
use crate::server::machine::mail_host;
use anyhow::{Context as _, Result};
use std::fs::{self, OpenOptions, Permissions};
use std::io::Write as _;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _, chown};
use std::path::{Path, PathBuf};

/// The configuration with every key explained.
const EXAMPLE: &str = include_str!("../../../deploy/chancery.example.toml");
/// The program that copies the database.
const LITESTREAM: &str = "/usr/bin/litestream";
/// The mode of files that only root and the judge's group may read.
const SECRET: u32 = 0o640;
/// The mode of files that mail servers read.
const PUBLIC: u32 = 0o644;

/// A file to be written.
pub(super) struct PlannedFile {
    path: PathBuf,
    text: String,
    mode: u32,
    /// Its group, and its owner if other than root.
    owner: (Option<u32>, Option<u32>),
}

impl PlannedFile {
    /// Writes the file, and keeps an existing one that differs beside it. Returns a line on the result.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn write(&self) -> Result<String> {
        let path = self.path.display();
        let about = || format!("cannot write {path}");
        let mut said = format!("Written: {path}\n");
        match fs::read_to_string(&self.path) {
            Ok(before) if before == self.text => return Ok(format!("Unchanged: {path}\n")),
            Ok(_) => {
                let old = PathBuf::from(format!("{path}.old"));
                fs::rename(&self.path, &old).with_context(about)?;
                said = format!("Written: {path} (the old one is {})\n", old.display());
            }
            Err(_) => {}
        }
        let mut options = OpenOptions::new();
        let mut file = options.write(true).create_new(true).mode(self.mode).open(&self.path).with_context(about)?;
        file.write_all(self.text.as_bytes()).and_then(|()| file.sync_all()).with_context(about)?;
        // The umask has reduced the mode above.
        fs::set_permissions(&self.path, Permissions::from_mode(self.mode)).with_context(about)?;
        let (user, group) = self.owner;
        if (user.is_some() || group.is_some()) && chown(&self.path, user, group).is_err() {
            said += &format!("  Give it to {USER} as root, with chown.\n");
        }
        Ok(said)
    }
}

/// The text of the configuration: the example with the answers filled in.
pub(super) fn configuration(answers: &Answers, config: &Path, data: &Path) -> String {
    let mut text = EXAMPLE.replacen(
        "# The configuration of a Chancery judge. Copy it to /etc/chancery/chancery.toml and change what you need.",
        "# The configuration of a Chancery judge, as `chancery setup` wrote it. Change what you need.",
        1,
    );
    let mut put = |from: &str, to: &str| text = text.replacen(&format!("\n{from}\n"), &format!("\n{to}\n"), 1);
    put("address = \"judge@example.org\"", &format!("address = \"{}\"", answers.address));
    put("keeper = \"you@example.org\"", &format!("keeper = \"{}\"", answers.keeper));
    put("#data = \"./chancery-data\"", &format!("data = {:?}", data.display().to_string()));
    if answers.backup != data.join("backups") {
        let folder = answers.backup.display().to_string();
        put("#> folder = \"/srv/backups/chancery\"", &format!("folder = {folder:?}"));
    }
    let login = |kind: &str| {
        let file = config.with_file_name(format!("{kind}-password"));
        format!("user = \"{}\"\npassword_file = {:?}", answers.address, file.display().to_string())
    };
    if let WayOut::Host(host) = &answers.way_out {
        put("host = \"localhost\"", &format!("host = \"{host}\"\n{}", login("smtp")));
        put("security = \"plain\"", "security = \"tls\"");
    }
    if let Some(SiteName(name)) = &answers.pages {
        put("#> [web]", "[web]");
        put("#> listen = \"127.0.0.1:8017\"", "listen = \"127.0.0.1:8017\"");
        put("#> url = \"https://judge.example.org\"", &format!("url = \"https://{name}\""));
        put("#> [web.keeper]", "[web.keeper]");
        put("#> listen = \"127.0.0.1:8018\"", "listen = \"127.0.0.1:8018\"");
    }
    if let Some(place) = &answers.metrics {
        put("#> listen = \"127.0.0.1:9101\"", &format!("listen = \"{place}\""));
    }
    if let Some(FullPath(program)) = &answers.tell {
        put("#> tell = [\"/usr/local/bin/tell\"]", &format!("tell = [{:?}]", program.display().to_string()));
    }
    if let Some(CopyPlace(place)) = &answers.copy {
        put("#> [copy]", "[copy]");
        put("#> program = \"/usr/bin/litestream\"", &format!("program = \"{LITESTREAM}\""));
        put("#> to = \"sftp://copy@standby.example.org/srv/copy\"", &format!("to = \"{place}\""));
    }
    let way_in = match &answers.way_in {
        WayIn::Lmtp(place) => format!("[[inbound.lmtp]]\nlisten = \"{place}\"\n"),
        WayIn::Maildir(folder) => format!("[[inbound.maildir]]\npath = {:?}\n", folder.display().to_string()),
        WayIn::Pipe => "# The mail server starts `chancery deliver` for each e-mail.\n".to_owned(),
        WayIn::Imap(host) => format!("[[inbound.imap]]\nhost = \"{host}\"\n{}\n", login("imap")),
    };
    // Below the heading and its explanation.
    let heading = text.find("\n# --- Incoming e-mail").unwrap_or(0);
    let at = text.get(heading..).and_then(|rest| rest.find("\n\n")).map_or(text.len(), |blank| heading + blank + 2);
    text.insert_str(at, &format!("{way_in}\n"));
    text
}

/// The files for these answers: the configuration, and files for the mail server and passwords.
pub(super) fn files(answers: &Answers, machine: &HostFacts, config: &Path, text: String) -> Vec<PlannedFile> {
    let (user, group) = machine.user.unzip();
    let beside = |name: &str| config.with_file_name(name);
    let mut files = Vec::new();
    let mut text = text;
    if HAS_MAIL_AUTH && answers.way_out == WayOut::Local && !has_key(answers, config) {
        match new_key(false) {
            Ok(key) => {
                files.push(PlannedFile { path: key_file(config), text: key, mode: SECRET, owner: (None, group) })
            }
            Err(error) => text += &format!("\n# Could not create a DKIM key: {error:#}\n"),
        }
    }
    if has_key(answers, config) || !files.is_empty() {
        let key =
            format!("[[dkim]]\nselector = \"chancery\"\nkey_file = {:?}\n", key_file(config).display().to_string());
        text = text.trim_end().to_owned()
            + "\n\n# The key from `chancery setup`. The DNS needs its record: `chancery dkim records`.\n"
            + &key;
    }
    files.push(PlannedFile { path: config.to_owned(), text, mode: SECRET, owner: (None, group) });
    let passwords = [
        ("imap-password", matches!(answers.way_in, WayIn::Imap(_))),
        ("smtp-password", matches!(answers.way_out, WayOut::Host(_))),
    ];
    for (name, _) in passwords.into_iter().filter(|(name, needed)| *needed && !beside(name).exists()) {
        files.push(PlannedFile { path: beside(name), text: String::new(), mode: SECRET, owner: (None, group) });
    }
    if let Some(site) = &answers.pages {
        let (name, text) = site_file(site, machine);
        files.push(PlannedFile { path: beside(name), text, mode: PUBLIC, owner: (None, None) });
    }
    let (postfix, judge) = (machine.mail_server == Some(MailServer::Postfix), &answers.address);
    match &answers.way_in {
        WayIn::Lmtp(place) if postfix => {
            let text = format!("{judge} lmtp:inet:{place}\n");
            files.push(PlannedFile { path: beside("postfix-transport"), text, mode: PUBLIC, owner: (None, None) });
        }
        WayIn::Pipe if postfix => {
            let text = format!("{judge} chancery:\n");
            files.push(PlannedFile { path: beside("postfix-transport"), text, mode: PUBLIC, owner: (None, None) });
        }
        WayIn::Lmtp(place) if machine.mail_server == Some(MailServer::OpenSmtpd) => {
            let text = opensmtpd(&judge.local, &judge.domain, &place.to_string());
            files.push(PlannedFile { path: beside("smtpd.conf"), text, mode: PUBLIC, owner: (None, None) });
        }
        WayIn::Maildir(folder) => {
            let text = format!("{}/\n", folder.display().to_string().trim_end_matches('/'));
            files.push(PlannedFile { path: beside("forward"), text, mode: PUBLIC, owner: (user, group) });
        }
        _ => {}
    }
    files
}

fn key_file(config: &Path) -> PathBuf {
    config.with_file_name("dkim.pem")
}

/// Returns whether an existing key can sign for this judge.
fn has_key(answers: &Answers, config: &Path) -> bool {
    answers.way_out == WayOut::Local && records(answers, config).is_some()
}

/// The DNS lines of the existing key.
fn records(answers: &Answers, config: &Path) -> Option<String> {
    let key = DkimSettings { selector: "chancery".to_owned(), key_file: key_file(config), domain: None };
    let signer = Signer::new(&[key], &answers.address.to_string()).ok()??;
    Some(signer.records().iter().map(|record| record.line() + "\n").collect())
}

/// The site for this machine's proxy, with its file name: Caddy's if there is none.
fn site_file(site: &SiteName, machine: &HostFacts) -> (&'static str, String) {
    let (name, example) = match machine.proxy {
        Some(WebProxy::Nginx) => ("nginx-site", include_str!("../../../deploy/nginx.conf")),
        Some(WebProxy::Caddy) | None => ("caddy-site", include_str!("../../../deploy/Caddyfile")),
    };
    // Its first lines say what to change.
    let lines = example.lines().skip_while(|line| line.starts_with('#')).map(|line| line.to_owned() + "\n");
    let text = lines.collect::<String>().replace("judge.example.org", &site.0);
    (name, format!("# The judge's pages, as `chancery setup` wrote them.\n{text}"))
}

/// The lines for inclusion in `smtpd.conf`.
fn opensmtpd(local: &str, domain: &str, place: &str) -> String {
    let lines = include_str!("../../../deploy/opensmtpd.conf");
    // A dot in an address matches any character unless it is in brackets.
    let (local, domain) = (local.replace('.', "[.]"), domain.replace('.', "[.]"));
    lines.replace("^judge", &format!("^{local}")).replace("example[.]org", &domain).replace("127.0.0.1:2424", place)
}

/// Creates the folder for backups.
///
/// # Errors
/// If it cannot be created.
pub(super) fn folders(answers: &Answers, machine: &HostFacts) -> Result<String> {
    let folder = &answers.backup;
    if folder.exists() {
        return Ok(String::new());
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    fs::set_permissions(folder, Permissions::from_mode(0o750))?;
    let (user, group) = machine.user.unzip();
    let given = user.is_some() && chown(folder, user, group).is_ok();
    let chown =
        if given { String::new() } else { format!("  Give it to the judge: chown {USER}: {}\n", folder.display()) };
    Ok(format!("Created: {}\n{chown}", folder.display()))
}

/// The instructions for the mail server.
pub(super) fn mail_server(answers: &Answers, machine: &HostFacts, config: &Path) -> String {
    let (address, file) = (&answers.address, |name: &str| config.with_file_name(name).display().to_string());
    let alias = format!(
        "If the mail server delivers e-mails for {domain} to this machine's users, it must also know the judge's name.\n\
         Add this line to /etc/aliases, and run newaliases:\n\n  \
         {local}: {USER}\n",
        domain = address.domain,
        local = address.local
    );
    let postfix = |more: &str| {
        format!(
            "\n== Postfix ==\nAs root:\n\n  postconf -e 'recipient_delimiter = +'\n{more}  \
             postconf -e \"transport_maps = texthash:{} $(postconf -h transport_maps)\"\n  postfix reload\n\n{alias}",
            file("postfix-transport")
        )
    };
    match (&answers.way_in, machine.mail_server) {
        (WayIn::Lmtp(_), Some(MailServer::Postfix)) => postfix(""),
        (WayIn::Pipe, Some(MailServer::Postfix)) => postfix(&format!(
            "  postconf -M 'chancery/unix=chancery unix - n n - 4 pipe flags=DORX user={USER}:{USER} argv=chancery \
             deliver --config {} --sender=${{sender}} --recipient=${{original_recipient}}'\n  \
             postconf -e 'chancery_destination_recipient_limit = 1'\n",
            config.display()
        )),
        (WayIn::Maildir(_), Some(MailServer::Postfix)) => format!(
            "\n\
             == Postfix ==\n\
             Only e-mails to the user {USER} go into the Maildir. As root:\n\n  \
             postconf -e 'recipient_delimiter = +'\n  \
             install -m 644 -o {USER} -g {USER} {} ~{USER}/.forward\n  \
             postfix reload\n\n\
             {alias}",
            file("forward")
        ),
        (WayIn::Lmtp(_), Some(MailServer::OpenSmtpd)) => format!(
            "\n== OpenSMTPD ==\nInclude {} in /etc/smtpd.conf, above all other lines with `match`, and restart OpenSMTPD.\n",
            file("smtpd.conf")
        ),
        (WayIn::Imap(host), _) => format!(
            "\n== The mailbox ==\nPut the password for {host} into {}. No one else may use this mailbox.\n",
            file("imap-password")
        ),
        (way, server) => format!(
            "\n\
             == The mail server ==\n\
             {} must deliver e-mails to {address} and {}+anything@{}: {way}. See README.md in the folder deploy (or \
             /usr/share/doc/chancery).\n",
            server.map_or("Your mail server", MailServer::name),
            address.local,
            address.domain
        ),
    }
}

/// The instructions for the DNS.
pub(super) fn dns(answers: &Answers, machine: &HostFacts, config: &Path) -> String {
    let domain = &answers.address.domain;
    let host = mail_host(domain);
    let mut text = "\n== The DNS ==\n".to_owned();
    match &answers.way_out {
        WayOut::Host(server) => {
            text += &format!(
                "E-mails go out through {server}. Its help lists the DNS records that {domain} needs (SPF, DKIM).\n\n"
            );
        }
        WayOut::Local => {
            let lines = [names::mx_record(domain, &host), names::spf_record(domain), names::dmarc_record(domain)];
            text += &lines.map(|line| line + "\n").concat();
            text += &records(answers, config).unwrap_or_default();
            text += &format!(
                "\n\
                 The address of {host} must lead back to this name (PTR). Your hosting company sets that. Port 25 must \
                 be open\n\
                 in both directions.\n"
            );
        }
    }
    if machine.mail_server == Some(MailServer::Postfix) && machine.procmail {
        text += "\nprocmail is installed. If Postfix passes e-mails to it (mailbox_command), see README.md there.\n";
    }
    text
}

/// The instructions for the pages.
pub(super) fn pages(answers: &Answers, machine: &HostFacts, config: &Path) -> String {
    let Some(site) = &answers.pages else { return String::new() };
    let file = config.with_file_name(site_file(site, machine).0);
    let file = file.display();
    let steps = match machine.proxy {
        Some(WebProxy::Nginx) => format!(
            "Fetch a certificate for {site} (certbot or the like), and as root:\n\n  \
             install -m 644 {file} /etc/nginx/sites-available/chancery\n  \
             ln -s ../sites-available/chancery /etc/nginx/sites-enabled/\n  \
             nginx -t && systemctl reload nginx\n"
        ),
        Some(WebProxy::Caddy) => format!(
            "As root:\n\n  \
             cat {file} >> /etc/caddy/Caddyfile\n  \
             systemctl reload caddy\n"
        ),
        None => format!(
            "Caddy fetches the certificate automatically. As root:\n\n  \
             apt-get install caddy\n  \
             cat {file} >> /etc/caddy/Caddyfile\n  \
             systemctl reload caddy\n"
        ),
    };
    format!(
        "\n== The pages ==\nThe name {site} must lead to this machine (A and AAAA), and ports 80 and 443 must be open.\n{steps}"
    )
}

/// The instructions for the copy.
pub(super) fn copy(answers: &Answers) -> String {
    let Some(place) = &answers.copy else { return String::new() };
    let folder = match place.0.strip_prefix("file://") {
        Some(folder) => format!("{USER} must be able to write to {folder}.\n"),
        None => "Its login or keys go into the file `settings` of [copy].\n".to_owned(),
    };
    format!(
        "\n== The copy ==\nInstall Litestream 0.5.17 or newer as {LITESTREAM} before the judge starts. {folder}\
         See the README.md in the folder standby for the second machine.\n"
    )
}

/// The next commands to type.
pub(super) fn next(answers: &Answers, config: &Path) -> String {
    let mut text = "\n== Next ==\n".to_owned();
    if let WayOut::Host(host) = &answers.way_out {
        text += &format!("  put the password for {host} into {}\n", config.with_file_name("smtp-password").display());
    }
    let mut outside = vec![answers.backup.display().to_string()];
    if let WayIn::Maildir(folder) = &answers.way_in {
        outside.push(folder.display().to_string());
    }
    if let Some(folder) = answers.copy.as_ref().and_then(|place| place.0.strip_prefix("file://")) {
        outside.push(folder.to_owned());
    }
    outside.retain(|folder| !folder.starts_with("/var/lib/chancery"));
    if !outside.is_empty() {
        text += &format!(
            "  systemctl edit chancery           and add, so that the service may write: [Service] ReadWritePaths={}\n",
            outside.join(" ")
        );
    }
    text += &format!(
        "  systemctl enable --now chancery   and after later changes: systemctl reload chancery\n  \
         sudo -u {USER} chancery check --config {}\n\n\
         Then send an e-mail to {} from your own address, with the single line HELP. The judge replies within a minute.\n",
        config.display(),
        answers.address
    );
    if let Some(site) = &answers.pages {
        text += &format!("Open https://{site}, and as root `chancery console` for the keeper's pages.\n");
    }
    text
}
