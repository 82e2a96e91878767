//! Deadlines that approach or pass.
use super::blocks::add_below;
use super::form::add_form;
use super::kept;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::table::reliability;
use crate::rules::Power;
use crate::say;
use crate::store::{Mark, Role, SeatId, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, phase, term};
use anyhow::{Context as _, Result};
use jiff::Timestamp;

/// Reminds those whose time for it has come that the deadline is near: each at the times that they have chosen.
pub(in crate::referee) fn remind(cx: &mut GameCx) -> Result<()> {
    let now = cx.now;
    let before = cx.game.row.reminded.replace(now);
    let game = &cx.game;
    let lacking = game.lacking();
    let is_due = |time: &Timestamp| *time <= now && before.is_none_or(|before| before < *time);
    let wants = |seat: &&Seat| game.reminders_of(seat, &lacking).iter().any(is_due);
    game.players().filter(wants).try_for_each(|seat| remind_one(cx, seat))?;
    cx.note("reminder")
}

/// Reminds a person of missing orders, of a line to mend, or that the turn waits for them.
fn remind_one(cx: &GameCx, seat: &Seat) -> Result<()> {
    let game = &cx.game;
    let (label, lacking) = (phase(&game.row.phase), game.lacking_of(seat));
    let deadline = game.row.deadline.context("no deadline")?;
    let is_late = deadline <= cx.now;
    let mut doc = Doc::new(reader_of(seat));
    let powers = &game.called_each(&lacking);
    doc.para(match lacking.as_slice() {
        [_, ..] if is_late => {
            say!("This is a reminder: orders of {} for {} are missing, and late.", powers, label)
        }
        [_, ..] => say!("This is a reminder: orders of {} for {} are still missing.", powers, label),
        [] if seat.error => say!(
            "This is a reminder: your orders for {} are in, but a line of them could not be carried out, and the turn waits for you to mend it. If they are right as they stand, write SET NO WAIT.",
            label
        ),
        [] => say!(
            "This is a reminder: your orders for {} are in, and the turn waits for the deadline because you want it. SET NO WAIT lets it run early.",
            label
        ),
    });
    doc.also(match is_late {
        true => say!("The deadline was {}.", deadline),
        false => say!("The deadline is {}.", deadline),
    });
    if !is_late && kept::has_stand_in(cx, seat)? {
        doc.also("If you send no orders until then, your standing orders are filed.");
    }
    if !lacking.is_empty() {
        add_form(cx, seat, &mut doc)?;
    }
    cx.post_notice(seat, &cx.subject("Reminder"), &doc)
}

/// Tells everybody who is late, and what happens if no orders come.
pub(in crate::referee) fn late_notice(cx: &mut GameCx) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    let late = game.lacking();
    let first = game.row.late_noticed.replace(now).is_none();
    let seats = if first { late_seats(game) } else { Vec::new() };
    let turn = game.row.turn;
    // Whoever is late for a turn is so once, even if it gets another deadline.
    for seat in game.seats.iter_mut().filter(|seat| seats.contains(&seat.id) && seat.late_turn != turn) {
        seat.n_late += 1;
        seat.late_turn = turn;
        store.change_seat(seat)?;
    }
    reliability::mark(cx, users(&cx.game, &seats), Mark::Late)?;
    let game = &cx.game;
    let letters: Vec<&str> = late.iter().map(|power| game.powers()[power.index()].letter.as_str()).collect();
    let gap = if letters.iter().all(|letter| letter.chars().count() == 1) { "" } else { " " };
    let nmr = game.settings.on(keys::NMR);
    let grace = game.row.grace.or(game.row.deadline).context("no deadline")?;
    let (named, unnamed) = (cx.subject(&format!("Late Notice: {}", letters.join(gap))), cx.subject("Late Notice"));
    for seat in &game.seats {
        let is_told = game.names_late(seat.role == Role::Master);
        let own = game.lacking_of(seat);
        let mut doc = Doc::new(reader_of(seat));
        for &power in late.iter().filter(|_| is_told) {
            let (seat, power) = (game.orderer(power), game.called(power));
            add_below(
                &mut doc,
                match seat.map_or(0, |seat| seat.n_late) {
                    _ if seat.is_none() => say!("We are waiting for {} (nobody plays it).", power),
                    0 => say!("We are waiting for {}.", power),
                    _ if !game.settings.on(keys::LATE_COUNT) => say!("We are waiting for {}.", power),
                    1 => say!("We are waiting for {} (late for the first time).", power),
                    n => say!("We are waiting for {} (late {n time|times} so far).", power, n),
                },
            );
        }
        if !is_told {
            doc.para(match late.len() {
                _ if game.hides_due() => say!("We are waiting for orders."),
                1 => say!("We are waiting for the orders of one power."),
                n => say!("We are waiting for the orders of {n power|powers}.", n),
            });
            if !own.is_empty() {
                doc.also(say!("Those of {} are missing.", &game.called_each(&own)));
            }
        }
        let free = if is_told { Note::of(term(game.named_briefly(&late))) } else { Note::of("the late powers") };
        doc.para(match nmr {
            true => say!(
                "If no orders come by {grace}, the turn will run without them, and {free} can be taken over.",
                grace,
                free
            ),
            false => say!("If no orders come by {grace}, {free} can be taken over.", grace, free),
        });
        if !own.is_empty() {
            add_form(cx, seat, &mut doc)?;
        }
        cx.post_notice(seat, if is_told { &named } else { &unnamed }, &doc)?;
    }
    cx.note(say!("late notice for {}", term(game.named(&late))))
}

