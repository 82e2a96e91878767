//! KEEPER USER -- show registered people.
//!
//! Usage: KEEPER USERS
//!    or: KEEPER USER address|name
//!
//! For the judge keeper. KEEPER USERS lists everyone with their games.
//! KEEPER USER shows one person's addresses, record and seats.
//!
//! ```text
//! > KEEPER USER ann@example.org
//! < *** Only the judge keeper can do that.
//! ```
use crate::answers::users;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper users", "keeper user"], Subject::Keeper, takes).unguessed();

fn takes(said: &KeywordLine) -> Match {
    if said.keyword == "keeper users" {
        return args::nothing(said);
    }
    // Names may be words of sentences: Ann Other.
    let is_name = |word: &str| word.starts_with(char::is_uppercase) && word.ends_with(char::is_alphanumeric);
    let words = said.words();
    let fits = args::words::<1, 4>(said) == Match::Call || words.iter().all(|word| is_name(word));
    said.call_if(fits && (1..=4).contains(&words.len()))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.keyword == "keeper users" {
        users::tell_all(&users::all(cx.store, cx.now)?, doc);
        return Ok(());
    }
    users::tell(&users::one(cx.store, args.text, cx.now)?, doc);
    Ok(())
}
