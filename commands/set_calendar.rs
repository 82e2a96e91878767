//! SET CALENDAR -- put deadlines in your calendar.
//!
//! Usage: SET CALENDAR INVITE [WITH RESULTS]   as an invitation that updates itself
//!    or: SET CALENDAR FILE     as files that you open
//!    or: SET CALENDAR OFF
//!
//! INVITE puts one entry for each of your games in your calendar. You don't have to answer it. The entry moves to each new
//! deadline. When the game pauses or ends, or you leave it, the entry disappears.
//!
//! INVITE sends the entry in a separate e-mail. WITH RESULTS sends it with the results, so you get fewer e-mails. But
//! Outlook then shows the results as a meeting.
//!
//! FILE attaches the deadline (.ics) to each e-mail that mentions it. Most calendars never move an entry that came as
//! a file.
//!
//! An entry shows the game, the phase and the times, but not your power. The judge leaves out deadlines for which you
//! have nothing to order. The choice applies to all your games. HELP CALENDAR says more.
//!
//! ```text
//! > SET CALENDAR INVITE
//! < I'll put the deadline of each of your games in your calendar, and move
//! < it there when it changes. Each change comes in a separate e-mail.
//! > SET CALENDAR OFF
//! < I'll remove your deadlines from your calendar and add no more.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::turn::calendars;
use crate::store::Calendars;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set calendar", "set no calendar"], Subject::Known, one_of_them);

/// One of the words; after NO, nothing.
fn one_of_them(said: &KeywordLine) -> Match {
    said.call_if(if said.keyword == "set no calendar" { said.rest.is_empty() } else { read(said.rest).is_some() })
}

/// Reads how deadlines are to come, and whether invitations come with the results.
fn read(text: &str) -> Option<(Calendars, bool)> {
    match text.to_lowercase().split_whitespace().collect::<Vec<_>>().as_slice() {
        ["off" | "no" | "none"] => Some((Calendars::Off, false)),
        ["file" | "files"] => Some((Calendars::File, false)),
        ["invite" | "invites" | "invitation" | "invitations" | "on", rest @ ..] => match rest {
            [] => Some((Calendars::Invite, false)),
            ["with", "results"] => Some((Calendars::Invite, true)),
            _ => None,
        },
        _ => None,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (calendar, rides) = match args.keyword_has("no") {
        true => (Calendars::Off, false),
        false => read(args.text).ok_or(Refusal::Usage(
            "SET CALENDAR INVITE, SET CALENDAR INVITE WITH RESULTS, SET CALENDAR FILE, or SET CALENDAR OFF",
        ))?,
    };
    let before = cx.settings_of()?.wishes.calendar;
    cx.change_wishes(|wishes| (wishes.calendar, wishes.rides) = (Some(calendar), rides))?;
    let user = cx.settings_of()?.id;
    if before != Some(calendar) {
        cx.store.forget_calendar_files(user)?;
    }
    calendars::mail_out(cx, user)?;
    doc.para(match (calendar, before) {
        (Calendars::Off, Some(Calendars::Invite)) => {
            "I'll remove your deadlines from your calendar and add no more."
        }
        (Calendars::Off, _) => "I'll put no deadlines in your calendar.",
        (Calendars::File, _) => "I'll attach each deadline to the e-mail about it, as a file for your calendar.",
        (Calendars::Invite, _) if rides => {
            "I'll put the deadline of each of your games in your calendar, and move it there when it changes. New deadlines come with the results."
        }
        (Calendars::Invite, _) => {
            "I'll put the deadline of each of your games in your calendar, and move it there when it changes. Each change comes in a separate e-mail."
        }
    });
    Ok(())
}
