//! SET CALENDAR -- have deadlines in your calendar.
//!
//! Usage: SET CALENDAR INVITE
//!    or: SET CALENDAR FILE
//!    or: SET CALENDAR OFF
//!
//! INVITE sends each deadline as an invitation, in a letter of its own. Your calendar shows it in your time zone and reminds
//! you three hours before, or as it does of everything else. When the deadline moves, the entry moves; when the turn has run,
//! the game is paused or over, or you leave it, the entry goes. You need not answer.
//!
//! FILE sends the deadline as a file (.ics) with each letter that tells it. Most calendars do not move what came as a file.
//!
//! Nobody sees in your calendar which power you play: an entry has the name of the game, the phase and the times. Deadlines
//! at which you have nothing to order are left out. It applies to all your games.
//!
//! ```text
//! > SET CALENDAR INVITE
//! < Each deadline of your games will come as an invitation that moves by
//! < itself.
//! > SET CALENDAR OFF
//! < Deadlines will not be put into your calendar. Those that were are taken
//! < out.
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

fn read(text: &str) -> Option<Calendars> {
    match text.to_lowercase().as_str() {
        "off" | "no" | "none" => Some(Calendars::Off),
        "file" | "files" => Some(Calendars::File),
        "invite" | "invites" | "invitation" | "invitations" | "on" => Some(Calendars::Invite),
        _ => None,
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let calendar = match args.keyword_has("no") {
        true => Calendars::Off,
        false => {
            read(args.text).ok_or(Refusal::Usage("SET CALENDAR INVITE, SET CALENDAR FILE, or SET CALENDAR OFF"))?
        }
    };
    let before = cx.settings_of()?.wishes.calendar;
    cx.change_wishes(|wishes| wishes.calendar = Some(calendar))?;
    let user = cx.settings_of()?.id;
    if before != Some(calendar) {
        cx.store.forget_calendar_files(user)?;
    }
    calendars::mail_out(cx, user)?;
    doc.para(match (calendar, before) {
        (Calendars::Off, Some(Calendars::Invite)) => {
            "Deadlines will not be put into your calendar. Those that were are taken out."
        }
        (Calendars::Off, _) => "Deadlines will not be put into your calendar.",
        (Calendars::File, _) => "Each letter that tells a deadline will bring it as a file for your calendar.",
        (Calendars::Invite, _) => "Each deadline of your games will come as an invitation that moves by itself.",
    });
    Ok(())
}
