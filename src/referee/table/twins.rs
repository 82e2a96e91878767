//! AUTO CREATE: when a game starts or ends, opens another one with the same settings, and invites all its players.
use super::setup;
use crate::command::Stop;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::game::Seat;
use crate::game::settings::keys::{self, Twin};
use crate::referee::seats::invitations;
use crate::referee::seats::people::new_seat;
use crate::say;
use crate::store::{GameId, GameRow, Paid, Role, SeatRow};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{self, Note, line};
use anyhow::Result;

/// The maximum length of a game's name.
const MAX_NAME: usize = 24;
/// The maximum number of names to try.
const MAX_TRIED: u32 = 1000;

/// Opens a twin of the game, if it should have one now.
pub(in crate::referee) fn open(cx: &mut GameCx, when: Twin) -> Result<()> {
    let game = &cx.game;
    let can_be = game.row.morphed || cx.judge.catalogue.has(&game.row.variant);
    if game.settings.get(keys::AUTO_CREATE) != when || game.is_solo() || !can_be {
        return Ok(());
    }
    let Some(name) = next_name(cx)? else { return Ok(()) };
    let (store, old) = (cx.store, &game.row);
    let row = GameRow::forming(
        name.clone(),
        old.family.clone(),
        old.variant.clone(),
        hex(&cx.judge.new_luck.draw()?.opened()),
        cx.now,
    );
    let id = store.add_game(&GameRow {
        settings: old.settings.clone(),
        morphed: old.morphed,
        board: old.board.clone().filter(|_| old.morphed),
        join_password: old.join_password.clone(),
        ..row
    })?;
    store.guests(old.id)?.iter().try_for_each(|guest| store.add_guest(id, guest))?;
    for master in game.masters() {
        let seat = new_seat(id, Role::Master, master.user, master.password.clone(), cx.now);
        store.add_seat(&SeatRow { address: master.address.clone(), ..seat })?;
    }
    // One twin is enough, even if the game is rolled back and ends again.
    cx.game.settings.put(keys::AUTO_CREATE, &Twin::Never);
    cx.game.save(cx.env.store)?;
    tell(cx, id)
}

/// The next free name: `demo2` after `demo`.
fn next_name(cx: &GameCx) -> Result<Option<String>> {
    let name = &cx.game.row.name;
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let n: u32 = name[stem.len()..].parse().unwrap_or(1);
    for next in (1..=MAX_TRIED).filter_map(|i| n.checked_add(i)) {
        let next = next.to_string();
        let stem: String = stem.chars().take(MAX_NAME - next.len()).collect();
        let name = format!("{stem}{next}");
        if cx.store.game_named(&name)?.is_none() {
            return Ok(Some(name));
        }
    }
    Ok(None)
}

/// Tells the GMs, and invites the players of the old game.
fn tell(cx: &GameCx, id: GameId) -> Result<()> {
    let mut twin = GameCx::of_clock(cx.env, id)?;
    setup::keep_board(&mut twin).map_err(Stop::into_fault)?;
    let (old, new) = (&cx.game.row.name, twin.game.row.name.clone());
    twin.note(say!("opened after {}", sentence::game(old)))?;
    cx.note(say!("{} opened after it", sentence::game(&new)))?;
    let subject = twin.subject("Opened");
    for master in twin.game.masters() {
        let mut doc = Doc::new(reader_of(master));
        doc.para(say!(
            "As you have set (AUTO CREATE), {new} follows {old}: it has the same settings, you are its master, with the same password, and the players are invited. {} ends it if you do not want it.",
            new = sentence::game(&new),
            old = sentence::game(old),
            line(format!("TERMINATE {new}"))
        ));
        twin.post(master, &subject, &doc)?;
    }
    let players: Vec<&Seat> = cx.game.players().collect();
    for seat in players {
        if cx.store.is_uninvited(&seat.user_address)? {
            continue;
        }
        let by = cx.store.user(cx.game.masters().next().map_or(seat.user, |master| master.user))?;
        let why = Note::of(say!(
            "You are invited to play again: {new} follows {old}, with the same settings.",
            new = &twin.game,
            old = &cx.game
        ));
        invitations::send(&twin.env, &twin.game, &by, &seat.user_address, None, Some(why), Paid::by_the_game())?;
    }
    Ok(())
}
