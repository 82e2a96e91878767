//! Current votes: those of a phase, before and after its end, and which of them are dropped.
use crate::command::game_cx::GameCx;
use crate::game::settings::keys::{self, Ballots};
use crate::game::votes::Ballot;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::say;
use crate::store::VoteKind;
use crate::text::sentence::{Note, line};
use anyhow::Result;

/// Drops the votes of powers whose player has changed. No one is bound by another player's vote.
pub(in crate::referee) fn forget(cx: &GameCx, powers: &[Power]) -> Result<()> {
    for power in powers {
        cx.game.withdraw(cx.store, *power, VoteKind::Draw)?;
        cx.game.withdraw(cx.store, *power, VoteKind::Concede)?;
    }
    Ok(())
}

/// The votes of a phase, and the number of powers that could vote.
pub(in crate::referee) struct Votes {
    pub(super) ballots: Vec<(Power, Ballot)>,
    n_voters: usize,
}

impl Votes {
    /// Returns the others' votes as far as the BALLOTS setting shows them: nothing, their number, or all of them. The two verbs
    /// are for one power, and for several.
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

/// The votes in the current phase of the powers that may vote.
pub(in crate::referee) fn of_phase(cx: &GameCx) -> Result<Votes> {
    let game = &cx.game;
    let (survivors, mut ballots) = (game.survivors(), game.ballots(cx.store)?);
    let silent = game.silent(&survivors);
    ballots.retain(|(power, _)| survivors.contains(power) && !silent.contains(power));
    Ok(Votes { ballots, n_voters: survivors.len() - silent.len() })
}

/// Returns what the results of a phase say to the holder of a seat about votes that did not pass, and, unless they are experienced,
/// about voting in the next one.
pub(in crate::referee) fn after_phase(game: &Game, ended: &Votes, seat: &Seat, is_experienced: bool) -> Vec<Note> {
    let mut said = told(game, &ended.ballots, "voted", |power| game.powers_of(seat).contains(&power));
    said.extend(ended.shown(game, seat, ["voted", "voted"]));
    // A single player among bots decides alone.
    let has_vote = game.electors().any(|elector| elector.id == seat.id) && 1 < game.electors().count();
    if !said.is_empty() {
        said.push(Note::of(match game.settings.on(keys::KEEP_VOTES) {
            true => "No vote has passed. The votes remain valid for the next phase.",
            false => "No vote has passed. Votes are valid for one phase only.",
        }));
    }
    if has_vote && !is_experienced {
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
