//! Conquest as the judge plays it: implements [`Rules`] with the parts of this folder.
use super::event::Event;
use super::map::Map;
use super::options::Options;
use super::order::Order;
use super::state::{STAGES, Sections, State, View};
use super::{computer, deal, entry, forecast, record, turn, variant};
use chancery_rules::reading::ReadText;
use chancery_rules::{
    Accepted, Advice, EditPart, Eyes, Flaw, How, Luck, Outcome, PhaseName, Power, PowerName, Rejected, Review, Rules,
    Thinking, Told,
};
use chancery_text::say;
use chancery_text::sentence::{Note, phase, theirs};
use std::sync::Arc;

/// Conquest on one map, with one choice of options.
#[derive(Clone, Debug)]
pub struct Conquest {
    map: Arc<Map>,
    options: Options,
}

impl Conquest {
    /// The rules on a map.
    pub fn new(map: Arc<Map>, options: Options) -> Self {
        Self { map, options }
    }

    /// The rules on a map that comes with the program.
    ///
    /// # Errors
    /// A flaw of the folder, or that it does not exist.
    pub fn variant(key: &str) -> Result<Self, Flaw> {
        Ok(Self::new(Arc::new(variant::load(key)?), Options::default()))
    }

    /// Returns the same map with other options.
    pub fn with(&self, options: Options) -> Self {
        Self { options, ..self.clone() }
    }

    /// The rules with changed figures: `MINE 120`.
    ///
    /// # Errors
    /// A sentence without its full stop that says what is wrong with the line.
    pub fn with_figures(&self, line: &str) -> Result<Self, String> {
        let mut map = self.map.as_ref().clone();
        map.figures.change(line)?;
        Ok(Self { map: Arc::new(map), ..self.clone() })
    }

    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The choices of this game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The name of a power.
    pub fn name_of(&self, power: Power) -> &str {
        self.map.powers.get(power.index()).map_or("nobody", |power| &power.name)
    }
}

impl Rules for Conquest {
    type State = State;
    type View = View;
    type Order = Order;
    type Event = Event;

    fn title(&self) -> &str {
        &self.map.title
    }

    fn powers(&self) -> &[PowerName] {
        &self.map.powers
    }

    fn played(&self) -> Vec<Power> {
        (0..self.map.powers.len() as u16).map(Power).collect()
    }

    fn has_luck(&self) -> bool {
        true
    }

    fn begin(&self, played: &[Power], luck: &Luck) -> State {
        deal::begin(&self.map, played, luck)
    }

    fn commands(&self, state: &State, power: Power) -> Vec<Power> {
        let plays = state.seats.get(power.index()).is_some_and(|seat| seat.plays);
        plays.then_some(power).into_iter().collect()
    }

    fn phase(&self, state: &State) -> PhaseName {
        PhaseName { label: format!("T{}", state.turn), when: format!("turn {}", state.turn), stage: &STAGES[0] }
    }

    fn named_phase(&self, state: &State, text: &str) -> Result<String, Note> {
        let text = text.trim().to_lowercase();
        let number = text.trim_start_matches("turn").trim_start().trim_start_matches('t').trim();
        match number.parse::<u32>() {
            Ok(turn) if turn == state.turn => Ok(format!("T{turn}")),
            Ok(turn) if turn < state.turn => {
                Err(Note::of(say!("Turn {turn} is over: it is turn {} now.", turn, state.turn)))
            }
            Ok(_) => Err(Note::of(say!(
                "It is turn {} now, and this game takes no orders for later turns: STANDING orders stay from turn to turn.",
                state.turn
            ))),
            Err(_) => {
                Err(Note::of(say!("{} is not a turn: it is {} now.", theirs(text), phase(self.phase(state).label))))
            }
        }
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        View::of(state, eyes)
    }

    /// Standing orders and the governor's sections are known only to their owner.
    fn keeps_secrets(&self, state: &State) -> bool {
        self.outcome(state).is_none()
    }

    fn due(&self, state: &State) -> Vec<Power> {
        if !state.winners.is_empty() {
            return Vec::new();
        }
        // The turn does not wait for a power that left everything to the governor, unless all powers did.
        let alive = state.alive();
        let plays = |power: &Power| state.seats[power.index()].governor != Sections::ALL;
        let due: Vec<Power> = alive.iter().copied().filter(plays).collect();
        if due.is_empty() { alive } else { due }
    }

