//! UNSUBSCRIBE -- have no more of the letters that go to many.
//!
//! Usage: UNSUBSCRIBE
//!    or: UNSUBSCRIBE OPENINGS
//!    or: UNSUBSCRIBE DIGEST
//!
//! In an answer to a letter about a game that you observe, it ends that: you get no more letters about the game, until you
//! OBSERVE it again. A player or a master keeps their seat, and is told what else there is: nobody leaves a game by accident.
//! In any other letter it means UNSUBSCRIBE OPENINGS: no more letters about games that want players (SET NO NOTICES). With
//! DIGEST, each letter comes at once again (SET NO DIGEST). Mail programs that show a button for this send such a letter.
//!
//! ```text
//! > UNSUBSCRIBE OPENINGS
//! < You will no longer hear of openings.
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
    "Your address is not registered here, so I send you no letters that could be stopped; SET NO INVITATIONS stops invitations, too.",
).one_click();

/// Nothing, or the name of what one may have.
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
            doc.para("You will no longer hear of openings.");
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
        "There are no more digests: each letter about your games comes at once again. To leave a game, write RESIGN and its name.",
    );
    Ok(())
}

/// An observer stops watching. Whoever is counted on does not leave so easily.
fn leave(cx: &mut Context, doc: &mut Doc) -> CommandResult {
    let own = cx.signed_on()?;
    let (seat, role) = (own.seat()?.id, own.seat()?.role);
    let resign = line(format!("RESIGN {}", own.game.row.name));
    match role {
        Role::Observer if own.seat()?.visit => return refuse("You are here as the keeper, for this letter only."),
        Role::Observer => {
            people::vacate(own, seat, Parting::Resigned)?;
            own.seat = None;
            doc.para(say!(
                "You observe {} no longer, and get no more letters about it. {} brings you back.",
                &own.game,
                line(format!("OBSERVE {}", own.game.row.name))
            ));
            cx.stopped = true;
        }
        Role::Player => doc.para(say!(
            "You play in {}, so you still get its letters, and keep your seat. SET DIGEST puts press and news into one letter a day, and SET NO BROADCAST keeps broadcasts away. To leave the game, write {resign}; then somebody else plays on for you.",
            &own.game,
            resign
        )),
        Role::Master => doc.para(say!(
            "You are a master of {}, so you still get its letters. SET DIGEST puts press and news into one letter a day. To leave the game, write {resign}.",
            &own.game,
            resign
        )),
    }
    Ok(())
}
