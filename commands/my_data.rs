//! MY DATA -- all that this judge holds on you.
//!
//! Usage: MY DATA
//!
//! Your registration and addresses, every seat that you have had, your orders on file, your votes, which letters came from you and
//! went to you, and the press that you wrote. Write it from an address of yours. UNREGISTER erases it.
//!
//! ```text
//! > MY DATA
//! < REGISTRATION
//! < Name:                    Ann Other
//! < SEATS
//! < Austria in 'demo', since Saturday 21 November 2026, 12:00 UTC.
//! ```
use crate::answers::my_data;
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["my data"], Subject::Registered, args::nothing);

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    my_data::of(cx, doc)
}
