//! `/my/games/<name>/odds?from=NBR&to=LIM`: the odds of an attack with each number of units, for the position as the reader sees
//! it. Odds that the reader may not know give the same "not found" page as a wrong address.
use super::access;
use super::pages::private_page::{Glance, PrivatePage, Screen};
use super::pages::{NavEntry, game_address};
use crate::command::game_cx::GameCx;
use crate::families::extras::{OddsRow, OddsTable};
use anyhow::Result;
use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};
use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

/// The number of answers in the cache.
const MOST: usize = 512;

/// A cache of odds, by position and question.
#[derive(Debug, Default)]
pub(super) struct OddsCache {
    known: Mutex<HashMap<u64, Option<Arc<OddsTable>>>>,
    digest: RandomState,
}

impl OddsCache {
    /// The odds that a player asks for, computed once for each position.
    fn find(&self, cx: &GameCx, from: &str, to: &str, more: &str) -> Result<Option<Arc<OddsTable>>> {
        let (table, eyes) = (cx.game.table()?, cx.eyes());
        let key = self.digest.hash_one((cx.game.row.id, table.save(), format!("{eyes:?}"), from, to, more));
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known().get(&key) {
            return Ok(found.clone());
        }
        let found = table.odds(eyes, from, to, more).map(Arc::new);
        let mut known = known();
        if MOST <= known.len() {
            known.clear();
        }
        known.insert(key, found.clone());
        Ok(found)
    }
}

/// The page.
pub(super) async fn show(visit: PrivatePage, Path(name): Path<String>) -> Response {
    visit.show(move |glance| draw(glance, &name)).await
}

fn draw(glance: &Glance, name: &str) -> Result<Option<Screen>> {
    let Glance { app, query, .. } = *glance;
    let (mut cx, seat) = (glance.context(), query.given("as"));
    let Some(cx) = access::game(&mut cx, name, seat)? else { return Ok(None) };
    if cx.seat().is_err() || !cx.game.running() {
        return Ok(None);
    }
    let (from, to) = (query.line("from"), query.line("to"));
    // `NBR:8i`: the production in the attacking place.
    let made = query.line("produce").split(';').find_map(|made| made.trim().strip_prefix(from)?.strip_prefix(':'));
    let Some(odds) = app.odds.find(cx, from, to, made.unwrap_or_default())? else { return Ok(None) };
    let title = format!("Odds: {} from {}", odds.to, odds.from);
    let back = game_address(&cx.game.row.name, "", seat);
    let body = html! {
        p.crumbs { a href={ (back) "#forces" } { "← " (cx.game.title()) } }
        h1 { (title) }
        (ladder(&odds))
    };
    Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
}

/// The odds with each number of units, in ascending order.
fn ladder(odds: &OddsTable) -> Markup {
    html! {
        section #odds data-need=(odds.defence) {
            p { (odds.to) " has " (odds.garrison) ", with a defence of " (odds.defence) ". It may have more by the time \
                of the battle." }
            @if odds.steps.is_empty() { p { "No unit can leave " (odds.from) ": one must always stay." } }
            @else {
                div.scroll tabindex="0" role="region" aria-label="Odds" {
                    table.odds {
                        thead { tr { th scope="col" { "Units" } th scope="col" { "Attack" } th scope="col" { "Wins" } th scope="col" { "Left after" } } }
                        tbody { @for step in &odds.steps { (line(step)) } }
                    }
                }
            }
        }
    }
}

fn line(step: &OddsRow) -> Markup {
    let permille = step.won.map(|won| won.to_string());
    html! {
        tr data-units=(step.units) data-attack=(step.attack) data-won=[permille] {
            th scope="row" { (step.units.to_lowercase()) }
            td { (step.attack) }
            @match step.won {
                Some(won) => { td { (chance(won)) } td { (step.left) } },
                None => { td colspan="2" { "too weak: this attack cannot happen" } },
            }
        }
    }
}

/// A chance in tenths of a per cent as text: `97%`, or `99.8%` near certainty.
fn chance(permille: u32) -> String {
    match permille {
        1..=9 | 991..=999 => format!("{}.{}%", permille / 10, permille % 10),
        _ => format!("{}%", (permille + 5) / 10),
    }
}
