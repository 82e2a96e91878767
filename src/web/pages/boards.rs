//! The judge's boards: a list, and a page for each with its picture and its description.
use super::{NavEntry, Page, board, page, prose, thumbs};
use crate::boards::catalogue::{Catalogue, LoadedBoard};
use crate::families::setting::Kept;
use crate::families::sheet::{PlayerView, PreviousTurns};
use crate::families::{Family, Variant, example, learn};
use crate::rules::{Eyes, Luck};
use crate::text::doc::Doc;
use crate::text::words::Reader;
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::feeds;
use crate::web::public::{self, PublicRequest};
use crate::web::words::boards as words;
use anyhow::Result;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use serde_json::Value;
use std::sync::Arc;

/// `/boards`
pub(in crate::web) async fn list(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    public::page(&app, asked, "/boards".to_owned(), |_, app| {
        let catalogue = &app.judge.catalogue;
        let board = |name: String| catalogue.board(&name).ok().map(|board| (name, board.variant));
        let boards: Vec<(String, Arc<dyn Variant>)> = catalogue.names().into_iter().filter_map(board).collect();
        let body = html! {
            h1 { (words::title()) }
            p { (words::intro(boards.len())) }
            @for family in catalogue.families() { (of_family(catalogue, *family, &boards)) }
            p.also { (words::by_mail()) " " code { "LIST VARIANTS" } "." }
        };
        // The keeper may add boards to a folder, which is no commit, so the page is not cached for long.
        Ok(Some(RenderedPage::new(
            HTML,
            page(&Page { is_wide: true, ..about(app, words::title()) }, &body).into_string(),
            Source::House,
        )))
    })
    .await
}

fn of_family(catalogue: &Catalogue, family: &'static dyn Family, boards: &[(String, Arc<dyn Variant>)]) -> Markup {
    let own: Vec<_> = boards.iter().filter(|(_, board)| board.family().key() == family.key()).collect();
    html! {
        @if !own.is_empty() {
            section {
                h2 { (family.title()) }
                ul.boards {
                    @for (name, board) in own {
                        li {
                            a href={ "/boards/" (name) } { (thumbs::of_board(catalogue, name)) bdi { (board.title()) } }
                            p.soft { (board.n_played()) " players" }
                        }
                    }
                }
            }
        }
    }
}

/// `/boards/standard`, and with `.json` the same as JSON.
pub(in crate::web) async fn one(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(path): Path<String>,
) -> Response {
    let (typed, form) = path.strip_suffix(".json").map_or((path.as_str(), ""), |name| (name, ".json"));
    let Some(name) = app.judge.catalogue.find(typed) else { return super::missing().await };
    let source = if app.judge.catalogue.is_shipped(&name) { Source::Program } else { Source::House };
    let draw = if form.is_empty() { shown } else { data };
    public::page(&app, asked, format!("/boards/{name}{form}"), move |_, app| {
        let Ok(ready) = app.judge.catalogue.board(&name) else { return Ok(None) };
        Ok(Some(RenderedPage { source, ..draw(app, &name, &ready)? }))
    })
    .await
}

/// The page of a board.
fn shown(app: &AppState, name: &str, ready: &LoadedBoard) -> Result<RenderedPage> {
    let variant = &ready.variant;
    let info = app.judge.catalogue.info(name).unwrap_or_default();
    let body = html! {
        header.game {
            h1 { bdi { (variant.title()) } }
            p.tags {
                span.badge { (variant.family().title()) } span.badge { (words::for_players(variant.n_played())) }
                @if !variant.goal().is_empty() { span.badge { (words::goal(&variant.goal())) } }
            }
        }
        @if let Some(sheet) = example_position(app, ready)? { (board::draw(ready, &sheet, &board::Options::default())) }
        (prose::paper(&info))
        details {
            summary { (words::in_words()) }
            (prose::part(&Doc::with(Reader::nobody(), |doc| variant.describe(doc))))
        }
        p.buttons {
            a.button href={ "/my/new?board=" (name) } { (words::new_game()) }
            a.button.quiet href={ "/my/sandboxes?board=" (name) } { (words::sandbox()) }
            a href={ "/games?board=" (name) } { (words::games()) }
            @if learn::course(variant.family().key()).is_some() {
                " " a href={ "/help/how-to-play-" (variant.family().key()) } { "How to play" }
            }
        }
        p.also {
            (words::by_mail()) " " code { "HELP " (name) } ", " code { "GET MAP." (name.to_uppercase()) } ". "
            a href={ "/boards/" (name) ".json" } { (words::data()) } "."
        }
    };
    let address = format!("/boards/{name}.json");
    let head = Page { feeds: &[(feeds::JSON, words::data(), address)], ..about(app, variant.title()) };
    Ok(RenderedPage::new(HTML, page(&head, &body).into_string(), Source::House))
}

/// The same board as JSON: its description, and the starting position.
fn data(app: &AppState, name: &str, ready: &LoadedBoard) -> Result<RenderedPage> {
    let variant = &ready.variant;
    let sheet = first_position(app, ready)?.map(serde_json::to_value).transpose()?;
    let body = feeds::json([
        ("board", name.into()),
        ("title", variant.title().into()),
        ("family", variant.family().key().into()),
        ("players", variant.n_played().into()),
        ("goal", variant.goal().into()),
        ("sheet", sheet.unwrap_or(Value::Null)),
    ]);
    Ok(RenderedPage { for_programs: true, ..RenderedPage::new(feeds::JSON, body, Source::House) })
}

/// The starting position of a game on a board.
pub(super) fn first_position(app: &AppState, ready: &LoadedBoard) -> Result<Option<PlayerView>> {
    let system = app.judge.catalogue.play(ready, &Kept::default())?;
    let table = system.begin(&system.played(), &Luck::default());
    Ok(table.sheet(Eyes::Observer, &PreviousTurns::default()))
}

/// The position that shows a board, with an example army if players set up their pieces.
pub(super) fn example_position(app: &AppState, ready: &LoadedBoard) -> Result<Option<PlayerView>> {
    example::position(&*app.judge.catalogue.play(ready, &Kept::default())?)
}

fn about<'a>(app: &'a AppState, title: &'a str) -> Page<'a> {
    Page { title, judge: &app.judge.name, place: NavEntry::Boards, footer: app.footer(), ..Page::default() }
}
