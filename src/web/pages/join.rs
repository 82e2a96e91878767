//! `/my/join/spring`: joining a game, linked from its public page.
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, reserve};
use crate::answers::entry::Entry;
use crate::command::context::Context;
use crate::command::principal::Mailbox;
use crate::command::{Stop, access};

use crate::game::Game;
use crate::game::settings::keys::{self, Dealing};
use crate::referee::seats::{approval, invitations};
use crate::store::{InvitationRow, Life};
use crate::web::fields::{Button, Choice};
use crate::web::forms::join::{JOIN, TAKE_OVER, WATCH};
use crate::web::forms::seat::LEAVE;
use crate::web::forms::{FormContext, FormToken, FormValues, Redirect};
use crate::web::words::join as words;
use anyhow::Result;
use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};

/// The page.
pub(in crate::web) async fn show(visit: PrivatePage, Path(name): Path<String>) -> Response {
    visit
        .show(move |glance| {
            let cx = glance.context();
            let Some(row) = glance.store.game_named(&name)? else { return Ok(None) };
            let game = cx.load(row)?;
            if !cx.may_see(&game) {
                return Ok(None);
            }
            let title = words::title(&game.title());
            let body = html! { h1 { (title) } (body(&cx, &game, glance.form_token)?) };
            Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}

fn body(cx: &Context, game: &Game, form_token: &FormToken) -> Result<Markup> {
    let entry = Entry::of(cx, game);
    let name = &entry.name;
    let about = html! { p { a href={ "/games/" (name) } { (game.title()) } ", " (entry.variant) "." } };
    // Unregistered people must give their name before they come here.
    let Some(user) = cx.principal.person() else { return Ok(about) };
    if cx.is_in(game) {
        return Ok(
            html! { (about) p { (words::is_in()) " " a.button href={ "/my/games/" (name) } { (words::go_there()) } } },
        );
    }
    if game.applicants.iter().any(|seat| seat.user == user.id) {
        return Ok(html! { (about) p.note { (words::has_asked()) } (withdraw(name, form_token)) });
    }
    let address = cx.principal.mailbox().map_or("", Mailbox::address);
    let invitation = invitations::of(cx, game, Some(user.id), address)?;
    let why_not = match access::may_play(cx, game, user.id, invitation.as_ref()) {
        Ok(()) => None,
        Err(Stop::Failed(fault)) => return Err(fault.into()),
        Err(refusal) => Some(refusal.reason()),
    };
    let may_play = why_not.is_none();
    let is_over = matches!(entry.life, Life::Finished | Life::Terminated);
    let kept = invitation.as_ref().and_then(|invitation| invitation.power.as_deref());
    let has_seat = entry.is_open || kept.is_some() && entry.life == Life::Forming;
    Ok(html! {
        (about)
        @if invitation.is_some() && has_seat { p.note.good { (words::invited(kept)) } }
        @if let Some(why) = &why_not { p.note.warn dir="auto" { (why) } }
        @if may_play && invitation.is_none() && approval::is_needed(game) { p.note { (words::approval()) } }
        @if may_play && has_seat { (join(game, &entry, invitation.as_ref(), form_token)) }
        @if may_play { @for hand in game.open_hands() { (take_over(game, hand, form_token)) } }
        @if may_play && !has_seat && entry.free.is_empty() {
            p { (words::nothing()) }
            @if entry.life == Life::Running { (reserve::for_game(name, form_token)) }
        }
        @if !is_over && !game.is_solo() {
            section.card #watch {
                h2 { (words::watch()) }
                p { (words::watching()) }
                (WATCH.draw(&FormValues::new(form_token, &inside(name)).value("name", name).example(&[("name", name)])))
            }
        }
    })
}

/// The form that withdraws a request.
fn withdraw(name: &str, form_token: &FormToken) -> Markup {
    let about = FormContext { game: name.to_owned(), back: format!("/my/join/{name}"), ..FormContext::default() };
    let buttons = [Button::new(words::withdraw()).quiet()];
    LEAVE.draw(
        &FormValues::new(form_token, &about)
            .label("sure", words::i_withdraw())
            .required("sure", true)
            .buttons(&buttons),
    )
}

/// The form that joins the game. An invited person needs no join word. Preferences are pointless if a power is reserved for
/// them, or if chance deals the powers.
fn join(game: &Game, entry: &Entry, invitation: Option<&InvitationRow>, form_token: &FormToken) -> Markup {
    let wants_word = entry.has_join_word && invitation.is_none();
    let is_dealt = game.settings.get(keys::DEALING) == Dealing::Chance;
    let has_wishes = !is_dealt && invitation.is_none_or(|invitation| invitation.power.is_none());
    let played = game.system.played();
    let names = played.iter().map(|power| (game.power_name(*power), game.power_name(*power)));
    let powers: Vec<Choice> = [("", words::any_power())].into_iter().chain(names).collect();
    let word = if wants_word { format!(" JOIN {}", words::the_word()) } else { String::new() };
    let about = inside(&entry.name);
    let filled = FormValues::new(form_token, &about)
        .value("name", &entry.name)
        .only_if(wants_word, "word")
        .choices("preference", &powers)
        .only_if(has_wishes, "preference")
        .lines(vec![format!("SIGN ON ?{} -{word}", entry.name)]);
    html! {
        section.card {
            h2 { (words::join()) }
            p { (entry.seats()) "." }
            @if is_dealt { p { (words::is_dealt()) } }
            (JOIN.draw(&filled))
        }
    }
}

fn take_over(game: &Game, hand: &[crate::rules::Power], form_token: &FormToken) -> Markup {
    let Some(first) = hand.first().and_then(|power| game.powers().get(power.index())) else { return html! {} };
    let (name, letter) = (&game.row.name, first.letter.to_lowercase());
    let (about, button) = (inside(name), format!("{} {}", words::take_over(), game.named(hand)));
    let (buttons, example) = ([Button::new(&button)], [("letter", letter.as_str()), ("name", name)]);
    let filled = FormValues::new(form_token, &about)
        .number(u32::from(letter.bytes().next().unwrap_or_default()))
        .value("name", name)
        .value("letter", &letter)
        .buttons(&buttons)
        .example(&example);
    html! {
        section.card {
            h2 { (game.named(hand)) }
            (TAKE_OVER.draw(&filled))
        }
    }
}

/// The context of a form that leads into this game.
fn inside(name: &str) -> FormContext {
    FormContext { back: format!("/my/join/{name}"), then: Redirect::Inside, ..FormContext::default() }
}
