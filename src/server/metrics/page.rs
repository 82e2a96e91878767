//! The metrics page, in the text format of Prometheus (0.0.4).
use crate::judge::config::Config;
use crate::judge::counts::{Counts, Kind, Latency, Tally};
use crate::server::assessment::{SLOW, assess};
use crate::server::backup;
use crate::server::condition::{ConditionKey, HealthCondition, Severity};
use crate::server::copy_report;
use crate::server::space::{self, Space};
use crate::store::{CopyNote, Direction, Gauges, Store, WayRow, Works};
use crate::text::without_addresses;
use anyhow::Result;
use jiff::Timestamp;
use std::fmt::{Display, Write as _};
use std::fs;

/// A page that is being written.
struct MetricsPage(String);

impl MetricsPage {
    /// Begins a family of metrics.
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = write!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
    }

    /// Adds a value to the family.
    fn number(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        let labels: Vec<String> =
            labels.iter().map(|(label, value)| format!("{label}=\"{}\"", escaped(value))).collect();
        let labels = if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    /// Adds a family with one value.
    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.family(name, "gauge", help);
        self.number(name, &[], value);
    }

    /// Adds a family with one value per word.
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

/// All metrics. If the database cannot be read, the page says so, and has only the judge's own counts.
pub(super) fn page(config: &Config, counts: &Counts, now: Timestamp) -> String {
    let mut page = MetricsPage(String::new());
    page.family("chancery_build_info", "gauge", "Version of the program.");
    page.number("chancery_build_info", &[("version", env!("CARGO_PKG_VERSION"))], 1);
    counted(&mut page, counts);
    let found = look(config, now);
    page.gauge("chancery_database_up", "Whether the database can be read.", u8::from(found.is_ok()));
    match found {
        Ok((gauges, ways, paused, copy)) => {
            copied(&mut page, config, counts, &copy, now);
            there(&mut page, &gauges, now);
            which_ways(&mut page, &ways, Space::of(config).is_low());
            page.gauge("chancery_paused", "Whether the keeper has paused the judge.", u8::from(paused));
        }
        Err(error) => tracing::warn!("cannot read the numbers of the database: {error:#}"),
    }
    around(&mut page, config, now);
    conditions(&mut page, &assess(config, now));
    page.0
}

/// Adds each condition as a set of states: one is 1, the others are 0.
fn conditions(page: &mut MetricsPage, found: &[HealthCondition]) {
    let name = "chancery_condition";
    page.family(name, "gauge", "What chancery health says of each key: 1 for its severity.");
    for &key in ConditionKey::ALL {
        let of_key = found.iter().filter(|condition| condition.key == key).map(|condition| condition.severity);
        let worst = of_key.max().unwrap_or(Severity::Ok);
        for severity in Severity::ALL {
            let word = severity.word().to_lowercase();
            page.number(name, &[("key", key.word()), ("severity", &word)], u8::from(severity == worst));
        }
    }
}

fn look(config: &Config, now: Timestamp) -> Result<(Gauges, Vec<WayRow>, bool, CopyState)> {
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    let copy = (store.copy_note()?.unwrap_or_default(), store.copy_trouble()?.is_none());
    Ok((store.gauges(now, now - SLOW)?, store.ways()?, store.standstill()?.is_some(), copy))
}

/// The copy that the database continues, and whether it works.
type CopyState = (CopyNote, bool);

/// Adds the figures of the copy elsewhere, if there is one.
fn copied(page: &mut MetricsPage, config: &Config, counts: &Counts, (note, works): &CopyState, now: Timestamp) {
    if config.copy.is_none() {
        return;
    }
    let is_up = note.is_whole && *works;
    page.gauge("chancery_copy_up", "Whether the copy elsewhere is whole and answers.", u8::from(is_up));
    page.gauge("chancery_term", "Number of the copy. Each takeover begins a new one.", note.term);
    page.tally("chancery_copy_syncs_total", "Attempts to copy all commits, by result.", "outcome", &counts.copies);
    page.latency("chancery_copy_wait_seconds", "Time that answers and e-mails waited for the copy.", &counts.copying);
    if let Some(at) = copy_report::proved(config) {
        let age = now.duration_since(at).as_secs().max(0);
        page.gauge("chancery_copy_proved_age_seconds", "Time since the copy was restored and proved here.", age);
    }
}

