//! `chancery serve`: the judge itself.
use super::journal_lines::JournalLines;
use super::judge_location::JudgeLocation;
use crate::commands::COMMANDS;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Log, LogFormat, LogLevel, Outbound};
use crate::judge::identity;
use crate::judge::web::{EMBEDDED_PORTS, WebSettings};
use crate::referee::table::codes;
use crate::server::doors::is_taken;
use crate::server::lock::Lock;
use crate::server::notify::{self, Word};
use crate::server::runtime::Runtime;
use crate::server::upgrade;
use crate::web;
#[cfg(unix)]
use anyhow::Context as _;
use anyhow::Result;
use std::io;
use std::pin::pin;
use std::process::ExitCode;
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::watch;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Registry, fmt, reload};

const EXAMPLES: &str = "\
Examples:
    chancery serve
    chancery serve --config /etc/chancery/chancery.toml";

/// Run the judge: receive e-mails, watch the clock, send e-mails
///
/// Without a configuration file it keeps its mailboxes and games in one folder, uses no network and believes every `From:`.
/// Its pages are on a port of this machine, and it prints a code that opens them. Ctrl-C or SIGTERM stops it after its
/// current work. SIGHUP reloads the configuration file. If the new one is wrong, the judge keeps the old one.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ServeArgs {
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs the command.
///
/// # Errors
/// If the judge cannot start, or fails.
pub(super) fn run(args: &ServeArgs) -> Result<ExitCode> {
    let mut config = args.place.config()?;
    let level = start_log(&config.log);
    std::panic::set_hook(Box::new(|panic| tracing::error!("{}", where_it_broke(panic))));
    let _lock = Lock::take(&config.data)?;
    // The judge works on its own thread; everything else only waits.
    let executor = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    executor.block_on(async {
        let mut signals = Signals::listen()?;
        let mut before = None;
        // All configurations share one clock, so that it keeps the trust it has earned.
        let clock = Clock::system();
        loop {
            let (tell, stop) = watch::channel(false);
            let opened = match args.place.file() {
                None => open_with_pages(&mut config, &args.place, &clock, &stop),
                Some(_) => open(&config, &args.place, &clock, stop),
            };
            let runtime = match (opened, before.take()) {
                (Ok(runtime), _) => runtime,
                (Err(error), Some(old)) => {
                    refuse_configuration(&error);
                    config = old;
                    continue;
                }
                (Err(error), None) => return Err(error),
            };
            if args.place.file().is_none() {
                super::print(&welcome(&config, &args.place))?;
            }
            let _ = level.modify(|filter| *filter = log_filter(&config.log));
            tracing::info!("the judge is running");
            let mut running = pin!(runtime.run());
            let new = tokio::select! {
                ended = &mut running => {
                    ended?;
                    break;
                }
                new = next_configuration(&mut signals, &args.place, &config) => new,
            };
            notify::tell(if new.is_some() { Word::Reloads } else { Word::Stops });
            let _ = tell.send(true);
            running.await?;
            let Some(new) = new else { break };
            tracing::info!("reloaded the configuration");
            before = Some(std::mem::replace(&mut config, new));
        }
        tracing::info!("the judge has stopped");
        Ok(ExitCode::SUCCESS)
    })
}

/// Opens the database, the mailboxes and the pages.
fn open(config: &Config, place: &JudgeLocation, clock: &Clock, stop: watch::Receiver<bool>) -> Result<Runtime> {
    let store = upgrade::open(config, clock.now())?;
    let judge = Judge::new(COMMANDS, config, &store)?;
    let mut runtime = Runtime::new(judge, store, clock.clone(), stop);
    runtime.open(config)?;
    web::front::open(&mut runtime, config, &place.whence())?;
    Ok(runtime)
}

/// The same for a judge without a configuration file. Its pages are at the first free port of this machine, behind a code, since
/// anyone logged in here can open a port. If all these ports are in use, it has no pages.
fn open_with_pages(
    config: &mut Config,
    place: &JudgeLocation,
    clock: &Clock,
    stop: &watch::Receiver<bool>,
) -> Result<Runtime> {
    let code = identity::new_code()?;
    for port in EMBEDDED_PORTS {
        config.web = Some(WebSettings::embedded(port, code.clone()));
        match open(config, place, clock, stop.clone()) {
            Err(error) if is_taken(&error) => {}
            opened => return opened,
        }
    }
    config.web = None;
    open(config, place, clock, stop.clone())
}

/// Waits until the judge must end, or reload its configuration.
async fn next_configuration(signals: &mut Signals, place: &JudgeLocation, now: &Config) -> Option<Config> {
    loop {
        // Without a configuration file it was started at a terminal, and SIGHUP means that the terminal was closed.
        if signals.next().await == Wish::Stop || place.file().is_none() {
            return None;
        }
        match place.config() {
            Ok(new) => return Some(keep_what_must_stay(now, new)),
            Err(error) => refuse_configuration(&error),
        }
    }
}

