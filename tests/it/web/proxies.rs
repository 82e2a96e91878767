//! Real proxies in front of the pages, set up as `deploy/` says: no one gets another person's page, forms and streams pass through, and the
//! judge knows the client's address.
use super::guard::{guard, pages};
use super::listen::{make_certificate, tls_line};
use super::served::{Served, ask, get, read};
use crate::peers::{free_port, lacks};
use axum::body::{Body, Bytes};
use axum::http::header;
use axum::routing::get as reads;
use chancery::judge::web::Network;
use chancery::web::guard::{Guard, guarded};
use chancery::web::listen::ConnectionLimits;
use chancery::web::peer::Proxies;
use futures_util::StreamExt as _;
use futures_util::stream::{once, pending};
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio_rustls::rustls::{ClientConnection, StreamOwned};

/// The judge behind a proxy, and the proxy.
struct Behind {
    folder: TempDir,
    port: u16,
    proxy: Child,
    _judge: Served,
}

impl Behind {
    /// Starts a proxy with a file and a command, which `configure` makes from the folder, its port, and the judge's.
    fn new(configure: impl FnOnce(&str, u16, u16) -> (String, Command)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        make_certificate(folder.path(), "judge.test", 30);
        let proxies = Proxies(vec![Network::parse("127.0.0.1").unwrap()]);
        let stream = async || {
            let first = once(async { Ok::<_, std::io::Error>(Bytes::from_static(b"data: news\n\n")) });
            let body = Body::from_stream(first.chain(pending()));
            (
                [
                    (header::CONTENT_TYPE, "text/event-stream"),
                    (header::HeaderName::from_static("x-accel-buffering"), "no"),
                ],
                body,
            )
        };
        let routes = guarded(pages().route("/stream", reads(stream)), Guard { proxies, ..guard() });
        let judge = Served::new(
            routes,
            ConnectionLimits { farewell: Duration::from_millis(200), ..ConnectionLimits::default() },
        );
        let port = free_port();
        let (text, mut command) = configure(folder.path().to_str().unwrap(), port, judge.address.port());
        fs::write(folder.path().join("proxy.conf"), text).unwrap();
        let log = fs::File::create(folder.path().join("log")).unwrap();
        command.current_dir(folder.path()).env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path());
        let proxy = command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        let mut behind = Self { folder, port, proxy, _judge: judge };
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            let ended = behind.proxy.try_wait().unwrap();
            assert!(ended.is_none() && began.elapsed() < Duration::from_secs(60), "{}", behind.log());
            std::thread::sleep(Duration::from_millis(20));
        }
        behind
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap()
    }

    /// The compression of a page's response to a browser that accepts it.
    fn packing(&self, path: &str, headers: &str) -> String {
        let headers = format!("{headers}Accept-Encoding: gzip, br, zstd\r\nConnection: close\r\n");
        ask(&mut self.line(), &get(path, &headers)).header("content-encoding").to_owned()
    }

    fn line(&self) -> BufReader<StreamOwned<ClientConnection, TcpStream>> {
        let tcp = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        tcp.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        tls_line(tcp, self.folder.path(), "judge.test")
    }

    /// A page's body, and the header that shows whether it came from a cache.
    fn page(&self, path: &str, headers: &str) -> (String, String) {
        let answer = ask(&mut self.line(), &get(path, &format!("{headers}Connection: close\r\n")));
        (answer.body.clone(), answer.header("x-cache").to_owned())
    }

    /// Checks the common properties behind any proxy.
    fn check(&self) {
        assert_eq!(self.page("/", "").0, "welcome");
        assert_eq!(self.page("/my", "Cookie: ann\r\n").0, "This is the page of ann.");
        assert_eq!(self.page("/my", "Cookie: ben\r\n").0, "This is the page of ben.");
        // The compressed length of a page reveals its content.
        assert_eq!(self.packing("/my", "Cookie: ann\r\n"), "");
        // The proxy passes on the client's address, and a forged header has no effect.
        assert_eq!(self.page("/who", "X-Forwarded-For: 203.0.113.5\r\n").0, "127.0.0.1");
        // A form, and one that is too long: its text comes back.
        let post = |form: &str| {
            let head = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n";
            let length = form.len();
            ask(
                &mut self.line(),
                &format!(
                    "POST /my/letters HTTP/1.1\r\nHost: judge.test\r\n{head}Content-Length: {length}\r\n\r\n{form}"
                ),
            )
        };
        assert_eq!(post("text=hello").body, "10 bytes are taken");
        let long = post(&format!("text={}", "word+".repeat(20_000)));
        assert_eq!(long.status, 413);
        // A stream is not buffered: its first word arrives, though the second never comes.
        let mut line = self.line();
        line.get_mut().write_all(get("/stream", "Accept-Encoding: gzip\r\n").as_bytes()).unwrap();
        let head = std::iter::repeat_with(|| {
            let mut text = String::new();
            line.read_line(&mut text).unwrap();
            text
        });
        assert!(head.take(40).any(|line| line.starts_with("data: news")), "the stream is held back");
    }
}

