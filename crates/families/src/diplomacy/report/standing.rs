//! Everyone's standing: units, centres, builds, and what changed.
use super::words::{province, short_unit};
use super::{fog, label_width, units_in_order};
use chancery_diplomacy::accounts::{self, balance, n_centres};
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::policy::Builds;
use chancery_diplomacy::state::{State, Unit};
use chancery_diplomacy::{Diplomacy, View};
use chancery_rules::Power;
use chancery_text::FIRM;
use chancery_text::doc::{Doc, Speech};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say as _, Sentence, and, commas, semicolons, term};
use chancery_text::words::Layout;

/// Lists the number of centres and all units of each power, one row each: `Austria: 5 (+2): A BUD, F GRE, A gal; SER, TRI, VIE`. Its own
/// centres are in capitals, and those without its units follow. Changes are relative to `before`.
pub(super) fn positions(doc: &mut Doc, rules: &Diplomacy, before: &State, now: &State) {
    let board = rules.board();
    // Screen readers do not read capitals.
    let is_spoken = doc.reader().layout == Layout::Spoken;
    doc.heading(match is_spoken {
        true => "Units and centres:",
        false => "Centres and units, each power's own centres in capitals:",
    });
    let (mut gone, mut is_first) = (Vec::new(), true);
    for power in accounts::powers(board) {
        let name = board.power_name(power);
        if !lives(now, power) {
            gone.push(name);
            continue;
        }
        let named = |unit: &Unit| if is_spoken { short_unit(board, unit) } else { cased_unit(rules, now, unit) };
        let units = units_in_order(board, now, power);
        let listed = match units.as_slice() {
            [] => "no unit".arg(),
            units => commas(units.iter().map(|unit| named(unit))),
        };
        let mut parts = match is_spoken {
            true => vec![say!("{}: {}", n_centres_now(rules, before, now, power), listed)],
            false => vec![say!("{}: {}", n_now(rules, before, now, power), listed)],
        };
        if is_spoken {
            parts.extend(owned(rules, now, power));
        } else {
            let is_empty = |at: &Province| !units.iter().any(|unit| board.province_of(unit.at) == *at);
            let mut rest = centres_of(board, now, Some(power)).filter(is_empty).peekable();
            if rest.peek().is_some() {
                parts.push(say!("{}", commas(rest.map(|at| short_centre(rules, now, at)))));
            }
        }
        let dislodged = now.dislodged.iter().filter(|dislodged| dislodged.unit.power == power);
        let mut dislodged = dislodged.map(|dislodged| named(&dislodged.unit)).peekable();
        if dislodged.peek().is_some() {
            parts.push(say!("dislodged: {}", commas(dislodged)));
        }
        tell_row(doc, board, name, semicolons(parts));
        if std::mem::take(&mut is_first) {
            doc.close_up();
        }
    }
    tell_star(doc, rules, now);
    let free: Vec<Province> = centres_of(board, now, None).collect();
    if !free.is_empty() {
        let places = commas(free.iter().map(|&at| term(&board.province(at).abbreviation)));
        tell_row(doc, board, "Unowned", places);
    }
    if !gone.is_empty() {
        doc.classic(say!("Out of the game: {}.", commas(gone)));
    }
}

/// A unit, with its place in capitals only if that is a centre of its power: `A gal`, `A BUD`.
fn cased_unit<'a, S>(rules: &'a Diplomacy, state: &State, unit: &Unit) -> Arg<'a, S> {
    let board = rules.board();
    let (name, at) = (board.unit_name(unit), board.province_of(unit.at));
    let (kind, place) = name.split_once(' ').unwrap_or(("", &name));
    let place = match accounts::owner(state, at) == Some(unit.power) {
        true => centre_name(rules, state, at, term(place.to_owned())),
        false => term(place.to_lowercase()),
    };
    say!("{}{}{}", term(kind.to_owned()), term(FIRM.to_string()), place).arg()
}

/// `5 (+2)`
fn n_now<'a, S>(rules: &Diplomacy, before: &State, now: &State, power: Power) -> Arg<'a, S> {
    let [n, old] = [now, before].map(|state| n_owned(rules, state, power));
    term(match n as i64 - old as i64 {
        0 => n.to_string(),
        change => format!("{n} ({change:+})"),
    })
}

