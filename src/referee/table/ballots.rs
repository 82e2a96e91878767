//! Votes as they stand: those of a phase, before and after it, and which of them are forgotten.
use crate::command::game_cx::GameCx;
use crate::game::settings::keys::{self, Ballots};
use crate::game::votes::Ballot;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::store::VoteKind;
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
    pub(super) fn shown(&self, game: &Game, seat: &Seat, [votes, vote]: [&str; 2]) -> String {
        match game.settings.get(keys::BALLOTS) {
            Ballots::Secret => String::new(),
            Ballots::Tallied => {
                let n_of = |kind| self.ballots.iter().filter(|(_, ballot)| ballot.kind() == kind).count();
                let told = |(kind, what)| {
                    let n = n_of(kind);
                    let verb = if n == 1 { votes } else { vote };
                    (n != 0).then(|| format!("{n} of {} powers {verb} {what}.\n", self.n_voters))
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
pub(in crate::referee) fn after_phase(game: &Game, ended: &Votes, seat: &Seat) -> String {
    let mut text = told(game, &ended.ballots, "voted", |power| game.powers_of(seat).contains(&power))
        + &ended.shown(game, seat, ["voted", "voted"]);
    let has_vote = game.electors().any(|elector| elector.id == seat.id) && 1 < game.hands.len();
    if !text.is_empty() {
        text += match game.settings.on(keys::KEEP_VOTES) {
            true => "Nothing has passed. The votes stand for the next phase.\n",
            false => "Nothing has passed. Votes count for one phase only.\n",
        };
    }
    if has_vote {
        let draw = if game.settings.on(keys::DIAS) { "SET DRAW" } else { "SET DRAW and the powers that share it" };
        let concede = if game.settings.on(keys::CONCESSIONS) { ", or SET CONCEDE LEADER" } else { "" };
        text += &format!("To end the game by a vote, write {draw}{concede}.\n");
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}

/// `Austria votes for a draw between all survivors.`, for each vote of some powers.
pub(super) fn told(game: &Game, ballots: &[(Power, Ballot)], votes: &str, whose: impl Fn(Power) -> bool) -> String {
    let ballots = ballots.iter().filter(|(power, _)| whose(*power));
    ballots.map(|(power, ballot)| format!("{} {votes} {}.\n", game.power_name(*power), game.told(ballot))).collect()
}
