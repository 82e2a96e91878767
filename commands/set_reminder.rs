//! SET REMINDER -- choose when you are reminded of deadlines.
//!
//! Usage: SET REMINDER hours [hours ...]
//!    or: SET NO REMINDER
//!    or: SET REMINDER AS USUAL
//!
//! So many hours before each deadline of all your games. If nobody says otherwise, there is one reminder, a day before the
//! deadline, and only if orders of yours are missing. Those that you choose also come if the turn waits for you: because of SET
//! WAIT, or for a line to mend. Whoever owes nothing is not reminded.
//!
//! ```text
//! > SET REMINDER 24h 6h
//! < You will be reminded 24 and 6 hours before each deadline, if orders of
//! < yours are missing or the turn waits for you.
//! > SET NO REMINDER
//! < You will not be reminded of deadlines.
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
        Reminders::Usual => say!("You will be reminded {}.", term(reminders.to_string())),
        Reminders::Before(hours) if hours.is_empty() => say!("You will not be reminded of deadlines."),
        Reminders::Before(_) => say!(
            "You will be reminded {}, if orders of yours are missing or the turn waits for you.",
            term(reminders.to_string())
        ),
    });
    Ok(())
}