    fn answer(&self, view: &View, word: &str, args: &str) -> Result<String, Note> {
        forecast::answer(&self.map, &self.options, view, word, args)
    }

    fn neighbours(&self, view: &View, power: Power) -> Vec<Power> {
        let seen = &view.seen;
        let touches = |other: &Power| {
            let connected = seen.lands_of(power).flat_map(|land| self.map.connected(land));
            *other != power && connected.into_iter().any(|land| seen.owner(*land) == *other)
        };
        self.played().into_iter().filter(touches).collect()
    }

    fn orders(&self, view: &View, line: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
        entry::orders(&self.map, view, line)
    }

    fn letter(&self, view: &View, _: &[(Power, Order)], text: &[&str]) -> Vec<ReadText<Order>> {
        entry::letter(&self.map, view, text)
    }

    fn begins_order(&self, line: &str) -> bool {
        entry::begins_order(&self.map, line)
    }

    fn file(&self, _: &State, _: Power, on_file: &mut Vec<Order>, new: Order) {
        on_file.retain(|earlier| !new.replaces(earlier));
        on_file.push(new);
    }

    fn review(&self, view: &View, power: Power, orders: &[Order]) -> Review {
        entry::review(&self.map, view, power, orders)
    }

    fn options(&self, view: &View) -> Vec<String> {
        entry::options(&self.map, view)
    }

    fn assumed(&self, view: &View, line: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
        entry::orders(&self.map, &View { eyes: Eyes::Master, ..view.clone() }, line)
    }

    fn defence(&self, view: &View, power: Power) -> Vec<Order> {
        computer::steward(&self.map, &self.options, view, power).orders
    }

    fn advise(&self, view: &View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Order>> {
        Some(computer::advise(&self.map, &self.options, view, power, thinking))
    }

    fn forecast(&self, view: &View, orders: &[(Power, Order)]) -> Option<(View, Vec<Event>)> {
        Some(forecast::forecast(&self.map, &self.options, view, orders))
    }

    fn adjudicate(&self, state: &State, orders: &[(Power, Order)], luck: &Luck) -> (State, Vec<Told<Event>>) {
        turn::adjudicate(&self.map, &self.options, state, orders, &turn::opened(&self.map, state, orders, luck))
    }

    fn edit_parts(&self, state: &State) -> Vec<EditPart> {
        entry::edit_parts(&self.map, state)
    }

    fn check(&self, state: &State) -> Result<(), Note> {
        entry::check(&self.map, state)
    }

    fn edit(&self, state: &State, lines: &[String]) -> Result<State, Vec<Note>> {
        entry::edit(&self.map, state, lines)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let how = match state.winners.len() {
            0 => return None,
            1 => How::Victory,
            _ => How::Draw,
        };
        let n_lands = |power: &Power| state.n_lands_of(*power);
        let by = match state.winners.as_slice() {
            [winner] if self.options.states_to_win(self.map.lands.len()) <= n_lands(winner) => {
                say!("{} of {} states", n_lands(winner), self.map.lands.len())
            }
            _ => say!("the highest production after turn {}", state.turn.saturating_sub(1)),
        };
        Some(Outcome { how, powers: state.winners.clone(), by: Some(Note::of(by)) })
    }

    fn standing(&self, state: &State) -> Vec<u32> {
        self.played().into_iter().map(|power| state.n_lands_of(power)).collect()
    }

    fn goal(&self, _: &State) -> Option<u32> {
        Some(self.options.states_to_win(self.map.lands.len()))
    }

    fn save(&self, state: &State) -> serde_json::Value {
        record::save(&self.map, state)
    }

    fn load(&self, saved: &serde_json::Value) -> Result<State, String> {
        record::load(&self.map, saved)
    }

    fn write_order(&self, order: &Order) -> String {
        entry::write(&self.map, order)
    }

    fn read_order(&self, text: &str) -> Result<Order, String> {
        entry::read(&self.map, text)
    }

    fn write_event(&self, event: &Event) -> serde_json::Value {
        record::event(&self.map, event)
    }
}
