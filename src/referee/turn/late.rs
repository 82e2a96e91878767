//! Deadlines that approach or pass.
use super::blocks::add_below;
use super::form::add_form;
use super::kept;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::table::{guesses, reliability};
use crate::rules::Power;
use crate::say;
use crate::store::{Mark, Role, SeatId, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, phase, term};
use anyhow::{Context as _, Result};
use jiff::Timestamp;

/// The sentence before the lines that take over a seat.
pub(in crate::referee) const TAKE_OVER: &str = "To take over, any registered player can choose a password and send:";

/// Reminds players of the deadline, each at the times that they chose.
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

/// Reminds a person of missing orders, of a line to fix, or that the turn waits for them.
fn remind_one(cx: &GameCx, seat: &Seat) -> Result<()> {
    let game = &cx.game;
    let (label, lacking) = (phase(&game.row.phase), game.lacking_of(seat));
    let deadline = game.row.deadline.context("no deadline")?;
    let is_late = deadline <= cx.now;
    let mut doc = Doc::new(reader_of(seat));
    let powers = &game.called_each(&lacking);
    let guess = guesses::open_about_orders(cx, seat)?.filter(|_| seat.error);
    doc.para(match lacking.as_slice() {
        [_, ..] if is_late => say!("Your {} orders for {} are late. They were due on {}.", label, powers, deadline),
        [_, ..] => say!("Your {} orders for {} are still missing. They are due on {}.", label, powers, deadline),
        [] if let Some(question) = &guess => say!(
            "Your {} orders are in, but you have not told me whether you mean {question} Reply YES or NO to my e-mail about it, or send SET NO WAIT.",
            label,
            question
        ),
        [] if seat.error => say!(
            "Your {} orders are in, but I could not read one of their lines, so the turn is waiting for you to fix it. If your orders are right as they are, send SET NO WAIT.",
            label
        ),
        [] => say!(
            "Your {} orders are in. The turn is waiting for the deadline because you asked it to: SET NO WAIT lets it run early.",
            label
        ),
    });
    if lacking.is_empty() {
        doc.also(match is_late {
            true => say!("The deadline was {}.", deadline),
            false => say!("The deadline is {}.", deadline),
        });
    }
    if !is_late && kept::has_stand_in(cx, seat)? {
        doc.also("If you send none by then, I use your standing orders.");
    }
    if !lacking.is_empty() {
        add_form(cx, seat, &mut doc)?;
    }
    cx.post_notice(seat, &cx.subject("Reminder"), &doc)
}

/// Tells everyone which orders are late, and what happens if they do not come.
pub(in crate::referee) fn late_notice(cx: &mut GameCx) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = &mut cx.game;
    let late = game.lacking();
    let first = game.row.late_noticed.replace(now).is_none();
    let seats = if first { late_seats(game) } else { Vec::new() };
    let turn = game.row.turn;
    // A player is late at most once in a turn, even if it gets another deadline.
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
    let to_late = cx.subject("Your orders are late");
    for seat in &game.seats {
        let is_told = game.names_late(seat.role == Role::Master);
        let own = game.lacking_of(seat);
        let mut doc = Doc::new(reader_of(seat));
        if !own.is_empty() {
            tell_late(game, seat, &own, grace, &mut doc);
            add_form(cx, seat, &mut doc)?;
            cx.post_notice(seat, &to_late, &doc)?;
            continue;
        }
        for &power in late.iter().filter(|_| is_told) {
            let (seat, power) = (game.orderer(power), game.called(power));
            add_below(
                &mut doc,
                match seat.map_or(0, |seat| seat.n_late) {
                    _ if seat.is_none() => say!("The game is waiting for {} (an open seat).", power),
                    0 => say!("The game is waiting for {}.", power),
                    _ if !game.settings.on(keys::LATE_COUNT) => say!("The game is waiting for {}.", power),
                    1 => say!("The game is waiting for {} (late for the first time).", power),
                    n => say!("The game is waiting for {} (late {n time|times} so far).", power, n),
                },
            );
        }
        if !is_told {
            doc.para(match late.len() {
                _ if game.hides_due() => say!("The game is waiting for orders."),
                1 => say!("The game is waiting for one power's orders."),
                n => say!("The game is waiting for {n power's|powers'} orders.", n),
            });
        }
        let free = if is_told { Note::of(term(game.named_briefly(&late))) } else { Note::of("the late powers") };
        doc.para(match nmr {
            true => say!(
                "If no orders arrive by {grace}, the turn runs without them, and another player can take over {free}.",
                grace,
                free
            ),
            false => say!("If no orders arrive by {grace}, another player can take over {free}.", grace, free),
        });
        cx.post_notice(seat, if is_told { &named } else { &unnamed }, &doc)?;
    }
    cx.note(say!("late notice for {}", term(game.named(&late))))
}

