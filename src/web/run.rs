//! Runs the web front beside the judge, on a thread of its own: a busy page never delays mail.
use super::certificate::Certificate;
use super::guard::{Guard, guarded};
use super::listen::{Front, Limits};
use super::peer::Proxies;
use super::rates::{Allowances, Rates};
use super::{House, live, routes};
use crate::mail::lmtp::Listen;
use crate::store::Changes;
use anyhow::{Context as _, Result};
use axum::Router;
use std::sync::Arc;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot, watch};

/// How much may come at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds {
    /// For connections.
    pub limits: Limits,
    /// For each of those who ask.
    pub allowances: Allowances,
}

/// All pages, guarded as the configuration says. Only who comes through [`open`] is counted.
pub fn pages(house: &Arc<House>, allowances: Allowances) -> Router {
    let settings = &house.settings;
    let is_embedded = settings.start_code.is_some();
    let guard = Guard {
        origin: settings.url.clone(),
        is_local: settings.is_local() || house.console.is_some(),
        proxies: Proxies(settings.proxies()),
        // Only the keeper's own machine connects there.
        rates: (!is_embedded).then(|| Rates::new(allowances)),
        counts: house.judge.counts.clone(),
    };
    guarded(routes(house.clone()), guard)
}

/// Opens the pages, and answers whoever connects until `stop` becomes true; what commits have touched, it hears from
/// [`live::listener`]. Returns where they are, and what ends when they do.
///
/// # Errors
/// If nothing can listen there, or the certificate cannot be read.
pub fn open(
    house: &Arc<House>,
    changes: mpsc::UnboundedReceiver<Changes>,
    bounds: Bounds,
    stop: watch::Receiver<bool>,
) -> Result<(Listen, oneshot::Receiver<()>)> {
    let (runtime, front, routes) = prepare(house, bounds)?;
    let place = front.place()?;
    let house = house.clone();
    let over = start("web", runtime, || async move {
        tokio::join!(front.run(routes, stop.clone()), live::run(house, changes, stop));
    })?;
    Ok((place, over))
}

/// Opens the keeper's console, in the same way.
///
/// # Errors
/// If nothing can listen there.
pub fn open_console(
    house: &Arc<House>,
    bounds: Bounds,
    stop: watch::Receiver<bool>,
) -> Result<(Listen, oneshot::Receiver<()>)> {
    let (runtime, front, routes) = prepare(house, bounds)?;
    let place = front.place()?;
    Ok((place, start("console", runtime, || front.run(routes, stop))?))
}

/// Listens, before anything is answered.
fn prepare(house: &Arc<House>, bounds: Bounds) -> Result<(Runtime, Front, Router)> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    match front(house, bounds.limits, &runtime) {
        Ok(front) => Ok((runtime, front, pages(house, bounds.allowances))),
        Err(error) => {
            // Another runtime is at work here, in which this one may not just be dropped.
            runtime.shutdown_background();
            Err(error)
        }
    }
}

fn front(house: &House, limits: Limits, runtime: &Runtime) -> Result<Front> {
    let settings = &house.settings;
    let _inside = runtime.enter();
    let proxies = Proxies(settings.proxies());
    let table = if house.console.is_some() { "the console ([web.keeper])" } else { "the pages ([web])" };
    let front =
        Front::open(&settings.listen, settings.mode, settings.group.as_deref(), proxies, limits).context(table)?;
    match &settings.tls {
        Some(tls) => front.with_tls(Certificate::open(&tls.certificate, &tls.key)?),
        None => Ok(front),
    }
}

/// Runs something on a thread of its own. Returns what ends with it.
fn start<F: Future<Output = ()>>(
    name: &str,
    runtime: Runtime,
    work: impl FnOnce() -> F + Send + 'static,
) -> Result<oneshot::Receiver<()>> {
    let (over, is_over) = oneshot::channel();
    std::thread::Builder::new().name(name.to_owned()).spawn(move || {
        runtime.block_on(work());
        // What still reads the database for a page is not waited for.
        runtime.shutdown_background();
        let _ = over.send(());
    })?;
    Ok(is_over)
}
