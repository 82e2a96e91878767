//! Games that their GM starts with empty seats, and games that return to before their start.
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line, term};

use crate::game::computers::Computers;
use crate::game::settings::keys;
use crate::referee::turn::phase::start;
use crate::store::{Life, Role, SeatId};

/// Starts a game with empty seats. Others can take over the powers without a player.
///
/// # Errors
/// If it has started, no one has joined, or too many have.
pub fn force_begin(cx: &mut GameCx, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let (name, n_players, n_seats) = (game.row.name.clone(), game.players().count(), game.n_seats());
    let name = &Note::of(sentence::game(&name));
    if game.row.life != Life::Forming {
        return refuse(say!("The game {name} is {life}.", name, life = game.row.life.word()));
    }
    if n_players == 0 {
        return refuse(say!("{name} has no players yet. INVITE address invites someone.", name));
    }
    if n_seats < n_players {
        return refuse(say!("{name} is for {n_seats} players, but {n_players} have joined.", name, n_seats, n_players));
    }
    start(cx)?;
    let vacant = cx.game.vacant_hands().into_iter().map(|hand| Note::of(&cx.game.called_each(hand)));
    doc.para(match vacant.reduce(|all, next| Note::of(say!("{all}; {next}", all, next))) {
        None => say!("{name} has started.", name),
        Some(vacant) => say!("{name} has started. Open to any registered player: {vacant}.", name, vacant),
    });
    Ok(())
}

/// Returns to before the start, as long as nothing has been adjudicated. Players keep their seats and preferences.
///
/// # Errors
/// If it has not started, or something was adjudicated.
pub fn unstart(cx: &mut GameCx, doc: &mut Doc) -> CommandResult {
    let (store, game) = (cx.store, &cx.game);
    let (id, name) = (game.row.id, game.row.name.clone());
    let name = &Note::of(sentence::game(&name));
    if !matches!(game.row.life, Life::Running | Life::Paused) {
        return refuse(say!("The game {name} is {life}.", name, life = game.row.life.word()));
    }
    if game.row.turn != 1 || store.n_undone(id, 1)? != 0 {
        return refuse(say!(
            "{name} cannot go back to before its start: a turn has been adjudicated. {} takes back turns.",
            name,
            line("ROLLBACK")
        ));
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
        let mut letter = Doc::new(reader_of(seat));
        letter.para(say!(
            "{has} taken the game {name} back to before its start. Powers will be dealt again, and orders sent so far are void. It starts when the GM says so.",
            has = &has,
            name
        ));
        match (seat.role, seat.preference.as_str()) {
            (Role::Player, "") => {
                letter.para(say!("You keep your seat. {} says which powers you would like.", line("SET PREFERENCE")))
            }
            (Role::Player, list) => letter.para(say!("You keep your seat, and your preference, {}.", term(list))),
            _ => {}
        }
        cx.post(seat, &subject, &letter)?;
    }
    doc.para(say!(
        "{name} is forming again. Seats and preferences are unchanged, and you can change settings. {open} It starts with {} (MANUAL START is on).",
        name,
        open,
        line("PROCESS")
    ));
    Ok(())
}
