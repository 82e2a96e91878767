//! The header: one line on every page, with the way to everything else.
use super::{NavEntry, trial};
use crate::web::fields::{Button, FormFrame};
use crate::web::session::SignedIn;
use maud::{Markup, html};

/// The navigation of pages that are the same for everybody.
pub(super) const PUBLIC: &[(NavEntry, &str, &str)] = &[
    (NavEntry::Games, "/games", "Games"),
    (NavEntry::Boards, "/boards", "Boards"),
    (NavEntry::Learn, "/learn", "Learn"),
    (NavEntry::Help, "/help", "Help"),
    (NavEntry::My, "/my", "Your games"),
];

/// The navigation of private pages.
pub(super) const PRIVATE: &[(NavEntry, &str, &str)] = &[
    (NavEntry::My, "/my", "Your games"),
    (NavEntry::Letters, "/my/letters", "Your letters"),
    (NavEntry::Sandboxes, "/my/sandboxes", "Sandboxes"),
    (NavEntry::Games, "/games", "All games"),
    (NavEntry::Help, "/help", "Help"),
    (NavEntry::Profile, "/my/profile", "Profile"),
];

/// The navigation of a guest's pages.
const GUEST: &[(NavEntry, &str, &str)] = &[
    (NavEntry::My, "/my", "Your games"),
    (NavEntry::Sandboxes, "/my/sandboxes", "Sandboxes"),
    (NavEntry::Games, "/games", "All games"),
    (NavEntry::Learn, "/learn", "Learn"),
    (NavEntry::Help, "/help", "Help"),
];

/// The navigation of private pages of a visitor.
fn private(visitor: &SignedIn) -> &'static [(NavEntry, &'static str, &'static str)] {
    if visitor.guest().is_some() { GUEST } else { PRIVATE }
}

/// The navigation of the keeper's console.
pub(super) const CONSOLE: &[(NavEntry, &str, &str)] = &[
    (NavEntry::Desk, "/my/keeper", "Keeper"),
    (NavEntry::Mailroom, "/my/keeper/letters", "Letters"),
    (NavEntry::Register, "/my/keeper/people", "People"),
    (NavEntry::Hall, "/my/keeper/games", "Games"),
    (NavEntry::Journal, "/my/keeper/journal", "Journal"),
    (NavEntry::Check, "/my/keeper/check", "Check"),
];

/// The header of a page in this place of the site. A phone has the first entries in the line, and all of them in a menu.
pub(super) fn site(judge: &str, place: NavEntry, visitor: Option<&SignedIn>) -> Markup {
    let navigation = match visitor {
        _ if CONSOLE.iter().any(|(own, ..)| *own == place) => CONSOLE,
        Some(visitor) => private(visitor),
        None => PUBLIC,
    };
    let n_in_line = if visitor.is_some() { 2 } else { 3 };
    let entry = |at: usize, (own, address, label): (NavEntry, &str, &str)| {
        html! { li.spare[n_in_line <= at] { a href=(address) aria-current=[(own == place).then_some("page")] { (label) } } }
    };
    html! {
        header.site.line {
            (mark(judge))
            nav aria-label="Main" { ul { @for (at, own) in navigation.iter().enumerate() { (entry(at, *own)) } } }
            details.account.narrow[visitor.is_none()] {
                summary { @if let Some(visitor) = visitor { bdi.who { (visitor.name()) } } @else { "Menu" } }
                div.menu {
                    nav aria-label="Main" { ul { @for own in navigation { (entry(0, *own)) } } }
                    @if let Some(visitor) = visitor.filter(|visitor| visitor.guest().is_none()) { (sign_out(visitor)) }
                }
            }
        }
    }
}

/// The header of a page on which the board fills the window: what game it is, and when its turn runs.
pub(super) fn game(judge: &str, visitor: &SignedIn, about: &Markup) -> Markup {
    let is_guest = visitor.guest().is_some();
    html! {
        header.top.line #head {
            (mark(judge))
            (about)
            details.account.guest[is_guest] {
                summary { @if is_guest { "Keep this game" } @else { bdi.who { (visitor.name()) } } }
                div.menu {
                    @if is_guest { (trial::keep(visitor)) }
                    nav aria-label="Main" {
                        ul { @for (_, address, label) in private(visitor) { li { a href=(address) { (label) } } } }
                    }
                    @if !is_guest { (sign_out(visitor)) }
                }
            }
        }
    }
}

/// The header of a task on a board, which is the same for everybody.
pub(super) fn task(judge: &str, about: &Markup) -> Markup {
    html! {
        header.top.line #head {
            (mark(judge))
            (about)
            details.account {
                summary { "Menu" }
                div.menu {
                    nav aria-label="Main" { ul { @for (_, address, label) in PUBLIC { li { a href=(address) { (label) } } } } }
                }
            }
        }
    }
}

/// The way to the first page.
fn mark(judge: &str) -> Markup {
    let letter = judge.chars().next().unwrap_or('C').to_string();
    html! {
        a.judge href="/" title="The first page" {
            // The style writes the letter, so that nobody hears it.
            span.mark data-letter=(letter) {}
            span.name { @if judge.is_empty() { "The first page" } @else { (judge) } }
        }
    }
}

fn sign_out(visitor: &SignedIn) -> Markup {
    FormFrame { action: "/my/sign-out", class: "sign-out", ..FormFrame::default() }.around(&html! {
        @if visitor.session.is_local {
            a.who href="/my/sign-in" title="Be somebody else" { bdi { (visitor.name()) } }
        } @else {
            bdi.who { (visitor.name()) }
        }
        (Button::new("Sign out").quiet().draw())
    })
}
