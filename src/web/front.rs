//! Opens the pages and the keeper's console beside the judge that runs.
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

/// Opens the web front of the configuration that was read from there, if it has one.
///
/// # Errors
/// If nothing can listen there.
pub fn open(runtime: &mut Runtime, config: &Config, whence: &Whence) -> Result<()> {
    let Some(web) = &config.web else { return Ok(()) };
    show_pages(runtime, config, whence, web.clone(), bounds(web.keeper.is_some()))
}

/// Opens the web front with these settings.
///
/// # Errors
/// If nothing can listen there.
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
        // A judge without a configuration file looks for a free port when it starts.
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

/// Gathers what the pages with these settings need to know.
fn app(runtime: &Runtime, config: &Config, settings: WebSettings) -> Result<AppState> {
    let judge = runtime.judge_of_pages(config)?;
    Ok(AppState::new(judge, runtime.clock(), runtime.clerk_handle(), settings, config.database()))
}

/// Returns the bounds on what may come at a time from browsers, on this machine.
fn bounds(has_console: bool) -> Bounds {
    let n_files = files::allow();
    let (limits, usual) = (ConnectionLimits::within(n_files, has_console), ConnectionLimits::default());
    if limits.connections < usual.connections {
        tracing::warn!(
            "only {} browsers can be connected at a time, not {}, because only {n_files} files may be open (LimitNOFILE= of the \
             service, or `ulimit -n`)",
            limits.connections,
            usual.connections
        );
    }
    Bounds { limits, ..Bounds::default() }
}
