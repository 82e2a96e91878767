//! The panel of messages: the threads of the game, and what is new in them.
use super::frame;
use super::order_page::OrderPage;
use crate::command::game_cx::GameCx;
use crate::web::pages::press;
use anyhow::Result;
use maud::Markup;

/// The panel; none, where nobody else plays.
pub(super) fn panel(cx: &GameCx, page: &OrderPage, seat: Option<&str>) -> Result<Markup> {
    if cx.game.is_solo() {
        return Ok(Markup::default());
    }
    Ok(frame::counted_panel("press", "Messages", page.n_unread, &press::beside(cx, seat)?))
}
