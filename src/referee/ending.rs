//! How games end: with a result, by agreement, or broken off.
use crate::desk::context::Context;
use crate::game::settings::keys;
use crate::game::{Game, votes};
use crate::rules::Power;
use crate::store::{Life, Role, VoteKind};
use crate::text::list;
use anyhow::{Context as _, Result};

/// Ends the game, with everything that happened last. `subject` names the phase in which that was.
///
/// # Errors
/// If the database fails.
pub(super) fn finish(cx: &mut Context, subject: &str, result: &str, last_words: &str) -> Result<()> {
    end(cx, Life::Finished, result)?;
    let game = cx.game.as_ref().context("no game")?;
    let summary = crate::answers::summary::summary(cx.store, game, false)?;
    let summary_for_masters = crate::answers::summary::summary(cx.store, game, true)?;
    cx.post_to_all(subject, |seat, _| {
        let summary = if seat.role == Role::Master { &summary_for_masters } else { &summary };
        let mut text = last_words.to_owned();
        if !text.is_empty() {
            text.push('\n');
        }
        text += &format!("The game '{}' is over: {result}.\n\n{summary}\nThank you for playing.\n", game.row.name);
        Ok(text)
    })
}

/// Breaks the game off without a result.
///
/// # Errors
/// If the database fails.
pub fn terminate(cx: &mut Context) -> Result<()> {
    end(cx, Life::Terminated, "Terminated")?;
    let who = cx.changer();
    let game = cx.game.as_ref().context("no game")?;
    let subject = cx.subject("Terminated");
    cx.post_to_all(&subject, |_, _| {
        Ok(format!("The game '{}' has been terminated by {who}. It has no result.\n", game.row.name))
    })
}

impl Game {
    /// Whoever has won with all of his powers together, where that is allowed: they have enough, and more than those of
    /// anybody else.
    pub(super) fn allied_winners(&self) -> Option<Vec<Power>> {
        let goal = self.table.as_ref()?.goal().filter(|_| self.settings.on(keys::ALLIED_WIN))?;
        let standing = self.table.as_ref()?.standing();
        let together = |hand: &[Power]| hand.iter().filter_map(|power| standing.get(power.index())).sum::<u32>();
        let best = self.hands.iter().max_by_key(|hand| together(hand))?;
        let is_alone = self.hands.iter().filter(|hand| together(hand) == together(best)).count() == 1;
        (is_alone && goal <= together(best)).then(|| best.clone())
    }
}

fn end(cx: &mut Context, life: Life, result: &str) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    cx.note(result)?;
    let game = cx.game.as_mut().context("no game")?;
    game.row.life = life;
    game.row.result = Some(result.to_owned());
    game.row.ended = Some(now);
    game.row.deadline = None;
    game.row.next_at = None;
    game.save(store)
}

/// Counts the votes, and ends the game if they say so. Has it ended?
///
/// # Errors
/// If the database fails.
pub fn count_votes(cx: &mut Context) -> Result<bool> {
    let game = cx.game.as_ref().context("no game")?;
    let cast = cx.store.votes(game.row.id, game.row.turn)?;
    let standing = game.table()?.standing();
    let lives = |power: &Power| standing[power.index()] != 0 && game.in_play(*power);
    let survivors: Vec<Power> = (0..standing.len()).map(|i| Power(i as u16)).filter(lives).collect();
    let of = |power: Power, kind: VoteKind| {
        cast.iter().find(|vote| vote.kind == kind && vote.power == game.power_name(power))
    };
    let draw_votes: Vec<_> = survivors
        .iter()
        .map(|power| {
            let vote = match of(*power, VoteKind::Draw).map(|vote| vote.value.as_str()) {
                None => votes::DrawVote::No,
                Some("") => votes::DrawVote::All,
                Some(names) => votes::DrawVote::Some(names.split(' ').filter_map(|name| game.power(name)).collect()),
            };
            (*power, vote)
        })
        .collect();
    let mut concessions: Vec<_> = survivors
        .iter()
        .filter_map(|power| Some((*power, game.power(&of(*power, VoteKind::Concede)?.value)?)))
        .collect();
    // Who plays several powers need not concede to himself.
    let winners: Vec<Power> = concessions.iter().map(|(_, winner)| *winner).collect();
    concessions.extend(winners.iter().flat_map(|winner| game.hand(*winner).iter().map(|power| (*power, *winner))));
    let names = |powers: &[Power]| powers.iter().map(|power| game.power_name(*power).to_owned()).collect::<Vec<_>>();
    let result = if let Some(shared) = votes::draw(&draw_votes, game.settings.on(keys::DIAS)) {
        format!("Draw between {}", list(&names(&shared)))
    } else if let Some(winner) =
        votes::concession(&survivors, &concessions).filter(|_| game.settings.on(keys::CONCESSIONS))
    {
        format!("Conceded to {}", game.power_name(winner))
    } else {
        return Ok(false);
    };
    let subject = cx.subject("Game over");
    finish(cx, &subject, &result, "")?;
    Ok(true)
}
