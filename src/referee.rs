//! What happens to a game: start, adjudication, deadlines, abandonment and takeover, draws, the end.
//!
//! Commands and the clock come through here alike: whatever changes a game's course is one of these functions, and each
//! of them tells the people of the game.
use crate::command::Refusal;
use crate::context::{Context, addresses};
use crate::game::dates::{friendly, span};
use crate::game::schedule::{Due, Ending, earliest, grace_end, next_deadline, slide as slid, slide_grace};
use crate::game::{preference, votes};
use crate::rules::{Dice, Power};
use crate::store::{Draft, Life, OrdersRow, PhaseRow, PressRow, Role, SeatRow, VoteKind};
use crate::text::{list, wrap};
use anyhow::{Context as _, Result, anyhow};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::ops::Range;

/// Starts a game whose seats are all taken: deals out the powers, sets up the board, tells everybody.
///
/// # Errors
/// If the database fails.
pub fn start(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_mut().context("no game")?;
    let mut dice = Dice::new(game.row.seed as u64);
    let players: Vec<i64> = game.players().map(|seat| seat.id).collect();
    let wishes: Vec<_> = game
        .players()
        .map(|seat| preference::read(&seat.preference, game.system.powers()).unwrap_or_default())
        .collect();
    let given = preference::assign(&wishes, game.system.powers().len(), &mut dice);
    for (id, power) in players.into_iter().zip(given) {
        let name = game.power_name(power).to_owned();
        if let Some(seat) = game.seats.iter_mut().find(|seat| seat.id == id) {
            seat.power = Some(name);
            store.change_seat(seat)?;
        }
    }
    let table = game.system.begin(&mut dice);
    game.row.position = Some(table.save());
    game.table = Some(table);
    game.row.life = Life::Running;
    game.row.started = Some(now);
    game.row.turn = 1;
    begin_phase(cx)?;
    let game = cx.game.as_ref().context("no game")?;
    let who: Vec<String> = game
        .powers()
        .iter()
        .map(|power| {
            let player = game.player(&power.name).map(|seat| format!("{:<18} {}", seat.user_name, seat.user_address));
            format!("  {:<14} {}", format!("{}:", power.name), player.unwrap_or_default())
        })
        .collect();
    let subject = cx.subject("The game begins");
    cx.post_to_all(&subject, |seat, zone| {
        let mut text = format!("The game '{}' begins.\n\n", game.row.name);
        if let Some(power) = &seat.power {
            text += &format!("You play {power}.\n\n");
        }
        text += &format!("{}\n\n", who.join("\n"));
        text += &game.table()?.status(game.heading(), crate::rules::Eyes::Observer);
        text += &next_phase_text(cx, zone)?;
        text += &form_for(cx, seat)?;
        Ok(text)
    })?;
    cx.note("the game begins")
}

/// Sets the clock for a phase that begins now: nobody has ordered, nobody waits.
fn begin_phase(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_mut().context("no game")?;
    for seat in game.seats.iter_mut().filter(|seat| seat.wait || seat.complete) {
        seat.wait = false;
        seat.complete = false;
        store.change_seat(seat)?;
    }
    set_deadline(cx, None)?;
    let game = cx.game.as_mut().context("no game")?;
    let clocking = game.settings.clocking(game.table()?.phase().kind);
    game.row.turn_began = Some(now);
    game.row.earliest = Some(earliest(now, &clocking).map_err(|why| anyhow!(why))?);
    game.row.all_in = None;
    update_clock(cx)
}

