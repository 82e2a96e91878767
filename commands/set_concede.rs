//! SET CONCEDE -- vote to concede the game to one power.
//!
//! Usage: SET CONCEDE power
//!    or: SET NO CONCEDE
//!
//! The game is over when all other survivors vote to concede it to the same power. The vote counts for this phase only.
//! Who plays several powers votes for all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET CONCEDE TURKEY
//! < Austria votes to concede the game to Turkey.
//! ```
use crate::game::settings::keys;
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::referee;
use crate::rules::Power;
use crate::store::{Vote, VoteKind};

pub const SPEC: Spec = Spec::new(&["set concede", "set conc", "set no concede", "set no conc"], Who::Player);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    cx.table()?;
    let hand = cx.hand()?;
    let game = cx.game()?;
    let (id, turn, standing) = (game.row.id, game.row.turn, game.table()?.standing());
    let voters: Vec<Power> = hand.iter().filter(|power| standing[power.index()] != 0).copied().collect();
    if args.keyword_has("no") {
        let mut had_conceded = false;
        for power in &hand {
            had_conceded |= cx.store.withdraw_vote(id, turn, game.power_name(*power), VoteKind::Concede)?;
        }
        let name = game.named(&hand);
        return Ok(match (had_conceded, hand.len()) {
            (true, 1) => format!("{name} does not concede any more."),
            (true, _) => format!("{name} do not concede any more."),
            (false, 1) => format!("{name} has not conceded."),
            (false, _) => format!("{name} have not conceded."),
        });
    }
    if !game.settings.on(keys::CONCESSIONS) {
        return Err(Refusal::because("There are no concessions in this game (NO CONCESSIONS)."));
    }
    if voters.is_empty() {
        return Err(Refusal::because(format!("{} has been eliminated and has no vote.", cx.power_name()?)));
    }
    let power = game.power(args.text).ok_or(Refusal::Usage("SET CONCEDE and a power, such as SET CONCEDE TURKEY"))?;
    let winner = game.power_name(power).to_owned();
    if !game.in_play(power) {
        return Err(Refusal::because(format!("Nobody plays {winner}.")));
    }
    if hand.contains(&power) {
        return Err(Refusal::because("You can not concede to yourself."));
    }
    if standing[power.index()] == 0 {
        return Err(Refusal::because(format!("{winner} has been eliminated.")));
    }
    for power in &voters {
        let power = game.power_name(*power).to_owned();
        cx.store.cast_vote(id, turn, &Vote { power, kind: VoteKind::Concede, value: winner.clone() })?;
    }
    let vote = if voters.len() == 1 { "votes" } else { "vote" };
    let said = format!("{} {vote} to concede the game to {winner}.", game.named(&voters));
    match referee::count_votes(cx)? {
        true => Ok(format!("{said}\nAll agree: the game is over.")),
        false => Ok(said),
    }
}
