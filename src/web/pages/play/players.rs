//! The panel of players: who has what on the board, votes, and what can be done with a seat.
use super::order_page::OrderPage;
use super::{extend, frame, seat, votes};
use crate::command::game_cx::GameCx;
use crate::web::forms::{FormContext, FormToken};
use crate::web::pages::{board, master};
use anyhow::Result;
use maud::{Markup, html};

/// The panel.
pub(super) fn panel(cx: &GameCx, page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Result<Markup> {
    let text = html! {
        @for sheet in &page.sheets {
            (board::legend(sheet))
            details.positions {
                summary { "Positions in words" }
                (board::positions(&cx.game.board, sheet))
            }
        }
        @if !page.is_secluded { p { a href={ "/games/" (page.game) } { "The game’s public page" } } }
        (votes::section(page, form_token, about))
        (extend::section(cx, form_token, about))
        (master::tools(cx, form_token, about)?)
        (seat::section(page, form_token, about))
    };
    Ok(frame::panel("players", "Players", &text))
}
