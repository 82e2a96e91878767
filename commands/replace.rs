//! REPLACE -- ask someone to take over a power.
//!
//! Usage: REPLACE power WITH address
//!
//! For the GM. The judge asks that person by e-mail. When they reply YES, they get the power, and everyone in the
//! game is notified, including the previous player. Until then nothing changes.
//!
//! You can also fill a power that has no player this way. To remove a player at once, use EJECT.
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
    // The second half: the player agrees, as a seal shows.
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
    let power = named.ok_or_else(|| Refusal::because(say!("The game has no power {}.", theirs(power))))?;
    assign::ask(cx, power, address, doc)
}
