//! Games that begin by their master's word, though seats are empty, and games that go back to before their start.
use crate::command::game_cx::GameCx;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::game::computers::Computers;
use crate::game::settings::keys;
use crate::referee::turn::phase::start;
use crate::store::{Life, SeatId};

/// Starts a game though not all of its seats are taken: what nobody plays can be taken over. What to say of it.
///
/// # Errors
/// If it has started, nobody has joined, too many have.
pub fn force_begin(cx: &mut GameCx) -> Result<String, Stop> {
    let game = &cx.game;
    let (name, n_players, n_seats) = (game.row.name.clone(), game.players().count(), game.n_seats());
    if game.row.life != Life::Forming {
        return refuse(old(format!("The game '{name}' is {}.", game.row.life.word())));
    }
    if n_players == 0 {
        return refuse(old(format!("Nobody has joined '{name}' yet. INVITE and an address invites somebody.")));
    }
    if n_seats < n_players {
        return refuse(old(format!("'{name}' is for {n_seats} players, but {n_players} have joined.")));
    }
    start(cx)?;
    let vacant: Vec<String> = cx.game.vacant_hands().into_iter().map(|hand| cx.game.named(hand)).collect();
    Ok(match vacant.as_slice() {
        [] => format!("'{name}' has started."),
        vacant => format!("'{name}' has started. Free for anybody to take over: {}.", vacant.join("; ")),
    })
}

/// Goes back to before the start, as long as nothing has been adjudicated. Who has joined keeps the seat, and what they
/// prefer. What to say of it.
///
/// # Errors
/// If it has not started, something was adjudicated.
pub fn unstart(cx: &mut GameCx) -> Result<String, Stop> {
    let (store, game) = (cx.store, &cx.game);
    let (id, name) = (game.row.id, game.row.name.clone());
    if !matches!(game.row.life, Life::Running | Life::Paused) {
        return refuse(old(format!("The game '{name}' is {}.", game.row.life.word())));
    }
    if game.row.turn != 1 || store.n_undone(id, 1)? != 0 {
        return refuse(old(format!(
            "'{name}' cannot go back to before its start: a turn has been adjudicated. ROLLBACK takes back turns."
        )));
    }
    store.drop_orders_from(id, 0)?;
    store.drop_votes_from(id, 0)?;
    store.drop_marks(id)?;
    store.drop_proposals(id)?;
    store.undo_edits_after(id, 0, cx.now)?;
    let seats: Vec<SeatId> = cx.game.seats.iter().map(|seat| seat.id).collect();
    for seat in seats {
        cx.change_seat(seat, |seat| {
            seat.take_power();
            (seat.wait, seat.error, seat.abandoned) = (false, false, None);
        })?;
    }
    cx.change_game(|game| {
        (game.table, game.computers) = (None, Computers::default());
        let row = &mut game.row;
        (row.life, row.turn, row.phase) = (Life::Forming, 0, String::new());
        (row.position, row.hands, row.started) = (None, None, None);
        (row.turn_began, row.deadline, row.deadline_set, row.grace, row.earliest) = (None, None, None, None, None);
        (row.reminded, row.late_noticed, row.abandoned, row.all_in, row.next_at) = (None, None, None, None, None);
        game.settings.put(keys::MANUAL_START, &true);
    })?;
    cx.reload()?;
    cx.after.touched = true;
    cx.note("back to before the start")?;
    let (has, game) = (cx.changer_has(), &cx.game);
    let open = match game.n_open() {
        0 => "All seats are taken.",
        _ => "Not all seats are taken.",
    };
    let subject = cx.subject("Not started after all");
    let writer = cx.seat;
    for seat in game.seats.iter().filter(|seat| Some(seat.id) != writer) {
        let own = match seat.preference.as_str() {
            "" => "You keep your seat. SET PREFERENCE says which powers you would like.".to_owned(),
            list => format!("You keep your seat, and your preference, {list}."),
        };
        let own = if seat.role == crate::store::Role::Player { format!("\n{own}\n") } else { String::new() };
        let text = format!(
            "{has} taken the game '{name}' back to before its start. Powers will be dealt out anew, and orders that were sent do not count. It begins when the master says so.\n{own}"
        );
        cx.post(seat, &subject, &text)?;
    }
    Ok(format!(
        "'{name}' is forming again; seats and preferences are as they were, and settings can be changed. {open} It begins with PROCESS (MANUAL START is on)."
    ))
}
