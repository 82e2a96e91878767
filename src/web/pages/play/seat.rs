//! The things that someone does with their seat: which power they would like, and leaving.
use super::order_page::OrderPage;
use crate::store::{Life, Role};
use crate::web::forms::seat::{LEAVE, PREFERENCE, READY};
use crate::web::forms::{FormContext, FormToken, FormValues};
use crate::web::words::play as words;
use maud::{Markup, html};

/// The forms for those who wait for a game to begin.
pub(super) fn before_start(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        @if page.life == Life::Forming && page.role == Role::Player {
            section.card #seat aria-labelledby="seat-title" {
                h2 #seat-title { "Before it starts" }
                @if page.musters { (READY.draw(&FormValues::new(form_token, about))) }
                @let wanted = if page.preference.is_empty() { "*" } else { page.preference.as_str() };
                (PREFERENCE.draw(
                    &FormValues::new(form_token, about).value("preference", &page.preference).example(&[("preference", wanted)])
                ))
            }
        }
    }
}

/// The form for leaving, folded away.
pub(super) fn leaving(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    let is_over = matches!(page.life, Life::Finished | Life::Terminated);
    // A game that one plays alone is thrown away.
    let is_alone = page.is_solo && page.role == Role::Player;
    html! {
        @if !is_over && !is_alone {
            (form_token.fold("leave", None, "Leave this game", false, || html! {
                p { (words::leaving(page.role, page.life != Life::Forming)) }
                (LEAVE.draw(&FormValues::new(form_token, about)))
            }))
        }
    }
}
