//! The actions that are due in a game. Everything that the clock does comes through here.
use super::clock::update_clock;
use super::late::{abandon, civil_disorder, late_notice, remind};
use super::phase::process;
use super::{computers, kept};
use crate::command::game_cx::GameCx;
use crate::game::schedule::{Due, Ending};
use crate::referee::seats::{muster, reserve, sitters};
use crate::referee::table::{pause, proposals, votes};
use anyhow::{Result, anyhow};

/// Carries out due actions until none is left.
pub fn settle(cx: &mut GameCx) -> Result<()> {
    if cx.judge.clocks_stand || cx.store.standstill()?.is_some() {
        return update_clock(cx);
    }
    // Each step changes which action is due next. More steps than phases can end at once would be a bug.
    for _ in 0..100 {
        proposals::settle(cx)?;
        votes::recount(cx)?;
        reserve::settle(cx)?;
        sitters::settle(cx)?;
        pause::settle(cx)?;
        muster::settle(cx)?;
        computers::settle(cx)?;
        update_clock(cx)?;
        if cx.game.running() && kept::stand_in(cx)? {
            continue;
        }
        if computers::go_on(cx)? {
            continue;
        }
        let now = cx.now;
        let game = &cx.game;
        let Some(situation) = game.situation().filter(|_| game.running()) else { return Ok(()) };
        match situation.due(now) {
            Due::Nothing { .. } => return Ok(()),
            Due::Remind => remind(cx)?,
            Due::LateNotice => late_notice(cx)?,
            Due::Adjudicate => process(cx)?,
            Due::GraceOver(Ending::CivilDisorder) => {
                civil_disorder(cx)?;
                if !votes::recount(cx)? {
                    process(cx)?;
                }
            }
            Due::GraceOver(Ending::Abandonment) => abandon(cx)?,
        }
    }
    Err(anyhow!("the clock never settles"))
}
