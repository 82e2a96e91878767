//! The frame of pages on which the board fills the window, and the parts that it is made of. A script asks for single
//! parts (`?only=board,results`), and puts them in the place of the old ones.
use crate::web::forms::Fields;
use anyhow::Result;
use maud::{DOCTYPE, Markup, html};

/// The parts of such a page. Each is an element whose id is its name.
#[derive(Default)]
pub(in crate::web) struct PageParts {
    /// The names of those that were asked for; none: all of them, in the frame.
    only: Option<Vec<String>>,
    drawn: Vec<(&'static str, Markup)>,
}

impl PageParts {
    /// Those that an address asks for. Names that are unknown are ignored.
    pub(in crate::web) fn asked(query: &Fields) -> Self {
        let only = query.given("only").map(|names| names.split(',').map(str::to_owned).collect());
        Self { only, drawn: Vec::new() }
    }

    /// Returns whether single parts were asked for.
    pub(in crate::web) fn are_single(&self) -> bool {
        self.only.is_some()
    }

    /// Draws a part, if it is wanted.
    pub(in crate::web) fn draw(&mut self, name: &'static str, draw: impl FnOnce() -> Result<Markup>) -> Result<()> {
        if self.only.as_ref().is_none_or(|only| only.iter().any(|own| own == name)) {
            self.drawn.push((name, draw()?));
        }
        Ok(())
    }

    /// Takes a part out. Empty, if it was not drawn.
    pub(in crate::web) fn take(&mut self, name: &str) -> Markup {
        let at = self.drawn.iter().position(|(own, _)| *own == name);
        at.map_or_else(Markup::default, |at| self.drawn.remove(at).1)
    }

    /// The single parts that were asked for, on a page that is empty otherwise.
    pub(in crate::web) fn alone(self, title: &str) -> Markup {
        alone(title, &html! { @for (_, part) in &self.drawn { (part) } })
    }

    /// All of them in their frame, besides the head.
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

/// Parts on a page that is empty otherwise.
pub(in crate::web) fn alone(title: &str, parts: &Markup) -> Markup {
    html! { (DOCTYPE) html lang="en" { head { title { (title) } } body { (parts) } } }
}

/// The line above the board, in which the page says what has been done.
pub(in crate::web) fn say(text: &Markup) -> Markup {
    html! { div.say #say aria-live="polite" { (text) } }
}

/// A panel. The script shows one at a time, with a tab for each.
pub(super) fn panel(name: &str, title: &str, text: &Markup) -> Markup {
    counted_panel(name, title, 0, text)
}

/// A panel in which so many things are new: its tab says how many.
pub(super) fn counted_panel(name: &str, title: &str, n_new: u32, text: &Markup) -> Markup {
    html! { section.panel id=(name) data-title=(title) data-count=(n_new) aria-label=(title) data-live { (text) } }
}
