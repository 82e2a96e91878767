//! ASSIGN -- give a power to a player.
//!
//! Usage: ASSIGN power TO address
//!    or: ASSIGN power TO NOBODY
//!
//! For the GM.
//!
//! Before the game starts, ASSIGN reserves the power for a player who has
//! joined from that address. It overrides their preferences. TO NOBODY
//! cancels this.
//!
//! After the start, ASSIGN moves a player to a power without a player. If
//! the address isn't a player's, the judge asks its owner first, as REPLACE
//! does. To let two players change places, use SWAP.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > ASSIGN FRANCE TO fred@example.org
//! < *** fred@example.org plays France already.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::assign;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::theirs;

pub const SPEC: Spec = Spec::new(&["assign"], Subject::Master, takes).unguessed().irrevocable();

/// A power, TO, and an address or NOBODY; but not "Assign the rest to nobody".
fn takes(said: &KeywordLine) -> Match {
    let words = said.words();
    let fits = match words.as_slice() {
        [power @ .., to, whom] => {
            let is_whom = whom.contains('@') || whom.eq_ignore_ascii_case("nobody");
            let names_power = (1..=4).contains(&power.len()) && !is_sentence(power.join(" ").trim_end_matches(','));
            to.eq_ignore_ascii_case("to") && is_whom && names_power
        }
        _ => false,
    };
    said.call_if(fits)
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let (power, address) = cx.game.power_and(args.text, "to").ok_or(Refusal::Usage("ASSIGN FRANCE TO address"))?;
    let named = cx.game.power(power);
    let power = named.ok_or_else(|| Refusal::because(say!("{} isn't a power in {}.", theirs(power), &cx.game)))?;
    assign::assign(cx, power, address, doc)
}
