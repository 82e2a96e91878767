//! Stratego as the judge plays it: implements [`Rules`] with the parts of this folder.
use super::army::Army;
use super::board::Board;
use super::computer;
use super::edit;
use super::entry::{moves, sentence, setup, text};
use super::event::{Battle, End, Event, Ply, Why};
use super::options::Options;
use super::order::{Move, Order, Plan};
use super::position::Position;
use super::rank::strike;
use super::save;
use super::setups;
use super::side::{Side, Sides};
use super::state::State;
use super::variant::{self, Template};
use super::view::{self, View};
use chancery_rules::reading::ReadText;
use chancery_rules::{
    Accepted, Advice, EditPart, Eyes, Flaw, How, Luck, Outcome, PhaseName, Power, PowerName, Rejected, Review, Rules,
    Stage, Thinking, Told,
};
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, line, power, theirs};
use std::sync::Arc;

/// The stages of a game: a set-up, then move after move.
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
    template: Arc<Template>,
    board: Arc<Board>,
    army: Army,
    options: Options,
    powers: Arc<[PowerName; 2]>,
}

impl Stratego {
    /// The rules on a board. Make them once: they are cheap to clone and to share.
    pub fn new(template: impl Into<Arc<Template>>, options: Options) -> Self {
        let template = template.into();
        let power = |side: Side| PowerName {
            letter: side.name()[..1].to_owned(),
            name: side.name().to_owned(),
            adjective: side.name().to_owned(),
        };
        let board = if options.lakes { template.board.clone() } else { template.board.without_lakes() };
        Self {
            board: Arc::new(board),
            army: options.army().unwrap_or(template.army),
            options,
            powers: Arc::new(Side::ALL.map(power)),
            template,
        }
    }

    /// The rules of a board that comes with the program, with its folder's choices.
    ///
    /// # Errors
    /// A flaw of the folder, or that it does not exist.
    pub fn variant(key: &str) -> Result<Self, Flaw> {
        variant::load(key).map(|template| {
            let options = template.options;
            Self::new(template, options)
        })
    }

    /// Returns the same board with other options.
    pub fn with(&self, options: Options) -> Self {
        if options == self.options {
            return self.clone();
        }
        Self::new(self.template.clone(), options)
    }

    /// Returns the same rules without those against repetition.
    pub(super) fn without_repeats(&self) -> Self {
        Self { options: Options { two_squares: None, chase: false, ..self.options }, ..self.clone() }
    }

    /// The board, without lakes if the options remove them.
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

    /// The template read from the board's folder.
    pub fn template(&self) -> &Template {
        &self.template
    }

    /// The orders of this side in a line or a block of lines.
    fn read(&self, view: &View, side: Side, text: &str) -> Result<(Order, Option<Note>), Rejected> {
        let no = |why: Note| Rejected::because(why);
        let text = text.trim();
        let rest = word(text, &["setup", "set-up", "set up", "plan", "move"]);
        let is_choice = |rest: &str| {
            rest.split_whitespace()
                .any(|word| ["random", "mirror"].iter().any(|known| word.eq_ignore_ascii_case(known)))
        };
        if rest.is_some_and(|rest| moves::is_prose(rest) && !is_choice(rest)) {
            return Err(Rejected::unlike_an_order(say!("{} is not an order.", theirs(text))));
        }
        if let Some(rest) = word(text, &["setup", "set-up", "set up"]) {
            if view.end.is_some() || view.is_set_up {
                return Err(Rejected::because("Both sides have set up already, and pieces stay where they are."));
            }
            let salt = view.salts[side].as_deref().unwrap_or_default();
            let setup = setup::read(self, side, salt, rest).map_err(no)?;
            let warning = self.board.home(side).iter().zip(&setup.ranks).take(usize::from(self.board.n_columns()));
            let in_front =
                warning.filter(|(_, rank)| **rank == Some(super::rank::Rank::Flag)).map(|(at, _)| *at).next();
            let warning = in_front
                .map(|at| Note::of(say!("Your flag stands in the front row, on {}.", text::square(&self.board, at))));
            return Ok((Order::Setup(setup), warning));
        }
        if let Some(end) = view.end {
            if moves::looks_like_move(text) || word(text, &["plan", "move"]).is_some() {
                return Err(Rejected::because(say!("The game is over: {}.", over(end))));
            }
        } else if !view.is_set_up && (moves::looks_like_move(text) || word(text, &["plan"]).is_some()) {
            return Err(Rejected::because("Moves begin when both sides have set up their pieces: write SETUP."));
        }
        if let Some(rest) = word(text, &["plan"]) {
            return self.read_plan(view, side, rest).map_err(no);
        }
        if !moves::looks_like_move(text) && word(text, &["move"]).is_none() {
            return Err(Rejected::unlike_an_order(say!(
                "{} is not a move: write a move like A4-A5, SETUP or PLAN.",
                theirs(text)
            )));
        }
        let step = moves::step(&self.board, text).map_err(no)?;
        if view.position.to_move() != side {
            return Err(Rejected::because(say!(
                "It is not your turn: {} is to move. For your next moves, write PLAN, each move on a line of its own, and END.",
                power(side.other().name())
            )));
        }
        self.check(&view.position, side, &step.step)
            .map_err(|why| no(self.why_not(&view.position, side, &step.step, why)))?;
        if step.strikes && view.position.at(step.step.to).is_none() {
            return Err(Rejected::because(say!(
                "{} has no enemy piece. To go there, write {}.",
                text::square(&self.board, step.step.to),
                line(text::of_move(&self.board, &Move::new(step.step.from, step.step.to)))
            )));
        }
        Ok((Order::Move(step.step), self.remark(view, &step.step)))
    }

