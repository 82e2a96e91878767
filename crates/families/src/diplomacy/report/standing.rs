//! The standing of everyone: units, centres, builds; and what has changed.
use crate::diplomacy::report::{fog, label_width, units_of};
use chancery_diplomacy::accounts::{self, balance, n_centres};
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::event::Event;
use chancery_diplomacy::policy::Builds;
use chancery_diplomacy::state::{PhaseKind, State};
use chancery_diplomacy::{Diplomacy, View};
use chancery_rules::Power;
use chancery_text::{FIRM, hanging, list, row};
use std::collections::BTreeMap;

/// All units and the number of centres of each power, one row for each: `Austria:  5 centres (+2): A BUD, F GRE`. Centres
/// have changed since `before`.
pub(super) fn positions(rules: &Diplomacy, before: &State, now: &State) -> String {
    let board = rules.board();
    let mut text = String::from("\nWhere everybody stands now:\n\n");
    let mut gone = Vec::new();
    for power in accounts::powers(board) {
        let [centres, old] = [now, before].map(|state| n_centres(board, rules.policies(), state, power));
        if !lives(now, power) {
            gone.push(board.power_name(power).name.as_str());
            continue;
        }
        let mut line = match centres {
            0 => "no centre".to_owned(),
            1 => "1 centre".to_owned(),
            n => format!("{n} centres"),
        };
        if centres != old {
            line += &format!(" ({:+})", centres as i64 - old as i64);
        }
        let units =
            units_of(board, now, power).join(",").replace(' ', FIRM.encode_utf8(&mut [0; 4])).replace(',', ", ");
        line += &if units.is_empty() { ": no unit".to_owned() } else { format!(": {units}") };
        let dislodged = now.dislodged.iter().filter(|dislodged| dislodged.unit.power == power);
        let dislodged: Vec<_> = dislodged.map(|dislodged| board.unit_name(&dislodged.unit)).collect();
        if !dislodged.is_empty() {
            line += &format!("; dislodged: {}", dislodged.join(", "));
        }
        text += &row_of(board, &board.power_name(power).name, &line);
    }
    let free = centres_of(board, now, None).map(|at| board.province(at).abbreviation.as_str());
    let free: Vec<_> = free.collect();
    match free.as_slice() {
        [] => {}
        [one] => text += &row_of(board, "Unowned", &format!("1 centre: {one}")),
        _ => text += &row_of(board, "Unowned", &format!("{} centres: {}", free.len(), free.join(", "))),
    }
    if !gone.is_empty() {
        text += &hanging(&format!("Out of the game: {}.", gone.join(", ")));
    }
    text
}

/// Returns whether the power is still in the game.
fn lives(state: &State, power: Power) -> bool {
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    state.units.iter().chain(dislodged).any(|unit| unit.power == power) || state.owners.contains(&Some(power))
}

pub(super) fn row_of(board: &Board, name: &str, line: &str) -> String {
    row(&format!("{:<1$}", format!("{name}:"), label_width(board)), line)
}

/// The centres of a power, or those that nobody owns.
pub(super) fn centres_of(board: &Board, state: &State, owner: Option<Power>) -> impl Iterator<Item = Province> {
    let owned = move |at: &Province| state.owners.get(usize::from(at.0)).copied().flatten() == owner;
    board.centres().into_iter().filter(owned)
}

/// Tells what changed hands, who has lost everything, and what the reader, who plays these powers, builds or removes.
pub(super) fn news(rules: &Diplomacy, before: &View, after: &View, events: &[Event], own: &[Power]) -> String {
    let board = rules.board();
    let name = |power: Power| board.power_name(power).name.as_str();
    let mut text = String::new();
    let changes = events.iter().filter_map(|event| match event {
        Event::Ownership { changes } => Some(changes),
        _ => None,
    });
    let mut taken: BTreeMap<(Power, Option<Power>), Vec<&str>> = BTreeMap::new();
    let mut lost: Vec<&str> = Vec::new();
    for (at, old, new) in changes.flatten() {
        let centre = &board.province(*at).name;
        match new {
            Some(new) => taken.entry((*new, *old)).or_default().push(centre),
            None => lost.push(centre),
        }
    }
    for ((new, old), centres) in taken {
        let from = old.map(|old| format!(" from {}", name(old))).unwrap_or_default();
        text += &hanging(&format!("{} takes {}{from}!", name(new), list(&centres)));
    }
    if !lost.is_empty() {
        let is = if lost.len() == 1 { "belongs" } else { "belong" };
        text += &hanging(&format!("{} now {is} to nobody.", list(&lost)));
    }
    for power in accounts::powers(board) {
        let is_out = |view: &View| match &view.fog {
            Some(fog) => fog.out.contains(&power),
            None => !lives(&view.seen, power),
        };
        if !is_out(before) && is_out(after) {
            let line = format!("{} is out of the game: it has no unit and no centre any more.", name(power));
            text += &hanging(&line);
        }
    }
    if after.seen.phase.kind == PhaseKind::Adjustment && after.seen.winners.is_empty() {
        own.iter().filter_map(|&power| builds(rules, &after.seen, power)).for_each(|line| text += &hanging(&line));
    }
    if text.is_empty() { text } else { format!("\n{text}") }
}

