//! A real listener at a port that the system chooses, and a minimal browser.
use axum::Router;
use axum::response::Response;
use chancery::mail::lmtp::{Listen, Mode};
use chancery::web::listen::{ConnectionLimits, Endpoint};
use chancery::web::peer::Proxies;
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::watch;

/// Serves routes in a thread, until it is dropped.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    tell: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl Served {
    /// Listens at a port of 127.0.0.1.
    pub(crate) fn new(routes: Router, limits: ConnectionLimits) -> Self {
        Self::with(routes, limits, |front| front)
    }

    /// Listens with changed settings.
    pub(crate) fn with(routes: Router, limits: ConnectionLimits, change: impl FnOnce(Endpoint) -> Endpoint) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let front = {
            let _inside = runtime.enter();
            let place = Listen::Tcp("127.0.0.1:0".parse().unwrap());
            change(Endpoint::open(&place, Mode::default(), None, Proxies::default(), limits).unwrap())
        };
        let Listen::Tcp(address) = front.place().unwrap() else { panic!("not at a port") };
        let (tell, stop) = watch::channel(false);
        let thread = std::thread::spawn(move || runtime.block_on(front.run(routes, stop)));
        Self { address, tell, thread: Some(thread) }
    }

    /// A connection. A read without a response fails after a minute.
    pub(crate) fn connect(&self) -> BufReader<TcpStream> {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream.set_nodelay(true).unwrap();
        BufReader::new(stream)
    }

    /// Stops it, and waits until it has ended.
    pub(crate) fn stop(&mut self) {
        let _ = self.tell.send(true);
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: String,
}

impl Answer {
    /// Reads a response to its end.
    pub(crate) async fn of(response: Response) -> Self {
        let (parts, body) = response.into_parts();
        let text = |value: &axum::http::HeaderValue| value.to_str().unwrap().to_owned();
        let headers = parts.headers.iter().map(|(name, value)| (name.to_string(), text(value))).collect();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        Self { status: parts.status.as_u16(), headers, body: String::from_utf8(body.into()).unwrap() }
    }

    /// A header, if present.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// A request for a page, with further headers (each with its line end).
pub(crate) fn get(path: &str, headers: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: judge.test\r\n{headers}\r\n")
}

/// Sends a request and reads its answer, which has a length.
pub(crate) fn ask<S: Read + Write>(line: &mut BufReader<S>, request: &str) -> Answer {
    line.get_mut().write_all(request.as_bytes()).unwrap();
    read(line).expect("an answer")
}

/// The next answer, or `None` if the connection ends.
pub(crate) fn read<S: Read>(line: &mut BufReader<S>) -> Option<Answer> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if line.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let mut headers = BTreeMap::<String, String>::new();
    for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
        // Values of the same name form one list.
        let values = headers.entry(name.to_lowercase()).or_default();
        *values = if values.is_empty() { value.to_owned() } else { format!("{values}, {value}") };
    }
    let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
    let mut body = vec![0; length];
    line.read_exact(&mut body).ok()?;
    Some(Answer { status, headers, body: String::from_utf8(body).unwrap() })
}

/// Reads until the other side closes the connection. Returns the bytes.
pub(crate) fn rest<S: Read>(line: &mut BufReader<S>) -> Vec<u8> {
    let mut bytes = Vec::new();
    // A connection that is cut off may be reset.
    let end = line.read_to_end(&mut bytes);
    if let Err(error) = end {
        assert_ne!(error.kind(), std::io::ErrorKind::WouldBlock, "it did not end within a minute");
    }
    bytes
}
