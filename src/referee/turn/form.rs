//! The order form of a seat.
use crate::command::game_cx::GameCx;
use crate::game::{Game, OnFile, Seat};
use crate::referee::table::tutorial;
use crate::text::doc::Doc;
use anyhow::Result;

/// The number of turns after which a player knows which orders there are. OPTIONS and the order page still list them.
const N_EXPLAINED: u32 = 3;

/// Adds the order form for a seat, if it owes orders.
pub(in crate::referee) fn add_form(cx: &GameCx, seat: &Seat, doc: &mut Doc) -> Result<()> {
    if tutorial::title(cx).is_some() {
        return Ok(());
    }
    let game = &cx.game;
    let lists_moves = !seat.wishes.short && !is_experienced(cx, seat)?;
    let form = form_lines(game, seat, &game.on_file(cx.store)?, lists_moves)?;
    if !form.is_empty() {
        if lists_moves {
            doc.heading("To order, reply to this e-mail with the form filled in:");
        }
        doc.form(&format!("PHASE {}\n{}", game.row.phase, form.trim_end_matches('\n')));
    }
    Ok(())
}

/// Returns whether a player has had so many turns of a game that its results no longer tell how to play it.
pub(super) fn is_experienced(cx: &GameCx, seat: &Seat) -> Result<bool> {
    Ok(N_EXPLAINED < cx.game.row.turn && cx.store.has_phases_since(cx.game.row.id, seat.since, N_EXPLAINED)?)
}

/// The lines of a seat's form without any orders. Sent back unchanged, they have no effect.
///
/// # Errors
/// If the form cannot be written.
pub fn blank_form(game: &Game, seat: &Seat) -> Result<String> {
    form_lines(game, seat, &[], true)
}

/// The lines of the form for a seat. With several powers, they follow one after the other, each order with its power.
fn form_lines(game: &Game, seat: &Seat, on_file: &[OnFile], lists_moves: bool) -> Result<String> {
    let due = game.due();
    let ordered = game.ordered_by(seat);
    let mut form = String::new();
    for &power in ordered.iter().filter(|power| due.contains(power)) {
        let filed = on_file.iter().find(|filed| filed.power == power).map_or(&[][..], |filed| &filed.orders);
        let lines = game.table()?.form(power, filed, lists_moves)?;
        match ordered.as_slice() {
            [_] => form += &lines,
            _ => lines.lines().for_each(|line| match line.strip_prefix('#') {
                Some(_) => form += &format!("{line}\n"),
                None => form += &format!("{}: {line}\n", game.power_name(power)),
            }),
        }
    }
    Ok(form)
}
