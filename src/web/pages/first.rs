//! A first game for newcomers, at the top of `/my`.
use crate::command::context::Context;
use crate::referee::table::alone;
use crate::web::fields::Button;
use crate::web::forms::first::FIRST;
use crate::web::forms::{FormContext, FormToken, FormValues, Redirect};
use crate::web::words::first as words;
use anyhow::Result;
use maud::{Markup, html};

/// Games that begin at once, each with an unused name.
pub(in crate::web) fn offer(form_token: &FormToken, cx: &Context) -> Result<Markup> {
    let games = [
        ("computer", "diplomacy", "Diplomacy against bots", words::computer()),
        ("stratego", "barrage", "Stratego against a bot", words::stratego()),
        ("conquest", "lowlands", "Conquest against bots", words::conquest()),
    ];
    let about = FormContext { back: "/my".to_owned(), then: Redirect::Inside, ..FormContext::default() };
    Ok(html! {
        section #first {
            h2 { "Play now" }
            p { (words::begin()) }
            p { a href="/learn" { "Learn to play" } " on the board, in ten short tasks for each game." }
            ul.cards.games {
                @for (n, (with, stem, title, text)) in (0..).zip(games) {
                    li.card {
                        h3 { (title) }
                        p { (text) }
                        @let name = alone::free_name(cx, stem)?;
                        (FIRST.draw(
                            &FormValues::new(form_token, &about)
                                .number(n)
                                .value("name", &name)
                                .buttons(&[Button { name: "with", value: with, ..Button::new("Start game") }])
                                .example(&[("name", &name), ("with", with)])
                        ))
                    }
                }
            }
        }
    })
}
