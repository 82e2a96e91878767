//! SITTER -- let someone order for you while you're away.
//!
//! Usage: SITTER address FROM date TO date [WITH PRESS]
//!    or: SITTER address UNTIL date [WITH PRESS]
//!    or: NO SITTER
//!
//! Your sitter must be registered here and not in the game. Both dates are whole days in your time zone, for at most
//! 31 days. Either of you can end it with NO SITTER.
//!
//!   A sitter can     send orders, set and clear WAIT, get the judge's
//!                    e-mails to you, and see the game as you do
//!   WITH PRESS adds  reading new press, and writing in your name
//!   A sitter can't   vote, propose, resign, or change your address or
//!                    password
//!
//! You get a copy of everything your sitter sends, and can keep playing yourself. Of the others, only the GM learns of it.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SITTER bob@example.org FROM 24 Dec 2026 TO 27 Dec 2026
//! < Bob Open may order for Austria, from Thursday 24 December 2026, 00:00
//! < UTC to Sunday 27 December 2026, 23:59 UTC. NO SITTER ends it earlier.
//! > NO SITTER
//! < Only you order for Austria now.
//! ```
use crate::command::args::{KeywordLine, Match, is_date, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Refusal, Spec, Stop, Subject, refuse};
use crate::game::dates::read;
use crate::referee::seats::sitters::{self, MAX_DAYS, SittingEnd};
use crate::say;
use crate::store::SeatId;
use crate::text::doc::Doc;
use crate::text::sentence::term;
use jiff::civil::{Time, time};
use jiff::{SignedDuration, Timestamp};

pub const SPEC: Spec = Spec::new(&["sitter", "set sitter", "no sitter", "set no sitter"], Subject::Player, takes)
    .unguessed()
    .for_sitters()
    .grave();

/// The last minute of a day.
const LAST: Time = time(23, 59, 0, 0);
const USAGE: Refusal = Refusal::Usage("SITTER address FROM 24 Dec TO 2 Jan");

/// An address and a time; nothing after a no. Not "Sitter ann@example.org would be fine".
fn takes(said: &KeywordLine) -> Match {
    let is_no = said.keyword.split(' ').any(|word| word == "no");
    let joints = ["from", "to", "until", "till", "with"];
    let is_time = |rest: &[&str]| match rest {
        [] => true,
        [first, rest @ ..] => {
            joints.iter().any(|joint| joint.eq_ignore_ascii_case(first))
                || is_date(first)
                || rest.first().is_some_and(|second| is_date(second)) && !is_sentence(first)
        }
    };
    said.call_if(match said.words().as_slice() {
        [address, rest @ ..] => !is_no && address.contains('@') && is_time(rest),
        [] => is_no,
    })
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let power = cx.power()?;
    let nobody = || Refusal::because(say!("{} has no player.", cx.game.called(power)));
    let seat = cx.game.player(power).ok_or_else(nobody)?.id;
    if args.keyword_has("no") {
        return end(cx, seat, doc);
    }
    if cx.sitter.is_some() {
        return refuse("Only the player can appoint a sitter.");
    }
    let (address, time) = args.text.split_once(char::is_whitespace).ok_or(USAGE)?;
    let lower = time.to_ascii_lowercase();
    let reads = lower.ends_with(" with press");
    let time = if reads { time.get(..time.len() - " with press".len()).unwrap_or(time) } else { time };
    let time = span(cx, time.trim())?;
    let Some(user) = cx.store.user_at(address)? else {
        return refuse(say!(
            "{} is not a registered address. Ask your sitter to send REGISTER and their name first.",
            term(address)
        ));
    };
    sitters::appoint(cx, seat, &user, time, reads, doc)
}

fn end(cx: &mut GameCx, seat: SeatId, doc: &mut Doc) -> CommandResult {
    let title = cx.game.seat(seat).map(|seat| cx.game.seat_title(seat)).unwrap_or_default();
    let is_sitter = cx.sitter.is_some();
    if !sitters::end(cx, seat, if is_sitter { SittingEnd::BySitter } else { SittingEnd::ByPlayer })? {
        return refuse(say!("{} has no sitter.", term(title)));
    }
    cx.after.touched = true;
    if is_sitter {
        (cx.seat, cx.sitter) = (None, None);
        doc.para(say!("You no longer order for {}. I have told its player.", term(title)));
    } else {
        doc.para(say!("Only you order for {} now.", term(title)));
    }
    Ok(())
}

/// From when to when: `FROM 24 Dec TO 2 Jan`, or `UNTIL 2 Jan`.
fn span(cx: &GameCx, text: &str) -> CommandResult<std::ops::Range<Timestamp>> {
    let lower = text.to_ascii_lowercase();
    let after = |word: &str| lower.starts_with(word).then(|| text.get(word.len()..).unwrap_or_default().trim());
    let day = |text: &str, default: Time| Ok::<_, Stop>(read(text, cx.now, &cx.zone(), default)?);
    let (from, to) = if let Some(until) = after("until ").or_else(|| after("till ")).or_else(|| after("to ")) {
        (cx.now, day(until, LAST)?)
    } else {
        let days = after("from ").unwrap_or(text);
        let lower = days.to_ascii_lowercase();
        let marks = [" to ", " until ", " till ", " - ", " – "];
        let split = marks.iter().find_map(|mark| lower.find(mark).map(|at| (at, mark.len())));
        let (at, length) = split.ok_or(USAGE)?;
        let (from, to) = (days.get(..at).unwrap_or_default(), days.get(at + length..).unwrap_or_default());
        (day(from, Time::midnight())?.max(cx.now), day(to, LAST)?)
    };
    if to <= from {
        return refuse(say!(
            "The end must be in the future and after the beginning. I read: from {from} to {to}.",
            from,
            to
        ));
    }
    if SignedDuration::from_hours(24 * MAX_DAYS) < to.duration_since(from) {
        return refuse(say!("A sitter can order for you for at most {} days.", MAX_DAYS));
    }
    Ok(from..to)
}
