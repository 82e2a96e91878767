//! The page of numbers, in the text format of Prometheus (0.0.4).
use crate::judge::config::Config;
use crate::judge::counts::{Counts, Kind, Latency, Tally};
use crate::server::space::{self, Space};
use crate::server::{backup, health};
use crate::store::{Direction, Gauges, Store, WayRow, Works};
use crate::text::without_addresses;
use anyhow::Result;
use jiff::Timestamp;
use std::fmt::{Display, Write as _};
use std::fs;

/// A page that is being written.
struct MetricsPage(String);

impl MetricsPage {
    /// Begins a family of numbers.
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = write!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
    }

    /// One number of it.
    fn number(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        let labels: Vec<String> =
            labels.iter().map(|(label, value)| format!("{label}=\"{}\"", escaped(value))).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    /// A family with one number.
    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.family(name, "gauge", help);
        self.number(name, &[], value);
    }

    /// A family with one number for each word.
    fn by<'w, N: Display>(
        &mut self,
        (name, kind): (&str, &str),
        help: &str,
        label: &str,
        numbers: impl IntoIterator<Item = (&'w str, N)>,
    ) {
        self.family(name, kind, help);
        numbers.into_iter().for_each(|(word, n)| self.number(name, &[(label, word)], n));
    }

    fn tally<K: Kind>(&mut self, name: &str, help: &str, label: &str, tally: &Tally<K>) {
        self.by((name, "counter"), help, label, tally.read());
    }

    fn latency(&mut self, name: &str, help: &str, latency: &Latency) {
        self.family(name, "histogram", help);
        let (up_to, seconds) = latency.read();
        let bounds = latency.bounds().map(|bound| bound.to_string()).chain(["+Inf".to_owned()]);
        for (bound, n) in bounds.zip(&up_to) {
            self.number(&format!("{name}_bucket"), &[("le", &bound)], n);
        }
        self.number(&format!("{name}_sum"), &[], seconds);
        self.number(&format!("{name}_count"), &[], up_to.last().copied().unwrap_or(0));
    }
}

/// All numbers. If the database cannot be read, the page says so, and has what the judge itself has counted.
pub(super) fn page(config: &Config, counts: &Counts, now: Timestamp) -> String {
    let mut page = MetricsPage(String::new());
    page.family("chancery_build_info", "gauge", "The version of the program.");
    page.number("chancery_build_info", &[("version", env!("CARGO_PKG_VERSION"))], 1);
    counted(&mut page, counts);
    let found = look(config, now);
    page.gauge("chancery_database_up", "Can the database be read?", u8::from(found.is_ok()));
    match found {
        Ok((gauges, ways, paused)) => {
            there(&mut page, &gauges, now);
            which_ways(&mut page, &ways, Space::of(config).is_low());
            page.gauge("chancery_paused", "Has the keeper paused the whole judge?", u8::from(paused));
        }
        Err(error) => tracing::warn!("the numbers of the database cannot be read: {error:#}"),
    }
    around(&mut page, config, now);
    page.0
}

fn look(config: &Config, now: Timestamp) -> Result<(Gauges, Vec<WayRow>, bool)> {
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    Ok((store.gauges(now, now - health::SLOW)?, store.ways()?, store.standstill()?.is_some()))
}

/// Writes what the judge has done since it started.
fn counted(page: &mut MetricsPage, counts: &Counts) {
    let Counts { taken_in, done, sent, reading, sending, pages, answering, sign_ins } = counts;
    let help =
        "Letters that the judge has taken in. Those that came by `chancery deliver` are only among the ones done.";
    page.tally("chancery_letters_taken_in_total", help, "way", taken_in);
    page.tally(
        "chancery_letters_done_total",
        "Letters that the judge has worked on, by what came of it.",
        "class",
        done,
    );
    page.tally("chancery_sendings_total", "Attempts to send a letter, by what came of it.", "outcome", sent);
    page.latency(
        "chancery_reading_seconds",
        "How long letters waited from their arrival until they were done.",
        reading,
    );
    page.latency(
        "chancery_sending_seconds",
        "How long letters waited after they were written until they went out.",
        sending,
    );
    page.tally("chancery_pages_total", "Requests of browsers, by what was answered.", "answer", pages);
    page.latency("chancery_page_seconds", "How long it took until browsers were answered.", answering);
    page.tally("chancery_sign_ins_total", "Attempts to sign in with a code.", "outcome", sign_ins);
}

