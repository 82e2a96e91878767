//! SET DRAW -- vote for a draw.
//!
//! Usage: SET DRAW [powers]
//!    or: SET NO DRAW
//!
//! The vote counts for this phase only. In a game with DIAS (draws include all survivors) the draw is among all of them,
//! and all must vote for it. With NO DIAS you may list the powers that you would share with, by name or by letter: with
//! yourself in the list you approve every part of it that has you in it; without, every part of it, with you or not. The
//! largest set that everybody approves is the draw. How others vote is not told. Who plays several powers votes for all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET DRAW
//! < Austria votes for a draw between all survivors.
//! ```
use crate::game::settings::keys;
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::game::{Game, preference};
use crate::referee;
use crate::rules::Power;
use crate::store::{Vote, VoteKind};
use crate::text::list;

pub const SPEC: Spec = Spec::new(&["set draw", "set no draw"], Who::Player);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    cx.table()?;
    let hand = cx.hand()?;
    let game = cx.game()?;
    let (id, turn, standing) = (game.row.id, game.row.turn, game.table()?.standing());
    let voters: Vec<Power> = hand.iter().filter(|power| standing[power.index()] != 0).copied().collect();
    let one = voters.len() < 2;
    if args.keyword_has("no") {
        let mut had_voted = false;
        for power in &hand {
            had_voted |= cx.store.withdraw_vote(id, turn, game.power_name(*power), VoteKind::Draw)?;
        }
        let name = game.named(&hand);
        return Ok(match (had_voted, hand.len()) {
            (true, 1) => format!("{name} does not vote for a draw any more."),
            (true, _) => format!("{name} do not vote for a draw any more."),
            (false, 1) => format!("{name} has not voted for a draw."),
            (false, _) => format!("{name} have not voted for a draw."),
        });
    }
    let names = read(game, args.text)?;
    if !names.is_empty() && game.settings.on(keys::DIAS) {
        return Err(Refusal::because("In this game draws include all survivors (DIAS): SET DRAW, without a list."));
    }
    if voters.is_empty() {
        return Err(Refusal::because(format!("{} has been eliminated and has no vote.", cx.power_name()?)));
    }
    for power in &voters {
        let power = game.power_name(*power).to_owned();
        cx.store.cast_vote(id, turn, &Vote { power, kind: VoteKind::Draw, value: names.join(" ") })?;
    }
    let vote = if one { "votes" } else { "vote" };
    let said = match (game.named(&voters), names.as_slice()) {
        (name, []) => format!("{name} {vote} for a draw between all survivors."),
        (name, names) => format!("{name} {vote} for a draw between {}.", list(names)),
    };
    match referee::count_votes(cx)? {
        true => Ok(format!("{said}\nAll agree: the game is over.")),
        false => Ok(said),
    }
}

/// The powers of a list: by their names, or by their letters as in a preference list.
fn read(game: &Game, text: &str) -> Result<Vec<String>, Refusal> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    let words = words.filter(|word| !word.eq_ignore_ascii_case("and"));
    let by_name: Option<Vec<_>> = words.map(|word| game.power(word)).collect();
    let powers = match by_name {
        Some(powers) => powers,
        None => preference::read(text, game.powers())?.into_iter().flatten().collect(),
    };
    if let Some(dummy) = powers.iter().find(|power| !game.in_play(**power)) {
        return Err(Refusal::because(format!("Nobody plays {}, so it shares in no draw.", game.power_name(*dummy))));
    }
    Ok(powers.into_iter().map(|power| game.power_name(power).to_owned()).collect())
}
