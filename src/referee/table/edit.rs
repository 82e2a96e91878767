//! A position that a master changes by hand, and what follows from that.
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::families::ruleset::{Position, Reports};
use crate::game::{Game, OnFile, Seat};
use crate::referee::turn::clock::begin_again;
use crate::referee::turn::form::form_for;
use crate::referee::turn::kept::KeptOrdersOutcome;
use crate::referee::turn::next::next_phase_text;
use crate::referee::turn::phase::status_for;
use crate::rules::Eyes;
use crate::store::{EditRow, Life};
use crate::text::sentence::old;
use anyhow::Result;

/// Changes the position as the lines say: all of them, or, if one is wrong, none. What to say of it.
///
/// # Errors
/// If the game is not on, a sentence for each line that is wrong.
pub fn edit(cx: &mut GameCx, lines: &[String]) -> Result<String, Stop> {
    let (after, changes) = changed(cx, lines)?;
    let game = &cx.game;
    let was = game.table()?.phase().label;
    let row = EditRow {
        turn: game.row.turn,
        lines: lines.join("\n"),
        before: game.row.position.clone().unwrap_or_default(),
        after: after.save(),
        edited: cx.now,
        undone: None,
    };
    cx.store.record_edit(game.row.id, &row)?;
    let game = &mut cx.game;
    game.row.position = Some(row.after);
    game.table = Some(after);
    let dropped = drop_illegal(cx)?;
    let game = &cx.game;
    let phase = game.table()?.phase().label;
    let told = changes.seen_by(Eyes::Master, &[]);
    cx.note(format!("position changed by hand: {}", told.trim_end().replace('\n', " ")))?;
    let heading = format!("{} changed the position of '{}' by hand.", cx.changer_has(), game.row.name);
    cx.publish(&heading, changes.seen_by(Eyes::Observer, &[]).trim_end())?;
    let mut begun = KeptOrdersOutcome::default();
    if cx.game.running() {
        cx.game.computers.begin_again();
        if phase == was {
            let store = cx.store;
            cx.game.refresh_complete(store)?;
        } else {
            begun = begin_again(cx)?;
        }
        // Fewer orders may be missing now, or none: everybody has until the deadline to look at it.
        cx.game.row.earliest = cx.game.row.deadline;
    }
    cx.change_game(|_| ())?;
    cx.after.touched = true;
    let game = &cx.game;
    let subject = cx.subject("The position was changed");
    cx.post_to_all_old(&subject, |seat, zone| {
        let seen = game.as_seen(seat, |eyes| changes.seen_by(eyes, game.powers_of(seat)));
        let seen = if seen.is_empty() { "Nothing that you can see is different.\n".to_owned() } else { seen };
        let mut text = format!("{heading}\n\n{seen}\n{}", lost(game, seat, &dropped));
        text += &status_for(game, seat)?;
        text += &begun.told(seat.id)?;
        if game.running() {
            text += &next_phase_text(cx, zone)?;
            text += &form_for(cx, seat)?;
        }
        Ok(text)
    })?;
    let n_dropped: usize = dropped.iter().map(|filed| filed.orders.len()).sum();
    let orders = match n_dropped {
        0 => String::new(),
        1 => "\n1 order on file is not legal any longer, and has been dropped.".to_owned(),
        n => format!("\n{n} orders on file are not legal any longer, and have been dropped."),
    };
    let all = if game.seats.len() == 1 { "" } else { "\nEverybody has been told." };
    Ok(format!("{told}{all}{orders}"))
}

/// Shows the changes that [`edit`] would make; nothing is changed.
///
/// # Errors
/// As with [`edit`].
pub fn check(cx: &GameCx, lines: &[String]) -> Result<String, Stop> {
    let (_, changes) = changed(cx, lines)?;
    Ok(format!(
        "{}\nNothing has been changed yet: for that, write EDIT without CHECK.",
        changes.seen_by(Eyes::Master, &[])
    ))
}

type EditedPosition = (Box<dyn Position>, Reports);

fn changed(cx: &GameCx, lines: &[String]) -> Result<EditedPosition, Stop> {
    cx.runs_the_game()?;
    let game = &cx.game;
    if !matches!(game.row.life, Life::Running | Life::Paused) {
        let (name, life) = (&game.row.name, game.row.life.word());
        return refuse(old(format!("The game '{name}' is {life}: it has no position to change.")));
    }
    if lines.iter().all(|line| line.trim().is_empty()) {
        return refuse("There is nothing between EDIT and END. HELP EDIT shows what can be there.");
    }
    let edited = game
        .table()?
        .edit(lines)
        .map_err(|wrong| Refusal::because(old(format!("Nothing has been changed:\n  {}", wrong.join("\n  ")))))?;
    if edited.after.save() == game.table()?.save() {
        return refuse("Nothing has been changed: the position is so already.");
    }
    Ok((edited.after, edited.changes))
}

/// Drops the orders on file that cannot be given in the position as it is now. Which they were.
fn drop_illegal(cx: &mut GameCx) -> Result<Vec<OnFile>> {
    let game = &cx.game;
    let table = game.table()?;
    let mut dropped = Vec::new();
    for filed in game.on_file(cx.store)? {
        let is_legal = |order: &String| table.orders(Eyes::Power(filed.power), order).iter().all(Result::is_ok);
        let (legal, illegal): (Vec<_>, Vec<_>) = filed.orders.iter().cloned().partition(is_legal);
        if !illegal.is_empty() {
            game.file(cx.store, &OnFile { orders: legal, ..filed.clone() }, cx.now)?;
            dropped.push(OnFile { orders: illegal, ..filed });
        }
    }
    Ok(dropped)
}

/// Returns the news for a player of their orders that are gone.
fn lost(game: &Game, seat: &Seat, dropped: &[OnFile]) -> String {
    let own = game.ordered_by(seat);
    let lines: Vec<String> = dropped
        .iter()
        .filter(|filed| own.contains(&filed.power))
        .flat_map(|filed| filed.orders.iter().map(|order| format!("  {}: {order}\n", game.power_name(filed.power))))
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    format!("These orders of yours can no longer be given, and are not on file any more:\n\n{}\n", lines.concat())
}
