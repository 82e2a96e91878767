//! KEEPER CODE -- get a code for the console.
//!
//! Usage: KEEPER CODE
//!
//! For the judge keeper, at the judge's machine: `chancery console` sends
//! this line for you. The code signs you in once, within 15 minutes, even
//! if no e-mail goes in or out. By e-mail, send WEB to get a code.
//!
//! ```text
//! > KEEPER CODE
//! < *** Only the judge keeper can do that.
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
            "I give this code only at the judge's machine: {}. By e-mail, send {} to get a code.",
            line("chancery console"),
            line("WEB")
        ));
    }
    let code = codes::at_desk(cx)?;
    doc.line(&code);
    doc.para("It works once, within 15 minutes, for the keeper.");
    Ok(())
}
