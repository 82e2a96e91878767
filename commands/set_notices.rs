//! SET NOTICES -- get e-mails about games that need players.
//!
//! Usage: SET NOTICES [variant, ...]
//!    or: SET NO NOTICES
//!
//! The judge e-mails you when a public game needs players or has an open seat: at most once a day, and only new
//! ones. Name variants to hear only about games on these boards.
//!
//! OPENINGS shows all open seats at any time. RESERVE puts you on the standby list. I ask its players in turn.
//!
//! ```text
//! > SET NOTICES STANDARD, LOEB9
//! < I'll e-mail you openings on standard and loeb9, at most once a day.
//! > SET NO NOTICES
//! < I'll no longer e-mail you openings.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::seats::openings;
use crate::say;
use crate::store::NoticeRow;
use crate::text::doc::Doc;
use crate::text::sentence::{and, term};

pub const SPEC: Spec = Spec::new(
    &[
        "set notices",
        "set notices openings",
        "set no notices",
        "set no notices openings",
        "set no openings",
        "set openings",
    ],
    Subject::Registered,
    takes,
);

/// Boards; but nothing where it ends.
fn takes(said: &KeywordLine) -> Match {
    let ends = said.keyword.starts_with("set no ");
    if ends { args::nothing(said) } else { args::names::<20>(said) }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let user = cx.user()?.clone();
    if args.keyword_has("no") || args.text.eq_ignore_ascii_case("off") {
        cx.store.drop_notice(user.id)?;
        doc.para("I'll no longer e-mail you openings.");
        return Ok(());
    }
    let mut variants = Vec::new();
    let names = args.text.split([',', ' ']).filter(|name| !name.is_empty());
    for name in names.filter(|name| !["on", "all", "any"].iter().any(|all| all.eq_ignore_ascii_case(name))) {
        let catalogue = &cx.judge.catalogue;
        variants.push(catalogue.find(name).ok_or_else(|| Refusal::because(catalogue.unknown(name)))?);
    }
    let mut row = NoticeRow { user: user.id, variants, told: Vec::new(), told_at: cx.now };
    let now = openings::told_now(cx, &user, &row)?;
    row.told.clone_from(&now.names);
    cx.store.keep_notice(&row)?;
    doc.para(match row.variants.as_slice() {
        [] => say!("I'll e-mail you openings, at most once a day."),
        boards => say!(
            "I'll e-mail you openings on {}, at most once a day.",
            and(boards.iter().map(|board| term(board.as_str())))
        ),
    });
    if !now.is_empty() {
        doc.para("These are the openings now.");
        now.tell(doc);
    }
    Ok(())
}
