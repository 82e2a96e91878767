//! `/games/spring/card.png`: the picture that other programs show for a link to a game, and the text next to it.
use super::LinkPreview;
use super::boards::example_position;
use crate::answers::entry::Entry;
use crate::answers::gallery::Gallery;
use crate::command::context::Context;
use crate::game::Game;
use crate::game::settings::keys;
use crate::picture::card::{CardWords, card};
use crate::store::Life;
use crate::web::AppState;
use crate::web::cache::{RenderedPage, Source};
use crate::web::public::{self, PublicRequest};
use anyhow::Result;
use axum::extract::{Path, State};
use axum::response::Response;
use std::sync::Arc;

/// The seconds after which programs that show links look again.
const MAX_AGE: u32 = 600;

/// The picture.
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(name): Path<String>,
) -> Response {
    let name = name.to_lowercase();
    public::page(&app, asked, format!("/games/{name}/card.png"), move |cx, app| {
        let Some(row) = cx.store.game_named(&name)? else { return Ok(None) };
        let game = cx.load(row)?;
        if !cx.may_see(&game) {
            return Ok(None);
        }
        let drawn = drawn(cx, app, &game)?.map(|png| RenderedPage::new("image/png", png, Source::Game(game.row.id)));
        Ok(drawn.map(|page| RenderedPage { max_age: MAX_AGE, ..page }))
    })
    .await
}

fn drawn(cx: &Context, app: &AppState, game: &Game) -> Result<Option<Vec<u8>>> {
    let sheet = match Gallery::of(cx.store, game, cx.eyes(game))?.now()? {
        Some(sheet) => Some(sheet),
        None => example_position(app, &game.board)?,
    };
    let (Some(chart), Some(sheet)) = (game.board.chart(), sheet) else { return Ok(None) };
    let entry = Entry::of(cx, game);
    let lines: Vec<String> = if is_reticent(game) {
        Vec::new()
    } else {
        [standing(&entry), Some(what(&entry)), pace(&entry), host(&entry)].into_iter().flatten().collect()
    };
    let (title, foot) = (game.title(), format!("{} · {}", app.judge.name, app.settings.url.host()));
    let _turn = app.painter();
    Ok(Some(card(&chart, &sheet, &CardWords { title: &title, lines: &lines, foot: &foot })))
}

/// The text and the picture for a link to a game.
pub(super) fn preview(app: &AppState, game: &Game, entry: &Entry) -> LinkPreview {
    let url = format!("{}/games/{}", app.settings.url, entry.name);
    let image = format!("{url}/card.png");
    if is_reticent(game) {
        return LinkPreview { title: game.title(), description: family(game).to_owned(), url, image };
    }
    let title = match standing(entry) {
        Some(standing) => format!("{} – {}, {standing}", game.title(), family(game)),
        None => format!("{} – {}", game.title(), family(game)),
    };
    let sentences =
        [pace(entry).map(|pace| format!("{}, {}.", what(entry), lower(&pace))), host(entry).map(|host| host + ".")];
    let description = sentences.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let description = if description.is_empty() { format!("{}.", what(entry)) } else { description };
    LinkPreview { title, description, url, image }
}

/// Returns whether only its name and its board are public: for a game that is not listed, or that hides its players.
fn is_reticent(game: &Game) -> bool {
    game.secret() || !game.settings.on(keys::LISTED)
}

fn family(game: &Game) -> &'static str {
    game.board.variant.family().title()
}

/// `2 seats free`, `Spring of 1901`
fn standing(entry: &Entry) -> Option<String> {
    match (entry.life, entry.n_taken) {
        (Life::Forming, Some(n_taken)) => Some(match entry.n_seats.saturating_sub(n_taken + entry.n_kept) {
            0 => "all seats taken".to_owned(),
            1 => "1 open seat".to_owned(),
            n => format!("{n} open seats"),
        }),
        (Life::Forming, None) => None,
        (Life::Finished | Life::Terminated, _) => Some("finished".to_owned()),
        _ => Some(entry.when.clone()).filter(|when| !when.is_empty()),
    }
}

/// `Standard, 7 players`
fn what(entry: &Entry) -> String {
    format!("{}, {} players", entry.variant, entry.n_seats)
}

/// `A turn every 3 days`
fn pace(entry: &Entry) -> Option<String> {
    let hours = entry.hours;
    let days = (hours / 24.0).round();
    Some(match hours {
        _ if hours <= 0.0 => return None,
        _ if hours <= 1.0 => "A turn every hour".to_owned(),
        _ if hours < 23.0 => format!("A turn every {hours:.0} hours"),
        _ if days <= 1.0 => "A turn every day".to_owned(),
        _ => format!("A turn every {days:.0} days"),
    })
}

fn host(entry: &Entry) -> Option<String> {
    entry.masters.first().map(|master| format!("Hosted by {master}"))
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