/// Tells the holder of a seat that orders for these powers are late, and what happens without them.
fn tell_late(game: &Game, seat: &Seat, own: &[Power], grace: Timestamp, doc: &mut Doc) {
    let own = &game.called_each(own);
    doc.para(say!(
        "The {} deadline has passed, and I don't have your orders for {}. The game is waiting for them.",
        phase(&game.row.phase),
        own
    ));
    doc.para(match game.settings.on(keys::NMR) {
        true => say!(
            "Send them by {grace}. After that, the turn runs without them, and another player can take over {own}.",
            grace,
            own
        ),
        false => say!("Send them by {grace}. After that, another player can take over {own}.", grace, own),
    });
    match seat.n_late {
        0 => {}
        _ if !game.settings.on(keys::LATE_COUNT) => {}
        1 => doc.also("This is your first late turn."),
        n => doc.also(say!("You have been late {n time|times} in this game.", n)),
    }
    doc.also("To let someone stand in for you, see HELP SITTER.");
}

/// Ends grace in a game that does not continue without orders: opens the late seats to others.
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
        [] => "The game is waiting.",
        _ => "A bot orders until then.",
    };
    let (to_late, abandoned) = (cx.subject("Send orders to keep your seat"), &game.called_each(&powers));
    for seat in &game.seats {
        let own = game.lacking_of(seat);
        let mut doc = Doc::new(reader_of(seat));
        if own.is_empty() {
            doc.para(say!(
                "{abandoned} {abandoned? is|are} open to any registered player: no orders arrived in the extra time. {waits}",
                abandoned,
                waits
            ));
            doc.para(TAKE_OVER);
            free.iter().for_each(|hand| doc.line(game.sign_on_lines(hand)));
            cx.post(seat, &subject, &doc)?;
            continue;
        }
        let own = &game.called_each(game.powers_of(seat));
        doc.para(say!("You can still keep {}: send your orders before another player takes the seat.", own));
        doc.para(say!(
            "The extra time has ended, and I have no orders from you, so {} {own? is|are} open to any registered player. {waits}",
            own,
            waits
        ));
        add_form(cx, seat, &mut doc)?;
        doc.para("If you can't continue, RESIGN lets the others know, which helps them.");
        cx.post(seat, &to_late, &doc)?;
    }
    tracing::info!(game = %cx.game.row.id, seats = seats.len(), "abandoned: the game waits");
    cx.note(say!("abandoned: {}", term(cx.game.named(&powers))))
}

/// Ends grace in a game that continues without the missing orders: the late seats are in civil disorder, and open to others.
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
            "{absent} {absent? is|are} in civil disorder: no orders arrived. The game continues without them.",
            absent
        ));
        if late.contains(&seat.id) {
            doc.para("Send orders before another player takes over, and you keep your seat.");
            return Ok(());
        }
        doc.para(TAKE_OVER);
        hands.iter().for_each(|hand| doc.line(game.sign_on_lines(hand)));
        Ok(())
    })?;
    tracing::info!(game = %cx.game.row.id, seats = hands.len(), "abandoned: the game goes on");
    cx.note(say!("civil disorder: {names}", names = term(&names)))
}

/// The numbers of the seats with missing orders.
fn late_seats(game: &Game) -> Vec<SeatId> {
    game.players().filter(|seat| !game.lacking_of(seat).is_empty()).map(|seat| seat.id).collect()
}

/// Returns the people in these seats.
fn users(game: &Game, seats: &[SeatId]) -> Vec<UserId> {
    game.players().filter(|seat| seats.contains(&seat.id)).map(|seat| seat.user).collect()
}
