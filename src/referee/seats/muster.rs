//! The muster before a game starts. Players who joined long ago confirm that they still want to play, and those who do not
//! reply make room for someone else.
use super::people::leave;
use super::unconfirmed::{reminder, to_confirm};
use crate::answers::welcome;
use crate::command::game_cx::GameCx;
use crate::command::letters::{Offer, reader_of};
use crate::command::refusal::or_fault;
use crate::command::{CommandResult, Stop, access, refuse};
use crate::game::Seat;
use crate::game::settings::keys;
use crate::referee::turn::phase::start;
use crate::say;
use crate::store::{Life, Paid, Parting, Role, SeatId};
use crate::text::doc::Doc;
use crate::text::sentence::{and, line, person};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The time that a player who did not reply can return with a plain yes.
const WAY_BACK: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Starts a full game, unless its GM does that, or someone has to confirm first.
pub fn begin(cx: &mut GameCx) -> Result<()> {
    let asked: Vec<SeatId> = to_confirm(cx).map(|seat| seat.id).collect();
    if asked.is_empty() {
        return if cx.game.settings.on(keys::MANUAL_START) { Ok(()) } else { start(cx) };
    }
    if cx.game.row.muster.is_some() {
        return Ok(());
    }
    let hours = cx.game.settings.get(keys::MUSTER_TIME).unwrap_or(48);
    let now = cx.now;
    let until = now.saturating_add(SignedDuration::from_hours(hours as i64))?;
    let others: Vec<SeatId> = cx.game.players().map(|seat| seat.id).filter(|id| !asked.contains(id)).collect();
    others.into_iter().try_for_each(|id| confirm(cx, id))?;
    let game = &mut cx.game;
    (game.row.muster, game.row.reminded) = (Some(until), Some(now));
    game.save(cx.env.store)?;
    cx.after.touched = true;
    cx.note("all seats are taken; waiting for the players to confirm")?;
    let game = &cx.game;
    let subject = cx.subject("All seats are taken");
    for seat in &game.seats {
        if asked.contains(&seat.id) {
            ask(cx, seat, "Do you still want to play?", until)?;
        } else if seat.role == Role::Master || !game.secret() {
            let mut doc = Doc::new(reader_of(seat));
            doc.para(say!(
                "{game} has no seat left. {who} asked whether they still want to play, and can answer until {until}. {then}. You need do nothing.",
                game,
                who = match asked.len() {
                    1 => say!("One of its players is"),
                    n => say!("{n} of its players are", n),
                },
                until,
                then = match game.settings.on(keys::MANUAL_START) {
                    true => "When all have confirmed, its master can begin it (PROCESS)",
                    false => "It begins as soon as all have confirmed",
                }
            ));
            cx.post(seat, &subject, &doc)?;
        }
    }
    Ok(())
}

/// Asks a player whether they still want to play.
fn ask(cx: &GameCx, seat: &Seat, subject: &str, until: Timestamp) -> Result<()> {
    let mut doc = Doc::new(reader_of(seat));
    doc.para(say!(
        "All seats in {} are taken, and it can start. You joined it on {}. Do you still want to play?",
        &cx.game,
        seat.since
    ));
    doc.para(say!(
        "Reply YES by {} to keep your seat, or NO to leave. If you don't reply, someone else can have the seat.",
        until
    ));
    let resign = format!("RESIGN {}", cx.game.row.name);
    cx.post_question(seat, ("READY", &resign), &cx.subject(subject), &doc)
}

/// Records that a player wants to play.
fn confirm(cx: &mut GameCx, seat: SeatId) -> Result<()> {
    match cx.change_seat(seat, |seat| seat.ready = true) {
        Err(Stop::Failed(fault)) => Err(fault.into()),
        _ => Ok(()),
    }
}

/// Confirms that the writer wants to play.
///
/// # Errors
/// If the game has started, or they are not a player.
pub fn ready(cx: &mut GameCx, doc: &mut Doc) -> CommandResult {
    let (game, seat) = (&cx.game, cx.seat()?.id);
    if game.row.life != Life::Forming {
        return refuse(say!(
            "The game {game} is {}, so you don't have to confirm. To let a turn run before the deadline, send SET NO WAIT.",
            game,
            game.row.life.word()
        ));
    }
    if cx.seat()?.role != Role::Player {
        return refuse(say!("Only those who play in {game} confirm that they do.", game));
    }
    confirm(cx, seat)?;
    cx.after.touched = true;
    cx.note("has confirmed")?;
    let game = &cx.game;
    let n_left = if game.row.muster.is_some() { game.players().filter(|seat| !seat.ready).count() } else { 0 };
    doc.para(match (game.row.muster, n_left) {
        (None, _) => say!("Thank you, you are confirmed for {game}.", game),
        (Some(_), _) if game.secret() => say!("Thank you, you have confirmed that you want to play."),
        (Some(_), 0) => say!("Thank you. All have confirmed now."),
        (Some(_), 1) => say!("Thank you, you have confirmed that you want to play. One other has not answered yet."),
        (Some(_), n) => {
            say!("Thank you, you have confirmed that you want to play. {n} others have not answered yet.", n)
        }
    });
    Ok(())
}

