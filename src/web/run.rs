//! Runs the web front beside the judge, on a thread of its own: a busy page never delays mail.
use super::guard::{Guard, Origin, guarded};
use super::listen::{Front, Limits};
use super::peer::Proxies;
use super::rates::{Allowances, Rates};
use super::{House, routes};
use crate::mail::lmtp::{Listen, Mode};
use anyhow::{Context as _, Result};
use std::sync::Arc;
use tokio::runtime::Builder;
use tokio::sync::{oneshot, watch};

/// How much may come at a time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bounds {
    /// For connections.
    pub limits: Limits,
    /// For each of those who ask.
    pub allowances: Allowances,
}

/// Opens the pages, and answers whoever connects until `stop` becomes true. Returns where they are, and what ends when they do.
///
/// # Errors
/// If nothing can listen there.
pub fn open(house: Arc<House>, bounds: Bounds, stop: watch::Receiver<bool>) -> Result<(Listen, oneshot::Receiver<()>)> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let settings = &house.settings;
    let proxies = Proxies::default();
    let front = {
        let _inside = runtime.enter();
        Front::open(&settings.listen, Mode::default(), None, proxies.clone(), bounds.limits)
            .context("the pages ([web])")?
    };
    let place = front.place()?;
    let guard = Guard {
        origin: Origin::parse(settings.url.text()).context("`url` in [web] is not an address of pages")?,
        is_local: matches!(&place, Listen::Tcp(address) if address.ip().is_loopback()),
        proxies,
        rates: Some(Rates::new(bounds.allowances)),
    };
    let routes = guarded(routes(house.clone()), guard);
    let (over, is_over) = oneshot::channel();
    std::thread::Builder::new().name("web".to_owned()).spawn(move || {
        runtime.block_on(front.run(routes, stop));
        // What still reads the database for a page is not waited for.
        runtime.shutdown_background();
        let _ = over.send(());
    })?;
    Ok((place, is_over))
}