/// Sets the deadline of the phase, by the game's clock if no time is given, and all that hangs on it.
///
/// # Errors
/// If the database fails, or the time lies beyond the calendar.
pub fn set_deadline(cx: &mut Context, deadline: Option<Timestamp>) -> Result<()> {
    let now = cx.now;
    let game = cx.game.as_mut().context("no game")?;
    let clocking = game.settings.clocking(game.table()?.phase().kind);
    let zone = game.settings.zone();
    let strict = game.settings.on("strict_grace");
    let deadline = match deadline {
        Some(deadline) => deadline,
        None => next_deadline(now, &clocking, &zone).map_err(|why| anyhow!(why))?,
    };
    game.row.deadline = Some(deadline);
    game.row.deadline_set = Some(now);
    game.row.grace = Some(grace_end(deadline, &clocking, &zone, strict).map_err(|why| anyhow!(why))?);
    game.row.reminded = None;
    game.row.late_noticed = None;
    game.row.abandoned = None;
    Ok(())
}

/// Notes since when all orders are in and when the clock must look again, and keeps the game.
fn update_clock(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_mut().context("no game")?;
    if game.running() {
        let all_in = game.lacking().is_empty();
        game.row.all_in = if all_in { game.row.all_in.or(Some(now)) } else { None };
        game.row.next_at = game.situation().and_then(|situation| situation.next_at(now));
    } else {
        game.row.next_at = None;
    }
    game.save(store)
}

/// Does whatever is due in the game, until nothing is.
///
/// # Errors
/// If the database fails.
pub fn settle(cx: &mut Context) -> Result<()> {
    // Each step changes what is due next; more steps than phases can end at once would be our mistake.
    for _ in 0..100 {
        update_clock(cx)?;
        let now = cx.now;
        let game = cx.game.as_ref().context("no game")?;
        let Some(situation) = game.situation().filter(|_| game.running()) else { return Ok(()) };
        match situation.due(now) {
            Due::Nothing { .. } => return Ok(()),
            Due::Remind => remind(cx)?,
            Due::LateNotice => late_notice(cx)?,
            Due::Adjudicate | Due::GraceOver(Ending::CivilDisorder) => process(cx)?,
            Due::GraceOver(Ending::Abandonment) => abandon(cx)?,
        }
    }
    Err(anyhow!("the clock does not come to rest"))
}

/// Ends the phase with the orders on file: adjudicates, records, tells everybody, and begins the next phase or ends the
/// game.
///
/// # Errors
/// If the database fails, or something on file can not be read.
pub fn process(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_ref().context("no game")?;
    let subject = cx.subject("Results");
    let orders = all_orders(cx)?;
    let seed = seed_of_turn(game.row.seed, game.row.turn);
    let adjudicated = game.table()?.adjudicate(game.heading(), &orders, &mut Dice::new(seed as u64))?;
    let named: Vec<(&str, &str)> =
        orders.iter().map(|(power, order)| (game.power_name(*power), order.as_str())).collect();
    let row = PhaseRow {
        turn: game.row.turn,
        phase: game.row.phase.clone(),
        before: game.row.position.clone().unwrap_or_default(),
        orders: serde_json::to_string(&named)?,
        results: adjudicated.record,
        after: adjudicated.after.save(),
        report: adjudicated.public.clone(),
        seed,
        adjudicated: now,
        undone: None,
    };
    store.record_phase(game.row.id, &row)?;
    cx.note(format!("{} adjudicated", row.phase))?;
    let winners = adjudicated.after.outcome();
    let game = cx.game.as_mut().context("no game")?;
    game.row.position = Some(row.after);
    game.table = Some(adjudicated.after);
    game.row.turn += 1;
    store.drop_orders_from(game.row.id, game.row.turn)?;
    if let Some(winners) = winners {
        let names: Vec<String> = winners.iter().map(|power| game.power_name(*power).to_owned()).collect();
        return finish(cx, &format!("Victory of {}", list(&names)), &adjudicated.public);
    }
    begin_phase(cx)?;
    let game = cx.game.as_ref().context("no game")?;
    cx.post_to_all(&subject, |seat, zone| {
        let power = seat.power.as_deref().and_then(|name| game.power(name));
        let mut text = match power.and_then(|power| adjudicated.private.get(power.index())) {
            Some(report) => report.clone(),
            None => adjudicated.public.clone(),
        };
        text += &next_phase_text(cx, zone)?;
        text += &form_for(cx, seat)?;
        Ok(text)
    })
}

