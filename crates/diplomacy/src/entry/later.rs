//! Orders for phases that have not begun: names for such a phase, the meaning of such an order, and its possible conditions.
use super::grammar;
use super::grammar::Parsed;
use super::names::Names;
use super::review::subject;
use crate::board::Board;
use crate::calendar::Round;
use crate::order::{Action, Order};
use crate::policy::Policies;
use crate::state::{Phase, PhaseKind, Season, State};
use chancery_rules::{Planned, Rejected};
use chancery_text::say;
use chancery_text::sentence::{self, Note, line, theirs};

/// The number of years ahead for which orders are accepted.
const MAX_YEARS: i32 = 5;
/// An upper bound for the number of phases in that many years.
const MAX_PHASES: usize = 100;

/// The phases that may come after this one, the next one first.
pub fn ahead(round: &Round, policies: &Policies, now: Phase) -> Vec<Phase> {
    let after = |phase: Phase| match phase.kind {
        PhaseKind::Movement if !policies.auto_disband => Phase { kind: PhaseKind::Retreat, ..phase },
        PhaseKind::Movement | PhaseKind::Retreat if round.counts(phase) => round.adjustments(phase),
        _ => round.next(phase),
    };
    let is_near = |phase: &Phase| phase.year.saturating_sub(now.year).saturating_abs() <= MAX_YEARS;
    let all = std::iter::successors(Some(after(now)), |phase| Some(after(*phase)));
    all.take_while(is_near).take(MAX_PHASES).collect()
}

/// The label of the phase that a player means, if it is the current one or may still come.
///
/// # Errors
/// A sentence that says why it is neither.
pub fn named_phase(round: &Round, policies: &Policies, now: Phase, text: &str) -> Result<String, Note> {
    let ahead = ahead(round, policies, now);
    let Some((phase, is_short)) = spoken(text) else {
        let shown: String = text.chars().take(40).collect();
        let example = line(format!("PHASE {}", ahead.first().unwrap_or(&now)));
        return Err(Note::of(say!("I don't know a phase {}. Write it like this: {example}.", theirs(shown), example)));
    };
    // `F02M`
    let century = if is_short { now.year.div_euclid(100).saturating_mul(100) } else { 0 };
    let readings = [0, century, century.saturating_add(100)];
    let mut readings = readings.map(|century| Phase { year: phase.year.saturating_add(century), ..phase }).into_iter();
    let may_come = |phase: &Phase| *phase == now || ahead.contains(phase);
    if let Some(phase) = readings.find(may_come) {
        return Ok(phase.to_string());
    }
    let is_down = if round.goes_down() { -1 } else { 1 };
    let n_years = phase.year.saturating_sub(now.year).saturating_mul(is_down);
    let label = |phase: &Phase| sentence::phase(phase.to_string());
    let named = label(&phase);
    Err(Note::of(if phase.kind == PhaseKind::Retreat && policies.auto_disband {
        say!("There is no {named}: in this game nobody retreats.", named)
    } else if !round.has(phase) {
        say!("There is no {named} in this game.", named)
    } else if MAX_YEARS < n_years {
        say!(
            "{named} is too far ahead: I keep orders for {} years, up to {}.",
            named,
            MAX_YEARS,
            label(ahead.last().unwrap_or(&now))
        )
    } else {
        say!("{named} is over: it is {} now.", named, label(&now))
    }))
}

