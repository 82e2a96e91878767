//! SET RECEIPTS -- get replies to web actions by e-mail too.
//!
//! Usage: SET RECEIPTS MAIL
//!    or: SET NO RECEIPTS
//!
//! The judge replies to your web actions on the page, and keeps these replies for 30 days. MAIL also sends each by
//! e-mail. E-mails are always answered by e-mail. The choice applies to all your games.
//!
//! ```text
//! > SET RECEIPTS MAIL
//! < I'll reply on the page and by e-mail to everything you send from pages.
//! > SET NO RECEIPTS
//! < I'll reply only on the page to everything you send from pages.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Receipts;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set receipts", "set no receipts"], Subject::Registered, takes);

/// Takes the way in which they come, or a word like them, but not "Set receipts aside".
fn takes(said: &KeywordLine) -> Match {
    match said.rest.to_lowercase().as_str() {
        "mail" | "by mail" | "on" | "off" | "page" => Match::Call,
        _ => args::words::<0, 1>(said),
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let receipts = match args.text.to_lowercase().as_str() {
        "" if args.keyword_has("no") => Receipts::Page,
        "off" | "page" if !args.keyword_has("no") => Receipts::Page,
        "mail" | "by mail" | "on" if !args.keyword_has("no") => Receipts::Mail,
        _ => return Err(Refusal::Usage("SET RECEIPTS MAIL, or SET NO RECEIPTS").into()),
    };
    cx.change_wishes(|wishes| wishes.receipts = receipts)?;
    doc.para(match receipts {
        Receipts::Mail => "I'll reply on the page and by e-mail to everything you send from pages.",
        Receipts::Page => "I'll reply only on the page to everything you send from pages.",
    });
    Ok(())
}
