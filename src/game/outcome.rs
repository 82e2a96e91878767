//! A game's outcome: its stored form, and its wording.
use super::Game;
use crate::rules::{How, Outcome};
use crate::say;
use crate::store::{OutcomeKind, OutcomeRow};
use crate::text::list;
use crate::text::sentence::{Note, and, game, power, term};
use crate::text::words::said;

impl Game {
    /// Records how the game ended.
    pub fn set_outcome(&mut self, outcome: Outcome) {
        let kind = match outcome.how {
            How::Victory => OutcomeKind::Victory,
            How::Draw => OutcomeKind::Draw,
            How::Concession => OutcomeKind::Concession,
        };
        let by = outcome.by.map(said).unwrap_or_default();
        self.row.outcome = Some(OutcomeRow { kind, winners: self.names(&outcome.powers), by });
    }

    /// Returns the outcome as a sentence: `France has won 'demo'!`
    pub fn ending(&self) -> Note {
        let name = game(&self.row.name);
        let Some(OutcomeRow { kind, winners, by }) = &self.row.outcome else {
            return Note::of(say!("{name} is over.", name));
        };
        let by = if by.is_empty() { say!("") } else { say!(" ({})", term(by)) };
        let who = and(winners.iter().map(power));
        let is_one = winners.len() == 1;
        Note::of(match kind {
            OutcomeKind::Victory if is_one => say!("{who} has won {name}{by}!", who, name, by),
            OutcomeKind::Victory => say!("{who} have won {name}{by}!", who, name, by),
            OutcomeKind::Draw if is_one => say!("{name} has ended in a draw for {who} alone{by}.", name, who, by),
            OutcomeKind::Draw => say!("{name} has ended in a draw between {who}{by}.", name, who, by),
            OutcomeKind::Concession => say!("{name} has been conceded to {who}{by}.", name, who, by),
        })
    }

    /// The outcome in a few words: `Victory of France (18 centres)`. `None` while the game runs, and if it was terminated.
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