/// All orders on file for the phase, with their powers.
///
/// # Errors
/// If the database fails.
pub fn all_orders(cx: &Context) -> Result<Vec<(Power, String)>> {
    let game = cx.game.as_ref().context("no game")?;
    let mut orders = Vec::new();
    for row in cx.store.orders(game.row.id, game.row.turn)? {
        let power = game.power(&row.power).with_context(|| format!("there is no power '{}'", row.power))?;
        orders.extend(row.orders.lines().map(|order| (power, order.to_owned())));
    }
    Ok(orders)
}

/// Of the dice of one turn: from the game's own seed, so that a replay is the same game.
pub fn seed_of_turn(seed: i64, turn: u32) -> i64 {
    let mut dice = Dice::new((seed as u64).wrapping_add(u64::from(turn)));
    dice.roll(1 << 62) as i64
}

/// What comes next and when: the classic lines, in the reader's zone and in UTC.
fn next_phase_text(cx: &Context, zone: &TimeZone) -> Result<String> {
    let game = cx.game.as_ref().context("no game")?;
    let phase = game.table()?.phase();
    let mut text =
        format!("\nThe next phase of '{}' will be {} for {}.\n", game.row.name, phase_word(&phase), phase.season);
    if let Some(deadline) = game.row.deadline {
        text += &wrap(&format!("The deadline for orders will be {}.", friendly(deadline, zone)));
        text += &format!("\n\nTime to deadline: {}.\n", span(deadline.duration_since(cx.now)));
    }
    Ok(text)
}

/// `Movement`, `Retreats`, `Adjustments`: as the classic judges announce a phase.
fn phase_word(phase: &crate::rules::PhaseName) -> String {
    use crate::rules::PhaseKind::{Adjustment, Movement, Retreat};
    match phase.kind {
        Movement => "Movement".to_owned(),
        Retreat => "Retreats".to_owned(),
        Adjustment => "Adjustments".to_owned(),
    }
}

/// The order form for a seat, if it owes orders.
fn form_for(cx: &Context, seat: &SeatRow) -> Result<String> {
    let game = cx.game.as_ref().context("no game")?;
    let owed = seat.power.as_deref().filter(|name| game.due().contains(name)).and_then(|name| game.power(name));
    match owed {
        Some(power) => {
            let form = game.table()?.form(power, &[])?;
            let phase = &game.row.phase;
            Ok(format!(
                "\nTo order, answer this letter with the form filled in:\n\nBEGIN ORDERS\nPHASE {phase}\n{form}END ORDERS\n"
            ))
        }
        None => Ok(String::new()),
    }
}

/// Reminds those who still owe orders that the deadline is near.
fn remind(cx: &mut Context) -> Result<()> {
    cx.game.as_mut().context("no game")?.row.reminded = Some(cx.now);
    let game = cx.game.as_ref().context("no game")?;
    let deadline = game.row.deadline.context("no deadline")?;
    let subject = cx.subject("Reminder");
    for power in game.lacking() {
        let Some(seat) = game.player(power) else { continue };
        let zone = cx.zone_of(seat);
        let text = format!(
            "{}\nThis is a reminder: orders of {power} for {} are still missing.\nThe deadline is {}.\n{}",
            cx.head(&zone),
            game.row.phase,
            friendly(deadline, &zone),
            form_for(cx, seat)?
        );
        cx.post(seat, &subject, &text)?;
    }
    cx.note("reminder")
}

