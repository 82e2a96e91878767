//! A person's notes for later: press that goes out with the next results, and their diary,
//! `/my/games/<name>/diary`.
use super::press::friendly_short;
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, game_address};
use crate::command::game_cx::GameCx;
use crate::store::{NoteKind, NoteRow};
use crate::web::access;
use crate::web::fields::{Button, FieldKind};
use crate::web::forms::press::{DELETE_NOTE, DIARY};
use crate::web::forms::{FormContext, FormToken, FormValues};
use crate::web::words::press as words;
use anyhow::Result;
use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};

/// The diary of a seat's holder.
pub(in crate::web) async fn show(visit: PrivatePage, Path(name): Path<String>) -> Response {
    visit
        .show(move |glance| {
            let (mut cx, seat) = (glance.context(), glance.query.given("as"));
            let cx = access::game(&mut cx, &name, seat)?;
            let Some(cx) = cx.filter(|cx| cx.seat.is_some() && cx.sitter.is_none()) else { return Ok(None) };
            let title = format!("Diary · {}", cx.game.title());
            let body = diary(cx, glance.form_token, seat)?;
            Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}

/// Returns the seat holder's notes of this kind, oldest first. Empty for a sitter.
pub(super) fn own(cx: &GameCx, kind: NoteKind) -> Result<Vec<NoteRow>> {
    match cx.seat() {
        Ok(seat) if cx.sitter.is_none() => cx.store.notes_by(cx.game.row.id, kind, seat.user),
        _ => Ok(Vec::new()),
    }
}

/// The press that waits for the next results, if any, with buttons that withdraw it.
pub(super) fn waiting(cx: &GameCx, form_token: &FormToken, about: &FormContext) -> Result<Markup> {
    let notes = own(cx, NoteKind::Postal)?;
    Ok(html! {
        @if !notes.is_empty() {
            section.waiting #waiting aria-labelledby="waiting-title" {
                h2 #waiting-title { (words::waiting()) }
                p.soft { (words::about_waiting()) }
                @for note in &notes { (drawn(cx, note, "Withdraw message", form_token, about)) }
            }
        }
    })
}

/// A diary: the form for a new entry, and the entries, newest first.
fn diary(cx: &GameCx, form_token: &FormToken, seat: Option<&str>) -> Result<Markup> {
    let notes = own(cx, NoteKind::Diary)?;
    let game = cx.game.row.name.clone();
    let back = game_address(&game, "/diary", seat);
    let about = &FormContext { game: game.clone(), seat: access::word(cx), back, ..FormContext::default() };
    Ok(html! {
        p.crumbs { a href=(game_address(&game, "", seat)) { "← " (cx.game.title()) } }
        h1 { "Your diary" }
        p.soft { (words::about_diary()) }
        (DIARY.draw(
            &FormValues::new(form_token, about)
                .label("text", words::new_entry())
                .kind("text", FieldKind::Prose(cx.judge.limits.press_bytes, 5))
                .lines(vec!["DIARY UNTIL …".to_owned(), "your text".to_owned(), "…".to_owned()])
        ))
        @if notes.is_empty() { p.soft { (words::no_entries()) } }
        div.letters { @for note in notes.iter().rev() { (drawn(cx, note, "Delete entry", form_token, about)) } }
    })
}

/// A note, with a button that deletes it.
fn drawn(cx: &GameCx, note: &NoteRow, button: &str, form_token: &FormToken, about: &FormContext) -> Markup {
    let (kind, number) = (note.kind.word(), note.number.to_string());
    html! {
        article.press-letter {
            header {
                strong { "No. " (number) }
                @if note.grey { span.badge { "without a name" } }
                span.soft { @if note.phase.is_empty() { "before the start" } @else { (note.phase) } }
                time.soft datetime=(note.written) { (friendly_short(note.written, &cx.zone())) }
            }
            div.body.text dir="auto" { (note.body) }
            @let title = format!("{button}: No. {number}");
            (DELETE_NOTE.draw(
                &FormValues::new(form_token, about)
                    .number(note.number)
                    .value("kind", kind)
                    .value("number", &number)
                    .buttons(&[Button { title: &title, ..Button::new(button).quiet() }])
            ))
        }
    }
}
