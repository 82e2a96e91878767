//! SET TIMEZONE -- show times in your time zone.
//!
//! Usage: SET TIMEZONE zone
//!
//! The zone is an IANA name, such as Europe/London. It applies to all your games. The game's own clock runs in the
//! game's zone (HELP ZONE).
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET TIMEZONE Europe/London
//! < Times are now shown in Europe/London.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::game::dates::{read_zone, zone_name};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::term;

pub const SPEC: Spec = Spec::new(&["set timezone"], Subject::SignedOn, args::words::<1, 3>).for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let zone = zone_name(&read_zone(args.text)?);
    let mut user = cx.store.user(cx.seat()?.user)?;
    user.timezone.clone_from(&zone);
    cx.store.change_user(&user)?;
    cx.reload()?;
    doc.para(say!("Times are now shown in {}.", term(zone)));
    Ok(())
}
