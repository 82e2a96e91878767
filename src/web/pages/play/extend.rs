//! More time for the turn, on a player's request.
use crate::command::game_cx::GameCx;
use crate::store::{Life, Role};
use crate::web::forms::seat::EXTEND;
use crate::web::forms::{FormContext, FormToken, FormValues};
use crate::web::words::play as words;
use maud::{Markup, html};

/// The form for the player of a turn whose deadline has not passed.
pub(super) fn section(cx: &GameCx, form_token: &FormToken, about: &FormContext) -> Markup {
    let game = &cx.game;
    let Ok(seat) = cx.seat() else { return html! {} };
    let is_ahead = game.row.deadline.is_some_and(|deadline| cx.now < deadline);
    if seat.role != Role::Player || cx.sitter.is_some() || game.row.life != Life::Running || !is_ahead {
        return html! {};
    }
    let told = match game.decides_alone(seat) {
        true => words::more_time_at_once().to_owned(),
        false => {
            let hours = game.extensions().most.duration().as_hours();
            words::about_more_time(game.extensions_left(seat), hours, !game.is_run_by_players())
        }
    };
    form_token.fold("fold", Some("more-time"), "Extension", false, || {
        html! {
            p { (told) }
            (EXTEND.draw(&FormValues::new(form_token, about).value("by", "1")))
        }
    })
}
