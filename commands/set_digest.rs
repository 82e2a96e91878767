//! SET DIGEST -- get press and news in one e-mail a day.
//!
//! Usage: SET DIGEST
//!    or: SET NO DIGEST
//!
//! The digest comes at 06:00 in your time zone and covers all your games: press from players, new players and
//! observers, and changed settings. Results, reminders, questions, replies and press from the GM still come at once.
//! SET NO DIGEST sends you the waiting e-mails.
//!
//! While your game waits for players, everyone gets news of new players once a day.
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
    doc.para("I'll send each e-mail at once again.");
    if digest::send(cx, id)? {
        doc.also("Your waiting e-mails are on their way.");
    }
    Ok(())
}