/// `Austria has 5 centres and 3 units: 2 builds!`
fn builds(rules: &Diplomacy, state: &State, power: Power) -> Option<String> {
    let board = rules.board();
    let plural = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    let owed = balance(board, rules.policies(), state, power);
    let n_owed = usize::try_from(owed.unsigned_abs()).unwrap_or_default();
    let what = match owed {
        0 => return None,
        1.. => format!("{}!", plural(n_owed, "build")),
        _ => format!("{} must be removed.", plural(n_owed, "unit")),
    };
    let centres = plural(n_centres(board, rules.policies(), state, power), "centre");
    let units = plural(state.n_units(power), "unit");
    Some(format!("{} has {centres} and {units}: {what}", board.power_name(power).name))
}

/// Tells who has won, with what, and when.
pub(super) fn victory(rules: &Diplomacy, before: &View, after: &View, winners: &[Power]) -> String {
    let board = rules.board();
    let when = board.season_name(before.seen.phase);
    let centres = |power: Power| match n_centres(board, rules.policies(), &after.seen, power) {
        1 => "1 centre".to_owned(),
        n => format!("{n} centres"),
    };
    let name = |power: Power| &board.power_name(power).name;
    let line = match winners {
        [one] => format!("{} has won, with {}, in {when}!", name(*one), centres(*one)),
        several => {
            let several: Vec<_> =
                several.iter().map(|&power| format!("{} with {}", name(power), centres(power))).collect();
            format!("{} have won, in {when}!", list(&several))
        }
    };
    format!("\n{}", hanging(&line))
}

/// Tells who owns which supply centres.
pub(super) fn ownership(rules: &Diplomacy, view: &View) -> String {
    let board = rules.board();
    let mut text = String::new();
    let indent = label_width(board) + 2;
    let hidden = |at: &Province| view.fog.as_ref().is_some_and(|fog| fog.hides_owner(*at));
    let owners = accounts::powers(board).map(|power| (Some(power), false)).chain([(None, false), (None, true)]);
    for (owner, is_hidden) in owners {
        let centres = centres_of(board, &view.seen, owner).filter(|at| hidden(at) == is_hidden);
        let mut names: Vec<_> = centres.map(|at| centre_name(rules, &view.seen, at)).collect();
        names.sort_by(|a, b| a.trim_start_matches('(').cmp(b.trim_start_matches('(')));
        if !names.is_empty() {
            let nobody = if is_hidden { "Unknown" } else { "Unowned" };
            let name = owner.map_or(nobody, |power| board.power_name(power).name.as_str());
            text += &row(&format!("{:indent$}", format!("{name}:")), &format!("{}.", names.join(", ")));
        }
    }
    if text.contains('*') {
        text += "A * marks a home of its owner.\n";
    }
    text
}

/// The number of centres and units of each power, and what it builds or removes.
pub(super) fn counts(rules: &Diplomacy, view: &View) -> String {
    let board = rules.board();
    let mut text = String::new();
    let width = label_width(board) + 1;
    for (power, with_units) in fog::counted(board, view.fog.as_ref()) {
        let owed = balance(board, rules.policies(), &view.seen, power);
        let n_centres = n_centres(board, rules.policies(), &view.seen, power);
        let n_units = view.seen.n_units(power);
        if !with_units {
            if n_centres > 0 {
                let plural = if n_centres == 1 { "" } else { "s" };
                let name = format!("{}:", board.power_name(power).name);
                text += &row(&format!("{name:width$}"), &format!("{n_centres:2} Supply center{plural}."));
            }
            continue;
        }
        if n_centres == 0 && n_units == 0 && owed == 0 {
            continue;
        }
        let name = format!("{}:", board.power_name(power).name);
        let (verb, n_owed) = if owed < 0 { ("Removes", -owed) } else { ("Builds ", owed) };
        let [centre, unit, change] = [n_centres == 1, n_units == 1, n_owed == 1].map(|one| if one { "" } else { "s" });
        text += &row(
            &format!("{name:width$}"),
            &format!("{n_centres:2} Supply center{centre}, {n_units:2} Unit{unit}:  {verb}{n_owed:3} unit{change}."),
        );
    }
    text
}

/// The number of centres and units of each power, one row for each.
pub(super) fn n_centres_of_all(rules: &Diplomacy, view: &View) -> String {
    let board = rules.board();
    let plural = |n: usize, what: &str| format!("{n:2} {what}{}", if n == 1 { "" } else { "s" });
    let living = fog::counted(board, view.fog.as_ref()).into_iter().filter(|(power, _)| lives(&view.seen, *power));
    let rows = living.map(|(power, with_units)| {
        let centres = plural(n_centres(board, rules.policies(), &view.seen, power), "Supply center");
        if !with_units {
            return row_of(board, &board.power_name(power).name, &format!("{centres}."));
        }
        let units = plural(view.seen.n_units(power), "Unit");
        row_of(board, &board.power_name(power).name, &format!("{centres}, {units}."))
    });
    rows.collect()
}

/// The name of a centre: in brackets if it does not count for its owner, and with a star if it is its owner's home and
/// homes can change.
fn centre_name(rules: &Diplomacy, state: &State, at: Province) -> String {
    let (board, policies) = (rules.board(), rules.policies());
    let name = &board.province(at).name;
    let Some(owner) = accounts::owner(state, at) else { return name.clone() };
    let changing = policies.home_transfer || accounts::builds(board, policies, owner) == Builds::Chosen;
    let star = if changing && accounts::home(board, state, at) == Some(owner) { "*" } else { "" };
    if accounts::counts(board, policies, state, at) { format!("{name}{star}") } else { format!("({name}){star}") }
}
