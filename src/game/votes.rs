//! Draws and concessions: the result of a phase's votes.
use super::Game;
use super::settings::keys;
use crate::rules::{How, Power};
use crate::say;
use crate::store::{Store, VoteKind, VoteRow};
use crate::text::sentence::Note;
use anyhow::{Context as _, Result};

/// The outcome that a power votes for. A power may vote for a draw and for a concession at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ballot {
    /// A draw of all survivors.
    DrawAll,
    /// A draw of some survivors: the largest set that everyone accepts. A voter on their own list accepts any part of the list
    /// that includes them. A voter who is not accepts any part of it, with or without them.
    DrawAmong(Vec<Power>),
    /// A concession to this power.
    Concede(Power),
    /// A concession to the leading power at the time of the count.
    ConcedeToLeader,
}

impl Ballot {
    /// Returns the subject of the vote.
    pub fn kind(&self) -> VoteKind {
        match self {
            Self::DrawAll | Self::DrawAmong(_) => VoteKind::Draw,
            Self::Concede(_) | Self::ConcedeToLeader => VoteKind::Concede,
        }
    }
}

/// The powers that share the draw, if it passes.
///
/// With `dias` (draws include all survivors), all survivors must accept a draw of all. Without it, the result is the largest
/// set that all survivors accept.
pub fn draw(survivors: &[Power], ballots: &[(Power, Ballot)], dias: bool) -> Option<Vec<Power>> {
    // Each survivor's list. `None`: all survivors.
    let list_of = |voter: Power| {
        ballots.iter().filter(|(power, _)| *power == voter).find_map(|(_, ballot)| match ballot {
            Ballot::DrawAll => Some(None),
            Ballot::DrawAmong(list) => Some(Some(list)),
            Ballot::Concede(_) | Ballot::ConcedeToLeader => None,
        })
    };
    let lists: Vec<(Power, Option<&Vec<Power>>)> =
        survivors.iter().map(|voter| Some((*voter, list_of(*voter)?))).collect::<Option<_>>()?;
    // A set is acceptable to everyone if it lies within every list (each with its voter added), and includes every voter who is
    // on their own list. So the largest candidate is the intersection of all lists.
    let mut shared = survivors.to_vec();
    for (voter, list) in &lists {
        shared.retain(|power| power == voter || list.is_none_or(|list| list.contains(power)));
    }
    let left_out = |(voter, list): &(Power, Option<&Vec<Power>>)| {
        list.is_none_or(|list| list.contains(voter)) && !shared.contains(voter)
    };
    let agreed = !shared.is_empty() && !lists.iter().any(left_out) && (!dias || shared == survivors);
    agreed.then_some(shared)
}

/// The power that the game is conceded to. Every other survivor must vote for it.
pub fn concession(survivors: &[Power], ballots: &[(Power, Ballot)]) -> Option<Power> {
    let named = |winner: Power| {
        let mut others = survivors.iter().filter(|power| **power != winner).peekable();
        others.peek().is_some() && others.all(|power| ballots.contains(&(*power, Ballot::Concede(winner))))
    };
    survivors.iter().copied().find(|winner| named(*winner))
}

impl Game {
    /// The surviving powers in play.
    pub fn survivors(&self) -> Vec<Power> {
        let standing = self.table.as_ref().map(|table| table.standing()).unwrap_or_default();
        let powers = standing.iter().enumerate().filter(|(_, n)| **n != 0).map(|(i, _)| Power(i as u16));
        powers.filter(|power| self.in_play(*power)).collect()
    }

    /// The powers among these without a voice: they have no player, or their player's orders did not come. They have no vote,
    /// and block none.
    pub fn silent(&self, powers: &[Power]) -> Vec<Power> {
        let speaks = |power: Power| self.player(power).is_some_and(|seat| seat.abandoned.is_none());
        powers.iter().copied().filter(|power| !speaks(*power)).collect()
    }

    /// The leading powers: one, or several that are even.
    pub fn leaders(&self) -> Vec<Power> {
        let standing = self.table.as_ref().map(|table| table.standing()).unwrap_or_default();
        let of = |power: &Power| standing.get(power.index()).copied().unwrap_or(0);
        let survivors = self.survivors();
        let best = survivors.iter().map(of).max();
        survivors.into_iter().filter(|power| Some(of(power)) == best).collect()
    }

