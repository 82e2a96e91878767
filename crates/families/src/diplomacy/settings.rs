//! The settings specific to Diplomacy games.
use super::options;
use crate::setting::{Form, Key, Setting, Values};
use crate::{CHOICES, Variant};
use Form::{Chooses, Clock, Every, Is, Takes};
use chancery_diplomacy::policy::{Edition, POLICIES, Policies};
use chancery_diplomacy::state::STAGES;
use chancery_text::say;
use chancery_text::sentence::{Note, commas, line, theirs};

/// The centres that win the game, if they differ from the board's.
pub(super) const CENTRES: Key<Option<usize>> = Key::new("centres", "");

pub(super) static SETTINGS: &[Setting] = &[
    Setting::new(
        CHOICES,
        &[
            Chooses("policy", policy),
            Chooses("policies", all_policies),
            Chooses("edition", edition),
            Chooses("rules", edition),
        ],
        "The rules, where boards, rulebooks and judges differ. Options of variants are set by their names: SET WINGS, SET NO WINGS, SET ANY CENTRES, SET TRANSFORM MOVE:HOME. Readings of the rulebook are set with SET POLICY and a name and choice, or SET EDITION and the year of a rulebook. HELP POLICIES lists them all.",
    )
    .until_start(),
    Setting::new(
        CENTRES,
        &[
            Is("usual centres", ""),
            Is("usual centers", ""),
            Is("no centres", ""),
            Takes("centres", centres),
            Takes("centers", centres),
            Takes("centres to win", centres),
            Takes("centers to win", centres),
        ],
        "The number of centres that wins the game, if it differs from the variant's.",
    )
    .until_start(),
    Setting::clock(
        &STAGES[0],
        &[Clock("move", &STAGES[0]), Clock("moves", &STAGES[0]), Every("every", &STAGES[0])],
        "The clock of movement phases: CLOCK time, MIN, NEXT, GRACE and DELAY hours, DAYS of the week.",
    ),
    Setting::clock(
        &STAGES[1],
        &[Clock("retreat", &STAGES[1]), Clock("retreats", &STAGES[1])],
        "The clock of retreat phases; as for MOVE.",
    ),
    Setting::clock(
        &STAGES[2],
        &[
            Clock("adjust", &STAGES[2]),
            Clock("adjusts", &STAGES[2]),
            Clock("adjustment", &STAGES[2]),
            Clock("adjustments", &STAGES[2]),
            Clock("build", &STAGES[2]),
            Clock("builds", &STAGES[2]),
        ],
        "The clock of adjustment phases; as for MOVE.",
    ),
];

fn centres(text: &str) -> Result<Values, Note> {
    match text.parse::<u16>() {
        Ok(n) if 0 < n => Ok(vec![(CENTRES.name, n.to_string())]),
        _ => Err(Note::of(say!("Please write how many centres win the game, such as {}.", line("CENTRES 15")))),
    }
}

fn policy(text: &str, board: &dyn Variant, kept: &str) -> Result<String, Note> {
    // The DATC section number may follow, as LIST prints it.
    let text = text.split('(').next().unwrap_or(text);
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c == '=').filter(|word| !word.is_empty()).collect();
    let (pairs @ [_, ..], []) = words.as_chunks::<2>() else {
        return Err(Note::of(say!(
            "Please write the policy's name and its choice, such as {}.",
            line("POLICY convoy-paradox all-hold")
        )));
    };
    board.choose(kept, &pairs.iter().map(|[name, word]| (*name, *word)).collect::<Vec<_>>())
}

/// All choices at once, as stored. They replace all earlier ones.
fn all_policies(text: &str, board: &dyn Variant, _: &str) -> Result<String, Note> {
    let pairs = text.split_whitespace().map(|pair| {
        pair.split_once('=')
            .ok_or_else(|| Note::of(say!("{} is not a policy and its choice, such as wings=on.", theirs(pair))))
    });
    board.choose("", &pairs.collect::<Result<Vec<_>, _>>()?)
}

/// A rulebook only sets the readings of the rules. It does not change options that the board adds.
fn edition(text: &str, board: &dyn Variant, kept: &str) -> Result<String, Note> {
    let edition = Edition::find(text)
        .ok_or_else(|| Note::of(say!("The editions are {}.", commas(Edition::ALL.map(Edition::word)))))?;
    let edition = Policies::edition(edition);
    let rulings = POLICIES.iter().filter(|policy| !options::is_option(policy));
    board.choose(kept, &rulings.map(|policy| (policy.name, policy.chosen(&edition).word)).collect::<Vec<_>>())
}
