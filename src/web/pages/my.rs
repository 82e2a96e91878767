//! `/my`: a person's games, beginning with those that need them.
use super::play::turn;
use super::private_page::{Glance, PrivatePage, Screen};
use super::{NavEntry, failure, first, go};
use crate::answers::games::{GameOfMine, entries};
use crate::command::Stop;
use crate::command::context::Context;

use crate::game::dates::friendly;
use crate::store::{Life, Role, Store};
use crate::text::words::{Reader, told};
use crate::web::fields::Button;
use crate::web::forms::seat::INVITED;
use crate::web::forms::{FormContext, FormToken, FormValues, Redirect};
use crate::web::session::SignedIn;
use crate::web::words::play as words;
use crate::web::{AppState, access};
use anyhow::Result;
use axum::response::Response;
use jiff::{Timestamp, Unit};
use maud::{Markup, html};

/// The page.
pub(in crate::web) async fn show(visit: PrivatePage) -> Response {
    visit
        .show(|glance| {
            let (title, live) = ("Your games".to_owned(), Some(String::new()));
            Ok(Some(Screen { title, place: NavEntry::My, live, body: draw(glance)?, ..Screen::default() }))
        })
        .await
}

/// `/my/next`: redirects to the next game in which players wait for the visitor, after the one that they come from, or else to
/// all games.
pub(in crate::web) async fn next(PrivatePage { app, visitor, query }: PrivatePage) -> Response {
    let found = app.read(move |app, store| {
        let entries = own(app, store, &visitor)?;
        let needing: Vec<&GameOfMine> = entries.iter().filter(|entry| entry.keeps_others_waiting()).collect();
        let is_this = |entry: &&GameOfMine| entry.game == query.line("after");
        let next = needing.iter().position(is_this).map_or(0, |at| at + 1);
        let other = needing.get(next).or(needing.first()).filter(|entry| !is_this(entry));
        Ok(other.map(|entry| address(entry)))
    });
    match found.await {
        Ok(address) => go(address.as_deref().unwrap_or("/my")),
        Err(error) => failure(&error),
    }
}

/// All games of a visitor. Empty if they are not registered.
fn own(app: &AppState, store: &Store, visitor: &SignedIn) -> Result<Vec<GameOfMine>> {
    if visitor.user.is_none() {
        return Ok(Vec::new());
    }
    entries(&access::context(app, store, visitor)).map_err(Stop::into_fault)
}

fn draw(glance: &Glance) -> Result<Markup> {
    let Glance { app, store, visitor, form_token, .. } = *glance;
    let all = own(app, store, visitor)?;
    // No other player waits there: a sandbox, or a leisurely game against bots.
    let is_alone = |entry: &&GameOfMine| entry.is_sandbox || entry.is_solo && !entry.needs_them();
    let of = |wanted: &dyn Fn(&&GameOfMine) -> bool| all.iter().filter(wanted).collect::<Vec<_>>();
    let needing = of(&|entry| entry.needs_them() && !is_alone(entry));
    let waiting = of(&|entry| {
        !entry.needs_them() && !is_alone(entry) && !matches!(entry.life, Life::Forming) && !entry.is_over()
    });
    let forming = of(&|entry| !entry.needs_them() && entry.life == Life::Forming);
    let alone = of(&|entry| is_alone(entry) && !entry.is_over());
    let over = of(&|entry| entry.is_over());
    let invited = invited(store, visitor, app.clock.now())?;
    let offered = offered(&glance.context())?;
    let reader = &glance.context().reader();
    Ok(html! {
        h1 { "Your games" }
        div #offers data-live {
            @for (n, game) in invited.iter().enumerate() { (invitation(game, n, form_token)) }
            @for (n, offer) in offered.iter().enumerate() { (seat_offered(offer, invited.len() + n, form_token)) }
        }
        @if all.is_empty() {
            p { (words::no_games()) }
            (first::offer(form_token, &glance.context())?)
            @if visitor.guest().is_none() {
                h2 { "With others" }
                (ways_in())
            }
        } @else {
            // One live part, since games move between groups.
            div #games data-live {
                section #needing aria-labelledby="needing-title" {
                    h2 #needing-title { "Your turn" }
                    @if needing.is_empty() { p.soft { (words::nothing_to_do()) } }
                    (cards(&needing, reader))
                }
                (group("waiting", "Waiting for others or the deadline", &waiting, reader))
                (group("forming", "Not started yet", &forming, reader))
                (group("alone", "Solo games", &alone, reader))
            }
            @if visitor.guest().is_none() { (ways_in()) }
            details.fold {
                summary { (words::play_now()) }
                (first::offer(form_token, &glance.context())?)
            }
            @if !over.is_empty() {
                section #over aria-labelledby="over-title" {
                    h2 #over-title { "Finished" }
                    ul { @for entry in &over { li { a href=(address(entry)) { bdi { (entry.game) } } " " span.soft { (entry.seat) ", on " (entry.board) } } } }
                }
            }
        }
    })
}