/// Tells everybody who is late, and what happens if they stay so.
fn late_notice(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_mut().context("no game")?;
    let late: Vec<String> = game.lacking().into_iter().map(str::to_owned).collect();
    let first = game.row.late_noticed.replace(now).is_none();
    for seat in game.seats.iter_mut().filter(|_| first) {
        if seat.role == Role::Player && seat.power.as_ref().is_some_and(|power| late.contains(power)) {
            seat.n_late += 1;
            store.change_seat(seat)?;
        }
    }
    let letters: String =
        late.iter().filter_map(|name| game.power(name)).map(|p| game.powers()[p.index()].letter.as_str()).collect();
    let nmr = game.settings.on("nmr");
    let subject = cx.subject(&format!("Late Notice: {letters}"));
    let game = cx.game.as_ref().context("no game")?;
    cx.post_to_all(&subject, |seat, zone| {
        let mut text = String::new();
        for power in &late {
            let times = match game.player(power).map_or(0, |seat| seat.n_late) {
                1 => "1 time late".to_owned(),
                n => format!("{n} times late"),
            };
            let times = if game.settings.on("late_count") { format!(": {times}") } else { String::new() };
            text += &format!("Diplomacy game '{}' is waiting for {power}'s orders{times}.\n", game.row.name);
        }
        let grace = game.row.grace.map(|grace| friendly(grace, zone)).unwrap_or_default();
        text.push('\n');
        text += &wrap(&if nmr {
            format!("If the orders have not come by {grace}, the phase will be adjudicated without them.\n")
        } else {
            format!("These powers will be considered abandoned and free for takeover if orders are not received by {grace}.\n")
        });
        if seat.power.as_ref().is_some_and(|power| late.contains(power)) {
            text += &form_for(cx, seat)?;
        }
        Ok(text)
    })?;
    cx.note(format!("late notice for {}", list(&late)))
}

/// Grace is over, and the game does not go on without orders: the seats of the late are free for others.
fn abandon(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_mut().context("no game")?;
    game.row.abandoned = Some(now);
    let late: Vec<String> = game.lacking().into_iter().map(str::to_owned).collect();
    for seat in &mut game.seats {
        if seat.role == Role::Player && seat.power.as_ref().is_some_and(|power| late.contains(power)) {
            seat.abandoned = Some(now);
            store.change_seat(seat)?;
        }
    }
    let subject = cx.subject(&format!("Abandoned: {}", list(&late)));
    let game = cx.game.as_ref().context("no game")?;
    cx.post_to_all(&subject, |seat, _| {
        let is = if late.len() == 1 { "is" } else { "are" };
        let mut text = format!(
            "No orders have come from {} and grace is over: {} {is} abandoned.\nThe game waits.\n\n",
            list(&late),
            list(&late)
        );
        if seat.power.as_ref().is_some_and(|power| late.contains(power)) {
            text += "If you send your orders before somebody takes over, you keep your place.\n";
            text += &form_for(cx, seat)?;
        } else {
            text += "Anybody who is registered here can take over with a password of their own:\n\n";
            for power in late.iter().filter_map(|name| game.power(name)) {
                text += &format!("  SIGN ON {}{} password\n", game.powers()[power.index()].letter, game.row.name);
            }
        }
        Ok(text)
    })?;
    cx.note(format!("abandoned: {}", list(&late)))
}

/// Whether anybody may take over this power: nobody sits there, or the seat is abandoned.
pub fn vacant(cx: &Context, power: Power) -> bool {
    let Some(game) = &cx.game else { return false };
    game.running() && game.player(game.power_name(power)).is_none_or(|seat| seat.abandoned.is_some())
}