    fn read_plan(&self, view: &View, side: Side, text: &str) -> Result<(Order, Option<Note>), Note> {
        let off = ["off", "none", "stop", "clear", "cancel"].iter().any(|word| text.eq_ignore_ascii_case(word));
        if off {
            return Ok((Order::NoPlan, None));
        }
        let plan = moves::plan(&self.board, text)?;
        let warning = self.check_plan(view, side, &plan, view.position.to_move() == side)?;
        Ok((Order::Plan(plan), warning))
    }
}

/// The rest of a text that begins with one of these words, on its line or below it.
fn word<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    words.iter().find_map(|word| moves::without_word(text, word)).map(str::trim)
}

/// `Red has won`
fn over(end: End) -> Sentence<'static> {
    match end.winner {
        Some(winner) => say!("{} has won", power(winner.name())),
        None => say!("it is drawn"),
    }
}

impl Rules for Stratego {
    type State = State;
    type View = View;
    type Order = Order;
    type Event = Event;

    fn title(&self) -> &str {
        &self.template.title
    }

    fn powers(&self) -> &[PowerName] {
        self.powers.as_slice()
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
            edited: None,
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
        let [moves, setup] = &STAGES;
        if state.opening.is_none() {
            return PhaseName { label: "SETUP".to_owned(), when: "the set-up".to_owned(), stage: setup };
        }
        let n = state.position.n_moves() + 1;
        PhaseName { label: format!("M{n}"), when: format!("move {n}"), stage: moves }
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }

    fn is_blind(&self, state: &State) -> bool {
        state.end.is_none()
    }

    fn seals(&self, state: &State) -> Vec<(Power, String)> {
        let opening = state.opening.iter();
        opening.flat_map(|opening| Side::ALL.map(|side| (side.power(), opening.seals[side].clone()))).collect()
    }

    fn hides_due(&self, _: &State) -> bool {
        false
    }

    fn due(&self, state: &State) -> Vec<Power> {
        match state.end {
            Some(_) => Vec::new(),
            None if state.opening.is_none() => self.played(),
            None => vec![state.position.to_move().power()],
        }
    }

    fn orders(&self, view: &View, line: &str) -> Vec<Result<Accepted<Order>, Rejected>> {
        let Some(side) = view.ordering_side() else {
            return vec![Err(Rejected::because("Only the two players give orders."))];
        };
        let accepted = |(order, warning)| Accepted { power: side.power(), order, warning };
        vec![self.read(view, side, line).map(accepted)]
    }

    fn letter(&self, view: &View, on_file: &[(Power, Order)], text: &[&str]) -> Vec<ReadText<Order>> {
        sentence::read(self, view, on_file, text)
    }

    fn begins_order(&self, line: &str) -> bool {
        moves::looks_like_move(line)
    }

