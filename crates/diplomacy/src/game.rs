//! Diplomacy as the judge plays it: implements [`Rules`] with the parts of this folder.
use super::board::Board;
use super::calendar::Round;
use super::edit::{self, edit};
use super::entry::grammar;
use super::entry::grammar::Parsed;
use super::entry::names::Names;
use super::entry::{later, legal, letter, options, review};
use super::event::Event;
use super::order::{Action, Order};
use super::overwrite::overwrite;
use super::phases::adjudicate::adjudicate;
use super::phases::movement::Tables;
use super::policy::{Policies, VictoryRule};
use super::record::{self, PositionText};
use super::sight::{self, View};
use super::state::{Affairs, Phase, State, Unit};
use super::variant;
use super::{accounts, auction, computer, defence, victory};
use crate::state::PhaseKind;
use chancery_rules::reading::ReadText;
use chancery_rules::{
    Accepted, Advice, EditPart, Eyes, Flaw, How, Luck, OrderFacts, Outcome, Overwrite, PhaseName, Planned, Power,
    PowerName, Rejected, Review, Rules, Stage, Thinking, Told,
};
use chancery_text::sentence::Note;
use chancery_text::words::said;
use serde::Deserialize as _;
use std::sync::Arc;

/// Diplomacy on one board, with one choice of policies.
#[derive(Clone, Debug)]
pub struct Diplomacy {
    board: Arc<Board>,
    names: Arc<Names>,
    tables: Tables,
    policies: Policies,
}

impl Diplomacy {
    /// The rules on a board. Make them once: they are cheap to clone and to share.
    pub fn new(board: Arc<Board>, policies: Policies) -> Self {
        Self { names: Arc::new(Names::new(&board)), tables: Tables::new(&board, &policies), board, policies }
    }

    /// The rules of a board, with the board's own choices.
    pub fn of(board: impl Into<Arc<Board>>) -> Self {
        let board = board.into();
        let policies = Policies::of(&board);
        Self::new(board, policies)
    }

    /// The rules of a board that comes with the program, with its folder's choices.
    ///
    /// # Errors
    /// A flaw of the folder, or that it does not exist.
    pub fn variant(key: &str) -> Result<Self, Flaw> {
        variant::load(key).map(Self::of)
    }

    /// Returns the same board with other policies.
    pub fn with(&self, policies: Policies) -> Self {
        if policies == self.policies {
            return self.clone();
        }
        Self { tables: Tables::new(&self.board, &policies), policies, ..self.clone() }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board, for sharing.
    pub fn shared_board(&self) -> Arc<Board> {
        self.board.clone()
    }

    /// Its borders in the form that adjudication needs, under the policies.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Returns the spellings of the board's places and powers.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The choices of rules.
    pub fn policies(&self) -> &Policies {
        &self.policies
    }

    /// The legal orders of these powers that match `wanted`, each with its power: those that the powers' own players
    /// could give, based on the view.
    pub fn legal_orders(&self, view: &View, powers: &[Power], wanted: impl Fn(&Order) -> bool) -> Vec<(Power, Order)> {
        let mut legal = options::candidates(&self.board, &self.policies, &view.seen, powers);
        legal.retain(|(power, order)| {
            wanted(order) && {
                let parsed = Parsed { power: Some(*power), ..Parsed::of(order.clone()) };
                let eyes = Eyes::Master;
                legal::check(&self.board, &self.tables, &self.policies, &view.seen, eyes, parsed).is_ok()
            }
        });
        legal
    }

    /// Judges an order as the owner of a view may know.
    pub(crate) fn judge(&self, view: &View, parsed: Parsed) -> Result<Accepted<Order>, Rejected> {
        legal::check_seen(&self.board, &self.tables, &self.policies, view, parsed)
    }

    fn phase_name(&self, phase: Phase) -> PhaseName {
        PhaseName { label: phase.to_string(), when: self.board.season_name(phase), stage: phase.kind.stage() }
    }

    /// Reads exactly one order, regardless of the position.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the text.
    pub fn parse(&self, text: &str) -> Result<Parsed, Note> {
        grammar::parse_one(&self.board, &self.names, text)
    }
}

/// An order with missing kinds of units filled in from the position.
pub fn complete(board: &Board, state: &State, mut order: Order) -> Order {
    let dislodged = || state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let kind_at = |at| {
        let province = board.province_of(at);
        let here = |unit: &&Unit| board.province_of(unit.at) == province;
        let found = match state.phase.kind {
            PhaseKind::Retreat => dislodged().find(here),
            _ => state.units.iter().find(here),
        };
        found.map(|unit| unit.kind)
    };
    if let Order::Unit { kind, at, action } = &mut order {
        *kind = kind.or_else(|| kind_at(*at));
        match action {
            Action::SupportHold { kind, unit: at } | Action::SupportMove { kind, from: at, .. } => {
                *kind = kind.or_else(|| kind_at(*at));
            }
            _ => {}
        }
    }
    order
}

impl Rules for Diplomacy {
    type State = State;
    type View = View;
    type Order = Order;
    type Event = Event;

    fn title(&self) -> &str {
        &self.board.title
    }

