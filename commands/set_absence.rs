//! SET ABSENCE -- keep new deadlines out of the days you are away.
//!
//! Usage: SET ABSENCE date [TO date]
//!    or: SET NO ABSENCE [date]
//!
//! Both days are included, in your time zone (in gunboat games, the game's). The judge tells everyone. An absence does
//! not move a deadline already announced: use EXTEND. HOLIDAY and VACATION mean the same. HELP DATES explains dates.
//!
//! You can plan up to three absences, each as long as the game allows (HELP MAX ABSENCE). For a longer one the judge
//! asks the GM, or in a game without a GM two thirds of the players. A GM may set any absence: send BECOME with the
//! power first.
//!
//! SET NO ABSENCE cancels all your absences, or the one that includes the date.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET ABSENCE 24 Dec 2026 TO 27 Dec 2026
//! < Austria will be away from Thursday 24 December 2026, 00:00 UTC to Sunday
//! < 27 December 2026, 23:59 UTC. No new deadline will fall then.
//! > SET NO ABSENCE
//! < Austria is back.
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
            None => refuse(say!("{} has no player.", cx.game.called(power))),
        },
        // Before the start players have no power yet.
        None if cx.seat()?.role == Role::Player => Ok(cx.seat()?.id),
        // Deadlines wait for players only.
        None => cx.power().and(Err(Refusal::SignOnFirst)).map_err(Stop::from),
    }
}
