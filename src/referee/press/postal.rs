//! Postal press waits with the judge and goes to everyone with the next results. Until then its writer can withdraw it.
use super::letter::{self, PressLetter, post};
use super::line::PressRequest;
use super::notes::{self, NoteRequest};
use super::{allowed, check_blank, giveaway, is_grey, line, show_again, tell_of, text_of};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, refuse};
use crate::game::settings::keys;
use crate::referee::modules::press_hook;
use crate::say;
use crate::store::{NoteKind, NoteRow, Participants, Party, Role};
use crate::text::doc::Doc;
use crate::text::sentence::line as line_to_type;
use anyhow::Result;

/// Stores press for the next results.
///
/// # Errors
/// If the game's settings do not allow it, or the line cannot be read.
pub fn keep(cx: &GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    if !cx.game.settings.on(keys::POSTAL_PRESS) {
        return refuse("I have not saved this: this game has no postal press (NO POSTAL PRESS).");
    }
    cx.table()?;
    let text = text_of(cx, &args.block.join("\n"))?;
    let PressRequest { colour, anyway, delivery, fake } = line::read(cx, args.text)?;
    if fake.is_some() || delivery.is_some_and(|delivery| delivery != Participants::All) {
        return refuse(
            "I have not saved this: postal press always goes to everyone. Write POSTAL PRESS, with a colour if you like, or PRESS and the recipient.",
        );
    }
    let is_free = cx.is_master() && cx.acting.is_none();
    let grey = is_grey(cx, colour, is_free);
    if !is_free && press_hook::is_asked(&cx.game) {
        return refuse(
            "I have not saved this: a module of this game checks press when it is sent, so the game has no postal press. Write PRESS TO ALL.",
        );
    }
    if !is_free {
        allowed::may(cx, grey, Some(&Participants::All))?;
    }
    check_blank(cx, &text)?;
    let (game, seat) = (&cx.game, cx.seat()?);
    let given_away = giveaway(cx, &text, grey || game.hides(seat), anyway)?;
    let row = NoteRow {
        game: game.row.id,
        seat: seat.id,
        kind: NoteKind::Postal,
        number: 0,
        phase: game.row.phase.clone(),
        writer: cx.party()?,
        grey,
        body: text,
        written: cx.now,
    };
    let number = notes::keep(cx, &row)?;
    doc.para(say!(
        "Postal press {number} is saved. It goes to everyone with the next results{without}. Until then, {} takes it back.",
        number,
        without = if grey { ", without your name" } else { "" },
        line_to_type(format!("POSTAL PRESS DELETE {number}"))
    ));
    tell_of(given_away, doc);
    show_again(&row.body, doc);
    Ok(())
}

/// Answers a request about the writer's own postal press that has not gone out.
///
/// # Errors
/// If the press does not exist.
pub fn answer(cx: &GameCx, asked: NoteRequest, doc: &mut Doc) -> CommandResult {
    notes::answer(cx, NoteKind::Postal, "Postal press", asked, doc)
}

/// Sends the press stored for these results.
pub(in crate::referee) fn publish(cx: &GameCx) -> Result<()> {
    let game = &cx.game;
    let kept = cx.store.notes(game.row.id, NoteKind::Postal)?;
    for note in &kept {
        let is_free =
            game.seat(note.seat).is_some_and(|seat| seat.role == Role::Master) && note.writer == Party::Master;
        let letter = PressLetter {
            writer: note.writer,
            seat: note.seat,
            grey: note.grey,
            to: letter::LetterTarget::Named(Participants::All),
            forged: None,
            is_free,
            text: note.body.clone(),
            phase: note.phase.clone(),
            is_postal: true,
            thread: Vec::new(),
        };
        post(cx, &letter)?;
    }
    if kept.is_empty() { Ok(()) } else { cx.store.drop_notes(game.row.id, NoteKind::Postal) }
}
