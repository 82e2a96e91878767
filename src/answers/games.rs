//! The writer's own games, and those that want players: GAMES and OPENINGS.
use super::listing::row_of;
use crate::desk::context::Context;
use crate::desk::refusal::Refusal;
use crate::game::dates::friendly;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::joining;
use crate::referee::reliability::record;
use crate::store::{Life, Role, SeatRow};
use crate::text::{self, list, row};
use jiff::Timestamp;

/// Where a line about a game goes on.
const INDENT: usize = 20;

/// The games in which the writer has a seat, the next deadline first.
///
/// # Errors
/// If they are not registered, or the database fails.
pub fn own(cx: &Context) -> Result<String, Refusal> {
    let user = cx.user()?;
    let held: Vec<SeatRow> = cx.store.tenures_of(user.id)?.into_iter().filter(|seat| seat.until.is_none()).collect();
    let mut rows: Vec<(Option<Timestamp>, String)> = Vec::new();
    let mut over = Vec::new();
    for row in held {
        let game = cx.load(cx.store.game(row.game)?)?;
        let Some(seat) = game.seat(row.id) else { continue };
        if matches!(game.row.life, Life::Finished | Life::Terminated) {
            over.push(game.row.name.clone());
        } else {
            rows.push((game.row.deadline.filter(|_| game.running()), entry(cx, &game, seat)?));
        }
    }
    if rows.is_empty() && over.is_empty() {
        return Ok("You are in no game. OPENINGS shows games that want players.".to_owned());
    }
    // Games without a deadline come last.
    rows.sort_by_key(|(deadline, _)| (deadline.is_none(), *deadline));
    let mut text: String = rows.into_iter().map(|(_, entry)| entry).collect();
    if !over.is_empty() {
        over.dedup();
        text += &row(&format!("{:<INDENT$}", "Over:"), &format!("{}.", list(&over)));
    }
    let record = record(cx, user.id, false)?;
    if record.n_phases() != 0 {
        text += &row("\nYour record: ", &format!("{}.", record.told()));
    }
    Ok(text)
}

/// One of the writer's games: what they are in it, and what it wants of them.
fn entry(cx: &Context, game: &Game, seat: &Seat) -> Result<String, Refusal> {
    let phase = match game.row.life {
        Life::Forming => "Forming".to_owned(),
        Life::Paused => format!("{} P", game.row.phase),
        _ => game.row.phase.clone(),
    };
    let head = format!("{:<INDENT$}", format!("{} {phase}", game.row.name));
    let mut text = row(&head, &format!("{}, on {}.", game.seat_title(seat), game.variant()));
    text.extend(wanted(cx, game, seat)?.iter().map(|line| row(&format!("{:INDENT$}", ""), line)));
    Ok(text)
}

/// What a game wants of the holder of a seat, and by when.
fn wanted(cx: &Context, game: &Game, seat: &Seat) -> Result<Vec<String>, Refusal> {
    let mut lines = Vec::new();
    if !seat.approved {
        return Ok(vec!["You have no seat yet: its master has to say yes.".to_owned()]);
    }
    match game.row.life {
        Life::Forming if game.secret() && seat.role != Role::Master => lines.push("It has not started yet.".to_owned()),
        Life::Forming => {
            if game.row.muster.is_some() && seat.role == Role::Player && !seat.ready {
                lines.push("You are to confirm that you still want to play: READY.".to_owned());
            }
            lines.push(format!("{} of {} seats are taken.", game.players().count(), game.n_seats()));
        }
        Life::Paused => lines.push("It is paused.".to_owned()),
        Life::Finished | Life::Terminated => {}
        Life::Running => {
            let (lacking, now) = (game.lacking_of(seat), cx.time_for_orders()?);
            let is_late = game.is_late(seat, now);
            let is_past = game.row.deadline.is_some_and(|deadline| deadline <= now);
            match seat.role {
                Role::Master if game.lacking().is_empty() => lines.push("All orders are in.".to_owned()),
                Role::Master => lines.push(format!("Orders are missing from {}.", game.named_briefly(&game.lacking()))),
                Role::Observer => {}
                Role::Player if !lacking.is_empty() => lines.push(match game.n_missing(cx.store, &lacking)? {
                    _ if is_late => "YOU ARE LATE: your orders are not all in.".to_owned(),
                    1 => "You owe 1 order.".to_owned(),
                    n => format!("You owe {n} orders."),
                }),
                Role::Player if seat.error => lines.push("A line of your orders is to be mended.".to_owned()),
                Role::Player if game.ordered_by(seat).iter().any(|power| game.due().contains(power)) => {
                    lines.push("Your orders are in.".to_owned());
                }
                Role::Player => lines.push("You have nothing to order now.".to_owned()),
            }
            if seat.abandoned.is_some() {
                lines.push("Anybody can take over your seat, until your orders are in.".to_owned());
            }
            if let Some(deadline) = game.row.deadline {
                let what = if is_past { "The deadline was" } else { "Deadline:" };
                lines.push(format!("{what} {}.", friendly(deadline, &cx.zone())));
            }
        }
    }
    Ok(lines)
}

/// The public games that want players: those that have not started, and powers that have none any more.
///
/// # Errors
/// If the database fails.
pub fn openings(cx: &Context) -> Result<String, Refusal> {
    let (_, text) = openings_of(cx, |_| true)?;
    if text.is_empty() {
        return Ok("No public game wants players now. CREATE ?game password begins one (HELP CREATE).".to_owned());
    }
    let mut text =
        format!("{text}In place of \"password\" write one of your own. LIST and a name tells more of a game.\n");
    if cx.writer.user.is_none() {
        text += "You are not registered yet: send REGISTER and your name first.\n";
    }
    Ok(text)
}

/// The openings in those of the public games that are wanted: what each is called, for us to know it again, and the text of
/// all.
///
/// # Errors
/// If the database fails.
pub fn openings_of(cx: &Context, is_wanted: impl Fn(&Game) -> bool) -> Result<(Vec<String>, String), Refusal> {
    let user = cx.writer.user.as_ref().filter(|_| cx.writer.verified).map(|user| user.id);
    let (mut names, mut forming, mut open) = (Vec::new(), String::new(), String::new());
    for row in cx.store.games()?.into_iter().filter(|row| matches!(row.life, Life::Forming | Life::Running)) {
        let game = cx.load(row)?;
        let plays = |seat: &Seat| Some(seat.user) == user && seat.role != Role::Observer && seat.abandoned.is_none();
        let is_shut_out = match user {
            Some(user) => game.seats.iter().any(plays) || joining::is_open_to(cx, &game, user, None).is_err(),
            None => false,
        };
        if is_shut_out || !game.settings.on(keys::LISTED) || !is_wanted(&game) {
            continue;
        }
        let name = &game.row.name;
        if game.row.life == Life::Forming && game.n_open() != 0 {
            names.push(name.clone());
            forming += &row_of(cx, &game);
        }
        let hands = game.open_hands();
        if !hands.is_empty() {
            open += &row_of(cx, &game);
            for hand in hands {
                names.extend(hand.first().map(|power| format!("{name} {}", game.power_name(*power))));
                let named = if hand.len() == 1 { format!("  ({})", game.named(hand)) } else { String::new() };
                open += &text::row(&format!("{:INDENT$}", ""), &format!("{}{named}", game.sign_on_lines(hand)));
            }
        }
    }
    let mut text = String::new();
    if !forming.is_empty() {
        text += &format!("Games that have not started yet:\n\n{forming}\n");
    }
    if !open.is_empty() {
        text += &format!("Powers that want a new player:\n\n{open}\n");
    }
    Ok((names, text))
}