/// Seats the writer on a power that nobody holds.
///
/// # Errors
/// If they are not registered, hold a power already, or the database fails.
pub fn take_over(cx: &mut Context, power: Power, password: &str) -> Result<String, Refusal> {
    let user = cx.user()?.clone();
    let (store, now) = (cx.store, cx.now);
    let password = cx.judge.passwords.hash(password)?;
    let game = cx.game()?;
    let name = game.power_name(power).to_owned();
    if let Some(own) = game.players().find(|seat| seat.user == user.id && seat.abandoned.is_none()) {
        return Err(Refusal::NotSignedOn(format!(
            "You play {} in this game already.",
            own.power.as_deref().unwrap_or("a power")
        )));
    }
    let old = game.player(&name).cloned();
    let game_id = game.row.id;
    if let Some(old) = &old {
        cx.change_seat(old.id, |seat| {
            seat.until = Some(now);
            seat.why_ended = Some("taken over".to_owned());
        })?;
        let subject = cx.subject(&format!("{name} has been taken over"));
        let text = format!(
            "{}\nAs no orders came from you, {name} is now played by somebody else.\n",
            cx.head(&TimeZone::UTC)
        );
        cx.post(old, &subject, &text)?;
    }
    let id = store.add_seat(&new_seat(game_id, Role::Player, Some(name.clone()), user.id, password, now))?;
    let game = cx.game_mut()?;
    game.seats = store.seats(game_id)?;
    cx.seat = Some(id);
    let all_taken = {
        let game = cx.game()?;
        game.powers().iter().all(|power| {
            game.player(&power.name).is_some_and(|seat| seat.abandoned.is_none())
                || !game.due().contains(&power.name.as_str())
        })
    };
    if all_taken {
        set_deadline(cx, None)?;
    }
    cx.touched = true;
    cx.note(format!("{name} taken over"))?;
    let game = cx.game()?;
    let subject = cx.subject(&format!("{name} has a new player"));
    cx.post_to_all(&subject, |_, zone| {
        let mut text = format!("{} ({}) now plays {name} in '{}'.\n", user.name, user.address, game.row.name);
        if let (Some(deadline), true) = (game.row.deadline, all_taken) {
            text += &wrap(&format!("The game goes on. The deadline for orders is {}.\n", friendly(deadline, zone)));
        }
        Ok(text)
    })?;
    Ok(format!("You now play {name} in '{}'. The password is yours.", cx.game()?.row.name))
}

/// A seat for somebody, from now on.
pub fn new_seat(game: i64, role: Role, power: Option<String>, user: i64, password: String, now: Timestamp) -> SeatRow {
    SeatRow {
        id: 0,
        game,
        role,
        power,
        user,
        password,
        token: 1,
        address: None,
        preference: String::new(),
        wait: false,
        complete: false,
        n_late: 0,
        abandoned: None,
        since: now,
        until: None,
        why_ended: None,
        user_name: String::new(),
        timezone: String::new(),
        user_address: String::new(),
    }
}

/// Ends somebody's tenure of a seat, and tells everybody.
///
/// # Errors
/// If the database fails.
pub fn vacate(cx: &mut Context, seat: i64, why: &str) -> Result<(), Refusal> {
    let now = cx.now;
    let game = cx.game()?;
    let row = game.seat(seat).cloned().ok_or(Refusal::SignOnFirst)?;
    let name = game.seat_name(&row).to_owned();
    let who = if row.role == Role::Player && row.power.is_some() {
        name.clone()
    } else {
        format!("{} ({name})", row.user_name)
    };
    let subject = cx.subject(&format!("{who} has {why}"));
    let game = cx.game()?;
    let free = row.power.as_deref().and_then(|name| game.power(name)).filter(|_| game.running());
    cx.post_to_all(&subject, |_, _| {
        let mut text = format!("{who} has {why} from '{}'.\n", game.row.name);
        if let Some(power) = free {
            text += "Anybody who is registered here can take over, with a password of their own:\n\n";
            text += &format!("  SIGN ON {}{} password\n", game.powers()[power.index()].letter, game.row.name);
        }
        Ok(text)
    })?;
    cx.note(format!("{who} has {why}"))?;
    cx.change_seat(seat, |row| {
        row.until = Some(now);
        row.why_ended = Some(why.to_owned());
    })?;
    cx.touched = true;
    Ok(())
}

/// Ends the game, with everything that happened last.
///
/// # Errors
/// If the database fails.
pub fn finish(cx: &mut Context, result: &str, last_words: &str) -> Result<()> {
    end(cx, Life::Finished, result)?;
    let game = cx.game.as_ref().context("no game")?;
    let summary = crate::record::summary(cx.store, game)?;
    let subject = cx.subject(&format!("Game over: {result}"));
    cx.post_to_all(&subject, |_, _| {
        let mut text = last_words.to_owned();
        if !text.is_empty() {
            text.push('\n');
        }
        text += &format!("The game '{}' is over: {result}.\n\n{summary}\nThank you for playing.\n", game.row.name);
        Ok(text)
    })
}

