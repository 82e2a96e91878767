//! Replays a Realpolitik game under our rules, without trusting the file.
//!
//! The orders are adjudicated phase by phase. If the next position in the file differs, the record has it as an edit by hand. If no edit
//! can lead there, the record starts again from that position, and leaves out the phases before it.
use super::gazetteer::Gazetteer;
use super::head::{LostUnit, Period, Piece};
use super::history::{OrderLine, PastPhase, RealpolitikGame};
use super::translation::{Meaning, meaning};
use crate::{At, Note, Refused, Report};
use chancery_diplomacy::board::{Board, Location, Province};
use chancery_diplomacy::edit::lines_between;
use chancery_diplomacy::event::Event;
use chancery_diplomacy::order::Order;
use chancery_diplomacy::phases::adjudicate::adjudicate;
use chancery_diplomacy::state::{Dislodged, Phase, PhaseKind, Season, State, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, complete};
use chancery_rules::{Eyes, Power, Rules};
use serde_json::Value;

/// A game in our record format.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The first position of the record.
    pub begin: Value,
    /// The steps from there.
    pub steps: Vec<RecordStep>,
    /// The orders on file in the current phase, by the names of powers.
    pub on_file: Vec<(String, Vec<String>)>,
    /// The differences, and the parts left out.
    pub notes: Vec<Note>,
}

/// A step of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordStep {
    /// A phase played with these orders, each with the name of its power.
    Turn(Vec<(String, String)>),
    /// The position was edited by hand: the lines of EDIT.
    Edit(Vec<String>),
}

impl PlayedGame {
    /// The number of phases.
    #[must_use]
    pub fn n_turns(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, RecordStep::Turn(_))).count()
    }

    /// The number of edits by hand.
    #[must_use]
    pub fn n_edits(&self) -> usize {
        self.steps.len() - self.n_turns()
    }
}

/// Replays a game.
///
/// # Errors
/// If a position of the file is not possible on this board.
pub fn play(rules: &Diplomacy, gazetteer: &Gazetteer, game: &RealpolitikGame) -> Result<PlayedGame, Refused> {
    let mut player = Player { rules, gazetteer, file: &game.file, report: Report::default(), run: None, n_left_out: 0 };
    if game.is_cut {
        let why =
            "The phases before the present one are left out: they have no orders, or the order of spaces is not known.";
        player.report.note(At::whole(&game.file), why);
    }
    for past in &game.past {
        player.past(past)?;
    }
    player.present(game)
}

/// The record since its beginning.
struct Record {
    begin: State,
    now: State,
    steps: Vec<RecordStep>,
}

struct Player<'a> {
    rules: &'a Diplomacy,
    gazetteer: &'a Gazetteer,
    file: &'a str,
    report: Report,
    run: Option<Record>,
    /// The phases that were left out because no edit by hand connects them to the rest.
    n_left_out: usize,
}

