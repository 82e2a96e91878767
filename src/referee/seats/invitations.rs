//! Invitations to games that are forming: an e-mail from the judge, to answer with yes or no.
//!
//! No one is flooded: each inviter may send only so many e-mails a day, and each address gets only so many a week. An address
//! that opts out gets none.
use crate::answers::guests::tell_invited;
use crate::answers::welcome;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::{Offer, reader_of};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::game::settings::keys;
use crate::game::{Game, Seat};
use crate::mail::compose;
use crate::rules::Power;
use crate::say;
use crate::store::{InvitationRow, Life, Paid, Role, User, UserId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, person, term, theirs};
use anyhow::Result;
use jiff::SignedDuration;

/// The time that an invitation is valid.
const TERM: SignedDuration = SignedDuration::from_hours(14 * 24);
/// The maximum number of invitations that one address gets in a week, from all games and people.
const MAX_A_WEEK: u32 = 3;

/// Checks that the writer may invite people: a GM, or, in a game without one, its creator.
///
/// # Errors
/// If they may not.
pub fn may_invite(cx: &GameCx) -> CommandResult {
    let (game, seat) = (&cx.game, cx.seat()?);
    if game.row.life != Life::Forming {
        return refuse(say!(
            "The game {game} is {}. You can invite people only before it starts. In a running game, REPLACE power WITH address asks someone to play.",
            game,
            game.row.life.word()
        ));
    }
    if seat.role == Role::Master {
        return Ok(());
    }
    if game.masters().next().is_some() {
        return Err(Refusal::MasterOnly.into());
    }
    match game.tenures(cx.store)?.first() {
        Some(first) if first.user == seat.user => Ok(()),
        _ => refuse(say!(
            "Only the person who created {game} can send invitations. You can write to people yourself: they join with {} password.",
            game,
            line(format!("SIGN ON ?{}", game.row.name))
        )),
    }
}

/// Invites an address, perhaps to play a certain power, which is then reserved for it. Returns the reply.
///
/// # Errors
/// If the writer may not, or the limit on e-mails to that address or from the writer is reached.
pub fn invite(cx: &mut GameCx, text: &str, power: Option<Power>) -> CommandResult<Note> {
    may_invite(cx)?;
    let address = compose::address(text)
        .ok_or_else(|| Refusal::because(say!("{} is not an address that mail can be sent to.", theirs(text))))?
        .to_string();
    if cx.judge.address.is_ours(&address.to_ascii_lowercase()) {
        return refuse("That is my own address.");
    }
    let (store, game) = (cx.store, &cx.game);
    let inviter = cx.seat()?.user;
    let invited = store.user_at(&address)?;
    if let Some(user) = &invited {
        let sits = |seat: &&Seat| seat.user == user.id && seat.role != Role::Observer;
        if let Some(seat) = game.seats.iter().find(sits).filter(|seat| game.may_know(cx.seat().unwrap_or(seat), seat)) {
            return refuse(say!("{} is in {game} already.", person(&seat.user_name), game));
        }
        if store.is_ejected(game.row.id, user.id)? {
            let admit = line(format!("ADMIT {address}"));
            return refuse(say!("{} was ejected from {game}. First {admit}.", person(&user.name), game, admit));
        }
    }
    if store.is_uninvited(&address)? {
        return refuse(say!("{} wants no invitations, so I have not written there.", term(address)));
    }
    let open = store.invitation(game.row.id, &address, cx.now)?;
    let is_other = |open: &InvitationRow| {
        power.is_some_and(|power| game.power(open.power.as_deref().unwrap_or_default()) != Some(power))
    };
    if let Some(open) = open.as_ref().filter(|open| !is_other(open)) {
        return refuse(say!(
            "{} was invited to {game} on {sent} and has not answered yet. {} withdraws that.",
            term(&address),
            game,
            open.sent,
            line(format!("INVITE -{address}"))
        ));
    }
    if power.is_some() && !cx.is_master() && game.settings.on(keys::GUNBOAT) {
        return refuse(
            "In a gunboat game, only a GM can reserve powers for people, because only a GM knows who plays what.",
        );
    }
    if let Some(power) = power {
        check_power(cx, power)?;
    } else if game.n_open() == 0 {
        return refuse(say!("{game} has no seat left.", game));
    }
    let most = cx.judge.limits.invitations_per_person_per_day;
    if most <= store.n_invited(inviter, &address, cx.now - SignedDuration::from_hours(24))?.0 {
        return refuse(say!(
            "You have invited {most} people today, which is the limit. Continue tomorrow, or write to them yourself.",
            most
        ));
    }
    if MAX_A_WEEK <= store.n_invited(inviter, &address, cx.now - SignedDuration::from_hours(7 * 24))?.1 {
        return refuse(say!(
            "{} has had several invitations this week, so I send no more of them there now.",
            term(address)
        ));
    }
    if let Some(open) = &open {
        store.drop_invitation(open)?;
    }
    let by = store.user(inviter)?;
    let Ok(paid) = cx.charge_letter_to(&address, Some(inviter))? else { return refuse(wrote_enough(&address)) };
    send(cx, &cx.game, &by, &address, power, None, paid)?;
    cx.game.reload_seats(store)?;
    cx.note("invites someone")?;
    let (game, address) = (&cx.game, term(address));
    Ok(Note::of(match power {
        Some(power) => say!(
            "I have sent {address} an invitation to {game}. {power} is reserved for them.",
            address,
            game,
            power = game.called(power)
        ),
        None => say!("I have sent {address} an invitation to {game}.", address, game),
    }))
}

