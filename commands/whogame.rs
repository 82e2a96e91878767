//! WHOGAME -- show who is in a game.
//!
//! Usage: WHOGAME game [FULL]
//!
//! Shows the players, GMs and observers, with addresses if you may see them (HELP ADDRESSES). FULL adds country,
//! level and site, if they gave them. Until a gunboat game has a result, only its GMs see who is in it.
//!
//! ```text
//! > WHOGAME DEMO
//! < Austria:  Ann Other    ann@example.org
//! ```
use crate::answers::listing;
use crate::command::args;
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::term;

pub const SPEC: Spec = Spec::new(&["whogame"], Subject::Anyone, args::words::<1, 2>).asking();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words = args.words();
    let (name, full) = match words.as_slice() {
        [name] => (*name, false),
        [name, full] if full.eq_ignore_ascii_case("full") => (*name, true),
        _ => return Err(Refusal::Usage("WHOGAME game [FULL]").into()),
    };
    let game = find::shown_game(cx, name)?;
    let mut described = Vec::new();
    for place in listing::places(cx, &game) {
        doc.cells((place.label(), place.person(), place.address()));
        let Some(seat) =
            place.seat.filter(|seat| full && cx.may_see_address(&game, seat) && !described.contains(&seat.id))
        else {
            continue;
        };
        described.push(seat.id);
        let user = cx.store.user(seat.user)?;
        for (field, value) in [("Country", &user.country), ("Level", &user.level), ("Site", &user.site)] {
            if !value.is_empty() {
                doc.cells(("", say!("{field}:", field), term(value)));
            }
        }
    }
    Ok(())
}
