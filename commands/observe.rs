//! OBSERVE -- watch a game.
//!
//! Usage: OBSERVE game password
//!
//! The judge sends you the game's results and press. Choose your own
//! password: with it you can SIGN ON ogame later, or RESIGN.
//!
//! The judge tells everyone in the game. In a gunboat game, it leaves out
//! your name. WATCH means the same.
//!
//! ```text
//! > OBSERVE open secret
//! < You now observe 'open'. LIST shows its position, HISTORY open its
//! < history so far.
//! ```
use crate::command::access::{self, keeper};
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::referee::seats::people;
use crate::say;
use crate::store::Role;
use crate::text::doc::Doc;
use crate::text::sentence::{line, term};

pub const SPEC: Spec = Spec::new(&["observe", "watch"], Subject::Registered, takes).secret_after(1);

/// "Watch Russia closely" watches no game.
fn takes(said: &KeywordLine) -> Match {
    match said.words().as_slice() {
        [name, _] if said.lexicon.games.is_game(name) => Match::Call,
        [_, ..] if said.keyword == "watch" => said.stray(),
        _ => args::words::<1, 2>(said),
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words = args.words();
    let [name, password] = words.as_slice() else {
        return Err(Refusal::Usage("OBSERVE game password").into());
    };
    let game = find::shown_game(cx, name)?;
    let user = cx.user()?.id;
    if let Some(seat) = game.seats.iter().find(|seat| seat.user == user) {
        return refuse(say!("You are already in {}, as {}.", &game, term(game.seat_name(seat).to_lowercase())));
    }
    access::may_enter(cx, &game, user)?;
    keeper::may_watch(cx, user)?;
    let hash = cx.chosen_password(password)?;
    let seat = cx.store.add_seat(&people::new_seat(game.row.id, Role::Observer, user, hash, cx.now))?;
    let game = cx.load(game.row)?;
    let cx = cx.sign_on(game, Some(seat));
    people::announce_observer(cx)?;
    doc.para(say!(
        "You now observe {}. LIST shows its position, {} its history so far.",
        &cx.game,
        line(format!("HISTORY {}", cx.game.row.name))
    ));
    Ok(())
}