/// Writes what is in the database.
fn there(page: &mut MetricsPage, gauges: &Gauges, now: Timestamp) {
    let Gauges { pulse, done, silent, out, games, due, overdue } = gauges;
    let age = |at: Option<Timestamp>| at.map_or(0, |at| now.duration_since(at).as_secs().max(0));
    let letters = [("waiting", pulse.waiting), ("stuck", pulse.stuck), ("done", *done), ("silent", *silent)];
    page.by(("chancery_letters_in", "gauge"), "Letters that came in, by their state.", "state", letters);
    let letters = [("waiting", out.new), ("stopped", out.held), ("sent", out.sent), ("refused", out.refused)];
    page.by(("chancery_letters_out", "gauge"), "Letters of the judge, by their state.", "state", letters);
    let help =
        "How long the oldest letter has waited to be read (in) or sent (out); what a server has put off is not due.";
    let oldest = [("in", age(pulse.oldest_waiting)), ("out", age(pulse.oldest_outgoing))];
    page.by(("chancery_oldest_waiting_seconds", "gauge"), help, "direction", oldest);
    let games = games.iter().map(|(life, n)| (life.word(), n));
    page.by(("chancery_games", "gauge"), "Games, by their state.", "life", games);
    let help =
        "Turns of running games with a deadline within the next day (due), or with one that has passed (overdue).";
    page.by(("chancery_deadlines", "gauge"), help, "state", [("due", due), ("overdue", overdue)]);
    let help = "Games that the clock should have looked at for a quarter of an hour.";
    page.gauge("chancery_games_behind", help, pulse.overdue);
    if pulse.alive.is_some() {
        let help =
            "How long ago the judge last noted that it works; it does so each minute, unless its clocks stand still.";
        page.gauge("chancery_alive_seconds", help, age(pulse.alive));
    }
}

/// Without space on the disk no letter comes in, by whatever way.
fn which_ways(page: &mut MetricsPage, ways: &[WayRow], is_full: bool) {
    page.family("chancery_way_up", "gauge", "Does a way in or out work?");
    for way in ways {
        let direction = match way.direction {
            Direction::In => "in",
            Direction::Out => "out",
        };
        let labels = [("direction", direction), ("way", &without_addresses(&way.name))];
        let is_open = way.direction == Direction::Out || !is_full;
        page.number("chancery_way_up", &labels, u8::from(way.works == Works::Yes && is_open));
    }
}

/// Writes what is around the database.
fn around(page: &mut MetricsPage, config: &Config, now: Timestamp) {
    if let Some((_, newest)) = backup::newest(&backup::list(&config.backups()), now) {
        let age = now.duration_since(newest.taken).as_secs().max(0);
        page.gauge("chancery_backup_age_seconds", "How old the newest backup is, but for those of the future.", age);
    }
    let file = config.database().into_os_string();
    let files = ["", "-wal"].map(|end| {
        let mut file = file.clone();
        file.push(end);
        file
    });
    let [database, log] = files.map(|file| fs::metadata(file).map_or(0, |about| about.len()));
    page.gauge("chancery_database_bytes", "The size of the database with its log.", database + log);
    page.gauge("chancery_database_log_bytes", "The size of that log (WAL) alone.", log);
    if let Some(free) = space::free(&config.data) {
        page.gauge("chancery_disk_free_bytes", "What is free for the judge on the disk of the database.", free);
    }
}

/// The value of a label, in its quotes.
fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}
