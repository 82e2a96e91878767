//! The navigation through the turns of a game: links to the first, previous, next and current turn, and a slider with scripts.
use super::super::board;
use super::order_page::{self, OrderPage};
use crate::game::Game;
use crate::store::PhaseNote;
use crate::text::sentence::Note;
use crate::text::words::said;
use maud::{Markup, html};

/// The turns of a game, and the one that a page shows.
pub(super) struct Turns<'a> {
    /// `spring`
    pub(super) game: &'a str,
    /// The query that names the seat: `?as=Austria`.
    pub(super) query: &'a str,
    /// The past phases, oldest first.
    pub(super) notes: &'a [PhaseNote],
    /// The index of the one that the page shows, or `None` for the current state of the game.
    pub(super) at: Option<usize>,
    /// The phase that the page of the game animates, and its name.
    pub(super) film: Option<(&'a str, &'a str)>,
    /// The sentences on what happened to the reader in it.
    pub(super) told: Option<String>,
}

impl Turns<'_> {
    /// The URL of a phase, or `None` before the first one or after the current one.
    fn address(&self, at: usize) -> Option<String> {
        let Self { game, query, notes, .. } = self;
        match notes.get(at) {
            Some(note) => Some(format!("/my/games/{game}/{}{query}", note.phase)),
            None => (at == notes.len()).then(|| format!("/my/games/{game}{query}")),
        }
    }

    /// The navigation. `name` is the name of the shown turn, and `title` that of the page.
    pub(super) fn nav(&self, name: &str, title: &str) -> Markup {
        let (last, at) = (self.notes.len(), self.at.unwrap_or(self.notes.len()));
        let link = |turn: &str, sign: &str, label: &str, to: Option<usize>| {
            let address = to.filter(|to| *to != at).and_then(|to| self.address(to));
            let rel = match turn {
                "prev" | "next" => Some(turn),
                _ => None,
            };
            html! { a href=[address] rel=[rel] data-turn=(turn) aria-label=(label) { (sign) } }
        };
        let phases: Vec<&str> = self.notes.iter().map(|note| note.phase.as_str()).collect();
        html! {
            nav #turns.turns.is-past[self.at.is_some()] aria-label="Turns" data-live data-page=(title)
                data-phases=(phases.join(" ")) data-game=(self.game) data-query=(self.query)
                data-film=[self.film.map(|film| film.0)] data-film-name=[self.film.map(|film| film.1)] data-told=[&self.told] {
                @if !self.notes.is_empty() {
                    (link("first", "«", "First turn", Some(0)))
                    (link("prev", "‹", "Turn before", at.checked_sub(1)))
                    label.slide { span.visually-hidden { "Turn" } }
                    (link("next", "›", "Next turn", Some(at + 1)))
                    (link("last", "»", "Now", Some(last)))
                }
                output #turn-name for="turn" { (name) }
                @if self.film.is_some() { button.quiet type="button" data-turn="play" title="Play the last turn again" { "Replay" } }
            }
        }
    }
}

/// Sums up what happened to the players in the animated turn and since: `2 of 3 orders succeeded. Army Vienna → Galicia bounced.
/// You took Greece.` `None` for readers with several pairs of eyes.
pub(super) fn told(page: &OrderPage) -> Option<String> {
    let (phase, _) = page.film.as_ref()?;
    // The newest comes first.
    let since = page.results.iter().position(|results| results.phase == *phase)?;
    let shown = page.results.get(..=since)?;
    if shown.iter().any(|results| results.whose.is_some()) {
        return None;
    }
    let told: Vec<String> = shown.iter().rev().flat_map(|results| &results.headline).map(in_print).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// A sentence with arrows, and with the verbs of orders in lower case.
fn in_print(sentence: &Note) -> String {
    let quiet = |word: &str| board::small_verb(word).unwrap_or_else(|| word.to_owned());
    board::in_print(&said(sentence)).split(' ').map(quiet).collect::<Vec<_>>().join(" ")
}

/// The text of the link back to the current turn.
pub(super) fn now(game: &Game) -> String {
    match game.table.as_ref().filter(|_| game.running()) {
        Some(table) => format!("Back to {}", order_page::turn(&table.phase())),
        None => "Back to the end".to_owned(),
    }
}
