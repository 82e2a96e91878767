//! SET DIGEST -- have press and news in one letter a day.
//!
//! Usage: SET DIGEST
//!    or: SET NO DIGEST
//!
//! Press from players, new players and observers, and changes of settings are then collected, and come at six in the morning of
//! your time zone, in one letter for all your games. Results, reminders, questions to you and the answers to your letters
//! come at once, as does press from the master. SET NO DIGEST sends what is waiting.
//!
//! ```text
//! > SET DIGEST
//! < Press and news will come once a day, at 06:00 UTC.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::dates::{read_zone, zone_name};
use crate::referee::turn::digest;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::term;
use jiff::tz::TimeZone;

pub const SPEC: Spec = Spec::new(&["set digest", "set no digest"], Subject::Registered, args::nothing);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let mut user = cx.user()?.clone();
    user.digest = !args.keyword_has("no");
    cx.store.change_user(&user)?;
    let (id, wants) = (user.id, user.digest);
    let zone = zone_name(&read_zone(&user.timezone).unwrap_or(TimeZone::UTC));
    cx.principal.is_person(user);
    if wants {
        doc.para(say!("Press and news will come once a day, at 06:00 {}.", term(zone)));
        return Ok(());
    }
    doc.para("Each letter will be sent at once again.");
    if digest::send(cx, id)? {
        doc.also("What was waiting is on its way.");
    }
    Ok(())
}
