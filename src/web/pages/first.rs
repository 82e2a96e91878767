//! A first game, for those who have none: what `/my` begins with then.
use super::{failure, go};
use crate::store::Store;
use crate::web::door::Visitor;
use crate::web::forms::{About, Seal};
use crate::web::words::first as words;
use crate::web::{House, gaze};
use anyhow::Result;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// What the address says to which the answer leads.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::web) struct Begun {
    name: String,
    reply: String,
}

/// `/my/first`: leads on to the game that has begun; if none has, to the answer that says why.
pub(in crate::web) async fn begun(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Query(Begun { name, reply }): Query<Begun>,
) -> Response {
    let asked = name.clone();
    let is_theirs = house.read(move |house, store| {
        let mut cx = gaze::context(house, store, &visitor);
        Ok(gaze::game(&mut cx, &asked, None)?.is_some_and(|cx| cx.seat().is_ok()))
    });
    match is_theirs.await {
        Ok(true) => go(&format!("/my/games/{}?reply={}", name.to_lowercase(), escaped(&reply))),
        Ok(false) => go(&format!("/my?reply={}", escaped(&reply))),
        Err(error) => failure(&error),
    }
}

fn escaped(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// A name for a game of this person's that no game has yet.
///
/// # Errors
/// If the database fails.
pub(in crate::web) fn free_name(store: &Store, visitor: &Visitor) -> Result<String> {
    let first = visitor.name().split([' ', '@']).next().unwrap_or_default().to_lowercase();
    let first: String = first.chars().filter(char::is_ascii_alphabetic).take(16).collect();
    let first = if first.is_empty() { "solo".to_owned() } else { first };
    let mut n = 1_u32;
    loop {
        let name = if n == 1 { first.clone() } else { format!("{first}-{n}") };
        if store.game_named(&name)?.is_none() {
            return Ok(name);
        }
        n += 1;
    }
}

/// Games that begin at once. The next one has this name.
pub(in crate::web) fn offer(seal: &Seal, name: &str) -> Markup {
    let games = [
        ("computer", "Diplomacy against the computer", words::computer()),
        ("stratego", "Stratego against the computer", words::stratego()),
        ("conquest", "Conquest against the computer", words::conquest()),
        ("tutorial", "Lessons", words::tutorial()),
    ];
    html! {
        section #first {
            h2 { "Play now" }
            p { (words::begin()) }
            ul.cards.games {
                @for (with, title, text) in games {
                    li.card {
                        h3 { (title) }
                        p { (text) }
                        form method="post" action="/my/letters" {
                            @let back = if with == "tutorial" { "/my".to_owned() } else { format!("/my/first?name={name}") };
                            (seal.hidden("first", &About { back, ..About::default() }))
                            input type="hidden" name="name" value=(name);
                            button name="with" value=(with) { "Begin" }
                        }
                    }
                }
            }
        }
    }
}
