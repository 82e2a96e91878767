//! The place where browsers connect: our own loop that accepts connections, because each of them has limits here.
//!
//! `axum::serve` has no time limits: whoever dribbles headers holds a connection for ever. Here silence, slowness and too many
//! connections cost those who cause them, and nobody else. Only HTTP/1.1 is spoken; a proxy speaks newer ones to browsers.
use super::certificate::Certificate;
use super::peer::{ClientNet, Peer, Proxies};
use crate::mail::lmtp::{Listen, Mode};
use crate::server::socket::{Listener, Stream, is_of_the_other_side};
use anyhow::{Context as _, Result};
use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, Sleep, interval, sleep, timeout};
use tokio_rustls::TlsAcceptor;

/// The wait after a connection could not be accepted, for example because too many files are open.
const BREATH: Duration = Duration::from_secs(1);
/// The interval at which the files of the certificate are looked at.
const RENEWAL: Duration = Duration::from_secs(60);

/// The files that all but browsers may have open: the database, letters that come and go, pictures, a backup.
const FOR_MAIL: u64 = 256;

/// The limits on what connections may take.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// The maximum connections at a time. More wait until one ends.
    pub connections: usize,
    /// The maximum connections of one network. More are closed at once. What comes from proxies of ours is not counted.
    pub connections_each: usize,
    /// The time that TLS may take to begin.
    pub handshake: Duration,
    /// The time that the headers of a request may take, and that a connection may be silent between two requests.
    pub headers: Duration,
    /// The maximum bytes of the headers of a request (at least 8192).
    pub header_bytes: usize,
    /// The time that an answer may not be taken before the connection is closed; it gets longer by [`Self::pace`].
    pub patience: Duration,
    /// The number of bytes of an answer that must be taken each second after that.
    pub pace: u32,
    /// The time that requests may take to end when the judge stops.
    pub farewell: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            connections: 1024,
            connections_each: 32,
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
    /// The usual ones of the pages where so many files may be open, perhaps with a console beside them: each connection is one, and
    /// mail must never find that there can be no more.
    pub fn within(n_files: u64, has_console: bool) -> Self {
        let usual = Self::default();
        let left = usize::try_from(n_files.saturating_sub(FOR_MAIL)).unwrap_or(usize::MAX);
        let left = if has_console { left.saturating_sub(usual.of_console().connections) } else { left };
        Self { connections: usual.connections.min(left.max(usual.connections_each)), ..usual }
    }

    /// Those of the console beside these pages: only one network connects there, that of the keeper.
    #[must_use]
    pub const fn of_console(self) -> Self {
        Self { connections: self.connections_each, ..self }
    }
}

/// A place at which browsers connect.
pub struct Endpoint {
    listener: Listener,
    tls: Option<(Arc<Certificate>, TlsAcceptor)>,
    proxies: Proxies,
    limits: ConnectionLimits,
}

impl Endpoint {
    /// Opens a place. It must be called in a tokio runtime.
    ///
    /// # Errors
    /// If that is not possible.
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

    /// The same with TLS.
    pub fn with_tls(self, certificate: Arc<Certificate>) -> Result<Self> {
        let acceptor = certificate.acceptor()?;
        Ok(Self { tls: Some((certificate, acceptor)), ..self })
    }

    /// Returns the place where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn place(&self) -> Result<Listen> {
        self.listener.place()
    }

    /// Answers whoever connects, until `stop` becomes true, and then at most for [`ConnectionLimits::farewell`]. What streams
    /// must end by itself then.
    pub async fn run(self, routes: Router, mut stop: watch::Receiver<bool>) {
        let Self { listener, tls, proxies, limits } = self;
        let renewal = tls.as_ref().map(|(certificate, _)| tokio::spawn(renew(certificate.clone())));
        let acceptor = tls.map(|(_, acceptor)| acceptor);
        let room = Arc::new(Semaphore::new(limits.connections));
        let conn_counts = ConnCounts::default();
        let graceful = GracefulShutdown::new();
        let mut conversations = JoinSet::new();
        loop {
            let (stream, peer, place) = tokio::select! {
                // One that panicked has cost its connection only. The log says where.
                Some(_) = conversations.join_next(), if !conversations.is_empty() => continue,
                next = next(&listener, &room) => match next {
                    Ok(next) => next,
                    Err(error) if is_of_the_other_side(&error) => continue,
                    Err(error) => {
                        tracing::warn!("a browser's connection could not be accepted: {error}");
                        sleep(BREATH).await;
                        continue;
                    }
                },
                () = told(&mut stop) => break,
            };
            let counted = peer
                .0
                .filter(|_| !proxies.has(peer))
                .map(|address| conn_counts.enter(address, limits.connections_each));
            let Some(counted) = counted.map_or(Some(None), |entered| entered.map(Some)) else {
                tracing::debug!("a connection was closed: too many from one place");
                continue;
            };
            let conversation = Conversation { peer, limits, acceptor: acceptor.clone(), watcher: graceful.watcher() };
            let routes = routes.clone();
            conversations.spawn(async move {
                let _held = (place, counted);
                if let Err(error) = conversation.run(stream, routes).await {
                    tracing::debug!("a browser's connection broke: {error}");
                }
            });
        }
        drop(listener);
        if timeout(limits.farewell, graceful.shutdown()).await.is_err() {
            tracing::debug!("{} connections of browsers were cut", conversations.len());
        }
        conversations.shutdown().await;
        if let Some(renewal) = renewal {
            renewal.abort();
        }
    }
}

