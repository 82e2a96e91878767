//! Votes: the voters, their options, the joint result, and the people who learn of it.
use super::ballots::{of_phase, told};
use super::ending::finish;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, line};
use crate::text::words::Reader;

use crate::game::Seat;
use crate::game::settings::keys::{self, Ballots};
use crate::game::votes::Ballot;
use crate::rules::{Eyes, How, Outcome, Power};
use crate::store::{Role, VoteKind};
use anyhow::Result;

/// The writer's powers with a vote.
///
/// # Errors
/// If there are none.
pub fn voters(cx: &GameCx) -> CommandResult<Vec<Power>> {
    cx.table()?;
    let game = &cx.game;
    let survivors = game.survivors();
    let living: Vec<Power> = cx.hand()?.into_iter().filter(|power| survivors.contains(power)).collect();
    let silent = game.silent(&living);
    let name = game.called(cx.power()?);
    if living.is_empty() {
        return refuse(say!("{name} has been eliminated and has no vote.", name));
    }
    match cx.seat()?.role {
        _ if silent.is_empty() => Ok(living),
        Role::Master => refuse(say!("{name} has no player now, so it has no vote and blocks none.", name)),
        _ => refuse(say!(
            "{name} is free for others, because its orders have not come. Send them first; then you have a vote.",
            name
        )),
    }
}

/// Casts the writer's vote, replacing an earlier one, and ends the game if all agree.
///
/// # Errors
/// If the writer has no vote.
pub fn cast(cx: &mut GameCx, ballot: &Ballot, doc: &mut Doc) -> CommandResult {
    let voters = voters(cx)?;
    let game = &cx.game;
    voters.iter().try_for_each(|voter| game.cast(cx.store, *voter, ballot))?;
    doc.para(say!("{names} {names? votes|vote} {}.", names = &game.called_each(&voters), game.told(ballot)));
    if count(cx)? {
        doc.also("All agree: the game is over.");
    } else if *ballot == Ballot::DrawAll {
        offer_draw(cx, &voters)?;
    }
    Ok(())
}

/// Tells the other of two players at once about a vote for a draw. With open ballots it is an offer.
fn offer_draw(cx: &GameCx, voters: &[Power]) -> CommandResult {
    let game = &cx.game;
    if game.settings.get(keys::BALLOTS) != Ballots::Open {
        return Ok(());
    }
    let Ok(others) = only_other(cx) else { return Ok(()) };
    let Some(other) = others.first().and_then(|power| game.orderer(*power)) else { return Ok(()) };
    let mut doc = Doc::new(reader_of(other));
    doc.para(say!(
        "{names} {names? offers|offer} a draw. {} accepts it, and the game is over. If you would rather play on, you need do nothing.",
        names = &game.called_each(voters),
        line("SET DRAW")
    ));
    cx.post(other, &cx.subject("A draw is offered"), &doc)?;
    Ok(())
}

/// The powers of the only other player, who wins if the writer gives up.
///
/// # Errors
/// If the game is not running, the writer is no longer in it, or there are more players.
pub fn only_other(cx: &GameCx) -> CommandResult<Vec<Power>> {
    voters(cx)?;
    let (game, own) = (&cx.game, cx.hand()?);
    let mut others = game.survivors();
    others.retain(|power| !own.contains(power));
    match others.first() {
        Some(first) if others.iter().all(|power| game.hand(*first).contains(power)) => Ok(others),
        _ => {
            let name = &game.row.name;
            refuse(say!(
                "{name} has more than two players, so giving up makes no one win. {} power votes for that power to win. {} leaves your seat to another player.",
                name = sentence::game(name),
                line("SET CONCEDE"),
                line(format!("RESIGN {name}"))
            ))
        }
    }
}

/// Ends the game: the writer gives up, and these powers win.
pub fn give_up(cx: &mut GameCx, winners: Vec<Power>, doc: &mut Doc) -> CommandResult {
    doc.para(say!("You have given up: {} wins.", &cx.game.called_each(&winners)));
    let subject = cx.subject("Game over");
    finish(cx, &subject, Outcome { how: How::Concession, powers: winners, by: None }, None)?;
    Ok(())
}

/// Withdraws the writer's vote.
///
/// # Errors
/// If the writer plays no power.
pub fn withdraw(cx: &GameCx, kind: VoteKind, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    let (game, hand) = (&cx.game, cx.hand()?);
    let mut had_voted = false;
    for power in &hand {
        had_voted |= game.withdraw(cx.store, *power, kind)?;
    }
    let names = &game.called_each(&hand);
    doc.para(match (had_voted, kind) {
        (true, VoteKind::Draw) => say!("{names} no longer {names? votes|vote} for a draw.", names),
        (true, VoteKind::Concede) => say!("{names} no longer {names? concedes|concede}.", names),
        (false, VoteKind::Draw) => say!("{names} {names? has|have} not voted for a draw.", names),
        (false, VoteKind::Concede) => say!("{names} {names? has|have} not conceded.", names),
    });
    Ok(())
}

/// Returns whether the writer sees the whole position. If not, no reply may reveal which powers lead, or are out of the game.
///
/// # Errors
/// If the game is not running.
pub fn sees_all(cx: &GameCx) -> CommandResult<bool> {
    let (game, table) = (&cx.game, cx.table()?);
    let seen = |eyes| Doc::with(Reader::nobody(), |doc| table.status(game.heading(), eyes, doc));
    Ok(seen(cx.eyes()) == seen(Eyes::Master))
}

/// Returns the votes of this phase, as far as the holder of a seat may know: their own, and those of the others that the
/// BALLOTS setting shows. GMs get a separate list.
pub fn so_far(cx: &GameCx, seat: &Seat) -> Result<Vec<Note>> {
    let game = &cx.game;
    let votes = of_phase(cx)?;
    let mut said = told(game, &votes.ballots, "votes", |power| game.powers_of(seat).contains(&power));
    said.extend(votes.shown(game, seat, ["votes", "vote"]));
    Ok(said)
}

/// Recounts the votes if something other than a vote may have decided them: a player has left, or a rule has changed. Returns
/// whether the game has ended.
pub(in crate::referee) fn recount(cx: &mut GameCx) -> Result<bool> {
    let is_asked = std::mem::take(&mut cx.after.recount);
    Ok(is_asked && cx.game.running() && count(cx)?)
}

/// Counts the votes, and ends the game if they decide so. Returns whether it has ended.
fn count(cx: &mut GameCx) -> Result<bool> {
    let ballots = cx.game.ballots(cx.store)?;
    let Some((how, powers)) = cx.game.elected(&ballots) else { return Ok(false) };
    let subject = cx.subject("Game over");
    finish(cx, &subject, Outcome { how, powers, by: None }, None)?;
    Ok(true)
}
