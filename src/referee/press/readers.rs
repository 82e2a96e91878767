//! People who want more press, or less: copies of press to others, broadcasts, and writers to ignore.
use super::line::only_people;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::{CommandResult, refuse};
use crate::game::settings::keys;
use crate::say;
use crate::store::{Party, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{and, line, person, term};

/// Turns the writer's copies of partial press on or off, and tells everyone.
///
/// # Errors
/// If they may not have copies.
pub fn read_all(cx: &mut GameCx, wants: bool, doc: &mut Doc) -> CommandResult {
    let seat = cx.seat()?;
    let id = seat.id;
    let refusal = match seat.role {
        _ if seat.visit => Some("You are only visiting this game: your visit ends with this e-mail."),
        Role::Player => Some("Only GMs and observers can have copies of all press."),
        Role::Observer if wants && !cx.game.settings.on(keys::WATCH_ALL_PRESS) => {
            Some("In this game observers have no copies of press to others (NO WATCH ALL PRESS).")
        }
        _ => None,
    };
    if let Some(why) = refusal {
        return refuse(why);
    }
    if seat.all_press == wants {
        doc.para(if wants { "You already read all press." } else { "You read no press to others." });
        doc.also("(Unchanged.)");
        return Ok(());
    }
    cx.change_seat(id, |seat| seat.all_press = wants)?;
    cx.note(if wants { "reads all press" } else { "reads all press no longer" })?;
    let (game, own) = (&cx.game, cx.seat()?);
    let subject = cx.subject(if wants { "All press is read" } else { "All press is no longer read" });
    for other in game.seats.iter().filter(|other| other.id != own.id) {
        let named = person(game.person(other, own));
        let who = match own.role {
            Role::Master => say!("{}, the GM of {game},", named, game),
            _ if game.may_know(other, own) => say!("{}, an observer of {game},", named, game),
            _ => say!("An observer of {game},", game),
        };
        let mut letter = Doc::new(reader_of(other));
        letter.para(match wants {
            true => say!(
                "From now on, {who} gets a copy of all private press, with its true address lines. Earlier press, and press to the GM, stays private.",
                who
            ),
            false => say!("{who} no longer gets copies of press to others.", who),
        });
        cx.post(other, &subject, &letter)?;
    }
    doc.para(match wants {
        true => "From now on you get a copy of all press. I have told everyone so.",
        false => "You no longer get copies of press to others. I have told everyone so.",
    });
    Ok(())
}

/// Turns broadcasts to the writer on or off.
///
/// # Errors
/// If they play in the game.
pub fn read_broadcasts(cx: &mut GameCx, wants: bool, doc: &mut Doc) -> CommandResult {
    let seat = cx.seat()?;
    if seat.visit {
        return refuse("You only visit this game, and get no broadcasts by mail.");
    }
    let (id, is_as_it_was) = (seat.id, seat.no_broadcast != wants);
    if seat.role == Role::Player {
        return refuse("Players always get broadcasts. Only GMs and observers can turn them off.");
    }
    cx.change_seat(id, |seat| seat.no_broadcast = !wants)?;
    let game = &cx.game;
    doc.para(match wants {
        true => say!("You get the broadcasts of {game} by mail.", game),
        false => say!(
            "You get no broadcasts by e-mail. You still get results, announcements and press to you alone. {} shows the broadcasts.",
            line(format!("HISTORY {}", game.row.name))
        ),
    });
    if is_as_it_was {
        doc.also("(Unchanged.)");
    }
    Ok(())
}

/// Stops e-mailing the writer partial press from these people.
///
/// # Errors
/// If the list cannot be read, or someone in it cannot be ignored.
pub fn ignore(cx: &GameCx, text: &str, doc: &mut Doc) -> CommandResult {
    let (game, own) = (&cx.game, cx.seat()?);
    let parties = only_people(cx, text)?;
    let names = cx.names();
    for party in &parties {
        let name = names.of(*party)?;
        if *party == Party::Master {
            return refuse("You cannot ignore the GM's press.");
        }
        if game.is(*party, own) && own.role == Role::Player {
            return refuse(say!("You play {} yourself, so I have not changed anything.", term(name)));
        }
        if !game.seats.iter().any(|seat| seat.id != own.id && game.is(*party, seat)) {
            return refuse(match party {
                Party::Power(_) => {
                    say!("{} has no player at the moment, so I have not changed anything.", term(name))
                }
                _ => say!("The game has no other observers, so I have not changed anything."),
            });
        }
    }
    for party in &parties {
        for seat in game.seats.iter().filter(|seat| seat.id != own.id && game.is(*party, seat)) {
            cx.store.ignore(own.id, seat.id, &names.of(*party)?)?;
        }
    }
    doc.para(say!(
        "You no longer get private press from {} by e-mail. I tell no one. {} still lists it. SET NO IGNORE ends this.",
        and(names.each(&parties)?.into_iter().map(term)),
        line(format!("HISTORY {}", game.row.name))
    ));
    Ok(())
}

/// Stops ignoring these people, or everyone.
///
/// # Errors
/// If the list cannot be read.
pub fn stop_ignoring(cx: &GameCx, text: &str, doc: &mut Doc) -> CommandResult {
    let own = cx.seat()?;
    let ignored = cx.store.ignored(own.id)?;
    let names: Vec<String> = match text.trim() {
        "" => ignored.clone(),
        text => cx.names().each(&only_people(cx, text)?)?,
    };
    names.iter().try_for_each(|name| cx.store.stop_ignoring(own.id, name))?;
    let ended: Vec<&String> = names.iter().filter(|name| ignored.contains(name)).collect();
    match ended.as_slice() {
        [] => doc.para("You are still ignoring no one."),
        ended => doc.para(say!("Press from {} is mailed to you again.", and(ended.iter().copied().map(term)))),
    }
    Ok(())
}

/// Lists the people that the writer ignores.
pub fn ignored(cx: &GameCx, doc: &mut Doc) -> CommandResult {
    match cx.store.ignored(cx.seat()?.id)?.as_slice() {
        [] => doc.para("You are ignoring no one. IGNORE power stops that power's press to you."),
        names => doc.para(say!("You ignore {}. SET NO IGNORE ends it.", and(names.iter().map(term)))),
    }
    Ok(())
}
