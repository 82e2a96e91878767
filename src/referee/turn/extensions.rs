//! More time for a turn: what one player may take alone, what the others or the master must allow; and how much earlier a
//! deadline may come.
use super::clock::out_of_absences;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::proposals::{Proposal, TurnTime};
use crate::game::schedule::deadline_from;
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::referee::table::proposals;
use crate::say;
use crate::store::Role;
use crate::text::sentence::{self, Note, term};
use anyhow::{Result, anyhow};
use jiff::{SignedDuration, Span, Timestamp};

/// A deadline that comes earlier than was announced is at least so far away, unless turns are shorter.
const FLOOR: SignedDuration = SignedDuration::from_hours(24);
/// An extension of so many days may be longer by this: the clocks may change meanwhile.
const SLACK: SignedDuration = SignedDuration::from_hours(2);

/// By how much somebody wants to put off a deadline.
#[derive(Clone, Copy, Debug)]
pub enum More {
    /// By days, hours and so on.
    By(Span),
    /// To this time.
    To(Timestamp),
}

/// Puts off the deadline for a player: at once, as long as they may do so alone; else the others, or the master, are asked.
/// The new deadline is at the next time that the game's clock allows. What to say of it.
///
/// # Errors
/// If the deadline has passed, or there is none, or it would be no later.
pub fn extend(cx: &mut GameCx, more: More) -> CommandResult<Vec<Note>> {
    let game = &cx.game;
    let stage = cx.table()?.phase().stage;
    let seat = cx.seat()?;
    if seat.role == Role::Master {
        return refuse("You are the master: SET DEADLINE moves the deadline.");
    }
    let Some(deadline) = game.row.deadline else {
        return refuse(say!("{} has no deadline that could be put off.", sentence::game(&game.row.name)));
    };
    if deadline <= cx.now && (cx.judge.clocks_stand || cx.store.standstill()?.is_some()) {
        return refuse(say!(
            "The clocks of all games stand still now, and no deadline passes: that of {}, {}, is moved on when they go on, and you are told the new one. If you need more time then, ask for it then.",
            sentence::game(&game.row.name),
            deadline
        ));
    }
    if deadline <= cx.now {
        return refuse(say!(
            "The deadline has passed ({}): more time is to be asked for before it. Late orders are taken until grace ends.",
            deadline
        ));
    }
    let calendar = game.calendar();
    let asked = match more {
        More::To(at) => at,
        More::By(span) => {
            let later = deadline.to_zoned(calendar.zone.clone()).checked_add(span);
            later.map_err(|_| Refusal::because("That is too far ahead."))?.timestamp()
        }
    };
    if asked <= deadline {
        return refuse(say!("{asked} is not later than the deadline, which is {deadline}.", asked, deadline));
    }
    let clocking = game.settings.clocking(stage);
    let at = deadline_from(asked, &clocking, &calendar)?;
    let at = out_of_absences(game, cx.store, cx.now, at)?;
    let what = Proposal::Move(TurnTime::Deadline, at);
    // What the clock adds to what was asked for does not count.
    let is_within = asked <= limit(game, Some(deadline), cx.now);
    if game.decides_alone(seat) || !is_within || !may_alone(game, seat) {
        return proposals::decide_or_ask(cx, what);
    }
    let mut said = proposals::carry_out(cx, &what, cx.seat)?;
    said.extend(spend(cx)?);
    Ok(said)
}

/// Returns whether this player may put off the deadline alone. They are still in the game, and have extensions left.
pub(in crate::referee) fn may_alone(game: &Game, seat: &Seat) -> bool {
    game.electors().any(|elector| elector.id == seat.id) && game.extensions_left(seat) != 0
}

/// The latest time to which one player alone may put something off.
pub(in crate::referee) fn limit(game: &Game, old: Option<Timestamp>, now: Timestamp) -> Timestamp {
    let most = game.extensions().most.duration() + SLACK;
    old.unwrap_or(now).max(now).saturating_add(most).unwrap_or(Timestamp::MAX)
}

/// Notes that the writer has put off a deadline alone, and tells everybody how often they still may; nothing, if they need
/// not count.
pub(in crate::referee) fn spend(cx: &mut GameCx) -> CommandResult<Option<Note>> {
    let seat = cx.seat()?.clone();
    if seat.role != Role::Player || cx.game.decides_alone(&seat) {
        return Ok(None);
    }
    let turn = cx.game.row.turn;
    cx.change_seat(seat.id, |seat| {
        seat.n_spent += 1;
        seat.n_extended += 1;
        seat.extended_turn = turn;
    })?;
    let left = cx.seat().map_or(0, |seat| cx.game.extensions_left(seat));
    let said = Note::of(match left {
        0 => say!("You have no extension left."),
        n => say!("You have {n extension|extensions} left.", n),
    });
    // Where it is secret who asks for time, how much they have left is too.
    if !cx.game.hides(&seat) || cx.game.settings.on(keys::SHOW) {
        let has = cx.changer_has();
        cx.change(match left {
            0 => say!("{has} no extensions left.", has),
            n => say!("{has} {n extension|extensions} left.", has, n),
        });
    }
    Ok(Some(said))
}

/// No turn ends while none runs: on closed days, and in quiet hours.
pub(in crate::referee) fn check_open(cx: &GameCx, mark: TurnTime, at: Timestamp) -> Result<(), Stop> {
    let settings = &cx.game.settings;
    let open = cx.game.calendar().opens(at)?;
    if mark == TurnTime::Start || open == at {
        return Ok(());
    }
    let said = |name: &str| settings.setting(name).map(|setting| settings.say(setting, settings.text(name)));
    let closed = if cx.game.calendar().is_closed(at) { keys::NO_PROCESSING.name } else { keys::QUIET_HOURS.name };
    refuse(say!(
        "No turn of this game runs {} (SET {}). The first time after it is {}.",
        at,
        term(said(closed).unwrap_or_default()),
        open
    ))
}

/// A time that a master moves to an earlier one than was announced must leave everybody the time to hear of it.
pub(in crate::referee) fn check_floor(cx: &GameCx, mark: TurnTime, at: Timestamp) -> Result<(), Stop> {
    let game = &cx.game;
    let (what, announced) = match mark {
        TurnTime::Deadline => ("deadline", game.row.deadline),
        TurnTime::Grace => ("end of grace", game.row.grace),
        TurnTime::Start => return Ok(()),
    };
    let is_master = cx.seat().is_ok_and(|seat| seat.role == Role::Master);
    let Some(announced) = announced.filter(|announced| is_master && at < *announced && 1 < game.players().count())
    else {
        return Ok(());
    };
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    let least = FLOOR.min(clocking.next.duration());
    let floor = cx.now.saturating_add(least).map_err(|why| anyhow!(why))?;
    if floor <= at {
        return Ok(());
    }
    let hours = least.as_hours().max(1);
    refuse(say!(
        "That is earlier than announced ({announced}), and the players must have the time to hear of it: an earlier {what} is at least {hours} hours away. The earliest now is {floor}.",
        announced,
        what,
        hours,
        floor
    ))
}
