//! `/my`: a person's games, and what needs them first.
use super::{Page, Place, private};
use crate::web::House;
use crate::web::door::Visitor;
use axum::extract::State;
use axum::response::Response;
use maud::html;
use std::sync::Arc;

/// The page.
pub(in crate::web) async fn show(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let about = Page {
        title: "Your games",
        judge: &house.judge.name,
        visitor: Some(&visitor),
        place: Place::My,
        ..Page::default()
    };
    private(&about, &html! { h1 { "Your games" } })
}
