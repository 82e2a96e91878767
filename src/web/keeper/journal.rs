//! `/my/keeper/journal`: the journal, newest entries first.
use super::{ConsolePage, Keeper, PageQuery, query};
use crate::store::{JournalLine, JournalQuery, LetterRef, Store};
use crate::web::AppState;
use crate::web::fields::{Field, FieldKind};
use crate::web::pages::NavEntry;
use crate::web::words::keeper as words;
use anyhow::Result;
use axum::extract::{Query, State};
use axum::response::Response;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::Arc;

/// The number of entries on one page.
const MOST: u32 = 100;

/// The page.
pub(super) async fn show(app: State<Arc<AppState>>, keeper: Keeper, Query(asked): PageQuery) -> Response {
    let about = ("Journal", NavEntry::Journal, "/my/keeper/journal".to_owned());
    super::draw(app, keeper, about, asked, draw).await
}

fn draw(sheet: &ConsolePage, store: &Store, asked: &HashMap<String, String>) -> Result<Markup> {
    let (game, text) = (super::value(asked, "game"), super::value(asked, "text"));
    let before = super::value(asked, "before").parse().ok();
    let day = super::value(asked, "day");
    let until = end_of(day, &sheet.zone);
    let is_no_day = until.is_none() && !day.is_empty();
    let game_named = Some(game).filter(|game| !game.is_empty());
    let query_of = JournalQuery { game: game_named, text, until, before, limit: MOST, ..JournalQuery::default() };
    let found = store.journal_lately(&query_of)?;
    let older = found.last().map(|line| line.id).filter(|_| found.len() == MOST as usize);
    Ok(html! {
        h1 { "Journal" }
        (query(
            "/my/keeper/journal",
            &[
                (Field::line("game", "Game"), game),
                (Field::line("text", "Actor or word"), text),
                (Field::new("day", "Until", FieldKind::Day), day),
            ],
            "Show",
        ))
        @if is_no_day { p.note.warn { (words::no_such_day(day)) } }
        @if found.is_empty() { p { (words::no_entries()) } } @else {
            div.scroll.ledger {
                table {
                    thead { tr { th scope="col" { "Time" } th scope="col" { "Game" } th scope="col" { "Actor" } th scope="col" { "Event" } th scope="col" { "From" } th scope="col" { "E-mail" } } }
                    tbody {
                        @for JournalLine { game, entry, .. } in &found {
                            tr {
                                td { (sheet.time(entry.at)) }
                                td { bdi { (game.as_deref().unwrap_or_default()) } }
                                td { bdi { (entry.who) } }
                                td { bdi { (entry.what) } }
                                td { @if let Some(origin) = &entry.origin { (origin) } }
                                td {
                                    @if let Some(letter) = entry.letter {
                                        @let letter = LetterRef::In(letter).to_string();
                                        a href={ "/my/keeper/letters/" (letter) } { (letter) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        @if let Some(older) = older {
            @let older = older.to_string();
            @let fields = [("game", game), ("text", text), ("day", day), ("before", older.as_str())];
            (query("/my/keeper/journal", &fields.map(|(name, value)| (Field::hidden(name), value)), "Older entries"))
        }
    })
}

/// The end of a day in a browser's format.
fn end_of(day: &str, zone: &TimeZone) -> Option<Timestamp> {
    let next = day.parse::<Date>().ok()?.tomorrow().ok()?;
    Some(next.to_zoned(zone.clone()).ok()?.timestamp())
}