/// `5 centres (+2)`
pub(super) fn n_centres_now<'a, S>(rules: &Diplomacy, before: &State, now: &State, power: Power) -> Sentence<'a, S> {
    let [n, old] = [now, before].map(|state| n_centres(rules.board(), rules.policies(), state, power));
    let centres = if n == 0 { say!("no centre") } else { say!("{n centre|centres}", n) };
    match n as i64 - old as i64 {
        0 => centres,
        change => say!("{} ({})", centres, term(format!("{change:+}"))),
    }
}

/// `owns BUD, SER, TRI`. `None` for a power without centres.
pub(super) fn owned<'a, S: 'a>(rules: &'a Diplomacy, state: &State, power: Power) -> Option<Sentence<'a, S>> {
    let board = rules.board();
    let mut centres = centres_of(board, state, Some(power)).peekable();
    centres.peek()?;
    Some(say!("owns {}", commas(centres.map(|at| short_centre(rules, state, at)))))
}

/// `BUD`
fn short_centre<'a, S>(rules: &'a Diplomacy, state: &State, at: Province) -> Arg<'a, S> {
    centre_name(rules, state, at, term(&rules.board().province(at).abbreviation))
}

/// Explains the star, if there is one.
pub(super) fn tell_star(doc: &mut Doc, rules: &Diplomacy, state: &State) {
    if rules.board().centres().into_iter().any(|at| is_changed_home(rules, state, at)) {
        doc.classic("A * marks a home of its owner.");
    }
}

/// The number of centres that count for a power.
pub(super) fn n_owned(rules: &Diplomacy, state: &State, power: Power) -> usize {
    n_centres(rules.board(), rules.policies(), state, power)
}

/// Returns whether a power is known to have lost everything.
pub(super) fn is_out(view: &View, power: Power) -> bool {
    match &view.fog {
        Some(fog) => fog.out.contains(&power),
        None => !lives(&view.seen, power),
    }
}

/// Returns whether the power is still in the game.
fn lives(state: &State, power: Power) -> bool {
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    state.units.iter().chain(dislodged).any(|unit| unit.power == power) || state.owners.contains(&Some(power))
}

/// Adds a line about a power.
pub(super) fn tell_row<'a>(doc: &mut Doc, board: &Board, name: impl Speech<'a>, line: impl Speech<'a>) {
    doc.classic_row(say!("{}:", name), label_width(board), line);
}

/// The centres of a power, or the unowned ones.
pub(super) fn centres_of(board: &Board, state: &State, owner: Option<Power>) -> impl Iterator<Item = Province> {
    let owned = move |at: &Province| state.owners.get(usize::from(at.0)).copied().flatten() == owner;
    board.centres().into_iter().filter(owned)
}

/// Names the powers that lost everything.
pub(super) fn news(rules: &Diplomacy, before: &View, after: &View) -> Vec<Note> {
    let board = rules.board();
    let gone = accounts::powers(board).filter(|&power| !is_out(before, power) && is_out(after, power));
    let gone = gone.map(|power| board.power_name(power));
    gone.map(|name| Note::of(say!("{} is out of the game: it has no units and no centres.", name))).collect()
}

/// Announces the winners, the basis of their win, and the date.
pub(super) fn victory<'a, S>(rules: &'a Diplomacy, before: &View, after: &View, winners: &[Power]) -> Sentence<'a, S> {
    let board = rules.board();
    let when = term(board.season_name(before.seen.phase));
    let n = |power: Power| n_centres(board, rules.policies(), &after.seen, power);
    match winners {
        [one] => say!("{} has won, with {n centre|centres}, in {when}!", board.power_name(*one), n = n(*one), when),
        several => {
            let with = |power: &Power| -> Sentence<'a, S> {
                say!("{} with {n centre|centres}", board.power_name(*power), n = n(*power))
            };
            say!("{} have won, in {when}!", and(several.iter().map(with)), when)
        }
    }
}

