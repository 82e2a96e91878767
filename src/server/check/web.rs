//! Checks the pages, as a browser reaches them under their public name, and the keeper's console.
use super::findings::Findings;
use crate::judge::web::{Origin, WebSettings};
use crate::mail::lmtp::Listen;
use crate::mail::peer::{connect, protect, resolve, tls};
use crate::server::condition;
use anyhow::{Context as _, Result, bail};
use std::fmt;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
#[cfg(unix)]
use tokio::net::UnixStream;
use tokio::time::timeout;

/// The maximum time to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// The maximum bytes of a response.
const MOST_BYTES: usize = 64 << 10;

/// Requests the pages as a browser would.
pub(super) async fn check(web: Option<&WebSettings>, findings: &mut Findings) {
    let Some(web) = web else { return };
    check_pages(web, findings).await;
    if let Some(console) = &web.keeper {
        check_console(&console.listen, findings).await;
    }
}

/// Checks that the console is on this machine and reports the judge's health.
async fn check_console(listen: &Listen, findings: &mut Findings) {
    let name = format!("the keeper's console at {listen}");
    let answer = match timeout(PATIENCE, ask_console(listen)).await {
        Ok(Ok(answer)) => answer,
        Ok(Err(error)) => return findings.wrong(format!("{name}: {error:#}"), RUNNING),
        Err(_) => return findings.wrong(format!("{name}: no answer within {} s", PATIENCE.as_secs()), RUNNING),
    };
    let said = answer.split_once("\r\n\r\n").map_or("", |(_, said)| said);
    match ["OK", "WARNING", "CRITICAL"].iter().any(|level| said.starts_with(level)) {
        true => findings.good(name),
        false => findings.wrong(
            format!("{name}: another program answers here"),
            "Choose another address for the console in [web.keeper].",
        ),
    }
}

/// The advice if the console does not respond.
const RUNNING: &str = "Is the judge running, and may you use its socket?";

async fn ask_console(listen: &Listen) -> Result<String> {
    let request = |host: &str| format!("GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    match listen {
        Listen::Tcp(address) => {
            let tcp = TcpStream::connect(address).await.context("cannot connect")?;
            converse(tcp, &request(&address.to_string()), |_| false).await
        }
        #[cfg(unix)]
        Listen::Unix(path) => {
            let socket = UnixStream::connect(path).await.context("cannot connect")?;
            converse(socket, &request("localhost"), |_| false).await
        }
        #[cfg(not(unix))]
        Listen::Unix(_) => bail!("this system has no Unix sockets"),
    }
}

async fn check_pages(web: &WebSettings, findings: &mut Findings) {
    let name = format!("the pages at {}", web.url);
    if web.listens_for_others() && web.tls.is_none() && web.trusted_proxies.is_empty() {
        findings.note(format!(
            "{name}: these pages need a proxy on another machine, but `trusted_proxies` names none, so the judge treats \
             all visitors as one"
        ));
    }
    let asked = timeout(PATIENCE, ask(web, "/health", |_| false)).await;
    let answer = match asked {
        Ok(Ok(answer)) => answer,
        Ok(Err(error)) if error.is::<Untrusted>() => return findings.wrong(format!("{name}: {error:#}"), TRUSTED),
        Ok(Err(error)) => return findings.wrong(format!("{name}: {error:#}"), &not_there(web)),
        Err(_) => return findings.wrong(format!("{name}: no answer within {} s", PATIENCE.as_secs()), &not_there(web)),
    };
    let status = answer.split(' ').nth(1).unwrap_or_default();
    match status {
        "200" if answer.ends_with("\r\n\r\nok\n") => findings.good(name.clone()),
        "421" => {
            let remedy =
                "In nginx, write `proxy_set_header Host $host;` (deploy/nginx.conf). Caddy does this automatically.";
            return findings.wrong(format!("{name}: the proxy does not pass on the requested name"), remedy);
        }
        "502" | "503" | "504" => {
            return findings.wrong(format!("{name}: the proxy cannot reach the judge ({status})"), &not_there(web));
        }
        _ => {
            let remedy =
                "Another program answers at this name. Compare your proxy with deploy/nginx.conf or deploy/Caddyfile.";
            return findings.wrong(format!("{name}: the answer does not come from the judge ({status})"), remedy);
        }
    }
    // A stream of two words, some seconds apart: the first must arrive before the second.
    let both = |text: &str| text.contains("data: 1");
    match timeout(PATIENCE, ask(web, "/health/stream", both)).await {
        Ok(Ok(text)) if text.contains("data: 1") && !text.contains("data: 2") => {
            findings.good(format!("{name}: live updates arrive at once"));
        }
        _ => findings.wrong(
            format!("{name}: the proxy delays streams, so live updates arrive late or never"),
            "Turn buffering off where the judge asks for it (X-Accel-Buffering), and compress no text/event-stream.",
        ),
    }
    check_packing(web, &name, findings).await;
}

