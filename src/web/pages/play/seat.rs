//! The things that someone does with their seat: which power they would like, and leaving.
use super::order_page::OrderPage;
use crate::store::{Life, Role};
use crate::web::forms::{FormContext, FormToken, sends};
use crate::web::words::play as words;
use maud::{Markup, html};

/// The forms about the seat, folded away where they are seldom needed.
pub(super) fn section(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    let is_over = matches!(page.life, Life::Finished | Life::Terminated);
    // A game that one plays alone is thrown away.
    let is_alone = page.is_solo && page.role == Role::Player;
    html! {
        @if page.life == Life::Forming && page.role == Role::Player {
            section.card #seat aria-labelledby="seat-title" {
                h2 #seat-title { "Before it starts" }
                @if page.musters {
                    form method="post" action="/my/letters" {
                        (form_token.hidden("ready", about))
                        button { "I still want to play" }
                        (sends("ready", about, &[]))
                    }
                }
                form method="post" action="/my/letters" {
                    (form_token.hidden("preference", about))
                    div.field {
                        label for="preference" { "Powers that you would like, the most wanted first" }
                        input id="preference" name="preference" value=(page.preference) autocomplete="off";
                    }
                    button { "Say so" }
                    @let wanted = if page.preference.is_empty() { "*" } else { page.preference.as_str() };
                    (sends("preference", about, &[("preference", wanted)]))
                }
            }
        }
        @if !is_over && !is_alone {
            details.leave {
                summary { "Leave this game" }
                form method="post" action="/my/letters" {
                    (form_token.hidden("leave", about))
                    p { (words::leaving(page.role, page.life != Life::Forming)) }
                    p { label.plain { input type="checkbox" name="sure" value="1"; " I leave this game." } }
                    button.grave { "Leave" }
                    (sends("leave", about, &[("sure", "1")]))
                }
            }
        }
    }
}