/// Returns when the judge is told to stop.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// The next connection, when there is room for one.
async fn next(
    listener: &Listener,
    room: &Arc<Semaphore>,
) -> io::Result<(Box<dyn Stream>, Peer, Option<OwnedSemaphorePermit>)> {
    // The semaphore is never closed.
    let place = room.clone().acquire_owned().await.ok();
    let (stream, peer) = listener.accept().await?;
    Ok((stream, Peer(peer), place))
}

/// Reads the certificate anew when its files have changed.
async fn renew(certificate: Arc<Certificate>) {
    let mut looks = interval(RENEWAL);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        match certificate.look_again() {
            Ok(true) => tracing::info!("the certificate for browsers has been read anew"),
            Ok(false) => {}
            Err(error) => tracing::error!("the certificate before stays in use: {error:#}"),
        }
    }
}

/// One connection.
struct Conversation {
    peer: Peer,
    limits: ConnectionLimits,
    acceptor: Option<TlsAcceptor>,
    watcher: Watcher,
}

impl Conversation {
    async fn run(self, stream: Box<dyn Stream>, routes: Router) -> Result<()> {
        let Self { peer, limits, acceptor, watcher } = self;
        let stream: Box<dyn Stream> = match acceptor {
            Some(acceptor) => Box::new(timeout(limits.handshake, acceptor.accept(stream)).await??),
            None => stream,
        };
        let service = TowerToHyperService::new(routes);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
            service.call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(limits.headers)
            .max_header_size(limits.header_bytes)
            .max_buf_size(limits.header_bytes)
            .half_close(false);
        let io = TokioIo::new(Patient { stream, limits, until: None });
        Ok(watcher.watch(http.serve_connection(io, service)).await?)
    }
}

/// A connection that breaks when the other side does not take what it has asked for.
struct Patient {
    stream: Box<dyn Stream>,
    limits: ConnectionLimits,
    /// The time at which it breaks, while something waits to be taken.
    until: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    /// Waits for the other side, but not for ever.
    fn wait<T>(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        let patience = self.limits.patience;
        let until = self.until.get_or_insert_with(|| Box::pin(sleep(patience)));
        until.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }

    /// Notes that this many bytes were taken: the rest may take longer by as much.
    fn taken(&mut self, n_bytes: usize) {
        if let Some(until) = &mut self.until {
            let millis = 1000 * n_bytes as u64 / u64::from(self.limits.pace.max(1));
            let later: Instant = until.deadline() + Duration::from_millis(millis);
            until.as_mut().reset(later.min(Instant::now() + self.limits.patience));
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
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
            // All has been taken.
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

/// The number of connections of each network.
#[derive(Clone, Debug, Default)]
struct ConnCounts(Arc<Mutex<HashMap<ClientNet, usize>>>);

impl ConnCounts {
    /// One more, if it may have one more.
    fn enter(&self, address: IpAddr, most: usize) -> Option<ConnGuard> {
        let client_net = ClientNet::from(address);
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let n = counts.entry(client_net).or_insert(0);
        (*n < most).then(|| {
            *n += 1;
            ConnGuard { conn_counts: self.clone(), client_net }
        })
    }
}

/// A connection that is counted, until it ends.
struct ConnGuard {
    conn_counts: ConnCounts,
    client_net: ClientNet,
}

impl Drop for ConnGuard {
    fn drop(&mut self) {
        let mut counts = self.conn_counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n) = counts.get_mut(&self.client_net) {
            *n -= 1;
            if *n == 0 {
                counts.remove(&self.client_net);
            }
        }
    }
}