/// Lists the owners of supply centres.
pub(super) fn ownership(doc: &mut Doc, rules: &Diplomacy, view: &View) {
    let board = rules.board();
    let indent = label_width(board) + 2;
    let hidden = |at: &Province| view.fog.as_ref().is_some_and(|fog| fog.hides_owner(*at));
    let owners = accounts::powers(board).map(|power| (Some(power), false)).chain([(None, false), (None, true)]);
    for (owner, is_hidden) in owners {
        let mut centres: Vec<Province> =
            centres_of(board, &view.seen, owner).filter(|at| hidden(at) == is_hidden).collect();
        centres.sort_by_key(|at| &board.province(*at).name);
        if centres.is_empty() {
            continue;
        }
        let name = match owner {
            Some(power) => board.power_name(power).arg(),
            None if is_hidden => "Unknown".arg(),
            None => "Unowned".arg(),
        };
        let names = centres.into_iter().map(|at| centre_name(rules, &view.seen, at, province(board, at)));
        doc.classic_row(say!("{}:", name), indent, say!("{}.", commas(names)));
    }
    tell_star(doc, rules, &view.seen);
}

/// Lists the number of centres and units of each power, and its builds or removals.
pub(super) fn counts(doc: &mut Doc, rules: &Diplomacy, view: &View) {
    let board = rules.board();
    let width = label_width(board) + 1;
    for (power, with_units) in fog::counted(board, view.fog.as_ref()) {
        let owed = balance(board, rules.policies(), &view.seen, power);
        let n_centres = n_centres(board, rules.policies(), &view.seen, power);
        let n_units = view.seen.n_units(power);
        let name = say!("{}:", board.power_name(power));
        if !with_units {
            if n_centres > 0 {
                doc.classic_row(name, width, say!("{}.", supply_centres(n_centres)));
            }
            continue;
        }
        if n_centres == 0 && n_units == 0 && owed == 0 {
            continue;
        }
        let (centres, units, n_owed) = (supply_centres(n_centres), units(n_units), owed.unsigned_abs());
        let gap = &"   "[n_owed.to_string().len().min(3)..];
        let verb = if owed < 0 { "Removes" } else { "Builds " };
        let line = say!("{}, {}:  {}{}{n_owed unit|units}.", centres, units, verb, gap, n_owed);
        doc.classic_row(name, width, line);
    }
}

/// ` 5 Supply centers`, padded so that numbers line up.
fn supply_centres<'a, S>(n: usize) -> Sentence<'a, S> {
    if n < 10 { say!(" {n Supply center|Supply centers}", n) } else { say!("{n Supply center|Supply centers}", n) }
}

/// ` 3 Units`
fn units<'a, S>(n: usize) -> Sentence<'a, S> {
    if n < 10 { say!(" {n Unit|Units}", n) } else { say!("{n Unit|Units}", n) }
}

/// Lists the number of centres and units of each power, one row each.
pub(super) fn n_centres_of_all(doc: &mut Doc, rules: &Diplomacy, view: &View) {
    let board = rules.board();
    let living = fog::counted(board, view.fog.as_ref()).into_iter().filter(|(power, _)| lives(&view.seen, *power));
    for (power, with_units) in living {
        let centres = supply_centres(n_centres(board, rules.policies(), &view.seen, power));
        let line = match with_units {
            true => say!("{}, {}.", centres, units(view.seen.n_units(power))),
            false => say!("{}.", centres),
        };
        tell_row(doc, board, board.power_name(power), line);
    }
}

/// The name of a centre: in brackets if it does not count for its owner, and with a star if it is its owner's home in a game where homes
/// can change.
fn centre_name<'a, S>(rules: &'a Diplomacy, state: &State, at: Province, name: Arg<'a, S>) -> Arg<'a, S> {
    let (board, policies) = (rules.board(), rules.policies());
    let counts = accounts::owner(state, at).is_none() || accounts::counts(board, policies, state, at);
    match (counts, is_changed_home(rules, state, at)) {
        (true, false) => name,
        (true, true) => say!("{}*", name).arg(),
        (false, false) => say!("({})", name).arg(),
        (false, true) => say!("({})*", name).arg(),
    }
}

/// Returns whether a centre is its owner's home, where homes can change.
fn is_changed_home(rules: &Diplomacy, state: &State, at: Province) -> bool {
    let (board, policies) = (rules.board(), rules.policies());
    accounts::owner(state, at).is_some_and(|owner| {
        let changing = policies.home_transfer || accounts::builds(board, policies, owner) == Builds::Chosen;
        changing && accounts::home(board, state, at) == Some(owner)
    })
}
