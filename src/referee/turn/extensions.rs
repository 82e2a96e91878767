//! More time for a turn: extensions that one player may take alone, and those that the others or the GM must allow. Also limits
//! how much earlier a deadline may move.
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
use crate::store::{Life, Role};
use crate::text::sentence::{self, Note, term};
use anyhow::{Result, anyhow};
use jiff::{SignedDuration, Span, Timestamp};

/// The minimum time before a deadline that moves to an earlier time, unless turns are shorter.
const FLOOR: SignedDuration = SignedDuration::from_hours(24);
/// The tolerance for an extension of several days, because the clocks may change during it.
const SLACK: SignedDuration = SignedDuration::from_hours(2);

/// The length of an extension.
#[derive(Clone, Copy, Debug)]
pub enum More {
    /// By days, hours and so on.
    By(Span),
    /// To this time.
    To(Timestamp),
}

/// Postpones the deadline for a player: at once, if they may do so alone, and otherwise by asking the others or the GM. The new
/// deadline is at the next time that the game's clock allows. Returns the reply.
///
/// # Errors
/// If the game has no deadline, the deadline has passed, or the new one is no later.
pub fn extend(cx: &mut GameCx, more: More) -> CommandResult<Vec<Note>> {
    let game = &cx.game;
    if game.row.life == Life::Forming {
        return refuse(say!("{} has not started, so it has no deadline.", sentence::game(&game.row.name)));
    }
    let stage = cx.table()?.phase().stage;
    let seat = cx.seat()?;
    if seat.role == Role::Master {
        return refuse("You are the GM: SET DEADLINE moves the deadline.");
    }
    let Some(deadline) = game.row.deadline else {
        return refuse(say!("{} has no deadline to extend.", sentence::game(&game.row.name)));
    };
    if deadline <= cx.now && (cx.judge.clocks_stand || cx.store.standstill()?.is_some()) {
        return refuse(say!(
            "The clocks of all games are stopped, so no deadline passes. When they run again, I move the deadline of {}, {}, and e-mail you the new one. If you need more time then, ask then.",
            sentence::game(&game.row.name),
            deadline
        ));
    }
    if deadline <= cx.now {
        return refuse(say!(
            "The deadline has passed ({}). Ask for more time before the deadline. I accept late orders until grace ends.",
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
    // The time that the clock adds to the request does not count.
    let is_within = asked <= limit(game, Some(deadline), cx.now);
    if game.decides_alone(seat) || !is_within || !may_alone(game, seat) {
        return proposals::decide_or_ask(cx, what);
    }
    let mut said = proposals::carry_out(cx, &what, cx.seat)?;
    said.extend(spend(cx)?);
    Ok(said)
}

/// Returns whether this player may postpone the deadline alone. They must be in the game, with extensions left.
pub(in crate::referee) fn may_alone(game: &Game, seat: &Seat) -> bool {
    game.electors().any(|elector| elector.id == seat.id) && game.extensions_left(seat) != 0
}

/// The latest time that one player alone may postpone something to.
pub(in crate::referee) fn limit(game: &Game, old: Option<Timestamp>, now: Timestamp) -> Timestamp {
    let most = game.extensions().most.duration() + SLACK;
    old.unwrap_or(now).max(now).saturating_add(most).unwrap_or(Timestamp::MAX)
}

/// Records that the writer has extended a deadline alone, and tells everyone how many extensions they have left. Returns
/// nothing if theirs are not counted.
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
        0 => say!("You have no extensions left."),
        n => say!("You have {n extension|extensions} left.", n),
    });
    // Where it is secret who asks for time, the number of extensions left is secret too.
    if !cx.game.hides(&seat) || cx.game.settings.on(keys::SHOW) {
        let has = cx.changer_has();
        let said = match left {
            0 => say!("{has} no extensions left.", has),
            n => say!("{has} {n extension|extensions} left.", has, n),
        };
        cx.change_called(proposals::MOVED, said);
    }
    Ok(Some(said))
}

/// Refuses to end a turn on closed days and in quiet hours.
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

/// Checks that a GM who moves a time to an earlier one leaves everyone enough time to hear of it.
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
