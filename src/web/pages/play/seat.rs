//! Actions on the player's own seat: preferred powers, and leaving.
use super::order_page::OrderPage;
use crate::store::{Life, Role};
use crate::web::forms::seat::{LEAVE, PREFERENCE, READY};
use crate::web::forms::{FormContext, FormToken, FormValues};
use crate::web::words::play as words;
use maud::{Markup, html};

/// The forms for players who wait for a game to begin.
pub(super) fn before_start(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        @if page.life == Life::Forming && page.role == Role::Player {
            section.card #seat aria-labelledby="seat-title" {
                h2 #seat-title { "Before the start" }
                @if page.musters { (READY.draw(&FormValues::new(form_token, about))) }
                @let wanted = if page.preference.is_empty() { "*" } else { page.preference.as_str() };
                (PREFERENCE.draw(
                    &FormValues::new(form_token, about).value("preference", &page.preference).example(&[("preference", wanted)])
                ))
            }
        }
    }
}

/// The form for leaving, collapsed.
pub(super) fn leaving(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    let is_over = matches!(page.life, Life::Finished | Life::Terminated);
    // A solo game is deleted instead.
    let is_alone = page.is_solo && page.role == Role::Player;
    html! {
        @if !is_over && !is_alone {
            (form_token.fold("leave", None, "Leave game", false, || html! {
                p { (words::leaving(page.role, page.life != Life::Forming)) }
                (LEAVE.draw(&FormValues::new(form_token, about)))
            }))
        }
    }
}
