//! The frame of full-window boards, and its parts. A script requests single parts (`?only=board,results`), and
//! replaces the old ones.
use crate::web::forms::Fields;
use anyhow::Result;
use maud::{DOCTYPE, Markup, html};

/// The parts of such a page. The id of each element is its name.
#[derive(Default)]
pub(in crate::web) struct PageParts {
    /// The names of the requested parts, or `None` for all of them in the frame.
    only: Option<Vec<String>>,
    drawn: Vec<(&'static str, Markup)>,
}

impl PageParts {
    /// The parts that a URL requests. Unknown names are ignored.
    pub(in crate::web) fn asked(query: &Fields) -> Self {
        let only = query.given("only").map(|names| names.split(',').map(str::to_owned).collect());
        Self { only, drawn: Vec::new() }
    }

    /// Returns whether the request is for single parts.
    pub(in crate::web) fn are_single(&self) -> bool {
        self.only.is_some()
    }

    /// Draws a part, if it was requested.
    pub(in crate::web) fn draw(&mut self, name: &'static str, draw: impl FnOnce() -> Result<Markup>) -> Result<()> {
        if self.only.as_ref().is_none_or(|only| only.iter().any(|own| own == name)) {
            self.drawn.push((name, draw()?));
        }
        Ok(())
    }

    /// Draws a part that only a script requests.
    pub(in crate::web) fn draw_if_asked(&mut self, name: &'static str, draw: impl FnOnce() -> Markup) {
        if self.only.as_ref().is_some_and(|only| only.iter().any(|own| own == name)) {
            self.drawn.push((name, draw()));
        }
    }

    /// Takes a part out. Empty if it was not drawn.
    pub(in crate::web) fn take(&mut self, name: &str) -> Markup {
        let at = self.drawn.iter().position(|(own, _)| *own == name);
        at.map_or_else(Markup::default, |at| self.drawn.remove(at).1)
    }

    /// The requested parts, on an otherwise empty page.
    pub(in crate::web) fn alone(self, title: &str) -> Markup {
        alone(title, &html! { @for (_, part) in &self.drawn { (part) } })
    }

    /// All parts in their frame, except the head.
    pub(in crate::web) fn framed(mut self) -> Markup {
        let [board, say, turns, end, orders, results, players, press, menu, bar] =
            ["board", "say", "turns", "end", "orders", "results", "players", "press", "menu", "bar"]
                .map(|name| self.take(name));
        html! {
            (board)
            (say)
            (turns)
            (end)
            aside.side #side aria-label="Game" {
                (orders) (results) (players) (press) (menu) (bar)
            }
        }
    }
}

/// Parts on an otherwise empty page.
pub(in crate::web) fn alone(title: &str, parts: &Markup) -> Markup {
    html! { (DOCTYPE) html lang="en" { head { title { (title) } } body { (parts) } } }
}

/// The line above the board, which reports what has been done.
pub(in crate::web) fn say(text: &Markup) -> Markup {
    html! { div.say #say aria-live="polite" { (text) } }
}

/// A panel. The script shows one at a time, with a tab for each.
pub(super) fn panel(name: &str, title: &str, text: &Markup) -> Markup {
    counted_panel(name, title, 0, text)
}

/// A panel with this number of new items, which its tab shows.
pub(super) fn counted_panel(name: &str, title: &str, n_new: u32, text: &Markup) -> Markup {
    html! { section.panel id=(name) data-title=(title) data-count=(n_new) aria-label=(title) data-live { (text) } }
}
