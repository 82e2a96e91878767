//! The JSON attachment of an e-mail, for programs: what its reader may know of the game, and the orders that they can give.
//! `help/sheet.schema.json` defines its format.
//!
//! It has no press, no names or addresses of people, and no tokens, since a program replies to the e-mail that the JSON came
//! with.
use super::gallery::Gallery;
use crate::families::sheet::{FORMAT, OrderRow, PlayerView};
use crate::game::{Game, Seat};
use crate::mail::sink::Kind;
use crate::rules::{Eyes, Power};
use crate::store::{Life, Part, Store};
use anyhow::Result;
use serde::Serialize;

/// The JSON Schema (draft 2020-12) of the format.
pub const SCHEMA: &str = include_str!("help/sheet.schema.json");

/// The e-mail as JSON.
#[derive(Debug, PartialEq, Serialize)]
struct GameJson<'a> {
    /// [`FORMAT`]
    format: &'static str,
    /// The position, and the results that led to it.
    #[serde(flatten)]
    sheet: PlayerView,
    /// The number of the phase that orders are for, as in `(demo.003)`.
    turn: u32,
    /// The label of that phase: `F1901M`. Empty when no more orders are due.
    now: &'a str,
    /// The deadline for its orders, in UTC.
    deadline: Option<String>,
    /// The name of the reader's seat: `Austria`, `Observer`.
    seat: &'a str,
    /// The powers whose orders the reader gives, as indices into `sides`.
    own: Vec<usize>,
    /// The orders that they owe, and may give.
    slots: Vec<OrderRow>,
}

/// The JSON texts of an e-mail to the holder of a seat; `with_results`, of one with the results of the last turn. There is one
/// text, or several if a player's powers see different things. None in games without a board, and before the start.
///
/// # Errors
/// If the game, its record or its orders cannot be read.
pub fn of(store: &Store, game: &Game, seat: &Seat, with_results: bool) -> Result<Vec<String>> {
    let is_running = game.row.life == Life::Running;
    let ordered = if is_running { game.ordered_by(seat) } else { Vec::new() };
    let mut twins: Vec<GameJson> = Vec::new();
    for eyes in game.eyes_of(seat) {
        let gallery = Gallery::of(store, game, eyes)?;
        let last = game.row.turn.checked_sub(1).filter(|turn| with_results && 0 < *turn);
        let sheet = match last {
            Some(turn) => gallery.turn(turn, true)?,
            None => gallery.now()?,
        };
        let Some(sheet) = sheet else { continue };
        let powers = match eyes {
            Eyes::Power(power) if is_running => game.with_commanded(&[power]),
            _ => Vec::new(),
        };
        // Powers that see the same share one text.
        let at = twins.iter().position(|twin| twin.sheet == sheet).unwrap_or_else(|| {
            twins.push(GameJson {
                format: FORMAT,
                sheet,
                turn: game.row.turn,
                now: if is_running { &game.row.phase } else { "" },
                deadline: game.row.deadline.filter(|_| is_running).map(|deadline| deadline.to_string()),
                seat: game.seat_name(seat),
                own: Vec::new(),
                slots: Vec::new(),
            });
            twins.len() - 1
        });
        for power in powers {
            if !twins[at].own.contains(&power.index()) {
                twins[at].own.push(power.index());
                twins[at].slots.extend(slots(store, game, power, 1 < ordered.len())?);
            }
        }
    }
    twins.iter().map(|twin| Ok(serde_json::to_string(twin)? + "\n")).collect()
}

/// These texts as attachments of an e-mail: `demo-F1901M.json`.
pub fn parts(game: &Game, twins: Vec<String>) -> Vec<Part> {
    let (name, phase, n_twins) = (&game.row.name, &game.row.phase, twins.len());
    let parts = twins.into_iter().enumerate().map(|(index, twin)| {
        let number = if n_twins == 1 { String::new() } else { format!("-{}", index + 1) };
        Part::text(Kind::Json, format!("{name}-{phase}{number}.json"), twin)
    });
    parts.collect()
}

/// Returns the orders that a power owes, and can give. If the player has several powers, each line begins with the name of its
/// power.
fn slots(store: &Store, game: &Game, power: Power, is_one_of_several: bool) -> Result<Vec<OrderRow>> {
    let mut slots = game.table()?.slots(power, &game.on_file_of(store, power)?.orders)?;
    if is_one_of_several {
        let name = game.power_name(power);
        let lines = slots.iter_mut().flat_map(|slot| slot.order.iter_mut().chain(&mut slot.choices));
        lines.for_each(|line| *line = format!("{name}: {line}"));
    }
    Ok(slots)
}
