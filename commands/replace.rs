//! REPLACE -- ask somebody to play a power instead of its player.
//!
//! Usage: REPLACE power WITH address
//!
//! For the master. They get a letter, and when they answer it with a yes, the power is theirs: its player is thanked and
//! told, and so is everybody else. Until then nothing changes, and nobody plays without having agreed. A power without a
//! player is given away in the same way. To free a power at once, write EJECT.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > REPLACE FRANCE WITH nora@example.org
//! < I have asked nora@example.org whether they want to play France. Until
//! < they say yes, nothing changes. EJECT frees the power at once.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::assign;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::theirs;

pub const SPEC: Spec = Spec::new(&["replace"], Subject::Anyone, takes).unguessed().grave();

/// A power, WITH, and an address; or what the judge itself has written. Not "Replace agreed terms by new ones".
fn takes(said: &KeywordLine) -> Match {
    let fits = match said.words().as_slice() {
        ["agreed", game, rest @ ..] => rest.len() <= 2 && game.parse::<u64>().is_ok(),
        [power @ .., with, address] => {
            let is_with = ["with", "by"].iter().any(|word| word.eq_ignore_ascii_case(with));
            let names_power = (1..=4).contains(&power.len()) && !is_sentence(power.join(" ").trim_end_matches(','));
            is_with && address.contains('@') && names_power
        }
        _ => false,
    };
    said.call_if(fits)
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    // The second half: whoever was asked agrees, as a seal shows.
    if let Some(text) = args.text.strip_prefix("agreed ") {
        return assign::agreed(cx, text, doc);
    }
    let cx = cx.signed_on()?;
    if !cx.is_master() {
        return Err(Refusal::MasterOnly.into());
    }
    let parts = ["with", "by"].into_iter().find_map(|word| cx.game.power_and(args.text, word));
    let (power, address) = parts.ok_or(Refusal::Usage("REPLACE FRANCE WITH address"))?;
    let named = cx.game.power(power);
    let power = named.ok_or_else(|| Refusal::because(say!("There is no power {}.", theirs(power))))?;
    assign::ask(cx, power, address, doc)
}
