//! The outcome of a game: as it is kept, and in words.
use super::Game;
use crate::rules::{How, Outcome};
use crate::store::{OutcomeKind, OutcomeRow};
use crate::text::list;

impl Game {
    /// Notes how it has ended.
    pub fn set_outcome(&mut self, outcome: Outcome) {
        let kind = match outcome.how {
            How::Victory => OutcomeKind::Victory,
            How::Draw => OutcomeKind::Draw,
            How::Concession => OutcomeKind::Concession,
        };
        self.row.outcome = Some(OutcomeRow { kind, winners: self.names(&outcome.powers), by: outcome.by });
    }

    /// Returns the outcome, as a sentence: `France has won 'demo'!`
    pub fn ending(&self) -> String {
        let name = &self.row.name;
        let Some(OutcomeRow { kind, winners, by }) = &self.row.outcome else { return format!("'{name}' is over.") };
        let (who, by) = (list(winners), if by.is_empty() { String::new() } else { format!(" ({by})") });
        match kind {
            OutcomeKind::Victory if winners.len() == 1 => format!("{who} has won '{name}'{by}!"),
            OutcomeKind::Victory => format!("{who} have won '{name}'{by}!"),
            OutcomeKind::Draw if winners.len() == 1 => format!("'{name}' has ended in a draw for {who} alone{by}."),
            OutcomeKind::Draw => format!("'{name}' has ended in a draw between {who}{by}."),
            OutcomeKind::Concession => format!("'{name}' has been conceded to {who}{by}."),
        }
    }

    /// The same in a few words: `Victory of France (18 centres)`. None while it is being played, and for a game that was
    /// terminated.
    pub fn result(&self) -> Option<String> {
        self.row.outcome.as_ref().map(result)
    }
}

/// An outcome in a few words: `Victory of France (18 centres)`.
pub fn result(outcome: &OutcomeRow) -> String {
    let OutcomeRow { kind, winners, by } = outcome;
    let how = match kind {
        OutcomeKind::Victory => "Victory of",
        OutcomeKind::Draw => "Draw between",
        OutcomeKind::Concession => "Conceded to",
    };
    let by = if by.is_empty() { String::new() } else { format!(" ({by})") };
    match (kind, winners.as_slice()) {
        (OutcomeKind::Draw, [alone]) => format!("Draw for {alone} alone{by}"),
        _ => format!("{how} {}{by}", list(winners)),
    }
}
