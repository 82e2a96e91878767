//! The press that a game's settings allow: its readers, and its times.
use super::line::Fake;
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::game::Game;
use crate::game::settings::keys::{self, Colours, Fakes, ObserverPress};
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{Life, NoteKind, Participants, Party, Role};
use crate::text::sentence::{Say, and, line, term};

fn no<'a, T>(why: impl Say<'a>) -> CommandResult<T> {
    let to_master = line("PRESS TO M");
    refuse(say!("{why} Nothing has been sent. (Press to the GM alone is always allowed: {to_master}.)", why, to_master))
}

/// Checks that the writer may send press of this colour to these readers now. `None` means the writer of grey press, whoever
/// that may be.
pub(super) fn may(cx: &GameCx, grey: bool, to: Option<&Participants>) -> CommandResult {
    let game = &cx.game;
    let settings = &game.settings;
    let colours = settings.get(keys::PRESS);
    match grey {
        _ if colours == Colours::None => return no("This game has no press."),
        true if !colours.grey() => return no("This game has white press only."),
        false if !colours.white() => return no("This game has grey press only."),
        _ => {}
    }
    if !settings.on(keys::PARTIAL) && to != Some(&Participants::All) {
        return no("In this game all press goes to everyone (NO PARTIAL). Use BROADCAST.");
    }
    let seat = cx.seat()?;
    if seat.role == Role::Observer {
        match settings.get(keys::OBSERVER_PRESS) {
            ObserverPress::Any => {}
            ObserverPress::White if !grey => {}
            ObserverPress::White => return no("Observers of this game write white press only."),
            ObserverPress::None => return no("Observers of this game write to the GM only."),
        }
    }
    if seat.role != Role::Player {
        return Ok(());
    }
    if settings.on(keys::TOUCH_PRESS) {
        may_touch(cx, to)?;
    }
    if !game.running() {
        return Ok(());
    }
    if !settings.on(keys::MINOR_PRESS) && game.table()?.phase().stage.minor {
        let stages = game.board.variant.family().stages().iter().filter(|stage| stage.minor);
        let stages = and(stages.map(|stage| term(stage.plural.to_lowercase())));
        return no(say!("This game has no press during {stages}.", stages));
    }
    let lacking = !game.lacking_of(seat).is_empty();
    let now = cx.time_for_orders()?;
    let is_grace = game.row.deadline.is_some_and(|deadline| deadline <= now);
    if game.is_late(seat, now) && !settings.on(keys::LATE_PRESS) {
        return no("Your orders are late, and in this game late players cannot write press.");
    }
    // In a secret game no one may learn whether someone is late.
    let somebody_is_late = game.secret() || !game.lacking().is_empty();
    if is_grace && somebody_is_late && !settings.on(keys::GRACE_PRESS) {
        return no("The deadline has passed. This game has no press from then until the results are out.");
    }
    if settings.on(keys::MUST_ORDER) && lacking {
        return no("In this game your orders must be on file before you write press.");
    }
    Ok(())
}

/// Checks that the readers are neighbours of the writer. Each power has one broadcast a turn.
fn may_touch(cx: &GameCx, to: Option<&Participants>) -> CommandResult {
    let game = &cx.game;
    let is_on = matches!(game.row.life, Life::Running | Life::Paused);
    let Some(table) = game.table.as_ref().filter(|_| is_on) else { return Ok(()) };
    let Some(to) = to else {
        return no(
            "In this game only neighbours can write to each other (TOUCH PRESS). The writer of grey press is unknown, so you cannot answer it.",
        );
    };
    let hand = cx.hand()?;
    let near: Vec<Power> = hand.iter().flat_map(|power| table.neighbours(Eyes::Power(*power), *power)).collect();
    let is_near = |power: &Power| hand.contains(power) || near.contains(power);
    let far: Vec<Power> = match to {
        Participants::All => return has_broadcast(cx),
        Participants::These(parties) => parties.iter().filter_map(power_of).filter(|power| !is_near(power)).collect(),
        Participants::AllBut(parties) => {
            let others = game.hands.iter().flatten().copied();
            let others = others.filter(|power| game.player(*power).is_some());
            others.filter(|power| !parties.contains(&Party::Power(power.0)) && !is_near(power)).collect()
        }
        Participants::Somebody | Participants::Unknown => Vec::new(),
    };
    if far.is_empty() {
        return Ok(());
    }
    let mut own: Vec<Power> = near.iter().copied().filter(|power| game.in_play(*power)).collect();
    own.sort_unstable();
    own.dedup();
    no(match own.as_slice() {
        [] => say!("In this game only neighbours write to each other (TOUCH PRESS); you have none now."),
        own => say!(
            "In this game only neighbours write to each other (TOUCH PRESS); yours are now {}.",
            &game.called_each(own)
        ),
    })
}

fn power_of(party: &Party) -> Option<Power> {
    match party {
        Party::Power(power) => Some(Power(*power)),
        _ => None,
    }
}

/// Checks that the writer has a broadcast left in this turn. A broadcast that waits for the results counts.
fn has_broadcast(cx: &GameCx) -> CommandResult {
    let (game, writer) = (&cx.game, cx.party()?);
    let (began, phase) = (game.row.turn_began.unwrap_or(cx.now), &game.row.phase);
    let n_sent = cx.store.n_broadcasts(game.row.id, writer, phase, began)?;
    let waits = cx.store.notes(game.row.id, NoteKind::Postal)?.iter().any(|note| note.writer == writer);
    match n_sent != 0 || waits {
        true => no("In this game each power has one broadcast a turn (TOUCH PRESS), and you have written yours."),
        false => Ok(()),
    }
}

/// Returns the fake address line that readers of the press see, by the writer's wish and the settings. `is_free`: the press
/// goes to or comes from a GM.
pub(super) fn forged(
    game: &Game,
    to: &Participants,
    wish: Option<Fake>,
    is_free: bool,
) -> CommandResult<Option<Participants>> {
    let fakes = game.settings.get(keys::FAKES);
    let is_partial = *to != Participants::All;
    let forged = match wish {
        Some(Fake::As(_)) if is_free => {
            return refuse("Press to and from the GM is never faked; nothing has been sent.");
        }
        Some(Fake::As(_)) if fakes == Fakes::No => {
            return refuse(
                "I have not sent this: this game has no faked press (NO FAKE), so the address line is always true.",
            );
        }
        Some(Fake::As(seems)) if fakes == Fakes::Always && is_partial && seems != Participants::All => {
            return refuse(
                "I have not sent this: in this game press to some players always looks like a broadcast (PARTIAL FAKES BROADCAST).",
            );
        }
        Some(Fake::As(_)) if !is_partial && game.settings.on(keys::TOUCH_PRESS) => {
            return refuse("I have not sent this: in this game a broadcast cannot be faked (TOUCH PRESS).");
        }
        Some(Fake::As(seems)) => Some(seems),
        Some(Fake::No) if fakes == Fakes::Always && is_partial && !is_free => {
            return refuse(
                "I have not sent this: in this game press to some players looks like a broadcast (PARTIAL FAKES BROADCAST).",
            );
        }
        Some(Fake::No) => None,
        None if is_free => None,
        None => matches!(fakes, Fakes::Default | Fakes::Always).then_some(Participants::All),
    };
    Ok(forged.filter(|forged| forged != to))
}
