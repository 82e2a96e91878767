//! Sets up a position from orders alone, in a solo game: puts their units on the board.
use super::edit;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::referee::turn::orders;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{line, term};

/// The options besides the units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OverwriteWish {
    /// Remove everything else from the board.
    pub everything: bool,
    /// Only show the changes.
    pub check: bool,
    /// Change to this phase first.
    pub phase: Option<String>,
}

impl OverwriteWish {
    /// Reads `ALL`, `CHECK` and a phase, each at most once.
    pub fn read(text: &str) -> Option<Self> {
        let mut wish = Self::default();
        for word in text.split_whitespace() {
            let is_new = match word.to_lowercase().as_str() {
                "all" => !std::mem::replace(&mut wish.everything, true),
                "check" => !std::mem::replace(&mut wish.check, true),
                _ => word.contains(|c: char| c.is_ascii_digit()) && wish.phase.replace(word.to_owned()).is_none(),
            };
            if !is_new {
                return None;
            }
        }
        Some(wish)
    }
}

/// Puts the units of these orders on the board, and submits the orders.
///
/// # Errors
/// If others play too, and a sentence for each wrong line.
pub fn overwrite(cx: &mut GameCx, wish: &OverwriteWish, lines: &[String], doc: &mut Doc) -> CommandResult {
    cx.runs_the_game()?;
    if !cx.game.is_solo() {
        return refuse(say!(
            "Units are put on the board by their orders only in a game that you play alone. Here {} changes the position.",
            line("EDIT")
        ));
    }
    let Some(read) = cx.game.table()?.overwrite(lines, wish.phase.as_deref(), wish.everything) else {
        return refuse("In this game, no unit is known from its orders.");
    };
    let overwritten =
        read.map_err(|wrong| wrong.into_iter().fold(Refusal::because("I have changed nothing:"), Refusal::and))?;
    if wish.check {
        if overwritten.edit.is_empty() {
            doc.para("All of these units are there already.");
        } else {
            edit::show(cx, &overwritten.edit, doc)?;
        }
        doc.para("This was a check. To make the change, send OVERWRITE without CHECK.");
        return Ok(());
    }
    if overwritten.edit.is_empty() {
        doc.para("All of these units are there already.");
    } else {
        edit::edit(cx, &overwritten.edit, doc)?;
    }
    doc.para("On file:");
    for (power, order) in &overwritten.orders {
        let typed = format!("{}: {order}", cx.game.power_name(*power));
        for outcome in orders::take(cx, &typed)? {
            match outcome {
                Ok(taken) => doc.line(&taken.said),
                Err(rejected) => doc.line(say!("{}: {}", term(&typed), rejected.into_why())),
            }
        }
    }
    Ok(())
}
