//! `/my/keeper/games`: the games, those in trouble first.
use super::{ConsolePage, Keeper, PageQuery};
use crate::server::assessment::SLOW;
use crate::store::{GameRow, Life, Store};
use crate::web::AppState;
use crate::web::forms::FormValues;
use crate::web::forms::keeper::GAME;
use crate::web::pages::NavEntry;
use crate::web::words::keeper as words;
use anyhow::Result;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The page.
pub(super) async fn show(app: State<Arc<AppState>>, keeper: Keeper, Query(asked): PageQuery) -> Response {
    let about = ("Games", NavEntry::Hall, "/my/keeper/games".to_owned());
    super::draw(app, keeper, about, asked, |sheet, store, _| draw(sheet, store)).await
}

/// Returns the urgency of a game: first games that the clock has missed, then overdue turns, then the next
/// deadlines.
fn urgency(game: &GameRow, now: jiff::Timestamp) -> u8 {
    match () {
        () if game.next_at.is_some_and(|next| next < now - SLOW) => 0,
        () if game.life == Life::Running && game.deadline.is_some_and(|deadline| deadline < now) => 1,
        () if game.paused.is_some() => 2,
        () if game.life == Life::Running => 3,
        () if game.life == Life::Forming => 4,
        () => 5,
    }
}

fn draw(sheet: &ConsolePage, store: &Store) -> Result<Markup> {
    let now = sheet.app.clock.now();
    let mut games = store.games()?;
    games.sort_by_key(|game| (urgency(game, now), game.deadline));
    let is_on = |game: &&GameRow| matches!(game.life, Life::Forming | Life::Running | Life::Paused);
    let names: Vec<(&str, &str)> =
        games.iter().filter(is_on).map(|game| (game.name.as_str(), game.name.as_str())).collect();
    Ok(html! {
        h1 { "Games" }
        div.scroll.ledger {
            table {
                thead { tr { th scope="col" { "Game" } th scope="col" { "Board" } th scope="col" { "Stage" } th scope="col" { "Phase" } th scope="col" { "Deadline" } th scope="col" { "Notes" } } }
                tbody {
                    @for game in &games {
                        tr {
                            th scope="row" { bdi { (game.name) } }
                            td { (game.variant) }
                            td { (game.life.word()) }
                            td { (game.phase) }
                            td { @if let Some(deadline) = game.deadline { (sheet.time(deadline)) } }
                            td {
                                @match urgency(game, now) {
                                    0 => span.badge.bad { "behind the clock" },
                                    1 => span.badge.warn { "overdue" },
                                    2 => span.badge { "paused" },
                                    _ => {}
                                }
                            }
                        }
                    }
                }
            }
        }
        @if games.is_empty() { p.soft { (words::no_games()) } }
        @if !names.is_empty() {
            h2 { "Change a game" }
            section.card {
                p { (words::ending()) }
                (GAME.draw(
                    &FormValues::new(sheet.form_token, &sheet.about()).choices("name", &names).lines(super::lines(&["KEEPER …", "PAUSE"]))
                ))
            }
        }
    })
}
