//! `chancery serve`: the judge itself.
use super::place::Place;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Log, LogFormat, LogLevel, Outbound};
use crate::server::lock::Lock;
use crate::server::post_office::PostOffice;
use crate::store::Store;
use anyhow::{Context as _, Result};
use std::io;
use std::process::ExitCode;
use tokio::sync::watch;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// Run the judge: letters in, the clock, letters out
///
/// Without a configuration file it only needs a folder for its mailbox, everybody's mailboxes and the games. Then it
/// uses no network and believes every `From:`. Ctrl-C (or SIGTERM) stops it after the current work.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    place: Place,
}

/// Runs the command.
///
/// # Errors
/// If the judge cannot start, or fails.
pub(super) fn run(args: &Args) -> Result<ExitCode> {
    let config = args.place.config()?;
    start_log(&config.log);
    std::panic::set_hook(Box::new(|panic| tracing::error!("{}", where_it_broke(panic))));
    let _lock = Lock::take(&config.data)?;
    let store = Store::open(&config.database())?;
    let judge = Judge::new(&config, &store)?;
    // The judge's work has its own thread; everything else only waits.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let (tell, stop) = watch::channel(false);
        let mut office = PostOffice::new(judge, store, Clock::system(), stop);
        office.open(&config)?;
        tokio::spawn(stop_on_signal(tell)?);
        if args.place.file().is_none() {
            super::print(&welcome(&config, &args.place))?;
        }
        tracing::info!("the judge is running");
        office.run().await?;
        tracing::info!("the judge has stopped");
        Ok(ExitCode::SUCCESS)
    })
}

/// The place of a panic, for the log. Its message may quote a letter and is left out.
fn where_it_broke(panic: &std::panic::PanicHookInfo<'_>) -> String {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    format!("panic at {place}")
}

/// The introduction of a judge without a configuration file.
fn welcome(config: &Config, place: &Place) -> String {
    let inbox = config.inbound.maildir.iter().map(|maildir| maildir.path.display().to_string()).collect::<String>();
    let outbox = match &config.outbound {
        Outbound::Maildir(maildir) => maildir.path.display().to_string(),
        Outbound::Smtp(_) => String::new(),
    };
    let options = place.options();
    format!(
        "This is {}, a play-by-mail judge, without a mail server.\n\
         It reads letters from {inbox} and puts answers into {outbox}/<address>.\n\
         Its games are in {}. Ctrl-C stops it; nothing is lost.\n\n\
         To write to it, in another terminal:\n  \
         chancery mail{options} --as ann@example.org HELP\n  \
         chancery mail{options} --as ann@example.org 'REGISTER Ann Other' 'CREATE ?first secret'\n  \
         chancery mail{options} --as ann@example.org --inbox\n\n",
        config.name,
        config.database().display()
    )
}

/// Starts the log on standard error. It has only the judge's own messages: those of libraries could tell who writes to
/// whom.
fn start_log(log: &Log) {
    let level = match log.level {
        LogLevel::Error => Level::ERROR,
        LogLevel::Warn => Level::WARN,
        LogLevel::Info => Level::INFO,
        LogLevel::Debug => Level::DEBUG,
        LogLevel::Trace => Level::TRACE,
    };
    let filter = Targets::new().with_default(Level::ERROR).with_target("chancery", level);
    let lines = fmt::layer().with_writer(io::stderr).with_target(false);
    let lines = lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr()));
    match log.format {
        LogFormat::Full => tracing_subscriber::registry().with(lines.with_filter(filter)).init(),
        LogFormat::Plain => tracing_subscriber::registry().with(lines.without_time().with_filter(filter)).init(),
    }
}

/// Tells the judge to stop when the system asks the program to end.
#[cfg(unix)]
fn stop_on_signal(tell: watch::Sender<bool>) -> Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let listen = |kind| signal(kind).context("cannot listen for signals");
    let (mut interrupt, mut terminate) = (listen(SignalKind::interrupt())?, listen(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        let _ = tell.send(true);
    })
}

/// Tells the judge to stop when the system asks the program to end.
#[cfg(not(unix))]
fn stop_on_signal(tell: watch::Sender<bool>) -> Result<impl Future<Output = ()> + Send> {
    Ok(async move {
        if tokio::signal::ctrl_c().await.context("cannot listen for signals").is_ok() {
            let _ = tell.send(true);
        }
    })
}
