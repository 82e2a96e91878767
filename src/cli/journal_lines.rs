//! The log as the systemd journal wants it: each line with its priority, and without a time, which the journal adds (sd-daemon(3)).
use std::fmt;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::fmt::format::{Format, Full, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// The format of these lines.
pub(super) struct JournalLines(Format<Full, ()>);

impl JournalLines {
    /// The format for standard error, if the journal reads it.
    pub(super) fn wanted() -> Option<Self> {
        is_read_by_journal().then(|| Self(Format::default().without_time().with_target(false).with_ansi(false)))
    }
}

impl<S, N> FormatEvent<S, N> for JournalLines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(&self, cx: &FmtContext<'_, S, N>, mut writer: Writer<'_>, event: &Event<'_>) -> fmt::Result {
        write!(writer, "<{}>", priority(*event.metadata().level()))?;
        self.0.format_event(cx, writer, event)
    }
}

/// The priority of a level (syslog(3)).
fn priority(level: Level) -> u8 {
    match level {
        Level::ERROR => 3,
        Level::WARN => 4,
        Level::INFO => 6,
        _ => 7,
    }
}

/// Returns whether standard error is the stream that systemd has connected to its journal: `JOURNAL_STREAM` has its device and inode.
/// A program that the service starts inherits the variable, but may write elsewhere.
#[cfg(unix)]
fn is_read_by_journal() -> bool {
    use std::os::fd::AsFd as _;
    let Ok(stream) = std::env::var("JOURNAL_STREAM") else { return false };
    let about = rustix::fs::fstat(std::io::stderr().as_fd());
    about.is_ok_and(|about| stream == format!("{}:{}", about.st_dev, about.st_ino))
}

/// Returns false, without systemd.
#[cfg(not(unix))]
fn is_read_by_journal() -> bool {
    false
}
