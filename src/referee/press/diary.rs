//! Diaries: private until the game has a result, then open to everyone in it.
use super::giveaway::{self, Giveaway};
use super::notes::{self, NoteRequest};
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::{CommandResult, refuse};
use crate::game::Seat;
use crate::game::settings::keys;
use crate::say;
use crate::store::{Life, NoteKind, NoteRow, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{person, phase, term};
use crate::text::{defuse_forms, fold};
use anyhow::Result;
use std::collections::BTreeMap;

/// The width of a diary in columns.
const COLUMNS: usize = 66;
/// The maximum size of an e-mail with diaries, in bytes. The rest goes into the next one.
const LETTER: usize = 200_000;

/// Stores an entry in the writer's diary.
///
/// # Errors
/// If it is empty, too long, or gives away a secret.
pub fn record(cx: &GameCx, lines: &[String], doc: &mut Doc) -> CommandResult {
    let text = fold(&defuse_forms(lines.join("\n").trim_matches('\n')), COLUMNS);
    let most = cx.judge.limits.press_bytes;
    if text.trim().is_empty() {
        return refuse("Your entry has no text, so I have not saved it.");
    }
    if most < text.len() {
        return refuse(say!("Your entry has {} bytes. The limit is {most}, so I have not saved it.", text.len(), most));
    }
    let (game, seat) = (&cx.game, cx.seat()?);
    let stays_secret = game.settings.on(keys::GUNBOAT) && !game.settings.on(keys::REVEAL) && seat.role != Role::Master;
    match giveaway::of_writer(cx, &text)? {
        Some(found) if found == Giveaway::Password || stays_secret => {
            return refuse(say!(
                "I have not saved this: your entry contains {}, and everyone reads it when the game is over. Please remove that.",
                found.told()
            ));
        }
        _ => {}
    }
    let note = NoteRow {
        game: game.row.id,
        seat: seat.id,
        kind: NoteKind::Diary,
        number: 0,
        phase: game.row.phase.clone(),
        writer: cx.party()?,
        grey: false,
        body: text,
        written: cx.now,
    };
    let number = notes::keep(cx, &note)?;
    doc.para(match game.row.life {
        Life::Finished => say!("Diary entry {number} is saved. The game is over, so only you can read it.", number),
        _ => say!("Diary entry {number} is saved. Until the game is over, only you can read it.", number),
    });
    Ok(())
}

/// Answers a request about the writer's own diary.
///
/// # Errors
/// If the entry does not exist.
pub fn answer(cx: &GameCx, asked: NoteRequest, doc: &mut Doc) -> CommandResult {
    notes::answer(cx, NoteKind::Diary, "Diary entry", asked, doc)
}

/// Sends all diaries of a finished game to everyone in it, including those of people who have left.
pub(in crate::referee) fn publish(cx: &GameCx) -> Result<()> {
    let game = &cx.game;
    let entries = cx.store.notes(game.row.id, NoteKind::Diary)?;
    if entries.is_empty() {
        return Ok(());
    }
    let seats = game.tenures(cx.store)?;
    let subject = cx.subject("Diaries");
    for reader in &game.seats {
        let letters = parts(cx, reader, &seats, &entries);
        let n = letters.len();
        for (i, doc) in letters.into_iter().enumerate() {
            let subject = if n == 1 { subject.clone() } else { format!("{subject} ({} of {n})", i + 1) };
            cx.post(reader, &subject, &doc)?;
        }
    }
    Ok(())
}

/// The diaries, writer by writer, in e-mails of limited size.
fn parts(cx: &GameCx, reader: &Seat, seats: &[Seat], entries: &[NoteRow]) -> Vec<Doc> {
    let game = &cx.game;
    let mut by_seat: BTreeMap<usize, Vec<&NoteRow>> = BTreeMap::new();
    for entry in entries {
        let index = seats.iter().position(|seat| seat.id == entry.seat).unwrap_or(seats.len());
        by_seat.entry(index).or_default().push(entry);
    }
    let mut first = Doc::new(reader_of(reader));
    first.para(say!("The game {game} is over. These are its diaries.", game));
    let mut letters = vec![first];
    for (index, entries) in by_seat {
        let mut title = Doc::new(reader_of(reader));
        title.para(match seats.get(index) {
            None => say!("Diary of an unnamed player"),
            Some(seat) if game.may_know(reader, seat) => {
                say!("Diary of {}, by {}", term(game.seat_title(seat)), person(&seat.user_name))
            }
            Some(seat) => say!("Diary of {}", term(game.seat_title(seat))),
        });
        for (i, entry) in entries.into_iter().enumerate() {
            let mut piece = Doc::new(reader_of(reader));
            piece.para(say!("{}:", phase(notes::phase_of(entry))));
            notes::show(&entry.body, &mut piece);
            match letters.last_mut() {
                Some(letter) if letter.len() + title.len() + piece.len() <= LETTER => {
                    if i == 0 {
                        letter.append(&title);
                    }
                    letter.append(&piece);
                }
                _ => {
                    let mut next = title.clone();
                    next.append(&piece);
                    letters.push(next);
                }
            }
        }
    }
    letters
}
