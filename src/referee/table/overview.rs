//! The overview that each answer to somebody in a game ends with: what is on file for them, what is missing, what they have
//! asked for, and when the turn runs.
use super::votes;
use crate::answers::asked;
use crate::command::Stop;
use crate::command::game_cx::GameCx;

use crate::game::{Game, Seat, preference, schedule};
use crate::referee::turn::form::form_for;
use crate::referee::turn::{drafts, later};
use crate::rules::{Power, PowerName};
use crate::store::{Life, Role};
use anyhow::Result;

/// The orders on file of a power and of those that its player orders for with it, as the judge reads them.
///
/// # Errors
/// If the game is not being played.
pub fn orders(cx: &GameCx, power: Power) -> Result<String, Stop> {
    let (game, table) = (&cx.game, cx.table()?);
    let hand = if cx.is_master() { &[power] } else { game.hand(power) };
    let mut texts = Vec::new();
    for power in game.with_commanded(hand) {
        let orders = game.on_file_of(cx.store, power)?.orders;
        // Where nothing is on file, the form tells all.
        if !orders.is_empty() {
            texts.push(table.orders_text(game.heading(), power, &orders)?);
        }
    }
    Ok(under_one_heading(&texts))
}

/// Texts that begin with the same paragraph, one after the other, with that paragraph only once.
fn under_one_heading(texts: &[String]) -> String {
    let heading = texts.first().and_then(|text| text.split_once("\n\n")).map(|(heading, _)| format!("{heading}\n\n"));
    let mut all = String::new();
    for text in texts {
        let known = heading.as_deref().filter(|_| !all.is_empty());
        all += if all.is_empty() { "" } else { "\n" };
        all += known.and_then(|known| text.strip_prefix(known)).unwrap_or(text);
    }
    all
}

/// Returns whether orders are due from any of these powers.
fn owes(cx: &GameCx, powers: &[Power]) -> bool {
    let due = cx.game.due();
    powers.iter().any(|power| due.contains(power))
}

/// Returns the state after the orders: what is missing, what the reader has asked for, and when the turn runs; for a
/// master, the orders and the state of everyone.
pub fn state(cx: &GameCx) -> Result<String, Stop> {
    let (game, seat) = (&cx.game, cx.seat()?);
    // What is kept for later is looked up only when it is asked for, or has changed.
    let tells_kept = game.running() && (cx.after.overview || cx.after.kept);
    let kept = if tells_kept { kept(cx, seat)? } else { String::new() };
    let stands_still = cx.store.standstill()?.is_some();
    let clock = |seat| match stands_still {
        true => "No deadline passes until the judge goes on.\n".to_owned(),
        false => clock(cx, seat),
    };
    let text = match (game.row.life, seat.role) {
        (Life::Forming, _) => forming(cx, seat),
        (Life::Running, Role::Master) => of_everybody(cx)? + &clock(None),
        (Life::Running, Role::Player) => of_player(cx, seat)? + &clock(Some(seat)),
        (Life::Running, Role::Observer) => votes::so_far(cx, seat)? + &clock(Some(seat)),
        (Life::Paused, _) => {
            let name = &game.row.name;
            match game.row.paused_until {
                Some(until) => format!("'{name}' is paused. It goes on by itself {}.\n", cx.time(until)),
                None => format!("'{name}' is paused: nothing is adjudicated until it is resumed.\n"),
            }
        }
        (Life::Finished | Life::Terminated, _) => String::new(),
    };
    let asked = asked::asked(cx, seat)?.into_iter().map(|asked| asked.told + "\n");
    Ok(kept + &text + &asked.collect::<String>())
}

/// Returns the orders that a player keeps for later; for a master, those of the player of the power that they act as,
/// or of everyone.
fn kept(cx: &GameCx, seat: &Seat) -> Result<String> {
    let game = &cx.game;
    match (seat.role, cx.acting.and_then(|power| game.player(power))) {
        (Role::Observer, _) => Ok(String::new()),
        (Role::Player, _) => Ok(drafts::shown(cx, seat)? + &later::shown(cx, seat)?),
        (Role::Master, Some(player)) => later::shown(cx, player),
        (Role::Master, None) => {
            let of = |player: &Seat| {
                let kept = later::shown(cx, player)?;
                let title = game.seat_title(player);
                Ok(if kept.is_empty() { kept } else { format!("{title}:\n\n{kept}") })
            };
            game.players().map(of).collect()
        }
    }
}

/// The order form of the writer, if they owe orders.
pub fn form(cx: &GameCx) -> Result<String, Stop> {
    let (game, seat) = (&cx.game, cx.seat()?);
    if !game.running() || game.lacking_of(seat).is_empty() && !game.in_disorder(seat) {
        return Ok(String::new());
    }
    Ok(form_for(cx, seat)?)
}

