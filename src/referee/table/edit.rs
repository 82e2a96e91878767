//! A position that a master changes by hand, and what follows from that.
use crate::command::game_cx::{GameCx, say_each};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::families::ruleset::{Changes, Position};
use crate::game::{Game, OnFile, Seat};
use crate::referee::turn::clock::begin_again;
use crate::referee::turn::form::add_form;
use crate::referee::turn::kept::KeptOrdersOutcome;
use crate::referee::turn::next::add_next_phase;
use crate::referee::turn::phase::add_status;
use crate::rules::Eyes;
use crate::say;
use crate::store::{EditRow, Life};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line, sentences};
use anyhow::Result;

/// Changes the position as the lines say: all of them, or, if one is wrong, none.
///
/// # Errors
/// If the game is not on, a sentence for each line that is wrong.
pub fn edit(cx: &mut GameCx, lines: &[String], doc: &mut Doc) -> CommandResult {
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
    let told = changes.seen_by(Eyes::Master);
    cx.note(say!("position changed by hand: {}", sentences(&told)))?;
    let heading = Note::of(say!("{has} changed the position of {name} by hand.", has = cx.changer_has(), name = game));
    cx.publish(&heading, &changes.seen_by(Eyes::Observer))?;
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
    cx.post_to_all(&subject, |seat, doc| {
        doc.para(&heading);
        let place = doc.here();
        game.tell_as_seen(seat, doc, |eyes, doc| say_each(doc, &changes.seen_by(eyes)));
        if doc.here() == place {
            doc.para("Nothing that you can see is different.");
        }
        tell_of_lost(game, seat, &dropped, doc);
        add_status(game, seat, doc)?;
        begun.add_to(seat.id, doc);
        if game.running() {
            add_next_phase(cx, doc)?;
            add_form(cx, seat, doc)?;
        }
        Ok(())
    })?;
    say_each(doc, &told);
    let all = (game.seats.len() != 1).then(|| Note::of("Everybody has been told."));
    let n = dropped.iter().map(|filed| filed.orders.len()).sum::<usize>();
    let orders = (n != 0).then(|| {
        Note::of(say!("{n order|orders} on file {n? is|are} not legal any longer, and {n? has|have} been dropped.", n))
    });
    say_each(doc, &all.into_iter().chain(orders).collect::<Vec<_>>());
    Ok(())
}

/// Shows the changes that [`edit`] would make; nothing is changed.
///
/// # Errors
/// As with [`edit`].
pub fn check(cx: &GameCx, lines: &[String], doc: &mut Doc) -> CommandResult {
    let (_, changes) = changed(cx, lines)?;
    say_each(doc, &changes.seen_by(Eyes::Master));
    doc.para("Nothing has been changed yet: for that, write EDIT without CHECK.");
    Ok(())
}

type EditedPosition = (Box<dyn Position>, Changes);

fn changed(cx: &GameCx, lines: &[String]) -> CommandResult<EditedPosition> {
    cx.runs_the_game()?;
    let game = &cx.game;
    if !matches!(game.row.life, Life::Running | Life::Paused) {
        let (name, life) = (sentence::game(&game.row.name), game.row.life.word());
        return refuse(say!("The game {name} is {life}: it has no position to change.", name, life));
    }
    if lines.iter().all(|line| line.trim().is_empty()) {
        return refuse("There is nothing between EDIT and END. HELP EDIT shows what can be there.");
    }
    let edited = game.table()?.edit(lines).map_err(|wrong| {
        wrong.into_iter().fold(Refusal::because("Nothing has been changed:"), |all, one| all.and(one))
    })?;
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

/// Tells a player of their orders that are gone.
fn tell_of_lost(game: &Game, seat: &Seat, dropped: &[OnFile], doc: &mut Doc) {
    let own = game.ordered_by(seat);
    let mut lost = dropped.iter().filter(|filed| own.contains(&filed.power)).peekable();
    if lost.peek().is_none() {
        return;
    }
    doc.para("These orders of yours can no longer be given, and are not on file any more:");
    for filed in lost {
        for order in &filed.orders {
            doc.line(say!("{}: {}", game.called(filed.power), line(order)));
        }
    }
}
