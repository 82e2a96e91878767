//! Invitations to deadlines, for those who want them in their calendars (SET CALENDAR INVITE). They move by themselves.
//!
//! Whatever changes a deadline, from a command to an outage, what counts is in the database. So once a minute what calendars
//! have been told is compared with that, and each is told what has changed: no change can be missed, and several within a
//! minute are one.
use crate::command::calendar_entries::deadline_for;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, addresses, reader_of};
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::mail::ics::Method;
use crate::say;
use crate::store::{CalendarEntry, Draft, GameId, Invited, Paid, SeatId, UserId};
use crate::text::doc::{Audience, Doc};
use crate::text::sentence::phase;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// While the judge stands still, entries wait until it goes on; but none rings in vain. They ring three hours before.
const RINGS: SignedDuration = SignedDuration::from_hours(4);
/// The thread of the letters to calendars.
const THREAD: &str = "calendar";

/// Returns the words of the first letter of a game to those who have not said whether they want that.
pub(in crate::referee) fn offer(game: &Game, seat: &Seat) -> Option<&'static str> {
    let may_want = seat.wishes.calendar.is_none() && game.row.deadline.is_some();
    may_want.then_some("SET CALENDAR INVITE puts each deadline into your calendar.")
}

/// Tells somebody's calendar what has changed.
pub fn mail_out(env: &Env, user: UserId) -> Result<()> {
    let doubtful = doubtful(env)?;
    each_game(env, &env.store.to_uninvite(env.now, doubtful.unwrap_or(env.now), user)?, uninvite)?;
    if doubtful.is_some() {
        return Ok(());
    }
    each_game(env, &env.store.to_invite(env.now, user)?, invite)
}

/// The point up to which all calendars have been looked through.
#[derive(Clone, Copy, Debug, Default)]
pub struct CalendarRound {
    /// The last deadline that is in one.
    told: Option<Invited>,
    /// Whether there is none after it.
    is_withdrawn: bool,
    /// The last person who wants some.
    user: UserId,
}

/// Tells some of all calendars what has changed. Are there more?
pub fn go_on(env: &Env, round: &mut CalendarRound) -> Result<bool> {
    let doubtful = doubtful(env)?;
    if !round.is_withdrawn {
        let after = round.told.unwrap_or(Invited { deadline: env.now, seat: SeatId::default() });
        let told = env.store.invitations_after(&after, env.now, doubtful.unwrap_or(env.now))?;
        let no_longer = told.iter().filter(|(.., no_longer)| *no_longer);
        let mut seats: Vec<(GameId, SeatId)> = no_longer.map(|(told, game, _)| (*game, told.seat)).collect();
        seats.sort_unstable();
        each_game(env, &seats, uninvite)?;
        round.told = told.last().map(|(told, ..)| *told);
        round.is_withdrawn = told.is_empty();
        if !round.is_withdrawn {
            return Ok(true);
        }
    }
    let people = env.store.who_want_invitations(round.user)?;
    let Some(last) = people.last().filter(|_| doubtful.is_none()) else { return Ok(false) };
    let mut seats = Vec::new();
    for user in &people {
        seats.extend(env.store.to_invite(env.now, *user)?);
    }
    seats.sort_unstable();
    each_game(env, &seats, invite)?;
    round.user = *last;
    Ok(true)
}

/// While the judge stands still: what is in calendars up to then may not come.
fn doubtful(env: &Env) -> Result<Option<Timestamp>> {
    let stands_still = env.store.standstill()?.is_some();
    Ok(if stands_still { Some(env.now.saturating_add(RINGS)?) } else { None })
}

