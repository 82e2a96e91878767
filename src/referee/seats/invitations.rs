//! Invitations to games that are forming: a letter from the judge, to be answered with yes or no.
//!
//! Nobody is flooded: whoever invites has only so many letters a day, whoever is invited gets only so many a week, and none at
//! all once they have said so.
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

/// The time for which an invitation can be answered.
const TERM: SignedDuration = SignedDuration::from_hours(14 * 24);
/// The most invitations that one address gets in a week, from all games and people.
const MAX_A_WEEK: u32 = 3;

/// Checks that the writer may invite people. A master; in a game without one, whoever has created it.
///
/// # Errors
/// If they may not.
pub fn may_invite(cx: &GameCx) -> CommandResult {
    let (game, seat) = (&cx.game, cx.seat()?);
    if game.row.life != Life::Forming {
        return refuse(say!(
            "The game {game} is {}: people are only invited before it starts. In a running game, REPLACE power WITH address asks somebody to play.",
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
            "Only whoever has created {game} can have me invite people. But you can write to them yourself: {} and a password joins it.",
            game,
            line(format!("SIGN ON ?{}", game.row.name))
        )),
    }
}

/// Invites an address, perhaps to play a certain power, which is then kept for it. What to say of it.
///
/// # Errors
/// If the writer may not, or no more letters may go to or come from them.
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
        return refuse("In a gunboat game only a master keeps powers for people: nobody else knows who plays what.");
    }
    if let Some(power) = power {
        check_power(cx, power)?;
    } else if game.n_open() == 0 {
        return refuse(say!("All seats of {game} are taken.", game));
    }
    let most = cx.judge.limits.invitations_per_person_per_day;
    if most <= store.n_invited(inviter, &address, cx.now - SignedDuration::from_hours(24))?.0 {
        return refuse(say!(
            "You have invited {most} people within a day. Please go on tomorrow, or write to them yourself.",
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
    cx.note("invites somebody")?;
    let (game, address) = (&cx.game, term(address));
    Ok(Note::of(match power {
        Some(power) => say!(
            "I have sent {address} an invitation to {game}. {power} is kept for them.",
            address,
            game,
            power = game.called(power)
        ),
        None => say!("I have sent {address} an invitation to {game}.", address, game),
    }))
}

/// Says that no further letter goes to an address today.
pub(in crate::referee) fn wrote_enough(address: &str) -> Note {
    Note::of(say!(
        "I have written to {}, or for you to others, as often as I may today. Please try again tomorrow, or write to them yourself.",
        term(address)
    ))
}

/// Checks that a seat can be kept with this power.
fn check_power(cx: &GameCx, power: Power) -> CommandResult {
    let game = &cx.game;
    if game.n_open() == 0 {
        return refuse(say!("All seats of {game} are taken.", game));
    }
    if !game.system.played().contains(&power) {
        return refuse(say!("Nobody plays {} in {game}.", game.called(power), game));
    }
    let is_it = |kept: Option<&str>| kept.and_then(|kept| game.power(kept)) == Some(power);
    let kept = cx.store.invitations(game.row.id, cx.now)?;
    if game.players().any(|seat| is_it(seat.assigned.as_deref()))
        || kept.iter().any(|invitation| is_it(invitation.power.as_deref()))
    {
        return refuse(say!("{} is already kept for somebody.", game.called(power)));
    }
    Ok(())
}

/// Sends an invitation. `why` is what the letter begins with, if it is not that somebody invites.
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
        doc.also(say!("{} is kept for you.", game.called(power)));
    }
    let until = env.now.saturating_add(TERM)?;
    doc.para("To join, answer this letter with the one word YES; with NO if you do not want to.");
    if env.store.user_at(address)?.is_none() {
        doc.also("With a yes you are registered here, under the name in your letter. HELP lists the commands of this judge, and GET GUIDE tells how to play.");
    }
    doc.also(say!(
        "The invitation counts until {}. If you want no invitations from this judge any more, answer NEVER.",
        until
    ));
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

/// Returns the lines that a yes and a no to an invitation carry out.
fn lines(name: &str) -> (String, String) {
    (format!("JOIN {name}"), format!("DECLINE {name}"))
}

/// The game has another name.
pub(in crate::referee) fn reword(cx: &GameCx) -> Result<()> {
    let (yes, no) = lines(&cx.game.row.name);
    cx.store.reword_invitations(cx.game.row.id, &yes, &no)
}

/// The open invitation of somebody to a game: to the address that they write from, or to another of theirs.
pub fn of(env: &Env, game: &Game, user: Option<UserId>, address: &str) -> Result<Option<InvitationRow>> {
    let own = user.map(|user| env.store.addresses(user)).transpose()?.unwrap_or_default();
    for address in own.iter().map(String::as_str).chain([address]) {
        if let Some(row) = env.store.invitation(game.row.id, address, env.now)? {
            return Ok(Some(row));
        }
    }
    Ok(None)
}

/// Takes an invitation back. What to say of it.
///
/// # Errors
/// If the writer may not, or there is none.
pub fn withdraw(cx: &mut GameCx, address: &str) -> CommandResult<Note> {
    may_invite(cx)?;
    let Some(row) = cx.store.invitation(cx.game.row.id, address, cx.now)? else {
        return refuse(say!("No invitation of {} to {} waits for an answer.", term(address), &cx.game));
    };
    cx.store.drop_invitation(&row)?;
    cx.game.reload_seats(cx.env.store)?;
    cx.note("withdraws an invitation")?;
    Ok(Note::of(say!(
        "The invitation of {} to {} is withdrawn. A yes to it does nothing any more.",
        term(address),
        &cx.game
    )))
}

/// The open invitations, for those who may send them.
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

/// Declines for an invited person who does not want to play. The inviter is told. What to say of it.
///
/// # Errors
/// If they are not invited.
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
    doc.para(say!("Thank you for your answer. You are not invited to {game} any more.", game));
    Ok(())
}
