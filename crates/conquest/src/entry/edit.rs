//! The GM's edits: `GEL: Red 3I 1C STABLES`, `Red: 300`.
use super::super::map::{Land, Map};
use super::super::state::State;
use super::super::units::{Building, Kind, Units};
use super::words::Words;
use chancery_rules::{EditPart, Power};
use chancery_text::say;
use chancery_text::sentence::{Note, line, place, theirs};

/// The maximum iron of a power, in kilograms.
const MAX_IRON: u32 = 1_000_000;

/// The limits of a position from elsewhere.
const MAX_TURNS: u32 = 100_000;
const MAX_STANDING: usize = 1000;
const MAX_UNITS: u32 = 100_000;

/// The position after these lines, all of which must be valid. A line has a state, a colon, and its new owner, garrison
/// or newest building, or a power, a colon, and its iron in kilograms.
///
/// # Errors
/// A sentence for each line that is wrong.
pub fn edit(map: &Map, state: &State, lines: &[String]) -> Result<State, Vec<Note>> {
    let mut next = state.clone();
    let wrong: Vec<Note> = lines.iter().filter_map(|line| change(map, &mut next, line).err()).collect();
    if wrong.is_empty() { Ok(next) } else { Err(wrong) }
}

/// Checks a position from elsewhere: see [`chancery_rules::Rules::check`].
///
/// # Errors
/// A sentence that names the impossible number.
pub fn check(map: &Map, state: &State) -> Result<(), Note> {
    if !chancery_rules::is_plain_name(&state.game) {
        return Err(Note::of("the name of its game has strange characters."));
    }
    if MAX_TURNS < state.turn {
        return Err(Note::of(say!("a game has at most {} turns.", MAX_TURNS)));
    }
    if state.seats.iter().any(|seat| MAX_IRON < seat.iron) {
        return Err(Note::of(say!("a power has at most {} kilograms of iron.", MAX_IRON)));
    }
    if state.seats.iter().any(|seat| MAX_STANDING < seat.standing.len()) {
        return Err(Note::of(say!("a power has at most {} standing orders.", MAX_STANDING)));
    }
    let large = map.all().find(|land| Kind::ALL.into_iter().any(|kind| MAX_UNITS < state.at(*land).garrison.get(kind)));
    match large {
        Some(land) => Err(Note::of(say!("the garrison of {} is too large.", place(map.key_of(land))))),
        None => Ok(()),
    }
}

/// The position, in parts with lines that [`edit`] reads.
pub fn edit_parts(map: &Map, state: &State) -> Vec<EditPart> {
    let holding = |land: Land| {
        let at = state.at(land);
        let garrison = if at.garrison.is_empty() { "NOBODY".to_owned() } else { at.garrison.order() };
        let newest = match at.newest {
            Some(building) => format!(" {}", building.word()),
            None if at.is_city => " NOTHING".to_owned(),
            None => String::new(),
        };
        format!("{}: {} {garrison}{newest}", map.key_of(land), map.powers[at.owner.index()].name)
    };
    let seats = map.powers.iter().zip(&state.seats).filter(|(_, seat)| seat.plays);
    let iron = seats.map(|(power, seat)| format!("{}: {}", power.name, seat.iron)).collect();
    let part = |name, about, lines| EditPart { name, about, lines, place: "", remove: None };
    vec![
        part(
            "states",
            "State: owner, garrison, and in a city its newest building or NOTHING.",
            map.all().map(holding).collect(),
        ),
        part("iron", "Power: kilograms of iron.", iron),
    ]
}

fn change(map: &Map, state: &mut State, text: &str) -> Result<(), Note> {
    let (who, what) = text.split_once(':').ok_or_else(|| {
        Note::of(say!(
            "Write a state and its new facts, or a power and its iron: \"{}\", \"{}\". {} has no colon.",
            line("GEL: Red 3I 1C STABLES"),
            line("Red: 300"),
            theirs(text)
        ))
    })?;
    if let Some(power) = power_named(map, who.trim()) {
        let number = what.trim().trim_end_matches("kg").trim().parse().ok().filter(|iron| *iron <= MAX_IRON);
        let wrong = || Note::of(say!("Iron is a number of kilograms, at most {}: {}.", MAX_IRON, theirs(text)));
        let iron = number.ok_or_else(wrong)?;
        if let Some(seat) = state.seats.get_mut(power.index()) {
            seat.iron = iron;
        }
        return Ok(());
    }
    let mut words = Words::of(who);
    let land = words.land(map)?;
    if !words.is_empty() {
        return Err(Note::of(say!("{} is not a state.", theirs(who.trim()))));
    }
    of_land(map, state, land, what).map_err(|why| Note::of(say!("{}: {}", theirs(text), why)))
}

fn of_land(map: &Map, state: &mut State, land: Land, what: &str) -> Result<(), Note> {
    let mut words = Words::of(what);
    let mut garrison: Option<Units> = None;
    while !words.is_empty() {
        if let Some(power) = words.peek().and_then(|word| power_named(map, word)) {
            words.take();
            if !state.seats.get(power.index()).is_some_and(|seat| seat.plays) {
                return Err(Note::of(say!("{} is not in the game.", &map.powers[power.index()])));
            }
            state.at_mut(land).owner = power;
        } else if let Some((n, kind)) = words.takes_units()? {
            garrison = Some(garrison.unwrap_or_default() + Units::of(kind, n));
        } else if words.takes("nobody") {
            garrison = Some(Units::NONE);
        } else if words.takes("nothing") {
            state.at_mut(land).newest = None;
        } else if let Some(building) = Building::ALL.into_iter().find(|building| words.takes(building.word())) {
            if !state.at(land).is_city {
                return Err(Note::of(say!("{} is not a city.", place(map.key_of(land)))));
            }
            state.at_mut(land).newest = Some(building);
        } else {
            return Err(Note::of(say!("{} is not a power, units such as 3I 1C, or a building.", theirs(words.rest()))));
        }
    }
    if let Some(garrison) = garrison {
        state.at_mut(land).garrison = garrison;
    }
    Ok(())
}

pub(super) fn power_named(map: &Map, text: &str) -> Option<Power> {
    let is = |name: &str| name.eq_ignore_ascii_case(text);
    map.powers.iter().position(|power| is(&power.name)).map(|index| Power(index as u16))
}
