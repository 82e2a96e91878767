//! Votes: who has one, what it is for, and the result of all of them.
use super::ending::finish;
use crate::desk::game_cx::GameCx;
use crate::desk::refusal::Refusal;
use crate::game::settings::keys;
use crate::game::votes::{self, Ballot};
use crate::rules::{How, Outcome, Power};
use crate::store::VoteKind;
use anyhow::Result;

/// The powers of the writer that have a vote.
///
/// # Errors
/// If there is none.
pub fn voters(cx: &GameCx) -> Result<Vec<Power>, Refusal> {
    let standing = cx.table()?.standing();
    let lives = |power: &Power| standing.get(power.index()).is_some_and(|n| *n != 0);
    let voters: Vec<Power> = cx.hand()?.into_iter().filter(lives).collect();
    if voters.is_empty() {
        return Err(Refusal::because(format!("{} has been eliminated and has no vote.", cx.power_name()?)));
    }
    Ok(voters)
}

/// Casts the writer's vote, and ends the game if all agree. What to say of it.
///
/// # Errors
/// If the writer has no vote, or the database fails.
pub fn cast(cx: &mut GameCx, ballot: &Ballot) -> Result<String, Refusal> {
    let voters = voters(cx)?;
    let game = &cx.game;
    voters.iter().try_for_each(|voter| game.cast(cx.store, *voter, ballot))?;
    let vote = if voters.len() == 1 { "votes" } else { "vote" };
    let said = format!("{} {vote} {}.", game.named(&voters), game.told(ballot));
    Ok(if count(cx)? { format!("{said}\nAll agree: the game is over.") } else { said })
}

/// Withdraws the writer's vote. What to say of it.
///
/// # Errors
/// If the writer plays nothing, or the database fails.
pub fn withdraw(cx: &GameCx, kind: VoteKind) -> Result<String, Refusal> {
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

/// Counts the votes, and ends the game if they say so. Has it ended?
fn count(cx: &mut GameCx) -> Result<bool> {
    let game = &cx.game;
    let mut ballots = game.ballots(cx.store)?;
    let standing = game.table()?.standing();
    let lives = |power: &Power| standing[power.index()] != 0 && game.in_play(*power);
    let survivors: Vec<Power> = (0..standing.len()).map(|i| Power(i as u16)).filter(lives).collect();
    // A player with several powers need not concede to themselves.
    let to_own_hand = ballots.iter().filter_map(|(_, ballot)| match ballot {
        Ballot::Concede(winner) => Some(game.hand(*winner).iter().map(|power| (*power, Ballot::Concede(*winner)))),
        Ballot::DrawAll | Ballot::DrawAmong(_) => None,
    });
    ballots.extend(to_own_hand.flatten().collect::<Vec<_>>());
    let (how, powers) = if let Some(shared) = votes::draw(&survivors, &ballots, game.settings.on(keys::DIAS)) {
        (How::Draw, shared)
    } else if let Some(winner) = votes::concession(&survivors, &ballots).filter(|_| game.settings.on(keys::CONCESSIONS))
    {
        (How::Concession, vec![winner])
    } else {
        return Ok(false);
    };
    let subject = cx.subject("Game over");
    finish(cx, &subject, Outcome { how, powers, by: String::new() }, None)?;
    Ok(true)
}
