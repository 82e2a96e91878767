//! Players who are away. The judge sets no new deadline during their absence.
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, Stop, refuse};
use crate::say;
use crate::text::sentence::{Note, line, phase, term};

use crate::game::dates::local;
use crate::game::proposals::{Proposal, TurnTime};
use crate::game::settings::keys;
use crate::referee::table::proposals;
use crate::store::{AbsenceRow, ProposalKind, Role, SeatId};
use anyhow::Result;
use jiff::civil::{Time, time};
use jiff::{SignedDuration, Timestamp};
use std::ops::Range;

/// The maximum number of future absences of a person.
const MAX_AHEAD: usize = 3;
/// The last minute of a day.
pub const LAST: Time = time(23, 59, 0, 0);

/// Records that the holder of a seat will be away. If the absence is longer than the game allows, asks the GM or else the
/// players. Returns the reply.
///
/// # Errors
/// If it is past, or they have too many absences.
pub fn ask(cx: &mut GameCx, seat: SeatId, away: Range<Timestamp>) -> CommandResult<Vec<Note>> {
    let away = as_told(cx, away)?;
    let (first, last) = (away.start, away.end);
    if last <= first || last <= cx.now {
        return refuse(say!(
            "An absence ends after it begins, and not in the past. I read: from {first} to {last}.",
            first,
            last
        ));
    }
    if MAX_AHEAD <= ahead(cx, seat)?.len() + asked(cx, seat)? {
        return refuse(say!(
            "You have {n} absences ahead of you already. {} and a date takes one back.",
            n = MAX_AHEAD,
            line("SET NO ABSENCE")
        ));
    }
    let most = cx.game.settings.get(keys::MAX_ABSENCE).unwrap_or_default();
    let longest = SignedDuration::from_hours(24 * i64::try_from(most).unwrap_or(i64::from(i32::MAX)));
    if cx.is_master() || last.duration_since(first) <= longest {
        return set(cx, seat, away);
    }
    let mut decided = proposals::decision(cx, Proposal::Absence(away))?.into_iter();
    let first = decided
        .next()
        .map(|first| Note::of(say!("In this game an absence can last up to {most day|days}. {first}", most, first)));
    Ok(first.into_iter().chain(decided).collect())
}

/// Rounds an absence to whole days of the game's zone in a gunboat game, so that it does not reveal where a person lives.
fn as_told(cx: &GameCx, away: Range<Timestamp>) -> Result<Range<Timestamp>, Stop> {
    if !cx.game.gunboat() {
        return Ok(away);
    }
    let zone = cx.game.calendar().zone;
    let date = |time: Timestamp| time.to_zoned(zone.clone()).date();
    Ok(local(date(away.start), Time::midnight(), &zone)?..local(date(away.end), LAST, &zone)?)
}

/// Records that the holder of a seat will be away. Returns the reply.
pub(in crate::referee) fn set(cx: &mut GameCx, seat: SeatId, away: Range<Timestamp>) -> CommandResult<Vec<Note>> {
    cx.store.add_absence(&AbsenceRow { seat, away: away.clone() })?;
    cx.note("set an absence")?;
    let who = named(cx, seat);
    let mut said = vec![cx.change_called(
        in_subject(cx, seat, "is away"),
        say!(
            "{who} will be away from {start} to {end}. No new deadline will fall then.",
            who = term(who),
            start = away.start,
            end = away.end
        ),
    )];
    if let Some(deadline) = cx.game.row.deadline.filter(|deadline| away.contains(deadline) && cx.now < *deadline) {
        said.push(Note::of(say!(
            "The deadline for {phase} stays: {deadline}. Send your orders before you leave; {}",
            phase = phase(&cx.game.row.phase),
            deadline,
            how_to_ask(cx, &away)
        )));
    }
    Ok(said)
}

/// Explains how to ask for more time than remains before an absence.
fn how_to_ask(cx: &GameCx, away: &Range<Timestamp>) -> Note {
    let game = &cx.game;
    // The first whole day after the absence.
    let after = away.end.saturating_add(SignedDuration::from_hours(1)).unwrap_or(away.end);
    let day = after.to_zoned(game.calendar().zone).strftime("%-d %b %Y").to_string();
    if cx.is_master() {
        return Note::of(say!("{} would put it off.", line(format!("SET DEADLINE {day}"))));
    }
    let what = Proposal::Move(TurnTime::Deadline, after);
    let extend = line(format!("EXTEND TO {day}"));
    Note::of(match proposals::needs_consent(cx, &what) {
        Ok(false) => say!("{extend} puts it off.", extend),
        _ if game.is_run_by_players() => say!("{extend} asks the others for more time.", extend),
        _ => say!("{extend} asks your master for more time.", extend),
    })
}

/// The future absences of the holder of a seat.
pub fn ahead(cx: &GameCx, seat: SeatId) -> Result<Vec<AbsenceRow>> {
    Ok(cx.store.absences(cx.game.row.id, cx.now)?.into_iter().filter(|absence| absence.seat == seat).collect())
}

/// Returns the number of absences that they have asked for and that no one has decided.
fn asked(cx: &GameCx, seat: SeatId) -> Result<usize> {
    let asked = |row: &&crate::store::ProposalRow| row.kind == ProposalKind::Absence && row.seat == seat;
    Ok(cx.store.proposals(cx.game.row.id)?.iter().filter(asked).count())
}

/// Withdraws absences of the holder of a seat: those that overlap a time, or all. Returns the reply.
///
/// # Errors
/// If there are none.
pub fn take_back(cx: &mut GameCx, seat: SeatId, in_time: Option<Range<Timestamp>>) -> CommandResult<Vec<Note>> {
    let own = ahead(cx, seat)?;
    if asked(cx, seat)? != 0 && cx.seat == Some(seat) && in_time.is_none() {
        let said = proposals::take_back(cx, Some(ProposalKind::Absence))?;
        if own.is_empty() {
            return Ok(said);
        }
    }
    if own.is_empty() {
        return refuse("You have no absence ahead of you.");
    }
    let meets = |absence: &&AbsenceRow| {
        in_time.as_ref().is_none_or(|time| absence.away.start <= time.end && time.start < absence.away.end)
    };
    let dropped: Vec<&AbsenceRow> = own.iter().filter(meets).collect();
    if dropped.is_empty() {
        return refuse("You are not away then. SET NO ABSENCE alone takes back all your absences.");
    }
    dropped.iter().try_for_each(|absence| cx.store.drop_absence(absence))?;
    cx.note("took back an absence")?;
    let rest = if dropped.len() == own.len() { "" } else { " then" };
    let who = named(cx, seat);
    Ok(vec![cx.change_called(in_subject(cx, seat, "is back"), say!("{who} is back{rest}.", who = term(who), rest))])
}

/// Returns the subject of an e-mail about an absence. It names the power, but never a person.
fn in_subject(cx: &GameCx, seat: SeatId, what: &str) -> String {
    let has_power = cx.game.seat(seat).is_some_and(|seat| seat.power.is_some());
    let who = if has_power { named(cx, seat) } else { "A player".to_owned() };
    format!("{who} {what}")
}

/// Returns the name that everyone sees for the absent player: the power, unless that is secret too.
fn named(cx: &GameCx, seat: SeatId) -> String {
    let Some(seat) = cx.game.seat(seat) else { return "A player".to_owned() };
    match seat.role {
        _ if cx.game.hides(seat) && !(seat.power.is_some() && cx.game.settings.on(keys::SHOW)) => "A player".to_owned(),
        Role::Player if seat.power.is_none() => seat.user_name.clone(),
        _ => cx.game.seat_title(seat),
    }
}
