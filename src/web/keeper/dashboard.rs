//! `/my/keeper`: the state of the judge at a glance, and the actions on the whole of it.
use super::{ConsolePage, Keeper, PageQuery, check, letters};
use crate::answers::letter_filter::LetterFilter;
use crate::answers::letters::{LetterSummary, Letters};
use crate::server::assessment::{SLOW, assess};
use crate::server::condition::Severity;
use crate::server::space;
use crate::store::{Direction, Store, Works};
use crate::web::AppState;
use crate::web::forms::FormValues;
use crate::web::forms::keeper::{ANNOUNCE, PAUSE, RESUME, TEST};
use crate::web::pages::NavEntry;
use crate::web::words::keeper as words;
use anyhow::Result;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use std::fs;
use std::sync::Arc;

/// The page.
pub(super) async fn show(app: State<Arc<AppState>>, keeper: Keeper, Query(asked): PageQuery) -> Response {
    let about = ("Keeper", NavEntry::Desk, "/my/keeper".to_owned());
    super::draw(app, keeper, about, asked, |sheet, store, _| draw(sheet, store)).await
}

fn draw(sheet: &ConsolePage, store: &Store) -> Result<Markup> {
    let standstill = store.standstill()?;
    let about = sheet.about();
    let filled = |lines: &[&str]| FormValues::new(sheet.form_token, &about).lines(super::lines(lines));
    Ok(html! {
        h1 { "Keeper" }
        p.soft { (words::about()) }
        @if let Some(standstill) = &standstill {
            p.note.warn { (words::paused(&standstill.since.to_zoned(sheet.zone.clone()).strftime("%Y-%m-%d %H:%M").to_string(), standstill.extent)) }
        }
        div.cards {
            section.card { h2 { "Health" } (health(sheet)) (check::brief(sheet)) }
            section.card { h2 { "Queues" } (waits(sheet, store)?) }
            section.card { h2 { "Mail servers" } (ways(sheet, store)?) }
            section.card { h2 { "Machine" } (machine(sheet, store)?) }
        }
        h2 { "E-mails that need you" }
        (trouble(sheet, store)?)
        h2 { "Announcements" }
        div.cards {
            section.card {
                @if standstill.is_some() {
                    h3 { "Resume the judge" }
                    p { (words::resuming()) }
                    (RESUME.draw(&filled(&["RESUME JUDGE"])))
                } @else {
                    h3 { "Pause the judge" }
                    p { (words::pausing()) }
                    (PAUSE.draw(&filled(&["PAUSE JUDGE", "…", "END"])))
                }
            }
            section.card {
                h3 { "Make an announcement" }
                p { (words::announcing()) }
                (ANNOUNCE.draw(&filled(&["KEEPER ANNOUNCE", "…", "END"])))
            }
            section.card {
                h3 { "Test outgoing e-mail" }
                p { (words::testing()) }
                (TEST.draw(&filled(&["KEEPER TEST"])))
            }
        }
    })
}

/// Shows the health checks, the worst first.
fn health(sheet: &ConsolePage) -> Markup {
    let mut found = assess(&sheet.console.config, sheet.app.clock.now());
    found.sort_by_key(|condition| std::cmp::Reverse(condition.severity));
    html! {
        ul.plain {
            @for condition in &found {
                li {
                    @match condition.severity {
                        Severity::Ok => span.badge.good { "good" },
                        Severity::Warning => span.badge.warn { "check" },
                        Severity::Critical => span.badge.bad { "fix" },
                    }
                    " " (condition.line())
                    @if !condition.remedy.is_empty() { p.soft { (condition.remedy) } }
                }
            }
        }
    }
}

