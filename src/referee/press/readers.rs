//! The people who want more press, or less: copies of what goes to others, broadcasts, and those whom they ignore.
use super::delivery::Party;
use super::line::only_people;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::command::game_cx::GameCx;
use crate::game::settings::keys;
use crate::store::Role;
use crate::text::list;

/// Gives the writer copies of the press that goes to some only, or no more; and tells everybody. What to say of it.
///
/// # Errors
/// If they may not have them.
pub fn read_all(cx: &mut GameCx, wants: bool) -> Result<String, Stop> {
    let seat = cx.seat()?;
    let id = seat.id;
    let refusal = match seat.role {
        _ if seat.visit => Some("You only visit this game: your visit ends with this letter."),
        Role::Player => Some("Only masters and observers can have copies of all press."),
        Role::Observer if wants && !cx.game.settings.on(keys::WATCH_ALL_PRESS) => {
            Some("In this game observers have no copies of press to others (NO WATCH ALL PRESS).")
        }
        _ => None,
    };
    if let Some(why) = refusal {
        return refuse(old(why));
    }
    if seat.all_press == wants {
        let is = if wants { "You already read all press." } else { "You read no press to others." };
        return Ok(format!("{is} (As it was.)"));
    }
    cx.change_seat(id, |seat| seat.all_press = wants)?;
    cx.note(if wants { "reads all press" } else { "reads all press no longer" })?;
    let (game, own) = (&cx.game, cx.seat()?);
    let subject = cx.subject(if wants { "All press is read" } else { "All press is no longer read" });
    for other in game.seats.iter().filter(|other| other.id != own.id) {
        let (person, name) = (game.person(other, own), &game.row.name);
        let role = if own.role == Role::Master { "the master" } else { "an observer" };
        let text = match wants {
            true => format!(
                "{person}, {role} of '{name}', now gets a copy of all press that goes to some only, with its true address lines. What was written before stays as it was, and so does what is written to the master.\n"
            ),
            false => format!("{person}, {role} of '{name}', no longer gets copies of press to others.\n"),
        };
        let text = text.replace("An observer, an observer of", "An observer of");
        cx.post(other, &subject, &text)?;
    }
    Ok(match wants {
        true => "From now on you get a copy of all press. Everybody is told that you do.",
        false => "You get no more copies of press to others. Everybody is told.",
    }
    .to_owned())
}

/// Sends the writer broadcasts, or no more. What to say of it.
///
/// # Errors
/// If they play in the game.
pub fn read_broadcasts(cx: &mut GameCx, wants: bool) -> Result<String, Stop> {
    let seat = cx.seat()?;
    if seat.visit {
        return refuse("You only visit this game, and get no broadcasts by mail.");
    }
    let (id, as_it_was) = (seat.id, if seat.no_broadcast == wants { "" } else { " (As it was.)" });
    if seat.role == Role::Player {
        return refuse("Who plays in a game gets all broadcasts. Only masters and observers can do without.");
    }
    cx.change_seat(id, |seat| seat.no_broadcast = !wants)?;
    let name = &cx.game.row.name;
    Ok(match wants {
        true => format!("You get the broadcasts of '{name}' by mail.{as_it_was}"),
        false => format!(
            "You get no broadcasts by mail, but results, announcements, and what is written to you alone. HISTORY {name} shows the broadcasts.{as_it_was}"
        ),
    })
}

/// Press to some only from these is not mailed to the writer any more. What to say of it.
///
/// # Errors
/// If the list cannot be read, or somebody in it cannot be ignored.
pub fn ignore(cx: &GameCx, text: &str) -> Result<String, Stop> {
    let (game, own) = (&cx.game, cx.seat()?);
    let parties = only_people(cx, text)?;
    for party in &parties {
        let name = party.name(game);
        if *party == Party::Master {
            return refuse("Press from the master always comes. Nobody is ignored by this line.");
        }
        if party.is(game, own) && own.role == Role::Player {
            return refuse(old(format!("You play {name} yourself. Nobody is ignored by this line.")));
        }
        if !game.seats.iter().any(|seat| seat.id != own.id && party.is(game, seat)) {
            let why = match party {
                Party::Power(_) => format!("{name} has no player at the moment"),
                _ => "The game has no other observers".to_owned(),
            };
            return refuse(old(format!("{why}. Nobody is ignored by this line.")));
        }
    }
    for party in &parties {
        for seat in game.seats.iter().filter(|seat| seat.id != own.id && party.is(game, seat)) {
            cx.store.ignore(own.id, seat.id, party.name(game))?;
        }
    }
    let names = list(&super::delivery::names_of(game, &parties));
    Ok(format!(
        "What {names} writes to some only is not mailed to you any more; nobody is told. HISTORY {0} keeps it. SET NO IGNORE ends it.",
        game.row.name
    ))
}

/// Forgets that the writer ignores these, or anybody. What to say of it.
///
/// # Errors
/// If the list cannot be read.
pub fn stop_ignoring(cx: &GameCx, text: &str) -> Result<String, Stop> {
    let (game, own) = (&cx.game, cx.seat()?);
    let ignored = cx.store.ignored(own.id)?;
    let names: Vec<String> = match text.trim() {
        "" => ignored.clone(),
        text => only_people(cx, text)?.iter().map(|party| party.name(game).to_owned()).collect(),
    };
    names.iter().try_for_each(|name| cx.store.stop_ignoring(own.id, name))?;
    let ended: Vec<&String> = names.iter().filter(|name| ignored.contains(name)).collect();
    Ok(match ended.as_slice() {
        [] => "You ignored nobody. (As it was.)".to_owned(),
        ended => format!("Press from {} is mailed to you again.", list(ended)),
    })
}

/// Returns the people whom the writer ignores.
pub fn ignored(cx: &GameCx) -> Result<String, Stop> {
    Ok(match cx.store.ignored(cx.seat()?.id)?.as_slice() {
        [] => "You ignore nobody. IGNORE and the name of a power ends its press to you.".to_owned(),
        names => format!("You ignore {}. SET NO IGNORE ends it.", list(names)),
    })
}
