//! The way through the turns of a game: links to the first, the one before, the next and now; with the script, a slider.
use super::order_page;
use crate::game::Game;
use crate::store::PhaseNote;
use maud::{Markup, html};

/// The turns of a game, and which of them a page shows.
pub(super) struct Turns<'a> {
    /// `spring`
    pub(super) game: &'a str,
    /// The words with which an address names the seat: `?as=Austria`.
    pub(super) query: &'a str,
    /// The phases that are over, the oldest first.
    pub(super) notes: &'a [PhaseNote],
    /// The place of the one that is shown; none: the page of the game as it is now.
    pub(super) at: Option<usize>,
    /// The phase whose moves are played on the page of the game, and its name.
    pub(super) film: Option<(&'a str, &'a str)>,
}

impl Turns<'_> {
    /// The address of a phase; none for what is before the first one, or behind now.
    fn address(&self, at: usize) -> Option<String> {
        let Self { game, query, notes, .. } = self;
        match notes.get(at) {
            Some(note) => Some(format!("/my/games/{game}/{}{query}", note.phase)),
            None => (at == notes.len()).then(|| format!("/my/games/{game}{query}")),
        }
    }

    /// The navigation. `name`: that of the turn that is shown; `title`: that of the page.
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
                data-film=[self.film.map(|film| film.0)] data-film-name=[self.film.map(|film| film.1)] {
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

/// The words on the way back to the turn that is on.
pub(super) fn now(game: &Game) -> String {
    match game.table.as_ref().filter(|_| game.running()) {
        Some(table) => format!("Back to {}", order_page::turn(&table.phase())),
        None => "Back to the end".to_owned(),
    }
}
