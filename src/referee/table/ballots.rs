//! Votes as they stand: those of a phase, before and after it, and which of them are forgotten.
use crate::command::game_cx::GameCx;
use crate::game::settings::keys::{self, Ballots};
use crate::game::votes::Ballot;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::say;
use crate::store::VoteKind;
use crate::text::sentence::{Note, line};
use anyhow::Result;

/// The votes of powers whose player has changed are dropped: nobody is bound by what another has voted for.
pub(in crate::referee) fn forget(cx: &GameCx, powers: &[Power]) -> Result<()> {
    for power in powers {
        cx.game.withdraw(cx.store, *power, VoteKind::Draw)?;
        cx.game.withdraw(cx.store, *power, VoteKind::Concede)?;
    }
    Ok(())
}

/// The votes of a phase, and how many powers had one.
pub(in crate::referee) struct Votes {
    pub(super) ballots: Vec<(Power, Ballot)>,
    n_voters: usize,
}

impl Votes {
    /// Returns the others' votes as far as the ballots of the game show them: nothing, how many there are, or all of
    /// them. `verb`: of one power, and of several.
    pub(super) fn shown(&self, game: &Game, seat: &Seat, [votes, vote]: [&'static str; 2]) -> Vec<Note> {
        match game.settings.get(keys::BALLOTS) {
            Ballots::Secret => Vec::new(),
            Ballots::Tallied => {
                let n_of = |kind| self.ballots.iter().filter(|(_, ballot)| ballot.kind() == kind).count();
                let told = |(kind, what)| {
                    let n = n_of(kind);
                    let verb = if n == 1 { votes } else { vote };
                    let n_voters = self.n_voters;
                    (n != 0).then(|| Note::of(say!("{n} of {n_voters} powers {verb} {what}.", n, n_voters, verb, what)))
                };
                [(VoteKind::Draw, "for a draw"), (VoteKind::Concede, "to concede the game")]
                    .into_iter()
                    .filter_map(told)
                    .collect()
            }
            Ballots::Open => told(game, &self.ballots, votes, |power| !game.powers_of(seat).contains(&power)),
        }
    }
}

/// The votes of the phase that is on, of those who have one.
pub(in crate::referee) fn of_phase(cx: &GameCx) -> Result<Votes> {
    let game = &cx.game;
    let (survivors, mut ballots) = (game.survivors(), game.ballots(cx.store)?);
    let silent = game.silent(&survivors);
    ballots.retain(|(power, _)| survivors.contains(power) && !silent.contains(power));
    Ok(Votes { ballots, n_voters: survivors.len() - silent.len() })
}

/// Returns the words of the results of a phase to the holder of a seat about its votes, which have not passed, and
/// how to vote in the next one.
pub(in crate::referee) fn after_phase(game: &Game, ended: &Votes, seat: &Seat) -> Vec<Note> {
    let mut said = told(game, &ended.ballots, "voted", |power| game.powers_of(seat).contains(&power));
    said.extend(ended.shown(game, seat, ["voted", "voted"]));
    let has_vote = game.electors().any(|elector| elector.id == seat.id) && 1 < game.hands.len();
    if !said.is_empty() {
        said.push(Note::of(match game.settings.on(keys::KEEP_VOTES) {
            true => "Nothing has passed. The votes stand for the next phase.",
            false => "Nothing has passed. Votes count for one phase only.",
        }));
    }
    if has_vote {
        let draw = if game.settings.on(keys::DIAS) { "" } else { " and the powers that share it" };
        let (set_draw, leader) = (line("SET DRAW"), line("SET CONCEDE LEADER"));
        said.push(Note::of(match game.settings.on(keys::CONCESSIONS) {
            true => say!("To end the game by a vote, write {set_draw}{draw}, or {leader}.", set_draw, draw, leader),
            false => say!("To end the game by a vote, write {set_draw}{draw}.", set_draw, draw),
        }));
    }
    said
}

/// `Austria votes for a draw between all survivors.`, for each vote of some powers.
pub(super) fn told(
    game: &Game,
    ballots: &[(Power, Ballot)],
    votes: &'static str,
    whose: impl Fn(Power) -> bool,
) -> Vec<Note> {
    let ballots = ballots.iter().filter(|(power, _)| whose(*power));
    ballots
        .map(|(power, ballot)| Note::of(say!("{} {votes} {}.", game.called(*power), votes, game.told(ballot))))
        .collect()
}
