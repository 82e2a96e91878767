//! The overview at the end of each reply to someone in a game: their orders on file, the missing ones, their wishes, and when
//! the turn runs.
use super::{guesses, votes};
use crate::answers::asked;
use crate::command::CommandResult;
use crate::command::game_cx::{GameCx, say_each};
use crate::game::{Game, OnFile, Seat, preference, schedule};
use crate::referee::turn::form::add_form;
use crate::referee::turn::{drafts, later};
use crate::rules::Power;
use crate::say;
use crate::store::{Hints, Life, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line, person, power, term};
use anyhow::Result;

/// The orders on file for a power and for the others that its player orders for, as the judge reads them.
///
/// # Errors
/// If the game is not running.
pub fn orders(cx: &GameCx, power: Power, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let hand = if cx.is_master() { &[power] } else { game.hand(power) };
    let filed = game.with_commanded(hand).into_iter().map(|power| game.on_file_of(cx.store, power));
    tell_orders(cx, filed.collect::<Result<Vec<_>>>()?, doc)
}

/// Lists orders on file, under one title. Without any on file, the form shows everything.
fn tell_orders(cx: &GameCx, filed: Vec<OnFile>, doc: &mut Doc) -> CommandResult {
    let (game, table) = (&cx.game, cx.table()?);
    for filed in filed.into_iter().filter(|filed| !filed.orders.is_empty()) {
        let place = doc.here();
        let hints = || if cx.is_master() { Ok(None) } else { hints_for(cx, filed.power) };
        table.tell_orders(game.heading(), filed.power, &filed.orders, &hints, doc)?;
        doc.drop_if_repeated(place);
    }
    Ok(())
}

/// Returns all powers of this power's player, if the player wants hints on orders. By default they do in their first games.
pub fn hints_for(cx: &GameCx, power: Power) -> Result<Option<Vec<Power>>> {
    let Some(seat) = cx.game.orderer(power) else { return Ok(None) };
    let is_wanted = match seat.wishes.hints {
        Some(Hints::On) => true,
        Some(Hints::Off) => false,
        None => cx.store.n_played(seat.user, FIRST_GAMES + 1)? <= FIRST_GAMES,
    };
    Ok(is_wanted.then(|| cx.game.ordered_by(seat)))
}

/// The number of games with hints by default.
const FIRST_GAMES: u32 = 5;

/// Returns whether any of these powers owes orders.
fn owes(cx: &GameCx, powers: &[Power]) -> bool {
    let due = cx.game.due();
    powers.iter().any(|power| due.contains(power))
}

/// Adds the state below the orders: the missing orders, the reader's wishes, and when the turn runs. A GM sees the orders and
/// the state of everyone.
pub fn state(cx: &GameCx, doc: &mut Doc) -> CommandResult {
    let (game, seat) = (&cx.game, cx.seat()?);
    // Orders for later are looked up only if the reader asked for them, or they have changed.
    if game.running() && (cx.after.overview || cx.after.kept) {
        kept(cx, seat, doc)?;
    }
    let stands_still = cx.store.standstill()?.is_some();
    let clock = |seat| match stands_still {
        true => Some(Note::of("No deadline passes until the judge resumes.")),
        false => clock(cx, seat),
    };
    let mut said = match (game.row.life, seat.role) {
        (Life::Forming, _) => forming(cx, seat),
        (Life::Running, Role::Master) => of_everybody(cx, doc)?,
        (Life::Running, Role::Player) => of_player(cx, seat)?,
        (Life::Running, Role::Observer) => votes::so_far(cx, seat)?,
        (Life::Paused, _) => {
            let name = sentence::game(&game.row.name);
            vec![Note::of(match game.row.paused_until {
                Some(until) => say!("{name} is paused. It resumes automatically {until}.", name, until),
                None => say!("{name} is paused: nothing is adjudicated until it is resumed.", name),
            })]
        }
        (Life::Finished | Life::Terminated, _) => Vec::new(),
    };
    if game.running() {
        said.extend(clock(Some(seat).filter(|seat| seat.role != Role::Master)));
    }
    said.extend(asked::asked(cx, seat)?.into_iter().map(|asked| asked.note));
    say_each(doc, &said);
    Ok(())
}

