//! `/boards/standard/thumb.png`: a small picture of a board, as the first player of a game sees it. All have the same size, so
//! that lists do not move while they load.
use super::boards::example_position;
use crate::boards::catalogue::Catalogue;
use crate::picture::card::{THUMB, thumb};
use crate::web::AppState;
use crate::web::cache::{RenderedPage, Source};
use crate::web::public::{self, PublicRequest};
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// A day, in seconds. A board may get another picture with the next release, or from the keeper.
const DAY: u32 = 86_400;

/// The picture.
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(name): Path<String>,
) -> Response {
    let Some(name) = app.judge.catalogue.find(&name) else { return super::missing().await };
    let source = if app.judge.catalogue.is_shipped(&name) { Source::Program } else { Source::House };
    public::page(&app, asked, format!("/boards/{name}/thumb.png"), move |_, app| {
        let Ok(ready) = app.judge.catalogue.board(&name) else { return Ok(None) };
        let (Some(chart), Some(sheet)) = (ready.chart(), example_position(app, &ready)?) else { return Ok(None) };
        // One at a time, since a list requests sixty.
        let png = {
            let _turn = app.painter();
            thumb(&chart, &sheet)
        };
        Ok(Some(RenderedPage { max_age: DAY, ..RenderedPage::new("image/png", png, source) }))
    })
    .await
}

/// The picture of a board in a list, next to its name. Empty for a board without a picture.
pub(in crate::web) fn of_board(catalogue: &Catalogue, name: &str) -> Markup {
    let has_picture = catalogue.board(name).is_ok_and(|ready| ready.variant.layout().is_some());
    let (width, height) = THUMB;
    html! {
        @if has_picture {
            img.thumb src={ "/boards/" (name) "/thumb.png" } alt="" width=(width) height=(height) loading="lazy" decoding="async";
        }
    }
}
