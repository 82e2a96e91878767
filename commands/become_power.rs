//! BECOME -- act as one of the powers, for the rest of the letter.
//!
//! Usage: BECOME power
//!
//! For the master of a game: orders, votes and press after it are that power's. Its player gets a copy.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > BECOME FRANCE
//! < You now act as France. Its player gets a copy.
//! ```
use crate::command::{Args, Refusal, Spec, Who};
use crate::context::Context;

pub const SPEC: Spec = Spec::new(&["become"], Who::Master);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let game = cx.game()?;
    let Some(power) = game.power(args.text).filter(|_| game.running()) else {
        return Err(Refusal::because(format!(
            "\"{}\" is no power that you could act as in '{}' now.",
            args.text, game.row.name
        )));
    };
    let name = game.power_name(power).to_owned();
    let copy = if game.player(&name).is_some() { "Its player gets a copy." } else { "Nobody else plays it now." };
    cx.acting = Some(name.clone());
    cx.note(format!("acts as {name}"))?;
    Ok(format!("You now act as {name}. {copy}"))
}
