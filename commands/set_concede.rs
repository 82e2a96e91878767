//! SET CONCEDE -- vote to concede the game to one power.
//!
//! Usage: SET CONCEDE power
//!    or: SET NO CONCEDE
//!
//! The game is over when all other survivors vote to concede it to the same power. The vote counts for this phase only.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET CONCEDE TURKEY
//! < Austria votes to concede the game to Turkey.
//! ```
use crate::command::{Args, Refusal, Spec, Who};
use crate::context::Context;
use crate::referee;
use crate::store::{Vote, VoteKind};

pub const SPEC: Spec = Spec::new(&["set concede", "set conc", "set no concede", "set no conc"], Who::Player);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    cx.table()?;
    let name = cx.power_name()?;
    let game = cx.game()?;
    let (id, turn) = (game.row.id, game.row.turn);
    if args.keyword_has("no") {
        return match cx.store.withdraw_vote(id, turn, &name, VoteKind::Concede)? {
            true => Ok(format!("{name} does not concede any more.")),
            false => Ok(format!("{name} has not conceded.")),
        };
    }
    if !game.settings.on("concessions") {
        return Err(Refusal::because("There are no concessions in this game (NO CONCESSIONS)."));
    }
    if game.table()?.standing()[cx.power()?.index()] == 0 {
        return Err(Refusal::because(format!("{name} has been eliminated and has no vote.")));
    }
    let power = game.power(args.text).ok_or(Refusal::Usage("SET CONCEDE and a power, such as SET CONCEDE TURKEY"))?;
    let winner = game.power_name(power).to_owned();
    if winner == name {
        return Err(Refusal::because("You can not concede to yourself."));
    }
    if game.table()?.standing()[power.index()] == 0 {
        return Err(Refusal::because(format!("{winner} has been eliminated.")));
    }
    cx.store.cast_vote(id, turn, &Vote { power: name.clone(), kind: VoteKind::Concede, value: winner.clone() })?;
    let said = format!("{name} votes to concede the game to {winner}.");
    match referee::count_votes(cx)? {
        true => Ok(format!("{said}\nAll agree: the game is over.")),
        false => Ok(said),
    }
}
