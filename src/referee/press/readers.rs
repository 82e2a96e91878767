//! The people who want more press, or less: copies of what goes to others, broadcasts, and those whom they ignore.
use super::line::only_people;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::{CommandResult, refuse};
use crate::game::settings::keys;
use crate::say;
use crate::store::{Party, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{and, line, person, term};

/// Gives the writer copies of the press that goes to some only, or no more; and tells everybody. What to say of it.
///
/// # Errors
/// If they may not have them.
pub fn read_all(cx: &mut GameCx, wants: bool, doc: &mut Doc) -> CommandResult {
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
        return refuse(why);
    }
    if seat.all_press == wants {
        doc.para(if wants { "You already read all press." } else { "You read no press to others." });
        doc.also("(As it was.)");
        return Ok(());
    }
    cx.change_seat(id, |seat| seat.all_press = wants)?;
    cx.note(if wants { "reads all press" } else { "reads all press no longer" })?;
    let (game, own) = (&cx.game, cx.seat()?);
    let subject = cx.subject(if wants { "All press is read" } else { "All press is no longer read" });
    for other in game.seats.iter().filter(|other| other.id != own.id) {
        let named = person(game.person(other, own));
        let who = match own.role {
            Role::Master => say!("{}, the master of {game},", named, game),
            _ if game.may_know(other, own) => say!("{}, an observer of {game},", named, game),
            _ => say!("An observer of {game},", game),
        };
        let mut letter = Doc::new(reader_of(other));
        letter.para(match wants {
            true => say!(
                "{who} now gets a copy of all press that goes to some only, with its true address lines. What was written before stays as it was, and so does what is written to the master.",
                who
            ),
            false => say!("{who} no longer gets copies of press to others.", who),
        });
        cx.post(other, &subject, &letter)?;
    }
    doc.para(match wants {
        true => "From now on you get a copy of all press. Everybody is told that you do.",
        false => "You get no more copies of press to others. Everybody is told.",
    });
    Ok(())
}

/// Sends the writer broadcasts, or no more. What to say of it.
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
        return refuse("Who plays in a game gets all broadcasts. Only masters and observers can do without.");
    }
    cx.change_seat(id, |seat| seat.no_broadcast = !wants)?;
    let game = &cx.game;
    doc.para(match wants {
        true => say!("You get the broadcasts of {game} by mail.", game),
        false => say!(
            "You get no broadcasts by mail, but results, announcements, and what is written to you alone. {} shows the broadcasts.",
            line(format!("HISTORY {}", game.row.name))
        ),
    });
    if is_as_it_was {
        doc.also("(As it was.)");
    }
    Ok(())
}

/// Press to some only from these is not mailed to the writer any more. What to say of it.
///
/// # Errors
/// If the list cannot be read, or somebody in it cannot be ignored.
pub fn ignore(cx: &GameCx, text: &str, doc: &mut Doc) -> CommandResult {
    let (game, own) = (&cx.game, cx.seat()?);
    let parties = only_people(cx, text)?;
    let names = cx.names();
    for party in &parties {
        let name = names.of(*party)?;
        if *party == Party::Master {
            return refuse("Press from the master always comes. Nobody is ignored by this line.");
        }
        if game.is(*party, own) && own.role == Role::Player {
            return refuse(say!("You play {} yourself. Nobody is ignored by this line.", term(name)));
        }
        if !game.seats.iter().any(|seat| seat.id != own.id && game.is(*party, seat)) {
            return refuse(match party {
                Party::Power(_) => {
                    say!("{} has no player at the moment. Nobody is ignored by this line.", term(name))
                }
                _ => say!("The game has no other observers. Nobody is ignored by this line."),
            });
        }
    }
    for party in &parties {
        for seat in game.seats.iter().filter(|seat| seat.id != own.id && game.is(*party, seat)) {
            cx.store.ignore(own.id, seat.id, &names.of(*party)?)?;
        }
    }
    doc.para(say!(
        "What {} writes to some only is not mailed to you any more; nobody is told. {} keeps it. SET NO IGNORE ends it.",
        and(names.each(&parties)?.into_iter().map(term)),
        line(format!("HISTORY {}", game.row.name))
    ));
    Ok(())
}

/// Forgets that the writer ignores these, or anybody. What to say of it.
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
        [] => doc.para("You ignored nobody. (As it was.)"),
        ended => doc.para(say!("Press from {} is mailed to you again.", and(ended.iter().copied().map(term)))),
    }
    Ok(())
}

/// Returns the people whom the writer ignores.
pub fn ignored(cx: &GameCx, doc: &mut Doc) -> CommandResult {
    match cx.store.ignored(cx.seat()?.id)?.as_slice() {
        [] => doc.para("You ignore nobody. IGNORE and the name of a power ends its press to you."),
        names => doc.para(say!("You ignore {}. SET NO IGNORE ends it.", and(names.iter().map(term)))),
    }
    Ok(())
}
