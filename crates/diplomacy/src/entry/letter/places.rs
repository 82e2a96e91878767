//! Reads a sentence by its places alone: the legal orders of the writer's units that use all of them.
use super::doubts::harmless_at;
use crate::board::{Board, Location, Province, Terrain};
use crate::entry::grammar::phrases::Phrases;
use crate::entry::grammar::words::Kind;
use crate::entry::grammar::{ClauseReading, Parser, ReadClause, stem};
use crate::order::{Action, Order, Route};
use crate::state::UnitKind;
use chancery_rules::Power;
use std::ops::Range;
use std::sync::LazyLock;

/// The maximum number of words of a sentence that may stay unread.
const MAX_LEFT_OVER: usize = 6;
/// The maximum number of tokens of a sentence, and of its clauses.
const MAX_TOKENS: usize = 60;
const MAX_CLAUSES: usize = 8;
/// The maximum number of places of a clause.
const MAX_NAMES: usize = 4;
/// The maximum number of sets to choose from.
const MAX_CHOICES: usize = 3;

/// The kind of order that a clause asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::entry) enum Stem {
    Hold,
    Help,
    Carry,
    Remove,
    Build,
}

/// A place that a clause names.
struct Name {
    at: Location,
    /// The unit's kind, if its word is next to the place.
    kind: Option<UnitKind>,
    /// `from`, `by` or `with` precedes it.
    from: bool,
    /// `to` or `into` precedes it.
    to: bool,
}

/// A part of a sentence.
#[derive(Default)]
struct Clause {
    names: Vec<Name>,
    stem: Option<Stem>,
    /// The kind of a unit without a place: `the fleet`.
    whose: Option<UnitKind>,
    /// `it`: the unit of the clause before.
    refers: bool,
    n_left_over: usize,
    /// Words that were not read follow the last place, or a holding verb.
    trails: bool,
}

/// Legal orders, each with its power.
pub(super) type Legal = [(Power, Order)];

/// The sets of orders that a sentence may mean: at most [`MAX_CHOICES`]. Empty if it does not come out.
pub(super) fn read(
    parser: &Parser<'_>,
    pieces: &[ReadClause],
    tokens: Range<usize>,
    legal: &Legal,
    strict: &dyn Fn(&ReadClause) -> Option<(Power, Order)>,
) -> Vec<Vec<(Power, Order)>> {
    if tokens.len() > MAX_TOKENS {
        return Vec::new();
    }
    let mut sets: Vec<Vec<(Power, Order)>> = vec![Vec::new()];
    let (mut n_left_over, mut n_clauses) = (0, 0);
    let mut at = tokens.start;
    while at < tokens.end {
        if let Some(sweep) = pieces.iter().find(|piece| piece.words.start == at && piece.is_sweep()) {
            at = sweep.words.end.max(at + 1);
            n_clauses += 1;
            continue;
        }
        if let Some(piece) =
            pieces.iter().find(|piece| piece.words.start == at && matches!(piece.says, ClauseReading::Order(_)))
        {
            let found: Option<Vec<_>> = pieces.iter().filter(|other| other.words == piece.words).map(strict).collect();
            let Some(found) = found else { return Vec::new() };
            sets.iter_mut().for_each(|set| set.extend(found.iter().cloned()));
            at = piece.words.end.max(at + 1);
            n_clauses += 1;
            continue;
        }
        let starts = |at: &usize| {
            let is_read = |piece: &ReadClause| piece.is_sweep() || matches!(piece.says, ClauseReading::Order(_));
            pieces.iter().any(|piece| piece.words.start == *at && is_read(piece))
        };
        let limit = (at + 1..tokens.end).find(starts).unwrap_or(tokens.end);
        let (clause, end) = clause(parser, at..limit);
        at = end.max(at + 1);
        n_left_over += clause.n_left_over;
        if clause.names.is_empty() && clause.whose.is_none() && clause.stem.is_none() {
            continue;
        }
        n_clauses += 1;
        let before = sets.first().and_then(|set| set.last().cloned());
        let found = candidates(parser.board, &clause, legal, before.as_ref());
        if found.is_empty() || n_clauses > MAX_CLAUSES || n_left_over > MAX_LEFT_OVER {
            return Vec::new();
        }
        let mut longer = Vec::new();
        for set in &sets {
            longer.extend(found.iter().map(|more| set.iter().chain(more).cloned().collect::<Vec<_>>()));
        }
        sets = longer;
        if sets.len() > MAX_CHOICES {
            return Vec::new();
        }
    }
    for set in &mut sets {
        let mut seen: Vec<(Power, Order)> = Vec::new();
        set.retain(|order| {
            !seen.contains(order) && {
                seen.push(order.clone());
                true
            }
        });
    }
    let is_sound = |set: &Vec<(Power, Order)>| {
        let unit = |(_, order): &(Power, Order)| subject(parser.board, order);
        !set.is_empty() && (1..set.len()).all(|i| !set[..i].iter().any(|other| unit(other) == unit(&set[i])))
    };
    sets.retain(is_sound);
    if n_left_over > MAX_LEFT_OVER { Vec::new() } else { sets }
}