/// A phase in words (`Fall of 1901`, `FALL 1901 RETREATS`, `F1901B`), and whether its year has at most two digits.
fn spoken(text: &str) -> Option<(Phase, bool)> {
    if let Some(phase) = Phase::read(text) {
        return Some((phase, phase.year.abs() < 100));
    }
    let (mut season, mut year, mut kind) = (None, None, None);
    for word in cut(text) {
        let word = word.to_lowercase();
        let (mut new_season, mut new_kind) = (None, None);
        match word.as_str() {
            "of" | "the" | "phase" | "turn" | "year" | "ad" | "bc" => continue,
            "s" | "spr" | "spring" => new_season = Some(Season::Spring),
            "u" | "sum" | "summer" => new_season = Some(Season::Summer),
            "f" | "fall" | "autumn" => new_season = Some(Season::Fall),
            "w" | "win" | "winter" => new_season = Some(Season::Winter),
            "m" | "mov" | "move" | "moves" | "movement" | "movements" => new_kind = Some(PhaseKind::Movement),
            "r" | "ret" | "retreat" | "retreats" => new_kind = Some(PhaseKind::Retreat),
            "a" | "adj" | "adjust" | "adjustment" | "adjustments" => new_kind = Some(PhaseKind::Adjustment),
            "b" | "build" | "builds" | "removal" | "removals" => new_kind = Some(PhaseKind::Adjustment),
            number if year.is_none() => {
                year = Some((number.parse::<i32>().ok()?, number.len() < 3));
                continue;
            }
            _ => return None,
        }
        // Each may be named only once.
        if new_season.is_some() && season.is_some() || new_kind.is_some() && kind.is_some() {
            return None;
        }
        (season, kind) = (new_season.or(season), new_kind.or(kind));
    }
    let (year, is_short) = year?;
    let (season, kind) = match (season, kind) {
        (Some(Season::Winter) | None, Some(PhaseKind::Adjustment)) | (Some(Season::Winter), None) => {
            (Season::Winter, PhaseKind::Adjustment)
        }
        (Some(Season::Fall), Some(PhaseKind::Adjustment)) => (Season::Winter, PhaseKind::Adjustment),
        (Some(Season::Winter) | None, _) => return None,
        (Some(season), kind) => (season, kind.unwrap_or(PhaseKind::Movement)),
    };
    Some((Phase { season, year, kind }, is_short))
}

/// The runs of letters and of digits in a text.
fn cut(text: &str) -> Vec<&str> {
    let sort = |c: char| (c.is_ascii_digit(), c.is_alphabetic());
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (at, c) in text.char_indices() {
        if last.is_some_and(|last| last != sort(c)) {
            pieces.push(&text[start..at]);
            start = at;
        }
        last = Some(sort(c));
    }
    pieces.push(&text[start..]);
    pieces.retain(|piece| piece.contains(char::is_alphanumeric));
    pieces
}

/// Reads a line as orders for a later phase of a kind.
pub fn planned(board: &Board, names: &Names, kind: PhaseKind, line: &str) -> Vec<Result<Planned, Rejected>> {
    let read = |text: &str| grammar::parse(board, names, Some(kind), text);
    let found = read(line);
    if has_choices(line) && found.iter().any(Result::is_err) {
        return line.split([',', ';']).flat_map(|piece| choices(board, &read, kind, piece)).collect();
    }
    let found = found.into_iter();
    found.map(|found| found.and_then(|parsed| fitting(board, kind, parsed)).map(|own| own.planned(board))).collect()
}

/// `A MUN - BOH OR SIL OR DISBAND`
fn has_choices(line: &str) -> bool {
    line.split_whitespace().skip(1).any(|word| word.eq_ignore_ascii_case("or"))
}

/// An order, with the alternatives if it cannot be carried out.
fn choices(
    board: &Board,
    read: &impl Fn(&str) -> Vec<Result<Parsed, Rejected>>,
    kind: PhaseKind,
    line: &str,
) -> Vec<Result<Planned, Rejected>> {
    let mut pieces: Vec<String> = vec![String::new()];
    for word in line.split_whitespace() {
        match pieces.last_mut() {
            Some(piece) if !word.eq_ignore_ascii_case("or") => {
                piece.extend((!piece.is_empty()).then_some(' '));
                piece.push_str(word);
            }
            _ => pieces.push(String::new()),
        }
    }
    let (first, rest) = match pieces.split_first() {
        Some((first, rest)) => (read(first), rest),
        None => return Vec::new(),
    };
    let [Ok(parsed)] = first.as_slice() else { return told(first) };
    let own = match fitting(board, kind, parsed.clone()) {
        Ok(own) => own,
        Err(why) => return vec![Err(why)],
    };
    let head = match &own.parsed.order {
        Order::Build { .. } => "B".to_owned(),
        order => order.text(board).split(" - ").next().unwrap_or_default().trim_end_matches(" D").to_owned(),
    };
    let mut planned = own.planned(board);
    for piece in rest {
        let bare = piece.trim_start_matches(['-', '>', ' ']);
        let ways = [piece.clone(), format!("{head} {bare}"), format!("{head} - {bare}")];
        let builds = |order: &Order| matches!(order, Order::Build { .. } | Order::Waive(_) | Order::WaiveOneMore);
        let same = |parsed: &Parsed| builds(&parsed.order) == (head == "B");
        let other = ways.iter().find_map(|way| match read(way).as_slice() {
            [Ok(parsed)] if same(parsed) => fitting(board, kind, parsed.clone()).ok(),
            _ => None,
        });
        match other {
            Some(other) => planned.choices.extend(other.planned(board).choices),
            None => {
                return vec![Err(Rejected::because(say!(
                    "I don't understand {} after OR. Write it like {}.",
                    theirs(piece),
                    sentence::line("A MUN - BOH OR SIL OR DISBAND")
                )))];
            }
        }
    }
    vec![Ok(planned)]
}

