//! The settings specific to Stratego games.
use crate::setting::{Form, Setting};
use crate::{CHOICES, Variant};
use Form::{Chooses, Clock, Every};
use chancery_stratego::STAGES;
use chancery_text::say;
use chancery_text::sentence::{Note, theirs};

pub(super) static SETTINGS: &[Setting] = &[
    Setting::new(
        CHOICES,
        &[Chooses("rules", rules), Chooses("options", all)],
        "The rules, where boxes and clubs differ: SET RULES SIMPLE, CLASSIC or ISF sets several at once; each also has a name of its own: SET NO LAKES, SET TIES ATTACKER, SET RESCUE 2. HELP RULES lists them all.",
    )
    .until_start(),
    Setting::clock(
        &STAGES[0],
        &[Clock("move", &STAGES[0]), Clock("moves", &STAGES[0]), Every("every", &STAGES[0])],
        "The clock of moves: CLOCK time, MIN, NEXT, GRACE and DELAY hours, DAYS of the week. A move is made as soon as it comes in; NEXT is how long a player has for one.",
    ),
    Setting::clock(
        &STAGES[1],
        &[Clock("setup", &STAGES[1]), Clock("set up", &STAGES[1]), Clock("setups", &STAGES[1])],
        "The clock of set-ups; as for MOVE.",
    ),
];

fn rules(text: &str, board: &dyn Variant, kept: &str) -> Result<String, Note> {
    board.choose(kept, &[("rules", text.trim())])
}

/// All choices at once, as stored. They replace all earlier ones.
fn all(text: &str, board: &dyn Variant, _: &str) -> Result<String, Note> {
    let pairs = text.split_whitespace().map(|pair| {
        pair.split_once('=')
            .ok_or_else(|| Note::of(say!("{} is not an option and its choice, such as lakes=off.", theirs(pair))))
    });
    board.choose("", &pairs.collect::<Result<Vec<_>, _>>()?)
}