impl Player<'_> {
    fn board(&self) -> &Board {
        self.rules.board()
    }

    fn past(&mut self, past: &PastPhase) -> Result<(), Refused> {
        let at = At { file: self.file, line: past.line, text: "" };
        let units = self.units(at, past.units.iter().copied())?;
        let owners = self.owners(at, past.owners.iter().copied())?;
        let stated = self.state(past.period, past.year, units, owners, &past.lost)?;
        let phase = stated.phase;
        let reached = self.settled(stated);
        let is_played = reached.phase == phase;
        self.arrive(at, reached, true);
        if !is_played {
            return Ok(());
        }
        let Some(mut run) = self.run.take() else { return Ok(()) };
        let orders = self.orders(&run.now, &past.orders);
        let given: Vec<_> = orders.iter().map(|(_, power, order)| (*power, order.clone())).collect();
        let (next, events) = self.adjudicated(&run.now, &given);
        for (line, power, order) in &orders {
            self.compare(line, *power, order, &events);
        }
        let named = |(power, order): &(Power, Order)| (self.name(*power), order.text(self.board()));
        run.steps.push(RecordStep::Turn(given.iter().map(named).collect()));
        run.now = next;
        self.run = Some(run);
        Ok(())
    }

    /// Completes the record with the current position.
    fn present(mut self, game: &RealpolitikGame) -> Result<PlayedGame, Refused> {
        let head = &game.head;
        let whole = At::whole(self.file);
        let mut units = Vec::new();
        let mut owners = vec![None; self.board().provinces.len()];
        for (power, holding) in head.holdings.iter().enumerate() {
            let [_, centres, line] = holding.lines.map(|line| At { line, ..whole });
            units.extend(self.units(line, holding.units.iter().map(|piece| (power, *piece)))?);
            let own = self.owners(centres, holding.centres.iter().map(|&space| (space, power)))?;
            owners.iter_mut().zip(own).filter(|(_, own)| own.is_some()).for_each(|(owner, own)| *owner = own);
        }
        self.distinct(whole, &units)?;
        let stated = self.state(head.period, head.year, units, owners, &head.lost)?;
        let phase = stated.phase;
        let reached = self.settled(stated);
        let is_present = reached.phase == phase;
        self.arrive(whole, reached, false);
        let Some(run) = self.run.take() else {
            return whole.refuse("it has no position");
        };
        let on_file = if is_present { self.filed(&run.now, &game.orders) } else { Vec::new() };
        Ok(PlayedGame { begin: self.rules.save(&run.begin), steps: run.steps, on_file, notes: self.report.notes })
    }

    /// Advances to a position of the file: it already matches, or an edit by hand leads there, or the record starts again.
    fn arrive(&mut self, at: At<'_>, reached: State, goes_on: bool) {
        let begin = |state: State| Record { begin: state.clone(), now: state, steps: Vec::new() };
        let Some(mut run) = self.run.take() else {
            self.run = Some(begin(reached));
            return;
        };
        let is_over = !run.now.winners.is_empty() && goes_on;
        if is_same(&run.now, &reached) && !is_over {
            self.run = Some(run);
            return;
        }
        let lines = lines_between(self.board(), &run.now, &reached);
        let edited = self.rules.edit(&run.now, &lines).ok().filter(|edited| is_same(edited, &reached) && !is_over);
        match edited {
            Some(edited) => {
                let phase = reached.phase;
                self.report.note(at, format!("The position of {phase} is the file's, as a change by hand."));
                run.steps.push(RecordStep::Edit(lines));
                run.now = edited;
                self.run = Some(run);
            }
            None => {
                let turns = run.steps.iter().filter(|step| matches!(step, RecordStep::Turn(_))).count();
                self.n_left_out += turns;
                let (first, verb) = match self.n_left_out {
                    1 => ("The first phase".to_owned(), "is"),
                    n => (format!("The first {n} phases"), "are"),
                };
                let (from, to) = (run.now.phase, reached.phase);
                self.report.note(
                    at,
                    format!(
                        "{first} {verb} left out: the position of {to} does not follow; by our rules, {from} does."
                    ),
                );
                self.run = Some(begin(reached));
            }
        }
    }

    /// The next phase with a decision, at or after a position.
    fn settled(&self, mut state: State) -> State {
        for _ in 0..3 {
            let is_idle = state.phase.kind != PhaseKind::Movement && self.rules.due(&state).is_empty();
            if !is_idle || !state.winners.is_empty() {
                break;
            }
            state = self.adjudicated(&state, &[]).0;
        }
        state
    }

    fn adjudicated(&self, state: &State, orders: &[(Power, Order)]) -> (State, Vec<Event>) {
        adjudicate(self.board(), self.rules.tables(), self.rules.policies(), state, orders)
    }

    fn name(&self, power: Power) -> String {
        self.board().power_name(power).name.clone()
    }

    fn power(&self, index: usize) -> Option<Power> {
        let ours = &self.gazetteer.countries.get(index)?.ours;
        self.board().powers.iter().position(|power| power.name == *ours).map(|at| Power(at as u16))
    }

    /// The exact place of a unit. If the coast is unknown, the first possible one.
    fn location(&self, piece: &Piece) -> Option<Location> {
        let board = self.board();
        let province = self.province(piece.at.space)?;
        if piece.kind != UnitKind::Fleet {
            return Some(board.main(province)).filter(|&at| board.can_stand(piece.kind, at));
        }
        let coasts = &board.province(province).coasts;
        if coasts.is_empty() {
            return Some(board.main(province)).filter(|&at| board.can_stand(piece.kind, at));
        }
        let letter = |at: &Location| {
            board.location(*at).coast.as_ref().and_then(|coast| coast.chars().next()).map(|c| c.to_ascii_lowercase())
        };
        coasts.iter().copied().find(|at| piece.at.coast.is_none() || letter(at) == piece.at.coast)
    }

    fn province(&self, space: usize) -> Option<Province> {
        let ours = self.gazetteer.spaces.get(space)?.ours.as_ref()?;
        let found = self.board().provinces.iter().position(|data| data.abbreviation == *ours);
        found.map(|at| Province(at as u16))
    }

    fn units(&self, at: At<'_>, pieces: impl Iterator<Item = (usize, Piece)>) -> Result<Vec<Unit>, Refused> {
        let mut units = Vec::new();
        for (power, piece) in pieces {
            units.push(self.unit(at, power, &piece)?);
        }
        self.distinct(at, &units)?;
        Ok(units)
    }

    fn unit(&self, at: At<'_>, power: usize, piece: &Piece) -> Result<Unit, Refused> {
        let name = self.gazetteer.spaces.get(piece.at.space).map_or("", |space| &space.names[0]);
        match (self.power(power), self.location(piece)) {
            (None, _) => at.refuse("the board has no such power"),
            (_, None) => at.refuse(format!("no {} can stand in {name}", piece.kind.word())),
            (Some(power), Some(place)) => Ok(Unit { power, kind: piece.kind, at: place }),
        }
    }

    fn distinct(&self, at: At<'_>, units: &[Unit]) -> Result<(), Refused> {
        let board = self.board();
        for (index, unit) in units.iter().enumerate() {
            let province = board.province_of(unit.at);
            if units[..index].iter().any(|other| board.province_of(other.at) == province) {
                return at.refuse(format!("there are two units in {}", board.province(province).name));
            }
        }
        Ok(())
    }

    fn owners(&self, at: At<'_>, owned: impl Iterator<Item = (usize, usize)>) -> Result<Vec<Option<Power>>, Refused> {
        let mut owners = vec![None; self.board().provinces.len()];
        for (space, power) in owned {
            let province = self.province(space).filter(|&at| self.board().province(at).centre);
            let Some(province) = province else {
                let name = self.gazetteer.spaces.get(space).map_or("", |space| &space.names[0]);
                return at.refuse(format!("{name} is no centre on this board"));
            };
            owners[usize::from(province.0)] = self.power(power);
        }
        Ok(owners)
    }

    fn state(
        &self,
        period: Period,
        year: i32,
        units: Vec<Unit>,
        owners: Vec<Option<Power>>,
        lost: &[LostUnit],
    ) -> Result<State, Refused> {
        let (season, kind) = match period {
            Period::Spring => (Season::Spring, PhaseKind::Movement),
            Period::Summer => (Season::Spring, PhaseKind::Retreat),
            Period::Fall => (Season::Fall, PhaseKind::Movement),
            Period::Autumn => (Season::Fall, PhaseKind::Retreat),
            Period::Winter => (Season::Winter, PhaseKind::Adjustment),
        };
        let mut state = State {
            phase: Phase { season, year, kind },
            units,
            dislodged: Vec::new(),
            contested: Vec::new(),
            owners,
            winners: Vec::new(),
            affairs: Default::default(),
        };
        // Before the retreats, these are the predicted results of a movement that is shown, but not over.
        for lost in lost.iter().filter(|_| kind == PhaseKind::Retreat) {
            let at = At { file: self.file, line: lost.line, text: "" };
            let unit = self.unit(at, lost.power, &lost.piece)?;
            let is_goal = |place: &Location| {
                lost.goals.iter().any(|goal| {
                    let piece = Piece { kind: unit.kind, at: *goal };
                    let province = self.board().province_of(*place);
                    Some(province) == self.province(goal.space)
                        && (goal.coast.is_none() || self.location(&piece) == Some(*place))
                })
            };
            let retreats = self.board().steps(unit.kind, unit.at).iter().copied().filter(is_goal).collect();
            state.dislodged.push(Dislodged { unit, from: None, retreats });
        }
        state.sort();
        Ok(state)
    }

    /// The orders that we support, with their lines and powers.
    fn orders<'o>(&mut self, state: &State, lines: &'o [OrderLine]) -> Vec<(&'o OrderLine, Power, Order)> {
        let mut orders: Vec<(&OrderLine, Power, Order)> = Vec::new();
        for line in lines {
            let read = match meaning(self.gazetteer, &line.order) {
                Meaning::Nothing => continue,
                Meaning::Strange => None,
                Meaning::Order(text) => self.rules.parse(&text).ok().map(|parsed| parsed.order),
            };
            match (read, line.power.and_then(|power| self.power(power))) {
                // Builds waived one by one are a single order here, in the place of the first.
                (Some(Order::Waive(_) | Order::WaiveOneMore), Some(power)) => {
                    let waived = orders.iter_mut().find_map(|(_, other, order)| match order {
                        Order::Waive(n) if *other == power => Some(n),
                        _ => None,
                    });
                    match waived {
                        Some(n) => *n += 1,
                        None => orders.push((line, power, Order::Waive(1))),
                    }
                }
                (Some(order), Some(power)) => {
                    orders.push((line, power, complete(self.rules.board(), state, order)));
                }
                _ => {
                    let at = At { file: self.file, line: line.line, text: &line.text };
                    self.report.note(at, "This is no order of ours; it is left out.");
                }
            }
        }
        orders
    }

    /// Reports a result that differs under our rules.
    fn compare(&mut self, line: &OrderLine, power: Power, order: &Order, events: &[Event]) {
        let Order::Unit { at, .. } = order else { return };
        let board = self.board();
        let province = board.province_of(*at);
        let result = events.iter().find_map(|event| match event {
            Event::Result(result) if result.power == power => {
                result.unit.filter(|unit| board.province_of(unit.at) == province).map(|_| result)
            }
            _ => None,
        });
        let Some(result) = result else { return };
        let failed = result.failure.is_some() || result.dislodged;
        if failed != line.failed.is_some() {
            let at = At { file: self.file, line: line.line, text: &line.text };
            let fate = if failed { "fails" } else { "succeeds" };
            self.report.note(at, format!("By our rules it {fate}."));
        }
    }

    /// The valid orders of the current phase, in the form stored on file.
    fn filed(&mut self, state: &State, lines: &[OrderLine]) -> Vec<(String, Vec<String>)> {
        let mut filed: Vec<(Power, Vec<Order>)> = Vec::new();
        for (line, power, order) in self.orders(state, lines) {
            let view = self.rules.view(state, Eyes::Power(power));
            let text = order.text(self.board());
            let accepted = self.rules.orders(&view, &text).into_iter().next().and_then(Result::ok);
            let Some(accepted) = accepted else {
                let at = At { file: self.file, line: line.line, text: &line.text };
                self.report.note(at, "This cannot be ordered in the present position; it is left out.");
                continue;
            };
            let index = filed.iter().position(|(other, _)| *other == power).unwrap_or_else(|| {
                filed.push((power, Vec::new()));
                filed.len() - 1
            });
            self.rules.file(state, power, &mut filed[index].1, accepted.order);
        }
        let texts = |orders: &Vec<Order>| orders.iter().map(|order| order.text(self.board())).collect();
        filed.iter().map(|(power, orders)| (self.name(*power), texts(orders))).collect()
    }
}

/// Returns whether two positions are the same, as far as Realpolitik's files show.
fn is_same(one: &State, other: &State) -> bool {
    let lost = |state: &State| -> Vec<(Unit, Vec<Location>)> {
        state.dislodged.iter().map(|lost| (lost.unit, lost.retreats.clone())).collect()
    };
    one.phase == other.phase && one.units == other.units && one.owners == other.owners && lost(one) == lost(other)
}
