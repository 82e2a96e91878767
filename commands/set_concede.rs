//! SET CONCEDE -- vote to concede the game to one power.
//!
//! Usage: SET CONCEDE power
//!    or: SET NO CONCEDE
//!
//! The game ends when all other survivors vote to concede it to the same power. The vote counts for this phase only. If you
//! play several powers, you vote for all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET CONCEDE TURKEY
//! < Austria votes to concede the game to Turkey.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes::{self, Fit, Said};
use crate::game::settings::keys;
use crate::game::votes::Ballot;
use crate::referee::votes;
use crate::store::VoteKind;

pub const SPEC: Spec = Spec::new(&["set concede", "set conc", "set no concede", "set no conc"], Who::Player, takes);

fn takes(said: &Said) -> Fit {
    if said.keyword.starts_with("set no") { takes::nothing(said) } else { takes::words::<1, 3>(said) }
}

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    if args.keyword_has("no") {
        return votes::withdraw(cx, VoteKind::Concede);
    }
    let standing = cx.table()?.standing();
    let game = &cx.game;
    if !game.settings.on(keys::CONCESSIONS) {
        return Err(Refusal::because("This game has no concessions (NO CONCESSIONS)."));
    }
    votes::voters(cx)?;
    let power = game.power(args.text).ok_or(Refusal::Usage("SET CONCEDE and a power, such as SET CONCEDE TURKEY"))?;
    let winner = game.power_name(power);
    if !game.in_play(power) {
        return Err(Refusal::because(format!("Nobody plays {winner}.")));
    }
    if cx.hand()?.contains(&power) {
        return Err(Refusal::because("You cannot concede to yourself."));
    }
    if standing[power.index()] == 0 {
        return Err(Refusal::because(format!("{winner} has been eliminated.")));
    }
    votes::cast(cx, &Ballot::Concede(power))
}
