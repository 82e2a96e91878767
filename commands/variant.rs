//! VARIANT -- choose options and modules of the game.
//!
//! Usage: VARIANT option [option ...]
//!    or: NOT VARIANT option [option ...]
//!
//! VARIANT turns on options of the board (HELP OPTIONS) and modules (LIST MODULES), several on one line. NOT VARIANT
//! turns them off. SET does the same one by one.
//!
//! ```text
//! > CREATE ?quiet secret
//! > VARIANT gunboat restrict=EG
//! < GUNBOAT (it was: NO GUNBOAT).
//! < RESTRICT EG.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, PhaseScope, Spec, Subject};
use crate::referee::modules::choice;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["variant", "not variant"], Subject::Setter, args::words::<1, 20>).about(PhaseScope::Present);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let is_off = args.keyword_has("not");
    let own = cx.signed_on()?.game.modules.all.clone();
    let (modules, plain) = choice::all_named(&cx.judge.catalogue, &own, args.text);
    let no = if is_off { "NO " } else { "" };
    let mut lines: Vec<String> = Vec::new();
    if !plain.is_empty() {
        let not = if is_off { "NOT " } else { "" };
        lines.push(format!("SET {not}VARIANT {plain}"));
    }
    lines.extend(modules.iter().map(|module| match is_off {
        true => format!("SET {no}{}", module.name),
        false => format!("SET {}", module.value()),
    }));
    doc.para("The same as:");
    cx.next_lines.extend(lines);
    Ok(())
}
