//! `/`: what this is, and where to go on.
use super::{Page, public};
use crate::web::House;
use axum::extract::State;
use axum::response::Response;
use maud::html;
use std::sync::Arc;

/// The page.
pub(in crate::web) async fn show(State(house): State<Arc<House>>) -> Response {
    let about = Page { title: "Welcome", judge: &house.judge.name, ..Page::default() };
    public(&about, &html! { h1 { (house.judge.name) } })
}
