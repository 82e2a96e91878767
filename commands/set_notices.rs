//! SET NOTICES -- hear of games that want players, by mail.
//!
//! Usage: SET NOTICES [variant, ...]
//!    or: SET NO NOTICES
//!
//! You get a letter when a public game is looking for players, or a seat of one is free: at most one letter a day, and only
//! about what is new. With the names of variants, only about games on these boards. OPENINGS shows at any time what there
//! is; RESERVE puts you on the list of those who are asked in turn.
//!
//! ```text
//! > SET NOTICES STANDARD, LOEB9
//! < You will hear of openings on standard and loeb9, once a day at most.
//! > SET NO NOTICES
//! < You will no longer hear of openings.
//! ```
use crate::answers::games::Openings;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, Refusal, Spec, Stop, Who};
use crate::referee::seats::openings;
use crate::store::NoticeRow;
use crate::text::list;
use crate::text::sentence::old;

pub const SPEC: Spec = Spec::new(
    &[
        "set notices",
        "set notices openings",
        "set no notices",
        "set no notices openings",
        "set no openings",
        "set openings",
    ],
    Who::Registered,
    takes,
);

/// Boards; but nothing where it ends.
fn takes(said: &KeywordLine) -> Match {
    let ends = said.keyword.starts_with("set no ");
    if ends { args::nothing(said) } else { args::names::<20>(said) }
}

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Stop> {
    let user = cx.user()?.clone();
    if args.keyword_has("no") || args.text.eq_ignore_ascii_case("off") {
        cx.store.drop_notice(user.id)?;
        return Ok("You will no longer hear of openings.".to_owned());
    }
    let mut variants = Vec::new();
    let names = args.text.split([',', ' ']).filter(|name| !name.is_empty());
    for name in names.filter(|name| !["on", "all", "any"].iter().any(|all| all.eq_ignore_ascii_case(name))) {
        let catalogue = &cx.judge.catalogue;
        variants.push(catalogue.find(name).ok_or_else(|| Refusal::because(old(catalogue.unknown(name))))?);
    }
    let mut row = NoticeRow { user: user.id, variants, told: Vec::new(), told_at: cx.now };
    let Openings { names, text, .. } = openings::told_now(cx, &user, &row)?;
    row.told = names;
    cx.store.keep_notice(&row)?;
    let on = if row.variants.is_empty() { String::new() } else { format!(" on {}", list(&row.variants)) };
    let now = if text.is_empty() { String::new() } else { format!("\n\nThese are the openings now.\n\n{text}") };
    Ok(format!("You will hear of openings{on}, once a day at most.{now}"))
}
