//! SET RECEIPTS -- have answers on pages by mail, too.
//!
//! Usage: SET RECEIPTS MAIL
//!    or: SET NO RECEIPTS
//!
//! What you send from a page of the judge is answered on the page, and the answers of 30 days stand below "Your letters"
//! there. With MAIL each comes as a letter, too. Letters are always answered by letter. It applies to all your games.
//!
//! ```text
//! > SET RECEIPTS MAIL
//! < What you send from a page will be answered by mail, too.
//! > SET NO RECEIPTS
//! < What you send from a page will be answered on the page only.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Receipts;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set receipts", "set no receipts"], Subject::Registered, takes);

/// Takes the way in which they come, or a word that may be meant; but not "Set receipts aside".
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
        Receipts::Mail => "What you send from a page will be answered by mail, too.",
        Receipts::Page => "What you send from a page will be answered on the page only.",
    });
    Ok(())
}