/// Checks that personal pages are never compressed on their way: the length of a compressed page lets an eavesdropper guess its content
/// step by step.
async fn check_packing(web: &WebSettings, name: &str, findings: &mut Findings) {
    match packing(web).await {
        // Missing pages have already been reported.
        None => {}
        Some(None) => findings.good(format!("{name}: private pages are not compressed")),
        Some(Some(way)) => {
            let found = condition::packed_pages(&way);
            findings.wrong(format!("{name}: {}", found.sentence), &found.remedy);
        }
    }
}

/// Returns a proxy's compression of a private page, if any. `None` if the page cannot be reached.
pub(in crate::server) async fn packing(web: &WebSettings) -> Option<Option<String>> {
    let is_head = |text: &str| text.contains("\r\n\r\n");
    let asked =
        timeout(PATIENCE, ask_with(web, PRIVATE_PAGE, "Accept-Encoding: gzip, br, zstd, deflate\r\n", is_head)).await;
    let answer = asked.ok()?.ok()?;
    let head = answer.split("\r\n\r\n").next().unwrap_or_default().to_lowercase();
    let packed = head.lines().find_map(|line| line.strip_prefix("content-encoding:")).map(str::trim);
    Some(packed.filter(|way| *way != "identity").map(str::to_owned))
}

/// A personal page that anyone may request.
const PRIVATE_PAGE: &str = "/my/sign-in";

/// There is no TLS, or none that browsers trust.
#[derive(Debug)]
struct Untrusted(String);

impl fmt::Display for Untrusted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "browsers cannot open them ({})", self.0)
    }
}

impl std::error::Error for Untrusted {}

/// The advice for that case.
const TRUSTED: &str = "They need a certificate for this exact name, from an authority that browsers trust, renewed in \
                       time. To use your own authority, set `ca_file` in [web].";

/// Returns the advice if nothing responds.
fn not_there(web: &WebSettings) -> String {
    format!(
        "Is the judge running, and does the name lead to this machine? It listens at {}. To set up a proxy, see \
         deploy/nginx.conf or deploy/Caddyfile.",
        web.listen
    )
}

/// The host name and the port.
pub(in crate::server) fn parts(url: &Origin) -> Option<(&str, u16)> {
    let host = url.host();
    match host.rsplit_once(':') {
        Some((name, port)) if !name.ends_with(':') && !port.ends_with(']') => {
            Some((name.trim_matches(['[', ']']), port.parse().ok()?))
        }
        _ => Some((host.trim_matches(['[', ']']), if url.is_https() { 443 } else { 80 })),
    }
}

/// Returns the response, up to its end or until it is enough.
async fn ask(web: &WebSettings, path: &str, is_enough: impl Fn(&str) -> bool) -> Result<String> {
    ask_with(web, path, "", is_enough).await
}

/// Requests the page with these headers.
async fn ask_with(web: &WebSettings, path: &str, headers: &str, is_enough: impl Fn(&str) -> bool) -> Result<String> {
    let url = &web.url;
    let (host, port) = parts(url).context("the address has an invalid port")?;
    let (addresses, _) = resolve(host, port).await?;
    let tcp = connect(&addresses).await.with_context(|| format!("cannot connect to {host}:{port}"))?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {}\r\nUser-Agent: chancery check\r\n{headers}Connection: close\r\n\r\n",
        url.host()
    );
    if url.is_https() {
        let stream = protect(host, &tls(web.ca_file.as_ref())?, tcp).await;
        converse(stream.map_err(|error| Untrusted(error.root_cause().to_string()))?, &request, is_enough).await
    } else {
        converse(tcp, &request, is_enough).await
    }
}

async fn converse(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    request: &str,
    is_enough: impl Fn(&str) -> bool,
) -> Result<String> {
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    let mut piece = [0; 4096];
    loop {
        // Some servers end a connection with TLS without saying so.
        let n = stream.read(&mut piece).await.unwrap_or_default();
        answer.extend(piece.iter().take(n));
        let text = String::from_utf8_lossy(&answer);
        if n == 0 || is_enough(&text) {
            return if text.starts_with("HTTP/1.") {
                Ok(text.into_owned())
            } else {
                bail!("the answer does not come from a web server")
            };
        }
        if MOST_BYTES < answer.len() {
            bail!("the answer is incomplete");
        }
    }
}