/// Carries out what is due. The game starts when all have confirmed. Players who have not confirmed get reminders, and lose
/// their seats at the end.
pub(in crate::referee) fn settle(cx: &mut GameCx) -> Result<()> {
    let Some(until) = cx.game.row.muster else { return Ok(()) };
    let silent: Vec<SeatId> = cx.game.players().filter(|seat| !seat.ready).map(|seat| seat.id).collect();
    if cx.game.row.life != Life::Forming || silent.is_empty() {
        cx.game.row.muster = None;
        cx.game.save(cx.env.store)?;
        return if cx.game.row.life == Life::Forming && cx.game.is_full() { all_are_ready(cx) } else { Ok(()) };
    }
    if until <= cx.now {
        return dismiss(cx, &silent);
    }
    if reminder(&cx.game).is_some_and(|at| at <= cx.now) {
        cx.game.row.reminded = Some(cx.now);
        cx.game.save(cx.env.store)?;
        for seat in cx.game.players().filter(|seat| silent.contains(&seat.id)) {
            ask(cx, seat, "Reminder: do you still want to play?", until)?;
        }
        cx.note("reminder to confirm")?;
    }
    Ok(())
}

/// Starts the game once everyone wants to play, or tells its GM to.
fn all_are_ready(cx: &mut GameCx) -> Result<()> {
    if !cx.game.settings.on(keys::MANUAL_START) {
        return start(cx);
    }
    let subject = cx.subject("All have confirmed");
    cx.game.masters().try_for_each(|seat| {
        let mut doc = Doc::new(reader_of(seat));
        doc.para(say!("All players of {} have confirmed. You can begin it: write PROCESS.", &cx.game));
        cx.post(seat, &subject, &doc)
    })
}

/// Ends the muster. Players who have not replied lose their seats, which are open again. Those who have confirmed stay, and do
/// not have to confirm again.
fn dismiss(cx: &mut GameCx, silent: &[SeatId]) -> Result<()> {
    let gone: Vec<Seat> = cx.game.players().filter(|seat| silent.contains(&seat.id)).cloned().collect();
    for seat in &gone {
        match leave(cx, seat.id, Parting::Silent) {
            Err(Stop::Failed(fault)) => return Err(fault.into()),
            _ => cx.note(say!("{} did not confirm", seat.holder()))?,
        }
    }
    cx.game.row.muster = None;
    cx.game.save(cx.env.store)?;
    let game = &cx.game;
    let join = format!("JOIN {}", game.row.name);
    for seat in &gone {
        let mut doc = Doc::new(cx.reader_at(&seat.user_address)?);
        doc.para(say!(
            "As no answer has come from you, your seat in {game} is open for others now. It is not held against you.",
            game
        ));
        doc.para("If you would still like to play, reply YES: if a seat is open then, it is yours.");
        let offer = Offer {
            address: &seat.user_address,
            yes: &join,
            no: "",
            until: cx.now.saturating_add(WAY_BACK)?,
            subject: "Your seat is open again",
            doc: &doc,
        };
        cx.post_offer(game, &offer, Paid::by_the_game())?;
    }
    let (subject, n) = (cx.subject("Seats are open again"), gone.len());
    for reader in &game.seats {
        let mut doc = Doc::new(reader_of(reader));
        if gone.iter().all(|seat| game.may_know(reader, seat)) {
            let names = gone.iter().map(|seat| person(game.person(reader, seat)));
            doc.para(say!("No answer has come from {}.", and(names)));
        } else {
            doc.para("Not all have answered.");
        }
        doc.also(match n {
            _ if game.secret() && reader.role != Role::Master => say!("The game {game} does not begin yet.", game),
            1 => say!("So a seat of {game} is open again.", game),
            n => say!("So {n} seats of {game} are open again.", n, game),
        });
        let sign_on = line(format!("SIGN ON ?{} password", game.row.name));
        doc.para(say!("Any registered player can join: {sign_on}", sign_on));
        doc.also("Players who have confirmed don't have to do so again.");
        cx.post(reader, &subject, &doc)?;
    }
    offer_to_reserve(cx, n)
}

/// Offers reopened seats to the first people on the standby list. Anyone else may take them too.
fn offer_to_reserve(cx: &GameCx, n: usize) -> Result<()> {
    let game = &cx.game;
    let (name, listed) = (&game.row.name, game.settings.on(keys::LISTED));
    let users = cx.store.in_reserve(game.row.id, &game.row.variant, "", listed, cx.now)?;
    let mut invited = Vec::new();
    for user in users.into_iter().filter(|_| game.row.join_password.is_none()) {
        if invited.len() < n && or_fault(access::may_play(cx, game, user, None))?.is_ok() {
            invited.push(user);
        }
    }
    for user in invited {
        let user = cx.store.user(user)?;
        let mut doc = Doc::new(cx.reader_at(&user.address)?);
        doc.para(say!(
            "You are on the standby list, and {game} starts as soon as its last seat is taken. Will you play?",
            game
        ));
        welcome::to_game(game, true, &mut doc);
        doc.para("Reply YES to take the seat, if it is still open. Otherwise reply NO, or ignore this e-mail.");
        let offer = Offer {
            address: &user.address,
            yes: &format!("JOIN {name}"),
            no: "",
            until: cx.now.saturating_add(WAY_BACK)?,
            subject: "Will you play?",
            doc: &doc,
        };
        cx.post_offer(game, &offer, Paid::by_the_game())?;
    }
    Ok(())
}
