//! The person who looks, and with which eyes: the only way from a session, a game and the requested power to a view of the
//! game.
use super::AppState;
use super::session::SignedIn;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::principal::{ClaimedAddress, Principal, Proof};
use crate::game::Game;
use crate::store::{Life, Role, Store, User};
use anyhow::Result;
use jiff::Timestamp;

/// Returns the environment of a page that only shows something. It cannot change anything, since its connection is read-only.
pub(super) fn env<'a>(app: &'a AppState, store: &'a Store) -> Env<'a> {
    Env { judge: &app.judge, store, now: app.clock.now(), letter: None, thread: &[] }
}

/// A stranger, for public pages.
pub(super) fn stranger<'a>(app: &'a AppState, store: &'a Store) -> Context<'a> {
    Context::new(env(app, store), Principal::nobody())
}

/// A visitor as the writer of an e-mail, so that the same functions answer both.
pub(super) fn context<'a>(app: &'a AppState, store: &'a Store, visitor: &SignedIn) -> Context<'a> {
    let proof = Proof::Page { is_fresh: visitor.is_fresh(app.clock.now()), is_known: visitor.is_known };
    let principal = match &visitor.user {
        Some(guest) if guest.is_guest() => Principal::of_guest(guest.clone(), proof),
        user => Principal::of_letter(ClaimedAddress::read(&visitor.address), proof, user.clone()),
    };
    Context::new(env(app, store), principal)
}

/// Returns the context of a person's own program. It may know the announcements that they see, but none of their press.
pub(super) fn reader<'a>(app: &'a AppState, store: &'a Store, user: &User) -> Context<'a> {
    Context::new(env(app, store), Principal::of_reader(user.clone()))
}

/// Signs a visitor on to a game, in the seat that has this power or that `master` or `observer` names, or by default in their
/// first seat. A visitor without a seat in it sees it as an observer. `None` if the game does not exist or they have no such
/// seat, which look the same from outside.
pub(super) fn game<'c, 'a>(
    cx: &'c mut Context<'a>,
    name: &str,
    seat: Option<&str>,
) -> Result<Option<&'c mut GameCx<'a>>> {
    let row = match cx.store.game_named(name)? {
        None => cx.store.renamed(name)?.map(|now| cx.store.game_named(&now)).transpose()?.flatten(),
        found => found,
    };
    let Some(row) = row else { return Ok(None) };
    let game = cx.load(row)?;
    let user = cx.principal.user();
    let now: Timestamp = cx.now;
    let is_meant = |own: &&crate::game::Seat| match seat.map(str::to_lowercase).as_deref() {
        None => true,
        Some("master" | "m") => own.role == Role::Master,
        Some("observer" | "o") => own.role == Role::Observer,
        Some(_) if game.row.life == Life::Forming => own.role == Role::Player,
        Some(name) => game.power(name).is_some_and(|power| game.powers_of(own).contains(&power)),
    };
    let is_own = |own: &&crate::game::Seat| Some(own.user) == user;
    let own = game.seats.iter().filter(is_own).find(is_meant).map(|own| (own.id, None));
    let sits = || {
        let user = user?;
        game.seats.iter().filter(|own| own.is_sat_by(user, now)).find(is_meant).map(|own| (own.id, Some(user)))
    };
    let found = own.or_else(sits);
    if found.is_none() && (seat.is_some() || !cx.may_see(&game)) {
        return Ok(None);
    }
    let acting = acting(&game, found.map(|(id, _)| id), seat);
    let game = cx.sign_on(game, found.map(|(id, _)| id));
    game.sitter = found.and_then(|(_, sitter)| sitter);
    game.acting = acting;
    Ok(Some(game))
}

/// Returns the word that SIGN ON uses for the seat that a person has signed on to: `Austria`, or the abbreviation of a power
/// whose name is not one word; `master`; or an empty text for a player before the start.
pub(super) fn word(cx: &GameCx) -> String {
    let Ok(seat) = cx.seat() else { return String::new() };
    match (seat.role, cx.acting.or(seat.power)) {
        (_, Some(power)) => {
            let (name, powers) = (cx.game.power_name(power), cx.game.powers());
            let is_word = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
            let letter = powers.get(power.index()).filter(|_| !is_word).map(|power| power.letter.clone());
            letter.unwrap_or_else(|| name.to_owned())
        }
        (Role::Master, None) => "master".to_owned(),
        (Role::Observer, None) => "observer".to_owned(),
        (Role::Player, None) => String::new(),
    }
}

/// The requested power, if it is not the first of its seat.
fn acting(game: &Game, seat: Option<crate::store::SeatId>, asked: Option<&str>) -> Option<crate::rules::Power> {
    let seat = game.seat(seat?)?;
    let power = game.power(asked?)?;
    game.powers_of(seat).get(1..).unwrap_or_default().contains(&power).then_some(power)
}

/// A line as a page may show it, with any password hidden.
pub(super) fn shown(app: &AppState, store: &Store, line: &str) -> String {
    crate::session::shown(&env(app, store), line)
}
