//! The standby list: the judge offers a seat that wants a player to the people on it, one after the other.
//!
//! Anyone else may take the seat in the meantime, because the other players are waiting. So an offer is a question, not a
//! promise, and the e-mail says so.
use super::approval;
use super::offers::firsts;
use super::people::take_over;
use crate::command::access::may_play;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, reader_of_user};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop};
use crate::game::Game;

use crate::game::reliability::Record;
use crate::game::settings::keys;
use crate::judge::identity::Bearer;
use crate::referee::turn::due;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{OfferId, OfferRow, Reserved, User};
use crate::text::doc::Doc;
use crate::text::sentence::{line, term, theirs};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The time that the judge waits for a reply before it asks the next person.
const TERM: SignedDuration = SignedDuration::from_hours(24);

/// Offers each seat that wants a player to the next person on the list, unless someone is considering it already.
pub(in crate::referee) fn settle(cx: &mut GameCx) -> Result<()> {
    let open = firsts(&cx.game);
    if open.is_empty() {
        return Ok(());
    }
    let offers = cx.store.open_offers(cx.game.row.id)?;
    for first in open {
        let name = cx.game.power_name(first);
        match offers.iter().find(|offer| offer.power == name) {
            Some(offer) if cx.now < offer.until => continue,
            Some(offer) => cx.store.close_offer(offer.id)?,
            None => {}
        }
        offer(cx, first)?;
    }
    Ok(())
}

/// Offers a seat to the next person on the list who may have it.
fn offer(cx: &mut GameCx, first: Power) -> Result<()> {
    let game = &cx.game;
    let (id, name) = (game.row.id, game.power_name(first).to_owned());
    let in_turn = cx.store.in_reserve(id, &game.row.variant, &name, game.settings.on(keys::LISTED), cx.now)?;
    // People who left more seats than they took over come after the others.
    let (mut users, mut last) = (Vec::new(), Vec::new());
    for user in in_turn {
        let record = Record::of(&cx.store.marks_of(user, false)?);
        if record.left <= record.taken_over { users.push(user) } else { last.push(user) }
    }
    for user in users.into_iter().chain(last) {
        match may_play(cx, game, user, None) {
            Ok(()) => {}
            Err(Stop::Failed(fault)) => return Err(fault.into()),
            Err(_) => continue,
        }
        let user = cx.store.user(user)?;
        let until = cx.now + TERM;
        let row = OfferRow { id: OfferId::default(), game: id, power: name.clone(), user: user.id, until, open: true };
        let offer = cx.store.offer(&row, cx.now)?;
        let subject = cx.subject(&format!("Will you play {}?", game.named_briefly(game.hand(first))));
        let doc = letter(cx, first, &user, until)?;
        cx.post_to_person(Bearer::Offer(offer, user.id, user.token), &user, &subject, &doc)?;
        return cx.note(say!("{name} offered to the reserve list", name = term(name)));
    }
    Ok(())
}

/// The e-mail that offers a seat to a person. It contains only public facts.
fn letter(cx: &GameCx, first: Power, user: &User, until: Timestamp) -> Result<Doc> {
    let game = &cx.game;
    let names = &game.called_each(game.hand(first));
    let mut doc = cx.headed(Some(game), &reader_of_user(user));
    let seeks = game.player(first).filter(|seat| seat.abandoned.is_none()).and_then(|seat| seat.leaving.as_deref());
    match seeks {
        Some(note) => {
            doc.para(say!(
                "The player of {names} in {game} seeks a replacement, and plays on until there is one.",
                names,
                game
            ));
            if !note.is_empty() {
                doc.also(say!("They say: {}.", theirs(note)));
            }
        }
        None => doc.para(say!("{names} in {game} {names? is|are} without a player.", names, game)),
    }
    doc.also(say!("You are on the reserve list. Will you play {names}?", names));
    doc.para(say!(
        "Reply YES to take {names}, or NO to pass. If I don't hear from you by {}, I ask the next person. The seat is also open to others, so the first YES gets it. You get time for your first orders.",
        names,
        until
    ));
    if let Some(comment) = game.settings.get(keys::COMMENT).lines().next().filter(|line| !line.is_empty()) {
        doc.para(say!("About the game: {}", theirs(comment)));
    }
    game.table()?.status(game.heading(), Eyes::Observer, &mut doc);
    let list = line(format!("LIST {}", game.row.name));
    doc.para(say!("{list} shows the settings. NO RESERVE takes you off the standby list.", list));
    cx.lead(&mut doc, &game.row.name, LinkTarget::Public);
    Ok(doc)
}

/// Takes the yes or no of a person who was offered a seat.
///
/// # Errors
/// If the seat has a player by now, or they may not take it.
pub fn answer(cx: &mut Context, id: OfferId, takes: bool, doc: &mut Doc) -> CommandResult {
    let gone =
        || Refusal::because("The seat that you were offered has a player now. You are still on the reserve list.");
    let offer = cx.store.find_offer(id)?.ok_or_else(gone)?;
    let game = cx.load(cx.store.game(offer.game)?)?;
    let power = game.power_named(&offer.power)?;
    if !takes {
        cx.store.close_offer(id)?;
        pass_on(cx, &offer)?;
        doc.para(say!(
            "You have not taken {}, and are not asked again about it. You stay on the reserve list; NO RESERVE takes you off.",
            &game.called_each(game.hand(power))
        ));
        return Ok(());
    }
    if !game.wants_player(power) {
        return Err(match game.running() {
            true => gone().into(),
            false => Refusal::because(say!("The game {game} is {}.", &game, game.row.life.word())).into(),
        });
    }
    let password = cx.no_password();
    let (id, is_asked) = (game.row.id, approval::is_needed(&game));
    take_over(cx.sign_on(game, None), power, offer.user, password, doc)?;
    // The GM must approve first.
    if is_asked {
        return Ok(());
    }
    // One seat is enough, until they ask for more.
    for what in cx.store.reserved(offer.user)? {
        if matches!(&what, Reserved::Any | Reserved::Variant(_)) || what == Reserved::Game(id) {
            cx.store.unreserve(offer.user, &what)?;
        }
    }
    doc.also("Your seat has no password: just reply to my e-mails about the game. SET PASSWORD word sets one.");
    doc.also("You are off the reserve list; RESERVE puts you on it again.");
    Ok(())
}

/// The seat of this game that the writer was offered. As with a plain yes, they may be late.
pub fn offered(cx: &Context, game: &Game) -> Result<Option<OfferRow>> {
    match cx.principal.person() {
        Some(user) => cx.store.offer_in(game.row.id, user.id),
        None => Ok(None),
    }
}

/// Asks the next person on the list at once.
fn pass_on(env: &Env, offer: &OfferRow) -> Result<()> {
    let mut cx = GameCx::of_clock(*env, offer.game)?;
    due::settle(&mut cx)
}
