//! `/my/reserve`: for which seats somebody stands ready, should they become free.
use super::NavEntry;
use super::new::select_board;
use super::private_page::{PrivatePage, Screen};
use crate::store::{Reserved, Store};
use crate::web::AppState;
use crate::web::forms::{FormContext, FormToken, sends};
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

/// For which seats somebody stands ready.
struct StandbyRow {
    /// As RESERVE has it: `any` for those of any game.
    what: String,
    /// In words.
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
    let board = select_board(&app.judge.catalogue, "what", None)?;
    Ok(html! {
        h1 { (words::reserve()) }
        p { (words::about_reserve()) }
        @for (n, StandbyRow { what, told }) in own.iter().enumerate() {
            form.row method="post" action="/my/letters" {
                (form_token.hidden("reserve", &about))
                input type="hidden" name="n" value=(n + 2);
                input type="hidden" name="what" value=(what);
                span { (words::reserved(told)) }
                button.quiet name="do" value="no" { "No longer" }
            }
        }
        @if !own.iter().any(|ready| ready.what == "any") {
            form method="post" action="/my/letters" {
                (form_token.hidden("reserve", &about))
                button { "Stand ready for any public game" }
                (sends("reserve", &about, &[]))
            }
        }
        form.row method="post" action="/my/letters" {
            (form_token.hidden("reserve", &about))
            input type="hidden" name="n" value="1";
            div { label for="what" { "For public games on one board" } (board) }
            button.quiet { "Stand ready for these" }
        }
    })
}

/// A way to stand ready for a seat of this game.
pub(super) fn for_game(game: &str, form_token: &FormToken) -> Markup {
    let about = FormContext { back: format!("/my/join/{game}"), ..FormContext::default() };
    html! {
        form method="post" action="/my/letters" {
            (form_token.hidden("reserve", &about))
            input type="hidden" name="what" value=(game);
            button.quiet { "Stand ready for a seat in it" }
            (sends("reserve", &about, &[("what", game)]))
        }
    }
}
