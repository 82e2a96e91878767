//! The letters to people about proposals: the questions to the players, and that one has fallen.
use crate::command::game_cx::GameCx;
use crate::command::letters::zone_of;
use crate::game::Seat;
use crate::game::dates::friendly;
use crate::game::proposals::{Consent, Proposal, word_for};
use crate::store::{ProposalRow, Role};
use anyhow::Result;
use jiff::tz::TimeZone;

/// Tells everyone whom it concerns that a proposal is no longer open, and why.
pub(super) fn tell_of_fall(cx: &GameCx, row: &ProposalRow, fate: &str) -> Result<()> {
    let game = &cx.game;
    let (what, by) = (game.read_proposal(row)?, game.seat(row.seat));
    let proposed = |zone: &TimeZone| game.proposed(&what, by, zone);
    cx.note(format!("the proposal {} {fate}", proposed(&TimeZone::UTC)))?;
    let subject = cx.subject("Proposal decided");
    // Whoever writes now is told by the reply; of what only the master was asked, the others know nothing.
    let asks_master = game.consent(&what) == Consent::Master;
    let is_told =
        |seat: &&Seat| Some(seat.id) != cx.seat && (!asks_master || seat.id == row.seat || seat.role == Role::Master);
    game.seats.iter().filter(is_told).try_for_each(|seat| {
        let kind = if asks_master { "request" } else { "proposal" };
        let text = format!("The {kind} {} {fate}. Nothing changes.\n", proposed(&zone_of(seat)));
        cx.post(seat, &subject, &text)
    })
}

/// Tells everyone, once the letter has been read, what its writer proposes, and asks the players.
pub fn ask(cx: &mut GameCx) -> Result<()> {
    let new = std::mem::take(&mut cx.after.proposed);
    let rows = cx.store.proposals(cx.game.row.id)?;
    for row in rows.iter().filter(|row| new.contains(&row.id)) {
        let seats = cx.game.seats.iter().filter(|seat| Some(seat.id) != cx.seat);
        seats.into_iter().try_for_each(|seat| ask_one(cx, row, seat))?;
    }
    Ok(())
}

/// Asks somebody who has just taken a seat about all that is proposed.
pub(in crate::referee) fn ask_newcomer(cx: &GameCx, seat: &Seat) -> Result<()> {
    cx.store.proposals(cx.game.row.id)?.iter().try_for_each(|row| ask_one(cx, row, seat))
}

fn ask_one(cx: &GameCx, row: &ProposalRow, seat: &Seat) -> Result<()> {
    let game = &cx.game;
    let by = game.seat(row.seat);
    let what = game.read_proposal(row)?;
    let (consent, is_voter) = (game.consent(&what), game.voters(&what).iter().any(|voter| voter.id == seat.id));
    let who = match by {
        // A master knows who plays what.
        Some(by) if consent == Consent::Master && by.power.is_some() => game.seat_title(by),
        by => by.map_or("A player".to_owned(), |by| game.proposer(by)),
    };
    let zone = &zone_of(seat);
    let until = friendly(row.until, zone);
    let mut text = match &what {
        Proposal::Master => format!("{who} proposes to become the master of '{}'.\n\n", game.row.name),
        what if consent == Consent::Master => {
            format!("{who} asks for your leave {}.\n\n", game.proposed(what, by, zone))
        }
        what => format!("{who} proposes {}.\n\n", game.proposed(what, by, zone)),
    };
    let subject = match consent {
        Consent::Master => cx.subject(&format!("Request: {}", word_for(row.kind))),
        Consent::All | Consent::TwoThirds => cx.subject(&format!("Proposal: {}", word_for(row.kind))),
    };
    text += &match consent {
        Consent::All => format!(
            "It is done as soon as all players have agreed. If one of them says no, or if not all have agreed by {until}, nothing changes.\n"
        ),
        Consent::TwoThirds => format!(
            "It is done as soon as two thirds of the players have agreed, {} of {}. If that cannot be any more, or has not been by {until}, nothing changes.\n",
            game.n_needed(&what),
            game.voters(&what).len()
        ),
        // The others need not know.
        Consent::Master if !is_voter => return Ok(()),
        Consent::Master => {
            text += &format!("If you do not answer by {until}, nothing changes.\n");
            text += "\nDo you allow it? Answer this letter with YES or NO.\n";
            return cx.post_proposal(row.id, seat, &subject, &text);
        }
    };
    if !is_voter {
        return cx.post(seat, &subject, &text);
    }
    text += "\nDo you agree? Answer this letter with YES or NO. Nobody is told how you voted.\n";
    cx.post_proposal(row.id, seat, &subject, &text)
}
