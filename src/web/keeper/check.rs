//! `/my/keeper/check`: the results of `chancery check`, which finds out whether the judge has everything that it
//! needs.
use super::{ConsolePage, Keeper, PageQuery, value};
use crate::server::check::findings::{FindingLevel, Findings};
use crate::server::check::look;
use crate::web::AppState;
use crate::web::pages::{NavEntry, failure};
use crate::web::words::keeper as words;
use anyhow::{Context as _, Result};
use axum::extract::{Query, State};
use axum::response::Response;
use jiff::Timestamp;
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The time that a page waits for the results. Unresponsive servers take longer, and their results are ready on
/// the next visit.
const PATIENCE: Duration = Duration::from_secs(20);

/// The findings, and the time of the check.
pub(super) struct CheckResult {
    at: Timestamp,
    findings: Findings,
}

/// The page. It runs the check when it is first opened, and again on request.
pub(super) async fn show(State(app): State<Arc<AppState>>, keeper: Keeper, Query(asked): PageQuery) -> Response {
    let has_looked = timeout(PATIENCE, tokio::spawn(looked(app.clone(), !value(&asked, "again").is_empty()))).await;
    let is_there = match has_looked {
        Ok(Ok(Ok(()))) => true,
        Ok(Ok(Err(error))) => return failure(&error),
        Ok(Err(error)) => return failure(&error.into()),
        Err(_) => false,
    };
    let about = ("Check", NavEntry::Check, "/my/keeper/check".to_owned());
    super::draw(State(app), keeper, about, asked, move |sheet, _, _| Ok(draw(sheet, is_there))).await
}

/// Runs the check, unless another request has done so in the meantime. It continues even if its page does not
/// wait.
async fn looked(app: Arc<AppState>, again: bool) -> Result<()> {
    let console = app.console()?;
    let asked = app.clock.now();
    let mut found = console.found.lock().await;
    if found.as_ref().is_some_and(|found| !again || asked < found.at) {
        return Ok(());
    }
    let (config, whence, now) = (console.config.clone(), console.whence.clone(), app.clock.now());
    let findings = spawn_blocking(move || {
        let mut findings = Findings::default();
        look(&config, &whence, now, &mut findings).map(|_| findings)
    });
    *found = Some(CheckResult { at: app.clock.now(), findings: findings.await.context("the check failed")?? });
    Ok(())
}

fn draw(sheet: &ConsolePage, is_there: bool) -> Markup {
    let found = sheet.console.found.try_lock().ok();
    let found = found.as_ref().and_then(|found| found.as_ref()).filter(|_| is_there);
    html! {
        h1 { "Check" }
        p.soft { (words::about_check()) }
        @match found {
            None => { p.note { (words::still_looking()) } p { a.button href="/my/keeper/check" { "Show findings" } } }
            Some(CheckResult { at, findings }) => {
                p { strong { (words::problems(findings.n_wrong())) } " " span.soft { "Checked at " (sheet.time(*at)) "." } }
                (list(findings))
                p { a.button.quiet href="/my/keeper/check?again=yes" { "Check again" } }
            }
        }
    }
}

/// Lists problems first, and passed checks last.
fn list(findings: &Findings) -> Markup {
    let of = |level: FindingLevel| findings.all().iter().filter(move |finding| finding.level == level);
    html! {
        ul.plain {
            @for finding in of(FindingLevel::Wrong).chain(of(FindingLevel::Note)).chain(of(FindingLevel::Ok)) {
                li {
                    @match finding.level {
                        FindingLevel::Ok => span.badge.good { "well" },
                        FindingLevel::Note => span.badge { "note" },
                        FindingLevel::Wrong => span.badge.bad { "mend" },
                    }
                    " " (finding.what)
                    @if !finding.remedy.is_empty() { p.hint { (finding.remedy) } }
                }
            }
        }
    }
}

/// The last results in short next to the health of the judge, with a link to all of them.
pub(super) fn brief(sheet: &ConsolePage) -> Markup {
    let found = sheet.console.found.try_lock().ok();
    let found = found.as_ref().and_then(|found| found.as_ref());
    html! {
        p {
            @if let Some(CheckResult { at, findings }) = found {
                span.badge.good[findings.n_wrong() == 0].bad[findings.n_wrong() != 0] { (words::problems(findings.n_wrong())) }
                " " span.soft { (sheet.time(*at)) } " "
            }
            a href="/my/keeper/check" { (words::check()) }
        }
    }
}
