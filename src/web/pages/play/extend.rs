//! More time for the turn, as its players can ask for it.
use crate::command::game_cx::GameCx;
use crate::store::{Life, Role};
use crate::web::forms::{FormContext, FormToken, sends};
use crate::web::words::play as words;
use maud::{Markup, html};

/// The form, for whoever plays a turn that has a deadline which has not passed.
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
    html! {
        details.more-time #more-time {
            summary { "Ask for more time" }
            form method="post" action="/my/letters" {
                (form_token.hidden("extend", about))
                p { (told) }
                div.row {
                    div {
                        label for="extend-by" { "How much more" }
                        input #extend-by.short name="by" type="number" min="1" max="1000" value="1" required;
                    }
                    div {
                        label for="extend-unit" { "Days or hours" }
                        select #extend-unit name="unit" { option value="days" { "days" } option value="hours" { "hours" } }
                    }
                    button.quiet { "Put the deadline off" }
                }
                (sends("extend", about, &[("by", "1"), ("unit", "days")]))
            }
        }
    }
}
