//! A first game, for those who have none: what `/my` begins with then.
use crate::store::Store;
use crate::web::door::Visitor;
use crate::web::forms::{About, Seal};
use crate::web::words::first as words;
use anyhow::Result;
use maud::{Markup, html};

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
            ul.cards {
                @for (with, title, text) in games {
                    li.card {
                        h3 { (title) }
                        p { (text) }
                        form method="post" action="/my/letters" {
                            @let back = if with == "tutorial" { "/my".to_owned() } else { format!("/my/games/{name}") };
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
