//! Proposals to the players of a game and requests to its GM, with one person's answers to them.
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::game::Seat;
use crate::game::proposals::{Consent, address_of};
use crate::say;
use crate::store::ProposalKind;
use crate::text::sentence::{Note, line, term};
use crate::text::words::told as told_to;
use anyhow::Result;

/// A proposal to the players, or a request to the GM, with one person's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The word that AGREE and DISAGREE use for it.
    pub word: String,
    /// Whether its reader has a vote on it.
    pub is_voter: bool,
    /// Their answer. A player agrees with their own proposal.
    pub answer: Option<bool>,
    /// The proposal and the person's answer, as a sentence.
    pub note: Note,
    /// The same, as shown to them.
    pub told: String,
}

/// Returns the proposals to the players, for one of them.
pub fn asked(cx: &GameCx, seat: &Seat) -> Result<Vec<Asked>> {
    let game = &cx.game;
    let mut all = Vec::new();
    for row in cx.store.proposals(game.row.id)? {
        let what = game.read_proposal(&row)?;
        let is_voter = game.voters(&what).iter().any(|voter| voter.id == seat.id);
        let proposed = &game.proposed(&what, game.seat(row.seat));
        let word = address_of(game, &row);
        let of = if row.kind == ProposalKind::Absence { " with the proposal" } else { "" };
        let (agree, disagree) = (line(format!("AGREE {word}")), line(format!("DISAGREE {word}")));
        let (answer, told) = match game.consent(&what) {
            Consent::Master if row.seat == seat.id => {
                (Some(true), say!("You have asked the GM for leave {proposed}. The GM has not answered yet.", proposed))
            }
            _ if !is_voter => continue,
            _ if row.seat == seat.id => {
                (Some(true), say!("You propose {proposed}. Others have not answered yet.", proposed))
            }
            _ if cx.store.voted(row.id, true)?.contains(&seat.id) => {
                (Some(true), say!("You agree{of} {proposed}. Others have not answered yet.", of, proposed))
            }
            _ if cx.store.voted(row.id, false)?.contains(&seat.id) => (
                Some(false),
                say!(
                    "You do not agree{of} {proposed}. Others have not answered yet; {agree} changes your vote.",
                    of,
                    proposed,
                    agree
                ),
            ),
            Consent::Master => {
                let who = term(game.seat(row.seat).map_or("A player".to_owned(), |by| game.seat_title(by)));
                let told = say!(
                    "{who} asks your permission {proposed}. Please answer: write {agree}, or {disagree}.",
                    who,
                    proposed,
                    agree,
                    disagree
                );
                (None, told)
            }
            Consent::All | Consent::TwoThirds => (
                None,
                say!(
                    "There is a proposal {proposed}. Please vote: write {agree}, or {disagree}.",
                    proposed,
                    agree,
                    disagree
                ),
            ),
        };
        let note = Note::of(told);
        let told = told_to(&note, &reader_of(seat));
        all.push(Asked { word: word.clone(), is_voter: is_voter && row.seat != seat.id, answer, note, told });
    }
    Ok(all)
}
