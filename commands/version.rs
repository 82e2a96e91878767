//! VERSION -- show the judge's program and version.
//!
//! Usage: VERSION
//!
//! ```text
//! > VERSION
//! < Chancery 0.1.0, a play-by-mail judge.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::link;

pub const SPEC: Spec = Spec::new(&["version"], Subject::Anyone, args::nothing).asking().for_guests();

pub fn run(_: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    let (version, source) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_REPOSITORY"));
    let build = if cfg!(debug_assertions) { "debug" } else { "release" };
    doc.para(say!("Chancery {version}, a play-by-mail judge.", version));
    doc.row("Build", say!("{build}.", build));
    doc.row("Source", link(source));
    Ok(())
}