fn waits(sheet: &ConsolePage, store: &Store) -> Result<Markup> {
    let now = sheet.app.clock.now();
    let found = store.gauges(now, now - SLOW)?;
    let pulse = found.pulse;
    let since = |at: Option<jiff::Timestamp>| at.filter(|at| *at <= now).map(|at| now.duration_since(at).as_secs());
    let rows = [
        ("E-mails to process", pulse.waiting, since(pulse.oldest_waiting)),
        ("E-mails to send", pulse.outgoing, since(pulse.oldest_outgoing)),
        ("Stuck", pulse.stuck, None),
        ("Stopped", pulse.held, None),
        ("Refused", found.out.refused, None),
        ("Turns that end within a day", found.due, None),
        ("Overdue turns", found.overdue, None),
        ("Games behind the clock", pulse.overdue, None),
    ];
    Ok(html! {
        table {
            tbody {
                @for (what, n, oldest) in rows {
                    tr {
                        th scope="row" { (what) }
                        td.number { (n) @if let Some(seconds) = oldest { span.soft { " oldest " (age(seconds)) } } }
                    }
                }
                @for (life, n) in found.games.iter().filter(|(_, n)| *n != 0) { tr { th scope="row" { "Games " (life.word()) } td.number { (n) } } }
            }
        }
    })
}

/// Seconds as text, in a suitable unit.
pub(super) fn age(seconds: i64) -> String {
    match seconds {
        ..120 => format!("{seconds} s"),
        120..7_200 => format!("{} min", seconds / 60),
        7_200..172_800 => format!("{} h", seconds / 3_600),
        _ => format!("{} days", seconds / 86_400),
    }
}

fn ways(sheet: &ConsolePage, store: &Store) -> Result<Markup> {
    let ways = store.ways()?;
    Ok(html! {
        ul.plain {
            @for way in &ways {
                li {
                    @match way.direction { Direction::In => "In: ", Direction::Out => "Out: " }
                    (way.name) " "
                    @match &way.works {
                        Works::Yes => {
                            span.badge.good { "works" }
                            @if let Some(worked) = way.worked { span.soft { " last " (sheet.time(worked)) } }
                        }
                        Works::Fails { since, why } => {
                            span.badge.bad { "fails" } span.soft { " since " (sheet.time(*since)) }
                            p { (why) }
                        }
                    }
                }
            }
            @if ways.is_empty() { li.soft { (words::no_way_used()) } }
        }
    })
}

fn machine(sheet: &ConsolePage, store: &Store) -> Result<Markup> {
    let config = &sheet.console.config;
    let size = |end: &str| {
        let mut file = config.database().into_os_string();
        file.push(end);
        fs::metadata(file).map_or(0, |about| about.len())
    };
    let mib = |bytes: u64| format!("{} MiB", bytes.div_ceil(1 << 20));
    let counts = &sheet.app.judge.counts;
    let rows = [
        ("Version", env!("CARGO_PKG_VERSION").to_owned()),
        ("Database", mib(size(""))),
        ("Write-ahead log", mib(size("-wal"))),
        ("Free disk space", space::free(&config.data).map_or("unknown".to_owned(), mib)),
        ("People", store.users()?.len().to_string()),
        ("Signed-in browsers", store.sessions(sheet.app.clock.now())?.len().to_string()),
    ];
    Ok(html! {
        table {
            tbody {
                @for (what, value) in &rows { tr { th scope="row" { (what) } td.number { (value) } } }
                @for (word, n) in counts.pages.read().filter(|(_, n)| *n != 0) { tr { th scope="row" { "Pages " (word) } td.number { (n) } } }
                @for (word, n) in counts.sign_ins.read().filter(|(_, n)| *n != 0) { tr { th scope="row" { "Sign-ins " (word) } td.number { (n) } } }
            }
        }
        p { a href="/metrics" { "All numbers" } }
    })
}

fn trouble(sheet: &ConsolePage, store: &Store) -> Result<Markup> {
    let judge = &sheet.app.judge;
    let all = Letters { store, judge, asking: None };
    let found = all.list(sheet.app.clock.now(), &LetterFilter::default())?;
    let found: Vec<_> = found.letters.into_iter().filter(LetterSummary::is_in_trouble).take(20).collect();
    Ok(if found.is_empty() {
        html! { p { (words::no_trouble()) } }
    } else {
        letters::table(sheet, &found)
    })
}
