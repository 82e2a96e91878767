//! SET ABSENCE -- be away: no new deadline falls in that time.
//!
//! Usage: SET ABSENCE date [TO date]
//!    or: SET NO ABSENCE [date]
//!
//! HOLIDAY and VACATION mean the same. Both days count whole, in your time zone; HELP DATES explains how to write dates. A
//! deadline that has been announced already stays as it is. Everybody is told. You can have three absences ahead of you, each as
//! long as the game allows (SET MAX ABSENCE); a master may set longer ones for you. SET NO ABSENCE and a date takes back the
//! one that holds this day; without a date, all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET ABSENCE 24 Dec 2026 TO 27 Dec 2026
//! < Austria is away from Thursday 24 December 2026, 00:00 UTC to Sunday 27
//! < December 2026, 23:59 UTC: no new deadline falls in that time.
//! > SET NO ABSENCE
//! < Austria is not away any more.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::{GameCx, Part};
use crate::desk::takes::{self, Fit};
use crate::game::dates::read;
use crate::game::settings::keys;
use crate::store::{AbsenceRow, Role, SeatId};
use jiff::civil::{Time, time};
use jiff::{SignedDuration, Timestamp};

pub const SPEC: Spec = Spec::new(
    &[
        "set absence",
        "set no absence",
        "set holiday",
        "set no holiday",
        "set holidays",
        "set no holidays",
        "set vacation",
        "set no vacation",
        "set vacations",
        "set no vacations",
    ],
    Who::SignedOn,
    |said| if said.rest.is_empty() { Fit::Call } else { takes::date(said) },
);

/// How many absences somebody can have ahead of them.
const MAX_AHEAD: usize = 3;
/// The last minute of a day.
const LAST: Time = time(23, 59, 0, 0);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let seat = whose(cx)?;
    let own: Vec<AbsenceRow> =
        cx.store.absences(cx.game.row.id, cx.now)?.into_iter().filter(|absence| absence.seat == seat).collect();
    if args.keyword_has("no") {
        return take_back(cx, &own, args.text);
    }
    let (first, last) = match split(args.text) {
        _ if args.text.is_empty() => return Err(Refusal::Usage("SET ABSENCE 24 Dec TO 2 Jan")),
        Some((first, last)) => (day(cx, first, Time::midnight())?, day(cx, last, LAST)?),
        None => (day(cx, args.text, Time::midnight())?, day(cx, args.text, LAST)?),
    };
    if last <= first || last <= cx.now {
        return Err(Refusal::because(format!(
            "An absence ends after it begins, and not in the past. I read: from {} to {}.",
            cx.time(first),
            cx.time(last)
        )));
    }
    let most = cx.game.settings.get(keys::MAX_ABSENCE).unwrap_or_default();
    let longest = SignedDuration::from_hours(24 * i64::try_from(most).unwrap_or(i64::from(i32::MAX)));
    if !cx.is_master() && longest < last.duration_since(first) {
        let ask = if cx.game.masters().next().is_some() { " Please ask your master for more: PRESS TO M." } else { "" };
        return Err(Refusal::because(format!("In this game an absence can have up to {most} days.{ask}")));
    }
    if MAX_AHEAD <= own.len() {
        return Err(Refusal::because(format!(
            "You have {MAX_AHEAD} absences ahead of you already. SET NO ABSENCE and a date takes one back."
        )));
    }
    let absence = AbsenceRow { seat, away: first..last };
    cx.store.add_absence(&absence)?;
    cx.note("set an absence")?;
    let who = named(cx, seat);
    let words = |text: &str| Part::Words(text.to_owned());
    let mut said = cx.change_in_parts(vec![
        Part::Words(format!("{who} is away from ")),
        Part::At(first),
        words(" to "),
        Part::At(last),
        words(": no new deadline falls in that time."),
    ]);
    if let Some(deadline) = cx.game.row.deadline.filter(|deadline| absence.away.contains(deadline)) {
        said += &format!("\nThe deadline for {} stays: {}.", cx.game.row.phase, cx.time(deadline));
    }
    Ok(said)
}

/// The seat that is to be away: one's own, or that of the power that a master acts as.
fn whose(cx: &GameCx) -> Result<SeatId, Refusal> {
    match cx.acting.filter(|_| cx.is_master()) {
        Some(power) => {
            let seat = cx.game.player(power).map(|seat| seat.id);
            seat.ok_or_else(|| Refusal::because(format!("Nobody plays {}.", cx.game.power_name(power))))
        }
        // Before the start players have no power yet.
        None if cx.seat()?.role == Role::Player => Ok(cx.seat()?.id),
        // Deadlines wait for players only.
        None => cx.power().and_then(|_| Err(Refusal::SignOnFirst)),
    }
}

/// How everybody is told who is away.
fn named(cx: &GameCx, seat: SeatId) -> String {
    match cx.game.seat(seat).filter(|seat| seat.power.is_some()) {
        Some(seat) => cx.game.seat_title(seat),
        None => cx.signature(),
    }
}

/// `24 Dec TO 2 Jan`
fn split(text: &str) -> Option<(&str, &str)> {
    let lower = text.to_ascii_lowercase();
    [" to ", " until ", " till ", " - ", " – "].iter().find_map(|mark| {
        let at = lower.find(mark)?;
        Some((text.get(..at)?, text.get(at + mark.len()..)?))
    })
}

fn day(cx: &GameCx, text: &str, default: Time) -> Result<Timestamp, Refusal> {
    Ok(read(text, cx.now, &cx.zone(), default)?)
}

fn take_back(cx: &mut GameCx, own: &[AbsenceRow], text: &str) -> Result<String, Refusal> {
    if own.is_empty() {
        return Err(Refusal::because("You have no absence ahead of you."));
    }
    let dropped: Vec<&AbsenceRow> = if text.is_empty() {
        own.iter().collect()
    } else {
        let (first, last) = (day(cx, text, Time::midnight())?, day(cx, text, LAST)?);
        own.iter().filter(|absence| absence.away.start <= last && first < absence.away.end).collect()
    };
    let Some(AbsenceRow { seat, .. }) = dropped.first() else {
        return Err(Refusal::because("You are not away then. SET NO ABSENCE alone takes back all your absences."));
    };
    dropped.iter().try_for_each(|absence| cx.store.drop_absence(absence))?;
    cx.note("took back an absence")?;
    let rest = if dropped.len() == own.len() { "" } else { " then" };
    let who = named(cx, *seat);
    Ok(cx.change(format!("{who} is not away any more{rest}."), None))
}
