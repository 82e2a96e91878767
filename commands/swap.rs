//! SWAP -- exchange the powers of two players.
//!
//! Usage: SWAP power AND power
//!
//! For the GM. Each player takes the other's power and keeps their own password. Their orders and votes are dropped,
//! so that neither learns the other's plans, and the turn waits for its deadline. The judge tells everyone.
//!
//! Before the start, SWAP exchanges powers given with ASSIGN.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SWAP FRANCE AND ITALY
//! < The GM has let the players of France and Italy change places in 'demo'.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::assign;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::theirs;

pub const SPEC: Spec = Spec::new(&["swap"], Subject::Master, takes).unguessed().irrevocable();

/// Two powers; but not "Swap places with me".
fn takes(said: &KeywordLine) -> Match {
    let words = said.words();
    let is_joint = |word: &str| ["and", "with"].iter().any(|joint| joint.eq_ignore_ascii_case(word));
    let names: Vec<&str> = words.iter().copied().filter(|word| !is_joint(word)).collect();
    let are_two = names.len() == 2 || names.len() < words.len() && (2..=6).contains(&names.len());
    said.call_if(are_two && !is_sentence(&names.join(" ")))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    let parts = ["and", "with", ""].into_iter().find_map(|word| game.power_and(args.text, word));
    let (one, other) = parts.ok_or(Refusal::Usage("SWAP FRANCE AND ITALY"))?;
    let unknown = |name: &str| Refusal::because(say!("The game has no power {}.", theirs(name)));
    let power = |name: &str| game.power(name).ok_or_else(|| unknown(name));
    let (one, other) = (power(one)?, power(other)?);
    assign::swap(cx, one, other, doc)
}
