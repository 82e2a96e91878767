//! A position known only from a list of orders: each order puts its unit on the board.
use super::board::{Board, Location, Province};
use super::edit::lines_between;
use super::entry::grammar::{self, Parsed};
use super::entry::names::Names;
use super::order::{Action, Order};
use super::record;
use super::state::{Phase, PhaseKind, State, Unit, UnitKind};
use chancery_rules::{Overwrite, PlacedUnit, Power};
use chancery_text::say;
use chancery_text::sentence::{self, Note, line, or, term};

/// Applies the orders in these lines to a position, placing each order's unit. `everything`: removes the units that the lines do not name.
///
/// # Errors
/// A sentence for each line that is wrong.
pub(super) fn overwrite(
    board: &Board,
    names: &Names,
    state: &State,
    lines: &[String],
    phase: Option<&str>,
    everything: bool,
) -> Result<Overwrite<Order>, Vec<Note>> {
    let mut after = state.clone();
    if let Some(text) = phase {
        let phase = Phase::read(text);
        let example = line("OVERWRITE S1903M");
        after.phase = phase.ok_or_else(|| vec![Note::of(say!("Write a phase as in {}.", example))])?;
        after.dislodged.clear();
        after.contested.clear();
    }
    if after.phase.kind != PhaseKind::Movement {
        let label = sentence::phase(after.phase.to_string());
        let what = if after.phase.kind == PhaseKind::Retreat { "a retreat" } else { "an adjustment" };
        return Err(vec![Note::of(say!(
            "Orders put units on the board in a movement phase only; {} is {what}.",
            label,
            what
        ))]);
    }
    let mut reader = OrderedUnits { board, names, units: Vec::new(), orders: Vec::new(), wrong: Vec::new() };
    let mut power = None;
    for text in lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match record::power(board, names, text.trim_end_matches(':').trim()).ok() {
            Some(named) if 1 < text.trim_end_matches(':').trim().chars().count() => power = Some(named),
            _ => reader.line(text, power),
        }
    }
    if !reader.wrong.is_empty() {
        return Err(reader.wrong);
    }
    if reader.orders.is_empty() {
        return Err(vec![Note::of("There are no orders.")]);
    }
    let OrderedUnits { units, orders, .. } = reader;
    let named = |unit: &Unit| units.iter().any(|new| board.province_of(new.at) == board.province_of(unit.at));
    let before = |province: Province| state.unit_in(board, province).copied();
    let placed = units.iter().filter(|unit| before(board.province_of(unit.at)) != Some(**unit));
    let placed = placed.map(|unit| PlacedUnit {
        power: unit.power,
        kind: unit.kind.initial().to_owned(),
        at: board.place_name(unit.at),
        was: before(board.province_of(unit.at)).map(|was| (was.power, board.unit_name(&was))),
    });
    let placed = placed.collect();
    after.units.retain(|unit| !everything && !named(unit));
    after.units.extend(&units);
    after.sort();
    Ok(Overwrite { edit: lines_between(board, state, &after), orders, placed })
}

struct OrderedUnits<'a> {
    board: &'a Board,
    names: &'a Names,
    units: Vec<Unit>,
    orders: Vec<(Power, Order)>,
    wrong: Vec<Note>,
}

impl OrderedUnits<'_> {
    fn line(&mut self, text: &str, above: Option<Power>) {
        for found in grammar::parse(self.board, self.names, Some(PhaseKind::Movement), text) {
            let read = match found {
                Ok(parsed) => self.order(parsed, above),
                Err(rejected) if rejected.says_nothing() => continue,
                Err(rejected) => Err(rejected.into_why()),
            };
            if let Err(why) = read {
                let text: String = text.chars().take(60).collect();
                self.wrong.push(Note::of(say!("{}: {}", term(text), why)));
            }
        }
    }

    fn order(&mut self, parsed: Parsed, above: Option<Power>) -> Result<(), Note> {
        let power = parsed.power.or(above);
        let Order::Unit { kind, at, action } = &parsed.order else {
            return Err(Note::of("this is no order to a unit."));
        };
        let text = parsed.order.text(self.board);
        let Some(kind) = *kind else {
            return Err(Note::of(say!("an army or a fleet? Write {}.", line(format!("A {text}")))));
        };
        let Some(power) = power else {
            let home = self.board.province(self.board.province_of(*at)).home;
            let likely = home.and_then(|home| self.board.powers.get(home.index())).or(self.board.powers.first());
            let power = likely.map(|power| power.name.to_uppercase()).unwrap_or_default();
            return Err(Note::of(say!("whose is it? Write {}.", line(format!("{power}: {text}")))));
        };
        // A disbanding unit is not added.
        if *action != Action::Disband {
            let unit = Unit { power, kind, at: self.standing(kind, *at, &text)? };
            self.put(unit)?;
        }
        self.orders.push((power, parsed.order));
        Ok(())
    }

    /// The exact location of a unit: for a fleet, one of the coasts.
    fn standing(&self, kind: UnitKind, at: Location, text: &str) -> Result<Location, Note> {
        let board = self.board;
        let province = board.province_of(at);
        let at = if kind == UnitKind::Fleet { at } else { board.main(province) };
        if board.can_stand(kind, at) {
            return Ok(at);
        }
        let coasts = &board.province(province).coasts;
        if kind == UnitKind::Fleet && !coasts.is_empty() {
            let plain = board.place_name(board.main(province));
            let coasts = coasts.iter().map(|&at| line(text.replacen(&plain, &board.place_name(at), 1)));
            return Err(Note::of(say!("at which coast? Write {}.", or(coasts))));
        }
        let place = sentence::place(board.full_name(at));
        Err(Note::of(say!("there can be no {} in {place}.", kind.word(), place)))
    }

    fn put(&mut self, unit: Unit) -> Result<(), Note> {
        let board = self.board;
        let province = board.province_of(unit.at);
        let Some(other) = self.units.iter().find(|other| board.province_of(other.at) == province) else {
            self.units.push(unit);
            return Ok(());
        };
        if *other == unit {
            return Ok(());
        }
        let named = |unit: &Unit| format!("{}'s {}", board.power_name(unit.power).name, unit.kind.word());
        let place = sentence::place(board.full_name(board.main(province)));
        Err(Note::of(say!("two units in {}: {} and {}.", place, term(named(other)), term(named(&unit)))))
    }
}
