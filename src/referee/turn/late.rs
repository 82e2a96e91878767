//! Deadlines that approach or pass.
use super::form::form_for;
use super::kept;
use crate::command::game_cx::GameCx;
use crate::command::letters::zone_of;
use crate::game::dates::friendly;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::table::reliability;
use crate::rules::Power;
use crate::store::{Mark, Role, SeatId, UserId};
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
    let (phase, lacking) = (&game.row.phase, game.lacking_of(seat));
    let deadline = game.row.deadline.context("no deadline")?;
    let is_late = deadline <= cx.now;
    let mut text = match lacking.as_slice() {
        [_, ..] => {
            let still = if is_late { "missing, and late" } else { "still missing" };
            format!("This is a reminder: orders of {} for {phase} are {still}.\n", game.named(&lacking))
        }
        [] if seat.error => format!(
            "This is a reminder: your orders for {phase} are in, but a line of them could not be carried out, and the turn waits for you to mend it. If they are right as they stand, write SET NO WAIT.\n"
        ),
        [] => format!(
            "This is a reminder: your orders for {phase} are in, and the turn waits for the deadline because you want it. SET NO WAIT lets it run early.\n"
        ),
    };
    let was = if is_late { "was" } else { "is" };
    text += &format!("The deadline {was} {}.\n", friendly(deadline, &zone_of(seat)));
    if !is_late && kept::has_stand_in(cx, seat)? {
        text += "If you send no orders until then, your standing orders are filed.\n";
    }
    if !lacking.is_empty() {
        text += &form_for(cx, seat)?;
    }
    cx.post_notice(seat, &cx.subject("Reminder"), &text)
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
    let (named, unnamed) = (cx.subject(&format!("Late Notice: {}", letters.join(gap))), cx.subject("Late Notice"));
    for seat in &game.seats {
        let zone = &zone_of(seat);
        let is_told = game.names_late(seat.role == Role::Master);
        let own = game.lacking_of(seat);
        let mut text = String::new();
        for &power in late.iter().filter(|_| is_told) {
            let seat = game.orderer(power);
            let times = match seat.map_or(0, |seat| seat.n_late) {
                _ if seat.is_none() => " (nobody plays it)".to_owned(),
                0 => String::new(),
                _ if !game.settings.on(keys::LATE_COUNT) => String::new(),
                1 => " (late for the first time)".to_owned(),
                n => format!(" (late {n} times so far)"),
            };
            text += &format!("We are waiting for {}{times}.\n", game.power_name(power));
        }
        if !is_told {
            text += &match late.len() {
                _ if game.hides_due() => "We are waiting for orders.\n".to_owned(),
                1 => "We are waiting for the orders of one power.\n".to_owned(),
                n => format!("We are waiting for the orders of {n} powers.\n"),
            };
            if !own.is_empty() {
                text += &format!("Those of {} are missing.\n", game.named(&own));
            }
        }
        let grace = game.row.grace.map(|grace| friendly(grace, zone)).unwrap_or_default();
        text.push('\n');
        text += &if nmr {
            let late = if is_told { game.named_briefly(&late) } else { "the late powers".to_owned() };
            format!("If no orders come by {grace}, the turn will run without them, and {late} can be taken over.\n")
        } else {
            let late = if is_told { game.named_briefly(&late) } else { "the late powers".to_owned() };
            format!("If no orders come by {grace}, {late} can be taken over.\n")
        };
        if !own.is_empty() {
            text += &form_for(cx, seat)?;
        }
        cx.post_notice(seat, if is_told { &named } else { &unnamed }, &text)?;
    }
    cx.note(format!("late notice for {}", game.named(&late)))
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
    let abandoned = game.named(&powers);
    let subject = cx.subject(&format!("Abandoned: {}", game.named_briefly(&powers)));
    let waits = match game.wanted_computers().as_slice() {
        [] => "The game waits.",
        _ => "The game goes on: a computer orders.",
    };
    cx.post_to_all_old(&subject, |seat, _| {
        let is = if powers.len() == 1 { "is" } else { "are" };
        let mut text = format!(
            "{}'s extra time is up, and no orders have come: {abandoned} {is} abandoned. {waits}\n\n",
            game.named(&late)
        );
        if !game.lacking_of(seat).is_empty() {
            text += "If you send your orders before somebody takes over, you keep your place.\n";
            text += &form_for(cx, seat)?;
        } else {
            text += "Anybody who is registered here can take over, with a password of their\nown:\n\n";
            free.iter().for_each(|hand| text += &format!("  {}\n", game.sign_on_lines(hand)));
        }
        Ok(text)
    })?;
    tracing::info!(game = %cx.game.row.id, seats = seats.len(), "abandoned: the game waits");
    cx.note(format!("abandoned: {abandoned}"))
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
    let is = if powers.len() == 1 { "is" } else { "are" };
    let subject = cx.subject(&format!("Civil disorder: {}", game.named_briefly(&powers)));
    cx.post_to_all_old(&subject, |seat, _| {
        let mut text = format!(
            "No orders have come from {names}, which {is} in civil disorder. The game goes on without them.\n\n"
        );
        if late.contains(&seat.id) {
            text += "If you send orders before somebody takes over, you keep your place.\n";
        } else {
            text += "Anybody who is registered here can take over, with a password of their own:\n\n";
            hands.iter().for_each(|hand| text += &format!("  {}\n", game.sign_on_lines(hand)));
        }
        Ok(text)
    })?;
    tracing::info!(game = %cx.game.row.id, seats = hands.len(), "abandoned: the game goes on");
    cx.note(format!("civil disorder: {names}"))
}

/// The seats, by number, whose orders have not come.
fn late_seats(game: &Game) -> Vec<SeatId> {
    game.players().filter(|seat| !game.lacking_of(seat).is_empty()).map(|seat| seat.id).collect()
}

/// Returns the people who sit in these seats.
fn users(game: &Game, seats: &[SeatId]) -> Vec<UserId> {
    game.players().filter(|seat| seats.contains(&seat.id)).map(|seat| seat.user).collect()
}
