//! Offers of seats to people on the standby list: which are open, until when, and their end when a seat has a player.
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, reader_of_user};
use crate::game::Game;
use crate::judge::identity::Bearer;
use crate::rules::Power;
use crate::say;
use crate::store::UserId;
use anyhow::Result;
use jiff::Timestamp;

/// Returns when the clock must look at the game's offers again.
pub(in crate::referee) fn next_at(cx: &GameCx) -> Result<Option<Timestamp>> {
    if firsts(&cx.game).is_empty() {
        return Ok(None);
    }
    Ok(cx.store.open_offers(cx.game.row.id)?.into_iter().map(|offer| offer.until).min())
}

/// The first powers of the hands that want a player, except those that bots play.
pub(super) fn firsts(game: &Game) -> Vec<Power> {
    let given = game.computer_powers();
    let is_given = |hand: &[Power]| given.as_ref().is_none_or(|given| hand.iter().any(|power| given.contains(power)));
    let hands = game.open_hands().into_iter().filter(|hand| !is_given(hand));
    hands.filter_map(|hand| hand.first().copied()).collect()
}

/// Closes the offers of a seat that now has a player, and tells the people who were considering one. `by` is the newcomer,
/// unless the old player has come back.
pub(in crate::referee) fn taken(cx: &GameCx, hand: &[Power], by: Option<UserId>) -> Result<()> {
    let Some(first) = hand.first() else { return Ok(()) };
    let (game, power) = (&cx.game, cx.game.power_name(*first));
    for offer in cx.store.open_offers(game.row.id)?.into_iter().filter(|offer| offer.power == power) {
        if by == Some(offer.user) {
            continue;
        }
        let user = cx.store.user(offer.user)?;
        let subject = cx.subject(&format!("{} found a player", game.named_briefly(hand)));
        let mut doc = cx.headed(Some(game), &reader_of_user(&user));
        doc.para(say!(
            "The seat that you were offered, {} in {game}, has a player now. Thank you for standing ready: you are still on the reserve list.",
            &game.called_each(hand),
            game
        ));
        cx.lead(&mut doc, &game.row.name, LinkTarget::Public);
        cx.post_to_person(Bearer::Person(user.id, user.token), &user, &subject, &doc)?;
    }
    cx.store.drop_offers(game.row.id, power)
}
