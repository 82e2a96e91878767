//! Who comes into a seat, and who leaves it.
use super::{form_for, next_phase_text, set_deadline};
use crate::command::Refusal;
use crate::context::Context;
use crate::game::Game;
use crate::game::dates::friendly;
use crate::rules::{Eyes, Power};
use crate::store::{Life, Role, SeatRow};
use crate::text::list;
use anyhow::Result;
use jiff::Timestamp;

/// Seats the writer on a power that nobody holds.
///
/// # Errors
/// If they are not registered, are in the game as player or master already, or the database fails.
pub fn take_over(cx: &mut Context, power: Power, password: &str) -> Result<String, Refusal> {
    let user = cx.user()?.clone();
    let store = cx.store;
    let password = cx.hash_password(password)?;
    let game = cx.game()?;
    let (id, name) = (game.row.id, game.power_name(power).to_owned());
    for own in game.seats.iter().filter(|seat| seat.user == user.id && seat.abandoned.is_none()) {
        match (own.role, &own.power) {
            (Role::Master, _) => {
                return Err(Refusal::because(format!("You are the master of this game; BECOME {name} acts for it.")));
            }
            (Role::Player, Some(power)) => {
                return Err(Refusal::because(format!("You play {power} in this game already.")));
            }
            _ => {}
        }
    }
    if let Some(old) = game.player(&name).cloned() {
        leave(cx, old.id, "taken over")?;
        let subject = cx.subject(&format!("{name} has been taken over"));
        let text = format!("As no orders came from you, {name} is now played by {} ({}).\n", user.name, user.address);
        cx.post(&old, &subject, &format!("{}\n{}", cx.head(&cx.zone_of(&old)), text))?;
    }
    stop_watching(cx, user.id)?;
    let seat = store.add_seat(&new_seat(id, Role::Player, Some(name.clone()), user.id, password, cx.now))?;
    cx.game_mut()?.seats = store.seats(id)?;
    cx.seat = Some(seat);
    cx.acting = None;
    let restarted = restart(cx)?;
    cx.touched = true;
    cx.note(format!("{name} taken over"))?;
    let game = cx.game()?;
    let subject = cx.subject(&format!("{name} has a new player"));
    let waits_for = waits_for(game);
    cx.post_to_all(&subject, |other, zone| {
        let mut text = format!("{} ({}) now plays {name} in '{}'.\n", user.name, user.address, game.row.name);
        if !waits_for.is_empty() {
            text += &format!("The game still waits for {}.\n", list(&waits_for));
        } else if let (Some(deadline), true) = (game.row.deadline, restarted) {
            text += &format!("The game goes on. The deadline for orders is {}.\n", friendly(deadline, zone));
        }
        if other.id == seat {
            text += &format!("\n{}", game.table()?.status(game.heading(), Eyes::Power(power)));
            text += &next_phase_text(cx, zone)?;
            text += &form_for(cx, other)?;
        }
        Ok(text)
    })?;
    Ok(format!("You now play {name} in '{}'. The password is yours.", cx.game()?.row.name))
}

/// The orders of a seat that was abandoned have come after all: it is nobody else's to take.
///
/// # Errors
/// If the database fails.
pub fn come_back(cx: &mut Context, seat: i64) -> Result<(), Refusal> {
    cx.change_seat(seat, |seat| seat.abandoned = None)?;
    let restarted = restart(cx)?;
    cx.touched = true;
    let game = cx.game()?;
    let name = game.seat(seat).map(|seat| game.seat_name(seat).to_owned()).unwrap_or_default();
    cx.note(format!("{name} has come back"))?;
    let subject = cx.subject(&format!("{name} is back"));
    let waits_for = waits_for(game);
    cx.post_to_all(&subject, |_, zone| {
        let mut text = format!("The orders of {name} have come: nobody can take it over any more.\n");
        if !waits_for.is_empty() {
            text += &format!("The game still waits for {}.\n", list(&waits_for));
        } else if let (Some(deadline), true) = (game.row.deadline, restarted) {
            text += &format!("The game goes on. The deadline for orders is {}.\n", friendly(deadline, zone));
        }
        Ok(text)
    })?;
    Ok(())
}

