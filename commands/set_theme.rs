//! SET THEME -- choose light or dark web pages.
//!
//! Usage: SET THEME LIGHT
//!    or: SET THEME DARK
//!    or: SET THEME AUTO   as your browser is set
//!
//! This applies to your pages on the web. For pictures in e-mails, see HELP SET PICTURE.
//!
//! ```text
//! > SET THEME DARK
//! < Your pages will be dark.
//! > SET THEME AUTO
//! < Your pages will be light or dark, as your browser is set.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Theme;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set theme"], Subject::Known, takes).for_guests();

/// One of the words, or one like them, but not "Set theme and tone".
fn takes(said: &KeywordLine) -> Match {
    match read(said.rest) {
        Some(_) => Match::Call,
        None => args::words::<0, 1>(said),
    }
}

fn read(word: &str) -> Option<Option<Theme>> {
    match word.to_lowercase().as_str() {
        "light" => Some(Some(Theme::Light)),
        "dark" => Some(Some(Theme::Dark)),
        "auto" => Some(None),
        _ => None,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let usage = || Refusal::Usage("SET THEME LIGHT, SET THEME DARK, or SET THEME AUTO");
    let theme = read(args.text).ok_or_else(usage)?;
    cx.change_wishes(|wishes| wishes.theme = theme)?;
    doc.para(match theme {
        Some(Theme::Light) => "Your pages will be light.",
        Some(Theme::Dark) => "Your pages will be dark.",
        None => "Your pages will be light or dark, as your browser is set.",
    });
    Ok(())
}