/// Explains why a text is not a single order.
fn told(found: Vec<Result<Parsed, Rejected>>) -> Vec<Result<Planned, Rejected>> {
    let refused: Vec<_> = found.into_iter().filter_map(Result::err).map(Err).collect();
    if refused.is_empty() {
        return vec![Err(Rejected::because("Before OR there must be one order."))];
    }
    refused
}

/// An order that is possible in some phase of a kind.
struct Fitting {
    parsed: Parsed,
}

/// Checks that such an order is possible in a phase of this kind.
fn fitting(board: &Board, kind: PhaseKind, parsed: Parsed) -> Result<Fitting, Rejected> {
    let fits = match (&parsed.order, kind) {
        (Order::Unit { action: Action::Move { .. } | Action::Disband, .. }, PhaseKind::Retreat) => true,
        (Order::Unit { action, .. }, PhaseKind::Adjustment) => {
            matches!(action, Action::Disband | Action::Transform { .. } | Action::Maintain)
        }
        (Order::Unit { .. } | Order::Permit { .. }, PhaseKind::Movement) => true,
        (Order::Build { .. } | Order::Waive(_) | Order::WaiveOneMore, PhaseKind::Adjustment) => true,
        (Order::Home { .. } | Order::Bid { .. }, PhaseKind::Adjustment) => true,
        _ => false,
    };
    if fits {
        return Ok(Fitting { parsed });
    }
    let order = line(parsed.order.text(board));
    Err(Rejected::because(match kind {
        PhaseKind::Movement => say!("{order} is no order for a phase of movement.", order),
        PhaseKind::Retreat => {
            say!("{order} is no order for a phase of retreats: a dislodged unit goes somewhere, or disbands.", order)
        }
        PhaseKind::Adjustment => {
            say!("{order} is no order for a phase of adjustments: there units are built and removed.", order)
        }
    }))
}

impl Fitting {
    /// The order, with all information from its line.
    fn planned(&self, board: &Board) -> Planned {
        let Parsed { power, whose, order, bare } = &self.parsed;
        let mut text = order.text(board);
        if *bare {
            text.truncate(text.trim_end_matches(" D").len());
        }
        if let Some(whose) = whose {
            let adjective = &board.power_name(*whose).adjective;
            for verb in [" S ", " C "] {
                text = text.replacen(verb, &format!("{verb}{adjective} "), 1);
            }
        }
        if let Some(power) = power {
            text = format!("{}: {text}", board.power_name(*power).name);
        }
        let (sort, at) = subject(board, order);
        let stands_beside = matches!(order, Order::WaiveOneMore) || at.is_some_and(|at| board.province(at).high_sea);
        let about = if stands_beside { String::new() } else { format!("{sort} {}", at.map_or(0, |at| at.0)) };
        Planned { about, choices: vec![text] }
    }
}

/// Returns whether there is such a unit: `F ION`, `ITALIAN F ION`, `ION`. Only units in their places count, not those that must retreat.
///
/// # Errors
/// A sentence that says what is wrong with the condition.
pub fn is_so(board: &Board, names: &Names, seen: &State, condition: &str) -> Result<bool, Note> {
    let (power, kind, at) = grammar::named_unit(board, names, condition)?;
    let province = board.province_of(at);
    let has_coast = board.location(at).coast.is_some();
    let is_it = |unit: &&crate::state::Unit| {
        power.is_none_or(|power| unit.power == power)
            && kind.is_none_or(|kind| unit.kind == kind)
            && (!has_coast || unit.at == at)
    };
    Ok(seen.units_in(board, province).any(|unit| is_it(&unit)))
}