    fn file(&self, _: &State, _: Power, on_file: &mut Vec<Order>, new: Order) {
        let is_plan = |order: &Order| matches!(order, Order::Plan(_) | Order::NoPlan);
        match new {
            Order::Setup(_) => on_file.clear(),
            Order::Move(_) => on_file.retain(is_plan),
            Order::Plan(_) | Order::NoPlan => on_file.retain(|order| !is_plan(order)),
        }
        on_file.push(new);
    }

    fn review(&self, view: &View, power: Power, orders: &[Order]) -> Review {
        let mut review = Review::default();
        let Some(side) = Side::of(power).filter(|_| view.end.is_none()) else { return review };
        if !view.is_set_up {
            if !orders.iter().any(|order| matches!(order, Order::Setup(_))) {
                review.missing.push(Note::of("Your set-up is missing."));
            }
            return review;
        }
        if view.position.to_move() != side {
            return review;
        }
        let plan = orders.iter().find_map(|order| if let Order::Plan(plan) = order { Some(plan) } else { None });
        let sent = orders.iter().find_map(|order| if let Order::Move(order) = order { Some(order) } else { None });
        match (sent, plan) {
            (None, None) => review.missing.push(Note::of("Your move is missing.")),
            (None, Some(plan)) => review.missing.extend(self.not_a_move(view, side, plan)),
            (Some(sent), Some(plan)) => review.warnings.extend(self.not_after(view, side, sent, plan)),
            (Some(_), None) => {}
        }
        review
    }

    fn options(&self, view: &View) -> Vec<String> {
        let side = match view.eyes {
            Eyes::Power(power) => Side::of(power),
            Eyes::Master => Some(view.position.to_move()),
            Eyes::Observer => None,
        };
        let Some(side) = side.filter(|_| view.end.is_none()) else { return Vec::new() };
        if !view.is_set_up {
            let names = setups::names(&self.army, &self.board);
            let lines = std::iter::once("RANDOM").chain(names).map(|name| format!("SETUP {name}"));
            return if view.side().is_some() { lines.collect() } else { Vec::new() };
        }
        if view.position.to_move() != side {
            return Vec::new();
        }
        let legal = self.moves(&view.position, side);
        legal.iter().map(|order| text::of_move(&self.board, order)).collect()
    }