/// Breaks the game off without a result.
///
/// # Errors
/// If the database fails.
pub fn terminate(cx: &mut Context) -> Result<()> {
    end(cx, Life::Terminated, "Terminated")?;
    let who = cx.signature();
    let game = cx.game.as_ref().context("no game")?;
    let subject = cx.subject("Terminated");
    cx.post_to_all(&subject, |_, _| {
        Ok(format!("The game '{}' has been terminated by {who}. It has no result.\n", game.row.name))
    })
}

fn end(cx: &mut Context, life: Life, result: &str) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    cx.note(result)?;
    let game = cx.game.as_mut().context("no game")?;
    game.row.life = life;
    game.row.result = Some(result.to_owned());
    game.row.ended = Some(now);
    game.row.deadline = None;
    game.row.next_at = None;
    game.save(store)
}

/// Counts the votes, and ends the game if they say so. Has it ended?
///
/// # Errors
/// If the database fails.
pub fn count_votes(cx: &mut Context) -> Result<bool> {
    let game = cx.game.as_ref().context("no game")?;
    let cast = cx.store.votes(game.row.id, game.row.turn)?;
    let standing = game.table()?.standing();
    let survivors: Vec<Power> = (0..standing.len()).filter(|i| standing[*i] != 0).map(|i| Power(i as u16)).collect();
    let of = |power: Power, kind: VoteKind| {
        cast.iter().find(|vote| vote.kind == kind && vote.power == game.power_name(power))
    };
    let draw_votes: Vec<_> = survivors
        .iter()
        .map(|power| {
            let vote = match of(*power, VoteKind::Draw).map(|vote| vote.value.as_str()) {
                None => votes::DrawVote::No,
                Some("") => votes::DrawVote::All,
                Some(names) => votes::DrawVote::Some(names.split(' ').filter_map(|name| game.power(name)).collect()),
            };
            (*power, vote)
        })
        .collect();
    let concessions: Vec<_> = survivors
        .iter()
        .filter_map(|power| Some((*power, game.power(&of(*power, VoteKind::Concede)?.value)?)))
        .collect();
    let names = |powers: &[Power]| powers.iter().map(|power| game.power_name(*power).to_owned()).collect::<Vec<_>>();
    let result = if let Some(shared) = votes::draw(&draw_votes, game.settings.on("dias")) {
        format!("Draw between {}", list(&names(&shared)))
    } else if let Some(winner) = votes::concession(&survivors, &concessions).filter(|_| game.settings.on("concessions"))
    {
        format!("Conceded to {}", game.power_name(winner))
    } else {
        return Ok(false);
    };
    finish(cx, &result, "")?;
    Ok(true)
}

