//! Runs the web front next to the judge on a separate thread, so that a busy page never delays mail.
use super::certificate::Certificate;
use super::guard::{Guard, guarded};
use super::listen::{ConnectionLimits, Endpoint};
use super::peer::Proxies;
use super::rates::{Allowances, Rates};
use super::{AppState, live, routes};
use crate::mail::lmtp::Listen;
use crate::store::Changes;
use anyhow::{Context as _, Result};
use axum::Router;
use std::sync::Arc;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot, watch};

/// The limits on simultaneous load.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds {
    /// For connections.
    pub limits: ConnectionLimits,
    /// The limits for each client.
    pub allowances: Allowances,
}

/// All pages, with the guard that the configuration asks for. Only connections through [`prepare`] are
/// counted.
pub fn pages(app: &Arc<AppState>, allowances: Allowances) -> Router {
    let settings = &app.settings;
    let is_embedded = settings.start_code.is_some();
    let guard = Guard {
        origin: settings.url.clone(),
        is_local: settings.is_local() || app.console.is_some(),
        proxies: Proxies(settings.proxies()),
        // Only the keeper's own machine connects there.
        rates: (!is_embedded).then(|| Rates::new(allowances)),
        counts: app.judge.counts.clone(),
    };
    guarded(routes(app.clone()), guard)
}

/// Pages whose socket listens, but that do not answer yet.
pub struct Prepared {
    runtime: Runtime,
    front: Endpoint,
    routes: Router,
    place: Listen,
}

/// Opens the listener of the pages, or of the console, without answering yet.
///
/// # Errors
/// If the judge cannot listen there, or the certificate cannot be read.
pub fn prepare(app: &Arc<AppState>, bounds: Bounds) -> Result<Prepared> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    match front(app, bounds.limits, &runtime).and_then(|front| Ok((front.place()?, front))) {
        Ok((place, front)) => Ok(Prepared { runtime, front, routes: pages(app, bounds.allowances), place }),
        Err(error) => {
            // The caller runs in another tokio runtime, where this one must not simply be dropped.
            runtime.shutdown_background();
            Err(error)
        }
    }
}

impl Prepared {
    /// Answers browsers until `stop` becomes true. [`live::listener`] reports the effects of commits to it.
    pub async fn answer(
        self,
        app: Arc<AppState>,
        changes: mpsc::UnboundedReceiver<Changes>,
        stop: watch::Receiver<bool>,
    ) {
        let Self { runtime, front, routes, place } = self;
        tracing::info!("serving pages at {} ({place})", app.settings.url);
        let work = || async move {
            tokio::join!(front.run(routes, stop.clone()), live::run(app, changes, stop));
        };
        run("web", runtime, work).await;
    }

    /// Answers the keeper in the same way.
    pub async fn answer_keeper(self, stop: watch::Receiver<bool>) {
        let Self { runtime, front, routes, place } = self;
        tracing::info!("serving the keeper's console at {place}");
        run("console", runtime, || front.run(routes, stop)).await;
    }
}

fn front(app: &AppState, limits: ConnectionLimits, runtime: &Runtime) -> Result<Endpoint> {
    let settings = &app.settings;
    let _inside = runtime.enter();
    let proxies = Proxies(settings.proxies());
    let table = if app.console.is_some() { "the console ([web.keeper])" } else { "the pages ([web])" };
    let front =
        Endpoint::open(&settings.listen, settings.mode, settings.group.as_deref(), proxies, limits).context(table)?;
    match &settings.tls {
        Some(tls) => front.with_tls(Certificate::open(&tls.certificate, &tls.key)?),
        None => Ok(front),
    }
}

/// Runs work on a separate thread until it ends.
async fn run<F: Future<Output = ()>>(name: &str, runtime: Runtime, work: impl FnOnce() -> F + Send + 'static) {
    let (over, is_over) = oneshot::channel();
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(move || {
        runtime.block_on(work());
        // Shutdown does not wait for pages that still read the database.
        runtime.shutdown_background();
        let _ = over.send(());
    });
    match thread {
        // It ends early only if it has panicked.
        Ok(_) => drop(is_over.await),
        Err(error) => tracing::error!("cannot serve the {name} pages: {error}"),
    }
}
