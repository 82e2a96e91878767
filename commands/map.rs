//! MAP -- where everybody stands, now or then.
//!
//! Usage: MAP [game] [phase]
//!
//! Shows the position in words, as far as you may see it: all units, and who owns what. With a phase, such as MAP danube
//! F1901M, it is that of the beginning of that phase. After SIGN ON the name may be left out. GET MAP and the name shows which
//! provinces there are, and what borders on what.
//!
//! ```text
//! > MAP DEMO
//! < Status of the Movement phase for Spring of 1901.  (demo.001)
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::find;
use crate::desk::takes::{self, Fit, Said, is_sentence};
use crate::families::report::Heading;
use crate::families::system::Table;
use crate::rules::Eyes;

pub const SPEC: Spec = Spec::new(&["map"], Who::Anyone, takes);

/// A game and a phase, or a phase; but not "Map the coast first".
fn takes(said: &Said) -> Fit {
    let is_game = said.words().first().is_some_and(|name| said.lexicon.games.is_game(name));
    let names_phase = said.rest.ends_with(|c: char| c.is_ascii_digit()) && !is_sentence(&takes::without_of(said.rest));
    match said.words().len() {
        0..=6 if is_game || names_phase => Fit::Call,
        _ => takes::words::<0, 4>(said),
    }
}

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let (name, phase) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    let found;
    let (game, phase) = match (cx.store.game_named(&name.to_lowercase())?, cx.game()) {
        (Some(row), _) => {
            found = cx.load(row)?;
            (&found, phase.trim())
        }
        (None, Some(own)) => (own, args.text),
        (None, None) if name.is_empty() => return Err(Refusal::Usage("MAP game [phase]")),
        (None, None) => return Err(find::no_such_game(cx, name)?),
    };
    let eyes = cx.eyes(game);
    let Some(now) = &game.table else {
        return Err(Refusal::because(format!(
            "The game '{}' has not started yet. GET MAP.{} shows its board.",
            game.row.name, game.row.variant
        )));
    };
    if phase.is_empty() || now.is_phase(phase) {
        return Ok(shown(now.as_ref(), game.heading(), eyes));
    }
    let row = game.past_phase(cx.store, phase)?.ok_or_else(|| find::no_such_phase(game, phase))?;
    let heading = Heading { n_phase: row.turn, ..game.heading() };
    Ok(shown(game.system.open(&row.before)?.as_ref(), heading, eyes))
}

fn shown(table: &dyn Table, heading: Heading, eyes: Eyes) -> String {
    let (status, centres) = (table.status(heading, eyes), table.centres(eyes));
    if centres.is_empty() { status } else { format!("{status}\n{centres}") }
}
