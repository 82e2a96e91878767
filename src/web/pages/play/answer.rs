//! What came of what was just posted, on top of the page: what was refused first, with a way to its row.
use super::desk::Desk;
use crate::store::{Came, Said, Shown};
use crate::web::words::play as words;
use maud::{Markup, html};

/// Lines that only say which game, seat and phase the others are about.
const OPENING: [&str; 2] = ["SIGN ON ", "PHASE "];

/// The answer, line by line; and all of it, as a letter would have it.
pub(super) fn on_top(shown: &Shown, desk: &Desk) -> Markup {
    let is_opening =
        |said: &&Said| said.outcome == Came::Done && OPENING.iter().any(|word| said.line.starts_with(word));
    let said: Vec<&Said> = shown.said.iter().filter(|said| !is_opening(said)).collect();
    let n_refused = said.iter().filter(|said| said.outcome == Came::Refused).count();
    let mood = if n_refused == 0 { "note good" } else { "note bad" };
    html! {
        section class=(mood) #reply tabindex="-1" role=(if n_refused == 0 { "status" } else { "alert" }) aria-labelledby="reply-title" {
            h2 #reply-title { (words::came(n_refused)) }
            @if !said.is_empty() {
                ul.said { @for said in said { (line(said, desk)) } }
            }
            details { summary { "The whole answer, as a letter has it" } pre { (shown.body) } }
        }
    }
}

fn line(said: &Said, desk: &Desk) -> Markup {
    let row = row_of(said, desk);
    let first = said.line.lines().next().unwrap_or_default();
    let is_long = said.why.trim().contains('\n');
    html! {
        li class=(mark(said.outcome)) {
            span.visually-hidden { (words::outcome(said.outcome)) " " }
            @match row {
                Some(n) => { a href={ "#order-" (n) } { code { (first) } } }
                None if !first.is_empty() => { code { (first) } }
                None => {}
            }
            @if is_long { pre { (said.why.trim()) } } @else if said.why != said.line { " " span dir="auto" { (said.why) } }
            @if !said.near.is_empty() { " " (words::near(&said.near)) }
        }
    }
}

/// The number of the row that a line was sent by.
fn row_of(said: &Said, desk: &Desk) -> Option<usize> {
    let rows = desk.hands.iter().flat_map(|hand| &hand.rows);
    (1..).zip(rows).find(|(_, row)| row.refused.is_some() && row.chosen == said.line).map(|(n, _)| n)
}

fn mark(outcome: Came) -> &'static str {
    match outcome {
        Came::Done => "done",
        Came::Warned => "warned",
        Came::Refused => "refused",
        Came::Told => "told",
    }
}
