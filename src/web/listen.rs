//! The endpoint for browsers: the judge's own accept loop, which sets limits for each connection.
//!
//! `axum::serve` has no time limits, so a client that sends its headers byte by byte holds a connection for ever. Here silence,
//! slowness and too many connections harm only the clients that cause them. The endpoint speaks only HTTP/1.1. A proxy can speak
//! newer versions to browsers.
use super::certificate::Certificate;
use super::connections::{Connection, Connections, NoPlace, SideTurn};
use super::peer::{ClientNet, HOUSEHOLDS, Peer, Proxies};
use crate::mail::lmtp::{Listen, Mode};
use crate::server::socket::{Listener, Stream, is_of_the_other_side};
use anyhow::{Context as _, Result};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use hyper::body::{Body as _, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, Sleep, interval, sleep, timeout};
use tokio_rustls::TlsAcceptor;

/// The pause after a failure to accept a connection, for example because too many files are open.
const BREATH: Duration = Duration::from_secs(1);
/// The interval between checks of the certificate's files.
const RENEWAL: Duration = Duration::from_secs(60);

/// The number of files reserved for everything but browsers: the database, e-mails in and out, pictures, a backup.
const FOR_MAIL: u64 = 256;

/// The limits on the resources of connections.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// The maximum connections at a time. A further one replaces a silent one, or waits until one ends.
    pub connections: usize,
    /// The maximum connections of one network. More are closed at once. The judge's proxies are not counted.
    pub connections_each: usize,
    /// The maximum connections of a wide network, with the same rules.
    pub connections_wide: usize,
    /// The time limit of the TLS handshake.
    pub handshake: Duration,
    /// The time limit for the headers of a request, and for the silence between two requests.
    pub headers: Duration,
    /// The maximum bytes of the headers of a request (at least 8192).
    pub header_bytes: usize,
    /// The time that an answer may remain unread before the connection is closed. Reading extends it by [`Self::pace`].
    pub patience: Duration,
    /// The number of bytes per second that a client must read after that.
    pub pace: u32,
    /// The time for open requests to end when the judge stops.
    pub farewell: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            connections: 1024,
            connections_each: 32,
            connections_wide: 32 * HOUSEHOLDS as usize,
            handshake: Duration::from_secs(5),
            headers: Duration::from_secs(10),
            header_bytes: 32 << 10,
            patience: Duration::from_secs(30),
            pace: 4 << 10,
            farewell: Duration::from_secs(3),
        }
    }
}

impl ConnectionLimits {
    /// The usual limits of the pages, reduced to this number of open files, perhaps next to a console. Each connection is a file,
    /// and mail must never run out of them.
    pub fn within(n_files: u64, has_console: bool) -> Self {
        let usual = Self::default();
        let left = usize::try_from(n_files.saturating_sub(FOR_MAIL)).unwrap_or(usize::MAX);
        let left = if has_console { left.saturating_sub(usual.of_console().connections) } else { left };
        Self { connections: usual.connections.min(left.max(usual.connections_each)), ..usual }
    }

    /// The limits of a console next to these pages. Only the keeper's network connects to it, so it may have all connections.
    #[must_use]
    pub const fn of_console(self) -> Self {
        Self { connections: self.connections_each, connections_each: usize::MAX, connections_wide: usize::MAX, ..self }
    }
}

/// An endpoint that browsers connect to.
pub struct Endpoint {
    listener: Listener,
    tls: Option<(Arc<Certificate>, TlsAcceptor)>,
    proxies: Proxies,
    limits: ConnectionLimits,
}

impl Endpoint {
    /// Opens an endpoint. Callers must be in a tokio runtime.
    ///
    /// # Errors
    /// If the judge cannot listen there.
    pub fn open(
        place: &Listen,
        mode: Mode,
        group: Option<&str>,
        proxies: Proxies,
        limits: ConnectionLimits,
    ) -> Result<Self> {
        let listener = Listener::open(place, mode, group).with_context(|| format!("cannot listen at {place}"))?;
        Ok(Self { listener, tls: None, proxies, limits })
    }

    /// Adds TLS to it.
    pub fn with_tls(self, certificate: Arc<Certificate>) -> Result<Self> {
        let acceptor = certificate.acceptor()?;
        Ok(Self { tls: Some((certificate, acceptor)), ..self })
    }

    /// Returns the place where it listens.
    ///
    /// # Errors
    /// If the system does not report it.
    pub fn place(&self) -> Result<Listen> {
        self.listener.place()
    }

    /// Answers clients until `stop` becomes true, and then for at most [`ConnectionLimits::farewell`]. Streams must then end on
    /// their own.
    pub async fn run(self, routes: Router, mut stop: watch::Receiver<bool>) {
        let Self { listener, tls, proxies, limits } = self;
        let renewal = tls.as_ref().map(|(certificate, _)| tokio::spawn(renew(certificate.clone())));
        let acceptor = tls.map(|(_, acceptor)| acceptor);
        let connections = Connections::new(limits.connections, limits.connections_each, limits.connections_wide);
        let graceful = GracefulShutdown::new();
        let mut conversations = JoinSet::new();
        loop {
            // A task that panicked has cost only its own connection. The log has the place.
            while conversations.try_join_next().is_some() {}
            let newcomer = tokio::select! {
                next = next(&listener, &proxies, &connections) => match next {
                    Ok(Some(newcomer)) => newcomer,
                    Ok(None) => {
                        tracing::debug!("closed a connection: too many from one network");
                        continue;
                    }
                    Err(error) if is_of_the_other_side(&error) => continue,
                    Err(error) => {
                        tracing::warn!("could not accept a browser's connection: {error}");
                        sleep(BREATH).await;
                        continue;
                    }
                },
                () = told(&mut stop) => break,
            };
            let Newcomer { stream, peer, connection, closed } = newcomer;
            let (acceptor, watcher) = (acceptor.clone(), graceful.watcher());
            let conversation = Conversation { peer, connection, limits, acceptor, watcher };
            let routes = routes.clone();
            conversations.spawn(async move {
                tokio::select! {
                    ended = conversation.run(stream, routes) => if let Err(error) = ended {
                        tracing::debug!("a browser's connection broke: {error}");
                    },
                    _ = closed => {}
                }
            });
        }
        drop(listener);
        if timeout(limits.farewell, graceful.shutdown()).await.is_err() {
            tracing::debug!("cut {} browser connections", conversations.len());
        }
        conversations.shutdown().await;
        if let Some(renewal) = renewal {
            renewal.abort();
        }
    }
}

