//! Votes: who has one, what it is for, the result of all of them, and who learns of it.
use super::ballots::{of_phase, told};
use super::ending::finish;
use crate::command::game_cx::GameCx;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::game::Seat;
use crate::game::settings::keys::{self, Ballots};
use crate::game::votes::Ballot;
use crate::rules::{Eyes, How, Outcome, Power};
use crate::store::{Role, VoteKind};
use anyhow::Result;

/// The powers of the writer that have a vote.
///
/// # Errors
/// If there is none.
pub fn voters(cx: &GameCx) -> Result<Vec<Power>, Stop> {
    cx.table()?;
    let game = &cx.game;
    let survivors = game.survivors();
    let living: Vec<Power> = cx.hand()?.into_iter().filter(|power| survivors.contains(power)).collect();
    let silent = game.silent(&living);
    let name = cx.power_name()?;
    if living.is_empty() {
        return refuse(old(format!("{name} has been eliminated and has no vote.")));
    }
    match cx.seat()?.role {
        _ if silent.is_empty() => Ok(living),
        Role::Master => refuse(old(format!("{name} has nobody who plays it now, so it has no vote, and blocks none."))),
        _ => refuse(old(format!(
            "{name} is free for others, because its orders have not come. Send them first; then you have a vote."
        ))),
    }
}

/// Casts the writer's vote, in place of an earlier one, and ends the game if all agree. What to say of it.
///
/// # Errors
/// If the writer has no vote.
pub fn cast(cx: &mut GameCx, ballot: &Ballot) -> Result<String, Stop> {
    let voters = voters(cx)?;
    let game = &cx.game;
    voters.iter().try_for_each(|voter| game.cast(cx.store, *voter, ballot))?;
    let vote = if voters.len() == 1 { "votes" } else { "vote" };
    let said = format!("{} {vote} {}.", game.named(&voters), game.told(ballot));
    if count(cx)? {
        return Ok(format!("{said}\nAll agree: the game is over."));
    }
    if *ballot == Ballot::DrawAll {
        offer_draw(cx, &voters)?;
    }
    Ok(said)
}

/// Between two whose votes are open, the vote for a draw is an offer: the other hears of it at once.
fn offer_draw(cx: &GameCx, voters: &[Power]) -> Result<(), Stop> {
    let game = &cx.game;
    if game.settings.get(keys::BALLOTS) != Ballots::Open {
        return Ok(());
    }
    let Ok(others) = only_other(cx) else { return Ok(()) };
    let Some(other) = others.first().and_then(|power| game.orderer(*power)) else { return Ok(()) };
    let offers = if voters.len() == 1 { "offers" } else { "offer" };
    let text = format!(
        "{} {offers} a draw. SET DRAW accepts it, and the game is over. If you would rather play on, you need do nothing.\n",
        game.named(voters)
    );
    cx.post(other, &cx.subject("A draw is offered"), &text)?;
    Ok(())
}

/// The powers of the only other player, who wins if the writer gives up.
///
/// # Errors
/// If the game is not being played, or the writer has no part in it any more, or there are more players.
pub fn only_other(cx: &GameCx) -> Result<Vec<Power>, Stop> {
    voters(cx)?;
    let (game, own) = (&cx.game, cx.hand()?);
    let mut others = game.survivors();
    others.retain(|power| !own.contains(power));
    match others.first() {
        Some(first) if others.iter().all(|power| game.hand(*first).contains(power)) => Ok(others),
        _ => {
            let name = &game.row.name;
            refuse(old(format!(
                "More than two play in '{name}', so nobody wins when you give up. SET CONCEDE and a power votes for one of them to win; RESIGN {name} leaves your seat to somebody else."
            )))
        }
    }
}

/// Ends the game: the writer gives it up, and these win. What to say of it.
pub fn give_up(cx: &mut GameCx, winners: Vec<Power>) -> Result<String, Stop> {
    let said = format!("You have given up: {} wins.", cx.game.named(&winners));
    let subject = cx.subject("Game over");
    finish(cx, &subject, Outcome { how: How::Concession, powers: winners, by: String::new() }, None)?;
    Ok(said)
}

/// Withdraws the writer's vote. What to say of it.
///
/// # Errors
/// If the writer plays nothing.
pub fn withdraw(cx: &GameCx, kind: VoteKind) -> Result<String, Stop> {
    cx.table()?;
    let (game, hand) = (&cx.game, cx.hand()?);
    let mut had_voted = false;
    for power in &hand {
        had_voted |= game.withdraw(cx.store, *power, kind)?;
    }
    let (votes, vote, voted) = match kind {
        VoteKind::Draw => ("votes for a draw", "vote for a draw", "voted for a draw"),
        VoteKind::Concede => ("concedes", "concede", "conceded"),
    };
    let name = game.named(&hand);
    Ok(match (had_voted, hand.len()) {
        (true, 1) => format!("{name} no longer {votes}."),
        (true, _) => format!("{name} no longer {vote}."),
        (false, 1) => format!("{name} has not {voted}."),
        (false, _) => format!("{name} have not {voted}."),
    })
}

/// Returns whether the writer sees the whole position. Where they do not, no answer may tell who leads, or who is
/// out.
///
/// # Errors
/// If the game is not being played.
pub fn sees_all(cx: &GameCx) -> Result<bool, Stop> {
    let (game, table) = (&cx.game, cx.table()?);
    let seen = |eyes| table.status(game.heading(), eyes);
    Ok(seen(cx.eyes()) == seen(Eyes::Master))
}

/// Returns the state of the votes of this phase, as far as the holder of a seat may know: their own, and what the
/// ballots of the game show of the others'. Masters have a list of their own.
pub fn so_far(cx: &GameCx, seat: &Seat) -> Result<String> {
    let game = &cx.game;
    let votes = of_phase(cx)?;
    Ok(told(game, &votes.ballots, "votes", |power| game.powers_of(seat).contains(&power))
        + &votes.shown(game, seat, ["votes", "vote"]))
}

/// Counts the votes again if something else than a vote may have decided them: somebody has left, or a rule has changed. Has
/// the game ended?
pub(in crate::referee) fn recount(cx: &mut GameCx) -> Result<bool> {
    let is_asked = std::mem::take(&mut cx.after.recount);
    Ok(is_asked && cx.game.running() && count(cx)?)
}

/// Counts the votes, and ends the game if they say so. Has it ended?
fn count(cx: &mut GameCx) -> Result<bool> {
    let ballots = cx.game.ballots(cx.store)?;
    let Some((how, powers)) = cx.game.elected(&ballots) else { return Ok(false) };
    let subject = cx.subject("Game over");
    finish(cx, &subject, Outcome { how, powers, by: String::new() }, None)?;
    Ok(true)
}