/// Lists the orders that a player stores for later. A GM sees those of the player of the power that they act as, or everyone's.
fn kept(cx: &GameCx, seat: &Seat, doc: &mut Doc) -> Result<()> {
    let game = &cx.game;
    match (seat.role, cx.acting.and_then(|power| game.player(power))) {
        (Role::Observer, _) => {}
        (Role::Player, _) => {
            drafts::show(cx, seat, doc)?;
            later::show(cx, seat, doc)?;
        }
        (Role::Master, Some(player)) => later::show(cx, player, doc)?,
        (Role::Master, None) => {
            for player in game.players() {
                later::show_below(cx, player, doc, say!("{}:", term(game.seat_title(player))))?;
            }
        }
    }
    Ok(())
}

/// Adds the writer's order form, if they owe orders.
///
/// # Errors
/// If the form cannot be written.
pub fn add_writers_form(cx: &GameCx, doc: &mut Doc) -> CommandResult {
    let (game, seat) = (&cx.game, cx.seat()?);
    if !game.running() || game.lacking_of(seat).is_empty() && !game.in_disorder(seat) {
        return Ok(());
    }
    Ok(add_form(cx, seat, doc)?)
}

/// Lists what each player wants, in a game that has not started.
fn forming(cx: &GameCx, own: &Seat) -> Vec<Note> {
    let game = &cx.game;
    let name = sentence::game(&game.row.name);
    let mut said = vec![Note::of(match game.secret() && own.role != Role::Master {
        true => say!("{name} has not started yet.", name),
        false => say!(
            "{name} has not started yet: {n} of {n_seats} seats {n? is|are} taken.",
            name,
            n = game.players().count(),
            n_seats = game.n_seats()
        ),
    })];
    match (own.role, &own.assigned) {
        (Role::Player, Some(given)) if own.approved => said.push(Note::of(say!("You will play {}.", power(given)))),
        (Role::Player, _) if own.preference.is_empty() => {
            said.push(Note::of(say!("To say which power you want, use {}.", line("SET PREFERENCE"))))
        }
        (Role::Player, _) => said.push(Note::of(say!("Your preference: {}.", term(wishes(game, own))))),
        (Role::Master, _) => said.extend(game.players().map(|seat| {
            let wish = match seat.preference.as_str() {
                "" => term("no preference"),
                _ => term(wishes(game, seat)),
            };
            let who = person(&seat.user_name);
            Note::of(match &seat.assigned {
                Some(given) => say!("{who}: {wish}; you have given them {given}.", who, wish, given = power(given)),
                None => say!("{who}: {wish}.", who, wish),
            })
        })),
        (Role::Observer, _) => {}
    }
    said
}

/// `Germany, then Italy`
fn wishes(game: &Game, seat: &Seat) -> String {
    let played = game.system.played();
    match preference::read_among(&seat.preference, game.powers(), &played) {
        Ok(wishes) => preference::told(&wishes, game.powers(), &played),
        // The powers have changed since.
        Err(_) => seat.preference.clone(),
    }
}

/// Says how many orders a player still owes, or returns `None`.
pub(crate) fn needed(cx: &GameCx, seat: &Seat) -> CommandResult<Option<Note>> {
    let game = &cx.game;
    let lacking = game.lacking_of(seat);
    if lacking.is_empty() {
        return Ok(None);
    }
    let whose = match game.ordered_by(seat).len() {
        1 => say!(""),
        _ => say!(" for {}", &game.called_each(&lacking)),
    };
    let has_orders =
        game.on_file(cx.store)?.iter().any(|filed| lacking.contains(&filed.power) && !filed.orders.is_empty());
    Ok(Some(Note::of(match game.n_missing(cx.store, &lacking)? {
        // In some games one order is a whole turn.
        1 if !has_orders => say!("No orders are on file yet{whose}.", whose),
        n if has_orders => say!("You still owe {n order|orders}{whose}.", n, whose),
        n => say!("You owe {n order|orders}{whose}.", n, whose),
    })))
}

