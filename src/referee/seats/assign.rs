//! A GM's assignments of powers: powers given before the start, players who swap, and replacements.
use super::invitations::wrote_enough;
use super::people::take_seat;
use super::{offers, sitters};
use crate::command::access::may_enter;
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, reader_of};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::referee::table::ballots;
use crate::referee::table::proposals::letters;
use crate::referee::turn::form::add_form;
use crate::referee::turn::next::add_next_phase;
use crate::referee::turn::phase::add_status;
use crate::rules::Power;
use crate::say;
use crate::store::{Draft, GameId, Life, Parting, Role, SeatId, SeatRow};
use crate::text::doc::Doc;
use crate::text::secret::Secret;
use crate::text::sentence::{self, Note, line, person, phase, term, theirs};
use anyhow::Result;

/// The maximum number of open offers to one address, or from one GM.
const MAX_ASKED: u32 = 5;

/// Gives a power to the person with this address.
///
/// # Errors
/// If they cannot get it this way.
pub fn assign(cx: &mut GameCx, power: Power, address: &str, doc: &mut Doc) -> CommandResult {
    if cx.game.row.life == Life::Forming {
        return assign_at_start(cx, power, address, doc);
    }
    goes_on(&cx.game)?;
    let Some(seat) = seat_of(cx, address)?.filter(|seat| seat.role == Role::Player) else {
        return ask(cx, power, address, doc);
    };
    let (game, name) = (&cx.game, cx.game.called(power));
    if game.powers_of(&seat).contains(&power) {
        return refuse(say!("{} plays {name} already.", term(address), name));
    }
    if game.player(power).is_some() {
        let theirs = game.powers_of(&seat).first().map_or("", |power| game.power_name(*power)).to_uppercase();
        let wanted = name.name.to_uppercase();
        return refuse(say!(
            "{name} has a player. To swap the two, send {swap}. To open the seat, send {eject}.",
            name,
            swap = line(format!("SWAP {wanted} AND {theirs}")),
            eject = line(format!("EJECT {wanted}"))
        ));
    }
    match game.powers_of(&seat).first() {
        Some(own) => swap(cx, power, *own, doc),
        None => ask(cx, power, address, doc),
    }
}

/// Before the start, records the power that a person will be dealt, or, for `nobody`, withdraws that.
fn assign_at_start(cx: &mut GameCx, power: Power, address: &str, doc: &mut Doc) -> CommandResult {
    let (game, called) = (&cx.game, cx.game.called(power));
    let name = called.name.clone();
    if !game.system.played().contains(&power) {
        return refuse(say!("{} has no player in {game}.", called, game));
    }
    let before = game.players().find(|seat| seat.assigned.as_ref() == Some(&name)).map(|seat| seat.id);
    if address.eq_ignore_ascii_case("nobody") {
        let Some(before) = before else { return refuse(say!("{called} is reserved for no one already.", called)) };
        cx.change_seat(before, |seat| seat.assigned = None)?;
        cx.note(say!("{name} is reserved for no one before the start", name = sentence::power(&name)))?;
        let game = &cx.game;
        doc.para(say!("{} will be dealt out like the others when {game} begins.", game.called(power), game));
        return Ok(());
    }
    let Some(seat) = seat_of(cx, address)?.filter(|seat| seat.role == Role::Player) else {
        return refuse(say!(
            "{} is not a player in {game}. They have to join first: {} password.",
            term(address),
            game,
            line(format!("SIGN ON ?{}", game.row.name))
        ));
    };
    before.map_or(Ok(()), |before| cx.change_seat(before, |seat| seat.assigned = None))?;
    cx.change_seat(seat.id, |seat| seat.assigned = Some(name.clone()))?;
    cx.note(say!("{name} goes to {} at the start", name = sentence::power(&name), seat.holder()))?;
    tell_of_gift(cx, &seat, power)?;
    let game = &cx.game;
    doc.para(say!(
        "{} will play {} when {game} starts. I have told them.",
        person(&seat.user_name),
        game.called(power),
        game
    ));
    Ok(())
}

/// Tells a player which power the GM has given them before the start.
fn tell_of_gift(cx: &GameCx, seat: &Seat, power: Power) -> Result<()> {
    let game = &cx.game;
    let mut doc = Doc::new(reader_of(seat));
    doc.para(say!(
        "The master of {game} has given you {}: you will play it when the game begins.",
        game,
        game.called(power)
    ));
    cx.post(seat, &cx.subject("Your power"), &doc)
}

