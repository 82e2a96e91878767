//! Calendar invitations to deadlines, for people who want them (SET CALENDAR INVITE). They move automatically.
//!
//! A deadline can change for many reasons, from a command to an outage, but the database always has the current one. So once a
//! minute the judge compares the database with what it has sent to calendars, and sends each calendar what has changed. No
//! change can be missed, and several within a minute become one.
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

/// The time before a deadline within which the judge, while at a standstill, withdraws it: its alarm would ring in vain. Alarms
/// ring three hours before a deadline. Other entries wait until the judge resumes.
const RINGS: SignedDuration = SignedDuration::from_hours(4);
/// The thread of e-mails to calendars.
const THREAD: &str = "calendar";

/// Returns the offer that goes into the first e-mail of a game to people who have made no choice yet.
pub(in crate::referee) fn offer(game: &Game, seat: &Seat) -> Option<&'static str> {
    let may_want = seat.wishes.calendar.is_none() && game.row.deadline.is_some();
    may_want.then_some("SET CALENDAR INVITE puts each deadline into your calendar.")
}

/// Sends the changes to a person's calendar.
pub fn mail_out(env: &Env, user: UserId) -> Result<()> {
    let doubtful = doubtful(env)?;
    each_game(env, &env.store.to_uninvite(env.now, doubtful.unwrap_or(env.now), user)?, uninvite)?;
    if doubtful.is_some() {
        return Ok(());
    }
    each_game(env, &env.store.to_invite(env.now, user)?, invite)
}

/// The progress of a round through all calendars.
#[derive(Clone, Copy, Debug, Default)]
pub struct CalendarRound {
    /// The last deadline processed that is in a calendar.
    told: Option<Invited>,
    /// No calendar has a later deadline to withdraw.
    is_withdrawn: bool,
    /// The last person processed who wants invitations.
    user: UserId,
}

/// Sends the changes to some of the calendars. Returns whether there are more.
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

/// Returns, while the judge is at a standstill, the time before which the deadlines in calendars are doubtful.
fn doubtful(env: &Env) -> Result<Option<Timestamp>> {
    let stands_still = env.store.standstill()?.is_some();
    Ok(if stands_still { Some(env.now.saturating_add(RINGS)?) } else { None })
}

/// Runs this for each of these seats. A game that cannot be read does not hold up the others.
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
            tracing::error!(%game, "its deadline cannot reach the calendars: {error:#}");
        }
    }
    Ok(())
}

/// Sends a calendar the deadline of the current turn, or its new time.
fn invite(cx: &GameCx, seat: &Seat, told: Option<CalendarEntry>) -> Result<()> {
    let is_there =
        told.as_ref().is_some_and(|told| told.invited && told.deadline.is_some_and(|deadline| cx.now < deadline));
    let Some(deadline) = deadline_for(&cx.game, seat) else {
        uninvite(cx, seat, told.filter(|_| is_there))?;
        // The player owes nothing, so the entry needs another look only when that changes.
        return cx.calendar_entry(seat, false).map(drop);
    };
    let entry = cx.calendar_entry(seat, true)?;
    let is_moved = is_there && told.is_some_and(|told| told.turn == cx.game.row.turn);
    let now = if is_moved { "is now" } else { "is" };
    let mut doc = Doc::new(reader_of(seat));
    doc.para(say!("The deadline for orders for {} {} {}.", phase(&cx.game.row.phase), now, deadline));
    if let Some(grace) = entry.grace.filter(|grace| deadline < *grace) {
        doc.also(say!("I accept late orders until {}.", grace));
    }
    doc.para(
        "This e-mail puts it into your calendar. If the deadline moves, another e-mail moves the entry. You don't have to reply. SET CALENDAR OFF stops these e-mails.",
    );
    post(cx, seat, &entry, Method::Request, &doc)
}

/// Takes a deadline out of a calendar.
fn uninvite(cx: &GameCx, seat: &Seat, told: Option<CalendarEntry>) -> Result<()> {
    let Some(told) = told else { return Ok(()) };
    let entry = cx.withdrawn_entry(told)?;
    let mut doc = Doc::new(reader_of(seat));
    doc.para(say!("The {} deadline is cancelled. This e-mail removes it from your calendar.", phase(&entry.phase)));
    post(cx, seat, &entry, Method::Cancel, &doc)
}

/// Puts an e-mail for a calendar into the outbox. Each goes to one address and names no one else.
fn post(cx: &GameCx, seat: &Seat, entry: &CalendarEntry, method: Method, doc: &Doc) -> Result<()> {
    let what = if method == Method::Cancel { "Deadline withdrawn" } else { "Deadline" };
    // The subject names the turn of the entry, which may be over.
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
