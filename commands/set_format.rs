//! SET FORMAT -- choose text, HTML, or text to be read aloud.
//!
//! Usage: SET FORMAT TEXT
//!    or: SET FORMAT HTML
//!    or: SET FORMAT SPOKEN
//!
//! HTML is easier to read on phones. It has the same words, includes them as plain text too, and loads nothing from
//! the network. SPOKEN is for programs that read text aloud: one thing a line, without columns or arrows.
//!
//! The default is the format of the e-mail with which you registered. The choice applies to all your games.
//!
//! ```text
//! > SET FORMAT HTML
//! < I'll send your e-mails as HTML, with a plain-text copy.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Format;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set format"], Subject::Known, args::words::<1, 1>);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let format = match args.text.to_lowercase().as_str() {
        "text" | "plain" => Format::Text,
        "html" => Format::Html,
        "spoken" => Format::Spoken,
        _ => return Err(Refusal::Usage("SET FORMAT TEXT, SET FORMAT HTML, or SET FORMAT SPOKEN").into()),
    };
    cx.change_wishes(|wishes| wishes.format = format)?;
    doc.para(match format {
        Format::Text => "I'll send your e-mails as plain text.",
        Format::Html => "I'll send your e-mails as HTML, with a plain-text copy.",
        Format::Spoken => "I'll send your e-mails as plain text to be read aloud.",
    });
    Ok(())
}