/// At the start, gives each player with an assigned power the hand with that power.
pub(in crate::referee) fn deal_assigned(game: &Game, players: &[SeatId], hands: &mut [Vec<Power>]) {
    for (i, seat) in players.iter().enumerate() {
        let Some(power) = game.seat(*seat).and_then(|seat| game.power(seat.assigned.as_deref()?)) else { continue };
        match hands.iter().position(|hand| hand.contains(&power)) {
            Some(at) => hands.swap(i, at),
            // Not all powers are in play, but this one is.
            None => hands.get_mut(i).and_then(|hand| hand.first_mut()).into_iter().for_each(|first| *first = power),
        }
    }
}

/// Swaps the players of two powers, with everything that each of them plays. If one power has no player, the other's player
/// moves there.
///
/// # Errors
/// If they cannot swap now.
pub fn swap(cx: &mut GameCx, one: Power, other: Power, doc: &mut Doc) -> CommandResult {
    if cx.game.row.life == Life::Forming {
        return swap_at_start(cx, one, other, doc);
    }
    goes_on(&cx.game)?;
    let (store, now) = (cx.store, cx.now);
    let game = &cx.game;
    let hands = [game.hand(one).to_vec(), game.hand(other).to_vec()];

    if hands[0] == hands[1] || hands.iter().any(Vec::is_empty) {
        return refuse("These two have the same player, so I have changed nothing.");
    }
    let holders = [game.player(one).cloned(), game.player(other).cloned()];
    if holders.iter().all(Option::is_none) {
        let [first, second] = [&game.called_each(&hands[0]), &game.called_each(&hands[1])];
        return refuse(say!("Neither {first} nor {second} has a player.", first, second));
    }
    // Neither player may see what the other has planned or voted for.
    let all = game.with_commanded(&hands.concat());
    for power in &all {
        store.drop_orders_of(game.row.id, game.power_name(*power))?;
    }
    ballots::forget(cx, &hands.concat())?;
    hands.iter().try_for_each(|hand| offers::taken(cx, hand, None))?;
    let mut new = Vec::new();
    for (holder, hand) in holders.iter().zip([&hands[1], &hands[0]]) {
        let Some(holder) = holder else { continue };
        let power = hand.first().map(|power| cx.game.power_name(*power).to_owned());
        sitters::end(cx, holder.id, sitters::SittingEnd::WithSeat)?;
        cx.change_seat(holder.id, |seat| {
            seat.until = Some(now);
            seat.why_ended = Some(Parting::Moved);
        })?;
        store.drop_all_kept(holder.id)?;
        let row = SeatRow { leaving: None, sitter: None, ..(**holder).clone() };
        let id = store.add_seat(&SeatRow { power: power.clone(), since: now, ..row.clone() })?;
        store.change_seat(&SeatRow { id, power, since: now, wait: false, error: false, token: 1, ..row })?;
        new.push(id);
    }
    cx.game.reload_seats(store)?;
    cx.game.refresh_complete(store)?;
    // Both have time until the deadline to read what they now have.
    cx.change_game(|game| game.row.earliest = game.row.deadline)?;
    cx.after.touched = true;
    let game = &cx.game;
    let has = &cx.changer_has();
    let [first, second] = [&game.called_each(&hands[0]), &game.called_each(&hands[1])];
    let heading = Note::of(match &holders {
        [Some(_), Some(_)] => {
            say!("{has} let the players of {first} and {second} change places in {game}.", has, first, second, game)
        }
        [Some(_), None] => say!("{has} moved the player of {first} to {second} in {game}.", has, first, second, game),
        _ => say!("{has} moved the player of {second} to {first} in {game}.", has, second, first, game),
    });
    const BODY: &str = "Send your orders and votes again, also those for later phases.";
    cx.note(say!("places changed: {}, {}", term(game.named(&hands[0])), term(game.named(&hands[1]))))?;
    cx.publish(&heading, &[Note::of(BODY)])?;
    let subject = cx.subject("Players change places");
    for seat in &game.seats {
        let mut letter = Doc::new(reader_of(seat));
        letter.para(&heading);
        letter.also(BODY);
        if new.contains(&seat.id) {
            letter.para(say!("You now play {}. Your password is the same.", term(game.seat_title(seat))));
            add_status(game, seat, &mut letter)?;
            if game.running() {
                add_next_phase(cx, seat, &mut letter)?;
                add_form(cx, seat, &mut letter)?;
            }
        }
        cx.post(seat, &subject, &letter)?;
    }
    for seat in game.seats.iter().filter(|seat| new.contains(&seat.id)) {
        letters::ask_newcomer(cx, seat)?;
    }
    doc.para(heading);
    Ok(())
}

