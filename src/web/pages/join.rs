//! `/my/join/spring`: coming into a game, by what its public page leads to.
use super::letters::{on_top, reply};
use super::{Page, Place, private};
use crate::answers::entry::Entry;
use crate::desk::context::Context;
use crate::desk::refusal::Refusal;
use crate::game::Game;
use crate::referee::joining;
use crate::store::Life;
use crate::web::door::Visitor;
use crate::web::forms::{self, About, Fields, Seal};
use crate::web::words::join as words;
use crate::web::{House, gaze};
use anyhow::Result;
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The page.
pub(in crate::web) async fn show(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let query = Fields::of(query.unwrap_or_default().as_bytes());
    let seal = match Seal::new(&house, &visitor.session) {
        Ok(seal) => seal,
        Err(error) => return super::failure(&error),
    };
    let reader = visitor.clone();
    let drawn = house.read(move |house, store| {
        let reply = reply(house, store, &reader, query.given("reply"))?.map(|shown| on_top(&shown));
        let cx = gaze::context(house, store, &reader);
        let Some(row) = store.game_named(&name)? else { return Ok(None) };
        let game = cx.load(row)?;
        if !cx.may_see(&game) {
            return Ok(None);
        }
        Ok(Some((words::title(&game.title()), body(&cx, &game, &seal)?, reply)))
    });
    match drawn.await {
        Ok(Some((title, body, reply))) => {
            let (judge, visitor) = (&*house.judge.name, Some(&visitor));
            let about = Page { title: &title, judge, visitor, place: Place::My, reply, ..Page::default() };
            private(&about, &html! { h1 { (title) } (body) })
        }
        Ok(None) => super::missing().await,
        Err(error) => super::failure(&error),
    }
}

fn body(cx: &Context, game: &Game, seal: &Seal) -> Result<Markup> {
    let entry = Entry::of(cx, game);
    let name = &entry.name;
    let about = html! { p { a href={ "/games/" (name) } { (game.title()) } ", " (entry.variant) "." } };
    let Some(user) = &cx.writer.user else {
        return Ok(html! { (about) p { (words::register_first()) " " a href="/my/profile" { (words::register()) } } });
    };
    if cx.is_in(game) {
        return Ok(
            html! { (about) p { (words::is_in()) " " a.button href={ "/my/games/" (name) } { (words::go_there()) } } },
        );
    }
    let why_not = match joining::may_play(cx, game, user.id, None) {
        Ok(()) => None,
        Err(Refusal::Ours(error)) => return Err(error),
        Err(refusal) => Some(refusal.to_string()),
    };
    let may_play = why_not.is_none();
    let is_over = matches!(entry.life, Life::Finished | Life::Terminated);
    Ok(html! {
        (about)
        @if let Some(why) = &why_not { p.note.warn dir="auto" { (why) } }
        @if may_play && entry.is_open { (join(&entry, seal)) }
        @if may_play { @for hand in game.open_hands() { (take_over(game, hand, seal)) } }
        @if may_play && !entry.wants_players() { p { (words::nothing()) } }
        @if !is_over && !game.is_solo() {
            section.card #watch {
                h2 { (words::watch()) }
                p { (words::watching()) }
                (form(seal, "watch", name, html! { button.quiet { (words::watch()) } }))
                (forms::shown(&[format!("OBSERVE {name} -")]))
            }
        }
    })
}

fn join(entry: &Entry, seal: &Seal) -> Markup {
    let fields = html! {
        @if entry.has_join_word {
            p.field { label for="word" { (words::word()) } input #word name="word" required maxlength="64" autocomplete="off"; }
        }
        p.field { label for="preference" { (words::preference()) } input #preference name="preference" maxlength="200"; }
        button { (words::join()) }
    };
    html! {
        section.card {
            h2 { (words::join()) }
            p { (entry.seats()) "." }
            (form(seal, "join", &entry.name, fields))
            (forms::shown(&[format!("SIGN ON ?{} -", entry.name)]))
        }
    }
}

fn take_over(game: &Game, hand: &[crate::rules::Power], seal: &Seal) -> Markup {
    let Some(first) = hand.first().and_then(|power| game.powers().get(power.index())) else { return html! {} };
    let (name, letter) = (&game.row.name, first.letter.to_lowercase());
    let fields = html! {
        input type="hidden" name="letter" value=(letter);
        button { (words::take_over()) " " (game.named(hand)) }
    };
    html! {
        section.card {
            h2 { (game.named(hand)) }
            (form(seal, "take-over", name, fields))
            (forms::shown(&[format!("SIGN ON {letter}{name} -")]))
        }
    }
}

fn form(seal: &Seal, form: &str, name: &str, fields: Markup) -> Markup {
    let about = About { back: format!("/my/join/{name}"), ..About::default() };
    html! {
        form method="post" action="/my/letters" {
            (seal.hidden(form, &about))
            input type="hidden" name="name" value=(name);
            (fields)
        }
    }
}
