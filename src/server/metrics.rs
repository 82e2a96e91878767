//! Numbers for Prometheus, and a word on the judge's health for monitors, over HTTP on this machine.
//!
//! What is in the database is read when it is asked for, over a connection that can only read and beside the clerk, who never
//! waits for it. What the judge has done is in its [`Counts`]. Nothing on these pages names a person, a game or an address.
mod http;
mod page;

use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::judge::counts::Counts;
use crate::server::health;
use anyhow::{Context as _, Result};
use http::HttpAnswer;
use jiff::Timestamp;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Mutex, Semaphore};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep;

/// The page of numbers, in the text format of Prometheus.
pub fn text(config: &Config, counts: &Counts, now: Timestamp) -> String {
    page::page(config, counts, now)
}

/// The maximum connections at a time. More wait until the system turns them away.
const CONNECTIONS: usize = 8;
/// The wait after a connection could not be accepted.
const BREATH: Duration = Duration::from_secs(1);

/// The place where monitors ask.
#[derive(Debug)]
pub struct Metrics {
    listener: TcpListener,
    pages: Arc<Pages>,
}

/// The pages that can be asked for.
#[derive(Debug)]
struct Pages {
    config: Config,
    counts: Arc<Counts>,
    clock: Clock,
    /// However many ask, the database is read by one at a time.
    turn: Mutex<()>,
}

impl Metrics {
    /// Listens at an address. It must be called in a tokio runtime.
    ///
    /// # Errors
    /// If that is not possible.
    pub fn open(address: SocketAddr, config: &Config, counts: Arc<Counts>, clock: Clock) -> Result<Self> {
        let listener = std::net::TcpListener::bind(address)
            .and_then(|listener| listener.set_nonblocking(true).map(|()| listener))
            .and_then(TcpListener::from_std)
            .with_context(|| format!("cannot listen at {address} (`listen` in [metrics])"))?;
        let place = listener.local_addr()?;
        tracing::info!("numbers for monitors are at http://{place}/metrics");
        let pages = Arc::new(Pages { config: config.clone(), counts, clock, turn: Mutex::default() });
        Ok(Self { listener, pages })
    }

    /// Returns the address at which it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> Result<SocketAddr> {
        Ok(self.listener.local_addr()?)
    }

    /// Answers whoever asks, until it is dropped.
    pub async fn run(self) {
        let mut conversations = JoinSet::new();
        let room = Arc::new(Semaphore::new(CONNECTIONS));
        loop {
            // It is never closed.
            let Ok(permit) = room.clone().acquire_owned().await else { return };
            match self.listener.accept().await {
                Ok((stream, _)) => {
                    let pages = self.pages.clone();
                    conversations.spawn(async move {
                        let _permit = permit;
                        if let Err(error) = http::serve(stream, |path| pages.answer(path)).await {
                            tracing::debug!("a monitor's connection broke: {error}");
                        }
                    });
                }
                Err(error) => {
                    tracing::warn!("a monitor's connection could not be accepted: {error}");
                    sleep(BREATH).await;
                }
            }
            while conversations.try_join_next().is_some() {}
        }
    }
}

impl Pages {
    async fn answer(self: Arc<Self>, path: String) -> HttpAnswer {
        let page = match path.as_str() {
            "/metrics" => Self::metrics,
            "/health" => Self::health,
            _ => return HttpAnswer::not_found(),
        };
        let _turn = self.turn.lock().await;
        let pages = self.clone();
        let made = spawn_blocking(move || page(&pages)).await;
        made.unwrap_or_else(|_| {
            HttpAnswer::unavailable("The page could not be made; the log says where it broke.\n".to_owned())
        })
    }

    fn metrics(&self) -> HttpAnswer {
        HttpAnswer::ok(page::page(&self.config, &self.counts, self.clock.now()))
    }

    fn health(&self) -> HttpAnswer {
        let (level, line) = health::line(health::look(&self.config, self.clock.now()));
        if level == health::HealthLevel::Critical { HttpAnswer::unavailable(line) } else { HttpAnswer::ok(line) }
    }
}
