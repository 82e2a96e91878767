//! The e-mails about proposals: the question to the players, and the news that a proposal has failed.
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::game::Seat;
use crate::game::proposals::{Consent, Proposal, word_for};
use crate::say;
use crate::store::{ProposalRow, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, term};
use anyhow::Result;

/// Tells everyone concerned that a proposal is no longer open, and why.
pub(super) fn tell_of_fall(cx: &GameCx, row: &ProposalRow, fate: &Note) -> Result<()> {
    let game = &cx.game;
    let (what, by) = (game.read_proposal(row)?, game.seat(row.seat));
    let proposed = &game.proposed(&what, by);
    cx.note(say!("the proposal {proposed} {fate}", proposed, fate))?;
    let subject = cx.subject("Proposal decided");
    // The reply tells the current writer. If only the GM was asked, the others know nothing of it.
    let asks_master = game.consent(&what) == Consent::Master;
    let is_told =
        |seat: &&Seat| Some(seat.id) != cx.seat && (!asks_master || seat.id == row.seat || seat.role == Role::Master);
    game.seats.iter().filter(is_told).try_for_each(|seat| {
        let kind = if asks_master { "request" } else { "proposal" };
        let mut doc = Doc::new(reader_of(seat));
        doc.para(say!("The {kind} {proposed} {fate}, so nothing changes.", kind, proposed, fate));
        cx.post(seat, &subject, &doc)
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

/// Asks a person who has just taken a seat about all open proposals.
pub(in crate::referee) fn ask_newcomer(cx: &GameCx, seat: &Seat) -> Result<()> {
    cx.store.proposals(cx.game.row.id)?.iter().try_for_each(|row| ask_one(cx, row, seat))
}

fn ask_one(cx: &GameCx, row: &ProposalRow, seat: &Seat) -> Result<()> {
    let game = &cx.game;
    let by = game.seat(row.seat);
    let what = game.read_proposal(row)?;
    let (consent, is_voter) = (game.consent(&what), game.voters(&what).iter().any(|voter| voter.id == seat.id));
    let who = term(match by {
        // A GM knows which player has which power.
        Some(by) if consent == Consent::Master && by.power.is_some() => game.seat_title(by),
        by => by.map_or("A player".to_owned(), |by| game.proposer(by)),
    });
    let (proposed, until) = (&game.proposed(&what, by), row.until);
    let mut doc = Doc::new(reader_of(seat));
    doc.para(match &what {
        Proposal::Master => say!("{who} proposes to become the GM of {}.", who, sentence::game(&game.row.name)),
        _ if consent == Consent::Master => say!("{who} asks your permission {proposed}.", who, proposed),
        _ => say!("{who} proposes {proposed}.", who, proposed),
    });
    let subject = match consent {
        Consent::Master => cx.subject(&format!("Request: {}", word_for(row.kind))),
        Consent::All | Consent::TwoThirds => cx.subject(&format!("Proposal: {}", word_for(row.kind))),
    };
    doc.para(match consent {
        Consent::All => say!("It passes if all players agree by {until}. One NO rejects it.", until),
        Consent::TwoThirds => say!(
            "It passes if two thirds of the players ({n} of {n_voters}) agree by {until}. Otherwise nothing changes.",
            n = game.n_needed(&what),
            n_voters = game.voters(&what).len(),
            until
        ),
        // The others do not have to know.
        Consent::Master if !is_voter => return Ok(()),
        Consent::Master => say!("If you do not answer by {until}, nothing changes.", until),
    });
    if !is_voter {
        return cx.post(seat, &subject, &doc);
    }
    doc.para(match consent {
        Consent::Master => "Do you allow it? Reply YES or NO.",
        _ => "Do you agree? Reply YES or NO. Your vote is secret.",
    });
    cx.post_proposal(row.id, seat, &subject, &doc)
}