/// Returns the missing orders, and the player's wishes.
fn of_player(cx: &GameCx, seat: &Seat) -> CommandResult<Vec<Note>> {
    let game = &cx.game;
    let (lacking, ordered) = (game.lacking_of(seat), game.ordered_by(seat));
    let mut said = Vec::new();
    if !owes(cx, &ordered) {
        said.push(Note::of("You have nothing to order now."));
    }
    if game.in_disorder(seat) {
        said.push(Note::of(say!(
            "{} is in civil disorder: the game does not wait for it, and any registered player can take it over. Send orders to keep it.",
            term(game.seat_title(seat))
        )));
    }
    said.extend(needed(cx, seat)?);
    said.extend(held_up(cx, seat, lacking.is_empty())?);
    if seat.wait {
        said.push(Note::of(say!("You wait for the deadline; {} lets the turn run early.", line("SET NO WAIT"))));
    }
    for away in absences(cx, seat)? {
        said.push(Note::of(say!("You are away {away}: no new deadline falls in that time.", away)));
    }
    said.extend(votes::so_far(cx, seat)?);
    Ok(said)
}

/// The reason why the turn waits for a player: an answer, or a line to fix.
fn held_up(cx: &GameCx, seat: &Seat, is_complete: bool) -> Result<Option<Note>> {
    if !seat.error {
        return Ok(None);
    }
    let limit = if cx.game.row.deadline.is_some() { ", but not beyond the deadline" } else { "" };
    if cx.after.asks {
        return Ok(is_complete.then(|| Note::of(say!("The turn waits for your answer{limit}.", limit))));
    }
    if let Some(question) = guesses::open_about_orders(cx, seat)? {
        let ask = say!("Did you mean {question} Reply YES or NO to my e-mail about it.", question);
        return Ok(Some(match is_complete {
            true => Note::of(say!("The turn waits for your answer{limit}. {ask}", limit, ask)),
            false => Note::of(ask),
        }));
    }
    Ok(is_complete.then(|| {
        Note::of(say!(
            "The turn waits for you to fix the line that could not be carried out{limit}. If your orders are right as they are, send {send}.",
            send = line("SET NO WAIT"),
            limit
        ))
    }))
}

/// `from ... to ...`, for each future absence of the holder of a seat.
fn absences(cx: &GameCx, seat: &Seat) -> Result<Vec<Note>> {
    let absences = cx.store.absences(cx.game.row.id, cx.now)?.into_iter().filter(|absence| absence.seat == seat.id);
    Ok(absences.map(|absence| Note::of(say!("from {start} to {end}", absence.away.start, absence.away.end))).collect())
}