/// A game that has not started: what each player wants.
fn forming(cx: &GameCx, own: &Seat) -> String {
    let game = &cx.game;
    let mut text = if game.secret() && own.role != Role::Master {
        format!("'{}' has not started yet.\n", game.row.name)
    } else {
        let n_players = game.players().count();
        let are = if n_players == 1 { "is" } else { "are" };
        format!("'{}' has not started yet: {n_players} of {} seats {are} taken.\n", game.row.name, game.n_seats())
    };
    match (own.role, &own.assigned) {
        (Role::Player, Some(power)) if own.approved => text += &format!("You will play {power}.\n"),
        (Role::Player, _) if own.preference.is_empty() => {
            text += "You have not said which power you want: SET PREFERENCE does that.\n";
        }
        (Role::Player, _) => text += &format!("Your preference: {}.\n", wishes(game, own)),
        (Role::Master, _) => {
            for seat in game.players() {
                let wish = if seat.preference.is_empty() { "no preference".to_owned() } else { wishes(game, seat) };
                let given =
                    seat.assigned.as_ref().map_or(String::new(), |power| format!("; you have given them {power}"));
                text += &format!("{}: {wish}{given}.\n", seat.user_name);
            }
        }
        (Role::Observer, _) => {}
    }
    text
}

/// `Germany, then Italy`
fn wishes(game: &Game, seat: &Seat) -> String {
    let played = game.system.played();
    match preference::read_among(&seat.preference, game.powers(), &played) {
        Ok(wishes) => preference::told(&wishes, game.powers(), &played),
        // The powers have changed since.
        Err(_) => seat.preference.clone(),
    }
}

/// Says how many orders a player still owes; nothing if none.
pub(crate) fn needed(cx: &GameCx, seat: &Seat) -> Result<String, Stop> {
    let game = &cx.game;
    let lacking = game.lacking_of(seat);
    if lacking.is_empty() {
        return Ok(String::new());
    }
    let whose = if game.ordered_by(seat).len() == 1 { String::new() } else { format!(" for {}", game.named(&lacking)) };
    let has_orders =
        game.on_file(cx.store)?.iter().any(|filed| lacking.contains(&filed.power) && !filed.orders.is_empty());
    Ok(match game.n_missing(cx.store, &lacking)? {
        // Of some games it is a whole turn.
        1 if !has_orders => format!("No orders are on file yet{whose}.\n"),
        1 => format!("1 order{whose} is still needed.\n"),
        n if has_orders => format!("{n} orders{whose} are still needed.\n"),
        n => format!("{n} orders{whose} are needed, and none is on file.\n"),
    })
}

/// Returns the missing orders, and the player's wishes.
fn of_player(cx: &GameCx, seat: &Seat) -> Result<String, Stop> {
    let game = &cx.game;
    let (lacking, ordered) = (game.lacking_of(seat), game.ordered_by(seat));
    let mut text = String::new();
    if !owes(cx, &ordered) {
        text += "You have nothing to order now.\n";
    }
    if game.in_disorder(seat) {
        text += &format!(
            "{} is in civil disorder: the game does not wait for it, and anybody can take it over. Send orders, and you are back.\n",
            game.seat_title(seat)
        );
    }
    text += &needed(cx, seat)?;
    if seat.error && lacking.is_empty() {
        text += "The turn waits for you to mend the line that could not be carried out, but not beyond the deadline. If your orders are right as they stand, write SET NO WAIT.\n";
    }
    if seat.wait {
        text += "You wait for the deadline; SET NO WAIT lets the turn run early.\n";
    }
    for absence in absences(cx, seat)? {
        text += &format!("You are away {absence}: no new deadline falls in that time.\n");
    }
    text += &votes::so_far(cx, seat)?;
    Ok(text)
}

/// `from ... to ...`, for each absence ahead of the holder of a seat.
fn absences(cx: &GameCx, seat: &Seat) -> Result<Vec<String>> {
    let absences = cx.store.absences(cx.game.row.id, cx.now)?.into_iter().filter(|absence| absence.seat == seat.id);
    Ok(absences
        .map(|absence| format!("from {} to {}", cx.time(absence.away.start), cx.time(absence.away.end)))
        .collect())
}

