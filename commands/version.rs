//! VERSION -- which judge this is.
//!
//! Usage: VERSION
//!
//! ```text
//! > VERSION
//! < Chancery 0.1.0, a play-by-mail judge.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, Spec, Stop, Who};

pub const SPEC: Spec = Spec::new(&["version"], Who::Anyone, args::nothing).asking();

pub fn run(_: &mut Context, _: &Args) -> Result<String, Stop> {
    let (version, source) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_REPOSITORY"));
    let build = if cfg!(debug_assertions) { "debug" } else { "release" };
    Ok(format!("Chancery {version}, a play-by-mail judge.\nBuild: {build}.\nSource: {source}"))
}
