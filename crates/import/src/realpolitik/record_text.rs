//! Writes one of our games in Realpolitik's format.
use super::gazetteer::{Country, Gazetteer};
use super::head::Period;
use chancery_diplomacy::accounts::{balance, build_sites};
use chancery_diplomacy::board::{Board, Location, Province};
use chancery_diplomacy::event::{Event, Failure, OrderResult};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::phases::adjudicate::adjudicate;
use chancery_diplomacy::state::{Dislodged, Phase, PhaseKind, Season, State, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, complete};
use chancery_rules::{Power, Rules};
use serde_json::Value;
use std::collections::BTreeSet;

/// The maximum length of a game's name.
const MAX_NAME: usize = 29;
/// The maximum length of a line in Realpolitik.
const MAX_LINE: usize = 255;

/// The program that a game is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// Realpolitik: `.dpy`.
    Realpolitik,
    /// RealWorld: `.dpw`.
    RealWorld,
}

/// One of our games as recorded: positions and orders in the judge's format.
#[derive(Clone, Debug)]
pub struct RecordedGame {
    /// Its name.
    pub name: String,
    /// The phases of the final record: the position before, and the orders with their powers.
    pub phases: Vec<(Value, Vec<(String, String)>)>,
    /// The present position.
    pub position: Value,
    /// The orders on file to be shown.
    pub on_file: Vec<(String, Vec<String>)>,
}

/// A game as text, and a list of omissions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenGame {
    /// The file.
    pub text: String,
    /// Sentences about the omissions.
    pub notes: BTreeSet<&'static str>,
}

/// Writes a game.
///
/// # Errors
/// A sentence without its full stop that names a feature that Realpolitik lacks.
pub fn write(
    rules: &Diplomacy,
    gazetteer: &Gazetteer,
    game: &RecordedGame,
    program: Program,
) -> Result<WrittenGame, String> {
    let mut writer = Writer { rules, gazetteer, program, text: String::new(), notes: BTreeSet::new() };
    if let Some(country) = gazetteer.countries.iter().find(|country| country.name.contains(char::is_whitespace)) {
        return Err(format!("the power {} has a name of two words, which Realpolitik cannot read", country.name));
    }
    let position = rules.load(&game.position)?;
    writer.head(&game.name, &position)?;
    writer.line("v2");
    writer.line(game.phases.len());
    for (before, orders) in &game.phases {
        let before = rules.load(before)?;
        let orders = orders.iter().map(|(power, order)| writer.order(&before, power, order));
        let orders = orders.collect::<Result<Vec<_>, String>>()?;
        writer.past(&before, &orders)?;
    }
    writer.line("-1");
    for (power, orders) in &game.on_file {
        for order in orders {
            let (power, order) = writer.order(&position, power, order)?;
            for line in writer.spoken(&order) {
                writer.ordered(power, &line, "");
            }
        }
    }
    Ok(WrittenGame { text: writer.text, notes: writer.notes })
}

struct Writer<'a> {
    rules: &'a Diplomacy,
    gazetteer: &'a Gazetteer,
    program: Program,
    text: String,
    notes: BTreeSet<&'static str>,
}

