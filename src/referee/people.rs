//! Who comes into a seat, and who leaves it.
use super::set_deadline;
use crate::command::Refusal;
use crate::context::Context;
use crate::game::dates::friendly;
use crate::rules::Power;
use crate::store::{Role, SeatRow};
use crate::text::wrap;
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;

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
