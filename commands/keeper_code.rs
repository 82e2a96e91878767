//! KEEPER CODE -- a code for the console, without mail.
//!
//! Usage: KEEPER CODE
//!
//! For the keeper of the judge, at its machine: `chancery console` writes this line. The code signs the keeper in, once, within
//! 15 minutes, even if no e-mail goes in or out. By e-mail, WEB asks for a code.
//!
//! ```text
//! > KEEPER CODE
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::table::codes;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec = Spec::new(&["keeper code"], Subject::Keeper, args::nothing).unguessed();

pub fn run(cx: &mut Context, _: &Args, doc: &mut Doc) -> CommandResult {
    if !cx.principal.is_at_desk() {
        return refuse(say!(
            "I give this code at the judge's machine only: {}. By e-mail, {} asks for a code.",
            line("chancery console"),
            line("WEB")
        ));
    }
    let code = codes::at_desk(cx)?;
    doc.line(&code);
    doc.para("It works once, within 15 minutes, for the keeper.");
    Ok(())
}