/// Carries this out for each of these seats. A game that cannot be read does not keep the others waiting.
fn each_game(
    env: &Env,
    seats: &[(GameId, SeatId)],
    tell: impl Fn(&GameCx, &Seat, Option<CalendarEntry>) -> Result<()>,
) -> Result<()> {
    for of_game in seats.chunk_by(|a, b| a.0 == b.0) {
        let Some((game, _)) = of_game.first() else { continue };
        let told = env.store.savepoint(|| {
            let cx = GameCx::of_clock(*env, *game)?;
            let tenures = cx.game.tenures(env.store)?;
            for (_, id) in of_game {
                if let Some(seat) = tenures.iter().find(|seat| seat.id == *id) {
                    tell(&cx, seat, env.store.calendar_entry(*id)?)?;
                }
            }
            Ok(())
        });
        if let Err(error) = told {
            tracing::error!(%game, "calendars cannot be told of its deadline: {error:#}");
        }
    }
    Ok(())
}

/// Tells a calendar of the deadline of the turn that is on, or that it has another one now.
fn invite(cx: &GameCx, seat: &Seat, told: Option<CalendarEntry>) -> Result<()> {
    let is_there = told.as_ref().is_some_and(|told| {
        told.invited && told.turn == cx.game.row.turn && told.deadline.is_some_and(|deadline| cx.now < deadline)
    });
    let Some(deadline) = deadline_for(&cx.game, seat) else {
        if let Some(told) = told.filter(|_| is_there) {
            uninvite(cx, seat, Some(told))?;
        }
        // Nothing is asked of them: that is looked at again when it changes.
        return cx.calendar_entry(seat, false).map(drop);
    };
    let entry = cx.calendar_entry(seat, true)?;
    let now = if is_there { "is now" } else { "is" };
    let mut doc = Doc::new(reader_of(seat));
    doc.para(say!("The deadline for orders for {} {} {}.", phase(&cx.game.row.phase), now, deadline));
    if let Some(grace) = entry.grace.filter(|grace| deadline < *grace) {
        doc.also(say!("Late orders are accepted until {}.", grace));
    }
    doc.para(
        "This letter puts it into your calendar, and others move it there when it moves: they need no answer. SET CALENDAR OFF ends them.",
    );
    post(cx, seat, &entry, Method::Request, &doc)
}

/// Takes a deadline out of a calendar.
fn uninvite(cx: &GameCx, seat: &Seat, told: Option<CalendarEntry>) -> Result<()> {
    let Some(told) = told else { return Ok(()) };
    let sequence = told.sequence + 1;
    cx.store.keep_calendar_entry(&CalendarEntry { sequence, deadline: None, invited: false, ..told.clone() })?;
    let mut doc = Doc::new(reader_of(seat));
    doc.para(say!(
        "The deadline for orders for {} does not count any more. This letter takes it out of your calendar.",
        phase(&told.phase)
    ));
    post(cx, seat, &CalendarEntry { sequence, ..told }, Method::Cancel, &doc)
}

/// Puts a letter for a calendar into the outbox, one for each address: nobody else is named in it.
fn post(cx: &GameCx, seat: &Seat, entry: &CalendarEntry, method: Method, doc: &Doc) -> Result<()> {
    let what = if method == Method::Cancel { "Deadline withdrawn" } else { "Deadline" };
    // Of the turn that it is about, which may be over.
    let subject = format!("{}:{} - {} {what}", cx.judge.name, cx.game.row.name, entry.phase);
    let mut letter = cx.headed(Some(&cx.game), doc.reader());
    letter.append(doc);
    cx.lead(&mut letter, &cx.game.row.name, LinkTarget::Game);
    let body = letter.text(Audience::Reader);
    for address in addresses(seat) {
        let draft = Draft {
            subject: subject.clone(),
            body: body.clone(),
            reply_to: Some(cx.judge.reply_address(Bearer::Seat(seat.id, seat.token))),
            game: Some(seat.game),
            letter: cx.letter,
            parts: vec![cx.calendar_part(seat, entry, method, address)],
            ..Draft::default()
        };
        cx.post_in_threads(seat.id, &[THREAD.to_owned()], std::iter::once(address), draft, Paid::by_the_game())?;
    }
    Ok(())
}
