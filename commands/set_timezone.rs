//! SET TIMEZONE -- have times told in your own time zone.
//!
//! Usage: SET TIMEZONE zone
//!
//! An IANA name, such as Europe/London. It holds for all your games. (The clock of a game runs in the game's zone:
//! SET ZONE.)
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET TIMEZONE Europe/London
//! < Times are told in Europe/London from now on.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::game::dates::{read_zone, zone_name};

pub const SPEC: Spec = Spec::new(&["set timezone"], Who::SignedOn);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let zone = zone_name(&read_zone(args.text)?);
    let mut user = cx.store.user(cx.seat()?.user)?;
    user.timezone.clone_from(&zone);
    cx.store.change_user(&user)?;
    cx.reload()?;
    Ok(format!("Times are told in {zone} from now on."))
}
