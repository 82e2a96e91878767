//! SET PRIVACY -- choose who may look you up.
//!
//! Usage: SET PRIVACY PLAYERS   players in your games
//!    or: SET PRIVACY ALL       all registered users
//!    or: SET PRIVACY NONE      no other user
//!    or: SET PRIVACY DEFAULT   as the judge is set
//!
//! WHOIS and INFO PLAYER show your name, country, level and record. They show your address only where a game does
//! (HELP ADDRESSES). GMs of your games and the keeper can always look you up. Your gunboat games are never shown.
//!
//! With ALL you also have a public web page with your name and your public games. You don't have to sign on to send
//! this command.
//!
//! ```text
//! > SET PRIVACY NONE
//! < Only the GMs of your games may look you up.
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
