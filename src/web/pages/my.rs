//! `/my`: a person's games, and what needs them first.
use super::letters::{on_top, reply};
use super::{Page, Place, failure, first, go, private};
use crate::answers::games::{Entry, entries};
use crate::store::{Life, Role, Store};
use crate::web::door::Visitor;
use crate::web::forms::{About, Seal};
use crate::web::words::play as words;
use crate::web::{House, gaze};
use anyhow::{Result, anyhow};
use axum::extract::{Query, State};
use axum::response::Response;
use jiff::Timestamp;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// What the address of the page says.
#[derive(Clone, Debug, Default, Deserialize)]
pub(in crate::web) struct Asked {
    /// The answer to what was posted.
    reply: Option<String>,
    /// The game that one comes from.
    after: Option<String>,
}

/// The page.
pub(in crate::web) async fn show(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    let reader = visitor.clone();
    let drawn = house.read(move |house, store| draw(house, store, &reader, &asked)).await;
    match drawn {
        Ok((reply, body)) => {
            let about = Page {
                title: "Your games",
                judge: &house.judge.name,
                visitor: Some(&visitor),
                place: Place::My,
                live: Some(("/my/events", "my")),
                reply,
                ..Page::default()
            };
            private(&about, &body)
        }
        Err(error) => failure(&error),
    }
}

/// `/my/next`: leads to the next game that needs its visitor, after the one that they come from; if none does, to all games.
pub(in crate::web) async fn next(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Response {
    let found = house.read(move |house, store| {
        let entries = own(house, store, &visitor)?;
        let needing: Vec<&Entry> = entries.iter().filter(|entry| entry.needs_them()).collect();
        let from = needing.iter().position(|entry| Some(&entry.game) == asked.after.as_ref());
        let next = from.map_or(0, |at| at + 1);
        Ok(needing.get(next).or(needing.first()).map(|entry| address(entry)))
    });
    match found.await {
        Ok(address) => go(address.as_deref().unwrap_or("/my")),
        Err(error) => failure(&error),
    }
}

/// All games of a visitor; none, if they are not registered.
fn own(house: &House, store: &Store, visitor: &Visitor) -> Result<Vec<Entry>> {
    if visitor.user.is_none() {
        return Ok(Vec::new());
    }
    entries(&gaze::context(house, store, visitor)).map_err(|refusal| anyhow!("{refusal}"))
}

fn draw(house: &House, store: &Store, visitor: &Visitor, asked: &Asked) -> Result<(Option<Markup>, Markup)> {
    let shown = reply(house, store, visitor, asked.reply.as_deref())?;
    let seal = Seal::new(house, &visitor.session)?;
    let all = own(house, store, visitor)?;
    let is_alone = |entry: &&Entry| entry.is_sandbox;
    let of = |wanted: &dyn Fn(&&Entry) -> bool| all.iter().filter(wanted).collect::<Vec<_>>();
    let needing = of(&|entry| entry.needs_them() && !is_alone(entry));
    let waiting = of(&|entry| {
        !entry.needs_them() && !is_alone(entry) && !matches!(entry.life, Life::Forming) && !entry.is_over()
    });
    let forming = of(&|entry| !entry.needs_them() && entry.life == Life::Forming);
    let alone = of(&|entry| is_alone(entry) && !entry.is_over());
    let over = of(&|entry| entry.is_over());
    let invited = invited(store, visitor, house.clock.now())?;
    let body = html! {
        h1 { "Your games" }
        @for game in &invited { (invitation(game, &seal)) }
        @if all.is_empty() {
            p { (words::no_games()) }
            (first::offer(&seal, &first::free_name(store, visitor)?))
            h2 { "With others" }
            (ways_in())
        } @else {
            section #needing aria-labelledby="needing-title" data-live {
                h2 #needing-title { "What needs you" }
                @if needing.is_empty() { p.soft { (words::nothing_to_do()) } }
                (cards(&needing))
            }
            (group("waiting", "Waiting for the others, or for the deadline", &waiting))
            (group("forming", "Not started yet", &forming))
            (group("alone", "Alone, to try things out", &alone))
            (ways_in())
            @if !over.is_empty() {
                section #over aria-labelledby="over-title" {
                    h2 #over-title { "Over" }
                    ul { @for entry in &over { li { a href=(address(entry)) { bdi { (entry.game) } } " " span.soft { (entry.seat) ", on " (entry.board) } } } }
                }
            }
        }
    };
    Ok((shown.as_ref().map(on_top), body))
}

/// The games that somebody is invited to, at any of their addresses.
fn invited(store: &Store, visitor: &Visitor, now: Timestamp) -> Result<Vec<String>> {
    let mut addresses = visitor.user.as_ref().map_or(Ok(Vec::new()), |user| store.addresses(user.id))?;
    if !addresses.iter().any(|own| own.eq_ignore_ascii_case(&visitor.address)) {
        addresses.push(visitor.address.clone());
    }
    let mut games = Vec::new();
    for address in addresses {
        games.extend(store.invitations_of(&address, now)?.into_iter().map(|(game, _)| game));
    }
    games.dedup();
    Ok(games)
}

fn invitation(game: &str, seal: &Seal) -> Markup {
    let about = About { back: "/my".to_owned(), ..About::default() };
    html! {
        section.note {
            p { "You are invited to " a href={ "/games/" (game) } { bdi { (game) } } "." }
            form.row method="post" action="/my/letters" {
                (seal.hidden("invited", &about))
                input type="hidden" name="to" value=(game);
                button name="do" value="yes" { "Join" }
                button.quiet name="do" value="no" { "Decline" }
            }
        }
    }
}

fn ways_in() -> Markup {
    html! {
        p.row {
            a.button href="/games?needs=players" { "Find a game" }
            a.button.quiet href="/my/new" { "New game" }
            a.button.quiet href="/my/sandboxes" { "Try things out alone" }
        }
    }
}

fn group(id: &str, title: &str, entries: &[&Entry]) -> Markup {
    html! {
        @if !entries.is_empty() {
            section id=(id) aria-labelledby={ (id) "-title" } data-live {
                h2 id={ (id) "-title" } { (title) }
                (cards(entries))
            }
        }
    }
}

fn cards(entries: &[&Entry]) -> Markup {
    html! {
        @if !entries.is_empty() {
            ul.cards { @for entry in entries { (card(entry)) } }
        }
    }
}

/// One game: what it is, what it wants, and until when.
fn card(entry: &Entry) -> Markup {
    html! {
        li.card.game {
            h3 { a href=(address(entry)) { bdi { (entry.game) } } " " span.soft { (entry.seat) } }
            p.soft { (entry.phase) " · " (entry.board) }
            @for line in &entry.wanted { p class=[entry.is_late.then_some("bad")] { (line) } }
            @for asked in &entry.asked { p { (asked.told) } }
            @if entry.n_unread != 0 { p { a.badge href={ "/my/games/" (entry.game) "/press" } { (words::unread(entry.n_unread)) } } }
            @if let (Some(deadline), Some(told)) = (entry.deadline, &entry.told_deadline) {
                p.countdown { time datetime=(deadline) data-until { (told) } }
            }
        }
    }
}

/// The page of a game, as the seat that this is.
fn address(entry: &Entry) -> String {
    if !entry.is_approved {
        return format!("/games/{}", entry.game);
    }
    let seat = match entry.role {
        Role::Master => "?as=master",
        Role::Observer => "?as=observer",
        Role::Player => "",
    };
    format!("/my/games/{}{seat}", entry.game)
}