fn subject(board: &Board, order: &Order) -> (u8, Option<Province>) {
    crate::entry::review::subject(board, order)
}

/// Reads one clause. Returns it, and the token after it.
fn clause(parser: &Parser<'_>, tokens: Range<usize>) -> (Clause, usize) {
    let words = &parser.words;
    let mut clause = Clause::default();
    let mut at = tokens.start;
    let (mut kind, mut from, mut to, mut after_hold) = (None, false, false, false);
    while at < tokens.end {
        let word = words.word_at(at);
        let is_break = match words.kind(at) {
            Some(Kind::Comma | Kind::Semicolon | Kind::Stroke) => true,
            _ => matches!(word, "and" | "then" | "but" | "while" | "so" | "plus" | "after" | "und" | "et" | "och"),
        };
        // `Vienna, please, to Galicia`
        let goes_on = clause.names.len() == 1 && clause.stem.is_none() && leads_to_place(parser, at + 1..tokens.end);
        if is_break && goes_on {
            at += 1;
            continue;
        }
        if is_break && (!clause.names.is_empty() || clause.whose.is_some() || words.kind(at) != Some(Kind::Word)) {
            return (clause, at + 1);
        }
        if words.kind(at) != Some(Kind::Word) || is_break {
            at += 1;
            continue;
        }
        if let Some((place, end)) = named_at(parser, at) {
            clause.names.push(Name { at: place, kind, from, to });
            clause.trails = false;
            (kind, from, to) = (None, false, false);
            at = end.max(at + 1);
            continue;
        }
        if let Some((stem, len)) = STEMS.at(words, at, |_| true) {
            clause.stem = clause.stem.or(Some(stem));
            after_hold |= stem == Stem::Hold;
            at += len;
            continue;
        }
        if let Some(len) = harmless_at(parser, at) {
            at += len;
            continue;
        }
        match word {
            _ if let Some(said) = unit_kind(word) => {
                kind = Some(said);
                // `the Trieste fleet`
                match clause
                    .names
                    .last_mut()
                    .filter(|name| name.kind.is_none() && words.word_at(at.wrapping_sub(1)) != "the")
                {
                    Some(name) => (name.kind, kind) = (kind, None),
                    None if named_after(parser, at + 1).is_none() => (clause.whose, kind) = (kind, None),
                    None => {}
                }
            }
            "a" | "f" if named_at(parser, at + 1).is_some() => {
                kind = Some(if word == "a" { UnitKind::Army } else { UnitKind::Fleet });
            }
            "by" | "with" => from = true,
            _ if is_from(word) => from = true,
            _ if is_to(word) => to = true,
            "it" | "this" | "that" => clause.refers = true,
            "home" if leads_to_place(parser, at + 1..tokens.end) => {}
            "der" | "die" | "das" | "im" | "en" | "la" | "le" | "el" | "il" | "het" => {}
            "in" | "at" | "of" | "the" | "my" | "our" | "a" | "an" | "i" | "ill" | "unit" | "is" | "and" | "for"
            | "its" | "will" => {}
            "should" | "must" | "would" | "could" | "let" | "make" | "have" | "has" | "id" | "better" | "out"
            | "up" | "down" | "over" | "back" | "again" | "want" | "order" | "change" | "changes" | "go" | "goes"
            | "move" | "moves" => {}
            _ => match stem(word) {
                Some(stem) => {
                    // The first one counts: `support the move of`.
                    clause.stem = clause.stem.or(Some(stem));
                    after_hold |= stem == Stem::Hold;
                }
                None if crate::entry::grammar::is_word_of_orders(word) => {}
                None => {
                    clause.n_left_over += 1;
                    clause.trails |= !clause.names.is_empty() || after_hold;
                }
            },
        }
        at += 1;
    }
    (clause, at)
}

