//! A minimal HTTP/1.1 server (RFC 9112) for monitors: one short GET per connection, one response, short timeouts.
use std::io;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, copy, sink};
use tokio::time::timeout;

/// The maximum bytes of a request with its headers.
const MAX_REQUEST: usize = 8 << 10;
/// The time limit for receiving a request, and for sending the response.
const PATIENCE: Duration = Duration::from_secs(10);

/// The limits, in bytes and in time, on reading the rest of a refused request.
const MAX_REST: u64 = 64 << 10;
const MOMENT: Duration = Duration::from_secs(1);

/// The response to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HttpAnswer {
    status: &'static str,
    body: String,
}

impl HttpAnswer {
    /// A successful response.
    pub(super) fn ok(body: String) -> Self {
        Self { status: "200 OK", body }
    }

    /// A response that the service does not work.
    pub(super) fn unavailable(body: String) -> Self {
        Self { status: "503 Service Unavailable", body }
    }

    /// A response that the page does not exist.
    pub(super) fn not_found() -> Self {
        Self::refusal("404 Not Found", "Only /metrics and /health exist here.")
    }

    fn refusal(status: &'static str, why: &str) -> Self {
        Self { status, body: format!("{why}\n") }
    }

    fn bytes(&self) -> Vec<u8> {
        let Self { status, body } = self;
        let allow = if status.starts_with("405") { "Allow: GET\r\n" } else { "" };
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\nContent-Length: {}\r\n{allow}Connection: close\r\n\r\n",
            body.len()
        );
        (head + body).into_bytes()
    }
}

/// Answers one request, in bounded time for any input. `page` produces the page at a path.
///
/// # Errors
/// If the connection breaks, or the client does not read the response.
pub(super) async fn serve<P: Future<Output = HttpAnswer>>(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    page: impl FnOnce(String) -> P,
) -> io::Result<()> {
    let answer = match timeout(PATIENCE, path(&mut stream)).await {
        Ok(Ok(path)) => page(path).await,
        Ok(Err(NoPath::Refused(answer))) => answer,
        Ok(Err(NoPath::Broken(error))) => return Err(error),
        Err(_) => HttpAnswer::refusal("408 Request Timeout", "The request took too long."),
    };
    let bytes = answer.bytes();
    let sent = timeout(PATIENCE, async {
        stream.write_all(&bytes).await?;
        stream.shutdown().await
    });
    sent.await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    // If unread input is left when the connection is closed, the system discards the response.
    let (mut rest, mut nowhere) = (stream.take(MAX_REST), sink());
    timeout(MOMENT, copy(&mut rest, &mut nowhere)).await.map_or(Ok(()), |rest| rest.map(drop))
}

/// The reason why a request has no path.
enum NoPath {
    Refused(HttpAnswer),
    Broken(io::Error),
}

/// The requested path, without the query.
async fn path(stream: &mut (impl AsyncRead + Unpin)) -> Result<String, NoPath> {
    let refused = |status, why| Err(NoPath::Refused(HttpAnswer::refusal(status, why)));
    let mut request = Vec::new();
    let mut piece = [0; 1024];
    while !request.windows(4).any(|end| end == b"\r\n\r\n") {
        if MAX_REQUEST < request.len() {
            return refused("431 Request Header Fields Too Large", "The request is too long.");
        }
        match stream.read(&mut piece).await.map_err(NoPath::Broken)? {
            0 => return Err(NoPath::Broken(io::ErrorKind::UnexpectedEof.into())),
            n => request.extend(piece.iter().take(n)),
        }
    }
    let line = request.split(|byte| *byte == b'\r').next().unwrap_or_default();
    let words: Vec<&str> = std::str::from_utf8(line).unwrap_or_default().split(' ').collect();
    match words.as_slice() {
        ["GET", path, version] if version.starts_with("HTTP/1.") => {
            Ok(path.split('?').next().unwrap_or_default().to_owned())
        }
        [_, _, version] if version.starts_with("HTTP/1.") => refused("405 Method Not Allowed", "Use GET."),
        _ => refused("400 Bad Request", "This is not an HTTP/1.1 request."),
    }
}
