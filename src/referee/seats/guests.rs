//! Who may play in a game and who may not, by address: the lists behind ALLOW PLAYERS and DENY PLAYERS. Only masters see
//! them.
use crate::desk::env::Env;
use crate::desk::game_cx::GameCx;
use crate::desk::refusal::Refusal;
use crate::game::Game;
use crate::store::{GuestRow, Life, Store, UserId};
use crate::text::{list, row};
use anyhow::Result;

/// The most lines of a game's lists.
const MAX_GUESTS: usize = 200;
/// The longest of them, in bytes.
const MAX_PATTERN: usize = 254;

/// May this person play in the game? The answer does not tell who is on a list.
///
/// # Errors
/// If they may not, or the database fails.
pub fn check(env: &Env, game: &Game, user: UserId) -> Result<(), Refusal> {
    let guests = env.store.guests(game.row.id)?;
    if guests.is_empty() || may_play(&guests, &env.store.addresses(user)?) {
        return Ok(());
    }
    Err(closed(game))
}

/// What somebody is told whom the game does not take.
pub(in crate::referee) fn closed(game: &Game) -> Refusal {
    let masters: Vec<&str> = game.masters().map(|seat| seat.user_name.as_str()).collect();
    let choose = match masters.as_slice() {
        [] => "Those who made it choose".to_owned(),
        [one] => format!("{one} chooses"),
        several => format!("{} choose", list(several)),
    };
    Refusal::because(format!(
        "'{}' is not open to everybody. {choose} who plays, and can invite you. OPENINGS shows other games.",
        game.row.name
    ))
}

/// A line with a whole address counts before one with `*`, and a no before a yes. If only some are allowed, nobody else is.
fn may_play(guests: &[GuestRow], addresses: &[String]) -> bool {
    let fits = |guest: &&GuestRow| addresses.iter().any(|address| is_like(&guest.pattern, address));
    let (wild, exact): (Vec<&GuestRow>, Vec<&GuestRow>) =
        guests.iter().filter(fits).partition(|guest| guest.pattern.contains('*'));
    for fitting in [exact, wild] {
        if !fitting.is_empty() {
            return fitting.iter().all(|guest| guest.allowed);
        }
    }
    guests.iter().all(|guest| !guest.allowed)
}

/// Is the address like the pattern, where `*` stands for any letters?
fn is_like(pattern: &str, address: &str) -> bool {
    let (pattern, address) = (pattern.to_ascii_lowercase(), address.to_ascii_lowercase());
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|head| address.strip_prefix(head)) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(tail) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(tail)
}

/// Adds addresses to a list of the game, or takes those off that have a `-` before them. What to say of it.
///
/// # Errors
/// If one is no address, or the lists are full, or the database fails.
pub fn change(cx: &mut GameCx, allowed: bool, text: &str) -> Result<String, Refusal> {
    let (store, id) = (cx.store, cx.game.row.id);
    // While a game is being played, nobody alone shuts others out.
    if !cx.is_master() && cx.game.row.life != Life::Forming {
        return Err(Refusal::MasterOnly);
    }
    let mut said = Vec::new();
    for word in text.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty()) {
        let (pattern, is_off) = word.strip_prefix('-').map_or((word, false), |rest| (rest, true));
        let row = GuestRow { pattern: pattern.to_ascii_lowercase(), allowed };
        if is_off {
            said.push(match store.drop_guest(id, &row)? {
                true => format!("{pattern} is not on that list any more."),
                false => format!("{pattern} was not on that list."),
            });
            continue;
        }
        if !pattern.contains(['@', '*']) || MAX_PATTERN < pattern.len() {
            return Err(Refusal::because(format!(
                "\"{pattern}\" is not an address. Write it like ann@example.org, or *@example.org for everybody there."
            )));
        }
        if MAX_GUESTS <= store.guests(id)?.len() {
            return Err(Refusal::because(format!("The lists of a game have at most {MAX_GUESTS} lines.")));
        }
        store.add_guest(id, &row)?;
        let may = if allowed { "may play" } else { "may not play" };
        said.push(format!("{pattern} {may} in '{}'.", cx.game.row.name));
    }
    if said.is_empty() {
        let told = told(store, &cx.game)?;
        return Ok(if told.is_empty() { "Everybody may join: the lists are empty.".to_owned() } else { told });
    }
    cx.change("The list of who may join has been changed.", None);
    Ok(said.join("\n"))
}

/// The lists of a game, for its masters.
///
/// # Errors
/// If the database fails.
pub fn told(store: &Store, game: &Game) -> Result<String> {
    let guests = store.guests(game.row.id)?;
    let of = |allowed: bool, title: &str| {
        let named: Vec<&str> =
            guests.iter().filter(|guest| guest.allowed == allowed).map(|guest| guest.pattern.as_str()).collect();
        if named.is_empty() { String::new() } else { row(title, &named.join(", ")) }
    };
    Ok(of(true, "Allowed to play:     ") + &of(false, "Not allowed to play: "))
}