/// For masters: the orders of all powers, and the state of each.
fn of_everybody(cx: &GameCx) -> Result<String, Stop> {
    let (game, table) = (&cx.game, cx.table()?);
    let on_file = game.on_file(cx.store)?.into_iter().filter(|filed| !filed.orders.is_empty());
    let texts = on_file.map(|filed| table.orders_text(game.heading(), filed.power, &filed.orders));
    let mut text = under_one_heading(&texts.collect::<Result<Vec<_>>>()?);
    text += if text.is_empty() { "" } else { "\n" };
    let now = cx.time_for_orders()?;
    let (due, lacking, ballots) = (game.due(), game.lacking(), game.ballots(cx.store)?);
    for (i, PowerName { name, .. }) in game.powers().iter().enumerate() {
        let power = Power(i as u16);
        let seat = game.player(power);
        let mut notes = Vec::new();
        if lacking.contains(&power) {
            notes.push(match game.n_missing(cx.store, &[power])? {
                1 => "1 order is missing".to_owned(),
                n => format!("{n} orders are missing"),
            });
        } else if due.contains(&power) {
            notes.push("orders are in".to_owned());
        }
        let is_late = game.row.deadline.is_some_and(|deadline| deadline <= now) && lacking.contains(&power);
        if let Some(seat) = seat.filter(|seat| is_late && seat.abandoned.is_none()) {
            notes.push(match seat.n_late {
                0 | 1 => "late".to_owned(),
                n => format!("late, {n} times so far"),
            });
        }
        match game.computer(power) {
            Some(computer) => notes.push(format!("in the hands of {}", computer.title())),
            None if due.contains(&power) && game.orderer(power).is_none() => notes.push("nobody plays it".to_owned()),
            None => {}
        }
        if seat.is_some_and(|seat| seat.abandoned.is_some()) {
            notes.push("abandoned".to_owned());
        }
        if seat.is_some_and(|seat| game.in_disorder(seat)) {
            notes = vec!["in civil disorder".to_owned()];
        }
        if seat.is_some_and(|seat| seat.error) {
            notes.push("has a line to mend".to_owned());
        }
        if seat.is_some_and(|seat| seat.wait) {
            notes.push("waits for the deadline".to_owned());
        }
        if let Some(seat) = seat {
            notes.extend(absences(cx, seat)?.into_iter().map(|absence| format!("away {absence}")));
        }
        let own = ballots.iter().filter(|(voter, _)| *voter == power);
        notes.extend(own.map(|(_, ballot)| format!("votes {}", game.told(ballot))));
        if !notes.is_empty() {
            text += &format!("{name}: {}.\n", notes.join("; "));
        }
    }
    Ok(text)
}

/// Returns the time at which the turn runs, as far as the reader may know. `own`: the seat of a reader who is not a
/// master.
pub fn clock(cx: &GameCx, own: Option<&Seat>) -> String {
    let game = &cx.game;
    let Some(situation) = game.situation() else {
        return match game.is_solo() {
            true if !game.computers.hands.is_empty() => "The turn runs as soon as all orders are in.\n".to_owned(),
            true => "The turn runs when you say PROCESS.\n".to_owned(),
            false => String::new(),
        };
    };
    let (deadline, grace) = (cx.time(situation.deadline), cx.time(situation.grace_end));
    let has_grace = situation.deadline < situation.grace_end;
    if situation.manual {
        return format!("The master runs the turn. The deadline for orders is {deadline}.\n");
    }
    if cx.now < situation.deadline {
        // Whether others wait, only a master may know.
        let waits = |seat: &Seat| seat.wait || seat.error && game.lacking_of(seat).is_empty();
        if own.map_or(situation.waiting, waits) {
            return format!("The turn runs at the deadline: {deadline}.\n");
        }
        let earliest = situation.earliest.max(cx.now);
        let earliest = situation.calendar.opens(earliest).unwrap_or(earliest).min(situation.deadline);
        let but = if cx.now < earliest { format!(", but not before {}", cx.time(earliest)) } else { String::new() };
        let early = format!("The turn runs {}{but}", schedule::early(situation.delay));
        return if has_grace {
            format!("{early}. The deadline is {deadline}; late orders are accepted until {grace}.\n")
        } else {
            format!("{early}, at the latest {deadline}.\n")
        };
    }
    if let Some(time) = situation.runs_at() {
        return format!("All orders are in: the turn runs on {}.\n", cx.time(time));
    }
    let is_late = own.is_some_and(|seat| game.is_late(seat, cx.now));
    match (is_late, cx.now < situation.grace_end) {
        (true, true) => format!("You are late. Late orders are accepted until {grace}.\n"),
        (true, false) => {
            "You are late, and grace is over: somebody may take over. Your orders still count until then.\n".to_owned()
        }
        (false, true) => format!("The turn waits for late orders, until {grace}.\n"),
        (false, false) => {
            "Grace is over. The game waits for the missing orders, or for somebody to take over.\n".to_owned()
        }
    }
}
