//! UNSUBSCRIBE -- stop e-mails that go to many people.
//!
//! Usage: UNSUBSCRIBE
//!    or: UNSUBSCRIBE OPENINGS
//!    or: UNSUBSCRIBE DIGEST
//!
//! In a reply to an e-mail about a game you observe, it stops all e-mails about that game, until you OBSERVE it
//! again. Players and GMs keep their seat, and learn how to get fewer e-mails.
//!
//! In any other e-mail it means UNSUBSCRIBE OPENINGS: no e-mails about games that need players (SET NO NOTICES).
//! DIGEST ends the digest, so that each e-mail comes at once (SET NO DIGEST). The unsubscribe button of e-mail
//! programs sends this command.
//!
//! ```text
//! > UNSUBSCRIBE OPENINGS
//! < I'll no longer e-mail you openings.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::seats::people;
use crate::referee::turn::digest;
use crate::say;
use crate::store::{Parting, Role};
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec = Spec::new(&["unsubscribe"], Subject::Registered, takes).unguessed().telling_strangers(
    "Your address is not registered here, so I send you no e-mails except invitations. SET NO INVITATIONS stops those.",
).one_click();

/// No words, or the name of a kind of e-mail.
fn takes(said: &KeywordLine) -> Match {
    let rest = said.rest.to_ascii_lowercase();
    said.call_if(["", "openings", "notices", "digest"].contains(&rest.as_str()))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    match args.text.to_ascii_lowercase().as_str() {
        "digest" => no_digest(cx, doc),
        "" if cx.seat().is_some() => leave(cx, doc),
        _ => {
            cx.store.drop_notice(cx.user()?.id)?;
            doc.para("I'll no longer e-mail you openings.");
            Ok(())
        }
    }
}

fn no_digest(cx: &mut Context, doc: &mut Doc) -> CommandResult {
    let mut user = cx.user()?.clone();
    user.digest = false;
    cx.store.change_user(&user)?;
    let id = user.id;
    cx.principal.is_person(user);
    digest::send(cx, id)?;
    doc.para(
        "I'll send no more digests: each e-mail about your games comes at once again. To leave a game, send RESIGN and its name.",
    );
    Ok(())
}

/// An observer stops watching. Players and GMs do not leave so easily.
fn leave(cx: &mut Context, doc: &mut Doc) -> CommandResult {
    let own = cx.signed_on()?;
    let (seat, role) = (own.seat()?.id, own.seat()?.role);
    let resign = line(format!("RESIGN {}", own.game.row.name));
    match role {
        Role::Observer if own.seat()?.visit => return refuse("You are here as the keeper, for this e-mail only."),
        Role::Observer => {
            people::vacate(own, seat, Parting::Resigned)?;
            own.seat = None;
            doc.para(say!(
                "You no longer observe {}, and I'll send you no more e-mails about it. {} brings you back.",
                &own.game,
                line(format!("OBSERVE {}", own.game.row.name))
            ));
            cx.stopped = true;
        }
        Role::Player => doc.para(say!(
            "You play in {}, so you still get its e-mails and keep your seat. SET DIGEST puts press and news into one e-mail a day. To leave the game, send {resign}; then someone else can take your seat.",
            &own.game,
            resign
        )),
        Role::Master => doc.para(say!(
            "You are a GM of {}, so you still get its e-mails. SET DIGEST puts press and news into one e-mail a day. To leave the game, send {resign}.",
            &own.game,
            resign
        )),
    }
    Ok(())
}