    /// The result of these ballots, if any.
    ///
    /// Eliminated powers have no vote. A power without a voice accepts whatever the others agree on. But if only one player is
    /// left, they cannot decide that the others share nothing.
    pub fn elected(&self, ballots: &[(Power, Ballot)]) -> Option<(How, Vec<Power>)> {
        let survivors = self.survivors();
        let silent = self.silent(&survivors);
        let has_vote = |power: &Power| survivors.contains(power) && !silent.contains(power);
        let mut ballots: Vec<(Power, Ballot)> = ballots.iter().filter(|(power, _)| has_vote(power)).cloned().collect();
        if survivors.len() == silent.len() {
            return None;
        }
        let leaders = self.leaders();
        if let [leader] = leaders.as_slice() {
            let to_leader = ballots.iter_mut().filter(|(_, ballot)| *ballot == Ballot::ConcedeToLeader);
            to_leader.for_each(|(_, ballot)| *ballot = Ballot::Concede(*leader));
        }
        let dias = self.settings.on(keys::DIAS) || self.electors().count() < 2;
        let others = |power: Power| survivors.iter().copied().filter(|other| *other != power).collect();
        ballots.extend(silent.iter().map(|power| (*power, Ballot::DrawAmong(others(*power)))));
        if let Some(shared) = draw(&survivors, &ballots, dias) {
            return Some((How::Draw, shared));
        }
        if !self.settings.on(keys::CONCESSIONS) {
            return None;
        }
        let may_win = |power: &Power| self.settings.on(keys::CONCEDE_TO_ANY) || leaders.contains(power);
        let named = ballots.iter().filter_map(|(voter, ballot)| match ballot {
            // No one concedes to themselves, and a player's other powers do not have to agree.
            Ballot::Concede(winner) if !self.hand(*winner).contains(voter) => Some(*winner),
            _ => None,
        });
        let named: Vec<Power> = named.filter(may_win).collect();
        let winner = named.into_iter().find(|winner| {
            let agree = self.hand(*winner).iter().chain(&silent).map(|power| (*power, Ballot::Concede(*winner)));
            let all: Vec<_> = ballots.iter().cloned().chain(agree).collect();
            concession(&survivors, &all) == Some(*winner)
        });
        winner.map(|winner| (How::Concession, vec![winner]))
    }

    /// The ballots of the current phase.
    pub fn ballots(&self, store: &Store) -> Result<Vec<(Power, Ballot)>> {
        self.ballots_of(store, self.row.turn)
    }

    /// The ballots of a phase.
    pub fn ballots_of(&self, store: &Store, turn: u32) -> Result<Vec<(Power, Ballot)>> {
        let read = |row: VoteRow| {
            let powers: Vec<Power> = row.powers.iter().map(|name| self.power_named(name)).collect::<Result<_>>()?;
            let ballot = match (row.kind, powers.as_slice()) {
                (VoteKind::Draw, []) => Ballot::DrawAll,
                (VoteKind::Draw, _) => Ballot::DrawAmong(powers),
                (VoteKind::Concede, [winner, ..]) => Ballot::Concede(*winner),
                (VoteKind::Concede, []) => Ballot::ConcedeToLeader,
            };
            Ok((self.power_named(&row.power)?, ballot))
        };
        let ballots = store.votes(self.row.id, turn)?.into_iter().map(read).collect::<Result<_>>();
        ballots.with_context(|| format!("the votes of game '{}' cannot be read", self.row.name))
    }

    /// Returns a vote in words: `for a draw between France and Italy`.
    pub fn told(&self, ballot: &Ballot) -> Note {
        match ballot {
            Ballot::DrawAll => Note::of("for a draw among all survivors"),
            Ballot::DrawAmong(powers) => Note::of(say!("for a draw between {}", &self.called_each(powers))),
            Ballot::Concede(winner) => Note::of(say!("to concede the game to {}", self.called(*winner))),
            Ballot::ConcedeToLeader => Note::of("to concede the game to the leader"),
        }
    }

    /// Casts a vote, replacing an earlier one.
    pub fn cast(&self, store: &Store, voter: Power, ballot: &Ballot) -> Result<()> {
        let powers = match ballot {
            Ballot::DrawAll | Ballot::ConcedeToLeader => &[],
            Ballot::DrawAmong(list) => list.as_slice(),
            Ballot::Concede(winner) => std::slice::from_ref(winner),
        };
        let vote =
            VoteRow { power: self.power_name(voter).to_owned(), kind: ballot.kind(), powers: self.names(powers) };
        store.cast_vote(self.row.id, self.row.turn, vote)
    }

    /// Withdraws a vote. Returns whether there was one.
    pub fn withdraw(&self, store: &Store, voter: Power, kind: VoteKind) -> Result<bool> {
        store.withdraw_vote(self.row.id, self.row.turn, self.power_name(voter), kind)
    }
}