fn swap_at_start(cx: &mut GameCx, one: Power, other: Power, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let holder = |power: Power| {
        let name = game.power_name(power);
        game.players().find(|seat| seat.assigned.as_deref() == Some(name)).map(|seat| seat.id)
    };
    let [first, second] = [one, other].map(holder);
    if first.is_none() && second.is_none() || one == other {
        return refuse(say!(
            "{game} has not started, so these powers have no players yet. {} reserves one.",
            game,
            line(format!("ASSIGN {} TO address", game.power_name(one).to_uppercase()))
        ));
    }
    for (seat, power) in [(first, other), (second, one)] {
        let Some(seat) = seat else { continue };
        let name = cx.game.power_name(power).to_owned();
        cx.change_seat(seat, |seat| seat.assigned = Some(name))?;
        if let Some(seat) = cx.game.seat(seat) {
            tell_of_gift(cx, seat, power)?;
        }
    }
    let [one, other] = [one, other].map(|power| cx.game.called(power));
    cx.note(say!("{} and {} change places before the start", person(&one.name), person(&other.name)))?;
    doc.para(say!("{one} and {other} have swapped players. I have told both.", one, other));
    Ok(())
}

/// Asks a person to replace the current player of a power. They take over when they say yes, and not before.
///
/// # Errors
/// If they cannot.
pub fn ask(cx: &mut GameCx, power: Power, address: &str, doc: &mut Doc) -> CommandResult {
    let address = compose::address(address)
        .ok_or_else(|| Refusal::because(say!("{} is not an address that mail can be sent to.", theirs(address))))?
        .to_string();
    if cx.judge.address.is_ours(&address.to_ascii_lowercase()) {
        return refuse("That is my own address.");
    }
    let game = &cx.game;
    if game.row.life == Life::Forming {
        return refuse(say!(
            "{game} has not started, so its players have no powers yet. EJECT address opens a seat, and any registered player can then join.",
            game
        ));
    }
    goes_on(game)?;
    let hand = game.hand(power).to_vec();
    let names = &game.called_each(&hand);
    if hand.is_empty() {
        return refuse(say!("{} has no player in {game}.", game.called(power), game));
    }
    let user = cx.store.user_at(&address)?;
    if let Some(seat) = seat_of(cx, &address)?.filter(|seat| seat.role != Role::Observer) {
        return refuse(match seat.role {
            Role::Master => {
                say!("{} is a GM of {game}, and a GM does not play.", term(&address), game)
            }
            _ => say!(
                "{} plays {} in {game}: SWAP lets two players change places.",
                term(&address),
                term(game.seat_title(&seat)),
                game
            ),
        });
    }
    if let Some(user) = &user
        && cx.store.is_ejected(game.row.id, user.id)?
    {
        return refuse(say!(
            "{} has been ejected from {game}. To let them in again, write {} first.",
            person(&user.name),
            game,
            line(format!("ADMIT {address}"))
        ));
    }
    let master = cx.seat()?.user_address.clone();
    if MAX_ASKED <= cx.store.n_asked(&address, &master, cx.now)? {
        return refuse("Too many such offers are waiting for an answer. Please write again later.");
    }
    let Ok(paid) = cx.charge_letter_to(&address, Some(cx.seat()?.user))? else { return refuse(wrote_enough(&address)) };
    let seal = cx.judge.tokens.seal(&sealed(game, power, &address));
    let letter = game.powers().get(power.index()).map_or("", |power| &power.letter);
    let lines = format!("REPLACE agreed {} {letter} {seal}", game.row.id);
    let id = cx.store.hold_for(&address, &lines, &master, cx.now)?;
    let bearer = Bearer::Held(id);
    let code = Secret::of(cx.judge.tokens.make(bearer));
    let mut asked = Doc::new(cx.reader_at(&address)?);
    asked.para(say!(
        "The GM of the game {game} ({}, {}) asks whether you want to play {names}.",
        game,
        term(game.variant()),
        phase(&game.row.phase),
        names
    ));
    asked.para(say!(
        "To accept, reply with the single word CONFIRM. Then the power is yours, and I send you its position. If you don't want to, ignore this e-mail. The offer is valid for a week, or until another player takes {names}.",
        names
    ));
    if user.is_none() {
        asked.para("You are not registered with this judge yet. Then answer with these two lines, the first with your own name:");
        asked.line(line("REGISTER Ann Other"));
        asked.line(line("CONFIRM"));
    }
    asked.para(say!(
        "{}, {} and HELP have more. If you can't reply, send me a new e-mail with the line",
        line(format!("LIST {}", game.row.name)),
        line(format!("SUMMARY {}", game.row.name))
    ));
    asked.line(say!("CONFIRM {code}", code = &code));
    cx.lead(&mut asked, &game.row.name, LinkTarget::Public);
    let draft = Draft {
        recipient: address.clone(),
        subject: cx.subject(&format!("Would you play {}?", game.named_briefly(&hand))),
        reply_to: Some(cx.judge.reply_address(bearer)),
        letter: cx.letter,
        game: Some(game.row.id),
        ..Draft::default()
    };
    cx.store.post(&draft.saying(&asked, user.map(|user| user.wishes).unwrap_or_default()), paid, cx.now)?;
    cx.note(say!("asked someone to play {}", term(game.named(&hand))))?;
    doc.para(say!("I have asked {} whether they want to play {names}.", term(&address), names));
    if game.player(power).is_some() {
        doc.also("Until they say yes, nothing changes. EJECT frees the power at once.");
    }
    Ok(())
}

