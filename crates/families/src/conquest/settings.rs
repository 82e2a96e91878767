//! The settings specific to Conquest games.
use crate::setting::{Form, Key, Setting, Values};
use Form::{Clock, Every, Is, Takes};
use chancery_conquest::figures::Figures;
use chancery_conquest::state::STAGES;
use chancery_text::say;
use chancery_text::sentence::{Note, line, term};

/// The share of all states that wins, in percent.
pub(super) const VICTORY: Key<Option<usize>> = Key::new("victory", "75");
/// The last turn. Unlimited by default.
pub(super) const TURNS: Key<Option<usize>> = Key::new("turns", "");
/// The table by which garrisons lose units.
pub(super) const CASUALTIES: Key<String> = Key::new("casualties", "role");

/// The figures that differ from the map's, as a line.
pub(super) const FIGURES: Key<String> = Key::new("figures", "");

pub(super) static SETTINGS: &[Setting] = &[
    Setting::new(
        VICTORY,
        &[Takes("victory", victory), Is("victory all", "100"), Is("victory all states", "100")],
        "The share of all states that wins, in percent: a power that owns as many at the end of a turn wins. VICTORY ALL means every state.",
    )
    .until_start(),
    Setting::new(
        TURNS,
        &[Is("any turns", ""), Is("no turn limit", ""), Takes("turns", turns), Takes("turn limit", turns)],
        "The last turn of the game. After it the highest production wins, then the most states, then the highest attack score. ANY TURNS means that there is no limit.",
    )
    .until_start(),
    Setting::new(
        CASUALTIES,
        &[Is("casualties role", "role"), Is("casualties text", "text")],
        "How many points a garrison's units cost in a battle. ROLE: their defence values, as for everything else: 6 for artillery, 2 for cavalry, 2 for infantry. TEXT: 6, 4 and 2. HELP BATTLES tells what that is for.",
    )
    .until_start(),
    Setting::new(
        FIGURES,
        &[Is("usual figures", ""), Is("no figures", ""), Takes("figures", figures)],
        "Figures of the rules that this game has otherwise, each with its name: FIGURES MINE 120 CITY 3. The others are those of the map. HELP FIGURES lists all, with their ranges.",
    )
    .until_start(),
    Setting::clock(
        &STAGES[0],
        &[Clock("turn", &STAGES[0]), Every("every", &STAGES[0])],
        "The clock of turns: CLOCK time, MIN, NEXT, GRACE and DELAY hours, DAYS of the week.",
    ),
];

fn figures(text: &str) -> Result<Values, Note> {
    let usual = Figures::default();
    let mut figures = usual.clone();
    match figures.change(text) {
        Ok(()) if text.split_whitespace().next().is_some() => {
            // Stored as typed: on a map with its own figures, even the usual value may be a change.
            Ok(vec![(
                FIGURES.name,
                text.to_lowercase().replace(',', " ").split_whitespace().collect::<Vec<_>>().join(" "),
            )])
        }
        Ok(()) => Err(Note::of(say!("Please name figures, such as {}.", line("FIGURES MINE 120 CITY 3")))),
        Err(why) => Err(Note::of(say!("This cannot be: {}. HELP FIGURES lists all.", term(why)))),
    }
}

fn victory(text: &str) -> Result<Values, Note> {
    match text.trim_end_matches(['%', ' ']).parse::<u32>() {
        Ok(n @ 51..=100) => Ok(vec![(VICTORY.name, n.to_string())]),
        _ => Err(Note::of(say!(
            "Please write the share of all states that wins, from 51 to 100 percent, such as {}.",
            line("VICTORY 75")
        ))),
    }
}

fn turns(text: &str) -> Result<Values, Note> {
    match text.parse::<u32>() {
        Ok(n @ 1..=1000) => Ok(vec![(TURNS.name, n.to_string())]),
        _ => Err(Note::of(say!(
            "Please write after how many turns the game ends, such as {}, or {}.",
            line("TURNS 30"),
            line("ANY TURNS")
        ))),
    }
}
