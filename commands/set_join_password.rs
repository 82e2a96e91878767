//! SET JOIN PASSWORD -- let only those join who know a word.
//!
//! Usage: SET JOIN PASSWORD word
//!    or: SET NO JOIN PASSWORD
//!
//! Tell the word to those whom you want in the game. They write it at the end of the line by which they join, after JOIN and behind
//! the password of their own seat: SIGN ON ?open mine JOIN word. Who is invited (HELP INVITE) does not need it. It is kept so that
//! nobody can read it, and never shown or mailed. CREATE ?open mine JOIN word sets it at once.
//!
//! ```text
//! > SIGN ON ?open secret
//! > SET JOIN PASSWORD sesame
//! < To join 'open' one now needs the join password, which only you know.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::say;
use crate::store::Life;
use crate::text::doc::Doc;
use crate::text::sentence::game;

pub const SPEC: Spec =
    Spec::new(&["set join password", "set join pw", "set no join password", "set no join pw"], Subject::Setter, takes)
        .secret_after(0);

/// One word, or none after NO. Whatever else is written, it may be meant as a secret: it is no sentence.
fn takes(said: &KeywordLine) -> Match {
    let n_words = usize::from(!said.keyword.starts_with("set no"));
    if said.words().len() == n_words { Match::Call } else { Match::Wrong }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let hash = if args.keyword_has("no") { None } else { Some(cx.hash_password(args.text)?) };
    let cx = cx.signed_on()?;
    if cx.game.row.life != Life::Forming {
        return refuse("A join password counts only before the game starts.");
    }
    let name = game(cx.game.row.name.clone());
    let was_none = cx.game.row.join_password.is_none();
    if hash.is_none() && was_none {
        doc.para(say!("{name} has no join password.", name));
        return Ok(());
    }
    let is_off = hash.is_none();
    cx.change_game(|changed| changed.row.join_password = hash)?;
    cx.change(if is_off { "NO JOIN PASSWORD: anybody may join." } else { "There is a new JOIN PASSWORD." });
    doc.para(match is_off {
        true => say!("Nobody needs a join password for {name} any more.", name),
        false => say!("To join {name} one now needs the join password, which only you know.", name),
    });
    Ok(())
}
