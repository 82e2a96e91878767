//! SET WIDTH -- choose how wide your e-mails are.
//!
//! Usage: SET WIDTH columns
//!    or: SET WIDTH OFF
//!
//! The default is 72 columns. On a phone, 40 is easier to read; tables then become short paragraphs. OFF writes each
//! paragraph as one line, for programs that wrap lines or read them aloud. The choice applies to all your games.
//!
//! ```text
//! > SET WIDTH 40
//! < Your e-mails will have 40 columns.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::say;
use crate::text::Width;
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec = Spec::new(&["set width"], Subject::Known, columns);

/// A number, or a word.
fn columns(said: &KeywordLine) -> Match {
    said.call_if(said.words().len() <= 2)
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (least, most) = (Width::RANGE.start(), Width::RANGE.end());
    let width = match args.text.to_lowercase().as_str() {
        "off" | "none" | "no" => Width::OFF,
        text => match text.trim_end_matches("columns").trim_end().parse() {
            Ok(columns) if Width::RANGE.contains(&columns) => Width::of(columns),
            _ => {
                return refuse(say!(
                    "Please write a number of columns from {least} to {most}, such as {}, or {}.",
                    least = *least,
                    most = *most,
                    line("SET WIDTH 40"),
                    line("SET WIDTH OFF")
                ));
            }
        },
    };
    let mut user = cx.settings_of()?;
    user.width = width;
    cx.keep_settings(&user)?;
    doc.para(match width {
        Width::OFF => say!("I'll write each paragraph of your e-mails as one line."),
        _ => say!("Your e-mails will have {} columns.", width.columns()),
    });
    Ok(())
}