/// Lists the orders and the state of all powers, for GMs.
fn of_everybody(cx: &GameCx, doc: &mut Doc) -> CommandResult<Vec<Note>> {
    let game = &cx.game;
    tell_orders(cx, game.on_file(cx.store)?, doc)?;
    let now = cx.time_for_orders()?;
    let (due, lacking, ballots) = (game.due(), game.lacking(), game.ballots(cx.store)?);
    let mut said = Vec::new();
    for (i, name) in game.powers().iter().enumerate() {
        let power = Power(i as u16);
        let seat = game.player(power);
        let mut notes = Vec::new();
        if lacking.contains(&power) {
            let n = game.n_missing(cx.store, &[power])?;
            notes.push(Note::of(say!("{n order|orders} {n? is|are} missing", n)));
        } else if due.contains(&power) {
            notes.push(Note::of("orders are in"));
        }
        let is_late = game.row.deadline.is_some_and(|deadline| deadline <= now) && lacking.contains(&power);
        if let Some(seat) = seat.filter(|seat| is_late && seat.abandoned.is_none()) {
            notes.push(match seat.n_late {
                0 | 1 => Note::of("late"),
                n => Note::of(say!("late, {n} times so far", n)),
            });
        }
        match game.computer(power) {
            Some(computer) => notes.push(Note::of(say!("in the hands of {}", term(computer.title())))),
            None if due.contains(&power) && game.orderer(power).is_none() => notes.push(Note::of("open seat")),
            None => {}
        }
        if seat.is_some_and(|seat| seat.abandoned.is_some()) {
            notes.push(Note::of("abandoned"));
        }
        if seat.is_some_and(|seat| game.in_disorder(seat)) {
            notes = vec![Note::of("in civil disorder")];
        }
        if seat.is_some_and(|seat| seat.error) {
            notes.push(Note::of("has a line to fix"));
        }
        if seat.is_some_and(|seat| seat.wait) {
            notes.push(Note::of("waits for the deadline"));
        }
        if let Some(seat) = seat {
            notes.extend(absences(cx, seat)?.iter().map(|away| Note::of(say!("away {away}", away))));
        }
        let own = ballots.iter().filter(|(voter, _)| *voter == power);
        notes.extend(own.map(|(_, ballot)| Note::of(say!("votes {}", game.told(ballot)))));
        let all = notes.into_iter().reduce(|all, next| Note::of(say!("{all}; {next}", all, next)));
        said.extend(all.map(|all| Note::of(say!("{name}: {all}.", name, all))));
    }
    Ok(said)
}

/// Returns when the turn runs, as far as the reader may know. `own` is the reader's seat, unless they are a GM.
pub fn clock(cx: &GameCx, own: Option<&Seat>) -> Option<Note> {
    let game = &cx.game;
    let Some(situation) = game.situation() else {
        return match game.is_solo() {
            true if !game.computers.hands.is_empty() => Some(Note::of("The turn runs as soon as all orders are in.")),
            true => Some(Note::of(say!("The turn runs when you send {}.", line("PROCESS")))),
            false => None,
        };
    };
    let (deadline, grace) = (situation.deadline, situation.grace_end);
    if situation.manual {
        return Some(Note::of(say!("The master runs the turn. The deadline for orders is {deadline}.", deadline)));
    }
    if cx.now < deadline {
        // Only a GM may know whether others wait.
        let waits = |seat: &Seat| seat.wait || seat.error && game.lacking_of(seat).is_empty();
        if own.map_or(situation.waiting, waits) {
            return Some(Note::of(say!("The turn runs at the deadline: {deadline}.", deadline)));
        }
        let earliest = situation.earliest.max(cx.now);
        let earliest = situation.calendar.opens(earliest).unwrap_or(earliest).min(deadline);
        let but = match cx.now < earliest {
            true => say!(", but not before {earliest}", earliest),
            false => say!(""),
        };
        let early = say!("The turn runs {}{but}", term(schedule::early(situation.delay)), but);
        return Some(Note::of(match deadline < grace {
            true => {
                say!("{early}. The deadline is {deadline}. I accept late orders until {grace}.", early, deadline, grace)
            }
            false => say!("{early}, at the latest {deadline}.", early, deadline),
        }));
    }
    if let Some(time) = situation.runs_at() {
        return Some(Note::of(say!("All orders are in: the turn runs on {time}.", time)));
    }
    let is_late = own.is_some_and(|seat| game.is_late(seat, cx.now));
    Some(Note::of(match (is_late, cx.now < grace) {
        (true, true) => say!("You are late. I accept late orders until {grace}.", grace),
        (true, false) => {
            say!(
                "You are late, and grace has ended: another player can take over. Your orders are still valid until then."
            )
        }
        (false, true) => say!("The turn waits for late orders, until {grace}.", grace),
        (false, false) => {
            say!("Grace has ended. The game is waiting for the missing orders, or for a player to take over.")
        }
    }))
}
