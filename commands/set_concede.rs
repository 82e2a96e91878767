//! SET CONCEDE -- vote to concede the game to one power.
//!
//! Usage: SET CONCEDE power
//!    or: SET CONCEDE LEADER   to the leader when the votes are counted
//!    or: SET NO CONCEDE
//!
//! The game ends when all other survivors vote for the same power. It must be the leader, or one of several leaders,
//! unless the game has CONCESSIONS TO ANY. A vote for LEADER counts for no one while powers tie for the lead. Powers
//! whose player has vanished don't vote.
//!
//! You can change your vote until it passes. It lasts for this phase only, unless the game has KEEP VOTES. HELP
//! BALLOTS explains who sees it. If you play several powers, you vote for all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET CONCEDE RUSSIA
//! < Austria votes to concede the game to Russia.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Refusal, Spec, Subject, refuse};
use crate::game::Game;
use crate::game::settings::keys;
use crate::game::votes::Ballot;
use crate::referee::table::votes;
use crate::rules::Power;
use crate::say;
use crate::store::VoteKind;
use crate::text::after_words;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set concede", "set conc", "set no concede", "set no conc"], Subject::Player, takes)
    .about(PhaseScope::Present);

fn takes(said: &KeywordLine) -> Match {
    if said.keyword.starts_with("set no") {
        return args::nothing(said);
    }
    let whom = whom(said.rest);
    if is_leader(whom) { Match::Call } else { args::words::<1, 3>(&KeywordLine { rest: whom, ..*said }) }
}

/// `TO RUSSIA` as `RUSSIA`.
fn whom(text: &str) -> &str {
    after_words(text, "to").unwrap_or(text)
}

fn is_leader(text: &str) -> bool {
    let leader = ["leader", "the leader", "whoever leads", "the leader", "leading power", "the leading power"];
    leader.iter().any(|words| words.eq_ignore_ascii_case(text))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.keyword_has("no") {
        return votes::withdraw(cx, VoteKind::Concede, doc);
    }
    cx.table()?;
    let game = &cx.game;
    if !game.settings.on(keys::CONCESSIONS) {
        return refuse("This game has no concessions (NO CONCESSIONS).");
    }
    votes::voters(cx)?;
    let whom = whom(args.text);
    if is_leader(whom) {
        return votes::cast(cx, &Ballot::ConcedeToLeader, doc);
    }
    let power = game.power(whom).ok_or(Refusal::Usage("SET CONCEDE power, such as SET CONCEDE TURKEY"))?;
    if !game.in_play(power) {
        return refuse(say!("{} is not played in this game.", game.called(power)));
    }
    if cx.hand()?.contains(&power) {
        return refuse("You can't concede to yourself.");
    }
    if votes::sees_all(cx)? {
        check_winner(game, power)?;
    }
    votes::cast(cx, &Ballot::Concede(power), doc)
}

/// Checks that the game can be conceded to this power, as it stands now.
fn check_winner(game: &Game, power: Power) -> CommandResult {
    let winner = game.called(power);
    if !game.survivors().contains(&power) {
        return refuse(say!("{winner} has been eliminated.", winner));
    }
    let leaders = game.leaders();
    if game.settings.on(keys::CONCEDE_TO_ANY) || leaders.contains(&power) {
        return Ok(());
    }
    refuse(say!(
        "You can concede only to a leader, and {winner} is not one. {leaders? The leader is|The leaders are} {leaders}.",
        winner,
        leaders = &game.called_each(&leaders)
    ))
}