/// Records that a person has said yes. They play the power from now on.
///
/// # Errors
/// If the offer is no longer valid, or they may not play.
pub fn agreed(cx: &mut Context, text: &str, doc: &mut Doc) -> CommandResult {
    let gone = || Refusal::because("That offer is no longer valid.");
    let words: Vec<&str> = text.split_whitespace().collect();
    let [game, letter, seal] = words.as_slice() else { return Err(gone().into()) };
    let id: GameId = game.parse().map_err(|_| gone())?;
    let row = cx.store.find_game(id)?.ok_or_else(gone)?;
    let game = cx.load(row)?;
    let power = game.power(letter).ok_or_else(gone)?;
    if !cx.judge.tokens.is_sealed(&sealed(&game, power, cx.mailbox()?), seal) {
        return Err(gone().into());
    }
    goes_on(&game)?;
    let user = cx.user()?.id;
    may_enter(cx, &game, user)?;
    let password = cx.no_password();
    let cx = cx.sign_on(game, None);
    take_seat(cx, power, user, password, Parting::Given)?;
    let name = cx.game.named(cx.game.hand(power));
    cx.publish(say!("The master has found a new player for {name}.", name = term(&name)), &[])?;
    doc.para(say!(
        "You now play {} in {}. Your seat has no password: just reply to my e-mails. SET PASSWORD word sets one.",
        &cx.game.called_each(cx.game.hand(power)),
        &cx.game
    ));
    Ok(())
}

/// Returns the text that the judge seals when it asks a person. No one can agree to an offer that they did not get, or to an
/// old one: a new player of the power makes it invalid.
fn sealed(game: &Game, power: Power, address: &str) -> String {
    let holder = game.player(power).map_or(SeatId::default(), |seat| seat.id);
    let (id, power) = (game.row.id, game.power_name(power));
    format!("game {id}: {power} of seat {holder} for {}", address.to_ascii_lowercase())
}

/// The seat of the person with this address, as player or GM first.
fn seat_of(cx: &GameCx, address: &str) -> Result<Option<Seat>> {
    let user = cx.store.user_at(address)?.map(|user| user.id);
    let mut own: Vec<&Seat> = cx.game.seats.iter().filter(|seat| Some(seat.user) == user).collect();
    own.sort_by_key(|seat| seat.role == Role::Observer);
    Ok(own.first().map(|seat| (*seat).clone()))
}

/// Checks that the game is running or paused.
fn goes_on(game: &Game) -> CommandResult {
    match game.row.life {
        Life::Running | Life::Paused => Ok(()),
        life => refuse(say!("The game {game} is {}.", game, life.word())),
    }
}
