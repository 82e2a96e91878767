//! SET JOIN PASSWORD -- require a password to join the game.
//!
//! Usage: SET JOIN PASSWORD word
//!    or: SET NO JOIN PASSWORD
//!
//! Give the word to the people you want in the game. They add JOIN and the word at the end of the line, after the
//! password of their own seat: SIGN ON ?open mine JOIN word. Players who were invited (HELP INVITE) don't need it.
//!
//! The word is stored so that it can't be read, and is never shown or e-mailed. You can also set it when you create
//! the game: CREATE ?open mine JOIN word.
//!
//! ```text
//! > SIGN ON ?open secret
//! > SET JOIN PASSWORD sesame
//! < Players now need the join password to join 'open'. Only you know it.
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

/// One word, or none after NO. More words may be a secret, so the line is never read as a sentence.
fn takes(said: &KeywordLine) -> Match {
    let n_words = usize::from(!said.keyword.starts_with("set no"));
    if said.words().len() == n_words { Match::Call } else { Match::Wrong }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let hash = if args.keyword_has("no") { None } else { Some(cx.hash_password(args.text)?) };
    let cx = cx.signed_on()?;
    if cx.game.row.life != Life::Forming {
        return refuse("You can change the join password only before the game starts.");
    }
    let name = game(cx.game.row.name.clone());
    let was_none = cx.game.row.join_password.is_none();
    if hash.is_none() && was_none {
        doc.para(say!("{name} has no join password.", name));
        return Ok(());
    }
    let is_off = hash.is_none();
    cx.change_game(|changed| changed.row.join_password = hash)?;
    cx.change(if is_off { "NO JOIN PASSWORD: any player may join." } else { "The game has a new JOIN PASSWORD." });
    doc.para(match is_off {
        true => say!("Players no longer need a join password for {name}.", name),
        false => say!("Players now need the join password to join {name}. Only you know it.", name),
    });
    Ok(())
}