/// Phrases that ask for a kind of order.
#[rustfmt::skip]
static STEMS: LazyLock<Phrases<Stem>> = LazyLock::new(|| {
    let hold = [
        "dont move", "do not move", "doesnt move", "does not move", "is not moving", "isnt moving", "sits out", "sits this out",
        "sits this one out", "sits this turn out",
    ];
    Phrases::of(&hold.map(|phrase| (phrase, Stem::Hold)))
});

/// The kind of unit that a word names, in the languages that the names of places have.
fn unit_kind(word: &str) -> Option<UnitKind> {
    match word {
        "army" | "armies" | "armee" | "armata" | "armia" | "arme" | "ejercito" | "esercito" | "exercito" | "leger" => {
            Some(UnitKind::Army)
        }
        "fleet" | "fleets" | "flotte" | "flota" | "flotta" | "vloot" | "frota" => Some(UnitKind::Fleet),
        _ => None,
    }
}

/// Returns whether a word leads to the goal of a move.
fn is_to(word: &str) -> bool {
    matches!(
        word,
        "to" | "into" | "on" | "onto" | "towards" | "nach" | "ins" | "vers" | "naar" | "till" | "til" | "verso"
    )
}

/// Returns whether a word, and not a helper, leads to the place that a unit leaves.
fn is_from(word: &str) -> bool {
    matches!(word, "from" | "von" | "aus" | "depuis" | "desde" | "uit" | "fran")
}

/// Returns whether a word such as `to` comes next, after polite ones.
fn leads_to_place(parser: &Parser<'_>, tokens: Range<usize>) -> bool {
    let mut at = tokens.start;
    while at < tokens.end {
        let word = parser.words.word_at(at);
        if is_to(word) || is_from(word) {
            return named_after(parser, at + 1).is_some();
        }
        match harmless_at(parser, at) {
            Some(len) => at += len,
            None if parser.words.kind(at) == Some(Kind::Comma) => at += 1,
            None => return false,
        }
    }
    false
}

/// A place here, exactly or by a good guess.
fn named_at(parser: &Parser<'_>, at: usize) -> Option<(Location, usize)> {
    let word = parser.words.word_at(at);
    if matches!(word, "a" | "f" | "") {
        return None;
    }
    if let Some((_, exact)) = parser.exactly_at(at) {
        // The place may have a coast.
        return Some(parser.place_at(at).ok().filter(|(_, end)| *end >= exact).unwrap_or(parser.exactly_at(at)?));
    }
    // `the south coast of Spain`, `Trieste's`
    if let Ok((place, end)) = parser.place_at(at)
        && (parser.words.word_at(at + 1) == "coast" || parser.words.word_at(at + 1) == "of")
    {
        return Some((place, end));
    }
    let owner = parser.words.owner_at(at);
    if owner != word
        && let Some(place) = parser.names.exactly(owner).and_then(|spelling| spelling.place)
    {
        return Some((place, at + 1));
    }
    let is_word = crate::entry::grammar::is_word_of_orders(word) || stem(word).is_some() || is_never_a_place(word);
    if word.len() < 4 || is_word || harmless_at(parser, at).is_some() || !stands_for_place(parser, at) {
        return None;
    }
    let found = match parser.names.beginning(word).as_slice() {
        [only] => Some(*only),
        _ => match parser.names.similar(word).as_slice() {
            [only] => Some(*only),
            _ => None,
        },
    };
    let province = found?;
    // The rest of the name: `Nrth Sea`.
    let sea = parser.board.province(province).terrain == Terrain::Sea;
    let end = at + 1 + usize::from(sea && matches!(parser.words.word_at(at + 1), "sea" | "ocean" | "channel"));
    Some((parser.board.main(province), end))
}