    fn advise(&self, view: &View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Order>> {
        computer::advise(self, view, power, thinking)
    }

    fn reasons(&self, before: &View, events: &[Event], power: Power) -> Vec<Note> {
        computer::reasons(self, before, events, power)
    }

    fn forecast(&self, view: &View, orders: &[(Power, Order)]) -> Option<(View, Vec<Event>)> {
        let side = view.position.to_move();
        let order = self.own_move(view, side, orders)?;
        let mut after = view.clone();
        let id = after.position.id_at(order.from)?;
        let attacker = after.position.piece(id)?.rank?;
        let struck = after.position.id_at(order.to);
        let battle = match struck {
            None => None,
            Some(struck) => {
                let defender = after.position.piece(struck)?.rank?;
                let left = strike(attacker, defender, self.options.ties);
                Some(Battle { attacker, struck, defender: Some(defender), strike: left })
            }
        };
        if order.rescue.is_some() {
            return None;
        }
        self.make(&mut after.position, &order, battle.map(|battle| battle.strike), None)?;
        let ply = Ply { side, piece: id, from: order.from, to: order.to, battle, rescue: None };
        after.plies.push(ply);
        Some((after, vec![Event::Moved(ply)]))
    }

    fn adjudicate(&self, state: &State, orders: &[(Power, Order)], luck: &Luck) -> (State, Vec<Told<Event>>) {
        self.next_phase(state, orders, luck)
    }

    fn edit(&self, state: &State, lines: &[String]) -> Result<State, Vec<Note>> {
        edit::edit(self, state, lines)
    }

    fn check(&self, state: &State) -> Result<(), Note> {
        edit::check(self, state)
    }

    fn edit_parts(&self, state: &State) -> Vec<EditPart> {
        edit::parts(self, state)
    }

    fn told(&self, _: &State, after: &State, told: &[Told<Event>], eyes: Eyes) -> Vec<Event> {
        let sees = view::view(after, eyes).position;
        let may_know = told.iter().filter(|told| match (told.to, eyes) {
            (None, _) | (_, Eyes::Master) => true,
            (Some(to), Eyes::Power(power)) => to == power,
            (Some(_), Eyes::Observer) => false,
        });
        let masked = may_know.map(|told| match &told.event {
            Event::Moved(ply) => Event::Moved(view::seen(ply, &sees)),
            other => other.clone(),
        });
        masked.collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end?;
        let loser = end.winner.map(|winner| power(winner.other().name()));
        let by: Option<Sentence> = match end.why {
            Why::Flag => Some(say!("taking the flag")),
            Why::Immobile => loser.map(|loser| say!("{loser} cannot move", loser)),
            Why::BothImmobile => Some(say!("neither side can move")),
            Why::Quiet => {
                let n = self.options.quiet.unwrap_or_default();
                Some(say!("{n} moves by each side without a strike", n))
            }
            Why::Long => Some(say!("{} moves by each side", self.options.moves.unwrap_or_default())),
            Why::Missed => loser.map(|loser| say!("{loser} has sent no moves", loser)),
        };
        let by = by.map(Note::of);
        Some(match end.winner {
            Some(winner) => Outcome { how: How::Victory, powers: vec![winner.power()], by },
            None => Outcome { how: How::Draw, powers: self.played(), by },
        })
    }

    fn standing(&self, state: &State) -> Vec<u32> {
        let loser = state.end.and_then(|end| end.winner).map(Side::other);
        Side::ALL.map(|side| u32::from(loser != Some(side))).to_vec()
    }

    fn goal(&self, _: &State) -> Option<u32> {
        None
    }

    fn save(&self, state: &State) -> serde_json::Value {
        save::save(self, state)
    }

    fn load(&self, saved: &serde_json::Value) -> Result<State, String> {
        save::load(self, saved)
    }

    fn write_order(&self, order: &Order) -> String {
        text::of_order(&self.board, order)
    }

    fn read_order(&self, text: &str) -> Result<Order, String> {
        text::read(&self.board, text)
    }

    fn write_event(&self, event: &Event) -> serde_json::Value {
        save::event(self, event)
    }
}

impl Stratego {
    /// The first move of these orders: the one sent, or the first of a plan.
    fn own_move(&self, view: &View, side: Side, orders: &[(Power, Order)]) -> Option<Move> {
        let own = || orders.iter().filter(|(power, _)| *power == side.power()).map(|(_, order)| order);
        let sent = own().find_map(|order| if let Order::Move(order) = order { Some(*order) } else { None });
        let planned =
            own().find_map(|order| if let Order::Plan(plan) = order { Some(plan.steps.first()?.step) } else { None });
        sent.or(planned).filter(|order| self.check(&view.position, side, order).is_ok())
    }

    /// Explains why a plan alone is not a move, if it causes none now.
    fn not_a_move(&self, view: &View, side: Side, plan: &Plan) -> Option<Note> {
        let Some(step) = plan.steps.first() else {
            return Some(Note::of("Your move is missing: the plan has only answers."));
        };
        let is_free = view.position.at(step.step.to).is_none();
        match self.check(&view.position, side, &step.step) {
            Ok(()) if is_free != step.strikes => None,
            Ok(()) => Some(Note::of("Your move is missing: the plan begins with a strike where nobody stands.")),
            Err(why) => Some(Note::of(say!(
                "Your move is missing, and the plan cannot begin now: {}",
                self.reason(&view.position, side, &step.step, why)
            ))),
        }
    }

    /// Explains why a plan cannot follow a move, if that is so.
    fn not_after(&self, view: &View, side: Side, sent: &Move, plan: &Plan) -> Option<Note> {
        let step = plan.steps.first()?;
        let mut after = view.position.clone();
        let strikes = after.at(sent.to).is_some();
        if strikes {
            return Some(Note::of("Your move is a strike, and with it the plan ends."));
        }
        self.make(&mut after, sent, None, None)?;
        let why = self.check(&after, side, &step.step).err()?;
        Some(Note::of(say!(
            "The plan follows the move, and then it cannot begin: {}",
            self.reason(&after, side, &step.step, why)
        )))
    }
}
