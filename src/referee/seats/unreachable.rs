//! People whom letters do not reach: their masters hear of it, or the keeper where there is no master. Nobody else does.
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, addresses, threads_of, zone_of};
use crate::game::Seat;
use crate::game::dates::day;
use crate::store::{Bounced, Draft, Role};
use crate::text::{list, wrap};
use anyhow::Result;
use jiff::tz::TimeZone;

/// A letter about the game could not be delivered, the first one to this address: its master hears of it. Is there one?
pub fn letter_came_back(cx: &GameCx, address: &str, subject: &str, why: &str) -> Result<bool> {
    tell_masters(cx, address, |master| {
        format!(
            "A letter to {} could not be delivered: \"{subject}\".\n\nThe reason: {why}\n\nIf letters come back on three days, I stop writing to this address, and tell you.\n",
            whom(cx, master, address)
        )
    })
}

/// Nothing is sent to an address any longer. The masters of all games of its owner hear of it once.
pub fn suspended(env: &Env, address: &str, bounced: &Bounced) -> Result<()> {
    let mut without_master = Vec::new();
    for game in env.store.games_reached_at(address)? {
        let cx = GameCx::of_clock(*env, game)?;
        if at(&cx, address).next().is_none() {
            continue;
        }
        let told = tell_masters(&cx, address, |master| {
            let zone = master.map_or(TimeZone::UTC, |seat| zone_of(seat));
            format!(
                "I write to {} no longer. {}\n\nIf you can reach them in another way, please do: a letter from this address, with their password or as an answer to one of mine, ends this at once, and tells them what they missed. Deadlines go on meanwhile. HELP EJECT and HELP SEEK say how a seat gets another player.\n",
                whom(&cx, master, address),
                since(bounced, &zone)
            )
        })?;
        if !told {
            without_master.push(cx.game.row.name.clone());
        }
    }
    if without_master.is_empty() {
        return Ok(());
    }
    let (games, have) = (list(&without_master), if without_master.len() == 1 { "has" } else { "have" });
    let body = format!(
        "I write to {address} no longer. {}\n\nA letter from this address, with a password or as an answer to one of mine, ends this. You are told because {games} {have} no master whom I could tell.\n",
        since(bounced, &TimeZone::UTC)
    );
    env.judge.tell_keeper(env.store, env.now, "letters to an address come back", &wrap(&body))
}

/// Describes the event, in a sentence or two.
fn since(bounced: &Bounced, zone: &TimeZone) -> String {
    let n = match bounced.n_letters {
        0 | 1 => "A letter has".to_owned(),
        n => format!("{n} letters have"),
    };
    format!("{n} come back since {}. The last reason: {}", day(bounced.since, zone), bounced.why)
}

/// Tells all masters of the game but the one whose address it is. Was there one? `text` is asked for what each may know.
fn tell_masters(cx: &GameCx, address: &str, text: impl Fn(Option<&Seat>) -> String) -> Result<bool> {
    let game = &cx.game;
    let others = |own: &&str| !own.eq_ignore_ascii_case(address);
    let masters: Vec<&Seat> = game.masters().filter(|seat| addresses(seat).any(|own| others(&own))).collect();
    for seat in &masters {
        // It is about no game: if this does not arrive either, there is no loop.
        let body = wrap(&cx.linked(LinkTarget::Game, &text(Some(seat))));
        let report = Draft { subject: cx.subject("Undeliverable letter"), body, ..Draft::default() };
        cx.post_in_threads(seat.id, &threads_of(&game.row), addresses(seat).filter(others), report)?;
    }
    Ok(!masters.is_empty())
}

/// The seats whose letters go to this address.
fn at<'a>(cx: &'a GameCx, address: &'a str) -> impl Iterator<Item = &'a Seat> {
    cx.game.seats.iter().filter(move |seat| addresses(seat).any(|own| own.eq_ignore_ascii_case(address)))
}

/// `Ann Other (ann@example.org), who plays Austria,`
fn whom(cx: &GameCx, master: Option<&Seat>, address: &str) -> String {
    let (Some(master), Some(seat)) = (master, at(cx, address).next()) else { return address.to_owned() };
    let mut person = cx.game.person(master, seat);
    if !seat.user_address.eq_ignore_ascii_case(address) {
        person = format!("{address}, an address of {person}");
    }
    let powers: Vec<&str> = cx.game.powers_of(seat).iter().map(|power| cx.game.power_name(*power)).collect();
    match (seat.role, powers.is_empty()) {
        (Role::Player, false) => format!("{person}, who plays {},", list(&powers)),
        (Role::Player, true) => format!("{person}, who is to play,"),
        (Role::Observer, _) => format!("{person}, who observes,"),
        (Role::Master, _) => format!("{person}, who is a master too,"),
    }
}
