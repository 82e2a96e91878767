//! SET DRAW -- vote for a draw.
//!
//! Usage: SET DRAW [powers]
//!    or: SET NO DRAW
//!
//! The vote counts for this phase only. In a game with DIAS (draws include all survivors) the draw is among all of them,
//! and all must vote for it. With NO DIAS you may list the powers that you would share with, by name or by letter: with
//! yourself in the list you approve every part of it that has you in it; without, every part of it, with you or not. The
//! largest set that everybody approves is the draw. How others vote is not told.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET DRAW
//! < Austria votes for a draw between all survivors.
//! ```
use crate::command::{Args, Refusal, Spec, Who};
use crate::context::Context;
use crate::game::{Game, preference};
use crate::referee;
use crate::store::{Vote, VoteKind};
use crate::text::list;

pub const SPEC: Spec = Spec::new(&["set draw", "set no draw"], Who::Player);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    cx.table()?;
    let name = cx.power_name()?;
    let game = cx.game()?;
    let (id, turn) = (game.row.id, game.row.turn);
    if args.keyword_has("no") {
        return match cx.store.withdraw_vote(id, turn, &name, VoteKind::Draw)? {
            true => Ok(format!("{name} does not vote for a draw any more.")),
            false => Ok(format!("{name} has not voted for a draw.")),
        };
    }
    let names = read(game, args.text)?;
    if !names.is_empty() && game.settings.on("dias") {
        return Err(Refusal::because("In this game draws include all survivors (DIAS): SET DRAW, without a list."));
    }
    if game.table()?.standing()[cx.power()?.index()] == 0 {
        return Err(Refusal::because(format!("{name} has been eliminated and has no vote.")));
    }
    let value = names.join(" ");
    cx.store.cast_vote(id, turn, &Vote { power: name.clone(), kind: VoteKind::Draw, value })?;
    let said = match names.as_slice() {
        [] => format!("{name} votes for a draw between all survivors."),
        names => format!("{name} votes for a draw between {}.", list(names)),
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
    Ok(powers.into_iter().map(|power| game.power_name(power).to_owned()).collect())
}