impl Drop for Behind {
    fn drop(&mut self) {
        let _ = self.proxy.kill();
        let _ = self.proxy.wait();
        if std::thread::panicking() {
            eprintln!("{}", self.log());
        }
    }
}

/// `deploy/nginx.conf` with this machine's names, and a cache that stores whatever it may.
fn nginx() -> Behind {
    Behind::new(|folder, port, judge| {
        let recipe = include_str!("../../../deploy/nginx.conf");
        let (server, _) = recipe.split_once("\nserver {\n    listen 80;").unwrap();
        let server = server
            .replace("listen 443 ssl http2;", &format!("listen 127.0.0.1:{port} ssl http2;"))
            .replace("listen [::]:443 ssl http2;", "")
            .replace("judge.example.org;", "judge.test;")
            .replace("/etc/letsencrypt/live/judge.example.org/fullchain.pem", &format!("{folder}/cert.pem"))
            .replace("/etc/letsencrypt/live/judge.example.org/privkey.pem", &format!("{folder}/key.pem"))
            .replace("127.0.0.1:8017;", &format!("127.0.0.1:{judge};"))
            .replace(
                "    location / {",
                "    location / {\n proxy_cache all; proxy_cache_key $uri; add_header X-Cache $upstream_cache_status;",
            );
        let scratch: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {folder}/{kind};\n"))
            .concat();
        let text = format!(
            "daemon off; master_process off; pid {folder}/pid; error_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\ngzip on;\ngzip_min_length 1;\ngzip_types *;\n{scratch}\
             proxy_cache_path {folder}/cache keys_zone=all:1m;\n{server}}}\n"
        );
        let mut command = Command::new("nginx");
        command.args(["-p", folder, "-e", "stderr", "-c", &format!("{folder}/proxy.conf")]);
        (text, command)
    })
}

#[test]
fn nginx_gives_no_one_another_users_page() {
    if lacks("nginx") || lacks("openssl") {
        return;
    }
    let behind = nginx();
    behind.check();
    // It does cache public pages, for any client; and never private ones.
    let public: Vec<_> = (0..2).map(|_| behind.page("/games", "Cookie: ann\r\n")).collect();
    assert_eq!(public, [("all games".to_owned(), "MISS".to_owned()), ("all games".to_owned(), "HIT".to_owned())]);
    for who in ["ann", "ben", "ann"] {
        let (page, cache) = behind.page("/my", &format!("Cookie: {who}\r\n"));
        assert_eq!((page, cache.as_str()), (format!("This is the page of {who}."), "MISS"));
    }
    // A foreign name is not ours, even if it leads here.
    let mut line = behind.line();
    line.get_mut().write_all(b"GET / HTTP/1.1\r\nHost: other.test\r\n\r\n").unwrap();
    assert_eq!(read(&mut line).unwrap().status, 421);
}

#[test]
fn behind_caddy_forms_streams_and_pages_come_through() {
    if lacks("caddy") || lacks("openssl") {
        return;
    }
    let behind = Behind::new(|folder, port, judge| {
        let recipe = include_str!("../../../deploy/Caddyfile");
        let site = recipe
            .replace(
                "\njudge.example.org {",
                &format!("\nhttps://judge.test:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/cert.pem {folder}/key.pem"),
            )
            .replace("127.0.0.1:8017", &format!("127.0.0.1:{judge}"));
        assert!(site.contains(&format!("reverse_proxy 127.0.0.1:{judge} {{")), "{site}");
        // People type no port; here there is one, and the proxy leaves it out.
        let site = site.replace("\t\ttransport http", "\t\theader_up Host judge.test\n\t\ttransport http");
        let text = format!("{{\n\tadmin off\n\tauto_https off\n}}\n{site}");
        let mut command = Command::new("caddy");
        command.args(["run", "--adapter", "caddyfile", "--config", &format!("{folder}/proxy.conf")]);
        (text, command)
    });
    behind.check();
}
