//! SET REMINDER -- choose when you are reminded of deadlines.
//!
//! Usage: SET REMINDER hours [hours ...]
//!    or: SET NO REMINDER
//!    or: SET REMINDER AS USUAL
//!
//! Give the number of hours before a deadline. The reminders come in all your games, while your orders are missing or
//! the turn waits for you: after SET WAIT, or because of an order you should fix.
//!
//! AS USUAL is the default: one reminder a day before the deadline, only if your orders are missing.
//!
//! ```text
//! > SET REMINDER 24h 6h
//! < I'll remind you 24 and 6 hours before each deadline, if your orders are
//! < missing or the turn waits for you.
//! > SET NO REMINDER
//! < I won't remind you of deadlines.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::schedule::Reminders;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::term;

pub const SPEC: Spec = Spec::new(
    &["set reminder", "set reminders", "set no reminder", "set no reminders"],
    Subject::Known,
    |said: &KeywordLine| {
        let has_number = said.rest.starts_with(|c: char| c.is_ascii_digit()) && said.words().len() <= 8;
        if has_number || said.rest.eq_ignore_ascii_case("as usual") { Match::Call } else { args::words::<0, 2>(said) }
    },
);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let reminders = match args.text.to_ascii_lowercase().as_str() {
        "" | "off" | "none" | "never" if args.keyword_has("no") || !args.text.is_empty() => {
            Reminders::Before(Vec::new())
        }
        "as usual" | "usual" | "default" | "on" => Reminders::Usual,
        text => Reminders::read(text)?,
    };
    let mut user = cx.settings_of()?;
    user.reminders = reminders.keep();
    cx.keep_settings(&user)?;
    cx.store.look_at_games_of(user.id, cx.now)?;
    if let Some(cx) = &mut cx.signed_on {
        cx.after.touched = true;
    }
    doc.para(match &reminders {
        Reminders::Usual => say!("I'll remind you {}.", term(reminders.to_string())),
        Reminders::Before(hours) if hours.is_empty() => say!("I won't remind you of deadlines."),
        Reminders::Before(_) => say!(
            "I'll remind you {}, if your orders are missing or the turn waits for you.",
            term(reminders.to_string())
        ),
    });
    Ok(())
}