/// The new configuration, except for settings that cannot change while the judge runs.
fn keep_what_must_stay(now: &Config, mut new: Config) -> Config {
    if new.data != now.data {
        tracing::warn!("`data` is another folder now, which needs a restart: systemctl restart chancery");
        new.data.clone_from(&now.data);
    }
    if new.log.format != now.log.format {
        tracing::warn!("a change of `log.format` needs a restart: systemctl restart chancery");
    }
    new
}

/// Logs why the new configuration is rejected.
fn refuse_configuration(why: &anyhow::Error) {
    let why = format!("{why:#}");
    let why = why.trim_end_matches('.');
    tracing::error!("the new configuration is invalid, so the old one stays in force: {why}");
    notify::tell(Word::Says(&format!("The new configuration is invalid: {why}.")));
}

/// The place of a panic, for the log. Its message may quote an e-mail and is omitted.
fn where_it_broke(panic: &std::panic::PanicHookInfo<'_>) -> String {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    format!("panic at {place}")
}

/// The instructions for opening the pages of a judge without a configuration file.
fn way_to_pages(config: &Config) -> String {
    let Some(WebSettings { url, start_code: Some(code), .. }) = &config.web else {
        return format!(
            "It has no web pages: the ports {} to {} are taken.\n\n",
            EMBEDDED_PORTS.start(),
            EMBEDDED_PORTS.end()
        );
    };
    let code = codes::grouped(code);
    format!(
        "To play in a browser, open\n\n  \
         {url}/my/sign-in?code={code}\n\n\
         on this machine. (Or open {url} and enter the start code once: {code}.)\n\n"
    )
}

/// The welcome text of a judge without a configuration file.
fn welcome(config: &Config, place: &JudgeLocation) -> String {
    let inbox = config.inbound.maildir.iter().map(|maildir| maildir.path.display().to_string()).collect::<String>();
    let outbox = match &config.outbound {
        Outbound::Maildir(maildir) => maildir.path.display().to_string(),
        Outbound::Smtp(_) | Outbound::Sendmail(_) => String::new(),
    };
    let options = place.options();
    format!(
        "This is {}, a play-by-mail judge, without a mail server.\n\n\
         {}It reads e-mails from {inbox} and puts replies into {outbox}/<address>.\n\
         Its games are in {}. Ctrl-C stops it; you lose no data.\n\n\
         To write to it, in another terminal:\n  \
         chancery mail{options} --as ann@example.org HELP\n  \
         chancery mail{options} --as ann@example.org 'REGISTER Ann Other' 'CREATE ?first secret'\n  \
         chancery mail{options} --as ann@example.org --inbox\n\n",
        config.name,
        way_to_pages(config),
        config.database().display()
    )
}

/// Starts the log on standard error, in the journal's form if the journal reads it. Its level can be changed later.
pub(super) fn start_log(log: &Log) -> reload::Handle<Targets, Registry> {
    let (filter, level) = reload::Layer::new(log_filter(log));
    let lines = fmt::layer().with_writer(io::stderr).with_target(false);
    let lines = lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr()));
    match (JournalLines::wanted(), log.format) {
        (Some(format), _) => tracing_subscriber::registry().with(lines.event_format(format).with_filter(filter)).init(),
        (None, LogFormat::Full) => tracing_subscriber::registry().with(lines.with_filter(filter)).init(),
        (None, LogFormat::Plain) => {
            tracing_subscriber::registry().with(lines.without_time().with_filter(filter)).init()
        }
    }
    level
}

/// Admits only the judge's own messages: those of libraries could reveal who writes to whom.
fn log_filter(log: &Log) -> Targets {
    let level = match log.level {
        LogLevel::Error => Level::ERROR,
        LogLevel::Warn => Level::WARN,
        LogLevel::Info => Level::INFO,
        LogLevel::Debug => Level::DEBUG,
        LogLevel::Trace => Level::TRACE,
    };
    Targets::new().with_default(Level::ERROR).with_target("chancery", level)
}

/// A request from the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// End after the current work: SIGTERM, or Ctrl-C.
    Stop,
    /// Reload the configuration: SIGHUP.
    Reload,
}

/// The signals that the judge handles.
#[cfg(unix)]
struct Signals {
    interrupt: Signal,
    terminate: Signal,
    hang_up: Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> Result<Self> {
        let listen = |kind| signal(kind).context("cannot listen for signals");
        Ok(Self {
            interrupt: listen(SignalKind::interrupt())?,
            terminate: listen(SignalKind::terminate())?,
            hang_up: listen(SignalKind::hangup())?,
        })
    }

    /// Waits for the next signal.
    async fn next(&mut self) -> Wish {
        tokio::select! {
            _ = self.interrupt.recv() => Wish::Stop,
            _ = self.terminate.recv() => Wish::Stop,
            _ = self.hang_up.recv() => Wish::Reload,
        }
    }
}

/// Only Ctrl-C, on this system.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> Result<Self> {
        Ok(Self)
    }

    /// Waits for the next signal.
    async fn next(&mut self) -> Wish {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        Wish::Stop
    }
}
