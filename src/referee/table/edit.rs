//! Positions that a GM changes by hand, and the consequences.
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
use crate::text::words::Reader;
use anyhow::Result;

/// Changes the position as the lines say: all of them, or none if one is wrong.
///
/// # Errors
/// If the game is not running, and a sentence for each wrong line.
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
        // Fewer orders may be missing now, or none, but everyone has until the deadline to look at the position.
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
            doc.para("This changes nothing that you can see.");
        }
        tell_of_lost(game, seat, &dropped, doc);
        add_status(game, seat, doc)?;
        begun.add_to(seat.id, doc);
        if game.running() {
            add_next_phase(cx, seat, doc)?;
            add_form(cx, seat, doc)?;
        }
        Ok(())
    })?;
    say_each(doc, &told);
    let all = (game.seats.len() != 1).then(|| Note::of("I have e-mailed everyone in the game."));
    let n = dropped.iter().map(|filed| filed.orders.len()).sum::<usize>();
    let orders = (n != 0).then(|| {
        Note::of(say!("{n order|orders} on file {n? is|are} not legal any longer, and {n? has|have} been dropped.", n))
    });
    say_each(doc, &all.into_iter().chain(orders).collect::<Vec<_>>());
    Ok(())
}

/// Removes all units from the board, for a person who plays alone and sets up their own position.
///
/// # Errors
/// If this game has nothing that can be removed.
pub fn clear(cx: &mut GameCx) -> CommandResult {
    let parts = cx.game.table()?.edit_parts();
    let mut units = parts.iter().filter_map(|part| Some((part.remove?, &part.lines))).peekable();
    if units.peek().is_none() {
        return refuse("In this game no board is empty.");
    }
    let lines: Vec<String> =
        units.flat_map(|(remove, lines)| lines.iter().map(move |line| format!("{remove}{line}"))).collect();
    if lines.is_empty() {
        return Ok(());
    }
    let mut unsaid = Doc::new(Reader::nobody());
    edit(cx, &lines, &mut unsaid)
}

/// Shows the changes that [`edit`] would make, without making them.
///
/// # Errors
/// As with [`edit`].
pub fn check(cx: &GameCx, lines: &[String], doc: &mut Doc) -> CommandResult {
    show(cx, lines, doc)?;
    doc.para("This was a check. To make the change, send EDIT without CHECK.");
    Ok(())
}

/// Lists the changes only.
pub(super) fn show(cx: &GameCx, lines: &[String], doc: &mut Doc) -> CommandResult {
    let (_, changes) = changed(cx, lines)?;
    say_each(doc, &changes.seen_by(Eyes::Master));
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
    if !cx.is_master() && game.table()?.is_blind() && !game.may_open() {
        return refuse(
            "EDIT would show you hidden pieces, and you do not play all of them. In a practice game it works: SET PRACTICE before the start.",
        );
    }
    if lines.iter().all(|line| line.trim().is_empty()) {
        return refuse("EDIT needs lines before END. HELP EDIT lists them.");
    }
    let edited = game.table()?.edit(lines).map_err(|wrong| {
        wrong.into_iter().fold(Refusal::because("I have changed nothing:"), |all, one| all.and(one))
    })?;
    if edited.after.save() == game.table()?.save() {
        return refuse("The position is like that already, so nothing has changed.");
    }
    Ok((edited.after, edited.changes))
}

/// Drops the orders on file that are illegal in the new position. Returns them.
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

/// Tells a player about their dropped orders.
fn tell_of_lost(game: &Game, seat: &Seat, dropped: &[OnFile], doc: &mut Doc) {
    let own = game.ordered_by(seat);
    let mut lost = dropped.iter().filter(|filed| own.contains(&filed.power)).peekable();
    if lost.peek().is_none() {
        return;
    }
    doc.para("These orders of yours are no longer possible, so I have removed them:");
    for filed in lost {
        for order in &filed.orders {
            doc.line(say!("{}: {}", game.called(filed.power), line(order)));
        }
    }
}
