//! Proposals to the players of a game and questions to its master, as one of them has answered them.
use crate::command::game_cx::GameCx;
use crate::game::Seat;
use crate::game::proposals::{Consent, address_of};
use crate::store::ProposalKind;
use anyhow::Result;

/// A proposal to the players, or a request to the master, as one of them has answered it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The word that AGREE and DISAGREE use for it.
    pub word: String,
    /// Whether its reader has a vote on it.
    pub is_voter: bool,
    /// Their answer; whoever proposes something agrees with it.
    pub answer: Option<bool>,
    /// The matter that is asked, and what they have answered, as a sentence.
    pub told: String,
}

/// Returns the proposals to the players, for one of them.
pub fn asked(cx: &GameCx, seat: &Seat) -> Result<Vec<Asked>> {
    let game = &cx.game;
    let mut all = Vec::new();
    for row in cx.store.proposals(game.row.id)? {
        let what = game.read_proposal(&row)?;
        let is_voter = game.voters(&what).iter().any(|voter| voter.id == seat.id);
        let proposed = game.proposed(&what, game.seat(row.seat), &cx.zone());
        let word = address_of(game, &row);
        let of = if row.kind == ProposalKind::Absence { " with the proposal" } else { "" };
        let (answer, told) = match game.consent(&what) {
            Consent::Master if row.seat == seat.id => {
                (Some(true), format!("You ask the master for leave {proposed}. There is no answer yet."))
            }
            _ if !is_voter => continue,
            _ if row.seat == seat.id => (Some(true), format!("You propose {proposed}. Others have not answered yet.")),
            _ if cx.store.voted(row.id, true)?.contains(&seat.id) => {
                (Some(true), format!("You agree{of} {proposed}. Others have not answered yet."))
            }
            _ if cx.store.voted(row.id, false)?.contains(&seat.id) => (
                Some(false),
                format!(
                    "You do not agree{of} {proposed}. Others have not answered yet; AGREE {word} changes your vote."
                ),
            ),
            Consent::Master => {
                let who = game.seat(row.seat).map_or("A player".to_owned(), |by| game.seat_title(by));
                let told = format!(
                    "{who} asks for your leave {proposed}. You have not answered yet: write AGREE {word}, or DISAGREE {word}."
                );
                (None, told)
            }
            Consent::All | Consent::TwoThirds => (
                None,
                format!(
                    "It is proposed {proposed}. You have not answered yet: write AGREE {word}, or DISAGREE {word}."
                ),
            ),
        };
        all.push(Asked { word: word.clone(), is_voter: is_voter && row.seat != seat.id, answer, told });
    }
    Ok(all)
}
