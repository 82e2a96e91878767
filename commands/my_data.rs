//! MY DATA -- get a copy of your data.
//!
//! Usage: MY DATA
//!
//! Send it from one of your addresses. The reply lists your registration
//! and addresses, every seat you have had, your orders, votes and press,
//! and the e-mails you sent and received. It also counts the entries of
//! each kind. UNREGISTER erases your data.
//!
//! ```text
//! > MY DATA
//! < REGISTRATION
//! < Name:                       Ann Other
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
