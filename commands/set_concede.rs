//! SET CONCEDE -- vote to concede the game to one power.
//!
//! Usage: SET CONCEDE power
//!    or: SET NO CONCEDE
//!
//! The game ends when all other survivors vote to concede it to the same power, which must be the one that has come furthest
//! (or one of several that have). The vote counts for this phase only. If you
//! play several powers, you vote for all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET CONCEDE RUSSIA
//! < Austria votes to concede the game to Russia.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes::{self, Fit, Said};
use crate::game::settings::keys;
use crate::game::votes::Ballot;
use crate::referee::votes;
use crate::rules::Power;
use crate::store::VoteKind;
use crate::text::list;

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
    let played = |power: &Power| game.in_play(*power);
    let powers: Vec<Power> = (0..standing.len()).map(|i| Power(i as u16)).filter(played).collect();
    let best = powers.iter().map(|power| standing[power.index()]).max().unwrap_or(0);
    if standing[power.index()] < best {
        let largest = powers.into_iter().filter(|power| standing[power.index()] == best);
        let largest: Vec<&str> = largest.map(|power| game.power_name(power)).collect();
        return Err(Refusal::because(format!(
            "A game can only be conceded to whoever has come furthest, and {winner} has not: {}.",
            match largest.as_slice() {
                [one] => format!("that is {one}"),
                several => format!("those are {}", list(several)),
            }
        )));
    }
    votes::cast(cx, &Ballot::Concede(power))
}
