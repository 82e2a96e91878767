//! Opens the pages and the keeper's console in a running judge.
use super::AppState;
use super::listen::ConnectionLimits;
use super::live::{self, ChangeFeed};
use super::run::{Bounds, prepare};
use crate::judge::config::Config;
use crate::judge::web::{ConsoleSettings, WebSettings};
use crate::server::check::Whence;
use crate::server::files;
use crate::server::runtime::Runtime;
use anyhow::Result;
use std::sync::Arc;

/// Opens the web front of this configuration, if it has one. `whence` is the source of the configuration.
///
/// # Errors
/// If the judge cannot listen at its address.
pub fn open(runtime: &mut Runtime, config: &Config, whence: &Whence) -> Result<()> {
    let Some(web) = &config.web else { return Ok(()) };
    show_pages(runtime, config, whence, web.clone(), bounds(web.keeper.is_some()))
}

/// Opens the web front with these settings.
///
/// # Errors
/// If the judge cannot listen at its address.
pub fn show_pages(
    runtime: &mut Runtime,
    config: &Config,
    whence: &Whence,
    web: WebSettings,
    bounds: Bounds,
) -> Result<()> {
    let mut app = app(runtime, config, web)?;
    app.news = Arc::new(ChangeFeed::among(&bounds.limits));
    let app = Arc::new(app);
    let (listener, changes) = live::listener(&app);
    runtime.tell(listener)?;
    let (behind, stop) = (app.clone(), runtime.stop());
    let open = {
        let app = app.clone();
        move || prepare(&app, bounds)
    };
    if app.settings.start_code.is_some() {
        // A judge without a configuration file looks for a free port at its start.
        let pages = open()?;
        runtime.spawn(pages.answer(behind, changes, stop));
    } else {
        runtime.open_door("pages", open, |pages| pages.answer(behind, changes, stop))?;
    }
    match &app.settings.keeper {
        Some(console) => show_console(runtime, config, whence, console, bounds, app.news.clone()),
        None => Ok(()),
    }
}

/// Opens the keeper's console.
fn show_console(
    runtime: &mut Runtime,
    config: &Config,
    whence: &Whence,
    console: &ConsoleSettings,
    bounds: Bounds,
    news: Arc<ChangeFeed>,
) -> Result<()> {
    let app = app(runtime, config, WebSettings::of_console(console))?;
    let app = Arc::new(app.as_console(config.clone(), whence.clone(), news));
    let bounds = Bounds { limits: bounds.limits.of_console(), ..bounds };
    let stop = runtime.stop();
    let open = move || prepare(&app, bounds);
    runtime.open_door("console", open, |console| console.answer_keeper(stop))
}

/// Builds the state that pages with these settings share.
fn app(runtime: &Runtime, config: &Config, settings: WebSettings) -> Result<AppState> {
    let judge = runtime.judge_of_pages(config)?;
    Ok(AppState::new(judge, runtime.clock(), runtime.clerk_handle(), settings, config.database()))
}

/// Returns this machine's limits on simultaneous connections and requests.
fn bounds(has_console: bool) -> Bounds {
    let n_files = files::allow();
    let (limits, usual) = (ConnectionLimits::within(n_files, has_console), ConnectionLimits::default());
    if limits.connections < usual.connections {
        tracing::warn!(
            "only {} browsers can connect at a time, not {}, because only {n_files} files can be open (LimitNOFILE= of \
             the service, or `ulimit -n`)",
            limits.connections,
            usual.connections
        );
    }
    Bounds { limits, ..Bounds::default() }
}
