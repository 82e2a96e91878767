//! The order form of a seat.
use crate::command::game_cx::GameCx;
use crate::game::{Game, OnFile, Seat};
use crate::referee::table::tutorial;
use crate::text::doc::Doc;
use anyhow::Result;

/// Adds the order form for a seat, if it owes orders.
pub(in crate::referee) fn add_form(cx: &GameCx, seat: &Seat, doc: &mut Doc) -> Result<()> {
    if tutorial::title(cx).is_some() {
        return Ok(());
    }
    let game = &cx.game;
    let form = form_lines(game, seat, &game.on_file(cx.store)?)?;
    if !form.is_empty() {
        doc.heading("To order, answer this letter with the form filled in:");
        doc.form(&format!("PHASE {}\n{}", game.row.phase, form.trim_end_matches('\n')));
    } else if !game.powers_of(seat).is_empty() {
        doc.para("You have nothing to order now.");
    }
    Ok(())
}

/// The lines of a seat's form in which nothing is filled in yet. If they come back, they say nothing.
///
/// # Errors
/// If the form cannot be written.
pub fn blank_form(game: &Game, seat: &Seat) -> Result<String> {
    form_lines(game, seat, &[])
}

/// The lines of the form for a seat: of several powers, one after the other, each order with its power.
fn form_lines(game: &Game, seat: &Seat, on_file: &[OnFile]) -> Result<String> {
    let due = game.due();
    let ordered = game.ordered_by(seat);
    let mut form = String::new();
    for &power in ordered.iter().filter(|power| due.contains(power)) {
        let filed = on_file.iter().find(|filed| filed.power == power).map_or(&[][..], |filed| &filed.orders);
        let lines = game.table()?.form(power, filed)?;
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