impl<'a> Writer<'a> {
    fn board(&self) -> &'a Board {
        self.rules.board()
    }

    fn line(&mut self, line: impl std::fmt::Display) {
        self.text += &format!("{line}\n");
    }

    fn head(&mut self, name: &str, state: &State) -> Result<(), String> {
        let policies = self.rules.policies();
        let transforms = policies.transform != Default::default();
        let flags = 4 * u32::from(policies.wings) + 512 * u32::from(policies.gateways) + 16384 * u32::from(transforms);
        match self.program {
            Program::Realpolitik => self.line(1),
            Program::RealWorld => self.line(format!("2 {flags}")),
        }
        let plain = |c: char| if c.is_ascii_graphic() || c == ' ' { c } else { '-' };
        let name: String = name.chars().map(plain).take(MAX_NAME).collect();
        self.line(name.trim());
        self.line(&self.gazetteer.variant);
        let (period, year) = self.period(state.phase)?;
        self.line(format!("{} {year}", period.word()));
        let countries = self.countries()?;
        let builds: Vec<i64> = countries.iter().map(|(_, power)| self.builds(state, *power)).collect();
        self.line(builds.iter().map(|n| n.abs()).sum::<i64>());
        self.line(countries.len());
        self.check(state)?;
        for ((_, power), builds) in countries.iter().zip(builds) {
            self.line(builds);
            let centres: Vec<String> = self.owned(state, *power);
            self.list(&centres, ".");
            if self.program == Program::RealWorld {
                self.line("");
            }
            let units: Vec<String> = (0..self.gazetteer.spaces.len())
                .filter_map(|space| self.unit_in(state, space).filter(|unit| unit.power == *power))
                .map(|unit| self.unit(unit.kind, unit.at))
                .collect();
            self.list(&units, "");
        }
        self.lost(state);
        Ok(())
    }

    /// Writes a list with commas, or without them if the line would be too long.
    fn list(&mut self, entries: &[String], end: &str) {
        let line = entries.join(", ");
        if entries.is_empty() {
            self.line("");
        } else if MAX_LINE < line.len() + end.len() {
            self.line(entries.join(" "));
        } else {
            self.line(format!("{line}{end}"));
        }
    }

    /// Refuses features that Realpolitik's files cannot express.
    fn check(&self, state: &State) -> Result<(), String> {
        let board = self.board();
        let mut taken = BTreeSet::new();
        for unit in &state.units {
            if unit.kind == UnitKind::Wing && self.program == Program::Realpolitik {
                return Err("there are wings, which only RealWorld knows (dpw)".to_owned());
            }
            if !taken.insert(board.province_of(unit.at).0) {
                let name = &board.province(board.province_of(unit.at)).name;
                return Err(format!("there are several units in {name}, which Realpolitik does not know"));
            }
        }
        Ok(())
    }

    fn countries(&self) -> Result<Vec<(&'a Country, Power)>, String> {
        let power = |country: &'a Country| {
            let at = self.board().powers.iter().position(|power| power.name == country.ours);
            at.map(|at| (country, Power(at as u16))).ok_or_else(|| format!("there is no power {}", country.ours))
        };
        self.gazetteer.countries.iter().map(power).collect()
    }

    fn period(&self, phase: Phase) -> Result<(Period, i32), String> {
        let period = match (phase.season, phase.kind) {
            (Season::Spring, PhaseKind::Movement) => Period::Spring,
            (Season::Spring, PhaseKind::Retreat) => Period::Summer,
            (Season::Fall, PhaseKind::Movement) => Period::Fall,
            (Season::Fall, PhaseKind::Retreat) => Period::Autumn,
            (Season::Winter, PhaseKind::Adjustment) => Period::Winter,
            (Season::Summer, _) => return Err("this board has summers, which Realpolitik does not know".to_owned()),
            _ => return Err(format!("it has a phase {phase}, which Realpolitik does not know")),
        };
        Ok((period, phase.year))
    }

    /// The builds of a power in this phase. Negative for removals.
    fn builds(&self, state: &State, power: Power) -> i64 {
        if state.phase.kind != PhaseKind::Adjustment {
            return 0;
        }
        let (board, policies) = (self.board(), self.rules.policies());
        let sites = build_sites(board, policies, state, power).len() as i64;
        balance(board, policies, state, power).min(sites)
    }

    fn province(&self, space: usize) -> Option<Province> {
        let ours = self.gazetteer.spaces.get(space)?.ours.as_ref()?;
        let at = self.board().provinces.iter().position(|data| data.abbreviation == *ours)?;
        Some(Province(at as u16))
    }

    fn unit_in<'s>(&self, state: &'s State, space: usize) -> Option<&'s Unit> {
        state.unit_in(self.board(), self.province(space)?)
    }

    fn owned(&self, state: &State, power: Power) -> Vec<String> {
        let owned = |space: &usize| {
            self.province(*space).and_then(|at| state.owners.get(usize::from(at.0)).copied().flatten()) == Some(power)
        };
        let spaces = (0..self.gazetteer.spaces.len()).filter(owned);
        spaces.map(|space| self.gazetteer.spaces[space].short().to_owned()).collect()
    }

    /// `spa(sc)`
    fn place(&self, at: Location) -> String {
        let name = &self.board().province(self.board().province_of(at)).abbreviation;
        let short = self.gazetteer.space_of(name).map_or("?", |space| self.gazetteer.spaces[space].short());
        match &self.board().location(at).coast {
            Some(coast) => format!("{short}({})", coast.to_lowercase()),
            None => short.to_owned(),
        }
    }

    fn unit(&self, kind: UnitKind, at: Location) -> String {
        format!("{} {}", kind.letter(), self.place(at))
    }

    /// The dislodged units, in the order of spaces.
    fn lost(&mut self, state: &State) {
        self.line(state.dislodged.len());
        let space = |lost: &&Dislodged| self.space(lost.unit.at);
        let mut all: Vec<&Dislodged> = state.dislodged.iter().collect();
        all.sort_by_key(space);
        for lost in all {
            let ours = &self.board().power_name(lost.unit.power).name;
            let country = self.gazetteer.countries.iter().find(|country| country.ours == *ours);
            let named = country.map_or("", |country| match country.adjective.contains(char::is_whitespace) {
                true => &country.name,
                false => &country.adjective,
            });
            let mut goals = lost.retreats.clone();
            goals.sort_by_key(|at| self.space(*at));
            let goals: String = goals.iter().map(|at| format!(" {}", self.place(*at))).collect();
            let line = format!("{named} {}{goals}", self.unit(lost.unit.kind, lost.unit.at));
            self.line(line);
        }
    }

    /// The index of a place's space.
    fn space(&self, at: Location) -> usize {
        let name = &self.board().province(self.board().province_of(at)).abbreviation;
        self.gazetteer.space_of(name).unwrap_or(usize::MAX)
    }

    fn order(&self, state: &State, power: &str, order: &str) -> Result<(Power, Order), String> {
        let found = self.board().powers.iter().position(|own| own.name == power);
        let power = found.map(|at| Power(at as u16)).ok_or_else(|| format!("there is no power {power}"))?;
        Ok((power, complete(self.board(), state, self.rules.read_order(order)?)))
    }

    /// A phase that was played.
    fn past(&mut self, before: &State, orders: &[(Power, Order)]) -> Result<(), String> {
        self.check(before)?;
        let (period, year) = self.period(before.phase)?;
        let number = Period::ALL.iter().position(|other| *other == period).unwrap_or(0) + 1;
        self.line(format!("{number} {year}"));
        let countries = self.countries()?;
        let initial =
            |power: Power| countries.iter().find(|(_, own)| *own == power).map_or('-', |(country, _)| country.initial);
        let (mut units, mut owners) = (String::new(), String::new());
        for (index, space) in self.gazetteer.spaces.iter().enumerate() {
            match self.unit_in(before, index) {
                None => units.push('-'),
                Some(unit) => {
                    units.push(initial(unit.power));
                    let coast = self.board().location(unit.at).coast.as_ref().and_then(|coast| coast.chars().next());
                    match unit.kind {
                        UnitKind::Army => units.push('a'),
                        UnitKind::Wing => units.push('p'),
                        UnitKind::Fleet => units.extend(coast.map(|coast| coast.to_ascii_lowercase())),
                    }
                }
            }
            if space.is_centre {
                let owner = self.province(index).and_then(|at| before.owners[usize::from(at.0)]);
                owners.push(owner.map_or('-', initial));
            }
        }
        self.line(units);
        self.line(owners);
        let builds: Vec<i64> = countries.iter().map(|(_, power)| self.builds(before, *power)).collect();
        self.line(builds.iter().map(|n| n.abs()).sum::<i64>());
        self.line(builds.iter().map(|n| format!("{n} ")).collect::<String>());
        self.lost(before);
        let (_, events) = adjudicate(self.board(), self.rules.tables(), self.rules.policies(), before, orders);
        for (_, power) in countries {
            self.results(before, power, &events);
        }
        Ok(())
    }

    /// The orders of a power with their results.
    fn results(&mut self, before: &State, power: Power, events: &[Event]) {
        let is_adjustment = before.phase.kind == PhaseKind::Adjustment;
        let own = events.iter().filter_map(|event| match event {
            Event::Result(result) if result.power == power => Some(result),
            _ => None,
        });
        // Leaves out orders that no unit could follow, as each unit has one line.
        let mut own: Vec<&OrderResult> = own.filter(|result| is_adjustment || result.unit.is_some()).collect();
        if events
            .iter()
            .any(|event| matches!(event, Event::Result(result) if matches!(result.order, Order::Permit { .. })))
        {
            self.notes.insert("Orders that open canals are not in the file.");
        }
        if !is_adjustment {
            own.sort_by_key(|result| result.unit.map_or(usize::MAX, |unit| self.space(unit.at)));
        }
        for result in own {
            let lines = match (before.phase.kind, result.implied, result.unit) {
                (PhaseKind::Movement, true, Some(unit)) => {
                    vec![format!("{}, no move received", self.unit(unit.kind, unit.at))]
                }
                (PhaseKind::Retreat, true, Some(unit)) => {
                    vec![format!("{}, no move received, disbanding", self.unit(unit.kind, unit.at))]
                }
                (PhaseKind::Adjustment, true, Some(unit)) => {
                    vec![format!("Defaults, removing {}", self.unit(unit.kind, unit.at))]
                }
                (PhaseKind::Adjustment, false, Some(unit)) if is_disband(&result.order) => {
                    vec![format!("Remove {}", self.unit(unit.kind, unit.at))]
                }
                _ => self.spoken(&result.order),
            };
            for line in lines {
                self.ordered(power, &line, outcome(result));
            }
        }
        for event in events {
            if let Event::Unused { power: whose, n_builds } = event
                && *whose == power
            {
                self.ordered(power, &format!("{n_builds} builds pending"), "");
            }
        }
    }

    fn ordered(&mut self, power: Power, order: &str, outcome: &str) {
        let ours = &self.board().power_name(power).name;
        let named =
            self.gazetteer.countries.iter().find(|country| country.ours == *ours).map_or("", |country| &country.name);
        let outcome = if outcome.is_empty() { String::new() } else { format!(" (*{outcome}*)") };
        self.line(format!("{named}: {order}{outcome}"));
    }

    /// An order in Realpolitik's words, or several lines for waived builds.
    fn spoken(&mut self, order: &Order) -> Vec<String> {
        match order {
            Order::Build { kind, at } => vec![format!("Build {}", self.unit(*kind, *at))],
            Order::Waive(n) => (0..*n).map(|_| "Build waived".to_owned()).collect(),
            Order::WaiveOneMore => vec!["Build waived".to_owned()],
            Order::Unit { kind, at, action } => {
                let unit = self.unit(kind.unwrap_or(UnitKind::Army), *at);
                vec![unit + &self.action(action)]
            }
            Order::Permit { .. } | Order::Home { .. } | Order::Bid { .. } => {
                self.notes.insert("Orders for canals, homes and bids are not in the file.");
                Vec::new()
            }
        }
    }

    /// The action of a unit: ` - ser`, ` Hold`.
    fn action(&mut self, action: &Action) -> String {
        let known = |kind: &Option<UnitKind>| kind.unwrap_or(UnitKind::Army);
        match action {
            Action::Hold | Action::Maintain => " Hold".to_owned(),
            Action::Move { to, route: Route::Through(seas) } if self.program == Program::RealWorld => {
                let seas: String =
                    seas.iter().map(|sea| format!(" - {}", self.place(self.board().main(*sea)))).collect();
                format!("{seas} - {}", self.place(*to))
            }
            Action::Move { to, route } => {
                if *route != Route::Any {
                    self.notes.insert("Routes of convoys and railways are not in the file.");
                }
                format!(" - {}", self.place(*to))
            }
            Action::SupportHold { kind, unit } => format!(" Supports {}", self.unit(known(kind), *unit)),
            Action::SupportMove { kind, from, to } => {
                format!(" Supports {} - {}", self.unit(known(kind), *from), self.place(*to))
            }
            Action::Convoy { kind, from, to } => {
                format!(" Convoys {} - {}", self.unit(*kind, *from), self.place(*to))
            }
            Action::Disband => " disband".to_owned(),
            Action::Transform { .. } if self.program == Program::RealWorld => " Trafo".to_owned(),
            Action::Transform { .. } => {
                self.notes.insert("Units that transform hold in the file.");
                " Hold".to_owned()
            }
            Action::Proxy { .. } => {
                self.notes.insert("Units that are left to another power hold in the file.");
                " Hold".to_owned()
            }
        }
    }
}

fn is_disband(order: &Order) -> bool {
    matches!(order, Order::Unit { action: Action::Disband, .. })
}

/// The word after an order. Empty if it succeeded.
fn outcome(result: &OrderResult) -> &'static str {
    let is_build = matches!(result.order, Order::Build { .. });
    match (&result.failure, result.dislodged) {
        (None, false) => "",
        (None | Some(Failure::Dislodged { .. }), _) => "Dislodged",
        (Some(Failure::Bounce { .. }), true) => "Bounce, Dislodged",
        (Some(Failure::Bounce { .. }), false) | (Some(Failure::NoRetreat { .. }), _) => "Bounce",
        (Some(Failure::Cut { .. }), true) => "Cut, Dislodged",
        (Some(Failure::Cut { .. }), false) => "Cut",
        (Some(Failure::Void(_)), _) if is_build => "Can't Build There",
        (Some(Failure::Void(_)), true) => "Void, Dislodged",
        (Some(Failure::Void(_)), false) => "Void",
        (Some(Failure::Excess), _) => "Too Many Adjustments",
        (Some(_), true) => "Dislodged",
        (Some(_), false) => "Fails",
    }
}