/// Adds the judge's activity since it started.
fn counted(page: &mut MetricsPage, counts: &Counts) {
    let Counts { taken_in, done, sent, reading, sending, pages, answering, sign_ins, copies: _, copying: _ } = counts;
    let help = "E-mails received. Those from `chancery deliver` count only when processed.";
    page.tally("chancery_letters_taken_in_total", help, "way", taken_in);
    page.tally("chancery_letters_done_total", "E-mails processed, by result.", "class", done);
    page.tally("chancery_sendings_total", "Attempts to send an e-mail, by result.", "outcome", sent);
    page.latency("chancery_reading_seconds", "Time from the arrival of an e-mail until it is processed.", reading);
    page.latency("chancery_sending_seconds", "Time from the writing of an e-mail until it is sent.", sending);
    page.tally("chancery_pages_total", "Browser requests, by answer.", "answer", pages);
    page.latency("chancery_page_seconds", "Time to answer browsers.", answering);
    page.tally("chancery_sign_ins_total", "Attempts to sign in with a code.", "outcome", sign_ins);
}

/// Adds the figures of the database.
fn there(page: &mut MetricsPage, gauges: &Gauges, now: Timestamp) {
    let Gauges { pulse, done, silent, out, games, registered, guests, due, overdue } = gauges;
    let age = |at: Option<Timestamp>| at.map_or(0, |at| now.duration_since(at).as_secs().max(0));
    let letters = [("waiting", pulse.waiting), ("stuck", pulse.stuck), ("done", *done), ("silent", *silent)];
    page.by(("chancery_letters_in", "gauge"), "Incoming e-mails, by state.", "state", letters);
    let letters = [("waiting", out.new), ("stopped", out.held), ("sent", out.sent), ("refused", out.refused)];
    page.by(("chancery_letters_out", "gauge"), "Outgoing e-mails, by state.", "state", letters);
    let help = "Waiting time of the oldest e-mail to read (in) or send (out), without those that a server has put off.";
    let oldest = [("in", age(pulse.oldest_waiting)), ("out", age(pulse.oldest_outgoing))];
    page.by(("chancery_oldest_waiting_seconds", "gauge"), help, "direction", oldest);
    let games = games.iter().map(|(life, n)| (life.word(), n));
    page.by(("chancery_games", "gauge"), "Games, by state.", "life", games);
    let people = [("registered", registered), ("guest", guests)];
    page.by(("chancery_people", "gauge"), "People with an account, and guests.", "kind", people);
    let help = "Turns of running games with a deadline within a day (due), or past it (overdue).";
    page.by(("chancery_deadlines", "gauge"), help, "state", [("due", due), ("overdue", overdue)]);
    let help = "Games that the clock should have handled for 15 minutes.";
    page.gauge("chancery_games_behind", help, pulse.overdue);
    if pulse.alive.is_some() {
        let help =
            "Time since the judge last recorded that it works. It does so each minute, unless its clocks are paused.";
        page.gauge("chancery_alive_seconds", help, age(pulse.alive));
    }
}

/// Adds the transports. On a full disk, no incoming transport works.
fn which_ways(page: &mut MetricsPage, ways: &[WayRow], is_full: bool) {
    page.family("chancery_way_up", "gauge", "Whether a way in or out works.");
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

/// Adds the figures of the environment.
fn around(page: &mut MetricsPage, config: &Config, now: Timestamp) {
    if let Some((_, newest)) = backup::newest(&backup::list(&config.backups()), now) {
        let age = now.duration_since(newest.taken).as_secs().max(0);
        page.gauge("chancery_backup_age_seconds", "Age of the newest backup, without those dated in the future.", age);
    }
    let file = config.database().into_os_string();
    let files = ["", "-wal"].map(|end| {
        let mut file = file.clone();
        file.push(end);
        file
    });
    let [database, log] = files.map(|file| fs::metadata(file).map_or(0, |about| about.len()));
    page.gauge("chancery_database_bytes", "Size of the database with its log.", database + log);
    page.gauge("chancery_database_log_bytes", "Size of the log (WAL) alone.", log);
    if let Some(free) = space::free(&config.data) {
        page.gauge("chancery_disk_free_bytes", "Free space for the judge on the database's disk.", free);
    }
}

/// A label's value, escaped for its quotes.
fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}
