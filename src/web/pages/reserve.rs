//! `/my/reserve`: a person's entries on the standby list.
use super::NavEntry;
use super::new::BoardList;
use super::private_page::{PrivatePage, Screen};
use crate::store::{Reserved, Store};
use crate::web::AppState;
use crate::web::fields::{Button, FieldKind};
use crate::web::forms::join::RESERVE;
use crate::web::forms::{FormContext, FormToken, FormValues};
use crate::web::words::play as words;
use anyhow::Result;
use axum::response::Response;
use maud::{Markup, html};

/// The page.
pub(in crate::web) async fn show(visit: PrivatePage) -> Response {
    visit
        .show(|glance| {
            let own = match &glance.visitor.user {
                Some(user) => glance.store.reserved(user.id)?,
                None => Vec::new(),
            };
            let own = own.iter().map(|what| StandbyRow::of(glance.store, what)).collect::<Result<Vec<_>>>()?;
            let (title, body) = (words::reserve().to_owned(), body(glance.app, &own, glance.form_token)?);
            Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}

/// An entry on the standby list.
struct StandbyRow {
    /// The argument of RESERVE: `any` for all games.
    what: String,
    /// The entry in words.
    told: String,
}

impl StandbyRow {
    fn of(store: &Store, what: &Reserved) -> Result<Self> {
        let (what, told) = match what {
            Reserved::Any => ("any".to_owned(), "any public game".to_owned()),
            Reserved::Variant(variant) => (variant.clone(), format!("public games on {variant}")),
            Reserved::Game(game) => {
                let name = store.game(*game)?.name;
                (name.clone(), format!("the game {name}"))
            }
        };
        Ok(Self { what, told })
    }
}

fn body(app: &AppState, own: &[StandbyRow], form_token: &FormToken) -> Result<Markup> {
    let about = FormContext { back: "/my/reserve".to_owned(), ..FormContext::default() };
    let boards = BoardList::of(&app.judge.catalogue)?;
    let groups = boards.groups();
    Ok(html! {
        h1 { (words::reserve()) }
        p { (words::about_reserve()) }
        @for (n, StandbyRow { what, told }) in (2..).zip(own) {
            p { (words::reserved(told)) }
            (RESERVE.draw(&FormValues::new(form_token, &about).number(n).fixed("what", what).buttons(&[
                Button::with("Leave list", "no").quiet(),
            ])))
        }
        @if !own.iter().any(|ready| ready.what == "any") {
            (RESERVE.draw(&FormValues::new(form_token, &about).without("what").example(&[]).buttons(&[
                Button::new("Join for all public games"),
            ])))
        }
        (RESERVE.draw(&FormValues::new(form_token, &about).number(1).kind("what", FieldKind::Groups(&groups)).buttons(&[
            Button::new("Join this list").quiet(),
        ])))
    })
}

/// The form that joins the standby list of this game.
pub(super) fn for_game(game: &str, form_token: &FormToken) -> Markup {
    let about = FormContext { back: format!("/my/join/{game}"), ..FormContext::default() };
    let buttons = [Button::new("Join standby list").quiet()];
    RESERVE.draw(&FormValues::new(form_token, &about).fixed("what", game).buttons(&buttons).example(&[("what", game)]))
}
