//! SET ABSENCE -- be away: no new deadline falls in that time.
//!
//! Usage: SET ABSENCE date [TO date]
//!    or: SET NO ABSENCE [date]
//!
//! HOLIDAY and VACATION mean the same. Both days count whole, in your time zone (in a gunboat game, in the game's); HELP DATES
//! explains how to write dates. A deadline that has been announced already stays as it is: EXTEND asks for more time. Everybody
//! is told. You can have three absences ahead of you, each as long as the game allows (SET MAX ABSENCE). A longer one is for
//! the master to allow, who is asked; without a master, for two thirds of the players. A master sets any absence: BECOME the
//! power first. SET NO ABSENCE and a date takes back the one that holds this day; without a date, all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET ABSENCE 24 Dec 2026 TO 27 Dec 2026
//! < Austria is away from Thursday 24 December 2026, 00:00 UTC to Sunday 27
//! < December 2026, 23:59 UTC: no new deadline falls in that time.
//! > SET NO ABSENCE
//! < Austria is not away any more.
//! ```
use crate::command::args::{self, Match};
use crate::command::game_cx::{GameCx, say_each};
use crate::command::{Args, CommandResult, Refusal, Spec, Stop, Subject, refuse};
use crate::game::dates::{interval, read};
use crate::referee::turn::absence::{self, LAST};
use crate::say;
use crate::store::{Role, SeatId};
use crate::text::doc::Doc;
use jiff::Timestamp;
use jiff::civil::Time;
use std::ops::Range;

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
    Subject::SignedOn,
    |said| if said.rest.is_empty() { Match::Call } else { args::date(said) },
);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let seat = whose(cx)?;
    let said = match (args.keyword_has("no"), args.text) {
        (true, "") => absence::take_back(cx, seat, None)?,
        (true, date) => absence::take_back(cx, seat, Some(days(cx, date, date)?))?,
        (false, "") => return Err(Refusal::Usage("SET ABSENCE 24 Dec TO 2 Jan").into()),
        (false, text) => {
            let (first, last) = interval(text).unwrap_or((text, text));
            absence::ask(cx, seat, days(cx, first, last)?)?
        }
    };
    say_each(doc, &said);
    Ok(())
}

/// From the beginning of one day, or a time on it, to the end of another.
fn days(cx: &GameCx, first: &str, last: &str) -> Result<Range<Timestamp>, Stop> {
    let zone = if cx.game.gunboat() { cx.game.calendar().zone } else { cx.zone() };
    let day = |text: &str, default: Time| read(text, cx.now, &zone, default);
    Ok(day(first, Time::midnight())?..day(last, LAST)?)
}

/// The seat that is to be away: one's own, or that of the power that a master acts as.
fn whose(cx: &GameCx) -> Result<SeatId, Stop> {
    match cx.acting.filter(|_| cx.is_master()) {
        Some(power) => match cx.game.player(power) {
            Some(seat) => Ok(seat.id),
            None => refuse(say!("Nobody plays {}.", cx.game.called(power))),
        },
        // Before the start players have no power yet.
        None if cx.seat()?.role == Role::Player => Ok(cx.seat()?.id),
        // Deadlines wait for players only.
        None => cx.power().and(Err(Refusal::SignOnFirst)).map_err(Stop::from),
    }
}
