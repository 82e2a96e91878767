//! Draws and concessions: the result of a phase's votes.
use super::Game;
use crate::rules::Power;
use crate::store::{Store, VoteKind, VoteRow};
use anyhow::{Context as _, Result};

/// What a power votes for. It may vote for a draw and for a concession at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ballot {
    /// A draw of all survivors.
    DrawAll,
    /// A draw of some: the largest set that everybody accepts. A voter who is on their own list accepts any part of it that
    /// includes them; one who is not accepts any part of it, with or without them.
    DrawAmong(Vec<Power>),
    /// A concession to this power.
    Concede(Power),
}

impl Ballot {
    /// What it is a vote on.
    pub fn kind(&self) -> VoteKind {
        match self {
            Self::DrawAll | Self::DrawAmong(_) => VoteKind::Draw,
            Self::Concede(_) => VoteKind::Concede,
        }
    }
}

/// The powers that share the draw, if there is one.
///
/// With `dias` (draws include all survivors) all of them must vote for it, and all of them share it. Without, the largest
/// set that all survivors accept.
pub fn draw(survivors: &[Power], ballots: &[(Power, Ballot)], dias: bool) -> Option<Vec<Power>> {
    // Each survivor's list; none: all of them.
    let list_of = |voter: Power| {
        ballots.iter().filter(|(power, _)| *power == voter).find_map(|(_, ballot)| match ballot {
            Ballot::DrawAll => Some(None),
            Ballot::DrawAmong(list) => Some(Some(list)),
            Ballot::Concede(_) => None,
        })
    };
    let lists: Vec<(Power, Option<&Vec<Power>>)> =
        survivors.iter().map(|voter| Some((*voter, list_of(*voter)?))).collect::<Option<_>>()?;
    if dias || lists.iter().all(|(_, list)| list.is_none()) {
        return Some(survivors.to_vec()).filter(|all| !all.is_empty());
    }
    // Everybody accepts a set that lies within every list (each with its voter added), and includes every voter who is on
    // their own list. So the largest candidate is what all lists have in common.
    let mut shared = survivors.to_vec();
    for (voter, list) in &lists {
        shared.retain(|power| power == voter || list.is_none_or(|list| list.contains(power)));
    }
    let left_out = |(voter, list): &(Power, Option<&Vec<Power>>)| {
        list.is_none_or(|list| list.contains(voter)) && !shared.contains(voter)
    };
    let agreed = !shared.is_empty() && !lists.iter().any(left_out);
    agreed.then_some(shared)
}

/// To whom the game is conceded: every other survivor must vote for it.
pub fn concession(survivors: &[Power], ballots: &[(Power, Ballot)]) -> Option<Power> {
    let named = |winner: Power| {
        let mut others = survivors.iter().filter(|power| **power != winner).peekable();
        others.peek().is_some() && others.all(|power| ballots.contains(&(*power, Ballot::Concede(winner))))
    };
    survivors.iter().copied().find(|winner| named(*winner))
}

impl Game {
    /// The ballots of the phase.
    ///
    /// # Errors
    /// If the database fails.
    pub fn ballots(&self, store: &Store) -> Result<Vec<(Power, Ballot)>> {
        let read = |row: VoteRow| {
            let powers: Vec<Power> = row.powers.iter().map(|name| self.power_named(name)).collect::<Result<_>>()?;
            let ballot = match (row.kind, powers.as_slice()) {
                (VoteKind::Draw, []) => Ballot::DrawAll,
                (VoteKind::Draw, _) => Ballot::DrawAmong(powers),
                (VoteKind::Concede, [winner, ..]) => Ballot::Concede(*winner),
                (VoteKind::Concede, []) => return Err(anyhow::anyhow!("a concession names nobody")),
            };
            Ok((self.power_named(&row.power)?, ballot))
        };
        let ballots = store.votes(self.row.id, self.row.turn)?.into_iter().map(read).collect::<Result<_>>();
        ballots.with_context(|| format!("the votes of game '{}' cannot be read", self.row.name))
    }

    /// What a vote is for: `for a draw between France and Italy`.
    pub fn told(&self, ballot: &Ballot) -> String {
        match ballot {
            Ballot::DrawAll => "for a draw between all survivors".to_owned(),
            Ballot::DrawAmong(powers) => format!("for a draw between {}", self.named(powers)),
            Ballot::Concede(winner) => format!("to concede the game to {}", self.power_name(*winner)),
        }
    }

    /// Casts a vote, in place of an earlier one.
    ///
    /// # Errors
    /// If the database fails.
    pub fn cast(&self, store: &Store, voter: Power, ballot: &Ballot) -> Result<()> {
        let powers = match ballot {
            Ballot::DrawAll => &[],
            Ballot::DrawAmong(list) => list.as_slice(),
            Ballot::Concede(winner) => std::slice::from_ref(winner),
        };
        let vote =
            VoteRow { power: self.power_name(voter).to_owned(), kind: ballot.kind(), powers: self.names(powers) };
        store.cast_vote(self.row.id, self.row.turn, vote)
    }

    /// Withdraws a vote. Was there one?
    ///
    /// # Errors
    /// If the database fails.
    pub fn withdraw(&self, store: &Store, voter: Power, kind: VoteKind) -> Result<bool> {
        store.withdraw_vote(self.row.id, self.row.turn, self.power_name(voter), kind)
    }
}
