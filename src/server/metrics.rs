//! Metrics for Prometheus, and the judge's health for monitors, over HTTP on this machine.
//!
//! Figures from the database are read on request, over a read-only connection beside the clerk, who never waits for it. The judge's
//! activity is in its [`Counts`]. The pages name no person, game or address.
mod http;
mod page;

use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::judge::counts::Counts;
use crate::server::assessment::assess;
use crate::server::condition::{self, Severity, verdict};
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

/// The metrics page, in the text format of Prometheus.
pub fn text(config: &Config, counts: &Counts, now: Timestamp) -> String {
    page::page(config, counts, now)
}

/// The maximum number of simultaneous connections. More wait until the system rejects them.
const CONNECTIONS: usize = 8;
/// The wait after a failed accept.
const BREATH: Duration = Duration::from_secs(1);

/// The metrics server.
#[derive(Debug)]
pub struct Metrics {
    listener: TcpListener,
    pages: Arc<Pages>,
}

/// The pages.
#[derive(Debug)]
struct Pages {
    config: Config,
    counts: Arc<Counts>,
    clock: Clock,
    /// Serialises reads of the database.
    turn: Mutex<()>,
}

impl Metrics {
    /// Listens at an address. Call it in a tokio runtime.
    ///
    /// # Errors
    /// If that fails.
    pub fn open(address: SocketAddr, config: &Config, counts: Arc<Counts>, clock: Clock) -> Result<Self> {
        let listener = std::net::TcpListener::bind(address)
            .and_then(|listener| listener.set_nonblocking(true).map(|()| listener))
            .and_then(TcpListener::from_std)
            .with_context(|| format!("cannot listen at {address} (`listen` in [metrics])"))?;
        let place = listener.local_addr()?;
        tracing::info!("serving metrics at http://{place}/metrics");
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

    /// Answers requests until dropped.
    pub async fn run(self) {
        let mut conversations = JoinSet::new();
        let room = Arc::new(Semaphore::new(CONNECTIONS));
        loop {
            // The semaphore is never closed.
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
                    tracing::warn!("could not accept a monitor's connection: {error}");
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
            HttpAnswer::unavailable("The judge could not make this page. Its log says why.\n".to_owned())
        })
    }

    fn metrics(&self) -> HttpAnswer {
        HttpAnswer::ok(page::page(&self.config, &self.counts, self.clock.now()))
    }

    fn health(&self) -> HttpAnswer {
        let conditions = assess(&self.config, self.clock.now());
        let line = condition::line(&conditions);
        if verdict(&conditions) == Severity::Critical { HttpAnswer::unavailable(line) } else { HttpAnswer::ok(line) }
    }
}
