//! The way through the turns of a game: links to the first, the one before, the next and now; with the script, a slider.
use super::super::board;
use super::order_page::{self, OrderPage};
use crate::families::sheet::{OrderOutcome, PhaseEntry};
use crate::game::Game;
use crate::store::PhaseNote;
use maud::{Markup, html};

/// The number of sentences on what follows from a turn that are told at once.
const MOST_TOLD: usize = 2;

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
    /// The sentences in which its reader is told what happened to them in it.
    pub(super) told: Option<String>,
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

/// Tells players in short what happened to them in the turn that is played on the board: `2 of 3 orders succeeded. Army Vienna →
/// Galicia: bounce. Greece goes from nobody to Austria.` Nothing for readers with several pairs of eyes.
pub(super) fn told(page: &OrderPage) -> Option<String> {
    let (phase, _) = page.film.as_ref()?;
    let since = page.results.iter().position(|results| results.phase == *phase)?;
    // The newest stands first.
    let (later, of_turn) = (page.results.get(..since)?, page.results.get(since)?);
    if of_turn.whose.is_some() {
        return None;
    }
    let has_failed = |entry: &&PhaseEntry| entry.came == OrderOutcome::Failure;
    let is_own = |entry: &&PhaseEntry| !entry.at.is_empty() && entry.side.is_some_and(|side| page.own.contains(&side));
    let own: Vec<_> = of_turn.entries.iter().filter(is_own).collect();
    let failed: Vec<_> = own.iter().copied().filter(has_failed).collect();
    let mut told: Vec<String> = match (own.len(), failed.len()) {
        (0 | 1, _) => Vec::new(),
        (n, 0) => vec![format!("All {n} orders succeeded.")],
        (n, n_failed) => vec![format!("{} of {n} orders succeeded.", n - n_failed)],
    };
    match (own.as_slice(), failed.as_slice()) {
        ([entry], _) | (_, [entry]) => told.push(in_short(entry)),
        // Another player's one move is all that happened.
        ([], _) if of_turn.entries.len() == 1 => told.extend(of_turn.entries.first().map(in_short)),
        _ => {}
    }
    let befalls = |entry: &&PhaseEntry| entry.befalls.iter().any(|side| page.own.contains(side));
    let all = of_turn.entries.iter().chain(later.iter().rev().flat_map(|results| &results.entries));
    told.extend(all.filter(befalls).take(MOST_TOLD).map(in_short));
    (!told.is_empty()).then(|| told.join(" "))
}

/// `Army Vienna → Galicia: bounce.` Verbs of orders do not shout.
fn in_short(entry: &PhaseEntry) -> String {
    let quiet = |word: &str| board::small_verb(word).unwrap_or_else(|| word.to_owned());
    let text = board::in_print(&entry.text).split(' ').map(quiet).collect::<Vec<_>>().join(" ");
    match entry.note.as_str() {
        "" => text,
        note => format!("{}: {note}.", text.trim_end_matches('.')),
    }
}

/// The words on the way back to the turn that is on.
pub(super) fn now(game: &Game) -> String {
    match game.table.as_ref().filter(|_| game.running()) {
        Some(table) => format!("Back to {}", order_page::turn(&table.phase())),
        None => "Back to the end".to_owned(),
    }
}