/// Goes back to the position before a turn. The orders for that turn are on file again.
///
/// # Errors
/// If there is no such turn, or the database fails.
pub fn roll_back(cx: &mut Context, turn: u32) -> Result<(), Refusal> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game()?;
    let record = store.phases(game.row.id)?;
    let Some(row) = record.iter().find(|row| row.turn == turn) else {
        let turns: Vec<String> = record.iter().map(|row| format!("{} ({})", row.turn, row.phase)).collect();
        return Err(Refusal::because(match turns.as_slice() {
            [] => "Nothing has been adjudicated yet in this game.".to_owned(),
            _ => {
                format!("There is no turn {turn} to go back to. Those that have been adjudicated are {}.", list(&turns))
            }
        }));
    };
    let orders: Vec<(String, String)> =
        serde_json::from_str(&row.orders).map_err(|error| Refusal::Ours(error.into()))?;
    store.undo_phases_from(game.row.id, turn, now)?;
    store.drop_orders_from(game.row.id, turn)?;
    let (id, saved) = (game.row.id, row.before.clone());
    let mut by_power: Vec<OrdersRow> = Vec::new();
    for (power, order) in orders {
        match by_power.last_mut().filter(|row| row.power == power) {
            Some(row) => row.orders += &format!("\n{order}"),
            None => by_power.push(OrdersRow { power, orders: order, typed: String::new(), filed: now }),
        }
    }
    by_power.iter().try_for_each(|row| store.file_orders(id, turn, row))?;
    let game = cx.game_mut()?;
    game.table = Some(game.system.open(&saved)?);
    game.row.position = Some(saved);
    game.row.turn = turn;
    game.row.life = Life::Running;
    game.row.result = None;
    game.row.ended = None;
    game.save(store)?;
    begin_phase(cx)?;
    for row in by_power {
        let game = cx.game()?;
        let Some(power) = game.power(&row.power) else { continue };
        let orders: Vec<String> = row.orders.lines().map(str::to_owned).collect();
        let complete = game.table()?.review(power, &orders)?.missing.is_empty();
        if let Some(seat) = game.player(&row.power).map(|seat| seat.id) {
            cx.change_seat(seat, |seat| seat.complete = complete)?;
        }
    }
    // The orders may well all be there: give everybody until the deadline to change them.
    cx.game_mut()?.row.earliest = cx.game()?.row.deadline;
    cx.touched = true;
    let phase = cx.game()?.row.phase.clone();
    cx.note(format!("rolled back to {phase}"))?;
    let who = cx.signature();
    let game = cx.game()?;
    let subject = cx.subject("Rolled back");
    cx.post_to_all(&subject, |seat, zone| {
        let mut text = wrap(&format!(
            "{who} has rolled the game '{}' back to {phase}: everything that was adjudicated from then on is undone. The orders that were on file for {phase} are on file again; you can change them until the deadline.\n\n",
            game.row.name
        ));
        text += &game.table()?.status(game.heading(), crate::rules::Eyes::Observer);
        text += &next_phase_text(cx, zone)?;
        text += &form_for(cx, seat)?;
        Ok(text)
    })?;
    Ok(())
}

/// Stands the game still.
///
/// # Errors
/// If it is not being played, or the database fails.
pub fn pause(cx: &mut Context) -> Result<(), Refusal> {
    cx.table()?;
    cx.change_game(|game| {
        game.row.life = Life::Paused;
        game.row.next_at = None;
    })?;
    cx.touched = true;
    cx.note("paused")?;
    let who = cx.signature();
    let game = cx.game()?;
    let subject = cx.subject("Paused");
    cx.post_to_all(&subject, |_, _| {
        Ok(wrap(&format!("{who} has paused the game '{}'. Nothing is adjudicated until it is resumed; orders on file stay on file.\n", game.row.name)))
    })?;
    Ok(())
}

/// Lets a game go on that was paused or terminated.
///
/// # Errors
/// If it was neither, or the database fails.
pub fn resume(cx: &mut Context) -> Result<(), Refusal> {
    let game = cx.game()?;
    if !matches!(game.row.life, Life::Paused | Life::Terminated) || game.table.is_none() {
        return Err(Refusal::because(format!(
            "The game '{}' is {}: there is nothing to resume.",
            game.row.name,
            game.row.life.word()
        )));
    }
    cx.change_game(|game| {
        game.row.life = Life::Running;
        game.row.result = None;
        game.row.ended = None;
    })?;
    set_deadline(cx, None)?;
    cx.touched = true;
    cx.note("resumed")?;
    let who = cx.signature();
    let game = cx.game()?;
    let subject = cx.subject("Resumed");
    cx.post_to_all(&subject, |_, zone| {
        let deadline = game.row.deadline.map(|deadline| friendly(deadline, zone)).unwrap_or_default();
        Ok(wrap(&format!("{who} has resumed the game '{}'. The deadline for orders is {deadline}.\n", game.row.name)))
    })?;
    Ok(())
}

