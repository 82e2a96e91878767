//! The header: one line on every page, with links to everything else.
use super::{NavEntry, trial};
use crate::web::fields::{Button, FormFrame};
use crate::web::session::SignedIn;
use maud::{Markup, html};

/// The navigation of public pages.
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
    (NavEntry::Letters, "/my/letters", "Your e-mails"),
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

/// The navigation of a visitor's private pages.
fn private(visitor: &SignedIn) -> &'static [(NavEntry, &'static str, &'static str)] {
    if visitor.guest().is_some() { GUEST } else { PRIVATE }
}

/// The navigation of the keeper's console.
pub(super) const CONSOLE: &[(NavEntry, &str, &str)] = &[
    (NavEntry::Desk, "/my/keeper", "Keeper"),
    (NavEntry::Mailroom, "/my/keeper/letters", "E-mails"),
    (NavEntry::Register, "/my/keeper/people", "People"),
    (NavEntry::Hall, "/my/keeper/games", "Games"),
    (NavEntry::Journal, "/my/keeper/journal", "Journal"),
    (NavEntry::Check, "/my/keeper/check", "Check"),
];

/// The header of a page with this navigation entry. A phone shows the first entries in the line, and all of them in a
/// menu.
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

/// The header of a full-window board, with its game and the deadline of its turn.
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

/// The header of a task on a board, which is a public page.
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

/// The link to the first page.
fn mark(judge: &str) -> Markup {
    let letter = judge.chars().next().unwrap_or('C').to_string();
    html! {
        a.judge href="/" title="Home" {
            // The style adds the letter, so that screen readers skip it.
            span.mark data-letter=(letter) {}
            span.name { @if judge.is_empty() { "Home" } @else { (judge) } }
        }
    }
}

fn sign_out(visitor: &SignedIn) -> Markup {
    FormFrame { action: "/my/sign-out", class: "sign-out", ..FormFrame::default() }.around(&html! {
        @if visitor.session.is_local {
            a.who href="/my/sign-in" title="Switch player" { bdi { (visitor.name()) } }
        } @else {
            bdi.who { (visitor.name()) }
        }
        (Button::new("Sign out").quiet().draw())
    })
}