/// The games that a person is invited to, at any of their addresses.
fn invited(store: &Store, visitor: &SignedIn, now: Timestamp) -> Result<Vec<String>> {
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

fn invitation(game: &str, n: usize, form_token: &FormToken) -> Markup {
    html! {
        section.note {
            p { "You are invited to " a href={ "/my/join/" (game) } { bdi { (game) } } "." }
            (yes_or_no(game, n, ("Join", "Decline"), form_token))
        }
    }
}

/// A seat offered to a person on the standby list.
struct Offered {
    game: String,
    names: String,
    until: String,
}

/// The seats offered to the visitor.
fn offered(cx: &Context) -> Result<Vec<Offered>> {
    let Some(user) = cx.principal.person() else { return Ok(Vec::new()) };
    let mut offered = Vec::new();
    for offer in cx.store.offers_to(user.id, cx.now)? {
        let game = cx.load(cx.store.game(offer.game)?)?;
        let Ok(power) = game.power_named(&offer.power) else { continue };
        let until = offer.until.round(Unit::Minute).unwrap_or(offer.until);
        let (names, until) = (game.named(game.hand(power)), friendly(until, &cx.zone()));
        offered.push(Offered { game: game.row.name.clone(), names, until });
    }
    Ok(offered)
}

fn seat_offered(Offered { game, names, until }: &Offered, n: usize, form_token: &FormToken) -> Markup {
    html! {
        section.note {
            p { a href={ "/games/" (game) } { bdi { (game) } } ": " (words::offered(names, until)) }
            (yes_or_no(game, n, ("Take seat", "Decline seat"), form_token))
        }
    }
}

/// The answers to an offer in a game. `n` distinguishes such forms on one page.
fn yes_or_no(game: &str, n: usize, (yes, no): (&str, &str), form_token: &FormToken) -> Markup {
    let about = FormContext { back: "/my".to_owned(), then: Redirect::Inside, ..FormContext::default() };
    INVITED.draw(
        &FormValues::new(form_token, &about)
            .number(u32::try_from(n).unwrap_or_default())
            .value("to", game)
            .buttons(&[Button::with(yes, "yes"), Button::with(no, "no").quiet()])
            .example(&[("do", "yes"), ("to", game)]),
    )
}

fn ways_in() -> Markup {
    html! {
        p.row {
            a.button href="/games?state=open" { "Find a game" }
            a.button.quiet href="/my/new" { "New game" }
            a.button.quiet href="/my/sandboxes" { "Try a sandbox" }
        }
        p { a href="/my/reserve" { (words::reserve()) } }
    }
}

fn group(id: &str, title: &str, entries: &[&GameOfMine], reader: &Reader) -> Markup {
    html! {
        @if !entries.is_empty() {
            section id=(id) aria-labelledby={ (id) "-title" } {
                h2 id={ (id) "-title" } { (title) }
                (cards(entries, reader))
            }
        }
    }
}

fn cards(entries: &[&GameOfMine], reader: &Reader) -> Markup {
    html! {
        @if !entries.is_empty() {
            ul.cards { @for entry in entries { (card(entry, reader)) } }
        }
    }
}

/// One game: its description, its tasks, and their deadline.
fn card(entry: &GameOfMine, reader: &Reader) -> Markup {
    html! {
        li.card.game {
            h3 { a href=(address(entry)) { bdi { (entry.game) } } " " span.soft { (entry.seat) } }
            p.soft { @if let Some(phase) = &entry.turn { (turn(phase)) " · " } (entry.board) }
            @for line in &entry.wanted { p class=[entry.is_late.then_some("bad")] { (told(line, reader)) } }
            @for asked in &entry.asked {
                p { (asked.told) " " @if asked.is_voter { a href={ (address(entry)) "#asked" } { (words::answer_there(asked.answer)) } } }
            }
            @if entry.n_unread != 0 { p { a.badge href=(press_of(entry)) { (words::unread(entry.n_unread)) } } }
            @if let (Some(deadline), Some(sentence)) = (entry.deadline, &entry.told_deadline) {
                p.countdown { time datetime=(deadline) data-until { (told(sentence, reader)) } }
            }
        }
    }
}

/// The page of a game, for this seat.
fn address(entry: &GameOfMine) -> String {
    if !entry.is_approved {
        return format!("/games/{}", entry.game);
    }
    format!("/my/games/{}{}", entry.game, query(entry))
}

/// The page of its press, for this seat.
fn press_of(entry: &GameOfMine) -> String {
    format!("/my/games/{}/press{}", entry.game, query(entry))
}

/// Returns the query that names the seat.
fn query(entry: &GameOfMine) -> &'static str {
    match entry.role {
        Role::Master => "?as=master",
        Role::Observer => "?as=observer",
        Role::Player => "",
    }
}