/// Says that an address gets no more e-mails today.
pub(in crate::referee) fn wrote_enough(address: &str) -> Note {
    Note::of(say!(
        "I have written to {}, or for you to others, as often as I may today. Please try again tomorrow, or write to them yourself.",
        term(address)
    ))
}

/// Checks that a seat with this power can be reserved.
fn check_power(cx: &GameCx, power: Power) -> CommandResult {
    let game = &cx.game;
    if game.n_open() == 0 {
        return refuse(say!("{game} has no seat left.", game));
    }
    if !game.system.played().contains(&power) {
        return refuse(say!("{} has no player in {game}.", game.called(power), game));
    }
    let is_it = |kept: Option<&str>| kept.and_then(|kept| game.power(kept)) == Some(power);
    let kept = cx.store.invitations(game.row.id, cx.now)?;
    if game.players().any(|seat| is_it(seat.assigned.as_deref()))
        || kept.iter().any(|invitation| is_it(invitation.power.as_deref()))
    {
        return refuse(say!("{} is already reserved for someone.", game.called(power)));
    }
    Ok(())
}

/// Sends an invitation. `why` replaces its first sentence, if no one is the inviter.
pub(in crate::referee) fn send(
    env: &Env,
    game: &Game,
    by: &User,
    address: &str,
    power: Option<Power>,
    why: Option<Note>,
    paid: Paid,
) -> Result<()> {
    let (join, decline) = lines(&game.row.name);
    let mut doc = Doc::new(env.reader_at(address)?);
    match why {
        None => doc.para(say!(
            "{} ({}) invites you to play by e-mail, in the game {game} on this judge.",
            person(&by.name),
            term(&by.address),
            game
        )),
        Some(why) => doc.para(why),
    }
    welcome::to_game(game, true, &mut doc);
    if let Some(power) = power {
        doc.also(say!("{} is reserved for you.", game.called(power)));
    }
    let until = env.now.saturating_add(TERM)?;
    doc.para("Reply YES to join, or NO to decline.");
    if env.store.user_at(address)?.is_none() {
        doc.also("YES also registers you here, with the name your reply comes from. HELP lists the commands, and GET GUIDE explains how to play.");
    }
    doc.also(say!("The invitation is valid until {}. Reply NEVER to get no more invitations from this judge.", until));
    let offer = Offer { address, yes: &join, no: &decline, until, subject: "You are invited", doc: &doc };
    let held = env.post_offer(game, &offer, paid)?;
    env.store.add_invitation(&InvitationRow {
        game: game.row.id,
        address: address.to_owned(),
        power: power.map(|power| game.power_name(power).to_owned()),
        inviter: by.id,
        held,
        sent: env.now,
        until,
    })
}

/// Returns the lines that accept and decline an invitation.
fn lines(name: &str) -> (String, String) {
    (format!("JOIN {name}"), format!("DECLINE {name}"))
}

/// Updates the open invitations after the game was renamed.
pub(in crate::referee) fn reword(cx: &GameCx) -> Result<()> {
    let (yes, no) = lines(&cx.game.row.name);
    cx.store.reword_invitations(cx.game.row.id, &yes, &no)
}

/// A person's open invitation to a game: to the address that they write from, or to another of theirs.
pub fn of(env: &Env, game: &Game, user: Option<UserId>, address: &str) -> Result<Option<InvitationRow>> {
    let own = user.map(|user| env.store.addresses(user)).transpose()?.unwrap_or_default();
    for address in own.iter().map(String::as_str).chain([address]) {
        if let Some(row) = env.store.invitation(game.row.id, address, env.now)? {
            return Ok(Some(row));
        }
    }
    Ok(None)
}

/// Withdraws an invitation. Returns the reply.
///
/// # Errors
/// If the writer may not, or the address has no invitation.
pub fn withdraw(cx: &mut GameCx, address: &str) -> CommandResult<Note> {
    may_invite(cx)?;
    let Some(row) = cx.store.invitation(cx.game.row.id, address, cx.now)? else {
        return refuse(say!("No invitation of {} to {} waits for an answer.", term(address), &cx.game));
    };
    cx.store.drop_invitation(&row)?;
    cx.game.reload_seats(cx.env.store)?;
    cx.note("withdraws an invitation")?;
    Ok(Note::of(say!("The invitation of {} to {} is withdrawn. A YES to it no longer works.", term(address), &cx.game)))
}

/// Lists the open invitations for people who may send them.
///
/// # Errors
/// If the writer may not.
pub fn list(cx: &GameCx, doc: &mut Doc) -> CommandResult {
    may_invite(cx)?;
    if !tell_invited(cx, &cx.game, doc)? {
        doc.para(say!("No invitation to {} waits for an answer.", &cx.game));
    }
    Ok(())
}

/// Declines an invitation, and tells the inviter.
///
/// # Errors
/// If the person is not invited.
pub fn decline(env: &Env, game: &Game, user: Option<UserId>, address: &str, doc: &mut Doc) -> CommandResult {
    let Some(row) = of(env, game, user, address)? else {
        return refuse(say!("No invitation to {game} waits for your answer.", game));
    };
    env.store.drop_invitation(&row)?;
    let cx = GameCx::of_clock(*env, game.row.id)?;
    cx.note("an invitation is declined")?;
    if let Some(seat) = cx.game.seats.iter().find(|seat| seat.user == row.inviter) {
        let mut letter = Doc::new(reader_of(seat));
        letter.para(say!("{} has declined the invitation to {game}.", term(&row.address), game));
        cx.post(seat, &cx.subject("An invitation is declined"), &letter)?;
    }
    doc.para(say!("Thank you for your answer. You are no longer invited to {game}.", game));
    Ok(())
}
