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
use tokio::runtime::Builder;
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
        is_local: settings.is_local(),
        proxies: Proxies(settings.proxies()),
        // Only the keeper's own machine connects there.
        rates: (!is_embedded).then(|| Rates::new(allowances)),
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
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let settings = &house.settings;
    let mut front = {
        let _inside = runtime.enter();
        let proxies = Proxies(settings.proxies());
        Front::open(&settings.listen, settings.mode, settings.group.as_deref(), proxies, bounds.limits)
            .context("the pages ([web])")?
    };
    if let Some(tls) = &settings.tls {
        front = front.with_tls(Certificate::open(&tls.certificate, &tls.key)?)?;
    }
    let place = front.place()?;
    let routes = pages(house, bounds.allowances);
    let (house, (over, is_over)) = (house.clone(), oneshot::channel());
    std::thread::Builder::new().name("web".to_owned()).spawn(move || {
        runtime.block_on(async { tokio::join!(front.run(routes, stop.clone()), live::run(house, changes, stop)) });
        // What still reads the database for a page is not waited for.
        runtime.shutdown_background();
        let _ = over.send(());
    })?;
    Ok((place, is_over))
}