    fn powers(&self) -> &[PowerName] {
        &self.board.powers
    }

    fn played(&self) -> Vec<Power> {
        let data = accounts::powers(&self.board).zip(&self.board.power_data);
        data.filter(|(_, data)| !data.dummy).map(|(power, _)| power).collect()
    }

    fn n_players(&self) -> usize {
        if self.policies.intimate { 2 } else { self.played().len() }
    }

    fn teams(&self) -> Vec<(String, Vec<Power>)> {
        let mut teams: Vec<(String, Vec<Power>)> = Vec::new();
        if self.policies.victory != VictoryRule::Team {
            return teams;
        }
        for (power, data) in accounts::powers(&self.board).zip(&self.board.power_data) {
            let Some(name) = &data.team else { continue };
            match teams.iter_mut().find(|(other, _)| other == name) {
                Some((_, members)) => members.push(power),
                None => teams.push((name.clone(), vec![power])),
            }
        }
        teams
    }

    fn begin(&self, played: &[Power], _luck: &Luck) -> State {
        let (board, policies) = (&self.board, &self.policies);
        let own = |power| played.contains(&power).then_some(power);
        let all_play = self.played().iter().all(|&power| own(power).is_some());
        let plain = all_play && !policies.vassals && !policies.intimate;
        let masters = if plain { Vec::new() } else { accounts::powers(board).map(own).collect() };
        let credits = if policies.intimate { auction::first_credits(board, played) } else { Vec::new() };
        let mut state = State {
            phase: Round::new(board, policies).opening(board, policies),
            units: board.start.clone(),
            dislodged: Vec::new(),
            contested: Vec::new(),
            owners: board.owners.clone(),
            winners: Vec::new(),
            affairs: Affairs { masters, credits, ..Affairs::default() },
        };
        if policies.mobilise {
            state.units.clear();
            state.owners.fill(None);
        } else if policies.blank_board {
            // Units outside their own centres stay, as in `DPjudge`.
            let owners = &board.owners;
            state.units.retain(|unit| owners[usize::from(board.province_of(unit.at).0)] != Some(unit.power));
        }
        state
    }

    fn phase(&self, state: &State) -> PhaseName {
        self.phase_name(state.phase)
    }

    fn named_phase(&self, state: &State, text: &str) -> Result<String, Note> {
        later::named_phase(&Round::new(&self.board, &self.policies), &self.policies, state.phase, text)
    }

    fn ahead(&self, state: &State) -> Vec<PhaseName> {
        if !state.winners.is_empty() {
            return Vec::new();
        }
        let ahead = later::ahead(&Round::new(&self.board, &self.policies), &self.policies, state.phase);
        ahead.into_iter().map(|phase| self.phase_name(phase)).collect()
    }

    fn planned(&self, stage: &Stage, line: &str) -> Vec<Result<Planned, Rejected>> {
        later::planned(&self.board, &self.names, PhaseKind::of(stage), line)
    }

    fn is_so(&self, view: &View, condition: &str) -> Result<bool, Note> {
        later::is_so(&self.board, &self.names, &view.seen, condition)
    }

    fn idle(&self, view: &View, power: Power, orders: &[Order]) -> Vec<Order> {
        review::idle(&self.board, &view.seen, power, orders)
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        sight::view(&self.board, &self.policies, state, eyes)
    }

    fn commands(&self, state: &State, power: Power) -> Vec<Power> {
        accounts::commands(&self.board, state, power)
    }

    fn due(&self, state: &State) -> Vec<Power> {
        if !state.winners.is_empty() {
            return Vec::new();
        }
        let owes = |power: &Power| match state.phase.kind {
            PhaseKind::Movement => state.units.iter().any(|unit| unit.power == *power),
            PhaseKind::Retreat => state.dislodged.iter().any(|dislodged| dislodged.unit.power == *power),
            PhaseKind::Adjustment => accounts::decides(&self.board, &self.policies, state, *power),
        };
        let commanded = |power: &Power| accounts::commander(&self.board, state, *power).is_some();
        accounts::powers(&self.board).filter(commanded).filter(owes).collect()
    }

    fn neighbours(&self, view: &View, power: Power) -> Vec<Power> {
        accounts::neighbours(&self.board, &view.seen, power)
    }

    fn is_blind(&self, state: &State) -> bool {
        let _ = state;
        self.policies.blind
    }

    fn orders(&self, view: &View, line: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
        let judge = |parsed| self.judge(view, parsed);
        let phase = Some(view.seen.phase.kind);
        grammar::parse(&self.board, &self.names, phase, line).into_iter().map(|found| found.and_then(judge)).collect()
    }

    fn letter(&self, view: &View, on_file: &[(Power, Order)], text: &[&str]) -> Vec<ReadText<Order>> {
        letter::read(self, view, on_file, text)
    }

    fn begins_order(&self, line: &str) -> bool {
        grammar::begins_order(&self.board, &self.names, line)
    }

    fn file(&self, state: &State, power: Power, on_file: &mut Vec<Order>, new: Order) {
        review::file(&self.board, &self.policies, state, power, on_file, new);
    }