/// Gives a game that stood still, or whose deadline is past, a new deadline, once nobody's seat is free any more and
/// orders are still to come. Has it?
fn restart(cx: &mut Context) -> Result<bool, Refusal> {
    let game = cx.game()?;
    let stood_still = game.row.abandoned.is_some() || game.row.deadline.is_some_and(|deadline| deadline <= cx.now);
    if !stood_still || !free(game).is_empty() || game.lacking().is_empty() {
        return Ok(false);
    }
    set_deadline(cx, None)?;
    cx.change_game(|_| ())?;
    Ok(true)
}

/// The powers that owe orders and that anybody may take over.
fn free(game: &Game) -> Vec<&str> {
    game.due().into_iter().filter(|name| game.power(name).is_some_and(|power| game.vacant(power))).collect()
}

/// The same, if the game stands still for them.
fn waits_for(game: &Game) -> Vec<&str> {
    if game.row.abandoned.is_some() { free(game) } else { Vec::new() }
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

/// Whoever plays need not watch as well: ends their seats as an observer.
///
/// # Errors
/// If the database fails.
pub fn stop_watching(cx: &mut Context, user: i64) -> Result<(), Refusal> {
    let watches = |seat: &&SeatRow| seat.user == user && seat.role == Role::Observer;
    let seats: Vec<i64> = cx.game()?.seats.iter().filter(watches).map(|seat| seat.id).collect();
    seats.into_iter().try_for_each(|seat| leave(cx, seat, "plays"))
}

fn leave(cx: &mut Context, seat: i64, why: &str) -> Result<(), Refusal> {
    let now = cx.now;
    cx.change_seat(seat, |seat| {
        seat.until = Some(now);
        seat.why_ended = Some(why.to_owned());
    })
}

/// Ends somebody's tenure of a seat, and tells everybody.
///
/// # Errors
/// If the database fails.
pub fn vacate(cx: &mut Context, seat: i64, why: &str) -> Result<(), Refusal> {
    let game = cx.game()?;
    let row = game.seat(seat).cloned().ok_or(Refusal::SignOnFirst)?;
    let who = match (&row.power, row.role) {
        (Some(power), _) => power.clone(),
        (None, Role::Player) => row.user_name.clone(),
        (None, _) => format!("{} ({})", row.user_name, game.seat_name(&row)),
    };
    let was_only_master = row.role == Role::Master && game.masters().count() == 1;
    let subject = cx.subject(&format!("{who} has {why}"));
    let free = row.power.as_deref().and_then(|name| game.power(name)).filter(|_| game.running());
    cx.post_to_all(&subject, |_, _| {
        let mut text = format!("{who} has {why} from '{}'.\n", game.row.name);
        if let Some(power) = free {
            text += "Anybody who is registered here can take over, with a password of their own:\n\n";
            text += &format!("  {}\n", game.sign_on_line(power));
        } else if row.role == Role::Player && game.row.life == Life::Forming {
            text += &format!("Anybody who is registered here can join: SIGN ON ?{} password\n", game.row.name);
        }
        if was_only_master {
            text += "The game has no master now. Its players change its settings, pause and resume it, and what waited for the master's PROCESS goes by the clock.\n";
        }
        Ok(text)
    })?;
    cx.note(format!("{who} has {why}"))?;
    leave(cx, seat, why)?;
    if was_only_master {
        cx.change_game(|game| {
            ["manual_process", "manual_start"].into_iter().for_each(|key| game.settings.set(key, "no".to_owned()));
        })?;
        let game = cx.game()?;
        cx.start_at_end |= game.row.life == Life::Forming && game.players().count() == game.powers().len();
    }
    cx.touched = true;
    Ok(())
}
