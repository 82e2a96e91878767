//! SET FORMAT -- have letters as text, as HTML, or to be read aloud.
//!
//! Usage: SET FORMAT TEXT
//!    or: SET FORMAT HTML
//!    or: SET FORMAT SPOKEN
//!
//! HTML reads better on phones. It brings the same words, without anything that is fetched from the network, and the plain
//! text beside it. SPOKEN is text for programs that read it aloud: a line for each thing, without columns and arrows. At first letters are as the one was with which you registered. It applies to all your games.
//!
//! ```text
//! > SET FORMAT HTML
//! < Your letters will be HTML, with the same words as text beside it.
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
        Format::Text => "Your letters will be plain text.",
        Format::Html => "Your letters will be HTML, with the same words as text beside it.",
        Format::Spoken => "Your letters will be plain text, to be read aloud.",
    });
    Ok(())
}