/// The judge was away: a deadline that passed meanwhile is moved on by as long as that took, and everybody told.
///
/// # Errors
/// If the database fails.
pub fn slide(cx: &mut Context, outage: Range<Timestamp>) -> Result<()> {
    let now = cx.now;
    let game = cx.game.as_mut().context("no game")?;
    let (Some(deadline), Some(grace)) = (game.row.deadline, game.row.grace) else { return Ok(()) };
    let clocking = game.settings.clocking(game.table()?.phase().kind);
    let zone = game.settings.zone();
    let strict = game.settings.on("strict_grace");
    let moved = slid(deadline, outage.clone(), &clocking, &zone).map_err(|why| anyhow!(why))?;
    let moved_grace = slide_grace(grace, outage.clone(), &clocking, &zone, strict).map_err(|why| anyhow!(why))?;
    if moved == deadline && moved_grace == grace {
        return Ok(());
    }
    if moved == deadline {
        game.row.grace = Some(moved_grace);
    } else {
        game.row.deadline = Some(moved);
        game.row.deadline_set = Some(now);
        game.row.reminded = None;
        game.row.grace = Some(grace_end(moved, &clocking, &zone, strict).map_err(|why| anyhow!(why))?.max(moved_grace));
    }
    cx.note("deadline moved on after an outage of the judge")?;
    update_clock(cx)?;
    let subject = cx.subject("Deadline moved on");
    cx.post_to_all(&subject, |_, zone| {
        let what = if moved == deadline { ("The end of grace", moved_grace) } else { ("The deadline for orders", moved) };
        Ok(wrap(&format!(
            "The judge was out of order from {} to {}, and could not read your letters. {} has been moved on: it is now {}. Letters that were sent meanwhile have been read.\n",
            friendly(outage.start, zone),
            friendly(outage.end, zone),
            what.0,
            friendly(what.1, zone)
        )))
    })
}

/// A letter about the game could not be delivered: its master hears of it, or the keeper if there is none.
///
/// # Errors
/// If the database fails.
pub fn undeliverable(cx: &Context, recipient: &str, subject: &str, why: &str) -> Result<()> {
    let game = cx.game.as_ref().context("no game")?;
    let body = wrap(&format!(
        "A letter could not be delivered.\n\nTo: {recipient}\nSubject: {subject}\n\nThe mail server's words: {why}\n"
    ));
    let others = |address: &&str| !address.eq_ignore_ascii_case(recipient);
    let masters: Vec<&str> = game.masters().flat_map(|seat| addresses(seat).filter(others)).collect();
    if masters.is_empty() {
        return cx.judge.tell_keeper(cx.store, cx.now, "a letter could not be delivered", &body);
    }
    masters.iter().try_for_each(|address| {
        let draft = Draft {
            recipient: (*address).to_owned(),
            subject: cx.subject("Undeliverable letter"),
            body: body.clone(),
            references: vec![cx.judge.thread_of(game.row.id)],
            ..Draft::default()
        };
        cx.store.post(&draft, cx.now)
    })
}

/// Tells everybody in the game which of its settings the letter has changed, and by whom.
///
/// # Errors
/// If the database fails.
pub fn announce_changes(cx: &mut Context) -> Result<()> {
    let changes = std::mem::take(&mut cx.changes);
    if changes.is_empty() {
        return Ok(());
    }
    let who = cx.signature();
    cx.note(format!("settings: {}", changes.join("; ")))?;
    let game = cx.game.as_ref().context("no game")?;
    let subject = cx.subject("Settings changed");
    cx.post_to_all(&subject, |_, _| {
        Ok(wrap(&format!("{who} has changed the settings of '{}':\n\n{}\n", game.row.name, changes.join("\n"))))
    })?;
    let game = cx.game.as_ref().context("no game")?;
    cx.store.record_press(
        game.row.id,
        &PressRow {
            phase: game.row.phase.clone(),
            sender: "Judge".to_owned(),
            heading: format!("{who} has changed the settings of '{}'.", game.row.name),
            public: true,
            body: changes.join("\n"),
            sent: cx.now,
        },
    )
}