/// Grace is over, and the game does not go on without orders: the late seats are free for others.
pub(in crate::referee) fn abandon(cx: &mut GameCx) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    game.row.abandoned = Some(now);
    cx.after.recount = true;
    let late = game.lacking();
    let seats = late_seats(game);
    for seat in game.seats.iter_mut().filter(|seat| seats.contains(&seat.id)) {
        seat.abandoned = Some(now);
        store.change_seat(seat)?;
    }
    reliability::mark(cx, users(&cx.game, &seats), Mark::Missed)?;
    let game = &cx.game;
    let owes = |hand: &&[Power]| game.with_commanded(hand).iter().any(|power| late.contains(power));
    let free: Vec<&[Power]> = game.vacant_hands().into_iter().filter(owes).collect();
    let mut powers = free.concat();
    powers.sort_unstable();
    let subject = cx.subject(&format!("Abandoned: {}", game.named_briefly(&powers)));
    let waits = match game.wanted_computers().as_slice() {
        [] => "The game waits.",
        _ => "The game goes on: a computer orders.",
    };
    let (late, abandoned) = (&game.called_each(&late), &game.called_each(&powers));
    cx.post_to_all(&subject, |seat, doc| {
        doc.para(say!(
            "{late}'s extra time is up, and no orders have come: {abandoned} {abandoned? is|are} abandoned. {waits}",
            late,
            abandoned,
            waits
        ));
        if !game.lacking_of(seat).is_empty() {
            doc.para("If you send your orders before somebody takes over, you keep your place.");
            return add_form(cx, seat, doc);
        }
        doc.para("Anybody who is registered here can take over, with a password of their own:");
        free.iter().for_each(|hand| doc.line(game.sign_on_lines(hand)));
        Ok(())
    })?;
    tracing::info!(game = %cx.game.row.id, seats = seats.len(), "abandoned: the game waits");
    cx.note(say!("abandoned: {}", term(cx.game.named(&powers))))
}

/// Grace is over, and the game goes on without the missing orders: the late seats are in civil disorder, and free for
/// others.
pub(in crate::referee) fn civil_disorder(cx: &mut GameCx) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    cx.after.recount = true;
    let late = late_seats(game);
    let mut hands: Vec<Vec<Power>> = Vec::new();
    for seat in game.seats.iter_mut().filter(|seat| late.contains(&seat.id) && seat.abandoned.is_none()) {
        seat.abandoned = Some(now);
        store.change_seat(seat)?;
    }
    let game = &cx.game;
    let new = game.players().filter(|seat| late.contains(&seat.id) && seat.abandoned == Some(now));
    let new: Vec<_> = new.collect();
    reliability::mark(cx, new.iter().map(|seat| seat.user), Mark::Missed)?;
    hands.extend(new.into_iter().map(|seat| game.powers_of(seat).to_vec()));
    if hands.is_empty() {
        return Ok(());
    }
    let powers = hands.concat();
    let names = game.named(&powers);
    let subject = cx.subject(&format!("Civil disorder: {}", game.named_briefly(&powers)));
    let absent = &game.called_each(&powers);
    cx.post_to_all(&subject, |seat, doc| {
        doc.para(say!(
            "No orders have come from {absent}, which {absent? is|are} in civil disorder. The game goes on without them.",
            absent
        ));
        if late.contains(&seat.id) {
            doc.para("If you send orders before somebody takes over, you keep your place.");
            return Ok(());
        }
        doc.para("Anybody who is registered here can take over, with a password of their own:");
        hands.iter().for_each(|hand| doc.line(game.sign_on_lines(hand)));
        Ok(())
    })?;
    tracing::info!(game = %cx.game.row.id, seats = hands.len(), "abandoned: the game goes on");
    cx.note(say!("civil disorder: {names}", names = term(&names)))
}

/// The seats, by number, whose orders have not come.
fn late_seats(game: &Game) -> Vec<SeatId> {
    game.players().filter(|seat| !game.lacking_of(seat).is_empty()).map(|seat| seat.id).collect()
}

/// Returns the people who sit in these seats.
fn users(game: &Game, seats: &[SeatId]) -> Vec<UserId> {
    game.players().filter(|seat| seats.contains(&seat.id)).map(|seat| seat.user).collect()
}