    fn review(&self, view: &View, power: Power, orders: &[Order]) -> Review {
        review::review(&self.board, &self.policies, &view.seen, power, orders)
    }

    fn missing(&self, view: &View, power: Power, orders: &[Order]) -> Vec<Note> {
        review::missing(&self.board, &self.policies, &view.seen, power, orders)
    }

    fn options(&self, view: &View) -> Vec<String> {
        let powers = match view.eyes {
            Eyes::Power(power) => {
                let mut commanded = self.commands(&view.seen, power);
                if commanded.is_empty() {
                    commanded.push(power);
                }
                commanded
            }
            Eyes::Master => accounts::powers(&self.board).collect(),
            Eyes::Observer => return Vec::new(),
        };
        let legal = self.legal_orders(view, &powers, |_| true).into_iter().map(|(power, order)| match view.eyes {
            Eyes::Power(own) if own == power => order.text(&self.board),
            _ => format!("{}: {}", self.board.power_name(power).name, order.text(&self.board)),
        });
        legal.collect()
    }

    fn assumed(&self, view: &View, line: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
        self.orders(&View { eyes: Eyes::Master, ..view.clone() }, line)
    }

    fn defence(&self, view: &View, power: Power) -> Vec<Order> {
        defence::orders(self, view, power)
    }

    fn advise(&self, view: &View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Order>> {
        Some(computer::advise(self, view, power, thinking))
    }

    fn reasons(&self, before: &View, events: &[Event], power: Power) -> Vec<Note> {
        computer::reasons(self, before, events, power)
    }

    fn forecast(&self, view: &View, orders: &[(Power, Order)]) -> Option<(View, Vec<Event>)> {
        let (seen, events) = adjudicate(&self.board, &self.tables, &self.policies, &view.seen, orders);
        Some((View { eyes: view.eyes, seen, fog: view.fog.clone() }, events))
    }

    fn adjudicate(&self, state: &State, orders: &[(Power, Order)], _luck: &Luck) -> (State, Vec<Told<Event>>) {
        let (next, events) = adjudicate(&self.board, &self.tables, &self.policies, state, orders);
        (next, events.into_iter().map(|event| Told { to: None, event }).collect())
    }

    fn edit_parts(&self, state: &State) -> Vec<EditPart> {
        edit::parts(&self.board, state)
    }

    fn check(&self, state: &State) -> Result<(), Note> {
        edit::check(&self.board, &self.policies, state)
    }

    fn edit_units(&self) -> Vec<String> {
        edit::units(&self.board, &self.policies)
    }

    fn edit(&self, state: &State, lines: &[String]) -> Result<State, Vec<Note>> {
        edit(&self.board, &self.names, &self.policies, state, lines)
    }

    fn overwrite(
        &self,
        state: &State,
        lines: &[String],
        phase: Option<&str>,
        everything: bool,
    ) -> Option<Result<Overwrite<Order>, Vec<Note>>> {
        Some(overwrite(&self.board, &self.names, state, lines, phase, everything))
    }

    fn told(&self, before: &State, after: &State, told: &[Told<Event>], eyes: Eyes) -> Vec<Event> {
        let events: Vec<Event> = told.iter().map(|told| told.event.clone()).collect();
        sight::told(&self.board, &self.policies, before, after, &events, eyes)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let won = || Outcome { how: How::Victory, powers: state.winners.clone(), by: None };
        (!state.winners.is_empty()).then(won)
    }

    fn standing(&self, state: &State) -> Vec<u32> {
        let mut counts = vec![0; self.board.powers.len()];
        for owner in state.owners.iter().flatten() {
            counts[owner.index()] += 1;
        }
        // No power is eliminated before it has raised a unit.
        if accounts::mobilises(&self.board, &self.policies, state) {
            counts.fill(1);
        }
        counts
    }

    fn goal(&self, state: &State) -> Option<u32> {
        let by_centres = self.policies.victory != VictoryRule::Capture;
        by_centres.then(|| victory::centres_to_win(&self.board, &self.policies, state))
    }

    fn save(&self, state: &State) -> serde_json::Value {
        serde_json::to_value(PositionText::of(&self.board, state)).unwrap_or_default()
    }

    fn load(&self, saved: &serde_json::Value) -> Result<State, String> {
        let position = PositionText::deserialize(saved).map_err(|error| format!("This is not a position: {error}."))?;
        position.state(&self.board, &self.names, &self.policies)
    }

    fn write_order(&self, order: &Order) -> String {
        order.text(&self.board)
    }

    fn order_facts(&self, order: &Order) -> OrderFacts {
        order.facts(&self.board)
    }

    fn homes(&self, power: Power) -> Vec<String> {
        let own = self.board.centres().into_iter().filter(|at| self.board.province(*at).home == Some(power));
        own.map(|at| self.board.place_name(self.board.main(at))).collect()
    }

    fn read_order(&self, text: &str) -> Result<Order, String> {
        Ok(self.parse(text).map_err(said)?.order)
    }

    fn write_event(&self, event: &Event) -> serde_json::Value {
        record::event(&self.board, event)
    }
}
