//! What came of what was just posted, on top of the page: what was refused first, with a way to its row.
use super::desk::Desk;
use crate::store::{Came, Said, Shown};
use crate::text::blocks::words as plain_words;
use crate::web::words::play as words;
use maud::{Markup, html};

/// Lines that only say which game, seat and phase the others are about.
const OPENING: [&str; 2] = ["SIGN ON ", "PHASE "];

/// The answer, line by line; and all of it, as a letter would have it.
pub(super) fn on_top(shown: &Shown, desk: &Desk) -> Markup {
    let said: Vec<&Said> = shown.said.iter().filter(|said| !is_plain(said)).collect();
    let n_refused = said.iter().filter(|said| said.outcome == Came::Refused).count();
    let mood = if n_refused == 0 { "note good" } else { "note bad" };
    html! {
        section class=(mood) #reply tabindex="-1" role=(if n_refused == 0 { "status" } else { "alert" }) aria-labelledby="reply-title" {
            h2 #reply-title { (words::came(n_refused)) }
            @if !said.is_empty() {
                ul.came { @for said in said { (line(said, desk)) } }
            }
            details { summary { "The whole answer, as a letter has it" } pre { (shown.body) } }
        }
    }
}

/// Is it carried out, and was nothing to be said of it but that?
fn is_plain(said: &Said) -> bool {
    let says_nothing = said.why.is_empty() || OPENING.iter().any(|word| said.line.starts_with(word));
    said.outcome == Came::Done && says_nothing
}

fn line(said: &Said, desk: &Desk) -> Markup {
    let row = row_of(said, desk);
    let first = said.line.lines().next().unwrap_or_default();
    let why = plain(&said.why);
    let is_long = why.contains('\n');
    html! {
        li class=(mark(said.outcome)) {
            span.visually-hidden { (words::outcome(said.outcome)) " " }
            @match row {
                Some(n) => { a href={ "#order-" (n) } { code { (first) } } }
                None if !first.is_empty() => { code { (first) } }
                None => {}
            }
            @if is_long { pre { (why) } } @else if why != said.line { " " span dir="auto" { (why) } }
            @if !said.near.is_empty() { " " (words::near(&said.near)) }
        }
    }
}

/// The number of the row that a line was sent by.
fn row_of(said: &Said, desk: &Desk) -> Option<usize> {
    let rows = desk.hands.iter().flat_map(|hand| &hand.rows);
    (1..).zip(rows).find(|(_, row)| row.refused.is_some() && row.chosen == said.line).map(|(n, _)| n)
}

/// A text without the marks that lay it out in letters.
fn plain(text: &str) -> String {
    plain_words(text).lines().map(str::trim).collect::<Vec<_>>().join("\n").trim().to_owned()
}

fn mark(outcome: Came) -> &'static str {
    match outcome {
        Came::Done => "done",
        Came::Warned => "warned",
        Came::Refused => "refused",
        Came::Told => "told",
    }
}
