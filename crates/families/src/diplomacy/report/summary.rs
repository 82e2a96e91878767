//! The history of a Diplomacy game in the classic judges' tables: the owners of the centres at the end of each year,
//! and their numbers.
use chancery_diplomacy::board::Province;
use chancery_diplomacy::calendar::Round;
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::{Diplomacy, View};
use chancery_rules::{Power, Rules as _};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Arg, Say as _, Sentence, commas, person, term};

/// Writes the two tables. `history` holds one view per phase, oldest first, the current one last.
pub(super) fn history(rules: &Diplomacy, history: &[View], players: &[String], columns: usize, doc: &mut Doc) {
    let years = by_year(rules, history);
    tell_owners(rules, &years, columns, doc);
    let own = history.last().and_then(|view| view.fog.as_ref()).map(|fog| fog.own.clone()).unwrap_or_default();
    tell_counts(rules, &years, &own, players, columns, doc);
    doc.para(
        "The index is the sum of the squares of the powers' supply centers, divided by the number of powers: it rises as one power pulls ahead.",
    );
}

/// Lists the owners of each centre at the end of each year.
fn tell_owners(rules: &Diplomacy, years: &[(i32, Vec<Owner>)], columns: usize, doc: &mut Doc) {
    doc.heading("Historical Supply Center Summary");
    let board = rules.board();
    let letter = |power: Power| board.power_name(power).letter.as_str();
    // A cell is as wide as the widest power initial plus a space. A row has as many as fit to the right of the year.
    let cell = board.powers.iter().map(|power| power.letter.chars().count()).max().unwrap_or(1) + 1;
    let at_once = (columns.saturating_sub(4) / cell).max(1);
    for block in board.summary_order.chunks(at_once) {
        let name = |at: &Province| {
            let name = &board.province(*at).abbreviation;
            let (first, rest) = name.split_at(name.chars().next().map_or(0, char::len_utf8));
            term(format!("{first}{}", rest.to_lowercase()))
        };
        doc.grid_head([term("Year")].into_iter().chain(block.iter().map(name)).collect::<Vec<_>>());
        for (year, owners) in years {
            let owner = |at: &Province| match owners[usize::from(at.0)] {
                Owner::Known(Some(power)) => term(letter(power)),
                Owner::Known(None) => term("."),
                Owner::Unknown => term("?"),
            };
            doc.grid_row([term(year.to_string())].into_iter().chain(block.iter().map(owner)).collect::<Vec<_>>());
        }
    }
    // If every initial begins its power's name, no key is needed.
    if !board.powers.iter().all(|power| power.name.starts_with(power.letter.as_str())) {
        let letters = board.powers.iter().map(|power| -> Sentence<_> { say!("{} {}", term(&power.letter), power) });
        doc.para(say!("In this table, {} and . no one.", commas(letters)));
    }
    if years.iter().any(|(_, owners)| owners.contains(&Owner::Unknown)) {
        doc.para("This is a blind game: ? is not known to you.");
    }
}

/// Lists each power's number of centres at the end of each year, and its players. `own` are the reader's powers.
fn tell_counts(
    rules: &Diplomacy,
    years: &[(i32, Vec<Owner>)],
    own: &[Power],
    players: &[String],
    columns: usize,
    doc: &mut Doc,
) {
    doc.heading("History of Supply Center Counts");
    let widest = |names: &mut dyn Iterator<Item = &str>| names.map(|name| name.chars().count()).max().unwrap_or(0);
    let names = widest(&mut rules.powers().iter().map(|power| power.name.as_str())).max("Index:".len());
    let longest = widest(&mut players.iter().map(String::as_str));
    // The first year of a row has four digits, later ones two and an apostrophe.
    let at_once = (columns.saturating_sub(names + 3) / 5).max(1);
    let has_room = names + 3 + 5 * years.len() + 2 + longest.max("Player".len()) <= columns;
    for block in years.chunks(at_once) {
        let mut heads = vec![term("Power")];
        heads.extend(block.iter().enumerate().map(|(i, (year, _))| match i {
            0 => term(year.to_string()),
            _ => term(format!("'{:02}", year.rem_euclid(100))),
        }));
        heads.extend(has_room.then(|| term("Player")));
        doc.head(heads);
        for (i, power) in rules.powers().iter().enumerate() {
            let whose = Power(i as u16);
            let mut cells = vec![power.arg()];
            cells.extend(block.iter().map(|(_, owners)| match count(owners, whose) {
                None if own.contains(&whose) => known(owners, whose).arg(),
                n => number(n),
            }));
            let player = players.get(i).filter(|player| has_room && !player.is_empty());
            cells.extend(player.map(person));
            doc.cells(cells);
        }
        let n_powers = rules.powers().len().max(1);
        let mut index = vec![term("Index:")];
        index.extend(block.iter().map(|(_, owners)| {
            let squares: Option<usize> = (0..n_powers).map(|i| Some(count(owners, Power(i as u16))?.pow(2))).sum();
            number(squares.map(|squares| squares / n_powers))
        }));
        doc.cells(index);
    }
    if !has_room && longest > 0 {
        doc.heading("Players:");
        for (power, player) in rules.powers().iter().zip(players).filter(|(_, player)| !player.is_empty()) {
            doc.classic_row(say!("{}:", power), names + 2, person(player));
        }
    }
}

/// A number, if it is known.
fn number<'a, S>(n: Option<usize>) -> Arg<'a, S> {
    n.map_or_else(|| "?".arg(), |n| n.arg())
}

/// The owner of a province, as far as the reader knows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Known(Option<Power>),
    Unknown,
}

/// Returns a power's number of centres. `None` if some are unknown.
fn count(owners: &[Owner], power: Power) -> Option<usize> {
    (!owners.contains(&Owner::Unknown)).then(|| known(owners, power))
}

fn known(owners: &[Owner], power: Power) -> usize {
    owners.iter().filter(|owner| **owner == Owner::Known(Some(power))).count()
}

/// The owners that are known in a position.
fn owners(view: &View) -> Vec<Owner> {
    let hidden = |index: usize| view.fog.as_ref().is_some_and(|fog| fog.hides_owner(Province(index as u16)));
    let owners = view.seen.owners.iter().enumerate();
    owners.map(|(index, owner)| if hidden(index) { Owner::Unknown } else { Owner::Known(*owner) }).collect()
}

/// The owner of each province at the end of each year. The first entry is the year before the game, with the owners at
/// the start.
fn by_year(rules: &Diplomacy, history: &[View]) -> Vec<(i32, Vec<Owner>)> {
    let mut years: Vec<(i32, Vec<Owner>)> = Vec::new();
    let Some(start) = history.first() else { return years };
    let round = Round::new(rules.board(), rules.policies());
    years.push((round.counted(start.seen.phase), owners(start)));
    let mut last_seen = owners(start);
    for view in history {
        let now = owners(view);
        // A centre that only entered or left view has not changed hands.
        let counts = view.fog.is_none() || view.seen.phase.kind == PhaseKind::Adjustment;
        if now == last_seen || !counts {
            continue;
        }
        last_seen.clone_from(&now);
        // Centres change hands when they are counted. The change first shows in the position of the adjustments that
        // follow, or of the next turn.
        let year = round.counted(view.seen.phase);
        match years.last_mut() {
            Some((last, old)) if *last == year => *old = now,
            Some(_) | None => years.push((year, now)),
        }
    }
    years
}