/// Returns when the judge stops.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// A new connection with a place.
struct Newcomer {
    stream: Box<dyn Stream>,
    peer: Peer,
    connection: Arc<Connection>,
    /// Resolves when another connection needs the place more.
    closed: oneshot::Receiver<Infallible>,
}

/// The next connection with a place, or `None` if its network has too many.
async fn next(listener: &Listener, proxies: &Proxies, connections: &Arc<Connections>) -> io::Result<Option<Newcomer>> {
    let (stream, peer) = listener.accept().await?;
    let peer = Peer(peer);
    let client_net = peer.0.filter(|_| !proxies.has(peer)).map(ClientNet::from);
    loop {
        match connections.enter(client_net) {
            Ok((connection, closed)) => return Ok(Some(Newcomer { stream, peer, connection, closed })),
            Err(NoPlace::OfNetwork) => return Ok(None),
            Err(NoPlace::AtAll) => connections.freed().await,
        }
    }
}

/// Reloads the certificate when its files have changed.
async fn renew(certificate: Arc<Certificate>) {
    let mut looks = interval(RENEWAL);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        match certificate.look_again() {
            Ok(true) => tracing::info!("reloaded the TLS certificate"),
            Ok(false) => {}
            Err(error) => tracing::error!("the old TLS certificate stays in use: {error:#}"),
        }
    }
}

/// One connection.
struct Conversation {
    peer: Peer,
    connection: Arc<Connection>,
    limits: ConnectionLimits,
    acceptor: Option<TlsAcceptor>,
    watcher: Watcher,
}

impl Conversation {
    async fn run(self, stream: Box<dyn Stream>, routes: Router) -> Result<()> {
        let Self { peer, connection, limits, acceptor, watcher } = self;
        let stream: Box<dyn Stream> = match acceptor {
            Some(acceptor) => Box::new(timeout(limits.handshake, acceptor.accept(stream)).await??),
            None => stream,
        };
        let service = TowerToHyperService::new(routes);
        let asked = connection.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
            let turn = asked.our_turn();
            let request = request.map(|form| {
                let turn = (!form.is_end_stream()).then(|| asked.their_turn());
                Body::new(TurnBody { body: Body::new(form), _turn: turn })
            });
            let answer = service.call(request);
            async move {
                let answer: Response = answer.await?;
                Ok::<_, Infallible>(answer.map(|body| TurnBody { body, _turn: Some(turn) }))
            }
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(limits.headers)
            .max_header_size(limits.header_bytes)
            .max_buf_size(limits.header_bytes)
            .half_close(false);
        let io = TokioIo::new(Patient { stream, connection, limits, until: None });
        Ok(watcher.watch(http.serve_connection(io, service)).await?)
    }
}

/// The body of a form or an answer, and the turn that it belongs to.
struct TurnBody {
    body: Body,
    _turn: Option<SideTurn>,
}

impl hyper::body::Body for TurnBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection that breaks when the client does not read its answer.
struct Patient {
    stream: Box<dyn Stream>,
    connection: Arc<Connection>,
    limits: ConnectionLimits,
    /// The time when it breaks, while data waits for the client to read it.
    until: Option<(Pin<Box<Sleep>>, SideTurn)>,
}

impl Patient {
    /// Waits for the client, within the time limit.
    fn wait<T>(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        let (patience, connection) = (self.limits.patience, &self.connection);
        let (until, _) = self.until.get_or_insert_with(|| (Box::pin(sleep(patience)), connection.their_turn()));
        until.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }

    /// Records that the client has read this many bytes, and extends the time limit accordingly.
    fn taken(&mut self, n_bytes: usize) {
        self.connection.hear();
        if let Some((until, _)) = &mut self.until {
            let millis = 1000 * n_bytes as u64 / u64::from(self.limits.pace.max(1));
            let later: Instant = until.deadline() + Duration::from_millis(millis);
            until.as_mut().reset(later.min(Instant::now() + self.limits.patience));
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, into);
        if before < into.filled().len() {
            self.connection.hear();
        }
        read
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match Pin::new(&mut self.stream).poll_write(cx, bytes) {
            Poll::Ready(written) => Poll::Ready(written.inspect(|n_bytes| self.taken(*n_bytes))),
            Poll::Pending => self.wait(cx),
        }
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match Pin::new(&mut self.stream).poll_write_vectored(cx, bytes) {
            Poll::Ready(written) => Poll::Ready(written.inspect(|n_bytes| self.taken(*n_bytes))),
            Poll::Pending => self.wait(cx),
        }
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_flush(cx) {
            // The client has read everything.
            Poll::Ready(flushed) => {
                self.until = None;
                Poll::Ready(flushed)
            }
            Poll::Pending => self.wait(cx),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_shutdown(cx) {
            Poll::Ready(closed) => Poll::Ready(closed),
            Poll::Pending => self.wait(cx),
        }
    }
}