/// Returns whether only a place is possible here: after a unit's kind or a sign, or before a sign.
fn stands_for_place(parser: &Parser<'_>, at: usize) -> bool {
    let dash = |at: usize| parser.words.kind(at) == Some(Kind::Dash);
    let before = at.checked_sub(1);
    let word = before.map_or("", |at| parser.words.word_at(at));
    dash(at + 1)
        || before.is_some_and(dash)
        || matches!(word, "a" | "f" | "army" | "fleet" | "to" | "into" | "from" | "in" | "move" | "send")
        || before.is_none()
}

fn is_never_a_place(word: &str) -> bool {
    matches!(
        word,
        "rest" | "this" | "that" | "same" | "both" | "with" | "there" | "here" | "them" | "then" | "they" | "when"
    )
}

fn named_after(parser: &Parser<'_>, mut at: usize) -> Option<(Location, usize)> {
    while matches!(parser.words.word_at(at), "in" | "at" | "from" | "of" | "the") {
        at += 1;
    }
    named_at(parser, at)
}

/// The sets of legal orders that use all places of a clause: one, or a few to choose from.
fn candidates(
    board: &Board,
    clause: &Clause,
    legal: &Legal,
    before: Option<&(Power, Order)>,
) -> Vec<Vec<(Power, Order)>> {
    if clause.trails || clause.names.len() > MAX_NAMES {
        return Vec::new();
    }
    let mut names: Vec<Province> = clause.names.iter().map(|name| board.province_of(name.at)).collect();
    // The only unit that `the fleet` and `it` can mean.
    if let Some(kind) = clause.whose {
        let mut units: Vec<Province> = legal
            .iter()
            .filter_map(|(_, order)| match order {
                Order::Unit { kind: unit, at, .. } if *unit == Some(kind) => Some(board.province_of(*at)),
                _ => None,
            })
            .collect();
        units.sort_unstable();
        units.dedup();
        // `The fleet stays in Trieste` names it already.
        match units.as_slice() {
            [only] if names.contains(only) => {}
            [only] => names.insert(0, *only),
            _ => return Vec::new(),
        }
    } else if (clause.refers || (clause.stem == Some(Stem::Help) && names.len() == 1))
        && names.len() < 3
        && let Some((_, Order::Unit { at, action, .. })) = before
    {
        names.push(board.province_of(*at));
        if let (Some(Stem::Help | Stem::Carry), Action::Move { to, .. }) = (clause.stem, action) {
            names.push(board.province_of(*to));
        }
    }
    let mut wanted = names.clone();
    wanted.sort_unstable();
    wanted.dedup();
    if names.is_empty() {
        return Vec::new();
    }
    let uses = |(_, order): &&(Power, Order)| {
        let mut places = places_of(board, order);
        places.sort_unstable();
        places == wanted
    };
    let of_stem = |(_, order): &&(Power, Order)| match (order, clause.stem) {
        (Order::Unit { action: Action::Hold, .. }, stem) => stem == Some(Stem::Hold),
        (Order::Unit { action: Action::Move { route, .. }, .. }, stem) => stem.is_none() && *route == Route::Any,
        (Order::Unit { action: Action::SupportHold { .. } | Action::SupportMove { .. }, .. }, stem) => {
            stem == Some(Stem::Help)
        }
        (Order::Unit { action: Action::Convoy { .. }, .. }, stem) => stem == Some(Stem::Carry),
        (Order::Unit { action: Action::Disband, .. }, stem) => stem == Some(Stem::Remove),
        (Order::Build { .. }, stem) => {
            stem == Some(Stem::Build) || (stem.is_none() && clause.names.iter().all(|name| name.kind.is_some()))
        }
        _ => false,
    };
    let fits_kinds = |(_, order): &&(Power, Order)| {
        clause.names.iter().all(|name| match (order, name.kind) {
            (_, None) => true,
            (Order::Unit { kind, at, .. }, Some(said)) if board.province_of(*at) == board.province_of(name.at) => {
                *kind == Some(said)
            }
            (Order::Build { kind, .. }, Some(said)) => *kind == said,
            _ => true,
        })
    };
    let fits_coasts = |(_, order): &&(Power, Order)| {
        clause.names.iter().filter(|name| board.location(name.at).coast.is_some()).all(|name| match order {
            Order::Unit { at, action: Action::Move { to, .. }, .. } => *at == name.at || *to == name.at,
            Order::Build { at, .. } => *at == name.at,
            _ => true,
        })
    };
    let mut found: Vec<&(Power, Order)> =
        legal.iter().filter(of_stem).filter(uses).filter(fits_kinds).filter(fits_coasts).collect();
    if clause.stem == Some(Stem::Carry) {
        return carried(board, &names, legal, &found);
    }
    // Of several units, the first named moves, unless a word says otherwise.
    let mover = clause
        .names
        .iter()
        .find(|name| name.from && clause.stem.is_none())
        .or_else(|| clause.names.iter().find(|name| !(name.to || name.from && clause.stem.is_some())));
    let first = match (clause.whose, mover) {
        (None, Some(name)) => Some(board.province_of(name.at)),
        _ => names.first().copied(),
    };
    let prefers = |place: Option<Province>, order: &Order, role: usize| {
        place.is_some() && places_of(board, order).get(role).copied() == place
    };
    if found.iter().any(|(_, order)| prefers(first, order, 0)) {
        found.retain(|(_, order)| prefers(first, order, 0));
    } else if clause.stem.is_none() && found.iter().any(|(_, order)| matches!(order, Order::Unit { .. })) {
        // The first named is a goal only if a word says so.
        let says = clause.names.iter().any(|name| name.from || name.to) || clause.whose.is_some();
        if !says {
            return Vec::new();
        }
    }
    if clause.stem == Some(Stem::Help) && found.len() > 1 {
        let others: Vec<Province> = names.iter().copied().filter(|place| Some(*place) != first).collect();
        let in_order = |order: &Order| places_of(board, order).get(1..).is_some_and(|rest| rest == others.as_slice());
        if found.iter().any(|(_, order)| in_order(order)) {
            found.retain(|(_, order)| in_order(order));
        }
    }
    if found.len() > MAX_CHOICES {
        return Vec::new();
    }
    found.into_iter().map(|order| vec![order.clone()]).collect()
}

