//! SET PRIVACY -- who may look you up.
//!
//! Usage: SET PRIVACY PLAYERS   those who are in a game with you
//!    or: SET PRIVACY ALL       everybody who is registered here
//!    or: SET PRIVACY NONE      nobody
//!    or: SET PRIVACY DEFAULT   as this judge has it
//!
//! What WHOIS and INFO PLAYER tell of you: your name, country, level, and how reliable you are. Your address is shown only to
//! those to whom a game shows it (HELP ADDRESSES). The masters of your games and the keeper may always look you up. In a
//! gunboat game nobody learns that you are in it. With ALL you also have a page, which tells strangers your name and your
//! public games. It needs no sign-on.
//!
//! ```text
//! > SET PRIVACY NONE
//! < Nobody but the masters of your games may look you up.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Privacy;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set privacy"], Subject::Registered, args::words::<1, 1>);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let mut user = cx.user()?.clone();
    user.privacy = match args.text.to_lowercase().as_str() {
        "default" => None,
        word => Some(Privacy::read(word).ok_or(Refusal::Usage("SET PRIVACY PLAYERS, ALL, NONE or DEFAULT"))?),
    };
    cx.store.change_user(&user)?;
    doc.para(user.privacy.unwrap_or(cx.judge.privacy).told());
    cx.principal.is_person(user);
    Ok(())
}
