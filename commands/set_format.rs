//! SET FORMAT -- have letters as text, or as HTML.
//!
//! Usage: SET FORMAT TEXT
//!    or: SET FORMAT HTML
//!
//! HTML reads better on phones. It brings the same words, without anything that is fetched from the network, and the plain
//! text beside it. At first letters are as the one was with which you registered. It applies to all your games.
//!
//! ```text
//! > SET FORMAT HTML
//! < Your letters will be HTML, with the same words as text beside it.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, Refusal, Spec, Who};
use crate::store::Format;

pub const SPEC: Spec = Spec::new(&["set format"], Who::Known, args::words::<1, 1>);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let format = match args.text.to_lowercase().as_str() {
        "text" | "plain" => Format::Text,
        "html" => Format::Html,
        _ => return Err(Refusal::Usage("SET FORMAT TEXT, or SET FORMAT HTML")),
    };
    cx.change_wishes(|wishes| wishes.format = format)?;
    Ok(match format {
        Format::Text => "Your letters will be plain text.",
        Format::Html => "Your letters will be HTML, with the same words as text beside it.",
    }
    .to_owned())
}