/// Both orders of a convoy by the writer's own fleet.
fn carried(board: &Board, names: &[Province], legal: &Legal, convoys: &[&(Power, Order)]) -> Vec<Vec<(Power, Order)>> {
    let goes = |from: Location, to: Location| {
        let is_move = |(_, order): &&(Power, Order)| match order {
            Order::Unit { at, action: Action::Move { to: goal, route: Route::Any | Route::Via }, .. } => {
                board.province_of(*at) == board.province_of(from) && board.province_of(*goal) == board.province_of(to)
            }
            _ => false,
        };
        // The order names the road where both are possible.
        legal.iter().filter(is_move).max_by_key(|(_, order)| {
            matches!(order, Order::Unit { action: Action::Move { route: Route::Via, .. }, .. })
        })
    };
    let by_names = |(_, order): &&(Power, Order)| {
        let places = places_of(board, order);
        matches!(order, Order::Unit { action: Action::Convoy { .. }, .. })
            && names.len() == 2
            && places.get(1..) == Some(names)
    };
    let own = legal.iter().filter(by_names).chain(convoys.iter().copied());
    let mut sets: Vec<Vec<(Power, Order)>> = Vec::new();
    for convoy in own {
        let Order::Unit { action: Action::Convoy { from, to, .. }, .. } = &convoy.1 else { continue };
        // The sentence names the army before its goal.
        let order = places_of(board, &convoy.1);
        let place = |province: Option<&Province>| names.iter().position(|name| Some(name) == province);
        if place(order.get(1)) > place(order.get(2)) {
            continue;
        }
        let set: Vec<_> = goes(*from, *to).into_iter().chain([convoy]).cloned().collect();
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    if sets.len() > MAX_CHOICES { Vec::new() } else { sets }
}

/// The provinces that an order names, its unit's first.
pub(super) fn places_of(board: &Board, order: &Order) -> Vec<Province> {
    let places = match order {
        Order::Unit { at, action, .. } => match action {
            Action::Move { to, .. } => vec![*at, *to],
            Action::SupportHold { unit, .. } => vec![*at, *unit],
            Action::SupportMove { from, to, .. } | Action::Convoy { from, to, .. } => vec![*at, *from, *to],
            _ => vec![*at],
        },
        Order::Build { at, .. } => vec![*at],
        _ => Vec::new(),
    };
    places.into_iter().map(|at| board.province_of(at)).collect()
}
