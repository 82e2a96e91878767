//! A first game, for those who have none: what `/my` begins with then.
use crate::command::context::Context;
use crate::referee::table::alone;
use crate::web::forms::{FormContext, FormToken, Redirect, sends};
use crate::web::words::first as words;
use anyhow::Result;
use maud::{Markup, html};

/// Games that begin at once, each under a name that no game has.
pub(in crate::web) fn offer(form_token: &FormToken, cx: &Context) -> Result<Markup> {
    let games = [
        ("computer", "diplomacy", "Diplomacy against the computer", words::computer()),
        ("stratego", "barrage", "Stratego against the computer", words::stratego()),
        ("conquest", "lowlands", "Conquest against the computer", words::conquest()),
        ("tutorial", "lessons", "Lessons", words::tutorial()),
    ];
    let about = FormContext { back: "/my".to_owned(), then: Redirect::Inside, ..FormContext::default() };
    Ok(html! {
        section #first {
            h2 { "Play now" }
            p { (words::begin()) }
            ul.cards.games {
                @for (with, stem, title, text) in games {
                    li.card {
                        h3 { (title) }
                        p { (text) }
                        form method="post" action="/my/letters" {
                            (form_token.hidden("first", &about))
                            @let name = alone::free_name(cx, stem)?;
                            input type="hidden" name="name" value=(name);
                            button name="with" value=(with) { "Begin" }
                            (sends("first", &about, &[("name", &name), ("with", with)]))
                        }
                    }
                }
            }
        }
    })
}
