//! Stratego as the judge plays it: implements [`Rules`] with the parts of this folder.
use super::army::Army;
use super::board::Board;
use super::computer;
use super::event::Event;
use super::options::Options;
use super::order::Order;
use super::position::Position;
use super::side::{Side, Sides};
use super::state::State;
use super::view::{self, View};
use crate::rules::{
    Accepted, Advice, Eyes, How, Luck, Outcome, PhaseName, Power, PowerName, Rejected, Review, Rules, Stage, Thinking,
    Told,
};
use std::sync::Arc;

/// The stages of a game: set-up, then move after move.
pub static STAGES: [Stage; 2] = [
    Stage { key: "move", title: "Move", plural: "Moves", minor: false, days: 3, grace_hours: 24, delay_minutes: 0 },
    Stage {
        key: "setup",
        title: "Set-up",
        plural: "Set-ups",
        minor: false,
        days: 3,
        grace_hours: 48,
        delay_minutes: 0,
    },
];

/// Stratego on one board, with one choice of options.
#[derive(Clone, Debug)]
pub struct Stratego {
    title: String,
    board: Arc<Board>,
    army: Army,
    options: Options,
    powers: [PowerName; 2],
}

impl Stratego {
    /// The rules on a board, with the board's own army.
    pub fn new(title: &str, board: &Board, army: Army, options: Options) -> Self {
        let board = if options.lakes { board.clone() } else { board.without_lakes() };
        let power = |side: Side| PowerName {
            letter: side.name()[..1].to_owned(),
            name: side.name().to_owned(),
            adjective: side.name().to_owned(),
        };
        let army = options.army().unwrap_or(army);
        Self { title: title.to_owned(), board: Arc::new(board), army, options, powers: Side::ALL.map(power) }
    }

    /// The board: without lakes, if they are not played with.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces of each side.
    pub fn army(&self) -> &Army {
        &self.army
    }

    /// The choices of rules.
    pub fn choices(&self) -> &Options {
        &self.options
    }
}

impl Rules for Stratego {
    type State = State;
    type View = View;
    type Order = Order;
    type Event = Event;

    fn title(&self) -> &str {
        &self.title
    }

    fn powers(&self) -> &[PowerName] {
        &self.powers
    }

    fn played(&self) -> Vec<Power> {
        Side::ALL.map(Side::power).to_vec()
    }

    fn begin(&self, _: &[Power], luck: &Luck) -> State {
        let salt = |side: Side| (0..32).map(|i| format!("{:x}", luck.draw(&format!("salt|{side}"), i, 16))).collect();
        State {
            game: luck.game().to_owned(),
            salts: Sides::of(salt),
            opening: None,
            position: Position::empty(&self.board),
            plies: Vec::new(),
            plans: Sides::default(),
            n_missed: Sides::default(),
            end: None,
        }
    }

    fn commands(&self, _: &State, power: Power) -> Vec<Power> {
        vec![power]
    }

    fn phase(&self, state: &State) -> PhaseName {
        let (move_stage, setup_stage) = (&STAGES[0], &STAGES[1]);
        if state.opening.is_none() {
            return PhaseName { label: "SETUP".to_owned(), when: "the set-up".to_owned(), stage: setup_stage };
        }
        let n = state.position.n_moves() + 1;
        PhaseName { label: format!("M{n}"), when: format!("move {n}"), stage: move_stage }
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }

    fn due(&self, state: &State) -> Vec<Power> {
        match state.end {
            Some(_) => Vec::new(),
            None if state.opening.is_none() => self.played(),
            None => vec![state.position.to_move().power()],
        }
    }

    fn orders(&self, _: &View, line: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
        vec![Err(Rejected { why: format!("\"{line}\" cannot be read yet."), not_an_order: true })]
    }

    fn file(&self, _: &State, _: Power, on_file: &mut Vec<Order>, new: Order) {
        on_file.retain(|old| match (old, &new) {
            (Order::Move(_), Order::Plan(_) | Order::NoPlan) | (Order::Plan(_) | Order::NoPlan, Order::Move(_)) => true,
            _ => false,
        });
        on_file.push(new);
    }

    fn review(&self, _: &View, _: Power, _: &[Order]) -> Review {
        Review::default()
    }

    fn options(&self, _: &View) -> Vec<String> {
        Vec::new()
    }

    fn advise(&self, view: &View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Order>> {
        computer::advise(self, view, power, thinking)
    }

    fn adjudicate(&self, state: &State, _: &[(Power, Order)], _: &Luck) -> (State, Vec<Told<Event>>) {
        (state.clone(), Vec::new())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end?;
        Some(match end.winner {
            Some(winner) => Outcome { how: How::Victory, powers: vec![winner.power()], by: String::new() },
            None => Outcome { how: How::Draw, powers: self.played(), by: String::new() },
        })
    }

    fn standing(&self, state: &State) -> Vec<u32> {
        let loser = state.end.and_then(|end| end.winner).map(Side::other);
        Side::ALL.map(|side| u32::from(loser != Some(side))).to_vec()
    }

    fn goal(&self, _: &State) -> Option<u32> {
        None
    }

    fn save(&self, _: &State) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn load(&self, _: &serde_json::Value) -> Result<State, String> {
        Err("Positions of Stratego cannot be read yet.".to_owned())
    }

    fn write_order(&self, order: &Order) -> String {
        format!("{order:?}")
    }

    fn read_order(&self, text: &str) -> Result<Order, String> {
        Err(format!("\"{text}\" cannot be read yet."))
    }

    fn write_event(&self, event: &Event) -> serde_json::Value {
        format!("{event:?}").into()
    }
}
